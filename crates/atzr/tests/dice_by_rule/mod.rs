//! Dice and answers by the rule that calls for them: what a test is about is written down, the rest falls as it may.

use std::collections::{BTreeMap, VecDeque};

use kernel::{
    Answer, Dice, Event, Play, RuleId, What, dice::SeededDice, play::Answers, question::LiveQuestion,
};

/// Faces for the rolls of certain rules, in order; other rolls are seeded.
pub struct Cast {
    faces: BTreeMap<&'static str, VecDeque<u16>>,
    others: SeededDice,
}

impl Dice for Cast {
    fn die(&mut self, why: RuleId, sides: u16) -> u16 {
        let written = self.faces.get_mut(why.as_str()).and_then(VecDeque::pop_front);
        written.unwrap_or_else(|| self.others.die(why, sides))
    }
}

/// Answers to the questions of certain rules, in order; to others what stands if nobody cares.
pub struct Said(BTreeMap<&'static str, VecDeque<Answer>>);

impl Answers for Said {
    fn answer(&mut self, asked: &LiveQuestion<'_>) -> Option<Answer> {
        let written = self.0.get_mut(asked.ask.why.as_str()).and_then(VecDeque::pop_front);
        Some(written.unwrap_or_else(|| asked.default()))
    }
}

/// Plays something and hands out what was told; every face and answer that was written down must be used.
pub fn cast<R>(
    faces: &[(RuleId, &[u16])],
    answers: &[(RuleId, Answer)],
    go: impl FnOnce(&mut Play<'_>) -> R,
) -> (R, Vec<Event>) {
    let mut dice = Cast { faces: BTreeMap::new(), others: SeededDice::new(17) };
    for (rule, faces) in faces {
        dice.faces.entry(rule.as_str()).or_default().extend(faces.iter());
    }
    let mut said = Said(BTreeMap::new());
    for (rule, answer) in answers {
        said.0.entry(rule.as_str()).or_default().push_back(answer.clone());
    }
    let (done, told) = {
        let mut play = Play::new(Vec::new(), &mut dice, &mut said);
        let done = go(&mut play);
        (done, play.journal().to_vec())
    };
    dice.faces.retain(|_, left| !left.is_empty());
    said.0.retain(|_, left| !left.is_empty());
    assert!(dice.faces.is_empty(), "never rolled: {:?}", dice.faces);
    assert!(said.0.is_empty(), "never asked: {:?}", said.0);
    (done, told)
}

/// How often a modifier of this rule was added.
pub fn added(told: &[Event], rule: RuleId) -> usize {
    let parts = |it: &Event| match &it.what {
        What::Added { parts } => parts.iter().filter(|part| part.rule == rule).count(),
        _ => 0,
    };
    told.iter().map(parts).sum()
}

/// How often dice were rolled by this rule.
pub fn rolled(told: &[Event], rule: RuleId) -> usize {
    told.iter().filter(|it| it.rule == rule && matches!(it.what, What::Rolled { .. })).count()
}
