//! Breaking from close combat (12.4).
use kernel::{
    Dice, Given, Need, Roll,
    written::{FaultReason, ValueFault},
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{journal::Outcome, table::handling::Distraction};

/// An attempt to get away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Break {
    /// Standing enemies in contact.
    #[schemars(range(min = 1, max = 6))]
    pub opponents: u8,
    #[serde(default)]
    pub distraction: Distraction,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Broke {
    Held,
    Away,
}

impl Break {
    pub fn roll(&self, dice: &mut dyn Dice) -> Broke {
        dice.cite(rule!("dwa.ruling.fallen-opponents"));
        if self.opponents == 6 {
            dice.cite(rule!("dwa.ruling.break"));
        }
        self.distraction.cite(dice);
        let plus = dice.plus(&self.distraction.sum());
        let away = Need::at_least(i32::from(self.opponents) + 1, Outcome::Away);
        dice.needs(rule!("dwa.cc.break"), &[away]);
        let score = dice.d6(rule!("dwa.cc.break")) + plus;
        if i32::from(self.opponents) < score { Broke::Away } else { Broke::Held }
    }

    /// Six hold a man whatever he rolls, and so do fewer if he is distracted.
    pub fn is_hopeless(&self) -> bool {
        6 + self.distraction.sum().total() <= i32::from(self.opponents)
    }
}

impl Given for Break {
    const NAME: &'static str = "dwa.cc.break";
    const ABOUT: &'static str = "An attempt to break from close combat.";
    type Result = Broke;

    fn check(&self) -> Result<(), ValueFault> {
        if !(1..=6).contains(&self.opponents) {
            return Err(ValueFault::at(
                "opponents",
                FaultReason::takes(1..=6).after(", as many as fit around a base"),
            ));
        }
        Ok(())
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Broke {
        self.roll(dice)
    }
}
