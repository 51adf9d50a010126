//! Sides (p. 13 and 14): those who share an activation die, and how they stand to each other.
use kernel::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::person::PersonId;

/// A human side by its place in the battle.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
pub struct SideId(pub u8);

/// Humans who activate by one die.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Side {
    pub name: String,
    /// The players of this side, the first of whom decides what belongs to nobody else.
    pub seats: SmallVec<[Seat; 2]>,
    /// Its activation die of this turn.
    pub die: Option<u8>,
    /// How it stands to the sides before it in the list: see `Battle::stance`.
    pub stances: SmallVec<[Stance; 4]>,
    /// All who started the Encounter on this side or joined it since.
    pub strength: u16,
    /// Whoever leads a side that has no Star.
    pub star_leader: Option<PersonId>,
}

/// How two sides stand to each other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Stance {
    #[default]
    Hostile,
    Neutral,
    Friends,
}

impl Side {
    pub fn new(name: impl Into<String>, seats: &[Seat]) -> Side {
        Side {
            name: name.into(),
            seats: SmallVec::from_slice(seats),
            die: None,
            stances: SmallVec::new(),
            strength: 0,
            star_leader: None,
        }
    }

    pub fn is_players(&self) -> bool {
        !self.seats.is_empty()
    }
}
