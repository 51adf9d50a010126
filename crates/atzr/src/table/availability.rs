//! Group Availability (22.1): who is there when it happens.
use kernel::{Dice, Given, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::table::dice::{check_rep, passes};

/// A member of the group before an Encounter that asks who is at hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Availability {
    #[schemars(range(min = 0, max = crate::table::dice::MOST_REP))]
    pub rep: i32,
}

impl Default for Availability {
    fn default() -> Self {
        Availability { rep: 4 }
    }
}

impl Availability {
    /// Whether the member takes part.
    pub fn roll(&self, dice: &mut dyn Dice) -> bool {
        passes(rule!("atzr.availability.roll"), self.rep, 1, dice) == 1
    }
}

impl Given for Availability {
    const NAME: &'static str = "atzr.availability";
    const ABOUT: &'static str = "Whether a member of the group is at hand for the Encounter.";
    type Result = bool;

    fn check(&self) -> Result<(), ValueFault> {
        check_rep("rep", self.rep)
    }

    fn resolve(&self, dice: &mut dyn Dice) -> bool {
        self.roll(dice)
    }
}
