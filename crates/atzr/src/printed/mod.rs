//! What the box has in print: counters, cards, player aids. Where the rulebook's text does not have them they are
//! reconstructed by a ruling, and a player who owns the box can put his own in their place.
pub mod fault;
pub mod words;

pub use fault::Fault;
pub use words::{Area, Attribute, Class, DayPart, Row, Terrain, Thing};
