//! How dice are read (p. 2 and 3).
use kernel::{
    Dice, Given, Need, Roll, RuleId,
    written::{FaultReason, ValueFault},
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
