//! Encounters one chooses and Encounters that happen (18).
use kernel::{Dice, Given, RuleId};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::printed::{Area, PeopleTables, Printed, people::Involuntary};

/// An Encounter that a player chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Voluntary {
    Search,
    RaidOrRescue,
    TakeBack,
    Chillin,
}

impl Voluntary {
    pub const ALL: [Voluntary; 4] =
        [Voluntary::Search, Voluntary::RaidOrRescue, Voluntary::TakeBack, Voluntary::Chillin];
}

/// What happens at the end of a month.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct InvoluntaryRoll {
    pub area: Area,
}

impl Default for InvoluntaryRoll {
    fn default() -> Self {
        InvoluntaryRoll { area: Area::Suburbs }
    }
}

impl InvoluntaryRoll {
    pub fn roll(&self, tables: &PeopleTables, dice: &mut dyn Dice) -> Involuntary {
        dice.cite(rule!("atzr.ruling.table-involuntary-encounter"));
        let die = dice.die(rule!("atzr.encounter.involuntary"), 6);
        tables.involuntary[self.area][usize::from(die) - 1]
    }
}

impl Given for InvoluntaryRoll {
    const NAME: &'static str = "atzr.encounter";
    const ABOUT: &'static str = "The Involuntary Encounter of a month, by area.";
    const RULES: &'static [RuleId] =
        &[rule!("atzr.encounter.involuntary"), rule!("atzr.ruling.table-involuntary-encounter")];
    type Result = Involuntary;

    fn resolve(&self, dice: &mut dyn Dice) -> Involuntary {
        self.roll(&Printed::in_use().people, dice)
    }
}
