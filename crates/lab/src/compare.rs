//! Bots held against each other on the same seeds: against the dead where all chairs play together, against each other where
//! they do not.
use std::sync::atomic::{AtomicBool, Ordering};

use serde::Serialize;
use shelf::{Bot, GameRow};

use crate::{
    origin::{Origin, Seeds},
    rating::{Match, Rating, ratings},
    run::Run,
    setting::{LaidSetting, Setting},
    statistics::{PairedDifference, Share},
};

/// Who is held against whom, and over which games.
#[derive(Clone, Debug)]
pub struct Compare<'a> {
    pub settings: &'a [Setting],
    pub bots: &'a [String],
    pub seeds: std::ops::Range<u64>,
    pub threads: usize,
}

/// How the bots did.
#[derive(Clone, Debug, Serialize)]
pub struct Comparison {
    pub bots: Vec<String>,
    pub scenarios: Vec<ScenarioScores>,
    pub ratings: Vec<Rating>,
    /// Each two bots on the same games: the second of them less the first.
    pub pairs: Vec<Pair>,
}

/// What was played in one scenario.
#[derive(Clone, Debug, Serialize)]
pub struct ScenarioScores {
    pub origin: Origin,
    /// How often each bot won.
    pub won: Vec<Share>,
    /// What it is rated itself, where the dead are the opponent.
    pub rating: Option<Rating>,
}

#[derive(Clone, Debug, Serialize)]
pub struct Pair {
    pub one: usize,
    pub other: usize,
    /// How much more often the other wins.
    pub won: PairedDifference,
    /// How many more of its people survive, as a share of those who start.
    pub survivors: PairedDifference,
}

/// The games of one scenario.
struct Played {
    origin: Origin,
    /// For each bot its games, by seed; those of both chairs one after the other where it played both.
    rows: Vec<Vec<(bool, f64)>>,
    /// Games of one bot against another.
    against: Vec<Match>,
    together: bool,
}

impl Compare<'_> {
    /// How many games there are to play; the error says what is wrong with a scenario or a bot.
    pub fn games(&self) -> Result<u64, String> {
        let each = self.seeds.end - self.seeds.start;
        let mut runs = 0;
        for setting in self.settings {
            setting.bots(&self.bots.join(","))?;
            let n = self.bots.len() as u64;
            runs += if setting.lay()?.scenario.teams().len() < 2 { n } else { n * (n - 1) };
        }
        Ok(runs * each)
    }

    /// Plays them all; one that is stopped says nothing.
    pub fn play(&self, progress: &(dyn Fn() + Sync), stop: &AtomicBool) -> Result<Comparison, String> {
        let mut all = Vec::new();
        for setting in self.settings {
            let laid = setting.lay()?;
            let bots = setting.bots(&self.bots.join(","))?;
            let teams = laid.scenario.teams();
            let played = if teams.len() < 2 {
                self.together(setting, &laid, &bots, progress, stop)?
            } else {
                self.against(setting, &laid, &bots, &teams, progress, stop)?
            };
            if stop.load(Ordering::Relaxed) {
                return Err("stopped before all had played the same games".to_owned());
            }
            all.push(played);
        }
        Ok(self.compared(all))
    }

    fn run(
        &self,
        laid: &LaidSetting,
        bots: &[&Bot],
        progress: &(dyn Fn() + Sync),
        stop: &AtomicBool,
    ) -> Result<Vec<GameRow>, String> {
        let seeds = self.seeds.clone();
        Run { scenario: &*laid.scenario, bots, seeds, threads: self.threads }.play(progress, stop)
    }

    /// Each bot in all chairs.
    fn together(
        &self,
        setting: &Setting,
        laid: &LaidSetting,
        bots: &[&Bot],
        progress: &(dyn Fn() + Sync),
        stop: &AtomicBool,
    ) -> Result<Played, String> {
        let origin = Origin::of(setting, laid, bots, Seeds::one(self.seeds.clone()));
        let mut played = Played { origin, rows: Vec::new(), against: Vec::new(), together: true };
        for bot in bots {
            let rows = self.run(laid, &[bot], progress, stop)?;
            played.rows.push(rows.iter().map(|it| (it.reached, survived(it))).collect());
        }
        Ok(played)
    }

    /// Each bot on each side against each other.
    fn against(
        &self,
        setting: &Setting,
        laid: &LaidSetting,
        bots: &[&Bot],
        teams: &[Vec<u8>],
        progress: &(dyn Fn() + Sync),
        stop: &AtomicBool,
    ) -> Result<Played, String> {
        let origin = Origin::of(setting, laid, bots, Seeds::one(self.seeds.clone()));
        let mut played =
            Played { origin, rows: vec![Vec::new(); bots.len()], against: Vec::new(), together: false };
        let chairs = teams.iter().flatten().copied().max().unwrap_or_default();
        let pairs = (0..bots.len()).flat_map(|a| (0..bots.len()).map(move |b| (a, b)));
        for (one, other) in pairs.filter(|it| it.0 != it.1) {
            let first = |chair: u8| teams[0].contains(&chair);
            let seated: Vec<&Bot> =
                (0..=chairs).map(|it| if first(it) { bots[one] } else { bots[other] }).collect();
            let rows = self.run(laid, &seated, progress, stop)?;
            let wins = |row: &GameRow, side: bool| row.winners.iter().any(|it| first(*it) == side);
            let mut games = Match { one, other, won: 0.0, games: 0.0 };
            for row in &rows {
                let (us, them) = (wins(row, true), wins(row, false));
                games.games += 1.0;
                games.won += if us == them { 0.5 } else { f64::from(u8::from(us)) };
                played.rows[one].push((us, survived(row)));
                played.rows[other].push((them, survived(row)));
            }
            played.against.push(games);
        }
        Ok(played)
    }

    fn compared(&self, all: Vec<Played>) -> Comparison {
        let n = self.bots.len();
        let rated = rate(n, &all);
        let scenarios = all.iter().enumerate().map(|(at, it)| ScenarioScores {
            origin: it.origin.clone(),
            won: it.rows.iter().map(|it| Share::of(it.iter().filter(|it| it.0).count(), it.len())).collect(),
            rating: it.together.then(|| rated[n + at]),
        });
        let pairs = (0..n).flat_map(|a| (a + 1..n).map(move |b| (a, b)));
        Comparison {
            bots: self.bots.to_vec(),
            scenarios: scenarios.collect(),
            ratings: rated[..n].to_vec(),
            pairs: pairs.map(|(one, other)| pair(one, other, &all)).collect(),
        }
    }
}

fn survived(row: &GameRow) -> f64 {
    f64::from(row.survivors) / f64::from(row.started.max(1))
}

/// The bots first, then the scenarios, which are opponents too.
fn rate(n: usize, all: &[Played]) -> Vec<Rating> {
    let mut games: Vec<Match> = Vec::new();
    for (at, it) in all.iter().enumerate() {
        games.extend(&it.against);
        for (bot, rows) in it.rows.iter().enumerate().filter(|_| it.together) {
            let won = rows.iter().filter(|it| it.0).count() as f64;
            games.push(Match { one: bot, other: n + at, won, games: rows.len() as f64 });
        }
    }
    ratings(n + all.len(), n, &games)
}

fn pair(one: usize, other: usize, all: &[Played]) -> Pair {
    let both = || all.iter().flat_map(|it| it.rows[one].iter().zip(&it.rows[other]));
    Pair {
        one,
        other,
        won: PairedDifference::of_chances(both().map(|(a, b)| (a.0, b.0))),
        survivors: PairedDifference::of(both().map(|(a, b)| (a.1, b.1))),
    }
}
