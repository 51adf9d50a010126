//! What came in from outside, step by step: besides its start and its rules, all that a game is.
use std::{
    fmt,
    hash::{DefaultHasher, Hash, Hasher},
};

use serde::{Deserialize, Serialize};

use crate::{
    dice::Faces,
    question::{Answer, Refusal},
    rule::RuleId,
};

/// One thing that came from outside the rules, in the order the rules used it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Input {
    Rolled {
        why: RuleId,
        sides: u16,
        faces: Faces,
        /// Of people who roll their own dice: the program rolled these for them.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        by_program: bool,
    },
    Answered {
        why: RuleId,
        answer: Answer,
    },
}

/// Dice that people rolled themselves have the digest that they had before there were others.
impl Hash for Input {
    fn hash<H: Hasher>(&self, state: &mut H) {
        std::mem::discriminant(self).hash(state);
        match self {
            Input::Rolled { why, sides, faces, by_program } => {
                (why, sides, faces).hash(state);
                if *by_program {
                    by_program.hash(state);
                }
            }
            Input::Answered { why, answer } => (why, answer).hash(state),
        }
    }
}

/// Dice and answers so far, each keyed by its rule.
pub type Tape = Vec<Input>;

impl Input {
    pub fn why(&self) -> RuleId {
        match self {
            Input::Rolled { why, .. } | Input::Answered { why, .. } => *why,
        }
    }

    pub fn is_answer(&self) -> bool {
        matches!(self, Input::Answered { .. })
    }

    /// How many dice it took.
    pub fn dice(&self) -> u64 {
        match self {
            Input::Rolled { faces, .. } => faces.len() as u64,
            Input::Answered { .. } => 0,
        }
    }

    /// The faces, if this is that roll and such dice can show them.
    pub(crate) fn fits_roll(&self, why: RuleId, n: u16, sides: u16) -> Option<&Faces> {
        match self {
            Input::Rolled { why: then, sides: of, faces, .. }
                if *then == why
                    && *of == sides
                    && faces.len() == usize::from(n)
                    && faces.iter().all(|it| (1..=sides).contains(it))
                    && faces.is_sorted() =>
            {
                Some(faces)
            }
            Input::Rolled { .. } | Input::Answered { .. } => None,
        }
    }
}

/// A tape that no longer fits: the rules came to something else than was recorded.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Divergence {
    /// Which input of the step it was.
    pub at: usize,
    pub wanted: Expectation,
    /// What stands on the tape there; nothing if it ends too early.
    pub found: Option<Input>,
}

/// What the rules came to where a tape stopped fitting.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Expectation {
    Roll {
        why: RuleId,
        n: u16,
        sides: u16,
    },
    /// An answer; with the refusal, if the recorded one is to this question but may not be given any more.
    Answer {
        why: RuleId,
        refusal: Option<Refusal>,
    },
    /// The end of the step.
    End,
    /// A panic in the rules.
    Bug {
        message: String,
    },
}

impl fmt::Display for Divergence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.found {
            None => write!(f, "the record of the step ends after {} inputs", self.at)?,
            Some(Input::Rolled { why, sides, faces, .. }) => {
                write!(f, "the record has {}d{sides} for {why}", faces.len())?;
            }
            Some(Input::Answered { why, .. }) => write!(f, "the record has an answer to {why}")?,
        }
        f.write_str(", the rules ")?;
        match &self.wanted {
            Expectation::Roll { why, n, sides } => write!(f, "roll {n}d{sides} for {why}"),
            Expectation::Answer { why, refusal: None } => write!(f, "ask by {why}"),
            Expectation::Answer { why, refusal: Some(it) } => {
                write!(f, "ask by {why}, where it is refused: {it}")
            }
            Expectation::End => f.write_str("end the step"),
            Expectation::Bug { message } => write!(f, "fail: {message}"),
        }
    }
}

/// A finished step, and what stood before it.
#[derive(Clone, Debug, PartialEq)]
struct Done {
    tape: Tape,
    journal_before: usize,
    decisions_before: usize,
    dice_before: u64,
    digest: u64,
}

/// The tapes of all finished steps.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct History(Vec<Done>);

impl History {
    pub fn len(&self) -> usize {
        self.0.len()
    }

    pub fn push(&mut self, tape: Tape, journal_before: usize) {
        let (decisions_before, dice_before) = (self.decisions(), self.dice());
        let digest = digest_after(self.digest(self.len()), &tape);
        self.0.push(Done { tape, journal_before, decisions_before, dice_before, digest });
    }

    pub fn tapes_from(&self, step: usize) -> impl ExactSizeIterator<Item = &[Input]> {
        self.0[step.min(self.len())..].iter().map(|it| it.tape.as_slice())
    }

    pub fn tape(&self, step: usize) -> &[Input] {
        &self.0[step].tape
    }

    /// How many dice had been rolled before this step.
    pub fn dice_before(&self, step: usize) -> u64 {
        self.0[step].dice_before
    }

    /// Where the journal stood before this step, unless it is the one under way.
    pub fn journal_before(&self, step: usize) -> Option<usize> {
        self.0.get(step).map(|it| it.journal_before)
    }

    /// The first step before which so much had been told.
    pub fn step_from(&self, told: usize) -> usize {
        self.0.partition_point(|it| it.journal_before < told)
    }

    pub fn decisions(&self) -> usize {
        self.0.last().map_or(0, |it| it.decisions_before + answers(&it.tape))
    }

    pub fn dice(&self) -> u64 {
        self.0.last().map_or(0, |it| it.dice_before + dice(&it.tape))
    }

    /// Stands for everything up to and without step `step`: equal digests, equal histories.
    pub fn digest(&self, step: usize) -> u64 {
        step.checked_sub(1).and_then(|it| self.0.get(it)).map_or(0, |it| it.digest)
    }

    /// The step in which this decision was taken, and how many of that step came before it.
    pub fn find_decision(&self, decision: usize) -> Option<(usize, usize)> {
        if self.decisions() <= decision {
            return None;
        }
        let step = self.0.partition_point(|it| it.decisions_before <= decision) - 1;
        Some((step, decision - self.0[step].decisions_before))
    }

    /// Forgets this step and all after it; says where the journal stood and what the tape was.
    pub fn cut(&mut self, step: usize) -> Option<(usize, Tape)> {
        let mut cut = self.0.drain(step.min(self.len())..);
        cut.next().map(|it| (it.journal_before, it.tape))
    }
}

/// The digest of a history after one more step, for whoever keeps a copy of it elsewhere.
pub fn digest_after(before: u64, tape: &[Input]) -> u64 {
    let mut hasher = DefaultHasher::new();
    (before, tape).hash(&mut hasher);
    hasher.finish()
}

pub(crate) fn answers(tape: &[Input]) -> usize {
    tape.iter().filter(|it| it.is_answer()).count()
}

pub(crate) fn dice(tape: &[Input]) -> u64 {
    tape.iter().map(Input::dice).sum()
}

/// Where on the tape its `n`-th answer stands.
pub(crate) fn nth_answer(tape: &[Input], n: usize) -> usize {
    let mut at = tape.iter().enumerate().filter(|it| it.1.is_answer());
    at.nth(n).map_or(tape.len(), |it| it.0)
}
