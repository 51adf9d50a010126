//! Tests, lookups and rules from the command line: tables, resolve, odds, why, ledger.
use crate::support;
use std::collections::BTreeMap;

use crate::support::{json, out, refused};
use serde_json::{Value, json};

const PISTOL: &str = r#"{"weapon":"pistol","target":{"range_mm":150},"handling":{"moved":true}}"#;
const SAWN_OFF: &str = r#"{"weapon":"sawn-off-shotgun","along_mm":80}"#;

#[test]
fn every_command_has_help() {
    let help = out(&["--help"]);
    let commands =
        ["scenarios", "play", "replay", "generate", "sim", "tables", "resolve", "odds", "why", "ledger"];
    for command in commands {
        assert!(help.contains(&format!("\n  {command} ")), "{command} is missing from\n{help}");
        let own = out(&[command, "--help"]);
        assert!(own.contains("Usage: shamble") && own.contains(command), "{own}");
        assert!(own.lines().all(|it| it.chars().count() <= 100), "{own}");
    }
    assert!(out(&["--version"]).starts_with("shamble "));
}

#[test]
fn the_list_of_procedures_names_each_with_a_sentence() {
    let listed = out(&["tables", "dwa"]);
    assert!(listed.contains("\ndwa.shoot                       One die fired at one target.\n"), "{listed}");
    let one = out(&["tables", "dwa.shotgun"]);
    assert!(one.contains("  along_mm: a whole number from -8500 to 8500. How far along"), "{one}");
    assert!(one.contains("  shells: a whole number from 1 to 2 (may be left out)."), "{one}");
    assert!(one.contains("  weapon: pump-shotgun, double-barrel-shotgun or sawn-off-shotgun"), "{one}");
    assert!(one.contains("dwa.shotgun.two-barrels"), "{one}");
    assert!(one.lines().all(|it| it.chars().count() <= 100), "{one}");
}

#[test]
fn the_schemas_come_as_json() {
    let all = json(&["tables", "--json"]);
    let procedures = all["procedures"].as_array().unwrap();
    assert!(50 < procedures.len());
    for it in procedures {
        let keys: Vec<&String> = it.as_object().unwrap().keys().collect();
        assert_eq!(keys, ["about", "name", "rules", "schema"]);
        assert!(it["schema"].is_object() && it["rules"].is_array());
    }
}

#[test]
fn a_shot_is_resolved_with_each_die_and_modifier() {
    let res = json(&["resolve", "dwa.shoot", "--given", PISTOL, "--dice", "5", "--json"]);
    let rules = [
        "dwa.shoot.weapon-table",
        "dwa.shoot.move-and-fire",
        "dwa.shoot.rof-dice",
        "dwa.shoot.modified-score",
    ];
    let expected = json!({
        "result": { "hit": "fall", "hits_friend": false },
        "dice": [{ "rule": "dwa.shoot.rof-dice", "sides": 6, "face": 5 }],
        "modifiers": [{ "rule": "dwa.shoot.move-and-fire", "value": -1 }],
        "rules": rules,
        "origin": "book",
        "origins": rules.iter().map(|it| (*it, "book")).collect::<BTreeMap<_, _>>(),
        "own_tables": null,
    });
    assert_eq!(res, expected);
    let told = out(&["resolve", "dwa.shoot", "--given", PISTOL, "--dice", "5"]);
    assert!(told.starts_with("falls\n"), "{told}");
    assert!(told.contains("    -1  moved and fired         dwa.shoot.move-and-fire\n"), "{told}");
}

#[test]
fn the_same_seed_resolves_the_same() {
    let once = || out(&["resolve", "dwa.mg", "--seed", "7", "--json"]);
    assert_eq!(once(), once());
}

#[test]
fn the_showpiece_a_sawn_off_shotgun_at_eight_centimetres() {
    let expected = "\
dwa.shotgun  A shotgun's dice for one figure under the cone.

  missed      1/2   50.00 %  ███████████████
  falls       1/3   33.33 %  ██████████
  eliminated  1/6   16.67 %  █████

  From the book and these rulings: dwa.ruling.cone-geometry, dwa.ruling.shotgun-bands.
";
    assert_eq!(out(&["odds", "dwa.shotgun", "--given", SAWN_OFF]), expected);
    let odds = json(&["odds", "dwa.shotgun", "--given", SAWN_OFF, "--json"]);
    let expected = json!({
        "outcomes": [
            { "result": { "hits": ["miss"] }, "p": "1/2", "value": 0.5 },
            { "result": { "hits": ["fall"] }, "p": "1/3", "value": 1.0 / 3.0 },
            { "result": { "hits": ["elim"] }, "p": "1/6", "value": 1.0 / 6.0 },
        ],
        "unexplored": "0",
        "how": "enumerated",
        "origin": "ruling",
        "origins": odds["origins"],
        "own_tables": null,
    });
    assert_eq!(odds["origins"]["dwa.ruling.cone-geometry"], "ruling");
    assert_eq!(odds, expected);
}

#[test]
fn what_nobody_asks_about_does_not_split_the_odds() {
    for (name, given) in [
        ("dwa.shoot", r#"{"weapon":"pistol","target":{"range_mm":150}}"#),
        ("dwa.auto", r#"{"weapon":"assault-rifle","targets":[{"range_mm":150}]}"#),
        ("dwa.mg", "{}"),
        ("dwa.cc.cqm", r#"{"weapon":"pistol"}"#),
    ] {
        let odds = json(&["odds", name, "--given", given, "--json"]);
        for it in odds["outcomes"].as_array().unwrap() {
            assert!(it["result"].get("ones").is_none(), "{name}: {it}");
        }
    }
}

#[test]
fn long_lists_of_outcomes_are_cut_for_people_only() {
    let told = out(&["odds", "dwa.setup.direction"]);
    assert!(told.contains("and 330 more, 91.67 % in all (--json has them)\n"), "{told}");
    let all = json(&["odds", "dwa.setup.direction", "--json"]);
    assert_eq!(all["outcomes"].as_array().unwrap().len(), 360);
}

#[test]
fn wrong_dice_are_refused_by_number_and_face() {
    let with = |dice: &str| refused(&["resolve", "dwa.shoot", "--given", PISTOL, "--dice", dice]);
    assert_eq!(with("7"), "--dice: 7 is not on the d6 that dwa.shoot.rof-dice rolls: it has 1 to 6");
    assert_eq!(with("0"), "--dice: 0 is not on the d6 that dwa.shoot.rof-dice rolls: it has 1 to 6");
    assert_eq!(with("3,4"), "--dice: 2 dice are too many; only 1 is rolled");
    assert!(with("x").ends_with("takes what was rolled, with commas between: 3,6"));
    assert!(with("-1").contains("--dice") || with("-1").contains("-1"));
    assert!(with("70000").contains("--dice"));
    let fear = r#"{"zombies_within_10cm":1}"#;
    let few = refused(&["resolve", "dwa.fear", "--given", fear, "--dice", "3"]);
    assert_eq!(few, "--dice: 1 die is too few: roll 2d6 next (dwa.fear.test)");
}

#[test]
fn a_wrong_context_is_refused_by_the_field_and_what_it_takes() {
    let odds = |given: &str| refused(&["odds", "dwa.shoot", "--given", given]);
    assert!(odds("{}").starts_with("dwa.shoot: weapon is missing; it takes pistol, silenced-pistol,"));
    assert_eq!(
        odds(r#"{"weapon":"pistol","target":{}}"#),
        "dwa.shoot: target.range_mm is missing; it takes a whole number from 0 to 8500"
    );
    assert_eq!(
        odds(r#"{"weapon":"pistol","target":{"range_mm":"8"}}"#),
        r#"dwa.shoot: target.range_mm: takes a whole number, not "8""#
    );
    let bool = odds(r#"{"weapon":"pistol","target":{"range_mm":8},"handling":{"moved":1}}"#);
    assert_eq!(bool, "dwa.shoot: handling.moved: takes true or false, not 1");
    let unknown = odds(r#"{"weapon":"pistol","target":{"range_mm":8},"luck":1}"#);
    assert!(unknown.starts_with("dwa.shoot: luck: there is no such field; there are weapon"), "{unknown}");
    let weapon = odds(r#"{"weapon":"pistoll","target":{"range_mm":8}}"#);
    assert!(weapon.starts_with("dwa.shoot: weapon: takes pistol, "), "{weapon}");
    let far = odds(r#"{"weapon":"pistol","target":{"range_mm":201}}"#);
    assert_eq!(far, "dwa.shoot: target.range_mm: takes 0 to 200 with a pistol");
    assert!(odds("null").starts_with("dwa.shoot: takes an object, not null"));
    assert!(odds("{").starts_with("--given is not JSON: line 1, column 1: found the end of the text"));
    assert!(odds("@/no/such/file").starts_with("--given @/no/such/file:"));
    assert!(odds("@/dev/zero").ends_with("files of more than 16 MB are not read"));
}

#[test]
fn names_that_do_not_exist_bring_near_ones() {
    let near = refused(&["odds", "dwa.shot"]);
    assert!(near.starts_with("there is no procedure `dwa.shot`; perhaps dwa.shoot"), "{near}");
    assert!(refused(&["why", "dwa.shoot.aims"]).contains("perhaps dwa.shoot.aim"));
    assert_eq!(refused(&["tables", "atz"]), "there is no book `atz`; the books are dwa, atzr");
    assert!(refused(&["ledger", "xyz"]).contains("there is no book `xyz`"));
    assert!(refused(&["scenarios", "xyz"]).contains("there is no book `xyz`"));
    assert!(refused(&["frobnicate"]).contains("no command `frobnicate`"));
    assert!(refused(&["odds"]).contains("<PROCEDURE>"));
    assert!(refused(&["odds", "dwa.shoot", "--gifen", "{}"]).contains("--gifen"));
}

#[test]
fn a_rule_is_quoted_with_its_section_and_rulings() {
    let told = out(&["why", "dwa.shoot.aim"]);
    assert!(told.starts_with("dwa.shoot.aim  (Dead Walk Again 2.05, section 9.1, 11.2.2)\n"), "{told}");
    assert!(told.lines().all(|it| it.chars().count() <= 100));
    let asked = out(&["why", "dwa.turn.human-activation"]);
    assert!(
        asked.contains("\nPoint by point:\n   1  Each human is activated once a turn.\n   2  "),
        "{asked}"
    );
    assert!(asked.contains("\nWhen you are asked:\n  "), "{asked}");
    let silent = out(&["why", "dwa.shoot.cover"]);
    assert!(!silent.contains("When you are asked"), "a rule that asks nothing has no lesson: {silent}");
    let quoted = json(&["why", "dwa.turn.human-activation", "--json"]);
    assert_eq!(quoted["rule"]["facts"][0]["kind"], "limit");
    assert!(quoted["lesson"].is_string());
    let quoted = json(&["why", "dwa.fear.test", "--json"]);
    assert_eq!(quoted["book"], "dwa");
    assert_eq!(quoted["rule"]["id"], "dwa.fear.test");
    assert!(quoted["rulings"].is_array());
    let ruling = json(&["why", "dwa.ruling.facing", "--json"]);
    assert_eq!(ruling["ruling"]["id"], "dwa.ruling.facing");
}

#[test]
fn the_ledger_is_counted_and_listed() {
    let counted = out(&["ledger"]);
    assert!(counted.contains(" rules, ") && counted.contains(" rulings, "), "{counted}");
    let listed = out(&["ledger", "dwa"]);
    assert!(listed.contains("\n  dwa.shoot.aim "), "{listed}");
    let all: Value = json(&["ledger", "--json"]);
    assert!(all["books"]["dwa"]["rules"].as_array().is_some_and(|it| it.len() == 298));
}

/// Every procedure takes or refuses whatever fits its schema in form, and never falls over.
#[test]
fn extreme_values_are_taken_or_refused_in_one_line() {
    let all = json(&["tables", "--json"]);
    for procedure in all["procedures"].as_array().unwrap() {
        let name = procedure["name"].as_str().unwrap();
        for number in [0_i64, 1, 255, 65_535, -1, i64::from(i32::MAX), i64::from(i32::MIN), i64::MAX] {
            let given = filled(&procedure["schema"], &procedure["schema"], number).to_string();
            let ran = support::run(&["resolve", name, "--given", &given, "--seed", "1"]);
            assert!(matches!(ran.code, Some(0 | 2)), "{name} {given}: {}", ran.err);
            assert!(ran.err.lines().count() <= 1, "{name} {given}: {}", ran.err);
        }
    }
}

/// A value that the schema allows in form, with this number wherever there is one.
fn filled(field: &Value, schema: &Value, number: i64) -> Value {
    if let Some(name) = field["$ref"].as_str().and_then(|it| it.rsplit('/').next()) {
        return filled(&schema["$defs"][name], schema, number);
    }
    if let Some(first) = field["enum"].as_array().and_then(|it| it.first()) {
        return first.clone();
    }
    if let Some(value) = field.get("const") {
        return value.clone();
    }
    for of in ["oneOf", "anyOf", "allOf"] {
        if let Some(first) = field[of].as_array().and_then(|it| it.first()) {
            return filled(first, schema, number);
        }
    }
    let kind = field["type"].as_str().or_else(|| field["type"][0].as_str()).unwrap_or("object");
    match kind {
        "integer" | "number" => json!(number),
        "boolean" => json!(number % 2 == 1),
        "string" => json!("x"),
        "array" => json!([filled(&field["items"], schema, number)]),
        _ => {
            let properties = field["properties"].as_object().cloned().unwrap_or_default();
            properties.into_iter().map(|(name, it)| (name, filled(&it, schema, number))).collect()
        }
    }
}

#[test]
fn dice_are_listed_as_they_were_given() {
    let fear = r#"{"zombies_within_10cm":1}"#;
    let told = json(&["resolve", "dwa.fear", "--given", fear, "--dice", "5,2", "--json"]);
    let faces: Vec<&Value> = told["dice"].as_array().unwrap().iter().map(|it| &it["face"]).collect();
    assert_eq!(faces, [5, 2]);
}
