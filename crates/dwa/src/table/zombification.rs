//! Turning into a zombie, and zombies with firearms (12.7).
use kernel::{Dice, Given, Need, Roll, Sum, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::journal::Outcome;

/// A body on the table, at the beginning of a turn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(example = serde_json::json!({ "wounds": 2, "turns": 1 }))]
pub struct ZombificationTest {
    /// The wounds they had when they were eliminated.
    #[schemars(range(min = 0, max = 20))]
    pub wounds: u8,
    /// Turns since then: 1 in the turn after.
    #[schemars(range(min = 1, max = 100))]
    pub turns: u16,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Turning {
    LiesStill,
    Turns,
}

impl ZombificationTest {
    /// The highest die on which he turns: it must stay below his wounds and the turns together.
    pub fn value(&self) -> Sum {
        let mut sum = Sum::default();
        sum.add(rule!("dwa.zombification.test"), i32::from(self.wounds));
        sum.add(rule!("dwa.zombification.repeat"), i32::from(self.turns));
        sum.add(rule!("dwa.zombification.test"), -1);
        sum
    }

    pub fn roll(&self, dice: &mut dyn Dice) -> Turning {
        let rises = Need::at_most(self.value().total(), Outcome::Rises).dreaded();
        dice.needs(rule!("dwa.zombification.test"), &[rises]);
        let die = dice.d6(rule!("dwa.zombification.test"));
        if die <= dice.plus(&self.value()) {
            return Turning::Turns;
        }
        Turning::LiesStill
    }
}

impl Given for ZombificationTest {
    const NAME: &'static str = "dwa.zombification";
    const ABOUT: &'static str = "A zombification test: an eliminated human lies still or turns.";
    type Result = Turning;

    fn check(&self) -> Result<(), ValueFault> {
        if self.turns == 0 {
            return Err(ValueFault::at(
                "turns",
                "1 or more; the first test is in the turn after the elimination",
            ));
        }
        Ok(())
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Turning {
        self.roll(dice)
    }
}

/// A zombie that holds a firearm looses it off; weapon and range no longer matter.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ArmedZombie {}

/// What the shot does: a fallen human has a wound as well.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ArmedZombieShot {
    Miss,
    Fall,
}

impl ArmedZombie {
    pub fn fire(&self, dice: &mut dyn Dice) -> ArmedZombieShot {
        dice.cite(rule!("dwa.ruling.armed-zombie"));
        let why = rule!("dwa.zombification.armed-zombie-roll");
        dice.needs(why, &[Need::at_least(6, Outcome::Falls)]);
        if dice.d6(why) == 6 {
            return ArmedZombieShot::Fall;
        }
        ArmedZombieShot::Miss
    }
}

impl Given for ArmedZombie {
    const NAME: &'static str = "dwa.zombification.armed-zombie";
    const ABOUT: &'static str = "The shot of a zombie with a firearm at the figure closest to it.";
    type Result = ArmedZombieShot;

    fn resolve(&self, dice: &mut dyn Dice) -> ArmedZombieShot {
        self.fire(dice)
    }
}
