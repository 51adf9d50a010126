//! What a group wants: where to go next, by what the Encounter is about.
use ground::hex::Hex;

use super::{threat, way};
use crate::{
    battle::{
        Battle, Encounter, Person, PersonId, SideId, Stance, State, building,
        encounter::{self, Objective},
        item, meet,
        place::{BuildingHex, Searched},
    },
    printed::{Attribute, CounterThing},
};

/// After so many turns a bot has had enough; clearing a map takes longer.
const PATIENCE: u16 = 40;
const LONG_PATIENCE: u16 = 90;

/// What somebody goes out of his way for to loot, in Movement Points: a move.
const LOOT_IN_REACH: i32 = 4;
/// The dead this near might be there before he is done: three of their moves.
const TOO_NEAR: u8 = 9;

/// Whether it is time to go home, whatever has come of it.
pub fn has_had_enough(battle: &Battle, side: SideId) -> bool {
    is_out_of_patience(battle)
        || encounter::is_reached(battle, side)
        || is_beyond_hope(battle, side)
        || is_unscathed(battle)
}

fn is_out_of_patience(battle: &Battle) -> bool {
    let patience = match battle.scene.encounter {
        Encounter::TakeBack {} => LONG_PATIENCE,
        Encounter::Search {}
        | Encounter::Raid { .. }
        | Encounter::Chillin {}
        | Encounter::Defend {}
        | Encounter::Robbery { .. }
        | Encounter::Bushwhack {} => PATIENCE,
    };
    patience <= battle.turn
}

/// Whether it is time to end it here: enough is enough, and nobody has anything near him to loot.
pub fn ends_it(battle: &Battle, side: SideId) -> bool {
    let mut own = battle.functioning().filter(|it| it.1.side == side);
    has_had_enough(battle, side) && !own.any(|it| loot(battle, it.0).is_some())
}

/// Nothing more can be won: what was sought was never here, or there has been a fight where none was wanted.
fn is_beyond_hope(battle: &Battle, side: SideId) -> bool {
    match battle.scene.encounter {
        Encounter::Raid { .. } => battle.progress.objective != Objective::Sought,
        Encounter::Chillin {} => 0 < battle.progress.talks_lost.of(side),
        Encounter::Search {}
        | Encounter::TakeBack {}
        | Encounter::Defend {}
        | Encounter::Robbery { .. }
        | Encounter::Bushwhack {} => false,
    }
}

/// From an attack one gets away while nobody is hurt.
fn is_unscathed(battle: &Battle) -> bool {
    match battle.scene.encounter {
        Encounter::Robbery { .. } | Encounter::Bushwhack {} => battle.turn != 0,
        Encounter::Search {}
        | Encounter::Raid { .. }
        | Encounter::TakeBack {}
        | Encounter::Chillin {}
        | Encounter::Defend {} => false,
    }
}

/// Where somebody wants to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    At(Hex),
    /// Off the map, and the hex by which he leaves it.
    Out(Hex),
}

impl Goal {
    pub const fn hex(self) -> Hex {
        match self {
            Goal::At(hex) | Goal::Out(hex) => hex,
        }
    }
}

/// What somebody wants now.
pub fn goal(battle: &Battle, who: PersonId) -> Goal {
    target(battle, who).map_or_else(|| Goal::Out(exit(battle, who)), Goal::At)
}

/// The nearest hex out of doors by which he may leave the map.
fn exit(battle: &Battle, who: PersonId) -> Hex {
    let (board, here) = (&battle.scene.board, battle.person(who).at);
    if let (Encounter::Chillin {}, Some(target)) = (battle.scene.encounter, board.largest()) {
        return board.farthest_hex(target).unwrap_or(here);
    }
    let open = |it: &Hex| board.grid().is_edge(*it) && board.building_at(*it).is_none();
    board.grid().hexes().filter(open).min_by_key(|it| it.distance(here)).unwrap_or(here)
}

/// Where somebody would best go; nothing if he may as well leave.
fn target(battle: &Battle, who: PersonId) -> Option<Hex> {
    let person = battle.person(who);
    if let Some(hex) = loot(battle, who) {
        return Some(hex);
    }
    if has_had_enough(battle, battle.person(who).side) {
        return None;
    }
    if let Some(hex) = somebody_to_talk_to(battle, who).or_else(|| somebody_to_treat(battle, who)) {
        return Some(hex);
    }
    match battle.scene.encounter {
        Encounter::Search {} => search(battle, who, |_| true),
        Encounter::TakeBack {} => search(battle, who, |_| true).or_else(|| nearest_enemy(battle, who)),
        Encounter::Raid { .. } => {
            let board = &battle.scene.board;
            let part = battle.progress.part?;
            entrance(battle, who, |hex, _| board.is_in(part, hex) && is_new(battle, hex))
        }
        Encounter::Chillin {} => {
            let target = battle.scene.board.largest()?;
            let near = |it: &Hex| it.distance(person.at);
            let inside = battle.scene.board.building_at(person.at) == Some(target);
            // Cards are drawn with every step inside.
            let hexes = battle.scene.board.building(target).triangles.iter().map(|it| it.0);
            hexes.filter(|it| !inside || *it != person.at).min_by_key(near)
        }
        Encounter::Defend {} | Encounter::Robbery { .. } | Encounter::Bushwhack {} => Some(person.at),
    }
}

/// What beaten attackers have left nearest to him, if he can carry it and nothing threatens (15.5).
fn loot(battle: &Battle, who: PersonId) -> Option<Hex> {
    let person = battle.person(who);
    let beaten = match battle.scene.encounter {
        Encounter::Robbery { .. } | Encounter::Bushwhack {} => battle.turn != 0,
        Encounter::Defend {} => encounter::is_reached(battle, person.side),
        Encounter::Search {} | Encounter::Raid { .. } | Encounter::TakeBack {} | Encounter::Chillin {} => {
            false
        }
    };
    let free = beaten && !is_out_of_patience(battle) && !item::is_laden(battle, person);
    let threatened = || battle.undead().any(|it| it.1.at.distance(person.at) <= TOO_NEAR);
    if !free || threatened() || encounter::holdup(battle, person.side).is_some() {
        return None;
    }
    let has_something =
        |it: &Person| it.lies() && it.side != person.side && (!it.hands.is_empty() || !it.deeds.searched);
    let bodies = battle.people.iter().filter(|it| has_something(it)).map(|it| it.at);
    let far = |hex: Hex| way::far(battle, &way::road(battle, hex), hex, person.at);
    let there = battle.lying.iter().map(|it| it.at).chain(bodies).map(|hex| (far(hex), hex));
    there.filter(|it| it.0 <= LOOT_IN_REACH).min().map(|it| it.1)
}

/// A building that the raid has not tried yet.
fn is_new(battle: &Battle, hex: Hex) -> bool {
    let building = battle.scene.board.building_at(hex);
    building.is_some_and(|it| !battle.progress.entered.contains(&it))
}

/// The nearest place that may still hold something: where somebody has been already and nothing is in the way first.
fn search(battle: &Battle, who: PersonId, wanted: impl Fn(Hex) -> bool) -> Option<Hex> {
    entrance(battle, who, |hex, place| {
        place.search == Searched::NotYet && place.held_by.is_none() && wanted(hex)
    })
}

/// The nearest entrance that will do.
fn entrance(battle: &Battle, who: PersonId, wanted: impl Fn(Hex, &BuildingHex) -> bool) -> Option<Hex> {
    let here = battle.person(who).at;
    let entrances = battle.scene.board.entrances().iter().zip(&battle.places).enumerate();
    let open = entrances.filter(|it| wanted(it.1.0.hex, it.1.1));
    let near = |it: &(usize, (&crate::setup::layout::Entrance, &BuildingHex))| {
        let ready = building::is_searchable(battle, it.0);
        (i32::from(it.1.0.hex.distance(here)) - if ready { 3 } else { 0 }, it.0)
    };
    open.min_by_key(near).map(|it| it.1.0.hex)
}

/// The nearest zombie or enemy.
fn nearest_enemy(battle: &Battle, who: PersonId) -> Option<Hex> {
    let person = battle.person(who);
    let people = battle.functioning().filter(|it| battle.hostile(person.side, it.1.side)).map(|it| it.1.at);
    battle.undead().map(|it| it.1.at).chain(people).min_by_key(|it| it.distance(person.at))
}

/// A friend who lies where nothing threatens, for whoever can help him.
fn somebody_to_treat(battle: &Battle, who: PersonId) -> Option<Hex> {
    let person = battle.person(who);
    let medikit = person.hands.iter().chain(&person.gear).any(|it| it.thing == CounterThing::Medikit);
    if !medikit && !person.has(Attribute::MedicalKnowledge) {
        return None;
    }
    let lies = battle.everybody().filter(|it| it.1.side == person.side && it.1.state == State::OutOfTheFight);
    let treated =
        |it: &Person| it.deeds.last_medikit == Some(who) || !medikit && it.deeds.treated_by.contains(&who);
    let safe = |hex: Hex| threat::undead_near(battle, hex) == (0, 0) && threat::enemies(battle, who) == 0;
    let near = lies.filter(|it| !treated(it.1)).map(|it| it.1.at).filter(|&it| safe(it));
    near.min_by_key(|it| it.distance(person.at))
}

/// Strangers who wait for a word and can be talked round; only Leaders walk up to them.
fn somebody_to_talk_to(battle: &Battle, who: PersonId) -> Option<Hex> {
    let person = battle.person(who);
    let waits = |it: &&Person| {
        battle.stance(person.side, it.side) == Stance::ToTalk
            && !battle.side(it.side).talks.done
            && is_worth_a_word(battle, who, it.side)
    };
    let there = battle.functioning().map(|it| it.1).filter(waits).map(|it| it.at);
    person.star.then(|| there.min_by_key(|it| it.distance(person.at))).flatten()
}

/// Whether a talk will rather be won than lost: as many dice as they have, or one more where a fight would be all there is.
pub fn is_worth_a_word(battle: &Battle, who: PersonId, with: crate::battle::SideId) -> bool {
    let Some(talk) = meet::measure_talk(battle, who, with) else { return false };
    let table = &battle.scene.printed.people.talk;
    let dice = |one: &crate::table::talk::Talker, other| one.dice(other, table).total();
    dice(&talk.npcs, &talk.ours) <= dice(&talk.ours, &talk.npcs)
}
