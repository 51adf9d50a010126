//! `--tables`: what a player's own box has in print, in the place of what the program plays by.

use std::{fs, path::PathBuf};

use crate::support::{json, out, refused, run, said};
use serde_json::Value;
use tempfile::TempDir;

const CHARGE: &str = r#"[tables.charge]
roll = 3
rage = 2
runt = -1
charger-passed-more = "nothing"
same = "nothing"
target-passed-more = "one-die"
"#;

/// Whoever is missed stays where he is, whatever he rolls; nobody is ever hit.
const RANGED: &str = "name = \"Paper bullets\"\n[tables.ranged]\nrows = [{ misses = [\"always\"] }]\n";

const THE_RULING: &str = "atzr.ruling.table-charge-into-melee";

/// A folder with files of somebody's own.
struct Shelf(TempDir);

impl Shelf {
    fn new() -> Shelf {
        Shelf(TempDir::new().unwrap())
    }

    fn file(&self, name: &str, text: &str) -> String {
        let path = self.path(name);
        fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_owned()
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn data(&self) -> String {
        self.path("data").to_str().unwrap().to_owned()
    }
}

/// Every line that a program is told while bots play.
fn lines(text: &str) -> Vec<Value> {
    text.lines().map(|it| serde_json::from_str(it).unwrap()).collect()
}

/// Where each rule of a game came from.
fn origin(lines: &[Value], rule: &str) -> Option<String> {
    lines.iter().find_map(|it| it["origins"][rule].as_str().map(str::to_owned))
}

#[test]
fn a_table_of_ones_own_changes_a_result_and_says_so() {
    let shelf = Shelf::new();
    let file = shelf.file("my-atzr.toml", CHARGE);
    let ours = json(&["odds", "atzr.charge", "--json"]);
    let mine = json(&["odds", "atzr.charge", "--json", "--tables", &file]);
    assert_ne!(ours["outcomes"], mine["outcomes"]);
    assert_eq!((ours["origin"].as_str(), mine["origin"].as_str()), (Some("ruling"), Some("yours")));
    assert_eq!((&ours["own_tables"], mine["own_tables"].as_str()), (&Value::Null, Some("my-atzr")));
    let resolve = ["resolve", "atzr.charge", "--dice", "1,1,1,1,1,6", "--tables", &file];
    let said = out(&resolve);
    assert!(said.starts_with("one die"), "{said}");
    assert!(said.contains(&format!("From your own tables (my-atzr): {THE_RULING}.")), "{said}");
    let told = json(&[&resolve[..], &["--json"]].concat());
    assert_eq!(told["origins"][THE_RULING], "yours");
    assert_eq!(told["origins"]["atzr.charge.test"], "book");
    let why = out(&["why", THE_RULING, "--tables", &file]);
    assert!(why.contains("Your own tables (my-atzr) are in its place."), "{why}");
}

#[test]
fn a_table_that_was_not_replaced_is_still_the_rulings_and_a_rule_the_books() {
    let shelf = Shelf::new();
    let file = shelf.file("my-atzr.toml", CHARGE);
    let damage = json(&["resolve", "atzr.damage", "--seed", "1", "--json", "--tables", &file]);
    assert_eq!(damage["origin"], "ruling");
    assert_eq!(damage["origins"]["atzr.ruling.table-ranged-damage"], "ruling");
    let entry = json(&["resolve", "atzr.building.entry", "--dice", "1", "--json", "--tables", &file]);
    assert_eq!(entry["origin"], "book");
    let cards = shelf.file("cards.toml", "[cards.entry]\nred = 1\nyellow = 1\ngreen = 1\n");
    let entry = ["resolve", "atzr.building.entry", "--dice", "2,1", "--json", "--tables", &cards];
    let entry = json(&entry);
    assert_eq!(
        (entry["origin"].as_str(), entry["origins"]["atzr.building.entry-roll"].as_str()),
        (Some("yours"), Some("yours"))
    );
}

/// Whatever is rolled in the suburbs, robbers come; elsewhere it is as ever.
const ROBBERS: &str = "[people.involuntary]\nsuburbs = [\"robbery\", \"robbery\", \"robbery\", \"robbery\", \"robbery\", \"robbery\"]\n";

#[test]
fn the_month_and_who_stays_can_be_ones_own_as_well() {
    let shelf = Shelf::new();
    let file = shelf.file("mine.toml", ROBBERS);
    let happens = |area: &str| {
        let given = serde_json::json!({ "area": area }).to_string();
        json(&["odds", "atzr.encounter", "--given", &given, "--json", "--tables", &file])
    };
    assert_eq!(happens("suburbs")["outcomes"].as_array().unwrap().len(), 1, "{}", happens("suburbs"));
    assert_eq!(happens("rural")["outcomes"].as_array().unwrap().len(), 4, "what is not named stays");
    assert_eq!(happens("suburbs")["origin"], "yours");
    let refuse =
        |text: &str| refused(&["odds", "atzr.together", "--tables", &shelf.file("wrong.toml", text)]);
    let said = refuse("[people.involuntary]\nsuburbs = [\"robbery\", \"picnic\"]\nmoon = [\"none\"]\n");
    assert!(said.contains("line 2, column 23: /people/involuntary/suburbs/1: found `picnic`"), "{said}");
    assert!(said.contains("line 3, column 1: /people/involuntary/moon"), "{said}");
    let said = refuse("[people.together]\nhungri = 1\n[people]\nafter = 1\n");
    assert!(
        said.contains("/people/together/hungri") && said.contains("expected one of recovery, together"),
        "{said}"
    );
}

#[test]
fn json_is_taken_as_well_as_toml() {
    let shelf = Shelf::new();
    let charge = serde_json::json!({
        "roll": 3, "rage": 2, "runt": -1,
        "charger-passed-more": "nothing", "same": "nothing", "target-passed-more": "one-die",
    });
    let file = shelf.file("mine.json", &serde_json::json!({ "tables": { "charge": charge } }).to_string());
    let mine = json(&["odds", "atzr.charge", "--json", "--tables", &file]);
    assert_eq!((mine["origin"].as_str(), mine["own_tables"].as_str()), (Some("yours"), Some("mine")));
    let wrong =
        shelf.file("wrong.json", "{\n  \"tables\": {\n    \"charge\": { \"roll\": \"luck\" }\n  }\n}\n");
    let said = refused(&["odds", "atzr.charge", "--tables", &wrong]);
    assert!(said.contains("line 3, column") && said.contains("/tables/charge"), "{said}");
}

#[test]
fn a_wrong_file_is_refused_with_the_place_and_what_would_be_right() {
    let shelf = Shelf::new();
    let refuse = |name: &str, text: &str| {
        let file = shelf.file(name, text);
        refused(&["sim", "alley", "--games", "1", "--tables", &file])
    };
    let said_of = |text: &str| refuse("wrong.toml", text);
    let wrong = said_of(&CHARGE.replace("rage = 2", "rage = 40"));
    assert!(
        wrong.contains("line 3, column 1: /tables/charge/rage: found 40, expected a number from -6 to 6"),
        "{wrong}"
    );
    let wrong = said_of("[tables.swimming]\ndeep = 1\n");
    assert!(wrong.contains("found `swimming`, expected one of reaction, in-sight"), "{wrong}");
    assert!(said_of("[tables.charge]\nroll = = 3\n").contains("line 2"), "it is no TOML");
    let wrong = said_of("[tables.charge]\nroll = 3\n");
    assert!(wrong.contains("found no `rage`, expected a value for `rage`"), "{wrong}");
    assert!(said_of("").contains("the file is empty"), "nothing is replaced by nothing");
    let none = said_of("root:x:0:0:root:/root:/bin/bash\n");
    assert!(none.contains("line 1, column") && none.contains("found a line that cannot be read"), "{none}");
    assert!(none.ends_with("`shamble tables BOOK --own` prints a file to begin with"), "{none}");
    let wrong = said_of("name = \"\"\n[tables.charge]\nroll = 3\n");
    assert!(wrong.contains("/name"), "{wrong}");
    let missing = refused(&["odds", "atzr.charge", "--tables", "no-such-file.toml"]);
    assert!(missing.contains("no-such-file.toml"), "{missing}");
}

#[test]
fn several_faults_come_at_once() {
    let shelf = Shelf::new();
    let file = shelf.file("wrong.toml", "[tables.charge]\nroll = 3\n\n[tables.cover]\nclear = 3\n");
    let ran = run(&["odds", "atzr.charge", "--tables", &file]);
    assert_eq!(ran.code, Some(2));
    assert!(
        ran.err.contains("2 things are wrong: line 1, column 9: /tables/charge/rage: found no `rage`"),
        "{}",
        ran.err
    );
    assert!(
        ran.err.contains("; line 5, column 1: /tables/cover/clear: found 3, expected a table"),
        "{}",
        ran.err
    );
}

#[test]
fn a_book_without_such_tables_takes_none() {
    let shelf = Shelf::new();
    let file = shelf.file("my-atzr.toml", CHARGE);
    for command in [
        vec!["odds", "dwa.fear", "--tables", &file],
        vec!["sim", "street", "--games", "1", "--tables", &file],
        vec!["play", "street", "--no-save", "--tables", &file],
        vec!["campaign", "new", "home", "--name", "Home", "--book", "dwa", "--tables", &file],
    ] {
        let said = refused(&command);
        assert!(said.contains("has no tables that your own could replace"), "{command:?}: {said}");
    }
}

#[test]
fn a_game_keeps_its_tables_without_the_file() {
    let shelf = Shelf::new();
    let (file, data) = (shelf.file("my.toml", RANGED), shelf.data());
    let begun = out(&["play", "market", "--tables", &file, "--seed", "5", "--data", &data]);
    assert!(begun.contains("This game plays by your own tables: Paper bullets."), "{begun}");
    fs::remove_file(&file).unwrap();
    let game = shelf.path("game.shamble");
    let game = game.to_str().unwrap();
    out(&["export", "market-1", game, "--data", &data]);
    assert!(fs::read_to_string(game).unwrap().contains("Paper bullets"), "the file goes with the game");
    let there = shelf.path("elsewhere");
    let there = there.to_str().unwrap();
    out(&["import", game, "--data", there]);
    let played = lines(&out(&["play", "market-1", "--json", "--bot", "steady", "--data", there]));
    assert!(played.iter().all(|it| it["own_tables"] == "Paper bullets"));
    assert_eq!(origin(&played, "atzr.ruling.table-ranged-combat").as_deref(), Some("yours"));
    let replayed = json(&["replay", "market-1", "--json", "--data", there]);
    assert_eq!(replayed["own_tables"]["name"], "Paper bullets");
    let told = out(&["replay", "market-1", "--data", there]);
    assert!(told.contains("your tables"), "{told}");
    let other = shelf.file("other.toml", CHARGE);
    let ran = run(&["play", "market-1", "--tables", &other, "--data", there]);
    assert!(said(&ran).contains("--tables is only for a new game"), "{}", ran.err);
}

#[test]
fn a_game_by_the_programs_tables_says_that_nothing_is_ones_own() {
    let played = lines(&out(&["play", "market", "--json", "--bot", "steady", "--seed", "5"]));
    assert!(played.iter().all(|it| it["own_tables"].is_null()));
    assert_eq!(origin(&played, "atzr.ruling.table-ranged-combat").as_deref(), Some("ruling"));
    assert!(played.iter().flat_map(|it| it["origins"].as_object().unwrap().values()).all(|it| it != "yours"));
}

#[test]
fn what_the_program_plays_by_can_be_printed_and_is_taken_back() {
    let shelf = Shelf::new();
    let file = shelf.file("ours.toml", &out(&["tables", "atzr", "--own"]));
    let by_file = json(&["sim", "alley", "--games", "3", "--json", "--tables", &file]);
    assert_eq!(by_file["own_tables"], "ours");
    assert_eq!(by_file["summary"], json(&["sim", "alley", "--games", "3", "--json"])["summary"]);
    let schema = json(&["tables", "atzr", "--own", "--json"]);
    assert!(schema["properties"]["cards"].is_object());
    assert!(refused(&["tables", "dwa", "--own"]).contains("no tables"), "the other book has none");
}

#[test]
fn a_scenario_file_of_any_book_is_played_by_its_own_tables() {
    let shelf = Shelf::new();
    let alley = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scenarios/atzr/alley.json");
    let mut scenario: Value = serde_json::from_str(&fs::read_to_string(alley).unwrap()).unwrap();
    scenario["tables"] = Value::String(RANGED.to_owned());
    let file = shelf.file("quiet.json", &scenario.to_string());
    let simulated = json(&["sim", &file, "--games", "1", "--json"]);
    assert_eq!(simulated["own_tables"], "Paper bullets");
}

#[test]
fn very_many_faults_are_told_as_a_few() {
    let shelf = Shelf::new();
    let toml: String = (0..5_000).map(|n| format!("[tables.charge-{n}]\nroll = 3\n")).collect();
    let keys: Vec<String> = (0..5_000).map(|n| format!("\"charge-{n}\": {{}}")).collect();
    let json = format!("{{\"tables\": {{{}}}}}", keys.join(",\n"));
    for file in [shelf.file("many.toml", &toml), shelf.file("many.json", &json)] {
        let told = refused(&["play", "alley", "--tables", &file, "--data", &shelf.data()]);
        assert!(told.contains("5000 things are wrong"), "{told:.300}");
        assert!(told.ends_with("; and 4,990 more"), "{told:.300}");
        assert!(told.contains("line 1, column") && told.len() < 10_000, "{} letters", told.len());
    }
}
