//! Leaving the table (p. 33).
use kernel::{Dice, Given, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::{
    breakoff::total,
    dice::{MOST_REP, check_each, check_len, check_rep, check_within},
    shoot::Target,
    weapon::INCH_MM,
};

/// Somebody who sees a point of the path, in the order in which it leads past them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(extend("x-order" = ["zombie", "rep", "carries_on", "loaded", "in_range"]))]
pub struct Watcher {
    pub zombie: bool,
    /// Of a human.
    #[schemars(range(min = 0, max = MOST_REP))]
    pub rep: i32,
    /// They are in Carry On.
    pub carries_on: bool,
    /// They have a loaded gun in hand.
    pub loaded: bool,
    /// The point where they see the path is in its range.
    pub in_range: bool,
}

impl Default for Watcher {
    fn default() -> Self {
        Watcher { zombie: false, rep: 4, carries_on: true, loaded: true, in_range: true }
    }
}

/// An active figure that is to leave, and the path it takes.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(extend("x-order" = ["rep", "in_melee", "zombie_mm", "watchers"]))]
pub struct Leave {
    #[schemars(range(min = 0, max = MOST_REP))]
    pub rep: i32,
    pub in_melee: bool,
    /// How near the path comes to a zombie.
    #[schemars(range(min = 0, max = 5000))]
    pub zombie_mm: Option<i32>,
    /// Enemies who have or will have a line of sight to it.
    #[schemars(length(max = 8))]
    pub watchers: Vec<Watcher>,
}

impl Default for Leave {
    fn default() -> Self {
        Leave { rep: 4, in_melee: false, zombie_mm: None, watchers: vec![Watcher::default()] }
    }
}

/// What comes of it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Left {
    /// Locked in melee, or a zombie is in the way.
    Cannot,
    /// Nobody sees it go.
    Unseen,
    /// Whoever survives the fire of these is off the table, by their places along the path.
    UnderFire(SmallVec<[usize; 4]>),
}

impl Watcher {
    /// Whether they may have a shot at all.
    pub const fn rolls(&self) -> bool {
        !self.zombie && self.carries_on && self.loaded && self.in_range
    }
}

impl Leave {
    /// The leaver rolls once against all.
    fn fired_on(&self, dice: &mut dyn Dice) -> SmallVec<[usize; 4]> {
        let why = rule!("ffo.leave.seen");
        dice.cite(rule!("ffo.ruling.battle-dice-order"));
        let mine = total(why, self.rep, 0, dice);
        let along = self.watchers.iter().enumerate().filter(|(_, it)| it.rolls());
        along.filter(|(at, it)| mine < total(why, it.rep, at + 1, dice)).map(|(at, _)| at).collect()
    }
}

/// The leaver as those who have a shot at them see them.
pub fn as_target(leaver: Target, dice: &mut dyn Dice) -> Target {
    dice.cite(rule!("ffo.leave.seen"));
    Target { moved_fast: true, ..leaver }
}

impl Given for Leave {
    const NAME: &'static str = "ffo.leave";
    const ABOUT: &'static str = "Somebody leaves the table: which enemies get a shot at them.";
    type Result = Left;

    fn check(&self) -> Result<(), ValueFault> {
        check_rep("rep", self.rep)?;
        check_within("zombie_mm", self.zombie_mm.unwrap_or(0), 0, 5000)?;
        check_len("watchers", self.watchers.len(), 0, 8)?;
        check_each("watchers", &self.watchers, |it| check_rep("rep", it.rep))
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Left {
        dice.cite(rule!("ffo.leave.unseen"));
        dice.cite(rule!("ffo.ruling.leaving"));
        if self.in_melee || self.zombie_mm.is_some_and(|mm| mm <= INCH_MM) {
            return Left::Cannot;
        }
        if !self.watchers.iter().any(Watcher::rolls) {
            return Left::Unseen;
        }
        Left::UnderFire(self.fired_on(dice))
    }
}
