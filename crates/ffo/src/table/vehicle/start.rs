//! Whether a vehicle has Fuel and starts (p. 39, 40 and 44).
use kernel::{Dice, Given, Sum, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{MOST_MM, Vehicle};
use crate::table::{
    area::Area,
    attribute::Attribute,
    challenge::{Challenge, Difficulty, Kind, Party, Tool, roll_against},
    class::Class,
    dice::{MOST_REP, Passed, check_len, check_rep, check_within, happens},
    protection::MOST_DAYS,
    weapon::INCH_MM,
};

/// A vehicle of which somebody wants to know whether there is Fuel in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(extend("x-order" = ["area", "day", "found"]))]
pub struct FuelCheck {
    pub area: Area,
    #[schemars(range(min = 1, max = MOST_DAYS))]
    pub day: u16,
    /// It stands there and belongs to nobody in play.
    pub found: bool,
}

impl Default for FuelCheck {
    fn default() -> Self {
        FuelCheck { area: Area::Suburban, day: 21, found: true }
    }
}

impl FuelCheck {
    pub fn has_fuel(&self, dice: &mut dyn Dice) -> bool {
        let why = rule!("ffo.vehicle.fuel-check");
        dice.cite(why);
        dice.cite(rule!("ffo.ruling.fuel-check"));
        let later = match self.day {
            ..=20 => return true,
            21..=30 => 0,
            31.. => 1,
        };
        if !self.found {
            return true;
        }
        let most = match self.area {
            Area::Urban => 3,
            Area::Suburban => 4,
            Area::Rural => 5,
        };
        happens(why, most - later, dice)
    }
}

impl Given for FuelCheck {
    const NAME: &'static str = "ffo.vehicle.fuel";
    const ABOUT: &'static str = "Whether there is Fuel in a vehicle.";
    type Result = bool;

    fn check(&self) -> Result<(), ValueFault> {
        check_within("day", self.day.into(), 1, MOST_DAYS.into())
    }

    fn resolve(&self, dice: &mut dyn Dice) -> bool {
        self.has_fuel(dice)
    }
}

/// Somebody with a vehicle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Keys {
    /// They began the Encounter with it; others search it.
    pub owner: bool,
}

impl Given for Keys {
    const NAME: &'static str = "ffo.vehicle.keys";
    const ABOUT: &'static str = "Whether somebody has the keys of a vehicle, or finds them in it.";
    type Result = bool;

    fn resolve(&self, dice: &mut dyn Dice) -> bool {
        let why = rule!("ffo.vehicle.keys");
        dice.cite(why);
        self.owner || happens(why, 1, dice)
    }
}

/// Somebody active who starts a vehicle without its keys.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(extend("x-order" = ["rep", "class", "attributes", "tool", "vehicle", "on_road", "tries_again"]))]
pub struct Hotwire {
    #[schemars(range(min = 0, max = MOST_REP))]
    pub rep: i32,
    pub class: Class,
    #[schemars(length(max = 2))]
    pub attributes: Vec<Attribute>,
    /// They have a tool that applies.
    pub tool: bool,
    pub vehicle: Vehicle,
    /// The move that may follow begins and ends on a road.
    pub on_road: bool,
    /// With one die passed they roll again, and do not give up for good.
    pub tries_again: bool,
}

impl Default for Hotwire {
    fn default() -> Self {
        Hotwire {
            rep: 4,
            class: Class::Survivor,
            attributes: Vec::new(),
            tool: false,
            vehicle: Vehicle::Sedan,
            on_road: true,
            tries_again: true,
        }
    }
}

/// Whether the alarm goes off, for one turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Alarm {
    Silent,
    Sounds,
}

/// What comes of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Hotwired {
    /// It starts and may be driven so far at once; otherwise they can never hotwire it.
    pub may_drive_in: Option<i32>,
    pub alarm: Alarm,
}

impl Hotwire {
    /// The Rep that the dice are held against.
    pub fn against(&self, dice: &mut dyn Dice) -> Sum {
        let challenge = Challenge {
            kind: Kind::ScientificSavvy,
            difficulty: Difficulty::Difficult,
            challenger: Party { rep: self.rep, attributes: self.attributes.clone(), ..Party::default() },
            tools: self.tool.then_some(Tool::Object).into_iter().collect(),
            ..Challenge::default()
        };
        dice.cite(rule!("ffo.vehicle.hotwire"));
        let mut sum = challenge.against(dice);
        match self.class {
            Class::Citizen => sum.add(rule!("ffo.vehicle.hotwire"), -1),
            Class::Ganger => sum.add(rule!("ffo.vehicle.hotwire"), 1),
            Class::Survivor | Class::Police | Class::NationalGuard | Class::Army => (),
        }
        sum
    }

    pub fn attempt(&self, dice: &mut dyn Dice) -> Hotwired {
        let why = rule!("ffo.vehicle.hotwire");
        dice.cite(rule!("ffo.vehicle.hotwire-alarm"));
        let against = self.against(dice);
        let first = roll_against(why, &against, dice);
        let mut doubles = first.doubles;
        let mut starts = first.passed == Passed::Two;
        if first.passed == Passed::One && self.tries_again {
            let second = roll_against(why, &against, dice);
            doubles |= second.doubles;
            starts = second.passed == Passed::Two;
        }
        let may_drive_in = starts.then(|| self.vehicle.half_speed_in(self.on_road, dice));
        Hotwired { may_drive_in, alarm: if doubles { Alarm::Sounds } else { Alarm::Silent } }
    }
}

impl Given for Hotwire {
    const NAME: &'static str = "ffo.vehicle.hotwire";
    const ABOUT: &'static str = "Whether somebody hotwires a vehicle, and whether its alarm goes off.";
    type Result = Hotwired;

    fn check(&self) -> Result<(), ValueFault> {
        check_rep("rep", self.rep)?;
        check_len("attributes", self.attributes.len(), 0, 2)
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Hotwired {
        self.attempt(dice)
    }
}

/// A vehicle that is started, with its keys or hotwired.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(extend("x-order" = ["vehicle", "on_road", "zombie_mm", "after_failed_challenge"]))]
pub struct Start {
    pub vehicle: Vehicle,
    /// The move that may follow begins and ends on a road.
    pub on_road: bool,
    /// How far the nearest zombie is that moves towards it.
    #[schemars(range(min = 0, max = MOST_MM))]
    pub zombie_mm: Option<i32>,
    /// A failed Physical Challenge has stopped it.
    pub after_failed_challenge: bool,
}

impl Default for Start {
    fn default() -> Self {
        Start { vehicle: Vehicle::Sedan, on_road: true, zombie_mm: Some(200), after_failed_challenge: false }
    }
}

impl Start {
    /// How far it may be driven at once, if it starts.
    pub fn attempt(&self, dice: &mut dyn Dice) -> Option<i32> {
        let why = rule!("ffo.vehicle.wont-start");
        dice.cite(why);
        let pressed = self.zombie_mm.is_some_and(|mm| mm <= 12 * INCH_MM);
        let starts = !(pressed || self.after_failed_challenge) || happens(why, 3, dice);
        starts.then(|| self.vehicle.half_speed_in(self.on_road, dice))
    }
}

impl Given for Start {
    const NAME: &'static str = "ffo.vehicle.start";
    const ABOUT: &'static str = "Whether a vehicle starts, and how many inches it may be driven at once.";
    type Result = Option<i32>;
    const NOTHING: &'static str = "it does not start";

    fn check(&self) -> Result<(), ValueFault> {
        check_within("zombie_mm", self.zombie_mm.unwrap_or(0), 0, MOST_MM)
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Option<i32> {
        self.attempt(dice)
    }
}
