//! Wounds (12.5): does the wounded human hold out.
use kernel::{Dice, Given, Need, Roll, RuleId, Sum, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{journal::Outcome, table::handling::Distraction};

/// The one test for all wounds received since the last.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WoundTest {
    /// All the wounds they have, old ones too.
    #[schemars(range(min = 1, max = 20))]
    pub wounds: u8,
    #[serde(default)]
    pub distraction: Distraction,
    /// They are Tough, one of the new wounds came from a zombie, and they would use the skill on a failure.
    #[serde(default)]
    pub tough: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WoundResult {
    Eliminated,
    NothingHappens,
}

impl WoundTest {
    pub fn modifiers(&self) -> Sum {
        self.distraction.sum()
    }

    pub fn roll(&self, dice: &mut dyn Dice) -> WoundResult {
        dice.cite(rule!("dwa.ruling.wound-timing"));
        self.against_wounds(rule!("dwa.wound.test"), dice)
    }

    /// The second roll of someone Tough, which counts whatever it is.
    pub fn roll_again(&self, dice: &mut dyn Dice) -> WoundResult {
        dice.cite(rule!("dwa.ruling.reroll-skills"));
        self.against_wounds(rule!("dwa.skill.tough"), dice)
    }

    fn against_wounds(&self, why: RuleId, dice: &mut dyn Dice) -> WoundResult {
        dice.needs(why, &[Need::at_least(i32::from(self.wounds), Outcome::HoldsOut)]);
        let score = dice.d6(why) + dice.plus(&self.modifiers());
        if score < i32::from(self.wounds) {
            return WoundResult::Eliminated;
        }
        WoundResult::NothingHappens
    }
}

impl Given for WoundTest {
    const NAME: &'static str = "dwa.wound";
    const ABOUT: &'static str = "A wound test: a human with new wounds holds out or is eliminated.";
    type Result = WoundResult;

    fn check(&self) -> Result<(), ValueFault> {
        if self.wounds == 0 {
            return Err(ValueFault::at("wounds", "1 or more, for without a new wound there is no test"));
        }
        Ok(())
    }

    fn resolve(&self, dice: &mut dyn Dice) -> WoundResult {
        match self.roll(dice) {
            WoundResult::Eliminated if self.tough => self.roll_again(dice),
            first => first,
        }
    }
}
