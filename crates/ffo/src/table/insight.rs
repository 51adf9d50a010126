//! The In Sight Test (p. 15 to 20): who acts when, and what each does then.
mod action;

use kernel::{Dice, Given, Sum, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

pub use self::action::{Acts, Bound, Condition, Enemy, SightAction, StarChoice, may_fire_afterwards};
use crate::table::dice::{MOST_REP, check_each, check_len, check_rep, check_within, corner, successes};

/// Somebody in sight of an enemy, or with an enemy in sight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(extend("x-order" = [
    "rep", "star", "of_active_side", "active", "enemies_in_sight", "of_them_concealed", "weapon_out_of_sight", "in_moving_vehicle",
]))]
pub struct Looker {
    #[schemars(range(min = 0, max = MOST_REP))]
    pub rep: i32,
    /// Stars roll like anybody else.
    pub star: bool,
    /// It is the turn of their side; those roll first.
    pub of_active_side: bool,
    /// They themselves are active.
    pub active: bool,
    /// Enemies whom they see in this test.
    #[schemars(range(min = 0, max = 20))]
    pub enemies_in_sight: i32,
    #[schemars(range(min = 0, max = 20))]
    pub of_them_concealed: i32,
    /// Their weapon must be drawn.
    pub weapon_out_of_sight: bool,
    pub in_moving_vehicle: bool,
}

impl Default for Looker {
    fn default() -> Self {
        Looker {
            rep: 4,
            star: false,
            of_active_side: false,
            active: false,
            enemies_in_sight: 1,
            of_them_concealed: 0,
            weapon_out_of_sight: false,
            in_moving_vehicle: false,
        }
    }
}

impl Looker {
    pub fn dice(&self, dice: &mut dyn Dice) -> Sum {
        let mut sum = corner(rule!("ffo.insight.dice"), self.rep, dice);
        if self.active {
            sum.add(rule!("ffo.insight.mod-active"), -1);
        }
        if 0 < self.of_them_concealed {
            dice.cite(rule!("ffo.ruling.insight-concealed-many"));
            if self.of_them_concealed == self.enemies_in_sight {
                sum.add(rule!("ffo.insight.mod-concealed-enemy"), -1);
            }
        }
        if self.weapon_out_of_sight {
            sum.add(rule!("ffo.insight.mod-concealed-weapon"), -1);
        }
        if self.in_moving_vehicle {
            dice.cite(rule!("ffo.ruling.vehicle-occupants-active"));
            if !self.active {
                sum.add(rule!("ffo.insight.mod-vehicle"), -1);
            }
        }
        sum
    }

    /// How many successes they have.
    pub fn roll(&self, dice: &mut dyn Dice) -> u16 {
        if self.star {
            dice.cite(rule!("ffo.star.free-will-excluded"));
        }
        let sum = self.dice(dice);
        let n = dice.plus(&sum);
        successes(rule!("ffo.insight.dice"), n, dice)
    }

    fn check(&self) -> Result<(), ValueFault> {
        check_rep("rep", self.rep)?;
        check_within("enemies_in_sight", self.enemies_in_sight, 0, 20)?;
        if self.of_them_concealed < 0 || self.enemies_in_sight < self.of_them_concealed {
            let most = "takes no more than enemies_in_sight";
            return Err(ValueFault::at("of_them_concealed", most));
        }
        if self.active && !self.of_active_side {
            return Err(ValueFault::at("active", "only those of the active side can be"));
        }
        Ok(())
    }
}

/// All who take one test, in the order of the roster.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct InSightTest {
    #[schemars(length(min = 1, max = 20))]
    pub figures: Vec<Looker>,
}

impl Default for InSightTest {
    fn default() -> Self {
        let active = Looker { of_active_side: true, active: true, ..Looker::default() };
        InSightTest { figures: vec![active, Looker::default()] }
    }
}

/// Those who act at the same time.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Step {
    pub successes: u16,
    /// By their places in the list.
    pub figures: SmallVec<[usize; 4]>,
}

/// The steps in which they act; whoever has no success is in none.
pub type Order = SmallVec<[Step; 4]>;

impl InSightTest {
    pub fn take(&self, dice: &mut dyn Dice) -> Order {
        dice.cite(rule!("ffo.ruling.battle-dice-order"));
        let mut rolled: SmallVec<[u16; 8]> = SmallVec::from_elem(0, self.figures.len());
        for at in self.roll_order() {
            dice.turn_of(at);
            rolled[at] = self.figures[at].roll(dice);
        }
        order(&rolled, dice)
    }

    /// The active side first, each side from the highest Rep to the lowest.
    fn roll_order(&self) -> SmallVec<[usize; 8]> {
        let mut places: SmallVec<[usize; 8]> = (0..self.figures.len()).collect();
        places.sort_by_key(|&at| (!self.figures[at].of_active_side, -self.figures[at].rep));
        places
    }
}

/// Who acts when, of all who have rolled so many successes.
pub fn order(rolled: &[u16], dice: &mut dyn Dice) -> Order {
    dice.cite(rule!("ffo.insight.order"));
    if rolled.contains(&0) {
        dice.cite(rule!("ffo.insight.zero"));
    }
    let mut scores: SmallVec<[u16; 8]> = rolled.iter().copied().filter(|it| 0 < *it).collect();
    scores.sort_unstable_by(|one, other| other.cmp(one));
    scores.dedup();
    let with = |score| (0..rolled.len()).filter(|&at| rolled[at] == score).collect();
    scores.into_iter().map(|successes| Step { successes, figures: with(successes) }).collect()
}

impl Given for InSightTest {
    const NAME: &'static str = "ffo.insight";
    const ABOUT: &'static str = "An In Sight Test: in which order those act who come into sight.";
    type Result = Order;
    const NOTHING: &'static str = "nobody acts";

    fn check(&self) -> Result<(), ValueFault> {
        check_len("figures", self.figures.len(), 1, 20)?;
        check_each("figures", &self.figures, Looker::check)
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Order {
        self.take(dice)
    }
}
