//! Tests and lookups by name: their result with its reasons, and their odds.
mod recorded;

use std::fmt;

use kernel::{
    Dice, Estimate, Event, ExplainingDice, Explanation, How, Likely, Procedure, Ratio, RuleId, Within,
    dice::{Missing, SeededDice, TypedDice},
    written::ValueFault,
};
use serde_json::Value;

use recorded::RecordingDice;

/// What came of a test, why, and what a journal would tell of it.
#[derive(Debug)]
pub struct Resolution {
    pub result: Value,
    pub explanation: Explanation,
    pub events: Vec<Event>,
}

/// The procedure of this name.
pub fn find(name: &str) -> Option<&'static Procedure> {
    shelf::books().iter().flat_map(|it| it.procedures).find(|it| it.name == name)
}

/// Why a test was not resolved.
#[derive(Debug)]
pub enum TestFault {
    /// What is given does not fit.
    Given(ValueFault),
    /// The dice do not do, in words.
    Dice(String),
}

impl fmt::Display for TestFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TestFault::Given(fault) => fault.fmt(f),
            TestFault::Dice(words) => f.write_str(words),
        }
    }
}

/// Resolves with the dice given, or with the program's.
pub fn resolve(it: &Procedure, given: &Value, dice: &[u16], seed: u64) -> Result<Resolution, TestFault> {
    let resolved = |dice: &mut dyn Dice| {
        let mut explained = ExplainingDice::new(dice);
        let mut recorded = RecordingDice::new(&mut explained);
        let result = it.resolve(given, &mut recorded).map_err(TestFault::Given)?;
        let events = recorded.events;
        Ok(Resolution { result, explanation: explained.explanation(), events })
    };
    if dice.is_empty() {
        return resolved(&mut SeededDice::new(seed));
    }
    let mut typed = TypedDice::new(dice.iter().copied());
    let done = resolved(&mut typed)?;
    match amiss(&typed, dice.len()) {
        Some(wrong) => Err(TestFault::Dice(wrong)),
        None => Ok(done),
    }
}

/// Why dice that somebody has typed in do not do, in words for people at a table.
fn amiss(typed: &TypedDice, given: usize) -> Option<String> {
    match typed.missing() {
        Some(Missing { sides, impossible: Some(face), .. }) => {
            Some(format!("{face} is not on a d{sides}: it shows 1 to {sides}."))
        }
        Some(Missing { why, sides, n, impossible: None, .. }) => {
            let dice = if n == 1 { format!("a d{sides}") } else { format!("{n}d{sides}") };
            let for_what = called(why, sides).map_or(String::new(), |it| format!(" for the {it}"));
            Some(format!("{given} dice given, but more are needed: {dice} next{for_what}."))
        }
        None if typed.left_over() == given => Some("No dice are rolled for this.".to_owned()),
        None if typed.left_over() != 0 => {
            Some(format!("{given} dice given, but this test rolls only {}.", given - typed.left_over()))
        }
        None => None,
    }
}

/// What dice of a rule are rolled for, where its book says so.
fn called(rule: RuleId, sides: u16) -> Option<String> {
    let book = shelf::book(rule.as_str().split('.').next()?)?;
    Some(book.phrases.rules.dice(rule, sides)?.what.to_lowercase())
}

/// How much may be done to know the odds of a test that somebody waits for.
pub const WITHIN: Within = Within { ways: 1_000_000, games: 20_000, seed: 1 };

/// The odds of a test, the likeliest outcome first.
#[derive(Debug)]
pub struct OddsTable {
    pub how: How,
    pub outcomes: Vec<(Value, Likely)>,
    /// The share of all ways that was not looked at.
    pub unexplored: Ratio,
}

/// Each outcome with its chance: enumerated where that is not too much work, rolled where it is.
pub fn odds(it: &Procedure, given: &Value) -> Result<OddsTable, ValueFault> {
    let Estimate { how, outcomes, unexplored } = it.estimate(given, WITHIN)?;
    let mut all: Vec<_> = outcomes.into_iter().collect();
    all.sort_by(|a, b| b.1.p.total_cmp(&a.1.p));
    let told = |(text, p): (String, Likely)| (serde_json::from_str(&text).unwrap_or_default(), p);
    Ok(OddsTable { how, outcomes: all.into_iter().map(told).collect(), unexplored })
}

/// Dice as people type them.
pub fn dice(text: &str) -> Result<Vec<u16>, String> {
    let each = |it: &str| {
        it.parse::<u16>().map_err(|_| format!("`{it}` is not a die roll; enter what you rolled, such as 3 6"))
    };
    text.split([' ', ',']).filter(|it| !it.is_empty()).map(each).collect()
}
