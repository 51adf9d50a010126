//! A number that remembers which rules made it.
use schemars::JsonSchema;
use serde::Serialize;
use smallvec::SmallVec;

use crate::rule::{self, RuleId};

/// Modifiers that add up, each with the rule that gave it.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Sum(SmallVec<[Modifier; 8]>);

/// One modifier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, serde::Deserialize, JsonSchema)]
pub struct Modifier {
    pub rule: RuleId,
    pub value: i32,
}

impl Sum {
    pub fn add(&mut self, rule: RuleId, value: i32) {
        rule::hit(rule);
        self.0.push(Modifier { rule, value });
    }

    pub fn total(&self) -> i32 {
        self.0.iter().map(|it| it.value).sum()
    }

    pub fn parts(&self) -> &[Modifier] {
        &self.0
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}
