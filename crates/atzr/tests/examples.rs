//! The book's own examples: dice in, result out. Each test has the name of its ledger entry.
#![allow(clippy::unwrap_used)]

mod board;
mod said;

mod examples {
    mod fight;
    mod folk;
    mod gun;
}
