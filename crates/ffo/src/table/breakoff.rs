//! Breaking off a melee (p. 33).
use kernel::{Dice, Given, Roll, RuleId, Sum, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::{
    dice::{MOST_REP, check_each, check_len, check_rep, from_highest, passes_one},
    melee::ZOMBIE_REP,
};

/// Somebody in contact with whoever breaks off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(extend("x-order" = ["zombie", "rep"]))]
pub struct Opponent {
    pub zombie: bool,
    /// Of a human.
    #[schemars(range(min = 0, max = MOST_REP))]
    pub rep: i32,
}

impl Default for Opponent {
    fn default() -> Self {
        Opponent { zombie: false, rep: 4 }
    }
}

impl Opponent {
    pub const fn rep(self) -> i32 {
        if self.zombie { ZOMBIE_REP } else { self.rep }
    }
}

/// Somebody who is active in an Evenly Matched melee.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct BreakOff {
    #[schemars(range(min = 0, max = MOST_REP))]
    pub rep: i32,
    /// A Star has chosen to break off; a Grunt tests whether to try.
    pub star: bool,
    #[schemars(length(min = 1, max = 4))]
    pub opponents: Vec<Opponent>,
}

impl Default for BreakOff {
    fn default() -> Self {
        BreakOff { rep: 4, star: false, opponents: vec![Opponent::default()] }
    }
}

/// Whether somebody gets out of a melee.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum BrokenOff {
    /// They stay and fight.
    Stays,
    /// A round is fought against one of these, by their places: those with the highest total.
    Held(SmallVec<[usize; 4]>),
    /// They may move away.
    Away,
}

impl BreakOff {
    /// Whether they try at all.
    pub fn tries(&self, dice: &mut dyn Dice) -> bool {
        let why = rule!("ffo.breakoff.grunt");
        if self.star {
            dice.cite(why);
            return true;
        }
        dice.turn_of(0);
        !passes_one(why, self.rep, dice)
    }

    /// The try itself.
    pub fn attempt(&self, dice: &mut dyn Dice) -> BrokenOff {
        dice.cite(rule!("ffo.ruling.break-off-many"));
        let opponents: Rollers =
            self.opponents.iter().enumerate().map(|(at, it)| (at + 1, it.rep())).collect();
        let (mine, theirs) = totals(rule!("ffo.breakoff.roll"), self.rep, &opponents, dice);
        let highest = theirs.iter().copied().max().unwrap_or(0);
        if highest < mine {
            return BrokenOff::Away;
        }
        BrokenOff::Held((0..theirs.len()).filter(|&at| theirs[at] == highest).collect())
    }
}

/// Those who roll against a mover: whose dice they are for whoever tells of them, and their Reps.
pub(crate) type Rollers = SmallVec<[(usize, i32); 4]>;

/// Everybody's 1d6 + Rep: the mover's first, then those of the others from the highest Rep to the lowest, by their places.
pub(crate) fn totals(
    why: RuleId,
    rep: i32,
    others: &[(usize, i32)],
    dice: &mut dyn Dice,
) -> (i32, SmallVec<[i32; 4]>) {
    dice.cite(rule!("ffo.ruling.battle-dice-order"));
    let mine = total(why, rep, 0, dice);
    let reps: SmallVec<[i32; 4]> = others.iter().map(|it| it.1).collect();
    let mut theirs = SmallVec::from_elem(0, others.len());
    for at in from_highest(&reps) {
        let (turn, rep) = others[at];
        theirs[at] = total(why, rep, turn, dice);
    }
    (mine, theirs)
}

/// One figure's 1d6 + Rep.
pub(crate) fn total(why: RuleId, rep: i32, turn: usize, dice: &mut dyn Dice) -> i32 {
    dice.turn_of(turn);
    let mut sum = Sum::default();
    sum.add(why, rep);
    let added = dice.plus(&sum);
    dice.d6(why) + added
}

impl Given for BreakOff {
    const NAME: &'static str = "ffo.breakoff";
    const ABOUT: &'static str = "Whether somebody breaks off a melee.";
    type Result = BrokenOff;

    fn check(&self) -> Result<(), ValueFault> {
        check_rep("rep", self.rep)?;
        check_len("opponents", self.opponents.len(), 1, 4)?;
        check_each("opponents", &self.opponents, |it| check_rep("rep", it.rep))
    }

    fn resolve(&self, dice: &mut dyn Dice) -> BrokenOff {
        if !self.tries(dice) {
            return BrokenOff::Stays;
        }
        self.attempt(dice)
    }
}
