//! After the game: the report in all its forms, and the replay.
use std::time::Duration;

use crate::{
    pages::well_formed,
    support::{answer_default, get, home, post, question, street},
};
use axum::{Router, http::StatusCode};
use serde_json::{Value, json};

/// A game that bots have played to its end; the key of those who watch.
async fn over(router: &Router) -> String {
    let order = json!({ "scenario": "street", "seed": 3, "bots": ["steady"] });
    let reply = post(router, "/api/games", &order).await;
    reply.json()["chairs"]["watch"].as_str().unwrap().to_owned()
}

/// The report's page when everything is worked out.
async fn worked_out(router: &Router, key: &str) -> Value {
    loop {
        let part = get(router, &format!("/seat/{key}/report/part")).await.json();
        if part["done"] == 100 {
            return part;
        }
        assert!(part["done"].is_u64() && part["report"].is_null(), "{part}");
        // Whoever asks without a pause is refused for it.
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test]
async fn the_report_comes_at_once_and_fills_itself_in() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let key = over(&router).await;
    let table = get(&router, &format!("/seat/{key}")).await.text;
    assert!(table.contains(&format!("/seat/{key}/report")) && table.contains(&format!("/seat/{key}/replay")));
    let path = format!("/seat/{key}/report");
    let first = get(&router, &path).await;
    assert_eq!(first.status, StatusCode::OK);
    well_formed(&path, &first.text);
    for wanted in ["Who did what", "Turn 1", "What decided it", "Luck", "<progress"] {
        assert!(first.text.contains(wanted), "{wanted}");
    }
    let part = worked_out(&router, &key).await;
    assert!(part["report"].as_str().unwrap().contains("Win chance"));
    let whole = get(&router, &path).await.text;
    well_formed(&path, &whole);
    assert!(whole.contains("Win chance") && !whole.contains("<progress") && !whole.contains("data-part"));
    assert!(!whole.contains("style=\"") && !whole.contains("<style"));
}

#[tokio::test]
async fn the_report_can_be_kept_as_a_page_as_markdown_and_as_json() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let key = over(&router).await;
    worked_out(&router, &key).await;
    let page = get(&router, &format!("/seat/{key}/report.html")).await;
    assert_eq!(page.headers["content-disposition"], "attachment; filename=\"street-1-report.html\"");
    assert!(
        page.text.contains("<style>") && page.text.contains("Win chance") && !page.text.contains("<script")
    );
    // Its letters are in it, for whoever reads it without this program.
    let typefaces = page.text.matches("src: url(data:font/woff2;base64,").count();
    assert_eq!(typefaces, page.text.matches("@font-face").count());
    assert!(3 < typefaces && !page.text.contains("url(/"), "{typefaces}");
    let text = get(&router, &format!("/seat/{key}/report.md")).await;
    assert_eq!(text.headers["content-type"], "text/markdown; charset=utf-8");
    assert!(text.text.starts_with("# ") && text.text.contains("## What decided it"));
    let told = get(&router, &format!("/api/seats/{key}/report")).await.json();
    assert_eq!(told["done"], 100);
    let points = told["report"]["chances"]["points"].as_array().unwrap();
    let won = told["report"]["won"].as_bool().unwrap();
    assert_eq!(points.last().unwrap()["share"], if won { json!(1.0) } else { json!(0.0) });
    let here = folder.path().to_str().unwrap();
    assert!(!page.text.contains(here) && !text.text.contains(here), "no path of the machine is shown");
}

#[tokio::test]
async fn a_report_that_was_worked_out_is_there_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let key = over(&router).await;
    let before = worked_out(&router, &key).await;
    drop(router);
    let again = home(folder.path());
    let after = get(&again, &format!("/seat/{key}/report/part")).await.json();
    assert_eq!(after["done"], 100, "nothing is worked out twice");
    assert_eq!(after["report"], before["report"]);
}

#[tokio::test]
async fn a_game_that_goes_on_has_a_replay_but_no_report() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let (key, watch) = street(&router).await;
    for _ in 0..4 {
        let asked = question(&router, &key).await;
        answer_default(&router, &key, &asked).await;
    }
    for path in ["report", "report/part", "report.html", "report.md"] {
        let reply = get(&router, &format!("/seat/{key}/{path}")).await;
        assert_eq!(reply.status, StatusCode::CONFLICT, "{path}");
    }
    let before = get(&router, &format!("/api/seats/{key}/view")).await.text;
    for who in [&key, &watch] {
        let replay = get(&router, &format!("/api/seats/{who}/replay")).await.json();
        let view = get(&router, &format!("/api/seats/{who}/view")).await.json();
        assert_eq!(replay["view"], view, "the last moment is now");
        assert_eq!((&replay["over"], &replay["at"]), (&json!(false), &replay["last"]));
    }
    let asked = question(&router, &key).await;
    answer_default(&router, &key, &asked).await;
    let later = get(&router, &format!("/api/seats/{key}/replay")).await.json();
    assert_eq!(later["decisions"], 5, "the replay follows the game");
    assert_ne!(get(&router, &format!("/api/seats/{key}/view")).await.text, before);
}

#[tokio::test]
async fn every_moment_can_be_reached_by_links_alone() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let key = over(&router).await;
    let here = format!("/seat/{key}/replay");
    let last = get(&router, &format!("/api/seats/{key}/replay")).await.json()["last"].as_u64().unwrap();
    let mut lines = 0;
    for at in 0..=last {
        let page = get(&router, &format!("{here}?at={at}")).await;
        assert_eq!(page.status, StatusCode::OK);
        let next = format!("href=\"{here}?at={}\" aria-label=\"Next moment\"", at + 1);
        assert_eq!(page.text.contains(&next), at < last, "moment {at}");
        if at % 10 == 0 {
            well_formed(&here, &page.text);
        }
        let told = get(&router, &format!("/api/seats/{key}/replay?at={at}")).await.json();
        lines += told["lines"].as_array().unwrap().len();
    }
    let journal = get(&router, &format!("/api/seats/{key}/journal")).await.json();
    assert!(
        journal["lines"].as_array().unwrap().len() <= lines,
        "every line of the journal is told at its moment"
    );
    let turn = get(&router, &format!("{here}?turn=2")).await;
    assert!(turn.text.contains("turn 2"));
    let part = get(&router, &format!("{here}/part?at=3")).await.json();
    for id in ["r-stage", "r-said", "r-links"] {
        assert!(part["parts"][id].as_str().unwrap().contains(&format!("id=\"{id}\"")), "{id}");
    }
}

#[tokio::test]
async fn moments_that_are_none_are_refused_in_plain_words() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let key = over(&router).await;
    for (query, status) in [
        ("at=x", StatusCode::BAD_REQUEST),
        ("at=-1", StatusCode::BAD_REQUEST),
        ("at=1.5", StatusCode::BAD_REQUEST),
        ("at=99999999999999999999999", StatusCode::BAD_REQUEST),
        ("at=18446744073709551615", StatusCode::UNPROCESSABLE_ENTITY),
        ("at=100000", StatusCode::UNPROCESSABLE_ENTITY),
        ("at=%3Cscript%3E", StatusCode::BAD_REQUEST),
        ("turn=0", StatusCode::NOT_FOUND),
        ("turn=-7", StatusCode::NOT_FOUND),
        ("turn=many", StatusCode::NOT_FOUND),
    ] {
        for path in [
            format!("/seat/{key}/replay"),
            format!("/seat/{key}/replay/part"),
            format!("/api/seats/{key}/replay"),
        ] {
            let reply = get(&router, &format!("{path}?{query}")).await;
            assert_eq!(reply.status, status, "{path}?{query}");
            assert!(!reply.text.contains("<script>"));
        }
    }
    let unknown = get(&router, &format!("/seat/{}/replay", "0".repeat(32))).await;
    assert_eq!(unknown.status, StatusCode::NOT_FOUND);
}
