//! Chainsaws (p. 29).
use kernel::{Dice, Given, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::table::{
    dice::{check_within, happens},
    weapon::INCH_MM,
};

/// What becomes of a chainsaw in the round in which it is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum SawAfter {
    Runs,
    /// To be started again.
    Stalled,
    OutOfGas,
}

/// By the 1s among all the dice of whoever uses it.
pub(super) fn after(ones: u16, dice: &mut dyn Dice) -> SawAfter {
    dice.cite(rule!("ffo.melee.chainsaw-stall"));
    dice.cite(rule!("ffo.melee.chainsaw-gas"));
    dice.cite(rule!("ffo.ruling.chainsaw"));
    match ones {
        0..=2 => SawAfter::Runs,
        3 => SawAfter::Stalled,
        4.. => SawAfter::OutOfGas,
    }
}

/// How many shots it is as loud as, each turn that it runs.
pub fn noise(dice: &mut dyn Dice) -> u16 {
    dice.cite(rule!("ffo.melee.chainsaw-noise"));
    6
}

/// A chainsaw that is started.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct SawStart {
    /// It has stalled.
    pub stalled: bool,
    /// How far the nearest zombie is that moves towards whoever starts it.
    #[schemars(range(min = 0, max = 5000))]
    pub zombie_mm: Option<i32>,
}

impl Given for SawStart {
    const NAME: &'static str = "ffo.melee.chainsaw";
    const ABOUT: &'static str = "Whether a chainsaw starts.";
    type Result = bool;

    fn check(&self) -> Result<(), ValueFault> {
        check_within("zombie_mm", self.zombie_mm.unwrap_or(0), 0, 5000)
    }

    fn resolve(&self, dice: &mut dyn Dice) -> bool {
        dice.cite(rule!("ffo.melee.chainsaw"));
        dice.cite(rule!("ffo.ruling.chainsaw"));
        let pressed = self.zombie_mm.is_some_and(|mm| mm <= 12 * INCH_MM);
        if !self.stalled && !pressed {
            return true;
        }
        happens(rule!("ffo.melee.chainsaw-stall"), 3, dice)
    }
}
