//! Tables of a player's own box in the browser: pasted when a table is set, told wherever a result is, kept with the game.
use axum::http::StatusCode;
use serde_json::json;

use crate::{
    start::{key, leads_to, submit, table_of},
    support::{get, home, post},
};

const RANGED: &str = "name = \"Paper bullets\"\n[tables.ranged]\nrows = [{ misses = [\"always\"] }]\n";
const WRONG: &str = "[tables.ranged]\nrows = []\n";

#[tokio::test]
async fn a_game_says_that_it_is_played_by_tables_of_ones_own() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let page = get(&router, "/set/atzr/alley").await.text;
    assert!(page.contains("Your own tables"), "{page}");
    assert!(!get(&router, "/set/dwa/street").await.text.contains("Your own tables"));
    let fields =
        [("book", "atzr"), ("scenario", "market"), ("tables", RANGED), ("seat.0", "steady"), ("seed", "5")];
    let seat = table_of(&submit(&router, "/set", &fields).await);
    let table = get(&router, &seat).await.text;
    assert!(table.contains("Using your own tables: <b>Paper bullets</b>"), "{table}");
    let story = get(&router, &format!("{seat}/story")).await.text;
    assert!(story.contains("From your own tables: Paper bullets"), "somebody has fired");
    assert!(story.contains("From the book"), "and not everything is of that table");
    let journal = get(&router, &format!("/api/seats/{}/journal", key(&seat))).await.json();
    let origins: Vec<&str> =
        journal["lines"].as_array().unwrap().iter().filter_map(|it| it["origin"].as_str()).collect();
    for it in ["book", "ruling", "yours"] {
        assert!(origins.contains(&it), "{it}");
    }
    let order = json!({ "book": "atzr", "scenario": "market", "bots": ["steady"], "seed": 5 });
    let plain = post(&router, "/api/games", &order).await.json();
    let watch = plain["chairs"]["watch"].as_str().unwrap();
    let plain = get(&router, &format!("/seat/{watch}/story")).await.text;
    assert!(!plain.contains("your own tables") && plain.contains("From the book and a ruling"), "{plain}");
}

#[tokio::test]
async fn a_wrong_file_is_said_on_the_form_and_nothing_is_begun() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let fields = [("book", "atzr"), ("scenario", "alley"), ("tables", WRONG)];
    let refused = submit(&router, "/set", &fields).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused.text.contains("line 2, column 1: /tables/ranged/rows: found no row"), "{}", refused.text);
    assert!(refused.text.contains("[tables.ranged]"), "what was pasted is there still");
    let other = submit(&router, "/set", &[("book", "dwa"), ("scenario", "street"), ("tables", RANGED)]).await;
    assert!(other.status.is_client_error() && other.text.contains("has no tables"), "{}", other.text);
    let fields = [("name", "Home"), ("book", "atzr"), ("tables", WRONG)];
    let refused = submit(&router, "/campaigns", &fields).await;
    assert!(
        refused.status.is_client_error() && refused.text.contains("/tables/ranged/rows"),
        "{}",
        refused.text
    );
    let games = get(&router, "/api/games").await.json();
    assert_eq!(games["games"].as_array().unwrap().len(), 0);
}

#[tokio::test]
async fn a_campaign_is_begun_with_tables_of_ones_own() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let fields = [("name", "By my box"), ("book", "atzr"), ("tables", RANGED)];
    let here = leads_to(&submit(&router, "/campaigns", &fields).await);
    let page = get(&router, &here).await.text;
    assert!(page.contains("This campaign uses your own tables: <b>Paper bullets</b>"), "{page}");
}

#[tokio::test]
async fn single_tests_and_rules_say_whose_word_they_are() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let test = get(&router, "/companion/atzr.encounter?go=1&given.area=urban&dice=1").await.text;
    assert!(test.contains("From the book and a ruling"), "{test}");
    let entry = get(&router, "/companion/atzr.building.entry?go=1&dice=1").await.text;
    assert!(entry.contains(">From the book<"), "{entry}");
    assert!(get(&router, "/why/atzr.charge.test").await.text.contains("From the book"));
    assert!(get(&router, "/why/atzr.ruling.table-melee").await.text.contains("From a ruling"));
    let why = get(&router, "/api/why/atzr.ruling.table-melee").await.json();
    assert_eq!(why["origin"], "ruling");
    let resolved =
        post(&router, "/api/resolve/atzr.charge", &json!({ "given": {}, "dice": [1, 1, 1, 6] })).await;
    let resolved = resolved.json();
    assert_eq!(resolved["origin"], "ruling");
    assert_eq!(resolved["origins"]["atzr.charge.test"], "book");
}

#[tokio::test]
async fn a_campaign_that_comes_with_the_program_is_offered_and_begins() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    assert!(get(&router, "/").await.text.contains("Start All by yourself"), "to somebody who has none yet");
    assert!(get(&router, "/campaigns").await.text.contains("Start All by yourself"));
    let here = leads_to(&submit(&router, "/campaigns", &[("ready", "all-by-yourself")]).await);
    let page = get(&router, &here).await.text;
    assert!(page.contains("Nick"), "{page}");
    crate::course::say(&router, &here, "Set out").await;
    let page = get(&router, &here).await.text;
    assert!(page.contains("Next: Nothing left to eat"), "{page}");
    let seat = table_of(&submit(&router, &format!("{here}/begin"), &[]).await);
    assert_eq!(get(&router, &seat).await.status, StatusCode::OK);
    let wrong = submit(&router, "/campaigns", &[("ready", "no-such")]).await;
    assert_eq!(wrong.status, StatusCode::NOT_FOUND);
}

/// Whatever is rolled, robbers come; and whoever is with the Star leaves.
const GRIM: &str = r#"name = "Grim"
[people.involuntary]
suburbs = ["robbery", "robbery", "robbery", "robbery", "robbery", "robbery"]
[people.together]
star-out-of-the-fight = -1
each-member-lost = -1
star-born-leader = 1
months = 3
each-months = -1
hungry = 1
poisoned = 1
grunt-born-leader = -1
star-twice = "leaves"
star-more = "leaves"
same-after-success = "leaves"
same-after-failure = "leaves"
grunt-more = "leaves"
grunt-twice = "leaves"
"#;

/// The two Encounters of a month in the suburbs by these tables, played by a bot as far as the second; the campaign.
async fn grim_month(router: &axum::Router) -> String {
    let fields = [("name", "By my box"), ("book", "atzr"), ("tables", GRIM)];
    let here = leads_to(&submit(router, "/campaigns", &fields).await);
    crate::course::say(router, &here, "Add a player").await;
    let fields = [("given.counter", "Tonya"), ("given.class", "survivor")];
    leads_to(&submit(router, &format!("{here}/answer"), &fields).await);
    crate::course::say(router, &here, "Begin the campaign").await;
    crate::course::say(router, &here, "One player alone").await;
    let answer = format!("{here}/answer");
    // Nobody has to eat, so that nobody is asked who does.
    leads_to(&submit(router, &answer, &[("some", "0")]).await);
    leads_to(&submit(router, &answer, &[("number", "1")]).await);
    while get(router, &here).await.text.contains("What do you start with?") {
        leads_to(&submit(router, &answer, &[("one", "0")]).await);
    }
    for it in ["The suburbs", "Nothing this month", "Set out"] {
        crate::course::say(router, &here, it).await;
    }
    here
}

#[tokio::test]
async fn what_happens_in_a_month_and_who_stays_come_from_tables_of_ones_own() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let here = grim_month(&router).await;
    let page = get(&router, &here).await.text;
    assert!(page.contains("Next: Robbery") && page.contains("obbers come"), "{page}");
    assert!(page.contains("(your tables)"), "{page}");
    let fields = [("seat.0", "steady"), ("seed", "5")];
    let seat = table_of(&submit(&router, &format!("{here}/begin"), &fields).await);
    leads_to(&submit(&router, &format!("{seat}/again"), &[]).await);
    let told = get(&router, &format!("{here}/game/1")).await.text;
    let story = get(&router, &format!("{here}/story")).await.text;
    assert!(story.contains("obbers come") && story.contains("(your tables)"), "{story}");
    // Tonya's Grunt is dead or gone: nobody stays by these tables.
    assert!(!told.contains("stays with the group"), "{told}");
    if told.contains("leaves the group") {
        assert!(told.contains("Some of it from your own tables"), "{told}");
    }
}
