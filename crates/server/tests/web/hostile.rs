//! Those who would do what they may not: foreign chairs, old requests, other sites, names that lead elsewhere, nonsense.
use crate::{
    sample,
    support::{answer_default, from, get, home, post, question, request, send, street},
};
use axum::{
    Router,
    http::{HeaderValue, Method, StatusCode},
};
use serde_json::{Value, json};

/// Everything somebody can know of a table.
async fn known(router: &Router, key: &str) -> Vec<String> {
    let mut all = Vec::new();
    for what in ["view", "question", "journal"] {
        all.push(get(router, &format!("/api/seats/{key}/{what}")).await.text);
    }
    all
}

#[tokio::test]
async fn a_watcher_is_not_shown_what_a_seat_is_asked() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let (key, watch) = street(&router).await;
    let asked = question(&router, &key).await;
    assert_eq!(asked["state"], "asked");
    let seen = question(&router, &watch).await;
    assert_eq!(seen["state"], "waiting");
    assert!(seen["question"].is_null());
    let page = get(&router, &format!("/seat/{watch}")).await.text;
    assert!(!page.contains("class=\"answer\""), "a watcher has no form to answer with");
    assert!(!page.contains(&key), "no page carries another chair's link");
}

/// The keys of both chairs of the first scenario for two.
async fn two_chairs(router: &Router) -> (String, String) {
    let told = get(router, "/api/scenarios").await.json();
    let mut all = told["scenarios"].as_array().unwrap().iter();
    let two = all.find(|it| it["seats"].as_array().unwrap().len() == 2).expect("a scenario for two");
    let set = post(router, "/api/games", &json!({ "scenario": two["id"], "seed": 7 })).await.json();
    let key = |at: usize| set["chairs"]["seats"][at]["key"].as_str().unwrap().to_owned();
    (key(0), key(1))
}

#[tokio::test]
async fn nobody_answers_for_another_chair_or_reads_what_it_is_asked() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let keys = two_chairs(&router).await;
    let mut foiled = 0;
    for _ in 0..40 {
        let (one, two) = (question(&router, &keys.0).await, question(&router, &keys.1).await);
        let (asked, other, own_key, other_key) = match (one["state"].as_str(), two["state"].as_str()) {
            (Some("asked"), Some("waiting")) => (one, two, &keys.0, &keys.1),
            (Some("waiting"), Some("asked")) => (two, one, &keys.1, &keys.0),
            (Some("over"), Some("over")) => break,
            both => panic!("one chair is asked and the other waits, not {both:?}"),
        };
        assert!(other["question"].is_null());
        let before = known(&router, own_key).await;
        for number in [&asked["number"], &other["number"]] {
            let body = json!({ "number": number, "answer": asked["question"]["default"] });
            for call in ["answer", "preview"] {
                let reply = post(&router, &format!("/api/seats/{other_key}/{call}"), &body).await;
                assert!(reply.status.is_client_error(), "{call}: {} {}", reply.status, reply.text);
            }
            let form = format!("question={}&one=0&yes=true&number=1&place=0", number.as_str().unwrap());
            let page = send(&router, request(Method::POST, &format!("/seat/{other_key}/answer"), form)).await;
            assert!(page.status.is_client_error(), "{}", page.status);
            foiled += 1;
        }
        assert_eq!(known(&router, own_key).await, before);
        answer_default(&router, own_key, &asked).await;
    }
    assert!(10 < foiled, "{foiled}");
}

#[tokio::test]
async fn only_a_key_opens_a_table() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let (key, _) = street(&router).await;
    let upper = key.to_uppercase();
    let off = format!("{}{}", &key[..31], if key.ends_with('0') { '1' } else { '0' });
    for guess in [&upper[..], &off, &key[..31], "street-1", "0", "..", "%2e%2e", "null", "%00"] {
        for path in
            [format!("/seat/{guess}"), format!("/seat/{guess}/parts"), format!("/api/seats/{guess}/view")]
        {
            let status = get(&router, &path).await.status;
            assert!(status == StatusCode::NOT_FOUND || status == StatusCode::BAD_REQUEST, "{path}: {status}");
        }
    }
}

#[tokio::test]
async fn an_old_request_sent_again_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let (key, _) = street(&router).await;
    let old = question(&router, &key).await;
    let form = match &old["question"]["default"] {
        it if it["one"].is_u64() => format!("question={}&one={}", old["number"].as_str().unwrap(), it["one"]),
        it => panic!("the street begins with a choice, not {it}"),
    };
    answer_default(&router, &key, &old).await;
    let before = known(&router, &key).await;
    for _ in 0..3 {
        assert_eq!(answer_default(&router, &key, &old).await.status, StatusCode::CONFLICT);
        let page = send(&router, request(Method::POST, &format!("/seat/{key}/answer"), form.clone())).await;
        assert_eq!(page.status, StatusCode::CONFLICT);
        let undo = json!({ "number": old["number"] });
        let undone = post(&router, &format!("/api/seats/{key}/undo"), &undo).await;
        assert_eq!(undone.status, StatusCode::CONFLICT);
        let dice = json!({ "number": old["number"], "dice": [1] });
        assert_eq!(
            post(&router, &format!("/api/seats/{key}/dice"), &dice).await.status,
            StatusCode::CONFLICT
        );
    }
    assert_eq!(known(&router, &key).await, before);
}

#[tokio::test]
async fn no_other_site_can_post_anything() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let (key, _) = street(&router).await;
    let before = known(&router, &key).await;
    let games = get(&router, "/api/games").await.text;
    let targets = [
        "/set".to_owned(),
        "/api/games".to_owned(),
        "/go-on/street-1".to_owned(),
        format!("/seat/{key}/answer"),
        format!("/seat/{key}/undo"),
        format!("/seat/{key}/consent"),
        format!("/api/seats/{key}/answer"),
        "/api/odds/dwa.shoot".to_owned(),
    ];
    let marks = [
        ("origin", "http://evil.example"),
        ("origin", "null"),
        ("origin", "http://127.0.0.1:4001"),
        ("origin", "https://127.0.0.1:4000"),
        ("sec-fetch-site", "cross-site"),
        ("sec-fetch-site", "same-site"),
    ];
    for path in &targets {
        for (name, value) in marks {
            let mut foreign = request(Method::POST, path, "{}");
            foreign.headers_mut().insert(name, HeaderValue::from_static(value));
            assert_eq!(send(&router, foreign).await.status, StatusCode::FORBIDDEN, "{path} {name}: {value}");
        }
    }
    assert_eq!(known(&router, &key).await, before);
    assert_eq!(get(&router, "/api/games").await.text, games);
}

/// Another site can have a browser ask for anything; it must not have this machine work for it.
#[tokio::test]
async fn no_other_site_has_anything_worked_out_or_loads_what_is_here() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let (key, _) = street(&router).await;
    let asked = "/companion/dwa.fear?go=1";
    let from = |path: &str, marks: &[(&'static str, &'static str)]| {
        let mut it = request(Method::GET, path, "");
        for (name, value) in marks {
            it.headers_mut().insert(*name, HeaderValue::from_static(value));
        }
        it
    };
    let foreign = ("sec-fetch-site", "cross-site");
    let visit = [foreign, ("sec-fetch-mode", "navigate"), ("sec-fetch-dest", "document")];
    let worked_out = |text: &str| text.contains("class=\"chances\"");
    assert!(worked_out(&get(&router, asked).await.text), "its own page is answered");
    // A link is followed, but what it asks for waits for a click here.
    let followed = send(&router, from(asked, &visit)).await;
    assert!(followed.status == StatusCode::OK && !worked_out(&followed.text), "{}", followed.status);
    assert_eq!(send(&router, from(&format!("/seat/{key}"), &visit)).await.status, StatusCode::OK);
    let loads = [("sec-fetch-mode", "no-cors"), ("sec-fetch-dest", "image")];
    let frames = [("sec-fetch-mode", "navigate"), ("sec-fetch-dest", "iframe")];
    for path in [asked, "/", &format!("/seat/{key}/foresee?question=1"), "/api/tables"] {
        for marks in [loads, frames] {
            let marks = [&[foreign][..], &marks].concat();
            assert_eq!(
                send(&router, from(path, &marks)).await.status,
                StatusCode::FORBIDDEN,
                "{path} {marks:?}"
            );
        }
        let fetched = from(path, &[("origin", "http://evil.example")]);
        assert_eq!(send(&router, fetched).await.status, StatusCode::FORBIDDEN, "{path}");
        let own = from(path, &[("sec-fetch-site", "same-origin"), ("sec-fetch-mode", "cors")]);
        assert_ne!(send(&router, own).await.status, StatusCode::FORBIDDEN, "{path}");
    }
}

#[tokio::test]
async fn no_other_name_leads_here() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    for host in [
        "evil.example",
        "evil.example:4000",
        "127.0.0.1.evil.example",
        "localhost.evil.example:4000",
        "",
        "@127.0.0.1",
    ] {
        let mut renamed = request(Method::GET, "/", "");
        renamed.headers_mut().insert("host", HeaderValue::from_static(host));
        assert_eq!(send(&router, renamed).await.status, StatusCode::MISDIRECTED_REQUEST, "{host}");
    }
    for host in ["localhost:4000", "localhost", "[::1]:4000", "[::1]", "192.168.1.4:4000"] {
        let mut own = request(Method::GET, "/", "");
        own.headers_mut().insert("host", HeaderValue::from_static(host));
        assert_eq!(send(&router, own).await.status, StatusCode::OK, "{host}");
    }
}

#[tokio::test]
async fn names_lead_nowhere_but_where_they_should() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("secret.shamble"), "secret").unwrap();
    let inside = folder.path().join("inside");
    let router = home(&inside);
    for name in
        ["..%2Fsecret", "..%5Csecret", "%2e%2e%2fsecret", ".", "..", "%00", "secret%00", "a%2Fb", "%E2%80%AE"]
    {
        for path in [
            format!("/set/dwa/{name}"),
            format!("/set/{name}/street"),
            format!("/why/{name}"),
            format!("/companion/{name}"),
            format!("/api/why/{name}"),
        ] {
            let reply = get(&router, &path).await;
            assert_eq!(reply.status, StatusCode::NOT_FOUND, "{path}");
            assert!(!reply.text.contains(folder.path().to_str().unwrap()));
        }
        let gone = send(&router, request(Method::POST, &format!("/go-on/{name}"), "")).await;
        assert_eq!(gone.status, StatusCode::NOT_FOUND, "{name}");
    }
    let order = json!({ "scenario": "../../secret" });
    assert_eq!(post(&router, "/api/games", &order).await.status, StatusCode::NOT_FOUND);
    assert!(get(&router, "/api/games").await.json()["games"].as_array().unwrap().is_empty());
}

#[tokio::test]
async fn nonsense_gets_a_plain_answer_and_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let (key, _) = street(&router).await;
    let before = known(&router, &key).await;
    let number = question(&router, &key).await["number"].as_str().unwrap().to_owned();
    let deep = |n: usize| format!("{}{}", "[".repeat(n), "]".repeat(n));
    let bodies = [
        deep(10_000),
        format!("{{\"number\":\"{number}\",\"answer\":{}}}", deep(10_000)),
        format!("{{\"given\":{}}}", deep(10_000)),
        format!("{}1{}", "{\"a\":".repeat(6000), "}".repeat(6000)),
        format!("{{\"number\":\"{number}\",\"answer\":{{\"one\":18446744073709551616}}}}"),
        format!("{{\"number\":\"{number}\",\"answer\":{{\"one\":1e999}}}}"),
        format!("{{\"number\":\"{number}\",\"answer\":{{\"point\":{{\"x\":2147483648,\"y\":0}}}}}}"),
        format!("{{\"number\":\"{number}\",\"answer\":{{\"one\":-1}}}}"),
        "{\"scenario\":\"street\",\"set\":{\"turns\":99999999999}}".to_owned(),
        "\u{feff}{}".to_owned(),
        "null".to_owned(),
        "".to_owned(),
        "\0".to_owned(),
        "{\"scenario\":\"street\",\"scenario\":\"street\"}".to_owned(),
        "question=x&one=1".to_owned(),
    ];
    let calls = [
        "/api/games".to_owned(),
        format!("/api/seats/{key}/answer"),
        format!("/api/seats/{key}/dice"),
        format!("/api/seats/{key}/undo"),
        format!("/api/seats/{key}/consent"),
        "/api/odds/dwa.shoot".to_owned(),
        "/api/resolve/dwa.shoot".to_owned(),
    ];
    for path in &calls {
        for body in &bodies {
            let reply = send(&router, request(Method::POST, path, body.clone())).await;
            assert!(reply.status.is_client_error(), "{path}: {} for {:.80}", reply.status, body);
            assert!(reply.json()["error"].is_string());
        }
    }
    let far = json!({ "number": number, "to": u64::MAX });
    assert!(post(&router, &format!("/api/seats/{key}/undo"), &far).await.status.is_client_error());
    assert_eq!(known(&router, &key).await, before);
}

#[tokio::test]
async fn forms_with_nonsense_get_a_plain_answer() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let (key, _) = street(&router).await;
    let before = known(&router, &key).await;
    let number = question(&router, &key).await["number"].as_str().unwrap().to_owned();
    let long = "9".repeat(5000);
    for field in [
        format!("one={long}"),
        "one=-1".to_owned(),
        "one=".to_owned(),
        format!("x={long}&y=1"),
        "%FF%FE=%80".to_owned(),
        "one=1".to_owned() + &"&one=1".repeat(5000),
    ] {
        let body = format!("question={number}x&{field}");
        let reply = send(&router, request(Method::POST, &format!("/seat/{key}/answer"), body)).await;
        assert!(reply.status.is_client_error(), "{field:.40}: {}", reply.status);
    }
    for field in [
        "seed=-1",
        "seed=1e9",
        &format!("seed={long}"),
        "set.turns=x",
        "set.turns=70000",
        "seat.999=steady",
        "seat.9=steady",
        "seat.0=genius",
    ] {
        let reply =
            send(&router, request(Method::POST, "/set", format!("book=dwa&scenario=street&{field}"))).await;
        assert!(reply.status.is_client_error(), "{field:.40}: {}", reply.status);
    }
    assert_eq!(known(&router, &key).await, before);
}

#[tokio::test]
async fn the_kind_of_a_body_does_not_matter_but_what_it_says() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    for kind in ["text/plain", "multipart/form-data; boundary=x", "application/xml", "nonsense"] {
        let mut order = request(Method::POST, "/api/games", "scenario=street");
        order.headers_mut().insert("content-type", HeaderValue::from_static(kind));
        let reply = send(&router, order).await;
        assert_eq!(reply.status, StatusCode::BAD_REQUEST, "{kind}");
        assert!(reply.json()["error"].is_string());
    }
}

/// What a field of a form may hold if somebody means ill.
fn huge() -> [Value; 8] {
    [
        json!(i64::MAX),
        json!(i64::MIN),
        json!(i32::MAX),
        json!(i32::MIN),
        json!(u64::MAX),
        json!(1e300),
        json!([]),
        json!("x"),
    ]
}

#[tokio::test]
async fn no_procedure_breaks_on_a_huge_number() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let mut broken = Vec::new();
    let mut tried = 0;
    for it in get(&router, "/api/tables").await.json()["procedures"].as_array().unwrap() {
        let name = it["name"].as_str().unwrap();
        let schema = &it["schema"];
        let plain = sample::sample(schema, schema);
        for way in sample::numbers(schema, schema) {
            for n in huge() {
                let given = json!({ "given": sample::with(&plain, schema, schema, &way, &n) });
                let reply = post(&router, &format!("/api/resolve/{name}"), &given).await;
                if reply.status.is_server_error() {
                    broken.push(format!("{name} {given}"));
                }
                tried += 1;
            }
        }
    }
    assert!(200 < tried, "{tried}");
    assert!(broken.is_empty(), "{broken:#?}");
}

#[tokio::test]
async fn every_kind_of_answer_carries_the_policy() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let (key, _) = street(&router).await;
    let large = request(Method::POST, "/set", "x".repeat(100_000));
    let mut renamed = request(Method::GET, "/", "");
    renamed.headers_mut().insert("host", HeaderValue::from_static("evil.example"));
    let mut replies = vec![send(&router, large).await, send(&router, renamed).await];
    for path in [
        "/",
        "/style.css",
        "/table.js",
        "/icon.svg",
        "/nowhere",
        "/api/nowhere",
        "/api/scenarios",
        "/set",
        "/seat/%FF",
    ] {
        replies.push(get(&router, path).await);
    }
    replies.push(get(&router, &format!("/seat/{key}/parts")).await);
    replies.push(send(&router, request(Method::POST, "/set", "book=dwa&scenario=street")).await);
    replies.push(send(&router, request(Method::DELETE, "/", "")).await);
    replies.push(send(&router, request(Method::HEAD, "/", "")).await);
    for reply in replies {
        let policy = reply.headers["content-security-policy"].to_str().unwrap();
        assert!(policy.starts_with("default-src 'none'") && !policy.contains("unsafe"), "{reply:?}");
        assert_eq!(reply.headers["x-content-type-options"], "nosniff");
        assert_eq!(reply.headers["referrer-policy"], "same-origin");
        assert!(reply.headers.contains_key("cache-control"));
    }
}

#[tokio::test(start_paused = true)]
async fn a_flood_from_elsewhere_is_slowed_down() {
    let folder = tempfile::tempdir().unwrap();
    let (key, _) = street(&home(folder.path())).await;
    let router = from(folder.path(), "192.168.1.9:5000");
    let mut last = get(&router, "/icon.svg").await;
    for _ in 0..1000 {
        last = get(&router, "/icon.svg").await;
        if last.status != StatusCode::OK {
            break;
        }
    }
    assert_eq!(last.status, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(last.headers["retry-after"], "1");
    assert!(last.text.contains("try again in 1 s"), "{}", last.text);
    let told = get(&router, &format!("/api/seats/{key}/question")).await;
    assert_eq!(told.status, StatusCode::TOO_MANY_REQUESTS);
    assert!(told.json()["error"].is_string());
    tokio::time::advance(std::time::Duration::from_secs(1)).await;
    assert_eq!(get(&router, "/icon.svg").await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_bot_on_this_machine_is_not_slowed_down() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    for _ in 0..5000 {
        assert_eq!(get(&router, "/icon.svg").await.status, StatusCode::OK);
    }
}
