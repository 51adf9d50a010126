//! Mercy (16.4.1): what captors do with somebody in their power.
use kernel::{Dice, Given, Sum, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    printed::{
        Class, PeopleTables, Printed,
        people::{Mercy, Scored},
    },
    table::dice::{check_rep, successes},
};

/// A captive and the captors.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Captive {
    pub class: Class,
    #[schemars(range(min = 0, max = crate::table::dice::MOST_REP))]
    pub rep: i32,
    /// Gave up instead of being left behind.
    pub surrendered: bool,
    #[schemars(title = "Class of the captors")]
    pub captors: Class,
    /// Their Leader's Rep.
    #[schemars(range(min = 0, max = crate::table::dice::MOST_REP))]
    pub captors_rep: i32,
}

impl Default for Captive {
    fn default() -> Self {
        Captive { class: Class::Survivor, rep: 4, surrendered: false, captors: Class::Ganger, captors_rep: 4 }
    }
}

impl Captive {
    /// How many dice the captive rolls.
    pub fn dice(&self, tables: &PeopleTables) -> Sum {
        let mut sum = Sum::default();
        sum.add(rule!("atzr.mercy.roll"), self.rep);
        if self.surrendered {
            sum.add(rule!("atzr.mercy.surrender"), tables.mercy.surrendered.into());
        }
        sum
    }

    pub fn roll(&self, tables: &PeopleTables, dice: &mut dyn Dice) -> Mercy {
        dice.cite(rule!("atzr.ruling.table-mercy"));
        let n = dice.plus(&self.dice(tables));
        dice.turn_of(0);
        let ours = successes(rule!("atzr.mercy.roll"), n, dice);
        dice.turn_of(1);
        let theirs = successes(rule!("atzr.mercy.roll"), self.captors_rep, dice);
        dice.cite(rule!("atzr.class.attitudes"));
        tables.mercy.line(Scored::of(ours, theirs), self.captors, self.class)
    }
}

impl Given for Captive {
    const NAME: &'static str = "atzr.mercy";
    const ABOUT: &'static str = "Mercy: what captors do with somebody Out of the Fight or who surrendered.";
    type Result = Mercy;

    fn check(&self) -> Result<(), ValueFault> {
        check_rep("rep", self.rep)?;
        check_rep("captors_rep", self.captors_rep)
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Mercy {
        self.roll(&Printed::in_use().people, dice)
    }
}
