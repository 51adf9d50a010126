//! What is wrong with a file of a player's own, where, and what would be right.
use std::fmt;

use kernel::written::line_and_column;
use serde::{Serialize, de::DeserializeOwned};
use toml::de::{DeTable, DeValue};

/// One fault of such a file; a file is refused with all of them.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Fault {
    /// Where the file's text has it, both from 1.
    pub line: Option<usize>,
    pub column: Option<usize>,
    /// Where among the file's tables: `/counters/pistol/range`, in a list `/cards/deck/3/urban`.
    pub path: String,
    pub found: String,
    pub expected: String,
}

impl Fault {
    pub fn new(path: impl Into<String>, found: impl Into<String>, expected: impl Into<String>) -> Self {
        Fault { line: None, column: None, path: path.into(), found: found.into(), expected: expected.into() }
    }

    /// With the line and the column where the text has what the path leads to, or the nearest thing around it.
    pub fn located(mut self, text: &str) -> Self {
        if self.line.is_some() {
            return self;
        }
        let Ok(file) = DeTable::parse(text) else { return self };
        let at = place(file.get_ref(), &self.path);
        let (line, column) = line_and_column(text, at);
        (self.line, self.column) = (Some(line), Some(column));
        self
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let (Some(line), Some(column)) = (self.line, self.column) {
            write!(f, "line {line}, column {column}: ")?;
        }
        if !self.path.is_empty() {
            write!(f, "{}: ", self.path)?;
        }
        write!(f, "found {}, expected {}", self.found, self.expected)
    }
}

impl std::error::Error for Fault {}

/// A part of a file as what it should be; `path` leads to it.
pub fn read<T: DeserializeOwned>(path: &str, value: &toml::Value) -> Result<T, Fault> {
    serde_path_to_error::deserialize(value.clone()).map_err(|error| {
        let within = error.path().to_string();
        let mut path = path.to_owned();
        if within != "." {
            for step in within.split('.') {
                let (name, index) = step.split_once('[').unwrap_or((step, ""));
                path.extend(["/", name]);
                if let Some(index) = index.strip_suffix(']') {
                    path.extend(["/", index]);
                }
            }
        }
        let said = error.into_inner().to_string();
        let said = said.lines().next().unwrap_or_default();
        match said.split_once(", expected ") {
            Some((found, expected)) => Fault::new(path, found, expected),
            None => Fault::new(path, said, "what the schema of this file says"),
        }
    })
}

/// The whole file as a table; what is no TOML is the one fault of it.
pub fn parse(text: &str) -> Result<toml::Table, Fault> {
    text.parse::<toml::Table>().map_err(|error| {
        let at = error.span().map_or(0, |it| it.start);
        let (line, column) = line_and_column(text, at);
        let fault = Fault::new("", error.message(), "a file in TOML");
        Fault { line: Some(line), column: Some(column), ..fault }
    })
}

/// The byte where the value at a path stands, or the nearest one around it that is there.
fn place(file: &DeTable<'_>, path: &str) -> usize {
    let mut steps = path.split('/').skip(1);
    let Some((key, value)) = steps.next().and_then(|it| member(file, it)) else { return 0 };
    let (mut at, mut value) = (key, value);
    for step in steps {
        let (next_at, next) = match value {
            DeValue::Table(table) => match member(table, step) {
                Some(it) => it,
                None => break,
            },
            DeValue::Array(list) => match step.parse::<usize>().ok().and_then(|it| list.get(it)) {
                Some(it) => (it.span().start, it.get_ref()),
                None => break,
            },
            DeValue::String(_)
            | DeValue::Integer(_)
            | DeValue::Float(_)
            | DeValue::Boolean(_)
            | DeValue::Datetime(_) => break,
        };
        (at, value) = (next_at, next);
    }
    at
}

fn member<'a, 'i>(table: &'a DeTable<'i>, name: &str) -> Option<(usize, &'a DeValue<'i>)> {
    table
        .iter()
        .find(|(key, _)| key.get_ref() == name)
        .map(|(key, value)| (key.span().start, value.get_ref()))
}
