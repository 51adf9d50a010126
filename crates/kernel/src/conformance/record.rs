//! A whole game to check against: who answered and what was rolled, to be given again.
use std::{ops::RangeInclusive, vec::IntoIter};

use crate::{
    dice::{Dice, Faces, SeededDice},
    log::Input,
    play::{Answers, Whim},
    question::{Answer, LiveQuestion},
    rule::RuleId,
    session::{Book, Session, Status},
};

/// A finished game and the seed that made it.
#[derive(Debug)]
pub struct RecordedGame<B: Book> {
    pub seed: u64,
    pub session: Session<B>,
}

/// Plays a game to its end, all seats on a whim; it must end within `most_steps`.
pub fn play_whole<B: Book>(start: B::Battle, seed: u64, most_steps: usize) -> RecordedGame<B> {
    let mut session = Session::<B>::new(start);
    let (mut dice, mut whim) = (SeededDice::new(seed), Whim::new(!seed));
    for _ in 0..=most_steps {
        match session.step(&mut dice, &mut whim) {
            None => (),
            Some(Status::Over) => return RecordedGame { seed, session },
            Some(Status::Asking { question, .. }) => {
                panic!("nothing is proposed: seed {seed}, step {}, {question:?}", session.steps().len())
            }
            Some(other) => panic!("seed {seed}, step {}: {other:?}", session.steps().len()),
        }
    }
    panic!("no end after {most_steps} steps: seed {seed}")
}

impl<B: Book> RecordedGame<B> {
    fn inputs(&self) -> impl Iterator<Item = &Input> {
        self.session.steps().flatten()
    }

    /// The rolls, without the first few.
    pub fn dice(&self, without: usize) -> RecordedDice {
        let rolls: Vec<Input> = self.inputs().filter(|it| !it.is_answer()).skip(without).cloned().collect();
        RecordedDice { seed: self.seed, rolls: rolls.into_iter() }
    }

    /// The answers, without the first few.
    pub fn answers(&self, without: usize) -> RecordedAnswers {
        let answers: Vec<Input> = self.inputs().filter(|it| it.is_answer()).skip(without).cloned().collect();
        RecordedAnswers { seed: self.seed, answers: answers.into_iter() }
    }
}

/// Dice as they fell in a recorded game; anything else that is asked of them is a failure.
#[derive(Debug)]
pub struct RecordedDice {
    seed: u64,
    rolls: IntoIter<Input>,
}

impl Dice for RecordedDice {
    fn die(&mut self, why: RuleId, sides: u16) -> u16 {
        self.pool(why, 1, sides)[0]
    }

    fn pool(&mut self, why: RuleId, n: u16, sides: u16) -> Faces {
        if n == 0 {
            return Faces::new();
        }
        let next = self.rolls.next();
        let fits = next.as_ref().and_then(|it| it.fits_roll(why, n, sides)).cloned();
        fits.unwrap_or_else(|| panic!("seed {}: {n}d{sides} for {why}, recorded {next:?}", self.seed))
    }

    fn count(&mut self, why: RuleId, n: u16, sides: u16, scores: RangeInclusive<u16>) -> u16 {
        self.pool(why, n, sides).iter().filter(|it| scores.contains(it)).count() as u16
    }
}

/// Answers as they were given in a recorded game.
#[derive(Debug)]
pub struct RecordedAnswers {
    seed: u64,
    answers: IntoIter<Input>,
}

impl RecordedAnswers {
    pub fn next(&mut self, why: RuleId) -> Answer {
        match self.answers.next() {
            Some(Input::Answered { why: then, answer }) if then == why => answer,
            other => panic!("seed {}: asked by {why}, recorded {other:?}", self.seed),
        }
    }
}

impl Answers for RecordedAnswers {
    fn answer(&mut self, asked: &LiveQuestion<'_>) -> Option<Answer> {
        Some(self.next(asked.ask.why))
    }
}
