//! The wheel (p. 42 and 44): turns that need a Physical Challenge, and what a failed one does.
use kernel::{Dice, Given, Roll, RuleId, Sum, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{MOST_MM, Vehicle};
use crate::table::{
    challenge::{Challenge, Difficulty, Kind, Party, roll_against},
    dice::{MOST_REP, Passed, check_rep, check_within},
    weapon::INCH_MM,
};

/// Whether a driver may give up who has passed one die.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wish {
    TriesAgain,
    GivesUp,
    /// The wall is coming.
    Must,
}

/// What a Challenge at the wheel comes to.
pub(super) enum Control {
    Kept,
    GivenUp,
    Lost,
}

pub(super) fn challenge(why: RuleId, against: &Sum, wish: Wish, dice: &mut dyn Dice) -> Control {
    match (roll_against(why, against, dice).passed, wish) {
        (Passed::Two, _) => return Control::Kept,
        (Passed::None, _) => return Control::Lost,
        (Passed::One, Wish::GivesUp) => {
            dice.cite(rule!("ffo.ruling.challenge-driving"));
            return Control::GivenUp;
        }
        (Passed::One, Wish::TriesAgain | Wish::Must) => {
            dice.cite(rule!("ffo.ruling.challenge-driving"));
        }
    }
    match roll_against(why, against, dice).passed {
        Passed::Two => Control::Kept,
        Passed::One | Passed::None => Control::Lost,
    }
}

/// The Rep that a driver's dice are held against.
pub(super) fn against(rep: i32, difficulty: Difficulty, dice: &mut dyn Dice) -> Sum {
    let challenger = Party { rep, ..Party::default() };
    Challenge { kind: Kind::Physical, difficulty, challenger, ..Challenge::default() }.against(dice)
}

/// What becomes of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Wheel {
    /// It turns and goes on.
    Turns,
    /// The driver has given up the turn: it goes straight on.
    GoesStraight,
    /// It moves so many inches more, and then turns.
    SkidsAndTurns(i32),
}

/// A turn of an active vehicle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(extend("x-order" = ["rep", "vehicle", "on_road", "moves_mm", "ducks_back", "tries_again"]))]
pub struct FastTurn {
    /// Of the driver.
    #[schemars(range(min = 0, max = MOST_REP))]
    pub rep: i32,
    pub vehicle: Vehicle,
    /// Its move begins and is to end on a road.
    pub on_road: bool,
    /// How far it moves in all in this move.
    #[schemars(range(min = 0, max = MOST_MM))]
    pub moves_mm: i32,
    /// The driver turns away by a Duck Back, and cannot give up.
    pub ducks_back: bool,
    /// With one die passed the driver rolls again, and does not give up the turn.
    pub tries_again: bool,
}

impl Default for FastTurn {
    fn default() -> Self {
        let vehicle = Vehicle::Sedan;
        FastTurn { rep: 4, vehicle, on_road: true, moves_mm: 300, ducks_back: false, tries_again: true }
    }
}

impl FastTurn {
    /// Whether it is too fast to be turned without a Challenge.
    pub fn is_fast(&self, dice: &mut dyn Dice) -> bool {
        dice.cite(rule!("ffo.vehicle.turn-fast"));
        self.vehicle.half_speed_in(self.on_road, dice) * INCH_MM < self.moves_mm
    }

    pub fn take(&self, dice: &mut dyn Dice) -> Wheel {
        if !self.is_fast(dice) {
            return Wheel::Turns;
        }
        let why = rule!("ffo.vehicle.turn-fast");
        let wish = match (self.ducks_back, self.tries_again) {
            (true, _) => Wish::Must,
            (false, true) => Wish::TriesAgain,
            (false, false) => Wish::GivesUp,
        };
        if self.ducks_back {
            dice.cite(rule!("ffo.vehicle.react-duck-back-driver"));
        }
        let against = against(self.rep, Difficulty::Average, dice);
        match challenge(why, &against, wish, dice) {
            Control::Kept => Wheel::Turns,
            Control::GivenUp => Wheel::GoesStraight,
            Control::Lost => Wheel::SkidsAndTurns(dice.d6(why)),
        }
    }
}

impl Given for FastTurn {
    const NAME: &'static str = "ffo.vehicle.turn";
    const ABOUT: &'static str =
        "Whether a driver keeps control in a turn, and how many inches it skids if not.";
    type Result = Wheel;

    fn check(&self) -> Result<(), ValueFault> {
        check_rep("rep", self.rep)?;
        check_within("moves_mm", self.moves_mm, 0, MOST_MM)
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Wheel {
        self.take(dice)
    }
}

/// A turn of an inactive vehicle, to avoid a crash.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct CrashTurn {
    /// Of the driver.
    #[schemars(range(min = 0, max = MOST_REP))]
    pub rep: i32,
}

impl Default for CrashTurn {
    fn default() -> Self {
        CrashTurn { rep: 4 }
    }
}

/// Whether somebody gets past what is in the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Swerve {
    /// It turns and goes on.
    Turns,
    /// It crashes into it: a Bash.
    Crashes,
}

impl Given for CrashTurn {
    const NAME: &'static str = "ffo.vehicle.crash";
    const ABOUT: &'static str = "Whether the driver of an inactive vehicle turns aside before it crashes.";
    type Result = Swerve;

    fn check(&self) -> Result<(), ValueFault> {
        check_rep("rep", self.rep)
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Swerve {
        let why = rule!("ffo.vehicle.crash-avoid");
        let against = against(self.rep, Difficulty::Difficult, dice);
        match challenge(why, &against, Wish::Must, dice) {
            Control::Kept => Swerve::Turns,
            Control::GivenUp | Control::Lost => Swerve::Crashes,
        }
    }
}

/// A turn around, from one lane into the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(extend("x-order" = ["rep", "vehicle", "between_lanes", "speed_in", "tries_again"]))]
pub struct Bootlegger {
    /// Of the driver.
    #[schemars(range(min = 0, max = MOST_REP))]
    pub rep: i32,
    pub vehicle: Vehicle,
    /// It leads from a lane into one beside it.
    pub between_lanes: bool,
    /// The current speed.
    #[schemars(range(min = 1, max = 24))]
    pub speed_in: i32,
    /// With one die passed the driver rolls again, and does not give up the turn.
    pub tries_again: bool,
}

impl Default for Bootlegger {
    fn default() -> Self {
        Bootlegger { rep: 4, vehicle: Vehicle::Sedan, between_lanes: true, speed_in: 16, tries_again: true }
    }
}

/// What becomes of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fork {
    /// The vehicle or the place is none for it.
    Cannot,
    /// After half its speed it moves so far aside, faces back and has stopped.
    Around { after_mm: i32, aside_mm: i32 },
    /// The driver has given up the turn: it goes straight on.
    GoesStraight,
    /// After half its speed it skids so far, faces 90 degrees to the left and has to be restarted.
    Skids { after_mm: i32, skids_mm: i32 },
}

impl Bootlegger {
    pub fn may_be_tried(&self, dice: &mut dyn Dice) -> bool {
        dice.cite(rule!("ffo.vehicle.bootlegger"));
        self.between_lanes
            && match self.vehicle {
                Vehicle::Motorcycle
                | Vehicle::Pickup
                | Vehicle::Sedan
                | Vehicle::SportsCar
                | Vehicle::Suv => true,
                Vehicle::Atv | Vehicle::BigRig | Vehicle::Bus | Vehicle::Rv => false,
            }
    }

    pub fn take(&self, dice: &mut dyn Dice) -> Fork {
        if !self.may_be_tried(dice) {
            return Fork::Cannot;
        }
        let why = rule!("ffo.vehicle.bootlegger");
        let after_mm = self.speed_in * INCH_MM / 2;
        let wish = if self.tries_again { Wish::TriesAgain } else { Wish::GivesUp };
        let against = against(self.rep, Difficulty::Difficult, dice);
        match challenge(why, &against, wish, dice) {
            Control::Kept => {
                dice.cite(rule!("ffo.ruling.vehicle-footprint"));
                Fork::Around { after_mm, aside_mm: self.vehicle.width_mm() }
            }
            Control::GivenUp => Fork::GoesStraight,
            Control::Lost => Fork::Skids { after_mm, skids_mm: after_mm / 2 },
        }
    }
}

impl Given for Bootlegger {
    const NAME: &'static str = "ffo.vehicle.bootlegger";
    const ABOUT: &'static str = "A bootlegger turn: whether the vehicle faces the other way or skids.";
    type Result = Fork;

    fn check(&self) -> Result<(), ValueFault> {
        check_rep("rep", self.rep)?;
        check_within("speed_in", self.speed_in, 1, 24)
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Fork {
        self.take(dice)
    }
}
