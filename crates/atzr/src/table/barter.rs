//! What an NPC has to offer (15.6).
use kernel::{Dice, Given, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    printed::{CounterThing, Printed},
    table::{
        card::Deck,
        cup::Cups,
        search::{self, Finds},
        take,
    },
};

/// What an NPC offers who has nothing stowed; it may be nothing.
pub fn offer(printed: &Printed, deck: &mut Deck, cups: &Cups, dice: &mut dyn Dice) -> Finds {
    take::from_person(printed, rule!("atzr.barter.offer"), deck, cups, dice)
}

/// How many items a thing is worth in exchange: Supplies B are two.
pub fn worth(printed: &Printed, thing: CounterThing, dice: &mut dyn Dice) -> i32 {
    dice.cite(rule!("atzr.barter.exchange"));
    i32::from(printed.counters.of(thing).supplies).max(1)
}

/// An offer from a whole deck.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Offer {
    /// Things of which no counter is left.
    #[schemars(extend("uniqueItems" = true))]
    #[schemars(length(max = 64))]
    pub exhausted: Vec<CounterThing>,
}

impl Given for Offer {
    const NAME: &'static str = "atzr.barter";
    const ABOUT: &'static str = "What an NPC with nothing stowed offers in a barter.";
    type Result = Vec<CounterThing>;

    fn resolve(&self, dice: &mut dyn Dice) -> Vec<CounterThing> {
        let printed = Printed::in_use();
        let cups = search::box_without(printed, &self.exhausted);
        offer(printed, &mut Deck::new(&printed.cards), &cups, dice).to_vec()
    }
}

/// Things that change hands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(example = serde_json::json!({ "gives": ["ammo"], "gets": ["medikit"] }))]
pub struct Exchange {
    #[schemars(length(max = 100))]
    pub gives: Vec<CounterThing>,
    #[schemars(length(max = 100))]
    pub gets: Vec<CounterThing>,
}

impl Exchange {
    /// Whether as many items go each way.
    pub fn is_even(&self, printed: &Printed, dice: &mut dyn Dice) -> bool {
        let mut total =
            |things: &[CounterThing]| -> i32 { things.iter().map(|&it| worth(printed, it, dice)).sum() };
        total(&self.gives) == total(&self.gets)
    }
}

impl Given for Exchange {
    const NAME: &'static str = "atzr.barter.exchange";
    const ABOUT: &'static str = "Whether an NPC agrees to an exchange: an item for an item.";
    type Result = bool;

    fn check(&self) -> Result<(), ValueFault> {
        if self.gives.is_empty() || self.gets.is_empty() {
            return Err(ValueFault::of_all(&["gives", "gets"], "something goes each way"));
        }
        Ok(())
    }

    fn resolve(&self, dice: &mut dyn Dice) -> bool {
        self.is_even(Printed::in_use(), dice)
    }
}
