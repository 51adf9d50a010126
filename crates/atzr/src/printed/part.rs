//! Reading a part of a player's own file so that all its faults come out at once.
use std::collections::BTreeMap;

use serde::de::DeserializeOwned;

use crate::printed::{
    each::{Each, PrintedWord, name},
    fault::{self, TablesFault},
};

/// A part of the file under way: where it is, and what is wrong with it so far.
#[derive(Debug)]
pub struct FilePart<'a> {
    path: String,
    table: &'a toml::Table,
    pub faults: Vec<TablesFault>,
}

impl<'a> FilePart<'a> {
    pub fn new(path: &str, table: &'a toml::Table) -> Self {
        FilePart { path: path.to_owned(), table, faults: Vec::new() }
    }

    /// Finds fault with members that are none of these.
    pub fn only(&mut self, members: &[&str]) {
        for key in self.table.keys().filter(|it| !members.contains(&it.as_str())) {
            self.fault(key, format!("`{key}`"), format!("one of {}", members.join(", ")));
        }
    }

    pub fn fault(&mut self, within: &str, found: impl Into<String>, expected: impl Into<String>) {
        self.faults.push(TablesFault::new(format!("{}/{within}", self.path), found, expected));
    }

    /// A member as what it should be; a fault and nothing where it is not.
    pub fn member<T: DeserializeOwned>(&mut self, key: &str) -> Option<T> {
        let Some(value) = self.table.get(key) else {
            self.fault(key, "nothing", format!("`{key}`"));
            return None;
        };
        self.read(key, value)
    }

    /// A list, each entry read by itself; entries that do not read are left out.
    pub fn list<T: DeserializeOwned>(&mut self, key: &str) -> Vec<T> {
        match self.table.get(key) {
            Some(toml::Value::Array(entries)) => {
                let entries = entries.iter().enumerate();
                entries.filter_map(|(at, it)| self.read(&format!("{key}/{at}"), it)).collect()
            }
            Some(other) => {
                self.fault(key, fault::kind(other), "a list");
                Vec::new()
            }
            None => {
                self.fault(key, "nothing", "a list");
                Vec::new()
            }
        }
    }

    /// A value for each word, each read by itself.
    pub fn each<K: PrintedWord, T: DeserializeOwned>(&mut self, key: &str) -> Option<Each<K, T>> {
        match self.table.get(key) {
            Some(toml::Value::Table(table)) => self.each_in(Some(key), table),
            Some(_) | None => {
                self.fault(key, "no table", "a table with a value for each");
                None
            }
        }
    }

    /// The same of a table that is a member, or of the part itself.
    pub fn each_in<K: PrintedWord, T: DeserializeOwned>(
        &mut self,
        key: Option<&str>,
        table: &toml::Table,
    ) -> Option<Each<K, T>> {
        let mut read = BTreeMap::new();
        for (word, value) in table {
            let path = key.map_or_else(|| word.clone(), |key| format!("{key}/{word}"));
            let known = self.read(&path, &toml::Value::String(word.clone()));
            if let Some(known) = known
                && let Some(value) = self.read(&path, value)
            {
                read.insert(known, value);
            }
        }
        // What did not read is missing too, but has been named already.
        match Each::from_table(read) {
            Ok(each) => Some(each),
            Err(missing) => {
                for word in missing.iter().map(name).filter(|it| !table.contains_key(it)) {
                    self.fault(key.unwrap_or_default(), format!("nothing for {word}"), "a value for each");
                }
                None
            }
        }
    }

    fn read<T: DeserializeOwned>(&mut self, within: &str, value: &toml::Value) -> Option<T> {
        match fault::read(&format!("{}/{within}", self.path), value) {
            Ok(read) => Some(read),
            Err(fault) => {
                self.faults.push(fault);
                None
            }
        }
    }

    /// What was read, if nothing is wrong.
    pub fn done<T>(self, read: Option<T>) -> Result<T, Vec<TablesFault>> {
        match read {
            Some(read) if self.faults.is_empty() => Ok(read),
            _ => Err(self.faults),
        }
    }
}

/// What is embedded reads, or a test has long said so.
pub fn embedded<T>(text: &str, read: fn(&toml::Table) -> Result<T, Vec<TablesFault>>) -> T {
    let table = fault::parse(text).map_err(|it| vec![it]);
    match table.and_then(|it| read(&it)) {
        Ok(read) => read,
        Err(faults) => {
            let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
            panic!("what is embedded does not read: {}", faults.join("; "))
        }
    }
}

/// The embedded table with what a section names in its place; below the `nested` members each thing by itself.
pub fn over(text: &str, section: &toml::Table, nested: &[&str]) -> toml::Table {
    let mut whole = fault::parse(text).unwrap_or_default();
    for (key, value) in section {
        match (whole.get_mut(key), value) {
            (Some(toml::Value::Table(book)), toml::Value::Table(own)) if nested.contains(&key.as_str()) => {
                book.extend(own.clone());
            }
            _ => {
                whole.insert(key.clone(), value.clone());
            }
        }
    }
    whole
}
