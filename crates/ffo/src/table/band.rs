//! The band and its recruits (p. 10).
use std::ops::ControlFlow;

use kernel::{Dice, Given, Roll, until, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{
    class::Class,
    dice::{MOST_REP, check_each, check_len, check_rep, check_within, read},
    protection::MOST_DAYS,
};

/// The last day on which Citizens alone can be recruited.
const CITIZENS_ONLY_UNTIL: u16 = 20;

/// The rows of a table of Grunts, from a total of 2 to one of 12.
const ROWS: usize = 11;

/// A Star who would take on a Grunt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Recruiting {
    #[schemars(range(min = 0, max = MOST_REP))]
    pub star_rep: i32,
    /// In the band already.
    #[schemars(range(min = 0, max = 20))]
    pub grunts: i32,
    /// Of the Grunt.
    pub class: Class,
    /// Of the campaign.
    #[schemars(range(min = 1, max = MOST_DAYS))]
    pub day: u16,
}

impl Default for Recruiting {
    fn default() -> Self {
        Recruiting { star_rep: 4, grunts: 0, class: Class::Citizen, day: 1 }
    }
}

impl Given for Recruiting {
    const NAME: &'static str = "ffo.band";
    const ABOUT: &'static str = "How many more Grunts of a Class a Star may recruit.";
    type Result = i32;
    const COUNTS: Option<(&'static str, &'static str)> = Some(("Grunt", "Grunts"));

    fn check(&self) -> Result<(), ValueFault> {
        check_rep("star_rep", self.star_rep)?;
        check_within("grunts", self.grunts, 0, 20)?;
        check_within("day", self.day.into(), 1, MOST_DAYS.into())
    }

    fn resolve(&self, dice: &mut dyn Dice) -> i32 {
        dice.cite(rule!("ffo.band.definition"));
        dice.cite(rule!("ffo.band.citizens-only"));
        if self.day <= CITIZENS_ONLY_UNTIL && self.class != Class::Citizen {
            return 0;
        }
        dice.cite(rule!("ffo.band.size"));
        dice.cite(rule!("ffo.ruling.band-size"));
        (self.star_rep - self.grunts).max(0)
    }
}

/// A recruit by the tables of pre-generated Grunts.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Recruit {
    #[schemars(range(min = 0, max = MOST_REP))]
    pub star_rep: i32,
    /// The Reps in each table of the Class, from the row of 2 to that of 12.
    #[schemars(length(min = 1, max = 2))]
    pub tables: Vec<[u8; ROWS]>,
}

impl Default for Recruit {
    fn default() -> Self {
        Recruit { star_rep: 4, tables: vec![[4, 4, 4, 3, 3, 3, 3, 3, 4, 4, 4]; 2] }
    }
}

/// A row, and all that stands in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Row {
    /// The first is 0.
    pub table: usize,
    pub total: i32,
}

impl Recruit {
    fn roll(&self, dice: &mut dyn Dice) -> Row {
        let why = rule!("ffo.band.generate");
        let table = if self.tables.len() < 2 { 0 } else { usize::from(3 < dice.d6(why)) };
        Row { table, total: read(why, 2, dice) }
    }

    fn rep(&self, row: Row) -> i32 {
        self.tables[row.table][(row.total - 2) as usize].into()
    }
}

impl Given for Recruit {
    const NAME: &'static str = "ffo.band.recruit";
    const ABOUT: &'static str = "Which row of the tables somebody recruits.";
    type Result = Row;

    fn check(&self) -> Result<(), ValueFault> {
        check_rep("star_rep", self.star_rep)?;
        check_len("tables", self.tables.len(), 1, 2)?;
        check_each("tables", &self.tables, |table| {
            table.iter().try_for_each(|&rep| check_rep("rep", rep.into()))
        })?;
        if self.tables.iter().flatten().all(|&rep| self.star_rep < rep.into()) {
            return Err(ValueFault::at("tables", "nobody in them is of the Star's Rep or less"));
        }
        Ok(())
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Row {
        until(dice, (), |(), dice| {
            let row = self.roll(dice);
            dice.cite(rule!("ffo.band.rep-cap"));
            if self.rep(row) <= self.star_rep { ControlFlow::Break(row) } else { ControlFlow::Continue(()) }
        })
    }
}
