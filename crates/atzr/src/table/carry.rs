//! What somebody carries and what it weighs (15.3).
use kernel::{Dice, Given, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    printed::{CounterThing, Counters, Printed},
    table::dice::check_rep,
};

/// Somebody with all that is carried, in the hands or stowed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Load {
    #[schemars(range(min = 0, max = crate::table::dice::MOST_REP))]
    pub rep: i32,
    #[schemars(length(max = 100))]
    pub things: Vec<CounterThing>,
    /// A Vest that is worn and Scopes that are attached.
    #[schemars(length(max = 100))]
    pub worn: Vec<CounterThing>,
}

impl Default for Load {
    fn default() -> Self {
        Load { rep: 4, things: Vec::new(), worn: Vec::new() }
    }
}

/// How heavy a load is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Burden {
    None,
    /// More than Rep: only 1d6 for a Fast Move.
    OverRep,
    /// More than twice Rep: no Fast Move, and every hex costs 1 more.
    OverTwiceRep,
}

/// What a thing counts when it is carried.
pub fn weight(counters: &Counters, thing: CounterThing) -> i32 {
    counters.of(thing).hands.into()
}

/// What things count that are carried.
pub fn count(
    counters: &Counters,
    things: &[CounterThing],
    worn: &[CounterThing],
    dice: &mut dyn Dice,
) -> i32 {
    dice.cite(rule!("atzr.carry.count"));
    dice.cite(rule!("atzr.ruling.table-item-counters"));
    let worn = worn.iter().map(|&it| {
        let counter = counters.of(it);
        i32::from(counter.hands_worn.unwrap_or(counter.hands))
    });
    things.iter().map(|&it| weight(counters, it)).chain(worn).sum()
}

impl Burden {
    /// Of somebody of that Rep with so much.
    pub fn of(rep: i32, load: i32, dice: &mut dyn Dice) -> Burden {
        dice.cite(rule!("atzr.carry.limit"));
        if 2 * rep < load {
            return Burden::OverTwiceRep;
        }
        if rep < load {
            return Burden::OverRep;
        }
        Burden::None
    }
}

/// A load with what it means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct LoadCount {
    pub count: i32,
    pub burden: Burden,
}

impl Given for Load {
    const NAME: &'static str = "atzr.carry";
    const ABOUT: &'static str = "What somebody's things count, and whether it is too much.";
    type Result = LoadCount;

    fn check(&self) -> Result<(), ValueFault> {
        check_rep("rep", self.rep)?;
        let counters = &Printed::in_use().counters;
        match self.worn.iter().find(|it| counters.of(**it).hands_worn.is_none()) {
            Some(it) => Err(ValueFault::at("worn", format!("a {} cannot be worn or attached", it.name()))),
            None => Ok(()),
        }
    }

    fn resolve(&self, dice: &mut dyn Dice) -> LoadCount {
        let count = count(&Printed::in_use().counters, &self.things, &self.worn, dice);
        LoadCount { count, burden: Burden::of(self.rep, count, dice) }
    }
}
