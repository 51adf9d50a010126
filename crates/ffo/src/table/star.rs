//! Star Advantages (p. 5 and 6): what a Star shrugs off, and how a Star escapes death.
use kernel::{Dice, Given, merged, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::table::{
    dice::{MOST_REP, check_len, check_rep, check_within},
    status::{Author, Status},
};

/// Somebody at the beginning of an Encounter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct StarDice {
    pub star: bool,
    #[schemars(range(min = 0, max = MOST_REP))]
    pub rep: i32,
    /// The Star Power that was given to a Grunt.
    #[schemars(range(min = 0, max = MOST_REP))]
    pub given: u16,
}

impl Default for StarDice {
    fn default() -> Self {
        StarDice { star: true, rep: 5, given: 0 }
    }
}

impl StarDice {
    /// What was lost in the last Encounter does not matter.
    pub fn at_start(&self, dice: &mut dyn Dice) -> u16 {
        dice.cite(rule!("ffo.star.power-pool"));
        if self.star { self.rep.max(0) as u16 } else { self.given }
    }
}

impl Given for StarDice {
    const NAME: &'static str = "ffo.star.power-pool";
    const ABOUT: &'static str = "How many Star Power dice somebody has when an Encounter begins.";
    type Result = u16;
    const COUNTS: Option<(&'static str, &'static str)> = Some(("die", "dice"));

    fn check(&self) -> Result<(), ValueFault> {
        check_rep("rep", self.rep)?;
        check_within("given", self.given.into(), 0, MOST_REP)?;
        if self.star && 0 < self.given {
            return Err(ValueFault::at("given", "a Star has as many as Rep"));
        }
        Ok(())
    }

    fn resolve(&self, dice: &mut dyn Dice) -> u16 {
        self.at_start(dice)
    }
}

/// Somebody with Star Power who was harmed.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct StarPower {
    /// Dice not lost in this Encounter; all of them are rolled.
    #[schemars(range(min = 0, max = MOST_REP), title = "Star Power dice")]
    pub dice: u16,
    /// What they took in one step, after any Recover From Knock Down Test; the worst counts.
    #[schemars(length(min = 1, max = 6))]
    pub taken: Vec<Status>,
    pub by: Author,
}

impl Default for StarPower {
    fn default() -> Self {
        StarPower { dice: 5, taken: vec![Status::ObviouslyDead], by: Author::Human }
    }
}

/// The dice before they are spent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct StarRoll {
    /// Levels that are taken off.
    pub successes: u16,
    /// Dice for the rest of the Encounter.
    pub left: u16,
}

/// What remains of the damage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Shrugged {
    /// Whoever Carries On is knocked down all the same.
    pub status: Status,
    /// Dice for the rest of the Encounter.
    pub left: u16,
}

/// All the dice that are left, once.
pub fn roll(n: u16, dice: &mut dyn Dice) -> StarRoll {
    merged(dice, n, |n, dice| {
        dice.cite(rule!("ffo.ruling.star-power-use"));
        let faces = dice.pool(rule!("ffo.star.power-roll"), n, 6);
        let successes = faces.iter().filter(|&&it| it <= 3).count() as u16;
        let lost = faces.iter().filter(|&&it| it == 6).count() as u16;
        StarRoll { successes, left: n - lost }
    })
}

/// So many levels less; what goes beyond Carry On is wasted.
pub fn lowered(status: Status, levels: u16, dice: &mut dyn Dice) -> Status {
    dice.cite(rule!("ffo.star.power-levels"));
    (0..levels).fold(status, |status, _| match status {
        Status::ObviouslyDead => Status::OutOfTheFight,
        Status::OutOfTheFight => Status::Stunned,
        Status::Stunned | Status::CarryOn => Status::CarryOn,
    })
}

impl StarPower {
    pub fn use_all(&self, dice: &mut dyn Dice) -> Shrugged {
        if 1 < self.taken.len() {
            dice.cite(rule!("ffo.ruling.star-power-use"));
        }
        let status = self.taken.iter().copied().max().unwrap_or(Status::CarryOn);
        if self.by == Author::Zombie {
            dice.cite(rule!("ffo.star.zombie-exclusion"));
            return Shrugged { status, left: self.dice };
        }
        if !status.is_down() {
            return Shrugged { status, left: self.dice };
        }
        let rolled = roll(self.dice, dice);
        if status == Status::ObviouslyDead && 2 < rolled.successes {
            dice.cite(rule!("ffo.ruling.star-power-example"));
        }
        Shrugged { status: lowered(status, rolled.successes, dice), left: rolled.left }
    }
}

impl Given for StarPower {
    const NAME: &'static str = "ffo.star.power";
    const ABOUT: &'static str = "Star Power against what was done to somebody in one step.";
    type Result = Shrugged;

    fn check(&self) -> Result<(), ValueFault> {
        check_within("dice", self.dice.into(), 0, MOST_REP)?;
        check_len("taken", self.taken.len(), 1, 6)?;
        if !self.taken.iter().any(|it| it.is_down()) {
            let takes = "takes stunned, out-of-the-fight or obviously-dead among them";
            return Err(ValueFault::at("taken", takes));
        }
        Ok(())
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Shrugged {
        self.use_all(dice)
    }
}

/// A Star after Star Power.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct StarDeath {
    /// Of the Star, now.
    #[schemars(range(min = 0, max = MOST_REP))]
    pub rep: i32,
    /// What is left of the damage.
    pub status: Status,
    pub by: Author,
    /// Of the human whose action did it: who shot, won the melee, drove or dispatched.
    #[schemars(range(min = 0, max = MOST_REP))]
    pub attacker_rep: i32,
    /// The player makes use of the advantage, if there is one.
    pub declares: bool,
}

impl Default for StarDeath {
    fn default() -> Self {
        StarDeath {
            rep: 5,
            status: Status::ObviouslyDead,
            by: Author::Human,
            attacker_rep: 5,
            declares: true,
        }
    }
}

/// What keeps a Star alive.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Advantage {
    LargerThanLife,
    CheatingDeath,
}

/// What becomes of somebody at last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fate {
    Suffers(Status),
    /// Off the table at once, alive, and with this Rep from now on.
    CheatsDeath {
        rep: i32,
    },
}

impl StarDeath {
    /// What the player may declare.
    pub fn advantage(&self, dice: &mut dyn Dice) -> Option<Advantage> {
        dice.cite(rule!("ffo.star.advantage-order"));
        if self.status != Status::ObviouslyDead {
            return None;
        }
        match self.by {
            Author::Zombie => {
                dice.cite(rule!("ffo.star.zombie-exclusion"));
                None
            }
            Author::Human if self.attacker_rep < self.rep => {
                dice.cite(rule!("ffo.star.larger-than-life"));
                dice.cite(rule!("ffo.ruling.killer-rep"));
                Some(Advantage::LargerThanLife)
            }
            Author::Human | Author::Nobody => {
                dice.cite(rule!("ffo.star.larger-than-life"));
                dice.cite(rule!("ffo.star.cheat-death"));
                dice.cite(rule!("ffo.ruling.killer-rep"));
                Some(Advantage::CheatingDeath)
            }
        }
    }

    pub fn fate(&self, dice: &mut dyn Dice) -> Fate {
        match self.advantage(dice).filter(|_| self.declares) {
            None => Fate::Suffers(self.status),
            Some(Advantage::LargerThanLife) => Fate::Suffers(Status::OutOfTheFight),
            Some(Advantage::CheatingDeath) => Fate::CheatsDeath { rep: (self.rep - 1).max(0) },
        }
    }
}

impl Given for StarDeath {
    const NAME: &'static str = "ffo.star.death";
    const ABOUT: &'static str =
        "Larger Than Life and Cheating Death: what becomes of a Star who would be dead.";
    type Result = Fate;

    fn check(&self) -> Result<(), ValueFault> {
        check_rep("rep", self.rep)?;
        check_rep("attacker_rep", self.attacker_rep)
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Fate {
        self.fate(dice)
    }
}
