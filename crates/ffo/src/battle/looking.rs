//! Whoever only looks: a menu, a preview, a bot. Rules that roll nothing can be asked so, and are not applied by it.
use kernel::{Dice, RuleId};

/// Dice that nobody rolls.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Looking;

impl Dice for Looking {
    fn die(&mut self, _: RuleId, _: u16) -> u16 {
        1
    }

    fn cite(&mut self, _: RuleId) {}
}
