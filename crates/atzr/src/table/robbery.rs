//! Robbery (24): who comes, and how wary the victims are.
use kernel::{Dice, Given, Roll, RuleId, Sum, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{journal::Happened, printed::Class, table::dice::check_within};

/// Strangers against a group: one more than it, as many, or one fewer.
pub fn number(why: RuleId, group: i32, dice: &mut dyn Dice) -> i32 {
    let more = match dice.d6(why) {
        ..=2 => 1,
        3 | 4 => 0,
        5.. => -1,
    };
    let number = (group + more).max(1);
    dice.came(why, &|| Happened::Against { number }.into());
    let mut sum = Sum::default();
    sum.add(why, group);
    sum.add(why, more);
    dice.plus(&sum).max(1)
}

/// One of the two other Classes, at random.
pub fn other_class(why: RuleId, class: Class, dice: &mut dyn Dice) -> Class {
    others(class)[dice.one_of(why, 2)]
}

/// The two other Classes, as they are drawn.
pub const fn others(class: Class) -> [Class; 2] {
    match class {
        Class::Ganger => [Class::Militia, Class::Survivor],
        Class::Militia => [Class::Ganger, Class::Survivor],
        Class::Survivor => [Class::Ganger, Class::Militia],
    }
}

/// A group about to be robbed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Robbers {
    /// Members present, Star included.
    #[schemars(range(min = 1, max = 100))]
    pub group: i32,
    pub class: Class,
}

impl Default for Robbers {
    fn default() -> Self {
        Robbers { group: 1, class: Class::Survivor }
    }
}

/// Strangers of one Class.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Strangers {
    pub number: i32,
    pub class: Class,
}

impl Robbers {
    pub fn roll(&self, dice: &mut dyn Dice) -> Strangers {
        let number = number(rule!("atzr.robbery.robbers"), self.group, dice);
        dice.cite(rule!("atzr.ruling.robbery-details"));
        Strangers { number, class: other_class(rule!("atzr.robbery.robbers"), self.class, dice) }
    }
}

impl Given for Robbers {
    const NAME: &'static str = "atzr.robbery";
    const ABOUT: &'static str = "How many robbers there are, and of which Class.";
    type Result = Strangers;

    fn check(&self) -> Result<(), ValueFault> {
        check_within("group", self.group, 1, 100)
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Strangers {
        self.roll(dice)
    }
}
