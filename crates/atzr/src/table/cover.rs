//! Cover and concealment (10.9).
use kernel::{Dice, Given};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub use crate::printed::tables::Hiding;
use crate::printed::{Printed, Terrain, tables::CoverTable};

/// Somebody who might be seen or fired at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Position {
    pub terrain: Terrain,
    /// They have spent a Movement Point in the activation under way, or make a Duck Back or a Fast Move.
    pub moving: bool,
    pub zombie: bool,
    /// They carry somebody who is Out of the Fight.
    pub carrying: bool,
    /// They have the Attribute Stealthy.
    pub stealthy: bool,
}

impl Position {
    /// Cover counts when he is fired at and tests, concealment when he is looked for.
    pub fn hiding(&self, table: &CoverTable, dice: &mut dyn Dice) -> Hiding {
        dice.cite(rule!("atzr.cover.meaning"));
        if self.zombie {
            dice.cite(rule!("atzr.zombie.no-cover"));
            return Hiding::Nothing;
        }
        dice.cite(CoverTable::RULING);
        let row = table.row(self.terrain);
        let hiding = if self.moving { row.moving } else { row.stationary };
        match self.terrain {
            Terrain::Clear => dice.cite(rule!("atzr.move.clear")),
            Terrain::Building => dice.cite(rule!("atzr.cover.building-moving")),
            Terrain::Rough => (),
        }
        if self.carrying {
            dice.cite(rule!("atzr.ranged.carrier"));
        }
        if self.stealthy {
            dice.cite(rule!("atzr.ruling.table-attributes"));
        }
        Hiding::of(hiding.covers() || self.carrying, hiding.conceals() || self.stealthy)
    }
}

impl Given for Position {
    const NAME: &'static str = "atzr.cover";
    const ABOUT: &'static str = "Whether somebody is in cover, concealed, both or neither.";
    type Result = Hiding;

    fn resolve(&self, dice: &mut dyn Dice) -> Hiding {
        self.hiding(&Printed::in_use().tables.cover, dice)
    }
}
