//! Taking back against people: told to everybody, and only with consent once something has been seen.
use axum::{
    Router,
    http::{Method, StatusCode},
};
use serde_json::{Value, json};

use crate::support::{Reply, answer_default, get, home, post, question, request, send};

/// A game of three: two people and one who watches.
struct Three {
    keys: [String; 2],
    watch: String,
}

impl Three {
    async fn set(router: &Router, seed: u64) -> Three {
        // Nobody says who holds which chair: each is a person's of its own.
        let order = json!({ "scenario": "church", "players": 2, "seed": seed });
        let chairs = post(router, "/api/games", &order).await.json()["chairs"].clone();
        let key = |it: &Value| it.as_str().unwrap().to_owned();
        Three { keys: [0, 1].map(|at| key(&chairs["seats"][at]["key"])), watch: key(&chairs["watch"]) }
    }

    /// Answers once for whoever is asked; gives their seat and how many dice lines there were before and after.
    async fn answer(&self, router: &Router) -> usize {
        for (at, key) in self.keys.iter().enumerate() {
            let asked = question(router, key).await;
            if asked["state"] == "asked" {
                assert_eq!(answer_default(router, key, &asked).await.status, StatusCode::OK);
                return at;
            }
        }
        panic!("nobody is asked");
    }

    /// Plays until the last answer of somebody has (or has not) rolled dice, and nobody else has answered since.
    async fn until(&self, router: &Router, rolls: bool) -> usize {
        for _ in 0..300 {
            let before = dice(router, &self.watch).await;
            let by = self.answer(router).await;
            if (before < dice(router, &self.watch).await) == rolls {
                return by;
            }
        }
        panic!("that never happens");
    }
}

async fn dice(router: &Router, key: &str) -> usize {
    events(router, key).await.iter().filter(|it| it["what"]["rolled"].is_object()).count()
}

async fn events(router: &Router, key: &str) -> Vec<Value> {
    get(router, &format!("/api/seats/{key}/journal")).await.json()["events"].as_array().unwrap().clone()
}

async fn lines(router: &Router, key: &str) -> String {
    get(router, &format!("/api/seats/{key}/journal")).await.json()["lines"].to_string()
}

async fn undo(router: &Router, key: &str) -> Reply {
    let number = question(router, key).await["number"].clone();
    post(router, &format!("/api/seats/{key}/undo"), &json!({ "number": number })).await
}

async fn consent(router: &Router, key: &str, number: &Value, allow: bool) -> Reply {
    post(router, &format!("/api/seats/{key}/consent"), &json!({ "number": number, "allow": allow })).await
}

#[tokio::test]
async fn a_bare_choice_is_taken_back_at_once_and_everybody_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let three = Three::set(&router, 7).await;
    let by = three.until(&router, false).await;
    let decisions = question(&router, &three.watch).await["decisions"].as_u64().unwrap();
    let undone = undo(&router, &three.keys[by]).await;
    assert_eq!(undone.status, StatusCode::OK, "{}", undone.text);
    assert_eq!(undone.json()["decisions"], decisions - 1);
    assert_eq!(undone.json()["take_back"], Value::Null);
    for key in three.keys.iter().chain([&three.watch]) {
        let told = lines(&router, key).await;
        let who = if *key == three.keys[by] { "You".to_owned() } else { format!("Player {}", by + 1) };
        assert!(told.contains(&format!("{who} undid ")), "{told}");
    }
    let other = get(&router, &format!("/seat/{}", three.keys[1 - by])).await.text;
    let told = other.split("class=\"happened\">").nth(1).and_then(|it| it.split("</p>").next());
    let told = told.expect("the other one's page says so");
    assert!(told.starts_with(&format!("Player {} undid ", by + 1)), "{told}");
    assert!(!told.contains("ice will be rolled"), "no dice were taken back: {told}");
    let own = get(&router, &format!("/seat/{}", three.keys[by])).await.text;
    assert!(own.contains("class=\"happened\""), "and so does the page of whoever did it");
    drop(router);
    let again = home(folder.path());
    assert!(lines(&again, &three.watch).await.contains(" undid "), "and after a restart too");
}

#[tokio::test]
async fn what_dice_have_come_of_is_taken_back_only_with_consent() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let three = Three::set(&router, 7).await;
    let by = three.until(&router, true).await;
    let (mine, other) = (&three.keys[by], &three.keys[1 - by]);
    let before = question(&router, mine).await;
    let asks = undo(&router, mine).await;
    assert_eq!(asks.status, StatusCode::OK, "{}", asks.text);
    let (asks, wish) = (asks.json(), asks.json()["take_back"].clone());
    assert_eq!(asks["decisions"], before["decisions"], "nothing has changed yet");
    assert_eq!((&wish["by"], &wish["waits_for"]), (&json!(by), &json!([1 - by])));
    assert!(!wish["decision"].as_str().unwrap().is_empty());
    let pages = [mine, other, &three.watch].map(|key| format!("/seat/{key}"));
    let own = get(&router, &pages[0]).await.text;
    assert!(
        own.contains(&format!("Waiting for player {} to allow the undo.", 2 - by))
            && own.contains("Cancel request")
    );
    let theirs = get(&router, &pages[1]).await.text;
    let wants = format!("Player {} wants to undo ", by + 1);
    assert!(theirs.contains(&wants) && theirs.contains(">Allow<") && theirs.contains(">Refuse<"));
    assert!(
        theirs.contains("ice have been rolled") && theirs.contains(" Allow it?</p>"),
        "it says why they are asked"
    );
    let watched = get(&router, &pages[2]).await.text;
    assert!(watched.contains(&wants) && !watched.contains(">Allow<"));

    let number = &wish["number"];
    let by_watcher = consent(&router, &three.watch, number, true).await;
    assert_eq!(by_watcher.status, StatusCode::FORBIDDEN, "{}", by_watcher.text);
    let by_myself = consent(&router, mine, number, true).await;
    assert_eq!(by_myself.status, StatusCode::FORBIDDEN, "{}", by_myself.text);
    let another = consent(&router, other, &json!("0-0000000000000000"), true).await;
    assert_eq!(another.status, StatusCode::CONFLICT, "{}", another.text);
    assert_eq!(question(&router, mine).await["decisions"], before["decisions"], "still nothing has changed");

    let allowed = consent(&router, other, number, true).await;
    assert_eq!(allowed.status, StatusCode::OK, "{}", allowed.text);
    assert_eq!(allowed.json()["decisions"].as_u64(), before["decisions"].as_u64().map(|it| it - 1));
    assert_eq!(allowed.json()["take_back"], Value::Null);
    let told = lines(&router, other).await;
    assert!(told.contains(&format!("Player {} undid ", by + 1)), "{told}");
    assert!(told.contains("; you allowed it"), "{told}");
    let told = lines(&router, mine).await;
    assert!(
        told.contains("You undid ") && told.contains(&format!("; player {} allowed it", 2 - by)),
        "{told}"
    );
    for page in &pages {
        let page = get(&router, page).await.text;
        assert!(page.contains(" The dice will be rolled again.</p>"), "{page}");
    }
    let twice = consent(&router, other, number, true).await;
    assert_eq!(twice.status, StatusCode::CONFLICT, "it counts once: {}", twice.text);
}

#[tokio::test]
async fn a_refusal_a_withdrawal_and_an_answer_end_the_request() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let three = Three::set(&router, 7).await;
    let by = three.until(&router, true).await;
    let (mine, other) = (&three.keys[by], &three.keys[1 - by]);
    let decisions = question(&router, mine).await["decisions"].clone();
    let first = undo(&router, mine).await.json()["take_back"]["number"].clone();
    let refused = consent(&router, other, &first, false).await;
    assert_eq!(refused.status, StatusCode::OK, "{}", refused.text);
    assert_eq!(refused.json()["take_back"]["refused_by"], json!(1 - by));
    assert!(
        get(&router, &format!("/seat/{mine}"))
            .await
            .text
            .contains(&format!("Player {} refused the undo.", 2 - by))
    );
    let by_them = get(&router, &format!("/seat/{other}")).await.text;
    assert!(by_them.contains("You refused the undo."), "{by_them}");
    assert_eq!(consent(&router, other, &first, true).await.status, StatusCode::CONFLICT, "it is over");

    let second = undo(&router, mine).await.json()["take_back"]["number"].clone();
    assert_ne!(first, second, "an answer to the first is none to the second");
    assert_eq!(consent(&router, other, &first, true).await.status, StatusCode::CONFLICT);
    let withdrawn = consent(&router, mine, &second, false).await;
    assert_eq!((withdrawn.status, &withdrawn.json()["take_back"]), (StatusCode::OK, &Value::Null));
    assert_eq!(consent(&router, other, &second, true).await.status, StatusCode::CONFLICT);

    let third = undo(&router, mine).await.json()["take_back"]["number"].clone();
    assert_eq!(question(&router, mine).await["decisions"], decisions, "nothing was taken back");
    three.answer(&router).await;
    assert_eq!(question(&router, other).await["take_back"], Value::Null, "the game has moved on");
    let late = consent(&router, other, &third, true).await;
    assert_eq!(late.status, StatusCode::CONFLICT, "{}", late.text);
    assert!(!lines(&router, &three.watch).await.contains(" undid "));
}

#[tokio::test]
async fn the_pages_form_allows_it_too() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let three = Three::set(&router, 7).await;
    let by = three.until(&router, true).await;
    let wish = undo(&router, &three.keys[by]).await.json()["take_back"].clone();
    let other = &three.keys[1 - by];
    let path = format!("/seat/{other}/consent");
    let number = wish["number"].as_str().unwrap();
    let unsaid = send(&router, request(Method::POST, &path, format!("request={number}"))).await;
    assert_eq!(unsaid.status, StatusCode::BAD_REQUEST, "{}", unsaid.text);
    let done = send(&router, request(Method::POST, &path, format!("request={number}&allow=yes"))).await;
    assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.text);
    assert!(lines(&router, other).await.contains(" undid "));
}

#[tokio::test]
async fn alone_everything_is_taken_back_at_once_and_the_story_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let order = json!({ "scenario": "street", "seed": 7 });
    let chairs = post(&router, "/api/games", &order).await.json()["chairs"].clone();
    let key = chairs["seats"][0]["key"].as_str().unwrap();
    for _ in 0..12 {
        let asked = question(&router, key).await;
        answer_default(&router, key, &asked).await;
    }
    assert!(0 < dice(&router, key).await, "dice have fallen");
    let now = question(&router, key).await;
    let (number, taken_back) = (&now["number"], now["decisions"].as_u64().unwrap() - 2);
    let undone =
        post(&router, &format!("/api/seats/{key}/undo"), &json!({ "number": number, "to": 2 })).await;
    assert_eq!((undone.status, &undone.json()["decisions"]), (StatusCode::OK, &json!(2)));
    let story = get(&router, &format!("/seat/{key}/story")).await.text;
    let told = format!("{taken_back} decisions, back to ");
    assert!(story.contains(&format!("You undid {told}")), "{told}: {story}");
    assert!(!story.contains("Player 1"), "whoever plays alone has no number: {story}");
    let replay = get(&router, &format!("/api/seats/{key}/replay")).await.text;
    assert!(replay.contains(&format!("You undid {told}")), "{replay}");
    let page = get(&router, &format!("/seat/{key}")).await.text;
    let again = "The dice will be rolled again.";
    assert!(page.contains(&format!("You undid {told}")) && page.contains(again), "{page}");
    undo(&router, key).await;
    let page = get(&router, &format!("/seat/{key}")).await.text;
    assert!(
        page.contains("class=\"happened\"") && !page.contains(again),
        "this one took back no dice: {page}"
    );
    let rolled = dice(&router, key).await;
    while dice(&router, key).await == rolled {
        let asked = question(&router, key).await;
        answer_default(&router, key, &asked).await;
    }
    undo(&router, key).await;
    let page = get(&router, &format!("/seat/{key}")).await.text;
    assert!(page.contains(again), "it is said every time: {page}");
}

/// Plays until whoever decided last sees dice fall, and has the chair undo it; says how the table stands then.
async fn undo_after_dice(router: &Router, order: &Value) -> Value {
    let chairs = post(router, "/api/games", order).await.json()["chairs"].clone();
    let key = |it: &Value| it.as_str().unwrap().to_owned();
    let three =
        Three { keys: [0, 1].map(|at| key(&chairs["seats"][at]["key"])), watch: key(&chairs["watch"]) };
    let by = three.until(router, true).await;
    undo(router, &three.keys[by]).await.json()
}

#[tokio::test]
async fn over_the_api_each_chair_is_a_person_unless_one_is_said_to_hold_several() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let mut order = json!({ "scenario": "church", "players": 2, "seed": 7 });
    let each = undo_after_dice(&router, &order).await;
    assert!(each["take_back"].is_object(), "the other chair is somebody else's: {each}");
    order["friends"] = json!([]);
    let one = undo_after_dice(&router, &order).await;
    assert_eq!(one["take_back"], Value::Null, "one person holds both: {one}");
    order["friends"] = json!([0]);
    let said = undo_after_dice(&router, &order).await;
    assert!(said["take_back"].is_object(), "{said}");
}
