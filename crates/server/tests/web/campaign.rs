//! Campaigns in the browser: a team from its first character to the scenario after the first.
use crate::{
    course::{number, say},
    exchange::import,
    start::{key, leads_to, submit, table_of},
    support::{answer_default, from, get, home, post, question},
};
use axum::{Router, http::StatusCode};
use serde_json::json;

const ANN: [(&str, &str); 6] = [
    ("given.name", "Ann"),
    ("given.archetype", "military"),
    ("given.sex", "female"),
    ("given.weapons.0.weapon", "assault-rifle"),
    ("given.weapons.1.weapon", "pistol"),
    ("given.quirks", "0"),
];
const BOB: [(&str, &str); 5] = [
    ("given.name", "Bob"),
    ("given.archetype", "civilian"),
    ("given.sex", "male"),
    ("given.weapons.0.weapon", "pistol"),
    ("given.quirks", "0"),
];

async fn new(router: &Router, name: &str) -> String {
    leads_to(&submit(router, "/campaigns", &[("name", name), ("book", "dwa")]).await)
}

/// Fills in the form that the campaign asks for.
async fn fill_in(router: &Router, here: &str, fields: &[(&str, &str)]) {
    assert_eq!(leads_to(&submit(router, &format!("{here}/answer"), fields).await), here);
}

async fn team(router: &Router) -> String {
    let here = new(router, "The long way home").await;
    for who in [&ANN[..], &BOB[..]] {
        say(router, &here, "Add a new character").await;
        fill_in(router, &here, who).await;
    }
    here
}

/// Down the street as it stands; the game is due then.
async fn set_out(router: &Router, here: &str) {
    say(router, here, "Play a game").await;
    say(router, here, "Down the street").await;
    fill_in(router, here, &[("given.turns", "7"), ("given.zombies", "5")]).await;
}

#[tokio::test]
async fn a_campaign_goes_from_its_team_through_a_game_to_the_next_scenario() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let here = team(&router).await;
    let page = get(&router, &here).await.text;
    assert!(page.contains("Ann") && page.contains("Bob joins the team") && page.contains("before game 1"));
    set_out(&router, &here).await;
    let set = get(&router, &format!("{here}/set")).await;
    assert_eq!(set.status, StatusCode::OK);
    assert!(set.text.contains("Ann, Bob"), "the team is in the scenario");

    let fields = [("seat.0", "steady"), ("seed", "5")];
    let table = table_of(&submit(&router, &format!("{here}/begin"), &fields).await);
    let page = get(&router, &here).await.text;
    assert!(page.contains("Record the result"), "a bot has played it to its end: {page}");
    assert!(
        !get(&router, &format!("{table}/report")).await.text.contains("<h3>Ann</h3>"),
        "not handed in yet"
    );
    assert_eq!(leads_to(&submit(&router, &format!("{here}/settle"), &[]).await), here);
    let told = get(&router, &format!("{here}/game/1")).await.text;
    assert!(
        told.contains("What changed for each person") && told.contains("Continue the campaign"),
        "{told}"
    );
    assert!(told.contains("<h3>Ann</h3>") && told.contains("/why/dwa."), "each change with its rule: {told}");

    let report = get(&router, &format!("{table}/report")).await.text;
    assert!(report.contains("<h3>Ann</h3>") && report.contains("On to the next game"), "{report}");
    let json = get(&router, &format!("/api{}/report", table.replace("seat", "seats"))).await.json();
    assert_eq!(json["report"]["carried"]["number"], 1);

    let story = get(&router, &format!("{here}/story")).await.text;
    assert!(!story.contains("Nothing has happened") && story.contains(&format!("{here}/game/1")), "{story}");
    let text = get(&router, &format!("{here}/story.md")).await.text;
    assert!(text.contains("## Game 1\n") && text.contains("Down the street: "), "{text}");

    let page = get(&router, &here).await.text;
    assert!(page.contains("Games played"), "{page}");
    let twice = submit(&router, &format!("{here}/settle"), &[]).await;
    assert!(twice.status.is_client_error(), "no game is handed in twice");
    // Taken back, the very same game is due again.
    leads_to(&submit(&router, &format!("{here}/undo"), &[]).await);
    assert!(get(&router, &here).await.text.contains("Record the result"));
}

/// A game that a bot has played to its end; its table.
async fn played(router: &Router, here: &str) -> String {
    set_out(router, here).await;
    table_of(&submit(router, &format!("{here}/begin"), &[("seat.0", "steady"), ("seed", "5")]).await)
}

#[tokio::test]
async fn what_a_game_brought_stands_on_the_page_until_the_next_one_begins() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let here = team(&router).await;
    played(&router, &here).await;
    let page = get(&router, &here).await.text;
    assert!(page.contains("Down the street is over") && !page.contains("Next: Down"), "{page}");
    assert!(!page.contains("What changed"), "{page}");
    leads_to(&submit(&router, &format!("{here}/settle"), &[]).await);
    let page = get(&router, &here).await.text;
    let at = |words: &str| page.find(words).unwrap_or_else(|| panic!("{words}: {page}"));
    assert!(at("What changed") < at("What does the team do next?"), "before it is asked on");
    assert!(at("What changed") < at("gains 2 XP"), "{page}");
    set_out(&router, &here).await;
    assert!(get(&router, &here).await.text.contains("What changed"));
    let seat = leads_to(&submit(&router, &format!("{here}/begin"), &[("seat.0", "me")]).await);
    assert!(get(&router, &seat).await.text.contains(&format!("href=\"{here}\"")), "the menu leads back");
    let page = get(&router, &here).await.text;
    assert!(!page.contains("What changed") && page.contains("Down the street is being played"), "{page}");
}

#[tokio::test]
async fn a_campaign_that_comes_in_again_has_games_of_its_own() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let here = team(&router).await;
    let table = played(&router, &here).await;
    leads_to(&submit(&router, &format!("{here}/settle"), &[]).await);
    let file = get(&router, "/export-campaign/the-long-way-home").await;
    assert_eq!(import(&router, file.text).await.status, StatusCode::OK);
    let own = get(&router, &format!("{here}/game/1")).await.text;
    assert!(own.contains(&format!("{table}/report")), "{own}");
    let copied = get(&router, "/campaign/the-long-way-home-2/game/1").await.text;
    assert!(copied.contains("/report\"") && copied.contains("<h3>Ann</h3>"), "{copied}");
    assert!(!copied.contains(&table), "not the game of the campaign it was copied from: {copied}");
}

#[tokio::test]
async fn a_game_that_counts_in_a_campaign_is_undone_there_first() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let here = team(&router).await;
    set_out(&router, &here).await;
    let seat = leads_to(&submit(&router, &format!("{here}/begin"), &[("seat.0", "me")]).await);
    let key = key(&seat).to_owned();
    let mut asked = question(&router, &key).await;
    while asked["question"].is_object() {
        asked = answer_default(&router, &key, &asked).await.json();
    }
    let undo = json!({ "number": asked["number"], "to": 0 });
    assert!(get(&router, &seat).await.text.contains("id=\"undo\""), "it is over, and does not count yet");
    leads_to(&submit(&router, &format!("{here}/settle"), &[]).await);
    let page = get(&router, &seat).await.text;
    assert!(!page.contains("id=\"undo\""), "{page}");
    let refused = post(&router, &format!("/api/seats/{key}/undo"), &undo).await;
    assert_eq!(refused.status, StatusCode::CONFLICT, "{}", refused.text);
    assert!(refused.text.contains("Undo that there first"), "{}", refused.text);
    leads_to(&submit(&router, &format!("{here}/undo"), &[]).await);
    let undone = post(&router, &format!("/api/seats/{key}/undo"), &undo).await;
    assert_eq!(undone.status, StatusCode::OK, "{}", undone.text);
}

#[tokio::test]
async fn the_story_takes_its_deeds_from_the_reports_and_leaves_dice_and_undos_out() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let here = team(&router).await;
    say(&router, &here, "Play a game").await;
    leads_to(&submit(&router, &format!("{here}/undo"), &[]).await);
    let table = played(&router, &here).await;
    leads_to(&submit(&router, &format!("{here}/settle"), &[]).await);
    let json = get(&router, &format!("/api{}/report", table.replace("seat", "seats"))).await.json();
    let lead = json["report"]["lead"].as_str().unwrap();
    let story = get(&router, &format!("{here}/story")).await.text;
    let text = get(&router, &format!("{here}/story.md")).await.text;
    for it in [&story, &text] {
        assert!(it.contains(lead), "{lead}: {it}");
        assert!(it.contains("Ann joins the team"), "{it}");
        for not in ["undid", "§", "rolls", " dice", "/why/"] {
            assert!(!it.contains(not), "{not}: {it}");
        }
    }
    assert!(story.contains(&format!("{table}/report")), "the way to the whole report: {story}");
    let replay = get(&router, &format!("{table}/replay?at=0")).await.text;
    assert!(replay.contains("Continue the campaign"), "what bots have played goes on from its replay");
}

#[tokio::test]
async fn a_campaign_is_archived_and_restored_and_those_that_come_with_the_program_stay_on_the_start_page() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let here = team(&router).await;
    let listed = format!("href=\"{here}\"");
    let start = get(&router, "/").await.text;
    assert!(start.contains(&listed) && start.contains("name=\"ready\""), "{start}");
    assert_eq!(leads_to(&submit(&router, &format!("{here}/put-away"), &[]).await), "/campaigns");
    assert!(!get(&router, "/").await.text.contains(&listed));
    let all = get(&router, "/campaigns").await.text;
    let at = |words: &str| all.find(words).unwrap_or_else(|| panic!("{words}: {all}"));
    assert!(at("Archive") < at(&listed) && all.contains("Restore"), "{all}");
    assert_eq!(leads_to(&submit(&router, &format!("{here}/take-out"), &[]).await), "/campaigns");
    assert!(get(&router, "/").await.text.contains(&listed));
    let none = submit(&router, "/campaign/nothing/put-away", &[]).await;
    assert_eq!(none.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn what_is_wrong_with_a_form_is_said_without_the_names_of_files() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let here = team(&router).await;
    say(&router, &here, "Add a new character").await;
    let fields = [
        ("given.name", "Cy"),
        ("given.archetype", "civilian"),
        ("given.sex", "male"),
        ("given.quirks", "0"),
        ("given.weapons.0.weapon", "rifle"),
        ("given.weapons.0.loaded", "99"),
    ];
    let wrong = submit(&router, &format!("{here}/answer"), &fields).await;
    assert!(wrong.status.is_client_error());
    assert!(wrong.text.contains("t has to be 0 to 10 for a rifle, not 99."), "{}", wrong.text);
    for not in ["weapons.0.loaded:", "(dwa."] {
        assert!(!wrong.text.contains(not), "{not}: {}", wrong.text);
    }
}

#[tokio::test]
async fn a_game_that_several_begin_at_once_begins_once() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let here = team(&router).await;
    set_out(&router, &here).await;
    let (at, fields) = (format!("{here}/begin"), [("seat.0", "me")]);
    let begin = || submit(&router, &at, &fields);
    let (a, b, c, d) = tokio::join!(begin(), begin(), begin(), begin());
    let begun = [&a, &b, &c, &d].into_iter().filter(|it| !it.status.is_client_error());
    assert_eq!(begun.map(table_of).count(), 1, "{} {} {} {}", a.status, b.status, c.status, d.status);
    assert!([&a, &b, &c, &d].iter().all(|it| !it.status.is_server_error()));
    let again = submit(&router, &at, &fields).await;
    assert!(again.text.contains("is being played"), "{}", again.text);
}

#[tokio::test]
async fn a_game_under_way_can_be_gone_on_with_or_abandoned_after_being_asked() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let here = team(&router).await;
    set_out(&router, &here).await;
    let seat = table_of(&submit(&router, &format!("{here}/begin"), &[("seat.0", "me")]).await);
    assert_eq!(question(&router, &key(&seat)).await["state"], "asked");
    assert_eq!(leads_to(&submit(&router, &format!("{here}/go-on"), &[]).await), seat);
    let early = submit(&router, &format!("{here}/settle"), &[]).await;
    assert!(early.text.contains("not over yet"), "{}", early.text);
    let second = submit(&router, &format!("{here}/begin"), &[("seat.0", "me")]).await;
    assert!(second.status.is_client_error() && second.text.contains("is being played"));
    let unasked = submit(&router, &format!("{here}/answer"), &[("abandon", "yes")]).await;
    assert!(unasked.status.is_client_error() && get(&router, &here).await.text.contains("Abandon this game"));
    fill_in(&router, &here, &[("abandon", "yes"), ("sure", "yes")]).await;
    let page = get(&router, &here).await.text;
    assert!(!page.contains("Abandon this game") && page.contains("before game 2"), "{page}");
    assert!(
        get(&router, "/games").await.text.contains("The long way home: Down the street"),
        "its game stays"
    );
}

#[tokio::test]
async fn a_game_that_is_handed_in_too_early_is_refused_and_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let here = team(&router).await;
    set_out(&router, &here).await;
    let unbegun = submit(&router, &format!("{here}/settle"), &[]).await;
    assert_eq!(unbegun.status, StatusCode::CONFLICT, "{}", unbegun.text);
    assert!(unbegun.text.contains("Down the street has not begun yet."), "{}", unbegun.text);
    leads_to(&submit(&router, &format!("{here}/begin"), &[("seat.0", "me")]).await);
    let early = submit(&router, &format!("{here}/settle"), &[]).await;
    assert_eq!(early.status, StatusCode::CONFLICT, "{}", early.text);
    let words = "Down the street is not over yet; play it to its end first.";
    assert!(early.text.contains(words), "{}", early.text);
    assert!(get(&router, &here).await.text.contains("Down the street is being played"));
}

/// The key of the campaign's first chair.
async fn chair(router: &Router) -> String {
    let all = get(router, "/api/campaigns").await.json();
    all["campaigns"][0]["chairs"]["seats"][0]["key"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn no_advice_is_given_in_a_campaign_and_that_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let here = team(&router).await;
    let key = chair(&router).await;
    for due in [false, true] {
        if due {
            set_out(&router, &here).await;
        }
        let asked = question(&router, &key).await;
        assert_eq!(asked["state"], "asked", "{asked}");
        let body = json!({ "number": asked["number"] });
        let reply = post(&router, &format!("/api/seats/{key}/advice"), &body).await;
        assert_eq!(reply.status, StatusCode::CONFLICT, "{}", reply.text);
        assert!(reply.text.contains("only in its games"), "{}", reply.text);
        assert_eq!(question(&router, &key).await, asked);
    }
}

#[tokio::test]
async fn only_this_machine_or_who_sits_there_hands_in_a_game_of_a_campaign() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let here = team(&router).await;
    let watch = played(&router, &here).await;
    let friend = from(folder.path(), "192.168.1.9:5000");
    let reply = submit(&friend, &format!("{watch}/again"), &[]).await;
    assert_eq!(reply.status, StatusCode::FORBIDDEN, "{}", reply.text);
    let report = get(&friend, &format!("{watch}/report")).await.text;
    assert!(!report.contains(&here), "nothing leads there: {report}");
    assert!(get(&router, &here).await.text.contains("Record the result"), "nothing was handed in");
    assert!(get(&router, &format!("{watch}/report")).await.text.contains(&here));
    assert_eq!(leads_to(&submit(&router, &format!("{watch}/again"), &[]).await), here);
    assert!(!get(&router, &here).await.text.contains("Record the result"));
}

#[tokio::test]
async fn a_form_can_be_left_as_it_was_opened() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let here = new(&router, "Home").await;
    let before = get(&router, &here).await.text;
    say(&router, &here, "Add a new character").await;
    let page = get(&router, &here).await.text;
    let at = page.find(">Cancel<").unwrap_or_else(|| panic!("{page}"));
    let button = &page[page[..at].rfind("<button").unwrap()..at];
    assert!(button.contains(&format!("formaction=\"{here}/undo\"")), "{button}");
    // Whatever stands in the form goes with it.
    let fields = [("question", number(&page)), ("given.name", "An"), ("given.archetype", "nobody")];
    leads_to(&submit(&router, &format!("{here}/undo"), &fields).await);
    let after = get(&router, &here).await.text;
    assert!(after.contains("What does the team do next?") && before.contains("What does the team do next?"));
    assert!(!after.contains(">Cancel<"), "{after}");
}

/// A link to a control puts the reader into it.
#[tokio::test]
async fn a_row_that_is_added_is_where_the_reader_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let here = new(&router, "Home").await;
    say(&router, &here, "Add a new character").await;
    let page = get(&router, &here).await.text;
    let at = page.find("name=\"add\" value=\"given.weapons\"").unwrap_or_else(|| panic!("{page}"));
    let button = &page[page[..at].rfind("<button").unwrap()..at];
    let to = button.split("formaction=\"").nth(1).unwrap().split('"').next().unwrap();
    let control = to.strip_prefix(&format!("{here}#")).unwrap();
    assert!(control.starts_with("given.weapons.") && control.ends_with(".weapon"), "{control}");
    assert!(!page.contains(&format!("id=\"{control}\"")), "it is not there yet");
    let rows: String = (0..page.matches("<legend>").count())
        .filter(|at| page.contains(&format!("name=\"given.weapons.{at}.\"")))
        .map(|at| format!("given.weapons.{at}.=row&"))
        .collect();
    let query = format!("given.name=Cy&given.quirks=2&{rows}given.weapons=list&add=given.weapons");
    let added = get(&router, &format!("{here}?{query}")).await.text;
    assert!(added.contains(&format!("id=\"{control}\"")), "{control}: {added}");
    assert!(added.contains("value=\"Cy\""), "what was filled in stays");
}

#[tokio::test]
async fn what_was_ticked_stays_ticked_if_it_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let fields = [("name", "All by herself"), ("book", "atzr")];
    let here = leads_to(&submit(&router, "/campaigns", &fields).await);
    crate::course::tonya(&router, &here).await;
    say(&router, &here, "Begin the campaign").await;
    say(&router, &here, "One player alone").await;
    let page = get(&router, &here).await.text;
    let fields = [("question", number(&page)), ("some", "1"), ("some", "99")];
    let refused = submit(&router, &format!("{here}/answer"), &fields).await;
    assert!(refused.status.is_client_error(), "{}", refused.status);
    let ticked: Vec<&str> = refused.text.split("<input type=\"checkbox\" name=\"some\"").skip(1).collect();
    let ticked: Vec<bool> =
        ticked.iter().map(|it| it.split('>').next().unwrap().contains(" checked")).collect();
    assert!(ticked[1] && ticked.iter().filter(|it| **it).count() == 1, "{ticked:?}");
}

#[tokio::test]
async fn two_campaigns_of_one_name_can_be_told_apart() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let all = [new(&router, "Home").await, new(&router, "Home").await];
    for path in ["/campaigns", "/"] {
        let page = get(&router, path).await.text;
        for here in &all {
            let id = here.rsplit('/').next().unwrap();
            assert!(page.contains(&format!(" · {id}</span>")), "{path}: {id}: {page}");
        }
    }
}

#[tokio::test]
async fn nobody_says_from_outside_how_a_game_ended() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let here = team(&router).await;
    set_out(&router, &here).await;
    let page = get(&router, &here).await.text;
    for fields in [vec![("one", "0")], vec![("game", "x")], vec![("given.game", "x")], vec![]] {
        let fields: Vec<(&str, &str)> = [("question", number(&page))].into_iter().chain(fields).collect();
        let reply = submit(&router, &format!("{here}/answer"), &fields).await;
        assert!(reply.status.is_client_error(), "{fields:?}");
    }
    assert!(get(&router, &here).await.text.contains("Start game"));
}

#[tokio::test]
async fn a_made_up_place_takes_the_team() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let here = team(&router).await;
    say(&router, &here, "Play a game").await;
    say(&router, &here, "A random place").await;
    fill_in(&router, &here, &[("given.seed", "3"), ("given.zombies", "4")]).await;
    assert!(get(&router, &here).await.text.contains("Made-up town 3"));
    let seat = leads_to(&submit(&router, &format!("{here}/begin"), &[]).await);
    let view = get(&router, &format!("/api/seats/{}/view", key(&seat))).await.text;
    assert!(view.contains("\"Ann\"") && view.contains("\"Bob\""));
}

#[tokio::test]
async fn what_a_team_cannot_do_is_said_and_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let unnamed = submit(&router, "/campaigns", &[("name", " ")]).await;
    assert!(unnamed.status.is_client_error() && unnamed.text.contains("a name of 1 to 60 letters"));
    let unruly = submit(&router, "/campaigns", &[("name", "A"), ("rule.jams", "maybe")]).await;
    assert!(unruly.status.is_client_error() && unruly.text.contains("is not among on, off"));
    assert!(!get(&router, "/campaigns").await.text.contains("href=\"/campaign/"));

    let here = team(&router).await;
    for (deed, fields, said) in [
        ("answer", vec![("one", "99")], "one option"),
        ("answer", vec![("question", "stale"), ("one", "0")], "moved on"),
        ("dice", vec![("dice", "3")], "No dice are needed"),
        ("settle", vec![], "No game is due"),
        ("go-on", vec![], "No game is under way"),
        ("begin", vec![("seat.0", "me")], "No game is due"),
    ] {
        let reply = submit(&router, &format!("{here}/{deed}"), &fields).await;
        assert!(reply.status.is_client_error(), "{deed}: {}", reply.status);
        assert!(reply.text.contains(said), "{deed}: {said}: {}", reply.text);
    }
    say(&router, &here, "Add a new character").await;
    let before = get(&router, &here).await.text;
    for (fields, said) in [
        (ANN.to_vec(), "Somebody in the team is called Ann already"),
        (vec![("given.name", "Cy"), ("given.archetype", "nobody")], "Archetype"),
    ] {
        let reply = submit(&router, &format!("{here}/answer"), &fields).await;
        assert!(reply.status.is_client_error() && reply.text.contains(said), "{said}: {}", reply.text);
        assert!(
            reply.text.contains("value=\"Ann\"") || reply.text.contains("value=\"Cy\""),
            "what was said stays"
        );
    }
    assert_eq!(get(&router, &here).await.text, before);
    assert_eq!(get(&router, "/campaign/nothing").await.status, StatusCode::NOT_FOUND);
    assert_eq!(get(&router, &format!("{here}/game/1")).await.status, StatusCode::NOT_FOUND);
    assert!(submit(&router, &format!("{here}/dance"), &[]).await.status.is_client_error());
}

#[tokio::test]
async fn somebody_can_be_dismissed_and_that_taken_back() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let here = team(&router).await;
    say(&router, &here, "Dismiss somebody").await;
    say(&router, &here, "Bob").await;
    let page = get(&router, &here).await.text;
    assert!(page.contains("Bob leaves the team") && page.contains("1 person"), "{page}");
    leads_to(&submit(&router, &format!("{here}/undo"), &[]).await);
    assert!(get(&router, &here).await.text.contains("2 people"));
}

#[tokio::test]
async fn a_campaign_keeps_the_rules_it_was_begun_with() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let fields = [("name", "Quiet"), ("book", "dwa"), ("rule.search", "off"), ("rule.jams", "on")];
    let here = leads_to(&submit(&router, "/campaigns", &fields).await);
    say(&router, &here, "Add a new character").await;
    fill_in(&router, &here, &ANN).await;
    set_out(&router, &here).await;
    let seat = leads_to(&submit(&router, &format!("{here}/begin"), &[("seat.0", "me")]).await);
    let journal = get(&router, &format!("/api/seats/{}/journal", key(&seat))).await.text;
    assert!(journal.contains("skills") && !journal.contains("searching"), "{journal}");
}

#[tokio::test]
async fn whoever_rolls_their_own_dice_is_asked_for_them_between_the_games_too() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let fields = [("name", "By hand"), ("book", "dwa"), ("dice", "own")];
    let here = leads_to(&submit(&router, "/campaigns", &fields).await);
    say(&router, &here, "Add a new character").await;
    let ann: Vec<(&str, &str)> = ANN[..5].iter().copied().chain([("given.quirks", "1")]).collect();
    fill_in(&router, &here, &ann).await;
    let page = get(&router, &here).await.text;
    assert!(
        page.contains("Use this roll") && page.contains("Which quirk does the new character get?"),
        "{page}"
    );
    let wrong = submit(&router, &format!("{here}/dice"), &[("dice", "9 4")]).await;
    assert!(wrong.status.is_client_error() && wrong.text.contains("9 is not on a d6"), "{}", wrong.text);
    while get(&router, &here).await.text.contains("Use this roll") {
        leads_to(&submit(&router, &format!("{here}/dice"), &[("dice", "4 4")]).await);
    }
    assert!(get(&router, &here).await.text.contains("Ann has a quirk"));
}

#[tokio::test]
async fn a_campaign_by_months_shows_what_was_taken_why_not_and_its_whole_story() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let here = leads_to(&submit(&router, "/campaigns", &[("name", "One winter"), ("book", "atzr")]).await);
    let fields = [("given.counter", "Sooze"), ("given.class", "survivor"), ("given.alone", "true")];
    say(&router, &here, "Add a player").await;
    assert!(get(&router, &here).await.text.contains("Sooze: rage"), "what each is good at");
    fill_in(&router, &here, &fields).await;
    say(&router, &here, "Begin the campaign").await;
    say(&router, &here, "One player alone").await;
    fill_in(&router, &here, &[]).await;
    for it in ["Pistol", "Pistol", "Ammo", "Supplies A"] {
        say(&router, &here, it).await;
    }
    let page = get(&router, &here).await.text;
    assert!(page.contains("Sooze starts with 5 items") && page.contains("Sooze takes Supplies A (4 of 5)"));
    assert!(page.contains("6 Fire Dice, range 6, both hands"), "{page}");
    say(&router, &here, "Supplies A").await;
    say(&router, &here, "The suburbs").await;
    let page = get(&router, &here).await.text;
    assert!(page.contains("Supplies eaten: 1, left: 1"), "{page}");
    let story = get(&router, &format!("{here}/story")).await.text;
    let at = |words: &str| story.find(words).unwrap_or_else(|| panic!("{words}: {story}"));
    assert!(at("Month 1 of year 1") < at("The month is spent in the suburbs"));
    assert_eq!(get(&router, "/campaign/nothing/story").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn names_are_no_markup_in_a_story_to_keep() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let here = new(&router, "The *long* <b>way</b> [home](http://x)").await;
    let text = get(&router, &format!("{here}/story.md")).await.text;
    assert!(text.starts_with("# The \\*long\\* \\<b\\>way\\</b\\> \\[home\\](http://x)\n"), "{text}");
}
