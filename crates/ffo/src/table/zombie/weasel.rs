//! Popping the weasel (p. 50): a zombie from behind, or one that lies there.
use kernel::{
    Dice, Given,
    written::{Nested, ValueFault},
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::table::{
    ammo::runs_out,
    melee::{Fighter, MeleeBlow, Round, SawAfter, damage},
    weapon::{Gun, Weapon},
};

/// Somebody shoots it; it is Obviously Dead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Pop {
    pub weapon: Weapon,
}

impl Default for Pop {
    fn default() -> Self {
        Pop { weapon: Weapon::Listed(Gun::Pistol) }
    }
}

/// What it costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Popped {
    /// How many shots are heard.
    pub noise: u16,
    pub out_of_ammo: bool,
}

impl Pop {
    /// How many shots are heard, before the dice.
    pub fn noise(self, dice: &mut dyn Dice) -> u16 {
        let line = self.weapon.line(dice);
        if line.silent { 0 } else { line.ratings.lowest().into() }
    }

    pub fn fire(self, dice: &mut dyn Dice) -> Popped {
        let why = rule!("ffo.zombie.pop-the-weasel");
        dice.cite(rule!("ffo.ruling.weasel"));
        let line = self.weapon.line(dice);
        if line.bonus_dice != 0 {
            dice.cite(rule!("ffo.ruling.shotgun"));
        }
        let n = u16::from(line.ratings.lowest());
        let ones = dice.count(why, n, 6, 1..=1);
        let out_of_ammo = line.single_shot || !line.thrown && runs_out(ones, dice);
        Popped { noise: self.noise(dice), out_of_ammo }
    }
}

impl Given for Pop {
    const NAME: &'static str = "ffo.zombie.pop";
    const ABOUT: &'static str =
        "Somebody shoots a zombie from behind, or one that lies there: what it costs.";
    type Result = Popped;

    fn check(&self) -> Result<(), ValueFault> {
        self.weapon.check().within("weapon")
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Popped {
        self.fire(dice)
    }
}

/// Somebody strikes it, and it does not fight back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(extend("x-order" = ["human", "prone"]))]
pub struct Stab {
    pub human: Fighter,
    /// It lies there.
    pub prone: bool,
}

/// What the blow does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Stabbed {
    pub zombie: MeleeBlow,
    /// What becomes of a chainsaw.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub saw: Option<SawAfter>,
}

impl Stab {
    pub fn strike(&self, dice: &mut dyn Dice) -> Stabbed {
        dice.cite(rule!("ffo.zombie.pop-the-weasel"));
        dice.cite(rule!("ffo.ruling.weasel"));
        let zombie = Fighter { prone: self.prone, ..Fighter::zombie() };
        let (successes, saw) = self.human.roll(&zombie, dice);
        let round = Round::of(successes, 0, dice);
        Stabbed { zombie: damage(round.impact, &self.human, &zombie, dice), saw }
    }
}

impl Given for Stab {
    const NAME: &'static str = "ffo.zombie.pop.melee";
    const ABOUT: &'static str = "Somebody strikes a zombie from behind, or one that lies there.";
    type Result = Stabbed;

    fn check(&self) -> Result<(), ValueFault> {
        if self.human.zombie {
            return Err(ValueFault::at("human", "zombies do not strike zombies"));
        }
        self.human.check().within("human")
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Stabbed {
        self.strike(dice)
    }
}
