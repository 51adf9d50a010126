//! Fire from vehicles, at those who ride in them, and at the vehicles themselves (p. 43 and 44).
use std::cmp::Ordering;

use kernel::{
    Dice, Given, Need, Roll, Sum,
    written::{Nested, ValueFault},
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{
    MOST_MM, Vehicle,
    bash::{Met, beaten},
};
use crate::{
    journal::Outcome,
    table::{
        cover::{Place, Position, Protection},
        dice::{check_within, successes},
        shoot::{Shooter, Target},
        weapon::{Firing, INCH_MM},
    },
};

/// Where somebody rides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Seat {
    #[default]
    Inside,
    /// On a motorcycle or an ATV, or in the open bed of a truck.
    InTheOpen,
}

/// Somebody in a vehicle who fires, or is fired at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(extend("x-order" = ["seat", "drives", "moved_mm"]))]
pub struct Occupant {
    pub seat: Seat,
    pub drives: bool,
    /// How far the vehicle went in its latest move.
    #[schemars(range(min = 0, max = MOST_MM))]
    pub moved_mm: i32,
}

impl Default for Occupant {
    fn default() -> Self {
        Occupant { seat: Seat::Inside, drives: false, moved_mm: 300 }
    }
}

/// How the dice see them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Riding {
    pub in_cover: bool,
    pub concealed: bool,
    /// They count as Moving Fast, whether they fire or are fired at.
    pub moves_fast: bool,
    /// Their own fire is a Rush Shot.
    pub rush_shot: bool,
}

impl Occupant {
    const fn moves_fast(&self) -> bool {
        8 * INCH_MM < self.moved_mm
    }

    const fn rushes(&self) -> bool {
        self.drives && 0 < self.moved_mm
    }

    /// The same for whoever fires at them.
    pub fn as_target(&self, target: Target, dice: &mut dyn Dice) -> Target {
        dice.cite(rule!("ffo.vehicle.shoot-at-occupants"));
        let in_cover = target.in_cover || self.position(dice).cover;
        Target { in_cover, moved_fast: target.moved_fast || self.moves_fast(), ..target }
    }

    /// The same for their own fire.
    pub fn as_shooter(&self, shooter: Shooter, dice: &mut dyn Dice) -> Shooter {
        dice.cite(rule!("ffo.vehicle.shoot-from"));
        Shooter { moved_fast: shooter.moved_fast || self.moves_fast(), drives: self.rushes(), ..shooter }
    }

    fn position(&self, dice: &mut dyn Dice) -> Protection {
        let place = match self.seat {
            Seat::Inside => Place::InVehicle,
            Seat::InTheOpen => Place::RidesInTheOpen,
        };
        Position { place, has_moved: 0 < self.moved_mm, obstacle_mm: None }.protection(dice)
    }
}

impl Given for Occupant {
    const NAME: &'static str = "ffo.vehicle.occupant";
    const ABOUT: &'static str = "How somebody in a vehicle fires and is fired at.";
    type Result = Riding;

    fn check(&self) -> Result<(), ValueFault> {
        check_within("moved_mm", self.moved_mm, 0, MOST_MM)
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Riding {
        let position = self.position(dice);
        dice.cite(rule!("ffo.vehicle.shoot-at-occupants"));
        dice.cite(rule!("ffo.vehicle.shoot-from"));
        Riding {
            in_cover: position.cover,
            concealed: position.concealment,
            moves_fast: self.moves_fast(),
            rush_shot: self.rushes(),
        }
    }
}

/// A weapon fired at a vehicle, to stop it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(extend("x-order" = ["vehicle", "firing"]))]
pub struct Disable {
    pub vehicle: Vehicle,
    pub firing: Firing,
}

/// What becomes of the vehicle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Disabled {
    /// The driver takes no Received Fire Test.
    Missed,
    /// It is undamaged and stays where it is; the driver takes the Received Fire Test.
    Unharmed,
    Hit(Met),
}

/// The lowest total that hits.
const HIT: i32 = 8;

impl Disable {
    pub fn fire(&self, dice: &mut dyn Dice) -> Disabled {
        let why = rule!("ffo.vehicle.shoot-at-vehicle");
        dice.cite(rule!("ffo.ruling.shoot-vehicle"));
        dice.cite(rule!("ffo.ruling.battle-dice-order"));
        let mut sum = Sum::default();
        sum.add(why, self.firing.rating().into());
        let added = dice.plus(&sum);
        dice.needs(why, &[Need::at_least(HIT, Outcome::Hit)]);
        dice.turn_of(0);
        if dice.d6(why) + added < HIT {
            return Disabled::Missed;
        }
        let weapon = 2 * i32::from(self.firing.weapon.line(dice).impact);
        let vehicle: i32 = self.vehicle.bash(dice).into();
        let bash = rule!("ffo.vehicle.bash-roll");
        let theirs = successes(bash, weapon, dice);
        dice.turn_of(1);
        match theirs.cmp(&successes(bash, vehicle, dice)) {
            Ordering::Greater => Disabled::Hit(beaten(weapon, vehicle, dice)),
            Ordering::Equal | Ordering::Less => Disabled::Unharmed,
        }
    }
}

impl Given for Disable {
    const NAME: &'static str = "ffo.vehicle.shoot-at";
    const ABOUT: &'static str = "Fire at a vehicle: whether it is hit, and what that does to it.";
    type Result = Disabled;

    fn check(&self) -> Result<(), ValueFault> {
        self.firing.check().within("firing")?;
        if self.firing.one_shot_each.is_some() {
            return Err(ValueFault::at("firing", "takes a whole firing, and no single shots"));
        }
        Ok(())
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Disabled {
        self.fire(dice)
    }
}
