//! Figures on the board can be clicked where they stand and say who they are, and what is patched is what would be drawn.
use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::{
    host::Host,
    pages::answer,
    window::{Browser, Light, Screen},
};

/// Opens a table without the slips that teach.
pub fn taught(browser: &Browser, host: &Host, key: &str) {
    browser.go(&host.url("/companion"));
    browser.script("localStorage.setItem('shamble.teach', 'off')", &[]);
    browser.go(&host.url(&format!("/seat/{key}")));
    browser.wait_until("document.querySelector('html.js #ask')?.dataset.number");
}

/// Every figure with its middle in the window, its name, and the figure that a click there would meet.
const MET: &str = "[...document.querySelectorAll('#board .fig[id]')].map((it) => {
    const box = it.querySelector('use, path').getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const met = document.elementsFromPoint(x, y);
    const covered = met.findIndex((at) => at.closest('.fig'));
    const over = met.slice(0, covered === -1 ? met.length : covered).filter((at) => !at.closest('.pick'));
    return { id: it.id, x, y, name: it.querySelector('title')?.textContent ?? '', met: met[covered]?.closest('.fig').id, over: over.map((at) => at.outerHTML.slice(0, 60)) };
  })";

fn figures(browser: &Browser) -> Vec<Value> {
    browser.script(&format!("return {MET}"), &[]).as_array().unwrap().clone()
}

/// The names by which the game itself calls its figures.
fn names(host: &Host, key: &str) -> Vec<String> {
    let view = host.api(&format!("/api/seats/{key}/view"), None);
    view["tokens"].as_array().unwrap().iter().map(|it| it["name"].as_str().unwrap().to_owned()).collect()
}

#[test]
fn nothing_that_is_decoration_lies_over_a_figure_and_each_has_its_one_name() {
    let Some(browser) = Browser::open("figures", Screen::Desk, Light::Day) else { return };
    let host = Host::start();
    for (book, scenario) in [
        ("dwa", "street"),
        ("dwa", "farmhouse"),
        ("atzr", "tree-line"),
        ("atzr", "market"),
        ("atzr", "hospital"),
    ] {
        let key = host.set(&json!({ "book": book, "scenario": scenario, "seed": 7 })).0.remove(0);
        taught(&browser, &host, &key);
        let names = names(&host, &key);
        for it in figures(&browser) {
            let name = it["name"].as_str().unwrap().split(',').next().unwrap().to_owned();
            assert!(names.contains(&name), "{scenario}: {it} is none of {names:?}");
            let seen = "const stage = document.getElementById('stage').getBoundingClientRect(); \
                return stage.left < arguments[0] && arguments[0] < stage.right && stage.top < arguments[1] && arguments[1] < stage.bottom";
            if browser.script(seen, &[it["x"].clone(), it["y"].clone()]) != json!(true) {
                continue;
            }
            // In a stack it is the one on top; on open ground nobody stands on anybody.
            assert!(it["met"].is_string() && it["over"] == json!([]), "{scenario}: {it} is covered");
            assert!(book != "dwa" || it["met"] == it["id"], "{scenario}: {it}");
        }
    }
}

/// Where the figure of this name stands in the window.
fn place(browser: &Browser, name: &str) -> (f64, f64) {
    let all = figures(browser);
    let it = all.iter().find(|it| it["name"].as_str().unwrap().split(',').next() == Some(name));
    let it = it.unwrap_or_else(|| panic!("nobody is called {name}: {all:?}"));
    (it["x"].as_f64().unwrap(), it["y"].as_f64().unwrap())
}

#[test]
fn a_click_on_a_figure_chooses_its_option_or_says_who_it_is() {
    let Some(browser) = Browser::open("clicked", Screen::Desk, Light::Day) else { return };
    let host = Host::start();
    let key = host.street();
    taught(&browser, &host, &key);
    let (x, y) = place(&browser, "zombie 5");
    browser.click_at(x, y);
    browser.wait_until("document.getElementById('who')?.innerText.startsWith('Zombie 5')");
    let (x, y) = place(&browser, "Lawless");
    browser.click_at(x, y);
    assert_eq!(browser.script("return document.getElementById('who')", &[]), Value::Null);
    browser.wait_until("document.getElementById('q').innerText.includes('Lawless')");
    let (x, y) = place(&browser, "zombie 1");
    browser.click_at(x, y);
    browser.wait_until("document.querySelector('.fan button.opt')?.innerText.includes('zombie 1')");
    assert_eq!(browser.script("return document.querySelector('#ask [aria-current]')", &[]), Value::Null);
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

/// Layers of the board that a page changes by itself.
const OWN: &str = "#overlays, #marks, #chips, #vision, #picks, #cursor, .changed";

/// The layers of the board on the page that are not as the server draws them now.
fn departs(browser: &Browser, key: &str) -> Vec<String> {
    let ask = format!(
        "(() => {{
           const request = new XMLHttpRequest();
           request.open('GET', '/seat/{key}', false);
           request.send();
           const fresh = new DOMParser().parseFromString(request.responseText, 'text/html');
           const layers = (page) => {{
             const world = page.getElementById('world').cloneNode(true);
             world.querySelectorAll('{OWN}').forEach((it) => it.remove());
             world.querySelectorAll('.fig.lit').forEach((it) => it.classList.remove('lit'));
             return new Map([...world.children].map((it) => [it.id, it.outerHTML]));
           }};
           const [now, then] = [layers(document), layers(fresh)];
           return [...then].filter(([id, drawn]) => now.get(id) !== drawn).map(([id]) => id);
         }})()"
    );
    let layers = browser.script(&format!("return {ask}"), &[]);
    layers.as_array().unwrap().iter().filter_map(|it| Some(it.as_str()?.to_owned())).collect()
}

/// A reader points at an option.
const POINT: &str = "document.querySelector('#ask [data-option]')?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))";

/// Plays on from elsewhere while the page follows; gives how many badges of stacks were seen to change.
fn followed(browser: &Browser, host: &Host, order: &Value, answers: usize) -> usize {
    let key = host.set(order).0.remove(0);
    taught(browser, host, &key);
    let badges = "[...document.querySelectorAll('#board .heap')].map((it) => it.outerHTML).join()";
    let (mut before, mut changed) = (Value::Null, 0);
    let mut wrong = BTreeSet::new();
    for _ in 0..answers {
        browser.script(POINT, &[]);
        if !answer(host, &key) {
            break;
        }
        let number = host.api(&format!("/api/seats/{key}/question"), None)["number"].clone();
        browser.wait_until(&format!("document.getElementById('ask').dataset.number === {number}"));
        wrong.extend(departs(browser, &key));
        let now = browser.script(&format!("return {badges}"), &[]);
        changed += usize::from(now != before);
        before = now;
    }
    assert_eq!(wrong, BTreeSet::new(), "{order}: layers that were not patched");
    changed
}

#[test]
fn a_board_that_was_patched_is_the_board_that_is_drawn() {
    let Some(browser) = Browser::open("patched", Screen::Desk, Light::Day) else { return };
    let host = Host::start();
    let on_hexes = json!({ "book": "atzr", "scenario": "mall", "seed": 3 });
    assert!(2 < followed(&browser, &host, &on_hexes, 31), "no stack ever changed");
    followed(&browser, &host, &json!({ "scenario": "supermarket", "seed": 3 }), 12);
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
fn street_lamps_of_an_evening_burn_on_after_an_answer() {
    let Some(browser) = Browser::open("lamps", Screen::Desk, Light::Day) else { return };
    let host = Host::start();
    let key = host.set(&json!({ "book": "atzr", "scenario": "mall", "seed": 7 })).0.remove(0);
    taught(&browser, &host, &key);
    let burning = "[...document.querySelectorAll('#lights .lampglow')].filter((it) => getComputedStyle(it).opacity === '1').length";
    let before = browser.script(&format!("return {burning}"), &[]);
    assert!(0 < before.as_u64().unwrap(), "no lamp burns");
    let number = browser.script("return document.getElementById('ask').dataset.number", &[]);
    browser.press("1");
    browser.wait_until(&format!("document.getElementById('ask').dataset.number !== {number}"));
    browser.script(POINT, &[]);
    assert_eq!(browser.script(&format!("return {burning}"), &[]), before);
}

#[test]
fn a_place_to_hold_is_hatched_along_its_edge_and_not_all_over() {
    let Some(browser) = Browser::open("hatching", Screen::Desk, Light::Day) else { return };
    let host = Host::start();
    let key = host.set(&json!({ "book": "dwa", "scenario": "farmhouse", "seed": 7 })).0.remove(0);
    taught(&browser, &host, &key);
    let within = |share: f64| {
        let script = "const it = document.querySelector('#overlays .goal-h'), box = document.querySelector('#overlays .goal').getBBox(); \
            const at = document.getElementById('board').createSVGPoint(); \
            at.x = box.x + box.width * arguments[0]; at.y = box.y + box.height / 2; \
            return it.isPointInFill(at)";
        browser.script(script, &[json!(share)])
    };
    assert_eq!([0.01, 0.5, 0.99].map(within), [json!(true), json!(false), json!(true)]);
}
