//! `shamble campaign`, from an empty team to a level.
use std::{
    fs,
    io::{BufRead, BufReader, Lines, Write},
    path::PathBuf,
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
};

use assert_cmd::{assert::Assert, cargo::cargo_bin};
use serde_json::{Value, json};
use store::Library;
use tempfile::TempDir;

/// A folder with a campaign of two and a scenario in which nothing happens.
struct Home(TempDir);

fn ana() -> Value {
    json!({"name": "Ana", "archetype": "military", "sex": "female", "skill": "cool", "quirks": 0,
        "weapons": [{"weapon": "assault-rifle", "loaded": 6}], "ammunition": [{"category": "bullets", "pieces": 2}]})
}

fn bo() -> Value {
    json!({"name": "Bo", "archetype": "civilian", "sex": "male", "quirks": 0, "weapons": [{"weapon": "pistol"}]})
}

fn yard() -> Value {
    json!({
        "title": "The yard", "last_turn": 2, "entry": {"b": false},
        "humans": [{"name": "First", "at": [300, 300]}, {"name": "Second", "at": [400, 300]}],
    })
}

/// A campaign that another program plays, line by line.
struct Table {
    child: Child,
    stdin: ChildStdin,
    lines: Lines<BufReader<ChildStdout>>,
    /// What was said last.
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

    /// Chooses the option with these words.
    fn choose(&mut self, words: &str) -> Value {
        let options = self.now["question"]["shape"]["one"]["options"].as_array();
        let options = options.unwrap_or_else(|| panic!("{words}: {}", self.now));
        let at = options.iter().position(|it| it["label"] == words);
        let at = at.unwrap_or_else(|| panic!("{words}: {options:?}"));
        self.say(&json!({ "answer": { "one": at } }))
    }

    fn fill_in(&mut self, form: &Value) -> Value {
        self.say(&json!({ "answer": { "form": form } }))
    }

    /// Off to the yard; the game is due then.
    fn set_out(&mut self) {
        self.choose("play a game");
        self.choose("a scenario of your own");
        let due = self.fill_in(&json!({ "scenario": yard().to_string() }));
        assert_eq!(due["question"]["shape"]["game"]["title"], "The yard", "{due}");
    }

    fn quit(mut self) {
        writeln!(self.stdin, "{}", json!({ "do": "quit" })).unwrap();
        drop(self.stdin);
        assert!(self.child.wait().unwrap().success());
    }

    fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

impl Home {
    fn empty() -> Home {
        let home = Home(TempDir::new().unwrap());
        home.done(&["campaign", "new", "home", "--name", "The long way home", "--seed", "1"]);
        home
    }

    fn of_two() -> Home {
        let home = Home::empty();
        let mut table = home.table(&[]);
        for new in [ana(), bo()] {
            table.choose("add a new character");
            table.fill_in(&new);
        }
        table.quit();
        home
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(cargo_bin!("shamble"));
        command
            .current_dir(self.0.path())
            .env("XDG_DATA_HOME", self.0.path())
            .args(args)
            .stdin(Stdio::null());
        command
    }

    /// Sits down to the campaign, for another program; at its first question.
    fn table(&self, more: &[&str]) -> Table {
        let args: Vec<&str> = ["campaign", "play", "home", "--json"].iter().chain(more).copied().collect();
        let mut command = self.command(&args);
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let (stdin, stdout) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
        let mut table = Table { child, stdin, lines: BufReader::new(stdout).lines(), now: Value::Null };
        table.next();
        table
    }

    fn run(&self, args: &[&str]) -> Assert {
        Assert::new(self.command(args).output().unwrap())
    }

    /// What it printed.
    fn done(&self, args: &[&str]) -> String {
        String::from_utf8(self.run(args).success().get_output().stdout.clone()).unwrap()
    }

    fn library(&self) -> Library {
        Library::open(&self.path("shamble")).unwrap()
    }

    /// The one line of its refusal.
    fn refused(&self, args: &[&str]) -> String {
        let said = self.run(args).code(2).get_output().stderr.clone();
        let said = String::from_utf8(said).unwrap();
        assert_eq!(said.lines().count(), 1, "{said}");
        said.trim().strip_prefix("shamble: ").unwrap().to_owned()
    }

    fn desk(&self) -> Value {
        let shown: Value = serde_json::from_str(&self.done(&["campaign", "show", "home", "--json"])).unwrap();
        shown["desk"].clone()
    }

    fn games(&self) -> usize {
        self.desk()["games"].as_array().unwrap().len()
    }
}

#[test]
fn a_new_campaign_has_nobody_and_overwrites_nothing() {
    let home = Home::empty();
    assert_eq!(home.desk()["people"], json!([]));
    assert!(home.done(&["campaign", "show", "home"]).contains("nobody is in the team yet"));
    let again = ["campaign", "new", "home", "--name", "Another"];
    assert_eq!(home.refused(&again), "there is a game or a campaign `home` already");
    assert!(home.refused(&["campaign", "new", "b", "--name", ""]).contains("a name of 1 to 60 letters"));
    assert!(home.refused(&["campaign", "new", "b", "--name", "B", "--book", "chess"]).contains("`chess`"));
    let bot = home.refused(&["campaign", "play", "home", "--bot", "genius"]);
    assert!(bot.contains("there is no bot `genius`"), "{bot}");
}

#[test]
fn a_wrong_character_is_refused_with_its_field_and_asked_for_again() {
    let home = Home::of_two();
    let mut table = home.table(&[]);
    table.choose("add a new character");
    let refused = table.fill_in(&ana());
    assert_eq!(
        (&refused["type"], &refused["refusal"]["field"]["field"]),
        (&json!("refused"), &json!("/name"))
    );
    let wizard = table.fill_in(&json!({ "name": "Cy", "archetype": "wizard", "sex": "male" }));
    assert_eq!(wizard["refusal"]["field"]["field"], "/archetype", "{wizard}");
    let forged = json!({ "answer": { "game": { "over": { "game": "x", "outcome": {} } } } });
    assert_eq!(table.say(&forged)["type"], "error", "nobody says so how a game ended");
    let next = table.fill_in(&json!({ "name": "Cy", "archetype": "civilian", "sex": "male", "quirks": 0 }));
    assert_eq!(next["type"], "question");
    table.quit();
    assert_eq!(home.desk()["people"].as_array().unwrap().len(), 3);
}

#[test]
fn people_answer_at_a_terminal_as_in_any_game() {
    let home = Home::of_two();
    let mut command = home.command(&["campaign", "play", "home"]);
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let said = "1\n1\nsheet Ana\nundo\nundo\nq\n";
    child.stdin.take().unwrap().write_all(said.as_bytes()).unwrap();
    let told = String::from_utf8(child.wait_with_output().unwrap().stdout).unwrap();
    assert!(
        told.contains("What does the team do next?") && told.contains("Which skill does Bo learn?"),
        "{told}"
    );
    assert!(told.contains("The last decision is undone"), "{told}");
    assert!(told.contains("`shamble campaign play home` continues this campaign."), "{told}");
}

#[test]
fn a_scenario_is_played_to_its_end_and_handed_in() {
    let home = Home::of_two();
    let mut table = home.table(&["--seed", "3", "--bot", "random"]);
    let begun = table.now["events"][0].clone();
    assert!(begun.is_object(), "{begun}");
    table.set_out();
    let over = table.say(&json!({ "do": "play" }));
    assert_eq!(over["type"], "over", "a bot sits in every chair: {over}");
    let next = table.next();
    assert_eq!(next["type"], "question");
    assert!(next["events"].to_string().contains("gains-xp"), "{next}");
    let again = next["events"].as_array().unwrap().contains(&begun);
    assert!(!again, "each thing is told once: {next}");
    table.quit();
    let desk = home.desk();
    assert_eq!(
        (&desk["games"][0]["game"], &desk["games"][0]["title"]),
        (&json!("home-1"), &json!("The yard"))
    );
    let shown = home.done(&["campaign", "show", "home"]);
    assert!(shown.contains("1 with 2 XP") && shown.contains("Ana gains 2 XP"), "{shown}");
    assert!(home.done(&["replay", "home-1"]).contains("dwa.setup.victory-conditions"));
    let report = home.done(&["report", "home-1"]);
    assert!(report.contains("After the game") && report.contains("**Ana**"), "{report}");
}

#[test]
fn a_killed_campaign_goes_on_where_it_was_and_a_game_counts_once() {
    let home = Home::of_two();
    let mut table = home.table(&["--seed", "7"]);
    table.set_out();
    let asked = table.say(&json!({ "do": "play" }));
    assert_eq!(asked["type"], "question");
    let second = table.say(&json!({ "answer": { "one": 0 } }));
    assert_eq!(second["decisions"], 1);
    table.kill();
    // The game goes on under its own name, and is handed in once.
    home.done(&["play", "home-1", "--bot", "random"]);
    assert_eq!(home.games(), 0);
    let mut table = home.table(&[]);
    assert_eq!(table.now["question"]["shape"]["game"]["title"], "The yard", "{}", table.now);
    assert_eq!(table.say(&json!({ "do": "play" }))["type"], "over");
    assert_eq!(table.next()["type"], "question");
    table.kill();
    assert_eq!(home.games(), 1);
    let none = home.table(&[]).say(&json!({ "do": "play" }));
    assert_eq!((&none["type"], &none["message"]), (&json!("error"), &json!("no game is due")));
}

/// A line that cannot be read is left out, and so is what was decided with it.
#[test]
fn a_campaign_that_was_cut_back_after_damage_says_so_on_the_command_line() {
    for command in ["show", "undo", "play", "list"] {
        let home = Home::of_two();
        let library = home.library();
        let text = String::from_utf8(library.text("home").unwrap().unwrap()).unwrap();
        assert!(library.write_back().unwrap());
        drop(library);
        let last = text.trim_end().rsplit('\n').next().unwrap().as_bytes();
        let begins = &last[..last.len().min(60)];
        let path = home.path("shamble").join("shamble.db");
        let mut bytes = fs::read(&path).unwrap();
        let found = bytes.windows(begins.len()).enumerate().filter(|it| it.1 == begins);
        let found: Vec<usize> = found.map(|it| it.0).collect();
        assert!(!found.is_empty(), "{}", String::from_utf8_lossy(begins));
        found.iter().for_each(|at| bytes[at + begins.len() / 2] ^= 1);
        fs::write(&path, &bytes).unwrap();
        let named: &[&str] = if command == "list" { &[] } else { &["home"] };
        let ran = home.command(&[&["campaign", command], named].concat()).output().unwrap();
        let said = String::from_utf8(ran.stderr).unwrap();
        let told = "the last line of the game was not whole and has been left out";
        assert!(ran.status.success() && said.contains(told) == (command != "list"), "{command}: {said}");
    }
}

#[test]
fn of_two_programs_that_play_one_campaign_the_second_is_told() {
    let home = Home::of_two();
    let (mut one, mut two) = (home.table(&[]), home.table(&[]));
    one.choose("dismiss somebody");
    writeln!(two.stdin, "{}", json!({ "answer": { "one": 0 } })).unwrap();
    assert_eq!(two.child.wait().unwrap().code(), Some(1), "somebody else has gone on with it");
    one.quit();
}

#[test]
fn a_game_is_abandoned_and_answers_are_undone() {
    let home = Home::of_two();
    let mut table = home.table(&[]);
    table.set_out();
    let next = table.say(&json!({ "answer": { "game": "abandoned" } }));
    assert_eq!(next["type"], "question");
    table.quit();
    assert_eq!(home.games(), 0);
    assert!(home.done(&["campaign", "undo", "home"]).contains("The last answer has been undone"));
    assert_eq!(home.table(&[]).now["question"]["shape"]["game"]["number"], 1);
    let other = Home::empty();
    assert!(other.refused(&["campaign", "undo", "home"]).contains("nothing has been decided yet"));
}

#[test]
fn what_is_no_campaign_is_refused() {
    let home = Home::of_two();
    let text = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/old-campaign.json")).unwrap();
    let import = |text: &str| {
        fs::write(home.path("other.json"), text).unwrap();
        home.refused(&["import", "other.json"])
    };
    let neither = "other.json: this is neither a game nor a campaign of shamble";
    for wrong in ["", "{}", "Dear diary", &text[..200], &text.replace("\"dwa\"", "\"chess\"")] {
        assert_eq!(import(wrong), neither);
    }
    assert_eq!(import(&text.replace("\"schema\": 1", "\"schema\": 0")), neither);
    assert_eq!(home.refused(&["campaign", "show", "none"]), "there is no campaign `none`; yours: home");
    fs::write(home.path("old.json"), &text).unwrap();
    assert_eq!(
        home.refused(&["campaign", "show", "old.json"]),
        "old.json: campaigns are kept in the library now; `shamble import old.json` takes it in"
    );
    assert!(home.done(&["import", "old.json"]).contains("Imported as old"));
    assert!(home.done(&["campaign", "show", "old"]).contains("Ana"));
    assert!(
        home.done(&["campaign", "list"])
            .contains("home                 The long way home (0 games, just now)")
    );
    assert!(home.refused(&["play", "home"]).contains("`shamble campaign play home` goes on with it"));
}

#[test]
fn a_campaign_is_handed_on_as_one_file() {
    let home = Home::of_two();
    let mut table = home.table(&["--seed", "3", "--bot", "random"]);
    table.set_out();
    table.say(&json!({ "do": "play" }));
    table.next();
    table.set_out();
    table.quit();
    home.done(&["export", "home", "home.campaign.shamble"]);
    assert!(home.run(&["export", "home", "home.campaign.shamble"]).code(1).get_output().stdout.is_empty());
    assert_eq!(home.refused(&["export", "nothing", "x"]), "there is no game and no campaign `nothing`");
    let other = Home(TempDir::new().unwrap());
    let file = home.path("home.campaign.shamble");
    assert_eq!(
        other.done(&["import", file.to_str().unwrap()]),
        "Imported as the-long-way-home; `shamble campaign show the-long-way-home` shows it.\n"
    );
    let shown = other.done(&["campaign", "show", "the-long-way-home"]);
    let here = home.done(&["campaign", "show", "home"]);
    assert_eq!(shown.replace("play the-long-way-home", "play home"), here);
    let library = other.library();
    assert_eq!(library.games().unwrap().len(), 1);
    assert_eq!(library.campaign("the-long-way-home").unwrap().unwrap().games.len(), 1);
}

/// The files of an earlier version, as they lay in the folder for games.
#[test]
fn loose_files_of_an_earlier_version_are_taken_over_once_and_never_deleted() {
    let old =
        fs::read(concat!(env!("CARGO_MANIFEST_DIR"), "/../shelf/tests/old/home.campaign.shamble")).unwrap();
    let bundle = store::Bundle::read(&old).unwrap();
    let store::Body::Text(text) = &bundle.body else { panic!("it is of the version before") };
    let campaign = text.replace("\"home-1\"", "\"home-1.shamble\"");
    let game = bundle.games[0].1.clone();
    let other = Home(TempDir::new().unwrap());
    let games = other.path("shamble/games");
    fs::create_dir_all(&games).unwrap();
    fs::write(games.join("home.json"), &campaign).unwrap();
    fs::write(games.join("home-1.shamble"), &game).unwrap();
    fs::write(games.join("street-1.shamble"), &game).unwrap();
    let chairs = r#"{"chairs":[{"seat":0,"plays":"Ana","key":"00000000000000000000000000000000"}],"watch":"11111111111111111111111111111111","whims":3}"#;
    fs::write(games.join("street-1.seats"), chairs).unwrap();
    fs::write(games.join("torn.shamble"), &game[..50]).unwrap();
    fs::write(games.join("notes.json"), "{}").unwrap();
    let ran = other.run(&["campaign", "show", "home"]).success();
    let said = String::from_utf8(ran.get_output().stderr.clone()).unwrap();
    assert!(
        said.starts_with("shamble: torn.shamble was left where it is: ") && said.lines().count() == 1,
        "{said}"
    );
    let left: Vec<_> =
        fs::read_dir(&games).unwrap().map(|it| it.unwrap().file_name().into_string().unwrap()).collect();
    assert_eq!(left.len(), 2, "{left:?}");
    let aside = |name: &str| fs::read(other.path("shamble/taken-over").join(name)).unwrap();
    assert_eq!(aside("home.json"), campaign.as_bytes());
    assert_eq!((aside("home-1.shamble"), aside("street-1.shamble")), (game.clone(), game.clone()));
    assert_eq!(aside("street-1.seats"), chairs.as_bytes());
    let library = other.library();
    let listed = library.game("street-1").unwrap().unwrap();
    assert_eq!((listed.chairs.as_deref(), listed.over), (Some(chairs), true));
    assert_eq!(library.campaign("home").unwrap().unwrap().game("home-1.shamble"), Some("home-1"));
    assert_eq!(library.games().unwrap().len(), 2);
    drop(library);
    // A stop before they were put aside leaves them there; nothing is taken over twice.
    for name in ["street-1.shamble", "home.json"] {
        fs::copy(other.path("shamble/taken-over").join(name), games.join(name)).unwrap();
    }
    other.done(&["replay", "street-1"]);
    assert_eq!((other.library().games().unwrap().len(), other.library().campaigns().unwrap().len()), (2, 1));
    assert_eq!(aside("2-street-1.shamble"), game);
}

#[test]
fn the_schema_is_json() {
    let home = Home::empty();
    let schema: Value = serde_json::from_str(&home.done(&["campaign", "schema"])).unwrap();
    assert_eq!(schema["type"], "object");
}

/// Kills the program at moments spread over its run: every answer that was acknowledged is there, and nothing is half there.
#[test]
fn a_campaign_is_never_half_written() {
    let home = Home::empty();
    let mut people = 0;
    for n in 0..12 {
        let mut table = home.table(&[]);
        // A form that was open when the program was killed is open still.
        if table.now["question"]["shape"].get("form").is_none() {
            table.choose("add a new character");
        }
        let mut new = bo();
        new["name"] = json!(format!("Bo {n}"));
        writeln!(table.stdin, "{}", json!({ "answer": { "form": new } })).unwrap();
        if n % 2 == 0 {
            table.next();
            people += 1;
        }
        table.kill();
        let there = home.desk()["people"].as_array().unwrap().len();
        assert!(there == people || there == people + 1, "{there} of {people}");
        people = there;
    }
}

#[test]
fn a_form_is_asked_field_by_field_and_can_be_gone_back_in() {
    let home = Home::empty();
    let typed = "1\nAda\nback\nhelp\nBea\nsoldier\n1\nas it is\nquit\n";
    let mut command = home.command(&["campaign", "play", "home"]);
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    child.stdin.take().unwrap().write_all(typed.as_bytes()).unwrap();
    let said = String::from_utf8(child.wait_with_output().unwrap().stdout).unwrap();
    assert!(said.contains("Name (1 of 9): up to 60 letters"), "{said}");
    assert!(said.contains("Enter keeps: Ada"), "what was typed stands when one goes back: {said}");
    assert!(said.contains("say one of these, by its number"), "{said}");
    assert!(said.contains("Bea joins the team"), "{said}");
    assert!(home.done(&["campaign", "show", "home"]).contains("Bea"));
    let sheet = home.done(&["campaign", "show", "home"]);
    assert!(sheet.to_lowercase().contains("military"), "{sheet}");
}
