//! How things would stand after some answers, as far as no die has to be rolled for it.
use std::collections::VecDeque;

use super::{Book, Flow, Session, Status};
use crate::{
    dice::TypedDice,
    event::Event,
    log,
    play::{Answers, Nobody},
    question::{Answer, LiveQuestion, Refusal, Seat},
};

/// A copy of the step under way with answers given that the game has not got yet. What was told after them is in `told`.
#[derive(Debug)]
pub struct Ahead<B: Book> {
    /// Waits with the next question, or with none where dice come next or the game is over.
    pub session: Session<B>,
    /// The position in which the next question is asked, or where the last step ended.
    pub position: B::Battle,
    pub told: Vec<Event>,
}

impl<B: Book> Ahead<B> {
    fn of(session: &Session<B>) -> Ahead<B> {
        let checkpoint = session.checkpoint().clone();
        let mut copy = Session::<B>::taken_up(checkpoint.clone(), Vec::new(), Flow::Goes);
        copy.replay(Vec::new(), session.tape().to_vec());
        let mut ahead = Ahead { session: copy, position: checkpoint, told: Vec::new() };
        // Asks again what is open; the answers on its tape were taken before.
        let _refused_nothing = ahead.advance(&mut Nobody);
        ahead
    }

    /// Plays on to where somebody is asked whom `answers` do not speak for, or dice are wanted.
    fn advance(&mut self, answers: &mut dyn Answers) -> Result<(), Refusal> {
        let status = self.session.advance(&mut TypedDice::new([]), answers);
        self.told = self.session.journal().to_vec();
        self.position = self.session.checkpoint().clone();
        match status {
            Status::Asking { scratch, events, .. } => {
                self.position = scratch;
                self.told.extend(events);
            }
            Status::NeedsDice { events, .. } => self.told.extend(events),
            Status::Refused(refusal) => return Err(refusal),
            Status::Diverged(_) | Status::Broken(_) | Status::Over => (),
        }
        Ok(())
    }

    /// Every answer that was given in it, those of the step that it began in included.
    fn answers(&self) -> impl Iterator<Item = &Answer> {
        let inputs = self.session.steps().flatten().chain(self.session.tape());
        inputs.filter_map(|it| match it {
            log::Input::Answered { answer, .. } => Some(answer),
            log::Input::Rolled { .. } => None,
        })
    }
}

/// Answers that one seat has settled on beforehand, in their order. Taken in place they cost one pass over the step, however
/// many they are.
#[derive(Debug)]
pub struct AnswerQueue {
    seat: Seat,
    answers: VecDeque<Answer>,
}

impl AnswerQueue {
    pub fn by(seat: Seat, answers: Vec<Answer>) -> AnswerQueue {
        AnswerQueue { seat, answers: answers.into() }
    }

    /// Whether all of them were given.
    pub fn is_empty(&self) -> bool {
        self.answers.is_empty()
    }
}

impl Answers for AnswerQueue {
    fn answer(&mut self, asked: &LiveQuestion<'_>) -> Option<Answer> {
        if asked.ask.seat == self.seat { self.answers.pop_front() } else { None }
    }
}

impl<B: Book> Session<B> {
    /// A copy with these answers given one after the other by whoever is asked now. It is refused where one of them is, where a die
    /// would be rolled between two of them, or somebody else asked.
    pub fn ahead(&self, answers: &[Answer]) -> Result<Ahead<B>, Refusal> {
        let seat = self.question().map(|it| it.seat).ok_or(Refusal::NothingAsked)?;
        let mut ahead = Ahead::of(self);
        if answers.is_empty() {
            return Ok(ahead);
        }
        let mut given = AnswerQueue::by(seat, answers.to_vec());
        ahead.advance(&mut given)?;
        match ahead.session.question() {
            _ if given.is_empty() => Ok(ahead),
            Some(other) => Err(Refusal::Seat { asked: other.seat }),
            None => Err(Refusal::NothingAsked),
        }
    }

    /// A copy in which somebody has answered for as long as they would and no die was wanted, and what they answered.
    pub fn led_by(&self, leader: &mut dyn Answers) -> Result<(Ahead<B>, Vec<Answer>), Refusal> {
        self.question().ok_or(Refusal::NothingAsked)?;
        let mut ahead = Ahead::of(self);
        let before = ahead.answers().count();
        ahead.told.clear();
        ahead.advance(leader)?;
        let answers = ahead.answers().skip(before).cloned().collect();
        Ok((ahead, answers))
    }
}
