//! Zombies that people meet in a building (p. 47): who has to do with how many of them.
use std::{cmp::Ordering, ops::ControlFlow};

use kernel::{Dice, Given, Roll, fold, until, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::MOST_ZOMBIES;
use crate::table::dice::check_within;

/// Those who meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(extend("x-order" = ["zombies", "humans"]))]
pub struct Matching {
    #[schemars(range(min = 0, max = MOST_ZOMBIES))]
    pub zombies: u8,
    #[schemars(range(min = 1, max = 8))]
    pub humans: u8,
}

impl Default for Matching {
    fn default() -> Self {
        Matching { zombies: 4, humans: 2 }
    }
}

/// For each human, how many of the zombies are upon them; nothing where there are none, and the Defining Moment is taken.
pub type Matched = Option<SmallVec<[u8; 4]>>;

impl Matching {
    pub fn share(self, dice: &mut dyn Dice) -> Matched {
        if self.zombies == 0 {
            dice.cite(rule!("ffo.zombie.building-check"));
            return None;
        }
        let why = rule!("ffo.zombie.building-match");
        dice.cite(why);
        let humans = usize::from(self.humans);
        let mut shares = SmallVec::from_elem(self.zombies / self.humans, humans);
        let mut left = ((1u16 << humans) - 1) as u8;
        for _ in 0..self.zombies % self.humans {
            let at = unlucky(left, dice);
            shares[usize::from(at)] += 1;
            left &= !(1 << at);
        }
        Some(shares)
    }
}

/// Whom an odd zombie goes for, of these as bits: a die each, the lowest, and those who share it roll again.
fn unlucky(who: u8, dice: &mut dyn Dice) -> u8 {
    until(dice, who, |left, dice| {
        let lowest = if left.count_ones() == 1 { left } else { roll_off(left, dice) };
        if lowest.count_ones() == 1 {
            return ControlFlow::Break(lowest.trailing_zeros() as u8);
        }
        dice.cite(rule!("ffo.ruling.ties-and-choices"));
        ControlFlow::Continue(lowest)
    })
}

/// Of these, those with the lowest die.
fn roll_off(who: u8, dice: &mut dyn Dice) -> u8 {
    let start = (who, 7, 0);
    fold(dice, who.count_ones() as u16, start, |(left, least, lowest), dice| {
        let one = left & left.wrapping_neg();
        dice.turn_of(one.trailing_zeros() as usize);
        let face = dice.d6(rule!("ffo.zombie.building-match"));
        let lowest = match face.cmp(&least) {
            Ordering::Less => one,
            Ordering::Equal => lowest | one,
            Ordering::Greater => lowest,
        };
        (left & !one, face.min(least), lowest)
    })
    .2
}

impl Given for Matching {
    const NAME: &'static str = "ffo.zombie.match";
    const ABOUT: &'static str = "How many of the zombies in a building each human has to do with.";
    type Result = Matched;
    const NOTHING: &'static str = "no zombies: take the Defining Moment";

    fn check(&self) -> Result<(), ValueFault> {
        check_within("zombies", self.zombies.into(), 0, MOST_ZOMBIES)?;
        check_within("humans", self.humans.into(), 1, 8)
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Matched {
        self.share(dice)
    }
}
