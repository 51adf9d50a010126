//! People who roll their own dice are told what for, for whom, and what the faces stand for.
use std::collections::BTreeMap;

use dwa::{
    battle::{Battle, Dwa},
    phrases,
    rules::Rules,
    setup::{self, scenario::Scenario},
};
use kernel::{Book, Flow, Play, RuleId, Token, Whim, conformance::Listener, dice::Missing};
use view::{roll, telling::Phrases};

const WORDS: Phrases = Phrases { rules: &dwa::words::WORDS, figure: phrases::figure, ..Phrases::NONE };

/// A shipped scenario with everything in play that the book has.
pub fn position(text: &str) -> Battle {
    let mut battle = Scenario::read(text).unwrap().battle();
    battle.rules = Rules {
        jams: true,
        zombification: true,
        armed_zombies: true,
        fancy_moves: true,
        moan: true,
        lurch: true,
        archetypes: true,
        search: true,
        items: true,
        vehicles: true,
        skills: true,
        weapon_skills: true,
        quirks: true,
        trauma: true,
        ..battle.rules
    };
    battle
}

/// What whoever rolls his own dice is asked for in a few turns of every scenario.
fn asked_for() -> Vec<Missing> {
    let mut all = Vec::new();
    for (_, text) in setup::scenarios() {
        for seed in 1..=8 {
            let mut battle = position(text);
            let (mut dice, mut whim) = (Listener::new(seed), Whim::new(seed));
            for _ in 0..400 {
                let done = Dwa::step(&mut battle, &mut Play::bulk(&mut dice, &mut whim)).unwrap();
                if done == Flow::Ends {
                    break;
                }
            }
            all.append(&mut dice.heard);
        }
    }
    all
}

fn words(missing: &Missing) -> String {
    roll::wanted(missing, &WORDS, &|token: Token| format!("figure {}", token.0))
}

#[test]
fn every_die_says_what_it_is_for_and_whose_it_is() {
    let mut wordless: BTreeMap<(RuleId, u16), String> = BTreeMap::new();
    let mut kinds: BTreeMap<String, (RuleId, u16)> = BTreeMap::new();
    for missing in asked_for() {
        if roll::filled(&missing, &WORDS, &|_| String::new()).is_none() {
            wordless.insert((missing.why, missing.sides), words(&missing));
        }
        let said = roll::wanted(&missing, &WORDS, &|_| "somebody".to_owned());
        let sides = if roll::is_at_hand(missing.sides) { missing.sides } else { 0 };
        kinds.entry(said).or_insert((missing.why, sides));
    }
    assert!(wordless.is_empty(), "{wordless:#?}");
    assert!(20 <= kinds.len(), "{kinds:#?}");
}

#[test]
fn edges_places_and_directions_say_which_number_is_which() {
    let all = asked_for();
    let read = |part: &str| {
        let found = all.iter().find(|it| words(it).starts_with(part));
        found.and_then(|it| roll::reads(it, &WORDS)).unwrap_or_default()
    };
    assert_eq!(read("Which edge do the dead come over"), "1 north, 2 east, 3 south, 4 west");
    let place = read("Where on that edge");
    assert!(place.starts_with("1 is the ") && place.ends_with(" edge, each step is 1 mm"), "{place}");
    assert!(read("Which way from figure").contains("90 is east"));
    for missing in all.iter().filter(|it| !roll::is_at_hand(it.sides)) {
        assert!(roll::reads(missing, &WORDS).is_some(), "nobody can tell what {} is", words(missing));
    }
    let drawn = all.iter().find(|it| words(it).starts_with("Which of those equally near")).unwrap();
    assert_eq!(drawn.throw.faces.len(), usize::from(drawn.sides), "each of them by name");
}
