//! Odds of the book's own table procedures, as the command line and the companion ask for them.
use dwa::table::procedures::PROCEDURES;
use kernel::Odds;
use serde_json::{Value, json};

/// A procedure by its name, and a context that its rules have something to do in.
pub fn all() -> Vec<(&'static str, Value)> {
    vec![
        (
            "dwa.shoot",
            json!({ "weapon": "pistol", "target": { "range_mm": 150 }, "handling": { "moved": true } }),
        ),
        ("dwa.mg", json!({})),
        ("dwa.cc.break", json!({ "opponents": 2 })),
        ("dwa.fear", json!({ "archetype": "military", "cool": true, "motivators": 1 })),
        ("dwa.wound", json!({ "wounds": 3, "tough": true })),
        ("dwa.zombie.attack", json!({ "weapon": true, "others": 1, "lucky_bastard": true })),
        ("dwa.zombie.doors", json!({ "attackers": 3, "turns": 2 })),
        ("dwa.search.find", json!({ "place": "armoury", "lucky": "up" })),
    ]
}

pub fn odds(name: &str, given: &Value) -> Odds<String> {
    let found = PROCEDURES.iter().find(|it| it.name == name);
    let procedure = found.unwrap_or_else(|| panic!("no procedure {name}"));
    procedure.odds(given).unwrap_or_else(|error| panic!("{name}: {error}"))
}
