//! Bushwhack (25): who lies in wait.
use kernel::{Dice, Given, Roll, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    printed::Class,
    table::{
        dice::check_within,
        robbery::{Strangers, number},
    },
};

/// A group that walks into an ambush.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Bushwhackers {
    /// Members present, Star included.
    #[schemars(range(min = 1, max = 100))]
    pub group: i32,
}

impl Default for Bushwhackers {
    fn default() -> Self {
        Bushwhackers { group: 1 }
    }
}

impl Bushwhackers {
    pub fn roll(&self, dice: &mut dyn Dice) -> Strangers {
        let number = number(rule!("atzr.bushwhack.setup"), self.group, dice);
        let class = Class::ALL[dice.one_of(rule!("atzr.ruling.bushwhack-details"), Class::ALL.len())];
        Strangers { number, class }
    }
}

impl Given for Bushwhackers {
    const NAME: &'static str = "atzr.bushwhack";
    const ABOUT: &'static str = "How many lie in wait, and of which Class.";
    type Result = Strangers;

    fn check(&self) -> Result<(), ValueFault> {
        check_within("group", self.group, 1, 100)
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Strangers {
        self.roll(dice)
    }
}
