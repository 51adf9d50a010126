//! `shamble campaign`, from an empty team to a level.
#![allow(clippy::unwrap_used)]

use std::{
    fs,
    io::{BufRead, BufReader, Write},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
};

use assert_cmd::{assert::Assert, cargo::cargo_bin};
use serde_json::{Value, json};
use tempfile::TempDir;

/// A folder with a campaign of two and a scenario in which nothing happens.
struct Home(TempDir);

const ANA: &str = r#"{"name": "Ana", "archetype": "military", "sex": "female", "skill": "cool",
    "weapons": [{"weapon": "assault-rifle", "loaded": 6}], "ammunition": [{"category": "bullets", "pieces": 2}]}"#;
const BO: &str = r#"{"name": "Bo", "archetype": "civilian", "sex": "male", "quirks": 0, "weapons": [{"weapon": "pistol"}]}"#;

impl Home {
    fn empty() -> Home {
        let home = Home(TempDir::new().unwrap());
        let yard = json!({
            "title": "The yard", "last_turn": 2, "entry": {"b": false},
            "humans": [{"name": "First", "at": [300, 300]}, {"name": "Second", "at": [400, 300]}],
            "parameters": {"turns": {"sets": ["/last_turn"], "least": 1, "most": 9}},
        });
        fs::write(home.path("yard.json"), yard.to_string()).unwrap();
        home.done(&["campaign", "new", "home.json", "--name", "The long way home"]);
        home
    }

    fn of_two() -> Home {
        let home = Home::empty();
        home.done(&["campaign", "add", "home.json", "--given", ANA, "--dice", "3,4"]);
        home.done(&["campaign", "add", "home.json", "--given", BO]);
        home
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(cargo_bin!("shamble"));
        command.current_dir(self.0.path()).args(args).stdin(Stdio::null());
        command
    }

    fn run(&self, args: &[&str]) -> Assert {
        Assert::new(self.command(args).output().unwrap())
    }

    /// What it printed.
    fn done(&self, args: &[&str]) -> String {
        String::from_utf8(self.run(args).success().get_output().stdout.clone()).unwrap()
    }

    /// The one line of its refusal; the campaign is as it was.
    fn refused(&self, args: &[&str]) -> String {
        let before = fs::read(self.path("home.json")).ok();
        let said = self.run(args).code(2).get_output().stderr.clone();
        assert_eq!(fs::read(self.path("home.json")).ok(), before);
        let said = String::from_utf8(said).unwrap();
        assert_eq!(said.lines().count(), 1, "{said}");
        said.trim().strip_prefix("shamble: ").unwrap().to_owned()
    }

    fn campaign(&self) -> Value {
        serde_json::from_str(&self.done(&["campaign", "show", "home.json", "--json"])).unwrap()
    }

    /// A game that somebody is at, as far as the second question.
    fn at_the_table(&self) -> Child {
        let mut command =
            self.command(&["campaign", "play", "home.json", "yard.json", "--seed", "7", "--json"]);
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let first: Value = serde_json::from_str(&lines.next().unwrap().unwrap()).unwrap();
        assert_eq!(first["type"], "question");
        writeln!(child.stdin.as_mut().unwrap(), r#"{{"answer":{{"one":0}}}}"#).unwrap();
        let second: Value = serde_json::from_str(&lines.next().unwrap().unwrap()).unwrap();
        assert_eq!((&second["type"], &second["decisions"]), (&json!("question"), &json!(1)));
        child
    }

    fn killed(&self) {
        let mut child = self.at_the_table();
        child.kill().unwrap();
        child.wait().unwrap();
    }
}

fn xp(campaign: &Value) -> Vec<u64> {
    campaign["team"].as_array().unwrap().iter().map(|it| it["xp"].as_u64().unwrap()).collect()
}

#[test]
fn a_new_campaign_has_nobody_and_overwrites_nothing() {
    let home = Home::empty();
    assert_eq!(home.campaign()["team"], json!([]));
    assert!(home.done(&["campaign", "show", "home.json"]).contains("nobody is in the team yet"));
    let again = ["campaign", "new", "home.json", "--name", "Another"];
    assert_eq!(home.refused(&again), "home.json: there is such a file already");
    assert!(home.refused(&["campaign", "new", "b.json", "--name", ""]).contains("a name of 1 to 60 letters"));
    assert!(
        home.refused(&["campaign", "new", "b.json", "--name", "B", "--book", "chess"]).contains("`chess`")
    );
    let nobody = home.refused(&["campaign", "play", "home.json", "yard.json"]);
    assert_eq!(nobody, "home.json: yard.json: nobody of the team is alive");
}

#[test]
fn a_character_is_made_with_the_dice_that_were_rolled() {
    let home = Home::of_two();
    let team = home.campaign()["team"].clone();
    assert_eq!((&team[0]["name"], &team[0]["quirks"]), (&json!("Ana"), &json!(["psycho"])));
    assert_eq!(team[0]["free_skills"], json!(["automatic"]));
    assert_eq!((&team[1]["quirks"], &team[1]["skills_to_learn"]), (&json!([]), &json!(1)));
    let shown = home.done(&["campaign", "show", "home.json"]);
    for words in
        ["military, female, alive", "10 of 10", "Automatic, Cool", "psycho", "assault rifle (6)", "2 bullets"]
    {
        assert!(shown.contains(words), "{words}: {shown}");
    }
}

#[test]
fn a_wrong_character_is_refused_in_one_line() {
    let home = Home::of_two();
    let add = |given: &str, dice: &str| {
        home.refused(&["campaign", "add", "home.json", "--given", given, "--dice", dice])
    };
    assert_eq!(add(ANA, "3,4"), "home.json: there is a Ana in the team already");
    let cy = ANA.replace("Ana", "Cy");
    assert!(add(&cy, "3").contains("dwa.quirk.table wants 2d6 next"));
    assert!(add(&cy, "3,4,5").contains("3 are too many"));
    assert!(add(&cy, "3,7").contains("7 is not on the d6"));
    assert!(add(&cy.replace("cool", "medic"), "3,4").contains("(dwa.skill.level-limit)"));
    assert!(add(&cy.replace("military", "wizard"), "3").contains("line 1, column"));
    assert!(add("@none.json", "3").contains("none.json"));
}

#[test]
fn a_scenario_is_played_to_its_end_and_settled() {
    let home = Home::of_two();
    let told = home.done(&["campaign", "play", "home.json", "yard.json", "--seed", "3", "--bot", "random"]);
    assert!(told.contains("The game is over.") && told.contains("What it has brought:"), "{told}");
    assert!(told.contains("2 XP") && told.contains("dwa.xp.scenario"), "{told}");
    let campaign = home.campaign();
    assert_eq!(xp(&campaign), [2, 2]);
    let played = &campaign["played"][0];
    assert_eq!((&played["game"], &played["turn"]), (&json!("home-1.shamble"), &json!(2)));
    assert_eq!((&played["outcome"], &played["scenario"]), (&json!("major-hero"), &json!("The yard")));
    assert!(campaign.get("under_way").is_none());
    assert!(
        campaign["team"][1]["weapons"][0]["loaded"].is_number(),
        "the pistol was loaded before the first turn"
    );
    assert_eq!(
        home.refused(&["campaign", "play", "home.json"]),
        "home.json: no game is under way: name a scenario"
    );
    assert!(home.done(&["replay", "home-1.shamble"]).contains("dwa.setup.victory-conditions"));
}

#[test]
fn three_games_make_a_level_and_a_level_a_skill() {
    let home = Home::of_two();
    for _ in 0..3 {
        let line = home.done(&[
            "campaign",
            "play",
            "home.json",
            "yard.json",
            "--bot",
            "random",
            "--json",
            "--set",
            "turns=1",
        ]);
        let last: Value = serde_json::from_str(line.lines().last().unwrap()).unwrap();
        assert_eq!((&last["type"], &last["changes"][0]["name"]), (&json!("settled"), &json!("Ana")));
    }
    let team = home.campaign()["team"].clone();
    assert_eq!((&team[0]["level"], &team[0]["skills_to_learn"]), (&json!(2), &json!(1)));
    let learn = |skill| ["campaign", "learn", "home.json", "ana", skill];
    assert!(home.refused(&learn("Medic")).contains("(dwa.skill.level-limit)"));
    assert!(home.refused(&learn("Juggling")).contains("there is no skill `Juggling`; open to him now: "));
    assert!(home.done(&learn("fearless")).contains("learned Fearless"));
    assert!(home.refused(&learn("Lucky")).contains("(dwa.level.skill-gain)"));
    let shown = home.done(&["campaign", "show", "home.json"]);
    assert!(shown.contains("2 with 6 XP") && shown.contains("game 3: The yard"), "{shown}");
    assert!(home.refused(&["campaign", "treat", "home.json", "Ana", "Bo"]).contains("did not turn"));
    assert!(home.refused(&["campaign", "join", "home.json", "Rosa"]).contains("no survivor `Rosa`"));
    home.done(&["campaign", "dismiss", "home.json", "Bo"]);
    assert!(home.refused(&["campaign", "dismiss", "home.json", "Bo"]).contains("there is Ana"));
}

#[test]
fn a_killed_game_goes_on_and_counts_once() {
    let home = Home::of_two();
    home.killed();
    assert_eq!(home.campaign()["under_way"]["game"], "home-1.shamble");
    assert!(
        home.refused(&["campaign", "learn", "home.json", "Bo", "Lucky"]).contains("The yard is being played")
    );
    assert!(home.refused(&["campaign", "play", "home.json", "street"]).contains("name no scenario"));
    let left = home.done(&["campaign", "play", "home.json"]);
    assert!(left.contains("`shamble campaign play home.json` goes on"), "{left}");
    home.done(&["campaign", "play", "home.json", "--bot", "random"]);
    assert_eq!(xp(&home.campaign()), [2, 2]);
}

#[test]
fn a_game_that_ended_before_it_was_settled_is_settled_later_and_once() {
    let home = Home::of_two();
    home.killed();
    home.done(&["play", "home-1.shamble", "--bot", "random"]);
    assert_eq!((xp(&home.campaign()), home.campaign()["played"].clone()), (vec![0, 0], json!([])));
    let told = home.done(&["campaign", "play", "home.json"]);
    assert!(told.contains("What it has brought:"), "{told}");
    assert_eq!(xp(&home.campaign()), [2, 2]);
    home.refused(&["campaign", "play", "home.json"]);
    assert_eq!(home.campaign()["played"].as_array().unwrap().len(), 1);
}

#[test]
fn two_programs_cannot_play_one_game_of_a_campaign() {
    let home = Home::of_two();
    let mut child = home.at_the_table();
    let said = home.refused(&["campaign", "play", "home.json", "--bot", "random"]);
    assert!(said.starts_with("home-1.shamble: "), "{said}");
    child.kill().unwrap();
    child.wait().unwrap();
    home.done(&["campaign", "play", "home.json", "--bot", "random"]);
}

#[test]
fn a_game_without_its_file_begins_anew_and_another_games_file_is_refused() {
    let home = Home::of_two();
    home.killed();
    fs::remove_file(home.path("home-1.shamble")).unwrap();
    home.done(&["play", "yard.json", "--bot", "random", "--save", "home-1.shamble"]);
    let said = home.refused(&["campaign", "play", "home.json", "--bot", "random"]);
    assert_eq!(said, "home-1.shamble: it is not game 1 of The long way home");
    fs::remove_file(home.path("home-1.shamble")).unwrap();
    home.done(&["campaign", "play", "home.json", "--bot", "random"]);
    assert_eq!(xp(&home.campaign()), [2, 2]);
}

#[test]
fn a_game_given_up_never_was() {
    let home = Home::of_two();
    home.killed();
    home.done(&["campaign", "abandon", "home.json"]);
    assert!(home.refused(&["campaign", "abandon", "home.json"]).contains("no game is under way"));
    home.done(&["campaign", "play", "home.json", "yard.json", "--bot", "random"]);
    let campaign = home.campaign();
    assert_eq!((&campaign["played"][0]["game"], xp(&campaign)), (&json!("home-2.shamble"), vec![2, 2]));
}

#[test]
fn wrong_games_are_refused_before_anything_is_written() {
    let home = Home::of_two();
    let play = |more: &[&str]| {
        let args: Vec<&str> = ["campaign", "play", "home.json"].iter().chain(more).copied().collect();
        home.refused(&args)
    };
    assert!(play(&["nowhere"]).contains("there is no scenario `nowhere`"));
    assert!(play(&["yard.json", "--bot", "genius"]).contains("there is no bot `genius`"));
    assert!(play(&["yard.json", "--set", "turns=99"]).contains("expected 1 to 9"));
    assert!(play(&["home.json"]).contains("line "));
    assert!(!home.path("home-1.shamble").exists());
}

#[test]
fn a_file_that_is_no_campaign_is_refused_with_line_and_column() {
    let home = Home::of_two();
    let text = fs::read_to_string(home.path("home.json")).unwrap();
    let show = |text: &str| {
        fs::write(home.path("home.json"), text).unwrap();
        home.refused(&["campaign", "show", "home.json"])
    };
    assert!(show(&text[..200]).starts_with("home.json: line "));
    assert!(show("{}").ends_with("found no `book`, expected a value for `book`"));
    assert!(show(&text.replace("\"dwa\"", "\"chess\"")).contains("there is no book `chess`"));
    assert!(show(&text.replace("\"schema\": 1", "\"schema\": 0")).contains("an older form of campaign file"));
    assert!(home.refused(&["campaign", "show", "none.json"]).starts_with("none.json: "));
}

#[test]
fn the_schema_is_json() {
    let home = Home::empty();
    for args in [&["campaign", "schema"][..], &["campaign", "schema", "--character"]] {
        let schema: Value = serde_json::from_str(&home.done(args)).unwrap();
        assert_eq!(schema["type"], "object");
    }
}

/// Kills the program at moments spread over its run: the file is always the old one or the new one.
#[test]
fn a_campaign_is_never_half_written() {
    let home = Home::of_two();
    let whole = |path: &Path| serde_json::from_str::<Value>(&fs::read_to_string(path).unwrap()).unwrap();
    for n in 0..24 {
        let given = BO.replace("Bo", &format!("Bo {n}"));
        let before = whole(&home.path("home.json"))["team"].as_array().unwrap().len();
        let mut child = home
            .command(&["campaign", "add", "home.json", "--given", &given])
            .stdout(Stdio::null())
            .spawn()
            .unwrap();
        for _ in 0..n * 20 {
            let after = whole(&home.path("home.json"))["team"].as_array().unwrap().len();
            assert!(after == before || after == before + 1);
        }
        let _ = child.kill();
        child.wait().unwrap();
        let after = whole(&home.path("home.json"))["team"].as_array().unwrap().len();
        assert!(after == before || after == before + 1);
    }
    assert!(!home.campaign()["team"].as_array().unwrap().is_empty());
}
