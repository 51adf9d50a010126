//! Games that no rule could have come to: they are not taken in, and one that is in the library all the same breaks nothing else.
use std::path::Path;

use axum::http::StatusCode;
use serde_json::{Value, json};
use store::{Body, Bundle, BundleKind, Library, NewGame, Note};

use crate::{
    exchange::{import, sealed_again},
    start::{leads_to, submit},
    support::{answer_default, get, home, question, street},
};

/// The end of the world: its absolute value is no number of 32 bits.
const END: i32 = i32::MIN;

/// A game whose start position somebody has changed.
fn changed(file: &str, change: impl Fn(&mut Value)) -> String {
    sealed_again(file, |at, line| {
        if at != 1 {
            return line.to_owned();
        }
        let mut position = serde_json::from_str(line).unwrap();
        change(&mut position);
        position.to_string()
    })
}

fn far_wall(position: &mut Value) {
    let pieces = position["scene"]["ground"]["pieces"].as_array_mut().unwrap();
    let wall = pieces.iter_mut().find_map(|it| it["shape"].get_mut("wall")).unwrap();
    wall["line"][0]["x"] = json!(END);
}

fn far_zombie(position: &mut Value) {
    position["zombies"][0]["at"]["x"] = json!(END);
}

async fn exported(folder: &Path) -> String {
    let router = home(folder);
    street(&router).await;
    get(&router, "/export/street-1").await.text
}

#[tokio::test]
async fn a_file_with_a_coordinate_at_the_end_of_the_world_is_refused_in_words() {
    let folder = tempfile::tempdir().unwrap();
    let file = exported(folder.path()).await;
    let router = home(folder.path());
    for (file, words) in [
        (changed(&file, far_wall), "a place of it lies farther than 262 m away"),
        (changed(&file, far_zombie), "zombies/0/at: x is -2147483648 mm; the table goes from 0 to"),
        (changed(&file, |it| it["humans"][0]["name"] = json!("x".repeat(201))), "a name has 200 at most"),
    ] {
        let reply = import(&router, file).await;
        assert_eq!(reply.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", reply.text);
        assert!(reply.text.contains(words), "{}", reply.text);
        assert_eq!(get(&router, "/").await.status, StatusCode::OK);
    }
    let named = sealed_again(&file, |at, line| {
        let long = format!("\"name\":\"{}", "x".repeat(201));
        if at == 0 { line.replacen("\"name\":\"", &long, 1) } else { line.to_owned() }
    });
    let reply = import(&router, named).await;
    assert_eq!(reply.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", reply.text);
    assert_eq!(get(&router, "/api/games").await.json()["games"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn a_game_that_cannot_be_shown_is_listed_with_what_is_wrong_and_the_others_beside_it() {
    let folder = tempfile::tempdir().unwrap();
    let file = exported(folder.path()).await;
    for (id, file) in [("wall", changed(&file, far_wall)), ("zombie", changed(&file, far_zombie))] {
        let new = NewGame {
            id,
            text: file.as_bytes(),
            note: Note::default(),
            chairs: None,
            written: None,
            kind: store::BundleKind::Game,
        };
        Library::open(folder.path()).unwrap().add(&new).unwrap();
    }
    let router = home(folder.path());
    for page in ["/", "/games"] {
        let reply = get(&router, page).await;
        assert_eq!(reply.status, StatusCode::OK, "{page}");
        assert!(reply.text.contains("zombies/0/at: x is -2147483648 mm"), "{page}: what is wrong is said");
        assert!(reply.text.contains("farther than 262 m"), "{page}: what is wrong is said");
        assert!(reply.text.contains("/drawn-game/street-1"), "{page}: the sound game is shown");
    }
    assert_ne!(get(&router, "/drawn-game/zombie").await.status, StatusCode::OK);
    assert_eq!(get(&router, "/drawn-game/street-1").await.status, StatusCode::OK);
}

/// The lines of a campaign in which somebody has no name.
async fn nameless(folder: &Path) -> String {
    let router = home(folder);
    let (_, ready) = shelf::ready().find(|it| it.0.id == "atzr").unwrap();
    let here = leads_to(&submit(&router, "/campaigns", &[("ready", ready.id)]).await);
    let all = get(&router, "/api/campaigns").await.json();
    let key = all["campaigns"][0]["chairs"]["seats"][0]["key"].as_str().unwrap().to_owned();
    let mut asked = question(&router, &key).await;
    while asked["question"]["shape"].get("game").is_none() {
        asked = answer_default(&router, &key, &asked).await.json();
    }
    let file = get(&router, &format!("/export-campaign/{}", here.rsplit('/').next().unwrap())).await.text;
    let Body::Lines(lines) = Bundle::read(file.as_bytes()).unwrap().body else { panic!("{file}") };
    changed(&String::from_utf8(lines).unwrap(), |it| {
        it["campaign"]["groups"][0]["members"][0]["name"] = json!("");
    })
}

#[tokio::test]
async fn a_campaign_that_cannot_be_played_is_not_taken_in_and_one_in_the_library_says_what_is_wrong() {
    let folder = tempfile::tempdir().unwrap();
    let lines = nameless(folder.path()).await;
    let library = Library::open(folder.path()).unwrap();
    let (text, note, kind) = (lines.as_bytes(), Note::default(), BundleKind::Campaign);
    library.add(&NewGame { id: "stuck", text, note, chairs: None, written: None, kind }).unwrap();
    let router = home(folder.path());
    let refused = import(&router, lines.clone()).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", refused.text);
    assert!(refused.text.contains("everybody has a name"), "{}", refused.text);
    assert_eq!(library.campaigns().unwrap().len(), 2);
    let page = get(&router, "/campaign/stuck").await;
    assert!(page.text.contains("everybody has a name"), "{}", page.text);
    let list = get(&router, "/campaigns").await;
    assert!(
        list.status == StatusCode::OK && list.text.contains("/campaign/all-by-yourself"),
        "{}",
        list.text
    );
    let begun = submit(&router, "/campaign/stuck/begin", &[("seat.0", "me")]).await;
    assert!(!begun.status.is_success(), "{}", begun.text);
}
