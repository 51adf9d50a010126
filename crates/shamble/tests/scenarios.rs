//! Scenarios from the command line: listed, made up, simulated, and wrong.
use crate::support;
use crate::support::{json, out, path, refused, run};
use serde_json::Value;

#[test]
fn scenarios_are_listed_with_what_can_be_set() {
    let told = out(&["scenarios"]);
    assert!(told.starts_with("street: Down the street (Dead Walk Again 2.05, about 15 minutes)\n"), "{told}");
    assert!(told.contains("    --set turns=7  How many turns they have. (3 to 30)\n"), "{told}");
    assert!(told.lines().all(|it| it.chars().count() <= 100), "{told}");
    let all = json(&["scenarios", "dwa", "--json"]);
    let first = &all["scenarios"][0];
    let keys: Vec<&String> = first.as_object().unwrap().keys().collect();
    assert_eq!(keys, ["about", "book", "choices", "id", "minutes", "parameters", "teaches", "title"]);
    assert_eq!(first["parameters"][0]["name"], "turns");
    let schema: Value = serde_json::from_str(&out(&["scenarios", "dwa", "--schema"])).unwrap();
    assert!(schema["properties"]["humans"].is_object());
}

#[test]
fn a_made_up_scenario_can_be_played_and_is_the_same_for_the_same_seed() {
    let folder = tempfile::tempdir().unwrap();
    let make = || out(&["generate", "dwa", "--given", r#"{"seed":7,"humans":2,"zombies":5}"#]);
    let text = make();
    assert_eq!(text, make());
    let file = path(folder.path(), "made.json");
    std::fs::write(&file, text).unwrap();
    let ran = run(&["sim", &file, "--games", "3", "--json"]);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    assert!(refused(&["generate", "dwa", "--given", r#"{"houses":2}"#]).starts_with("--given: "));
    let generate = |given: &str| refused(&["generate", "dwa", "--given", given]);
    assert_eq!(generate(r#"{"humans":13}"#), "--given: humans: takes 1 to 12");
    assert_eq!(generate(r#"{"humans":1000}"#), "--given: humans: takes 1 to 12");
    assert_eq!(generate(r#"{"zombies":-1}"#), "--given: zombies: takes 0 to 500");
    assert!(refused(&["generate", "dwa", "--given", "["]).starts_with("--given: "));
}

/// The street with one piece of its text replaced.
fn spoilt(from: &str, to: &str) -> (tempfile::TempDir, String) {
    let text = include_str!("../../../scenarios/dwa/street.json");
    assert!(text.contains(from));
    let folder = tempfile::tempdir().unwrap();
    let file = path(folder.path(), "street.json");
    std::fs::write(&file, text.replacen(from, to, 1)).unwrap();
    (folder, file)
}

#[test]
fn a_mistake_in_a_scenario_file_is_shown_by_line_and_column_with_what_was_expected() {
    let (_folder, file) = spoilt(r#""at": [620, 390]"#, r#""at": [620, "x"]"#);
    let said = refused(&["play", &file]);
    let text = std::fs::read_to_string(&file).unwrap();
    let line = text[..text.find("[620, \"x\"]").unwrap()].lines().count();
    let wanted = format!(": line {line}, column 53: /zombies/0/at/1: found \"x\", expected a whole number");
    assert!(said.contains(&wanted), "{said}");
    assert_eq!(said, refused(&["sim", &file]));
    let (_folder, file) = spoilt(r#""title""#, r#""name""#);
    let said = refused(&["play", &file]);
    assert!(said.contains(": /name: found `name`, expected one of"), "{said}");
    let (_folder, file) = spoilt("{", "{,");
    assert!(refused(&["play", &file]).contains("line 1, column 2"));
}

#[test]
fn a_mistake_is_never_answered_with_the_fields_of_another_book() {
    let folder = tempfile::tempdir().unwrap();
    let file = path(folder.path(), "alley.json");
    let text = include_str!("../../../scenarios/atzr/alley.json");
    let play = |text: &str| {
        std::fs::write(&file, text).unwrap();
        let said = refused(&["play", &file]);
        assert_eq!(said, refused(&["sim", &file]));
        said
    };
    let said = play(&text.replacen("\"smg\"", "\"blunderbuss\"", 1));
    assert!(said.contains("/teams/0/people/0/hands/0/thing: found `blunderbuss`"), "{said}");
    let said = play(&text.replacen("\"encounter\"", "\"encouter\"", 1));
    assert!(said.contains("/encouter: ") && said.contains(", teams,") && !said.contains("humans"), "{said}");
    let said = play("{\"title\": \"Somewhere\"}");
    assert!(said.ends_with("found no `book`, expected \"book\": \"dwa\" or \"book\": \"atzr\""), "{said}");
    let said = play(&text.replacen('{', "{\"book\": \"dwa\",", 1));
    assert!(said.contains("/encounter: found `encounter`"), "{said}");
}

#[test]
fn files_that_are_no_scenarios_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = path(folder.path(), "noise.json");
    std::fs::write(&file, [0xff, 0xfe, 0, 1]).unwrap();
    assert!(refused(&["play", &file]).ends_with("this is not text"));
    std::fs::write(&file, "").unwrap();
    assert!(refused(&["play", &file]).contains("line 1, column 1: found the end of the text"));
    std::fs::write(&file, "[".repeat(100_000)).unwrap();
    assert!(refused(&["play", &file]).contains("line 1"));
    assert!(refused(&["play", folder.path().to_str().unwrap()]).contains("this is a folder, not a file"));
    assert!(refused(&["play", "/dev/zero"]).ends_with("files of more than 16 MB are not read"));
}

#[cfg(unix)]
#[test]
fn arguments_of_any_bytes_are_refused() {
    use std::{ffi::OsStr, os::unix::ffi::OsStrExt};
    for arguments in [[b"play".as_slice(), b"\xff\xfe"], [b"\xc3\x28", b"--json"], [b"why", b"\x80"]] {
        let run = support::shamble().args(arguments.map(OsStr::from_bytes)).output().unwrap();
        let said = String::from_utf8_lossy(&run.stderr).into_owned();
        assert_eq!(run.status.code(), Some(2), "{said}");
        assert_eq!(said.lines().count(), 1, "{said}");
    }
}
