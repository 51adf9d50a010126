//! The thread that plays settings out, with the help of every idle core.
use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    thread,
    time::Duration,
};

use kernel::{Crew, crew::gather};
use shelf::GameRow;

use super::{Evens, Setting, TallyState};
use crate::behind::{IdleCores, timed};

/// So many games are played for each core before what came of them is counted.
const A_HAND: usize = 2;

/// Begins to work; says whether there is a thread for it.
pub fn begin(evens: &Evens) -> bool {
    let evens = evens.clone();
    let thread = thread::Builder::new().name("even".to_owned()).stack_size(kernel::STACK);
    thread.spawn(move || work(&evens)).is_ok()
}

fn work(evens: &Evens) {
    let crew = IdleCores::default();
    loop {
        let setting = {
            let mut inner = evens.inner();
            let setting = inner.wanted.take();
            inner.playing = setting.as_ref().map(|it| it.key.clone());
            inner.at_work = setting.is_some();
            setting
        };
        let Some(setting) = setting else { return };
        while stretch(evens, &setting, &crew) {}
    }
}

/// Plays a few games side by side and counts them in the order of their seeds, so that the same come to be counted whoever played
/// them; says whether there is more to play.
fn stretch(evens: &Evens, setting: &Setting, crew: &IdleCores) -> bool {
    let Some(before) = evens.on(&setting.key) else { return false };
    let left = evens.1.games.saturating_sub(before).max(1);
    let games = left.min(u32::try_from(A_HAND * crew.hands()).unwrap_or(left));
    let played = gather(crew, games as usize, |at| {
        // Nobody wants to know any more.
        evens.on(&setting.key)?;
        let seed = setting.first.wrapping_add(u64::from(before)).wrapping_add(at as u64);
        let game = || catch_unwind(AssertUnwindSafe(|| setting.laid.simulate(seed, setting.bot)));
        let (played, took) = timed(game);
        Some((played.unwrap_or_else(|_| Err(format!("game {seed} broke the rules"))), took))
    });
    played.into_iter().all(|it| it.is_some_and(|(row, took)| count(evens, &setting.key, row, took)))
}

/// Counts a game that was played; says whether to go on.
fn count(evens: &Evens, key: &str, played: Result<GameRow, String>, took: Duration) -> bool {
    let mut inner = evens.inner();
    // A game that was still being played when somebody said stop does not count: what was shown then holds.
    let Some(tally) = inner.known.get_mut(key).filter(|it| it.state == TallyState::Playing) else {
        return false;
    };
    match played {
        Ok(row) => {
            tally.games += 1;
            tally.won += u32::from(row.reached);
            *tally.ends.entry(row.outcome.clone()).or_default() += 1;
            if evens.1.rows {
                tally.rows.push(row);
            }
            tally.spent += took;
            if !tally.unseen.worked(took, evens.1.patience) {
                tally.state = TallyState::Stopped;
            }
        }
        Err(words) => tally.state = TallyState::Failed(words),
    }
    let goes_on = matches!(tally.state, TallyState::Playing | TallyState::Stopped);
    if goes_on && (evens.1.games <= tally.games || evens.1.time <= tally.spent) {
        tally.state = TallyState::Settled;
    }
    tally.state == TallyState::Playing
}
