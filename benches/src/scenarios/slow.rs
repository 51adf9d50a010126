//! What is worked out behind the table: the report of a game that is over, and how even a scenario is.
use std::{sync::atomic::AtomicBool, time::Instant};

use kernel::{Viewer, dice::SeededDice};
use report::{Effort, Report};
use shelf::{Players, Source};

use super::{
    Measured,
    clock::{timed, words},
};

/// How many games say how even a scenario is.
const GAMES: u64 = 400;

/// Processor time and time by the clock of both.
pub fn told(of: &Measured) -> Result<String, String> {
    let mut game = of.scenario.start(Players::all(of.steady, 1), Source::Seeded(SeededDice::new(1)));
    game.advance().map_err(|it| it.to_string())?;
    let past = game.past().map_err(|it| it.to_string())?;
    let mut report = Report::of(of.book, &*past, Viewer::Watcher).ok_or("the game is not over")?;
    let reckoned = by_both(|| {
        report.reckon(of.book, &*past, Viewer::Watcher, Effort::default(), &lab::Threads(0), &mut |_| ())
    });
    reckoned.0.map_err(|it| it.to_string())?;
    let stop = AtomicBool::new(false);
    let even = by_both(|| lab::simulate(&*of.scenario, of.steady, 1..1 + GAMES, 0, &|| (), &stop));
    even.0?;
    Ok(format!("{} | {}", reckoned.1, even.1))
}

fn by_both<T>(what: impl FnOnce() -> T) -> (T, String) {
    let clock = Instant::now();
    let (came, took) = timed(what);
    (came, format!("{} ({} by the clock)", words(took), words(clock.elapsed())))
}
