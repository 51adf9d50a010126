//! Vehicles (16.3): starting, sliding, crashing, ramming.
use kernel::{Dice, Given, Need, Roll};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    journal::{Incident, Outcome},
    table::handling::Distraction,
};

/// Up to 20 cm a turn is slow, more is fast.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Speed {
    Slow,
    Fast,
}

impl Speed {
    pub const fn of(cm_per_turn: u16) -> Speed {
        if cm_per_turn <= 20 { Speed::Slow } else { Speed::Fast }
    }
}

/// One attempt to start a vehicle.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct StartVehicle {
    /// Its battery has just been changed.
    pub new_battery: bool,
    pub distraction: Distraction,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Engine {
    BatteryFails,
    Starts,
}

impl StartVehicle {
    pub fn roll(&self, dice: &mut dyn Dice) -> Engine {
        if self.new_battery {
            dice.cite(rule!("dwa.item.car-battery"));
            dice.cite(rule!("dwa.ruling.item-costs"));
            return Engine::Starts;
        }
        dice.needs(rule!("dwa.vehicle.battery"), &[Need::at_least(3, Outcome::Starts)]);
        let score = dice.d6(rule!("dwa.vehicle.battery")) + dice.plus(&self.distraction.sum());
        if score <= 2 {
            return Engine::BatteryFails;
        }
        Engine::Starts
    }
}

impl Given for StartVehicle {
    const NAME: &'static str = "dwa.vehicle.start";
    const ABOUT: &'static str = "An attempt to start a vehicle.";
    type Result = Engine;

    fn resolve(&self, dice: &mut dyn Dice) -> Engine {
        self.roll(dice)
    }
}

/// A vehicle that turns on the move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TurnVehicle {
    pub speed: Speed,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum VehicleTurn {
    Safe,
    SlidesLeft { cm: u16 },
    SlidesRight { cm: u16 },
}

impl TurnVehicle {
    pub fn roll(&self, dice: &mut dyn Dice) -> VehicleTurn {
        match self.speed {
            Speed::Slow => {
                dice.cite(rule!("dwa.vehicle.turn-slow"));
                VehicleTurn::Safe
            }
            Speed::Fast => {
                let right = Need::between(2, 2, Outcome::SlidesRight);
                let left = Need::at_most(1, Outcome::SlidesLeft);
                dice.needs(rule!("dwa.vehicle.turn-fast"), &[left, right]);
                match dice.d6(rule!("dwa.vehicle.turn-fast")) {
                    1 => VehicleTurn::SlidesLeft { cm: slide(true, dice) },
                    2 => VehicleTurn::SlidesRight { cm: slide(false, dice) },
                    _ => VehicleTurn::Safe,
                }
            }
        }
    }
}

fn slide(left: bool, dice: &mut dyn Dice) -> u16 {
    let rule = rule!("dwa.vehicle.turn-fast");
    dice.came(rule, &|| Incident::LosesGrip { left }.into());
    let cm = dice.pool(rule, 2, 6).iter().sum();
    dice.came(rule, &|| Incident::Slides { cm }.into());
    cm
}

impl Given for TurnVehicle {
    const NAME: &'static str = "dwa.vehicle.turn";
    const ABOUT: &'static str = "A turn of a moving vehicle.";
    type Result = VehicleTurn;

    fn resolve(&self, dice: &mut dyn Dice) -> VehicleTurn {
        self.roll(dice)
    }
}

/// One person in a vehicle that hits an obstacle.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Crash {}

impl Crash {
    /// The wounds of one of those inside; each rolls for himself.
    pub fn wounds(&self, dice: &mut dyn Dice) -> u8 {
        dice.die(rule!("dwa.vehicle.crash"), 6) as u8
    }
}

impl Given for Crash {
    const NAME: &'static str = "dwa.vehicle.crash";
    const ABOUT: &'static str = "The wounds of one person in a vehicle that crashes.";
    type Result = u8;
    const COUNTS: Option<(&'static str, &'static str)> = Some(("wound", "wounds"));

    fn resolve(&self, dice: &mut dyn Dice) -> u8 {
        self.wounds(dice)
    }
}

/// A vehicle that drives into zombies: one die for all it meets in this move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RamZombies {
    pub speed: Speed,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ram {
    /// The vehicle stalls and harms nobody.
    Stalls,
    /// They are flung 5 cm off and lie fallen.
    Flung,
    Killed,
}

impl RamZombies {
    pub fn roll(&self, dice: &mut dyn Dice) -> Ram {
        dice.cite(rule!("dwa.ruling.vehicle-ram"));
        let (why, killed_from) = match self.speed {
            Speed::Slow => (rule!("dwa.vehicle.ram-slow"), 5),
            Speed::Fast => (rule!("dwa.vehicle.ram-fast"), 4),
        };
        let flung = Need::between(2, killed_from - 1, Outcome::Flung);
        let (stalls, killed) =
            (Need::at_most(1, Outcome::Stalls), Need::at_least(killed_from, Outcome::Eliminated));
        dice.needs(why, &[stalls, flung, killed]);
        match dice.d6(why) {
            1 => Ram::Stalls,
            die if die < killed_from => Ram::Flung,
            _ => Ram::Killed,
        }
    }
}

impl Given for RamZombies {
    const NAME: &'static str = "dwa.vehicle.ram";
    const ABOUT: &'static str = "A vehicle that drives into zombies.";
    type Result = Ram;

    fn resolve(&self, dice: &mut dyn Dice) -> Ram {
        self.roll(dice)
    }
}
