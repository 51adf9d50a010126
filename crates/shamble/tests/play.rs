//! Games: for people at the terminal, and line by line with another program.
use crate::support;
use crate::support::{Player, STREET, path, refused, run, run_with, said};
use serde_json::{Value, json};

/// Plays with the default answers to the end; every line, as it came.
fn to_the_end(arguments: &[&str]) -> Vec<(Value, String)> {
    let mut player = Player::new(arguments);
    let mut lines = Vec::new();
    while let Some((line, text)) = player.hear() {
        let kind = line["type"].as_str().unwrap().to_owned();
        if kind == "question" {
            player.say(&json!({ "answer": line["question"]["default"] }));
        }
        lines.push((line, text));
        match kind.as_str() {
            "question" => (),
            "over" => break,
            other => panic!("{other}: {:?}", lines.last()),
        }
        assert!(lines.len() < 5000, "no end in sight");
    }
    let ran = player.end();
    assert_eq!((ran.code, ran.err.as_str(), ran.out.as_str()), (Some(0), "", ""));
    lines
}

#[test]
fn a_program_plays_a_whole_street_game() {
    for seed in ["1", "2", "3"] {
        let lines = to_the_end(&["street", "--seed", seed]);
        let (over, _) = lines.last().unwrap();
        assert!(over["result"]["outcome"].is_string(), "{over}");
        for (at, (line, _)) in lines.iter().enumerate() {
            assert_eq!(line["decisions"], at, "each line comes after one decision more");
            assert!(line["events"].is_array() && line["view"].is_object());
        }
        let (first, _) = &lines[0];
        let keys: Vec<&String> = first.as_object().unwrap().keys().collect();
        assert_eq!(
            keys,
            ["decisions", "events", "origins", "own_tables", "prompt", "question", "told", "type", "view"]
        );
        let keys: Vec<&String> = first["question"].as_object().unwrap().keys().collect();
        assert_eq!(keys, ["default", "seat", "shape", "why"]);
        assert_eq!(first["question"]["why"], "dwa.turn.human-activation");
        assert!(first["prompt"].as_str().is_some_and(|it| it.ends_with('?')), "{}", first["prompt"]);
        assert_eq!(first["question"]["shape"]["one"]["options"][0]["label"], "Lawless");
    }
}

#[test]
fn the_same_seed_and_answers_give_the_same_bytes() {
    let text =
        |seed: &str| to_the_end(&["street", "--seed", seed]).into_iter().map(|it| it.1).collect::<String>();
    assert_eq!(text("9"), text("9"));
    assert_ne!(text("9"), text("10"));
}

/// Events are data; what they come to is said in sentences as well, as a person reads them.
#[test]
fn a_program_is_told_in_sentences_why_somebody_cannot_act() {
    let mut player = Player::new(&["tree-line", "--seed", "5"]);
    let (first, _) = player.hear().unwrap();
    let told = first["told"].as_array().unwrap();
    let stuck = told.iter().find(|it| it["text"].as_str().unwrap().contains("cannot act")).unwrap();
    assert!(stuck["text"].as_str().unwrap().starts_with("Carlos and Beck cannot act"), "{stuck}");
    assert_eq!(stuck["rule"], "atzr.ruling.activation-six");
    player.say(&json!({ "answer": first["question"]["default"] }));
    let (second, _) = player.hear().unwrap();
    let again = second["told"].as_array().unwrap().iter().any(|it| told.contains(it));
    assert!(!again, "each thing is told once: {}", second["told"]);
    drop(player);
    let mut rolls = Player::new(&["street", "--my-dice"]);
    let (wanted, _) = rolls.hear().unwrap();
    assert_eq!(wanted["type"], "needs-dice");
    assert!(wanted["prompt"].as_str().is_some_and(|it| it.contains("roll")), "{wanted}");
}

#[test]
fn undo_leads_back_to_the_same_question() {
    let mut player = Player::new(&[STREET, "--seed", "4"]);
    let (first, _) = player.hear().unwrap();
    player.say(&json!({ "answer": { "one": 0 } }));
    let (second, _) = player.hear().unwrap();
    assert_eq!(second["decisions"], 1);
    player.say(&json!({ "do": "undo" }));
    let (again, _) = player.hear().unwrap();
    assert_eq!((&again["question"], &again["view"]), (&first["question"], &first["view"]));
    assert_eq!(again["decisions"], 0);
    player.say(&json!({ "answer": { "one": 0 } }));
    let (same, _) = player.hear().unwrap();
    assert_eq!((&same["question"], &same["view"]), (&second["question"], &second["view"]));
    player.say(&json!({ "do": "undo", "to": 0 }));
    assert_eq!(player.hear().unwrap().0["question"], first["question"]);
    player.say(&json!({ "do": "undo" }));
    let (nothing, _) = player.hear().unwrap();
    assert_eq!(nothing, json!({ "type": "error", "message": "nothing has been decided yet" }));
    assert_eq!(player.end().code, Some(0));
}

#[test]
fn wrong_lines_are_answered_with_an_error_and_the_question_stays_open() {
    let mut player = Player::new(&[STREET, "--seed", "4"]);
    player.hear().unwrap();
    let mut error = |line: &str| {
        player.say_raw(line);
        let (heard, _) = player.hear().unwrap();
        assert_eq!(heard["type"], "error", "{heard}");
        heard["message"].as_str().unwrap().to_owned()
    };
    assert!(error("garbage").contains(r#"say {"answer":{"one":0}}"#));
    assert!(error(r#"{"answer":{"one":7}}"#).contains("one option, numbered 0 to 1"));
    assert!(error(r#"{"answer":{"yes-no":true}}"#).contains("one option"));
    assert!(error(r#"{"answer":{"one":0},"seat":3}"#).contains("seat 0 is asked"));
    assert!(error(r#"{"answer":{"one":-1}}"#).contains("-1"));
    assert!(error(r#"{"do":"dance"}"#).contains("dance"));
    assert!(error("{}").contains("say an answer"));
    assert!(error(r#"{"answer":{"one":0},"luck":1}"#).contains("luck"));
    assert!(error(&"[".repeat(100_000)).contains("nested brackets"));
    assert!(error(r#"{"do":"undo","to":99}"#).contains("nothing has been decided yet"));
    player.say(&json!({ "answer": { "one": 1 } }));
    assert_eq!(player.hear().unwrap().0["type"], "question");
    assert_eq!(player.end().code, Some(0));
}

#[test]
fn a_refused_option_names_the_rule() {
    let mut player = Player::new(&[STREET, "--seed", "4"]);
    player.hear().unwrap();
    player.say(&json!({ "answer": { "one": 0 } }));
    let (line, _) = player.hear().unwrap();
    let options = line["question"]["shape"]["one"]["options"].as_array().unwrap().clone();
    let closed = options.iter().position(|it| it["refused"].is_string()).unwrap();
    player.say(&json!({ "answer": { "one": closed } }));
    let (error, _) = player.hear().unwrap();
    let (by, why) =
        (options[closed]["refused"].as_str().unwrap(), options[closed]["reason"].as_str().unwrap());
    assert_eq!(error["message"], format!("forbidden by {by}: {}", why.trim_end_matches('.')));
}

#[test]
fn the_board_says_where_each_zombie_stands_by_the_name_that_options_have() {
    let open = run_with(&["play", STREET, "--seed", "4", "--no-save"], b"board\nquit\n").out;
    let places =
        open.split("Places, in cm from the west and from the north: ").nth(1).expect("a list of places");
    let places = places.split(".\n").next().unwrap().split_whitespace().collect::<Vec<_>>().join(" ");
    for place in ["zombie 1 at 62 39", "zombie 2 at 68 35.5", "zombie 3 at 76 26"] {
        assert!(places.contains(place), "{place}: {places}");
    }
    let hexes = run_with(&["play", "alley", "--seed", "4", "--no-save"], b"board\nquit\n").out;
    let places = hexes.split("Places, by hex: ").nth(1).expect("a list of hexes");
    assert!(places.starts_with("Dez in 0201, Sooze in 0201"), "{places:.300}");
}

/// The page shows these while a number is being chosen.
#[test]
fn a_preview_gives_the_odds_of_a_number_and_changes_nothing() {
    let mut player = Player::new(&["street", "--seed", "4"]);
    let mut line = player.hear().unwrap().0;
    for _ in 0..200 {
        let shape = &line["question"]["shape"];
        if shape["number"].is_object() {
            break;
        }
        let options = shape["one"]["options"].as_array().cloned().unwrap_or_default();
        let fires = |it: &Value| it["label"].as_str().unwrap().starts_with("fire") && it["refused"].is_null();
        let answer = match options.iter().position(fires) {
            Some(at) => json!({ "one": at }),
            None => line["question"]["default"].clone(),
        };
        player.say(&json!({ "answer": answer }));
        line = player.hear().unwrap().0;
    }
    let most = line["question"]["shape"]["number"]["most"].as_i64().expect("a number is asked for");
    let mut preview = |n: i64| {
        player.say(&json!({ "do": "preview", "answer": { "number": n } }));
        player.hear().unwrap().0
    };
    let odds = preview(most);
    assert_eq!(odds["type"], "preview", "{odds}");
    let under = odds["preview"]["under"].as_array().unwrap();
    assert!(under.iter().any(|it| it["odds"].is_array()), "{odds}");
    assert_eq!(preview(most + 1)["type"], "error");
    player.say(&json!({ "answer": { "number": most } }));
    let next = player.hear().unwrap().0;
    assert_eq!(next["decisions"].as_i64(), line["decisions"].as_i64().map(|it| it + 1));
}

#[test]
fn any_bytes_on_stdin_are_survived() {
    let noise: Vec<u8> = (0..=255).cycle().take(5000).chain(*b"\n\xff\xfe\n\0\n").collect();
    for arguments in
        [&["play", "street", "--seed", "1", "--no-save"][..], &["play", "street", "--seed", "1", "--json"]]
    {
        let ran = run_with(arguments, &noise);
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{arguments:?}");
    }
}

#[test]
fn nobody_reading_on_is_no_trouble() {
    use std::process::Stdio;
    for arguments in
        [&["tables"][..], &["play", "street", "--json"], &["play", "street", "--no-save"], &["ledger", "dwa"]]
    {
        let mut child = support::shamble()
            .args(arguments)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        let err = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.code().is_some() && !err.contains("panicked"), "{arguments:?}: {err}");
    }
}

/// The dice of both fear tests and whatever comes before the first question of the street.
fn opening_dice() -> Vec<String> {
    let mut dice = Vec::new();
    for _ in 0..40 {
        dice.push("3".to_owned());
        if run(&["play", STREET, "--json", "--dice", &dice.join(",")]).code == Some(0) {
            return dice;
        }
    }
    panic!("the street never asks anything");
}

#[test]
fn scripted_dice_too_few_too_many_and_impossible() {
    let dice = opening_dice();
    let few = run(&["play", STREET, "--json", "--dice", &dice[1..].join(",")]);
    assert_eq!(few.code, Some(2));
    assert_eq!(said(&few), "--dice: no dice are left; dwa.fear.test needs 2d6 next");
    let many = format!("{},3", dice.join(","));
    let many = run(&["play", STREET, "--json", "--dice", &many]);
    assert_eq!(many.code, Some(2));
    assert_eq!(said(&many), "--dice: too many; 1 die was never rolled");
    let impossible = run(&["play", STREET, "--json", "--dice", "9"]);
    assert_eq!(impossible.code, Some(2));
    assert_eq!(said(&impossible), "--dice: 9 is not on the d6 that dwa.zombie.enter-b rolls (1 to 6)");
    let in_terminal = run(&["play", STREET, "--dice", "3"]);
    assert_eq!(in_terminal.code, Some(2));
    assert!(said(&in_terminal).starts_with("--dice: no dice are left"), "{}", in_terminal.err);
    assert!(refused(&["play", STREET, "--dice", "3", "--seed", "1"]).contains("--seed"));
}

#[test]
fn dice_that_people_roll_are_asked_for_one_test_after_the_other() {
    let mut player = Player::new(&[STREET, "--my-dice"]);
    let (line, _) = player.hear().unwrap();
    assert_eq!(line["type"], "needs-dice");
    assert_eq!(line["missing"]["why"], "dwa.zombie.enter-b");
    assert_eq!((&line["missing"]["n"], &line["missing"]["sides"]), (&json!(2), &json!(6)));
    player.say(&json!({ "dice": [3, 4] }));
    let (line, _) = player.hear().unwrap();
    assert_eq!(line["missing"]["why"], "dwa.fear.test");
    let told = run_with(&["play", STREET, "--my-dice", "--no-save"], b"3 4\nx\n2 2\n1 1\nquit\n").out;
    assert!(told.contains("New arrivals: roll 2d6 (dwa.zombie.enter-b)."), "{told}");
    assert!(told.contains("Lawless's fear test: roll 2d6 (dwa.fear.test)."), "{told}");
    assert!(told.contains("`x` is not a die roll; type what you rolled, such as 3 6"), "{told}");
    assert!(told.contains("Who acts next?"), "{told}");
}

#[test]
fn whoever_rolls_his_own_dice_may_have_the_program_roll_those_that_nobody_has() {
    let mut player = Player::new(&[STREET, "--my-dice"]);
    player.hear().unwrap();
    player.say(&json!({ "dice": [6, 6] }));
    let (line, _) = player.hear().unwrap();
    assert_eq!(line["missing"]["faces"], json!(["north", "east", "south", "west"]));
    player.say(&json!({ "do": "roll" }));
    let (line, _) = player.hear().unwrap();
    assert_eq!(line["missing"]["why"], "dwa.zombie.enter-b", "a place on that edge");
    assert!(100 < line["missing"]["sides"].as_u64().unwrap(), "{line}");
    let typed = b"6 6\n2\nroll\nroll\n2 2\n1 1\nroll\nquit\n";
    let told = run_with(&["play", STREET, "--my-dice", "--no-save"], typed).out;
    for expected in [
        "Which edge do the dead come over? Roll a d4 (dwa.zombie.enter-b).",
        "1 north, 2 east, 3 south, 4 west.",
        "1 is the north end of the east edge, each step is 1 mm.",
        "Enter what you rolled, or `roll` to have it rolled for you.",
        "Who acts next?",
        "Enter a number from 1 to 2, or help",
    ] {
        assert!(told.contains(expected), "{expected:?} is missing from\n{told}");
    }
}

#[test]
fn a_person_reads_sentences() {
    let typed =
        b"help\n1\nwhy\n7\n1\n11\nwhy last\nboard\nsheet dawson\njournal 3\nsheet nobody\nundo\nquit\n";
    let ran = run_with(&["play", STREET, "--seed", "4", "--no-save"], typed);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    for expected in [
        "Who acts next?\n   1. Lawless\n   2. Dawson\n",
        "What does Lawless do? (4 AP)\n",
        "fire the sub machine gun at zombie 1   2 AP  eliminated 87 %, falls 10 %, missed 3 %\n",
        "How many more bursts does Lawless fire?",
        "each +1 (point blank) −1 (cover)",
        "zombie 1 falls",
        "not now. The magazine is full",
        "(dwa.ammo.reload)",
        "The last decision is undone. Its dice will be rolled again.",
        "There is no sheet of that name; the sheets are",
        "Until next time",
    ] {
        assert!(ran.out.contains(expected), "{expected:?} is missing from\n{}", ran.out);
    }
    assert!(!ran.out.contains('\u{1b}'), "no colours for what is no terminal");
    for line in ran.out.lines() {
        assert!(line.chars().count() <= 100, "{line}");
    }
    assert_eq!(ran.out.matches("one character:").count(), 2, "the legend comes once, and when asked for");
}

#[test]
fn a_narrow_terminal_is_respected() {
    use std::process::Stdio;
    let mut child = support::shamble()
        .args(["play", STREET, "--seed", "4", "--no-save"])
        .env("COLUMNS", "60")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take();
    let out = String::from_utf8(child.wait_with_output().unwrap().stdout).unwrap();
    assert!(out.lines().all(|it| it.chars().count() <= 100), "{out}");
}

#[test]
fn play_alone_lists_what_there_is_to_go_on_with() {
    let folder = tempfile::tempdir().unwrap();
    let alone = |typed: &[u8]| {
        use std::io::Write;
        let mut child = support::shamble()
            .arg("play")
            .env("XDG_DATA_HOME", folder.path())
            .env("HOME", folder.path())
            .stdin(std::process::Stdio::piped())
            .stdout(std::process::Stdio::piped())
            .spawn()
            .unwrap();
        child.stdin.take().unwrap().write_all(typed).unwrap();
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(0));
        String::from_utf8(output.stdout).unwrap()
    };
    let first = alone(b"x\n1\n1\nquit\n");
    assert!(first.contains("   1. new: Down the street"), "{first}");
    assert!(first.contains("Enter a number from 1 to "), "{first}");
    assert!(
        first.contains("This game is saved in the library as street-1")
            && first.contains("What does Lawless do?"),
        "{first}"
    );
    let second = alone(b"1\nundo\nquit\n");
    assert!(second.contains("   1. continue: Down the street (street-1, just now)"), "{second}");
    assert!(second.contains("   2. new: Down the street"), "{second}");
    assert!(second.contains("Where you were:") && second.contains("What does Lawless do?"), "{second}");
    assert!(
        second.contains("The last decision is undone. Its dice will be rolled again.")
            && second.contains("Who acts next?")
    );
    let third = alone(b"1\nquit\n");
    assert!(third.contains("Who acts next?") && !third.contains("What does"), "the undo was kept: {third}");
    assert_eq!(alone(b"quit\n"), alone(b""));
}

#[test]
fn a_scenario_may_begin_in_the_middle() {
    let folder = tempfile::tempdir().unwrap();
    let file = path(folder.path(), "late.json");
    let text = include_str!("../../../scenarios/dwa/street.json");
    let mut late: Value = serde_json::from_str(text).unwrap();
    late["humans"][0]["wounds"] = json!(2);
    std::fs::write(&file, late.to_string()).unwrap();
    let ran = run(&["play", &file, "--seed", "1", "--no-save"]);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    assert!(ran.out.contains("Lawless (wounded 2"), "{}", ran.out);
}

#[test]
fn the_end_of_a_game_is_told_in_the_books_words() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    let told = support::out(&["play", "street", "--seed", "1", "--bot", "random", "--data", data]);
    for words in ["The game is over: a major victory for the zombies.", "The goal, ", ": not reached"] {
        assert!(told.contains(words), "{words}: {told}");
    }
    assert!(!told.contains("reached              "), "no names of fields: {told}");
}
