//! A weapon that is fired: how many dice, and which of them count (p. 23 and 26).
use kernel::{
    Dice, Faces, Given,
    written::{FaultReason, Nested, ValueFault},
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Gun, GunLine, Weapon};
use crate::table::ammo::runs_out;

/// One weapon, and how it is fired.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(extend("x-order" = ["weapon", "rating", "one_shot_each"]))]
pub struct Firing {
    pub weapon: Weapon,
    /// The Target Rating in use, where it has two; without it the higher.
    #[serde(default)]
    #[schemars(range(min = 1, max = 10))]
    pub rating: Option<u8>,
    /// A result allows one shot alone, at each of so many.
    #[serde(default)]
    #[schemars(range(min = 1, max = 4))]
    pub one_shot_each: Option<u8>,
}

impl Default for Firing {
    fn default() -> Self {
        Firing::of(Weapon::Listed(Gun::BaPistol))
    }
}

/// The dice of one firing.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Fired {
    /// Its shots, highest first.
    pub faces: Faces,
    pub out_of_ammo: bool,
}

impl Firing {
    pub const fn of(weapon: Weapon) -> Self {
        Firing { weapon, rating: None, one_shot_each: None }
    }

    /// The Target Rating in use; its swath is as many inches wide.
    pub fn rating(&self) -> u8 {
        self.rating.unwrap_or(self.weapon.numbers().ratings.highest())
    }

    /// How many shots there are to put on targets.
    pub fn shots(&self, dice: &mut dyn Dice) -> u16 {
        dice.cite(rule!("ffo.ruling.one-shot"));
        match self.one_shot_each {
            Some(each) => each.into(),
            None => {
                dice.cite(rule!("ffo.weapon.two-ratings"));
                self.rating().into()
            }
        }
    }

    /// How many dice are rolled for them.
    pub fn rolled(&self, line: &GunLine, dice: &mut dyn Dice) -> u16 {
        let shots = self.shots(dice);
        if line.bonus_dice == 0 {
            return shots;
        }
        dice.cite(rule!("ffo.weapon.shotgun"));
        dice.cite(rule!("ffo.ruling.shotgun"));
        if self.one_shot_each.is_some() { shots } else { shots + u16::from(line.bonus_dice) }
    }

    /// How many dice of noise it makes: a shot is a die, whatever else is rolled.
    pub fn noise(&self, dice: &mut dyn Dice) -> u16 {
        let line = self.weapon.line(dice);
        if line.silent {
            return 0;
        }
        if line.bonus_dice != 0 {
            dice.cite(rule!("ffo.weapon.shotgun"));
            dice.cite(rule!("ffo.ruling.shotgun"));
        }
        self.shots(dice)
    }

    /// The dice, of which the best count; all of them may empty it.
    pub fn roll(&self, dice: &mut dyn Dice) -> Fired {
        dice.cite(rule!("ffo.weapon.characteristics"));
        let line = self.weapon.line(dice);
        let (shots, rolled) = (self.shots(dice), self.rolled(&line, dice));
        let mut faces = dice.pool(rule!("ffo.shoot.assign-dice"), rolled, 6);
        let ones = faces.iter().filter(|&&it| it == 1).count() as u16;
        faces.reverse();
        faces.truncate(shots.into());
        // What leaves the hand is not empty, it is gone.
        let out_of_ammo = line.single_shot || !line.thrown && runs_out(ones, dice);
        Fired { faces, out_of_ammo }
    }

    pub(crate) fn check(&self) -> Result<(), ValueFault> {
        self.weapon.check().within("weapon")?;
        let ratings = self.weapon.numbers().ratings;
        if self.rating.is_some_and(|it| !ratings.contains(it)) {
            let printed = match (ratings.lowest(), ratings.highest()) {
                (low, high) if low == high => format!("takes {low} with this weapon"),
                (low, high) => format!("takes {low} or {high} with this weapon"),
            };
            return Err(ValueFault::at("rating", printed));
        }
        let most = ratings.highest();
        if self.one_shot_each.is_some_and(|it| !(1..=most).contains(&it)) {
            let takes = FaultReason::takes(1..=most).after("with this weapon");
            return Err(ValueFault::at("one_shot_each", takes));
        }
        if self.rating.is_some() && self.one_shot_each.is_some() {
            let both = "one shot alone, or a rating: take one of them";
            return Err(ValueFault::of_all(&["rating", "one_shot_each"], both));
        }
        Ok(())
    }
}

impl Given for Firing {
    const NAME: &'static str = "ffo.weapon";
    const ABOUT: &'static str = "The dice of a weapon: which count as its shots, and whether it is empty.";
    type Result = Fired;

    fn check(&self) -> Result<(), ValueFault> {
        Firing::check(self)
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Fired {
        self.roll(dice)
    }
}
