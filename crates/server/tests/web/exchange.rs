//! Games and campaigns handed on as files.
use std::{
    convert::Infallible,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
};

use axum::{
    Router,
    body::Body,
    http::{Method, StatusCode},
};
use serde_json::{Value, json};

use crate::support::{Reply, answer_default, from, get, home, post, question, request, send, set, street};

/// Sends a file to be taken in, as a program does.
pub async fn import(router: &Router, file: impl Into<Body>) -> Reply {
    send(router, request(Method::POST, "/api/import", file)).await
}

async fn play(router: &Router, key: &str, answers: usize) -> Value {
    let mut asked = question(router, key).await;
    for _ in 0..answers {
        if asked["state"] != "asked" {
            break;
        }
        asked = answer_default(router, key, &asked).await.json();
    }
    asked
}

/// The key of the first chair of a game.
async fn key_of(router: &Router, id: &str) -> String {
    let games = get(router, "/api/games").await.json();
    let game = games["games"].as_array().unwrap().iter().find(|it| it["id"] == id).unwrap().clone();
    game["chairs"]["seats"][0]["key"].as_str().unwrap().to_owned()
}

fn without_number(mut asked: Value) -> Value {
    asked.as_object_mut().unwrap().remove("number");
    asked
}

#[tokio::test]
async fn an_exported_game_comes_in_again_under_a_name_and_keys_of_its_own() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let (key, _) = street(&router).await;
    let asked = play(&router, &key, 6).await;
    let file = get(&router, "/export/street-1").await;
    assert_eq!(file.status, StatusCode::OK);
    assert_eq!(file.headers["content-disposition"], "attachment; filename=\"street-1.shamble\"");
    assert!(!file.text.contains(&key), "a link to a chair is not handed on");
    assert_eq!(get(&router, "/api/games/street-1/export").await.text, file.text);
    let taken = import(&router, file.text.clone()).await;
    assert_eq!(taken.status, StatusCode::OK, "{}", taken.text);
    assert_eq!(taken.json()["game"], "street-2");
    let new = key_of(&router, "street-2").await;
    assert_ne!(new, key);
    assert_eq!(taken.json()["at"], format!("/seat/{new}"));
    let again = question(&router, &new).await;
    assert_ne!(again["number"], asked["number"], "an answer to one table is none to the other");
    assert_eq!(without_number(again), without_number(asked.clone()), "it goes on where it was");
    play(&router, &new, 1).await;
    assert_eq!(question(&router, &key).await, asked, "the first one is not changed");
    let elsewhere = tempfile::tempdir().unwrap();
    let other = home(elsewhere.path());
    assert_eq!(import(&other, file.text).await.json()["game"], "street-1");
}

#[tokio::test]
async fn bots_keep_their_chairs_when_a_game_is_handed_on() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let order = json!({ "scenario": "street", "seed": 3, "bots": ["steady"] });
    assert_eq!(post(&router, "/api/games", &order).await.status, StatusCode::OK);
    let file = get(&router, "/export/street-1").await.text;
    assert_eq!(import(&router, file).await.status, StatusCode::OK);
    let games = get(&router, "/api/games").await.json();
    for it in games["games"].as_array().unwrap() {
        assert_eq!(it["chairs"]["seats"][0]["bot"], "steady");
        assert_eq!(it["over"], true);
        assert!(it["result"].is_object());
    }
}

#[tokio::test]
async fn a_browser_sends_its_form_with_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let (key, _) = street(&router).await;
    play(&router, &key, 2).await;
    let file = get(&router, "/export/street-1").await.text;
    let form = |content: &str| {
        let body = format!(
            "--xYz\r\nContent-Disposition: form-data; name=\"note\"\r\n\r\nhello\r\n--xYz\r\nContent-Disposition: \
             form-data; name=\"file\"; filename=\"a.shamble\"\r\nContent-Type: application/octet-stream\r\n\r\n\
             {content}\r\n--xYz--\r\n"
        );
        let mut request = request(Method::POST, "/import", body);
        let kind = "multipart/form-data; boundary=xYz".parse().unwrap();
        request.headers_mut().insert("content-type", kind);
        request
    };
    let taken = send(&router, form(&file)).await;
    assert_eq!(taken.status, StatusCode::SEE_OTHER, "{}", taken.text);
    let here = taken.headers["location"].to_str().unwrap();
    assert_eq!(here, format!("/seat/{}", key_of(&router, "street-2").await));
    assert_eq!(get(&router, here).await.status, StatusCode::OK);
    let nothing = send(&router, form("")).await;
    assert_eq!(nothing.status, StatusCode::BAD_REQUEST);
    assert!(nothing.text.contains("No file was chosen"), "{}", nothing.text);
    let mut broken = request(Method::POST, "/import", "--xYz\r\n");
    broken.headers_mut().insert("content-type", "multipart/form-data; boundary=xYz".parse().unwrap());
    assert_eq!(send(&router, broken).await.status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn what_cannot_be_taken_in_is_refused_in_plain_words_and_nothing_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let (key, _) = street(&router).await;
    play(&router, &key, 3).await;
    let file = get(&router, "/export/street-1").await.text;
    let other_book = file.replacen("\"book\":\"", "\"book\":\"x", 1);
    let mut flipped = file.clone().into_bytes();
    let second = file.find('\n').unwrap() + 30;
    flipped[second] ^= 1;
    for (sent, status, words) in [
        (Vec::new(), StatusCode::BAD_REQUEST, "No file was chosen"),
        (b"Dear diary".to_vec(), StatusCode::UNPROCESSABLE_ENTITY, "neither a game nor a campaign"),
        (vec![0xff; 3000], StatusCode::UNPROCESSABLE_ENTITY, "neither a game nor a campaign"),
        (file.as_bytes()[..200].to_vec(), StatusCode::UNPROCESSABLE_ENTITY, "This file cannot be opened: "),
        (flipped, StatusCode::UNPROCESSABLE_ENTITY, "line 2 is damaged"),
        (other_book.into_bytes(), StatusCode::UNPROCESSABLE_ENTITY, "line 1 is damaged"),
        (b"{\"shamble\":99}\n".to_vec(), StatusCode::UNPROCESSABLE_ENTITY, "a newer shamble will open it"),
        (vec![b'x'; (16 << 20) + 1], StatusCode::PAYLOAD_TOO_LARGE, "16 MB"),
    ] {
        let reply = import(&router, sent).await;
        assert_eq!(reply.status, status, "{}", reply.text);
        assert!(reply.json()["error"].as_str().unwrap().contains(words), "{words}: {}", reply.text);
        assert!(!reply.text.contains(folder.path().to_str().unwrap()));
    }
    assert_eq!(get(&router, "/api/games").await.json()["games"].as_array().unwrap().len(), 1);
    for (path, status) in
        [("/export/nothing", 404), ("/export-campaign/street-1", 404), ("/export/..%2Fx", 404)]
    {
        assert_eq!(get(&router, path).await.status, status, "{path}");
    }
}

/// The checksum of a line after this one.
fn checksum(before: u32, text: &str) -> u32 {
    let turned = |sum: u32| if sum & 1 == 1 { 0xEDB8_8320 ^ (sum >> 1) } else { sum >> 1 };
    !text.bytes().fold(!before, |sum, byte| (0..8).fold(sum ^ u32::from(byte), |sum, _| turned(sum)))
}

/// A file whose lines somebody has changed and sealed again.
pub fn sealed_again(file: &str, change: impl Fn(usize, &str) -> String) -> String {
    let mut sum = 0;
    let lines = file.lines().enumerate().map(|(at, line)| {
        let text = change(at, line.rsplit_once('\t').unwrap().0);
        sum = checksum(sum, &text);
        format!("{text}\t{sum:08x}\n")
    });
    lines.collect()
}

#[tokio::test]
async fn a_game_that_nobody_could_sit_down_to_is_not_kept() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let order = json!({ "scenario": "street", "seed": 3, "bots": ["steady"] });
    assert_eq!(post(&router, "/api/games", &order).await.status, StatusCode::OK);
    let file = get(&router, "/export/street-1").await.text;
    assert_eq!(sealed_again(&file, |_, line| line.to_owned()), file);
    let stranger = sealed_again(&file, |_, line| line.replace("[\"steady\"]", "[\"nobody\"]"));
    assert_ne!(stranger, file);
    let reply = import(&router, stranger).await;
    assert_eq!(reply.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", reply.text);
    assert!(reply.text.contains("nobody"), "{}", reply.text);
    assert_eq!(get(&router, "/api/games").await.json()["games"].as_array().unwrap().len(), 1);
    assert_eq!(import(&router, file).await.json()["game"], "street-2", "its name is free again");
}

#[tokio::test]
async fn a_chair_gives_its_game_away_only_when_it_is_over() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let (key, watch) = set(&router, &json!({ "scenario": "street", "seed": 7, "set": { "turns": 5 } })).await;
    let path = format!("/seat/{key}/export");
    let hidden = get(&router, &path).await;
    assert_eq!(hidden.status, StatusCode::FORBIDDEN);
    assert!(hidden.text.contains("when the game is over"), "{}", hidden.text);
    let asked = play(&router, &key, 5000).await;
    assert_eq!(asked["state"], "over");
    let friend = from(folder.path(), "192.168.1.9:5000");
    let file = get(&friend, &path).await;
    assert_eq!(file.status, StatusCode::OK);
    assert_eq!(file.text, get(&router, "/export/street-1").await.text);
    assert_eq!(get(&friend, &format!("/seat/{watch}/export")).await.status, StatusCode::FORBIDDEN);
    for path in
        ["/export/street-1", "/export-campaign/x", "/exchange", "/api/library", "/api/games/street-1/export"]
    {
        assert_eq!(get(&friend, path).await.status, StatusCode::FORBIDDEN, "{path}");
    }
    assert_eq!(import(&friend, file.text).await.status, StatusCode::FORBIDDEN);
}

/// A campaign's game that nobody could sit down to keeps the whole file out, and nothing of it stays.
#[tokio::test]
async fn a_campaign_with_a_game_that_cannot_be_opened_is_not_kept_and_neither_are_its_games() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let order = json!({ "scenario": "street", "seed": 3, "bots": ["steady"] });
    assert_eq!(post(&router, "/api/games", &order).await.status, StatusCode::OK);
    let good = get(&router, "/export/street-1").await.text;
    let bad = sealed_again(&good, |_, line| line.replace("[\"steady\"]", "[\"nobody\"]"));
    let book = &books::stock()[0];
    let bundle = |second: &str| {
        let body = store::Body::Text((book.campaigns.unwrap().new)("Home").unwrap());
        let games = [("first", good.as_str()), ("second", second)];
        let games = games.map(|it| (it.0.to_owned(), it.1.as_bytes().to_vec())).to_vec();
        store::Bundle { book: book.id.to_owned(), name: "Home".to_owned(), body, games }.write().unwrap()
    };
    let reply = import(&router, bundle(&bad)).await;
    assert_eq!(reply.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", reply.text);
    let words = "This file cannot be opened: the game `second`: there is no bot `nobody`.";
    assert_eq!(reply.json()["error"], words);
    assert_eq!(get(&router, "/api/games").await.json()["games"].as_array().unwrap().len(), 1);
    assert_eq!(get(&router, "/api/campaigns").await.json()["campaigns"].as_array().unwrap().len(), 0);
    let taken = import(&router, bundle(&good)).await;
    assert_eq!(taken.json()["campaign"], "home", "{}", taken.text);
    assert_eq!(get(&router, "/campaign/home?imported").await.status, StatusCode::OK);
    assert_eq!(get(&router, "/api/games").await.json()["games"].as_array().unwrap().len(), 3);
}

/// The file is not to blame for the disk.
#[tokio::test]
async fn a_full_disk_is_said_of_the_disk_and_not_of_the_file() {
    let folder = tempfile::tempdir().unwrap();
    let library = store::Library::open(folder.path()).unwrap();
    let router = crate::kept::over(&library);
    let (key, _) = street(&router).await;
    play(&router, &key, 40).await;
    let game = get(&router, "/export/street-1").await.text;
    let book = &books::stock()[0];
    let body = store::Body::Text((book.campaigns.unwrap().new)("Home").unwrap());
    let games = vec![("first".to_owned(), game.clone().into_bytes())];
    let bundle = store::Bundle { book: book.id.to_owned(), name: "Home".to_owned(), body, games };
    library.bound(0).unwrap();
    for file in [game.into_bytes(), bundle.write().unwrap()] {
        let reply = import(&router, file.clone()).await;
        assert_eq!(reply.status, StatusCode::INTERNAL_SERVER_ERROR, "{}", reply.text);
        let words = reply.json()["error"].as_str().unwrap().to_owned();
        assert!(words.contains("the disk is full") && !words.contains("This file"), "{words}");
    }
    assert_eq!(get(&router, "/api/games").await.json()["games"].as_array().unwrap().len(), 1);
    assert_eq!(get(&router, "/api/campaigns").await.json()["campaigns"].as_array().unwrap().len(), 0);
}

/// Sixteen megabytes are not read from somebody who is sent away whatever is in them.
#[tokio::test]
async fn a_file_from_elsewhere_is_refused_before_it_is_read() {
    let folder = tempfile::tempdir().unwrap();
    let friend = from(folder.path(), "192.168.1.9:5000");
    for path in ["/import", "/api/import"] {
        let read = Arc::new(AtomicUsize::new(0));
        let count = read.clone();
        let pieces = (0..8).map(move |_| {
            count.fetch_add(1, Ordering::Relaxed);
            Ok::<_, Infallible>(vec![b'x'; 1024])
        });
        let body = Body::from_stream(tokio_stream::iter(pieces));
        let reply = send(&friend, request(Method::POST, path, body)).await;
        assert_eq!(reply.status, StatusCode::FORBIDDEN, "{path}");
        assert_eq!(read.load(Ordering::Relaxed), 0, "{path}");
        assert_eq!(reply.headers["connection"], "close", "the rest is not waited for");
    }
}

#[tokio::test]
async fn a_campaign_comes_and_goes_as_one_file() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let (key, _) = street(&router).await;
    play(&router, &key, 2).await;
    let game = get(&router, "/export/street-1").await.text;
    let book = &books::stock()[0];
    let text = (book.campaigns.unwrap().new)("The long way home").unwrap();
    let games = vec![("first".to_owned(), game.clone().into_bytes())];
    let body = store::Body::Text(text);
    let bundle =
        store::Bundle { book: book.id.to_owned(), name: "The long way home".to_owned(), body, games };
    let file = bundle.write().unwrap();
    let taken = import(&router, file.clone()).await;
    assert_eq!(taken.json()["campaign"], "the-long-way-home", "{}", taken.text);
    let given = get(&router, "/export-campaign/the-long-way-home").await;
    let given_bundle = store::Bundle::read(given.text.as_bytes()).unwrap();
    assert!(matches!(given_bundle.body, store::Body::Lines(_)), "it goes on as lines");
    assert_eq!(given_bundle.games, bundle.games);
    assert_eq!(
        given.headers["content-disposition"],
        "attachment; filename=\"the-long-way-home.campaign.shamble\""
    );
    assert_eq!(get(&router, "/export/first").await.text, game);
    let games = get(&router, "/api/games").await.json();
    let first = games["games"].as_array().unwrap().iter().find(|it| it["id"] == "first").unwrap().clone();
    assert_eq!(first["campaign"], "the-long-way-home");
    let mut torn = file.clone();
    torn.truncate(file.len() - 10);
    assert_eq!(import(&router, torn).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    let page = get(&router, "/exchange").await.text;
    for words in
        ["/export-campaign/the-long-way-home", "/export/first", "/export/street-1", "action=\"/import\""]
    {
        assert!(page.contains(words), "{words}");
    }
}

/// By whichever address it is asked for, a campaign brings its games, and what is for games leads to its page.
#[tokio::test]
async fn a_campaign_at_an_address_of_games_is_the_campaign() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let (key, _) = street(&router).await;
    play(&router, &key, 2).await;
    let game = get(&router, "/export/street-1").await.text;
    let book = &books::stock()[0];
    let body = store::Body::Text((book.campaigns.unwrap().new)("Home").unwrap());
    let games = vec![("first".to_owned(), game.into_bytes())];
    let bundle = store::Bundle { book: book.id.to_owned(), name: "Home".to_owned(), body, games };
    assert_eq!(import(&router, bundle.write().unwrap()).await.json()["campaign"], "home");
    let whole = get(&router, "/export-campaign/home").await;
    for path in ["/export/home", "/api/games/home/export", "/api/campaigns/home/export"] {
        let given = get(&router, path).await;
        assert_eq!(given.status, StatusCode::OK, "{path}: {}", given.text);
        assert_eq!(given.text, whole.text, "{path}");
        let named = given.headers["content-disposition"].to_str().unwrap();
        assert_eq!(named, "attachment; filename=\"home.campaign.shamble\"", "{path}");
        assert_eq!(store::Bundle::read(given.text.as_bytes()).unwrap().games, bundle.games, "{path}");
    }
    let elsewhere = async |method: Method, path: &str| {
        let reply = send(&router, request(method, path, "")).await;
        assert!(reply.status.is_redirection(), "{path}: {}", reply.text);
        reply.headers["location"].to_str().unwrap().to_owned()
    };
    assert_eq!(elsewhere(Method::POST, "/go-on/home").await, "/campaign/home");
    assert_eq!(elsewhere(Method::GET, "/chairs/home").await, "/campaign/home");
    assert_eq!(elsewhere(Method::POST, "/put-away/home").await, "/campaigns");
    assert_eq!(elsewhere(Method::POST, "/take-out/home").await, "/campaigns");
    assert_eq!(elsewhere(Method::POST, "/put-away/first").await, "/games");
    let nothing = request(Method::POST, "/put-away/nothing", "");
    assert_eq!(send(&router, nothing).await.status, StatusCode::NOT_FOUND);
}

/// A chair's link gives a campaign away with its games once it is over.
#[tokio::test]
async fn the_link_of_a_campaign_exports_it_with_its_games() {
    let folder = tempfile::tempdir().unwrap();
    let library = store::Library::open(folder.path()).unwrap();
    let router = crate::kept::over(&library);
    let book = books::stock().iter().find(|it| it.id == "dwa").unwrap();
    let ready = book.campaigns.unwrap().ready[0];
    let begun = crate::start::submit(&router, "/campaigns", &[("ready", ready.id)]).await;
    let here = crate::start::leads_to(&begun);
    let id = here.rsplit('/').next().unwrap();
    let campaigns = get(&router, "/api/campaigns").await.json();
    let key = campaigns["campaigns"][0]["chairs"]["seats"][0]["key"].as_str().unwrap().to_owned();
    let early = get(&router, &format!("/api/seats/{key}/export")).await;
    assert_eq!(early.status, StatusCode::FORBIDDEN, "{}", early.text);
    let mut played = 0;
    for _ in 0..40 {
        let asked = question(&router, &key).await;
        let shape = &asked["question"]["shape"];
        let options = shape["one"]["options"].as_array().cloned().unwrap_or_default();
        let end = options.iter().position(|it| it["label"] == "end the campaign");
        if asked["state"] != "asked" {
            break;
        } else if shape["game"].is_object() {
            let body = json!({ "bots": ["steady"], "seed": 3 });
            post(&router, &format!("/api/campaigns/{id}/begin"), &body).await;
            post(&router, &format!("/api/campaigns/{id}/hand-in"), &json!({})).await;
            played += 1;
        } else if let (Some(end), 1..) = (end, played) {
            let body = json!({ "number": asked["number"], "answer": { "one": end } });
            post(&router, &format!("/api/seats/{key}/answer"), &body).await;
        } else {
            answer_default(&router, &key, &asked).await;
        }
    }
    assert_eq!(question(&router, &key).await["state"], "over", "the test plays it to its end");
    let whole = get(&router, &format!("/export-campaign/{id}")).await.text;
    let games = store::Bundle::read(whole.as_bytes()).unwrap().games.len();
    assert!(0 < games);
    for path in [format!("/api/seats/{key}/export"), format!("/seat/{key}/export")] {
        assert_eq!(get(&router, &path).await.text, whole, "{path}");
    }
}

/// A game is asked from its chairs: with too few somebody could never answer, with too many somebody would never be asked.
#[tokio::test]
async fn a_game_with_other_chairs_than_it_is_played_from_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let order = json!({ "scenario": "church", "players": 2, "seed": 3 });
    assert_eq!(post(&router, "/api/games", &order).await.status, StatusCode::OK);
    let file = get(&router, "/export/church-1").await.text;
    let with_seats = |seats: Option<Value>| {
        let mut lines = file.lines().map(|it| it.rsplit_once('\t').unwrap().0.to_owned());
        let mut header: Value = serde_json::from_str(&lines.next().unwrap()).unwrap();
        match seats {
            Some(seats) => header["seats"] = seats,
            None => drop(header.as_object_mut().unwrap().remove("seats")),
        }
        let (mut sum, mut text) = (0, String::new());
        for line in [header.to_string()].into_iter().chain(lines) {
            sum = checksum(sum, &line);
            text.push_str(&format!("{line}\t{sum:08x}\n"));
        }
        text
    };
    for (seats, has) in [
        (json!(["everybody"]), "1 chair"),
        (json!(["Ann", "Bob", "Cy"]), "3 chairs"),
        (json!(vec!["Ann"; 200]), "200 chairs"),
    ] {
        let reply = import(&router, with_seats(Some(seats))).await;
        assert_eq!(reply.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", reply.text);
        let words = format!("the first line names {has}, and the game is played from 2 chairs.");
        assert_eq!(reply.json()["error"], format!("This file cannot be opened: {words}"));
    }
    let long = import(&router, with_seats(Some(json!(["x".repeat(100_000), "Bob"])))).await;
    let words = "This file cannot be opened: seats/0: it has 100000 letters; a name has 4000 at most.";
    assert_eq!(long.json()["error"], words);
    for seats in [Some(json!(["Ann", "Bob"])), Some(json!(["Ann", "Bob", ""])), None] {
        let taken = import(&router, with_seats(seats)).await;
        assert_eq!(taken.status, StatusCode::OK, "{}", taken.text);
    }
}
