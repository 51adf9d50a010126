//! Whole games and single answers through the server.
use crate::support::{answer_default, get, home, post, question, request, send, set, street};
use axum::http::{Method, StatusCode};
use http_body_util::BodyExt;
use serde_json::{Value, json};
use tower::ServiceExt;

#[tokio::test]
async fn a_street_game_is_played_to_its_end() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let (key, _) = street(&router).await;
    let mut asked = question(&router, &key).await;
    let mut answers = 0;
    while asked["state"] == "asked" {
        let reply = answer_default(&router, &key, &asked).await;
        assert_eq!(reply.status, StatusCode::OK, "{}", reply.text);
        asked = reply.json();
        answers += 1;
        assert!(answers < 5000, "the game does not end");
    }
    assert_eq!(asked["state"], "over");
    assert!(asked["result"].is_object());
    let page = get(&router, &format!("/seat/{key}")).await;
    assert!(page.text.contains("The game is over"));
}

#[tokio::test]
async fn a_game_goes_on_after_a_restart_of_the_server() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let (key, watch) = street(&router).await;
    for _ in 0..5 {
        let asked = question(&router, &key).await;
        answer_default(&router, &key, &asked).await;
    }
    let before = question(&router, &key).await;
    let view = get(&router, &format!("/api/seats/{key}/view")).await.text;
    drop(router);
    let router = home(folder.path());
    assert_eq!(question(&router, &key).await, before);
    assert_eq!(get(&router, &format!("/api/seats/{key}/view")).await.text, view);
    assert_eq!(get(&router, &format!("/seat/{watch}")).await.status, StatusCode::OK);
    let next = answer_default(&router, &key, &before).await;
    assert_eq!(next.status, StatusCode::OK, "a page from before the restart may still answer");
}

#[tokio::test]
async fn reloading_gives_the_same_question() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let (key, _) = street(&router).await;
    let page = format!("/seat/{key}");
    assert_eq!(get(&router, &page).await.text, get(&router, &page).await.text);
    assert_eq!(question(&router, &key).await, question(&router, &key).await);
}

/// What a seat sees, and the question it has.
async fn all(router: &axum::Router, key: &str) -> (String, Value) {
    (get(router, &format!("/api/seats/{key}/view")).await.text, question(router, key).await)
}

#[tokio::test]
async fn stale_foreign_and_malformed_answers_change_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let (key, watch) = street(&router).await;
    let old = question(&router, &key).await;
    answer_default(&router, &key, &old).await;
    let before = all(&router, &key).await;
    let number = &before.1["number"];
    let default = &before.1["question"]["default"];
    let here = format!("/api/seats/{key}/answer");

    let stale = answer_default(&router, &key, &old).await;
    assert_eq!(stale.status, StatusCode::CONFLICT);
    assert!(stale.json()["error"].as_str().unwrap().contains("moved on"));

    let body = json!({ "number": number, "answer": default });
    let watching = post(&router, &format!("/api/seats/{watch}/answer"), &body).await;
    assert_eq!(watching.status, StatusCode::FORBIDDEN);
    let unknown = post(&router, &format!("/api/seats/{}/answer", "0".repeat(32)), &body).await;
    assert_eq!(unknown.status, StatusCode::NOT_FOUND);

    for (body, status) in [
        (json!({ "number": number, "answer": { "one": 9999 } }), StatusCode::UNPROCESSABLE_ENTITY),
        (json!({ "number": number, "answer": { "one": -1 } }), StatusCode::BAD_REQUEST),
        (json!({ "number": number }), StatusCode::BAD_REQUEST),
        (json!([]), StatusCode::BAD_REQUEST),
        (json!({ "number": number, "answer": default, "seat": 3 }), StatusCode::BAD_REQUEST),
    ] {
        let reply = post(&router, &here, &body).await;
        assert_eq!(reply.status, status, "{body}: {}", reply.text);
        assert!(reply.json()["error"].is_string());
    }
    let broken = send(&router, request(Method::POST, &here, "{")).await;
    assert_eq!(broken.status, StatusCode::BAD_REQUEST);
    assert_eq!(all(&router, &key).await, before);
}

#[tokio::test]
async fn more_than_anybody_has_to_say_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let (key, _) = street(&router).await;
    let before = all(&router, &key).await;
    for path in [format!("/api/seats/{key}/answer"), format!("/seat/{key}/answer"), "/set".to_owned()] {
        let reply = send(&router, request(Method::POST, &path, "x".repeat(100_000))).await;
        assert_eq!(reply.status, StatusCode::PAYLOAD_TOO_LARGE, "{path}");
    }
    assert_eq!(all(&router, &key).await, before);
}

#[tokio::test]
async fn forms_answer_without_the_script() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let set =
        send(&router, request(Method::POST, "/set", "book=dwa&scenario=street&seed=7&dice=program&bot.0="))
            .await;
    assert_eq!(set.status, StatusCode::SEE_OTHER, "{}", set.text);
    let here = set.headers["location"].to_str().unwrap().to_owned();
    let key = here.strip_prefix("/seat/").unwrap();
    let mut answers = 0;
    loop {
        let asked = question(&router, key).await;
        if asked["state"] == "over" {
            break;
        }
        let number = asked["number"].as_str().unwrap();
        let field = match &asked["question"]["default"] {
            it if it["one"].is_u64() => format!("one={}", it["one"]),
            it if it["yes-no"].is_boolean() => format!("yes={}", it["yes-no"]),
            it if it["number"].is_i64() => format!("number={}", it["number"]),
            it if it["point"].is_object() || it["point"].is_array() => "place=0".to_owned(),
            it => panic!("{it}"),
        };
        let body = format!("question={number}&{field}");
        let reply = send(&router, request(Method::POST, &format!("{here}/answer"), body)).await;
        assert_eq!(reply.status, StatusCode::SEE_OTHER, "{}", reply.text);
        answers += 1;
        assert!(answers < 5000, "the game does not end");
    }
    assert_eq!(question(&router, key).await["decisions"], answers);
}

#[tokio::test]
async fn a_decision_is_taken_back() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let (key, watch) = street(&router).await;
    let first = question(&router, &key).await;
    let second = answer_default(&router, &key, &first).await.json();
    let by_watcher =
        post(&router, &format!("/api/seats/{watch}/undo"), &json!({ "number": second["number"] })).await;
    assert_eq!(by_watcher.status, StatusCode::FORBIDDEN);
    let stale = post(&router, &format!("/api/seats/{key}/undo"), &json!({ "number": first["number"] })).await;
    assert_eq!(stale.status, StatusCode::CONFLICT);
    let undone =
        post(&router, &format!("/api/seats/{key}/undo"), &json!({ "number": second["number"] })).await;
    let undone = undone.json();
    assert_eq!((&undone["question"], &undone["decisions"]), (&first["question"], &first["decisions"]));
    let none = post(&router, &format!("/api/seats/{key}/undo"), &json!({ "number": undone["number"] })).await;
    assert_eq!(none.status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn bots_play_by_themselves_and_their_chairs_have_no_key() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let order = json!({ "scenario": "street", "seed": 3, "bots": ["steady"] });
    let chairs = post(&router, "/api/games", &order).await.json()["chairs"].clone();
    assert!(chairs["seats"][0]["key"].is_null());
    assert_eq!(chairs["seats"][0]["bot"], "steady");
    let watch = chairs["watch"].as_str().unwrap();
    assert_eq!(question(&router, watch).await["state"], "over");
    let unknown = post(&router, "/api/games", &json!({ "scenario": "street", "bots": ["genius"] })).await;
    assert_eq!(unknown.status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn people_roll_their_own_dice() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let (key, _) = set(&router, &json!({ "scenario": "street", "own_dice": true })).await;
    let mut asked = question(&router, &key).await;
    let mut rolled = 0;
    for _ in 0..60 {
        if asked["state"] == "dice" {
            let here = format!("/api/seats/{key}/dice");
            let wrong = post(&router, &here, &json!({ "number": asked["number"], "dice": [999] })).await;
            assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY);
            let n = asked["missing"]["n"].as_u64().unwrap() as usize;
            let body = json!({ "number": asked["number"], "dice": vec![1; n] });
            let reply = post(&router, &here, &body).await;
            assert_eq!(reply.status, StatusCode::OK, "{}", reply.text);
            let again = post(&router, &here, &body).await;
            assert_eq!(again.status, StatusCode::CONFLICT, "dice sent twice are taken once");
            asked = reply.json();
            rolled += n;
        } else {
            asked = answer_default(&router, &key, &asked).await.json();
        }
    }
    assert!(0 < rolled);
}

#[tokio::test]
async fn dice_that_nobody_has_are_rolled_by_the_program_and_kept_like_those_that_people_say() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let (key, watch) = set(&router, &json!({ "scenario": "street", "own_dice": true })).await;
    let mut asked = question(&router, &key).await;
    // Two sixes bring two of the dead, so that an edge and places on it are asked for.
    let here = format!("/api/seats/{key}");
    let body = json!({ "number": asked["number"], "dice": [6, 6] });
    asked = post(&router, &format!("{here}/dice"), &body).await.json();
    assert_eq!(asked["prompt"], "Which edge do the dead come over? Roll a d4");
    assert_eq!(asked["reads"], "1 north, 2 east, 3 south, 4 west");
    let watches = post(&router, &format!("/api/seats/{watch}/roll"), &json!({ "number": "0-0" })).await;
    assert_eq!(watches.status, StatusCode::FORBIDDEN);
    let mut rolled = 0;
    while asked["state"] == "dice" {
        let body = json!({ "number": asked["number"] });
        let reply = post(&router, &format!("{here}/roll"), &body).await;
        assert_eq!(reply.status, StatusCode::OK, "{}", reply.text);
        let again = post(&router, &format!("{here}/roll"), &body).await;
        assert_eq!(again.status, StatusCode::CONFLICT, "dice are rolled once");
        asked = reply.json();
        rolled += 1;
    }
    assert!(3 < rolled, "an edge, two places, and tests");
    let unasked = post(&router, &format!("{here}/roll"), &json!({ "number": asked["number"] })).await;
    assert_eq!(unasked.status, StatusCode::CONFLICT);
    let journal = get(&router, &format!("{here}/journal")).await.text;
    drop(router);
    let router = home(folder.path());
    assert_eq!(question(&router, &key).await, asked, "what was rolled is on disk");
    assert_eq!(get(&router, &format!("{here}/journal")).await.text, journal);
}

#[tokio::test]
async fn a_second_page_follows_every_answer() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let (key, watch) = street(&router).await;
    let events = request(Method::GET, &format!("/seat/{watch}/events"), "");
    let response = router.clone().oneshot(events).await.unwrap();
    assert_eq!(response.headers()["content-type"], "text/event-stream");
    let mut body = response.into_body();
    let first = body.frame().await.unwrap().unwrap().into_data().unwrap();
    let asked = question(&router, &key).await;
    answer_default(&router, &key, &asked).await;
    let second = body.frame().await.unwrap().unwrap().into_data().unwrap();
    assert_ne!(first, second);
    let parts = get(&router, &format!("/seat/{watch}/parts")).await.json();
    for id in ["bar", "spine", "stage", "ask", "journal", "party"] {
        assert!(parts["parts"][id].as_str().unwrap().contains(&format!("id=\"{id}\"")), "{id}");
    }
}
