//! The book's own examples: dice in, result out. Each test has the name of its ledger entry.
mod combat;
mod encounters;
mod fire;
mod map;
mod people;
mod zombies;

use kernel::{RuleId, rule::Played};

/// The test plays this example of the ledger, with its dice and to its results.
fn example(id: RuleId) -> Played {
    Played::of(&atzr::ledger::LEDGER, id)
}

/// The test plays this example with dice of its own: those of the ledger are told in another order, or are not all it takes.
fn told_anew(id: RuleId) -> Played {
    Played::told_anew(&atzr::ledger::LEDGER, id)
}
