//! Challenges (3.2.3): what the rules do not cover.
use kernel::{Dice, Given, RuleId, Sum, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::table::dice::{Passed, check_rep, passes};

/// Something daring, agreed beforehand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Challenge {
    #[schemars(range(min = 0, max = crate::table::dice::MOST_REP))]
    pub rep: i32,
    pub difficulty: Difficulty,
    /// Somebody Agile climbs, jumps, dodges or balances.
    pub agile: bool,
    /// When a single die is passed the player tries again instead of withdrawing.
    pub retakes: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Difficulty {
    Easy,
    #[default]
    Average,
    Difficult,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Challenged {
    Failure,
    /// Nothing was done and nothing happens.
    Withdrawn,
    Success,
}

impl Default for Challenge {
    fn default() -> Self {
        Challenge { rep: 5, difficulty: Difficulty::Average, agile: false, retakes: true }
    }
}

impl Challenge {
    /// The Rep against which the dice are rolled.
    pub fn against(&self) -> Sum {
        let mut sum = Sum::default();
        sum.add(rule!("atzr.challenge.test"), self.rep);
        match self.difficulty {
            Difficulty::Easy => sum.add(rule!("atzr.challenge.test"), 1),
            Difficulty::Average => (),
            Difficulty::Difficult => sum.add(rule!("atzr.challenge.test"), -1),
        }
        if self.agile {
            sum.add(rule!("atzr.ruling.table-attributes"), 1);
        }
        sum
    }

    /// The first attempt; with one passed die the player has a choice.
    pub fn test(&self, dice: &mut dyn Dice) -> Passed {
        self.roll(rule!("atzr.challenge.test"), dice)
    }

    /// The second and last.
    pub fn retake(&self, dice: &mut dyn Dice) -> Challenged {
        match self.roll(rule!("atzr.challenge.retake"), dice) {
            Passed::TwoOrMore => Challenged::Success,
            Passed::One | Passed::None => Challenged::Failure,
        }
    }

    fn roll(&self, why: RuleId, dice: &mut dyn Dice) -> Passed {
        let against = dice.plus(&self.against());
        if 6 <= against {
            dice.cite(rule!("atzr.ruling.challenge-six"));
        }
        let passed = passes(why, against, 2, dice);
        Passed::of(passed, dice)
    }
}

impl Given for Challenge {
    const NAME: &'static str = "atzr.challenge";
    const ABOUT: &'static str = "A Challenge, with the second attempt if the player wants it.";
    type Result = Challenged;

    fn check(&self) -> Result<(), ValueFault> {
        check_rep("rep", self.rep)
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Challenged {
        match self.test(dice) {
            Passed::TwoOrMore => Challenged::Success,
            Passed::None => Challenged::Failure,
            Passed::One if self.retakes => self.retake(dice),
            Passed::One => Challenged::Withdrawn,
        }
    }
}
