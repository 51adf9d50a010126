//! In which words options of whole games are refused.
use std::collections::BTreeMap;

use crate::{
    play::{Answers, Whim},
    question::{Answer, LiveQuestion, OptionView, Shape},
    rule::RuleId,
};

/// Answers on a whim and keeps, rule by rule, an option that it closed and why; one without a reason before any other.
#[derive(Debug)]
pub struct Reasons {
    whim: Whim,
    pub told: BTreeMap<RuleId, (String, String)>,
}

impl Reasons {
    pub fn new(seed: u64) -> Self {
        Reasons { whim: Whim::new(seed), told: BTreeMap::new() }
    }
}

impl Answers for Reasons {
    fn answer(&mut self, asked: &LiveQuestion<'_>) -> Option<Answer> {
        if let Shape::One { options } = asked.question().shape {
            for OptionView { refused, reason, label, .. } in options {
                let Some(by) = refused else { continue };
                let told = self.told.entry(by).or_insert_with(|| (label.clone(), reason.clone()));
                if reason.is_empty() {
                    *told = (label, reason);
                }
            }
        }
        self.whim.answer(asked)
    }
}
