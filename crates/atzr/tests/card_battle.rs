//! Event Cards on the map (2.3.2).

use std::collections::BTreeSet;

use crate::board::{at, board, p};
use crate::dice_by_rule::cast;
use crate::turn_in_words::{activate, play_on, say};
use atzr::{
    battle::{Battle, card},
    printed::{Area, CardId, DayPart, Printed, cards::Column},
    rule,
    table::card::{Deck, column},
    view::view,
};
use kernel::{Proof, Seat, scripted};

#[test]
fn drawn_cards_lie_open_until_the_reshuffle_card_gathers_all() {
    let _proof = Proof::of(rule!("atzr.card.deck")).facts([3]);
    let _reshuffle_card = Proof::of(rule!("atzr.card.reshuffle-card")).facts([1, 2]);
    let mut battle = board().star("Ray", 5, "0506").done();
    let why = rule!("atzr.card.draw-on-doubles");
    let drawn = say(&[5], &[], |play| card::draw(&mut battle, play, why)).unwrap();
    assert_eq!(Printed::book().cards.card(drawn).id, "E05");
    assert_eq!((battle.deck.left().len(), battle.deck.discards().len()), (53, 1));
    // The last of those left is the Reshuffle card: the fifth is there to be drawn again.
    let drawn = say(&[53, 5], &[], |play| card::draw(&mut battle, play, why)).unwrap();
    assert_eq!(Printed::book().cards.card(drawn).id, "E05");
    assert_eq!((battle.deck.left().len(), battle.deck.discards().len()), (53, 1));
}

#[test]
fn each_hex_draws_its_own_card_once() {
    let _proof = Proof::of(rule!("atzr.card.draw-on-triangle")).facts([2, 4]);
    let mut battle = board().star("Ray", 5, "1107").last(|it| it.movement = 12).done();
    activate(&mut battle, p(0));
    play_on(&mut battle, &[1, 5], &["Go to 1108, into a building"]);
    play_on(&mut battle, &[16], &["Go to 1309, into a building"]);
    let card = |hex: &str| battle.places[battle.scene.board.entrance(at(hex)).unwrap()].card;
    assert_eq!(
        (card("1108"), card("1309")),
        (Some(4), Some(16)),
        "without the fifth the sixteenth left is E17"
    );
    battle.set_up().person(p(0)).turn.points = 12;
    play_on(&mut battle, &[], &["Go to 1108, into a building"]);
    assert_eq!(battle.deck.left().len(), 52);
}

#[test]
fn the_deck_of_an_encounter_is_whole_and_any_card_may_be_the_first() {
    let _proof = Proof::of(rule!("atzr.card.deck")).facts([1]);
    let begun = board().star("Ray", 5, "0506").done();
    assert_eq!(begun.deck, Deck::new(&Printed::book().cards));
    let first = |die: u16| {
        let mut battle = begun.clone();
        say(&[die], &[], |play| card::draw(&mut battle, play, rule!("atzr.card.draw-on-doubles"))).unwrap()
    };
    assert_eq!((1..=53).map(first).collect::<BTreeSet<_>>().len(), 53);
}

#[test]
fn neither_a_saved_game_nor_what_a_seat_sees_knows_the_next_card() {
    let _proof = Proof::of(rule!("atzr.card.deck")).facts([2]);
    let why = rule!("atzr.card.draw-on-doubles");
    let mut battle = board().star("Ray", 5, "0506").done();
    say(&[5], &[], |play| card::draw(&mut battle, play, why)).unwrap();
    // Out of one and the same saved game comes any card that is left, and what is seen before is the same.
    let saved = serde_json::to_string(&battle).unwrap();
    let seen = serde_json::to_string(&view(&battle, Seat(0))).unwrap();
    let next = |die: u16| {
        let mut again: Battle = serde_json::from_str(&saved).unwrap();
        assert_eq!(serde_json::to_string(&view(&again, Seat(0))).unwrap(), seen);
        say(&[die], &[], |play| card::draw(&mut again, play, why)).unwrap()
    };
    assert_eq!((1..=52).map(next).collect::<BTreeSet<_>>().len(), 52);
    // Of all cards only the one that lies open is shown.
    let panels = view(&battle, Seat(0)).panels;
    let lines = panels.iter().flat_map(|it| &it.lines).filter(|it| it.name == "cards drawn");
    assert_eq!(lines.map(|it| it.value.split("; ").count()).collect::<Vec<_>>(), [1]);
}

/// In every area, at night, so that nobody sees anybody.
#[test]
fn a_card_brings_zombies_or_humans_and_never_both() {
    let _proof = Proof::of(rule!("atzr.card.contents")).facts([2]);
    let cards = &Printed::book().cards;
    for (n, area) in (1..=53).flat_map(|n| Area::ALL.map(|area| (n, area))) {
        let mut battle = board().area(area).day(DayPart::Night).star("Ray", 5, "0813").done();
        battle.zombie_die = Some(4);
        cast(&[(rule!("atzr.card.draw-on-doubles"), &[n])], &[], |play| card::doubles(&mut battle, play))
            .0
            .unwrap();
        let shown = match column(cards, CardId(n as u8 - 1), area, &mut scripted(&[])) {
            Column::Zombies(zombies) => (usize::from(zombies), 0),
            Column::Humans(humans) => (0, usize::from(humans.number)),
        };
        assert_eq!((battle.zombies.len(), battle.people.len() - 1), shown, "card {n} in {area:?}");
    }
}
