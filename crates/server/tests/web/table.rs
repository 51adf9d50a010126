//! The page of a table: what is on it for whom, what is taught, the way back, and what the script is sent.
use crate::{
    start::submit,
    support::{answer_default, get, home, post, question, request, send, set, street},
};
use axum::http::{Method, StatusCode};
use serde_json::{Value, json};

/// Plays with answers that stand if nobody cares.
async fn answers(router: &axum::Router, key: &str, n: usize) -> Value {
    let mut asked = question(router, key).await;
    for _ in 0..n {
        asked = answer_default(router, key, &asked).await.json();
    }
    asked
}

#[tokio::test]
async fn a_table_has_names_and_roles() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let (key, _) = street(&router).await;
    answers(&router, &key, 2).await;
    let page = get(&router, &format!("/seat/{key}")).await.text;
    for expected in [
        "href=\"#ask\"",
        "id=\"stage\" aria-label=\"The table\"",
        "role=\"status\" aria-live=\"polite\"",
        "id=\"spine\" aria-label=",
        "aria-current=\"step\"",
        "id=\"tray\" aria-label=\"The last roll\"",
        "a d6 showing",
        "id=\"picks\"",
        "aria-label=\"Zoom in\"",
        "id=\"seen\"",
        ">so far<",
        ">People<",
    ] {
        assert!(page.contains(expected), "{expected}");
    }
    assert!(page.contains(">1/3</text>") && page.contains("eliminated 1/3 (33 %)"), "odds by fractions");
    assert!(
        page.contains("aria-disabled=\"true\"") && page.contains("class=\"no\""),
        "what cannot be is there"
    );
}

/// Dice without a name or a target say nothing to whoever looks up from the board.
#[tokio::test]
async fn the_tray_says_whose_dice_they_are_and_what_they_need() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let (key, _) = set(&router, &json!({ "scenario": "street", "seed": 5 })).await;
    let page = get(&router, &format!("/seat/{key}")).await.text;
    let tray = page.split_once("id=\"tray\"").unwrap().1.split_once("</section>").unwrap().0;
    for expected in [
        "Dawson: fear test",
        "<em>Dawson is afraid</em>",
        "= 12",
        "needs 5 or less",
        "href=\"/why/dwa.fear.test\"",
    ] {
        assert!(tray.contains(expected), "{expected}: {tray}");
    }
    assert!(!tray.contains(">dwa.fear.test<"), "the rule is behind a tap");
}

/// The number of an option beside a zombie is not its name: that stands on its other side.
#[tokio::test]
async fn a_zombie_that_can_be_chosen_has_its_own_number_beside_that_of_the_option() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let (key, _) = set(&router, &json!({ "scenario": "street", "seed": 5 })).await;
    let asked = answers(&router, &key, 1).await;
    let page = get(&router, &format!("/seat/{key}")).await.text;
    let options = asked["question"]["shape"]["one"]["options"].as_array().unwrap();
    let zombies =
        options.iter().filter(|it| it["refused"].is_null() && it["at"]["token"].as_u64() >= Some(2));
    let names: Vec<&str> =
        zombies.filter_map(|it| it["label"].as_str()?.rsplit_once("zombie ").map(|it| it.1)).collect();
    assert!(3 <= names.len(), "{options:?}");
    for name in names {
        assert!(
            page.contains(&format!("<text class=\"fig-no\" x=\"9\" y=\"14\">{name}</text>")),
            "zombie {name}"
        );
    }
    assert!(!page.contains(">l0</text>"), "whoever has a name of their own needs no tag");
}

#[tokio::test]
async fn every_question_of_the_first_scenario_is_taught() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    for seed in [7, 11] {
        let (key, _) = set(&router, &json!({ "scenario": "street", "seed": seed })).await;
        let mut asked = question(&router, &key).await;
        let mut turn = 0;
        while asked["state"] == "asked" && turn < 400 {
            let page = get(&router, &format!("/seat/{key}")).await.text;
            let why = asked["question"]["why"].as_str().unwrap();
            assert!(page.contains(&format!("data-slip=\"{why} ")), "{why} has no lesson");
            turn += 1;
            let options = asked["question"]["shape"]["one"]["options"].as_array().map_or(0, Vec::len);
            let other = json!({ "number": asked["number"], "answer": { "one": turn % options.max(1) } });
            let here = format!("/api/seats/{key}/answer");
            let reply = if options == 0 {
                answer_default(&router, &key, &asked).await
            } else {
                post(&router, &here, &other).await
            };
            asked = if reply.status == StatusCode::OK {
                reply.json()
            } else {
                answer_default(&router, &key, &asked).await.json()
            };
        }
    }
}

#[tokio::test]
async fn the_journal_leads_back_to_a_decision() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let (key, watch) = street(&router).await;
    let first = answers(&router, &key, 1).await;
    let later = answers(&router, &key, 3).await;
    let page = get(&router, &format!("/seat/{key}")).await.text;
    assert!(page.contains("name=\"to\" value=\"1\"") && page.contains("Undo 3 decisions"));
    assert!(page.contains("name=\"to\" value=\"3\""), "the last one needs no second word");
    let watched = get(&router, &format!("/seat/{watch}")).await.text;
    assert!(!watched.contains("name=\"to\""), "those who watch take nothing back");
    let body = format!("question={}&to=1", later["number"].as_str().unwrap());
    let back = send(&router, request(Method::POST, &format!("/seat/{key}/undo"), body)).await;
    assert_eq!(back.status, StatusCode::SEE_OTHER);
    assert_eq!(question(&router, &key).await["question"], first["question"]);
}

/// A table for two, and the keys of its chairs.
async fn for_two(router: &axum::Router, order: &Value) -> [String; 2] {
    let chairs = post(router, "/api/games", order).await.json()["chairs"].clone();
    [0, 1].map(|at| chairs["seats"][at]["key"].as_str().unwrap().to_owned())
}

/// Both answer with what stands if nobody cares, until each of them has; gives who answered last.
async fn both_answer(router: &axum::Router, keys: &[String; 2]) -> usize {
    let mut by: Vec<usize> = Vec::new();
    while !(by.contains(&0) && by.contains(&1)) {
        assert!(by.len() < 200, "one of them is never asked");
        for (at, key) in keys.iter().enumerate() {
            let asked = question(router, key).await;
            if asked["state"] == "asked" {
                assert_eq!(answer_default(router, key, &asked).await.status, StatusCode::OK);
                by.push(at);
                break;
            }
        }
    }
    *by.last().unwrap()
}

#[tokio::test]
async fn each_takes_back_what_he_decided_himself_and_nobody_elses() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let order = json!({ "scenario": "church", "players": 2, "friends": [1], "seed": 7 });
    let keys = for_two(&router, &order).await;
    let last = both_answer(&router, &keys).await;
    let (mine, other) = (&keys[last], &keys[1 - last]);
    let before = question(&router, other).await;
    for to in [Value::Null, json!(0), before["decisions"].clone()] {
        let undo = json!({ "number": before["number"], "to": to });
        let refused = post(&router, &format!("/api/seats/{other}/undo"), &undo).await;
        let expected =
            if to == before["decisions"] { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::FORBIDDEN };
        assert_eq!(refused.status, expected, "{to}: {}", refused.text);
        assert!(
            to == before["decisions"] || refused.text.contains(&format!("a decision of player {}", last + 1))
        );
    }
    assert_eq!(question(&router, other).await, before, "nothing has changed");
    let page = |key: &str| format!("/seat/{key}");
    let waits = get(&router, &page(other)).await.text;
    assert!(!waits.contains("id=\"undo\"") && !waits.contains("name=\"to\""), "no way back is offered");
    let own = get(&router, &page(mine)).await.text;
    assert!(own.contains("id=\"undo\"") && own.contains("name=\"to\""));
    assert!(!own.contains("name=\"to\" value=\"0\"") || last == 0, "not to before what the other decided");
    let number = question(&router, mine).await["number"].clone();
    let far = post(&router, &format!("/api/seats/{mine}/undo"), &json!({ "number": number, "to": 0 })).await;
    assert_eq!(far.status, StatusCode::FORBIDDEN, "{}", far.text);
    let undone = post(&router, &format!("/api/seats/{mine}/undo"), &json!({ "number": number })).await;
    assert_eq!(undone.status, StatusCode::OK, "{}", undone.text);
    let wish = &undone.json()["take_back"]["number"];
    if wish.is_string() {
        let allow = json!({ "number": wish, "allow": true });
        post(&router, &format!("/api/seats/{other}/consent"), &allow).await;
    }
    let after = question(&router, mine).await;
    assert_eq!(after["decisions"].as_u64(), before["decisions"].as_u64().map(|it| it - 1));
}

#[tokio::test]
async fn whoever_holds_all_chairs_takes_everything_back() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let order = json!({ "scenario": "church", "players": 2, "friends": [], "seed": 7 });
    let keys = for_two(&router, &order).await;
    let last = both_answer(&router, &keys).await;
    for key in [&keys[1 - last], &keys[last]] {
        assert!(get(&router, &format!("/seat/{key}")).await.text.contains("id=\"undo\""));
    }
    let other = &keys[1 - last];
    let undo = json!({ "number": question(&router, other).await["number"], "to": 0 });
    let parts = format!("/seat/{other}/parts?since=0");
    assert_eq!(get(&router, &parts).await.json()["slip"], json!(false));
    let undone = post(&router, &format!("/api/seats/{other}/undo"), &undo).await;
    assert_eq!((undone.status, undone.json()["decisions"].clone()), (StatusCode::OK, json!(0)));
    assert_eq!(get(&router, &parts).await.json()["slip"], json!(true), "the page says so itself");
}

#[tokio::test]
async fn a_game_that_is_over_says_what_became_of_each_goal() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let order = json!({ "scenario": "farmhouse", "seed": 3, "bots": ["steady"] });
    let chairs = post(&router, "/api/games", &order).await.json()["chairs"].clone();
    let page = get(&router, &format!("/seat/{}", chairs["watch"].as_str().unwrap())).await.text;
    let over = page.split("class=\"result\"").nth(1).unwrap().split("</dl>").next().unwrap();
    assert!(over.contains("destroy 10 zombies") && over.contains(" of 10, "), "{over}");
    assert_eq!(over.matches("reached</dd>").count(), 2, "{over}");
    assert!(!over.contains("outcome"), "no name out of the code: {over}");
    assert!(page.contains("class=\"goal\"") && page.contains("class=\"map-goal\""), "it is on the board");
}

#[tokio::test]
async fn decisions_of_bots_are_marked_and_stay() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let order = json!({ "scenario": "street", "seed": 3, "bots": ["steady"] });
    let chairs = post(&router, "/api/games", &order).await.json()["chairs"].clone();
    let story = get(&router, &format!("/seat/{}/story", chairs["watch"].as_str().unwrap())).await.text;
    assert!(story.contains(">bot</span>") && !story.contains("name=\"to\""));
}

/// Whether a page has the whole link for this key to copy.
fn hands_out(page: &str, key: &str) -> bool {
    let links = page.split("data-copy=\"http://").skip(1).filter_map(|it| it.split('"').next());
    links.into_iter().any(|it| it.ends_with(&format!("/seat/{key}")))
}

#[tokio::test]
async fn links_are_shown_to_whoever_hands_them_out() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let (key, watch) = street(&router).await;
    let own = get(&router, &format!("/seat/{key}")).await.text;
    assert!(hands_out(&own, &key));
    assert!(hands_out(&own, &watch));
    let watched = get(&router, &format!("/seat/{watch}")).await.text;
    let parts = get(&router, &format!("/seat/{watch}/parts")).await.text;
    assert!(!watched.contains(&key) && !parts.contains(&key), "a chair's key leaks to those who watch");
}

#[tokio::test]
async fn a_friend_sees_no_key_but_his_own() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let order = json!({ "scenario": "church", "seed": 4 });
    let chairs = post(&router, "/api/games", &order).await.json()["chairs"].clone();
    let key = |at: usize| chairs["seats"][at]["key"].as_str().unwrap().to_owned();
    let (host, friend) = (key(0), key(1));
    let own = get(&router, &format!("/seat/{host}")).await.text;
    assert!(hands_out(&own, &friend), "whoever set the table hands out chairs");
    for path in ["", "/parts", "/story"] {
        let seen = get(&router, &format!("/seat/{friend}{path}")).await.text;
        assert!(!seen.contains(&host), "{path}: the first chair's key is shown to the second");
    }
    let waits = get(&router, &format!("/seat/{friend}")).await.text;
    assert!(waits.contains("decides") || waits.contains("data-shape=\"one\""), "he is told who is asked");
}

#[tokio::test]
async fn a_friend_in_the_first_chair_sees_no_key_but_his_own() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let order = json!({ "scenario": "church", "seed": 4, "friends": [0] });
    let chairs = post(&router, "/api/games", &order).await.json()["chairs"].clone();
    let key = |at: usize| chairs["seats"][at]["key"].as_str().unwrap().to_owned();
    let (friend, host) = (key(0), key(1));
    let own = get(&router, &format!("/seat/{host}")).await.text;
    assert!(hands_out(&own, &friend), "whoever set the table hands out chairs");
    for path in ["", "/parts", "/story"] {
        let seen = get(&router, &format!("/seat/{friend}{path}")).await.text;
        assert!(!seen.contains(&host), "{path}: the host's key is shown to a friend");
    }
}

#[tokio::test]
async fn the_page_says_who_is_there() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let (key, watch) = street(&router).await;
    let nobody = get(&router, &format!("/seat/{key}")).await.text;
    assert!(nobody.contains("nobody is there"));
    let events = request(Method::GET, &format!("/seat/{watch}/events"), "");
    let open = tower::ServiceExt::oneshot(router.clone(), events).await.unwrap();
    let page = get(&router, &format!("/seat/{key}")).await.text;
    assert!(page.contains("somebody is there"));
    drop(open);
    let gone = get(&router, &format!("/seat/{key}")).await.text;
    assert!(gone.contains("nobody is there"));
}

#[tokio::test]
async fn the_script_is_told_what_happened_since_it_last_looked() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let (key, _) = street(&router).await;
    let here = format!("/seat/{key}");
    let start = get(&router, &format!("{here}/parts")).await.json();
    assert_eq!(start["news"], json!([]), "who has seen nothing is told how things stand");
    let heard = start["heard"].as_u64().unwrap();
    answers(&router, &key, 6).await;
    let parts = get(&router, &format!("{here}/parts?since={heard}")).await.json();
    let news = parts["news"].as_array().unwrap();
    let goes = |it: &&Value| it["changes"].as_array().unwrap().iter().any(|it| it["kind"] == "goes");
    assert!(news.iter().any(|it| goes(&it)), "{news:?}");
    let roll = news.iter().find(|it| !it["dice"].is_null()).unwrap();
    assert!(roll["dice"].as_str().unwrap().contains("class=\"die\""));
    // The title of a phase stands over no line of its own.
    assert!(news.iter().all(|it| it["lines"][0].as_u64() <= it["lines"][1].as_u64()));
    assert!(news.iter().any(|it| it["lines"][0].as_u64() < it["lines"][1].as_u64()));
    assert!(
        news.iter().any(|it| it["parts"]["spine"].as_str().is_some_and(|it| it.contains("id=\"spine\"")))
    );
    let seen = parts["heard"].as_u64().unwrap();
    let again = get(&router, &format!("{here}/parts?since={seen}")).await.json();
    assert_eq!(again["news"], json!([]));
    for odd in ["since=x", "since=-1", "since=99999999"] {
        assert_eq!(get(&router, &format!("{here}/parts?{odd}")).await.json()["news"], json!([]), "{odd}");
    }
}

/// What the script posts, and what comes back.
async fn posted(router: &axum::Router, path: &str, body: String) -> Value {
    let mut request = request(Method::POST, path, body);
    let headers = request.headers_mut();
    headers.insert("accept", "application/json".parse().unwrap());
    headers.insert("content-type", "application/x-www-form-urlencoded".parse().unwrap());
    send(router, request).await.json()
}

#[tokio::test]
async fn whoever_answers_by_the_page_gets_what_a_look_would_show_and_the_number_of_the_change() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let (key, _) = street(&router).await;
    let here = format!("/seat/{key}");
    let before = get(&router, &format!("{here}/parts")).await.json();
    let asked = question(&router, &key).await;
    let (number, one) = (asked["number"].as_str().unwrap(), &asked["question"]["default"]["one"]);
    let heard = &before["heard"];
    let reply =
        posted(&router, &format!("{here}/answer"), format!("question={number}&one={one}&since={heard}"))
            .await;
    assert_eq!(reply, get(&router, &format!("{here}/parts?since={heard}")).await.json());
    let counted =
        |it: &Value| it["change"].as_str().unwrap().split_once('.').map(|it| it.1.parse::<u64>().unwrap());
    assert!(counted(&before) < counted(&reply), "{} {}", before["change"], reply["change"]);
    let page = get(&router, &here).await.text;
    assert!(page.contains(&format!("data-change={}", reply["change"])), "the page knows what it has seen");
}

#[tokio::test]
async fn older_lines_of_a_long_journal_are_fetched_when_they_are_wanted() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let (key, _) = set(&router, &json!({ "scenario": "tree-line", "seed": 3 })).await;
    let here = format!("/seat/{key}");
    let story = || async { get(&router, &format!("{here}/story")).await.text };
    for _ in 0..400 {
        let asked = question(&router, &key).await;
        if asked["state"] != "asked" || 250 < story().await.matches("<li ").count() {
            break;
        }
        answer_default(&router, &key, &asked).await;
    }
    let story = story().await;
    let lines = story.matches("id=\"l-").count();
    assert!(100 < lines, "{lines} lines");
    let page = get(&router, &here).await.text;
    let mut first = lines - 80;
    assert!(page.contains(&format!("data-before=\"{first}\"")) && page.contains("Show earlier lines"));
    assert_eq!(page.matches("id=\"l-").count(), 80);
    let mut fetched = 80;
    while first != 0 {
        let earlier = get(&router, &format!("{here}/earlier?before={first}")).await.json();
        let (text, from) = (earlier["lines"].as_str().unwrap(), earlier["first"].as_u64().unwrap() as usize);
        assert_eq!(text.matches("id=\"l-").count(), first - from);
        assert!(
            text.contains(&format!("id=\"l-{from}\"")) && text.contains(&format!("id=\"l-{}\"", first - 1))
        );
        assert!(!text.contains("/undo"), "what leads back counts from when it was drawn");
        fetched += first - from;
        first = from;
    }
    assert_eq!(fetched, lines);
    for odd in ["", "before=x", "before=-1"] {
        assert_eq!(get(&router, &format!("{here}/earlier?{odd}")).await.status, 400, "{odd}");
    }
    let beyond = get(&router, &format!("{here}/earlier?before={}", usize::MAX)).await.json();
    assert_eq!(beyond["first"], lines - 80);
}

#[tokio::test]
async fn own_dice_are_named_and_have_a_key_for_each_face() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let (key, _) = set(&router, &json!({ "scenario": "street", "own_dice": true })).await;
    let mut asked = question(&router, &key).await;
    for _ in 0..20 {
        if asked["state"] == "dice" {
            break;
        }
        asked = answer_default(&router, &key, &asked).await.json();
    }
    assert_eq!(asked["state"], "dice");
    let page = get(&router, &format!("/seat/{key}")).await.text;
    assert!(page.contains("Dice: your own"));
    let (n, sides) = (&asked["missing"]["n"], asked["missing"]["sides"].as_u64().unwrap());
    assert!(page.contains(&format!("<b>{n} × d{sides}</b>")));
    assert!(page.contains(&format!("data-dice=\"{n}\"")));
    if sides <= 20 {
        assert!(page.contains("data-face=\"1\"") && page.contains(&format!("data-face=\"{sides}\"")));
    }
}

#[tokio::test]
async fn dice_say_what_their_faces_stand_for_and_those_that_nobody_has_are_rolled_first_of_all() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let (key, _) = set(&router, &json!({ "scenario": "street", "own_dice": true })).await;
    let here = format!("/seat/{key}");
    let say = async |fields: &[(&str, &str)]| {
        let number = question(&router, &key).await["number"].as_str().unwrap().to_owned();
        let fields: Vec<(&str, &str)> =
            fields.iter().copied().chain([("question", number.as_str())]).collect();
        submit(&router, &format!("{here}/dice"), &fields).await
    };
    let page = get(&router, &here).await.text;
    let (take, roll) = (page.find("Use this roll").unwrap(), page.find("Roll for me").unwrap());
    assert!(take < roll, "people have these dice: {page}");
    say(&[("dice", "6 6")]).await;
    let page = get(&router, &here).await.text;
    assert!(page.contains("Which edge do the dead come over? Roll a d4"), "{page}");
    assert!(page.contains("<span>north</span>") && page.contains("<span>west</span>"), "{page}");
    say(&[("dice", "2")]).await;
    let page = get(&router, &here).await.text;
    assert!(page.contains("1 is the north end of the east edge, each step is 1 mm."), "{page}");
    let (take, roll) = (page.find("Use this roll").unwrap(), page.find("Roll for me").unwrap());
    assert!(roll < take, "nobody has this die: {page}");
    let rolled = say(&[("roll", "yes"), ("dice", "")]).await;
    assert!(rolled.status.is_redirection(), "{}", rolled.text);
    say(&[("roll", "yes")]).await;
    let page = get(&router, &here).await.text;
    assert!(page.contains("'s fear test: roll 2d6"), "{page}");
}

#[tokio::test]
async fn a_grey_option_says_why_as_things_stand_on_the_page_and_over_the_api() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let (key, _) = set(&router, &json!({ "scenario": "street", "seed": 4 })).await;
    let asked = question(&router, &key).await;
    let asked = answer_default(&router, &key, &asked).await.json();
    let page = get(&router, &format!("/seat/{key}")).await.text;
    assert!(page.contains("class=\"no\">The magazine is full: 4 of 4."), "{page}");
    let options = asked["question"]["shape"]["one"]["options"].as_array().unwrap();
    let full = options.iter().position(|it| it["refused"] == "dwa.ammo.reload").unwrap();
    assert_eq!(options[full]["reason"], "The magazine is full: 4 of 4.");
    let body = json!({ "number": asked["number"], "answer": { "one": full } });
    let refused = post(&router, &format!("/api/seats/{key}/answer"), &body).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused.text.contains("by dwa.ammo.reload: The magazine is full: 4 of 4."), "{}", refused.text);
}

#[tokio::test]
async fn every_module_of_the_script_is_served() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let table = get(&router, "/table.js").await.text;
    let modules: Vec<&str> = table.split("from \"./").skip(1).filter_map(|it| it.split('"').next()).collect();
    assert!(3 < modules.len());
    for it in modules {
        let reply = get(&router, &format!("/{it}")).await;
        assert_eq!(reply.status, StatusCode::OK, "{it}");
        assert_eq!(reply.headers["content-type"], "text/javascript", "{it}");
        assert!(!reply.text.contains("eval(") && !reply.text.contains("innerHTML ="), "{it}");
    }
}
