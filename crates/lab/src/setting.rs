//! What is played: a scenario or the values of a generator, with some of it set and some rules switched.
mod range;

use serde_json::{Map, Value};
use shelf::{Bot, PlayableScenario, Rulebook};

pub use self::range::Range;

/// Something a setting can be changed by, from outside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Knob {
    Number { name: String, value: u64, least: u64, most: u64 },
    OneOf { name: String, value: String, of: Vec<String> },
}

impl Knob {
    pub fn name(&self) -> &str {
        match self {
            Knob::Number { name, .. } | Knob::OneOf { name, .. } => name,
        }
    }
}

/// A switch is varied and named by this before its own name.
pub const SWITCH: &str = "switch:";

/// A scenario as it is to be played.
#[derive(Clone, Debug)]
pub struct Setting {
    pub book: &'static Rulebook,
    /// What was named: the id of a scenario, a file, or the values of the generator.
    pub name: String,
    source: Source,
    pub set: Vec<(String, String)>,
    pub switches: Vec<(String, String)>,
    /// The file with a player's own tables and what it comes to.
    pub tables: Option<(String, String)>,
}

#[derive(Clone, Debug)]
enum Source {
    Written(String),
    /// The text of a campaign.
    Campaign(String),
    Made(Map<String, Value>),
}

/// A setting laid out on the table.
#[derive(Debug)]
pub struct LaidSetting {
    pub scenario: Box<dyn PlayableScenario>,
    pub text: String,
    /// Stands for the text: equal digests, equal scenarios.
    pub digest: String,
}

impl Setting {
    pub fn written(book: &'static Rulebook, name: &str, text: &str) -> Self {
        let source = Source::Written(text.to_owned());
        Setting { book, name: name.to_owned(), source, set: Vec::new(), switches: Vec::new(), tables: None }
    }

    /// A campaign that bots play out; `games` can be set.
    pub fn campaign(book: &'static Rulebook, name: &str, text: &str) -> Self {
        let source = Source::Campaign(text.to_owned());
        Setting { book, name: name.to_owned(), source, set: Vec::new(), switches: Vec::new(), tables: None }
    }

    /// The same by a player's own tables, which have been installed: the file's name and what it comes to.
    pub fn by_tables(self, tables: Option<(String, String)>) -> Self {
        Setting { tables, ..self }
    }

    /// A scenario that the book's generator makes up; the error says why these are not values for one.
    pub fn made(book: &'static Rulebook, values: &str) -> Result<Self, String> {
        let values = kernel::written::json(values, "place").map_err(|it| it.to_string())?;
        let Value::Object(values) = values else {
            return Err("takes an object of values, such as {\"zombies\":20}".to_owned());
        };
        let name = Value::Object(values.clone()).to_string();
        Ok(Setting {
            book,
            name,
            source: Source::Made(values),
            set: Vec::new(),
            switches: Vec::new(),
            tables: None,
        })
    }

    /// The same with one thing more set, or one rule more switched.
    pub fn with(&self, name: &str, value: &str) -> Self {
        let mut with = self.clone();
        match name.strip_prefix(SWITCH) {
            Some(switch) => put(&mut with.switches, switch, value),
            None => put(&mut with.set, name, value),
        }
        with
    }

    /// Lays it out; the error says what cannot be set, and what can.
    pub fn lay(&self) -> Result<LaidSetting, String> {
        let mut text = match &self.source {
            Source::Written(text) => (self.book.set)(text, &pairs(&self.set))?,
            Source::Made(values) => self.make(values)?,
            Source::Campaign(text) => text.clone(),
        };
        let known = |it: &&str| self.book.switches.iter().any(|switch| switch.id == *it);
        if let Some(unknown) = self.switches.iter().map(|it| it.0.as_str()).find(|it| !known(it)) {
            let all: Vec<&str> = self.book.switches.iter().map(|it| it.id).collect();
            return Err(format!(
                "there is no optional rule `{unknown}`; the optional rules are {}",
                all.join(", ")
            ));
        }
        if !self.switches.is_empty() {
            text = (self.book.switched)(&text, &pairs(&self.switches))?;
        }
        let scenario = match &self.source {
            Source::Written(_) | Source::Made(_) => (self.book.read)(&text, &[])?,
            Source::Campaign(_) => self.season(&text)?,
        };
        let tables = self.tables.as_ref().map_or("", |it| &it.1);
        let games = match &self.source {
            Source::Campaign(_) => scenario.parameters().first().map(|it| it.value.to_string()),
            Source::Written(_) | Source::Made(_) => None,
        };
        let digest = digest(&[self.book.id, tables, games.as_deref().unwrap_or_default()], &text);
        Ok(LaidSetting { scenario, text, digest })
    }

    fn season(&self, text: &str) -> Result<Box<dyn PlayableScenario>, String> {
        let mut games = shelf::USUAL_GAMES;
        for (name, value) in &self.set {
            if name != "games" {
                return Err(format!("found `{name}`, expected games"));
            }
            let read = value.parse().ok().filter(|it| (1..=shelf::MOST_GAMES).contains(it));
            games =
                read.ok_or_else(|| format!("games: found `{value}`, expected 1 to {}", shelf::MOST_GAMES))?;
        }
        let campaigns = self.book.campaigns.ok_or_else(|| format!("{} has no campaigns", self.book.title))?;
        (campaigns.season)(text, games)
    }

    fn make(&self, values: &Map<String, Value>) -> Result<String, String> {
        let mut values = values.clone();
        let known = self.generator();
        for (name, value) in &self.set {
            if !known.contains(name) {
                return Err(format!("found `{name}`, expected one of these: {}", known.join(", ")));
            }
            let value = serde_json::from_str(value).unwrap_or_else(|_| Value::String(value.clone()));
            values.insert(name.clone(), value);
        }
        (self.book.generate)(&Value::Object(values).to_string()).map_err(|it| it.to_string())
    }

    /// The names of the generator's values.
    fn generator(&self) -> Vec<String> {
        let schema: Value = serde_json::from_str(&(self.book.generator_schema)()).unwrap_or_default();
        let properties = schema.get("properties").and_then(Value::as_object);
        properties.map(|it| it.keys().cloned().collect()).unwrap_or_default()
    }

    /// What it can be changed by: parameters and choices of the scenario, numbers of the generator.
    pub fn knobs(&self) -> Result<Vec<Knob>, String> {
        if let Source::Made(values) = &self.source {
            let now = |name: &String| values.get(name).and_then(Value::as_u64).unwrap_or_default();
            let number =
                |name: String| Knob::Number { value: now(&name), name, least: 0, most: u64::from(u16::MAX) };
            return Ok(self.generator().into_iter().map(number).collect());
        }
        let scenario = self.lay()?.scenario;
        let numbers = scenario.parameters().into_iter().map(|it| Knob::Number {
            name: it.name,
            value: it.value.into(),
            least: it.least.into(),
            most: it.most.into(),
        });
        let named = scenario.choices().into_iter();
        let named = named.map(|it| Knob::OneOf { name: it.name, value: it.value, of: it.of });
        Ok(numbers.chain(named).collect())
    }

    /// Bots by name for the chairs: one for all of them, or one for each from the first on; the error says what is wrong.
    pub fn seated(&self, names: &str) -> Result<Vec<&'static Bot>, String> {
        let (bots, chairs) = (self.bots(names)?, self.lay()?.scenario.seats().len());
        if chairs.max(1) < bots.len() {
            return Err(format!("{names} are {} bots; seats: {chairs}", bots.len()));
        }
        Ok(bots)
    }

    /// The bots of this book by name; the error says which there are.
    pub fn bots(&self, names: &str) -> Result<Vec<&'static Bot>, String> {
        let find = |name: &str| {
            self.book.bots.iter().find(|it| it.name == name).ok_or_else(|| {
                let known: Vec<&str> = self.book.bots.iter().map(|it| it.name).collect();
                format!("there is no bot `{name}`; the bots are {}", known.join(", "))
            })
        };
        names.split(',').map(|it| find(it.trim())).collect()
    }
}

fn put(list: &mut Vec<(String, String)>, name: &str, value: &str) {
    list.retain(|it| it.0 != name);
    list.push((name.to_owned(), value.to_owned()));
}

fn pairs(list: &[(String, String)]) -> Vec<(&str, &str)> {
    list.iter().map(|it| (it.0.as_str(), it.1.as_str())).collect()
}

/// FNV-1a, 64 bits: it tells texts apart, and guards against nobody.
fn digest(before: &[&str], text: &str) -> String {
    let before = before.iter().filter(|it| !it.is_empty()).flat_map(|it| it.bytes().chain([0]));
    let bytes = before.chain(text.bytes());
    let hash = bytes.fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    });
    format!("{hash:016x}")
}
