//! One or two things varied over their values, on the same seeds at every point.
use std::sync::atomic::{AtomicBool, Ordering};

use serde::Serialize;
use shelf::{Bot, GameRow};

use crate::{
    origin::{Origin, Seeds},
    run::Run,
    setting::{Range, Setting},
    statistics::{Mean, PairedDifference, Share},
};

/// What is varied, and over which games.
#[derive(Clone, Debug)]
pub struct Sweep<'a> {
    pub setting: &'a Setting,
    /// One or two; the first runs along, the second makes a line of its own of each of its values.
    pub ranges: &'a [Range],
    pub bots: &'a [&'a Bot],
    pub seeds: std::ops::Range<u64>,
    pub threads: usize,
}

/// What came of a sweep; a sweep that was stopped has fewer points.
#[derive(Clone, Debug, Serialize)]
pub struct SweepResult {
    /// That of the first point; the others differ in what is varied alone.
    pub origin: Origin,
    pub ranges: Vec<String>,
    pub lines: Vec<SweepLine>,
    pub whole: bool,
}

/// The points along the first range, for one value of the second.
#[derive(Clone, Debug, Serialize)]
pub struct SweepLine {
    /// The value of the second range; empty where there is only one.
    pub name: String,
    pub points: Vec<SweepPoint>,
}

/// One setting.
#[derive(Clone, Debug, Serialize)]
pub struct SweepPoint {
    pub value: String,
    pub games: usize,
    pub reached: Share,
    pub turns: Mean,
    pub survivors: Mean,
    pub kills: Mean,
    /// The same games against those of the point before, and against those of the first line.
    pub from_before: Option<PairedDifference>,
    pub from_first_line: Option<PairedDifference>,
    #[serde(skip)]
    pub won: Vec<bool>,
}

impl Sweep<'_> {
    /// How many games there are to play.
    pub fn games(&self) -> u64 {
        let points: usize = self.ranges.iter().map(|it| it.values.len()).product();
        points as u64 * (self.seeds.end - self.seeds.start)
    }

    /// Plays every point, or as many as there are before `stop`.
    pub fn play(&self, progress: &(dyn Fn() + Sync), stop: &AtomicBool) -> Result<SweepResult, String> {
        let (along, across) = self.ranges.split_first().ok_or_else(|| "nothing is varied".to_owned())?;
        let across = across.first();
        let names = across.map_or_else(|| vec![String::new()], |it| it.values.clone());
        let first = along.values.first().map_or("", String::as_str);
        let laid = self.at(along, first, across, &names[0]).lay()?;
        let origin = Origin::of(self.setting, &laid, self.bots, Seeds::one(self.seeds.clone()));
        let ranges = self.ranges.iter().map(Range::to_string).collect();
        let mut swept = SweepResult { origin, ranges, lines: Vec::new(), whole: true };
        for name in names {
            let mut line = SweepLine { name: name.clone(), points: Vec::new() };
            for value in &along.values {
                let setting = self.at(along, value, across, &name);
                let rows = self.point(&setting, progress, stop)?;
                if stop.load(Ordering::Relaxed) {
                    swept.whole = false;
                    break;
                }
                let point = compared(value, &rows, &line, swept.lines.first());
                line.points.push(point);
            }
            swept.lines.push(line);
        }
        swept.lines.retain(|it| !it.points.is_empty());
        Ok(swept)
    }

    fn at(&self, along: &Range, value: &str, across: Option<&Range>, name: &str) -> Setting {
        let setting = self.setting.with(&along.name, value);
        across.map_or_else(|| setting.clone(), |it| setting.with(&it.name, name))
    }

    fn point(
        &self,
        setting: &Setting,
        progress: &(dyn Fn() + Sync),
        stop: &AtomicBool,
    ) -> Result<Vec<GameRow>, String> {
        let laid = setting.lay()?;
        let run = Run {
            scenario: &*laid.scenario,
            bots: self.bots,
            seeds: self.seeds.clone(),
            threads: self.threads,
        };
        run.play(progress, stop)
    }
}

fn compared(value: &str, rows: &[GameRow], line: &SweepLine, first: Option<&SweepLine>) -> SweepPoint {
    let won: Vec<bool> = rows.iter().map(|it| it.reached).collect();
    let against =
        |other: &SweepPoint| PairedDifference::of_chances(other.won.iter().copied().zip(won.iter().copied()));
    let mean = |what: &dyn Fn(&GameRow) -> f64| Mean::of(rows.iter().map(what));
    SweepPoint {
        value: value.to_owned(),
        games: rows.len(),
        reached: Share::of(won.iter().filter(|it| **it).count(), won.len()),
        turns: mean(&|it| f64::from(it.turns)),
        survivors: mean(&|it| f64::from(it.survivors)),
        kills: mean(&|it| f64::from(it.kills)),
        from_before: line.points.last().map(against),
        from_first_line: first.and_then(|it| it.points.get(line.points.len())).map(against),
        won,
    }
}
