//! What an answer costs at a table, with everything that follows until the next question stands: the same games as in bulk, but with
//! people in the chairs who answer what the bot would.
use std::{
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use kernel::{Answer, Answers, LiveQuestion, Seat, dice::SeededDice};
use shelf::{Players, Source, TableState};

use super::{Measured, clock::timed};

/// So many answers are timed, in whole games.
const ANSWERS: usize = 1_500;
/// No more games than these, and not for much longer than this.
const GAMES: u64 = 60;
const WHILE: Duration = Duration::from_secs(4);

type Heard = Arc<Mutex<Vec<(Seat, Answer)>>>;

/// A bot in all chairs whose answers are written down.
struct Heeded {
    bot: Box<dyn Answers + Send>,
    heard: Heard,
}

impl Answers for Heeded {
    fn answer(&mut self, asked: &LiveQuestion<'_>) -> Option<Answer> {
        let answer = self.bot.answer(asked)?;
        self.heard.lock().unwrap_or_else(PoisonError::into_inner).push((asked.ask.seat, answer.clone()));
        Some(answer)
    }
}

/// What the bot answers in a game.
pub fn taken(of: &Measured, seed: u64) -> Vec<(Seat, Answer)> {
    let heard = Heard::default();
    let seat = |it| -> (Seat, Box<dyn Answers + Send>) {
        (Seat(it), Box::new(Heeded { bot: (of.steady.make)(!seed), heard: heard.clone() }))
    };
    let players = Players((0..8).map(seat).collect());
    let mut game = of.scenario.start(players, Source::Seeded(SeededDice::new(seed)));
    // A game that breaks has taken fewer answers.
    let _ = game.advance();
    std::mem::take(&mut *heard.lock().unwrap_or_else(PoisonError::into_inner))
}

/// How long each of these answers took when people gave them.
pub fn timed_answers(of: &Measured, seed: u64, taken: &[(Seat, Answer)]) -> Result<Vec<Duration>, String> {
    let mut game = of.scenario.start(Players::people(), Source::Seeded(SeededDice::new(seed)));
    game.advance().map_err(|it| it.to_string())?;
    let mut times = Vec::with_capacity(taken.len());
    for (seat, answer) in taken {
        let (given, took) = timed(|| game.answer(*seat, answer.clone()));
        given.map_err(|it| format!("answer {} of game {seed}: {it}", times.len() + 1))?;
        times.push(took);
    }
    match game.state() {
        TableState::Over => Ok(times),
        _ => Err(format!("game {seed} is not over after the same answers")),
    }
}

/// The times of the answers in the first games.
pub fn times(of: &Measured) -> Result<Vec<Duration>, String> {
    let mut all = Vec::new();
    for seed in 1..=GAMES {
        all.extend(timed_answers(of, seed, &taken(of, seed))?);
        if ANSWERS <= all.len() || WHILE < all.iter().sum() {
            break;
        }
    }
    Ok(all)
}
