//! `--tables`: what a player's own box has in print, in the place of what the program plays by.
use std::path::PathBuf;

use clap::Args;
use kernel::{OwnTables, RuleId, written::few};
use serde_json::{Value, json};
use shelf::Rulebook;

use crate::{failure::Failure, find};

/// What would be right, said after a single fault: often the whole file is none of tables.
const HINT: &str = ". `shamble tables BOOK --own` prints a file to begin with";

#[derive(Clone, Debug, Default, Args)]
pub struct Own {
    /// Plays by the tables, cards and counters of your own box in this file (TOML or JSON); `shamble tables BOOK --own` prints
    /// what it may hold
    #[arg(long, value_name = "FILE")]
    tables: Option<PathBuf>,
}

impl Own {
    pub fn is_given(&self) -> bool {
        self.tables.is_some()
    }

    /// Has whatever begins from now on play by the file, if one is named; gives its name and what it comes to.
    pub fn take(&self) -> Result<Option<(String, String)>, Failure> {
        let Some(path) = &self.tables else { return Ok(None) };
        let wrong = |it: &str| Failure::usage(format!("--tables {}: {it}", path.display()));
        let text = find::file(path).map_err(|it| Failure::usage(format!("--tables {}", it.message)))?;
        let name = path.file_stem().map_or("tables".into(), |it| it.to_string_lossy());
        let (_, own, checked) = shelf::own_box(&text, &name).map_err(|it| wrong(&listed(&it)))?;
        (own.install)(&checked.text).map_err(|it| wrong(&it))?;
        Ok(Some((path.display().to_string(), checked.text)))
    }

    /// The same on a command line.
    pub fn words(&self) -> String {
        let named = |it: &PathBuf| format!(" --tables {}", lab::origin::quoted(&it.display().to_string()));
        self.tables.as_ref().map(named).unwrap_or_default()
    }

    /// The same for a test of this book.
    pub fn take_for(&self, book: &Rulebook) -> Result<(), Failure> {
        self.fits(book)?;
        self.take().map(drop)
    }

    /// A file for a book that takes none is refused.
    pub fn fits(&self, book: &Rulebook) -> Result<(), Failure> {
        if self.tables.is_none() || book.own.is_some() {
            return Ok(());
        }
        let title = book.title;
        Err(Failure::usage(format!("--tables: {title} has no tables that your own could replace")))
    }
}

/// One fault as it is, several one after the other, very many as a few.
fn listed(faults: &[String]) -> String {
    match faults {
        [one] => format!("{one}{HINT}"),
        several => format!("{} things are wrong: {}", several.len(), few(several)),
    }
}

/// The tables that were installed for the book of a procedure or rule.
pub fn in_use(id: &str) -> Option<&'static OwnTables> {
    RuleId::read(id).and_then(shelf::own_tables)
}

/// Where a result of these rules comes from, for another program.
pub fn origins(own: Option<&OwnTables>, rules: &[RuleId]) -> Value {
    json!({
        "origin": OwnTables::origin_of(own, rules),
        "origins": OwnTables::origins(own, rules),
        "own_tables": own.map(|it| &it.name),
    })
}
