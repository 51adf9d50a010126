//! A campaign that goes on by itself in the browser: from a lone Star through the first month.
use axum::{Router, http::StatusCode};

use crate::{
    start::{key, leads_to, submit, table_of},
    support::{get, home, question},
};

/// The value of the hidden field that stands for the open question.
pub fn number(page: &str) -> &str {
    let from = page.find("name=\"question\" value=\"").expect("a question") + 23;
    &page[from..from + page[from..].find('"').unwrap()]
}

/// The number of the option with these words.
fn option(page: &str, words: &str) -> String {
    let at = page.find(&format!("<b>{words}</b>")).unwrap_or_else(|| panic!("{words}: {page}"));
    let from = page[..at].rfind("data-option=\"").unwrap() + 13;
    page[from..from + page[from..].find('"').unwrap()].to_owned()
}

/// Answers what the page asks with the option that has these words.
pub async fn say(router: &Router, here: &str, words: &str) {
    let page = get(router, here).await.text;
    let fields = [("question", number(&page)), ("one", &option(&page, words))];
    assert_eq!(leads_to(&submit(router, &format!("{here}/answer"), &fields).await), here);
}

/// A lone Star who has just set out.
async fn lone_star(router: &Router) -> String {
    let fields = [("name", "All by herself"), ("book", "atzr")];
    let here = leads_to(&submit(router, "/campaigns", &fields).await);
    tonya(router, &here).await;
    say(router, &here, "Begin the campaign").await;
    say(router, &here, "One player alone").await;
    let page = get(router, &here).await.text;
    assert!(page.contains("leave out?"), "{page}");
    leads_to(&submit(router, &format!("{here}/answer"), &[("question", number(&page))]).await);
    for it in ["Pistol", "Baseball Bat", "Vest", "Ammo", "Supplies A"] {
        say(router, &here, it).await;
    }
    here
}

/// Tonya joins, alone.
pub async fn tonya(router: &Router, here: &str) {
    say(router, here, "Add a player").await;
    let fields = [("given.counter", "Tonya"), ("given.class", "survivor"), ("given.alone", "true")];
    leads_to(&submit(router, &format!("{here}/answer"), &fields).await);
}

#[tokio::test]
async fn a_lone_star_is_walked_through_the_first_month() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let here = lone_star(&router).await;
    let page = get(&router, &here).await.text;
    assert!(page.contains("Where do you spend the month?") && page.contains("/why/atzr.campaign.move-area"));
    let early = submit(&router, &format!("{here}/begin"), &[]).await;
    assert_eq!(early.status, StatusCode::CONFLICT, "as handing in: {}", early.text);
    assert!(early.text.contains("No game is due"), "{}", early.text);
    say(&router, &here, "The suburbs").await;
    let stale =
        submit(&router, &format!("{here}/answer"), &[("question", number(&page)), ("one", "0")]).await;
    assert_eq!(stale.status, StatusCode::CONFLICT, "an answer to another question");
    say(&router, &here, "Search").await;
    assert_eq!(leads_to(&submit(&router, &format!("{here}/undo"), &[]).await), here);
    say(&router, &here, "Search").await;
    say(&router, &here, "By day").await;

    say(&router, &here, "Hand something over").await;
    say(&router, &here, "Ammo (Tonya)").await;
    say(&router, &here, "The store").await;
    assert!(get(&router, &here).await.text.contains("Ammo goes from Tonya to the store"));
    say(&router, &here, "Set out").await;
    let page = get(&router, &here).await.text;
    assert!(page.contains("Next: Search") && page.contains("Start game"), "{page}");
    assert_eq!(get(&router, &format!("{here}/set")).await.status, StatusCode::OK);
    let fields = [("seat.0", "steady"), ("seed", "5")];
    leads_to(&submit(&router, &format!("{here}/begin"), &fields).await);
    let page = get(&router, &here).await.text;
    assert!(page.contains("Record the result"), "a bot has played it to its end: {page}");
    assert_eq!(leads_to(&submit(&router, &format!("{here}/settle"), &[]).await), here);
    assert!(get(&router, &format!("{here}/game/1")).await.text.contains("Continue the campaign"));
    let page = get(&router, &here).await.text;
    assert!(page.contains(&format!("{here}/game/1")), "{page}");
    let twice = submit(&router, &format!("{here}/settle"), &[]).await;
    assert!(twice.status.is_client_error(), "no game is handed in twice");
}

#[tokio::test]
async fn an_encounter_that_is_due_can_be_played_by_hand_and_abandoned() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let here = lone_star(&router).await;
    for it in ["The country", "Take Back", "In the morning", "Set out"] {
        say(&router, &here, it).await;
    }
    let seat = leads_to(&submit(&router, &format!("{here}/begin"), &[("seat.0", "me")]).await);
    assert_eq!(question(&router, &key(&seat)).await["state"], "asked");
    leads_to(&submit(&router, &format!("{here}/answer"), &[("abandon", "yes"), ("sure", "yes")]).await);
    say(&router, &here, "Set out").await;
    assert!(get(&router, &here).await.text.contains("Start game"));
}

/// A Search of the suburbs that a bot has played to its end; the campaign and the key of the table.
async fn searched(router: &Router) -> (String, String) {
    let here = lone_star(router).await;
    for it in ["The suburbs", "Search", "By day", "Set out"] {
        say(router, &here, it).await;
    }
    let fields = [("seat.0", "steady"), ("seed", "5")];
    let seat = table_of(&submit(router, &format!("{here}/begin"), &fields).await);
    (here, seat)
}

#[tokio::test]
async fn a_game_that_is_over_is_handed_in_on_the_way_back_to_the_campaign() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let here = lone_star(&router).await;
    for it in ["The suburbs", "Search", "By day", "Set out"] {
        say(&router, &here, it).await;
    }
    let seat = leads_to(&submit(&router, &format!("{here}/begin"), &[("seat.0", "me")]).await);
    assert_eq!(leads_to(&submit(&router, &format!("{seat}/again"), &[]).await), here);
    assert!(get(&router, &here).await.text.contains("Continue"), "and nothing has changed");

    let (here, seat) = searched(&router).await;
    assert_eq!(leads_to(&submit(&router, &format!("{seat}/again"), &[]).await), here);
    let page = get(&router, &here).await.text;
    assert!(!page.contains("Record the result") && page.contains(&format!("{here}/game/1")), "{page}");
    assert_eq!(leads_to(&submit(&router, &format!("{seat}/again"), &[]).await), here, "once is enough");
}

#[tokio::test]
async fn the_story_is_a_page_to_read_and_a_text_to_keep() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let (here, seat) = searched(&router).await;
    leads_to(&submit(&router, &format!("{seat}/again"), &[]).await);
    let page = get(&router, &format!("{here}/story")).await.text;
    for it in ["<h2 id=\"chapter-1\">Month 1 of year 1</h2>", "The month is spent in the suburbs.", "Tonya"] {
        assert!(page.contains(it), "{it}: {page}");
    }
    assert!(!page.contains('§'), "{page}");
    let text = get(&router, &format!("{here}/story.md")).await;
    assert_eq!(text.status, StatusCode::OK);
    assert!(text.text.starts_with("# All by herself\n"), "{}", text.text);
    for it in ["## Month 1 of year 1\n", "The month is spent in the suburbs.", "Search: failure in turn "] {
        assert!(text.text.contains(it), "{it}: {}", text.text);
    }
}

#[tokio::test]
async fn boxes_of_which_none_has_to_be_ticked_say_so() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let fields = [("name", "All by herself"), ("book", "atzr")];
    let here = leads_to(&submit(&router, "/campaigns", &fields).await);
    tonya(&router, &here).await;
    say(&router, &here, "Begin the campaign").await;
    say(&router, &here, "One player alone").await;
    let page = get(&router, &here).await.text;
    assert!(page.contains("Choose any number, or none.") && page.contains(">None<"), "{page}");
    assert!(!page.contains(" checked"), "nothing is left out unless somebody says so");
}
