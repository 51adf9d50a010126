//! Everything in print together: the reconstruction, or with parts of a player's own box in its place.
use std::{
    collections::BTreeSet,
    sync::{Arc, LazyLock, OnceLock},
};

use kernel::RuleId;
use schemars::SchemaGenerator;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use serde_json::{Value, json};

use super::{
    Cards, Characters, Counters, PeopleTables, Tables,
    fault::{self, Fault},
};

/// All that is looked up in print.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Printed {
    pub tables: Tables,
    pub people: PeopleTables,
    pub counters: Counters,
    pub cards: Cards,
    pub characters: Characters,
    yours: BTreeSet<RuleId>,
    text: String,
}

/// Where something that decided a result comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// The rulebook's text.
    Book,
    /// Settled or reconstructed by the ledger.
    Ruling,
    /// The player's own file.
    Yours,
}

/// The parts of a file.
const PARTS: [&str; 5] = ["tables", "people", "counters", "cards", "characters"];

static IN_USE: OnceLock<Arc<Printed>> = OnceLock::new();

impl Printed {
    /// The reconstruction.
    pub fn book() -> &'static Arc<Printed> {
        static BOOK: LazyLock<Arc<Printed>> = LazyLock::new(|| {
            Arc::new(Printed {
                tables: Tables::book(),
                people: PeopleTables::book(),
                counters: Counters::book(),
                cards: Cards::book(),
                characters: Characters::book(),
                yours: BTreeSet::new(),
                text: String::new(),
            })
        });
        &BOOK
    }

    /// The reconstruction with what a player's file names in its place; otherwise all that is wrong with the file.
    pub fn with(text: &str) -> Result<Arc<Printed>, Vec<Fault>> {
        if text.trim().is_empty() {
            return Ok(Arc::clone(Printed::book()));
        }
        let file = fault::parse(text).map_err(|it| vec![it])?;
        let mut printed = Printed { text: text.to_owned(), ..Printed::clone(Printed::book()) };
        let mut faults = Vec::new();
        for (name, value) in &file {
            let taken = match value.as_table() {
                Some(section) => printed.take(name, section),
                None => Err(vec![no_table(name, value)]),
            };
            taken.unwrap_or_else(|it| faults.extend(it));
        }
        if faults.is_empty() {
            return Ok(Arc::new(printed));
        }
        let mut faults: Vec<Fault> = faults.into_iter().map(|it| it.located(text)).collect();
        faults.sort();
        Err(faults)
    }

    /// A part of the file in the place of ours.
    fn take(&mut self, name: &str, section: &toml::Table) -> Result<(), Vec<Fault>> {
        let yours = match name {
            "tables" => {
                self.tables = Tables::read(section)?;
                Tables::named(section)
            }
            "people" => {
                self.people = PeopleTables::read(section)?;
                PeopleTables::named(section)
            }
            "counters" => {
                self.counters = Counters::read(section)?;
                Counters::named(section)
            }
            "cards" => {
                self.cards = Cards::read(section)?;
                Cards::named(section)
            }
            "characters" => {
                self.characters = Characters::read(section)?;
                Characters::named(section)
            }
            _ => {
                let expected = format!("one of {}", PARTS.join(", "));
                return Err(vec![Fault::new(format!("/{name}"), format!("`{name}`"), expected)]);
            }
        };
        self.yours.extend(yours);
        Ok(())
    }

    /// The player's file; empty for the reconstruction.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Whether the player's file has what this ruling reconstructs.
    pub fn yours(&self, ruling: RuleId) -> bool {
        self.yours.contains(&ruling)
    }

    /// Where what this entry of the ledger says comes from.
    pub fn source(&self, entry: RuleId) -> Source {
        if self.yours(entry) {
            return Source::Yours;
        }
        if entry.as_str().starts_with("atzr.ruling.") { Source::Ruling } else { Source::Book }
    }

    /// What procedures look up that are called by name: the book's unless another was installed.
    pub fn in_use() -> &'static Arc<Printed> {
        IN_USE.get().unwrap_or_else(|| Printed::book())
    }

    /// Has procedures that are called by name use this; once, when the program starts.
    pub fn install(printed: Arc<Printed>) -> Result<(), Arc<Printed>> {
        IN_USE.set(printed)
    }

    /// The JSON Schema of a player's file.
    pub fn schema() -> Value {
        let mut generator = SchemaGenerator::default();
        let parts = json!({
            "tables": generator.subschema_for::<Tables>(),
            "people": generator.subschema_for::<PeopleTables>(),
            "counters": generator.subschema_for::<Counters>(),
            "cards": generator.subschema_for::<Cards>(),
            "characters": generator.subschema_for::<Characters>(),
        });
        let mut definitions = generator.take_definitions(true);
        // A file names what differs and nothing else.
        for part in ["Tables", "ReactionTables", "PeopleTables", "Counters", "Cards", "Characters"] {
            if let Some(part) = definitions.get_mut(part).and_then(Value::as_object_mut) {
                part.remove("required");
            }
        }
        json!({
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": "Tables, counters, cards and characters of a player's own box",
            "type": "object",
            "properties": parts,
            "additionalProperties": false,
            "$defs": definitions,
        })
    }
}

fn no_table(name: &str, value: &toml::Value) -> Fault {
    let expected = format!("a table; a file has {}", PARTS.join(", "));
    Fault::new(format!("/{name}"), format!("a {}", value.type_str()), expected)
}

impl Serialize for Printed {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_str(&self.text)
    }
}

impl<'de> Deserialize<'de> for Printed {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let text = String::deserialize(d)?;
        let printed = Printed::with(&text).map_err(|faults| {
            let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
            D::Error::custom(faults.join("; "))
        })?;
        Ok(Arc::unwrap_or_clone(printed))
    }
}
