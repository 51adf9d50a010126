//! Where numbers come from: what was played by whom from which seeds, so that the same line repeats it.
mod seeds;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use shelf::Bot;

pub use self::seeds::Seeds;
use crate::setting::{LaidSetting, Setting};

/// Everything that a result depends on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Origin {
    pub version: String,
    pub book: String,
    pub scenario: String,
    pub title: String,
    /// Stands for the scenario as it was played, with everything that was set in it.
    pub digest: String,
    pub set: Vec<String>,
    /// Every optional rule with its value, not only those that were set.
    pub switches: BTreeMap<String, String>,
    /// Those that were set.
    pub switched: Vec<String>,
    /// What the player's own tables are called, if it was played by any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub own_tables: Option<String>,
    /// The file they came from, if it was named apart from the scenario.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tables: Option<String>,
    pub bots: Vec<String>,
    pub seeds: Seeds,
}

impl Origin {
    pub fn of(setting: &Setting, laid: &LaidSetting, bots: &[&Bot], seeds: Seeds) -> Self {
        let joined = |it: &(String, String)| format!("{}={}", it.0, it.1);
        let switches = laid.scenario.switched().into_iter().map(|it| (it.0.to_owned(), it.1));
        Origin {
            version: env!("CARGO_PKG_VERSION").to_owned(),
            book: setting.book.id.to_owned(),
            scenario: setting.name.clone(),
            title: laid.scenario.title().to_owned(),
            digest: laid.digest.clone(),
            set: setting.set.iter().map(joined).collect(),
            switches: switches.collect(),
            switched: setting.switches.iter().map(joined).collect(),
            own_tables: laid.scenario.own_tables().map(|it| it.name.clone()),
            tables: setting.tables.as_ref().map(|it| it.0.clone()),
            bots: bots.iter().map(|it| it.name.to_owned()).collect(),
            seeds,
        }
    }

    pub fn games(&self) -> u64 {
        self.seeds.count()
    }

    /// Why two results are not of one kind and cannot stand in one file; nothing if they can.
    pub fn differs(&self, other: &Origin) -> Option<String> {
        let list = |it: &[String]| if it.is_empty() { "nothing".to_owned() } else { it.join(", ") };
        let switches = |it: &BTreeMap<String, String>| {
            let differ = it.iter().filter(|(id, value)| {
                self.switches.get(*id) != Some(value) || other.switches.get(*id) != Some(value)
            });
            list(&differ.map(|(id, value)| format!("{id}={value}")).collect::<Vec<_>>())
        };
        let parts = [
            ("version", self.version.clone(), other.version.clone()),
            ("book", self.book.clone(), other.book.clone()),
            ("scenario", self.title.clone(), other.title.clone()),
            ("bots", list(&self.bots), list(&other.bots)),
            ("optional rules", switches(&self.switches), switches(&other.switches)),
            ("parameters", list(&self.set), list(&other.set)),
            ("text of the scenario", self.digest.clone(), other.digest.clone()),
        ];
        let (what, one, another) = parts.into_iter().find(|it| it.1 != it.2)?;
        Some(format!("they differ in the {what}: {one} and {another}"))
    }

    /// The line that repeats a command on these games.
    pub fn command(&self, verb: &str) -> String {
        let mut words = vec!["shamble".to_owned(), verb.to_owned(), quoted(&self.scenario)];
        if self.scenario.starts_with('{') {
            words.extend(["--book".to_owned(), self.book.clone()]);
        }
        for it in &self.set {
            words.extend(["--set".to_owned(), quoted(it)]);
        }
        for it in &self.switched {
            words.extend(["--switch".to_owned(), quoted(it)]);
        }
        if let Some(it) = &self.tables {
            words.extend(["--tables".to_owned(), quoted(it)]);
        }
        words.extend(["--bot".to_owned(), self.bots.join(","), "--seeds".to_owned(), self.seeds.to_string()]);
        words.join(" ")
    }

    /// Seed, version, rules and number of games, for whoever reads a result.
    pub fn words(&self) -> String {
        let set = if self.set.is_empty() { String::new() } else { format!(" with {}", self.set.join(", ")) };
        let switched = match self.switched.is_empty() {
            true => "the scenario's optional rules".to_owned(),
            false => format!("the scenario's optional rules except {}", self.switched.join(", ")),
        };
        let (games, bots, seeds) = (self.games(), self.bots.join(","), &self.seeds);
        let version = &self.version;
        let own =
            self.own_tables.as_ref().map(|it| format!(", by your own tables: {it}")).unwrap_or_default();
        format!("{games} games by {bots}, seeds {seeds}{set}, {switched}{own}, shamble {version}")
    }
}

/// A word as a shell takes it.
pub fn quoted(word: &str) -> String {
    let plain = |it: char| it.is_ascii_alphanumeric() || "-_./=,:".contains(it);
    if word.chars().all(plain) && !word.is_empty() {
        return word.to_owned();
    }
    format!("'{}'", word.replace('\'', "'\\''"))
}
