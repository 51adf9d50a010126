//! What a group wants: where to go next, by what the Encounter is about.
use ground::hex::Hex;

use crate::battle::{
    Battle, Encounter, PersonId, Stance,
    encounter::{self, Objective},
    place::Searched,
};

/// After so many turns a bot has had enough.
const PATIENCE: u16 = 40;

/// Whether it is time to go home, whatever has come of it.
pub fn has_had_enough(battle: &Battle) -> bool {
    PATIENCE <= battle.turn || encounter_is_won(battle)
}

/// Where somebody would best go; nothing if he may as well leave.
pub fn target(battle: &Battle, who: PersonId) -> Option<Hex> {
    let person = battle.person(who);
    if has_had_enough(battle) {
        return None;
    }
    if let Some(hex) = somebody_to_talk_to(battle, who) {
        return Some(hex);
    }
    match battle.scene.encounter {
        Encounter::Search {} => search(battle, who, |_| true),
        Encounter::TakeBack {} => search(battle, who, |_| true).or_else(|| nearest_zombie(battle, who)),
        Encounter::Raid { .. } => {
            if battle.progress.objective != Objective::Sought {
                return None;
            }
            let board = &battle.scene.board;
            let part = battle.progress.part?;
            search(battle, who, |hex| board.is_in(part, hex) && is_new(battle, hex))
        }
        Encounter::Chillin {} => {
            if encounter_is_won(battle) {
                return None;
            }
            let target = battle.scene.board.largest()?;
            let near = |it: &Hex| it.distance(person.at);
            let hexes = battle.scene.board.building(target).triangles.iter().map(|it| it.0);
            hexes.min_by_key(near)
        }
        Encounter::Defend {} | Encounter::Robbery { .. } | Encounter::Bushwhack {} => Some(person.at),
    }
}

/// Whether what the Encounter is about has been reached.
pub fn encounter_is_won(battle: &Battle) -> bool {
    encounter::is_reached(battle)
}

/// A building that the raid has not tried yet.
fn is_new(battle: &Battle, hex: Hex) -> bool {
    let building = battle.scene.board.building_at(hex);
    building.is_some_and(|it| !battle.progress.entered.contains(&it))
}

/// The nearest place that may still hold something.
fn search(battle: &Battle, who: PersonId, wanted: impl Fn(Hex) -> bool) -> Option<Hex> {
    let here = battle.person(who).at;
    let entrances = battle.scene.board.entrances().iter().zip(&battle.places);
    let open = entrances.filter(|it| it.1.search == Searched::NotYet && wanted(it.0.hex));
    open.map(|it| it.0.hex).min_by_key(|it| it.distance(here))
}

fn nearest_zombie(battle: &Battle, who: PersonId) -> Option<Hex> {
    let here = battle.person(who).at;
    battle.undead().map(|it| it.1.at).min_by_key(|it| it.distance(here))
}

/// Strangers who wait for a word; only Leaders walk up to them.
fn somebody_to_talk_to(battle: &Battle, who: PersonId) -> Option<Hex> {
    let person = battle.person(who);
    let waits = |it: &&crate::battle::Person| {
        battle.stance(person.side, it.side) == Stance::ToTalk && !battle.side(it.side).talks.done
    };
    let there = battle.functioning().map(|it| it.1).filter(waits).map(|it| it.at);
    person.star.then(|| there.min_by_key(|it| it.distance(person.at))).flatten()
}
