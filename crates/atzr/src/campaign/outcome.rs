//! What an Encounter comes to, as the campaign needs to know it.
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    campaign::group::MemberId,
    printed::CounterThing,
    table::{after::Deeds, encounter::Encounter, infection::Bites, npc::Person},
};

/// How somebody is at the end of an Encounter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum EndState {
    #[default]
    Functioning,
    OutOfTheFight,
    RanAway,
    /// Obviously Dead, killed by captors, eaten.
    Dead,
    /// Infected before, and a zombie now.
    Turned,
}

/// How a member fared.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Fared {
    pub member: MemberId,
    #[serde(default)]
    pub state: EndState,
    /// Out of the Fight on a map that the player's side did not hold.
    #[serde(default)]
    pub left_behind: bool,
    /// What would have been Obviously Dead was done with something non-lethal.
    #[serde(default)]
    pub non_lethal: bool,
    /// The last on whom a Medikit of the group was used in the Encounter.
    #[serde(default)]
    pub medikit_last: bool,
    #[serde(default)]
    pub deeds: Deeds,
    #[serde(default)]
    pub bites: Bites,
    /// Rep that an infected member lost to doubles.
    #[serde(default)]
    pub rep_lost: u8,
    /// Had a dose of the Cure in the Encounter.
    #[serde(default)]
    pub cured: bool,
    /// Everything carried at the end.
    #[serde(default)]
    pub carries: Vec<CounterThing>,
    /// Who brought a death about, as the Encounter tells it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<String>,
}

impl Fared {
    /// Somebody to whom nothing happened.
    pub fn well(member: MemberId, carries: Vec<CounterThing>) -> Fared {
        Fared {
            member,
            state: EndState::Functioning,
            left_behind: false,
            non_lethal: false,
            medikit_last: false,
            deeds: Deeds::default(),
            bites: Bites::default(),
            rep_lost: 0,
            cured: false,
            carries,
            by: None,
        }
    }
}

/// What one group takes home beside what its members carry.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Gains {
    /// NPCs who joined the group.
    pub joined: Vec<Person>,
    /// Doses of the Cure that are left of what it took along and found.
    pub doses: Option<u8>,
}

/// An Encounter that has been played to its end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PlayedOutcome {
    pub encounter: Encounter,
    /// Everybody of any group who took part.
    pub fared: Vec<Fared>,
    /// For each group in order; groups left out gain nothing.
    #[serde(default)]
    pub gains: Vec<Gains>,
}

impl PlayedOutcome {
    pub fn of(&self, member: MemberId) -> Option<&Fared> {
        self.fared.iter().find(|it| it.member == member)
    }
}
