//! What is taken from a defeated character (15.5).
use kernel::{Dice, Given, RuleId};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    printed::{Cards, CounterThing, LootRow, Printed},
    table::{
        card::Deck,
        cup::Cups,
        search::{self, Finds},
    },
};

/// Which loot row a die reads for a person.
pub fn row(cards: &Cards, why: RuleId, dice: &mut dyn Dice) -> LootRow {
    dice.cite(rule!("atzr.ruling.table-event-deck"));
    cards.person.rows[usize::from(dice.die(why, 6)) - 1]
}

/// A card for a person, and the row that a die reads of it.
pub fn from_person(
    printed: &Printed,
    why: RuleId,
    deck: &mut Deck,
    cups: &Cups,
    dice: &mut dyn Dice,
) -> Finds {
    let Some(card) = deck.reveal(&printed.cards, why, dice) else { return Finds::new() };
    let row = row(&printed.cards, why, dice);
    search::row(&printed.cards, card, row, cups, dice)
}

/// What the card has for somebody who defeated a character, beside what was seen in use.
pub fn take(printed: &Printed, deck: &mut Deck, cups: &Cups, dice: &mut dyn Dice) -> Finds {
    dice.cite(rule!("atzr.ruling.take-items-limits"));
    from_person(printed, rule!("atzr.take.card"), deck, cups, dice)
}

/// One of the things a defeated character had, from a whole deck.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Taken {
    /// Things of which no counter is left.
    #[schemars(extend("uniqueItems" = true))]
    #[schemars(length(max = 64))]
    pub exhausted: Vec<CounterThing>,
}

impl Given for Taken {
    const NAME: &'static str = "atzr.take";
    const ABOUT: &'static str = "What may be taken from a defeated character beside what was seen in use.";
    type Result = Vec<CounterThing>;

    fn resolve(&self, dice: &mut dyn Dice) -> Vec<CounterThing> {
        let printed = Printed::in_use();
        let cups = search::box_without(printed, &self.exhausted);
        take(printed, &mut Deck::new(&printed.cards), &cups, dice).to_vec()
    }
}
