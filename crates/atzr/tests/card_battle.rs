//! Event Cards on the map (2.3.2).

use crate::board::{at, board, p};
use crate::turn_in_words::{activate, play_on, say};
use atzr::{battle::card, printed::Printed, rule};
use kernel::Proof;

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
