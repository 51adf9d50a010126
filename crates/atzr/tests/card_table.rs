//! The Event Cards (2.3.2).
use atzr::{
    printed::{
        Area, CardId, Class, CounterThing, LootRow, Printed,
        cards::{Column, Humans},
    },
    rule,
    table::card::{Deck, EventCard, LootOf, column, humans, loot, loot_row, starting_zombies},
};
use kernel::{Dice, Given, Proof, Ratio, odds, scripted};

fn card(id: &str) -> CardId {
    Printed::book().cards.find(id).unwrap()
}

/// A deck of which all but these have been discarded.
fn deck_of(ids: &[&str]) -> Deck {
    let cards = &Printed::book().cards;
    let mut deck = Deck::new(cards);
    let mut dice = kernel::dice::SeededDice::new(1);
    let mut drawn = Vec::new();
    // The Reshuffle card would gather the discards again: everything is held in the hand first.
    while let Some(it) = deck.draw(cards, rule!("atzr.card.deck"), &mut dice) {
        drawn.push(it);
    }
    for it in drawn {
        if ids.contains(&cards.card(it).id.as_str()) {
            deck.put_back(it);
        } else {
            deck.discard(it);
        }
    }
    deck
}

#[test]
fn a_card_shows_zombies_or_humans_of_one_class_in_the_column_of_the_area() {
    let _proof = Proof::of_all(&[
        rule!("atzr.card.contents"),
        rule!("atzr.card.area-column"),
        rule!("atzr.ruling.table-event-deck"),
    ]);
    let cards = &Printed::book().cards;
    let shows = |id, area| column(cards, card(id), area, &mut scripted(&[]));
    assert_eq!(shows("E01", Area::Urban), Column::Zombies(3));
    assert_eq!(shows("E01", Area::Suburbs), Column::Zombies(2));
    assert_eq!(shows("E05", Area::Rural), Column::Zombies(0));
    let two = Humans { number: 2, class: Class::Militia };
    assert_eq!(shows("E10", Area::Suburbs), Column::Humans(two));
    assert_eq!(humans(cards, card("E10"), Area::Rural, &mut scripted(&[])).unwrap().class, Class::Survivor);
    assert_eq!(humans(cards, card("E01"), Area::Urban, &mut scripted(&[])), None);
}

#[test]
fn the_entry_numbers_are_five_four_and_three_and_the_dash_has_none() {
    let _proof = Proof::of(rule!("atzr.card.contents")).facts([4]);
    let cards = &Printed::book().cards;
    loot(cards, card("E01"), LootRow::Red, &mut scripted(&[]));
    let numbers = [LootRow::Green, LootRow::Yellow, LootRow::Red, LootRow::Dash].map(|it| cards.entry.of(it));
    assert_eq!(numbers, [Some(5), Some(4), Some(3), None]);
}

#[test]
fn loot_is_in_the_row_of_the_triangle_and_in_the_dash_row_of_a_building_of_one_hex() {
    let _proof = Proof::of(rule!("atzr.card.building-loot-row")).facts([1, 2]);
    let cards = &Printed::book().cards;
    let finds = |triangle| {
        let row = loot_row(triangle, &mut scripted(&[]));
        loot(cards, card("E06"), row, &mut scripted(&[]))
    };
    assert_eq!(finds(Some(LootRow::Red)), Some(CounterThing::Shotgun));
    assert_eq!(finds(Some(LootRow::Yellow)), Some(CounterThing::SuppliesB));
    assert_eq!(finds(Some(LootRow::Green)), Some(CounterThing::Ammo));
    assert_eq!(finds(None), Some(CounterThing::SuppliesA));
    assert_eq!(loot(cards, card("E02"), LootRow::Dash, &mut scripted(&[])), None);
}

#[test]
fn a_card_is_drawn_once_and_lies_open_then() {
    let _proof = Proof::of(rule!("atzr.card.deck")).facts([3]);
    let cards = &Printed::book().cards;
    let mut deck = deck_of(&["E01", "E02"]);
    // Only the Reshuffle card and these two are left: the die has three faces, then two.
    let mut draw = |dice: &[u16]| deck.reveal(cards, rule!("atzr.card.deck"), &mut scripted(dice)).unwrap();
    assert_eq!(draw(&[2]), card("E02"));
    assert_eq!(draw(&[1]), card("E01"));
    assert_eq!(deck.left().len(), 1);
    assert_eq!(deck.discards().len(), 53);
}

#[test]
fn a_pile_that_ran_out_is_made_of_the_discards() {
    let _proof = Proof::of(rule!("atzr.ruling.reshuffle-redraw"));
    let mut cards = Printed::book().cards.clone();
    cards.deck.retain(|it| !it.reshuffle);
    let mut deck = Deck::new(&cards);
    for _ in 0..53 {
        let first = deck.left().len() as u16;
        let script: &[u16] = if first == 1 { &[] } else { &[1] };
        deck.reveal(&cards, rule!("atzr.card.deck"), &mut scripted(script)).unwrap();
    }
    assert!(deck.left().is_empty());
    let drawn = deck.draw(&cards, rule!("atzr.card.deck"), &mut scripted(&[53]));
    assert_eq!(drawn, Some(CardId(52)));
    assert_eq!((deck.left().len(), deck.discards().len()), (52, 0));
}

#[test]
fn the_reshuffle_card_gathers_all_cards_and_another_is_drawn() {
    let _proof = Proof::of(rule!("atzr.card.reshuffle-card")).facts([1, 2]);
    let _reshuffle_redraw = Proof::of(rule!("atzr.ruling.reshuffle-redraw"));
    let cards = &Printed::book().cards;
    let mut deck = deck_of(&["E01"]);
    let held = deck.draw(cards, rule!("atzr.card.deck"), &mut scripted(&[1])).unwrap();
    assert_eq!(held, card("E01"));
    // The Reshuffle card alone is left; all but the one in the hand are shuffled, and the Reshuffle card with them.
    let again = deck.draw(cards, rule!("atzr.card.deck"), &mut scripted(&[53, 1])).unwrap();
    assert_eq!(again, card("E02"));
    assert_eq!((deck.left().len(), deck.discards().len()), (52, 0));
    deck.put_back(held);
    assert!(deck.left().has(held.0));
}

#[test]
fn nothing_is_drawn_when_every_card_is_in_somebodys_hand() {
    let cards = &Printed::book().cards;
    let mut deck = Deck::new(cards);
    let mut dice = kernel::dice::SeededDice::new(7);
    let held = std::iter::from_fn(|| deck.draw(cards, rule!("atzr.card.deck"), &mut dice)).count();
    assert_eq!(held, 53);
}

/// Each of the 53 cards is as likely as any other, with the Reshuffle card in the deck too.
#[test]
fn the_next_card_has_exact_odds() {
    let _proof = Proof::of(rule!("atzr.card.deck")).facts([1, 5]);
    let whole = Deck::new(&Printed::book().cards);
    assert_eq!((whole.left().len(), whole.discards().len()), (54, 0));
    let shown = odds(|dice| EventCard { area: Area::Urban, discards: Vec::new() }.resolve(dice));
    assert_eq!(shown.unexplored, Ratio::zero());
    assert_eq!(shown[&Column::Zombies(2)], Ratio::new(11, 53));
    assert_eq!(shown[&Column::Zombies(0)], Ratio::new(3, 53));
    let gangers = shown.map(|it| matches!(it, Column::Humans(Humans { class: Class::Ganger, .. })));
    assert_eq!(gangers[&true], Ratio::new(13, 53));
    let nothing = odds(|dice| LootOf { triangle: Some(LootRow::Red) }.resolve(dice));
    assert_eq!(nothing.of(&None), Ratio::zero());
}

/// With E05 discarded it comes only after the Reshuffle card: 1/53 of the time, and then as one of 54.
#[test]
fn a_discarded_card_can_come_after_a_reshuffle() {
    let given = EventCard { area: Area::Urban, discards: vec!["E05".to_owned()] };
    let shown = odds(|dice| given.resolve(dice));
    // Of the two other cards with 0 zombies each has 1/53, or 1/53 of the share of the Reshuffle card.
    assert_eq!(shown[&Column::Zombies(0)], Ratio::new(2 * 53 + 3, 53 * 53));
}

#[test]
fn a_deck_of_the_same_cards_is_the_same_deck() {
    let cards = &Printed::book().cards;
    let mut deck = Deck::new(cards);
    let all = deck.clone();
    let mut dice = kernel::dice::SeededDice::new(3);
    let (a, b) = (
        deck.draw(cards, rule!("atzr.card.deck"), &mut dice).unwrap(),
        deck.draw(cards, rule!("atzr.card.deck"), &mut dice).unwrap(),
    );
    deck.put_back(a);
    deck.put_back(b);
    assert_eq!(deck, all);
    let text = serde_json::to_string(&deck).unwrap();
    assert_eq!(serde_json::from_str::<Deck>(&text).unwrap(), deck);
    dice.cite(rule!("atzr.card.deck"));
}

#[test]
fn the_cards_of_the_start_bring_zombies_only_and_go_back() {
    let _proof = Proof::of(rule!("atzr.zombie.start-cards"));
    let cards = &Printed::book().cards;
    let mut deck = Deck::new(cards);
    deck.reveal(cards, rule!("atzr.card.deck"), &mut scripted(&[1])).unwrap();
    // E10 with humans, E02 with 3 zombies in the suburbs.
    let zombies = starting_zombies(cards, &mut deck, 2, Area::Suburbs, &mut scripted(&[9, 1]));
    assert_eq!(zombies.as_slice(), [0, 3]);
    assert_eq!(deck, Deck::new(cards));
}
