//! The Quest for the Cure (19.1).
use kernel::{Dice, Given, Need, Roll};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    journal::Outcome,
    printed::{CounterThing, LootRow},
    table::dice::read,
};

/// Something found in a building.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct CureFind {
    /// The row that was searched; the dash in a building of one hex.
    pub row: LootRow,
    pub found: CounterThing,
    /// Who knows the Cure is with the finder: functioning, in the hex or adjacent to it.
    pub professor: bool,
}

impl Default for CureFind {
    fn default() -> Self {
        CureFind { row: LootRow::Red, found: CounterThing::Medikit, professor: true }
    }
}

impl CureFind {
    /// Whether there is anything to roll for.
    pub fn may_be(&self, dice: &mut dyn Dice) -> bool {
        dice.cite(rule!("atzr.cure.find"));
        dice.cite(rule!("atzr.ruling.cure-professor"));
        self.row == LootRow::Red && self.found == CounterThing::Medikit && self.professor
    }

    /// The doses of the Cure, if it is the Cure.
    pub fn roll(&self, dice: &mut dyn Dice) -> Option<u8> {
        if !self.may_be(dice) {
            return None;
        }
        let seven = Need::between(7, 7, Outcome::TheCure);
        dice.needs(rule!("atzr.cure.find"), &[seven]);
        if read(rule!("atzr.cure.find"), 2, dice) != 7 {
            return None;
        }
        Some(dice.d6(rule!("atzr.cure.doses")) as u8)
    }
}

impl Given for CureFind {
    const NAME: &'static str = "atzr.cure";
    const ABOUT: &'static str = "Whether a find is the Cure, and how many doses it has.";
    type Result = Option<u8>;
    const NOTHING: &'static str = "not the Cure";
    const COUNTS: Option<(&'static str, &'static str)> = Some(("dose", "doses"));

    fn resolve(&self, dice: &mut dyn Dice) -> Option<u8> {
        self.roll(dice)
    }
}
