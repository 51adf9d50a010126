//! What an option would come to, asked of the server before it is chosen.
use crate::support::{answer_default, get, home, question, street};
use axum::{Router, http::StatusCode};
use serde_json::Value;

/// Plays by default answers until what somebody does is asked.
async fn acting(router: &Router, key: &str) -> Value {
    for _ in 0..50 {
        let asked = question(router, key).await;
        if asked["question"]["shape"]["one"]["options"].to_string().contains("\"walk\"") {
            return asked;
        }
        answer_default(router, key, &asked).await;
    }
    panic!("nobody ever acts");
}

fn place_of(asked: &Value, label: &str) -> usize {
    let options = asked["question"]["shape"]["one"]["options"].as_array().unwrap();
    options.iter().position(|it| it["label"] == label).unwrap()
}

#[tokio::test]
async fn an_option_is_drawn_before_it_is_chosen() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let (key, _) = street(&router).await;
    let asked = acting(&router, &key).await;
    let number = asked["number"].as_str().unwrap();
    let walk = place_of(&asked, "walk");
    let reply = get(&router, &format!("/seat/{key}/preview?question={number}&one={walk}")).await;
    assert_eq!(reply.status, StatusCode::OK, "{}", reply.text);
    let told = reply.json();
    for (group, id) in [("overlays", "overlays"), ("marks", "marks"), ("chips", "chips")] {
        assert!(told[group].as_str().unwrap().starts_with(&format!("<g id=\"{id}\">")), "{group}");
    }
    assert!(told["overlays"].as_str().unwrap().contains("class=\"reach\""));
    assert!(told["refused"].is_null() && told["lines"].is_array() && told["under"].is_array());
    let page = get(&router, &format!("/seat/{key}")).await.text;
    assert!(page.contains("class=\"reach\""), "the board shows the reach from the start");
    assert_eq!(question(&router, &key).await, asked, "nothing was decided");
}

#[tokio::test]
async fn a_place_is_shown_with_its_way_and_a_bad_one_with_its_rule() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let (key, _) = street(&router).await;
    let asked = acting(&router, &key).await;
    let body =
        serde_json::json!({ "number": asked["number"], "answer": { "one": place_of(&asked, "walk") } });
    let asked = crate::support::post(&router, &format!("/api/seats/{key}/answer"), &body).await.json();
    let number = asked["number"].as_str().unwrap();
    let here = format!("/seat/{key}/preview?question={number}");
    let way = get(&router, &format!("{here}&place=0")).await.json();
    assert!(way["overlays"].as_str().unwrap().contains("class=\"route\""));
    assert!(way["lines"].to_string().contains("AP"));
    let far = get(&router, &format!("{here}&x=-500&y=-500")).await.json();
    assert_eq!(far["refused"]["rule"], "dwa.move.distance");
    assert!(!far["refused"]["text"].as_str().unwrap().is_empty());
    let place = &asked["question"]["shape"]["point"]["proposed"][0]["at"]["place"];
    let body = serde_json::json!({ "number": number, "answer": { "point": place } });
    let plain = crate::support::post(&router, &format!("/api/seats/{key}/preview"), &body).await.json();
    assert_eq!(plain["lines"], way["lines"]);
    assert!(plain["overlays"].is_array());
}

#[tokio::test]
async fn only_the_seat_that_is_asked_sees_a_preview_and_only_of_its_own_question() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let (key, watch) = street(&router).await;
    let old = acting(&router, &key).await;
    let number = old["number"].as_str().unwrap();
    let watching = get(&router, &format!("/seat/{watch}/preview?question={number}")).await;
    assert_eq!(watching.status, StatusCode::FORBIDDEN);
    let cases = [("one=no", StatusCode::BAD_REQUEST), ("one=999", StatusCode::UNPROCESSABLE_ENTITY)];
    for (answer, status) in cases {
        let reply = get(&router, &format!("/seat/{key}/preview?question={number}&{answer}")).await;
        assert_eq!(reply.status, status, "{answer}: {}", reply.text);
        assert!(reply.json()["error"].is_string());
    }
    answer_default(&router, &key, &old).await;
    let stale = get(&router, &format!("/seat/{key}/preview?question={number}&one=0")).await;
    assert_eq!(stale.status, StatusCode::CONFLICT);
    assert!(stale.json()["error"].as_str().unwrap().contains("moved on"));
    let view = get(&router, &format!("/api/seats/{watch}/view")).await.json();
    let plans = view["overlays"].as_array().unwrap().iter().filter(|it| it["kind"] != "goal");
    assert_eq!(plans.count(), 0, "who watches sees no plans");
}
