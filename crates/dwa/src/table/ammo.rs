//! Ammunition (11.1.1).
mod carry;
mod stock;

use kernel::{Dice, Given, Need, Roll, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub use self::{
    carry::Loadout,
    stock::{Reload, Reloaded, StartingClips, Stock, Unit},
};
use crate::{
    journal::Outcome,
    table::weapons::{Category, Weapon},
};

/// Which ammunition a weapon takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CategoryOf {
    pub weapon: Weapon,
}

impl Given for CategoryOf {
    const NAME: &'static str = "dwa.ammo.category";
    const ABOUT: &'static str = "Which ammunition a weapon takes.";
    type Result = Category;

    fn resolve(&self, dice: &mut dyn Dice) -> Category {
        dice.cite(rule!("dwa.ammo.categories"));
        let category = self.weapon.profile().category;
        if matches!(category, Category::Melee | Category::Fuel) || self.weapon == Weapon::SawnOffShotgun {
            dice.cite(rule!("dwa.ruling.carry"));
        }
        category
    }
}

/// A character who has run out looks through their pockets (16.5.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DeepPockets {
    #[schemars(extend("enum" = Weapon::able(|it| it.profile().mag.is_some())))]
    pub weapon: Weapon,
}

impl DeepPockets {
    /// The bursts found and loaded at once.
    pub fn search(&self, dice: &mut dyn Dice) -> u8 {
        dice.needs(rule!("dwa.skill.deep-pockets"), &[Need::at_least(6, Outcome::FindsMagazine)]);
        if dice.d6(rule!("dwa.skill.deep-pockets")) != 6 {
            return 0;
        }
        let rounds = dice.d6(rule!("dwa.ruling.skill-misc")) as u8;
        rounds.min(self.weapon.profile().mag.unwrap_or(0))
    }
}

impl Given for DeepPockets {
    const NAME: &'static str = "dwa.skill.deep-pockets";
    const ABOUT: &'static str = "The bursts that Deep pockets finds.";
    type Result = u8;
    const COUNTS: Option<(&'static str, &'static str)> = Some(("burst", "bursts"));

    fn check(&self) -> Result<(), ValueFault> {
        match self.weapon.profile().mag {
            Some(_) => Ok(()),
            None => Err(ValueFault::at("weapon", "takes one with a magazine")),
        }
    }

    fn resolve(&self, dice: &mut dyn Dice) -> u8 {
        self.search(dice)
    }
}
