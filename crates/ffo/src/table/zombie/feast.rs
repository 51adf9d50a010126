//! Zombies that feed (p. 48): for how long, and where they go afterwards.
use kernel::{Dice, Given, Roll, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{MOST_ZOMBIES, Places, clock::each};
use crate::table::dice::check_within;

/// A zombie reaches somebody who lies there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Feast {
    /// Others feed there already, for so many turns more.
    #[schemars(range(min = 1, max = 6))]
    pub turns_left: Option<i32>,
}

impl Feast {
    /// How many turns are left of it.
    pub fn turns(self, dice: &mut dyn Dice) -> i32 {
        let why = rule!("ffo.zombie.feast-duration");
        dice.cite(why);
        self.turns_left.unwrap_or_else(|| dice.d6(why))
    }
}

impl Given for Feast {
    const NAME: &'static str = "ffo.zombie.feast";
    const ABOUT: &'static str = "How many turns zombies feed on somebody.";
    type Result = i32;
    const COUNTS: Option<(&'static str, &'static str)> = Some(("turn", "turns"));

    fn check(&self) -> Result<(), ValueFault> {
        check_within("turns_left", self.turns_left.unwrap_or(1), 1, 6)
    }

    fn resolve(&self, dice: &mut dyn Dice) -> i32 {
        self.turns(dice)
    }
}

/// Nothing is left, and they go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct FeastEnd {
    #[schemars(range(min = 1, max = MOST_ZOMBIES))]
    pub zombies: u16,
}

impl Default for FeastEnd {
    fn default() -> Self {
        FeastEnd { zombies: 1 }
    }
}

impl FeastEnd {
    pub fn roll(self, dice: &mut dyn Dice) -> Places {
        each(rule!("ffo.zombie.feast-end"), self.zombies, dice)
    }
}

impl Given for FeastEnd {
    const NAME: &'static str = "ffo.zombie.feast.end";
    const ABOUT: &'static str = "Where zombies go when a feast is over: at which hours of a clock.";
    type Result = Places;

    fn check(&self) -> Result<(), ValueFault> {
        check_within("zombies", self.zombies.into(), 1, MOST_ZOMBIES)
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Places {
        self.roll(dice)
    }
}
