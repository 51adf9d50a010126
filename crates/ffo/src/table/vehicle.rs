//! Vehicles (p. 39 to 44): the Vehicle List, starting, the wheel, ramming and bashing, and fire from and at them.
mod bash;
mod board;
mod charge;
mod control;
mod disabled;
mod fire;
mod list;
mod start;

pub use self::{
    bash::{Bash, Bashed, Met, Obstacle, ROLL_OVER_IMPACT},
    board::{Hold, JumpedOn},
    charge::{Boarding, ChargeVehicle, Ram, Rammed, RunDown, RunOver, RunOverEnd, Zombies},
    control::{Bootlegger, CrashTurn, FastTurn, Fork, Swerve, Wheel},
    disabled::{DriverDown, Runaway, Taker},
    fire::{Disable, Disabled, Occupant, Riding, Seat},
    list::{Drive, Numbers, Seats, TurnPoint, TurnRating, Vehicle},
    start::{Alarm, FuelCheck, Hotwire, Hotwired, Keys, Start},
};
use kernel::{Dice, Roll, RuleId};
use schemars::JsonSchema;
use serde::Serialize;

/// A side of a vehicle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Hand {
    Left,
    Right,
}

impl Hand {
    /// The book's "to the left (1-3) or right (4-6)".
    pub fn roll(why: RuleId, dice: &mut dyn Dice) -> Hand {
        if dice.d6(why) <= 3 { Hand::Left } else { Hand::Right }
    }
}

/// The farthest that a vehicle is said to have moved.
const MOST_MM: i32 = 1000;
