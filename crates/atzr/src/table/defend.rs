//! Defend (23): how many raiders come, and where.
use kernel::{Dice, Given, Roll, Sum, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    journal::Happened,
    printed::{Area, Class},
    table::{dice::check_within, robbery::other_class},
};

/// A home that is raided.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Raiders {
    /// Characters at hand, Star included.
    #[schemars(range(min = 0, max = 100))]
    pub group: i32,
}

impl Default for Raiders {
    fn default() -> Self {
        Raiders { group: 1 }
    }
}

impl Raiders {
    pub fn number(&self, dice: &mut dyn Dice) -> i32 {
        dice.cite(rule!("atzr.ruling.defend-end"));
        let more = match dice.d6(rule!("atzr.defend.raiders")) {
            ..=3 => 1,
            4 | 5 => 2,
            6.. => 3,
        };
        let number = self.group + more;
        dice.came(rule!("atzr.defend.raiders"), &|| Happened::Against { number }.into());
        let mut sum = Sum::default();
        sum.add(rule!("atzr.defend.raiders"), self.group);
        sum.add(rule!("atzr.defend.raiders"), more);
        dice.plus(&sum)
    }
}

impl Given for Raiders {
    const NAME: &'static str = "atzr.defend";
    const ABOUT: &'static str = "How many raiders come to a home.";
    type Result = i32;
    const COUNTS: Option<(&'static str, &'static str)> = Some(("raider", "raiders"));

    fn check(&self) -> Result<(), ValueFault> {
        check_within("group", self.group, 0, 100)
    }

    fn resolve(&self, dice: &mut dyn Dice) -> i32 {
        self.number(dice)
    }
}

/// The raiders' Class: one of the two that is not the defenders'.
pub fn class(defenders: Class, dice: &mut dyn Dice) -> Class {
    other_class(rule!("atzr.ruling.defend-end"), defenders, dice)
}

/// Where people of a Class have their homes.
pub fn area(class: Class, dice: &mut dyn Dice) -> Area {
    dice.cite(rule!("atzr.defend.setup"));
    match class {
        Class::Survivor => Area::Rural,
        Class::Ganger => Area::Urban,
        Class::Militia => Area::Suburbs,
    }
}
