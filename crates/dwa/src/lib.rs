//! Dead Walk Again 2.05, by its book. A ledger id `dwa.<chapter>.<rule>` is found in the file of that chapter: in `table/` what one
//! test or lookup comes to, in `battle/` what happens on the board, in `setup/` and `campaign/` what comes before and between the
//! games. The chapters in the book's order:
//!
//! | section | chapter | what it is about |
//! |---|---|---|
//! | 2, 7 | `setup` | what is settled before the game |
//! | 8 | `turn` | the phases of a turn |
//! | 9 | `ap` | action points |
//! | 9.1 | `act` | activations, and manipulating things |
//! | 10 | `move` | walking, climbing, jumping, lying down |
//! | 11.1 | `ammo` | weapons and ammunition |
//! | 11.2 | `shoot` | single shots |
//! | 11.2.6 | `auto` | automatic fire |
//! | 11.2.7.1 | `shotgun` | shotguns |
//! | 11.2.7.2 | `mg` | the machine gun |
//! | 11.2.8 | `grenade` | grenades |
//! | 11.2.9 | `flame` | the flamethrower, and fire |
//! | 11.3 | `jam` | weapon jams |
//! | 12 | `cc` | close combat |
//! | 12.5 | `wound` | wounds |
//! | 12.7 | `zombification` | the dead rise; zombies with firearms |
//! | 13 | `fear` | fear and moral value |
//! | 15 | `zombie` | the zombies: entry, senses, moves, doors, attacks |
//! | 16.1 | `char` | characters and archetypes |
//! | 16.2 | `search`, `item` | searching, and what is found |
//! | 16.3 | `vehicle` | vehicles |
//! | 16.4 | `xp`, `level` | campaign and experience, in `campaign/` |
//! | 16.5 | `skill` | skills |
//! | 16.6 | `quirk` | quirks |
//! | 16.7 | `trauma`, `psychosis` | trauma and psychosis |
#[macro_use]
pub mod ledger;
pub mod rules;
pub mod table;
pub mod battle;
pub mod setup;
pub mod campaign;
pub mod journal;
pub mod view;
pub mod preview;
mod company;
pub mod phrases;
pub mod words;
pub mod account;
pub mod bot;
mod shelved;

/// The book as it stands on the shelf; a static, so that its games are compiled here and nowhere else.
pub static SHELVED: shelf::Rulebook = shelved::SHELVED;
