//! `shamble sim`: a scenario played many times with bots.
use std::{
    path::{Path, PathBuf},
    sync::atomic::AtomicBool,
    time::Instant,
};

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use lab::{Mean, Share, Summary};
use serde_json::{Value, json};
use shelf::Row;

use super::own::Own;
use crate::{failure::Failure, find, say};

#[derive(Debug, Args)]
pub struct Sim {
    /// A scenario (see `shamble scenarios`) or a scenario file
    scenario: String,
    /// How many games
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// The seed of the first game; the others follow it
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads; as many as the machine has if left out. The results are the same for any number
    #[arg(long, default_value_t = 0)]
    threads: usize,
    /// Who plays the humans
    #[arg(long, default_value = "steady")]
    bot: String,
    /// Sets a parameter of the scenario: zombies=20
    #[arg(long, value_name = "NAME=NUMBER")]
    set: Vec<String>,
    /// Writes one row a game to this file (.csv or .json)
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// One JSON object
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    own: Own,
}

impl Sim {
    pub fn run(self) -> Result<(), Failure> {
        self.own.take()?;
        let (book, scenario) = find::scenario(&self.scenario, &self.set)?;
        self.own.fits(book)?;
        let bot = book.bots.iter().find(|it| it.name == self.bot).ok_or_else(|| {
            let known: Vec<&str> = book.bots.iter().map(|it| it.name).collect();
            Failure::usage(format!("--bot: there is no bot `{}`; there is {}", self.bot, known.join(", ")))
        })?;
        let bar = ProgressBar::new(u64::from(self.games));
        if let Ok(style) = ProgressStyle::with_template("{bar:30} {pos}/{len} games, {per_sec}, {eta} left") {
            bar.set_style(style);
        }
        let began = Instant::now();
        let end = self.seed.checked_add(u64::from(self.games)).ok_or_else(|| {
            Failure::usage(format!("--seed {}: with {} games it takes at most 2^64", self.seed, self.games))
        })?;
        let progress = || bar.inc(1);
        let rows =
            lab::simulate(&*scenario, bot, self.seed..end, self.threads, &progress, &AtomicBool::new(false));
        bar.finish_and_clear();
        let rows = rows.map_err(Failure::trouble)?;
        let seconds = began.elapsed().as_secs_f64();
        if let Some(path) = &self.out {
            write(path, &rows)?;
        }
        let summary = lab::summary(&rows);
        if self.json {
            say::json(&json!({
                "scenario": self.scenario,
                "set": self.set,
                "bot": self.bot,
                "seed": self.seed,
                "version": env!("CARGO_PKG_VERSION"),
                "own_tables": scenario.own_tables().map(|it| &it.name),
                "summary": summary,
            }));
            return Ok(());
        }
        self.show(scenario.title(), &summary, seconds);
        if let Some(own) = scenario.own_tables() {
            say::line(format!("  by your own tables: {}", own.name));
        }
        Ok(())
    }

    fn show(&self, title: &str, summary: &Summary, seconds: f64) {
        let set = if self.set.is_empty() { String::new() } else { format!(" with {}", self.set.join(", ")) };
        let games = summary.games;
        say::line(format!(
            "{title}{set}: {games} games of the bot `{}` from seed {} ({:.0} games a second)",
            self.bot,
            self.seed,
            games as f64 / seconds
        ));
        line("goal reached", summary.reached);
        for (name, it) in &summary.outcomes {
            line(name, *it);
        }
        mean("turns", summary.turns);
        mean("survivors", summary.survivors);
        mean("zombies destroyed", summary.kills);
        mean("humans turned", summary.turned);
        mean("decisions", summary.decisions);
    }
}

fn line(name: &str, it: Share) {
    let [value, low, high] = [it.value, it.low, it.high].map(|it| it * 100.0);
    say::line(format!("  {name:<24}{value:6.2} %   (95 %: {low:.2} to {high:.2})"));
}

fn mean(name: &str, it: Mean) {
    say::line(format!("  {name:<24}{:6.2}     ± {:.2}", it.value, it.error));
}

fn write(path: &Path, rows: &[Row]) -> Result<(), Failure> {
    let text = match path.extension().and_then(|it| it.to_str()) {
        Some("json") => serde_json::to_string_pretty(rows).map_err(Failure::trouble)?,
        Some("csv") => csv(rows),
        _ => {
            return Err(Failure::usage(format!(
                "--out {}: takes a name that ends in .csv or .json",
                path.display()
            )));
        }
    };
    store::replace_atomically(path, text.as_bytes())
        .map_err(|it| Failure::trouble(format!("{}: {it}", path.display())))
}

/// One row a game; the names are those of the JSON.
fn csv(rows: &[Row]) -> String {
    let mut text = String::new();
    for (at, row) in rows.iter().enumerate() {
        let Value::Object(fields) = json!(row) else { continue };
        if at == 0 {
            text.push_str(&fields.keys().cloned().collect::<Vec<_>>().join(","));
            text.push('\n');
        }
        let values: Vec<String> =
            fields.values().map(|it| it.as_str().map_or_else(|| it.to_string(), str::to_owned)).collect();
        text.push_str(&values.join(","));
        text.push('\n');
    }
    text
}
