//! What is said on the board in one go: checked as a whole, and taken back as a whole.
use axum::{
    Router,
    http::{Method, StatusCode},
};
use serde_json::{Value, json};

use crate::support::{Reply, answer_default, get, home, post, question, request, send, set};

async fn say(router: &Router, key: &str, fields: &str) -> Reply {
    let mut said = request(Method::POST, &format!("/seat/{key}/answer"), fields.to_owned());
    let headers = said.headers_mut();
    headers.insert("content-type", "application/x-www-form-urlencoded".parse().unwrap());
    headers.insert("accept", "application/json".parse().unwrap());
    send(router, said).await
}

async fn preview(router: &Router, key: &str, fields: &str) -> Reply {
    get(router, &format!("/seat/{key}/preview?{fields}")).await
}

/// A table of this scenario that asks what somebody does who may walk; with the option, and where they stand.
async fn walker(router: &Router, scenario: &str) -> (String, usize, i64, i64) {
    let (key, _) = set(router, &json!({ "scenario": scenario, "seed": 7 })).await;
    for _ in 0..20 {
        let asked = question(router, &key).await;
        let options = asked["question"]["shape"]["one"]["options"].as_array().cloned().unwrap_or_default();
        if let Some(at) = options.iter().position(|it| it["then"] == "place" && it["refused"].is_null()) {
            let view = get(router, &format!("/api/seats/{key}/view")).await.json();
            let stands =
                view["tokens"].as_array().unwrap().iter().find(|it| it["id"] == asked["question"]["about"]);
            let at_point = &stands.unwrap()["at"];
            return (key, at, at_point["x"].as_i64().unwrap(), at_point["y"].as_i64().unwrap());
        }
        answer_default(router, &key, &asked).await;
    }
    panic!("nobody walks");
}

#[tokio::test]
async fn a_walk_is_previewed_taken_and_undone_with_its_place() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let (key, walk, x, y) = walker(&router, "street").await;
    let asked = question(&router, &key).await;
    let number = asked["number"].as_str().unwrap();
    let far = format!("question={number}&one={walk}&x={}&y={y}", x + 5_000);
    let refused = preview(&router, &key, &far).await.json();
    assert!(!refused["refused"].is_null(), "{refused}");
    assert_ne!(say(&router, &key, &far).await.status, StatusCode::OK);
    assert_eq!(question(&router, &key).await, asked, "neither answer was given");
    let ways = [(60, 0), (-60, 0), (0, 60), (0, -60)].map(|(dx, dy)| (x + dx, y + dy));
    for (x, y) in ways {
        let fields = format!("question={number}&one={walk}&x={x}&y={y}");
        let told = preview(&router, &key, &fields).await.json();
        if !told["refused"].is_null() {
            continue;
        }
        assert_eq!(told["deed"], "Walk there");
        assert_eq!(question(&router, &key).await, asked, "a preview changes nothing");
        assert_eq!(say(&router, &key, &fields).await.status, StatusCode::OK);
        let after = question(&router, &key).await;
        assert_eq!(after["decisions"].as_u64(), asked["decisions"].as_u64().map(|it| it + 2));
        let undo = json!({ "number": after["number"] });
        assert_eq!(post(&router, &format!("/api/seats/{key}/undo"), &undo).await.status, StatusCode::OK);
        assert_eq!(question(&router, &key).await["decisions"], asked["decisions"]);
        return;
    }
    panic!("no way is open");
}

#[tokio::test]
async fn an_order_to_several_is_shown_given_and_undone_as_one() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let (key, _, x, y) = walker(&router, "farmhouse").await;
    let page = get(&router, &format!("/seat/{key}")).await.text;
    let who = page.split("data-who=\"").nth(1).and_then(|it| it.split('"').next()).unwrap().to_owned();
    assert!(2 <= who.split(',').count(), "{who}");
    let asked = question(&router, &key).await;
    let number = asked["number"].as_str().unwrap();
    let order = format!("question={number}&group={who}&x={}&y={}", x + 40, y + 40);
    let told = preview(&router, &key, &order).await.json();
    assert!(told["lines"].as_array().unwrap().iter().any(|it| it["name"] == "go"), "{told}");
    assert_eq!(say(&router, &key, &order).await.status, StatusCode::OK);
    let after = question(&router, &key).await;
    let taken = |it: &Value| it["decisions"].as_u64().unwrap();
    assert!(taken(&asked) + 2 < taken(&after));
    let told = get(&router, &format!("/api/seats/{key}/view")).await.json();
    assert_eq!(told["clock"][0]["amount"]["n"], 1, "the turn goes on: {}", told["clock"]);
    let about = after["question"]["about"].to_string();
    assert!(who.split(',').any(|it| it == about), "the last who walked keeps what is left: {after}");
    let undo = json!({ "number": after["number"] });
    assert_eq!(post(&router, &format!("/api/seats/{key}/undo"), &undo).await.status, StatusCode::OK);
    assert_eq!(taken(&question(&router, &key).await), taken(&asked));
    let waits = format!(
        "question={}&group={who}&wait=yes",
        question(&router, &key).await["number"].as_str().unwrap()
    );
    assert_eq!(say(&router, &key, &waits).await.status, StatusCode::OK);
}

#[tokio::test]
async fn an_order_that_nobody_can_follow_is_refused_alike_by_preview_and_answer() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let (key, _, x, y) = walker(&router, "farmhouse").await;
    let asked = question(&router, &key).await;
    let number = asked["number"].as_str().unwrap();
    // Whoever is led is nobody of this table.
    let order = format!("question={number}&group=60000&x={}&y={}", x + 40, y + 40);
    let (shown, said) = (preview(&router, &key, &order).await, say(&router, &key, &order).await);
    assert_eq!(shown.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", shown.text);
    assert_eq!((shown.status, shown.json()["error"].clone()), (said.status, said.json()["error"].clone()));
    let many: Vec<String> = (0..300).map(|it| it.to_string()).collect();
    let order = format!("question={number}&group={}&wait=yes", many.join(","));
    let said = say(&router, &key, &order).await;
    assert!(said.json()["error"].as_str().unwrap().contains("No more than 250 people"), "{}", said.text);
    // An option beside it is not taken in its place.
    let order = format!("question={number}&group=0,1&x=9e9&y=1&one=0");
    let said = say(&router, &key, &order).await;
    assert_eq!(said.status, StatusCode::BAD_REQUEST, "{}", said.text);
    assert!(said.text.contains("needs a place on the board"), "{}", said.text);
    assert_eq!(question(&router, &key).await, asked);
}

/// An option of the open question that has a way of being done at once, with its place and the number of answers.
fn variant(asked: &Value) -> Option<(usize, usize)> {
    let options = asked["question"]["shape"]["one"]["options"].as_array()?;
    options.iter().enumerate().find_map(|(at, it)| {
        let first = it["variants"].as_array()?.first()?;
        (it["refused"].is_null() && !first["answers"].as_array()?.is_empty())
            .then(|| (at, first["answers"].as_array().unwrap().len()))
    })
}

#[tokio::test]
async fn a_shot_is_fired_in_one_go_with_how_many_and_at_whom_and_undone_as_one() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    for (book, scenario) in [("dwa", "street"), ("atzr", "tree-line")] {
        let (key, _) = set(&router, &json!({ "book": book, "scenario": scenario, "seed": 7 })).await;
        let mut asked = question(&router, &key).await;
        for _ in 0..60 {
            if variant(&asked).is_some() {
                break;
            }
            answer_default(&router, &key, &asked).await;
            asked = question(&router, &key).await;
        }
        let (at, answers) = variant(&asked).unwrap_or_else(|| panic!("nobody fires in {scenario}"));
        let fields = format!("question={}&one={at}.0", asked["number"].as_str().unwrap());
        assert_eq!(preview(&router, &key, &fields).await.status, StatusCode::OK);
        assert_eq!(say(&router, &key, &fields).await.status, StatusCode::OK);
        let after = question(&router, &key).await;
        let taken = |it: &Value| it["decisions"].as_u64().unwrap();
        assert_eq!(taken(&after), taken(&asked) + 1 + answers as u64, "{scenario}");
        let undo = json!({ "number": after["number"] });
        assert_eq!(post(&router, &format!("/api/seats/{key}/undo"), &undo).await.status, StatusCode::OK);
        assert_eq!(taken(&question(&router, &key).await), taken(&asked));
        let none =
            format!("question={}&one={at}.99", question(&router, &key).await["number"].as_str().unwrap());
        assert_ne!(say(&router, &key, &none).await.status, StatusCode::OK);
    }
}
