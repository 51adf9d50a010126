//! All Things Zombie: Reloaded, by its book. A ledger id `atzr.<chapter>.<rule>` is found in the file of that chapter: in
//! `table/` what one test or lookup comes to, in `battle/` what happens on the map, in `setup/` and `campaign/` what
//! comes before and between the Encounters; `printed/` is what the box has on its cards, counters and player aids. The
//! chapters in the book's order:
//!
//! | section | chapter | what it is about |
//! |---|---|---|
//! | 1 | `game` | kinds of game, and who plays |
//! | 2.1 | `components` | what is in the box |
//! | 2.3.2.1 | `card` | Event Cards and the deck |
//! | 2.3.2.2 | `building` | entering buildings |
//! | 2.4 | `dice` | how dice are read |
//! | 3 | `basics` | what every character has |
//! | 3.1 | `star` | Stars |
//! | 3.1.2 | `grunt` | Grunts |
//! | 3.1.2.1 | `npc` | NPCs |
//! | 3.1.3 | `tonya` | Tonya, whom nobody plays: a Star among the NPCs |
//! | 3.2 | `star-power` | Star Power |
//! | 3.2.3 | `challenge` | Challenges |
//! | 3.3 | `rep` | Reputation |
//! | 3.4 | `attribute` | Attributes |
//! | 3.5 | `class` | Classes |
//! | 3.6 | `weapon` | weapons |
//! | 4 | `group` | forming the group |
//! | 4.2 | `together` | keeping it together |
//! | 4.3 | `leader` | Leaders |
//! | 5 | `turn` | the turn |
//! | 6 | `action` | actions |
//! | 6.1 | `stack` | stacking |
//! | 7 | `move` | movement |
//! | 7.3 | `react` | what a reaction can be |
//! | 8 | `insight` | In Sight |
//! | 9 | `reaction` | Reaction Tests |
//! | 10 | `ranged` | ranged combat |
//! | 10.2 | `outgunned` | Outgunned |
//! | 10.4 | `ammo` | running out of ammo |
//! | 10.5 | `los` | line of sight |
//! | 10.9 | `cover` | cover |
//! | 10.11 | `damage` | damage |
//! | 11 | `melee` | melee |
//! | 11.2 | `charge` | charging |
//! | 12 | `recovery` | recovery |
//! | 13 | `zombie` | zombies: where they come from, how they act |
//! | 13.3 | `surprise` | Zombie Surprise |
//! | 13.5 | `feast` | the Feast |
//! | 13.9 | `infection` | infection |
//! | 14 | `campaign` | months and areas |
//! | 15 | `item` | items |
//! | 15.3 | `carry` | carrying |
//! | 15.4 | `search` | searching |
//! | 15.5 | `take` | taking from others |
//! | 15.6 | `barter` | barter |
//! | 16 | `meet` | meeting humans |
//! | 16.3 | `talk` | Talk the Talk |
//! | 16.4 | `walk` | Walk the Walk |
//! | 16.4.1 | `mercy` | mercy |
//! | 17 | `npcmove` | how NPCs move |
//! | 18 | `encounter` | Encounters |
//! | 18.4 | `daypart` | Day Parts |
//! | 19 | `search-encounter` | the Encounter Search |
//! | 19.1 | `cure` | the Cure |
//! | 20 | `raid` | Raids |
//! | 21 | `takeback` | Take Back |
//! | 22 | `chillin` | Chillin' |
//! | 22.1 | `availability` | who takes part |
//! | 23 | `defend` | Defend |
//! | 24 | `robbery` | Robberies |
//! | 25 | `bushwhack` | Bushwhacks |
//! | 26 | `after` | after an Encounter |
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
mod company;
pub mod phrases;
pub mod words;
pub mod account;
pub mod bot;
pub mod hidden;
pub mod value;
mod shelved;

/// The book as it stands on the shelf; a static, so that its games are compiled here and nowhere else.
pub static SHELVED: shelf::Rulebook = shelved::SHELVED;
