//! Zombies that come to a noise (p. 46).
use kernel::{
    Dice, Given, RuleId,
    written::{FaultReason, ValueFault},
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::table::{area::Area, dice::check_within, melee, weapon::Firing};

/// What makes the noise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    #[default]
    Gunfire,
    Chainsaw,
    LoudMusic,
    CellPhone,
    /// A vehicle that runs, or fails to start.
    Vehicle,
    CarAlarm,
    BuildingAlarm,
    VehicleExplodes,
    /// A bus, an RV or a Big Rig.
    LargeVehicleExplodes,
    /// It rolls over or crashes, and does not explode.
    VehicleWrecked,
    /// Another explosion, as loud as players say.
    Explosion,
    /// Another noise, as loud as players agree.
    Agreed,
    /// No noise at all: people enter a building for the first time.
    EnteringBuilding,
}

impl Source {
    /// Whether somebody has to say how many shots it is worth.
    const fn is_counted(self) -> bool {
        matches!(self, Source::Gunfire | Source::Explosion | Source::Agreed)
    }

    /// How many shots it is worth, where the book says so.
    fn shots(self, dice: &mut dyn Dice) -> Option<u16> {
        match self {
            Source::Gunfire => None,
            Source::Chainsaw => {
                dice.cite(rule!("ffo.zombie.gen-misc-noise"));
                Some(melee::noise(dice))
            }
            Source::LoudMusic => worth(rule!("ffo.zombie.gen-misc-noise"), 6, dice),
            Source::CellPhone => worth(rule!("ffo.zombie.gen-misc-noise"), 3, dice),
            Source::Agreed => {
                dice.cite(rule!("ffo.zombie.gen-misc-noise"));
                None
            }
            Source::Vehicle => worth(rule!("ffo.vehicle.noise"), 6, dice),
            Source::CarAlarm => {
                dice.cite(rule!("ffo.zombie.gen-alarm"));
                worth(rule!("ffo.vehicle.hotwire-alarm"), 6, dice)
            }
            Source::BuildingAlarm => {
                dice.cite(rule!("ffo.ruling.vehicle-noise-frequency"));
                worth(rule!("ffo.zombie.gen-alarm"), 6, dice)
            }
            Source::VehicleExplodes => exploded(6, dice),
            Source::LargeVehicleExplodes => exploded(12, dice),
            Source::VehicleWrecked => exploded(3, dice),
            Source::Explosion => {
                dice.cite(rule!("ffo.zombie.gen-explosion"));
                None
            }
            Source::EnteringBuilding => worth(rule!("ffo.zombie.building-check"), 6, dice),
        }
    }
}

/// As the book says.
fn worth(why: RuleId, shots: u16, dice: &mut dyn Dice) -> Option<u16> {
    dice.cite(why);
    Some(shots)
}

fn exploded(shots: u16, dice: &mut dyn Dice) -> Option<u16> {
    dice.cite(rule!("ffo.ruling.explosion-size"));
    worth(rule!("ffo.zombie.gen-explosion"), shots, dice)
}

/// A noise, and where it is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(extend("x-order" = ["area", "source", "shots"]))]
pub struct Noise {
    pub area: Area,
    pub source: Source,
    /// Of gunfire, an explosion, or a noise that the book does not name.
    #[schemars(range(min = 0, max = 12))]
    pub shots: u16,
}

impl Default for Noise {
    fn default() -> Self {
        Noise { area: Area::Suburban, source: Source::Gunfire, shots: 3 }
    }
}

impl Noise {
    pub fn of(area: Area, source: Source) -> Self {
        Noise { area, source, shots: 0 }
    }

    /// That of a weapon: a silent one makes none.
    pub fn of_firing(area: Area, firing: &Firing, dice: &mut dyn Dice) -> Self {
        Noise { area, source: Source::Gunfire, shots: firing.noise(dice) }
    }

    /// How many dice are rolled for it.
    pub fn dice(&self, dice: &mut dyn Dice) -> u16 {
        dice.cite(rule!("ffo.zombie.gen-shot"));
        self.source.shots(dice).unwrap_or(self.shots)
    }

    /// How many zombies come.
    pub fn generate(&self, dice: &mut dyn Dice) -> u16 {
        let n = self.dice(dice);
        dice.count(rule!("ffo.zombie.gen-shot"), n, 6, lowest(self.area)..=6)
    }
}

/// The lowest face that brings a zombie.
const fn lowest(area: Area) -> u16 {
    match area {
        Area::Urban => 4,
        Area::Suburban => 5,
        Area::Rural => 6,
    }
}

impl Given for Noise {
    const NAME: &'static str = "ffo.zombie.noise";
    const ABOUT: &'static str = "How many zombies a noise brings.";
    type Result = u16;
    const COUNTS: Option<(&'static str, &'static str)> = Some(("zombie", "zombies"));

    fn check(&self) -> Result<(), ValueFault> {
        check_within("shots", self.shots.into(), 0, 12)?;
        if self.source == Source::Explosion && self.shots < 6 {
            return Err(ValueFault::at("shots", FaultReason::takes(6..=12)));
        }
        if !self.source.is_counted() && self.shots != 0 {
            return Err(ValueFault::at("shots", "the book says how loud this is: take 0"));
        }
        Ok(())
    }

    fn resolve(&self, dice: &mut dyn Dice) -> u16 {
        self.generate(dice)
    }
}
