//! Every page, on a desk and on a phone, by day and by night: no complaint of the browser, nothing that sticks out,
//! text that can be read, and a name for whatever can be used.
use serde_json::{Value, json};

use super::{
    host::Host,
    window::{Browser, Light, Screen},
};

/// A page to look at; whether it is there at all, or says that something is not.
struct Page {
    path: String,
    missing: bool,
}

fn page(path: impl Into<String>) -> Page {
    Page { path: path.into(), missing: false }
}

/// A game under way, one that is over, and one with people's own dice.
fn tables(host: &Host) -> [String; 3] {
    let under_way = host.street();
    for _ in 0..6 {
        answer(host, &under_way);
    }
    let over = host.set(&json!({ "scenario": "street", "seed": 8 })).0.remove(0);
    while answer(host, &over) {}
    let own_dice = host.set(&json!({ "scenario": "street", "own_dice": true })).0.remove(0);
    [under_way, over, own_dice]
}

/// Answers as it stands if nobody cares; false if nothing is asked.
pub fn answer(host: &Host, key: &str) -> bool {
    let asked = host.api(&format!("/api/seats/{key}/question"), None);
    if asked["state"] != "asked" {
        return false;
    }
    let body = json!({ "number": asked["number"], "answer": asked["question"]["default"] });
    host.api(&format!("/api/seats/{key}/answer"), Some(&body));
    true
}

/// The pages of a game on hexes: set, under way, over, told, and a campaign of it.
fn hexes(host: &Host) -> Vec<Page> {
    let set = |scenario: &str, seed: u64| {
        host.set(&json!({ "book": "atzr", "scenario": scenario, "seed": seed })).0.remove(0)
    };
    let under_way = set("maple-heights", 7);
    for _ in 0..20 {
        answer(host, &under_way);
    }
    let over = set("hospital", 3);
    while answer(host, &over) {}
    let own = host.set(&json!({ "book": "atzr", "scenario": "tree-line", "own_dice": true })).0.remove(0);
    vec![
        page("/set/atzr/maple-heights"),
        page(format!("/seat/{under_way}")),
        page(format!("/seat/{under_way}/story")),
        page(format!("/seat/{over}")),
        page(format!("/seat/{over}/report")),
        page(format!("/seat/{over}/replay")),
        page(format!("/seat/{own}")),
        page("/make/atzr"),
        page("/companion/atzr.insight"),
        page("/why/atzr.insight.trigger"),
    ]
}

fn every_page(host: &Host) -> Vec<Page> {
    let [under_way, over, own_dice] = tables(host);
    let watch = host.set(&json!({ "scenario": "street" })).1;
    let shot = "given.weapon=pistol&given.target.range_mm=150&go=1&dice=4";
    let mut all = vec![
        page("/"),
        page("/set/dwa/street"),
        page(format!("/seat/{under_way}")),
        page(format!("/seat/{under_way}/story")),
        page(format!("/seat/{over}")),
        page(format!("/seat/{over}/report")),
        page(format!("/seat/{over}/replay")),
        page(format!("/seat/{own_dice}")),
        page(format!("/seat/{watch}")),
        page("/why/dwa.shoot.cover"),
        page("/lab"),
        page("/companion"),
        page("/companion/dwa.shoot"),
        page(format!("/companion/dwa.shoot?{shot}")),
        page("/exchange"),
        page("/games"),
        page("/make/dwa"),
        page("/campaigns"),
        page("/chairs/street-1"),
        page("/api"),
    ];
    all.extend(hexes(host));
    for path in ["/nowhere", "/seat/guess"] {
        all.push(Page { path: path.to_owned(), missing: true });
    }
    all
}

/// What can be used but has no name for a screen reader.
fn nameless(browser: &Browser) -> Vec<String> {
    let tree = browser.protocol("Accessibility.getFullAXTree", &json!({}));
    let roles = [
        "button",
        "link",
        "textbox",
        "checkbox",
        "radio",
        "combobox",
        "slider",
        "spinbutton",
        "DisclosureTriangle",
    ];
    let all = tree["nodes"].as_array().cloned().unwrap_or_default();
    let is_nameless = |it: &&Value| {
        let role = it["role"]["value"].as_str().unwrap_or_default();
        let name = it["name"]["value"].as_str().unwrap_or_default();
        it["ignored"] == false && roles.contains(&role) && name.trim().is_empty()
    };
    all.iter().filter(is_nameless).map(|it| format!("a {} without a name", it["role"]["value"])).collect()
}

fn look_at_every_page(name: &'static str, screen: Screen, light: Light) {
    let Some(browser) = Browser::open(name, screen, light) else { return };
    let host = Host::start();
    let mut wrong = Vec::new();
    for it in every_page(&host) {
        browser.go(&host.url(&it.path));
        browser.wait_until("document.readyState === 'complete'");
        let sound = browser.script(include_str!("sound.js"), &[]);
        let mut found: Vec<String> =
            sound.as_array().unwrap().iter().map(|it| it.as_str().unwrap().to_owned()).collect();
        found.extend(nameless(&browser));
        found.extend(browser.complaints().into_iter().filter(|words| !(it.missing && words.contains("404"))));
        if !found.is_empty() {
            let shown = it.path.replace('/', "_");
            browser.picture(&format!("{name}{}", &shown[..shown.len().min(24)]));
        }
        wrong.extend(found.into_iter().map(|what| format!("{}: {what}", it.path)));
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn every_page_is_sound_on_a_desk_by_day() {
    look_at_every_page("desk-day", Screen::Desk, Light::Day);
}

#[test]
fn every_page_is_sound_on_a_desk_by_night() {
    look_at_every_page("desk-night", Screen::Desk, Light::Night);
}

#[test]
fn every_page_is_sound_on_a_phone_by_day() {
    look_at_every_page("phone-day", Screen::Phone, Light::Day);
}

#[test]
fn every_page_is_sound_on_a_phone_by_night() {
    look_at_every_page("phone-night", Screen::Phone, Light::Night);
}
