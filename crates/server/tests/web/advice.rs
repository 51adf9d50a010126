//! Advice on the open question: only when it is asked for, in the background, marked in the journal.
use axum::{
    Router,
    http::{Method, StatusCode},
};
use serde_json::{Value, json};

use crate::support::{answer_default, get, home, post, question, request, send, street};

/// Asks for advice until the bot has done, or says so after far too long.
async fn advised(router: &Router, key: &str, number: &Value) -> Value {
    for _ in 0..3_000 {
        let reply = post(router, &format!("/api/seats/{key}/advice"), &json!({ "number": number })).await;
        assert_eq!(reply.status, StatusCode::OK, "{}", reply.text);
        if reply.json()["state"] != "thinking" {
            return reply.json();
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    panic!("it thinks for ever");
}

async fn stop(router: &Router, key: &str, number: &Value) -> Value {
    post(router, &format!("/api/seats/{key}/advice"), &json!({ "number": number, "stop": true })).await.json()
}

#[tokio::test]
async fn the_options_are_weighed_and_one_is_picked_and_nothing_is_decided() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let (key, _) = street(&router).await;
    let asked = question(&router, &key).await;
    let page = get(&router, &format!("/seat/{key}")).await.text;
    assert!(page.contains("What would the thinker do?") && !page.contains("Win chance"), "never by itself");
    let advice = advised(&router, &key, &asked["number"]).await;
    assert_eq!(advice["state"], "done");
    let options = advice["options"].as_array().unwrap();
    let pick = &options[usize::try_from(advice["pick"].as_u64().unwrap()).unwrap()];
    assert!(0 < pick["playouts"].as_u64().unwrap() && !pick["words"].as_str().unwrap().is_empty());
    for it in options {
        let (chance, error) = (it["chance"].as_f64().unwrap(), it["error"].as_f64().unwrap());
        assert!((0.0..=1.0).contains(&chance) && (0.0..=1.0).contains(&error), "{it}");
    }
    assert_eq!(question(&router, &key).await, asked, "nothing was decided");
    let page = get(&router, &format!("/seat/{key}")).await.text;
    assert!(page.contains("Win chance") && page.contains("its pick"));
}

#[tokio::test]
async fn that_it_was_asked_is_marked_and_survives_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let (key, _) = street(&router).await;
    let asked = question(&router, &key).await;
    advised(&router, &key, &asked["number"]).await;
    let next = answer_default(&router, &key, &asked).await.json();
    assert!(get(&router, &format!("/seat/{key}/story")).await.text.contains("advice asked"));
    drop(router);
    let router = home(folder.path());
    assert_eq!(question(&router, &key).await, next, "the game is the same");
    assert!(get(&router, &format!("/seat/{key}/story")).await.text.contains("advice asked"));
    let undone = post(&router, &format!("/api/seats/{key}/undo"), &json!({ "number": next["number"] })).await;
    assert_eq!(undone.json()["question"], asked["question"]);
}

#[tokio::test]
async fn an_answer_ends_it_and_so_does_whoever_stops_it() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let (key, _) = street(&router).await;
    let asked = question(&router, &key).await;
    let begun =
        post(&router, &format!("/api/seats/{key}/advice"), &json!({ "number": asked["number"] })).await;
    assert_eq!(begun.status, StatusCode::OK, "{}", begun.text);
    let state = stop(&router, &key, &asked["number"]).await["state"].clone();
    assert!(state == "stopped" || state == "done", "{state}");
    let next = answer_default(&router, &key, &asked).await.json();
    let stale =
        post(&router, &format!("/api/seats/{key}/advice"), &json!({ "number": asked["number"] })).await;
    assert_eq!(stale.status, StatusCode::CONFLICT, "{}", stale.text);
    let fresh =
        post(&router, &format!("/api/seats/{key}/advice"), &json!({ "number": next["number"] })).await;
    assert_eq!(fresh.status, StatusCode::OK, "{}", fresh.text);
    stop(&router, &key, &next["number"]).await;
}

#[tokio::test]
async fn those_who_watch_cannot_ask() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let (key, watch) = street(&router).await;
    let asked = question(&router, &key).await;
    let reply =
        post(&router, &format!("/api/seats/{watch}/advice"), &json!({ "number": asked["number"] })).await;
    assert_eq!(reply.status, StatusCode::FORBIDDEN, "{}", reply.text);
}

#[tokio::test]
async fn those_who_watch_can_neither_stop_it_nor_read_it() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let (key, watch) = street(&router).await;
    let asked = question(&router, &key).await;
    let begun =
        post(&router, &format!("/api/seats/{key}/advice"), &json!({ "number": asked["number"] })).await;
    assert_eq!(begun.status, StatusCode::OK, "{}", begun.text);
    let number = asked["number"].as_str().unwrap();
    for seen in [number, question(&router, &watch).await["number"].as_str().unwrap()] {
        for stop in [true, false] {
            let body = json!({ "number": seen, "stop": stop });
            let reply = post(&router, &format!("/api/seats/{watch}/advice"), &body).await;
            assert_eq!(reply.status, StatusCode::FORBIDDEN, "{}", reply.text);
        }
        for wanted in ["stop", "go", "look"] {
            let form = format!("advice={wanted}&question={seen}");
            let reply = send(&router, request(Method::POST, &format!("/seat/{watch}/advice"), form)).await;
            assert_eq!(reply.status, StatusCode::FORBIDDEN, "{wanted}: {}", reply.text);
        }
    }
    assert_eq!(advised(&router, &key, &asked["number"]).await["state"], "done", "nobody has stopped it");
}

#[tokio::test]
async fn an_older_page_does_not_stop_what_is_thought_about_now() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let (key, _) = street(&router).await;
    let before = question(&router, &key).await;
    let asked = answer_default(&router, &key, &before).await.json();
    let begun =
        post(&router, &format!("/api/seats/{key}/advice"), &json!({ "number": asked["number"] })).await;
    assert_eq!(begun.status, StatusCode::OK, "{}", begun.text);
    stop(&router, &key, &before["number"]).await;
    let form = format!("advice=look&question={}", asked["number"].as_str().unwrap());
    let looked = loop {
        let mut look = request(Method::POST, &format!("/seat/{key}/advice"), form.clone());
        look.headers_mut().insert("accept", "application/json".parse().unwrap());
        let looked = send(&router, look).await.json();
        if looked["thinking"] != true {
            break looked;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    };
    assert!(looked["part"].as_str().unwrap().contains("its pick"), "it was thought to its end: {looked}");
}
