//! The start page: what it lists, what its forms do, what they refuse.
use crate::support::{answer_default, get, home, question, request, send, set, street};
use axum::{
    Router,
    http::{Method, StatusCode},
};
use serde_json::{Value, json};

use super::support::Reply;

/// Posts a form.
pub async fn submit(router: &Router, path: &str, fields: &[(&str, &str)]) -> Reply {
    let mut body = form_urlencoded::Serializer::new(String::new());
    for (name, value) in fields {
        body.append_pair(name, value);
    }
    send(router, request(Method::POST, path, body.finish())).await
}

/// Where a reply leads to.
pub fn leads_to(reply: &Reply) -> String {
    assert_eq!(reply.status, StatusCode::SEE_OTHER, "{}", reply.text);
    reply.headers["location"].to_str().unwrap().to_owned()
}

/// The table that a reply leads to; a game of bots alone leads to its replay.
pub fn table_of(reply: &Reply) -> String {
    let address = leads_to(reply);
    address.split("/replay?").next().unwrap_or_default().to_owned()
}

/// The key in the address of a seat.
pub fn key(address: &str) -> String {
    address.rsplit('/').next().unwrap().to_owned()
}

async fn games(router: &Router) -> Vec<Value> {
    get(router, "/api/games").await.json()["games"].as_array().unwrap().clone()
}

const STREET: [(&str, &str); 2] = [("book", "dwa"), ("scenario", "street")];

#[tokio::test]
async fn the_shelf_shows_every_book_with_its_cover_and_where_to_start() {
    let folder = tempfile::tempdir().unwrap();
    let page = get(&home(folder.path()), "/").await.text;
    assert_eq!(page.matches("class=\"pic volume\"").count(), books::stock().len() + shelf::to_come().len());
    for book in shelf::to_come() {
        assert!(page.contains(book.title));
    }
    assert_eq!(page.matches("Start here").count(), 1);
    assert_eq!(page.matches("class=\"btn go\"").count(), 1, "one red button");
    assert!(page.contains("teaches") && page.contains("15 min"));
    let first = page.find("/set/dwa/street").unwrap();
    assert!(page[first..].find("Start here").unwrap() < page[first..].find("/set/dwa/farmhouse").unwrap());
}

#[tokio::test]
async fn the_red_button_sets_the_first_scenario_with_what_stands_there() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let page = get(&router, "/").await.text;
    let fields = defaults(&page);
    let fields: Vec<(&str, &str)> = fields.iter().map(|it| (it.0.as_str(), it.1.as_str())).collect();
    let seat = leads_to(&submit(&router, "/set", &fields).await);
    assert!(seat.starts_with("/seat/"));
    let asked = question(&router, &key(&seat)).await;
    assert_eq!(asked["state"], "asked");
}

/// What a browser would send of the form that sets a table, if nobody touches it.
fn defaults(page: &str) -> Vec<(String, String)> {
    let form = page.split("action=\"/set\"").nth(1).unwrap().split("</form>").next().unwrap();
    let attribute = |tag: &str, name: &str| {
        let rest = tag.split(&format!(" {name}=\"")).nth(1)?;
        Some(rest.split('"').next()?.to_owned())
    };
    let mut fields = Vec::new();
    let mut select = None;
    for tag in form.split('<').skip(1).map(|it| it.split('>').next().unwrap()) {
        if tag.starts_with("select ") {
            select = attribute(tag, "name");
        }
        let is_ticked = |kind: &str| tag.contains(&format!("type=\"{kind}\"")) && !tag.contains(" checked");
        if tag.starts_with("option ") && tag.ends_with(" selected") {
            fields.push((select.clone().unwrap(), attribute(tag, "value").unwrap()));
        }
        if tag.starts_with("input ") && !is_ticked("checkbox") && !is_ticked("radio") {
            fields.extend(attribute(tag, "name").map(|it| (it, attribute(tag, "value").unwrap_or_default())));
        }
    }
    fields
}

#[tokio::test]
async fn every_switch_quotes_the_ledger_and_is_played_by() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let page = get(&router, "/set/dwa/street").await.text;
    for switch in books::book("dwa").unwrap().switches {
        assert!(page.contains(&format!("name=\"rule.{}\"", switch.id)), "{}", switch.id);
        for rule in switch.rules {
            assert!(page.contains(&format!("/why/{rule}")), "{rule}");
        }
    }
    // With searching off nobody searches; with it on, the journal says so from the start.
    for (value, is_on) in [("on", true), ("off", false)] {
        let fields = [STREET[0], STREET[1], ("rule.search", "off"), ("rule.search", value), ("seed", "7")];
        let seat = leads_to(&submit(&router, "/set", &fields).await);
        let journal = get(&router, &format!("/api/seats/{}/journal", key(&seat))).await.text;
        assert_eq!(journal.contains("searching"), is_on, "{journal}");
    }
}

#[tokio::test]
async fn what_cannot_be_is_said_on_the_form_and_sets_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    for (name, value, said) in [
        ("seed", "seven", "A seed is a whole number."),
        ("set.zombies", "9999", "0 to 30"),
        ("set.zombies", "many", "takes a whole number from"),
        ("set.cats", "3", "There is no setting `cats`"),
        ("rule.jams", "maybe", "is not among on, off"),
        ("rule.cats", "on", "no optional rule"),
        ("seat.0", "hal", "no bot"),
        ("seat.x", "me", "no such seat"),
        ("players", "9", "expected 1 to 2"),
        ("players", "999", "too many players"),
    ] {
        let reply = submit(&router, "/set", &[STREET[0], STREET[1], (name, value)]).await;
        assert!(reply.status.is_client_error(), "{name}={value}: {}", reply.status);
        assert!(reply.text.contains(said) && reply.text.contains("role=\"alert\""), "{name}={value}: {said}");
        assert!(reply.text.contains("Start game"), "the form is there again");
    }
    let lost = submit(&router, "/set", &[("book", "dwa"), ("scenario", "nowhere")]).await;
    assert_eq!(lost.status, StatusCode::NOT_FOUND);
    assert!(games(&router).await.is_empty());
}

#[tokio::test]
async fn what_is_chosen_is_played_with() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let farm = [("book", "dwa"), ("scenario", "farmhouse"), ("seed", "7")];
    let mut held = Vec::new();
    for weapons in ["their-own", "pistols"] {
        let fields = [&farm[..], &[("set.weapons", weapons), ("set.zombies", "3")]].concat();
        let seat = leads_to(&submit(&router, "/set", &fields).await);
        held.push(get(&router, &format!("/api/seats/{}/view", key(&seat))).await.text);
    }
    assert!(held[0].contains("rifle") && !held[1].contains("rifle") && held[1].contains("pistol"));
    let wrong = submit(&router, "/set", &[&farm[..], &[("set.weapons", "bows")]].concat()).await;
    assert!(wrong.status.is_client_error() && wrong.text.contains("role=\"alert\""));
    assert!(wrong.text.contains("one-shotgun, pistols, shotguns, their-own"), "it says what there is");
    let drawn = |weapons: &str| format!("/drawn/dwa/farmhouse?set.weapons={weapons}");
    assert_ne!(get(&router, &drawn("their-own")).await.text, get(&router, &drawn("pistols")).await.text);
}

#[tokio::test]
async fn friends_get_links_and_bots_take_their_chairs() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let two = get(&router, "/set/dwa/street?players=2").await.text;
    assert!(two.contains("name=\"seat.1\""), "there is a second chair");
    let fields = [STREET[0], STREET[1], ("players", "2"), ("seat.0", "me"), ("seat.1", "friend")];
    let links = leads_to(&submit(&router, "/set", &fields).await);
    let page = get(&router, &links).await;
    assert_eq!(page.status, StatusCode::OK);
    assert_eq!(page.text.matches("data-copy").count(), 3, "me, a friend, those who watch");
    let chairs = games(&router).await[0]["chairs"].clone();
    for chair in chairs["seats"].as_array().unwrap() {
        assert!(page.text.contains(chair["key"].as_str().unwrap()));
    }
    let fields = [STREET[0], STREET[1], ("players", "2"), ("seat.0", "me"), ("seat.1", "steady")];
    let seat = leads_to(&submit(&router, "/set", &fields).await);
    assert!(seat.starts_with("/seat/"), "nobody has to be sent a link");
    assert_eq!(get(&router, "/chairs/nothing").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_place_can_be_made_up_looked_at_and_played() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let somewhere = leads_to(&get(&router, "/make/dwa").await);
    assert!(somewhere.starts_with("/make/dwa?given.seed="));
    let here = "/make/dwa?given.seed=7&given.humans=3&given.size_cm.0=90&given.size_cm.1=60&given.goal=kill&given.goal.kill.zombies=4";
    let page = get(&router, here).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.text.contains("Made-up town 7") && page.text.contains("class=\"pic board\""));
    assert!(page.text.contains("90 by 60 cm"), "the picture is of the place that was asked for");
    let made = json!({ "seed": 7, "humans": 3, "zombies": 4, "size_cm": [90, 60] }).to_string();
    let seat = leads_to(&submit(&router, "/set", &[("book", "dwa"), ("made", &made)]).await);
    let view = get(&router, &format!("/api/seats/{}/view", key(&seat))).await.json();
    assert_eq!(view["title"], "Made-up town 7");
    for wrong in [
        "given.seed=7&given.humans=99",
        "given.seed=x",
        "given.seed=7&given.size_cm.0=90",
        "given.seed=7&given.goal=fly",
    ] {
        let reply = get(&router, &format!("/make/dwa?{wrong}")).await;
        assert!(reply.status.is_client_error() && reply.text.contains("role=\"alert\""), "{wrong}");
    }
    let crowd = get(
        &router,
        "/make/dwa?given.seed=7&given.zombies=1000&last=%7B%22seed%22:7,%22size_cm%22:%5B90,60%5D%7D",
    )
    .await;
    assert!(
        crowd.status.is_client_error() && crowd.text.contains("A whole number, from 0 to 500."),
        "{}",
        crowd.text
    );
    assert!(crowd.text.contains("90 by 60 cm"), "the map before it stays");
    assert!(crowd.text.contains("max=\"500\"") && !crowd.text.contains("column"), "{}", crowd.text);
    let farm = get(&router, "/set/dwa/farmhouse?set.zombies=9999").await.text;
    assert!(farm.contains("takes a whole number from") && !farm.contains("column"), "{farm}");
    let wrong = submit(&router, "/set", &[("book", "dwa"), ("made", "{\"humans\":99}")]).await;
    assert!(wrong.status.is_client_error() && wrong.text.contains("1 to 12"), "{}", wrong.text);
    assert_eq!(games(&router).await.len(), 1);
    assert_eq!(get(&router, "/make/nothing").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_game_put_away_can_be_taken_out_again() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    street(&router).await;
    let page = get(&router, "/").await.text;
    assert!(
        page.contains("Continue street-1") && page.contains("/put-away/street-1") && page.contains("turn 1")
    );
    assert_eq!(leads_to(&submit(&router, "/put-away/street-1", &[]).await), "/games");
    assert!(!get(&router, "/").await.text.contains("street-1"));
    assert!(get(&router, "/games").await.text.contains("/take-out/street-1"));
    leads_to(&submit(&router, "/take-out/street-1", &[]).await);
    assert!(get(&router, "/").await.text.contains("Continue street-1"));
    let seat = leads_to(&submit(&router, "/go-on/street-1", &[]).await);
    assert_eq!(get(&router, &seat).await.status, StatusCode::OK);
    for path in ["/put-away/nothing", "/take-out/..%2F..%2Fx", "/go-on/nothing"] {
        assert_eq!(submit(&router, path, &[]).await.status, StatusCode::NOT_FOUND, "{path}");
    }
}

#[tokio::test]
async fn a_game_that_is_over_stands_apart_with_its_report() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let order = json!({ "scenario": "street", "seed": 7, "bots": ["steady"] });
    let reply = super::support::post(&router, "/api/games", &order).await;
    assert_eq!(reply.status, StatusCode::OK);
    let page = get(&router, "/").await.text;
    assert!(!page.contains("Continue street-1") && page.contains("Finished games"));
    assert!(page.contains("/report") && page.contains("/replay?at=0"));
}

#[tokio::test]
async fn a_game_names_who_is_asked_and_how_far_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let (key, _) = set(&router, &json!({ "scenario": "street", "seed": 7 })).await;
    let asked = question(&router, &key).await;
    answer_default(&router, &key, &asked).await;
    let asked = question(&router, &key).await;
    let page = get(&router, "/").await.text;
    let prompt = asked["prompt"].as_str().unwrap();
    assert!(page.contains(&format!("<span class=\"ask1\">{prompt}</span>")), "{prompt}");
}
