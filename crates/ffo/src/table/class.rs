//! Classes (p. 8): on whose sheet somebody reacts.
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Class {
    Citizen,
    Ganger,
    Survivor,
    Police,
    NationalGuard,
    Army,
}

impl Class {
    pub const ALL: [Class; 6] =
        [Class::Citizen, Class::Ganger, Class::Survivor, Class::Police, Class::NationalGuard, Class::Army];

    /// Whether a player may have a Star of it.
    pub const fn is_for_players(self) -> bool {
        matches!(self, Class::Citizen | Class::Ganger | Class::Survivor)
    }

    /// Army and National Guard: one sheet, and friends in arms to each other (ruling on Man Down).
    pub const fn is_military(self) -> bool {
        matches!(self, Class::NationalGuard | Class::Army)
    }

    /// Whether one who goes down is one of their own to the other.
    pub fn is_kin_of(self, other: Class) -> bool {
        self == other || self.is_military() && other.is_military()
    }
}
