//! The lab: a setting played out in the background, what came of it drawn, and its games as data.
use std::time::Duration;

use axum::{
    Router,
    http::{Method, StatusCode},
};
use serde_json::{Value, json};

use crate::{
    pages::well_formed,
    support::{from, get, home, post, request, send},
};

const STREET: &str = "what=dwa/street";

async fn lab(router: &Router, setting: &str, deed: &str) -> (StatusCode, Value) {
    let mut it = request(Method::POST, "/lab", format!("{setting}&lab={deed}"));
    it.headers_mut().insert("accept", "application/json".parse().unwrap());
    let reply = send(router, it).await;
    (reply.status, reply.json())
}

/// The part of the page once so many games have been played.
async fn played(router: &Router, setting: &str, games: usize) -> String {
    assert_eq!(lab(router, setting, "go").await.0, StatusCode::OK);
    loop {
        let data = get(router, &format!("/lab/data.csv?{setting}")).await;
        if data.status == StatusCode::OK && games < data.text.lines().count() {
            let (_, told) = lab(router, setting, "look").await;
            return told["part"].as_str().unwrap().to_owned();
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

#[tokio::test]
async fn a_setting_has_sliders_and_is_not_played_before_somebody_wants_it() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let page = get(&router, "/lab?what=dwa/farmhouse").await;
    assert_eq!(page.status, StatusCode::OK, "{}", page.text);
    well_formed("/lab", &page.text);
    assert!(page.text.contains("type=\"range\"") && page.text.contains("Nobody has played this yet."));
    let none = get(&router, "/lab/data.csv?what=dwa/farmhouse").await;
    assert_eq!(none.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn it_is_played_and_drawn_and_says_how_to_have_it_again() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let setting = format!("{STREET}&seed=40&bot=random");
    let part = played(&router, &setting, 12).await;
    for words in ["The players win", "Games won so far", "Turns", "People lost", "Version", "seeds"] {
        assert!(part.to_lowercase().contains(&words.to_lowercase()), "{words}: {part}");
    }
    assert!(part.contains("shamble sim street --bot random --games ") && part.contains(" --seed 40</code>"));
    let (_, stopped) = lab(&router, &setting, "stop").await;
    assert_eq!(stopped["playing"], false);
    let whole = get(&router, &format!("/lab?{setting}")).await.text;
    assert!(whole.contains("Games won so far"), "the page knows it without a script");
}

#[tokio::test]
async fn its_data_are_the_games_of_the_seeds_it_names() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    played(&router, STREET, 5).await;
    lab(&router, STREET, "stop").await;
    let data = get(&router, &format!("/lab/data.csv?{STREET}")).await;
    assert!(data.headers["content-type"].to_str().unwrap().starts_with("text/csv"));
    let mut lines = data.text.lines();
    let names: Vec<&str> = lines.next().unwrap().split(',').collect();
    let book = books::book("dwa").unwrap();
    let text = (book.scenarios)().iter().find(|it| it.0 == "street").unwrap().1;
    let scenario = (book.read)(text, &[]).unwrap();
    assert!(names.contains(&"reached") && names.contains(&"turns"));
    for (seed, line) in (1..=5_u64).zip(lines) {
        let row = scenario.simulate(seed, &book.bots[0]).unwrap();
        let cells: Vec<&str> = line.split(',').collect();
        assert!(cells.contains(&seed.to_string().as_str()), "{line}");
        assert!(cells.contains(&row.reached.to_string().as_str()), "{line}");
    }
}

#[tokio::test]
async fn nonsense_is_refused_in_plain_words_and_strangers_do_not_come_in() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    for setting in
        ["what=dwa/nowhere", "what=chess/street", "what=dwa/street&bot=deep-blue", "what=dwa/street&seed=x"]
    {
        let (status, told) = lab(&router, setting, "go").await;
        assert!(status.is_client_error(), "{setting}: {status}");
        assert!(!told["error"].as_str().unwrap().is_empty());
    }
    let stranger = from(folder.path(), "192.168.1.9:4000");
    assert_eq!(get(&stranger, "/lab").await.status, StatusCode::FORBIDDEN);
}

/// Short games of the farmhouse.
const FARM: &str = "what=dwa/farmhouse&set.turns=3&set.zombies=1";

#[tokio::test]
async fn a_choice_is_offered_in_plain_words_and_kept() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    for (path, mark) in [("/lab?what=dwa/farmhouse", "&"), ("/set/dwa/farmhouse", "?")] {
        let page = get(&router, path).await.text;
        well_formed(path, &page);
        assert!(page.contains("<label for=\"set-weapons\">What they fight with</label>"), "{path}");
        assert!(page.contains(
            "<select id=\"set-weapons\" name=\"set.weapons\"><option value=\"their-own\" selected>"
        ));
        assert!(page.contains("their own guns (scenario default)") && page.contains(">a pistol each<"));
        let chosen = get(&router, &format!("{path}{mark}set.weapons=pistols")).await.text;
        assert!(chosen.contains("<option value=\"pistols\" selected>"), "{path}");
        assert!(chosen.contains("their own guns (scenario default)"), "the scenario's own stays marked");
    }
}

#[tokio::test]
async fn a_choice_that_is_none_is_refused_with_those_there_are() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let all = "one-shotgun, pistols, shotguns, their-own";
    let (status, told) = lab(&router, "what=dwa/farmhouse&set.weapons=bows", "go").await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    let said = told["error"].as_str().unwrap();
    assert!(said.contains(all) && said.contains("bows"), "{said}");
    let page = get(&router, "/lab?what=dwa/farmhouse&set.weapons=%3Cb%3E").await;
    assert!(page.status.is_client_error() && page.text.contains(all) && !page.text.contains("`<b>"));
    let order = |set: Value| json!({ "scenario": "farmhouse", "seed": 7, "set": set });
    let wrong = post(&router, "/api/games", &order(json!({ "weapons": "bows" }))).await;
    assert!(wrong.status.is_client_error() && wrong.text.contains(all), "{}", wrong.text);
    let wrong = post(&router, "/api/games", &order(json!({ "weapons": true }))).await;
    assert!(wrong.text.contains("a whole number or the name of a choice"), "{}", wrong.text);
    let right = post(&router, "/api/games", &order(json!({ "weapons": "pistols", "zombies": 3 }))).await;
    assert_eq!(right.status, StatusCode::OK, "{}", right.text);
}

/// The cells of a line of CSV.
fn cells(line: &str) -> Vec<String> {
    let (mut cells, mut quoted) = (vec![String::new()], false);
    for it in line.chars() {
        match it {
            '"' => quoted = !quoted,
            ',' if !quoted => cells.push(String::new()),
            it => cells.last_mut().unwrap().push(it),
        }
    }
    cells
}

/// The setting and the number of games that a line of the command has.
fn read(command: &str) -> (::lab::Setting, u64) {
    let words: Vec<&str> = command.split(' ').collect();
    assert_eq!(words[..2], ["shamble", "sim"], "{command}");
    let book = books::book("dwa").unwrap();
    let text = (book.scenarios)().iter().find(|it| it.0 == words[2]).unwrap().1;
    let (mut setting, mut games) = (::lab::Setting::written(book, words[2], text), 0);
    for it in words[3..].chunks(2) {
        match (it[0], it[1].split_once('=')) {
            ("--set", Some((name, value))) => setting = setting.with(name, value),
            ("--switch", Some((id, value))) => setting = setting.with(&format!("switch:{id}"), value),
            ("--games", None) => games = it[1].parse().unwrap(),
            ("--seed", None) => assert_eq!(it[1], "40"),
            ("--bot", None) => assert_eq!(it[1], "steady"),
            _ => panic!("{it:?} is no option of it"),
        }
    }
    (setting, games)
}

#[tokio::test]
async fn the_line_it_shows_repeats_its_games_with_what_was_chosen_and_switched() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    // As a browser sends it: every switch, an empty field for no limit, and what was ticked a second time.
    let rules = "rule.jams=off&rule.jams=on&rule.moan=off&rule.lurch=off&rule.zombies_per_human=&rule.search=off&rule.search=on";
    let setting = format!("{FARM}&set.weapons=one-shotgun&{rules}&seed=40&bot=steady");
    played(&router, &setting, 3).await;
    let (_, told) = lab(&router, &setting, "stop").await;
    let part = told["part"].as_str().unwrap();
    let command = part.split("<code>shamble sim").nth(1).unwrap().split("</code>").next().unwrap();
    let command = format!("shamble sim{command}");
    for word in ["--set weapons=one-shotgun", "--switch moan=off", "--switch zombies_per_human=none"] {
        assert!(command.contains(word), "{word}: {command}");
    }
    assert!(!command.contains("jams"), "what is scenario default is left out: {command}");
    let (again, games) = read(&command);
    let scenario = again.lay().unwrap().scenario;
    let data =
        get(&router, told["here"].as_str().unwrap().replace("/lab?", "/lab/data.csv?").as_str()).await.text;
    let mut lines = data.lines().map(cells);
    let names = lines.next().unwrap();
    let at = |name: &str| names.iter().position(|it| it == name).unwrap();
    let mut counted = 0;
    for (seed, line) in (40_u64..).zip(lines) {
        let row = json!(scenario.simulate(seed, &again.book.bots[0]).unwrap());
        for name in ["seed", "reached", "turns", "kills", "survivors", "dice", "shots"] {
            assert_eq!(line[at(name)], row[name].to_string(), "{name} of game {seed}");
        }
        counted += 1;
    }
    assert_eq!(counted, games, "as many as the line says");
    let page = get(&router, told["here"].as_str().unwrap()).await.text;
    assert!(
        page.contains("<option value=\"one-shotgun\" selected>") && page.contains("Continue"),
        "and its address leads there"
    );
}

#[tokio::test]
async fn settings_of_a_scenario_stand_beside_each_other() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let [pistols, shotgun] = ["pistols", "one-shotgun"].map(|it| format!("{FARM}&set.weapons={it}"));
    let alone = played(&router, &pistols, 11).await;
    assert!(!alone.contains("Compared with your other runs"));
    played(&router, STREET, 1).await;
    let part = played(&router, &shotgun, 11).await;
    lab(&router, &shotgun, "stop").await;
    let beside =
        part.split("Compared with your other runs").nth(1).unwrap().split("</figure>").next().unwrap();
    assert_eq!(beside.matches("<li").count(), 2, "another scenario is another matter: {beside}");
    assert!(beside.contains("<b>turns 3 · one pump shotgun, three pistols · zombies 1</b>"), "{beside}");
    assert!(
        beside.contains("set.weapons=pistols") && beside.contains("turns 3 · a pistol each · zombies 1</a>"),
        "{beside}"
    );
    assert!(beside.contains("the same "), "{beside}");
}

#[tokio::test]
async fn what_the_form_says_without_changing_anything_is_no_other_setting() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let said = format!("{STREET}&set.zombies=5&set.turns=07&rule.jams=off&bot=steady&seed=1");
    played(&router, &said, 1).await;
    let (_, told) = lab(&router, &said, "stop").await;
    assert_eq!(told["here"], "/lab?what=dwa%2Fstreet&bot=steady&seed=1");
    let page = get(&router, "/lab?what=dwa/street").await.text;
    assert!(page.contains("Continue") && page.contains("scenario default"));
}

/// The part of the page once nothing is played any more.
async fn rested(router: &Router, setting: &str) -> String {
    loop {
        let (_, told) = lab(router, setting, "look").await;
        if told["playing"] == false {
            return told["part"].as_str().unwrap().to_owned();
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

#[tokio::test]
async fn the_even_number_is_looked_for_as_the_command_line_does() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    // Whoever does anything that is allowed loses, however many there are: a short search.
    let setting = "what=dwa/street&bot=random&set.turns=3&set.zombies=9&rule.jams=on";
    let page = get(&router, &format!("/lab?{setting}")).await.text;
    assert!(page.contains("Try zombies from 0 to 30") && page.contains("value=\"seek:turns\""));
    let (status, told) = lab(&router, setting, "seek:zombies").await;
    assert_eq!((status, &told["playing"]), (StatusCode::OK, &Value::Bool(true)));
    let part = rested(&router, setting).await;
    assert!(part.contains("No number of zombies makes it even"), "{part}");
    assert!(part.contains(
        "shamble balance street --set turns=3 --switch jams=on --bot random --vary zombies=0..30 --games 3000 --seed 1</code>"
    ));
    assert!(!part.contains("seek:zombies"), "what is known is not looked for again");
    let book = books::book("dwa").unwrap();
    let text = (book.scenarios)().iter().find(|it| it.0 == "street").unwrap().1;
    let again = ::lab::Setting::written(book, "street", text).with("turns", "3").with("switch:jams", "on");
    let balance = ::lab::balance::Balance {
        setting: &again,
        name: "zombies",
        least: 0,
        most: 30,
        wanted: 0.5,
        bots: &[book.bots.iter().find(|it| it.name == "random").unwrap()],
        seed: 1,
        most_games: 3000,
        threads: 0,
    };
    let found = balance.find(&|| (), &std::sync::atomic::AtomicBool::new(false)).unwrap();
    let ::lab::balance::Verdict::OutOfReach { nearest, .. } = found.verdict else { panic!("{found:?}") };
    assert!(part.contains(&format!("; {nearest} comes closest")), "{nearest}: {part}");
}

#[tokio::test]
async fn a_search_can_be_stopped_and_takes_only_numbers_there_are() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let (status, told) = lab(&router, STREET, "seek:weapons").await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(told["error"].as_str().unwrap().contains("turns, zombies"), "{told}");
    lab(&router, STREET, "seek:turns").await;
    let (_, told) = lab(&router, STREET, "halt").await;
    assert!(told["part"].as_str().unwrap().contains("scenario default"), "{told}");
    let part = rested(&router, STREET).await;
    assert!(part.contains("Stopped early, so it is less certain."), "{part}");
    assert!(part.contains("seek:turns"), "it can be begun again");
}
