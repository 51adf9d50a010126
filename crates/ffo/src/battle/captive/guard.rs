//! Who watches whom: captives whom nobody armed watches are free.
use kernel::{Dice, Play};
use smallvec::SmallVec;

use crate::{
    battle::{Battle, PersonId, SideId, State, change},
    table::status::{MOST_GUARDED, Status},
};

/// The captives who could get away, and the side that has them: whoever is Out of the Fight cannot.
fn held(battle: &Battle) -> Vec<(PersonId, SideId)> {
    let by = |who: PersonId| match battle.person(who).state {
        State::Captive { of, hurt } if hurt < Status::OutOfTheFight => Some((who, of)),
        State::Captive { .. }
        | State::Waiting
        | State::Functioning
        | State::Stunned(_)
        | State::OutOfTheFight
        | State::ObviouslyDead { .. }
        | State::RanAway
        | State::Left
        | State::Turned { .. } => None,
    };
    battle.person_ids().filter_map(by).collect()
}

/// Whether somebody could watch a captive of their side: armed, and with them in sight.
fn can_watch(battle: &Battle, guard: PersonId, whom: PersonId, side: SideId) -> bool {
    let person = battle.person(guard);
    person.side == side && !person.arms.is_empty() && battle.sees(guard.into(), whom.into())
}

/// The captives whom nobody watches, however those who can are shared out: each watches six at most.
pub fn unwatched(battle: &Battle) -> Vec<PersonId> {
    let held = held(battle);
    let watchers = |(whom, side): (PersonId, SideId)| -> SmallVec<[PersonId; 4]> {
        let guards = battle.functioning().map(|it| it.0);
        guards.filter(|&it| can_watch(battle, it, whom, side)).collect()
    };
    let choices: Vec<SmallVec<[PersonId; 4]>> = held.iter().map(|&it| watchers(it)).collect();
    let mut watched: Vec<Option<PersonId>> = vec![None; held.len()];
    for at in 0..held.len() {
        let _found = share_out(&choices, &mut watched, at, &mut Vec::new());
    }
    held.iter().zip(watched).filter(|it| it.1.is_none()).map(|it| it.0.0).collect()
}

/// Finds a watcher for one of them, if need be by giving another one to somebody else.
fn share_out(
    choices: &[SmallVec<[PersonId; 4]>],
    watched: &mut [Option<PersonId>],
    at: usize,
    asked: &mut Vec<PersonId>,
) -> bool {
    for &guard in &choices[at] {
        if asked.contains(&guard) {
            continue;
        }
        asked.push(guard);
        let theirs: Vec<usize> = (0..watched.len()).filter(|&it| watched[it] == Some(guard)).collect();
        let free = theirs.len() < MOST_GUARDED;
        if free || theirs.iter().any(|&it| share_out(choices, watched, it, asked)) {
            watched[at] = Some(guard);
            return true;
        }
    }
    false
}

/// Those whom nobody watches any more are free.
pub fn look_after(battle: &mut Battle, play: &mut Play<'_>) {
    let free = unwatched(battle);
    if !held(battle).is_empty() {
        play.cite(rule!("ffo.status.guard-captives"));
    }
    for who in free {
        change::free(battle, play, rule!("ffo.status.guard-captives"), who);
    }
}
