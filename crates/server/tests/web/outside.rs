//! Games that no rule could have come to: they are not taken in, and one that is in the library all the same breaks nothing else.
use std::path::Path;

use axum::http::StatusCode;
use serde_json::{Value, json};
use store::{Library, NewGame, Note};

use crate::{
    exchange::{import, sealed_again},
    support::{get, home, street},
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
            kind: store::Kind::Game,
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
