//! `shamble campaign`, from an empty team to a level.
use std::{
    fs,
    io::{BufRead, BufReader, Write},
    path::PathBuf,
    process::{Child, Command, Stdio},
};

use assert_cmd::{assert::Assert, cargo::cargo_bin};
use serde_json::{Value, json};
use store::Library;
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
        home.done(&["campaign", "new", "home", "--name", "The long way home"]);
        home
    }

    fn of_two() -> Home {
        let home = Home::empty();
        home.done(&["campaign", "add", "home", "--given", ANA, "--dice", "3,4"]);
        home.done(&["campaign", "add", "home", "--given", BO]);
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

    fn text(&self) -> Option<String> {
        self.library().campaign("home").unwrap().map(|it| it.text)
    }

    /// The one line of its refusal; the campaign is as it was.
    fn refused(&self, args: &[&str]) -> String {
        let before = self.text();
        let said = self.run(args).code(2).get_output().stderr.clone();
        assert_eq!(self.text(), before);
        let said = String::from_utf8(said).unwrap();
        assert_eq!(said.lines().count(), 1, "{said}");
        said.trim().strip_prefix("shamble: ").unwrap().to_owned()
    }

    fn campaign(&self) -> Value {
        serde_json::from_str(&self.done(&["campaign", "show", "home", "--json"])).unwrap()
    }

    /// A game that somebody is at, as far as the second question.
    fn at_the_table(&self) -> Child {
        let mut command = self.command(&["campaign", "play", "home", "yard.json", "--seed", "7", "--json"]);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
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

    /// Plays as far as the first question.
    fn killed_after(&self, args: &[&str]) {
        let mut child = self.command(args).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        assert!(lines.next().unwrap().unwrap().contains("question"));
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
    assert!(home.done(&["campaign", "show", "home"]).contains("nobody is in the team yet"));
    let again = ["campaign", "new", "home", "--name", "Another"];
    assert_eq!(home.refused(&again), "there is a game or a campaign `home` already");
    assert!(home.refused(&["campaign", "new", "b", "--name", ""]).contains("a name of 1 to 60 letters"));
    assert!(home.refused(&["campaign", "new", "b", "--name", "B", "--book", "chess"]).contains("`chess`"));
    let nobody = home.refused(&["campaign", "play", "home", "yard.json"]);
    assert_eq!(nobody, "home: yard.json: nobody of the team is alive");
}

#[test]
fn a_character_is_made_with_the_dice_that_were_rolled() {
    let home = Home::of_two();
    let team = home.campaign()["team"].clone();
    assert_eq!((&team[0]["name"], &team[0]["quirks"]), (&json!("Ana"), &json!(["psycho"])));
    assert_eq!(team[0]["free_skills"], json!(["automatic"]));
    assert_eq!((&team[1]["quirks"], &team[1]["skills_to_learn"]), (&json!([]), &json!(1)));
    let shown = home.done(&["campaign", "show", "home"]);
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
        home.refused(&["campaign", "add", "home", "--given", given, "--dice", dice])
    };
    assert_eq!(add(ANA, "3,4"), "home: there is a Ana in the team already");
    let cy = ANA.replace("Ana", "Cy");
    assert!(add(&cy, "3").contains("dwa.quirk.table rolls 2d6 next"));
    assert!(add(&cy, "3,4,5").contains("3 dice are too many"));
    assert!(add(&cy, "3,7").contains("7 is not on the d6"));
    assert!(add(&cy.replace("cool", "medic"), "3,4").contains("(dwa.skill.level-limit)"));
    assert!(add(&cy.replace("military", "wizard"), "3").contains("line 1, column"));
    assert!(add("@none.json", "3").contains("none.json"));
}

#[test]
fn a_scenario_is_played_to_its_end_and_settled() {
    let home = Home::of_two();
    let told = home.done(&["campaign", "play", "home", "yard.json", "--seed", "3", "--bot", "random"]);
    assert!(told.contains("The game is over: ") && told.contains("What it has brought:"), "{told}");
    assert!(told.contains("2 XP") && told.contains("dwa.xp.scenario"), "{told}");
    let campaign = home.campaign();
    assert_eq!(xp(&campaign), [2, 2]);
    let played = &campaign["played"][0];
    assert_eq!((&played["game"], &played["turn"]), (&json!("home-1"), &json!(2)));
    assert_eq!((&played["outcome"], &played["scenario"]), (&json!("major-hero"), &json!("The yard")));
    assert!(campaign.get("under_way").is_none());
    assert!(
        campaign["team"][1]["weapons"][0]["loaded"].is_number(),
        "the pistol was loaded before the first turn"
    );
    assert_eq!(home.refused(&["campaign", "play", "home"]), "home: no game is under way: name a scenario");
    assert!(home.done(&["replay", "home-1"]).contains("dwa.setup.victory-conditions"));
}

#[test]
fn three_games_make_a_level_and_a_level_a_skill() {
    let home = Home::of_two();
    for _ in 0..3 {
        let line = home.done(&[
            "campaign",
            "play",
            "home",
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
    let learn = |skill| ["campaign", "learn", "home", "ana", skill];
    assert!(home.refused(&learn("Medic")).contains("(dwa.skill.level-limit)"));
    assert!(home.refused(&learn("Juggling")).contains("there is no skill `Juggling`; open to him now: "));
    assert!(home.done(&learn("fearless")).contains("learned Fearless"));
    assert!(home.refused(&learn("Lucky")).contains("(dwa.level.skill-gain)"));
    let shown = home.done(&["campaign", "show", "home"]);
    assert!(shown.contains("2 with 6 XP") && shown.contains("game 3: The yard"), "{shown}");
    assert!(home.refused(&["campaign", "treat", "home", "Ana", "Bo"]).contains("did not turn"));
    assert!(home.refused(&["campaign", "join", "home", "Rosa"]).contains("no survivor `Rosa`"));
    home.done(&["campaign", "dismiss", "home", "Bo"]);
    assert!(home.refused(&["campaign", "dismiss", "home", "Bo"]).contains("there is Ana"));
}

#[test]
fn a_killed_game_goes_on_and_counts_once() {
    let home = Home::of_two();
    home.killed();
    assert_eq!(home.campaign()["under_way"]["game"], "home-1");
    assert!(home.refused(&["campaign", "learn", "home", "Bo", "Lucky"]).contains("The yard is being played"));
    assert!(home.refused(&["campaign", "play", "home", "street"]).contains("name no scenario"));
    let left = home.done(&["campaign", "play", "home"]);
    assert!(left.contains("`shamble campaign play home` goes on"), "{left}");
    home.done(&["campaign", "play", "home", "--bot", "random"]);
    assert_eq!(xp(&home.campaign()), [2, 2]);
}

#[test]
fn a_game_that_ended_before_it_was_settled_is_settled_later_and_once() {
    let home = Home::of_two();
    home.killed();
    home.done(&["play", "home-1", "--bot", "random"]);
    assert_eq!((xp(&home.campaign()), home.campaign()["played"].clone()), (vec![0, 0], json!([])));
    let told = home.done(&["campaign", "play", "home"]);
    assert!(told.contains("What it has brought:"), "{told}");
    assert_eq!(xp(&home.campaign()), [2, 2]);
    home.refused(&["campaign", "play", "home"]);
    assert_eq!(home.campaign()["played"].as_array().unwrap().len(), 1);
}

#[test]
fn of_two_programs_that_play_one_game_of_a_campaign_the_second_is_told() {
    let home = Home::of_two();
    let mut child = home.at_the_table();
    home.done(&["campaign", "play", "home", "--bot", "random"]);
    assert_eq!(xp(&home.campaign()), [2, 2]);
    writeln!(child.stdin.as_mut().unwrap(), r#"{{"answer":{{"one":0}}}}"#).unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("somebody else has gone on with this game"), "{said}");
    assert_eq!(xp(&home.campaign()), [2, 2]);
}

/// The program stopped after the campaign knew of the game and before there was one.
#[test]
fn a_game_that_was_never_begun_begins_anew() {
    let home = Home::of_two();
    home.killed();
    let text = home.text().unwrap();
    let other = Home::empty();
    let before = other.text().unwrap();
    other.library().change_campaign("home", &before, &text).unwrap();
    let ran = other.run(&["campaign", "play", "home", "--bot", "random"]).success();
    let said = String::from_utf8(ran.get_output().stderr.clone()).unwrap();
    assert_eq!(said, "shamble: home-1 is not there; the game begins anew\n");
    assert_eq!(xp(&other.campaign()), [2, 2]);
}

#[test]
fn a_game_given_up_never_was() {
    let home = Home::of_two();
    home.killed();
    home.done(&["campaign", "abandon", "home"]);
    assert!(home.refused(&["campaign", "abandon", "home"]).contains("no game is under way"));
    home.done(&["campaign", "play", "home", "yard.json", "--bot", "random"]);
    let campaign = home.campaign();
    assert_eq!((&campaign["played"][0]["game"], xp(&campaign)), (&json!("home-2"), vec![2, 2]));
}

#[test]
fn wrong_games_are_refused_before_anything_is_written() {
    let home = Home::of_two();
    let play = |more: &[&str]| {
        let args: Vec<&str> = ["campaign", "play", "home"].iter().chain(more).copied().collect();
        home.refused(&args)
    };
    assert!(play(&["nowhere"]).contains("there is no scenario `nowhere`"));
    assert!(play(&["yard.json", "--bot", "genius"]).contains("there is no bot `genius`"));
    assert!(play(&["yard.json", "--set", "turns=99"]).contains("expected 1 to 9"));
    fs::write(home.path("team.json"), home.text().unwrap()).unwrap();
    assert!(play(&["team.json"]).contains("line "));
    assert_eq!(home.library().games().unwrap(), []);
}

#[test]
fn what_is_no_campaign_is_refused() {
    let home = Home::of_two();
    let text = home.text().unwrap();
    let import = |text: &str| {
        fs::write(home.path("other.json"), text).unwrap();
        home.refused(&["import", "other.json"])
    };
    let neither = "other.json: this is neither a game nor a campaign of shamble";
    for wrong in ["", "{}", "Dear diary", &text[..200], &text.replace("\"dwa\"", "\"chess\"")] {
        assert_eq!(import(wrong), neither);
    }
    assert_eq!(import(&text.replace("\"schema\": 1", "\"schema\": 0")), neither);
    assert_eq!(home.refused(&["campaign", "show", "none"]), "there is no campaign `none`; there is home");
    fs::write(home.path("old.json"), &text).unwrap();
    assert_eq!(
        home.refused(&["campaign", "show", "old.json"]),
        "old.json: campaigns are kept in the library now; `shamble import old.json` takes it in"
    );
    assert!(home.done(&["import", "old.json"]).contains("It is old now"));
    assert_eq!(home.done(&["campaign", "show", "old"]), home.done(&["campaign", "show", "home"]));
    assert!(
        home.done(&["campaign", "list"])
            .contains("home                 The long way home (0 games, just now)")
    );
}

#[test]
fn a_campaign_is_handed_on_as_one_file() {
    let home = Home::of_two();
    home.done(&["campaign", "play", "home", "yard.json", "--seed", "3", "--bot", "random"]);
    home.killed_after(&["campaign", "play", "home", "yard.json", "--seed", "8", "--json"]);
    home.done(&["export", "home", "home.campaign.shamble"]);
    assert!(home.run(&["export", "home", "home.campaign.shamble"]).code(1).get_output().stdout.is_empty());
    assert_eq!(home.refused(&["export", "nothing", "x"]), "there is no game and no campaign `nothing`");
    let other = Home(TempDir::new().unwrap());
    let file = home.path("home.campaign.shamble");
    assert_eq!(
        other.done(&["import", file.to_str().unwrap()]),
        "It is the-long-way-home now; `shamble campaign show the-long-way-home` shows it.\n"
    );
    let shown = other.done(&["campaign", "show", "the-long-way-home"]);
    assert_eq!(shown, home.done(&["campaign", "show", "home"]));
    assert_eq!(other.done(&["replay", "home-1"]), home.done(&["replay", "home-1"]));
    other.done(&["campaign", "play", "the-long-way-home", "--bot", "random"]);
    assert_eq!(other.library().games().unwrap().len(), 2, "the game under way went on");
    assert_eq!(other.library().campaign("the-long-way-home").unwrap().unwrap().games.len(), 2);
}

/// The files of an earlier version, as they lay in the folder for games.
#[test]
fn loose_files_of_an_earlier_version_are_taken_over_once_and_never_deleted() {
    let home = Home::of_two();
    home.done(&["campaign", "play", "home", "yard.json", "--seed", "3", "--bot", "random"]);
    let library = home.library();
    let game = library.text("home-1").unwrap().unwrap();
    let campaign = home.text().unwrap().replace("\"home-1\"", "\"home-1.shamble\"");
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
    fs::copy(other.path("shamble/taken-over/street-1.shamble"), games.join("street-1.shamble")).unwrap();
    other.done(&["replay", "street-1"]);
    assert_eq!(other.library().games().unwrap().len(), 2);
    assert_eq!(aside("2-street-1.shamble"), game);
}

#[test]
fn the_schema_is_json() {
    let home = Home::empty();
    for args in [&["campaign", "schema"][..], &["campaign", "schema", "--character"]] {
        let schema: Value = serde_json::from_str(&home.done(args)).unwrap();
        assert_eq!(schema["type"], "object");
    }
}

/// Kills the program at moments spread over its run: the campaign is always the old one or the new one.
#[test]
fn a_campaign_is_never_half_written() {
    let home = Home::of_two();
    let library = home.library();
    let team = || {
        let text = library.campaign("home").unwrap().unwrap().text;
        serde_json::from_str::<Value>(&text).unwrap()["team"].as_array().unwrap().len()
    };
    for n in 0..24 {
        let given = BO.replace("Bo", &format!("Bo {n}"));
        let before = team();
        let mut child = home
            .command(&["campaign", "add", "home", "--given", &given])
            .stdout(Stdio::null())
            .spawn()
            .unwrap();
        for _ in 0..n * 20 {
            let after = team();
            assert!(after == before || after == before + 1);
        }
        let _ = child.kill();
        child.wait().unwrap();
        assert!(team() == before || team() == before + 1);
    }
    assert!(2 <= team());
}
