//! Nothing is lost: two tabs, requests sent again, a laptop that slept, a full disk, another program.
use axum::{
    Router,
    extract::connect_info::MockConnectInfo,
    http::{Method, StatusCode},
};
use http_body_util::BodyExt;
use serde_json::{Value, json};
use store::Library;
use tower::ServiceExt;

use crate::support::{answer_default, get, home, post, question, request, street};

/// A server whose library the test can reach.
pub fn over(library: &Library) -> Router {
    let peer: std::net::SocketAddr = "127.0.0.1:4000".parse().unwrap();
    books::stock();
    server::router_over(library.clone()).unwrap().layer(MockConnectInfo(peer))
}

/// All that a seat sees, and all that is on disk.
async fn all(router: &Router, key: &str) -> (String, String, Value) {
    let view = get(router, &format!("/api/seats/{key}/view")).await.text;
    (view, get(router, "/export/street-1").await.text, question(router, key).await)
}

#[tokio::test]
async fn of_two_tabs_on_one_chair_the_second_answer_is_refused_and_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let (key, _) = street(&router).await;
    let (one, two) = (question(&router, &key).await, question(&router, &key).await);
    assert_eq!(one, two, "both tabs show the same question");
    assert_eq!(answer_default(&router, &key, &one).await.status, StatusCode::OK);
    let before = all(&router, &key).await;
    let late = answer_default(&router, &key, &two).await;
    assert_eq!(late.status, StatusCode::CONFLICT);
    assert!(late.json()["error"].as_str().unwrap().contains("nothing was changed"));
    assert_eq!(all(&router, &key).await, before);
}

#[tokio::test]
async fn of_two_answers_at_once_one_counts() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let (key, _) = street(&router).await;
    for _ in 0..10 {
        let asked = question(&router, &key).await;
        let (one, two) =
            tokio::join!(answer_default(&router, &key, &asked), answer_default(&router, &key, &asked));
        let mut both = [one.status, two.status];
        both.sort();
        assert_eq!(both, [StatusCode::OK, StatusCode::CONFLICT]);
        let now = question(&router, &key).await;
        assert_eq!(now["decisions"].as_u64(), asked["decisions"].as_u64().map(|it| it + 1));
    }
}

#[tokio::test]
async fn requests_sent_again_later_change_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let (key, _) = street(&router).await;
    let mut sent = Vec::new();
    for _ in 0..6 {
        let asked = question(&router, &key).await;
        sent.push(json!({ "number": asked["number"], "answer": asked["question"]["default"] }));
        answer_default(&router, &key, &asked).await;
    }
    let before = all(&router, &key).await;
    for body in &sent {
        let again = post(&router, &format!("/api/seats/{key}/answer"), body).await;
        assert_eq!(again.status, StatusCode::CONFLICT, "{}", again.text);
        let undo = json!({ "number": body["number"] });
        let undo = post(&router, &format!("/api/seats/{key}/undo"), &undo).await;
        assert_eq!(undo.status, StatusCode::CONFLICT, "{}", undo.text);
    }
    assert_eq!(all(&router, &key).await, before);
}

/// The first thing that a page which connects anew is told.
async fn first_told(router: &Router, key: &str) -> String {
    let events = request(Method::GET, &format!("/seat/{key}/events"), "");
    let mut body = router.clone().oneshot(events).await.unwrap().into_body();
    let first = body.frame().await.unwrap().unwrap().into_data().unwrap();
    String::from_utf8(first.to_vec()).unwrap()
}

#[tokio::test]
async fn a_page_that_slept_is_told_at_once_that_there_is_something_new() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let (key, watch) = street(&router).await;
    let before = first_told(&router, &watch).await;
    let slept = get(&router, &format!("/seat/{watch}/parts")).await.json();
    for _ in 0..3 {
        let asked = question(&router, &key).await;
        answer_default(&router, &key, &asked).await;
    }
    assert_ne!(first_told(&router, &watch).await, before);
    let parts = get(&router, &format!("/seat/{watch}/parts")).await.json();
    assert_ne!(parts["number"], slept["number"]);
    // After a restart the count begins anew, but what is told first makes the page look again all the same.
    drop(router);
    let router = home(folder.path());
    assert!(first_told(&router, &watch).await.starts_with("data:"));
    let again = get(&router, &format!("/seat/{watch}/parts")).await.json();
    assert_ne!(again["change"], parts["change"], "what was seen before the restart is no change of this one");
    for part in ["number", "heard", "news", "parts"] {
        assert_eq!(again[part], parts[part], "{part}");
    }
}

#[tokio::test]
async fn a_full_disk_is_told_and_the_game_goes_on_when_there_is_room() {
    let folder = tempfile::tempdir().unwrap();
    let library = Library::open(folder.path()).unwrap();
    let router = over(&library);
    let (key, _) = street(&router).await;
    library.bound(0).unwrap();
    // The same decision is taken and taken back, each time with a line more, until there is no room.
    let undo = format!("/api/seats/{key}/undo");
    let (before, refused) = loop {
        let before = all(&router, &key).await;
        let reply = answer_default(&router, &key, &before.2).await;
        if reply.status != StatusCode::OK {
            break (before, reply);
        }
        let number = json!({ "number": reply.json()["number"] });
        if post(&router, &undo, &number).await.status != StatusCode::OK {
            // An answer may be short enough to fit where an undo did not.
            let before = all(&router, &key).await;
            let reply = answer_default(&router, &key, &before.2).await;
            if reply.status != StatusCode::OK {
                break (before, reply);
            }
        }
        assert!(before.1.len() < 100_000, "the disk is never full");
    };
    assert_eq!(refused.status, StatusCode::INTERNAL_SERVER_ERROR);
    let words = "That could not be saved, so nothing was changed: the disk is full; make room, then try again (everything kept before is safe).";
    assert_eq!(refused.json(), json!({ "error": words }));
    assert_eq!(all(&router, &key).await, before);
    assert_eq!(get(&router, &format!("/seat/{key}")).await.status, StatusCode::OK);
    let no_new = post(&router, "/api/games", &json!({ "scenario": "street" })).await;
    assert_eq!(no_new.status, StatusCode::INTERNAL_SERVER_ERROR);
    assert!(no_new.text.contains("The game could not be started: the disk is full"), "{}", no_new.text);
    library.bound(10_000).unwrap();
    let reply = answer_default(&router, &key, &before.2).await;
    assert_eq!(reply.status, StatusCode::OK, "{}", reply.text);
    drop(router);
    assert_eq!(question(&over(&library), &key).await, reply.json());
}

/// A request that was held up on its way, and the same decision is open again meanwhile.
#[tokio::test]
async fn an_answer_from_before_an_undo_is_none_after_it() {
    let folder = tempfile::tempdir().unwrap();
    let mut router = home(folder.path());
    let (key, _) = street(&router).await;
    let here = format!("/api/seats/{key}");
    let mut numbers = std::collections::BTreeSet::new();
    for _ in 0..3 {
        let asked = question(&router, &key).await;
        assert!(numbers.insert(asked["number"].to_string()), "it has come before: {asked}");
        let body = json!({ "number": asked["number"], "answer": asked["question"]["default"] });
        let moved = post(&router, &format!("{here}/answer"), &body).await.json();
        let undone = post(&router, &format!("{here}/undo"), &json!({ "number": moved["number"] })).await;
        assert_eq!(undone.status, StatusCode::OK, "{}", undone.text);
        assert_eq!(undone.json()["question"], asked["question"], "the same is asked again");
        for _ in 0..2 {
            let before = all(&router, &key).await;
            let again = post(&router, &format!("{here}/answer"), &body).await;
            assert_eq!(again.status, StatusCode::CONFLICT, "{}", again.text);
            assert_eq!(all(&router, &key).await, before);
            // Nor does a restart make it one.
            router = home(folder.path());
        }
        assert_eq!(question(&router, &key).await, undone.json());
    }
}

#[tokio::test]
async fn a_game_that_another_program_has_gone_on_with_is_shown_as_it_stands() {
    let folder = tempfile::tempdir().unwrap();
    let (one, two) = (home(folder.path()), home(folder.path()));
    let (key, _) = street(&one).await;
    assert_eq!(get(&two, "/api/games").await.status, StatusCode::OK, "it learns the links");
    let asked = question(&two, &key).await;
    let here = format!("/api/seats/{key}/answer");
    let choose = |option: usize| json!({ "number": asked["number"], "answer": { "one": option } });
    let moved = post(&one, &here, &choose(0)).await;
    assert_eq!(moved.status, StatusCode::OK, "{}", moved.text);
    let refused = post(&two, &here, &choose(1)).await;
    assert_eq!(refused.status, StatusCode::CONFLICT, "{}", refused.text);
    assert!(refused.json()["error"].as_str().unwrap().contains("in another program"));
    assert_eq!(question(&two, &key).await, moved.json());
    let next = answer_default(&two, &key, &moved.json()).await;
    assert_eq!(next.status, StatusCode::OK, "{}", next.text);
}

/// The other program need not answer first: whoever looks sees what was decided meanwhile.
#[tokio::test]
async fn what_another_program_has_answered_is_seen_by_whoever_looks() {
    let folder = tempfile::tempdir().unwrap();
    let (one, two) = (home(folder.path()), home(folder.path()));
    let (key, _) = street(&one).await;
    assert_eq!(get(&two, "/api/games").await.status, StatusCode::OK, "it learns the links");
    let mut asked = question(&two, &key).await;
    for _ in 0..4 {
        // Each in turn has what the other decided, in every way of looking.
        let moved = answer_default(&one, &key, &asked).await;
        assert_eq!(moved.status, StatusCode::OK, "{}", moved.text);
        for path in ["question", "journal", "view", "replay"] {
            let path = format!("/api/seats/{key}/{path}");
            assert_eq!(get(&two, &path).await.text, get(&one, &path).await.text, "{path}");
        }
        let next = answer_default(&two, &key, &question(&two, &key).await).await;
        assert_eq!(next.status, StatusCode::OK, "{}", next.text);
        asked = next.json();
        assert_eq!(question(&one, &key).await, asked);
    }
}

/// A game that was played in the terminal has no chairs until somebody looks at it here.
#[tokio::test]
async fn a_game_that_another_program_has_finished_is_listed_with_its_report_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let library = Library::open(folder.path()).unwrap();
    let router = over(&library);
    let (book, mut about) = (&books::stock()[0], serde_json::Map::new());
    let scenario = (book.read)((book.scenarios)()[0].1, &[]).unwrap();
    about.insert("name".to_owned(), json!(scenario.title()));
    let players = shelf::Players::all(&book.bots[0], 1);
    let mut game = scenario.start(players, shelf::Source::Seeded(kernel::dice::SeededDice::new(1)));
    game.keep_in(library.row("played-there").into(), about).unwrap();
    let mut writing = game.play().unwrap();
    while let Some(it) = writing {
        writing = game.written(it.wait()).unwrap();
    }
    assert!(game.is_over());
    let page = get(&router, "/").await.text;
    let (before, _) = page.split_once("aria-label=\"Report of played-there\"").expect("a link to the report");
    let link = before.rsplit('"').nth(1).unwrap();
    assert_eq!(get(&router, link).await.status, StatusCode::OK, "{link}");
    assert!(page.contains("aria-label=\"Replay of played-there\""));
}

#[tokio::test]
async fn what_another_program_has_undone_is_seen_by_whoever_looks() {
    let folder = tempfile::tempdir().unwrap();
    let (one, two) = (home(folder.path()), home(folder.path()));
    let (key, _) = street(&one).await;
    let asked = question(&one, &key).await;
    let moved = answer_default(&one, &key, &asked).await.json();
    get(&two, "/api/games").await;
    assert_eq!(question(&two, &key).await, moved);
    let undone = post(&one, &format!("/api/seats/{key}/undo"), &json!({ "number": moved["number"] })).await;
    assert_eq!(undone.status, StatusCode::OK, "{}", undone.text);
    assert_eq!(question(&two, &key).await, undone.json());
}
