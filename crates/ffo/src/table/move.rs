//! Movement (p. 15): how far somebody comes.
mod fast;

use kernel::{Dice, Given, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub use self::fast::{FastMove, FastMoved, FastMover, Underfoot};
use super::{attribute::Attribute, dice::check_within, weapon::INCH_MM};

/// What people move.
const NORMAL_IN: i32 = 8;
/// What those with the Attribute Fast move.
const FAST_IN: i32 = 10;
/// From where a charge is tested.
const CHARGE_IN: i32 = 6;

/// The farthest move that a procedure takes.
pub const MOST_MM: i32 = 2000;

/// What an Attribute makes of somebody's moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// They have the Attribute Fast.
    Fast,
    #[default]
    Normal,
    /// They have the Attribute Slow.
    Slow,
    /// They have both, and roll as the Slow do.
    FastAndSlow,
}

impl Pace {
    pub fn of(attributes: &[Attribute]) -> Pace {
        match [Attribute::Fast, Attribute::Slow].map(|it| attributes.contains(&it)) {
            [true, false] => Pace::Fast,
            [false, false] => Pace::Normal,
            [false, true] => Pace::Slow,
            [true, true] => Pace::FastAndSlow,
        }
    }

    pub(crate) const fn is_fast(self) -> bool {
        matches!(self, Pace::Fast | Pace::FastAndSlow)
    }

    pub(crate) const fn is_slow(self) -> bool {
        matches!(self, Pace::Slow | Pace::FastAndSlow)
    }

    /// Whether a die of their own goes with those of the group.
    pub(crate) const fn rolls_a_third(self) -> bool {
        matches!(self, Pace::Fast)
    }

    /// A normal move, unless the scenario has another.
    pub(crate) fn normal_mm(self, scenario_mm: Option<i32>, dice: &mut dyn Dice) -> i32 {
        dice.cite(rule!("ffo.move.normal"));
        if let Some(mm) = scenario_mm {
            return mm;
        }
        if self.is_fast() {
            dice.cite(rule!("ffo.attribute.fast"));
            return FAST_IN * INCH_MM;
        }
        NORMAL_IN * INCH_MM
    }
}

/// How somebody begins to move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Posture {
    #[default]
    Standing,
    /// They are prone, and get up first.
    GetsUp,
    /// They are prone, and stay so.
    Crawls,
}

/// Somebody who moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Mover {
    pub pace: Pace,
    /// A normal move that the scenario gives them.
    #[schemars(range(min = 0, max = MOST_MM))]
    pub scenario_mm: Option<i32>,
    pub posture: Posture,
}

impl Mover {
    /// How far they come without a Fast Move, in millimetres.
    pub fn moves_mm(self, dice: &mut dyn Dice) -> i32 {
        let normal = self.pace.normal_mm(self.scenario_mm, dice);
        match self.posture {
            Posture::Standing => return normal,
            Posture::GetsUp => dice.cite(rule!("ffo.move.stand-up")),
            Posture::Crawls => dice.cite(rule!("ffo.move.crawl")),
        }
        dice.cite(rule!("ffo.ruling.half-moves"));
        normal / 2
    }
}

impl Given for Mover {
    const NAME: &'static str = "ffo.move";
    const ABOUT: &'static str = "How far somebody moves without a Fast Move, in millimetres.";
    type Result = i32;
    const COUNTS: Option<(&'static str, &'static str)> = Some(("mm", "mm"));

    fn check(&self) -> Result<(), ValueFault> {
        check_within("scenario_mm", self.scenario_mm.unwrap_or(0), 0, MOST_MM)
    }

    fn resolve(&self, dice: &mut dyn Dice) -> i32 {
        self.moves_mm(dice)
    }
}

/// Somebody who would charge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct ChargeReach {
    pub mover: Mover,
    /// What is left of the move of somebody active, a Fast Move with it.
    #[schemars(range(min = 0, max = MOST_MM))]
    pub active_left_mm: Option<i32>,
    /// Over open ground to whom they would charge.
    #[schemars(range(min = 0, max = MOST_MM))]
    pub distance_mm: i32,
}

impl Default for ChargeReach {
    fn default() -> Self {
        ChargeReach { mover: Mover::default(), active_left_mm: None, distance_mm: 300 }
    }
}

impl Given for ChargeReach {
    const NAME: &'static str = "ffo.move.charge-reach";
    const ABOUT: &'static str = "Whether somebody is in Charge Reach over open ground.";
    type Result = bool;

    fn check(&self) -> Result<(), ValueFault> {
        self.mover.check()?;
        check_within("active_left_mm", self.active_left_mm.unwrap_or(0), 0, MOST_MM)?;
        check_within("distance_mm", self.distance_mm, 0, MOST_MM)
    }

    fn resolve(&self, dice: &mut dyn Dice) -> bool {
        dice.cite(rule!("ffo.move.charge-result"));
        dice.cite(rule!("ffo.ruling.charge-reach"));
        let moves = self.active_left_mm.unwrap_or_else(|| self.mover.moves_mm(dice));
        self.distance_mm <= moves + CHARGE_IN * INCH_MM
    }
}
