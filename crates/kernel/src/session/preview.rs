//! What an answer would come to: the step is played again as far as its question, looked at there, and thrown away.
use std::any::Any;

use super::{Book, Session, run};
use crate::{
    play::{Answers, MadeUp, Play},
    question::{Answer, AskedFor, LiveQuestion, Refusal},
    rule::RuleId,
};

/// The options that were chosen and the numbers that were answered earlier in the same step, in order: what the open question
/// is a part of.
#[derive(Debug, Default)]
pub struct Earlier(Vec<Box<dyn Any>>);

impl Earlier {
    /// The last of them that is a `T`.
    pub fn last<T: 'static>(&self) -> Option<&T> {
        self.0.iter().rev().find_map(|it| it.downcast_ref())
    }

    /// The number that was answered to this rule since the last `T` was chosen.
    pub fn number<T: 'static>(&self, why: RuleId) -> Option<i32> {
        let since = self.0.iter().rev().take_while(|it| !it.is::<T>());
        since.filter_map(|it| it.downcast_ref::<Number>()).find(|it| it.why == why).map(|it| it.n)
    }
}

/// A number that was answered.
struct Number {
    why: RuleId,
    n: i32,
}

impl<B: Book> Session<B> {
    /// What belongs on the table beside the open question, or with an answer, what that one would come to. A point is not
    /// checked here: the book tells which rule refuses it.
    pub fn preview(&self, answer: Option<&Answer>) -> Result<B::Preview, Refusal> {
        let question = self.question().ok_or(Refusal::NothingAsked)?;
        match answer.map_or(Ok(()), |it| question.check(it)) {
            Ok(()) | Err(Refusal::Forbidden { .. }) => (),
            Err(refusal) => return Err(refusal),
        }
        let mut glance = Glance::<B> { earlier: Earlier::default(), answer, seen: None };
        let (mut scratch, mut dice) = (self.checkpoint().clone(), MadeUp::new());
        let play = Play::new(self.tape.clone(), &mut dice, &mut glance).settled(self.settled).undescribed();
        let _thrown_away = run::run::<B>(&mut scratch, play);
        // At the table a game goes on without its preview; whoever works on the book should know.
        debug_assert!(glance.seen.is_some(), "{} could not be looked at", question.why);
        Ok(glance.seen.unwrap_or_default())
    }
}

/// Looks at the open question and does not answer it.
struct Glance<'a, B: Book> {
    earlier: Earlier,
    answer: Option<&'a Answer>,
    seen: Option<B::Preview>,
}

impl<B: Book> Answers for Glance<'_, B> {
    fn answer(&mut self, asked: &LiveQuestion<'_>) -> Option<Answer> {
        self.seen = Some(B::preview(asked, &self.earlier, self.answer));
        None
    }

    fn taped(&mut self, asked: &LiveQuestion<'_>, answer: &Answer) {
        match (asked.shape, answer) {
            (AskedFor::One(of), Answer::One(at)) => self.earlier.0.push(of.kept(*at)),
            (AskedFor::Number { .. }, Answer::Number(n)) => {
                self.earlier.0.push(Box::new(Number { why: asked.ask.why, n: *n }));
            }
            _ => (),
        }
    }
}
