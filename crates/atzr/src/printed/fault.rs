//! What is wrong with a file of a player's own, where, and what would be right.
use std::fmt;

use kernel::written::{Misfit, Step, fit, line_and_column, locate_near};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;
use toml::{
    Spanned,
    de::{DeTable, DeValue},
};

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
    pub fn placed(&self, mut fault: Fault) -> Fault {
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
    fit(&as_json(value)).map_err(|misfit| misplaced(path, &misfit))
}

fn misplaced(path: &str, misfit: &Misfit) -> Fault {
    let within = misfit.path().map(|step| match step {
        Step::Name(name) => format!("/{name}"),
        Step::Index(index) => format!("/{index}"),
    });
    plain(path.to_owned() + &within.collect::<String>(), misfit.what())
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

/// What the reader of the file said, in words of the file instead of the program's.
fn plain(path: String, said: &str) -> Fault {
    if let Some(name) = said.strip_prefix("missing field ") {
        return Fault::new(path, format!("nothing for {name}"), "a value for it");
    }
    let Some((found, expected)) = said.split_once(", expected ") else {
        return Fault::new(path, said, "what the schema of this file says");
    };
    let found = found.strip_prefix("invalid type: ").unwrap_or(found);
    let found = found.strip_prefix("invalid value: ").unwrap_or(found);
    let expected = match expected {
        "u8" => "a whole number from 0 to 255",
        "i8" => "a whole number from -128 to 127",
        "i32" => "a whole number",
        "a boolean" => "true or false",
        "a sequence" => "a list",
        "a string" => "a word in quotes",
        it if it.starts_with("struct ") || it == "a map" => "a table",
        it if it.starts_with("an array of length ") => return Fault::new(path, found, listed(it)),
        it => it,
    };
    Fault::new(path, found, expected)
}

fn listed(expected: &str) -> String {
    expected.replacen("an array of length", "a list of", 1)
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
pub fn parse(text: &str) -> Result<toml::Table, Fault> {
    if is_json(text) {
        return parse_json(text);
    }
    text.parse::<toml::Table>().map_err(|error| {
        let at = error.span().map_or(0, |it| it.start);
        let (line, column) = line_and_column(text, at);
        let fault = Fault::new("", error.message(), "a file in TOML or JSON");
        Fault { line: Some(line), column: Some(column), ..fault }
    })
}

fn parse_json(text: &str) -> Result<toml::Table, Fault> {
    serde_json::from_str(text).map_err(|error| {
        let said = error.to_string();
        let said = said.split(" at line ").next().unwrap_or_default();
        let fault = Fault::new("", said, "a file in TOML, or in JSON without null");
        Fault { line: Some(error.line()), column: Some(error.column()), ..fault }
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
