//! Sides (5.0, 5.1): the players, and every group of strangers for itself.
use kernel::{Pause, Play, Seat, ask};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::Battle;
use crate::printed::Class;

/// A human side by its place in the battle.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
pub struct SideId(pub u8);

/// Humans who act together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Side {
    pub name: String,
    pub class: Class,
    pub role: Role,
    /// The players of this side, the first of whom decides what belongs to nobody else; none for strangers.
    pub seats: SmallVec<[Seat; 2]>,
    /// Its activation die of this turn.
    pub die: Option<u8>,
    /// How it stands to the sides before it in the list: see `Battle::stance`.
    pub stances: SmallVec<[Stance; 4]>,
    /// What this side has said and heard.
    pub talks: Talks,
    /// All who started the Encounter on this side or joined it since (ruling on counting friends).
    pub strength: u16,
}

/// Why somebody is on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    Players,
    /// Met by chance (16.0).
    Strangers,
    /// Of the Class that is raided (20.0).
    Raided,
    Raiders,
    Robbers,
    /// Robbers who have what they came for and leave (24.0).
    Leaving,
    Bushwhackers,
}

/// How two sides stand to each other (16.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Stance {
    /// They have not seen each other yet.
    #[default]
    Unmet,
    /// They walk up to each other to talk.
    ToTalk,
    /// Nobody attacks, nobody blocks.
    Neutral,
    Friends,
    Hostile,
}

/// Talk the Talk, as far as it has got.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Talks {
    /// They have talked in this Encounter.
    pub done: bool,
    /// They will barter.
    pub barters: bool,
    /// A gift was given since they last talked.
    pub gifts: u8,
}

impl Side {
    /// A side of players; strangers have no seat.
    pub fn new(name: impl Into<String>, class: Class, role: Role, seats: &[Seat]) -> Side {
        Side {
            name: name.into(),
            class,
            role,
            seats: SmallVec::from_slice(seats),
            die: None,
            stances: SmallVec::new(),
            talks: Talks::default(),
            strength: 0,
        }
    }

    pub fn is_players(&self) -> bool {
        !self.seats.is_empty()
    }
}

/// Two sides of players see each other for the first time: they are enemies if either of them says so, and otherwise go
/// their own ways until somebody attacks (1.0, 5.1).
pub fn players_meet(
    battle: &mut Battle,
    play: &mut Play<'_>,
    one: SideId,
    other: SideId,
) -> Result<Stance, Pause> {
    for side in [one, other] {
        let seat = battle.side(side).seats.first().copied().unwrap_or(Seat(0));
        let first = battle.functioning().find(|it| it.1.side == side).map(|it| it.0);
        let asking = ask(rule!("atzr.game.modes"), seat);
        let asking = first.map_or(asking, |it| asking.about(it.token()));
        if play.yes_no(&*battle, asking)? {
            return Ok(Stance::Hostile);
        }
    }
    Ok(Stance::Neutral)
}
