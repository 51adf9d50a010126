//! Letters and the room they have: the program's own typefaces, covers, sheets, and slips that hide nothing.
use serde_json::{Value, json};

use super::{
    figures::taught,
    host::Host,
    window::{Browser, Light, Screen},
};

#[test]
fn the_programs_own_typefaces_are_used_and_covers_fit_even_without_them() {
    let Some(browser) = Browser::open("typefaces", Screen::Desk, Light::Day) else { return };
    let host = Host::start();
    browser.go(&host.url("/"));
    browser.wait_until("document.readyState === 'complete' && document.fonts.status === 'loaded'");
    let loaded = "[...document.fonts].filter((it) => it.status === 'loaded').map((it) => it.family.replaceAll('\"', ''))";
    for family in ["Shamble Serif", "Shamble Sans", "Shamble Narrow"] {
        let there = browser.script(&format!("return {loaded}.includes(arguments[0])"), &[json!(family)]);
        assert_eq!(there, json!(true), "{family}");
    }
    // A title has the room that was worked out for it, in its own letters without a squeeze.
    let squeezed = "[...document.querySelectorAll('.volume .cv-title')].map((it) => { const wide = Number(it.getAttribute('textLength')); \
        it.removeAttribute('textLength'); return [it.textContent, it.getComputedTextLength() / wide]; })";
    for it in browser.script(&format!("return {squeezed}"), &[]).as_array().unwrap() {
        let share = it[1].as_f64().unwrap();
        assert!((0.95..1.05).contains(&share), "{it}");
    }
    browser.protocol("Network.enable", &json!({}));
    browser.protocol("Network.setCacheDisabled", &json!({ "cacheDisabled": true }));
    browser.protocol("Network.setBlockedURLs", &json!({ "urls": ["*.woff2"] }));
    browser.go(&host.url("/"));
    browser.wait_until("document.readyState === 'complete'");
    let fits = "[...document.querySelectorAll('.volume')].flatMap((cover) => { const edge = cover.querySelector('.cv-edge').getBoundingClientRect(); \
        return [...cover.querySelectorAll('text')].filter((it) => edge.right < it.getBoundingClientRect().right - 0.5 || it.getBoundingClientRect().left < edge.left).map((it) => it.textContent); })";
    assert_eq!(browser.script(&format!("return {fits}"), &[]), json!([]));
    assert!(
        5 <= browser
            .script("return document.querySelectorAll('.volume .cv-title').length", &[])
            .as_u64()
            .unwrap()
    );
}

/// Cards of the strip that have more to say than they show.
const CUT: &str = "[...document.querySelectorAll('.slot > .card')].filter((it) => it.clientHeight + 1 < it.scrollHeight || [...it.querySelectorAll('h3, p, dt, dd')].some((at) => at.clientWidth + 1 < at.scrollWidth && getComputedStyle(at).overflowX !== 'visible')).map((it) => it.innerText.slice(0, 200))";

#[test]
fn sheets_and_goals_are_read_whole_on_a_desk() {
    let Some(browser) = Browser::open("sheets", Screen::Desk, Light::Day) else { return };
    let host = Host::start();
    let size = json!({ "width": 1440, "height": 900, "deviceScaleFactor": 1, "mobile": false });
    browser.protocol("Emulation.setDeviceMetricsOverride", &size);
    let told = host.api("/api/scenarios", None);
    let mut cut: Vec<Value> = Vec::new();
    for it in told["scenarios"].as_array().unwrap() {
        let order = json!({ "book": it["book"], "scenario": it["id"], "seed": 7 });
        let key = host.set(&order).0.remove(0);
        taught(&browser, &host, &key);
        browser.wait_until("document.fonts.status === 'loaded'");
        let here = browser.script(&format!("return {CUT}"), &[]);
        let board = browser.script("return document.getElementById('stage').clientHeight", &[]);
        assert!(500 <= board.as_u64().unwrap(), "{}: the board has {board} pixels left", it["id"]);
        cut.extend(here.as_array().unwrap().iter().map(|at| json!([it["id"], at])));
    }
    assert_eq!(cut, Vec::<Value>::new());
}

#[test]
fn a_first_note_hides_no_option_on_a_phone() {
    let Some(browser) = Browser::open("first-note", Screen::Phone, Light::Day) else { return };
    let host = Host::start();
    let key = host.street();
    browser.go(&host.url(&format!("/seat/{key}")));
    browser.wait_until("document.querySelector('html.js #ask')?.dataset.number");
    let hidden = "[...document.querySelectorAll('#ask .opt')].filter((it) => { const box = it.getBoundingClientRect(); \
        return innerHeight < box.bottom || !it.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)); }).map((it) => it.innerText)";
    assert_eq!(browser.script(&format!("return {hidden}"), &[]), json!([]));
    assert!(
        2 <= browser.script("return document.querySelectorAll('#ask .opt').length", &[]).as_u64().unwrap()
    );
    // Nothing but what has happened lies between the people and the question; the question mark above has a dot, and opens the note.
    let between = "document.getElementById('ask').getBoundingClientRect().top - [...document.querySelectorAll('.crew, #recap')].map((it) => it.getBoundingClientRect()).filter((it) => it.height).at(-1).bottom";
    assert_eq!(browser.script(&format!("return {between}"), &[]), json!(0));
    let marked = "document.getElementById('help').hasAttribute('data-fresh')";
    assert_eq!(browser.script(&format!("return {marked}"), &[]), json!(true));
    browser.tap("#help");
    browser.wait_until("document.getElementById('how').open");
    browser.tap("#how [data-close]");
    browser.wait_until("!document.getElementById('how').checkVisibility()");
    browser.reload();
    browser.wait_until("document.querySelector('html.js #ask')?.dataset.number");
    assert_eq!(browser.script("return document.getElementById('how').checkVisibility()", &[]), json!(false));
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
fn no_line_of_the_journal_comes_twice_while_people_roll() {
    let Some(browser) = Browser::open("once", Screen::Desk, Light::Day) else { return };
    let host = Host::start();
    let key = host.set(&json!({ "scenario": "supermarket", "own_dice": true })).0.remove(0);
    taught(&browser, &host, &key);
    let told = || host.api(&format!("/api/seats/{key}/journal"), None)["events"].as_array().unwrap().clone();
    let go_on = "(document.querySelector('#ask [name=roll]') ?? document.getElementById('default') ?? document.querySelector('#ask button.opt, #ask .btn.go, #ask button[name=number]')).click()";
    let mut before = Vec::new();
    for n in 0..110 {
        let number = browser.wait_until("document.getElementById('ask').dataset.number");
        if browser.script("return document.getElementById('ask').dataset.shape === 'over'", &[])
            == json!(true)
        {
            break;
        }
        browser.script(go_on, &[]);
        browser.wait_until(&format!("document.getElementById('ask').dataset.number !== {number}"));
        let now = told();
        // The page has heard all of it and hears nothing again.
        assert_eq!(
            browser.script("return Number(document.getElementById('table').dataset.heard)", &[]),
            json!(now.len())
        );
        let same = before.iter().zip(&now).take_while(|(before, now)| before == now).count();
        assert_eq!(
            same,
            before.len(),
            "input {n}: {} was told otherwise",
            before.get(same).unwrap_or(&Value::Null)
        );
        before = now;
    }
    assert!(60 < before.len(), "{before:?}");
}

#[test]
fn a_game_of_bots_alone_is_watched_from_its_beginning() {
    let Some(browser) = Browser::open("bots", Screen::Desk, Light::Day) else { return };
    let host = Host::start();
    browser.go(&host.url("/set/dwa/street"));
    browser.choose("select[name='seat.0']", "steady");
    browser.click("form[action='/set'] .btn.go");
    browser.wait_until("location.pathname.endsWith('/replay') && document.getElementById('r-at')");
    let at = "Number(document.getElementById('r-at').value)";
    let last = browser.script("return Number(document.getElementById('r-at').max)", &[]).as_u64().unwrap();
    assert!(5 < last, "{last}");
    browser.wait_until(&format!("2 <= {at}"));
    let now = browser.script(&format!("return {at}"), &[]).as_u64().unwrap();
    assert!(now < last, "it is over before anybody could look: {now} of {last}");
    assert_eq!(browser.script("return document.getElementById('r-toggle').innerText", &[]), json!("Pause"));
    browser.click("#r-toggle");
    assert_eq!(browser.complaints(), Vec::<String>::new());
}
