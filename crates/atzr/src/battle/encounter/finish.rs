//! When an Encounter is over, and what it was.
use ground::hex::Hex;
use kernel::{Dice, Pause, Play};

use super::{Encounter, EncounterResult, Objective, WayHome, all_searched, chillin, players};
use crate::battle::{
    Battle, Person, PersonId, SideId, State,
    change::{self, By, Down},
    meet,
    side::Role,
};
use crate::{journal::Happened, setup::layout::BuildingId};

/// How near danger must be to keep anybody from giving up.
const NEAR: u8 = 6;

/// Whether it would be a success for a side of players if it ended now; each for itself (ruling on rivals).
pub fn is_success(battle: &Battle, side: SideId) -> bool {
    let progress = &battle.progress;
    match battle.scene.encounter {
        Encounter::Search {} => {
            progress.wanted.unwrap_or(1) <= progress.supplies.of(side) + progress.recruits.of(side)
        }
        Encounter::Raid { .. } => {
            progress.objective == Objective::Found && progress.found_by.is_none_or(|it| it == side)
        }
        Encounter::TakeBack {} => {
            let hostile = battle.functioning().any(|it| battle.hostile(side, it.1.side));
            let holds = !has_rivals(battle, side) || battle.functioning().any(|it| it.1.side == side);
            all_searched(battle) && !hostile && holds && battle.undead().next().is_none()
        }
        Encounter::Chillin {} => 0 < progress.talks_won.of(side) && progress.talks_lost.of(side) == 0,
        Encounter::Defend {} => raiders_are_gone(battle),
        Encounter::Robbery { .. } | Encounter::Bushwhack {} => {
            players(battle).filter(|it| it.1.side == side).all(|(who, _)| is_unharmed(battle, who))
        }
    }
}

/// Whether others play against this side.
fn has_rivals(battle: &Battle, side: SideId) -> bool {
    players(battle).any(|it| it.1.side != side)
}

/// Whether a side has what it came for; an attack has to be over for that.
pub fn is_reached(battle: &Battle, side: SideId) -> bool {
    is_success(battle, side) && !is_attacked(battle, side)
}

/// What keeps a side from ending it on the map, success or not (ruling on leaving).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holdup {
    /// A zombie or a hostile human near one of its people sees him.
    Danger,
    /// Those who came to rob or to ambush are about, seen or not.
    Attackers,
}

/// What keeps a side on the map, if anything does.
pub fn holdup(battle: &Battle, side: SideId) -> Option<Holdup> {
    if danger(battle, side) {
        return Some(Holdup::Danger);
    }
    is_attacked(battle, side).then_some(Holdup::Attackers)
}

/// Whether any side of players has what it came for.
fn anybody_succeeds(battle: &Battle) -> bool {
    players(battle).any(|it| is_success(battle, it.1.side))
}

/// Whether anybody is on the map who came to rob or to ambush a side and is still its enemy.
fn is_attacked(battle: &Battle, side: SideId) -> bool {
    battle.functioning().any(|it| match battle.side(it.1.side).role {
        Role::Robbers | Role::Leaving | Role::Bushwhackers => battle.hostile(side, it.1.side),
        Role::Players | Role::Strangers | Role::Raided | Role::Raiders => false,
    })
}

/// The raiders have come, and none of them is on the map any more.
fn raiders_are_gone(battle: &Battle) -> bool {
    let Some(raiders) = battle.progress.raiders else { return false };
    battle.markers.iter().all(|it| it.revealed) && !battle.functioning().any(|it| it.1.side == raiders)
}

/// Not robbed, and never down.
fn is_unharmed(battle: &Battle, who: PersonId) -> bool {
    let person = battle.person(who);
    !person.is_down() && !person.deeds.out_of_the_fight && !battle.progress.robbed.contains(&who)
}

/// Whether a zombie or a hostile human near any of a side's people, on his feet or not, sees him.
fn danger(battle: &Battle, side: SideId) -> bool {
    let alive = |it: &Person| it.functions() || it.state == State::OutOfTheFight;
    battle.everybody().filter(|it| it.1.side == side && alive(it.1)).any(|(one, person)| {
        // Whoever is carried behind cover is hidden with his carrier.
        let carrier = battle.functioning().find(|it| it.1.carries == Some(one)).map(|it| it.1);
        let hidden = person.ducked || carrier.is_some_and(|it| it.ducked);
        let in_sight = |from: Hex| {
            let far = from.distance(person.at);
            far <= NEAR && !(hidden && 2 <= far) && battle.line(from, person.at)
        };
        let sees = |it: &(PersonId, &Person)| in_sight(it.1.at) && battle.sees_hex(it.0, person.at);
        let enemy = battle.functioning().any(|it| battle.hostile(side, it.1.side) && sees(&it));
        enemy || battle.undead().any(|it| in_sight(it.1.at))
    })
}

/// After every step: is it over? Beaten attackers end nothing: the winners may loot first (ruling on leaving).
pub fn check(battle: &mut Battle, play: &mut Play<'_>) -> Result<(), Pause> {
    meet::look_up(battle, play)?;
    meet::settle_places(battle, play);
    if battle.progress.called || !players(battle).any(|it| it.1.functions()) {
        chillin::way_home(battle, play);
    }
    let waiting = players(battle).any(|it| it.1.state == State::Waiting);
    let standing = players(battle).any(|it| it.1.functions());
    let over = match battle.scene.encounter {
        // Defenders come onto the map with the raiders.
        Encounter::Defend {} => !standing && (!waiting || raiders_are_gone(battle)),
        Encounter::Robbery { .. }
        | Encounter::Bushwhack {}
        | Encounter::Search {}
        | Encounter::Raid { .. }
        | Encounter::TakeBack {}
        | Encounter::Chillin {} => battle.turn != 0 && !standing,
    };
    if over || battle.progress.called {
        finish(battle, play, false)?;
    }
    Ok(())
}

/// What is decided at the end of a turn (21.0, 23.0).
pub fn end_turn(battle: &mut Battle, play: &mut Play<'_>) -> Result<(), Pause> {
    match battle.scene.encounter {
        Encounter::TakeBack {} if anybody_succeeds(battle) => {
            play.cite(rule!("atzr.ruling.takeback-hostiles"));
            finish(battle, play, false)
        }
        Encounter::Defend {} if raiders_are_in(battle) => finish(battle, play, true),
        Encounter::TakeBack {}
        | Encounter::Defend {}
        | Encounter::Search {}
        | Encounter::Raid { .. }
        | Encounter::Chillin {}
        | Encounter::Robbery { .. }
        | Encounter::Bushwhack {} => Ok(()),
    }
}

/// A raider in a home that no defender is in any more.
fn raiders_are_in(battle: &Battle) -> bool {
    let Some(raiders) = battle.progress.raiders else { return false };
    undefended(battle).any(|home| {
        let inside = |hex: Hex| battle.scene.board.building_at(hex) == Some(home);
        battle.functioning().any(|it| it.1.side == raiders && inside(it.1.at))
    })
}

/// Homes that no defender is in.
fn undefended(battle: &Battle) -> impl Iterator<Item = BuildingId> {
    battle.progress.homes.iter().copied().filter(|&home| {
        let inside = |hex: Hex| battle.scene.board.building_at(hex) == Some(home);
        !battle.functioning().any(|it| it.1.seat.is_some() && inside(it.1.at))
    })
}

/// The hexes by which one gets into homes that no defender is in.
pub fn undefended_doors(battle: &Battle) -> impl Iterator<Item = Hex> {
    let of = |home: BuildingId| battle.scene.board.entrances().iter().filter(move |it| it.building == home);
    undefended(battle).flat_map(of).map(|it| it.hex)
}

/// Those who lie on the map are seen to, and the Encounter is over; a success for whoever has what he came for, unless it is
/// `lost`.
fn finish(battle: &mut Battle, play: &mut Play<'_>, lost: bool) -> Result<(), Pause> {
    if battle.result.is_some() {
        return Ok(());
    }
    let reached: Vec<SideId> = (0..battle.sides.len() as u8)
        .map(SideId)
        .filter(|&it| !lost && battle.side(it).is_players() && is_success(battle, it))
        .collect();
    let left: Vec<PersonId> =
        players(battle).filter(|it| it.1.state == State::OutOfTheFight).map(|it| it.0).collect();
    for who in left {
        left_behind(battle, play, who)?;
    }
    play.cite(rule!("atzr.after.per-character"));
    let came = players(battle).filter(|it| !battle.progress.absent.contains(&it.0));
    let each: Vec<(PersonId, bool)> =
        came.map(|(who, it)| (who, succeeds(battle, who, reached.contains(&it.side)))).collect();
    // What nobody comes home with has not been reached.
    let success = |side: SideId| {
        reached.contains(&side) && each.iter().any(|it| it.1 && battle.person(it.0).side == side)
    };
    let sides = (0..battle.sides.len() as u8).map(SideId).filter(|&it| battle.side(it).is_players());
    let sides: Vec<(SideId, bool)> = sides.map(|it| (it, success(it))).collect();
    tell(battle, play, &sides);
    let success = sides.iter().any(|it| it.1);
    let next = battle.progress.way_home.filter(|it| *it != WayHome::Clear);
    battle.result = Some(EncounterResult { turn: battle.turn, success, each, next });
    Ok(())
}

/// How it ended, for each side where there are several.
fn tell(battle: &Battle, play: &mut Play<'_>, sides: &[(SideId, bool)]) {
    for &(side, success) in sides {
        let several = 1 < sides.len();
        let side = several.then(|| battle.side(side).name.clone().into());
        play.note(rule!("atzr.encounter.format"), None, Happened::Ends { success, side });
    }
}

/// Whether it was a success for one of the players' people (26.1): for himself where it was about not coming to harm, as one
/// of the group where it was about something else; for nobody who died, fled, gave up or is still held.
fn succeeds(battle: &Battle, who: PersonId, success: bool) -> bool {
    let held = battle.progress.hostage == Some(who) && battle.progress.objective != Objective::Found;
    let there = match battle.person(who).state {
        State::Waiting | State::Functioning | State::OutOfTheFight | State::Left => !held,
        State::ObviouslyDead { .. }
        | State::TakenOff
        | State::RanAway
        | State::Captive { .. }
        | State::LetGo
        | State::Turned { .. } => false,
    };
    let achieved = match battle.scene.encounter {
        Encounter::Robbery { .. } | Encounter::Bushwhack {} => is_unharmed(battle, who),
        Encounter::Search {}
        | Encounter::Raid { .. }
        | Encounter::TakeBack {}
        | Encounter::Chillin {}
        | Encounter::Defend {} => success,
    };
    there && achieved
}

/// In the power of enemies, food for zombies, or found later (ruling on those left behind).
fn left_behind(battle: &mut Battle, play: &mut Play<'_>, who: PersonId) -> Result<(), Pause> {
    let (at, side) = (battle.person(who).at, battle.person(who).side);
    play.cite(rule!("atzr.ruling.left-behind"));
    let hostile = battle.functioning().filter(|it| battle.hostile(side, it.1.side));
    if let Some((captor, _)) = hostile.min_by_key(|it| (it.1.at.distance(at), it.0)) {
        return meet::mercy(battle, play, who, captor);
    }
    let near = battle.undead().filter(|it| it.1.at.distance(at) <= NEAR && battle.line(it.1.at, at));
    let near = near.min_by_key(|it| (it.1.at.distance(at), it.0)).map(|it| it.0);
    let feast = battle.feasts.iter().any(|it| it.body == who && !it.over);
    if near.is_some() || feast {
        battle.deeds_mut(who).eaten = true;
        let rule = rule!("atzr.ruling.left-behind");
        change::go_down(battle, play, rule, who, Down::ObviouslyDead, By::Zombies(near));
    }
    Ok(())
}
