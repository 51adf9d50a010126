//! Campaigns in the browser: a team from its first character to the scenario after the first.
use crate::{
    start::{key, leads_to, submit, table_of},
    support::{get, home, question},
};
use axum::{Router, http::StatusCode};

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

async fn team(router: &Router) -> String {
    let here = new(router, "The long way home").await;
    for who in [&ANN[..], &BOB[..]] {
        assert_eq!(leads_to(&submit(router, &format!("{here}/add"), who).await), here);
    }
    here
}

/// What changed for each, as a page tells it.
fn changes(page: &str) -> &str {
    let from = page.find("<h3>").unwrap();
    &page[from..page.rfind("</ul>").unwrap()]
}

/// The report of a settled game tells the very changes that the campaign's own page does, in every form it has.
async fn reported(router: &Router, table: &str, told: &str) {
    let changes = changes(told);
    let page = get(router, &format!("{table}/report")).await.text;
    assert!(page.contains(changes) && !page.contains("not settled yet"), "{page}");
    assert!(page.contains("On to the next game"));
    let kept = get(router, &format!("{table}/report.html")).await.text;
    assert!(kept.contains("Carried on") && kept.contains("<h3>Ann</h3>") && !kept.contains("/why/"));
    let text = get(router, &format!("{table}/report.md")).await.text;
    assert!(text.contains("## Carried on") && text.contains("- **Ann**: "));
    let json = get(router, &format!("/api{}/report", table.replace("seat", "seats"))).await.json();
    let carried = &json["report"]["carried"];
    assert_eq!((&carried["settled"], &carried["number"]), (&true.into(), &1.into()));
    for change in
        carried["people"].as_array().unwrap().iter().flat_map(|it| it["changes"].as_array().unwrap())
    {
        assert!(changes.contains(change["rule"].as_str().unwrap()));
    }
}

#[tokio::test]
async fn a_campaign_goes_from_its_team_through_a_game_to_the_next_scenario() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let here = team(&router).await;
    let page = get(&router, &here).await.text;
    assert!(page.contains("Ann") && page.contains("Bob") && page.contains("What has changed"));
    let set = get(&router, &format!("{here}/set/street")).await;
    assert_eq!(set.status, StatusCode::OK);
    assert!(set.text.contains("Ann, Bob"), "the team is in the scenario");

    let fields = [("book", "dwa"), ("scenario", "street"), ("seat.0", "steady"), ("seed", "5")];
    leads_to(&submit(&router, &format!("{here}/begin"), &fields).await);
    let page = get(&router, &here).await.text;
    assert!(page.contains("Record the result"), "a bot has played it to its end");
    let table = get(&router, "/api/games").await.json()["games"][0]["chairs"]["watch"].clone();
    let table = format!("/seat/{}", table.as_str().unwrap());
    let early = get(&router, &format!("{table}/report")).await.text;
    assert!(early.contains("not settled yet") && early.contains("<h3>Ann</h3>"), "{early}");
    assert!(get(&router, &here).await.text.contains("Record the result"), "telling it settles nothing");
    let settled = leads_to(&submit(&router, &format!("{here}/settle"), &[]).await);
    assert_eq!(settled, format!("{here}/game/1"));
    let told = get(&router, &settled).await.text;
    assert!(told.contains("What changed for each") && told.contains("Choose the next scenario"));
    assert!(told.contains("<h3>Ann</h3>") && told.contains("/why/dwa."), "each change with its rule: {told}");

    reported(&router, &table, &told).await;

    let page = get(&router, &here).await.text;
    assert!(page.contains("Games played") && page.contains("before game 2"));
    let twice = submit(&router, &format!("{here}/settle"), &[]).await;
    assert_eq!(twice.status, StatusCode::UNPROCESSABLE_ENTITY, "no game is settled twice");
    if page.contains("id=\"next\"") {
        let fields = [("book", "dwa"), ("scenario", "farmhouse"), ("seat.0", "me")];
        let seat = table_of(&submit(&router, &format!("{here}/begin"), &fields).await);
        assert_eq!(question(&router, &key(&seat)).await["state"], "asked");
    }
}

#[tokio::test]
async fn a_game_under_way_can_be_gone_on_with_or_given_up_after_being_asked() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let here = team(&router).await;
    let fields = [("book", "dwa"), ("scenario", "street"), ("seat.0", "me")];
    let seat = table_of(&submit(&router, &format!("{here}/begin"), &fields).await);
    assert_eq!(leads_to(&submit(&router, &format!("{here}/go-on"), &[]).await), seat);
    let early = submit(&router, &format!("{here}/settle"), &[]).await;
    assert!(early.status.is_client_error() && early.text.contains("not over yet"));
    let second = submit(&router, &format!("{here}/begin"), &fields).await;
    assert!(second.status.is_client_error() && second.text.contains("is being played"));
    let add = submit(
        &router,
        &format!("{here}/add"),
        &[("given.name", "Cy"), ("given.archetype", "civilian"), ("given.sex", "male")],
    )
    .await;
    assert!(add.status.is_client_error(), "nobody joins in the middle of a game");
    let unasked = submit(&router, &format!("{here}/abandon"), &[]).await;
    assert!(unasked.status.is_client_error() && get(&router, &here).await.text.contains("Abandon this game"));
    leads_to(&submit(&router, &format!("{here}/abandon"), &[("sure", "yes")]).await);
    let page = get(&router, &here).await.text;
    assert!(!page.contains("Abandon this game") && page.contains("before game 1"));
    assert!(
        get(&router, "/games").await.text.contains("The long way home: Down the street"),
        "its game stays"
    );
}

#[tokio::test]
async fn a_made_up_place_takes_the_team() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let here = team(&router).await;
    assert!(leads_to(&get(&router, &format!("{here}/make")).await).contains("given.seed="));
    let page = get(&router, &format!("{here}/make?given.seed=3&given.zombies=4")).await;
    assert!(page.text.contains("Made-up town 3"));
    let made = ("made", "{\"seed\":3,\"zombies\":4}");
    let seat = leads_to(&submit(&router, &format!("{here}/begin"), &[("book", "dwa"), made]).await);
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
    let before = get(&router, &here).await.text;
    let again: Vec<(&str, &str)> = ANN.to_vec();
    for (deed, fields, said) in [
        ("add", again, "there is a Ann in the team already"),
        ("add", vec![("given.name", "Cy")], "archetype"),
        ("learn", vec![("name", "Ann"), ("skill", "juggling")], "no skill `juggling`"),
        ("learn", vec![("name", "Zoe"), ("skill", "Cool")], "no `Zoe` in the team"),
        ("treat", vec![("medic", "Ann"), ("patient", "Bob")], "did not turn"),
        ("take-in", vec![("name", "Zoe")], "found no survivor"),
        ("dismiss", vec![("name", "Zoe")], "no `Zoe` in the team"),
        ("abandon", vec![("sure", "yes")], "no game is under way"),
        ("settle", vec![], "No game is under way"),
        ("go-on", vec![], "No game is under way"),
        ("begin", vec![("scenario", "nowhere")], "no scenario `nowhere`"),
        ("begin", vec![("scenario", "street"), ("seat.0", "hal")], "no bot"),
        ("dance", vec![], "nothing here"),
    ] {
        let reply = submit(&router, &format!("{here}/{deed}"), &fields).await;
        assert!(reply.status.is_client_error(), "{deed}: {}", reply.status);
        let text = reply.text.to_lowercase().replace("&#39;", "'");
        assert!(text.contains(&said.to_lowercase()), "{deed}: {said}");
    }
    assert_eq!(get(&router, &here).await.text, before);
    assert_eq!(get(&router, "/campaign/nothing").await.status, StatusCode::NOT_FOUND);
    assert_eq!(get(&router, &format!("{here}/game/1")).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn somebody_can_be_dismissed_and_the_page_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let here = team(&router).await;
    leads_to(&submit(&router, &format!("{here}/dismiss"), &[("name", "Bob")]).await);
    let page = get(&router, &here).await.text;
    assert!(page.contains("left the team") && page.contains("1 person"));
}

#[tokio::test]
async fn a_campaign_keeps_the_rules_it_was_begun_with() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let fields = [("name", "Quiet"), ("book", "dwa"), ("rule.search", "off"), ("rule.jams", "on")];
    let here = leads_to(&submit(&router, "/campaigns", &fields).await);
    leads_to(&submit(&router, &format!("{here}/add"), &ANN).await);
    let begin = [("book", "dwa"), ("scenario", "street"), ("seat.0", "me")];
    let seat = leads_to(&submit(&router, &format!("{here}/begin"), &begin).await);
    let journal = get(&router, &format!("/api/seats/{}/journal", key(&seat))).await.text;
    assert!(journal.contains("skills") && !journal.contains("searching"), "{journal}");
}

/// Answers what the campaign asks, with these dice.
async fn say(router: &Router, here: &str, one: &str, dice: &str) {
    leads_to(&submit(router, &format!("{here}/answer"), &[("one", one), ("dice", dice)]).await);
}

#[tokio::test]
async fn a_campaign_by_months_shows_what_was_taken_why_not_and_its_whole_story() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let here = leads_to(&submit(&router, "/campaigns", &[("name", "One winter"), ("book", "atzr")]).await);
    let fields = [("given.counter", "Sooze"), ("given.class", "survivor"), ("given.alone", "true")];
    assert!(get(&router, &here).await.text.contains("Sooze: rage"), "what each is good at");
    leads_to(&submit(&router, &format!("{here}/add"), &fields).await);
    say(&router, &here, "0", "").await;
    leads_to(&submit(&router, &format!("{here}/answer"), &[]).await);
    // A Pistol twice, then Ammo and food.
    for one in ["0", "0", "11", "14"] {
        say(&router, &here, one, "").await;
    }
    let page = get(&router, &here).await.text;
    assert!(page.contains("Sooze begins with 5 things") && page.contains("Sooze takes Supplies A (4 of 5)"));
    assert!(page.contains("6 Fire Dice, range 6, both hands"), "{page}");
    say(&router, &here, "14", "").await;
    say(&router, &here, "1", "").await;
    let page = get(&router, &here).await.text;
    assert!(
        page.contains("People meet in the city") && page.contains("Supplies eaten: 1, left: 1"),
        "{page}"
    );
    say(&router, &here, "3", "1").await;
    let page = get(&router, &here).await.text;
    assert!(page.contains("Nothing else happens") && page.contains("Month 2 of year 1"), "{page}");
    let story = get(&router, &format!("{here}/story")).await.text;
    let at = |words: &str| story.find(words).unwrap_or_else(|| panic!("{words}: {story}"));
    assert!(at("Month 1 of year 1") < at("The month is spent in the suburbs"));
    assert!(at("Nobody goes out this month") < at("Month 2 of year 1"));
    assert_eq!(get(&router, "/campaign/nothing/story").await.status, StatusCode::NOT_FOUND);
}
