//! Getting into buildings (7.1.3).
use kernel::{Dice, Given, Need};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    journal::Outcome,
    printed::{Area, DayPart, LootRow, Printed, cards as printed},
    table::zombie::appearing,
};

/// Somebody at a building hex that has not been opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct EntryRoll {
    /// The colour of the triangle; dash for a building of one hex.
    pub triangle: LootRow,
    pub area: Area,
    pub day_part: DayPart,
}

impl Default for EntryRoll {
    fn default() -> Self {
        EntryRoll { triangle: LootRow::Yellow, area: Area::Urban, day_part: DayPart::Daytime }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum EntryResult {
    Entered,
    /// He stays outside, and so many zombies heard him.
    Failed {
        zombies: u16,
    },
}

impl EntryRoll {
    /// The die for all who enter together, and the noise if it fails.
    pub fn roll(&self, printed: &printed::EntryFaces, dice: &mut dyn Dice) -> EntryResult {
        match self.over(printed, dice) {
            0 => EntryResult::Entered,
            over => EntryResult::Failed { zombies: self.noise(over, dice) },
        }
    }

    /// By how much the die is over what the cards print for the colour.
    pub fn over(&self, printed: &printed::EntryFaces, dice: &mut dyn Dice) -> u16 {
        let Some(most) = printed.of(self.triangle) else {
            dice.cite(rule!("atzr.building.entry-row-dash"));
            return 0;
        };
        let why = rule!("atzr.building.entry-roll");
        dice.needs(why, &[Need::at_most(most.into(), Outcome::GetsIn)]);
        dice.die(why, 6).saturating_sub(most.into())
    }

    /// How many zombies hear a failed attempt: a die for each point it was over.
    pub fn noise(&self, over: u16, dice: &mut dyn Dice) -> u16 {
        if self.day_part.is_dark() {
            dice.cite(rule!("atzr.ruling.night-entry-noise"));
        }
        appearing(rule!("atzr.building.entry-fail-noise"), over, self.area, self.day_part, dice)
    }
}

impl Given for EntryRoll {
    const NAME: &'static str = "atzr.building.entry";
    const ABOUT: &'static str = "The roll to enter a building, and the zombies that hear it fail.";
    type Result = EntryResult;

    fn resolve(&self, dice: &mut dyn Dice) -> EntryResult {
        self.roll(&Printed::in_use().cards.entry, dice)
    }
}
