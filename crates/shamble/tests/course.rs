//! `shamble campaign` with a book whose campaigns go on by themselves, from somebody all alone to the months after.
use crate::support;
use std::{
    io::{BufRead, BufReader, Write},
    process::Stdio,
};

use crate::support::{run, shamble};
use serde_json::Value;
use tempfile::TempDir;

const TONYA: &str = r#"{"counter": "Tonya", "class": "survivor", "alone": true}"#;

struct Home(TempDir);

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

    /// Tonya alone in the suburbs, asked what to do this month.
    fn tonya() -> Home {
        let home = Home::new();
        home.out(&["campaign", "new", "home", "--name", "Her way", "--book", "atzr"]);
        home.out(&["campaign", "add", "home", "--given", TONYA]);
        home.out(&["campaign", "answer", "home", "1"]);
        home.out(&["campaign", "answer", "home"]);
        for thing in ["Pistol", "Baseball Bat", "Vest", "Ammo", "Supplies A"] {
            home.say(thing);
        }
        home.say("the suburbs");
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

    fn value(&self) -> Value {
        serde_json::from_str(&self.out(&["campaign", "show", "home", "--json"])).unwrap()
    }

    /// What was refused; the campaign is as it was.
    fn refused(&self, arguments: &[&str]) -> String {
        let before = self.value();
        let ran = self.run(arguments);
        assert_eq!(ran.code, Some(2), "{arguments:?}: {}{}", ran.out, ran.err);
        assert_eq!(self.value(), before, "{arguments:?}");
        support::said(&ran)
    }

    /// Answers with the choice of these words.
    fn say(&self, words: &str) -> String {
        let shown = self.show();
        let line =
            shown.lines().find(|it| it.trim_start().split_once("  ").is_some_and(|it| it.1.trim() == words));
        let line = line.unwrap_or_else(|| panic!("{words}: {shown}"));
        let number = line.trim_start().split_once("  ").unwrap().0;
        self.out(&["campaign", "answer", "home", number])
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
    assert!(shown.contains("Nothing left to eat") && shown.contains("campaign play home"), "{shown}");
    let ran = home.run(&["campaign", "new", "other", "--ready", "nothing"]);
    assert!(
        support::said(&ran).contains("there is no campaign `nothing`; there is all-by-yourself"),
        "{}",
        ran.err
    );
    let ran = home.run(&["campaign", "new", "other"]);
    assert_eq!(ran.code, Some(2), "a campaign has a name, or is ready");
}

#[test]
fn an_encounter_is_played_brought_home_and_the_month_goes_on() {
    let home = Home::first();
    let played = home.out(&["campaign", "play", "home", "--bot", "steady", "--seed", "3"]);
    assert!(played.contains("What it has brought:"), "{played}");
    let value = home.value();
    assert_eq!(value["file"]["played"][0]["title"], "Nothing left to eat");
    assert!(value["file"]["under_way"].is_null());
    let shown = home.show();
    assert!(shown.contains("Encounter 1: Nothing left to eat"), "{shown}");
    assert!(home.out(&["replay", "home-1"]).contains("The game is over: "));
}

#[test]
fn dice_of_ones_own_are_typed_as_far_as_they_were_rolled() {
    let home = Home::tonya();
    let shown = home.show();
    assert!(shown.contains("nothing this month"), "{shown}");
    let number = shown
        .lines()
        .find_map(|it| it.trim_start().strip_suffix("nothing this month").map(|it| it.trim().to_owned()))
        .unwrap();
    let half = home.out(&["campaign", "answer", "home", &number, "--dice", "4"]);
    assert!(half.contains("Next come 1d6 for atzr."), "{half}");
    let shown = home.show();
    assert!(shown.contains("Next come 1d6"), "it is there when one comes back: {shown}");
    assert!(home.refused(&["campaign", "roll", "home", "--dice", "7"]).contains("7 is not on the d6"));
    let whole = home.out(&["campaign", "roll", "home", "--dice", "2"]);
    assert!(whole.contains("Robbery"), "{whole}");
    assert!(home.show().contains("campaign play home"));
}

#[test]
fn a_game_that_was_killed_goes_on_where_it_was() {
    let home = Home::first();
    let mut child = shamble()
        .args(["campaign", "play", "home", "--json", "--seed", "5", "--data", home.data()])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let mut next = || -> Value { serde_json::from_str(&lines.next().unwrap().unwrap()).unwrap() };
    let mut decisions = 0;
    for _ in 0..3 {
        let asked = next();
        assert_eq!(asked["type"], "question");
        decisions = asked["decisions"].as_u64().unwrap();
        writeln!(stdin, "{}", serde_json::json!({ "answer": asked["question"]["default"] })).unwrap();
    }
    // The third answer is acknowledged by what is asked next.
    let after = next();
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(decisions < after["decisions"].as_u64().unwrap());
    assert!(home.show().contains("under way: Nothing left to eat"));
    let refused = home.refused(&["campaign", "play", "home", "street"]);
    assert!(refused.contains("is being played"), "{refused}");
    let on = home.out(&["campaign", "play", "home", "--json"]);
    let on: Value = serde_json::from_str(on.lines().next().unwrap()).unwrap();
    assert_eq!(on["decisions"], after["decisions"]);
    assert_eq!(on["question"], after["question"]);
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
    let played = home.out(&["campaign", "play", "home", "--bot", "steady", "--seed", "6"]);
    assert!(played.contains("This game plays by your own tables: mine."), "{played}");
    let folder = TempDir::new().unwrap();
    let bundle = folder.path().join("home.campaign.shamble");
    let bundle = bundle.to_str().unwrap();
    home.out(&["export", "home", bundle]);
    let there = Home::new();
    there.out(&["import", bundle]);
    let value = there.out(&["campaign", "show", "all-by-yourself", "--json"]);
    assert_eq!(serde_json::from_str::<Value>(&value).unwrap(), home.value());
    let told = there.out(&["replay", "home-1"]);
    assert!(told.contains("your tables"), "{told}");
}

#[test]
fn what_cannot_be_done_is_said_in_one_line() {
    let home = Home::tonya();
    for (arguments, words) in [
        (&["campaign", "answer", "home", "99"][..], "1 to"),
        (&["campaign", "answer", "home", "perhaps"], ""),
        (&["campaign", "roll", "home"], "nothing is to be rolled"),
        (&["campaign", "play", "home"], "no game is due"),
        (&["campaign", "play", "home", "alley"], "says itself what is played"),
        (&["campaign", "learn", "home", "Tonya", "cool"], "nothing of the kind"),
        (&["campaign", "hand", "home", "tank", "--from", "Tonya"], "there is no `tank` in the box"),
        (&["campaign", "hand", "home", "Shotgun", "--from", "Tonya"], "there is no Shotgun"),
        (&["campaign", "cure", "home", "Tonya"], "there is no dose"),
        (&["campaign", "abandon", "home"], "no game is under way"),
        (&["campaign", "add", "home", "--given", TONYA], "the campaign has begun"),
    ] {
        let said = home.refused(arguments);
        assert!(said.contains(words), "{arguments:?}: {said}");
    }
    home.out(&["campaign", "undo", "home"]);
    assert!(home.show().contains("the suburbs"), "the month's area is asked again");
    home.out(&["campaign", "hand", "home", "Vest", "--from", "Tonya"]);
    assert!(home.show().contains("in store: Vest"));
}
