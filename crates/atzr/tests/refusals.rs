//! What cannot be chosen says why as things stand.

use std::collections::BTreeMap;

use crate::board::{board, p};
use crate::turn_in_words::{activate, play_on, why_not};
use atzr::{
    battle::{Atzr, Battle},
    printed::CounterThing,
    setup::{self, scenario::Scenario},
};
use kernel::{RuleId, Session, conformance::Reasons, dice::SeededDice};

/// Ray with a Pistol and a Bat, active; a zombie far up the street.
fn ray() -> Battle {
    let board =
        board().star("Ray", 5, "0806").holds(&[CounterThing::Pistol]).stows(&[CounterThing::BaseballBat]);
    let mut battle = board.zombie("0802").done();
    activate(&mut battle, p(0));
    battle
}

#[test]
fn an_activation_that_is_spent_says_on_what() {
    let mut battle = ray();
    play_on(&mut battle, &[1, 1], &["Fire the Pistol"]);
    assert_eq!(why_not(&battle, "Fire the Pistol"), "Ray has fired already in this activation.");
    let spent = "Ray has already fired in this activation.";
    assert_eq!(why_not(&battle, "Stow the Pistol"), spent);
    let mut battle = ray();
    play_on(&mut battle, &[], &["Ready the Baseball Bat, stow the Pistol"]);
    let spent = "Ray has already handled items in this activation.";
    assert_eq!(why_not(&battle, "Move fast"), spent);
}

#[test]
fn an_empty_weapon_and_a_full_hex_say_so() {
    let board =
        board().star("Ray", 5, "0806").holds(&[CounterThing::Pistol]).last(|it| it.hands[0].empty = true);
    let board = board.grunt("Ann", 4, "0807").grunt("Bob", 4, "0807");
    let mut battle = board.zombie("0802").done();
    activate(&mut battle, p(0));
    assert_eq!(why_not(&battle, "Fire the Pistol"), "It is empty and has to be reloaded first.");
    assert_eq!(why_not(&battle, "Go to 0807"), "Ann and Bob are already there, and a hex holds only two.");
}

#[test]
fn no_option_of_whole_games_is_refused_with_the_words_of_its_rule_alone() {
    let mut seen = BTreeMap::new();
    for (_, text) in setup::scenarios() {
        for seed in 1..=3 {
            let mut session = Session::<Atzr>::new(Scenario::read(text).unwrap().battle());
            let mut reader = Reasons::new(seed);
            session.advance(&mut SeededDice::new(seed), &mut reader);
            seen.append(&mut reader.told);
        }
    }
    let by_rule = |it: RuleId| atzr::words::WORDS.refusal(it, None).is_some();
    let wordless: Vec<_> = seen.iter().filter(|it| it.1.1.is_empty() && !by_rule(*it.0)).collect();
    assert!(wordless.is_empty(), "{wordless:#?}");
    assert!(8 <= seen.len(), "{seen:#?}");
}
