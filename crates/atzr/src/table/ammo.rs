//! Tight ammo (10.4).
use kernel::{Dice, Given, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::table::dice::{MOST, check_within};

/// Whether so many ones in one firing leave a weapon empty.
pub fn runs_out(ones: u16, dice: &mut dyn Dice) -> bool {
    if ones < 2 {
        return false;
    }
    dice.cite(rule!("atzr.ammo.out"));
    true
}

/// One firing of a weapon, looked at for its ones alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct AmmoCheck {
    /// Fire Dice rolled; those of a Shotgun are 6.
    #[schemars(range(min = 1, max = 20))]
    pub fire_dice: u16,
}

impl Default for AmmoCheck {
    fn default() -> Self {
        AmmoCheck { fire_dice: 3 }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ammo {
    OutOfAmmo,
    Loaded,
}

impl Given for AmmoCheck {
    const NAME: &'static str = "atzr.ammo";
    const ABOUT: &'static str = "Whether a weapon is Out of Ammo after it has fired.";
    type Result = Ammo;

    fn check(&self) -> Result<(), ValueFault> {
        check_within("fire_dice", self.fire_dice.into(), 1, MOST)
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Ammo {
        let ones = dice.count(rule!("atzr.ammo.out"), self.fire_dice, 6, 1..=1);
        if runs_out(ones, dice) { Ammo::OutOfAmmo } else { Ammo::Loaded }
    }
}
