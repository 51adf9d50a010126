//! Star Power (3.2.1): what a Star shrugs off.
use kernel::{Dice, Given, merged, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::{
    journal::Happened,
    printed::tables::Harm,
    table::{
        damage::Harms,
        dice::{MOST, check_within},
    },
};

/// A Star that humans have harmed rolls all the dice it has left.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct StarPower {
    /// Dice not lost in this Encounter.
    #[schemars(range(min = 0, max = crate::table::dice::MOST_REP))]
    #[schemars(title = "Star Power dice")]
    pub dice: u16,
    /// What it took, all at once.
    #[schemars(with = "Vec<Harm>")]
    #[schemars(length(min = 0, max = 6))]
    pub harms: Harms,
}

impl Default for StarPower {
    fn default() -> Self {
        StarPower { dice: 5, harms: SmallVec::from_slice(&[Harm::OutOfTheFight]) }
    }
}

/// The dice before they are spent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct StarRoll {
    /// Levels that may be taken off.
    pub successes: u16,
    /// Dice for the rest of the Encounter.
    pub left: u16,
}

/// What remains when they are spent on the worst first.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Shrugged {
    /// The worst that is left; nothing if the Star carries on.
    pub harm: Option<Harm>,
    /// Dice for the rest of the Encounter.
    pub left: u16,
}

/// The dice with which a Star of this Rep begins each Encounter.
pub fn dice_of(rep: i32, dice: &mut dyn Dice) -> u16 {
    dice.cite(rule!("atzr.star-power.dice"));
    u16::try_from(rep.max(0)).unwrap_or(0)
}

/// Whether Star Power is of any use against it.
pub fn is_damage(harm: Harm) -> bool {
    match harm {
        Harm::DuckBack => false,
        Harm::OutOfTheFight | Harm::ObviouslyDead => true,
    }
}

/// One level down; nothing is left of Out of the Fight, and Duck Back is no damage.
pub fn lowered(harm: Harm, dice: &mut dyn Dice) -> Option<Harm> {
    dice.cite(rule!("atzr.star-power.levels"));
    match harm {
        Harm::ObviouslyDead => Some(Harm::OutOfTheFight),
        Harm::OutOfTheFight => None,
        Harm::DuckBack => {
            dice.cite(rule!("atzr.star-power.not-duck-back"));
            Some(Harm::DuckBack)
        }
    }
}

/// All dice that are left, once for all that was taken together.
pub fn roll(n: u16, dice: &mut dyn Dice) -> StarRoll {
    let roll = merged(dice, n, rolled);
    let (levels, lost) = (roll.successes, n - roll.left);
    dice.came(rule!("atzr.star-power.roll"), &|| Happened::ShrugsOff { levels, lost }.into());
    roll
}

fn rolled(n: u16, dice: &mut dyn Dice) -> StarRoll {
    dice.cite(rule!("atzr.ruling.star-power-all-dice"));
    let faces = dice.pool(rule!("atzr.star-power.roll"), n, 6);
    let successes = faces.iter().filter(|&&it| it <= 3).count() as u16;
    let lost = faces.iter().filter(|&&it| it == 6).count() as u16;
    StarRoll { successes, left: n - lost }
}

/// Spends successes where they help most: always on the worst that is left.
pub fn spend(successes: u16, harms: &[Harm], dice: &mut dyn Dice) -> Option<Harm> {
    let mut harms = Harms::from_slice(harms);
    if 1 < harms.len() {
        dice.cite(rule!("atzr.ruling.several-hits"));
    }
    for _ in 0..successes {
        let worst = (0..harms.len()).max_by_key(|&it| harms[it]).filter(|&it| is_damage(harms[it]));
        let Some(worst) = worst else { break };
        match lowered(harms[worst], dice) {
            Some(lower) => harms[worst] = lower,
            None => drop(harms.remove(worst)),
        }
    }
    harms.into_iter().max()
}

impl StarPower {
    pub fn use_all(&self, dice: &mut dyn Dice) -> Shrugged {
        let rolled = roll(self.dice, dice);
        Shrugged { harm: spend(rolled.successes, &self.harms, dice), left: rolled.left }
    }
}

impl Given for StarPower {
    const NAME: &'static str = "atzr.star-power";
    const ABOUT: &'static str = "A Star rolls its Star Power against what humans did to it, the worst first.";
    type Result = Shrugged;

    fn check(&self) -> Result<(), ValueFault> {
        check_within("dice", self.dice.into(), 0, MOST)?;
        if 6 < self.harms.len() {
            return Err(ValueFault::at("harms", "takes up to 6"));
        }
        if !self.harms.iter().any(|&it| is_damage(it)) {
            return Err(ValueFault::at(
                "harms",
                "takes out-of-the-fight or obviously-dead among them, for duck-back is no damage",
            ));
        }
        Ok(())
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Shrugged {
        self.use_all(dice)
    }
}

/// The dice with which a Star begins an Encounter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct StarDice {
    #[schemars(range(min = 0, max = crate::table::dice::MOST_REP))]
    pub rep: i32,
}

impl Default for StarDice {
    fn default() -> Self {
        StarDice { rep: 5 }
    }
}

impl Given for StarDice {
    const NAME: &'static str = "atzr.star-power.dice";
    const ABOUT: &'static str = "How many Star Power dice a Star has when an Encounter begins.";
    type Result = u16;
    const COUNTS: Option<(&'static str, &'static str)> = Some(("die", "dice"));

    fn check(&self) -> Result<(), ValueFault> {
        check_within("rep", self.rep, 0, MOST)
    }

    fn resolve(&self, dice: &mut dyn Dice) -> u16 {
        dice_of(self.rep, dice)
    }
}
