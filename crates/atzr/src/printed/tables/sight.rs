//! The In Sight Table (8.3), and how a table says how many dice it takes (2.4.4).
use kernel::{RuleId, Sum};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Sense, within};
use crate::printed::TablesFault;

/// The upper left corner of a table: so many dice, or a die for each point of what the word names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged, expecting = "found something else, expected a number of dice or the word `rep`")]
pub enum Corner {
    Dice(u16),
    Word(CornerWord),
}

/// What gives one die a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum CornerWord {
    Rep,
}

impl Corner {
    /// The dice for somebody of this Rep, to which the modifiers of the table are added.
    pub fn dice(self, rep: i32) -> Sum {
        let mut sum = Sum::default();
        sum.add(
            rule!("atzr.dice.how-many"),
            match self {
                Corner::Dice(n) => n.into(),
                Corner::Word(CornerWord::Rep) => rep,
            },
        );
        sum
    }

    pub(super) fn fault(self, path: &str) -> Option<TablesFault> {
        match self {
            Corner::Dice(n) => within(path, "roll", n.into(), 0, 12),
            Corner::Word(CornerWord::Rep) => None,
        }
    }
}

/// How many dice a Leader rolls to see first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct InSightTable {
    pub roll: Corner,
    /// The group is active or counts as Active.
    pub active: i32,
    /// All enemies whom the group can see are concealed.
    pub all_concealed: i32,
    /// The target of a raid in which shots were fired.
    pub raid_alert: i32,
    /// The victim of a Robbery smelled a rat.
    pub suspicious: i32,
    /// The Leader has Sharp Eyes.
    pub sharp_eyes: i32,
}

impl InSightTable {
    pub const RULING: RuleId = rule!("atzr.ruling.table-in-sight");
}

impl Sense for InSightTable {
    fn faults(&self, path: &str) -> Vec<TablesFault> {
        let rows = [
            ("active", self.active),
            ("all-concealed", self.all_concealed),
            ("raid-alert", self.raid_alert),
            ("suspicious", self.suspicious),
            ("sharp-eyes", self.sharp_eyes),
        ];
        let rows = rows.iter().filter_map(|&(name, n)| within(path, name, n, -6, 6));
        self.roll.fault(path).into_iter().chain(rows).collect()
    }
}
