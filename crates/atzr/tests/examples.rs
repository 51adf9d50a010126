//! The book's own examples: dice in, result out. Each test has the name of its ledger entry.
mod combat;
mod encounters;
mod fire;
mod map;
mod people;
mod zombies;
