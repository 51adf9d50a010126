//! What people who roll their own dice would be asked for in a whole game.
use crate::{
    dice::{Dice, Faces, Missing, SeededDice},
    play::Throw,
    rule::{self, RuleId},
};

/// Dice from a seed that keep what was said of them before they were rolled.
#[derive(Debug)]
pub struct Listener {
    dice: SeededDice,
    now: Throw,
    pub heard: Vec<Missing>,
}

impl Listener {
    pub fn new(seed: u64) -> Self {
        Listener { dice: SeededDice::new(seed), now: Throw::default(), heard: Vec::new() }
    }

    fn keep(&mut self, why: RuleId, n: u16, sides: u16) {
        rule::hit(why);
        self.heard.push(Missing { why, sides, n, impossible: None, throw: Box::new(self.now.clone()) });
    }
}

impl Dice for Listener {
    fn die(&mut self, why: RuleId, sides: u16) -> u16 {
        self.keep(why, 1, sides);
        self.dice.die(why, sides)
    }

    fn pool(&mut self, why: RuleId, n: u16, sides: u16) -> Faces {
        self.keep(why, n, sides);
        self.dice.pool(why, n, sides)
    }

    fn asks_people(&self) -> bool {
        true
    }

    fn hear(&mut self, throw: Option<&Throw>) {
        self.now = throw.cloned().unwrap_or_default();
    }
}
