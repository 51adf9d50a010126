//! Skills (p. 7): People and Savvy, and how good somebody is at them.
use kernel::{Dice, Given, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::dice::{MOST_REP, check_within};

/// The lowest Rep that a character begins with.
pub(crate) const LEAST_REP: i32 = 2;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Skill {
    People,
    Savvy,
}

impl Skill {
    pub const ALL: [Skill; 2] = [Skill::People, Skill::Savvy];
}

/// Both of somebody's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Skills {
    #[schemars(range(min = 0, max = MOST_REP))]
    pub people: i32,
    #[schemars(range(min = 0, max = MOST_REP))]
    pub savvy: i32,
}

impl Skills {
    /// Those of a new character.
    pub fn of_new(rep: i32, better: Skill, dice: &mut dyn Dice) -> Skills {
        dice.cite(rule!("ffo.skill.assign"));
        dice.cite(rule!("ffo.skill.two-skills"));
        dice.cite(rule!("ffo.ruling.trait-counts"));
        let (high, low) = (rep - 1, rep - 2);
        match better {
            Skill::People => Skills { people: high, savvy: low },
            Skill::Savvy => Skills { people: low, savvy: high },
        }
    }

    /// Whether a new character of this Rep may have them.
    pub fn fit(self, rep: i32, dice: &mut dyn Dice) -> bool {
        Skill::ALL.iter().any(|&better| Skills::of_new(rep, better, dice) == self)
    }
}

/// A new character who gets their Skills.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct NewSkills {
    #[schemars(range(min = LEAST_REP, max = MOST_REP))]
    pub rep: i32,
    /// Chosen by whoever makes them.
    pub better: Skill,
}

impl Default for NewSkills {
    fn default() -> Self {
        NewSkills { rep: 4, better: Skill::People }
    }
}

impl Given for NewSkills {
    const NAME: &'static str = "ffo.skill";
    const ABOUT: &'static str = "The two Skills of a new character.";
    type Result = Skills;

    fn check(&self) -> Result<(), ValueFault> {
        check_within("rep", self.rep, LEAST_REP, MOST_REP)
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Skills {
        Skills::of_new(self.rep, self.better, dice)
    }
}
