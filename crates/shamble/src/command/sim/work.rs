//! Work that takes its time: a bar on a terminal, and an end with Ctrl-C that loses nothing.
use std::{
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
};

use indicatif::{ProgressBar, ProgressStyle};
use lab::file::{Format, Results};
use signal_hook::{consts::SIGINT, flag};

use crate::failure::Failure;

/// Larger files of results are not read.
const MOST_BYTES: u64 = 1 << 30;

/// Games under way.
#[derive(Debug)]
pub struct Work {
    bar: ProgressBar,
    stop: Arc<AtomicBool>,
}

impl Work {
    /// Shows how far it is, on a terminal alone. Ctrl-C ends it; a second one ends the program.
    pub fn begin(games: u64) -> Result<Work, Failure> {
        let stop = Arc::new(AtomicBool::new(false));
        flag::register_conditional_shutdown(SIGINT, 130, stop.clone()).map_err(Failure::trouble)?;
        flag::register(SIGINT, stop.clone()).map_err(Failure::trouble)?;
        let bar = ProgressBar::new(games);
        let look = "{bar:30} {human_pos} of {human_len} games, {per_sec}, {eta} left (Ctrl-C stops and keeps the results so far)";
        if let Ok(style) = ProgressStyle::with_template(look) {
            bar.set_style(style);
        }
        Ok(Work { bar, stop })
    }

    pub fn step(&self) {
        self.bar.inc(1);
    }

    pub fn stop(&self) -> &AtomicBool {
        &self.stop
    }

    pub fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    pub fn end(&self) {
        self.bar.finish_and_clear();
    }
}

/// How a file of results is written, by its name.
pub fn format(path: &Path) -> Result<Format, Failure> {
    Format::of(path).ok_or_else(|| {
        Failure::usage(format!("{}: takes a name that ends in .parquet, .csv or .json", path.display()))
    })
}

pub fn write(path: &Path, results: &Results) -> Result<(), Failure> {
    let bytes = format(path)?.write(results).map_err(Failure::trouble)?;
    put(path, &bytes)
}

/// Puts a file in place, whole or not at all.
pub fn put(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    // What is wrong names the file.
    store::replace_atomically(path, bytes).map_err(Failure::trouble)
}

/// Reads a file of results.
pub fn read(path: &Path) -> Result<Results, Failure> {
    let wrong = |it: &dyn std::fmt::Display| Failure::usage(format!("{}: {it}", path.display()));
    let format = format(path)?;
    let long = std::fs::metadata(path).map_err(|it| wrong(&store::of_system(&it)))?.len();
    if MOST_BYTES < long {
        return Err(wrong(&"files of more than 1 GB are not read"));
    }
    let bytes = std::fs::read(path).map_err(|it| wrong(&store::of_system(&it)))?;
    format.read(&bytes).map_err(|it| wrong(&it))
}
