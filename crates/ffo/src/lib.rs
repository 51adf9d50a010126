//! All Things Zombie: Final Fade Out, by its book. A ledger id `ffo.<chapter>.<rule>` is found in the file of that chapter: in
//! `table/` what one test or lookup comes to, in `battle/` what happens on the table, in `setup/` and `campaign/` what
//! comes before and between the Encounters. The chapters in the book's order:
//!
//! | page | chapter | what it is about |
//! |---|---|---|
//! | 2 | `dice` | how dice are read |
//! | 2 | `table` | the table, measuring and facing |
//! | 4 | `figure` | what every character has |
//! | 4 | `star` | Stars and their advantages |
//! | 6 | `rep` | Reputation |
//! | 6 | `skill` | People and Savvy |
//! | 6 | `attribute` | Attributes |
//! | 8 | `class` | Classes |
//! | 9 | `weapon` | weapons |
//! | 9 | `protection` | body armour |
//! | 9 | `age` | age |
//! | 9 | `band` | the band and its recruits |
//! | 10 | `group` | groups and their cohesion |
//! | 11 | `leader` | Leaders and the Leader Die |
//! | 12 | `turn` | the turn and who activates |
//! | 13 | `action` | actions |
//! | 13 | `move` | movement, voluntary and not |
//! | 15 | `insight` | In Sight |
//! | 18 | `react` | Reaction Tests |
//! | 20 | `status` | Stunned, Out of the Fight, dead |
//! | 24 | `outgun` | Outgunned |
//! | 24 | `ammo` | running out of ammo |
//! | 25 | `shoot` | ranged combat |
//! | 27 | `damage` | damage |
//! | 27 | `cover` | cover and concealment |
//! | 29 | `melee` | melee |
//! | 30 | `charge` | the Charge into Melee Test |
//! | 33 | `breakoff` | breaking off |
//! | 33 | `retrieve` | retrieving the wounded |
//! | 33 | `leave` | leaving the table |
//! | 34 | `recover` | recovery after the Encounter |
//! | 34 | `building` | buildings and barricades |
//! | 36 | `fire` | setting fire |
//! | 36 | `terrain` | terrain and how it is laid out |
//! | 38 | `challenge` | Challenges |
//! | 39 | `vehicle` | vehicles |
//! | 45 | `zombie` | zombies |
//! | 53 | `area` | areas |
#[macro_use]
pub mod ledger;
pub mod rules;
pub mod journal;
pub mod table;
pub mod battle;
pub mod setup;
pub mod view;
pub mod words;
