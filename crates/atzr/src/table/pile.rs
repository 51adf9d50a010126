//! Things of which each is there or not, face down: a pile knows what is in it and no order, and drawing is a roll.
use kernel::{Dice, Roll, RuleId};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Up to 64 things by their numbers.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(transparent)]
pub struct Pile(u64);

impl Pile {
    /// Those of a list that `which` names.
    pub fn of<T>(list: &[T], which: impl Fn(&T) -> bool) -> Pile {
        let mut pile = Pile::default();
        for (at, it) in list.iter().enumerate().take(64) {
            if which(it) {
                pile.put(at as u8);
            }
        }
        pile
    }

    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn has(self, at: u8) -> bool {
        at < 64 && self.0 & (1 << at) != 0
    }

    pub fn put(&mut self, at: u8) {
        if at < 64 {
            self.0 |= 1 << at;
        }
    }

    /// Takes a certain thing out; whether it was there.
    pub fn take(&mut self, at: u8) -> bool {
        let had = self.has(at);
        if had {
            self.0 &= !(1 << at);
        }
        had
    }

    /// Everything of the other pile comes to this one.
    pub fn gather(&mut self, other: &mut Pile) {
        self.0 |= std::mem::take(&mut other.0);
    }

    /// One of them, all equally likely.
    pub fn draw(&mut self, why: RuleId, dice: &mut dyn Dice) -> Option<u8> {
        if self.is_empty() {
            return None;
        }
        let at = self.iter().nth(dice.one_of(why, self.len()))?;
        self.take(at);
        Some(at)
    }

    /// From the lowest number on.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let at = left.trailing_zeros() as u8;
            left &= left - 1;
            Some(at)
        })
    }
}
