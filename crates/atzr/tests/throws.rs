//! People who roll their own dice are told what for, for whom, and what the faces stand for.
use std::collections::BTreeMap;

use atzr::{
    battle::Atzr,
    setup::{self, scenario::Scenario},
};
use kernel::{Book, Flow, Play, RuleId, Whim, conformance::Listener, dice::Missing};
use view::{roll, telling::Phrases};

const WORDS: Phrases = Phrases { rules: &atzr::words::WORDS, ..Phrases::NONE };

/// What whoever rolls his own dice is asked for in whole games of every scenario.
fn asked_for() -> Vec<Missing> {
    let mut all = Vec::new();
    for (_, text) in setup::scenarios() {
        for seed in 1..=8 {
            let mut battle = Scenario::read(text).unwrap().battle();
            let (mut dice, mut whim) = (Listener::new(seed), Whim::new(seed));
            while Atzr::step(&mut battle, &mut Play::bulk(&mut dice, &mut whim)).unwrap() == Flow::Goes {}
            all.append(&mut dice.heard);
        }
    }
    all
}

fn words(missing: &Missing) -> String {
    roll::wanted(missing, &WORDS, &|_| "somebody".to_owned())
}

#[test]
fn every_die_says_what_it_is_for_and_whose_it_is() {
    let mut wordless: BTreeMap<(RuleId, u16), String> = BTreeMap::new();
    let mut kinds: BTreeMap<String, RuleId> = BTreeMap::new();
    for missing in asked_for() {
        let said = words(&missing);
        if roll::filled(&missing, &WORDS, &|_| String::new()).is_none() {
            wordless.insert((missing.why, missing.sides), said.clone());
        }
        let named = said.split(": ").next().unwrap_or_default().to_owned();
        let other = kinds.insert(named, missing.why).filter(|it| *it != missing.why);
        // Sides have one die each, whoever plays them.
        let activation = said.starts_with("The activation die");
        assert!(other.is_none() || activation, "{said} is said of {} too", missing.why);
    }
    assert!(wordless.is_empty(), "{wordless:#?}");
    assert!(25 <= kinds.len(), "{kinds:#?}");
}
