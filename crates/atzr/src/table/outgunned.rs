//! Outgunned Rankings (10.2): who dares to shoot back.
use kernel::{Dice, Given, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::printed::{
    CounterThing, Counters, Printed,
    counters::{Counter, CounterKind},
};

/// One weapon, or two fired at once, with the Outgunned Ranking that they come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Guns {
    pub ranking: u16,
    pub two: bool,
}

impl Guns {
    /// Of a weapon and, where two are fired at once, of the other.
    pub fn of(
        weapon: CounterThing,
        other: Option<CounterThing>,
        counters: &Counters,
        dice: &mut dyn Dice,
    ) -> Self {
        let one = ranking(counters.of(weapon), dice);
        let Some(other) = other else { return Guns { ranking: one, two: false } };
        dice.cite(rule!("atzr.ruling.outgunned-two-weapons"));
        Guns { ranking: one.max(ranking(counters.of(other), dice)) + 1, two: true }
    }

    /// Whether somebody who holds these is outgunned by those.
    pub fn outgunned_by(self, fired: Guns, dice: &mut dyn Dice) -> bool {
        dice.cite(rule!("atzr.ruling.outgunned-cannot-shoot"));
        // Two weapons impress less than a single one that ranks the same.
        let by = if self.two && !fired.two { fired.ranking + 1 } else { fired.ranking };
        self.ranking < by
    }
}

/// The Outgunned Ranking of a weapon counter.
fn ranking(counter: &Counter, dice: &mut dyn Dice) -> u16 {
    dice.cite(rule!("atzr.outgunned.ratings"));
    dice.cite(rule!("atzr.ruling.table-weapon-counters"));
    counter.outgunned.into()
}

/// Somebody who was fired at and missed.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Outgunned {
    /// The weapon that was fired; of several shooters the highest counts.
    #[schemars(extend("enum" = shooting()))]
    pub fired: CounterThing,
    /// The one that was fired together with it.
    #[schemars(extend("enum" = shooting()))]
    pub fired_with: Option<CounterThing>,
    /// What the target has in hand, loaded and in range: a pistol if nothing is said, `null` if it cannot shoot back.
    #[schemars(extend("enum" = shooting()))]
    pub own: Option<CounterThing>,
    /// The other one that it has in hand, loaded and in range.
    #[schemars(extend("enum" = shooting()))]
    pub own_other: Option<CounterThing>,
    pub star: bool,
    pub zombie: bool,
    /// It charges, or carries somebody who is Out of the Fight.
    pub charging_or_retrieving: bool,
}

impl Default for Outgunned {
    fn default() -> Self {
        Outgunned {
            fired: CounterThing::Pistol,
            fired_with: None,
            own: Some(CounterThing::Pistol),
            own_other: None,
            star: false,
            zombie: false,
            charging_or_retrieving: false,
        }
    }
}

impl Outgunned {
    pub fn is(&self, counters: &Counters, dice: &mut dyn Dice) -> bool {
        if self.star || self.zombie {
            dice.cite(rule!("atzr.outgunned.never"));
            return false;
        }
        if self.charging_or_retrieving {
            dice.cite(rule!("atzr.ruling.outgunned-cannot-shoot"));
            return false;
        }
        dice.cite(rule!("atzr.outgunned.rule"));
        let Some(own) = self.own else {
            dice.cite(rule!("atzr.ruling.outgunned-cannot-shoot"));
            return true;
        };
        let fired = Guns::of(self.fired, self.fired_with, counters, dice);
        Guns::of(own, self.own_other, counters, dice).outgunned_by(fired, dice)
    }
}

/// Whether it shoots.
fn fires(it: CounterThing) -> bool {
    match Printed::in_use().counters.of(it).kind {
        CounterKind::Ranged | CounterKind::Explosive => true,
        CounterKind::Melee | CounterKind::Item => false,
    }
}

/// What can be fired, for the schema of a field that takes nothing else.
fn shooting() -> Vec<CounterThing> {
    CounterThing::ALL.into_iter().filter(|it| fires(*it)).collect()
}

impl Given for Outgunned {
    const NAME: &'static str = "atzr.outgunned";
    const ABOUT: &'static str = "Whether a target is outgunned.";
    type Result = bool;

    fn check(&self) -> Result<(), ValueFault> {
        let named = [
            ("fired", Some(self.fired)),
            ("fired_with", self.fired_with),
            ("own", self.own),
            ("own_other", self.own_other),
        ];
        for (name, thing) in named {
            if thing.is_some_and(|it| !fires(it)) {
                return Err(ValueFault::at(name, "takes a weapon that shoots"));
            }
        }
        if self.own.is_none() && self.own_other.is_some() {
            return Err(ValueFault::at("own", "takes the first of two weapons"));
        }
        Ok(())
    }

    fn resolve(&self, dice: &mut dyn Dice) -> bool {
        self.is(&Printed::in_use().counters, dice)
    }
}
