//! The procedures of the attack chapters as the command line and the companion call them.
use std::collections::BTreeSet;

use dwa::{ledger::LEDGER, table::procedures::PROCEDURES};
use kernel::{Procedure, Ratio, rule::Layer, scripted};
use serde_json::json;

fn procedure(name: &str) -> &'static Procedure {
    PROCEDURES.iter().find(|it| it.name == name).expect(name)
}

#[test]
fn every_table_rule_of_the_attack_chapters_belongs_to_a_procedure() {
    let mine =
        ["setup", "ap", "move", "ammo", "shoot", "auto", "shotgun", "mg", "grenade", "flame", "jam", "cc"];
    let applied: BTreeSet<&str> = PROCEDURES.iter().flat_map(|it| it.rules).map(|it| it.as_str()).collect();
    for entry in LEDGER.rules {
        let chapter = entry.id.split('.').nth(1).unwrap();
        if entry.layer == Layer::Table && mine.contains(&chapter) {
            assert!(applied.contains(entry.id), "{} stands in no procedure", entry.id);
        }
    }
}

#[test]
fn no_two_procedures_share_a_name() {
    let names: BTreeSet<&str> = PROCEDURES.iter().map(|it| it.name).collect();
    assert_eq!(names.len(), PROCEDURES.len());
}

#[test]
fn a_shot_as_it_is_typed_in() {
    let given = json!({ "weapon": "pistol", "target": { "range_mm": 150 }, "handling": { "moved": true } });
    let res = procedure("dwa.shoot").resolve(&given, &mut scripted(&[5])).unwrap();
    assert_eq!(res, json!({ "hit": "fall", "hits_friend": false }));
}

#[test]
fn a_mistyped_context_is_refused_by_the_name_of_its_field() {
    let check = |name: &str, given| procedure(name).check(&given).unwrap_err().to_string();
    let typo = json!({ "weapon": "pistol", "target": { "range_cm": 15 } });
    assert!(check("dwa.shoot", typo).contains("range_cm"));
    let far = json!({ "weapon": "bow", "target": { "range_mm": 501 } });
    assert_eq!(check("dwa.shoot", far), "target.range_mm: takes 0 to 500 with a bow");
    assert!(check("dwa.mg", json!({ "weapon": "gun" })).starts_with("weapon:"));
    assert!(check("dwa.setup.d3", json!({ "sides": 3 })).contains("sides"));
}

#[test]
fn what_may_be_left_out_has_a_default() {
    let odds = procedure("dwa.mg").odds(&json!({})).unwrap();
    assert_eq!(odds.of(&r#"{"elims":10,"falls":0}"#.to_owned()), Ratio::new(1, 3i128.pow(10)));
    let stray = procedure("dwa.cc.break").odds(&json!({ "opponents": 2 })).unwrap();
    assert_eq!(stray.of(&r#""away""#.to_owned()), Ratio::new(2, 3));
}
