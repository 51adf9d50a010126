//! Chillin' (22): the way home from where people meet.
use kernel::{Dice, Given, Sum, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    printed::{PeopleTables, Printed, people::Ambush},
    table::dice::{Passed, check_rep, check_within, passes},
};

/// A group that leaves the target building for the last time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct WayHome {
    /// The Leader's.
    #[schemars(range(min = 0, max = crate::table::dice::MOST_REP))]
    pub rep: i32,
    /// Functioning characters, Leader included.
    #[schemars(range(min = 1, max = 100))]
    pub characters: i32,
    /// Somebody of the group is Out of the Fight.
    pub somebody_out: bool,
}

impl Default for WayHome {
    fn default() -> Self {
        WayHome { rep: 5, characters: 2, somebody_out: false }
    }
}

impl WayHome {
    /// The Rep to roll against.
    pub fn rep(&self, tables: &PeopleTables) -> Sum {
        let table = &tables.robbery;
        let mut sum = Sum::default();
        sum.add(rule!("atzr.chillin.robbery"), self.rep);
        if self.characters == 1 {
            sum.add(rule!("atzr.ruling.table-robbery"), table.alone.into());
        }
        if 3 <= self.characters {
            sum.add(rule!("atzr.ruling.table-robbery"), table.three_or_more.into());
        }
        if self.somebody_out {
            sum.add(rule!("atzr.ruling.table-robbery"), table.somebody_out.into());
        }
        sum
    }

    pub fn roll(&self, tables: &PeopleTables, dice: &mut dyn Dice) -> Ambush {
        let rep = dice.plus(&self.rep(tables));
        dice.cite(rule!("atzr.ruling.table-robbery"));
        let passed = passes(rule!("atzr.chillin.robbery"), rep, 2, dice);
        tables.robbery.results[Passed::of(passed, dice) as usize]
    }
}

impl Given for WayHome {
    const NAME: &'static str = "atzr.chillin.robbery";
    const ABOUT: &'static str = "The Robbery Table: whether a group that leaves a meeting place is robbed.";
    type Result = Ambush;

    fn check(&self) -> Result<(), ValueFault> {
        check_rep("rep", self.rep)?;
        check_within("characters", self.characters, 1, 100)
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Ambush {
        self.roll(&Printed::in_use().people, dice)
    }
}
