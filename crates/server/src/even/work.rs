//! The one thread that plays settings out, and how it gives way.
use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    thread,
    time::{Duration, Instant},
};

use shelf::GameRow;

use super::{Evens, Setting, TallyState};

/// After so long it rests for as long, so that it never has more than half of a processor.
const STRETCH: Duration = Duration::from_millis(20);

/// Begins to work; says whether there is a thread for it.
pub fn begin(evens: &Evens) -> bool {
    let evens = evens.clone();
    let thread = thread::Builder::new().name("even".to_owned()).stack_size(kernel::STACK);
    thread.spawn(move || work(&evens)).is_ok()
}

fn work(evens: &Evens) {
    give_way();
    loop {
        let setting = {
            let mut inner = evens.inner();
            let setting = inner.wanted.take();
            inner.playing = setting.as_ref().map(|it| it.key.clone());
            inner.at_work = setting.is_some();
            setting
        };
        let Some(setting) = setting else { return };
        while stretch(evens, &setting) {}
    }
}

/// Lets everything else of this machine go first. Where threads have no rank of their own, resting has to do.
#[cfg(target_os = "linux")]
pub fn give_way() {
    // A system that does not allow it is no reason not to play.
    let _ = rustix::process::setpriority_process(None, 19);
}

#[cfg(not(target_os = "linux"))]
pub fn give_way() {}

/// Plays for a while and rests; says whether there is more to play.
fn stretch(evens: &Evens, setting: &Setting) -> bool {
    let begun = Instant::now();
    while begun.elapsed() < STRETCH {
        let Some(games) = evens.on(&setting.key) else { return false };
        let seed = setting.first.wrapping_add(u64::from(games));
        let from = Instant::now();
        let played = catch_unwind(AssertUnwindSafe(|| setting.laid.simulate(seed, setting.bot)));
        let played = played.unwrap_or_else(|_| Err(format!("game {seed} broke the rules")));
        if !count(evens, &setting.key, played, from.elapsed()) {
            return false;
        }
    }
    thread::sleep(begun.elapsed());
    true
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
