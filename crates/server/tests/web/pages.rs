//! Every page: what it shows, its form, and the headers it comes with.
use crate::support::{from, get, home, post, request, send, street};
use axum::{
    Router,
    body::Body,
    http::{Method, StatusCode},
};
use http_body_util::BodyExt;
use serde_json::json;
use tower::ServiceExt;

#[tokio::test]
async fn the_start_page_lists_every_scenario() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let page = get(&router, "/").await.text;
    let listed = get(&router, "/api/scenarios").await.json();
    let scenarios = listed["scenarios"].as_array().unwrap();
    assert!(!scenarios.is_empty());
    for it in scenarios {
        assert!(page.contains(&format!(
            "/set/{}/{}",
            it["book"].as_str().unwrap(),
            it["id"].as_str().unwrap()
        )));
    }
    assert!(!page.contains("Continue"));
    street(&router).await;
    let page = get(&router, "/").await.text;
    assert!(page.contains("Continue") && page.contains("street-1"));
    let here = folder.path().to_str().unwrap();
    assert!(!page.contains(here), "no path of the machine is shown");
}

async fn every_page(router: &Router) -> Vec<String> {
    let (key, watch) = street(router).await;
    let campaign = "name=A+team&book=dwa";
    assert_eq!(
        send(router, request(Method::POST, "/campaigns", campaign)).await.status,
        StatusCode::SEE_OTHER
    );
    let member = "given.name=Ann&given.archetype=civilian&given.sex=female&given.quirks=0";
    // Somebody new, then off to the first scenario as it stands.
    for said in ["one=0", member, "one=1", "one=0", "given.turns=7&given.zombies=5"] {
        let answered = send(router, request(Method::POST, "/campaign/a-team/answer", said)).await;
        assert_eq!(answered.status, StatusCode::SEE_OTHER, "{said}: {}", answered.text);
    }
    vec![
        "/set/dwa/street?players=2".to_owned(),
        "/make/dwa?given.seed=4".to_owned(),
        "/games".to_owned(),
        "/chairs/street-1".to_owned(),
        "/campaigns".to_owned(),
        "/campaign/a-team".to_owned(),
        "/campaign/a-team/set".to_owned(),
        "/campaign/a-team/story".to_owned(),
        "/".to_owned(),
        "/set/dwa/farmhouse".to_owned(),
        format!("/seat/{key}"),
        format!("/seat/{key}/story"),
        format!("/seat/{watch}"),
        "/why/dwa.shoot.cover".to_owned(),
        "/api".to_owned(),
        "/exchange".to_owned(),
        "/companion".to_owned(),
        "/companion/dwa.shoot".to_owned(),
        "/companion/dwa.fear?go=1&given.nerve=x".to_owned(),
        "/nowhere".to_owned(),
        "/seat/guess".to_owned(),
    ]
}

#[tokio::test]
async fn every_page_is_well_formed_and_guarded() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    for path in every_page(&router).await {
        let reply = get(&router, &path).await;
        let policy = reply.headers["content-security-policy"].to_str().unwrap();
        assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"), "{path}");
        assert_eq!(reply.headers["x-content-type-options"], "nosniff");
        assert!(reply.text.contains("<html lang=\"en\">"), "{path}");
        assert_eq!(reply.text.matches("<h1").count(), 1, "{path}");
        assert!(!reply.text.contains("style=\"") && !reply.text.contains("<style"), "{path}");
        assert!(!reply.text.contains(" onclick"), "{path}");
        well_formed(&path, &reply.text);
    }
}

/// Every element is closed in its order, ids are there once, and every control has a label.
pub fn well_formed(path: &str, text: &str) {
    const VOID: [&str; 5] = ["meta", "link", "input", "br", "img"];
    let mut open: Vec<&str> = Vec::new();
    let mut ids: Vec<&str> = Vec::new();
    for tag in text.split('<').skip(1).map(|it| it.split('>').next().unwrap()) {
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name), "{path}");
            continue;
        }
        if tag.starts_with('!') {
            continue;
        }
        let name = tag.split([' ', '/']).next().unwrap();
        if let Some(id) = attribute(tag, "id") {
            assert!(!ids.contains(&id), "{path}: {id} is there twice");
            ids.push(id);
        }
        if matches!(name, "input" | "select") && attribute(tag, "type") != Some("hidden") {
            let labelled = open.contains(&"label")
                || attribute(tag, "aria-label").is_some()
                || attribute(tag, "id").is_some_and(|it| text.contains(&format!("for=\"{it}\"")));
            assert!(labelled, "{path}: no label for <{tag}>");
        }
        if !VOID.contains(&name) && !tag.ends_with('/') {
            open.push(name);
        }
    }
    assert!(open.is_empty(), "{path}: {open:?}");
}

fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = tag.split_once(&format!(" {name}=\""))?;
    rest.split('"').next()
}

#[tokio::test]
async fn what_is_wrong_is_said_with_its_status() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    for (path, status) in [
        ("/nowhere", StatusCode::NOT_FOUND),
        ("/seat/guess", StatusCode::NOT_FOUND),
        ("/why/dwa.no.such-rule", StatusCode::NOT_FOUND),
        ("/set/dwa/nowhere", StatusCode::NOT_FOUND),
        ("/companion/dwa.nothing", StatusCode::NOT_FOUND),
        ("/api/nowhere", StatusCode::NOT_FOUND),
        ("/api/why/x", StatusCode::NOT_FOUND),
        ("/set", StatusCode::METHOD_NOT_ALLOWED),
        ("/seat/%FF", StatusCode::BAD_REQUEST),
    ] {
        assert_eq!(get(&router, path).await.status, status, "{path}");
    }
    let escape = send(&router, request(Method::POST, "/go-on/..%2F..%2Fetc", "")).await;
    assert_eq!(escape.status, StatusCode::NOT_FOUND);
    let script = get(&router, "/companion/dwa.shoot?dice=%3Cscript%3E&go=1").await.text;
    assert!(!script.contains("<script>"));
}

#[tokio::test]
async fn other_sites_and_other_names_are_turned_away() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let mut foreign = request(Method::POST, "/set", "book=dwa&scenario=street");
    foreign.headers_mut().insert("origin", "http://example.com".parse().unwrap());
    assert_eq!(send(&router, foreign).await.status, StatusCode::FORBIDDEN);
    let mut hidden = request(Method::POST, "/set", "book=dwa&scenario=street");
    hidden.headers_mut().insert("sec-fetch-site", "cross-site".parse().unwrap());
    assert_eq!(send(&router, hidden).await.status, StatusCode::FORBIDDEN);
    let mut renamed = request(Method::GET, "/", "");
    renamed.headers_mut().insert("host", "evil.example:4000".parse().unwrap());
    assert_eq!(send(&router, renamed).await.status, StatusCode::MISDIRECTED_REQUEST);
    let mut own = request(Method::POST, "/set", "book=dwa&scenario=street");
    own.headers_mut().insert("origin", "http://127.0.0.1:4000".parse().unwrap());
    assert_eq!(send(&router, own).await.status, StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn friends_come_in_by_their_link_only() {
    let folder = tempfile::tempdir().unwrap();
    let (key, _) = street(&home(folder.path())).await;
    let router = from(folder.path(), "192.168.1.9:5000");
    let paths = [
        "/",
        "/api/games",
        "/set/dwa/street",
        "/games",
        "/campaigns",
        "/make/dwa",
        "/chairs/street-1",
        "/exchange",
    ];
    for path in paths {
        assert_eq!(get(&router, path).await.status, StatusCode::FORBIDDEN, "{path}");
    }
    assert_eq!(
        post(&router, "/api/games", &json!({ "scenario": "street" })).await.status,
        StatusCode::FORBIDDEN
    );
    assert_eq!(get(&router, &format!("/seat/{key}")).await.status, StatusCode::OK);
    assert_eq!(get(&router, "/companion").await.status, StatusCode::OK);
}

#[tokio::test]
async fn the_companion_resolves_and_reckons() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let tables = get(&router, "/api/tables").await.json();
    for it in tables["procedures"].as_array().unwrap() {
        let name = it["name"].as_str().unwrap();
        let page = get(&router, &format!("/companion/{name}")).await;
        assert_eq!(page.status, StatusCode::OK, "{name}");
        well_formed(name, &page.text);
    }
    let shot = "given.weapon=pistol&given.target.range_mm=150&given.target.cover=soft&go=1";
    let done = get(&router, &format!("/companion/dwa.shoot?{shot}&dice=4")).await;
    assert!(done.text.contains("on a d6") && done.text.contains("/why/dwa.shoot.cover"), "{}", done.text);
    well_formed("a result", &done.text);
    let rolled = get(&router, &format!("/companion/dwa.shoot?{shot}")).await;
    assert!(rolled.text.contains("Odds"), "the program rolls if nobody did");
    let many = get(&router, &format!("/companion/dwa.shoot?{shot}&dice=4+5+6")).await;
    assert!(many.text.contains("3 dice given, but this test rolls only 1."), "{}", many.text);
    let told = async |path: &str| get(&router, format!("/companion/{path}").trim_end_matches('/')).await.text;
    let price = told("dwa.ap?given.action=reload&given.action.reload=rifle&given.action.fire=bow&go=1").await;
    assert!(price.contains(">2 AP<") && price.contains("dwa.ap.cost-table"), "{price}");
    assert!(told("atzr.daypart.vision?given.part=morning&go=1").await.contains("No limit"));
    let scatter = told("dwa.setup.direction?go=1").await;
    assert!(
        scatter.contains("360 of these, 1/360 each (0.28 %)") && scatter.matches("<tr>").count() < 4,
        "{scatter}"
    );
    let row = told("dwa.shoot.weapon?given.weapon=rifle&go=1").await;
    assert!(row.contains("Mag (bursts in a clip)") && row.contains("90 cm"), "{row}");
    let heads = told("").await;
    assert!(heads.contains(">Close combat<") && !heads.contains(">CC<"), "{heads}");
    let more = told("atzr.surprise?given.reps=list&given.reps.0=5&given.zombies=3&go=1&add=given.reps").await;
    assert!(
        more.contains("name=\"given.reps.1\"") && more.contains("appear here"),
        "a row more, and nothing resolved"
    );
    let wrong = told("dwa.shoot?given.weapon=pistol&given.target.range_mm.said=99&go=1").await;
    assert!(
        wrong.contains("id=\"given.target.range_mm.amiss\"")
            && wrong.contains("Takes 0 to 20 with a pistol."),
        "{wrong}"
    );
    well_formed("what is wrong", &wrong);
    let given = json!({ "given": { "weapon": "pistol", "target": { "range_mm": 150 } } });
    let odds = post(&router, "/api/odds/dwa.shoot", &given).await.json();
    let sum: f64 = odds["outcomes"].as_array().unwrap().iter().map(|it| it["value"].as_f64().unwrap()).sum();
    assert!((sum - 1.0).abs() < 1e-9);
    let wrong = post(&router, "/api/odds/dwa.shoot", &json!({ "given": {} })).await;
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY);
    let missing = post(&router, "/api/odds/dwa.nothing", &json!({ "given": {} })).await;
    assert_eq!(missing.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn typefaces_come_from_here_and_are_cached_for_ever_under_names_that_change_with_them() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let style = get(&router, "/style.css").await.text;
    let addresses: Vec<&str> =
        style.split("src: url(").skip(1).filter_map(|it| it.split(')').next()).collect();
    assert_eq!(addresses.len(), style.matches("@font-face").count());
    for family in ["Shamble Serif", "Shamble Sans", "Shamble Narrow"] {
        assert!(style.contains(&format!("font-family: \"{family}\"")), "{family}");
    }
    for address in &addresses {
        let reply = router.clone().oneshot(request(Method::GET, address, Body::empty())).await.unwrap();
        assert_eq!(reply.status(), StatusCode::OK, "{address}");
        assert_eq!(reply.headers()["content-type"], "font/woff2");
        assert_eq!(reply.headers()["cache-control"], "public, max-age=31536000, immutable");
        let bytes = reply.into_body().collect().await.unwrap().to_bytes();
        assert!(bytes.starts_with(b"wOF2"), "{address}");
    }
    let policy = get(&router, "/").await.headers["content-security-policy"].to_str().unwrap().to_owned();
    assert!(policy.contains("font-src 'self'"), "{policy}");
    assert_eq!(get(&router, "/fonts/serif-400.woff2").await.status, StatusCode::NOT_FOUND);
}

/// Nobody who keeps the picture has the program's letters installed.
#[tokio::test]
async fn a_board_of_the_api_brings_its_letters_along() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let (key, _) = street(&router).await;
    let board = get(&router, &format!("/api/seats/{key}/board.svg")).await;
    assert_eq!(board.status, StatusCode::OK);
    for family in ["Shamble Narrow", "Shamble Serif"] {
        let face = format!("@font-face {{ font-family: \"{family}\"");
        assert!(board.text.contains(&face), "{family}");
    }
    assert_eq!(board.text.matches("url(data:font/woff2;base64,").count(), 3, "no more than stand on a board");
    let policy = board.headers["content-security-policy"].to_str().unwrap();
    assert!(policy.contains("style-src 'unsafe-inline'") && policy.contains("font-src data:"), "{policy}");
}

/// Nobody sits at such a game: there is nothing to see at its table.
#[tokio::test]
async fn a_game_of_bots_alone_opens_with_its_replay() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let order = json!({ "scenario": "street", "seed": 7, "bots": ["steady"] });
    let set = post(&router, "/api/games", &order).await.json();
    let (id, watch) = (set["id"].as_str().unwrap(), set["chairs"]["watch"].as_str().unwrap());
    let list = get(&router, "/games").await.text;
    assert!(list.contains(&format!("href=\"/seat/{watch}/replay?at=0")), "{list}");
    assert!(!list.contains(&format!("href=\"/seat/{watch}\"")), "{list}");
    let opened = send(&router, request(Method::POST, &format!("/go-on/{id}"), String::new())).await;
    assert_eq!(opened.headers["location"].to_str().unwrap(), format!("/seat/{watch}/replay?at=0&play"));
}

#[tokio::test]
async fn the_companion_tells_a_test_as_the_journal_does() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let told = async |query: &str| get(&router, &format!("/companion/dwa.fear?{query}&go=1")).await.text;
    let form = told("").await;
    assert!(form.contains("needs "), "what the sum has to be is told: {form}");
    let failed = told("dice=6+5").await;
    assert!(failed.contains("Fear test: 6 + 5 = 11, needs 9 or less (10 Moral Value"), "{failed}");
    let wrong = told("dice=7+1").await;
    assert!(wrong.contains("7 is not on a d6: it shows 1 to 6."), "{wrong}");
    let few = told("dice=3").await;
    assert!(few.contains("1 dice given, but more are needed: a d6 next for the fear test."), "{few}");
    for page in [wrong, few] {
        let words = page.split("class=\"amiss\"").nth(1).and_then(|it| it.split("</span>").next()).unwrap();
        assert!(!words.contains("dwa."), "no inner names: {words}");
    }
}
