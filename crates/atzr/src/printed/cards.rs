//! The Event Cards (2.3.2).
use std::sync::LazyLock;

use kernel::RuleId;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::printed::{
    Area, Class, CounterThing, LootRow, TablesFault,
    each::Each,
    part::{FilePart, embedded, over},
};

/// A card by its place in the list of all cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct CardId(pub u8);

/// Humans in an area's column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Humans {
    pub number: u8,
    pub class: Class,
}

/// What an area's column of a card shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Column {
    Zombies(u8),
    Humans(Humans),
}

/// A card as it is printed. It shows zombies in each area, or humans in each area, or is the Reshuffle card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Card {
    /// What people call it.
    pub id: String,
    #[serde(default)]
    pub zombies: Option<Each<Area, u8>>,
    #[serde(default)]
    pub humans: Option<Each<Area, Humans>>,
    #[serde(default)]
    pub reshuffle: bool,
    #[serde(default)]
    pub loot: Loot,
}

/// The loot rows of a card; a row that is not named holds nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct Loot {
    pub red: Option<CounterThing>,
    pub yellow: Option<CounterThing>,
    pub green: Option<CounterThing>,
    pub dash: Option<CounterThing>,
}

impl Loot {
    pub const fn row(&self, row: LootRow) -> Option<CounterThing> {
        match row {
            LootRow::Red => self.red,
            LootRow::Yellow => self.yellow,
            LootRow::Green => self.green,
            LootRow::Dash => self.dash,
        }
    }
}

impl Card {
    /// What the area's column shows; nothing on the Reshuffle card.
    pub fn column(&self, area: Area) -> Option<Column> {
        if let Some(zombies) = &self.zombies {
            return Some(Column::Zombies(zombies[area]));
        }
        self.humans.as_ref().map(|it| Column::Humans(it[area]))
    }
}

/// Up to which face of a d6 one gets into a building hex; the dash needs no roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct EntryFaces {
    pub red: u8,
    pub yellow: u8,
    pub green: u8,
}

impl EntryFaces {
    pub const fn of(&self, row: LootRow) -> Option<u8> {
        match row {
            LootRow::Red => Some(self.red),
            LootRow::Yellow => Some(self.yellow),
            LootRow::Green => Some(self.green),
            LootRow::Dash => None,
        }
    }
}

/// Which row a d6 reads for a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Person {
    /// For the faces 1 to 6.
    pub rows: [LootRow; 6],
}

/// How many cards of each kind there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Counts {
    pub zombie_cards: u8,
    pub human_cards: u8,
    pub reshuffle_cards: u8,
}

pub(super) const TEXT: &str = include_str!("../../printed/cards.toml");

/// A pile knows no more cards than this.
pub const MOST_CARDS: usize = 64;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Cards {
    /// None where a player's file has not said.
    #[serde(default)]
    pub counts: Option<Counts>,
    pub entry: EntryFaces,
    pub person: Person,
    pub deck: Vec<Card>,
}

impl Cards {
    /// As the rulings have them.
    pub fn book() -> Cards {
        static BOOK: LazyLock<Cards> = LazyLock::new(|| embedded(TEXT, Cards::whole));
        BOOK.clone()
    }

    /// The book's with those of a player's file in their place; each that he names he gives whole.
    pub fn read(section: &toml::Table) -> Result<Cards, Vec<TablesFault>> {
        let mut table = over(TEXT, section, &[]);
        // The book's numbers are not those of another deck.
        if section.contains_key("deck") && !section.contains_key("counts") {
            table.remove("counts");
        }
        Cards::whole(&table)
    }

    /// A card that is in the deck.
    pub fn card(&self, id: CardId) -> &Card {
        &self.deck[usize::from(id.0)]
    }

    /// What people call the cards, in the order of the deck.
    pub fn names(&self) -> Vec<&str> {
        self.deck.iter().map(|it| it.id.as_str()).collect()
    }

    /// The card that people call so.
    pub fn find(&self, id: &str) -> Option<CardId> {
        self.deck.iter().position(|it| it.id == id).map(|it| CardId(it as u8))
    }

    /// The rulings whose cards such a section gives.
    pub fn named(section: &toml::Table) -> Vec<RuleId> {
        let mut named = Vec::new();
        if section.keys().any(|it| it != "entry") {
            named.push(rule!("atzr.ruling.table-event-deck"));
        }
        // The book has these numbers itself.
        if section.contains_key("entry") {
            named.push(rule!("atzr.building.entry-roll"));
        }
        named
    }

    fn whole(table: &toml::Table) -> Result<Cards, Vec<TablesFault>> {
        let mut part = FilePart::new("/cards", table);
        part.only(&["counts", "entry", "person", "deck"]);
        let counts: Option<Counts> = table.get("counts").and_then(|_| part.member("counts"));
        let entry: Option<EntryFaces> = part.member("entry");
        let person: Option<Person> = part.member("person");
        let read = part.faults.len();
        let deck: Vec<Card> = part.list("deck");
        if let Some(entry) = &entry {
            check_entry(&mut part, entry);
        }
        // A card that did not read has no place to be named by, and would be missing in the counts.
        if part.faults.len() == read {
            check_deck(&mut part, &deck, counts);
        }
        let read = entry.zip(person).map(|(entry, person)| Cards { counts, entry, person, deck });
        part.done(read)
    }
}

fn check_entry(part: &mut FilePart<'_>, entry: &EntryFaces) {
    for (field, up_to) in [("red", entry.red), ("yellow", entry.yellow), ("green", entry.green)] {
        if !(1..=6).contains(&up_to) {
            part.fault(&format!("entry/{field}"), up_to.to_string(), "1 to 6");
        }
    }
}

fn check_deck(part: &mut FilePart<'_>, deck: &[Card], counts: Option<Counts>) {
    if deck.is_empty() || MOST_CARDS < deck.len() {
        part.fault("deck", format!("{} cards", deck.len()), format!("1 to {MOST_CARDS}"));
    }
    let mut found = Counts { zombie_cards: 0, human_cards: 0, reshuffle_cards: 0 };
    for (at, card) in deck.iter().enumerate() {
        if deck[..at].iter().any(|it| it.id == card.id) {
            part.fault(&format!("deck/{at}/id"), format!("`{}` again", card.id), "a card of its own");
        }
        let number = match (&card.zombies, &card.humans, card.reshuffle) {
            (Some(_), None, false) => &mut found.zombie_cards,
            (None, Some(_), false) => &mut found.human_cards,
            (None, None, true) => &mut found.reshuffle_cards,
            _ => {
                part.fault(&format!("deck/{at}"), "another mixture", "one of zombies, humans and reshuffle");
                continue;
            }
        };
        *number = number.saturating_add(1);
        let nobody = card.humans.iter().flat_map(Each::iter).any(|(_, it)| it.number == 0);
        if nobody {
            part.fault(&format!("deck/{at}/humans"), "0 humans", "1 or more in each area");
        }
        if card.reshuffle && card.loot != Loot::default() {
            part.fault(&format!("deck/{at}/loot"), "loot", "none on the Reshuffle card");
        }
    }
    if found.zombie_cards == 0 || found.human_cards == 0 {
        part.fault("deck", "no card of one kind", "at least one with zombies and one with humans");
    }
    check_counts(part, found, counts);
}

fn check_counts(part: &mut FilePart<'_>, found: Counts, counts: Option<Counts>) {
    let Some(counts) = counts else { return };
    let pairs = [
        ("zombie-cards", found.zombie_cards, counts.zombie_cards),
        ("human-cards", found.human_cards, counts.human_cards),
        ("reshuffle-cards", found.reshuffle_cards, counts.reshuffle_cards),
    ];
    for (field, found, said) in pairs {
        if found != said {
            part.fault(
                &format!("counts/{field}"),
                said.to_string(),
                format!("{found}, as many as the deck has"),
            );
        }
    }
}
