//! One run: a game for each seed, on any number of threads.
use std::{
    ops::Range,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    thread,
};

use shelf::{Bot, GameRow, PlayableScenario};

/// Which games are played, and by whom.
#[derive(Clone, Debug)]
pub struct Run<'a> {
    pub scenario: &'a dyn PlayableScenario,
    /// A bot for each chair; the last sits in all the others.
    pub bots: &'a [&'a Bot],
    pub seeds: Range<u64>,
    /// 0 is as many as the machine has.
    pub threads: usize,
}

impl Run<'_> {
    /// Plays the games. `progress` hears of each that is done; with `stop` the games under way are played to their end and no
    /// other is begun, so what comes back is always the first so many, in the order of their seeds.
    pub fn play(&self, progress: &(dyn Fn() + Sync), stop: &AtomicBool) -> Result<Vec<GameRow>, String> {
        let next = AtomicU64::new(0);
        let played: Mutex<Vec<Result<GameRow, String>>> = Mutex::default();
        let games = self.seeds.end.saturating_sub(self.seeds.start);
        thread::scope(|scope| {
            for _ in 0..self.workers(games) {
                let work = || {
                    let own = self.work(games, &next, progress, stop);
                    played.lock().unwrap_or_else(PoisonError::into_inner).extend(own);
                };
                // Where the machine has no thread to give, the games are played here.
                if thread::Builder::new().stack_size(kernel::STACK).spawn_scoped(scope, work).is_err() {
                    work();
                }
            }
        });
        let played = played.into_inner().unwrap_or_else(PoisonError::into_inner);
        let mut rows = played.into_iter().collect::<Result<Vec<GameRow>, String>>()?;
        rows.sort_unstable_by_key(|it| it.seed);
        Ok(rows)
    }

    fn workers(&self, games: u64) -> usize {
        let all = || thread::available_parallelism().map_or(1, usize::from);
        let threads = if self.threads == 0 { all() } else { self.threads };
        threads.min(usize::try_from(games).unwrap_or(usize::MAX))
    }

    /// Takes the next seed until there is none, a game breaks, or all are stopped.
    fn work(
        &self,
        games: u64,
        next: &AtomicU64,
        progress: &(dyn Fn() + Sync),
        stop: &AtomicBool,
    ) -> Vec<Result<GameRow, String>> {
        let mut rows = Vec::new();
        while !stop.load(Ordering::Relaxed) {
            let at = next.fetch_add(1, Ordering::Relaxed);
            if games <= at {
                break;
            }
            let seed = self.seeds.start + at;
            let row = catch_unwind(AssertUnwindSafe(|| self.scenario.play_out(seed, self.bots)));
            let row = row.unwrap_or_else(|_| Err(format!("game {seed} broke the rules")));
            let broken = row.is_err();
            rows.push(row);
            progress();
            if broken {
                next.store(games, Ordering::Relaxed);
                break;
            }
        }
        rows
    }
}

/// Plays a game for each seed with one bot in all chairs.
pub fn simulate(
    scenario: &dyn PlayableScenario,
    bot: &Bot,
    seeds: Range<u64>,
    threads: usize,
    progress: &(dyn Fn() + Sync),
    stop: &AtomicBool,
) -> Result<Vec<GameRow>, String> {
    Run { scenario, bots: &[bot], seeds, threads }.play(progress, stop)
}
