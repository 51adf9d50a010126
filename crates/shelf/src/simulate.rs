//! A whole game with bots in every chair, for thousands of them.
use kernel::{Answer, Answers, Asked, Book, Flow, Pause, Play, SoFar, dice::Seeded};

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
        match step::<B>(&mut battle, &mut dice, &mut bot) {
            Ok(Flow::Goes) => (),
            Ok(Flow::Ends) => return Ok((battle, bot.decisions)),
            Err(pause) => return Err(format!("game {seed} stopped: {pause:?}")),
        }
    }
}

/// One step that nobody reads; for a bot that looks ahead with what it needs for that.
pub(crate) fn step<B: Book>(
    battle: &mut B::Battle,
    dice: &mut Seeded,
    bot: &mut dyn Answers,
) -> Result<Flow, Pause> {
    if !bot.looks_ahead() {
        return B::step(battle, &mut Play::bulk(dice, bot));
    }
    let before = battle.clone();
    B::step(battle, &mut Play::looking_ahead(&before, dice, bot))
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

    fn answer_from(&mut self, asked: &Asked<'_>, so_far: &SoFar<'_>) -> Option<Answer> {
        self.decisions += 1;
        self.bot.answer_from(asked, so_far)
    }

    fn looks_ahead(&self) -> bool {
        self.bot.looks_ahead()
    }
}
