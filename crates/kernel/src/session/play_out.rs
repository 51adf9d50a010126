//! A whole game at once, for whoever only wants to know how it ends.
use super::{Book, Flow};
use crate::{
    dice::SeededDice,
    play::{Answers, Play},
};

/// Far more than any game has that ends.
const MOST_STEPS: u32 = 100_000;

/// The last position of a game that `players` play to its end; the error says why it has none.
pub fn play_out<B: Book>(
    mut battle: B::Battle,
    seed: u64,
    players: &mut dyn Answers,
) -> Result<B::Battle, String> {
    let mut dice = SeededDice::new(seed);
    for _ in 0..MOST_STEPS {
        match B::step(&mut battle, &mut Play::bulk(&mut dice, players)) {
            Ok(Flow::Goes) => (),
            Ok(Flow::Ends) => return Ok(battle),
            Err(pause) => return Err(format!("it stopped: {pause:?}")),
        }
    }
    Err(format!("it did not end within {MOST_STEPS} steps"))
}
