//! How even a setting is, and the pictures of settings by their own addresses.
use std::{sync::atomic::AtomicBool, time::Duration};

use axum::{
    Router,
    body::Body,
    http::{Method, Request, StatusCode},
};
use serde_json::Value;

use crate::{
    pages::well_formed,
    start::submit,
    support::{from, get, home, request, send},
};

const STREET: &str = "book=dwa&scenario=street";

fn asked(setting: &str, deed: &str) -> Request<Body> {
    let mut it = request(Method::POST, "/even", format!("{setting}&even={deed}"));
    it.headers_mut().insert("accept", "application/json".parse().unwrap());
    it
}

/// What the script is told about a setting.
async fn even(router: &Router, setting: &str, deed: &str) -> Value {
    let reply = send(router, asked(setting, deed)).await;
    assert_eq!(reply.status, StatusCode::OK, "{}", reply.text);
    reply.json()
}

/// The part of the page once this is so.
async fn until(router: &Router, setting: &str, is: impl Fn(&Value, &str) -> bool) -> String {
    loop {
        let told = even(router, setting, "look").await;
        let part = told["part"].as_str().unwrap();
        if is(&told, part) {
            return part.to_owned();
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

async fn settled(router: &Router, setting: &str) -> String {
    until(router, setting, |told, _| told["playing"] == false).await
}

/// Waits until at least one game is counted.
async fn counted(router: &Router, setting: &str) {
    until(router, setting, |_, part| part.contains("</b>")).await;
}

/// How many games the first `n` of a setting win, played by the laboratory.
fn won(n: u64) -> usize {
    let book = books::book("dwa").unwrap();
    let text = (book.scenarios)().iter().find(|it| it.0 == "street").unwrap().1;
    let scenario = (book.read)(text, &[]).unwrap();
    let rows =
        ::lab::simulate(&*scenario, &book.bots[0], 1..1 + n, 1, &|| (), &AtomicBool::new(false)).unwrap();
    rows.iter().filter(|it| it.reached).count()
}

#[tokio::test]
async fn bots_play_a_setting_through_and_their_games_are_those_of_the_laboratory() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    assert!(even(&router, STREET, "look").await["part"].as_str().unwrap().contains("Simulate"));
    assert_eq!(even(&router, STREET, "go").await["playing"], true);
    let part = settled(&router, STREET).await;
    // A slow machine plays fewer in the time there is.
    let n: u64 = part.split("seeds 1 to ").nth(1).unwrap().split('.').next().unwrap().parse().unwrap();
    assert!((1..=500).contains(&n), "{part}");
    assert!(part.contains(&format!("{} of {n} games", won(n))), "{part}");
    let settled = even(&router, STREET, "go").await;
    assert_eq!(settled["playing"], false, "what is known is not played again");
    assert!(settled["words"].as_str().unwrap().starts_with("The players win about "), "{settled}");
    let page = get(&router, "/").await.text;
    assert!(page.contains(&format!("of {n} games")), "and the page knows it");
    let same = even(&router, "book=dwa&scenario=street&set.zombies=5&rule.moan=off", "look").await;
    assert!(same["part"].as_str().unwrap().contains(&format!("of {n} games")), "scenario default anyway");
    let other = even(&router, "book=dwa&scenario=street&set.zombies=30", "look").await;
    assert!(!other["part"].as_str().unwrap().contains("</b>"), "another setting is another question");
}

#[tokio::test]
async fn it_can_be_stopped_and_played_on_and_one_setting_at_a_time_is_played() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let hard = "book=dwa&scenario=street&set.zombies=30";
    even(&router, hard, "go").await;
    counted(&router, hard).await;
    assert_eq!(even(&router, STREET, "go").await["playing"], true);
    assert_eq!(even(&router, hard, "look").await["playing"], false, "the first gave way to the second");
    counted(&router, STREET).await;
    let stopped = even(&router, STREET, "stop").await;
    assert!(stopped["part"].as_str().unwrap().contains("Continue") && stopped["playing"] == false);
    assert_eq!(even(&router, STREET, "go").await["playing"], true);
    even(&router, STREET, "stop").await;
}

#[tokio::test]
async fn without_a_script_the_page_itself_tells() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let fields = [("book", "dwa"), ("scenario", "street"), ("set.zombies", "9"), ("seat.0", "random")];
    let page = submit(&router, "/even", &[&fields[..], &[("even", "go")]].concat()).await;
    assert_eq!(page.status, StatusCode::OK);
    well_formed("/even", &page.text);
    assert!(page.text.contains("Refresh") && page.text.contains("value=\"9\""), "the form stays as it was");
    let made = [("book", "dwa"), ("made", "{\"seed\":3,\"zombies\":4}"), ("even", "go")];
    let page = submit(&router, "/even", &made).await;
    well_formed("/even", &page.text);
    assert!(page.text.contains("Made-up town 3") && page.text.contains("Still playing"));
    submit(&router, "/even", &[&made[..2], &[("even", "stop")]].concat()).await;
}

#[tokio::test]
async fn what_cannot_be_played_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    for setting in [
        "book=dwa&scenario=nowhere",
        "book=nothing&scenario=street",
        "book=dwa&scenario=street&set.zombies=many",
        "book=dwa&scenario=street&set.zombies=60000",
        "book=dwa&scenario=street&rule.jams=maybe",
        "book=dwa&scenario=farmhouse&set.weapons=bows",
        "book=dwa&made=%7B",
        "",
    ] {
        let reply = send(&router, asked(setting, "go")).await;
        assert!(reply.status.is_client_error(), "{setting}: {}", reply.text);
        assert!(reply.json()["error"].is_string());
        let page = send(&router, request(Method::POST, "/even", format!("{setting}&even=go"))).await;
        assert!(page.status.is_client_error(), "{setting}");
    }
    let far = from(folder.path(), "192.168.1.9:4000");
    assert_eq!(
        send(&far, asked(STREET, "go")).await.status,
        StatusCode::FORBIDDEN,
        "it is for whoever sets tables"
    );
}

#[tokio::test]
async fn the_start_page_is_light_and_its_pictures_stand_by_themselves() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let page = get(&router, "/").await.text;
    assert!(page.len() < 100_000, "{} bytes", page.len());
    let mut pictures: Vec<&str> =
        page.split("<img src=\"").skip(1).map(|it| it.split('"').next().unwrap()).collect();
    pictures.sort_unstable();
    pictures.dedup();
    assert!(5 < pictures.len(), "{pictures:?}");
    for path in pictures {
        let drawn = get(&router, path).await;
        assert_eq!(
            (drawn.status, &drawn.headers["content-type"]),
            (StatusCode::OK, &"image/svg+xml".parse().unwrap())
        );
        assert!(drawn.text.starts_with("<svg") && drawn.text.contains("<style>"), "{path}");
        let policy = drawn.headers["content-security-policy"].to_str().unwrap();
        assert!(policy.starts_with("default-src 'none'") && !policy.contains("script"), "{policy}");
    }
    let few = get(&router, "/drawn/dwa/street?set.zombies=0").await.text;
    let many = get(&router, "/drawn/dwa/street?set.zombies=30").await.text;
    assert!(few.len() < many.len(), "what the form sets is drawn");
    for path in ["/drawn/dwa/nowhere", "/drawn/nothing/street", "/drawn-game/none-1"] {
        assert_eq!(get(&router, path).await.status, StatusCode::NOT_FOUND, "{path}");
    }
    let far = from(folder.path(), "192.168.1.9:4000");
    assert_eq!(get(&far, "/drawn-game/street-1").await.status, StatusCode::FORBIDDEN);
}
