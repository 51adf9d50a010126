//! Infection (13.9.3, 13.9.4).
use kernel::{Dice, Given, Roll, Sum, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::table::dice::check_rep;

/// What a character did in melee with zombies in an Encounter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Bites {
    /// Went Out of the Fight in melee with zombies.
    pub out_of_the_fight: bool,
    /// A melee with zombies was not over, all of them dead, at the end of its first round.
    pub first_round_not_won: bool,
    /// Was feasted upon.
    pub feasted: bool,
    /// Has had a dose of the Cure.
    pub immune: bool,
}

impl Bites {
    /// Whether such a character tests for infection after the Encounter.
    pub fn must_test(&self, dice: &mut dyn Dice) -> bool {
        if self.immune {
            dice.cite(rule!("atzr.cure.doses"));
            return false;
        }
        dice.cite(rule!("atzr.infection.who"));
        if self.feasted {
            dice.cite(rule!("atzr.ruling.feast-victim"));
            return false;
        }
        if self.first_round_not_won {
            dice.cite(rule!("atzr.ruling.infection-first-round"));
        }
        self.out_of_the_fight || self.first_round_not_won
    }
}

/// The infection test of one character.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct InfectionTest {
    #[schemars(range(min = 0, max = crate::table::dice::MOST_REP))]
    pub rep: i32,
    /// Went Out of the Fight in melee with zombies.
    pub out_of_the_fight: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Infection {
    Infected,
    Healthy,
}

impl Default for InfectionTest {
    fn default() -> Self {
        InfectionTest { rep: 4, out_of_the_fight: false }
    }
}

impl InfectionTest {
    pub fn modifiers(&self) -> Sum {
        let mut sum = Sum::default();
        sum.add(rule!("atzr.infection.test"), self.rep);
        if self.out_of_the_fight {
            sum.add(rule!("atzr.infection.test"), -1);
        }
        sum
    }

    pub fn roll(&self, dice: &mut dyn Dice) -> Infection {
        let score = dice.d6(rule!("atzr.infection.test")) + dice.plus(&self.modifiers());
        if 7 <= score {
            return Infection::Healthy;
        }
        Infection::Infected
    }
}

impl Given for InfectionTest {
    const NAME: &'static str = "atzr.infection";
    const ABOUT: &'static str = "Whether somebody who fought zombies hand to hand is infected.";
    type Result = Infection;

    fn check(&self) -> Result<(), ValueFault> {
        check_rep("rep", self.rep)
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Infection {
        self.roll(dice)
    }
}

/// The Rep of an infected character after doubles; at 2 it is a zombie.
pub fn after_doubles(rep: u8, dice: &mut dyn Dice) -> Option<u8> {
    let mut sum = Sum::default();
    sum.add(rule!("atzr.infection.zombified"), -1);
    dice.cite(rule!("atzr.ruling.infection-encounter"));
    let rep = i32::from(rep) + dice.plus(&sum);
    if 2 < rep {
        return Some(rep as u8);
    }
    dice.cite(rule!("atzr.infection.turn"));
    None
}
