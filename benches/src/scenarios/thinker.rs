//! How long the thinker thinks: the steady bot plays, and at some of its questions the thinker is asked as well.
use std::{
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use kernel::{Answer, Answers, LiveQuestion, Seat, SoFar, dice::SeededDice, question::AskedFor};
use shelf::{Players, Source};

use super::{Measured, clock::timed};

/// The thinker is asked at one of so many questions that leave a choice, no more often than this in a game.
const ONE_OF: usize = 5;
const A_GAME: usize = 8;
/// So many games are played.
const GAMES: u64 = 3;

type Thoughts = Arc<Mutex<Vec<Duration>>>;

/// Answers what the steady bot would, and has the thinker timed.
struct Observed {
    steady: Box<dyn Answers + Send>,
    thinker: Box<dyn Answers + Send>,
    choices: usize,
    thoughts: Thoughts,
    most: usize,
}

impl Answers for Observed {
    fn answer(&mut self, asked: &LiveQuestion<'_>) -> Option<Answer> {
        self.steady.answer(asked)
    }

    fn answer_from(&mut self, asked: &LiveQuestion<'_>, so_far: &SoFar<'_>) -> Option<Answer> {
        let is_choice = matches!(asked.shape, AskedFor::Point(_)) || 1 < asked.len();
        self.choices += usize::from(is_choice);
        let mut thoughts = self.thoughts.lock().unwrap_or_else(PoisonError::into_inner);
        if is_choice && self.choices.is_multiple_of(ONE_OF) && thoughts.len() < self.most {
            thoughts.push(timed(|| self.thinker.answer_from(asked, so_far)).1);
        }
        self.steady.answer(asked)
    }

    fn looks_ahead(&self) -> bool {
        true
    }
}

/// How long each thought took.
pub fn thoughts(of: &Measured) -> Result<Vec<Duration>, String> {
    let thinker = of.thinker.ok_or("its book has no thinker")?;
    let all = Thoughts::default();
    for seed in 1..=GAMES {
        let seat = |it| -> (Seat, Box<dyn Answers + Send>) {
            let (steady, thinker) = ((of.steady.make)(!seed), (thinker.make)(seed));
            let (thoughts, most) = (all.clone(), A_GAME * seed as usize);
            (Seat(it), Box::new(Observed { steady, thinker, choices: 0, thoughts, most }))
        };
        let players = Players((0..8).map(seat).collect());
        let mut game = of.scenario.start(players, Source::Seeded(SeededDice::new(seed)));
        game.advance().map_err(|it| it.to_string())?;
    }
    Ok(std::mem::take(&mut *all.lock().unwrap_or_else(PoisonError::into_inner)))
}
