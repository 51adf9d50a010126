//! Whole games in bulk, as a simulation plays them.
use std::time::Duration;

use super::{Measured, clock::timed};

/// Games are played for so long, and no fewer than these.
const WHILE: Duration = Duration::from_secs(2);
const LEAST: u64 = 10;
const MOST: u64 = 2_000;

/// Games that were played, and how long they took.
#[derive(Clone, Copy, Debug, Default)]
pub struct BulkGames {
    games: u64,
    decisions: u64,
    took: Duration,
}

impl BulkGames {
    pub fn a_second(&self) -> f64 {
        self.games as f64 / self.took.as_secs_f64()
    }

    pub fn decisions_a_game(&self) -> f64 {
        self.decisions as f64 / self.games.max(1) as f64
    }

    fn add(&mut self, of: &Measured) -> Result<(), String> {
        let (row, took) = timed(|| of.scenario.simulate(self.games + 1, of.steady));
        self.games += 1;
        self.decisions += u64::from(row?.decisions);
        self.took += took;
        Ok(())
    }
}

/// The decisions of the games with the seeds 1 to this. No clock is read: whoever counts instructions counts the games alone, and
/// valgrind does not know every clock.
pub fn decisions(of: &Measured, number: u64) -> Result<u64, String> {
    (1..=number).map(|seed| Ok(u64::from(of.scenario.simulate(seed, of.steady)?.decisions))).sum()
}

pub fn for_a_while(of: &Measured) -> Result<BulkGames, String> {
    let mut played = BulkGames::default();
    while played.games < LEAST || (played.took < WHILE && played.games < MOST) {
        played.add(of)?;
    }
    Ok(played)
}
