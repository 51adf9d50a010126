//! What is seen is whole and true: labels and captions hold their words, sheets show counts as pictures, and while something is
//! played header, people and sheets follow the moment that is shown.
use serde_json::{Value, json};

use super::{
    host::Host,
    moments::{street, until_the_dead_move},
    pages::answer,
    table::{eight_people, resized},
    window::{Browser, Light, Screen},
};

const WIDTHS: [(u32, u32); 3] = [(390, 844), (820, 1180), (1440, 900)];

/// Labels of the shelf whose lines lie over one another, over their book or over another label.
const OVER_ONE_ANOTHER: &str = "(() => {
    const boxes = (it) => it.getBoundingClientRect();
    const meet = (a, b) => a.left + 1 < b.right && b.left + 1 < a.right && a.top + 1 < b.bottom && b.top + 1 < a.bottom;
    const labels = [...document.querySelectorAll('.book > p')];
    const bad = labels.filter((label) => {
        const [own, lines] = [boxes(label), [...label.children].map(boxes)];
        const within = lines.every((it) => own.left <= it.left + 1 && it.right <= own.right + 1 && own.top <= it.top + 1 && it.bottom <= own.bottom + 1);
        const apart = lines.every((one, at) => lines.slice(at + 1).every((other) => !meet(one, other)));
        const alone = labels.every((other) => other === label || !meet(own, boxes(other)));
        const book = boxes(label.parentElement.querySelector('.volume'));
        return !within || !apart || !alone || own.bottom < book.bottom || lines[0].top + 1 < book.bottom;
    });
    return { labels: labels.length, bad: bad.map((it) => it.innerText) };
})()";

#[test]
fn each_book_on_the_shelf_has_its_label_to_itself() {
    let Some(browser) = Browser::open("labels", Screen::Desk, Light::Day) else { return };
    let host = Host::start();
    for (width, height) in WIDTHS {
        resized(&browser, width, height);
        browser.go(&host.url("/"));
        browser.wait_until("document.fonts.status === 'loaded'");
        let seen = browser.script(&format!("return {OVER_ONE_ANOTHER}"), &[]);
        assert_eq!(seen["bad"], json!([]), "at {width}");
        assert!(2 < seen["labels"].as_u64().unwrap(), "{seen}");
    }
}

/// Whether the sentence of the moment lies within its caption, and the caption within the window and clear of the dice.
const CAPTION: &str = "(() => {
    const box = (css) => document.querySelector(css).getBoundingClientRect();
    const [around, words, acts] = ['#caption', '#caption .what', '#caption .acts'].map(box);
    const inside = (it) => around.left <= it.left && it.right <= around.right + 1 && around.top <= it.top && it.bottom <= around.bottom + 1;
    return { inside: inside(words) && inside(acts), window: 0 <= around.left && around.right <= innerWidth && around.bottom <= innerHeight,
        high: around.height, tray: box('#tray').height, journal: box('#journal').height, so_far: box('#now').height };
})()";

#[test]
fn the_sentence_of_a_moment_lies_within_its_caption() {
    let Some(browser) = Browser::open("caption", Screen::Desk, Light::Night) else { return };
    let host = Host::start();
    street(&browser, &host, "calm");
    until_the_dead_move(&browser);
    browser.wait_until("document.getElementById('table').dataset.stopped");
    for (width, height) in WIDTHS {
        resized(&browser, width, height);
        let seen = browser.script(&format!("return {CAPTION}"), &[]);
        assert_eq!((&seen["inside"], &seen["window"]), (&json!(true), &json!(true)), "at {width}: {seen}");
        let high = |of: &str| seen[of].as_f64().unwrap();
        assert!(high("tray") < 140.0, "the tray is as high as its dice, at {width}: {seen}");
        assert!(100.0 < high("so_far"), "what has happened so far is told below, at {width}: {seen}");
        if 640 < width {
            assert!(150.0 < high("journal"), "the journal keeps its room, at {width}: {seen}");
        }
    }
}

/// What header, spine and sheets say while something is played.
const SAID: &str = "(() => {
    const table = document.getElementById('table');
    return {
        playing: Boolean(table.dataset.playing),
        stopped: Boolean(table.dataset.stopped),
        at: table.dataset.moment,
        words: document.querySelector('#caption .what').textContent,
        header: Number(/turn (\\d+)/.exec(document.getElementById('clock').textContent)?.[1]),
        spine: Number(document.querySelector('#spine .turnno b').textContent),
        sheets: Object.fromEntries([...document.querySelectorAll('.dossier')].map((it) => [it.querySelector('h3').textContent, it.querySelector('.hurt dd')?.textContent.trim() ?? 'gone'])),
    };
})()";

#[test]
fn header_and_sheets_follow_the_moment_that_is_shown() {
    let Some(browser) = Browser::open("follow", Screen::Desk, Light::Day) else { return };
    let host = Host::start();
    street(&browser, &host, "calm");
    let (mut turn, mut wounded) = (0, 0);
    for _ in 0..2 {
        until_the_dead_move(&browser);
        loop {
            let now = browser.script(&format!("return {SAID}"), &[]);
            if now["playing"] != json!(true) {
                break;
            }
            assert_eq!(now["header"], now["spine"], "{now}");
            let here = now["spine"].as_u64().unwrap();
            assert!(turn <= here, "the turn goes back: {now}");
            turn = here;
            if now["stopped"] == json!(true) {
                wounded += u32::from(agrees(&now));
                browser.press(" ");
                // The next may stop as soon as this one goes on.
                let at = &now["at"];
                browser.wait_until(&format!("document.getElementById('table').dataset.moment !== {at} || !document.getElementById('table').dataset.stopped"));
            }
        }
    }
    assert!(2 < wounded, "wounds were told");
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

/// Whether wounds are told; then the sheet of whoever has them says the same.
fn agrees(now: &Value) -> bool {
    let words = now["words"].as_str().unwrap();
    let Some((name, rest)) = words.split_once(" has ").filter(|it| it.1.contains("wound")) else {
        return false;
    };
    let said = rest.trim_end_matches(" now").replace("one ", "1 ");
    assert_eq!(now["sheets"][name], json!(said), "{now}");
    true
}

/// Weapons, points and wounds that lie outside of what is seen of a sheet.
const HIDDEN: &str = "[...document.querySelectorAll('.people .card')].flatMap((card) => {
    const around = card.getBoundingClientRect();
    const all = [...card.querySelectorAll('h3, .meters dd, .arm dd')];
    return all.filter((it) => { const box = it.getBoundingClientRect(); return around.bottom < box.bottom - 1 || around.right < box.right - 1; }).map((it) => it.textContent);
})";

#[test]
fn of_eight_people_points_wounds_and_weapons_are_all_seen() {
    let Some(browser) = Browser::open("eight", Screen::Desk, Light::Day) else { return };
    let host = Host::start();
    resized(&browser, 1440, 900);
    browser.go(&host.url(&format!("/seat/{}", eight_people(&host))));
    browser.wait_until(
        "document.querySelectorAll('.dossier').length === 8 && document.fonts.status === 'loaded'",
    );
    assert_eq!(browser.script(&format!("return {HIDDEN}"), &[]), json!([]));
    let drawn = "[...document.querySelectorAll('.dossier')].every((it) => it.querySelectorAll('.pips i').length === 4 && it.querySelector('.arm .ammo rect'))";
    assert_eq!(browser.script(&format!("return {drawn}"), &[]), json!(true));
}

/// Names on sheets that touch the value beside them.
const TOUCHING: &str = "[...document.querySelectorAll('.dossier dt')].filter((it) => it.offsetWidth && it.nextElementSibling).filter((it) => {
    const words = (of) => { const range = document.createRange(); range.selectNodeContents(of); return range.getBoundingClientRect(); };
    const [name, value] = [it, it.nextElementSibling].map(words);
    return 2 < name.width && value.top < name.bottom - 2 && value.left < name.right + 2;
}).map((it) => it.parentElement.textContent)";

#[test]
fn no_name_on_a_sheet_touches_its_value() {
    let Some(browser) = Browser::open("gaps", Screen::Desk, Light::Day) else { return };
    let host = Host::start();
    for (width, height) in [(1400, 760), (1180, 820)] {
        resized(&browser, width, height);
        for (book, scenario) in [("atzr", "alley"), ("dwa", "street")] {
            let key = host.set(&json!({ "book": book, "scenario": scenario, "seed": 3 })).0.remove(0);
            for _ in 0..12 {
                answer(&host, &key);
            }
            browser.go(&host.url(&format!("/seat/{key}")));
            browser.wait_until(
                "document.querySelectorAll('.dossier').length && document.fonts.status === 'loaded'",
            );
            assert_eq!(
                browser.script(&format!("return {TOUCHING}"), &[]),
                json!([]),
                "{scenario} at {width}"
            );
        }
    }
}

#[test]
fn a_sheet_says_in_words_what_it_draws() {
    let Some(browser) = Browser::open("words", Screen::Phone, Light::Day) else { return };
    let host = Host::start();
    browser.go(&host.url(&format!("/seat/{}", host.street())));
    browser.wait_until("document.querySelector('html.js #ask')?.dataset.number");
    let label = browser.script("return document.querySelector('.dossier').getAttribute('aria-label')", &[]);
    let label = label.as_str().unwrap();
    assert!(label.starts_with("Lawless: standing, "), "{label}");
    assert!(label.ends_with(", 4 AP, no wounds"), "{label}");
}
