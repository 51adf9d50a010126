//! What is wrong with a file of a player's own, where, and what would be right.
use std::fmt;

use kernel::written::{ReadFault, fit, json, line_and_column, locate_near, short_path, short_sentence};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;
use toml::{
    Spanned,
    de::{DeTable, DeValue},
};

/// One fault of such a file; a file is refused with all of them.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct TablesFault {
    /// Where the file's text has it, both from 1.
    pub line: Option<usize>,
    pub column: Option<usize>,
    /// Where among the file's tables: `/counters/pistol/range`, in a list `/cards/deck/3/urban`.
    pub path: String,
    pub found: String,
    pub expected: String,
}

impl TablesFault {
    pub fn new(path: impl Into<String>, found: impl Into<String>, expected: impl Into<String>) -> Self {
        let [found, expected] = [found.into(), expected.into()].map(|it: String| short_sentence(&it));
        TablesFault { line: None, column: None, path: path.into(), found, expected }
    }
}

/// A file's text, read once for all its faults.
#[derive(Debug)]
pub struct Places<'a> {
    text: &'a str,
    /// What was read, if it is TOML.
    file: Option<Spanned<DeTable<'a>>>,
}

impl<'a> Places<'a> {
    pub fn of(text: &'a str) -> Self {
        let file = if is_json(text) { None } else { DeTable::parse(text).ok() };
        Places { text, file }
    }

    /// The fault with the line and the column where the text has what its path leads to, or the nearest thing around it.
    pub fn placed(&self, mut fault: TablesFault) -> TablesFault {
        let at = match &self.file {
            _ if fault.line.is_some() => return fault,
            Some(file) => place(file.get_ref(), &fault.path),
            None if is_json(self.text) => locate_near(self.text, &fault.path),
            None => return fault,
        };
        let (line, column) = line_and_column(self.text, at);
        (fault.line, fault.column) = (Some(line), Some(column));
        fault
    }
}

impl fmt::Display for TablesFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let (Some(line), Some(column)) = (self.line, self.column) {
            write!(f, "line {line}, column {column}: ")?;
        }
        if !self.path.is_empty() {
            write!(f, "{}: ", short_path(&self.path))?;
        }
        write!(f, "found {}, expected {}", self.found, self.expected)
    }
}

impl std::error::Error for TablesFault {}

/// A part of a file as what it should be; `path` leads to it.
pub fn read<T: DeserializeOwned>(path: &str, value: &toml::Value) -> Result<T, TablesFault> {
    fit(&as_json(value)).map_err(|misfit| misplaced(path, &misfit))
}

fn misplaced(path: &str, misfit: &ReadFault) -> TablesFault {
    let fault = misfit.fault("file");
    // A file in TOML has tables where JSON has objects.
    let expected = if fault.expected == "an object" { "a table".to_owned() } else { fault.expected };
    let found = if fault.found == "an object" { "a table".to_owned() } else { fault.found };
    TablesFault::new(format!("{path}{}", fault.path), found, expected)
}

/// The same value as JSON, where a date is a text.
fn as_json(value: &toml::Value) -> Value {
    match value {
        toml::Value::String(it) => Value::from(it.as_str()),
        toml::Value::Integer(it) => Value::from(*it),
        toml::Value::Float(it) => Value::from(*it),
        toml::Value::Boolean(it) => Value::from(*it),
        toml::Value::Datetime(it) => Value::from(it.to_string()),
        toml::Value::Array(it) => it.iter().map(as_json).collect(),
        toml::Value::Table(it) => it.iter().map(|(name, it)| (name.clone(), as_json(it))).collect(),
    }
}

/// What a value is, as a reader would say.
pub fn kind(value: &toml::Value) -> &'static str {
    match value {
        toml::Value::String(_) => "a word",
        toml::Value::Integer(_) | toml::Value::Float(_) => "a number",
        toml::Value::Boolean(_) => "true or false",
        toml::Value::Datetime(_) => "a date",
        toml::Value::Array(_) => "a list",
        toml::Value::Table(_) => "a table",
    }
}

/// Whether a file is written in JSON; one in TOML cannot begin so.
pub fn is_json(text: &str) -> bool {
    text.trim_start().starts_with('{')
}

/// The whole file as a table; what is neither TOML nor JSON is the one fault of it.
pub fn parse(text: &str) -> Result<toml::Table, TablesFault> {
    if is_json(text) {
        return parse_json(text);
    }
    text.parse::<toml::Table>().map_err(|error| {
        let at = error.span().map_or(0, |it| it.start);
        let (line, column) = line_and_column(text, at);
        let fault = TablesFault::new("", "a line that cannot be read", "a file in TOML or JSON");
        TablesFault { line: Some(line), column: Some(column), ..fault }
    })
}

fn parse_json(text: &str) -> Result<toml::Table, TablesFault> {
    let value = json(text, "file").map_err(|it| {
        let fault = TablesFault::new("", it.found, it.expected);
        TablesFault { line: Some(it.line), column: Some(it.column), ..fault }
    })?;
    toml::Table::try_from(&value).map_err(|_| {
        let (path, found) = match null(&value, String::new()) {
            Some(path) => (path, "null"),
            None => (String::new(), "a number that is too large"),
        };
        Places::of(text).placed(TablesFault::new(path, found, "a file in TOML, or in JSON without null"))
    })
}

/// The path of the first null, which TOML does not have.
fn null(value: &Value, path: String) -> Option<String> {
    match value {
        Value::Null => Some(path),
        Value::Array(all) => all.iter().enumerate().find_map(|(at, it)| null(it, format!("{path}/{at}"))),
        Value::Object(all) => all.iter().find_map(|(name, it)| null(it, format!("{path}/{name}"))),
        Value::Bool(_) | Value::Number(_) | Value::String(_) => None,
    }
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
