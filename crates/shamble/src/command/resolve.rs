//! `shamble resolve`: one test or lookup, each die and modifier explained.
use clap::Args;

use crate::failure::Failure;

#[derive(Debug, Args)]
pub struct Resolve {
    /// Which procedure: see `shamble tables`
    procedure: String,
    /// What it is given, as JSON, or @FILE
    #[arg(long, default_value = "{}")]
    given: String,
    /// The dice you rolled, in order: 3,6
    #[arg(long, value_delimiter = ',')]
    dice: Option<Vec<u16>>,
    /// Rolls from this seed instead of at random
    #[arg(long, conflicts_with = "dice")]
    seed: Option<u64>,
    /// One JSON object
    #[arg(long)]
    json: bool,
}

impl Resolve {
    pub fn run(self) -> Result<(), Failure> {
        Ok(())
    }
}

/// The JSON that was given, from the command line or a file.
pub fn given(text: &str) -> Result<serde_json::Value, Failure> {
    let read = match text.strip_prefix('@') {
        Some(path) => {
            std::fs::read_to_string(path).map_err(|it| Failure::usage(format!("--given {text}: {it}")))?
        }
        None => text.to_owned(),
    };
    serde_json::from_str(&read).map_err(|it| Failure::usage(format!("--given is not JSON: {it}")))
}
