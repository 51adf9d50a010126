//! Who answers in place.
use std::{any::Any, collections::VecDeque};

use crate::{
    dice::{Dice, SeededDice},
    log::Input,
    question::{Answer, AskedFor, LiveQuestion},
    rule::RuleId,
};

/// Who answers when the tape runs out: nobody (the step pauses), a bot, a script, a search.
pub trait Answers {
    fn answer(&mut self, asked: &LiveQuestion<'_>) -> Option<Answer>;

    /// The same for whoever looks ahead: with how the step came to its question, so that it can be played on from a copy.
    fn answer_from(&mut self, asked: &LiveQuestion<'_>, so_far: &SoFar<'_>) -> Option<Answer> {
        let _ = so_far;
        self.answer(asked)
    }

    /// Whether it wants to know how a step came to its question; bulk play keeps no tape otherwise.
    fn looks_ahead(&self) -> bool {
        false
    }

    /// Hears of an answer that comes from the tape.
    fn taped(&mut self, asked: &LiveQuestion<'_>, answer: &Answer) {
        let _ = (asked, answer);
    }
}

/// How a step came to its question.
#[derive(Clone, Copy, Debug)]
pub struct SoFar<'a> {
    /// The position the step began in.
    pub checkpoint: &'a dyn Any,
    /// The dice and answers since.
    pub tape: &'a [Input],
}

impl<F: FnMut(&LiveQuestion<'_>) -> Option<Answer>> Answers for F {
    fn answer(&mut self, asked: &LiveQuestion<'_>) -> Option<Answer> {
        self(asked)
    }
}

/// People: they are asked by whoever holds the session.
#[derive(Clone, Copy, Debug)]
pub struct Nobody;

impl Answers for Nobody {
    fn answer(&mut self, _: &LiveQuestion<'_>) -> Option<Answer> {
        None
    }
}

/// Whatever stands if nobody cares.
#[derive(Clone, Copy, Debug)]
pub struct Defaults;

impl Answers for Defaults {
    fn answer(&mut self, asked: &LiveQuestion<'_>) -> Option<Answer> {
        Some(match asked.shape {
            AskedFor::Game(game) => game.played(0, self).into(),
            _ => asked.default(),
        })
    }
}

/// Answers as a test writes them down, in order; none may be left over.
#[derive(Debug)]
pub struct Script(VecDeque<Answer>);

pub fn script(answers: impl IntoIterator<Item = Answer>) -> Script {
    Script(answers.into_iter().collect())
}

impl Answers for Script {
    fn answer(&mut self, asked: &LiveQuestion<'_>) -> Option<Answer> {
        Some(self.0.pop_front().unwrap_or_else(|| panic!("no answer left for {asked:?}")))
    }
}

impl Drop for Script {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            assert!(self.0.is_empty(), "answers never asked for: {:?}", self.0);
        }
    }
}

/// Any answer that may be given, all about equally likely; knows nothing but the question.
#[derive(Clone, Copy, Debug)]
pub struct Whim(SeededDice);

impl Whim {
    pub const fn new(seed: u64) -> Self {
        Whim(SeededDice::new(seed))
    }

    /// 0 to `n` - 1.
    fn below(&mut self, n: u64) -> u64 {
        ((u128::from(self.0.bits()) * u128::from(n)) >> 64) as u64
    }

    fn shuffled(&mut self, n: usize) -> Vec<usize> {
        let mut all: Vec<usize> = (0..n).collect();
        for left in (1..n).rev() {
            all.swap(left, self.below(left as u64 + 1) as usize);
        }
        all
    }
}

impl Answers for Whim {
    fn answer(&mut self, asked: &LiveQuestion<'_>) -> Option<Answer> {
        Some(match asked.shape {
            AskedFor::One(of) => Answer::One(self.below(of.open() as u64) as usize),
            AskedFor::Some { of, least, most } => {
                let n = least + self.below((most - least) as u64 + 1) as usize;
                let mut these = self.shuffled(of.open());
                these.truncate(n);
                Answer::Some(these)
            }
            AskedFor::YesNo(_) => Answer::YesNo(self.below(2) == 1),
            AskedFor::Number { least, most } => {
                let many = i64::from(most) - i64::from(least) + 1;
                Answer::Number((i64::from(least) + self.below(many as u64) as i64) as i32)
            }
            AskedFor::Point(field) => {
                let proposed = field.propose();
                Answer::Point(*proposed.get(self.below(proposed.len() as u64) as usize)?)
            }
            AskedFor::Order(of) => Answer::Order(self.shuffled(of.open())),
            AskedFor::Form(form) => Answer::Form(form.proposal()),
            AskedFor::Game(game) => {
                let seed = self.0.bits();
                game.played(seed, &mut Whim::new(seed)).into()
            }
        })
    }
}

/// Faces for a step that is thrown away, so that its rules come to an end.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MadeUp(SeededDice);

impl MadeUp {
    pub const fn new() -> Self {
        MadeUp(SeededDice::new(0))
    }
}

/// As a source they have always run out: a finished step has its dice on its tape.
impl Dice for MadeUp {
    fn die(&mut self, why: RuleId, sides: u16) -> u16 {
        self.0.die(why, sides)
    }

    fn ran_out(&self) -> bool {
        true
    }
}
