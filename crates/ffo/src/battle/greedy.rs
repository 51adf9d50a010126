//! Greedy people (p. 8), whom loot delays.
use ground::open::measure;
use kernel::{Given, Play};

use super::{Battle, FigureId, PersonId, State, building, change, group, looking::Looking, sight::Stand};
use crate::{
    journal::Count,
    table::{
        attribute::{self, Attribute, Greed},
        weapon::INCH_MM,
    },
};

/// What holds somebody up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loot {
    /// An empty building, by its place.
    Building(u16),
    Body(PersonId),
}

/// What would hold somebody up there who has not been held up by it before.
pub fn temptation(battle: &Battle, who: PersonId, stand: Stand) -> Option<Loot> {
    let person = battle.person(who);
    if !person.has(Attribute::Greedy) || person.barred != 0 {
        return None;
    }
    let empty = |it: &u16| !person.deeds.looted.contains(it) && is_empty(battle, who, *it);
    let inside = building::floor_of(battle, &stand).map(|it| it.0).filter(empty);
    let dead = |state| matches!(state, State::ObviouslyDead { .. });
    let lies = |it: &PersonId| dead(battle.person(*it).state) && battle.person(*it).level == stand.level;
    let near = |it: &PersonId| measure::at_most(stand.at, battle.person(*it).at, INCH_MM);
    let fresh = |it: &PersonId| !person.deeds.robbed.contains(it);
    let body = || battle.person_ids().find(|it| lies(it) && near(it) && fresh(it));
    inside.map(Loot::Building).or_else(|| body().map(Loot::Body))
}

/// Nobody is in it who would fight them.
fn is_empty(battle: &Battle, who: PersonId, building: u16) -> bool {
    let area = &battle.scene.buildings[usize::from(building)].area;
    let fights = |it: FigureId| it.person().is_none_or(|it| battle.person(it).carries_on());
    !battle.figures().any(|it| fights(it) && battle.are_enemies(who, it) && area.contains(battle.at(it)))
}

/// Whether they stop there, for as many of their activations as the die says.
pub fn linger(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, loot: Loot) -> bool {
    let kind = match loot {
        Loot::Building(_) => attribute::Loot::EmptyBuilding,
        Loot::Body(_) => attribute::Loot::Corpse,
    };
    let greed = Greed {
        loot: kind,
        loot_mm: loot_mm(battle, who, loot),
        again: false,
        leader_mm: leader_mm(battle, who),
    };
    let activations = greed.resolve(&mut play.by(who.token()));
    let deeds = battle.deeds_mut(who);
    match loot {
        Loot::Building(it) => deeds.looted.push(it),
        Loot::Body(it) => deeds.robbed.push(it),
    }
    if activations == 0 {
        return false;
    }
    change::bar(battle, who, activations as u8);
    battle.turn_mut(who).end();
    play.counted(rule!("ffo.attribute.greedy"), who.token(), Count::Barred, activations);
    true
}

fn loot_mm(battle: &Battle, who: PersonId, loot: Loot) -> i32 {
    match loot {
        Loot::Building(_) => 0,
        Loot::Body(it) => battle.distance(who.into(), it.into()),
    }
}

/// How near the Leader of their group is at this moment, if they do not lead it themselves.
fn leader_mm(battle: &Battle, who: PersonId) -> Option<i32> {
    let leader = group::group_of(battle, who, &mut Looking).leader;
    (leader != who).then(|| battle.distance(who.into(), leader.into()))
}

/// Whoever is held up goes on as soon as the Leader of their group is beside them.
pub fn call_off(battle: &mut Battle, play: &mut Play<'_>) {
    for who in battle.person_ids() {
        let person = battle.person(who);
        if person.barred == 0 || !person.carries_on() {
            continue;
        }
        let greed = Greed { leader_mm: leader_mm(battle, who), ..Greed::default() };
        if greed.is_ended(play) {
            change::bar(battle, who, 0);
            play.counted(rule!("ffo.attribute.greedy"), who.token(), Count::Barred, 0);
        }
    }
}
