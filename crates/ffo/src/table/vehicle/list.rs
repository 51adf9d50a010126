//! The Vehicle List (p. 40).
use kernel::{Dice, Given, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// A line of the list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Vehicle {
    #[schemars(title = "ATV")]
    Atv,
    BigRig,
    Bus,
    Motorcycle,
    /// A pickup truck or a van.
    Pickup,
    #[schemars(title = "RV")]
    Rv,
    #[default]
    Sedan,
    SportsCar,
    #[schemars(title = "SUV")]
    Suv,
}

/// When in its move an active vehicle may turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub enum TurnRating {
    A,
    B,
    C,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum TurnPoint {
    Beginning,
    Middle,
    End,
}

impl TurnRating {
    pub fn points(self, dice: &mut dyn Dice) -> SmallVec<[TurnPoint; 3]> {
        dice.cite(rule!("ffo.vehicle.turn-rating"));
        let all = [TurnPoint::Beginning, TurnPoint::Middle, TurnPoint::End];
        let from = match self {
            TurnRating::A => 2,
            TurnRating::B => 1,
            TurnRating::C => 0,
        };
        all[from..].iter().copied().collect()
    }
}

/// How many it takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Seats {
    /// In the cab, or where there is none, in all.
    pub front: u8,
    /// On the bed or in the trailer.
    pub rear: u8,
}

/// What stands in a line of the list.
struct Line {
    road_in: i32,
    off_road_in: i32,
    turn: TurnRating,
    seats: Seats,
    bash: u8,
    width_mm: i32,
    length_mm: i32,
}

impl Vehicle {
    pub const ALL: [Vehicle; 9] = [
        Vehicle::Atv,
        Vehicle::BigRig,
        Vehicle::Bus,
        Vehicle::Motorcycle,
        Vehicle::Pickup,
        Vehicle::Rv,
        Vehicle::Sedan,
        Vehicle::SportsCar,
        Vehicle::Suv,
    ];

    #[rustfmt::skip]
    const fn line(self) -> Line {
        use TurnRating::{A, B, C};
        let (road_in, off_road_in, turn, front, rear, bash, width_mm, length_mm) = match self {
            Vehicle::Atv =>        (16, 12, C,  2,  0,  1, 50,  75),
            Vehicle::BigRig =>     (12,  4, A,  6, 40, 12, 88, 175),
            Vehicle::Bus =>        (12,  4, A, 40,  0,  9, 88, 350),
            Vehicle::Motorcycle => (24, 12, C,  2,  0,  0, 25,  75),
            Vehicle::Pickup =>     (16,  8, B,  3,  8,  5, 75, 163),
            Vehicle::Rv =>         (12,  4, A, 20,  0,  8, 88, 250),
            Vehicle::Sedan =>      (16,  8, B,  6,  0,  5, 63, 150),
            Vehicle::SportsCar =>  (24,  8, C,  2,  0,  3, 63, 138),
            Vehicle::Suv =>        (16, 12, B,  9,  0,  6, 75, 163),
        };
        Line { road_in, off_road_in, turn, seats: Seats { front, rear }, bash, width_mm, length_mm }
    }

    /// How many dice it rolls in a Bash.
    pub fn bash(self, dice: &mut dyn Dice) -> u8 {
        dice.cite(rule!("ffo.vehicle.table"));
        self.line().bash
    }

    pub const fn turn_rating(self) -> TurnRating {
        self.line().turn
    }

    /// What is moved aside in a bootlegger turn.
    pub const fn width_mm(self) -> i32 {
        self.line().width_mm
    }

    /// The most that it moves at once.
    pub fn speed_in(self, on_road: bool, dice: &mut dyn Dice) -> i32 {
        dice.cite(rule!("ffo.vehicle.table"));
        dice.cite(rule!("ffo.vehicle.speed"));
        dice.cite(rule!("ffo.terrain.road"));
        let line = self.line();
        if on_road { line.road_in } else { line.off_road_in }
    }

    /// Half of that, by the surface of that move.
    pub fn half_speed_in(self, on_road: bool, dice: &mut dyn Dice) -> i32 {
        dice.cite(rule!("ffo.ruling.vehicle-half-speed"));
        self.speed_in(on_road, dice) / 2
    }
}

/// A vehicle and a move of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(extend("x-order" = ["vehicle", "trailer", "starts_on_road", "ends_on_road"]))]
pub struct Drive {
    pub vehicle: Vehicle,
    /// A Big Rig pulls one.
    pub trailer: bool,
    pub starts_on_road: bool,
    pub ends_on_road: bool,
}

/// What the list says of it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Numbers {
    /// The most that it moves at once, by the surface of this move.
    pub speed_in: i32,
    pub turns: SmallVec<[TurnPoint; 3]>,
    pub seats: Seats,
    pub bash: u8,
    pub width_mm: i32,
    /// Without a trailer.
    pub length_mm: i32,
}

impl Given for Drive {
    const NAME: &'static str = "ffo.vehicle";
    const ABOUT: &'static str = "A line of the Vehicle List, and how fast it is on this ground.";
    type Result = Numbers;

    fn check(&self) -> Result<(), ValueFault> {
        if self.trailer && self.vehicle != Vehicle::BigRig {
            return Err(ValueFault::at("trailer", "only a Big Rig pulls one"));
        }
        Ok(())
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Numbers {
        let line = self.vehicle.line();
        let mut seats = line.seats;
        if self.vehicle == Vehicle::BigRig {
            dice.cite(rule!("ffo.vehicle.big-rig"));
            seats.rear = if self.trailer { seats.rear } else { 0 };
        }
        dice.cite(rule!("ffo.ruling.vehicle-footprint"));
        Numbers {
            speed_in: self.vehicle.speed_in(self.starts_on_road && self.ends_on_road, dice),
            turns: line.turn.points(dice),
            seats,
            bash: self.vehicle.bash(dice),
            width_mm: line.width_mm,
            length_mm: line.length_mm,
        }
    }
}
