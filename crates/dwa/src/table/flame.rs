//! Fire (11.2.9).
use kernel::{Dice, Given, Need, Roll, Sum, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::journal::Outcome;

/// The burn roll of a figure on fire.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Burn {
    pub cause: Cause,
    /// The turn on fire: 1 for the first roll, at once when it is hit.
    #[schemars(range(min = 1, max = 100))]
    pub turn: u8,
}

/// What set it on fire.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    Flamethrower,
    /// In the hands of a Civilian, which counts for the first roll.
    CiviliansFlamethrower,
    /// A Molotov cocktail or an incendiary grenade.
    Grenade,
    /// A burning figure in contact.
    Spread,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Burned {
    pub eliminated: bool,
    /// A natural 1 on the first roll of a flamethrower: its fuel is checked.
    pub checks_fuel: bool,
}

impl Burn {
    pub fn modifiers(&self) -> Sum {
        let mut sum = Sum::default();
        let turns = 2 * (i32::from(self.turn.min(3)) - 1);
        if turns != 0 {
            let rule = match self.cause {
                Cause::Grenade => rule!("dwa.grenade.molotov-burns"),
                Cause::Flamethrower | Cause::CiviliansFlamethrower | Cause::Spread => {
                    rule!("dwa.flame.burn-table")
                }
            };
            sum.add(rule, turns);
        }
        if self.cause == Cause::CiviliansFlamethrower && self.turn == 1 {
            sum.add(rule!("dwa.char.civilian-weapons"), -1);
        }
        sum
    }

    pub fn roll(&self, dice: &mut dyn Dice) -> Burned {
        if 1 < self.turn {
            dice.cite(rule!("dwa.ruling.fire-timing"));
        }
        let plus = dice.plus(&self.modifiers());
        dice.needs(rule!("dwa.flame.burn-table"), &[Need::at_least(5, Outcome::Eliminated).dreaded()]);
        let face = dice.d6(rule!("dwa.flame.burn-table"));
        let by_flamethrower = matches!(self.cause, Cause::Flamethrower | Cause::CiviliansFlamethrower);
        Burned { eliminated: 5 <= face + plus, checks_fuel: face == 1 && self.turn == 1 && by_flamethrower }
    }
}

impl Given for Burn {
    const NAME: &'static str = "dwa.flame.burn";
    const ABOUT: &'static str = "The burn roll of a figure on fire.";
    type Result = Burned;

    fn check(&self) -> Result<(), ValueFault> {
        if self.turn == 0 {
            return Err(ValueFault::at("turn", "takes 1 or more"));
        }
        if self.turn == 1 && self.cause == Cause::Grenade {
            return Err(ValueFault::at(
                "turn",
                "takes 2 or more after a grenade, whose first roll is its effect",
            ));
        }
        Ok(())
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Burned {
        self.roll(dice)
    }
}

/// The fuel of a flamethrower after one burst.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FuelCheck {
    /// First burn rolls of the burst that showed a natural 1.
    #[schemars(range(min = 0, max = 20))]
    pub ones: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fuel {
    Left,
    Out,
}

impl FuelCheck {
    pub fn roll(&self, dice: &mut dyn Dice) -> Fuel {
        if self.ones == 0 {
            return Fuel::Left;
        }
        dice.cite(rule!("dwa.ruling.flame-fuel"));
        dice.needs(rule!("dwa.flame.out-of-fuel"), &[Need::at_most(2, Outcome::OutOfFuel).dreaded()]);
        match dice.count(rule!("dwa.flame.out-of-fuel"), u16::from(self.ones), 6, 1..=2) {
            0 => Fuel::Left,
            _ => Fuel::Out,
        }
    }
}

impl Given for FuelCheck {
    const NAME: &'static str = "dwa.flame.fuel";
    const ABOUT: &'static str = "Whether a flamethrower runs out of fuel.";
    type Result = Fuel;

    fn resolve(&self, dice: &mut dyn Dice) -> Fuel {
        self.roll(dice)
    }
}

/// A hit on somebody who wears a flamethrower.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TankHit {
    pub by: HitBy,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum HitBy {
    Firearm,
    Grenade,
    Fire,
    Strike,
    ZombieAttack,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tank {
    Holds,
    Explodes,
}

impl TankHit {
    /// Whether such a hit can blow it up.
    pub const fn is_rolled(&self) -> bool {
        match self.by {
            HitBy::Firearm | HitBy::Grenade | HitBy::Fire => true,
            HitBy::Strike | HitBy::ZombieAttack => false,
        }
    }

    pub fn roll(&self, dice: &mut dyn Dice) -> Tank {
        dice.cite(rule!("dwa.ruling.tank-explosion"));
        if !self.is_rolled() {
            return Tank::Holds;
        }
        dice.needs(rule!("dwa.flame.tank-explodes"), &[Need::at_most(2, Outcome::TankExplodes).dreaded()]);
        if dice.d6(rule!("dwa.flame.tank-explodes")) <= 2 { Tank::Explodes } else { Tank::Holds }
    }
}

impl Given for TankHit {
    const NAME: &'static str = "dwa.flame.tank";
    const ABOUT: &'static str = "Whether the tank of a flamethrower blows up.";
    type Result = Tank;

    fn resolve(&self, dice: &mut dyn Dice) -> Tank {
        self.roll(dice)
    }
}

/// A figure in contact with a burning one; one die, however many they are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Spread {}

impl Spread {
    /// Whether it catches fire.
    pub fn roll(&self, dice: &mut dyn Dice) -> bool {
        dice.needs(rule!("dwa.flame.spread"), &[Need::at_least(4, Outcome::Spreads)]);
        4 <= dice.d6(rule!("dwa.flame.spread"))
    }
}

impl Given for Spread {
    const NAME: &'static str = "dwa.flame.spread";
    const ABOUT: &'static str = "Whether fire spreads to a figure in contact.";
    type Result = bool;

    fn resolve(&self, dice: &mut dyn Dice) -> bool {
        self.roll(dice)
    }
}
