//! Chillin' (22.0): into the largest building, talk, and home again.
use ground::hex::Hex;
use kernel::{Dice, Pause, Play, What};

use super::{Encounter, WayHome, players};
use crate::{
    battle::{Battle, PersonId, SideId, Stance, State, card, change, group, meet, side::Role},
    printed::{DayPart, cards::Column, people::Ambush},
    setup::layout::BuildingId,
    table::chillin,
};

/// The building with the most hexes.
fn target(battle: &Battle) -> Option<BuildingId> {
    match battle.scene.encounter {
        Encounter::Chillin {} => battle.scene.board.largest(),
        Encounter::Search {}
        | Encounter::Raid { .. }
        | Encounter::TakeBack {}
        | Encounter::Defend {}
        | Encounter::Robbery { .. }
        | Encounter::Bushwhack {} => None,
    }
}

/// Whether a hex is of the building people go to.
pub fn is_target(battle: &Battle, hex: Hex) -> bool {
    target(battle).is_some_and(|it| battle.scene.board.building_at(hex) == Some(it))
}

/// No zombie appears inside (22.0).
pub fn keeps_zombies_out(battle: &Battle, hex: Hex) -> bool {
    is_target(battle, hex)
}

/// Nothing is to be found inside.
pub fn forbids_search(battle: &Battle, hex: Hex) -> bool {
    is_target(battle, hex)
}

/// Everybody comes onto the map at the hex farthest from the building.
pub fn begin(battle: &mut Battle, play: &mut Play<'_>) -> Result<(), Pause> {
    play.cite(rule!("atzr.chillin.deployment"));
    play.cite(rule!("atzr.chillin.objective"));
    let Some(hex) = target(battle).and_then(|it| battle.scene.board.farthest_hex(it)) else { return Ok(()) };
    let waiting: Vec<PersonId> =
        players(battle).filter(|it| it.1.state == State::Waiting).map(|it| it.0).collect();
    let grid = battle.scene.board.grid();
    for who in waiting {
        let free = |it: &Hex| {
            battle.scene.board.building_at(*it).is_none() && !crate::battle::r#move::is_full(battle, who, *it)
        };
        let near = grid.within(hex, 3).filter(|it| free(it)).min_by_key(|it| it.distance(hex));
        change::place(battle, play, rule!("atzr.chillin.deployment"), who, near.unwrap_or(hex));
    }
    Ok(())
}

/// Every entry of a hex of the building draws, also where somebody has been before; true if it took his time.
pub fn enters_again(battle: &mut Battle, play: &mut Play<'_>, who: PersonId) -> Result<bool, Pause> {
    if !is_target(battle, battle.person(who).at) {
        return Ok(false);
    }
    chill(battle, play, &[who])?;
    Ok(true)
}

/// One card for those who enter together, two in the Evening; zombies are ignored, humans are talked to.
pub fn chill(battle: &mut Battle, play: &mut Play<'_>, entrants: &[PersonId]) -> Result<(), Pause> {
    let Some(&who) = entrants.first() else { return Ok(()) };
    if battle.person(who).seat.is_none() {
        return Ok(());
    }
    play.cite(rule!("atzr.ruling.chillin-details"));
    let cards = if battle.scene.day == DayPart::Evening { 2 } else { 1 };
    for _ in 0..cards {
        let Some(drawn) = card::draw(battle, play, rule!("atzr.chillin.cards")) else { return Ok(()) };
        if let Column::Humans(humans) = card::column(battle, play, drawn) {
            let (side, _) = meet::appear(battle, play, humans, Role::Strangers);
            chat(battle, play, who, side)?;
        }
    }
    Ok(())
}

/// Inside nobody asks Friend or Foe: they talk at once, and are gone unless it comes to blows or they join (22.2).
fn chat(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, side: SideId) -> Result<(), Pause> {
    play.cite(rule!("atzr.chillin.inside"));
    let here = battle.person(who).at;
    let board = &battle.scene.board;
    let inside = |it: &Hex| board.building_at(*it) == board.building_at(here);
    let beside: Vec<Hex> = board.grid().neighbours(here).filter(inside).collect();
    meet::put(battle, play, rule!("atzr.chillin.inside"), side, &beside);
    if !battle.functioning().any(|it| it.1.side == side) {
        return Ok(());
    }
    battle.set_stance(battle.person(who).side, side, Stance::ToTalk);
    meet::talk(battle, play, who, side)?;
    if battle.hostile(battle.person(who).side, side) {
        return Ok(());
    }
    meet::trade(battle, play, who, side)?;
    let left: Vec<PersonId> = battle.functioning().filter(|it| it.1.side == side).map(|it| it.0).collect();
    for it in left {
        play.cite(rule!("atzr.chillin.meet-outside"));
        change::remove(battle, play, rule!("atzr.chillin.inside"), it, State::Left);
    }
    Ok(())
}

/// Once, when the first leaves the building for the last time: is somebody waiting? (22.3)
pub fn way_home(battle: &mut Battle, play: &mut Play<'_>) {
    let been = battle.places.iter().any(|it| it.card == Some(u8::MAX));
    if target(battle).is_none() || !been || battle.progress.way_home.is_some() {
        return;
    }
    let side = battle.scene.doubles;
    let groups = group::groups(battle, side, group::Purpose::Activation);
    let Some(leader) = groups.first().map(|it| it.leader) else { return };
    let people = players(battle).filter(|it| it.1.functions() || it.1.state == State::Left).count() as i32;
    let absent = battle.progress.absent.len() as i32;
    let walk = chillin::WayHome {
        rep: battle.person(leader).rep().into(),
        characters: people - absent,
        somebody_out: players(battle).any(|it| it.1.state == State::OutOfTheFight),
    };
    let printed = battle.scene.printed.clone();
    let ambush = walk.roll(&printed.people, play);
    battle.progress.way_home = Some(match ambush {
        Ambush::GetsAway => WayHome::Clear,
        Ambush::Robbed => WayHome::Robbery { suspicious: false },
        Ambush::RobbedSuspicious => WayHome::Robbery { suspicious: true },
    });
    let text = match ambush {
        Ambush::GetsAway => "nobody waits outside",
        Ambush::Robbed | Ambush::RobbedSuspicious => "somebody waits outside",
    };
    play.tell(rule!("atzr.chillin.robbery"), What::Noted { token: None, text: text.into() });
}
