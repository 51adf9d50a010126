//! Every question asks in words, and no two kinds of dice in the same.
use std::collections::BTreeSet;

use dwa::{
    battle::Dwa,
    setup::{self, scenario::Scenario},
    words::WORDS,
};
use kernel::{Session, What, Whim, dice::SeededDice};

#[test]
fn every_question_of_whole_games_has_words() {
    let mut wordless = BTreeSet::new();
    for (_, text) in setup::scenarios() {
        for seed in 1..=3 {
            let mut session = Session::<Dwa>::new(Scenario::read(text).unwrap().battle());
            session.advance(&mut SeededDice::new(seed), &mut Whim::new(seed));
            for event in session.journal() {
                let What::Asked { about, .. } = &event.what else { continue };
                if WORDS.prompt(event.rule, about.map(|_| "Dawson")).is_none() {
                    wordless.insert(event.rule);
                }
            }
        }
    }
    assert!(wordless.is_empty(), "{wordless:?}");
}

#[test]
fn no_two_kinds_of_dice_are_asked_for_in_the_same_words() {
    let mut seen = BTreeSet::new();
    for words in WORDS.rules.iter().flat_map(|it| it.dice).flat_map(|it| it.throw).map(|it| it.words()) {
        // The dead are placed the same way, whatever brings them.
        let placed = words.starts_with("Where is a zombie") || words.starts_with("{what} where");
        assert!(seen.insert(words) || placed, "said twice: {words}");
    }
}
