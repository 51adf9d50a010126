//! The laboratory: a setting played out in the background, what came of it drawn, and its games as data.
use std::time::Duration;

use axum::{
    Router,
    http::{Method, StatusCode},
};
use serde_json::Value;

use crate::{
    pages::well_formed,
    support::{from, get, home, request, send},
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
        let (_, told) = lab(router, setting, "look").await;
        let data = get(router, &format!("/lab/data.csv?{setting}")).await;
        if data.status == StatusCode::OK && games < data.text.lines().count() {
            return told["part"].as_str().unwrap().to_owned();
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
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
    for words in ["The players win", "as it settles", "Turns", "People lost", "Version", "seeds"] {
        assert!(part.to_lowercase().contains(&words.to_lowercase()), "{words}: {part}");
    }
    assert!(part.contains("shamble sim street --games") && part.contains("--seed 40 --bot random"));
    let (_, stopped) = lab(&router, &setting, "stop").await;
    assert_eq!(stopped["playing"], false);
    let whole = get(&router, &format!("/lab?{setting}")).await.text;
    assert!(whole.contains("as it settles"), "the page knows it without a script");
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
    let book = shelf::book("dwa").unwrap();
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
