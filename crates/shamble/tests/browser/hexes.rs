//! A game on hex maps: by mouse, with a finger, in a campaign, and what figures see.
use serde_json::json;

use crate::{
    browser::{Browser, Light, Screen},
    hand::{Hand, Way},
    host::Host,
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
    assert!(ended.contains("a success") || ended.contains("a failure"), "{ended}");
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

/// Answers what the campaign asks, as it stands if nobody cares, until an Encounter can be played.
fn until_it_is_due(browser: &Browser) {
    for _ in 0..30 {
        browser.wait_until("document.readyState === 'complete' && document.querySelector('#month form')");
        let due = browser.script(
            "return [...document.querySelectorAll('button')].some((it) => it.innerText === 'Play it')",
            &[],
        );
        if due == json!(true) {
            return;
        }
        browser.script("document.body.dataset.old = '1'", &[]);
        browser.script(
            "const form = document.querySelector('#month form');
             (form.querySelector('#default') ?? form.querySelector('button.opt') ?? form.querySelector('.btn.go') ?? form.querySelector('button')).click()",
            &[],
        );
        browser.wait_until("!document.body.dataset.old");
    }
    panic!("nothing is ever due\n{}", browser.said());
}

#[test]
fn a_month_of_a_campaign_goes_through_an_encounter_to_its_report() {
    let Some(browser) = Browser::open("month", Screen::Desk, Light::Day) else { return };
    let host = Host::start();
    browser.go(&host.url("/campaigns"));
    browser.fill("#name", "One winter");
    browser.choose("#book", "atzr");
    browser.click_named("Begin the campaign");
    browser.wait_until("location.pathname.startsWith('/campaign/')");
    browser.fill("[name='given.name']", "June");
    browser.choose("[name='given.class']", "survivor");
    browser.click("[name='given.alone']");
    browser.click_named("Take into the team");
    browser.reads("Who plays with whom");
    until_it_is_due(&browser);
    // Roster, things and the month stand on one page.
    for words in ["June", "Rep", "Who carries what", "month 1 of year 1"] {
        browser.reads(words);
    }
    let team = browser.script("return location.pathname", &[]);
    let team = team.as_str().unwrap();
    browser.click(&format!("a[href='{team}/set/due']"));
    browser.wait_until("document.getElementById('seat-0')");
    browser.choose("#seat-0", "steady");
    browser.click("form.setting .btn.go");
    browser.wait_until("!location.pathname.includes('/set/')");
    browser.go(&host.url(team));
    browser.click_named("Settle it");
    browser.reads("What changed for each");
    browser.click_named("Report");
    browser.reads("Carried on");
    assert_eq!(browser.complaints(), Vec::<String>::new());
}
