//! What hexes cost and what they hide (7.1, 10.9).
use kernel::RuleId;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Sense, within};
use crate::printed::{TablesFault, Terrain};

/// What a hex does for whoever is in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Hiding {
    Nothing,
    Concealment,
    Cover,
    CoverAndConcealment,
}

impl Hiding {
    pub const fn covers(self) -> bool {
        matches!(self, Hiding::Cover | Hiding::CoverAndConcealment)
    }

    pub const fn conceals(self) -> bool {
        matches!(self, Hiding::Concealment | Hiding::CoverAndConcealment)
    }

    pub const fn of(cover: bool, concealed: bool) -> Self {
        match (cover, concealed) {
            (false, false) => Hiding::Nothing,
            (false, true) => Hiding::Concealment,
            (true, false) => Hiding::Cover,
            (true, true) => Hiding::CoverAndConcealment,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct CoverRow {
    pub moving: Hiding,
    pub stationary: Hiding,
}

/// The Cover and Concealment Table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct CoverTable {
    pub clear: CoverRow,
    pub rough: CoverRow,
    pub building: CoverRow,
}

impl CoverTable {
    pub const RULING: RuleId = rule!("atzr.ruling.table-cover-concealment");

    pub fn row(&self, terrain: Terrain) -> CoverRow {
        match terrain {
            Terrain::Clear => self.clear,
            Terrain::Rough => self.rough,
            Terrain::Building => self.building,
        }
    }
}

impl Sense for CoverTable {
    fn faults(&self, _path: &str) -> Vec<TablesFault> {
        Vec::new()
    }
}

/// Movement Points to enter a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct MovementCosts {
    pub clear: i32,
    pub rough: i32,
    pub building: i32,
}

impl MovementCosts {
    pub fn of(&self, terrain: Terrain) -> i32 {
        match terrain {
            Terrain::Clear => self.clear,
            Terrain::Rough => self.rough,
            Terrain::Building => self.building,
        }
    }
}

/// What everything on the movement card costs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct MovementTable {
    pub human: MovementCosts,
    pub zombie: MovementCosts,
    /// On top of entering the hex of somebody who is Out of the Fight.
    pub picking_up_a_character: i32,
    /// More for each hex when carrying more than twice Rep.
    pub each_hex_over_twice_rep: i32,
    /// From an edge hex.
    pub leaving_the_map: i32,
}

impl MovementTable {
    pub const RULING: RuleId = rule!("atzr.ruling.table-movement-costs");
}

impl Sense for MovementTable {
    fn faults(&self, path: &str) -> Vec<TablesFault> {
        let mut faults = Vec::new();
        for (who, costs) in [("human", self.human), ("zombie", self.zombie)] {
            let path = format!("{path}/{who}");
            let hexes = [("clear", costs.clear), ("rough", costs.rough), ("building", costs.building)];
            faults.extend(hexes.iter().filter_map(|&(name, n)| within(&path, name, n, 1, 12)));
        }
        let others = [
            ("picking-up-a-character", self.picking_up_a_character),
            ("each-hex-over-twice-rep", self.each_hex_over_twice_rep),
            ("leaving-the-map", self.leaving_the_map),
        ];
        faults.extend(others.iter().filter_map(|&(name, n)| within(path, name, n, 0, 12)));
        faults
    }
}
