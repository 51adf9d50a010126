//! The book's own examples: dice in, result out. Each test has the name of its ledger entry.
mod building;
mod challenge;
mod dice;
mod insight;
mod melee;
mod r#move;
mod people;
mod react;
mod shoot;
mod star;
mod turn;
mod vehicle;
mod zombie;

use kernel::{RuleId, rule::ExampleDice};

/// The test plays this example of the ledger, with its dice and to its results.
fn example(id: RuleId) -> ExampleDice {
    ExampleDice::of(&ffo::ledger::LEDGER, id)
}
