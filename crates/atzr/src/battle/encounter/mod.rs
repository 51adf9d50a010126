//! Encounters (18 to 25): how each begins, what it is about, and when it is over.
mod begin;
mod bushwhack;
mod by_side;
pub(crate) mod chillin;
mod defend;
mod deploy;
mod finish;
mod raid;
mod robbery;

use ground::hex::{Edge, Hex};
use kernel::{Dice, Menu, OptionView, Pause, Play, RuleId};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub(crate) use self::robbery::{Reply, Says};
pub use self::{
    begin::begin,
    chillin::{
        chills, forbids_leaving, forbids_search, is_target, keeps_zombies_out, outside, target, way_out,
    },
    defend::move_markers,
    finish::{Holdup, check, end_turn, holdup, is_reached, is_success, undefended_doors},
    raid::{enters_building, role_of},
};
use super::{Battle, Person, PersonId, SideId, State, act::Action, change, place::Searched};
use crate::{
    journal::Choosing,
    printed::{Class, CounterThing},
    setup::layout::{BoardPart, BuildingId},
};
pub use by_side::BySide;

/// What an Encounter is about (18.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Encounter {
    /// Recruit a Grunt or find Supplies (19.0).
    Search {},
    /// Find something, or somebody, that a Class has (20.0).
    Raid { class: Class, purpose: Purpose },
    /// Clear a map (21.0).
    TakeBack {},
    /// Talk to people in the largest building (22.0).
    Chillin {},
    /// Keep raiders out of the homes (23.0).
    Defend {},
    /// Come out of it with everything (24.0).
    Robbery {
        /// It follows a Chillin', whose dice said what the victims knew.
        #[serde(default)]
        after_chillin: bool,
        #[serde(default)]
        suspicious: bool,
    },
    /// Come out of it unharmed (25.0).
    Bushwhack {},
}

/// What a raid is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Purpose {
    Items,
    Person,
    /// A group member whom they hold (a Rescue).
    Hostage,
    /// This very thing, which whoever finds it has at once.
    Thing(CounterThing),
}

/// How far it has got.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Progress {
    /// The edge by which the players came, and where their target is.
    pub edge: Option<Edge>,
    pub part: Option<BoardPart>,
    /// Supplies found and Grunts recruited (19.0), by each side for itself.
    pub supplies: BySide,
    pub recruits: BySide,
    /// How many of them are wanted together, where a scenario asks for more than the one of the book.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wanted: Option<u16>,
    /// Buildings of the target map entered so far (20.0), and what came of it.
    pub entered: Vec<BuildingId>,
    pub objective: Objective,
    /// Whose people found it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub found_by: Option<SideId>,
    pub hostage: Option<PersonId>,
    /// Talks won and talks that led to a fight (22.0).
    pub talks_won: BySide,
    pub talks_lost: BySide,
    /// Homes to defend, and the edge the raiders flee to (23.0).
    pub homes: Vec<BuildingId>,
    pub flight: Option<Edge>,
    pub raiders: Option<SideId>,
    /// Raiders for whom no counter was left: they come as zombies.
    #[serde(default)]
    pub undead_raiders: u16,
    /// Those who handed over what they had (24.0).
    pub robbed: Vec<PersonId>,
    /// Somebody has been in the building people go to (22.0).
    pub been_inside: bool,
    /// Strangers who were removed from it (22.2).
    pub met_inside: Vec<PersonId>,
    /// The Robbery Table has been rolled on the way home (22.3).
    pub way_home: Option<WayHome>,
    /// The players have called it a day.
    pub called: bool,
    /// Members of the group who did not come (22.1).
    pub absent: Vec<PersonId>,
    /// Who comes was settled beforehand, by the campaign.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub mustered: bool,
}

/// Whether what a raid is for has been found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Objective {
    #[default]
    Sought,
    Found,
    /// It was never on this map.
    NeverThere,
}

/// What waits after a Chillin' (22.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum WayHome {
    Clear,
    Robbery { suspicious: bool },
}

/// How an Encounter ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EncounterResult {
    pub turn: u16,
    /// Whether its objective was reached.
    pub success: bool,
    /// The same for each of the players' people who were there, in the order of their numbers (26.1).
    pub each: Vec<(PersonId, bool)>,
    /// What comes right after it, if anything does.
    pub next: Option<WayHome>,
}

/// What a player can do about the Encounter itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EncounterAction {
    /// Ends it: the objective is reached, or is given up.
    CallIt,
}

/// Done or given up, it is ended on the map only out of danger; otherwise one leaves by the edge (ruling on leaving).
pub fn offer(battle: &Battle, who: PersonId, menu: &mut Menu<Action>) {
    let held_up = holdup(battle, battle.person(who).side).is_some();
    let forbidden: Option<RuleId> = held_up.then_some(rule!("atzr.ruling.leave-map"));
    menu.offer_unless(forbidden, Action::Encounter(EncounterAction::CallIt));
}

pub fn perform(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    action: &EncounterAction,
) -> Result<(), Pause> {
    match action {
        EncounterAction::CallIt => call_it(battle, play, battle.person(who).side),
    }
    Ok(())
}

/// One side goes home. Others who play against it stay as long as they like (ruling on rivals).
fn call_it(battle: &mut Battle, play: &mut Play<'_>, side: SideId) {
    play.cite(rule!("atzr.ruling.leave-map"));
    let ours = |it: &Person| it.side == side;
    let stays = |it: &Person| it.functions() || it.state == State::Waiting;
    if !players(battle).any(|it| !ours(it.1) && stays(it.1)) {
        battle.progress.called = true;
        return;
    }
    play.cite(rule!("atzr.ruling.rivals"));
    let home: Vec<PersonId> =
        players(battle).filter(|it| ours(it.1) && it.1.functions()).map(|it| it.0).collect();
    for who in home {
        // Whoever was carried has left with his friend.
        if battle.person(who).functions() {
            change::remove(battle, play, rule!("atzr.ruling.rivals"), who, State::Left);
        }
    }
}

impl EncounterAction {
    pub fn offered(&self, battle: &Battle, who: PersonId) -> OptionView {
        match self {
            EncounterAction::CallIt if is_success(battle, battle.person(who).side) => {
                OptionView::new("End the Encounter: success")
            }
            EncounterAction::CallIt => OptionView::new("Give up")
                .note("The Encounter ends here as a failure.")
                .confirm("The Encounter ends here and counts as a failure. What you carry stays with you."),
        }
    }

    pub fn deed(&self, battle: &Battle, who: PersonId) -> Choosing {
        match self {
            EncounterAction::CallIt => {
                Choosing::EndsIt { success: is_success(battle, battle.person(who).side) }
            }
        }
    }
}

/// Somebody found something.
pub fn found(battle: &mut Battle, _play: &mut Play<'_>, who: PersonId, thing: CounterThing) {
    if matches!(thing, CounterThing::SuppliesA | CounterThing::SuppliesB) {
        battle.progress.supplies.add(battle.person(who).side);
    }
}

/// Somebody joined; the NPC Star is no Grunt and stays with nobody (ruling on recruits).
pub fn recruited(battle: &mut Battle, play: &mut Play<'_>, who: PersonId) {
    if battle.person(who).star {
        play.cite(rule!("atzr.ruling.recruit-grunts"));
        return;
    }
    battle.progress.recruits.add(battle.person(who).side);
}

/// A side's talk ended well, badly, or neither.
pub fn talked(battle: &mut Battle, _play: &mut Play<'_>, side: SideId, success: Option<bool>) {
    match success {
        Some(true) => battle.progress.talks_won.add(side),
        Some(false) => battle.progress.talks_lost.add(side),
        None => (),
    }
}

/// The players' people, wherever they are.
pub fn players(battle: &Battle) -> impl Iterator<Item = (PersonId, &Person)> {
    battle.everybody().filter(|it| it.1.seat.is_some())
}

/// Whether every place that could be searched has been, or never will be (21.0).
pub fn all_searched(battle: &Battle) -> bool {
    battle.places.iter().all(|it| match it.search {
        Searched::Done | Searched::Never => true,
        Searched::NotYet => false,
    })
}

/// What an Encounter makes of its buildings before anybody comes: homes are open (23.0), and where people go to meet a card
/// is drawn with every step (22.0).
pub fn furnish(battle: &mut Battle) {
    chillin::open_to_all(battle);
    defend::move_in(battle);
}

/// Any hex beside a building that somebody can stand in.
fn beside(battle: &Battle, building: BuildingId) -> Vec<Hex> {
    let board = &battle.scene.board;
    let hexes = board.building(building).hexes.iter();
    let mut all: Vec<Hex> = hexes.flat_map(|it| board.grid().neighbours(*it)).collect();
    all.retain(|it| board.building_at(*it).is_none());
    all.sort_unstable();
    all.dedup();
    all
}
