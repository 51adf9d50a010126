//! `shamble campaign` with a book whose campaigns go on by months, from somebody all alone to the months after.
use std::{
    io::{BufRead, BufReader, Lines, Write},
    process::{Child, ChildStdin, ChildStdout, Stdio},
};

use crate::support::{self, run, shamble};
use serde_json::{Value, json};
use tempfile::TempDir;

struct Home(TempDir);

/// A campaign that another program plays, line by line.
struct Table {
    child: Child,
    stdin: ChildStdin,
    lines: Lines<BufReader<ChildStdout>>,
    now: Value,
}

impl Table {
    fn next(&mut self) -> Value {
        let line = self.lines.next().expect("it speaks").unwrap();
        self.now = serde_json::from_str(&line).unwrap();
        self.now.clone()
    }

    fn say(&mut self, said: &Value) -> Value {
        writeln!(self.stdin, "{said}").unwrap();
        self.next()
    }

    fn choose(&mut self, words: &str) -> Value {
        let options = self.now["question"]["shape"]["one"]["options"].as_array();
        let options = options.unwrap_or_else(|| panic!("{words}: {}", self.now));
        let at = options.iter().position(|it| it["label"] == words);
        let at = at.unwrap_or_else(|| panic!("{words}: {options:?}"));
        self.say(&json!({ "answer": { "one": at } }))
    }

    fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

impl Home {
    fn new() -> Home {
        Home(TempDir::new().unwrap())
    }

    /// The campaign that comes with the program.
    fn first() -> Home {
        let home = Home::new();
        home.out(&["campaign", "new", "home", "--ready", "all-by-yourself"]);
        home
    }

    fn data(&self) -> &str {
        self.0.path().to_str().unwrap()
    }

    fn run(&self, arguments: &[&str]) -> support::Ran {
        run(&[arguments, &["--data", self.data()]].concat())
    }

    fn out(&self, arguments: &[&str]) -> String {
        let ran = self.run(arguments);
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{arguments:?}");
        ran.out
    }

    fn show(&self) -> String {
        self.out(&["campaign", "show", "home"])
    }

    fn table(&self, more: &[&str]) -> Table {
        let mut child = shamble()
            .args(["campaign", "play", "home", "--json", "--data", self.data()])
            .args(more)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let (stdin, stdout) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
        let mut table = Table { child, stdin, lines: BufReader::new(stdout).lines(), now: Value::Null };
        table.next();
        table
    }
}

#[test]
fn a_campaign_that_comes_with_the_program_begins_at_its_first_encounter() {
    let home = Home::new();
    let listed = home.out(&["campaign", "list"]);
    assert!(listed.contains("all-by-yourself") && listed.contains("Ready to begin"), "{listed}");
    home.out(&["campaign", "new", "home", "--ready", "all-by-yourself"]);
    let shown = home.show();
    assert!(shown.starts_with("All by yourself"), "{shown}");
    assert!(shown.contains("Nick takes Pistol (1 of 5)") && shown.contains("campaign play home"), "{shown}");
    let ran = home.run(&["campaign", "new", "other", "--ready", "nothing"]);
    let said = support::said(&ran);
    assert!(
        said.contains("there is no campaign `nothing`; there are ") && said.contains("all-by-yourself"),
        "{said}"
    );
    let ran = home.run(&["campaign", "new", "other"]);
    assert_eq!(ran.code, Some(2), "a campaign has a name, or is ready");
}

#[test]
fn an_encounter_is_played_brought_home_and_the_month_goes_on() {
    let home = Home::first();
    let mut table = home.table(&["--bot", "steady", "--seed", "3"]);
    let due = table.choose("set out");
    assert_eq!(due["question"]["shape"]["game"]["title"], "Nothing left to eat");
    assert_eq!(table.say(&json!({ "do": "play" }))["type"], "over");
    let next = table.next();
    assert!(next["events"].to_string().contains("encounter-over"), "{next}");
    table.kill();
    let shown = home.show();
    assert!(shown.contains("Nothing left to eat: "), "{shown}");
    assert!(home.out(&["replay", "home-1"]).contains("The game is over: "));
}

#[test]
fn dice_of_ones_own_are_typed_as_far_as_they_were_rolled() {
    let home = Home::new();
    home.out(&["campaign", "new", "home", "--name", "Her way", "--book", "atzr", "--my-dice"]);
    let mut table = home.table(&[]);
    table.choose("add a player");
    table.say(&json!({ "answer": { "form": { "counter": "Tonya", "class": "survivor", "alone": true } } }));
    table.choose("begin the campaign");
    table.choose("one player alone");
    table.say(&json!({ "answer": { "some": [] } }));
    for thing in ["Pistol", "Baseball Bat", "Vest", "Ammo", "Supplies A"] {
        table.choose(thing);
    }
    table.choose("the suburbs");
    let wanted = table.choose("nothing this month");
    assert_eq!((&wanted["type"], &wanted["missing"]["sides"]), (&json!("needs-dice"), &json!(6)));
    let half = table.say(&json!({ "dice": [4] }));
    assert_eq!(half["type"], "needs-dice", "the Day Part is still to be rolled");
    table.kill();
    let mut table = home.table(&[]);
    assert_eq!(table.now["type"], "needs-dice", "it is there when one comes back: {}", table.now);
    let whole = table.say(&json!({ "dice": [2] }));
    assert!(whole["events"].to_string().contains("befalls"), "{whole}");
    table.kill();
}

#[test]
fn a_game_that_was_killed_goes_on_where_it_was() {
    let home = Home::first();
    let mut table = home.table(&["--seed", "5"]);
    table.choose("set out");
    table.say(&json!({ "do": "play" }));
    for _ in 0..3 {
        assert_eq!(table.now["type"], "question");
        let answer = json!({ "answer": table.now["question"]["default"] });
        table.say(&answer);
    }
    let after = table.now.clone();
    table.kill();
    let mut table = home.table(&[]);
    assert_eq!(table.now["question"]["shape"]["game"]["title"], "Nothing left to eat");
    let on = table.say(&json!({ "do": "play" }));
    assert_eq!((&on["decisions"], &on["question"]), (&after["decisions"], &after["question"]));
    table.kill();
}

#[test]
fn a_campaign_is_handed_on_with_its_games_and_its_tables() {
    let home = Home::new();
    let file = home.0.path().join("mine.toml");
    let text = "[cards.entry]\nred = 6\nyellow = 6\ngreen = 6\n";
    std::fs::write(&file, text).unwrap();
    let tables = file.to_str().unwrap();
    home.out(&["campaign", "new", "home", "--ready", "all-by-yourself", "--tables", tables]);
    std::fs::remove_file(&file).unwrap();
    assert!(home.show().contains("plays by your own tables: mine"), "{}", home.show());
    let mut table = home.table(&["--bot", "steady", "--seed", "6"]);
    table.choose("set out");
    let over = table.say(&json!({ "do": "play" }));
    assert_eq!(over["own_tables"], "mine");
    table.next();
    table.kill();
    let folder = TempDir::new().unwrap();
    let bundle = folder.path().join("home.campaign.shamble");
    let bundle = bundle.to_str().unwrap();
    home.out(&["export", "home", bundle]);
    let there = Home::new();
    there.out(&["import", bundle]);
    let value = there.out(&["campaign", "show", "all-by-yourself", "--json"]);
    let here = home.out(&["campaign", "show", "home", "--json"]);
    assert_eq!(value, here.replace("\"home-1\"", "\"all-by-yourself-1\""), "its game has an id of its own");
    let told = there.out(&["replay", "all-by-yourself-1"]);
    assert!(told.contains("your tables"), "{told}");
}

#[test]
fn campaigns_are_simulated_with_the_same_results_on_any_number_of_threads() {
    let rows = |threads: &str| {
        let folder = TempDir::new().unwrap();
        let file = folder.path().join("rows.csv");
        let ran = run(&[
            "sim",
            "all-by-yourself",
            "--games",
            "6",
            "--set",
            "games=2",
            "--threads",
            threads,
            "--out",
            file.to_str().unwrap(),
        ]);
        assert_eq!(ran.code, Some(0), "{}", ran.err);
        assert!(ran.out.contains("games won"), "{}", ran.out);
        std::fs::read_to_string(file).unwrap()
    };
    assert_eq!(rows("1"), rows("3"));
    let wrong = run(&["sim", "all-by-yourself", "--set", "games=0"]);
    assert!(support::said(&wrong).contains("expected 1 to 1000"), "{}", wrong.err);
}
