//! What a searched building hex yields (15.4).
use kernel::{
    Dice, Given,
    written::{ValueFault, short_name},
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::{
    printed::{CardId, Cards, CounterThing, LootRow, Printed},
    table::{card, cup::Cups},
};

/// Things of which the finder takes one; none where there is nothing.
pub type Finds = SmallVec<[CounterThing; 4]>;

/// What a row of a card comes to while counters last: its own item, or when that has run out one of the rows below.
pub fn row(cards: &Cards, card: CardId, row: LootRow, cups: &Cups, dice: &mut dyn Dice) -> Finds {
    let mut finds = Finds::new();
    let Some(item) = card::loot(cards, card, row, dice) else {
        dice.cite(rule!("atzr.ruling.search-action"));
        return finds;
    };
    if cups.left(item) != 0 {
        finds.push(item);
        return finds;
    }
    dice.cite(rule!("atzr.search.counter-exhausted"));
    dice.cite(rule!("atzr.ruling.search-action"));
    for below in LootRow::ALL.into_iter().filter(|it| row < *it) {
        if let Some(item) = cards.card(card).loot.row(below)
            && cups.left(item) != 0
            && !finds.contains(&item)
        {
            finds.push(item);
        }
    }
    finds
}

/// A clear building hex that is searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct BuildingSearch {
    /// None in a building of one hex.
    pub triangle: Option<LootRow>,
    /// Who searches has the Attribute Scrounger.
    pub scrounger: bool,
}

impl BuildingSearch {
    /// What the card of the hex has for such a finder.
    pub fn finds(&self, cards: &Cards, card: CardId, cups: &Cups, dice: &mut dyn Dice) -> Finds {
        let own = card::loot_row(self.triangle, dice);
        let mut finds = row(cards, card, own, cups, dice);
        let below = LootRow::ALL.into_iter().find(|it| own < *it);
        if let Some(below) = below.filter(|_| self.scrounger) {
            dice.cite(rule!("atzr.ruling.table-attributes"));
            for item in row(cards, card, below, cups, dice) {
                if !finds.contains(&item) {
                    finds.push(item);
                }
            }
        }
        finds
    }
}

/// A card that was drawn for a hex, and the hex searched.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct SearchedHex {
    /// What people call the card.
    #[schemars(extend("enum" = Printed::in_use().cards.names()))]
    pub card: String,
    /// None in a building of one hex.
    #[schemars(extend("x-none" = "None: a building of one hex"))]
    pub triangle: Option<LootRow>,
    pub scrounger: bool,
    /// Things of which no counter is left.
    #[schemars(extend("uniqueItems" = true))]
    #[schemars(length(max = 64))]
    pub exhausted: Vec<CounterThing>,
}

impl Default for SearchedHex {
    fn default() -> Self {
        SearchedHex {
            card: "E07".to_owned(),
            triangle: Some(LootRow::Red),
            scrounger: false,
            exhausted: Vec::new(),
        }
    }
}

/// The whole box without those things.
pub fn box_without(printed: &Printed, exhausted: &[CounterThing]) -> Cups {
    let mut cups = Cups::new(printed);
    for &thing in exhausted {
        while cups.take(thing) {}
    }
    cups
}

impl Given for SearchedHex {
    const NAME: &'static str = "atzr.search";
    const ABOUT: &'static str = "What may be taken from a searched building hex.";
    type Result = Vec<CounterThing>;

    fn check(&self) -> Result<(), ValueFault> {
        match Printed::in_use().cards.find(&self.card) {
            Some(_) => Ok(()),
            None => Err(ValueFault::at("card", format!("there is no card {}", short_name(&self.card)))),
        }
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Vec<CounterThing> {
        let printed = Printed::in_use();
        let Some(card) = printed.cards.find(&self.card) else { return Vec::new() };
        let cups = box_without(printed, &self.exhausted);
        let search = BuildingSearch { triangle: self.triangle, scrounger: self.scrounger };
        search.finds(&printed.cards, card, &cups, dice).to_vec()
    }
}
