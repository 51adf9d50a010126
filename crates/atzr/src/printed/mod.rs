//! What the box has in print: counters, cards, player aids. Where the rulebook's text does not have them they are
//! reconstructed by a ruling, and a player who owns the box can put his own in their place.
pub mod cards;
pub mod characters;
pub mod counters;
pub mod each;
pub mod fault;
mod good_for;
pub mod part;
pub mod people;
pub mod tables;
mod whole;
pub mod words;

pub use cards::{CardId, Cards};
pub use characters::{Characters, GenericId, NamedId};
pub use counters::Counters;
pub use fault::TablesFault;
pub use people::PeopleTables;
pub use tables::FightTables;
pub use whole::Printed;
pub use words::{Area, Attribute, Class, CounterThing, DayPart, LootRow, Terrain};
