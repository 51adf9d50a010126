//! Games on disk: kept, gone on with, copied, killed, damaged.
use crate::support;
use crate::support::{Player, STREET, path, refused, run, run_with, said};
use serde_json::{Value, json};

#[test]
fn a_game_goes_on_where_it_was_and_is_told_again() {
    let folder = tempfile::tempdir().unwrap();
    let file = path(folder.path(), "game.shamble");
    let ran = run_with(&["play", STREET, "--seed", "4", "--save", &file], b"1\n7\n0\n0\nquit\n");
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    let on = run_with(&["play", &file], b"quit\n");
    assert!(
        on.out.starts_with("Where you were:\n") && on.out.contains("What does Lawless do? (2 AP)"),
        "{}",
        on.out
    );
    let told = support::out(&["replay", &file]);
    assert!(
        told.contains("— Turn 1 —") && told.contains("Lawless fires the sub machine gun at zombie 1"),
        "{told}"
    );
    let replayed = support::json(&["replay", &file, "--json"]);
    let keys: Vec<&String> = replayed.as_object().unwrap().keys().collect();
    assert_eq!(keys, ["decisions", "events", "own_tables", "result"]);
    assert_eq!((&replayed["decisions"], &replayed["result"]), (&json!(4), &Value::Null));
}

#[test]
fn a_copy_is_a_game_of_its_own() {
    let folder = tempfile::tempdir().unwrap();
    let (file, copy) = (path(folder.path(), "game.shamble"), path(folder.path(), "copy.shamble"));
    let typed = format!("1\nsave {copy}\nsave\nsave {copy}\nundo\nquit\n");
    let ran = run_with(&["play", STREET, "--seed", "4", "--save", &file], typed.as_bytes());
    assert!(ran.out.contains(&format!("Saved a copy to {copy}")), "{}", ran.out);
    assert!(ran.out.contains("Which file? save FILE"), "{}", ran.out);
    assert!(ran.out.contains(&format!("{copy} already exists.")), "{}", ran.out);
    let decisions = |file: &str| support::json(&["replay", file, "--json"])["decisions"].clone();
    assert_eq!((decisions(&file), decisions(&copy)), (json!(0), json!(1)));
}

#[test]
fn a_game_of_the_library_is_handed_on_as_a_file_and_comes_back() {
    let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let (data, other) = (here.path().to_str().unwrap(), there.path().to_str().unwrap());
    let ran = run_with(&["play", STREET, "--seed", "4", "--data", data], b"1\n7\nquit\n");
    assert!(ran.out.contains("This game is saved in the library as street-1"), "{}", ran.out);
    let file = path(here.path(), "handed-on");
    let told = support::out(&["export", "street-1", &file, "--data", data]);
    assert_eq!(told, format!("Exported street-1 to {file}\n"));
    let told = support::out(&["import", &file, "--data", other]);
    assert_eq!(told, "Imported as street-1; `shamble play street-1` continues it.\n");
    assert!(support::out(&["import", &file, "--data", other]).contains("street-2"));
    let story = |args: &[&str]| support::json(&[&["replay", "--json"], args].concat());
    let first = story(&["street-1", "--data", data]);
    assert_eq!(first["decisions"], 2);
    assert_eq!((story(&["street-2", "--data", other]), story(&[&file])), (first.clone(), first));
    let on = run_with(&["play", "street-2", "--data", other], b"undo\nquit\n");
    assert!(on.out.starts_with("Where you were:\n"), "{}", on.out);
    assert_eq!(story(&["street-2", "--data", other])["decisions"], 1);
    let taken = run(&["export", "street-1", &file, "--data", data]);
    assert_eq!((taken.code, said(&taken)), (Some(1), format!("{file} already exists")));
    assert!(refused(&["replay", "street-9", "--data", data]).contains("there is no game `street-9`"));
    assert!(
        refused(&["play", "street-9", "--data", data]).contains("there is no scenario or file `street-9`")
    );
    assert!(refused(&["import", "nowhere", "--data", data]).starts_with("nowhere: "));
}

#[test]
fn what_was_settled_at_the_beginning_cannot_be_asked_for_again() {
    let folder = tempfile::tempdir().unwrap();
    let file = path(folder.path(), "game.shamble");
    run_with(&["play", "street", "--seed", "4", "--save", &file], b"quit\n");
    for option in [&["--seed", "1"][..], &["--set", "turns=5"], &["--no-save"], &["--my-dice"]] {
        let said = refused(&[&["play", file.as_str()], option].concat());
        assert_eq!(said, format!("{} is only for a new game; {file} continues as it was started", option[0]));
    }
    assert_eq!(refused(&["play", &file, "--dice", "3"]), format!("--dice: the game in {file} rolls its own"));
    let taken = run(&["play", "street", "--save", &file]);
    assert_eq!((taken.code, said(&taken)), (Some(1), format!("{file} already exists")));
}

#[test]
fn a_second_program_is_turned_away() {
    let folder = tempfile::tempdir().unwrap();
    let file = path(folder.path(), "game.shamble");
    let mut player = Player::new(&["street", "--seed", "4", "--save", &file]);
    player.hear().unwrap();
    let other = refused(&["play", &file]);
    assert_eq!(other, format!("{file} is open in another program"));
    player.kill();
    assert_eq!(run_with(&["play", &file], b"quit\n").code, Some(0), "a dead program holds nothing");
}

#[test]
fn damaged_and_foreign_files_are_refused_in_one_line() {
    let folder = tempfile::tempdir().unwrap();
    let file = path(folder.path(), "game.shamble");
    run_with(&["play", STREET, "--seed", "4", "--save", &file], b"1\n7\n0\nquit\n");
    let whole = std::fs::read(&file).unwrap();
    let other = path(folder.path(), "other.shamble");
    for command in ["play", "replay"] {
        let refused_with = |bytes: &[u8]| {
            std::fs::write(&other, bytes).unwrap();
            refused(&[command, &other])
        };
        assert!(refused_with(b"").contains("this is not a game of shamble"));
        assert!(refused_with(b"\xff\xfe\0\0").contains("this is not a game of shamble"));
        assert!(refused_with(&whole[1..]).contains("this is not a game of shamble"));
        let mut flipped = whole.clone();
        let second = whole.iter().position(|it| *it == b'\n').unwrap() + 20;
        flipped[second] ^= 1;
        assert!(refused_with(&flipped).contains("line 2 is damaged"), "{}", refused_with(&flipped));
        assert!(refused(&[command, "nowhere.shamble"]).starts_with("nowhere.shamble: there is no such file"));
    }
    // An unfinished last line is what a crash leaves; the game goes on without it.
    std::fs::write(&other, &whole[..whole.len() - 3]).unwrap();
    assert_eq!(run_with(&["play", &other], b"quit\n").code, Some(0));
}

#[test]
fn a_place_that_cannot_be_written_is_named() {
    let ran = run(&["play", "street", "--save", "/nowhere/game.shamble"]);
    assert_eq!(ran.code, Some(1));
    assert!(said(&ran).starts_with("/nowhere/game.shamble: "), "{}", ran.err);
    let ran = run(&["play", "street", "--data", "/proc/nowhere"]);
    assert_eq!(ran.code, Some(1));
    assert!(said(&ran).contains("/proc/nowhere"), "{}", ran.err);
}

#[test]
fn a_full_disk_is_called_by_its_name() {
    use std::process::Stdio;
    let full = std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
    let output = support::shamble()
        .arg("tables")
        .stdin(Stdio::null())
        .stdout(full)
        .stderr(Stdio::piped())
        .output()
        .unwrap();
    let err = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1), "{err}");
    assert_eq!(err, "shamble: nothing can be printed: the disk is full\n");
}

/// Whatever was acknowledged by the next line is on disk, however the program ends.
#[test]
fn twenty_killed_games_have_everything_that_was_acknowledged() {
    let folder = tempfile::tempdir().unwrap();
    // A small generator of its own, so that each run kills at other moments but the test is the same every time.
    let mut state = 12_345_u32;
    let mut next = |below: u32| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 16) % below
    };
    for game in 0..20 {
        let file = path(folder.path(), &format!("game-{game}.shamble"));
        let mut player = Player::new(&["street", "--seed", &game.to_string(), "--save", &file]);
        let mut acknowledged = 0;
        let moment = next(25);
        for _ in 0..=moment {
            let Some((line, _)) = player.hear() else { break };
            acknowledged = line["decisions"].as_u64().unwrap();
            if line["type"] != "question" {
                break;
            }
            player.say(&json!({ "answer": line["question"]["default"] }));
        }
        std::thread::sleep(std::time::Duration::from_micros(u64::from(next(3000))));
        player.kill();
        let decisions = support::json(&["replay", &file, "--json"])["decisions"].as_u64().unwrap();
        assert!(
            acknowledged <= decisions && decisions <= acknowledged + 1,
            "game {game}: {acknowledged} acknowledged, {decisions} kept"
        );
        let mut player = Player::new(&[&file]);
        let (line, _) = player.hear().unwrap();
        assert_eq!(line["decisions"].as_u64(), Some(decisions), "it goes on there");
        assert_eq!(player.end().code, Some(0));
    }
}
