//! Retrieving the wounded (p. 33).
use kernel::{Dice, Given, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{dice::check_within, r#move::MOST_MM, weapon::INCH_MM};

/// What picking somebody up costs.
const PICK_UP_MM: i32 = 2 * INCH_MM;

/// Somebody who would pick up a wounded friend.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct PickUp {
    #[schemars(range(min = 0, max = MOST_MM))]
    pub distance_mm: i32,
    /// Of their move, once they have come so near.
    #[schemars(range(min = 0, max = MOST_MM))]
    pub left_mm: i32,
}

impl Default for PickUp {
    fn default() -> Self {
        PickUp { distance_mm: INCH_MM, left_mm: 100 }
    }
}

impl Given for PickUp {
    const NAME: &'static str = "ffo.retrieve";
    const ABOUT: &'static str =
        "What is left of somebody's move who picks up a wounded figure, in millimetres.";
    type Result = Option<i32>;
    const NOTHING: &'static str = "it cannot be done";
    const COUNTS: Option<(&'static str, &'static str)> = Some(("mm", "mm"));

    fn check(&self) -> Result<(), ValueFault> {
        check_within("distance_mm", self.distance_mm, 0, MOST_MM)?;
        check_within("left_mm", self.left_mm, 0, MOST_MM)
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Option<i32> {
        dice.cite(rule!("ffo.retrieve.pick-up"));
        let left = self.left_mm - PICK_UP_MM;
        (self.distance_mm <= INCH_MM && 0 <= left).then_some(left)
    }
}

/// Somebody who is charged with a wounded figure in their arms.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Carrier {
    pub star: bool,
    /// A Star would not let go.
    pub holds_on: bool,
}

/// What becomes of the wounded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Wounded {
    Dropped,
    /// The Star fights the melee with them.
    Kept,
}

impl Given for Carrier {
    const NAME: &'static str = "ffo.retrieve.charged";
    const ABOUT: &'static str = "What becomes of the wounded when whoever carries them is charged.";
    type Result = Wounded;

    fn check(&self) -> Result<(), ValueFault> {
        if self.holds_on && !self.star {
            return Err(ValueFault::at("holds_on", "only a Star can"));
        }
        Ok(())
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Wounded {
        dice.cite(rule!("ffo.retrieve.charged"));
        if self.star && self.holds_on { Wounded::Kept } else { Wounded::Dropped }
    }
}
