//! Dead Walk Again 2.05, by its book. The chapters stand in the book's order, one line each; a ledger id
//! `dwa.<chapter>.<rule>` is found in the file of that chapter: in `table/` what one test or lookup comes to, in
//! `battle/` what happens on the board, in `setup/` and `campaign/` what comes before and between the games.
#[macro_use]
pub mod ledger;
pub mod rules;
pub mod journal;
pub mod table;
pub mod battle;
pub mod setup;
pub mod campaign;
pub mod view;
pub mod preview;
pub mod phrases;
pub mod account;
pub mod bot;
mod shelved;

/// The book as it stands on the shelf; a static, so that its games are compiled here and nowhere else.
pub static SHELVED: shelf::Shelved = shelved::SHELVED;
