//! `shamble compare`: bots held against each other on the same games.
use clap::Args;
use lab::compare::{Compare, Comparison};
use serde_json::json;

use super::{
    sim::{
        chosen::{ScenarioChanges, wrong},
        told,
        work::Work,
    },
    sweep::seeds,
};
use crate::{failure::Failure, say};

#[derive(Debug, Args)]
pub struct CompareArgs {
    /// Scenarios, scenario files, or values for the generator
    #[arg(required = true)]
    scenarios: Vec<String>,
    /// The bots: steady,random
    #[arg(long, value_delimiter = ',', required = true, num_args = 1..)]
    bots: Vec<String>,
    #[command(flatten)]
    changed: ScenarioChanges,
    /// How many games of each bot in each scenario
    #[arg(long, default_value_t = 500, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: u64,
    /// The seed of the first game; the others follow it, the same for every bot
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads to use, 0 for all there are; the results are the same for any number
    #[arg(long, default_value_t = 0)]
    threads: usize,
    /// Prints one JSON object
    #[arg(long)]
    json: bool,
}

impl CompareArgs {
    pub fn run(self) -> Result<(), Failure> {
        if self.bots.len() < 2 {
            return Err(Failure::usage("--bots: takes two bots or more, with commas between: steady,random"));
        }
        if (1..self.bots.len()).any(|it| self.bots[..it].contains(&self.bots[it])) {
            return Err(Failure::usage("--bots: takes each bot once"));
        }
        let mut settings = Vec::new();
        for name in &self.scenarios {
            let setting = self.changed.setting(name)?;
            setting.bots(&self.bots.join(",")).map_err(|it| wrong("--bots", &it))?;
            settings.push(setting);
        }
        let seeds = seeds(self.seed, self.games)?;
        let compare = Compare { settings: &settings, bots: &self.bots, seeds, threads: self.threads };
        let work = Work::begin(compare.games().map_err(Failure::usage)?)?;
        let compared = compare.play(&|| work.step(), work.stop());
        work.end();
        let compared = compared.map_err(Failure::trouble)?;
        if self.json {
            say::json(&json!({ "compared": compared, "command": self.command() }));
            return Ok(());
        }
        show(&compared);
        say::line(format!("  {}", self.command()));
        Ok(())
    }

    fn command(&self) -> String {
        let scenarios: Vec<String> = self.scenarios.iter().map(|it| lab::origin::quoted(it)).collect();
        let changed = self.changed.words();
        format!(
            "shamble compare --bots {} {}{changed} --games {} --seed {}",
            self.bots.join(","),
            scenarios.join(" "),
            self.games,
            self.seed
        )
    }
}

fn show(it: &Comparison) {
    say::line(say::bold("How often each bot reaches the goal, on the same games"));
    for scenario in &it.scenarios {
        say::line(format!("\n{}", scenario.origin.title));
        for (bot, won) in it.bots.iter().zip(&scenario.won) {
            told::share(bot, *won);
        }
    }
    say::line(say::bold("\nRatings"));
    for (bot, rating) in it.bots.iter().zip(&it.ratings) {
        say::line(format!("  {bot:<32}{:6.0}   ± {:.0}", rating.value, rating.error));
    }
    for scenario in &it.scenarios {
        let Some(rating) = scenario.rating else { continue };
        let name = format!("the dead of {}", scenario.origin.title);
        say::line(format!("  {name:<32}{:6.0}   ± {:.0}", rating.value, rating.error));
    }
    say::paragraph(
        "The mean of the bots is 1500; 400 points more are ten games won to one lost. One drawn game with each \
                    opponent is counted in, so that nobody is beyond all measure.",
    );
    say::line("");
    for pair in &it.pairs {
        say::paragraph(&paired(it, pair));
    }
    say::line("");
    for scenario in &it.scenarios {
        say::paragraph(&format!("{}: {} for each.", scenario.origin.title, scenario.origin.words()));
    }
}

/// Two bots on the same games.
fn paired(all: &Comparison, pair: &lab::compare::Pair) -> String {
    let ahead = 0.0 <= pair.won.difference;
    let (better, other) = if ahead { (pair.other, pair.one) } else { (pair.one, pair.other) };
    let sign = if ahead { 1.0 } else { -1.0 };
    let points = |it: f64| sign * it * 100.0;
    let (low, high) = match ahead {
        true => (points(pair.won.low), points(pair.won.high)),
        false => (points(pair.won.high), points(pair.won.low)),
    };
    let more = if ahead { pair.won.more } else { 1.0 - pair.won.more };
    format!(
        "On the same {} games {} wins {:.1} points of a hundred more often than {} (95 %: {low:+.1} to {high:+.1}); the chance \
         that it is the better one is {}. Its survivors differ by {:+.2} ± {:.2} of those who start.",
        pair.won.pairs,
        all.bots[better],
        points(pair.won.difference),
        all.bots[other],
        sure(more),
        sign * pair.survivors.difference,
        pair.survivors.error
    )
}

/// A chance near 1 is not told as 1.
fn sure(chance: f64) -> String {
    match chance {
        it if 0.9995 < it => "over 99.9 %".to_owned(),
        it => format!("{:.1} %", it * 100.0),
    }
}
