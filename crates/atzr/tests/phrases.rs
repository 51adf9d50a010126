//! Every question asks in words, and every die is rolled for something that has a name.
use std::collections::BTreeSet;

use atzr::{
    battle::Atzr,
    phrases,
    setup::{self, scenario::Scenario},
};
use kernel::{Event, Session, What, Whim, dice::Seeded};

/// Plays a scenario with a whim and collects the rules that asked in no words or rolled nameless dice.
fn nameless(text: &str, seed: u64) -> BTreeSet<String> {
    let mut session = Session::<Atzr>::new(Scenario::read(text).unwrap().battle());
    session.advance(&mut Seeded::new(seed), &mut Whim::new(seed));
    assert!(session.is_over());
    let wordless = |event: &Event| match &event.what {
        What::Rolled { sides, .. } => {
            phrases::dice(event.rule, *sides).is_none().then(|| format!("{} rolls", event.rule))
        }
        What::Asked { about, .. } => {
            phrases::prompt(event.rule, about.is_some()).is_none().then(|| format!("{} asks", event.rule))
        }
        _ => None,
    };
    session.journal().iter().filter_map(wordless).collect()
}

#[test]
fn every_question_and_every_die_of_whole_games_has_words() {
    let mut found = BTreeSet::new();
    for (_, text) in setup::scenarios() {
        for seed in 1..=6 {
            found.extend(nameless(text, seed));
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn what_cannot_be_chosen_says_why_and_not_what_the_rule_is_about() {
    let chillin = phrases::refusal(atzr::rule!("atzr.chillin.objective")).unwrap();
    assert!(chillin.contains("in the city"), "{chillin}");
    assert!(phrases::refusal(atzr::rule!("atzr.los.building")).is_none(), "its own words will do");
}
