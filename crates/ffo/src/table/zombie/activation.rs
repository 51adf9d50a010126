//! Which zombies activate (p. 45 and 47).
use kernel::{Dice, Given, Sum, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::table::{dice::check_within, melee::ZOMBIE_REP};

/// When a zombie has come onto the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Came {
    /// When the game started, before the first turn.
    #[default]
    AtStart,
    InEarlierTurn,
    ThisTurn,
}

/// A zombie, when its side would activate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(extend("x-order" = ["human_die", "zombie_die", "sees_human", "came"]))]
pub struct Activation {
    /// Of the player.
    #[schemars(range(min = 1, max = 6))]
    pub human_die: i32,
    #[schemars(range(min = 1, max = 6))]
    pub zombie_die: i32,
    /// A human is in its line of sight now.
    pub sees_human: bool,
    pub came: Came,
}

impl Default for Activation {
    fn default() -> Self {
        Activation { human_die: 5, zombie_die: 4, sees_human: true, came: Came::AtStart }
    }
}

impl Activation {
    /// Its Rep for this and nothing else.
    pub fn rep(&self) -> Sum {
        let mut sum = Sum::default();
        sum.add(rule!("ffo.zombie.rep"), ZOMBIE_REP);
        if self.sees_human {
            sum.add(rule!("ffo.zombie.frenzy"), 1);
        }
        sum
    }

    pub fn activates(&self, dice: &mut dyn Dice) -> bool {
        dice.cite(rule!("ffo.zombie.frenzy"));
        dice.cite(rule!("ffo.zombie.activation"));
        let rep = dice.plus(&self.rep());
        if self.human_die == self.zombie_die {
            dice.cite(rule!("ffo.ruling.zombie-doubles"));
            return false;
        }
        match self.came {
            Came::AtStart => {
                dice.cite(rule!("ffo.zombie.gen-start"));
                dice.cite(rule!("ffo.ruling.start-zombies"));
            }
            Came::InEarlierTurn => (),
            Came::ThisTurn => {
                dice.cite(rule!("ffo.zombie.place-no-activation"));
                return false;
            }
        }
        self.zombie_die <= rep
    }
}

impl Given for Activation {
    const NAME: &'static str = "ffo.zombie.activation";
    const ABOUT: &'static str = "Whether a zombie activates.";
    type Result = bool;

    fn check(&self) -> Result<(), ValueFault> {
        check_within("human_die", self.human_die, 1, 6)?;
        check_within("zombie_die", self.zombie_die, 1, 6)
    }

    fn resolve(&self, dice: &mut dyn Dice) -> bool {
        self.activates(dice)
    }
}
