//! Encounters one chooses and Encounters that happen (18).
use kernel::{Dice, Given};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    journal::Happened,
    printed::{Area, PeopleTables, Printed, people::Involuntary},
};

/// Every Encounter of the book.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Encounter {
    Search,
    RaidOrRescue,
    TakeBack,
    Chillin,
    Defend,
    Robbery,
    Bushwhack,
}

impl Encounter {
    /// Those that a player chooses.
    pub const VOLUNTARY: [Encounter; 4] =
        [Encounter::Search, Encounter::RaidOrRescue, Encounter::TakeBack, Encounter::Chillin];

    /// As a reader reads it.
    pub const fn name(self) -> &'static str {
        match self {
            Encounter::Search => "Search",
            Encounter::RaidOrRescue => "Raid/Rescue",
            Encounter::TakeBack => "Take Back",
            Encounter::Chillin => "Chillin'",
            Encounter::Defend => "Defend",
            Encounter::Robbery => "Robbery",
            Encounter::Bushwhack => "Bushwhack",
        }
    }

    /// What it is about, in a few words.
    pub const fn about(self) -> &'static str {
        match self {
            Encounter::Search => "find supplies or win somebody over",
            Encounter::RaidOrRescue => "take something, or somebody, from people of a Class",
            Encounter::TakeBack => "search and clear a whole map",
            Encounter::Chillin => "talk to people in the largest building, without a fight",
            Encounter::Defend => "keep raiders out of your homes",
            Encounter::Robbery => "keep what you have and stay on your feet",
            Encounter::Bushwhack => "shot at from cover: come out of it unharmed",
        }
    }

    /// Whether members must pass Group Availability to take part.
    pub const fn asks_availability(self) -> bool {
        match self {
            Encounter::Search | Encounter::RaidOrRescue | Encounter::TakeBack => false,
            Encounter::Chillin | Encounter::Defend | Encounter::Robbery | Encounter::Bushwhack => true,
        }
    }
}

impl Involuntary {
    /// The Encounter it is, if any.
    pub const fn encounter(self) -> Option<Encounter> {
        match self {
            Involuntary::None => None,
            Involuntary::Bushwhack => Some(Encounter::Bushwhack),
            Involuntary::Robbery => Some(Encounter::Robbery),
            Involuntary::Defend => Some(Encounter::Defend),
        }
    }
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
        let comes = tables.involuntary[self.area][usize::from(die) - 1];
        if let Some(encounter) = comes.encounter() {
            dice.came(rule!("atzr.encounter.involuntary"), &|| Happened::Comes { encounter }.into());
        }
        comes
    }
}

impl Given for InvoluntaryRoll {
    const NAME: &'static str = "atzr.encounter";
    const ABOUT: &'static str = "The Involuntary Encounter of a month, by area.";
    type Result = Involuntary;

    fn resolve(&self, dice: &mut dyn Dice) -> Involuntary {
        self.roll(&Printed::in_use().people, dice)
    }
}
