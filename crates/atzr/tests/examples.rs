//! The book's own examples: dice in, result out. Each test has the name of its ledger entry.
#![allow(clippy::unwrap_used)]

mod board;
mod turn_in_words;
mod dice_by_rule;
mod zombie_phases;
mod steps;
mod acting_in_words;

mod examples {
    mod zombies;
    mod combat;
    mod people;
    mod map;
    mod encounters;
    mod fire;
}
