//! Every question asks in words, and every die is rolled for something that has a name.
use std::collections::BTreeSet;

use atzr::{
    battle::Atzr,
    setup::{self, scenario::Scenario},
    words::WORDS,
};
use kernel::{Event, RuleId, Session, What, Whim, dice::SeededDice};
use view::lexicon::RuleWords;

/// Plays a scenario with a whim and collects the rules that asked in no words or rolled nameless dice.
fn nameless(text: &str, seed: u64) -> BTreeSet<String> {
    let mut session = Session::<Atzr>::new(Scenario::read(text).unwrap().battle());
    session.advance(&mut SeededDice::new(seed), &mut Whim::new(seed));
    assert!(session.is_over());
    let wordless = |event: &Event| match &event.what {
        What::Rolled { sides, .. } => {
            WORDS.dice(event.rule, *sides).is_none().then(|| format!("{} rolls", event.rule))
        }
        What::Asked { about, .. } => {
            let who = about.map(|_| "Ray");
            WORDS.prompt(event.rule, who).is_none().then(|| format!("{} asks", event.rule))
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
    let chillin = WORDS.refusal(atzr::rule!("atzr.chillin.objective"), None).unwrap();
    assert!(chillin.contains("in the city"), "{chillin}");
    assert!(WORDS.refusal(atzr::rule!("atzr.los.building"), None).is_none(), "its own words will do");
}

#[test]
fn whatever_people_are_asked_to_roll_has_a_name_in_the_journal() {
    let asks = |it: &&RuleWords| it.dice.iter().any(|it| !it.throw.is_empty());
    let nameless = WORDS.rules.iter().filter(asks).filter(|it| WORDS.dice(it.rule, 6).is_none());
    let nameless: Vec<RuleId> = nameless.map(|it| it.rule).collect();
    assert!(nameless.is_empty(), "{nameless:?}");
}

#[test]
fn no_two_kinds_of_dice_are_asked_for_in_the_same_words() {
    let mut seen = BTreeSet::new();
    for words in WORDS.rules.iter().flat_map(|it| it.dice).flat_map(|it| it.throw).map(|it| it.words()) {
        // Sides have one die each, whoever plays them.
        assert!(seen.insert(words) || words.starts_with("The activation die"), "said twice: {words}");
    }
}
