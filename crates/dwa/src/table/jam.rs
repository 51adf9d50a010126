//! Jammed weapons (11.3).
use kernel::{
    Dice, Given, Need,
    written::{FaultReason, ValueFault},
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    journal::Outcome,
    table::weapons::{Fire, Weapon},
};

/// A burst that has been rolled, and its natural 1s. Modifiers and skills do not matter here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct JamCheck {
    #[schemars(extend("enum" = Weapon::able(|it| !matches!(it.profile().fire, Fire::Throw(_) | Fire::Launch | Fire::None))))]
    pub weapon: Weapon,
    #[schemars(title = "Natural 1s", range(min = 0, max = 20))]
    pub ones: u8,
}

/// How the weapon is afterwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Jam {
    Works,
    Jammed,
}

impl JamCheck {
    /// Whether second dice decide it.
    pub fn is_rolled(&self) -> bool {
        let thrown = matches!(self.weapon, Weapon::ThrowingKnife | Weapon::ThrowingAxe);
        let fire = self.weapon.profile().fire;
        let second = matches!(fire, Fire::Single | Fire::Automatic | Fire::Shotgun(_));
        0 < self.ones && second && !thrown && self.weapon != Weapon::Revolver
    }

    pub fn roll(&self, dice: &mut dyn Dice) -> Jam {
        if self.ones == 0 {
            return Jam::Works;
        }
        match self.weapon.profile().fire {
            Fire::MachineGun => self.machine_gun(dice),
            Fire::Flame => {
                dice.cite(rule!("dwa.jam.flamethrower"));
                Jam::Works
            }
            Fire::Single | Fire::Automatic | Fire::Shotgun(_) => self.second_dice(dice),
            Fire::Throw(_) | Fire::Launch | Fire::None => Jam::Works,
        }
    }

    fn machine_gun(&self, dice: &mut dyn Dice) -> Jam {
        dice.cite(rule!("dwa.jam.machine-gun"));
        if 3 <= self.ones { Jam::Jammed } else { Jam::Works }
    }

    fn second_dice(&self, dice: &mut dyn Dice) -> Jam {
        if self.weapon == Weapon::Revolver {
            dice.cite(rule!("dwa.jam.revolver"));
            return Jam::Works;
        }
        dice.cite(rule!("dwa.ruling.jam-scope"));
        if matches!(self.weapon, Weapon::ThrowingKnife | Weapon::ThrowingAxe) {
            return Jam::Works;
        }
        dice.needs(rule!("dwa.jam.roll"), &[Need::at_most(2, Outcome::Jams).dreaded()]);
        match dice.count(rule!("dwa.jam.roll"), u16::from(self.ones), 6, 1..=2) {
            0 => Jam::Works,
            _ => Jam::Jammed,
        }
    }
}

impl Given for JamCheck {
    const NAME: &'static str = "dwa.jam";
    const ABOUT: &'static str = "Whether a weapon jams after natural 1s.";
    type Result = Jam;

    fn check(&self) -> Result<(), ValueFault> {
        match self.weapon.profile().fire {
            Fire::Throw(_) | Fire::Launch => {
                Err(ValueFault::at("weapon", "takes one with attack dice; grenades go by dwa.jam.grenade"))
            }
            Fire::None => Err(ValueFault::at("weapon", "takes one that fires")),
            Fire::Single | Fire::Automatic | Fire::Shotgun(_) | Fire::MachineGun | Fire::Flame => {
                self.check_ones()
            }
        }
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Jam {
        self.roll(dice)
    }
}

impl JamCheck {
    fn check_ones(&self) -> Result<(), ValueFault> {
        // A cone rolls a die for each figure under it, so that only bursts have a known number.
        let dice = self.weapon.profile().rof;
        if self.weapon.cone().is_none() && dice < self.ones {
            return Err(ValueFault::at(
                "ones",
                FaultReason::takes(0..=dice).after(format!("with a {}", self.weapon.profile().name)),
            ));
        }
        Ok(())
    }
}

/// A grenade whose landing die showed a natural 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GrenadeJam {
    /// From a launcher, not by hand.
    pub launched: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Misfire {
    /// It lands as the first die says.
    Lands,
    /// It is spent without effect, and the launcher is jammed.
    Dud,
    /// The blast is centred on who threw or fired it; a launcher is jammed.
    Explodes,
}

impl GrenadeJam {
    pub fn roll(&self, dice: &mut dyn Dice) -> Misfire {
        dice.cite(rule!("dwa.ruling.jam-launcher"));
        let early = Need::at_most(1, Outcome::ExplodesInHand).dreaded();
        if !self.launched {
            dice.needs(rule!("dwa.jam.grenade"), &[early]);
            return match dice.die(rule!("dwa.jam.grenade"), 6) {
                1 => Misfire::Explodes,
                _ => Misfire::Lands,
            };
        }
        let dud = Need::between(2, 3, Outcome::Dud);
        dice.needs(rule!("dwa.jam.grenade-launcher"), &[early, dud]);
        match dice.die(rule!("dwa.jam.grenade-launcher"), 6) {
            1 => Misfire::Explodes,
            2 | 3 => Misfire::Dud,
            _ => Misfire::Lands,
        }
    }
}

impl Given for GrenadeJam {
    const NAME: &'static str = "dwa.jam.grenade";
    const ABOUT: &'static str = "The second die after a landing die of 1.";
    type Result = Misfire;

    fn resolve(&self, dice: &mut dyn Dice) -> Misfire {
        self.roll(dice)
    }
}
