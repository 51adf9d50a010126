//! Searching, taking and bartering (15.4, 15.5, 15.6).
use atzr::{
    printed::{CounterThing, LootRow, Printed},
    rule,
    table::{
        barter::{Exchange, offer},
        card::Deck,
        search::{SearchedHex, box_without},
        take::{Taken, row, take},
    },
};
use kernel::{Given, Proof, Ratio, odds, scripted};

fn finds(
    card: &str,
    triangle: Option<LootRow>,
    scrounger: bool,
    exhausted: &[CounterThing],
) -> Vec<CounterThing> {
    SearchedHex { card: card.to_owned(), triangle, scrounger, exhausted: exhausted.to_vec() }
        .resolve(&mut scripted(&[]))
}

#[test]
fn a_row_gives_its_item_while_there_is_a_counter_and_lower_rows_after_that() {
    let _proof = Proof::of(rule!("atzr.search.counter-exhausted")).facts([1, 2, 3]);
    let _search_action = Proof::of(rule!("atzr.ruling.search-action"));
    // E25: red Supplies B, yellow Assault Rifle, green Frying Pan, dash Gas Tank.
    assert_eq!(finds("E25", Some(LootRow::Red), false, &[]), [CounterThing::SuppliesB]);
    assert_eq!(
        finds("E25", Some(LootRow::Red), false, &[CounterThing::SuppliesB]),
        [CounterThing::AssaultRifle, CounterThing::FryingPan, CounterThing::GasTank]
    );
    assert_eq!(
        finds("E25", Some(LootRow::Yellow), false, &[CounterThing::AssaultRifle]),
        [CounterThing::FryingPan, CounterThing::GasTank]
    );
    assert_eq!(
        finds("E25", Some(LootRow::Green), false, &[CounterThing::FryingPan, CounterThing::GasTank]),
        []
    );
    assert_eq!(finds("E25", None, false, &[CounterThing::GasTank]), [], "there is no row below the dash");
}

#[test]
fn a_row_with_nothing_uses_the_search_up() {
    let _proof = Proof::of(rule!("atzr.ruling.search-action"));
    assert_eq!(finds("E18", Some(LootRow::Green), false, &[]), []);
}

#[test]
fn a_scrounger_may_take_from_the_row_below_instead() {
    let _proof = Proof::of(rule!("atzr.ruling.table-attributes"));
    assert_eq!(
        finds("E25", Some(LootRow::Red), true, &[]),
        [CounterThing::SuppliesB, CounterThing::AssaultRifle]
    );
    assert_eq!(finds("E18", Some(LootRow::Green), true, &[]), [CounterThing::SuppliesA]);
    assert_eq!(finds("E25", None, true, &[]), [CounterThing::GasTank]);
    // Both rows of E31 show a Scope: one find, not two.
    assert_eq!(finds("E31", Some(LootRow::Red), true, &[]), [CounterThing::Scope]);
}

#[test]
fn a_person_has_the_red_row_on_a_six_and_the_dash_row_up_to_three() {
    let _proof = Proof::of(rule!("atzr.take.card")).facts([1]);
    let cards = &Printed::book().cards;
    let rows = [1, 2, 3, 4, 5, 6].map(|it| row(cards, rule!("atzr.take.card"), &mut scripted(&[it])));
    assert_eq!(
        rows,
        [LootRow::Dash, LootRow::Dash, LootRow::Dash, LootRow::Green, LootRow::Yellow, LootRow::Red]
    );
}

#[test]
fn a_card_and_a_die_are_rolled_for_a_defeated_character() {
    let _proof = Proof::of(rule!("atzr.take.card")).facts([2]);
    let _take_items_limits = Proof::of(rule!("atzr.ruling.take-items-limits"));
    let printed = Printed::book();
    let mut deck = Deck::new(&printed.cards);
    let cups = box_without(printed, &[]);
    // E08 has Supplies A in the green row.
    assert_eq!(take(printed, &mut deck, &cups, &mut scripted(&[8, 4])).as_slice(), [CounterThing::SuppliesA]);
    assert_eq!(deck.discards().len(), 1);
    // E02 has nothing in the dash row, and no other row makes up for it.
    assert_eq!(take(printed, &mut deck, &cups, &mut scripted(&[2, 1])).as_slice(), []);
}

#[test]
fn an_npc_offers_what_a_card_and_a_die_say_even_if_it_is_nothing() {
    let _proof = Proof::of(rule!("atzr.barter.offer"));
    let printed = Printed::book();
    let mut deck = Deck::new(&printed.cards);
    let cups = box_without(printed, &[CounterThing::Pistol]);
    assert_eq!(
        offer(printed, &mut deck, &cups, &mut scripted(&[1, 6])).as_slice(),
        [CounterThing::HuntingRifle]
    );
    // E02 has nothing in the dash row; E12 a Pistol in the red one, of which there is none left.
    assert_eq!(offer(printed, &mut deck, &cups, &mut scripted(&[1, 1])).as_slice(), []);
    assert_eq!(
        offer(printed, &mut deck, &cups, &mut scripted(&[10, 6])).as_slice(),
        [CounterThing::Medikit, CounterThing::BaseballBat]
    );
}

#[test]
fn an_item_goes_for_an_item_and_supplies_b_are_two() {
    let _proof = Proof::of(rule!("atzr.barter.exchange"));
    let even = |gives: &[CounterThing], gets: &[CounterThing]| {
        Exchange { gives: gives.to_vec(), gets: gets.to_vec() }.resolve(&mut scripted(&[]))
    };
    assert!(even(&[CounterThing::Ammo], &[CounterThing::AssaultRifle]));
    assert!(even(&[CounterThing::SuppliesB], &[CounterThing::Ammo, CounterThing::Pistol]));
    assert!(!even(&[CounterThing::SuppliesB], &[CounterThing::Pistol]));
    assert!(!even(&[CounterThing::Ammo], &[CounterThing::SuppliesB]));
}

/// The dash row, half of all rolls, holds an RPG on no card.
#[test]
fn what_a_defeated_character_had_has_exact_odds() {
    let taken = odds(|dice| Taken::default().resolve(dice));
    assert_eq!(taken[&vec![CounterThing::Rpg]], Ratio::new(2, 53 * 6));
}
