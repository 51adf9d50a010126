//! What lies over what: nothing that is asked is under a button, a note or the small map.
use serde_json::json;

use super::{
    host::Host,
    pages::answer,
    table::resized,
    window::{Browser, Light, Screen},
};

#[test]
fn no_number_on_the_board_lies_under_a_button_on_a_phone() {
    let Some(browser) = Browser::open("under-buttons", Screen::Phone, Light::Day) else { return };
    let host = Host::start();
    let (keys, _) = host.set(&json!({ "book": "atzr", "scenario": "maple-heights", "seed": 5 }));
    browser.go(&host.url(&format!("/seat/{}", keys[0])));
    browser.wait_until("document.querySelectorAll('#picks .pick').length === 4");
    let covered = "[...document.querySelectorAll('#picks .pick')].filter((it) => { const box = it.querySelector('.pick-in').getBoundingClientRect(); \
        return !it.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)); }).map((it) => it.textContent)";
    browser.wait_until("document.querySelector('#stage.far')");
    assert_eq!(browser.script(&format!("return {covered}"), &[]), json!([]));
    assert_eq!(
        browser.script("return document.getElementById('tray').checkVisibility()", &[]),
        json!(false),
        "a tray without dice takes no room"
    );
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
fn a_note_that_is_opened_on_a_phone_leaves_the_options_where_they_are() {
    let Some(browser) = Browser::open("note-over-board", Screen::Phone, Light::Night) else { return };
    let host = Host::start();
    browser.go(&host.url(&format!("/seat/{}", host.street())));
    browser.wait_until("document.querySelector('html.js #ask')?.dataset.number");
    let places =
        "[...document.querySelectorAll('#ask .opt')].map((it) => Math.round(it.getBoundingClientRect().top))";
    let before = browser.script(&format!("return {places}"), &[]);
    browser.tap("#help");
    browser.wait_until("document.getElementById('how').open");
    assert_eq!(browser.script(&format!("return {places}"), &[]), before);
}

#[test]
fn in_a_low_window_the_first_note_leaves_the_journal_its_room() {
    let Some(browser) = Browser::open("low", Screen::Desk, Light::Day) else { return };
    let host = Host::start();
    let key = host.street();
    browser.go(&host.url("/"));
    resized(&browser, 1280, 640);
    browser.go(&host.url(&format!("/seat/{key}")));
    browser.wait_until("document.querySelector('html.js #ask')?.dataset.number");
    let high = browser.script("return document.getElementById('journal').offsetHeight", &[]);
    assert!(200 <= high.as_u64().unwrap(), "the journal has {high} pixels");
    let marked = "document.getElementById('help').hasAttribute('data-fresh')";
    assert_eq!(browser.script(&format!("return {marked}"), &[]), json!(true), "the note is still announced");
    browser.press("?");
    browser.wait_until("document.getElementById('how').open");
}

#[test]
fn the_small_map_does_not_lie_over_the_printed_key() {
    let Some(browser) = Browser::open("key", Screen::Desk, Light::Day) else { return };
    let host = Host::start();
    let (keys, _) = host.set(&json!({ "book": "atzr", "scenario": "maple-heights", "seed": 5 }));
    browser.go(&host.url(&format!("/seat/{}", keys[0])));
    browser.wait_until("document.querySelector('#picks .pick')");
    for _ in 0..3 {
        browser.click("[data-zoom=in]");
    }
    browser.script("document.getElementById('stage').focus()", &[]);
    // To the right, until the key lies in the corner that the small map likes best.
    let away = "document.querySelector('#stage').getBoundingClientRect().right - document.querySelector('#board .key').getBoundingClientRect().right";
    let rests = "!document.getElementById('board').style.transform";
    browser.wait_until(rests);
    while browser.script(&format!("return {away}"), &[]).as_f64().unwrap() < 0.0 {
        let before = browser.script("return document.getElementById('board').getAttribute('viewBox')", &[]);
        browser.press("\u{e014}");
        browser.wait_until(&format!(
            "{rests} && document.getElementById('board').getAttribute('viewBox') !== {before}"
        ));
    }
    browser.wait_until("document.querySelector('#stage.part #small')?.dataset.corner");
    let over = "const [map, key, stage] = ['#small', '#board .key', '#stage'].map((it) => document.querySelector(it).getBoundingClientRect()); \
        const meets = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom; \
        return [meets(key, stage), meets(map, key)]";
    assert_eq!(browser.script(over, &[]), json!([true, false]));
}

#[test]
fn a_table_opens_no_closer_than_it_takes_to_read_its_names() {
    let Some(browser) = Browser::open("no-closer", Screen::Desk, Light::Day) else { return };
    let host = Host::start();
    let (keys, _) = host.set(&json!({ "scenario": "supermarket", "seed": 5 }));
    browser.go(&host.url(&format!("/seat/{}", keys[0])));
    browser.wait_until("document.querySelector('#board .plate')");
    let seen = "document.getElementById('board').getAttribute('viewBox').split(' ').map(Number)";
    let high = "parseFloat(getComputedStyle(document.querySelector('#board .plate text')).fontSize) * document.querySelector('#board .plate text').getScreenCTM().a";
    browser.wait_until(&format!("9 <= {high}"));
    let [seen, high] = [seen, high].map(|it| browser.script(&format!("return {it}"), &[]));
    assert!(high.as_f64().unwrap() < 10.0, "names are {high} pixels high, and {seen} is seen");
}

#[test]
fn between_a_phone_and_a_desk_the_question_has_its_room() {
    let Some(browser) = Browser::open("tablet", Screen::Desk, Light::Day) else { return };
    let host = Host::start();
    let key = host.street();
    answer(&host, &key);
    browser.go(&host.url(&format!("/seat/{key}")));
    browser.wait_until("document.getElementById('default')");
    // With a note open, which takes the most room.
    browser.wait_until("document.querySelector('#coach [open]')");
    for (width, height) in
        [(820, 1180), (768, 1024), (700, 1000), (1024, 1366), (1100, 1300), (900, 900), (1024, 768)]
    {
        resized(&browser, width, height);
        let apart = "const [ask, note, journal, board] = ['ask', 'coach', 'journal', 'stage'].map((it) => document.getElementById(it).getBoundingClientRect()); \
            const meets = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1; \
            return [meets(ask, journal), meets(ask, note), meets(note, journal), meets(ask, board)]";
        assert_eq!(
            browser.script(apart, &[]),
            json!([false, false, false, false]),
            "nothing lies over the question at {width} by {height}"
        );
        let seen = "const foot = document.querySelector('#ask .foot').getBoundingClientRect().top; \
            return [...document.querySelectorAll('#ask .opt')].filter((it) => it.getBoundingClientRect().bottom <= foot).length";
        let seen = browser.script(seen, &[]).as_u64().unwrap();
        assert!(5 <= seen, "{seen} options are seen at {width} by {height}");
    }
}

#[test]
fn the_generator_shows_all_its_fields_and_keeps_its_button_in_the_window() {
    let Some(browser) = Browser::open("generator", Screen::Desk, Light::Day) else { return };
    let host = Host::start();
    browser.go(&host.url("/make/dwa?given.seed=3"));
    browser.wait_until("document.readyState === 'complete' && document.querySelector('.made .setting')");
    for (width, height) in [(1440, 900), (820, 1180), (390, 844)] {
        resized(&browser, width, height);
        let inner = "const form = document.querySelector('.made .asked'); return form.scrollHeight <= form.clientHeight + 1";
        assert_eq!(browser.script(inner, &[]), json!(true), "no list in a list at {width} by {height}");
        let reached = "const button = document.querySelector('.made .asked .acts button'); \
            return [...document.querySelectorAll('.made .asked :is(input, select):not([type=hidden])')].filter((it) => it.checkVisibility()).filter((it) => { \
                it.scrollIntoView({ block: 'center', behavior: 'instant' }); \
                const [at, go] = [it.getBoundingClientRect(), button.getBoundingClientRect()]; \
                const on = document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2); \
                return !(on === it || it.contains(on) || on?.closest('label')) || innerHeight < go.bottom || go.top < 0; \
            }).map((it) => it.name)";
        assert_eq!(browser.script(reached, &[]), json!([]), "at {width} by {height}");
    }
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
fn the_companion_is_looked_through_by_words() {
    let Some(browser) = Browser::open("seek", Screen::Phone, Light::Night) else { return };
    let host = Host::start();
    browser.go(&host.url("/companion"));
    browser.wait_until("document.querySelector('html.js #seek')");
    browser.fill("#seek", "fear test");
    let seen = "[...document.querySelectorAll('.procs li')].filter((it) => it.checkVisibility())";
    browser.wait_until(&format!("{seen}.length < 12 && {seen}.length"));
    assert_eq!(
        browser.script(
            &format!(
                "return {seen}.every((it) => /fear/i.test(it.closest('section').ariaLabel + it.innerText))"
            ),
            &[]
        ),
        json!(true)
    );
    browser.fill("#seek", "nothing of the kind");
    browser.reads("Nothing found.");
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
fn a_key_that_is_printed_beside_the_table_does_what_it_says() {
    let Some(browser) = Browser::open("printed-keys", Screen::Desk, Light::Day) else { return };
    let host = Host::start();
    browser.go(&host.url("/campaigns"));
    browser.fill("#name", "By keys");
    browser.choose("#book", "atzr");
    browser.click_named("Start the campaign");
    browser.wait_until(
        "location.pathname.startsWith('/campaign/') && document.querySelector('html.js #ask [data-key]')",
    );
    let number = browser.script("return document.querySelector('#ask [data-key]').dataset.key", &[]);
    let asked = browser.text("#q");
    browser.press(number.as_str().unwrap());
    browser.wait_until(&format!(
        "document.querySelector('#q') && document.querySelector('#q').innerText !== {}",
        json!(asked)
    ));
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
fn the_board_keeps_its_size_from_question_to_question() {
    let Some(browser) = Browser::open("steady", Screen::Desk, Light::Day) else { return };
    let host = Host::start();
    browser.go(&host.url("/"));
    for (book, scenario) in [("dwa", "street"), ("atzr", "tree-line")] {
        let key = host.set(&json!({ "book": book, "scenario": scenario, "seed": 5 })).0.remove(0);
        for (width, height) in [(1440, 900), (820, 1180)] {
            resized(&browser, width, height);
            let mut sizes = Vec::new();
            for _ in 0..8 {
                browser.go(&host.url(&format!("/seat/{key}")));
                browser.wait_until("document.querySelector('html.js #ask')?.dataset.number");
                let size =
                    "const it = document.getElementById('stage'); return [it.clientWidth, it.clientHeight]";
                sizes.push(browser.script(size, &[]));
                answer(&host, &key);
            }
            sizes.dedup();
            assert_eq!(sizes.len(), 1, "{scenario} at {width} by {height}: {sizes:?}");
        }
    }
}
