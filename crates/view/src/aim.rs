//! What players are after, with counts as numbers.
use kernel::RuleId;
use schemars::JsonSchema;
use serde::Serialize;

use crate::NamedValue;

/// One thing that they are after.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Aim {
    /// What the book calls it: goal, objective.
    pub name: String,
    pub what: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<RuleId>,
    /// What is counted for it. A count without a name is of the aim itself; the others only tell how it goes.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub counts: Vec<GoalProgress>,
    pub standing: Standing,
    /// How far it is, in the book's words.
    pub so_far: String,
}

/// How far something is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct GoalProgress {
    #[serde(skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// In the book's words.
    pub value: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub done: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wanted: Option<u32>,
}

/// Whether an aim has been reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Standing {
    Open,
    /// Reached, and it can still be lost.
    Met,
    Reached,
    Missed,
}

impl GoalProgress {
    /// So many of those that are wanted: `3 of 4`.
    pub fn of(name: &str, done: u32, wanted: u32) -> Self {
        let value = format!("{done} of {wanted}");
        GoalProgress { name: name.to_owned(), value, done: Some(done), wanted: Some(wanted) }
    }

    /// So many, of whom nobody said how many it takes.
    pub fn number(name: &str, done: u32) -> Self {
        GoalProgress { name: name.to_owned(), value: done.to_string(), done: Some(done), wanted: None }
    }

    /// Nothing that has a number.
    pub fn told(name: &str, value: impl Into<String>) -> Self {
        GoalProgress { name: name.to_owned(), value: value.into(), done: None, wanted: None }
    }

    /// Whether it is less than what is wanted, where both are known.
    pub fn is_short(&self) -> Option<bool> {
        Some(self.done? < self.wanted?)
    }
}

impl Aim {
    /// The aim, what is counted for it by name, and how far it is.
    pub fn lines(&self) -> Vec<NamedValue> {
        let mut lines = vec![NamedValue { rule: self.rule, ..NamedValue::new(&self.name, &self.what) }];
        lines.extend(self.named().map(|it| NamedValue::new(&it.name, &it.value)));
        lines.push(NamedValue::new("so far", &self.so_far));
        lines
    }

    /// The counts that have names.
    pub fn named(&self) -> impl Iterator<Item = &GoalProgress> {
        self.counts.iter().filter(|it| !it.name.is_empty())
    }
}
