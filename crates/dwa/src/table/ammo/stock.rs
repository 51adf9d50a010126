//! What a weapon is loaded with, what is left for it, and reloading (9.1, 11.1.1).
use kernel::{
    Dice, Given, Roll,
    written::{FaultReason, ValueFault},
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::table::{
    setup,
    weapons::{Category, Weapon},
};

/// How spare ammunition is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unit {
    /// A whole magazine or belt; what is left in the old one is thrown away.
    Clip,
    /// Shells, arrows and launched grenades, one burst each.
    Single,
    /// What is thrown; it needs no reload.
    Piece,
    /// A flamethrower's.
    Tank,
    None,
}

impl Weapon {
    pub fn unit(self) -> Unit {
        match (self.profile().category, self.profile().mag) {
            (Category::Bullets | Category::Belt, _) => Unit::Clip,
            (Category::Shells | Category::Arrows, _) | (Category::Grenades, Some(_)) => Unit::Single,
            (Category::HandThrown, _) | (Category::Grenades, None) => Unit::Piece,
            (Category::Fuel, _) => Unit::Tank,
            (Category::Melee, _) => Unit::None,
        }
    }
}

/// Ammunition for one weapon.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(extend("x-order" = ["loaded", "spare"]))]
pub struct Stock {
    /// Bursts in the weapon, or pieces at hand.
    #[schemars(range(min = 0, max = 99))]
    pub loaded: u8,
    /// Spare clips, or single shells, arrows or grenades.
    #[schemars(range(min = 0, max = 99))]
    pub spare: u8,
}

/// What a character starts with for one weapon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct StartingClips {
    pub weapon: Weapon,
}

impl StartingClips {
    pub fn roll(&self, dice: &mut dyn Dice) -> Stock {
        let why = rule!("dwa.ammo.starting-clips");
        dice.cite(rule!("dwa.ruling.clip"));
        let mag = self.weapon.profile().mag.unwrap_or(0);
        match self.weapon.unit() {
            Unit::Clip => Stock { loaded: mag, spare: setup::d3(why, dice) - 1 },
            Unit::Single if mag == 1 => {
                let d6 = if self.weapon == Weapon::GrenadeLauncher { 1 } else { 2 };
                Stock { loaded: 1, spare: dice.sum_of_d6(why, d6) as u8 - 1 }
            }
            Unit::Single => Stock { loaded: mag, spare: (setup::d3(why, dice) - 1) * mag },
            Unit::Piece => Stock { loaded: setup::d3(why, dice), spare: 0 },
            Unit::Tank => Stock { loaded: 1, spare: 0 },
            Unit::None => Stock::default(),
        }
    }
}

impl Given for StartingClips {
    const NAME: &'static str = "dwa.ammo.starting-clips";
    const ABOUT: &'static str = "The ammunition a character starts with for one weapon.";
    type Result = Stock;

    fn resolve(&self, dice: &mut dyn Dice) -> Stock {
        self.roll(dice)
    }
}

/// A weapon about to be reloaded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(example = serde_json::json!({ "weapon": "pistol", "stock": { "loaded": 2, "spare": 1 } }))]
pub struct Reload {
    #[schemars(extend("enum" = Weapon::able(|it| it.profile().mag.is_some())))]
    pub weapon: Weapon,
    pub stock: Stock,
}

/// The stock afterwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Reloaded {
    pub stock: Stock,
    /// Bursts thrown away with the old clip.
    pub lost: u8,
}

impl Reload {
    /// Whether there is anything to put in and room for it.
    pub fn is_possible(&self) -> bool {
        let mag = self.weapon.profile().mag.unwrap_or(0);
        self.stock.loaded < mag && 0 < self.stock.spare
    }

    pub fn reload(&self, dice: &mut dyn Dice) -> Reloaded {
        let Stock { loaded, spare } = self.stock;
        if !self.is_possible() {
            return Reloaded { stock: self.stock, lost: 0 };
        }
        dice.cite(rule!("dwa.ammo.reload"));
        dice.cite(rule!("dwa.ruling.ammo-exchange"));
        let mag = self.weapon.profile().mag.unwrap_or(0);
        match self.weapon.unit() {
            Unit::Clip => Reloaded { stock: Stock { loaded: mag, spare: spare - 1 }, lost: loaded },
            Unit::Single | Unit::Piece | Unit::Tank | Unit::None => {
                let filled = spare.min(mag - loaded);
                Reloaded { stock: Stock { loaded: loaded + filled, spare: spare - filled }, lost: 0 }
            }
        }
    }
}

impl Given for Reload {
    const NAME: &'static str = "dwa.ammo.reload";
    const ABOUT: &'static str = "What a weapon holds after a reload.";
    type Result = Reloaded;

    fn check(&self) -> Result<(), ValueFault> {
        let Some(mag) = self.weapon.profile().mag else {
            return Err(ValueFault::at("weapon", "takes one with a magazine"));
        };
        if mag < self.stock.loaded {
            return Err(ValueFault::at(
                "loaded",
                FaultReason::takes(0..=mag).after(format!("with a {}", self.weapon.profile().name)),
            )
            .within("stock"));
        }
        Ok(())
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Reloaded {
        self.reload(dice)
    }
}
