//! The four ways to read dice (2.4).
use kernel::{
    Dice, Given, Need, RuleId,
    written::{FaultReason, ValueFault},
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::journal::Outcome;

/// The class of a result: three passed dice and more count as two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Passed {
    None,
    One,
    TwoOrMore,
}

impl Passed {
    pub const ALL: [Passed; 3] = [Passed::None, Passed::One, Passed::TwoOrMore];

    /// The class of so many passed dice.
    pub fn of(passed: u16, dice: &mut dyn Dice) -> Passed {
        dice.cite(rule!("atzr.dice.pass-result-classes"));
        match passed {
            0 => Passed::None,
            1 => Passed::One,
            _ => Passed::TwoOrMore,
        }
    }
}

/// Of `n` dice, how many are passed: each shows the Rep or less.
pub fn passes(why: RuleId, rep: i32, n: i32, dice: &mut dyn Dice) -> u16 {
    dice.cite(rule!("atzr.dice.pass"));
    dice.count(why, how_many(n), 6, 1..=how_many(rep))
}

/// Of `n` dice, how many are successes: 1, 2 or 3.
pub fn successes(why: RuleId, n: i32, dice: &mut dyn Dice) -> u16 {
    dice.cite(rule!("atzr.dice.success"));
    dice.count(why, how_many(n), 6, 1..=3)
}

/// One die is read as rolled, two are read and added.
pub fn read(why: RuleId, n: u16, dice: &mut dyn Dice) -> i32 {
    dice.cite(rule!("atzr.dice.read-and-add"));
    dice.pool(why, n, 6).iter().map(|&it| i32::from(it)).sum()
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

/// The highest Rep that a procedure takes: a Star of a campaign may rise past it, but hardly one comes that far.
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
    const NAME: &'static str = "atzr.dice.pass";
    const ABOUT: &'static str = "Dice against Rep: two or more passed, one, or none.";
    type Result = Passed;

    fn check(&self) -> Result<(), ValueFault> {
        check_rep("rep", self.rep)?;
        check_within("dice", self.dice, 0, MOST)
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Passed {
        let passed = passes(rule!("atzr.dice.pass"), self.rep, self.dice, dice);
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
    const NAME: &'static str = "atzr.dice.success";
    const ABOUT: &'static str = "How many dice show 1, 2 or 3.";
    type Result = u16;
    const COUNTS: Option<(&'static str, &'static str)> = Some(("success", "successes"));

    fn check(&self) -> Result<(), ValueFault> {
        check_within("dice", self.dice, 0, MOST)
    }

    fn resolve(&self, dice: &mut dyn Dice) -> u16 {
        successes(rule!("atzr.dice.success"), self.dice, dice)
    }
}

/// Dice that are read and added.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct ReadDice {
    #[schemars(range(min = 1, max = 2))]
    pub dice: u16,
}

impl Default for ReadDice {
    fn default() -> Self {
        ReadDice { dice: 2 }
    }
}

impl Given for ReadDice {
    const NAME: &'static str = "atzr.dice.read";
    const ABOUT: &'static str = "One die as rolled, or two added.";
    type Result = i32;

    fn check(&self) -> Result<(), ValueFault> {
        check_within("dice", self.dice.into(), 1, 2)
    }

    fn resolve(&self, dice: &mut dyn Dice) -> i32 {
        read(rule!("atzr.dice.read-and-add"), self.dice, dice)
    }
}
