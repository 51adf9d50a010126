//! The table itself: what comes while it plays, walking by keys, sheets of many people, windows of every width.
use serde_json::json;

use super::{
    hand::{Hand, Way},
    host::Host,
    pages::answer,
    window::{Browser, ENTER, ESCAPE, Light, Screen},
};

const RIGHT: &str = "\u{e014}";

/// With motion, as most people have it.
fn with_motion(browser: &Browser) {
    let moves = json!([{ "name": "prefers-reduced-motion", "value": "no-preference" }]);
    browser.protocol("Emulation.setEmulatedMedia", &json!({ "features": moves }));
}

/// A window of another size.
pub fn resized(browser: &Browser, width: u32, height: u32) {
    let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
    browser.protocol("Emulation.setDeviceMetricsOverride", &size);
}

#[test]
fn what_happens_while_a_page_plays_is_shown_afterwards() {
    let Some(browser) = Browser::open("news", Screen::Desk, Light::Day) else { return };
    let host = Host::start();
    let key = host.street();
    browser.go(&host.url(&format!("/seat/{key}")));
    with_motion(&browser);
    browser.script("localStorage.setItem('shamble.pace', 'brisk')", &[]);
    let asked = || host.api(&format!("/api/seats/{key}/question"), None);
    let shown =
        |number: &serde_json::Value| format!("document.getElementById('ask').dataset.number === {number}");
    let mut met = 0;
    let playing = "Boolean(document.getElementById('table').dataset.playing)";
    for _ in 0..40 {
        // Where nothing is played it would go back a question.
        if browser.script(&format!("return {playing}"), &[]) == json!(true) {
            browser.press(ESCAPE);
        }
        browser.wait_until("!document.getElementById('table').dataset.playing");
        let before = asked();
        browser.wait_until(&shown(&before["number"]));
        if met == 2 || before["state"] != "asked" {
            break;
        }
        let go_on = "(document.getElementById('default') ?? document.querySelector('#ask button.opt, #ask .btn.go, #ask button[name=number]')).click()";
        browser.script(go_on, &[]);
        browser.wait_until(&format!(
            "!({}) || document.getElementById('table').dataset.playing",
            shown(&before["number"])
        ));
        let plays = browser.script("return Boolean(document.getElementById('table').dataset.playing)", &[]);
        if plays == json!(true) && answer(&host, &key) {
            met += 1;
            browser.press(ESCAPE);
            browser.wait_until(&shown(&asked()["number"]));
        }
    }
    assert_eq!(met, 2, "nothing was ever played");
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
fn a_place_is_walked_to_by_arrow_keys_and_taken_by_one_enter() {
    let Some(browser) = Browser::open("walk", Screen::Desk, Light::Day) else { return };
    let host = Host::start();
    let key = host.street();
    browser.go(&host.url(&format!("/seat/{key}")));
    let mut hand = Hand::new(&browser, Way::Keys, 1);
    assert!(hand.decide(), "who acts");
    browser.wait_until("document.getElementById('ask').dataset.shape === 'one'");
    let walk = "[...document.querySelectorAll('#ask button.opt')].find((it) => /walk/i.test(it.innerText))";
    let number = browser.wait_until(&format!("{walk}?.dataset.key"));
    browser.press(number.as_str().unwrap());
    browser.wait_until("document.getElementById('ask').dataset.shape === 'place'");
    let before = host.api(&format!("/api/seats/{key}/question"), None)["decisions"].as_u64().unwrap();
    browser.press(&RIGHT.repeat(3));
    browser.wait_until("document.getElementById('cursor') && !document.getElementById('go').disabled");
    browser.press(ENTER);
    browser.wait_until("document.getElementById('ask').dataset.shape !== 'place'");
    let after = host.api(&format!("/api/seats/{key}/question"), None)["decisions"].as_u64().unwrap();
    assert_eq!(after, before + 1, "one Enter, one decision");
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
fn six_sheets_stand_beside_the_goal_and_each_shows_all_of_itself() {
    let Some(browser) = Browser::open("sheets", Screen::Desk, Light::Day) else { return };
    let host = Host::start();
    let key = host.set(&json!({ "scenario": "firefight", "seed": 7 })).0.remove(0);
    browser.go(&host.url(&format!("/seat/{key}")));
    for (width, height) in [(1400, 900), (1920, 1080), (1024, 768), (800, 1000)] {
        resized(&browser, width, height);
        let apart = "(() => {
            const all = [...document.querySelectorAll('#party .slot')].map((it) => it.getBoundingClientRect());
            const apart = (a, b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
            return 6 < all.length && all.every((it, at) => it.right <= innerWidth && all.slice(at + 1).every((other) => apart(it, other)));
        })()";
        browser.wait_until(apart);
        let whole = "const slot = document.querySelector('#party .slot:nth-child(5)');
            slot.focus();
            const card = slot.querySelector('.card');
            const box = card.getBoundingClientRect();
            return card.scrollHeight <= card.clientHeight && card.scrollWidth <= card.clientWidth && box.right <= innerWidth && 0 <= box.top";
        assert_eq!(browser.script(whole, &[]), json!(true), "at {width} by {height}");
    }
}

/// A table with eight people; the place is made up.
pub fn eight_people(host: &Host) -> String {
    let made = json!({ "seed": 7, "humans": 8, "zombies": 12 });
    host.set(&json!({ "book": "dwa", "made": made, "seed": 7 })).0.remove(0)
}

/// Those in the list of people of whom less than all is seen, and how far the list can be scrolled.
const UNSEEN: &str = "(() => {
    const crew = document.querySelector('.crew'), room = crew.getBoundingClientRect();
    const inside = (it) => room.left - 1 <= it.left && it.right <= room.right + 1 && room.top - 1 <= it.top && it.bottom <= room.bottom + 1 && it.bottom <= innerHeight;
    const all = [...crew.querySelectorAll('li')];
    const unseen = all.filter((it) => !inside(it.getBoundingClientRect())).map((it) => it.innerText);
    const style = getComputedStyle(crew);
    const scrolls = /auto|scroll/.test(style.overflowX + style.overflowY) && style.backgroundImage.includes('gradient');
    return { count: all.length, unseen, scrolls };
})()";

#[test]
fn eight_people_beside_the_turn_are_all_seen_or_scrolled_to() {
    let Some(browser) = Browser::open("crew", Screen::Desk, Light::Day) else { return };
    let host = Host::start();
    let key = eight_people(&host);
    browser.go(&host.url(&format!("/seat/{key}")));
    browser.wait_until("document.querySelector('html.js #ask')?.dataset.number");
    for (width, height) in [(1440, 900), (1280, 720)] {
        resized(&browser, width, height);
        let seen = browser.script(&format!("return {UNSEEN}"), &[]);
        assert_eq!((&seen["count"], &seen["unseen"]), (&json!(8), &json!([])), "at {width} by {height}");
    }
    // Where there is no room for all, the list scrolls and a shade at its edge says so.
    for (width, height) in [(1024, 500), (390, 844)] {
        resized(&browser, width, height);
        let seen = browser.script(&format!("return {UNSEEN}"), &[]);
        assert!(
            seen["unseen"] != json!([]) && seen["scrolls"] == json!(true),
            "at {width} by {height}: {seen}"
        );
        let last = "const crew = document.querySelector('.crew'); crew.scrollTo(9999, 9999); return crew.scrollTop + crew.scrollLeft";
        assert!(browser.script(last, &[]).as_f64().unwrap() > 0.0, "at {width} by {height}");
        let seen = browser.script(&format!("return {UNSEEN}"), &[]);
        let last = browser.script("return document.querySelector('.crew li:last-child').innerText", &[]);
        assert!(!seen["unseen"].as_array().unwrap().contains(&last), "at {width} by {height}: {seen}");
    }
}

#[test]
fn four_people_are_seen_beside_the_turn_of_every_scenario_that_has_them() {
    let Some(browser) = Browser::open("four", Screen::Desk, Light::Day) else { return };
    let host = Host::start();
    for (book, scenario) in [("dwa", "farmhouse"), ("atzr", "tree-line"), ("atzr", "market")] {
        let key = host.set(&json!({ "book": book, "scenario": scenario, "seed": 7 })).0.remove(0);
        browser.go(&host.url(&format!("/seat/{key}")));
        browser.wait_until("document.querySelector('html.js #ask')?.dataset.number");
        for (width, height) in [(1440, 900), (1280, 720)] {
            resized(&browser, width, height);
            let seen = browser.script(&format!("return {UNSEEN}"), &[]);
            // Strangers who fight are in the list as well; in a low window the last of them may be scrolled to.
            let unseen = seen["unseen"].as_array().unwrap();
            let all = unseen.is_empty()
                || height < 900 && unseen.len() + 4 <= seen["count"].as_u64().unwrap() as usize;
            assert!(all && seen["scrolls"] == json!(true), "{scenario} at {width} by {height}: {seen}");
            let cut = "const it = document.querySelector('#bar .where'); return it.clientWidth < it.scrollWidth || it.parentElement.clientHeight < it.offsetHeight";
            assert_eq!(
                browser.script(cut, &[]),
                json!(false),
                "the heading of {scenario} at {width} by {height}"
            );
        }
    }
}

#[test]
fn a_first_note_lies_over_nobody_on_the_board() {
    let Some(browser) = Browser::open("note", Screen::Desk, Light::Day) else { return };
    let host = Host::start();
    let key = host.street();
    browser.go(&host.url(&format!("/seat/{key}")));
    browser.wait_until("document.getElementById('how')?.open");
    for (width, height) in [(1440, 900), (1280, 720), (1024, 768), (800, 1000)] {
        resized(&browser, width, height);
        let over = "const [note, board, ask] = ['how', 'stage', 'ask'].map((it) => document.getElementById(it).getBoundingClientRect()); \
            const meets = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom; \
            return [0 < note.height && note.right <= innerWidth + 2, meets(note, board), meets(note, ask)]";
        assert_eq!(browser.script(over, &[]), json!([true, false, false]), "at {width} by {height}");
    }
}

#[test]
fn a_first_note_makes_room_once_somebody_has_answered() {
    let Some(browser) = Browser::open("note-folds", Screen::Desk, Light::Day) else { return };
    let host = Host::start();
    let key = host.street();
    browser.go(&host.url(&format!("/seat/{key}")));
    browser.wait_until("document.getElementById('how')?.open");
    let number = browser.script("return document.getElementById('ask').dataset.number", &[]);
    browser.click("#ask button[data-option]:not([aria-disabled])");
    browser.wait_until(&format!("document.getElementById('ask').dataset.number !== {number}"));
    browser.wait_until("!document.getElementById('how').open");
    browser.go(&host.url(&format!("/seat/{key}")));
    browser.wait_until("document.getElementById('ask')");
    assert_eq!(browser.script("return document.getElementById('how').open", &[]), json!(false), "nor again");
}

#[test]
fn at_every_width_board_and_buttons_are_seen_at_once() {
    let Some(browser) = Browser::open("widths", Screen::Desk, Light::Night) else { return };
    let host = Host::start();
    let key = host.set(&json!({ "scenario": "street", "seed": 9 })).0.remove(0);
    answer(&host, &key);
    browser.go(&host.url(&format!("/seat/{key}")));
    browser.wait_until("document.getElementById('default')");
    for (width, height) in [(1400, 900), (1100, 800), (1024, 600), (860, 1100), (800, 1000), (700, 700)] {
        resized(&browser, width, height);
        let seen = "['#stage', '#default', '#bar', '#journal'].every((it) => {
            const box = document.querySelector(it).getBoundingClientRect();
            return 0 < box.height && 0 <= box.top && box.bottom <= innerHeight && box.right <= innerWidth;
        }) && document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth";
        assert_eq!(browser.script(&format!("return {seen}"), &[]), json!(true), "at {width} by {height}");
    }
}
