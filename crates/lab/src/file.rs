//! Results on disk: one row a game, with everything they depend on beside them, as Parquet, CSV or JSON.
mod columns;
mod csv;
mod json;
mod parquet;

use std::path::Path;

use shelf::GameRow;

use crate::origin::{Origin, Seeds};

/// Games and where they come from.
#[derive(Clone, Debug, PartialEq)]
pub struct Results {
    pub origin: Origin,
    /// In the order of their seeds.
    pub rows: Vec<GameRow>,
}

/// How results are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    Parquet,
    Csv,
    Json,
}

impl Format {
    /// By the end of a file's name.
    pub fn of(path: &Path) -> Option<Format> {
        match path.extension()?.to_str()? {
            "parquet" => Some(Format::Parquet),
            "csv" => Some(Format::Csv),
            "json" => Some(Format::Json),
            _ => None,
        }
    }

    pub fn write(self, results: &Results) -> Result<Vec<u8>, String> {
        match self {
            Format::Parquet => parquet::write(results),
            Format::Csv => csv::write(results),
            Format::Json => json::write(results),
        }
    }

    /// Reads what [`Format::write`] wrote; the error says what is wrong with anything else.
    pub fn read(self, bytes: &[u8]) -> Result<Results, String> {
        let results = match self {
            Format::Parquet => parquet::read(bytes)?,
            Format::Csv => csv::read(bytes)?,
            Format::Json => json::read(bytes)?,
        };
        if !results.rows.is_sorted_by(|a, b| a.seed < b.seed) {
            return Err("its games are not in the order of their seeds".to_owned());
        }
        if Seeds::of(results.rows.iter().map(|it| it.seed)) != results.origin.seeds {
            return Err("its games are not those that its head names".to_owned());
        }
        Ok(results)
    }
}

impl Results {
    /// Games of an origin, which is told which of them were played.
    pub fn new(origin: Origin, rows: Vec<GameRow>) -> Self {
        let seeds = Seeds::of(rows.iter().map(|it| it.seed));
        Results { origin: Origin { seeds, ..origin }, rows }
    }

    /// Both in one; the error says why they do not belong together.
    pub fn merge(mut self, other: Results) -> Result<Results, String> {
        if let Some(words) = self.origin.differs(&other.origin) {
            return Err(words);
        }
        if let Some(seed) = self.origin.seeds.shared(&other.origin.seeds) {
            return Err(format!("both have the game of seed {seed}"));
        }
        self.rows.extend(other.rows);
        self.rows.sort_unstable_by_key(|it| it.seed);
        let seeds = self.origin.seeds.and(&other.origin.seeds);
        Ok(Results { origin: Origin { seeds, ..self.origin }, rows: self.rows })
    }
}
