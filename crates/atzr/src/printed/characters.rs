//! Named characters and the generic counters of each Class (2.2.1, 2.3.1).
use std::sync::LazyLock;

use kernel::{Pronoun, RuleId};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::printed::{
    Attribute, Class, CounterThing, TablesFault,
    each::{Each, name},
    part::{FilePart, embedded, over},
};

/// A named character by the place in the list of all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct NamedId(pub u8);

/// A generic counter by its Class and its place among those.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct GenericId {
    pub class: Class,
    pub at: u8,
}

/// A named character's counter and card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct NamedCharacter {
    pub name: String,
    /// What may stand for the name; the book's cards do not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pronoun: Option<Pronoun>,
    pub rep: u8,
    pub movement: u8,
    #[serde(default)]
    pub attributes: Vec<Attribute>,
    /// The Class as an NPC, where it is not that of the card or the player.
    #[serde(default)]
    pub npc_class: Option<Class>,
    /// As an NPC a Star.
    #[serde(default)]
    pub npc_star: bool,
    /// Can tell the Cure from a Medikit.
    #[serde(default)]
    pub knows_the_cure: bool,
    /// Can be drawn.
    #[serde(default = "yes")]
    pub in_pile: bool,
    /// Whose counter it is, where a player made up somebody of their own.
    #[serde(default)]
    pub counter_of: Option<String>,
}

const fn yes() -> bool {
    true
}

/// A generic counter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Generic {
    pub rep: u8,
    pub movement: u8,
    pub weapon: CounterThing,
}

pub(super) const TEXT: &str = include_str!("../../printed/characters.toml");

/// A pile knows no more counters than this.
pub const MOST_COUNTERS: usize = 64;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Characters {
    pub named: Vec<NamedCharacter>,
    pub generic: Each<Class, Vec<Generic>>,
}

impl Characters {
    /// As the rulings have them.
    pub fn book() -> Characters {
        static BOOK: LazyLock<Characters> = LazyLock::new(|| embedded(TEXT, Characters::whole));
        BOOK.clone()
    }

    /// The book's with those of a player's file in their place; each that he names he gives whole.
    pub fn read(section: &toml::Table) -> Result<Characters, Vec<TablesFault>> {
        Characters::whole(&over(TEXT, section, &["generic"]))
    }

    /// A character that is in the box.
    pub fn card(&self, id: NamedId) -> &NamedCharacter {
        &self.named[usize::from(id.0)]
    }

    /// A generic counter that is in the box.
    pub fn generic(&self, id: GenericId) -> &Generic {
        &self.generic[id.class][usize::from(id.at)]
    }

    /// The counter that stands for somebody: the own one, or for somebody made up the one it is made of.
    pub fn counter(&self, who: NamedId) -> NamedId {
        self.card(who).counter_of.as_ref().and_then(|it| self.find(it)).unwrap_or(who)
    }

    /// Who is called so.
    pub fn find(&self, name: &str) -> Option<NamedId> {
        self.named.iter().position(|it| it.name == name).map(|it| NamedId(it as u8))
    }

    /// The rulings whose people such a section gives.
    pub fn named(section: &toml::Table) -> Vec<RuleId> {
        let mut named = Vec::new();
        if section.contains_key("named") {
            named.push(rule!("atzr.ruling.table-characters"));
        }
        if section.contains_key("generic") {
            named.push(rule!("atzr.ruling.table-generic-counters"));
        }
        named
    }

    fn whole(table: &toml::Table) -> Result<Characters, Vec<TablesFault>> {
        let mut part = FilePart::new("/characters", table);
        part.only(&["named", "generic"]);
        let before = part.faults.len();
        let named: Vec<NamedCharacter> = part.list("named");
        if part.faults.len() == before {
            check_named(&mut part, &named);
        }
        let generic: Option<Each<Class, Vec<Generic>>> = part.each("generic");
        for (class, counters) in generic.iter().flat_map(Each::iter) {
            check_generic(&mut part, class, counters);
        }
        let read = generic.map(|generic| Characters { named, generic });
        part.done(read)
    }
}

fn check_named(part: &mut FilePart<'_>, named: &[NamedCharacter]) {
    if MOST_COUNTERS < named.len() {
        part.fault("named", format!("{} characters", named.len()), format!("at most {MOST_COUNTERS}"));
    }
    if !named.iter().any(|it| it.in_pile) {
        part.fault("named", "nobody who can be drawn", "somebody");
    }
    for (at, character) in named.iter().enumerate() {
        let mut fault = |field: &str, found: String, expected: &str| {
            part.fault(&format!("named/{at}/{field}"), found, expected);
        };
        if character.name.trim().is_empty() {
            fault("name", "nothing".to_owned(), "a name");
        }
        if named[..at].iter().any(|it| it.name == character.name) {
            fault("name", format!("`{}` again", character.name), "a name of one's own");
        }
        if !(1..=10).contains(&character.rep) {
            fault("rep", character.rep.to_string(), "1 to 10");
        }
        if !(1..=12).contains(&character.movement) {
            fault("movement", character.movement.to_string(), "1 to 12");
        }
        if !character.in_pile && (character.npc_star || character.npc_class.is_some()) {
            fault("in-pile", "false".to_owned(), "true, for who is never drawn is no NPC");
        }
        if character.in_pile && character.counter_of.is_some() {
            fault("counter-of", "a name".to_owned(), "nothing, for who is in the pile has an own counter");
        }
        let counter = character.counter_of.as_ref();
        if counter.is_some_and(|of| !named.iter().any(|it| it.name == *of && it.in_pile)) {
            fault("counter-of", "nobody in the pile".to_owned(), "the name of a character in the pile");
        }
    }
}

fn check_generic(part: &mut FilePart<'_>, class: Class, counters: &[Generic]) {
    let path = format!("generic/{}", name(&class));
    if MOST_COUNTERS < counters.len() {
        part.fault(&path, format!("{} counters", counters.len()), format!("at most {MOST_COUNTERS}"));
    }
    for (at, counter) in counters.iter().enumerate() {
        if !(1..=10).contains(&counter.rep) {
            part.fault(&format!("{path}/{at}/rep"), counter.rep.to_string(), "1 to 10");
        }
        if !(1..=12).contains(&counter.movement) {
            part.fault(&format!("{path}/{at}/movement"), counter.movement.to_string(), "1 to 12");
        }
    }
}
