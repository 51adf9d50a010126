//! Own dice where several people play: each rolls for their own people, and anybody for all others.
use axum::{
    Router,
    http::{Method, StatusCode},
};
use serde_json::{Value, json};

use crate::support::{Reply, answer_default, get, home, post, question, request, send};

struct Chairs {
    keys: Vec<String>,
    watch: String,
    /// Whom each chair plays.
    plays: Vec<String>,
}

async fn set(router: &Router, order: &Value) -> Chairs {
    let set = post(router, "/api/games", order).await;
    assert_eq!(set.status, StatusCode::OK, "{}", set.text);
    let chairs = set.json()["chairs"].clone();
    let seats = chairs["seats"].as_array().unwrap();
    let text = |it: &Value| it.as_str().unwrap_or_default().to_owned();
    Chairs {
        keys: seats.iter().map(|it| text(&it["key"])).collect(),
        watch: text(&chairs["watch"]),
        plays: seats.iter().map(|it| text(&it["plays"])).collect(),
    }
}

async fn roll(router: &Router, key: &str, number: &Value) -> Reply {
    post(router, &format!("/api/seats/{key}/roll"), &json!({ "number": number })).await
}

/// Ones for all the dice that are wanted.
fn ones(asked: &Value) -> Vec<u16> {
    vec![1; asked["missing"]["n"].as_u64().unwrap() as usize]
}

/// The name of a figure, as a chair's view has it.
async fn named(router: &Router, key: &str, token: &Value) -> String {
    let view = get(router, &format!("/api/seats/{key}/view")).await.json();
    let said = |list: &str, id: &str, name: &str| {
        let found = view[list].as_array()?.iter().find(|it| !token.is_null() && it[id] == *token)?;
        Some(found[name].as_str()?.to_owned())
    };
    // Those who have not come yet have a sheet alone.
    said("tokens", "id", "name").or_else(|| said("panels", "about", "title")).unwrap_or_default()
}

#[derive(Default)]
struct Seen {
    own: usize,
    common: usize,
}

/// Somebody's dice are awaited: the other person is told whose, and cannot roll them by any way.
async fn is_kept_from(router: &Router, table: &Chairs, owner: usize, figure: &str) {
    let other = &table.keys[1 - owner];
    let asked = question(router, other).await;
    let whose = format!("layer {} ({})", owner + 1, table.plays[owner]);
    assert_eq!(asked["state"], "waiting", "{asked}");
    assert_eq!(asked["prompt"], format!("P{whose} rolls for {figure}"));
    let number = &asked["number"];
    let refused = roll(router, other, number).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN, "{}", refused.text);
    assert_eq!(refused.json()["error"], format!("These dice are for {figure}; p{whose} rolls them."));
    let wanted = question(router, &table.keys[owner]).await;
    let typed = json!({ "number": number, "dice": ones(&wanted) });
    let refused = post(router, &format!("/api/seats/{other}/dice"), &typed).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN, "{}", refused.text);
    for fields in ["roll=yes", "dice=1+1"] {
        let body = format!("question={}&{fields}", number.as_str().unwrap());
        let mut submitted = request(Method::POST, &format!("/seat/{other}/dice"), body);
        let kind = "application/x-www-form-urlencoded".parse().unwrap();
        submitted.headers_mut().insert("content-type", kind);
        assert_eq!(send(router, submitted).await.status, StatusCode::FORBIDDEN, "{fields}");
    }
    assert_eq!(question(router, &table.keys[owner]).await, wanted, "nothing has changed");
    let page = get(router, &format!("/seat/{other}")).await.text;
    assert!(!page.contains("Use this roll") && !page.contains("Roll for me"), "no form for the other");
    assert!(page.contains(&format!(" rolls for {figure}")), "{page}");
    let page = get(router, &format!("/seat/{}", table.keys[owner])).await.text;
    assert!(page.contains("Use this roll") && page.contains("Roll for me"), "the owner has it");
    let watches = question(router, &table.watch).await;
    assert_eq!((&watches["state"], &watches["prompt"]), (&json!("waiting"), &asked["prompt"]));
}

/// Plays on by defaults and looks at every throw that is awaited.
async fn play(router: &Router, table: &Chairs, answers: usize) -> Seen {
    let mut seen = Seen::default();
    for _ in 0..answers {
        let mut asked = Vec::new();
        for key in &table.keys {
            asked.push(question(router, key).await);
        }
        let rolls: Vec<usize> = (0..asked.len()).filter(|&at| asked[at]["state"] == "dice").collect();
        match rolls[..] {
            [owner] => {
                let figure = named(router, &table.keys[owner], &asked[owner]["missing"]["who"]).await;
                assert!(table.plays[owner].split(", ").any(|it| it == figure), "{figure} is theirs");
                is_kept_from(router, table, owner, &figure).await;
                let rolled = roll(router, &table.keys[owner], &asked[owner]["number"]).await;
                assert_eq!(rolled.status, StatusCode::OK, "{}", rolled.text);
                seen.own += 1;
            }
            [_, second] => {
                let figure = named(router, &table.keys[0], &asked[0]["missing"]["who"]).await;
                assert!(!table.plays.iter().any(|it| it.split(", ").any(|it| it == figure)), "{figure}");
                let rolled = roll(router, &table.keys[second], &asked[second]["number"]).await;
                assert_eq!(rolled.status, StatusCode::OK, "anybody may: {}", rolled.text);
                seen.common += 1;
            }
            _ => {
                let Some(at) = asked.iter().position(|it| it["state"] == "asked") else { break };
                answer_default(router, &table.keys[at], &asked[at]).await;
            }
        }
    }
    seen
}

#[tokio::test]
async fn nobody_rolls_for_the_people_of_another_player() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    for order in [
        json!({ "scenario": "church", "players": 2, "own_dice": true }),
        json!({ "book": "atzr", "scenario": "rivals", "own_dice": true }),
    ] {
        let table = set(&router, &order).await;
        let seen = play(&router, &table, 120).await;
        assert!(2 < seen.own && 2 < seen.common, "{order}: {} own, {} common", seen.own, seen.common);
    }
}

#[tokio::test]
async fn one_person_in_several_chairs_rolls_for_all_of_them() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let order = json!({ "scenario": "church", "players": 2, "own_dice": true, "friends": [] });
    let table = set(&router, &order).await;
    let mut rolled = 0;
    for _ in 0..80 {
        let asked = [question(&router, &table.keys[0]).await, question(&router, &table.keys[1]).await];
        if asked[0]["state"] == "dice" {
            assert_eq!(asked[0]["missing"], asked[1]["missing"], "both chairs are theirs");
            let by = rolled % 2;
            assert_eq!(roll(&router, &table.keys[by], &asked[by]["number"]).await.status, StatusCode::OK);
            rolled += 1;
        } else if let Some(at) = asked.iter().position(|it| it["state"] == "asked") {
            answer_default(&router, &table.keys[at], &asked[at]).await;
        }
    }
    assert!(4 < rolled);
}

#[tokio::test]
async fn dice_of_a_bots_people_are_rolled_by_whoever_is_there() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let order = json!({ "scenario": "church", "players": 2, "own_dice": true, "bots": [null, "steady"], "friends": [] });
    let table = set(&router, &order).await;
    let mut of_bots = 0;
    for _ in 0..200 {
        let asked = question(&router, &table.keys[0]).await;
        match asked["state"].as_str().unwrap() {
            "dice" => {
                let figure = named(&router, &table.keys[0], &asked["missing"]["who"]).await;
                of_bots += usize::from(table.plays[1].split(", ").any(|it| it == figure));
                let rolled = roll(&router, &table.keys[0], &asked["number"]).await;
                assert_eq!(rolled.status, StatusCode::OK, "{}", rolled.text);
            }
            "asked" => drop(answer_default(&router, &table.keys[0], &asked).await),
            _ => break,
        }
    }
    assert!(0 < of_bots);
}
