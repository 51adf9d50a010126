//! A whole game with bots in every chair, for thousands of them.
use kernel::{Answer, Answers, Asked, Book, Flow, Play, dice::Seeded};

use crate::Bot;

/// The last position of a game, and how many decisions were taken in it.
pub(crate) fn simulate<B: Book>(
    mut battle: B::Battle,
    seed: u64,
    bot: &Bot,
) -> Result<(B::Battle, u32), String> {
    let mut dice = Seeded::new(seed);
    let mut bot = Counting { bot: (bot.make)(!seed), decisions: 0 };
    loop {
        let mut play = Play::bulk(&mut dice, &mut bot);
        match B::step(&mut battle, &mut play) {
            Ok(Flow::Goes) => (),
            Ok(Flow::Ends) => return Ok((battle, bot.decisions)),
            Err(pause) => return Err(format!("game {seed} stopped: {pause:?}")),
        }
    }
}

/// A bot and how often it was asked.
struct Counting {
    bot: Box<dyn Answers + Send>,
    decisions: u32,
}

impl Answers for Counting {
    fn answer(&mut self, asked: &Asked<'_>) -> Option<Answer> {
        self.decisions += 1;
        self.bot.answer(asked)
    }
}
