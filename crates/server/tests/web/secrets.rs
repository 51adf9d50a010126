//! Whoever watches hears no more than every chair, and no chair what is not for it.
use axum::Router;
use serde_json::{Value, json};

use crate::support::{answer_default, get, home, post, question};

/// Answers in each scenario.
const ANSWERS: usize = 10;

async fn journal(router: &Router, key: &str) -> Vec<Value> {
    let reply = get(router, &format!("/api/seats/{key}/journal")).await.json();
    reply["events"].as_array().unwrap().clone()
}

/// The keys of all chairs and of those who watch.
async fn table(router: &Router, order: &Value) -> (Vec<String>, String) {
    let chairs = post(router, "/api/games", order).await.json()["chairs"].clone();
    let key = |it: &Value| it.as_str().unwrap().to_owned();
    let seats = chairs["seats"].as_array().unwrap();
    (seats.iter().map(|it| key(&it["key"])).collect(), key(&chairs["watch"]))
}

#[tokio::test]
async fn hidden_draws_reach_neither_a_watcher_nor_a_player() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let (keys, watch) = table(&router, &json!({ "scenario": "tree-line", "seed": 7 })).await;
    for key in keys.iter().chain([&watch]) {
        let events = journal(&router, key).await;
        assert!(!events.is_empty());
        let private: Vec<&Value> = events.iter().filter(|it| !it["audience"].is_null()).collect();
        assert_eq!(private, Vec::<&Value>::new(), "before the first decision nothing is for anybody alone");
    }
}

#[tokio::test]
async fn a_watcher_hears_no_more_than_every_chair_in_any_scenario() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let told = get(&router, "/api/scenarios").await.json();
    for scenario in told["scenarios"].as_array().unwrap() {
        let (keys, watch) = table(&router, &json!({ "scenario": scenario["id"], "seed": 11 })).await;
        for _ in 0..ANSWERS {
            let watched = journal(&router, &watch).await;
            for (seat, key) in keys.iter().enumerate() {
                let mut heard = journal(&router, key).await.into_iter();
                for event in &heard.clone().collect::<Vec<_>>() {
                    let audience = &event["audience"];
                    assert!(audience.is_null() || *audience == json!({ "only": seat }), "{event}");
                }
                assert!(watched.iter().all(|it| heard.any(|other| other == *it)), "{scenario}: seat {seat}");
            }
            let mut asked = Value::Null;
            for key in &keys {
                let it = question(&router, key).await;
                if it["state"] == "asked" {
                    asked = json!({ "key": key, "asked": it });
                }
            }
            let Some(key) = asked["key"].as_str() else { break };
            answer_default(&router, key, &asked["asked"]).await;
        }
    }
}
