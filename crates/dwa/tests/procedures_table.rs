//! The procedures from wounds to psychoses by name: each lists every rule that it applies.
use dwa::{
    ledger::LEDGER,
    table::{procedures::PROCEDURES, weapons::Weapon},
};
use kernel::{
    Procedure,
    rule::{Layer, applied_in},
};
use serde_json::{Value, json};

fn procedure(name: &str) -> &'static Procedure {
    PROCEDURES.iter().find(|it| it.name == name).expect("a procedure of that name")
}

/// Works the odds of each context out, which goes through every branch the dice can take.
#[track_caller]
fn lists_all_it_applies(name: &str, contexts: &[Value]) {
    let procedure = procedure(name);
    let applied = applied_in(|| {
        for given in contexts {
            let odds = procedure.odds(given).expect("a context it takes");
            assert!(!odds.outcomes.is_empty());
        }
    });
    let unlisted: Vec<_> = applied.iter().filter(|it| !procedure.rules.contains(it)).collect();
    assert!(!applied.is_empty() && unlisted.is_empty(), "{} does not list {unlisted:?}", procedure.name);
}

#[test]
fn tests_of_the_wounded_the_dead_and_the_frightened() {
    let distraction = json!({ "psychos": 1, "sexy": 1 });
    lists_all_it_applies("dwa.wound", &[json!({ "wounds": 3, "tough": true, "distraction": distraction })]);
    lists_all_it_applies("dwa.zombification", &[json!({ "wounds": 2, "turns": 1 })]);
    lists_all_it_applies("dwa.zombification.armed-zombie", &[json!({})]);
    lists_all_it_applies(
        "dwa.fear",
        &[
            json!({}),
            json!({ "archetype": "military", "cool": true, "motivators": 1 }),
            json!({ "archetype": "law-enforcement", "fearless": true, "psychos": 1 }),
            json!({ "archetype": "civilian" }),
        ],
    );
}

#[test]
fn attacks_of_zombies_on_humans_and_doors() {
    lists_all_it_applies(
        "dwa.zombie.attack",
        &[json!({ "weapon": true, "others": 1, "lucky_bastard": true })],
    );
    lists_all_it_applies("dwa.zombie.doors", &[json!({ "attackers": 3, "turns": 2 })]);
}

#[test]
fn searches() {
    lists_all_it_applies(
        "dwa.search.zombies",
        &[json!({ "searched": "building", "lucky": "down" }), json!({ "searched": "car" })],
    );
    lists_all_it_applies(
        "dwa.search.find",
        &[json!({ "place": "armoury", "lucky": "up" }), json!({ "place": "hospital" })],
    );
    lists_all_it_applies("dwa.search.survivor", &[json!({})]);
    lists_all_it_applies("dwa.search.item", &[json!({})]);
    lists_all_it_applies("dwa.search.weapon", &[json!({})]);
}

#[test]
fn vehicles() {
    lists_all_it_applies(
        "dwa.vehicle.start",
        &[json!({ "new_battery": true }), json!({ "distraction": { "psychos": 1, "sexy": 1 } })],
    );
    let both = [json!({ "speed": "slow" }), json!({ "speed": "fast" })];
    lists_all_it_applies("dwa.vehicle.turn", &both);
    lists_all_it_applies("dwa.vehicle.ram", &both);
    lists_all_it_applies("dwa.vehicle.crash", &[json!({})]);
}

#[test]
fn campaigns_skills_quirks_and_psychoses() {
    let deeds =
        json!({ "outcome": "major-zombie", "kills": 5, "close_combat_kills": 1, "lone_survivor": true });
    lists_all_it_applies("dwa.xp", &[deeds]);
    lists_all_it_applies("dwa.level", &[json!({ "xp": 6 })]);
    lists_all_it_applies("dwa.skill.first-aid", &[json!({ "distraction": { "psychos": 1, "sexy": 1 } })]);
    lists_all_it_applies("dwa.skill.medic", &[json!({})]);
    lists_all_it_applies("dwa.quirk", &[json!({}), json!({ "has": ["sexy"] })]);
    let quirks = ["clumsy", "indecisive", "relative", "scary-pants", "thick"];
    lists_all_it_applies("dwa.quirk.roll", &quirks.map(|it| json!({ "quirk": it })));
    lists_all_it_applies(
        "dwa.quirk.ap",
        &[
            json!({ "indecisive": true, "thick": true, "extra": "hero" }),
            json!({ "fear_failed": true, "extra": "snappy" }),
        ],
    );
    lists_all_it_applies("dwa.trauma", &[json!({ "points": 5, "gained": 1 })]);
    let four = json!({ "has": ["rage", "charge", "berserk", "scared"] });
    lists_all_it_applies("dwa.psychosis", &[json!({}), four, json!({ "choice": "rage" })]);
    let psychoses = ["berserk", "schizophrenic", "despaired"];
    lists_all_it_applies("dwa.psychosis.roll", &psychoses.map(|it| json!({ "psychosis": it })));
}

#[test]
fn every_name_is_there_once_and_describes_what_it_takes() {
    for (at, it) in PROCEDURES.iter().enumerate() {
        assert!(it.name.starts_with("dwa.") && !PROCEDURES[..at].iter().any(|other| other.name == it.name));
        assert!(it.about.ends_with('.') && it.schema().is_object());
    }
}

/// Attacks apply the others, and their chapters list them.
#[test]
fn every_table_rule_of_these_chapters_is_listed_by_a_procedure() {
    let chapters = ["wound", "zombification", "fear", "zombie", "search", "trauma"];
    for entry in LEDGER.rules.iter().filter(|it| it.layer == Layer::Table) {
        let chapter = entry.id.split('.').nth(1).unwrap();
        let listed = PROCEDURES.iter().flat_map(|it| it.rules).any(|it| it.as_str() == entry.id);
        assert!(listed || !chapters.contains(&chapter), "{} is in no procedure", entry.id);
    }
}

#[test]
fn an_unknown_field_is_refused_by_name() {
    let refused = procedure("dwa.fear").check(&json!({ "zombies": 3 })).unwrap_err().to_string();
    assert!(refused.contains("zombies"), "{refused}");
    assert!(procedure("dwa.fear").check(&json!({ "zombies_within_10cm": 0 })).is_err());
}

/// The weapons that a procedure's check lets through in an otherwise good context.
fn taken_by(it: &Procedure, given: &Value) -> Vec<Value> {
    let with = |weapon: &Value| {
        let mut given = given.clone();
        given["weapon"] = weapon.clone();
        it.check(&given).is_ok()
    };
    Weapon::all().map(|it| json!(it)).filter(with).collect()
}

#[test]
fn the_weapons_that_a_form_offers_are_those_that_the_procedure_takes() {
    let cases = [
        ("dwa.auto", json!({ "targets": [{ "range_mm": 1 }] })),
        ("dwa.shotgun", json!({ "along_mm": 20 })),
        ("dwa.shoot", json!({ "target": { "range_mm": 0, "posture": "fallen-in-contact" } })),
        ("dwa.cc.cqm", json!({})),
        ("dwa.grenade.landing", json!({ "range_mm": 10 })),
        ("dwa.jam", json!({ "ones": 1 })),
        ("dwa.mg", json!({})),
        ("dwa.ammo.reload", json!({ "stock": { "loaded": 0, "spare": 1 } })),
    ];
    for (name, given) in cases {
        let listed = procedure(name).schema()["properties"]["weapon"]["enum"].clone();
        assert_eq!(listed, json!(taken_by(procedure(name), &given)), "{name}");
        assert_ne!(listed, json!([]), "{name}");
    }
}
