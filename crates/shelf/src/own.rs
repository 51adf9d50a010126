//! Tables of a player's own box, whatever the book: a file in, what it replaces out.
use kernel::{OwnTables, RuleId};

use crate::{Rulebook, book, books};

/// How a book takes what a player's own box has in print, in the place of its own tables.
#[derive(Clone, Copy, Debug)]
pub struct OwnBox {
    /// The JSON Schema of such a file.
    pub schema: fn() -> String,
    /// What the program plays by otherwise, as such a file.
    pub ours: fn() -> String,
    /// Checks a file, given with what it is called; otherwise all that is wrong with it, each with its line.
    pub check: fn(&str, &str) -> Result<OwnTablesFile, Vec<String>>,
    /// Has everything that begins from now on play by such a text; once, when the program starts.
    pub install: fn(&str) -> Result<(), String>,
    /// What was installed.
    pub in_use: fn() -> Option<&'static OwnTables>,
    /// The text of a scenario, or of a campaign that has not begun, that is played by such a text.
    pub put: fn(&str, &str) -> Result<String, String>,
}

/// A file that can be played by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnTablesFile {
    /// As it is kept: with its name.
    pub text: String,
    pub tables: OwnTables,
}

/// The book that such a file is for, and the file checked; otherwise what is wrong with it.
pub fn own_box(text: &str, name: &str) -> Result<(&'static Rulebook, OwnBox, OwnTablesFile), Vec<String>> {
    let mut wrong = None;
    for book in books() {
        let Some(own) = book.own else { continue };
        match (own.check)(text, name) {
            Ok(checked) => return Ok((book, own, checked)),
            Err(faults) => drop(wrong.get_or_insert(faults)),
        }
    }
    Err(wrong.unwrap_or_else(|| vec!["no book takes tables of your own".to_owned()]))
}

/// The player's own tables that were installed for the book of this rule.
pub fn own_tables(rule: RuleId) -> Option<&'static OwnTables> {
    book(rule.book()).and_then(|it| it.own).and_then(|it| (it.in_use)())
}
