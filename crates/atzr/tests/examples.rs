//! The book's own examples: dice in, result out. Each test has the name of its ledger entry.
#![allow(clippy::unwrap_used)]

mod board;
mod town;
mod cast;
mod horde;
mod steps;
mod said;

mod examples {
    mod zombies;
    mod combat;
    mod people;
    mod map;
    mod encounters;
    mod fire;
}
