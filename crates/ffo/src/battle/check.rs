//! A position that came from outside, gone through as a whole: whatever the rules index, add or measure is what they can be in.
use kernel::flaw::{self, CheckResult, number};

use super::Battle;

/// Turns, kills and whatever else an Encounter counts in 16 bits.
const MOST_COUNTED: u16 = 50_000;

/// What is wrong with a position, if anything is.
pub fn check(battle: &Battle) -> CheckResult {
    number("turn", battle.turn, 0..=MOST_COUNTED)?;
    flaw::holds("holding", battle.holding == 0, "no In Sight is under way between two steps")
}
