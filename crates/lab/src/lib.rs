//! Many games: the same seed gives the same game, whatever the number of threads.
use std::{
    collections::BTreeMap,
    ops::Range,
    sync::atomic::{AtomicBool, Ordering},
};

use kernel::Text;
use rayon::prelude::*;
use serde::Serialize;
use shelf::{Bot, Prepared, Row};

/// Plays a game for each seed. `progress` hears of each game that is done; `stop` ends the run early.
pub fn simulate(
    scenario: &dyn Prepared,
    bot: &Bot,
    seeds: Range<u64>,
    threads: usize,
    progress: &(dyn Fn() + Sync),
    stop: &AtomicBool,
) -> Result<Vec<Row>, String> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().map_err(|it| it.to_string())?;
    let play = |seed: u64| {
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        let row = scenario.simulate(seed, bot);
        progress();
        Some(row)
    };
    pool.install(|| seeds.into_par_iter().filter_map(play).collect())
}

/// What many games come to.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Summary {
    pub games: usize,
    /// How often the humans reached their goal, with the ends of its 95 % interval.
    pub reached: Share,
    pub outcomes: BTreeMap<Text, Share>,
    pub turns: Mean,
    /// Survivors among those who started, in each game.
    pub survivors: Mean,
    pub kills: Mean,
    pub turned: Mean,
    pub decisions: Mean,
}

/// A share with its 95 % interval (Wilson).
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Share {
    pub value: f64,
    pub low: f64,
    pub high: f64,
}

/// A mean with its standard error.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Mean {
    pub value: f64,
    pub error: f64,
}

pub fn summary(rows: &[Row]) -> Summary {
    let share = |is: &dyn Fn(&Row) -> bool| Share::of(rows.iter().filter(|it| is(it)).count(), rows.len());
    let mean = |what: &dyn Fn(&Row) -> f64| Mean::of(rows.iter().map(what));
    let mut outcomes: BTreeMap<Text, Share> = BTreeMap::new();
    for row in rows {
        outcomes.entry(row.outcome.clone()).or_insert_with(|| share(&|it| it.outcome == row.outcome));
    }
    Summary {
        games: rows.len(),
        reached: share(&|it| it.reached),
        outcomes,
        turns: mean(&|it| f64::from(it.turns)),
        survivors: mean(&|it| f64::from(it.survivors)),
        kills: mean(&|it| f64::from(it.kills)),
        turned: mean(&|it| f64::from(it.turned)),
        decisions: mean(&|it| f64::from(it.decisions)),
    }
}

impl Share {
    pub fn of(n: usize, of: usize) -> Self {
        if of == 0 {
            return Share { value: 0.0, low: 0.0, high: 1.0 };
        }
        let (n, of, z) = (n as f64, of as f64, 1.959_963_984_540_054);
        let p = n / of;
        let middle = (p + z * z / (2.0 * of)) / (1.0 + z * z / of);
        let half = z / (1.0 + z * z / of) * (p * (1.0 - p) / of + z * z / (4.0 * of * of)).sqrt();
        Share { value: p, low: (middle - half).max(0.0), high: (middle + half).min(1.0) }
    }
}

impl Mean {
    pub fn of(values: impl Iterator<Item = f64> + Clone) -> Self {
        let n = values.clone().count() as f64;
        if n == 0.0 {
            return Mean { value: 0.0, error: 0.0 };
        }
        let value = values.clone().sum::<f64>() / n;
        let spread = values.map(|it| (it - value).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
        Mean { value, error: (spread / n).sqrt() }
    }
}
