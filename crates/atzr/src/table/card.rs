//! The Event Cards (2.3.2): what is left of the deck, and what a card shows.
use std::ops::ControlFlow;

use kernel::{
    Dice, Given, RuleId, until,
    written::{ValueFault, short_name},
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::{
    printed::{
        Area, CardId, Cards, CounterThing, LootRow, Printed,
        cards::{Column, Humans},
    },
    table::pile::Pile,
};

/// The draw pile and the discards; whoever holds a card that was drawn puts it into one or the other.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Deck {
    left: Pile,
    discards: Pile,
}

impl Deck {
    /// All cards, shuffled.
    pub fn new(cards: &Cards) -> Deck {
        Deck { left: Pile::of(&cards.deck, |_| true), discards: Pile::default() }
    }

    /// The same where some lie open already.
    pub fn with_discards(cards: &Cards, discards: impl IntoIterator<Item = CardId>) -> Deck {
        let mut deck = Deck::new(cards);
        for card in discards {
            deck.left.take(card.0);
            deck.discard(card);
        }
        deck
    }

    /// The next card. The Reshuffle card is never the one: it gathers all and another is drawn. Nothing when all other
    /// cards are in somebody's hand.
    pub fn draw(&mut self, cards: &Cards, why: RuleId, dice: &mut dyn Dice) -> Option<CardId> {
        dice.cite(rule!("atzr.card.deck"));
        let deck = std::mem::take(self);
        let (deck, card) = until(dice, deck, |deck, dice| deck.turn_over(cards, why, dice));
        *self = deck;
        card
    }

    fn turn_over(
        mut self,
        cards: &Cards,
        why: RuleId,
        dice: &mut dyn Dice,
    ) -> ControlFlow<(Deck, Option<CardId>), Deck> {
        if self.left.is_empty() {
            dice.cite(rule!("atzr.ruling.reshuffle-redraw"));
            self.left.gather(&mut self.discards);
        }
        let mut events = self.left.iter().chain(self.discards.iter());
        if events.all(|it| cards.card(CardId(it)).reshuffle) {
            return ControlFlow::Break((self, None));
        }
        let Some(at) = self.left.draw(why, dice) else {
            return ControlFlow::Break((self, None));
        };
        if !cards.card(CardId(at)).reshuffle {
            return ControlFlow::Break((self, Some(CardId(at))));
        }
        dice.cite(rule!("atzr.card.reshuffle-card"));
        dice.cite(rule!("atzr.ruling.reshuffle-redraw"));
        self.left.put(at);
        self.left.gather(&mut self.discards);
        ControlFlow::Continue(self)
    }

    /// A card that was drawn lies open.
    pub fn discard(&mut self, card: CardId) {
        self.discards.put(card.0);
    }

    /// A card that was drawn goes back into the draw pile, which is shuffled.
    pub fn put_back(&mut self, card: CardId) {
        self.left.put(card.0);
    }

    /// Cards go back and the whole deck is shuffled, discards and all.
    pub fn put_all_back(&mut self, cards: &[CardId]) {
        cards.iter().for_each(|it| self.put_back(*it));
        self.left.gather(&mut self.discards);
    }

    /// Draws a card that lies open from now on.
    pub fn reveal(&mut self, cards: &Cards, why: RuleId, dice: &mut dyn Dice) -> Option<CardId> {
        let card = self.draw(cards, why, dice)?;
        self.discard(card);
        Some(card)
    }

    pub const fn left(&self) -> Pile {
        self.left
    }

    pub const fn discards(&self) -> Pile {
        self.discards
    }
}

/// What a card shows for the area of the Encounter.
pub fn column(cards: &Cards, card: CardId, area: Area, dice: &mut dyn Dice) -> Column {
    dice.cite(rule!("atzr.card.contents"));
    dice.cite(rule!("atzr.card.area-column"));
    dice.cite(rule!("atzr.ruling.table-event-deck"));
    // Nobody is handed the Reshuffle card.
    cards.card(card).column(area).unwrap_or(Column::Zombies(0))
}

/// The loot row of a searched hex: the colour of its triangle, the dash in a building of one hex.
pub fn loot_row(triangle: Option<LootRow>, dice: &mut dyn Dice) -> LootRow {
    dice.cite(rule!("atzr.card.building-loot-row"));
    triangle.unwrap_or(LootRow::Dash)
}

/// What a loot row of a card holds.
pub fn loot(cards: &Cards, card: CardId, row: LootRow, dice: &mut dyn Dice) -> Option<CounterThing> {
    dice.cite(rule!("atzr.card.contents"));
    dice.cite(rule!("atzr.ruling.table-event-deck"));
    cards.card(card).loot.row(row)
}

/// The zombies of each card drawn at the start of an Encounter; humans on them are ignored, and all go back.
pub fn starting_zombies(
    cards: &Cards,
    deck: &mut Deck,
    number: u16,
    area: Area,
    dice: &mut dyn Dice,
) -> SmallVec<[u8; 8]> {
    let why = rule!("atzr.zombie.start-cards");
    let drawn: SmallVec<[CardId; 8]> = (0..number).map_while(|_| deck.draw(cards, why, dice)).collect();
    let zombies = drawn.iter().map(|&card| match column(cards, card, area, dice) {
        Column::Zombies(zombies) => zombies,
        Column::Humans(_) => 0,
    });
    let zombies = zombies.collect();
    dice.cite(why);
    deck.put_all_back(&drawn);
    zombies
}

/// The first card of a whole deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EventCard {
    pub area: Area,
    /// Cards that lie open already, by what people call them.
    #[serde(default)]
    #[schemars(extend("uniqueItems" = true, "items" = { "type": "string", "enum": Printed::in_use().cards.names() }))]
    #[schemars(length(max = 64))]
    pub discards: Vec<String>,
}

impl Default for EventCard {
    fn default() -> Self {
        EventCard { area: Area::Suburbs, discards: Vec::new() }
    }
}

impl Given for EventCard {
    const NAME: &'static str = "atzr.card";
    const ABOUT: &'static str = "What the next Event Card shows in an area: zombies, or humans of a Class.";
    type Result = Column;

    fn check(&self) -> Result<(), ValueFault> {
        match self.discards.iter().find(|it| Printed::in_use().cards.find(it).is_none()) {
            Some(it) => Err(ValueFault::at("discards", format!("there is no card {}", short_name(it)))),
            None => Ok(()),
        }
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Column {
        let cards = &Printed::in_use().cards;
        let discards = self.discards.iter().filter_map(|it| cards.find(it));
        let mut deck = Deck::with_discards(cards, discards);
        match deck.draw(cards, rule!("atzr.card.deck"), dice) {
            Some(card) => column(cards, card, self.area, dice),
            None => Column::Zombies(0),
        }
    }
}

/// What a loot row of the next card holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LootOf {
    /// The triangle of the searched hex; none in a building of one hex.
    #[serde(default)]
    #[schemars(extend("x-none" = "None: a building of one hex"))]
    pub triangle: Option<LootRow>,
}

impl Default for LootOf {
    fn default() -> Self {
        LootOf { triangle: Some(LootRow::Green) }
    }
}

impl Given for LootOf {
    const NAME: &'static str = "atzr.card.loot";
    const ABOUT: &'static str =
        "What the next Event Card has as loot for a triangle or a building of one hex.";
    type Result = Option<CounterThing>;
    const NOTHING: &'static str = "no loot";

    fn resolve(&self, dice: &mut dyn Dice) -> Option<CounterThing> {
        let cards = &Printed::in_use().cards;
        let card = Deck::new(cards).draw(cards, rule!("atzr.card.deck"), dice)?;
        let row = loot_row(self.triangle, dice);
        loot(cards, card, row, dice)
    }
}

/// The humans in an area's column, if it has any.
pub fn humans(cards: &Cards, card: CardId, area: Area, dice: &mut dyn Dice) -> Option<Humans> {
    match column(cards, card, area, dice) {
        Column::Humans(humans) => Some(humans),
        Column::Zombies(_) => None,
    }
}
