//! Everything in print together: the reconstruction, or with parts of a player's own box in its place.
use std::sync::{Arc, LazyLock, OnceLock};

use kernel::{Origin, OwnTables, RuleId, written::few};
use schemars::{JsonSchema, SchemaGenerator};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use serde_json::{Value, json};

use super::{
    Cards, Characters, Counters, FightTables, PeopleTables, cards, characters, counters,
    fault::{self, Places, TablesFault},
    people,
    tables::{self, ReactionTables},
};

/// All that is looked up in print.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Printed {
    pub tables: FightTables,
    pub people: PeopleTables,
    pub counters: Counters,
    pub cards: Cards,
    pub characters: Characters,
    own: Option<OwnTables>,
    text: String,
}

/// The parts of a file.
const PARTS: [&str; 5] = ["tables", "people", "counters", "cards", "characters"];

/// What tables are called that nobody gave a name.
const UNNAMED: &str = "your own box";

/// The longest name of a file's tables, and the longest file.
const MOST_LETTERS: usize = 60;
const MOST_BYTES: usize = 256 << 10;

/// Of more faults than this the line is not looked for.
const MOST_PLACED: usize = 100;

static IN_USE: OnceLock<Arc<Printed>> = OnceLock::new();

impl Printed {
    /// The reconstruction.
    pub fn book() -> &'static Arc<Printed> {
        static BOOK: LazyLock<Arc<Printed>> = LazyLock::new(|| {
            Arc::new(Printed {
                tables: FightTables::book(),
                people: PeopleTables::book(),
                counters: Counters::book(),
                cards: Cards::book(),
                characters: Characters::book(),
                own: None,
                text: String::new(),
            })
        });
        &BOOK
    }

    /// The reconstruction with what a player's file names in its place; otherwise all that is wrong with the file.
    pub fn with(text: &str) -> Result<Arc<Printed>, Vec<TablesFault>> {
        if text.trim().is_empty() {
            return Ok(Arc::clone(Printed::book()));
        }
        if MOST_BYTES < text.len() {
            let found = format!("a file of {} bytes", text.len());
            return Err(vec![TablesFault::new("", found, format!("at most {MOST_BYTES}"))]);
        }
        let mut file = fault::parse(text).map_err(|it| vec![it])?;
        let mut printed = Printed { text: text.to_owned(), ..Printed::clone(Printed::book()) };
        let mut faults = Vec::new();
        let mut own = OwnTables::default();
        match file.remove("name").map_or_else(|| Ok(UNNAMED.to_owned()), |it| name(&it)) {
            Ok(name) => own.name = name,
            Err(fault) => faults.push(fault),
        }
        for (name, value) in &file {
            let taken = match value.as_table() {
                Some(section) => printed.take(name, section),
                None => Err(vec![no_table(name, value)]),
            };
            match taken {
                Ok(replaced) => own.replaces.extend(replaced),
                Err(wrong) => faults.extend(wrong),
            }
        }
        if faults.is_empty() && own.replaces.is_empty() {
            faults.push(TablesFault::new("", "a file that replaces nothing", expected()));
        }
        printed.own = Some(own);
        located(faults, text).map(|()| Arc::new(printed))
    }

    /// The text of a player's file as it is kept: one that says no name of its own is called so.
    pub fn called(text: &str, name: &str) -> Result<String, Vec<TablesFault>> {
        Printed::with(text)?;
        let mut file = fault::parse(text).map_err(|it| vec![it])?;
        if text.trim().is_empty() || file.contains_key("name") {
            return Ok(text.to_owned());
        }
        let name: String = name.chars().filter(|it| !it.is_control()).take(MOST_LETTERS).collect();
        let name = if name.trim().is_empty() { UNNAMED } else { name.trim() };
        if fault::is_json(text) {
            file.insert("name".to_owned(), name.into());
            return Ok(serde_json::to_string_pretty(&file).unwrap_or_default());
        }
        Ok(format!("name = {}\n{text}", toml::Value::from(name)))
    }

    /// A part of the file in the place of ours.
    fn take(&mut self, name: &str, section: &toml::Table) -> Result<Vec<RuleId>, Vec<TablesFault>> {
        Ok(match name {
            "tables" => {
                self.tables = FightTables::read(section)?;
                FightTables::named(section)
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
            _ => return Err(vec![TablesFault::new(format!("/{name}"), format!("`{name}`"), expected())]),
        })
    }

    /// The player's file; empty for the reconstruction.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// What the player's file is called and replaces; none for the reconstruction.
    pub fn own(&self) -> Option<&OwnTables> {
        self.own.as_ref()
    }

    /// Where what this entry of the ledger says comes from.
    pub fn origin(&self, entry: RuleId) -> Origin {
        OwnTables::origin(self.own(), entry)
    }

    /// What procedures look up that are called by name: the book's unless another was installed.
    pub fn in_use() -> &'static Arc<Printed> {
        IN_USE.get().unwrap_or_else(|| Printed::book())
    }

    /// Has procedures that are called by name use this; once, when the program starts.
    pub fn install(printed: Arc<Printed>) -> Result<(), Arc<Printed>> {
        IN_USE.set(printed)
    }

    /// The whole reconstruction as a player's file would have it.
    pub fn ours() -> String {
        let parts = [
            ("tables", tables::TEXT),
            ("people", people::TEXT),
            ("counters", counters::TEXT),
            ("cards", cards::TEXT),
            ("characters", characters::TEXT),
        ];
        let part = |(name, text): (&str, &str)| {
            fault::parse(text).map(|it| (name.to_owned(), toml::Value::Table(it))).ok()
        };
        let file: toml::Table = parts.into_iter().filter_map(part).collect();
        toml::to_string(&file).unwrap_or_default()
    }

    /// The JSON Schema of a player's file.
    pub fn schema() -> Value {
        let mut generator = SchemaGenerator::default();
        let parts = json!({
            "name": { "type": "string", "description": "What you call it; left out, it is called as the file is." },
            "tables": generator.subschema_for::<FightTables>(),
            "people": generator.subschema_for::<PeopleTables>(),
            "counters": generator.subschema_for::<Counters>(),
            "cards": generator.subschema_for::<Cards>(),
            "characters": generator.subschema_for::<Characters>(),
        });
        let mut definitions = generator.take_definitions(true);
        // A file names what differs and nothing else.
        let parts_of_a_file = [
            FightTables::schema_name(),
            ReactionTables::schema_name(),
            PeopleTables::schema_name(),
            Counters::schema_name(),
            Cards::schema_name(),
            Characters::schema_name(),
        ];
        for part in parts_of_a_file {
            if let Some(part) = definitions.get_mut(&*part).and_then(Value::as_object_mut) {
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

/// What a file may consist of.
fn expected() -> String {
    format!("one of {}", PARTS.join(", "))
}

fn no_table(name: &str, value: &toml::Value) -> TablesFault {
    if !PARTS.contains(&name) {
        return TablesFault::new(format!("/{name}"), format!("`{name}`"), expected());
    }
    let expected = format!("a table; a file has {}", PARTS.join(", "));
    TablesFault::new(format!("/{name}"), fault::kind(value), expected)
}

/// What the player calls the file.
fn name(value: &toml::Value) -> Result<String, TablesFault> {
    let wrong =
        |found: String| TablesFault::new("/name", found, format!("a name of 1 to {MOST_LETTERS} letters"));
    let Some(name) = value.as_str() else { return Err(wrong(fault::kind(value).to_owned())) };
    let fits = !name.trim().is_empty()
        && name.chars().count() <= MOST_LETTERS
        && !name.chars().any(char::is_control);
    if fits { Ok(name.trim().to_owned()) } else { Err(wrong(format!("{name:?}"))) }
}

/// All that is wrong, from the first line to the last. To count lines takes its time, so that of very many faults only so many
/// get theirs, and the others follow.
fn located(faults: Vec<TablesFault>, text: &str) -> Result<(), Vec<TablesFault>> {
    if faults.is_empty() {
        return Ok(());
    }
    let places = Places::of(text);
    let placed = |(at, it)| if at < MOST_PLACED { places.placed(it) } else { it };
    let mut faults: Vec<TablesFault> = faults.into_iter().enumerate().map(placed).collect();
    faults.sort_by(|a, b| (a.line.is_none(), a).cmp(&(b.line.is_none(), b)));
    Err(faults)
}

impl Serialize for Printed {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_str(&self.text)
    }
}

impl<'de> Deserialize<'de> for Printed {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let text = String::deserialize(d)?;
        let printed = Printed::with(&text).map_err(|faults| D::Error::custom(few(&faults)))?;
        Ok(Arc::unwrap_or_clone(printed))
    }
}
