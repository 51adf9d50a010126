//! `shamble sim`: a scenario played many times with bots.
pub mod chosen;
mod merge;
pub mod told;
pub mod work;

use std::{path::PathBuf, time::Instant};

use clap::{Args, Subcommand};
use lab::{
    Origin, Run, Seeds,
    file::Results,
    origin::quoted,
    setting::{LaidSetting, Setting},
};
use serde_json::json;
use shelf::{Bot, GameRow};

use self::{
    chosen::Chosen,
    work::{Work, format, write},
};
use crate::{failure::Failure, say};

#[derive(Debug, Args)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub struct Sim {
    #[command(subcommand)]
    command: Option<SimCommand>,
    #[command(flatten)]
    chosen: Chosen,
    /// How many games
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    games: u64,
    /// The seed of the first game; the others follow it
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The seeds of the games, first and last included, in place of --games and --seed
    #[arg(long, value_name = "FIRST..LAST", conflicts_with_all = ["games", "seed"])]
    seeds: Option<Seeds>,
    /// Writes one row per game to this file (.parquet, .csv or .json)
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Continues an unfinished file of the same games
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
    /// Prints one JSON object
    #[arg(long)]
    json: bool,
}

#[derive(Debug, Subcommand)]
enum SimCommand {
    /// Merges files of the same setting with different seeds
    Merge(merge::Merge),
}

impl Sim {
    pub fn run(self) -> Result<(), Failure> {
        if let Some(SimCommand::Merge(it)) = self.command {
            return it.run();
        }
        let setting = self.chosen.setting()?;
        let laid = setting.lay().map_err(|it| self.chosen.wrong(&it))?;
        let bots = setting.seated(&self.chosen.bot).map_err(|it| Failure::usage(format!("--bot: {it}")))?;
        let wanted = Origin::of(&setting, &laid, &bots, self.seeds()?);
        self.out.as_deref().map(format).transpose()?;
        let before = self.before(&wanted)?;
        let left = match &before {
            Some(it) => wanted.seeds.without(&it.origin.seeds),
            None => wanted.seeds.clone(),
        };
        let began = Instant::now();
        let (rows, stopped) = self.play(&laid, &bots, &left)?;
        let rate = rows.len() as f64 / began.elapsed().as_secs_f64();
        let new = Results::new(wanted.clone(), rows);
        let results = match before {
            Some(it) => it.merge(new).map_err(Failure::trouble)?,
            None => new,
        };
        if let Some(path) = self.out.as_ref().or(self.resume.as_ref()) {
            write(path, &results)?;
        }
        self.show(&setting, &results, &wanted, rate, stopped);
        Ok(())
    }

    fn seeds(&self) -> Result<Seeds, Failure> {
        if let Some(seeds) = &self.seeds {
            return Ok(seeds.clone());
        }
        let end = self.seed.checked_add(self.games).ok_or_else(|| {
            Failure::usage(format!("--seed {}: with {} games it takes at most 2^64", self.seed, self.games))
        })?;
        Ok(Seeds::one(self.seed..end))
    }

    /// What the file to go on with has, if it is of the same setting.
    fn before(&self, wanted: &Origin) -> Result<Option<Results>, Failure> {
        let Some(path) = &self.resume else { return Ok(None) };
        let before = work::read(path)?;
        match before.origin.differs(wanted) {
            Some(words) => Err(Failure::usage(format!(
                "--resume {}: these are other games than those asked for; {words}",
                path.display()
            ))),
            None => Ok(Some(before)),
        }
    }

    fn play(
        &self,
        laid: &LaidSetting,
        bots: &[&Bot],
        seeds: &Seeds,
    ) -> Result<(Vec<GameRow>, bool), Failure> {
        let work = Work::begin(seeds.count())?;
        let mut rows: Vec<GameRow> = Vec::new();
        for seeds in seeds.ranges() {
            let run =
                Run { scenario: &*laid.scenario, bots, seeds: seeds.clone(), threads: self.chosen.threads };
            let played = run.play(&|| work.step(), work.stop());
            rows.extend(played.inspect_err(|_| work.end()).map_err(Failure::trouble)?);
        }
        work.end();
        Ok((rows, work.is_stopped()))
    }

    fn show(&self, setting: &Setting, results: &Results, wanted: &Origin, rate: f64, stopped: bool) {
        let summary = lab::summary(&results.rows);
        if self.json {
            say::json(&json!({
                "scenario": setting.name,
                "set": results.origin.set,
                "bot": self.chosen.bot,
                "seed": results.rows.first().map(|it| it.seed),
                "version": results.origin.version,
                "own_tables": results.origin.own_tables,
                "origin": results.origin,
                "command": results.origin.command("sim"),
                "stopped": stopped,
                "summary": summary,
            }));
        } else {
            told::summary(&results.origin, &summary, rate);
        }
        if stopped {
            say::trouble(&self.stopped(results, wanted));
        }
    }

    /// How to go on after a run that was stopped.
    fn stopped(&self, results: &Results, wanted: &Origin) -> String {
        let (done, of) = (results.rows.len(), wanted.games());
        let line = wanted.command("sim");
        let go_on = match self.out.as_ref().or(self.resume.as_ref()) {
            Some(path) => {
                let path = quoted(&path.display().to_string());
                format!("{line} --out {path} --resume {path}")
            }
            None => {
                Origin { seeds: wanted.seeds.without(&results.origin.seeds), ..wanted.clone() }.command("sim")
            }
        };
        format!("stopped after {done} of {of} games; to go on: {go_on}")
    }
}
