//! All Things Zombie: Reloaded, by its book. A ledger id `atzr.<chapter>.<rule>` is found in the file of that chapter: in
//! `table/` what one test or lookup comes to, in `battle/` what happens on the map, in `setup/` and `campaign/` what
//! comes before and between the Encounters.
#[macro_use]
pub mod ledger;
