//! Faces for a run that no longer counts.
use crate::{
    dice::{Dice, SeededDice},
    rule::RuleId,
};

/// Faces for a run that no longer counts: by turns from a stream, all highest and all lowest, so that a loop that waits
/// for some face, or for many of them in a row, comes to its end.
#[derive(Debug)]
pub(super) struct MadeUp {
    stream: SeededDice,
    rolled: u64,
}

impl Default for MadeUp {
    fn default() -> Self {
        MadeUp { stream: SeededDice::new(0), rolled: 0 }
    }
}

impl Dice for MadeUp {
    fn die(&mut self, why: RuleId, sides: u16) -> u16 {
        self.rolled += 1;
        match (self.rolled >> 8) % 3 {
            0 => self.stream.die(why, sides),
            1 => sides.max(1),
            _ => 1,
        }
    }
}
