//! `shamble balance`: the number at which the chance is the one that is wanted.
use std::path::PathBuf;

use clap::Args;
use lab::{
    Range,
    balance::{Balance, BalanceResult, Verdict, wanted},
    origin::quoted,
    plot::{Plot, PlotLine},
};
use serde_json::json;

use super::{
    sim::{chosen::Chosen, told, work::Work},
    sweep::{draw, form, seeds},
};
use crate::{failure::Failure, say};

#[derive(Debug, Args)]
pub struct BalanceArgs {
    #[command(flatten)]
    chosen: Chosen,
    /// The number to look for, and its range: zombies=5..60
    #[arg(long, value_name = "NAME=FROM..TO")]
    vary: String,
    /// The win chance you want: even, 1/3, 0.4
    #[arg(long, default_value = "even")]
    want: String,
    /// How many games at most
    #[arg(long, default_value_t = 6000, value_parser = clap::value_parser!(u64).range(100..=100_000_000))]
    games: u64,
    /// The seed of the first game; every game has another
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Draws what was played to this file (.svg or .png)
    #[arg(long, value_name = "FILE")]
    plot: Option<PathBuf>,
    /// Prints one JSON object
    #[arg(long)]
    json: bool,
}

impl BalanceArgs {
    pub fn run(self) -> Result<(), Failure> {
        let setting = self.chosen.setting()?;
        let (range, least, most) = self.range(&setting)?;
        let wanted =
            wanted(&self.want).map_err(|it| Failure::usage(format!("--want {}: {it}", self.want)))?;
        let bots = setting.seated(&self.chosen.bot).map_err(|it| Failure::usage(format!("--bot: {it}")))?;
        self.plot.as_deref().map(form).transpose()?;
        seeds(self.seed, self.games)?;
        let balance = Balance {
            setting: &setting,
            name: &range.name,
            least,
            most,
            wanted,
            bots: &bots,
            seed: self.seed,
            most_games: self.games,
            threads: self.chosen.threads,
        };
        let work = Work::begin(self.games)?;
        let found = balance.find(&|| work.step(), work.stop());
        work.end();
        let found = found.map_err(Failure::trouble)?;
        if let Some(path) = &self.plot {
            draw(path, &plot(&found))?;
        }
        let command = self.command(&found);
        if self.json {
            say::json(&json!({ "found": found, "command": command }));
            return Ok(());
        }
        show(&found);
        say::line(format!("  {command}"));
        Ok(())
    }

    fn range(&self, setting: &lab::Setting) -> Result<(Range, u32, u32), Failure> {
        let wrong = |it: String| Failure::usage(format!("--vary {}: {it}", self.vary));
        let form = "takes a number and where to look for it: NAME=FROM..TO";
        let range = Range::read(&self.vary).map_err(wrong)?;
        let number = |it: Option<&String>| it.and_then(|it| it.parse::<u32>().ok());
        let (Some(least), Some(most)) = (number(range.values.first()), number(range.values.last())) else {
            return Err(wrong(form.to_owned()));
        };
        if most <= least || !self.vary.contains("..") {
            return Err(wrong(form.to_owned()));
        }
        let ends = Range { values: vec![least.to_string(), most.to_string()], ..range.clone() };
        ends.check(setting).map_err(wrong)?;
        Ok((range, least, most))
    }

    fn command(&self, found: &BalanceResult) -> String {
        let mut line = found.origin.command("balance");
        if let Some(at) = line.find(" --seeds ") {
            line.truncate(at);
        }
        let (vary, want) = (quoted(&self.vary), quoted(&self.want));
        format!("{line} --vary {vary} --want {want} --games {} --seed {}", self.games, self.seed)
    }
}

fn plot(found: &BalanceResult) -> Plot {
    let points = found.played.iter().enumerate().map(|(at, it)| (at, it.reached)).collect();
    Plot {
        title: format!("{}: how often the goal is reached", found.origin.title),
        under: found.origin.words(),
        along: found.name.clone(),
        values: found.played.iter().map(|it| it.value.to_string()).collect(),
        lines: vec![PlotLine { name: String::new(), points }],
        wanted: Some(found.wanted),
    }
}

fn show(found: &BalanceResult) {
    say::line(say::bold(format!(
        "{}: at which number of {} is the goal reached in {:.0} % of games?",
        found.origin.title,
        found.name,
        found.wanted * 100.0
    )));
    say::paragraph(&verdict(found));
    if found.stopped {
        say::paragraph("Stopped early, so it is less certain.");
    }
    say::line("");
    for it in &found.played {
        told::share(&format!("{} = {} ({} games)", found.name, it.value, it.games), it.reached);
    }
    say::line("");
    say::paragraph(&told::origin(&found.origin));
}

/// What was found, and how sure it is.
fn verdict(found: &BalanceResult) -> String {
    let name = &found.name;
    let percent = |it: f64| format!("{:.0} %", it * 100.0);
    match &found.verdict {
        Verdict::Value { value, exact, low, high, chance, also } => {
            let mut text = format!(
                "With {name} = {value} the goal is reached in {} of games (95 %: {} to {}); the chance you asked for is at \
                 {exact:.1}, with 95 % between {low:.1} and {high:.1}.",
                percent(chance.value),
                percent(chance.low),
                percent(chance.high)
            );
            for (from, to) in also {
                text.push_str(&format!(" It is reached a second time between {from} and {to}."));
            }
            text
        }
        Verdict::OutOfReach { nearest, chance } => format!(
            "No value in this range does that; the closest is {name} = {nearest} with {} (95 %: {} to {}).",
            percent(chance.value),
            percent(chance.low),
            percent(chance.high)
        ),
        Verdict::Unclear { low, high } if low == high => {
            format!("Only {name} = {low} may do that; more games (--games) would tell.")
        }
        Verdict::Unclear { low, high } => format!(
            "Somewhere from {name} = {low} to {high}, but this many games cannot tell one value from another. More games \
             (--games) would."
        ),
    }
}
