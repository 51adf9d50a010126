//! What changes on the map: doors, noise, feasts, markers.
use ground::hex::Hex;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::{PersonId, side::SideId};

/// A triangle hex or a one-hex building, as it stands now; in the order of the board's entrances.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct BuildingHex {
    /// Somebody has made the entry roll, or it never needed one, and nobody has barricaded it since (13.6.2).
    pub open: bool,
    pub barricaded: bool,
    /// Its Event Card has been drawn (2.3.2.1): the place among the cards.
    pub card: Option<u8>,
    pub draws: Draws,
    pub search: Searched,
    /// The strangers of its card who are still about: while they are, nobody searches here (15.4).
    pub held_by: Option<SideId>,
}

impl BuildingHex {
    /// Whether whoever comes in has to settle something first: a door to be opened, a card to be drawn.
    pub fn stops(&self) -> bool {
        !self.open || self.awaits_card()
    }

    /// Whether nobody has drawn the card of this place yet.
    pub fn awaits_card(&self) -> bool {
        self.draws == Draws::Once && self.card.is_none()
    }
}

/// When somebody who comes in here draws Event Cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Draws {
    /// Once, at the first entry (7.1.3).
    #[default]
    Once,
    /// With every step inside, where people go to meet (22.0).
    Always,
    /// Never: somebody lives here (23.0).
    Never,
}

/// Whether somebody has searched a place (15.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Searched {
    #[default]
    NotYet,
    Done,
    /// One of the strangers of its card left in peace or joined (ruling on searching).
    Never,
}

/// Noise that zombies walk to (13.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Noise {
    pub at: Hex,
    /// The turn in which it was made.
    pub turn: u16,
    /// How loud it is: Fire Dice, or what an entry roll was too low by.
    pub dice: u16,
}

/// A Zombie Feast (13.5.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Feast {
    pub at: Hex,
    pub body: PersonId,
    /// The turn in which it began; the die counts down from the next.
    pub began: u16,
    pub turns_left: u8,
    pub over: bool,
}

/// An NPC marker of a Defend Encounter (23.0): raiders, or nobody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Marker {
    pub at: Hex,
    #[serde(default)]
    pub revealed: bool,
}

/// Somebody who went down since friends last tested for it (9.3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fallen {
    pub who: PersonId,
    pub rep: u8,
    /// Where it came from: whoever put him down stands there.
    pub from: Hex,
    /// The friends who were near and saw it.
    pub seen_by: SmallVec<[PersonId; 4]>,
}

/// Characters who act together (4.3.1): the Leader first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Group {
    pub leader: PersonId,
    pub members: SmallVec<[PersonId; 4]>,
}
