//! Pieces of a game for a book's tests: single steps over written dice and answers, and games that wait where they are wanted.
use std::collections::VecDeque;

use crate::{
    dice::{SeededDice, scripted},
    place::Point,
    play::{Answers, Play, script},
    question::{Answer, AskedFor, LiveQuestion, Options},
    session::{Book, Session, Status},
};

/// Plays something over these dice; all of them must be rolled, and nobody may be asked.
pub fn roll<R>(faces: &[u16], go: impl FnOnce(&mut Play<'_>) -> R) -> R {
    roll_and_answer(faces, [], go)
}

/// Plays something over these dice and answers; all of them must be used.
pub fn roll_and_answer<R>(
    faces: &[u16],
    answers: impl IntoIterator<Item = Answer>,
    go: impl FnOnce(&mut Play<'_>) -> R,
) -> R {
    let (mut dice, mut answers) = (scripted(faces), script(answers));
    go(&mut Play::new(Vec::new(), &mut dice, &mut answers))
}

/// A game that `bot` plays until it waits with its question after so many decisions; nothing if it is over before.
pub fn waiting<B: Book>(
    start: B::Battle,
    seed: u64,
    decisions: u32,
    bot: &mut dyn Answers,
) -> Option<Session<B>> {
    let (mut session, mut left) = (Session::<B>::new(start), decisions);
    let mut some = |asked: &LiveQuestion<'_>| {
        left = left.checked_sub(1)?;
        bot.answer(asked)
    };
    let status = session.advance(&mut SeededDice::new(seed), &mut some);
    matches!(status, Status::Asking { .. }).then_some(session)
}

/// Answers in words, in order: options by what they are called, several with "; " between, a place as "x,y", "yes" or "no", a
/// number.
#[derive(Debug)]
pub struct Says {
    left: VecDeque<String>,
    /// Whether an option that is called so is meant by these words.
    is_meant: fn(&str, &str) -> bool,
}

/// Whoever says the options as they are called.
pub fn says(answers: &[&str]) -> Says {
    Says {
        left: answers.iter().map(|it| (*it).to_owned()).collect(),
        is_meant: |called, said| called == said,
    }
}

impl Says {
    /// The same for a book whose options are called more than a test wants to say: how `called` is meant by `said`.
    #[must_use]
    pub fn meaning(self, is_meant: fn(called: &str, said: &str) -> bool) -> Self {
        Says { is_meant, ..self }
    }

    /// What nobody has asked for yet.
    pub const fn left(&self) -> &VecDeque<String> {
        &self.left
    }

    fn option(&self, of: &dyn Options, said: &str) -> usize {
        let called: Vec<String> = (0..of.open()).map(|it| of.label(it)).collect();
        let at = called.iter().position(|it| (self.is_meant)(it, said));
        at.unwrap_or_else(|| panic!("`{said}` is not among {called:?}"))
    }

    fn said(&self, asked: &LiveQuestion<'_>, said: &str) -> Answer {
        let number =
            |it: &str| it.trim().parse().unwrap_or_else(|_| panic!("`{it}` is no number: {asked:?}"));
        match asked.shape {
            AskedFor::One(of) => Answer::One(self.option(of, said)),
            AskedFor::Some { of, .. } => {
                let each = said.split("; ").filter(|it| !it.is_empty());
                Answer::Some(each.map(|it| self.option(of, it)).collect())
            }
            AskedFor::YesNo(_) => Answer::YesNo(said == "yes"),
            AskedFor::Number { .. } => Answer::Number(number(said)),
            AskedFor::Point(_) => {
                let (x, y) = said.split_once(',').unwrap_or_else(|| panic!("`{said}` is no place"));
                Answer::Point(Point::new(number(x), number(y)))
            }
            AskedFor::Order(_) | AskedFor::Form(_) | AskedFor::Game(_) => {
                panic!("nobody says that in words yet: {asked:?}")
            }
        }
    }
}

impl Answers for Says {
    fn answer(&mut self, asked: &LiveQuestion<'_>) -> Option<Answer> {
        let said = self.left.pop_front().unwrap_or_else(|| panic!("no answer left for {asked:?}"));
        Some(self.said(asked, &said))
    }
}
