//! The clock face that says where zombies come from (p. 46) and go to (p. 48).
use kernel::{Dice, Given, Roll, RuleId, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::MOST_ZOMBIES;
use crate::table::dice::check_within;

/// A direction from a spot: 2, 4, 6, 8, 10 or 12 o'clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(transparent)]
pub struct Hour(i32);

impl Hour {
    pub const fn oclock(self) -> i32 {
        self.0
    }

    /// Clockwise from the far edge of the table.
    pub const fn bearing_degrees(self) -> i32 {
        self.0 % 12 * 30
    }

    /// One die, doubled.
    pub(super) fn roll(why: RuleId, dice: &mut dyn Dice) -> Hour {
        Hour(2 * dice.d6(why))
    }
}

/// A direction for each of several zombies.
pub type Places = SmallVec<[Hour; 6]>;

/// Zombies that have just been generated at one spot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Placement {
    #[schemars(range(min = 0, max = MOST_ZOMBIES))]
    pub zombies: u16,
}

impl Default for Placement {
    fn default() -> Self {
        Placement { zombies: 1 }
    }
}

impl Placement {
    /// In the order of the dice that brought them.
    pub fn roll(self, dice: &mut dyn Dice) -> Places {
        dice.cite(rule!("ffo.ruling.battle-dice-order"));
        each(rule!("ffo.zombie.place-clock"), self.zombies, dice)
    }
}

/// A direction of its own for each.
pub(super) fn each(why: RuleId, n: u16, dice: &mut dyn Dice) -> Places {
    dice.cite(rule!("ffo.ruling.clock-orientation"));
    (0..n).map(|_| Hour::roll(why, dice)).collect()
}

impl Given for Placement {
    const NAME: &'static str = "ffo.zombie.place";
    const ABOUT: &'static str = "Where zombies come on: at which hours of a clock, 12 inches away.";
    type Result = Places;

    fn check(&self) -> Result<(), ValueFault> {
        check_within("zombies", self.zombies.into(), 0, MOST_ZOMBIES)
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Places {
        self.roll(dice)
    }
}
