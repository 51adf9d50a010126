//! The optional rules as switches (16 and the optional parts of 9 to 15).
use std::collections::BTreeSet;

use dwa::{
    ledger::LEDGER,
    rules::{
        Rules,
        switch::{SWITCHES, set, values},
    },
    setup::{self, scenario::Scenario},
};
use serde_json::Value;
use view::switch::{Switch, SwitchKind};

/// Everything a switch can be set to, numbers by their ends.
fn all_values(switch: &Switch) -> Vec<String> {
    match switch.kind {
        SwitchKind::OnOff => vec!["on".to_owned(), "off".to_owned()],
        SwitchKind::OneOf(values) => values.iter().map(|it| it.0.to_owned()).collect(),
        SwitchKind::AtMost { least, most } => vec![least.to_string(), most.to_string(), "none".to_owned()],
    }
}

#[test]
fn every_rule_the_players_may_agree_on_is_a_switch() {
    let fields = serde_json::to_value(Rules::SINGLE_GAME).unwrap();
    let mut fields: BTreeSet<&str> = fields.as_object().unwrap().keys().map(String::as_str).collect();
    // The units say how a scenario's own lengths are written; a game cannot change them.
    assert!(fields.remove("units"));
    let ids: BTreeSet<&str> = SWITCHES.iter().map(|it| it.id).collect();
    assert_eq!(ids, fields);
    assert_eq!(ids.len(), SWITCHES.len());
}

#[test]
fn every_switch_has_the_ledger_behind_it() {
    for switch in SWITCHES {
        assert!(!switch.rules.is_empty(), "{}", switch.id);
        for rule in switch.rules {
            let known = LEDGER.rule(rule.as_str()).is_some() || LEDGER.ruling(rule.as_str()).is_some();
            assert!(known, "{rule}");
        }
    }
}

#[test]
fn every_switch_works_each_way_in_every_scenario() {
    for (id, text) in setup::scenarios() {
        for switch in SWITCHES {
            for value in all_values(switch) {
                let changed = set(text, &[(switch.id, &value)]).unwrap();
                let battle = Scenario::read(&changed).unwrap().battle();
                let now = values(&battle.rules);
                assert!(now.contains(&(switch.id, value.clone())), "{id}: {}={value}", switch.id);
                let before = values(&Scenario::read(text).unwrap().battle().rules);
                let others = before.iter().filter(|it| it.0 != switch.id);
                assert!(others.clone().all(|it| now.contains(it)), "{id}: only {} changes", switch.id);
            }
        }
    }
}

#[test]
fn a_scenario_that_is_not_switched_stays_as_it_is_written() {
    let text = setup::scenarios()[0].1;
    assert_eq!(set(text, &[]).unwrap(), text);
    let all: Vec<(&str, String)> = values(&Scenario::read(text).unwrap().battle().rules);
    let same: Vec<(&str, &str)> = all.iter().map(|it| (it.0, it.1.as_str())).collect();
    let again = Scenario::read(&set(text, &same).unwrap()).unwrap();
    assert_eq!(again.battle(), Scenario::read(text).unwrap().battle());
}

#[test]
fn a_wrong_switch_or_value_is_refused_in_plain_words() {
    let text = setup::scenarios()[0].1;
    let said = |id: &str, value: &str| set(text, &[(id, value)]).unwrap_err();
    assert_eq!(said("jams", "maybe"), "Jams: `maybe` is not among on, off");
    assert_eq!(said("blast_diameter_cm", "9"), "Blast circle: `9` is not among 10, 8");
    assert!(said("zombies_per_human", "501").ends_with("`501` is not among 0 to 500, none"));
    assert_eq!(said("units", "inches"), "there is no optional rule `units`");
}

#[test]
fn every_shipped_scenario_says_what_it_teaches() {
    for (id, text) in setup::scenarios() {
        let file: Value = serde_json::from_str(text).unwrap();
        let teaches = file["teaches"].as_str().unwrap();
        assert!(!teaches.is_empty() && teaches.len() <= 60, "{id}: a few words");
    }
}
