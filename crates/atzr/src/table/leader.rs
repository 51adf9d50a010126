//! The Leader Die (4.3.2).
use kernel::{Dice, Given, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::table::dice::{check_rep, passes};

/// One die for all of a group who take a Reaction Test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct LeaderDie {
    /// The Rep of the Leader, who need not be the one who takes the test.
    #[schemars(range(min = 0, max = crate::table::dice::MOST_REP))]
    pub rep: i32,
}

impl Default for LeaderDie {
    fn default() -> Self {
        LeaderDie { rep: 5 }
    }
}

impl LeaderDie {
    /// Whether every tester of the group has passed a die more.
    pub fn roll(&self, dice: &mut dyn Dice) -> bool {
        dice.cite(rule!("atzr.ruling.leader-die-self"));
        passes(rule!("atzr.leader.die"), self.rep, 1, dice) == 1
    }
}

impl Given for LeaderDie {
    const NAME: &'static str = "atzr.leader.die";
    const ABOUT: &'static str =
        "The Leader Die: if it passes, each tester of the group has passed one die more.";
    type Result = bool;

    fn check(&self) -> Result<(), ValueFault> {
        check_rep("rep", self.rep)
    }

    fn resolve(&self, dice: &mut dyn Dice) -> bool {
        self.roll(dice)
    }
}
