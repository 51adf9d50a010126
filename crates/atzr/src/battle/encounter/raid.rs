//! Raid and Rescue (20.0).
use kernel::{Dice, Pause, Play, Roll, What};

use super::{Encounter, Objective, Purpose, players};
use crate::{
    battle::{Battle, PersonId, State, change, side::Role},
    printed::Class,
    table::raid::{Objective as Found, RaidFind},
};

/// In a Rescue one member of the group, drawn by lot, is held by them.
pub fn take_hostage(battle: &mut Battle, play: &mut Play<'_>, purpose: Purpose) {
    if purpose != Purpose::Hostage {
        return;
    }
    let Some(who) = battle.progress.hostage.or_else(|| draw_hostage(battle, play)) else { return };
    battle.progress.hostage = Some(who);
    battle.person_mut(who).state = State::Left;
    let person = battle.person_mut(who);
    person.hands.clear();
    person.gear.clear();
    person.wears_vest = false;
    let text = "is held by them".into();
    play.tell(rule!("atzr.raid.setup"), What::Noted { token: Some(who.token()), text });
}

fn draw_hostage(battle: &Battle, play: &mut Play<'_>) -> Option<PersonId> {
    let grunts: Vec<PersonId> = players(battle).filter(|it| !it.1.star).map(|it| it.0).collect();
    if grunts.is_empty() {
        return None;
    }
    Some(grunts[play.one_of(rule!("atzr.raid.setup"), grunts.len())])
}

/// The target is on the map opposite to the edge by which the players came.
pub fn choose_part(battle: &mut Battle, play: &mut Play<'_>) {
    let Some(edge) = battle.progress.edge else { return };
    let first = battle.functioning().next().map(|it| it.1.at).unwrap_or_default();
    play.cite(rule!("atzr.raid.target-map"));
    battle.progress.part = Some(battle.scene.board.opposite(edge, first));
}

/// Every different building of the target map, at its first entry: is it here?
pub fn enters_building(battle: &mut Battle, play: &mut Play<'_>, who: PersonId) -> Result<(), Pause> {
    let (Encounter::Raid { purpose, .. }, Some(part)) = (battle.scene.encounter, battle.progress.part) else {
        return Ok(());
    };
    let board = battle.scene.board.clone();
    let hex = battle.person(who).at;
    let Some(building) = board.building_at(hex) else { return Ok(()) };
    let sought = battle.progress.objective == Objective::Sought;
    let here = board.buildings_in(part).any(|it| it.id == building);
    if !sought || !here || battle.progress.entered.contains(&building) || battle.person(who).seat.is_none() {
        return Ok(());
    }
    battle.progress.entered.push(building);
    play.cite(rule!("atzr.ruling.raid-buildings"));
    let entered = battle.progress.entered.len();
    let last = entered == board.buildings_in(part).count();
    match (RaidFind { entered: entered as i32, last }).roll(play) {
        Found::NotHere => (),
        Found::Nowhere => battle.progress.objective = Objective::NeverThere,
        Found::Here => {
            battle.progress.objective = Objective::Found;
            if let (Purpose::Hostage, Some(hostage)) = (purpose, battle.progress.hostage) {
                change::place(battle, play, rule!("atzr.raid.find"), hostage, hex);
                battle.person_mut(hostage).turn.done = true;
            }
        }
    }
    Ok(())
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
