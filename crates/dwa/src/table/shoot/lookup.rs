//! A row of the weapon table (11.1.2).
use kernel::{Dice, Given};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::table::weapons::{Category, Profile, Weapon};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Lookup {
    pub weapon: Weapon,
}

impl Given for Lookup {
    const NAME: &'static str = "dwa.shoot.weapon";
    const ABOUT: &'static str = "A weapon's row of the table: Mag, RoF, Cost, Range, CQM, Fall, Elim.";
    type Result = Profile;

    fn resolve(&self, dice: &mut dyn Dice) -> Profile {
        dice.cite(rule!("dwa.shoot.weapon-table"));
        dice.cite(rule!("dwa.shoot.weapon-columns"));
        dice.cite(rule!("dwa.cc.weapon-classes"));
        if self.weapon.profile().category != Category::Melee {
            dice.cite(rule!("dwa.ruling.improvised"));
        }
        if self.weapon == Weapon::Flamethrower {
            dice.cite(rule!("dwa.ruling.flamethrower-profile"));
        }
        *self.weapon.profile()
    }
}
