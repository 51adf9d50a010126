//! A worked example of a book, while a test plays it.
use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Debug,
};

use super::record;
use crate::{
    dice::Dice,
    rule::{self, Example, Ledger, RuleId},
};

/// Hands out the dice that the ledger has for an example, and holds what comes of them against the ledger's results. A die that is
/// not rolled and a result that is not come to fail the test.
#[derive(Debug)]
#[must_use = "an example is held until it is played: `let _example = …`"]
pub struct ExampleDice {
    id: RuleId,
    dice: &'static [u16],
    results: &'static [&'static str],
}

impl ExampleDice {
    /// # Panics
    /// If the ledger has no such example.
    pub fn of(ledger: &'static Ledger, id: RuleId) -> Self {
        let found = ledger.examples.iter().find(|it| it.id == id.as_str());
        let Some(Example { dice, results, .. }) = found else { panic!("{id} is no example") };
        ExampleDice { id, dice, results }
    }

    /// All dice that are left, for a test that rolls them elsewhere.
    pub fn rest(&mut self) -> &'static [u16] {
        std::mem::take(&mut self.dice)
    }

    /// Something that the rules made of it: the ledger's next result.
    ///
    /// # Panics
    /// If the book comes to something else.
    pub fn comes_to(&mut self, result: impl Debug) {
        let result = format!("{result:?}");
        let Some((next, rest)) = self.results.split_first() else {
            panic!("{} comes to {result}, and the book says no more of it", self.id)
        };
        assert_eq!(result, *next, "{}", self.id);
        self.results = rest;
    }
}

impl Dice for ExampleDice {
    fn die(&mut self, why: RuleId, sides: u16) -> u16 {
        let Some((&face, rest)) = self.dice.split_first() else {
            panic!("{} has no more dice, and {why} rolls a d{sides}", self.id)
        };
        rule::hit(why);
        self.dice = rest;
        face
    }
}

impl Drop for ExampleDice {
    fn drop(&mut self) {
        if std::thread::panicking() {
            return record::failed();
        }
        if !self.dice.is_empty() || !self.results.is_empty() {
            record::failed();
            panic!(
                "{} is not played to its end: dice {:?}, results {:?} are left",
                self.id, self.dice, self.results
            );
        }
        record::passed(&BTreeMap::from([(self.id, BTreeSet::new())]), &BTreeSet::new());
    }
}
