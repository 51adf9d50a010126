//! A game on hex maps: by mouse, with a finger, and what figures see.
use serde_json::json;

use super::{
    hand::{Hand, Way},
    host::Host,
    pages,
    window::{Browser, Light, Screen},
};

/// An ambush that is over soon, with dice that fall the same each time.
fn ambush(host: &Host) -> String {
    host.set(&json!({ "book": "atzr", "scenario": "tree-line", "seed": 2 })).0.remove(0)
}

#[test]
fn an_encounter_is_played_to_its_end_by_clicking_and_set_again() {
    let Some(browser) = Browser::open("hexes", Screen::Desk, Light::Day) else { return };
    let host = Host::start();
    let key = ambush(&host);
    browser.go(&host.url(&format!("/seat/{key}")));
    let mut hand = Hand::new(&browser, Way::Mouse, 21);
    let decisions = hand.play();
    browser.reads("The game is over");
    assert!(0 < decisions && 0 < hand.on_board + hand.in_list, "{decisions} {hand:?}");
    // How it ended for each is said by name, and nothing in brackets of a program.
    let ended = browser.text("#ask .result");
    assert!(ended.contains("succeeded") || ended.contains("failed"), "{ended}");
    browser.click(&format!("a[href='/seat/{key}/again']"));
    browser.wait_until("location.pathname === '/set/atzr/tree-line'");
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
fn an_encounter_is_played_on_a_phone() {
    let Some(browser) = Browser::open("hexes-phone", Screen::Phone, Light::Night) else { return };
    let host = Host::start();
    let (keys, _) = host.set(&json!({ "book": "atzr", "scenario": "alley", "seed": 3 }));
    browser.go(&host.url(&format!("/seat/{}", keys[0])));
    assert_eq!(browser.script("return innerWidth", &[]), json!(390));
    Hand::new(&browser, Way::Finger, 22).play();
    browser.reads("The game is over");
    assert_eq!(browser.script("return document.documentElement.scrollWidth", &[]), json!(390));
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
fn the_eye_shades_what_the_one_who_acts_does_not_see() {
    let Some(browser) = Browser::open("eye", Screen::Desk, Light::Day) else { return };
    let host = Host::start();
    let key = ambush(&host);
    browser.go(&host.url(&format!("/seat/{key}")));
    let mut hand = Hand::new(&browser, Way::Keys, 23);
    let acts = "document.querySelector('#board .fig.sel') !== null || document.getElementById('ask').dataset.shape === 'over'";
    while browser.script(&format!("return {acts}"), &[]) != json!(true) && hand.decide() {}
    browser.press("v");
    browser.wait_until("document.querySelector('#vision .unseen')");
    assert_eq!(browser.script("return document.getElementById('eye').ariaPressed", &[]), json!("true"));
    browser.press("v");
    browser.wait_until("!document.querySelector('#vision .unseen')");
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
fn a_large_map_is_seen_where_somebody_acts_and_whole_on_demand() {
    let Some(browser) = Browser::open("glass", Screen::Desk, Light::Night) else { return };
    let host = Host::start();
    let key = ambush(&host);
    browser.go(&host.url(&format!("/seat/{key}")));
    // A counter is large enough for its number to be read.
    let wide = "(document.querySelector('#standing .fig')?.getBoundingClientRect().width ?? 0)";
    let mut hand = Hand::new(&browser, Way::Keys, 24);
    while browser.script("return document.querySelector('#board .fig.sel') !== null", &[]) != json!(true) {
        assert!(hand.decide(), "somebody acts before the game is over");
    }
    browser.wait_until(&format!("30 <= {wide}"));
    let near = browser.script(&format!("return {wide}"), &[]).as_f64().unwrap();
    browser.click("[data-zoom=fit]");
    browser.wait_until(&format!("{wide} < {near} - 2"));
}

/// How many pixels high the smallest name on the board is.
const SMALLEST: &str = "Math.min(...[...document.querySelectorAll('#board .plate text')].map((it) => parseFloat(getComputedStyle(it).fontSize) * it.getScreenCTM().a))";

#[test]
fn names_can_be_read_when_a_table_opens() {
    let Some(browser) = Browser::open("names", Screen::Desk, Light::Day) else { return };
    let host = Host::start();
    for (book, scenario) in [("dwa", "street"), ("dwa", "firefight"), ("atzr", "mall"), ("atzr", "tree-line")]
    {
        let (keys, _) = host.set(&json!({ "book": book, "scenario": scenario, "seed": 7 }));
        browser.go(&host.url(&format!("/seat/{}", keys[0])));
        browser.wait_until("document.querySelector('#board .plate')");
        browser.wait_until(&format!("9 <= {SMALLEST}"));
    }
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
fn whoever_is_asked_about_comes_into_sight_but_a_reader_who_moves_the_glass_is_left_alone() {
    let Some(browser) = Browser::open("follow", Screen::Desk, Light::Day) else { return };
    let host = Host::start();
    let key = ambush(&host);
    browser.go(&host.url(&format!("/seat/{key}")));
    let seen = "document.getElementById('board').getAttribute('viewBox')";
    let before = browser.script(&format!("return {seen}"), &[]);
    browser.script("document.getElementById('stage').focus()", &[]);
    // Arrows to the right and down, until the table is half out of sight.
    browser.press(&"\u{e014}\u{e015}".repeat(16));
    browser.wait_until(&format!("{seen} !== {before} && !document.getElementById('board').style.transform"));
    let there = browser.script(&format!("return {seen}"), &[]);
    let looks = "performance.getEntriesByType('resource').filter((it) => it.name.includes('/parts')).length";
    let looked = browser.script(&format!("return {looks}"), &[]);
    browser.script("document.dispatchEvent(new Event('visibilitychange'))", &[]);
    browser.wait_until(&format!("{looked} < {looks}"));
    assert_eq!(browser.script(&format!("return {seen}"), &[]), there, "the question is the same");
    loop {
        let asked = browser.script("return document.getElementById('ask').dataset.number", &[]);
        assert!(pages::answer(&host, &key), "somebody acts before the game is over");
        browser.wait_until(&format!("document.getElementById('ask').dataset.number !== {asked}"));
        if browser.script("return document.querySelector('#board .fig.sel') !== null", &[]) == json!(true) {
            break;
        }
    }
    browser.wait_until(
        "(() => { const [it, stage] = [document.querySelector('#board .fig.sel'), document.getElementById('stage')].map((it) => it.getBoundingClientRect());\
         return stage.left <= it.left && it.right <= stage.right && stage.top <= it.top && it.bottom <= stage.bottom; })()",
    );
    assert_eq!(browser.complaints(), Vec::<String>::new());
}
