//! Whole Encounters of All Things Zombie: Reloaded as they are shipped, played by bots in bulk.
use atzr::{
    battle::{Atzr, Battle},
    setup::{scenario::Scenario, scenarios},
};
use kernel::{Answer, Answers, Book, Flow, LiveQuestion, Play, dice::SeededDice};

/// The Encounter that is measured: a Search in the suburbs by four people.
pub const SEARCH: &str = "maple-heights";

/// The position before the first turn.
pub fn start(id: &str) -> Battle {
    let text = scenarios().iter().find(|it| it.0 == id).map(|it| it.1);
    let text = text.unwrap_or_else(|| panic!("no scenario `{id}`"));
    Scenario::read(text).unwrap_or_else(|error| panic!("{id}: {error}")).battle()
}

/// How a game ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ended {
    pub turn: u16,
    pub success: bool,
    /// Questions that were answered, and dice that were rolled.
    pub decisions: u64,
    pub dice: u64,
}

/// A bot whose answers are counted.
struct Counted<'a> {
    bot: &'a mut dyn Answers,
    decisions: u64,
}

impl Answers for Counted<'_> {
    fn answer(&mut self, asked: &LiveQuestion<'_>) -> Option<Answer> {
        self.decisions += 1;
        self.bot.answer(asked)
    }
}

/// Plays one game to its end, as a simulation does.
pub fn game(start: &Battle, seed: u64, bot: &mut dyn Answers) -> Ended {
    let (mut battle, mut dice) = (start.clone(), SeededDice::new(seed));
    let mut bot = Counted { bot, decisions: 0 };
    loop {
        match Atzr::step(&mut battle, &mut Play::bulk(&mut dice, &mut bot)) {
            Ok(Flow::Goes) => (),
            Ok(Flow::Ends) => break,
            Err(pause) => panic!("game {seed} stopped: {pause:?}"),
        }
    }
    Ended {
        turn: battle.turn,
        success: battle.result.is_some_and(|it| it.success),
        decisions: bot.decisions,
        dice: dice.position(),
    }
}
