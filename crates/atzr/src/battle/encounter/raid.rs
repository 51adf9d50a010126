//! Raid and Rescue (20.0).
use ground::hex::Hex;
use kernel::{Dice, Pause, Play, Roll};

use super::{Encounter, Objective, Purpose, players};
use crate::{
    battle::{Battle, FigureId, PersonId, building, change, item, r#move, side::Role},
    journal::Happened,
    printed::Class,
    setup::layout::BuildingId,
    table::raid::{Objective as Found, RaidFind},
};

/// In a Rescue one member of the group, drawn by lot, is held by them, and has nothing any more.
pub fn take_hostage(battle: &mut Battle, play: &mut Play<'_>, purpose: Purpose) {
    if purpose != Purpose::Hostage {
        return;
    }
    let Some(who) = battle.progress.hostage.or_else(|| draw_hostage(battle, play)) else { return };
    battle.progress.hostage = Some(who);
    let mut slots: Vec<change::Slot> = item::slots(battle.person(who)).map(|it| it.0).collect();
    slots.reverse();
    for slot in slots {
        change::take(battle, who, slot);
    }
    change::stay_away(battle, who);
    play.note(rule!("atzr.raid.setup"), who.token(), Happened::Hostage);
}

fn draw_hostage(battle: &Battle, play: &mut Play<'_>) -> Option<PersonId> {
    let grunts: Vec<PersonId> = players(battle).filter(|it| !it.1.star).map(|it| it.0).collect();
    if grunts.is_empty() {
        return None;
    }
    let names = || battle.names(grunts.iter().copied().map(FigureId::Person));
    Some(grunts[play.thrown().faces(names).one_of(rule!("atzr.raid.setup"), grunts.len())])
}

/// The target is on the map opposite to the edge by which the players came.
pub fn choose_part(battle: &mut Battle, play: &mut Play<'_>) {
    let Some(edge) = battle.progress.edge else { return };
    let first = battle.functioning().next().map(|it| it.1.at).unwrap_or_default();
    play.cite(rule!("atzr.raid.target-map"));
    battle.progress.part = Some(battle.scene.board.opposite(edge, first));
}

/// Every different building of the target map, at its first entry: is it here? An item is what the row of that hex has, for
/// whoever searches it (ruling on raids).
pub fn enters_building(battle: &mut Battle, play: &mut Play<'_>, who: PersonId) -> Result<(), Pause> {
    let Some(building) = to_look_through(battle, who) else { return Ok(()) };
    battle.progress.entered.push(building);
    play.cite(rule!("atzr.ruling.raid-buildings"));
    let entered = battle.progress.entered.len();
    let of = battle.progress.part.map_or(0, |part| battle.scene.board.buildings_in(part).count());
    let find = RaidFind { entered: entered as i32, last: entered == of };
    let found = find.roll(&mut play.by(who.token()));
    let name = building::name_at(battle, battle.person(who).at);
    let (objective, note) = match found {
        Found::NotHere => (Objective::Sought, Happened::ObjectiveNotHere { building: name }),
        Found::Nowhere => (Objective::NeverThere, Happened::ObjectiveNeverHere { building: name }),
        Found::Here => (Objective::Found, Happened::ObjectiveFound { building: name }),
    };
    battle.progress.objective = objective;
    play.note(rule!("atzr.raid.find"), who.token(), note);
    if objective == Objective::Found {
        battle.progress.found_by = Some(battle.person(who).side);
        hand_over(battle, play, who);
    }
    Ok(())
}

/// What was sought comes to the finder: the hostage is free, the thing that was named is his.
fn hand_over(battle: &mut Battle, play: &mut Play<'_>, who: PersonId) {
    if let Some(hostage) = battle.progress.hostage {
        set_free(battle, play, hostage, battle.person(who).at);
    }
    let Encounter::Raid { purpose: Purpose::Thing(thing), .. } = battle.scene.encounter else { return };
    if battle.cups.left(thing) == 0 {
        return;
    }
    battle.cups.take(thing);
    item::receive(battle, who, thing.into());
    let note = Happened::Takes { thing: thing.name().into(), from: None };
    play.note(rule!("atzr.ruling.raid-buildings"), who.token(), note);
}

/// The building somebody has come into, if it is one of those that are sought through and nobody has been in it yet.
fn to_look_through(battle: &Battle, who: PersonId) -> Option<BuildingId> {
    let Encounter::Raid { .. } = battle.scene.encounter else { return None };
    let (board, person, progress) = (&battle.scene.board, battle.person(who), &battle.progress);
    let building = board.building_at(person.at)?;
    let here = board.buildings_in(progress.part?).any(|it| it.id == building);
    let sought = progress.objective == Objective::Sought && battle.side(person.side).is_players();
    (here && sought && !progress.entered.contains(&building)).then_some(building)
}

/// The hostage is reached: in that hex, or where there is room as near to it as can be; unarmed, and active from the next turn.
fn set_free(battle: &mut Battle, play: &mut Play<'_>, hostage: PersonId, hex: Hex) {
    let board = battle.scene.board.clone();
    let free = |it: &Hex| {
        !r#move::is_full(battle, hostage, *it)
            && battle.zombies_at(*it).next().is_none()
            && !r#move::is_held(battle, hostage, *it)
    };
    let apart = |it: &Hex| (it.distance(hex), board.building_at(*it) != board.building_at(hex));
    let at = board.grid().within(hex, 6).filter(|it| free(it)).min_by_key(apart).unwrap_or(hex);
    change::place(battle, play, rule!("atzr.raid.find"), hostage, at);
    battle.turn_mut(hostage).done = true;
}

/// NPCs of the raided Class are there for a fight.
pub fn role_of(battle: &Battle, class: Class) -> Role {
    match battle.scene.encounter {
        Encounter::Raid { class: raided, .. } if raided == class => Role::Raided,
        Encounter::Raid { .. }
        | Encounter::Search {}
        | Encounter::TakeBack {}
        | Encounter::Chillin {}
        | Encounter::Defend {}
        | Encounter::Robbery { .. }
        | Encounter::Bushwhack {} => Role::Strangers,
    }
}
