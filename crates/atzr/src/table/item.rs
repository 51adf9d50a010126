//! What is carried and what it is good for (15.0, 15.1).
use kernel::{Dice, Faces, Given, RuleId, Sum, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    printed::{CounterThing, Counters, counters::CounterKind},
    table::dice::{check_rep, check_within},
};

/// Whether a Scope can be attached to a weapon.
pub fn scope_fits(counters: &Counters, weapon: CounterThing, dice: &mut dyn Dice) -> bool {
    dice.cite(rule!("atzr.item.scope-attach"));
    let counter = counters.of(weapon);
    if counter.kind == CounterKind::Explosive {
        dice.cite(rule!("atzr.ruling.scope-details"));
    }
    counter.scope
}

/// The Fire Dice of a weapon with a Scope: one more is rolled and the lowest is no die at all.
pub fn scoped(why: RuleId, fire_dice: u16, dice: &mut dyn Dice) -> Faces {
    dice.cite(rule!("atzr.item.scope-effect"));
    dice.cite(rule!("atzr.ruling.scope-details"));
    dice.highest(why, fire_dice + 1, 6, fire_dice)
}

/// Fire Dice through a Scope.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct ScopedFire {
    #[schemars(range(min = 1, max = 6))]
    pub fire_dice: u16,
}

impl Default for ScopedFire {
    fn default() -> Self {
        ScopedFire { fire_dice: 2 }
    }
}

impl Given for ScopedFire {
    const NAME: &'static str = "atzr.item.scope";
    const ABOUT: &'static str = "The Fire Dice that count when one fires with a Scope, lowest first.";
    type Result = Vec<u16>;

    fn check(&self) -> Result<(), ValueFault> {
        check_within("fire_dice", self.fire_dice.into(), 1, 6)
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Vec<u16> {
        scoped(rule!("atzr.item.scope-effect"), self.fire_dice, dice).to_vec()
    }
}

/// What a Star begins the campaign with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct StarItems {
    #[schemars(range(min = 0, max = crate::table::dice::MOST_REP))]
    pub rep: i32,
    /// Grunts recruited before the first Encounter.
    #[schemars(range(min = 0, max = 20))]
    pub recruits: i32,
}

impl Default for StarItems {
    fn default() -> Self {
        StarItems { rep: 5, recruits: 0 }
    }
}

impl StarItems {
    pub fn number(&self, dice: &mut dyn Dice) -> i32 {
        let mut sum = Sum::default();
        sum.add(rule!("atzr.item.star-start"), self.rep);
        if self.recruits != 0 {
            sum.add(rule!("atzr.item.lose-recruit"), -self.recruits);
        }
        dice.plus(&sum).max(0)
    }
}

impl Given for StarItems {
    const NAME: &'static str = "atzr.item";
    const ABOUT: &'static str = "How many items a Star begins the campaign with.";
    type Result = i32;
    const COUNTS: Option<(&'static str, &'static str)> = Some(("item", "items"));

    fn check(&self) -> Result<(), ValueFault> {
        check_rep("rep", self.rep)?;
        check_within("recruits", self.recruits, 0, 20)
    }

    fn resolve(&self, dice: &mut dyn Dice) -> i32 {
        self.number(dice)
    }
}

/// The rule that keeps a Star from choosing one more thing to begin with.
pub fn may_not_begin_with(
    counters: &Counters,
    chosen: &[CounterThing],
    thing: CounterThing,
) -> Option<RuleId> {
    let explosive = |it: CounterThing| counters.of(it).kind == CounterKind::Explosive;
    let another = explosive(thing) && chosen.iter().any(|&it| explosive(it));
    another.then_some(rule!("atzr.ruling.star-start-items"))
}
