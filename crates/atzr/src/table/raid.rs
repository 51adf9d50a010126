//! Raid and Rescue (20): where the objective is.
use kernel::{Dice, Given, Need, Roll, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{journal::Outcome, table::dice::check_within};

/// A building of the target map that is entered for the first time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct RaidFind {
    /// Different buildings entered on that map, this one counted.
    #[schemars(range(min = 1, max = 100))]
    pub entered: i32,
    /// There is no other on the map.
    pub last: bool,
}

impl Default for RaidFind {
    fn default() -> Self {
        RaidFind { entered: 1, last: false }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Objective {
    /// It was never on the map.
    Nowhere,
    NotHere,
    Here,
}

impl RaidFind {
    pub fn roll(&self, dice: &mut dyn Dice) -> Objective {
        dice.cite(rule!("atzr.ruling.raid-buildings"));
        let most = if self.last { 5 } else { self.entered };
        dice.needs(rule!("atzr.raid.find"), &[Need::at_most(most, Outcome::Found)]);
        let die = dice.d6(rule!("atzr.raid.find"));
        if self.last {
            return if die <= 5 { Objective::Here } else { Objective::Nowhere };
        }
        if die <= self.entered { Objective::Here } else { Objective::NotHere }
    }
}

impl Given for RaidFind {
    const NAME: &'static str = "atzr.raid";
    const ABOUT: &'static str = "Whether the objective of a raid is in the building that is entered.";
    type Result = Objective;

    fn check(&self) -> Result<(), ValueFault> {
        check_within("entered", self.entered, 1, 100)
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Objective {
        self.roll(dice)
    }
}
