//! Who sits at a game, and where its dice come from.
use std::fmt::Debug;

use kernel::{
    Answer, AnswerQueue, Answers, LiveQuestion, Seat, SoFar,
    dice::{Dice, Missing, SeededDice, TypedDice},
};

use crate::Bot;

/// Where a game's dice come from.
#[derive(Clone, Debug)]
pub enum Source {
    Seeded(SeededDice),
    /// People roll and type them in.
    Typed(TypedDice),
}

impl Source {
    pub(super) fn dice(&mut self) -> &mut dyn Dice {
        match self {
            Source::Seeded(it) => it,
            Source::Typed(it) => it,
        }
    }

    pub(super) fn missing(&self) -> Option<Missing> {
        match self {
            Source::Seeded(_) => None,
            Source::Typed(it) => it.missing(),
        }
    }

    pub(super) fn position(&self) -> u64 {
        match self {
            Source::Seeded(it) => it.position(),
            Source::Typed(_) => 0,
        }
    }
}

/// Who sits where; a chair without a bot is a person's.
#[derive(Default)]
pub struct Players(pub Vec<(Seat, Box<dyn Answers + Send>)>);

impl Players {
    pub fn people() -> Self {
        Players::default()
    }

    pub fn all(bot: &Bot, seed: u64) -> Self {
        Players((0..=u8::MAX).map(|it| (Seat(it), (bot.make)(seed ^ u64::from(it)))).collect())
    }
}

/// Answers that were settled on beforehand, and after them whoever sits there.
#[derive(Debug)]
pub(super) struct Prompted<'a> {
    pub given: AnswerQueue,
    pub then: &'a mut Players,
}

impl Answers for Prompted<'_> {
    fn answer(&mut self, asked: &LiveQuestion<'_>) -> Option<Answer> {
        self.given.answer(asked).or_else(|| self.then.answer(asked))
    }

    fn answer_from(&mut self, asked: &LiveQuestion<'_>, so_far: &SoFar<'_>) -> Option<Answer> {
        self.given.answer(asked).or_else(|| self.then.answer_from(asked, so_far))
    }
}

impl Debug for Players {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.0.iter().map(|it| it.0)).finish()
    }
}

impl Answers for Players {
    fn answer(&mut self, asked: &LiveQuestion<'_>) -> Option<Answer> {
        let (_, bot) = self.0.iter_mut().find(|it| it.0 == asked.ask.seat)?;
        bot.answer(asked)
    }

    fn answer_from(&mut self, asked: &LiveQuestion<'_>, so_far: &SoFar<'_>) -> Option<Answer> {
        let (_, bot) = self.0.iter_mut().find(|it| it.0 == asked.ask.seat)?;
        bot.answer_from(asked, so_far)
    }
}
