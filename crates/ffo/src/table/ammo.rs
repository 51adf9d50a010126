//! Running out of ammo and reloading (p. 24 and 25).
use kernel::{
    Dice, Given,
    written::{Nested, ValueFault},
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{
    dice::{Passed, passes},
    weapon::{Firing, Gun, Weapon},
};

/// Whether so many 1s among the dice of a firing empty the weapon.
pub fn runs_out(ones: u16, dice: &mut dyn Dice) -> bool {
    dice.cite(rule!("ffo.ammo.tight"));
    dice.cite(rule!("ffo.ruling.ammo-per-weapon"));
    2 <= ones
}

/// One firing, for its ammo alone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct AmmoCheck {
    pub firing: Firing,
}

impl Given for AmmoCheck {
    const NAME: &'static str = "ffo.ammo";
    const ABOUT: &'static str = "Whether a weapon is out of ammo once it is fired.";
    type Result = bool;

    fn check(&self) -> Result<(), ValueFault> {
        self.firing.check().within("firing")
    }

    fn resolve(&self, dice: &mut dyn Dice) -> bool {
        self.firing.roll(dice).out_of_ammo
    }
}

/// An empty weapon that somebody reloads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(extend("x-order" = ["weapon", "really_tight", "stockpiled", "last_reload_used"]))]
pub struct Reload {
    pub weapon: Weapon,
    /// Really Tight Ammo is played.
    pub really_tight: bool,
    /// An Item was burnt for the ammo of this very weapon.
    pub stockpiled: bool,
    /// The reload before this one was its last.
    pub last_reload_used: bool,
}

impl Default for Reload {
    fn default() -> Self {
        Reload {
            weapon: Weapon::Listed(Gun::BaPistol),
            really_tight: true,
            stockpiled: false,
            last_reload_used: false,
        }
    }
}

/// What an empty weapon is after that activation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reloaded {
    /// Empty for the rest of the Encounter.
    Out,
    /// Loaded, for the last time.
    ForTheLastTime,
    Loaded,
}

impl Reload {
    /// What two dice have to beat.
    pub fn target(&self, dice: &mut dyn Dice) -> i32 {
        let highest = i32::from(self.weapon.line(dice).ratings.highest());
        if !self.stockpiled {
            return highest;
        }
        dice.cite(rule!("ffo.ammo.stockpile"));
        highest - 1
    }
}

impl Given for Reload {
    const NAME: &'static str = "ffo.ammo.reload";
    const ABOUT: &'static str = "An empty weapon is reloaded.";
    type Result = Reloaded;

    fn check(&self) -> Result<(), ValueFault> {
        self.weapon.check().within("weapon")?;
        if !self.really_tight && (self.stockpiled || self.last_reload_used) {
            return Err(ValueFault::at("really_tight", "without it every reload succeeds"));
        }
        Ok(())
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Reloaded {
        dice.cite(rule!("ffo.ammo.reload"));
        dice.cite(rule!("ffo.ruling.reload-timing"));
        if !self.really_tight {
            return Reloaded::Loaded;
        }
        dice.cite(rule!("ffo.ammo.really-tight"));
        if self.last_reload_used {
            return Reloaded::Out;
        }
        let target = self.target(dice);
        let passed = passes(rule!("ffo.ammo.really-tight"), target, 2, dice);
        match Passed::of(passed, dice) {
            Passed::Two => Reloaded::Out,
            Passed::One => Reloaded::ForTheLastTime,
            Passed::None => Reloaded::Loaded,
        }
    }
}
