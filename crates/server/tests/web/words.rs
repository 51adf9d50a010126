//! Whatever is sent to the API or typed into a form, nobody has to read the words of the programming language.
use axum::http::{Method, StatusCode};
use serde_json::{Value, json};

use crate::{
    jargon::{broken, jargon, spoiled},
    support::{get, home, request, send, set, street},
};

fn is_plain(text: &str, of: &str) {
    // A page may name its parts as it likes: only what people read counts.
    let read: String =
        text.split('<').map(|it| it.split_once('>').map_or(it, |it| it.1)).collect::<Vec<_>>().join(" ");
    assert!(jargon(&read).is_none(), "{of}: `{}` in {read}", jargon(&read).unwrap());
}

#[tokio::test]
async fn every_call_refuses_nonsense_in_plain_words() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let (key, _) = set(&router, &json!({ "scenario": "street", "seed": 7 })).await;
    let document = get(&router, "/api/openapi.json").await.json();
    let mut refused = 0;
    for (path, verbs) in document["paths"].as_object().unwrap() {
        let content = &verbs["post"]["requestBody"]["content"]["application/json"];
        let example =
            content.get("example").or_else(|| content["examples"].as_object()?.values().next()?.get("value"));
        let Some(example) = example else { continue };
        let real = path.replace("{key}", &key).replace("{procedure}", "dwa.shoot").replace("{id}", "nothing");
        // Afresh for each call, for nobody may ask so often.
        let router = home(folder.path());
        let bodies = spoiled(example, 6).into_iter().map(|it| it.to_string());
        for body in bodies.chain(broken(&example.to_string())) {
            let reply = send(&router, request(Method::POST, &real, body.clone())).await;
            assert_ne!(reply.status.as_u16(), 429, "{path}");
            if reply.status.is_client_error() {
                is_plain(reply.json()["error"].as_str().unwrap(), &format!("{path} {body}"));
                refused += 1;
            }
        }
    }
    assert!(100 < refused, "{refused}");
}

#[tokio::test]
async fn forms_refuse_nonsense_in_plain_words() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let all = get(&router, "/api/tables").await.json();
    let mut asked = 0;
    for it in all["procedures"].as_array().unwrap().iter().step_by(4) {
        let fields: Vec<&String> =
            it["schema"]["properties"].as_object().map(|it| it.keys().collect()).unwrap_or_default();
        let router = home(folder.path());
        for (field, value) in
            fields.iter().flat_map(|it| ["nonsense", "-1", "999999999999", ""].map(|value| (it, value)))
        {
            let path = format!("/companion/{}?go=1&given.{field}={value}", it["name"].as_str().unwrap());
            let page = get(&router, &path).await;
            assert_ne!(page.status.as_u16(), 429, "{path}");
            let said = page.text.split("class=\"said\"").nth(1).and_then(|it| it.split("</p>").next());
            is_plain(said.unwrap_or_default(), &path);
            asked += usize::from(said.is_some());
        }
    }
    assert!(50 < asked, "{asked}");
}

/// Whatever stands in an address, the answer is ours and not that of the framework.
#[tokio::test]
async fn addresses_that_cannot_be_read_are_refused_in_plain_words() {
    let folder = tempfile::tempdir().unwrap();
    let here = home(folder.path());
    let fields = [("name", "Home"), ("book", "dwa")];
    assert_eq!(
        crate::start::leads_to(&crate::start::submit(&here, "/campaigns", &fields).await),
        "/campaign/home"
    );
    for number in ["x", "-1", "0", "1", "99999999999999999999999999"] {
        let reply = get(&here, &format!("/campaign/home/game/{number}")).await;
        assert_eq!(reply.status, StatusCode::NOT_FOUND, "{number}");
        assert!(
            reply.text.contains("No result for game") && reply.text.contains("</html>"),
            "{number}: {}",
            reply.text
        );
    }
    let looked = [
        "/campaign/{}",
        "/campaign/{}/game/1",
        "/campaign/home/game/{}",
        "/campaign/{}/story",
        "/campaign/{}/set",
        "/export/{}",
        "/export-campaign/{}",
        "/seat/{}",
        "/seat/{}/report",
        "/seat/{}/replay",
        "/seat/{}/parts",
        "/why/{}",
        "/companion/{}",
        "/fonts/{}",
        "/set/{}/street",
        "/set/dwa/{}",
        "/make/{}",
        "/chairs/{}",
        "/api/why/{}",
        "/api/seats/{}/view",
    ];
    let said = [
        "/campaign/{}/answer",
        "/campaign/{}/settle",
        "/seat/{}/answer",
        "/seat/{}/advice",
        "/go-on/{}",
        "/put-away/{}",
    ];
    for (method, paths) in [(Method::GET, &looked[..]), (Method::POST, &said[..])] {
        for path in paths {
            let path = path.replace("{}", "%FF");
            let reply = send(&here, request(method.clone(), &path, "")).await;
            assert_eq!(reply.status, StatusCode::BAD_REQUEST, "{path}: {}", reply.text);
            assert!(reply.text.contains("That address cannot be read."), "{path}: {}", reply.text);
        }
    }
}

#[tokio::test]
async fn what_is_imported_is_refused_in_plain_words() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let texts = [
        "",
        "{}",
        "{\"shamble\": 1}",
        "{\"shamble\": \"x\"}\tff",
        "{\"shamble-campaign\": 1}",
        "[1]",
        "\u{0}",
    ];
    for text in texts {
        let reply = send(&router, request(Method::POST, "/api/import", text)).await;
        assert!(reply.status.is_client_error(), "{text}: {}", reply.status);
        is_plain(reply.json()["error"].as_str().unwrap(), text);
    }
}

#[tokio::test]
async fn odds_say_how_they_are_known() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let odds = |given: Value| {
        let router = router.clone();
        async move { crate::support::post(&router, "/api/odds/atzr.melee", &json!({ "given": given })).await }
    };
    let exact = odds(json!({})).await.json();
    assert_eq!((&exact["how"], &exact["unexplored"]), (&json!("enumerated"), &json!("0")));
    assert!(exact["outcomes"][0]["p"].is_string() && exact["outcomes"][0]["error"] == 0.0);
    let refused = odds(json!({ "fighter": { "rep": 20 } })).await;
    assert_eq!(
        (refused.status.as_u16(), &refused.json()["error"]),
        (422, &json!("fighter.rep: takes 0 to 10."))
    );
}

/// Whoever says nothing of the situation asks about the usual one.
#[tokio::test]
async fn odds_and_tests_of_nothing_in_particular_are_those_of_the_usual_case() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    for call in ["odds", "resolve"] {
        let path = format!("/api/{call}/dwa.fear");
        let usual = send(&router, request(Method::POST, &path, "{\"given\": {}}".to_owned())).await;
        assert_eq!(usual.status, StatusCode::OK, "{}", usual.text);
        for body in ["", " \n", "{}"] {
            let reply = send(&router, request(Method::POST, &path, body.to_owned())).await;
            assert_eq!(reply.status, StatusCode::OK, "{call} {body:?}: {}", reply.text);
            if call == "odds" {
                assert_eq!(reply.text, usual.text, "{body:?}");
            }
        }
    }
    // What must be said is missing by its name.
    let (key, _) = street(&router).await;
    for body in ["", "{}"] {
        let path = format!("/api/seats/{key}/answer");
        let reply = send(&router, request(Method::POST, &path, body.to_owned())).await;
        assert_eq!(reply.status, StatusCode::BAD_REQUEST, "{}", reply.text);
        assert!(reply.json()["error"].as_str().unwrap().contains("number"), "{}", reply.text);
    }
}
