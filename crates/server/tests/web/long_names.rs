//! Names longer than anybody reads: no door says them again in full.
use axum::http::Method;
use serde_json::json;

use crate::support::{Reply, get, home, post, request, send};

/// So much of a name may be said again, so that it can be told which one is wrong.
const SAID: usize = 300;
/// Of one that is many short words, no more than a whole message may have.
const SAID_OF_WORDS: usize = 2100;

fn is_short(door: &str, reply: &Reply, long: &str) {
    let most = if long.contains(' ') { SAID_OF_WORDS } else { SAID };
    assert!(!reply.status.is_server_error(), "{door:.60}: {}", reply.status);
    let said = reply.text.replace("\\\"", "\"");
    assert!(!said.contains(&long[..most]), "{door:.60} repeats it: {:.400}", reply.text);
}

#[tokio::test]
async fn no_call_repeats_a_long_name() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let long = "n".repeat(10_000);
    for order in [
        json!({ "scenario": long }),
        json!({ "scenario": "street", "set": { &long: 3 } }),
        json!({ "scenario": "street", "set": { "turns": long } }),
        json!({ "scenario": "street", "switches": { &long: true } }),
        json!({ "scenario": "street", "switches": [long] }),
        json!({ "scenario": "street", "bots": { "0": long } }),
        json!({ "scenario": "street", "bots": [long] }),
    ] {
        is_short(&order.to_string(), &post(&router, "/api/games", &order).await, &long);
    }
    for path in ["odds", "resolve"] {
        let path = format!("/api/{path}/{long}");
        is_short(&path, &post(&router, &path, &json!({ "given": {} })).await, &long);
    }
    let path = format!("/api/why/{long}");
    is_short(&path, &get(&router, &path).await, &long);
}

#[tokio::test]
async fn no_page_repeats_a_long_name() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    // The second has gaps: it is long though no word of it is.
    for (long, spelt) in
        [("n".repeat(10_000), "n".repeat(10_000)), ("no ".repeat(3000), "no%20".repeat(3000))]
    {
        for page in [
            "/drawn/dwa/",
            "/drawn-game/",
            "/campaign/",
            "/chairs/",
            "/why/",
            "/companion/",
            "/set/dwa/",
            "/make/",
            "/lab?what=dwa/",
            "/lab?what=dwa/street&bot=",
            "/lab?what=dwa/street&set=",
            "/lab?what=dwa/street&rule=",
            "/seat/",
            "/export/",
        ] {
            let path = format!("{page}{spelt}");
            is_short(&path, &get(&router, &path).await, &long);
        }
        for (path, body) in [
            (format!("/go-on/{spelt}"), String::new()),
            (format!("/put-away/{spelt}"), String::new()),
            (format!("/take-out/{spelt}"), String::new()),
            (format!("/campaign/{spelt}/begin"), "scenario=street".to_owned()),
            ("/set".to_owned(), format!("book=dwa&scenario={spelt}")),
            ("/set".to_owned(), format!("book={spelt}&scenario=street")),
            ("/set".to_owned(), format!("book=dwa&scenario=street&set.{spelt}=3")),
            ("/set".to_owned(), format!("book=dwa&scenario=street&seat.0={spelt}")),
            ("/even".to_owned(), format!("book=dwa&scenario={spelt}")),
            ("/lab".to_owned(), format!("what=dwa/{spelt}")),
        ] {
            let reply = send(&router, request(Method::POST, &path, body.clone())).await;
            is_short(&format!("{path:.40} {body:.40}"), &reply, &long);
        }
    }
}
