//! What the box has in print: counters, cards, player aids. Where the rulebook's text does not have them they are
//! reconstructed by a ruling, and a player who owns the box can put his own in their place.
use std::sync::LazyLock;

pub mod cards;
pub mod characters;
pub mod counters;
pub mod each;
pub mod fault;
pub mod part;
pub mod people;
pub mod words;

pub use cards::{CardId, Cards};
pub use characters::{Characters, GenericId, NamedId};
pub use counters::Counters;
pub use fault::Fault;
pub use people::PeopleTables;
pub use words::{Area, Attribute, Class, DayPart, Row, Terrain, Thing};

/// Everything in print.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Printed {
    pub people: PeopleTables,
    pub counters: Counters,
    pub cards: Cards,
    pub characters: Characters,
}

impl Printed {
    /// As the book and the rulings have it.
    pub fn book() -> &'static Printed {
        static BOOK: LazyLock<Printed> = LazyLock::new(|| Printed {
            people: PeopleTables::book(),
            counters: Counters::book(),
            cards: Cards::book(),
            characters: Characters::book(),
        });
        &BOOK
    }

    pub fn in_use() -> &'static Printed {
        Printed::book()
    }
}
