//! What the person who rolls brings to the die: the modifiers that are the same for every attack.
use kernel::{Dice, RuleId, Sum};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{rules::PassengerFire, table::weapons::Weapon};

/// Who handles the weapon, and in what state.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(extend("x-order" = ["moved", "civilian", "flinch", "depressive", "fast_vehicle", "distraction"]))]
pub struct Handling {
    /// They have spent AP on movement earlier in this turn (11.2.4).
    pub moved: bool,
    /// They are a Civilian (16.1.2).
    pub civilian: bool,
    /// They have the quirk Flinch (16.6.1).
    pub flinch: bool,
    /// They have the psychosis Depressive (16.7.3).
    pub depressive: bool,
    /// They fire from a vehicle at fast speed (16.3), and which way that counts.
    pub fast_vehicle: Option<PassengerFire>,
    pub distraction: Distraction,
}

/// Distracting characters within 10 cm (16.6.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Distraction {
    /// How many others there are Psychos.
    #[schemars(range(min = 0, max = 20))]
    pub psychos: u8,
    /// How many others there are Sexy, if they are male.
    #[schemars(range(min = 0, max = 20))]
    pub sexy: u8,
}

impl Distraction {
    /// The -1 for each of them on attack, landing, break, wound, jump, start and heal rolls.
    pub fn add_to(self, sum: &mut Sum) {
        let count = |rule: RuleId, n: u8, sum: &mut Sum| {
            if n != 0 {
                sum.add(rule, -i32::from(n));
            }
        };
        count(rule!("dwa.quirk.psycho"), self.psychos, sum);
        count(rule!("dwa.quirk.sexy"), self.sexy, sum);
    }

    pub fn cite(self, dice: &mut dyn Dice) {
        if self != Distraction::default() {
            dice.cite(rule!("dwa.ruling.distraction"));
        }
    }

    pub fn sum(self) -> Sum {
        let mut sum = Sum::default();
        self.add_to(&mut sum);
        sum
    }
}

impl Handling {
    /// The modifiers of every attack or landing die with this weapon.
    pub fn add_to(&self, weapon: Weapon, sum: &mut Sum) {
        if self.moved {
            sum.add(rule!("dwa.shoot.move-and-fire"), -1);
        }
        if self.civilian && weapon.is_military() {
            sum.add(rule!("dwa.char.civilian-weapons"), -1);
        }
        if self.flinch && weapon.is_gun() {
            sum.add(rule!("dwa.quirk.flinch"), -1);
        }
        if self.depressive {
            sum.add(rule!("dwa.psychosis.depressive"), -2);
        }
        match self.fast_vehicle {
            Some(PassengerFire::Bonus) => sum.add(rule!("dwa.vehicle.passenger-fire"), 1),
            Some(PassengerFire::Penalty) => sum.add(rule!("dwa.vehicle.passenger-fire"), -1),
            None => (),
        }
        self.distraction.add_to(sum);
    }

    /// The rulings that decided one of those modifiers.
    pub fn cite(&self, weapon: Weapon, dice: &mut dyn Dice) {
        if self.civilian && weapon.is_military() {
            dice.cite(rule!("dwa.ruling.civilian-weapons"));
        }
        if self.flinch {
            dice.cite(rule!("dwa.ruling.quirk-details"));
        }
        if self.depressive {
            dice.cite(rule!("dwa.ruling.psychosis-details"));
        }
        if self.fast_vehicle.is_some() {
            dice.cite(rule!("dwa.ruling.vehicle-fire"));
        }
        self.distraction.cite(dice);
    }
}
