//! The machine gun (11.2.7.2).
use kernel::{Dice, Given, Sum, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::journal::Incident;
use crate::table::{
    handling::Handling,
    shoot::{Scores, Tally},
    weapons::Weapon,
};

/// Dice of one machine gun burst, whatever the weapon (11.2.7.2, 16.5.3).
const DICE: u8 = 10;

/// How far the circle may be moved between the bursts of a braced gun (11.2.7.2).
pub const BRACED_SHIFT_MM: i32 = 200;

/// The circle of a burst (11.2.7.2).
pub const CIRCLE_DIAMETER_MM: i32 = 100;

/// One burst into the circle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MgBurst {
    /// The machine gun, or what a Killer fires like one.
    #[serde(default = "machine_gun")]
    #[schemars(extend("enum" = Weapon::able(|it| it == Weapon::MachineGun || it.is_automatic())))]
    pub weapon: Weapon,
    #[serde(default)]
    pub handling: Handling,
    #[serde(default)]
    pub skill: Option<MgSkill>,
}

/// The skills that change the dice of a machine gun (16.5.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum MgSkill {
    Gunner,
    DoubleTap,
}

impl MgBurst {
    pub fn modifiers(&self) -> Sum {
        let mut sum = Sum::default();
        self.handling.add_to(self.weapon, &mut sum);
        sum
    }

    /// The hits, which the player divides among those in the circle.
    pub fn fire(&self, dice: &mut dyn Dice) -> Tally {
        dice.cite(rule!("dwa.shoot.range-template-exempt"));
        dice.cite(rule!("dwa.shoot.aim-template"));
        let scores = self.scores(dice);
        let sum = self.modifiers();
        if !sum.is_empty() {
            dice.cite(rule!("dwa.ruling.template-modifiers"));
            self.handling.cite(self.weapon, dice);
        }
        let plus = dice.plus(&sum);
        let tally = Tally::roll(rule!("dwa.mg.roll"), DICE, plus, scores, dice);
        if 0 < tally.elims + tally.falls {
            let note = || Incident::Scores { eliminates: tally.elims, fells: tally.falls }.into();
            dice.came(rule!("dwa.mg.roll"), &note);
        }
        tally
    }

    fn scores(&self, dice: &mut dyn Dice) -> Scores {
        if self.weapon != Weapon::MachineGun {
            dice.cite(rule!("dwa.skill.killer"));
            dice.cite(rule!("dwa.ruling.skill-misc"));
        }
        let plain = Scores { fall: Some(4), elim: Some(5) };
        match self.skill {
            None => plain,
            Some(MgSkill::DoubleTap) => plain.double_tap(dice),
            Some(MgSkill::Gunner) => {
                dice.cite(rule!("dwa.skill.gunner"));
                Scores { fall: None, elim: Some(4) }
            }
        }
    }
}

fn machine_gun() -> Weapon {
    Weapon::MachineGun
}

impl Given for MgBurst {
    const NAME: &'static str = "dwa.mg";
    const ABOUT: &'static str = "The ten dice of a machine gun burst.";
    type Result = Tally;

    fn check(&self) -> Result<(), ValueFault> {
        if self.weapon == Weapon::MachineGun {
            return Ok(());
        }
        if !self.weapon.is_automatic() {
            return Err(ValueFault::at("weapon", "takes machine-gun, assault-rifle or sub-machine-gun"));
        }
        if self.skill.is_some() {
            return Err(ValueFault::at(
                "skill",
                "takes none with what a Killer fires, whose skill of the turn is used",
            ));
        }
        Ok(())
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Tally {
        self.fire(dice)
    }
}
