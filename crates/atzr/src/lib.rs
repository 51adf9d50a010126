//! All Things Zombie: Reloaded, by its book. A ledger id `atzr.<chapter>.<rule>` is found in the file of that chapter: in
//! `table/` what one test or lookup comes to, in `battle/` what happens on the map, in `setup/` and `campaign/` what
//! comes before and between the Encounters; `printed/` is what the box has on its cards, counters and player aids.
#[macro_use]
pub mod ledger;
pub mod rules;
pub mod printed;
pub mod table;
pub mod battle;
pub mod setup;
pub mod campaign;
pub mod view;
pub mod journal;
pub mod preview;
pub mod phrases;
pub mod words;
pub mod account;
pub mod bot;
pub mod hidden;
pub mod value;
mod shelved;

/// The book as it stands on the shelf; a static, so that its games are compiled here and nowhere else.
pub static SHELVED: shelf::Rulebook = shelved::SHELVED;
