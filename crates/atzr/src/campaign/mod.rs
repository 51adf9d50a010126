//! What comes between the Encounters (14): months, food, who stays, who gets better at it.
pub mod begin;
mod check;
mod ended;
pub mod file;
mod fixture;
mod gather;
pub mod group;
pub mod home;
pub mod month;
pub mod muster;
pub mod opening;
pub mod outcome;
mod pack;
pub mod saga;
pub mod settle;
mod star;
mod supplies;
pub(crate) mod view;

use kernel::Dice;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub use self::{
    ended::Ended,
    fixture::NextEncounter,
    gather::{Arrival, JoinForm},
    group::{Departure, Group, Member, MemberId},
    month::{Due, Step},
    opening::Planned,
    outcome::{EndState, Fared, PlayedOutcome},
    pack::{Errand, Handed},
};
use crate::{
    printed::{Area, CounterThing, Printed},
    rules::Rules,
    table::{campaign::Month, cup::Cups, encounter::Encounter},
};

/// Who plays with whom (1.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    Solo,
    /// All players on one side.
    Cooperative,
    /// The players against each other.
    Competitive,
}

impl Mode {
    /// How many players, each with a Star and followers, such a campaign has.
    pub fn players(self, dice: &mut dyn Dice) -> std::ops::RangeInclusive<usize> {
        dice.cite(rule!("atzr.game.modes"));
        match self {
            Mode::Solo => 1..=1,
            Mode::Cooperative | Mode::Competitive => 2..=8,
        }
    }
}

/// Which parts of the campaign rules are played (14.0).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Parts {
    pub supplies: bool,
    pub recovery: bool,
    pub rep_changes: bool,
    pub keeping_it_together: bool,
}

impl Default for Parts {
    fn default() -> Self {
        Parts { supplies: true, recovery: true, rep_changes: true, keeping_it_together: true }
    }
}

/// An Encounter that was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Chapter {
    pub month: Month,
    pub area: Area,
    pub encounter: Encounter,
    /// For the Star of the first group.
    pub success: bool,
}

/// A campaign as it is kept between Encounters (14.3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Campaign {
    pub mode: Mode,
    pub parts: Parts,
    pub rules: Rules,
    pub month: Month,
    /// None before the first month's is declared.
    pub area: Option<Area>,
    pub step: Step,
    pub groups: Vec<Group>,
    pub chapters: Vec<Chapter>,
    /// Voluntary Encounters that are planned beforehand, the next one first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub planned: Vec<Planned>,
    next_member: u16,
}

impl Campaign {
    /// A campaign without anybody in it yet.
    pub fn new(mode: Mode, parts: Parts, rules: Rules) -> Campaign {
        Campaign {
            mode,
            parts,
            rules,
            month: Month::FIRST,
            area: None,
            step: Step::Area,
            groups: Vec::new(),
            chapters: Vec::new(),
            planned: Vec::new(),
            next_member: 0,
        }
    }

    /// The box without what the groups have: what was used up, lost or left has gone back into the cups.
    pub fn cups(&self, printed: &Printed, dice: &mut dyn Dice) -> Cups {
        dice.cite(rule!("atzr.ruling.table-item-counters"));
        dice.cite(rule!("atzr.grunt.definition"));
        let mut cups = Cups::new(printed);
        for group in &self.groups {
            for member in &group.members {
                cups.take_named(&printed.characters, member.who);
                for &thing in &member.carries {
                    cups.take(thing);
                }
            }
            for &thing in &group.store {
                cups.take(thing);
            }
        }
        cups
    }

    pub fn member(&self, id: MemberId) -> Option<&Member> {
        self.groups.iter().flat_map(|it| &it.members).find(|it| it.id == id)
    }

    /// Nobody plays on.
    pub fn is_over(&self) -> bool {
        self.groups.iter().all(|it| it.members.is_empty())
    }

    /// Between Encounters a thing goes from the common store to a member, or back; whether it was there.
    pub fn hand(&mut self, thing: CounterThing, from: Option<MemberId>, to: Option<MemberId>) -> bool {
        kernel::rule::hit(rule!("atzr.carry.own-any-number"));
        kernel::rule::hit(rule!("atzr.ruling.stored-items"));
        let both = [from, to].into_iter().flatten();
        let Some(at) = self.groups.iter().position(|it| both.clone().all(|id| it.has(id))) else {
            return false;
        };
        let group = &mut self.groups[at];
        let source = group.things_of(from);
        let Some(place) = source.iter().position(|it| *it == thing) else { return false };
        source.remove(place);
        group.things_of(to).push(thing);
        true
    }

    pub(crate) fn new_id(&mut self) -> MemberId {
        self.next_member += 1;
        MemberId(self.next_member)
    }
}
