//! When an Encounter is over, and what it was.
use kernel::{Dice, Pause, Play, What};

use super::{Encounter, Objective, Outcome, all_searched, chillin, players};
use crate::battle::{
    Battle, PersonId, SideId, State,
    change::{self, By, Down},
    meet,
};

/// How near danger must be to keep anybody from giving up.
const NEAR: u8 = 6;

/// Whether the objective is reached as things stand.
pub fn is_reached(battle: &Battle) -> bool {
    let progress = &battle.progress;
    match battle.scene.encounter {
        Encounter::Search {} => 0 < progress.supplies + progress.recruits,
        Encounter::Raid { .. } => progress.objective == Objective::Found,
        Encounter::TakeBack {} => {
            let hostile = battle.functioning().any(|it| battle.hostile(battle.scene.doubles, it.1.side));
            all_searched(battle) && !hostile && battle.undead().next().is_none()
        }
        Encounter::Chillin {} => 0 < progress.talks_won && progress.talks_lost == 0,
        Encounter::Defend {} => raiders_are_gone(battle),
        Encounter::Robbery { .. } => !progress.robbed && nobody_went_down(battle),
        Encounter::Bushwhack {} => nobody_went_down(battle),
    }
}

/// The raiders have come, and none of them stands any more.
fn raiders_are_gone(battle: &Battle) -> bool {
    let Some(raiders) = battle.progress.raiders else { return false };
    let came = battle.everybody().any(|it| it.1.side == raiders && it.1.state != State::Waiting);
    came && !battle.functioning().any(|it| it.1.side == raiders)
}

fn nobody_went_down(battle: &Battle) -> bool {
    players(battle).all(|it| !it.1.is_down() && !it.1.deeds.out_of_the_fight)
}

/// Whether a zombie or a hostile human near any of the players' people sees him (ruling on leaving).
pub fn danger(battle: &Battle, who: PersonId) -> bool {
    let side = battle.person(who).side;
    battle.functioning().filter(|it| it.1.side == side).any(|(one, person)| {
        let near = |hex: ground::hex::Hex| hex.distance(person.at) <= NEAR;
        let enemy = battle
            .functioning()
            .any(|it| battle.hostile(side, it.1.side) && near(it.1.at) && battle.sees(one, it.0));
        enemy || battle.undead().any(|it| near(it.1.at) && battle.zombie_sees(it.0, one))
    })
}

/// After every step: is it over?
pub fn check(battle: &mut Battle, play: &mut Play<'_>) -> Result<(), Pause> {
    chillin_is_left(battle, play);
    let waiting = players(battle).any(|it| it.1.state == State::Waiting);
    let standing = players(battle).any(|it| it.1.functions());
    let over = match battle.scene.encounter {
        Encounter::Defend {} => raiders_are_gone(battle) || (!standing && !waiting),
        Encounter::Robbery { .. } | Encounter::Bushwhack {} => {
            let enemies = battle.functioning().any(|it| !battle.side(it.1.side).is_players());
            battle.turn != 0 && (!standing || !enemies)
        }
        Encounter::Search {} | Encounter::Raid { .. } | Encounter::TakeBack {} | Encounter::Chillin {} => {
            battle.turn != 0 && !standing
        }
    };
    if over || battle.progress.called {
        let success = is_reached(battle);
        finish(battle, play, success)?;
    }
    Ok(())
}

/// The first who is outside again and turns his back on the building rolls for the way home (22.3).
fn chillin_is_left(battle: &mut Battle, play: &mut Play<'_>) {
    let over = battle.progress.called || !players(battle).any(|it| it.1.functions());
    if over {
        chillin::way_home(battle, play);
    }
}

/// What is decided at the end of a turn (21.0, 23.0).
pub fn end_turn(battle: &mut Battle, play: &mut Play<'_>) -> Result<(), Pause> {
    match battle.scene.encounter {
        Encounter::TakeBack {} if is_reached(battle) => {
            play.cite(rule!("atzr.ruling.takeback-hostiles"));
            finish(battle, play, true)
        }
        Encounter::Defend {} if raiders_are_in(battle) => finish(battle, play, false),
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
    battle.progress.homes.iter().any(|&home| {
        let inside = |hex: ground::hex::Hex| battle.scene.board.building_at(hex) == Some(home);
        let raided = battle.functioning().any(|it| it.1.side == raiders && inside(it.1.at));
        raided && !battle.functioning().any(|it| it.1.seat.is_some() && inside(it.1.at))
    })
}

/// Those who lie on the map are seen to, and the Encounter is over.
fn finish(battle: &mut Battle, play: &mut Play<'_>, success: bool) -> Result<(), Pause> {
    if battle.result.is_some() {
        return Ok(());
    }
    let left: Vec<PersonId> =
        players(battle).filter(|it| it.1.state == State::OutOfTheFight).map(|it| it.0).collect();
    for who in left {
        left_behind(battle, play, who)?;
    }
    let each = players(battle).map(|(who, person)| (who, success && succeeds(person.state))).collect();
    let words = if success { "success" } else { "failure" };
    play.cite(rule!("atzr.after.per-character"));
    play.tell(rule!("atzr.encounter.format"), What::Noted { token: None, text: words.into() });
    battle.result = Some(Outcome { turn: battle.turn, success, each, next: battle.progress.way_home });
    Ok(())
}

/// Whether an Encounter that was a success was one for somebody in this state.
const fn succeeds(state: State) -> bool {
    match state {
        State::Waiting | State::Functioning | State::OutOfTheFight | State::Left => true,
        State::ObviouslyDead { .. }
        | State::TakenOff
        | State::RanAway
        | State::Captive { .. }
        | State::LetGo
        | State::Turned { .. } => false,
    }
}

/// In the power of enemies, food for zombies, or found later (ruling on those left behind).
fn left_behind(battle: &mut Battle, play: &mut Play<'_>, who: PersonId) -> Result<(), Pause> {
    let own = battle.functioning().any(|it| it.1.side == battle.person(who).side);
    let hostile = |side: SideId| battle.hostile(battle.person(who).side, side);
    let captors = battle.functioning().find(|it| hostile(it.1.side)).map(|it| it.1.side);
    play.cite(rule!("atzr.ruling.left-behind"));
    if let (Some(captors), false) = (captors, own) {
        return meet::mercy(battle, play, who, captors);
    }
    let at = battle.person(who).at;
    let near = battle.undead().any(|it| it.1.at.distance(at) <= NEAR && battle.line(it.1.at, at));
    if near && !own {
        battle.person_mut(who).deeds.eaten = true;
        change::go_down(
            battle,
            play,
            rule!("atzr.ruling.left-behind"),
            who,
            Down::ObviouslyDead,
            By::Zombies,
        );
    }
    Ok(())
}
