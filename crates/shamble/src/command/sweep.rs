//! `shamble sweep`: one or two things varied, on the same seeds at every point.
use std::path::{Path, PathBuf};

use clap::Args;
use lab::{
    Range,
    origin::quoted,
    plot::{self, Plot},
    sweep::{Sweep, SweepLine, SweepResult},
};
use serde_json::json;

use super::sim::{
    chosen::Chosen,
    work::{Work, put},
};
use crate::{failure::Failure, say};

#[derive(Debug, Args)]
pub struct SweepArgs {
    #[command(flatten)]
    chosen: Chosen,
    /// What to vary: zombies=5..60:5, weapons=pistols,shotguns or switch:moan=on,off; at most twice
    #[arg(long, value_name = "NAME=VALUES", required = true)]
    vary: Vec<String>,
    /// How many games at each point
    #[arg(long, default_value_t = 500, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: u64,
    /// The seed of the first game; the others follow it, the same at every point
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Draws the results to this file (.svg or .png)
    #[arg(long, value_name = "FILE")]
    plot: Option<PathBuf>,
    /// Prints one JSON object
    #[arg(long)]
    json: bool,
}

impl SweepArgs {
    pub fn run(self) -> Result<(), Failure> {
        let setting = self.chosen.setting()?;
        let ranges = self.ranges(&setting)?;
        let bots = setting.seated(&self.chosen.bot).map_err(|it| Failure::usage(format!("--bot: {it}")))?;
        self.plot.as_deref().map(form).transpose()?;
        let seeds = seeds(self.seed, self.games)?;
        let sweep =
            Sweep { setting: &setting, ranges: &ranges, bots: &bots, seeds, threads: self.chosen.threads };
        let work = Work::begin(sweep.games())?;
        let swept = sweep.play(&|| work.step(), work.stop());
        work.end();
        let swept = swept.map_err(Failure::trouble)?;
        if let Some(path) = &self.plot {
            draw(path, &Plot::from(&swept))?;
        }
        let command = self.command(&swept);
        if self.json {
            say::json(&json!({ "swept": swept, "command": command }));
        } else {
            show(&swept, &ranges);
            say::line(format!("  {command}"));
        }
        if !swept.whole {
            say::trouble("stopped before all points were played; those above are complete");
        }
        Ok(())
    }

    fn ranges(&self, setting: &lab::Setting) -> Result<Vec<Range>, Failure> {
        if 2 < self.vary.len() {
            return Err(Failure::usage("--vary: takes one or two things at a time"));
        }
        let mut ranges = Vec::new();
        for text in &self.vary {
            let wrong = |it: String| Failure::usage(format!("--vary {text}: {it}"));
            let range = Range::read(text).map_err(wrong)?;
            range.check(setting).map_err(wrong)?;
            ranges.push(range);
        }
        Ok(ranges)
    }

    fn command(&self, swept: &SweepResult) -> String {
        let mut line = swept.origin.command("sweep");
        // The games of every point are told as a number and the first seed.
        if let Some(at) = line.find(" --seeds ") {
            line.truncate(at);
        }
        for it in &self.vary {
            line.push_str(&format!(" --vary {}", quoted(it)));
        }
        format!("{line} --games {} --seed {}", self.games, self.seed)
    }
}

/// The seeds of so many games from a first one.
pub fn seeds(seed: u64, games: u64) -> Result<std::ops::Range<u64>, Failure> {
    let end = seed.checked_add(games);
    let end = end
        .ok_or_else(|| Failure::usage(format!("--seed {seed}: with {games} games it takes at most 2^64")))?;
    Ok(seed..end)
}

/// Whether a picture is to be SVG or PNG.
#[derive(Clone, Copy, Debug)]
pub enum PlotFormat {
    Svg,
    Png,
}

pub fn form(path: &Path) -> Result<PlotFormat, Failure> {
    match path.extension().and_then(|it| it.to_str()) {
        Some("svg") => Ok(PlotFormat::Svg),
        Some("png") => Ok(PlotFormat::Png),
        Some(_) | None => {
            Err(Failure::usage(format!("--plot {}: takes a name that ends in .svg or .png", path.display())))
        }
    }
}

/// Draws a picture and puts it in place.
pub fn draw(path: &Path, plot: &Plot) -> Result<(), Failure> {
    let bytes = match form(path)? {
        PlotFormat::Svg => plot::svg(plot).into_bytes(),
        PlotFormat::Png => plot::png(plot).map_err(Failure::trouble)?,
    };
    put(path, &bytes)
}

fn show(swept: &SweepResult, ranges: &[Range]) {
    let title = &swept.origin.title;
    say::line(say::bold(format!("{title}: how often the goal is reached, over {}", ranges[0].name)));
    for line in &swept.lines {
        if let Some(range) = ranges.get(1) {
            say::line(format!("\n{} = {}", range.name, line.name));
        }
        let across = ranges.get(1).map_or("", |it| &it.name);
        let first = swept.lines.first().map_or(String::new(), |it| format!("{across} = {}", it.name));
        table(line, &ranges[0].name, &first);
    }
    say::line("");
    say::paragraph(&format!("At each point {}.", swept.origin.words()));
}

fn table(line: &SweepLine, along: &str, first: &str) {
    let compared = line.points.iter().any(|it| it.from_first_line.is_some());
    let against = if compared { format!("against {first}") } else { "against the line above".to_owned() };
    say::line(format!(
        "  {along:>14}   reached    95 % from to     turns  survivors  {against}, on the same games"
    ));
    for it in &line.points {
        let [value, low, high] = [it.reached.value, it.reached.low, it.reached.high].map(|it| it * 100.0);
        let difference =
            it.from_first_line.or(it.from_before.filter(|_| !compared)).map_or(String::new(), |it| {
                let [by, low, high] = [it.difference, it.low, it.high].map(|it| it * 100.0);
                let plain = if it.is_plain() { "" } else { ", may be chance" };
                format!("{by:+.1} ({low:+.1} to {high:+.1}{plain})")
            });
        say::line(format!(
            "  {:>14}  {value:6.1} %   {low:5.1} to {high:5.1}    {:5.1}      {:5.2}  {difference}",
            it.value, it.turns.value, it.survivors.value
        ));
    }
}
