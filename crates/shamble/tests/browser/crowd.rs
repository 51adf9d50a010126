//! A table full of the dead: dragging it stays cheap.
use serde_json::{Value, json};

use super::{
    figures::taught,
    host::Host,
    pages::answer,
    window::{Browser, Light, Screen},
};

const ZOMBIES: u64 = 300;
const STEPS: u32 = 90;

/// What a drag changes on the page, as "element what".
const WATCH: &str = "
    const told = (it) => {
        const name = it.target.id || it.target.getAttribute?.('class') || it.target.nodeName;
        window.dragged.push(`${name} ${it.type === 'attributes' ? it.attributeName : it.type}`);
    };
    window.dragged = [];
    window.last = performance.now();
    window.watch = new MutationObserver((all) => { window.last = performance.now(); all.forEach(told); });
    window.watch.observe(document.documentElement, { subtree: true, childList: true, characterData: true, attributes: true })";

/// A town that is full of them.
fn crowded(browser: &Browser, host: &Host) {
    let made = json!({ "seed": 7, "humans": 4, "zombies": ZOMBIES, "size_cm": [240, 240] });
    let key = host.set(&json!({ "book": "dwa", "made": made, "seed": 7 })).0.remove(0);
    // The people are placed first, and then all of the dead.
    for _ in 0..4 {
        assert!(answer(host, &key));
    }
    taught(browser, host, &key);
    let figures = browser.script("return document.querySelectorAll('#board .fig[id]').length", &[]);
    assert!(ZOMBIES < figures.as_u64().unwrap(), "{figures} figures");
}

/// The mouse with its button held.
fn mouse(browser: &Browser, kind: &str, x: f64, y: f64) {
    let event = json!({ "type": kind, "x": x, "y": y, "button": "left", "buttons": 1, "clickCount": 1 });
    browser.protocol("Input.dispatchMouseEvent", &event);
}

/// Drags the board round in circles from its middle, where figures stand; gives where the button is still held.
fn drag(browser: &Browser) -> (f64, f64) {
    let middle = "const it = document.getElementById('stage').getBoundingClientRect(); return [it.x + it.width / 2, it.y + it.height / 2]";
    let middle = browser.script(middle, &[]);
    let at = |step: u32| {
        let angle = f64::from(step) / 15.0;
        let [x, y] = [0, 1].map(|it| middle[it].as_f64().unwrap());
        (x - 120.0 + 120.0 * angle.cos(), y + 120.0 * angle.sin())
    };
    mouse(browser, "mousePressed", at(0).0, at(0).1);
    for step in 1..=STEPS {
        mouse(browser, "mouseMoved", at(step).0, at(step).1);
    }
    at(STEPS)
}

/// How long scripts have run so far, in milliseconds.
fn script_time(browser: &Browser) -> f64 {
    let told = browser.protocol("Performance.getMetrics", &json!({}));
    let all = told["metrics"].as_array().unwrap();
    let time = all.iter().find(|it| it["name"] == "ScriptDuration").unwrap();
    time["value"].as_f64().unwrap() * 1000.0
}

#[test]
fn a_step_of_a_drag_moves_the_drawing_as_it_lies_and_touches_none_of_300_figures() {
    let Some(browser) = Browser::open("crowd", Screen::Desk, Light::Day) else { return };
    let host = Host::start();
    crowded(&browser, &host);
    let drawn = "return [document.getElementById('board').getAttribute('viewBox'), document.getElementById('board').style.transform]";
    let before = browser.script(drawn, &[]);
    browser.script(WATCH, &[]);
    // A page that was just opened puts itself in order first.
    browser.wait_until("500 < performance.now() - window.last");
    browser.script("window.dragged = []", &[]);
    let (x, y) = drag(&browser);
    let after = browser.script(drawn, &[]);
    let changed = browser.script("window.watch.disconnect(); return window.dragged", &[]);
    mouse(&browser, "mouseReleased", x, y);
    assert_eq!(before[0], after[0], "nothing is drawn anew while the board is dragged");
    assert_ne!(before[1], after[1], "it has been dragged");
    let changed: Vec<&str> = changed.as_array().unwrap().iter().filter_map(Value::as_str).collect();
    // Beside the drawing itself the small map shows which part of it is seen.
    let other: Vec<&&str> =
        changed.iter().filter(|it| **it != "board style" && !it.starts_with("seen ")).collect();
    assert_eq!(other, Vec::<&&str>::new());
    let moved = changed.iter().filter(|it| **it == "board style").count();
    assert!(moved <= 2 * STEPS as usize, "{moved} changes in {STEPS} steps");
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

/// For BENCHMARKS.md, with `--nocapture`; no test asserts a time.
#[test]
fn what_a_step_of_a_drag_costs_is_printed() {
    let Some(browser) = Browser::open("crowd-cost", Screen::Desk, Light::Day) else { return };
    let host = Host::start();
    crowded(&browser, &host);
    browser.protocol("Performance.enable", &json!({}));
    let before = script_time(&browser);
    let (x, y) = drag(&browser);
    let cost = (script_time(&browser) - before) / f64::from(STEPS);
    mouse(&browser, "mouseReleased", x, y);
    println!("{ZOMBIES} zombies: {cost:.2} ms of script for a step of a drag, in the mean of {STEPS}");
    assert!(0.0 < cost, "scripts ran");
}
