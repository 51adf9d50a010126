//! Bashing (p. 43): two things that meet at speed, and which of them is left.
use std::cmp::Ordering;

use kernel::{Dice, Given, Sum, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Vehicle;
use crate::table::dice::{check_within, successes};

/// What a vehicle meets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Obstacle {
    #[default]
    Person,
    /// One or more at once.
    Zombies,
    Vehicle,
    Wreck,
    Building,
    LightFence,
    LightWall,
    SmallTree,
    HeavyWall,
    LargeTree,
}

impl Obstacle {
    const fn is_fixed(self) -> bool {
        match self {
            Obstacle::Person | Obstacle::Zombies | Obstacle::Vehicle => false,
            Obstacle::Wreck
            | Obstacle::Building
            | Obstacle::LightFence
            | Obstacle::LightWall
            | Obstacle::SmallTree
            | Obstacle::HeavyWall
            | Obstacle::LargeTree => true,
        }
    }
}

/// A vehicle and what it meets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(extend("x-order" = ["vehicle", "obstacle", "other", "zombies", "defensive_value"]))]
pub struct Bash {
    pub vehicle: Vehicle,
    pub obstacle: Obstacle,
    /// The other vehicle, or what a wreck was.
    pub other: Vehicle,
    /// How many meet it together.
    #[schemars(range(min = 1, max = 20))]
    pub zombies: i32,
    /// Of a building.
    #[schemars(range(min = 0, max = 6))]
    pub defensive_value: i32,
}

impl Default for Bash {
    fn default() -> Self {
        let (vehicle, obstacle) = (Vehicle::Sedan, Obstacle::Person);
        Bash { vehicle, obstacle, other: Vehicle::Sedan, zombies: 1, defensive_value: 1 }
    }
}

/// What becomes of one of the two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Met {
    /// A vehicle explodes, and everyone inside is Obviously Dead; a person or a zombie is.
    Destroyed,
    /// A vehicle moves on, rolls over and is beyond repair; everyone in or on it is hit with Impact 3, as is a person or a zombie.
    Wrecked,
    /// A building or another fixed thing has a hole in which the vehicle stops, unharmed.
    Breached,
}

/// What comes of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Bashed {
    /// This becomes of the vehicle.
    Vehicle(Met),
    /// This becomes of what it has met.
    Other(Met),
    /// Nobody is hurt: vehicles move half their current speed away, and people are passed.
    NearMiss,
    /// It stops short of the wall, unharmed.
    StopsShort,
}

/// The Impact for everyone in or on a vehicle that rolls over.
pub const ROLL_OVER_IMPACT: u8 = 3;

impl Bash {
    /// The dice of what the vehicle meets, and the Bash Value by which the result is read.
    fn other(&self, dice: &mut dyn Dice) -> (Sum, i32) {
        let mut sum = Sum::default();
        let bash = rule!("ffo.vehicle.bash-roll");
        let mut one = |why, value| {
            sum.add(why, value);
            value
        };
        let value = match self.obstacle {
            Obstacle::Person => one(bash, 1),
            Obstacle::Zombies => {
                one(rule!("ffo.zombie.vehicle-bash"), self.zombies);
                1
            }
            Obstacle::Vehicle | Obstacle::Wreck => one(bash, self.other.bash(dice).into()),
            Obstacle::Building => one(bash, 3 * self.defensive_value),
            Obstacle::LightFence => one(bash, 1),
            Obstacle::LightWall | Obstacle::SmallTree => one(bash, 3),
            Obstacle::HeavyWall | Obstacle::LargeTree => one(bash, 6),
        };
        (sum, value)
    }

    pub fn roll(&self, dice: &mut dyn Dice) -> Bashed {
        let why = rule!("ffo.vehicle.bash-roll");
        dice.cite(rule!("ffo.ruling.battle-dice-order"));
        let mine: i32 = self.vehicle.bash(dice).into();
        let (sum, theirs) = self.other(dice);
        dice.turn_of(0);
        let my_successes = successes(why, mine, dice);
        dice.turn_of(1);
        let n = dice.plus(&sum);
        let their_successes = successes(why, n, dice);
        self.cite(dice);
        match my_successes.cmp(&their_successes) {
            Ordering::Greater if self.obstacle.is_fixed() => Bashed::Other(Met::Breached),
            Ordering::Greater => Bashed::Other(beaten(mine, theirs, dice)),
            Ordering::Less => Bashed::Vehicle(beaten(theirs, mine, dice)),
            Ordering::Equal => {
                dice.cite(rule!("ffo.vehicle.bash-tie"));
                if self.obstacle.is_fixed() { Bashed::StopsShort } else { Bashed::NearMiss }
            }
        }
    }

    fn cite(&self, dice: &mut dyn Dice) {
        if self.obstacle.is_fixed() {
            dice.cite(rule!("ffo.ruling.bash-building"));
        }
        if matches!(self.obstacle, Obstacle::Person | Obstacle::Zombies)
            || self.vehicle == Vehicle::Motorcycle
        {
            dice.cite(rule!("ffo.ruling.bash-person"));
        }
    }
}

/// What becomes of the loser, by the Bash Values of both.
pub(super) fn beaten(winner: i32, loser: i32, dice: &mut dyn Dice) -> Met {
    if loser < winner {
        dice.cite(rule!("ffo.vehicle.bash-win-higher"));
        return Met::Destroyed;
    }
    dice.cite(rule!("ffo.vehicle.bash-win-lower"));
    Met::Wrecked
}

impl Given for Bash {
    const NAME: &'static str = "ffo.vehicle.bash";
    const ABOUT: &'static str = "A vehicle runs into something or somebody: what is left of both.";
    type Result = Bashed;

    fn check(&self) -> Result<(), ValueFault> {
        check_within("zombies", self.zombies, 1, 20)?;
        check_within("defensive_value", self.defensive_value, 0, 6)
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Bashed {
        self.roll(dice)
    }
}
