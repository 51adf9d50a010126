//! How dice are read (p. 2 and 3).
use kernel::{
    Dice, Given, Need, Roll, RuleId, Sum,
    written::{FaultReason, Nested, ValueFault},
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::journal::Outcome;

/// The rows of a table that is read by passed dice: more than two count as two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Passed {
    None,
    One,
    Two,
}

impl Passed {
    pub const ALL: [Passed; 3] = [Passed::None, Passed::One, Passed::Two];

    /// The row of so many passed dice.
    pub fn of(passed: u16, dice: &mut dyn Dice) -> Passed {
        dice.cite(rule!("ffo.ruling.pass-cap"));
        match passed {
            0 => Passed::None,
            1 => Passed::One,
            _ => Passed::Two,
        }
    }
}

/// Of `n` dice, how many are passed: each by itself shows the target number or less.
pub fn passes(why: RuleId, target: i32, n: i32, dice: &mut dyn Dice) -> u16 {
    dice.cite(rule!("ffo.dice.pass"));
    dice.count(why, how_many(n), 6, 1..=how_many(target))
}

/// Whether one die shows the target number or less.
pub fn passes_one(why: RuleId, target: i32, dice: &mut dyn Dice) -> bool {
    passes(why, target, 1, dice) == 1
}

/// Of `n` dice, how many are successes: 1, 2 or 3.
pub fn successes(why: RuleId, n: i32, dice: &mut dyn Dice) -> u16 {
    dice.cite(rule!("ffo.dice.successes"));
    dice.count(why, how_many(n), 6, 1..=3)
}

/// The book's "(1-2)": whether one die, rolled at once, shows at most so much.
pub fn happens(why: RuleId, most: i32, dice: &mut dyn Dice) -> bool {
    dice.cite(rule!("ffo.dice.possibility"));
    dice.d6(why) <= most
}

/// Dice that are read as rolled, several of them added.
pub fn read(why: RuleId, n: u16, dice: &mut dyn Dice) -> i32 {
    dice.cite(rule!("ffo.dice.sum"));
    dice.sum_of_d6(why, n)
}

/// 1/2d6: half of one die, rounded up.
pub fn half_d6(why: RuleId, dice: &mut dyn Dice) -> i32 {
    dice.cite(rule!("ffo.dice.half-d6"));
    (dice.d6(why) + 1) / 2
}

/// Says what each face of the next die comes to, for whoever tells of it; nothing where all come to the same.
pub fn tell_faces(why: RuleId, dice: &mut dyn Dice, comes_to: impl Fn(i32) -> Option<Outcome>) {
    let mut needs: SmallVec<[Need; 4]> = SmallVec::new();
    for face in 1..=6 {
        let Some(outcome) = comes_to(face) else { continue };
        match needs.last_mut() {
            Some(last) if last.what == outcome.term() && last.most == Some(face - 1) => {
                last.most = Some(face);
            }
            _ => needs.push(Need::between(face, face, outcome)),
        }
    }
    // A single face is told as that face, however many such dice are read one by one.
    for need in needs.iter_mut().filter(|it| it.least != it.most) {
        need.least = need.least.filter(|it| *it != 1);
        need.most = need.most.filter(|it| *it != 6);
    }
    if needs.iter().any(|it| it.least.is_some() || it.most.is_some()) {
        dice.needs(why, &needs);
    }
}

/// What a table with a number in its upper left corner begins with: so many dice. With a word there they are as many as its value.
pub fn corner(why: RuleId, n: i32, dice: &mut dyn Dice) -> Sum {
    dice.cite(rule!("ffo.dice.how-many"));
    let mut sum = Sum::default();
    sum.add(why, n);
    sum
}

/// Places from the highest Rep to the lowest, equals as given.
pub(crate) fn from_highest(reps: &[i32]) -> SmallVec<[usize; 4]> {
    let mut order: SmallVec<[usize; 4]> = (0..reps.len()).collect();
    order.sort_by_key(|&at| std::cmp::Reverse(reps[at]));
    order
}

/// What `check` says of a list that takes from so many to so many.
pub(crate) fn check_len(name: &'static str, n: usize, least: usize, most: usize) -> Result<(), ValueFault> {
    if (least..=most).contains(&n) {
        return Ok(());
    }
    Err(ValueFault::at(name, FaultReason::takes(least as i64..=most as i64)))
}

/// Faults of one in a list.
pub(crate) fn check_each<T>(
    name: &'static str,
    list: &[T],
    check: impl Fn(&T) -> Result<(), ValueFault>,
) -> Result<(), ValueFault> {
    list.iter().enumerate().try_for_each(|(at, it)| check(it).within(at).within(name))
}

/// Fewer than no dice are none.
fn how_many(n: i32) -> u16 {
    u16::try_from(n.max(0)).unwrap_or(u16::MAX)
}

/// The most dice that a procedure takes.
pub const MOST: i32 = 20;

/// The highest Rep that a procedure takes: a Star of a campaign may rise without a limit, but hardly one comes that far.
pub const MOST_REP: i32 = 10;

/// What `check` says of a Rep.
pub fn check_rep(name: &'static str, rep: i32) -> Result<(), ValueFault> {
    check_within(name, rep, 0, MOST_REP)
}

/// What `check` says of a number that must be within bounds.
pub fn check_within(name: &'static str, n: i32, least: i32, most: i32) -> Result<(), ValueFault> {
    let bounds = least..=most;
    if bounds.contains(&n) { Ok(()) } else { Err(ValueFault::at(name, FaultReason::takes(bounds))) }
}

/// Dice to be passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct PassDice {
    /// The target number, mostly Rep.
    #[schemars(range(min = 0, max = MOST_REP))]
    pub rep: i32,
    #[schemars(range(min = 0, max = 20))]
    pub dice: i32,
}

impl Default for PassDice {
    fn default() -> Self {
        PassDice { rep: 4, dice: 2 }
    }
}

impl Given for PassDice {
    const NAME: &'static str = "ffo.dice.pass";
    const ABOUT: &'static str = "Dice against Rep: two passed, one, or none.";
    type Result = Passed;

    fn check(&self) -> Result<(), ValueFault> {
        check_rep("rep", self.rep)?;
        check_within("dice", self.dice, 0, MOST)
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Passed {
        let passed = passes(rule!("ffo.dice.pass"), self.rep, self.dice, dice);
        Passed::of(passed, dice)
    }
}

/// Dice of which the successes count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct SuccessDice {
    #[schemars(range(min = 0, max = 20))]
    pub dice: i32,
}

impl Default for SuccessDice {
    fn default() -> Self {
        SuccessDice { dice: 4 }
    }
}

impl Given for SuccessDice {
    const NAME: &'static str = "ffo.dice.successes";
    const ABOUT: &'static str = "How many dice show 1, 2 or 3.";
    type Result = u16;
    const COUNTS: Option<(&'static str, &'static str)> = Some(("success", "successes"));

    fn check(&self) -> Result<(), ValueFault> {
        check_within("dice", self.dice, 0, MOST)
    }

    fn resolve(&self, dice: &mut dyn Dice) -> u16 {
        successes(rule!("ffo.dice.successes"), self.dice, dice)
    }
}

/// A table and what stands in its upper left corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct TableDice {
    /// The number in the corner; without it a word stands there, and each point of its value is a die.
    #[schemars(range(min = 1, max = 6))]
    pub number: Option<i32>,
    /// Of the word, or what the dice are held against: mostly Rep.
    #[schemars(range(min = 0, max = MOST_REP))]
    pub value: i32,
    /// Modifiers in dice, such as -1d6.
    #[schemars(range(min = -6, max = 6))]
    pub dice_modifier: i32,
    /// Modifiers of the value, such as -1 to Rep.
    #[schemars(range(min = -6, max = 6))]
    pub value_modifier: i32,
}

impl Default for TableDice {
    fn default() -> Self {
        TableDice { number: Some(2), value: 4, dice_modifier: 0, value_modifier: 0 }
    }
}

/// How many dice a table rolls, and the value after its modifiers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct HowMany {
    pub dice: i32,
    pub value: i32,
}

impl Given for TableDice {
    const NAME: &'static str = "ffo.dice.how-many";
    const ABOUT: &'static str = "How many dice a table rolls, by its upper left corner and its modifiers.";
    type Result = HowMany;

    fn check(&self) -> Result<(), ValueFault> {
        check_within("number", self.number.unwrap_or(1), 1, 6)?;
        check_rep("value", self.value)?;
        check_within("dice_modifier", self.dice_modifier, -6, 6)?;
        check_within("value_modifier", self.value_modifier, -6, 6)
    }

    fn resolve(&self, dice: &mut dyn Dice) -> HowMany {
        let value = (self.value + self.value_modifier).max(0);
        let n = corner(rule!("ffo.dice.how-many"), self.number.unwrap_or(value), dice).total();
        HowMany { dice: (n + self.dice_modifier).max(0), value }
    }
}
