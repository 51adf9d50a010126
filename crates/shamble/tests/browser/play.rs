//! Played on the board: people, the ground and the dead are clicked, tapped or reached by keys.
use serde_json::{Value, json};

use super::{
    host::Host,
    window::{Browser, ENTER, ESCAPE, Light, Screen},
};

const RIGHT: &str = "\u{e014}";

/// The middle of a figure or of whatever else is drawn.
fn middle(browser: &Browser, css: &str) -> (f64, f64) {
    let at = browser.wait_until(&format!(
        "(() => {{ const box = document.querySelector({})?.getBoundingClientRect();
            return box && [box.x + box.width / 2, box.y + box.height / 2] }})()",
        json!(css)
    ));
    (at[0].as_f64().unwrap(), at[1].as_f64().unwrap())
}

fn asked(host: &Host, key: &str) -> Value {
    host.api(&format!("/api/seats/{key}/question"), None)
}

fn decisions(host: &Host, key: &str) -> u64 {
    asked(host, key)["decisions"].as_u64().unwrap()
}

/// Waits for another question than this.
fn moves_on(browser: &Browser, from: &str) {
    browser.wait_until(&format!(
        "document.getElementById('ask') && document.getElementById('ask').dataset.number !== {}",
        json!(from)
    ));
}

fn number(browser: &Browser) -> String {
    browser.wait_until("document.querySelector('html.js #ask')?.dataset.number").as_str().unwrap().to_owned()
}

/// Takes the last order back; the question comes again under a number that it never had.
fn taken_back(browser: &Browser) {
    let before = number(browser);
    browser.press("u");
    moves_on(browser, &before);
}

/// The street with the first of its people chosen at the middle of their figure; gives the figure.
fn chosen(browser: &Browser, host: &Host) -> (String, String) {
    let key = host.street();
    browser.go(&host.url(&format!("/seat/{key}")));
    let before = number(browser);
    let person =
        browser.wait_until("document.querySelector('#ask button[data-then=person]')?.dataset.anchor");
    let person = person.as_str().unwrap().to_owned();
    let (x, y) = middle(browser, &format!("#{person}"));
    browser.click_at(x, y);
    moves_on(browser, &before);
    (key, person)
}

/// A place on the ground beside a figure, inside its reach.
fn beside(browser: &Browser, figure: &str) -> (f64, f64) {
    let (x, y) = middle(browser, &format!("#{figure}"));
    let found = browser.script(
        "const [x, y] = arguments;
         const free = ([a, b]) => { const it = document.elementFromPoint(a, b); return it?.closest('#stage') && !it.closest('.fig, [data-pick], .fan, .zoom, #small') };
         for (const far of [60, 75, 90]) for (let turn = 0; turn < 12; turn++) {
           const at = [x + far * Math.cos(turn * Math.PI / 6), y + far * Math.sin(turn * Math.PI / 6)];
           if (free(at)) return at;
         }
         return null",
        &[json!(x), json!(y)],
    );
    (found[0].as_f64().expect("some ground beside them"), found[1].as_f64().unwrap())
}

const GO: &str = "(() => { const go = document.getElementById('go'); return go && !go.hidden && !go.disabled && go.innerText })()";

#[test]
fn a_person_is_chosen_by_one_click_at_their_centre_and_their_reach_is_shown() {
    let Some(browser) = Browser::open("play-choose", Screen::Desk, Light::Day) else { return };
    let host = Host::start();
    let (key, person) = chosen(&browser, &host);
    assert_eq!(decisions(&host, &key), 1, "one click, one decision");
    browser.wait_until(&format!("document.querySelector('#{person}.sel')"));
    browser.wait_until("document.querySelector('#overlays')?.childElementCount");
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
fn the_ground_is_walked_to_by_two_clicks_and_one_undo_takes_the_walk_back() {
    let Some(browser) = Browser::open("play-walk", Screen::Desk, Light::Day) else { return };
    let host = Host::start();
    let (key, person) = chosen(&browser, &host);
    let (question, taken) = (number(&browser), decisions(&host, &key));
    let (x, y) = beside(&browser, &person);
    browser.click_at(x, y);
    assert_eq!(browser.wait_until(GO).as_str().unwrap().split('\n').next(), Some("Walk there"));
    assert_eq!(decisions(&host, &key), taken, "a preview decides nothing");
    browser.click_at(x, y);
    moves_on(&browser, &question);
    assert_eq!(decisions(&host, &key), taken + 2, "the walk and its place");
    taken_back(&browser);
    assert_eq!(decisions(&host, &key), taken);
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
fn whoever_is_clicked_before_their_turn_has_the_reason_and_the_way_on() {
    let Some(browser) = Browser::open("play-later", Screen::Desk, Light::Day) else { return };
    let host = Host::start();
    let (_, person) = chosen(&browser, &host);
    let before = number(&browser);
    let (x, y) = beside(&browser, &person);
    browser.click_at(x, y);
    browser.wait_until(GO);
    browser.click_at(x, y);
    moves_on(&browser, &before);
    browser.wait_until("!document.getElementById('table').dataset.playing || (document.getElementById('skip')?.click(), false)");
    let others = "document.getElementById('together')?.dataset.who.split(',').map((it) => `f-${it}`)";
    let other = browser.wait_until(&format!("{others}?.find((it) => it !== {})", json!(person)));
    let other = other.as_str().unwrap();
    let walked = number(&browser);
    let (x, y) = middle(&browser, &format!("#{other}"));
    browser.click_at(x, y);
    browser.wait_until("document.querySelector('#who .btn')");
    assert!(browser.text("#who").contains(" acts first."), "{}", browser.text("#who"));
    assert_eq!(number(&browser), walked, "a click on somebody else ends nobody's turn");
    browser.click("#who .btn");
    moves_on(&browser, &walked);
    browser.wait_until(&format!("document.querySelector('#{other}.sel')"));
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

/// The dead that something can be done to, most of it.
const TARGET: &str = "(() => {
    const all = [...document.querySelectorAll('#ask button.opt[data-anchor]:not([data-then])')].map((it) => it.dataset.anchor);
    return all.find((it) => document.getElementById(it) && !document.getElementById(it).classList.contains('human'));
})()";

/// What stands in a fan on more lines than words of its length need, or in less room.
const UNREADABLE: &str = "return [...document.querySelectorAll('.fan .opt')].filter((it) => {
    const words = it.querySelector('.t b');
    const lines = words.getBoundingClientRect().height / parseFloat(getComputedStyle(words.parentElement).lineHeight);
    return 2.2 < lines || words.getBoundingClientRect().width < Math.min(60, words.textContent.length * 4);
}).map((it) => it.innerText)";

#[test]
fn figures_keep_their_own_numbers_and_a_key_is_shown_while_its_option_is_pointed_at() {
    let Some(browser) = Browser::open("play-plates", Screen::Desk, Light::Day) else { return };
    let host = Host::start();
    chosen(&browser, &host);
    let target = browser.wait_until(TARGET).as_str().unwrap().to_owned();
    let keys = "return [...document.querySelectorAll('#picks .pick-key')].filter((it) => getComputedStyle(it).visibility === 'visible').length";
    assert_eq!(browser.script(keys, &[]), json!(0));
    let [own, name] = [".fig-no", "title"].map(|it| {
        let written = format!("return document.querySelector('#{target} {it}').textContent");
        browser.script(&written, &[]).as_str().unwrap().to_owned()
    });
    assert!(!own.is_empty() && name.starts_with(&format!("zombie {own}")), "{name}, {own}");
    let several = "document.querySelector('#ask .alike > .opt')";
    browser.script(
        &format!("({several} ?? document.querySelector('#ask button.opt[data-anchor]')).focus()"),
        &[],
    );
    let lit = "document.querySelectorAll('#picks .pick.lit').length";
    let of = browser.script(&format!("return {several}?.querySelector('.says')?.innerText ?? ''"), &[]);
    let of = of.as_str().unwrap().split("any of ").nth(1).map_or(1, |it| {
        it.chars().take_while(char::is_ascii_digit).collect::<String>().parse::<usize>().unwrap()
    });
    browser.wait_until(&format!("{lit} === {of}"));
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
fn a_zombie_is_shot_at_by_two_clicks() {
    let Some(browser) = Browser::open("play-shoot", Screen::Desk, Light::Day) else { return };
    let host = Host::start();
    let (key, _) = chosen(&browser, &host);
    let target = browser.wait_until(TARGET).as_str().unwrap().to_owned();
    let (question, taken) = (number(&browser), decisions(&host, &key));
    let (x, y) = middle(&browser, &format!("#{target}"));
    browser.click_at(x, y);
    let fan = "document.querySelector('.fan button.opt')";
    browser.wait_until(fan);
    let high = browser.script(&format!("return {fan}.offsetHeight"), &[]);
    assert!(44.0 <= high.as_f64().unwrap());
    assert_eq!(browser.script("return document.querySelector('#ask [aria-current]')", &[]), Value::Null);
    let told = browser.text(".fan button.opt").to_lowercase();
    assert!(!told.contains("any of"), "in the fan of one it is about that one: {told}");
    assert_eq!(browser.script(UNREADABLE, &[]), json!([]), "every way has room for its words");
    browser.click(".fan button.opt");
    moves_on(&browser, &question);
    assert!(taken < decisions(&host, &key));
    browser.wait_until("!document.getElementById('table').dataset.playing || (document.getElementById('skip')?.click(), false)");
    assert_ne!(browser.script("return document.getElementById('ask').dataset.shape", &[]), json!("number"));
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
fn the_right_button_tells_who_somebody_is_and_escape_puts_it_away() {
    let Some(browser) = Browser::open("play-card", Screen::Desk, Light::Day) else { return };
    let host = Host::start();
    let key = host.street();
    browser.go(&host.url(&format!("/seat/{key}")));
    number(&browser);
    let zombie = browser.wait_until("document.querySelector('#board .fig[id]:not(.human)')?.id");
    let (x, y) = middle(&browser, &format!("#{}", zombie.as_str().unwrap()));
    for kind in ["mousePressed", "mouseReleased"] {
        let event = json!({ "type": kind, "x": x, "y": y, "button": "right", "clickCount": 1 });
        browser.protocol("Input.dispatchMouseEvent", &event);
    }
    browser.wait_until("document.querySelector('.whocard')");
    let told = browser.text(".whocard").to_lowercase();
    assert!(told.contains("after") && told.contains("smells"), "{told}");
    browser.wait_until("document.querySelector('#overlays')?.childElementCount");
    browser.press(ESCAPE);
    browser.wait_until("!document.querySelector('.whocard')");
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
fn all_go_together_by_three_clicks_and_come_back_by_one_undo() {
    let Some(browser) = Browser::open("play-lead", Screen::Desk, Light::Day) else { return };
    let host = Host::start();
    let key = host.set(&json!({ "scenario": "farmhouse", "seed": 7 })).0.remove(0);
    browser.go(&host.url(&format!("/seat/{key}")));
    for _ in 0..12 {
        let before = number(&browser);
        if browser.script("return Boolean(document.getElementById('together'))", &[]) == json!(true) {
            break;
        }
        browser.script("(document.getElementById('default') ?? document.querySelector('#ask button.opt, #ask .btn.go, #ask button[name=number]')).click()", &[]);
        moves_on(&browser, &before);
    }
    let (question, taken) = (number(&browser), decisions(&host, &key));
    browser.click("#lead");
    browser.wait_until("2 <= document.querySelectorAll('.fig.led').length");
    browser.wait_until("document.querySelector('#overlays')?.childElementCount");
    let person = browser.wait_until("document.querySelector('.fig.led').id");
    let (x, y) = beside(&browser, person.as_str().unwrap());
    browser.click_at(x, y);
    browser.wait_until(GO);
    assert_eq!(decisions(&host, &key), taken);
    browser.click_at(x, y);
    moves_on(&browser, &question);
    assert!(taken + 2 <= decisions(&host, &key), "several people have moved");
    taken_back(&browser);
    assert_eq!(decisions(&host, &key), taken);
}

#[test]
fn a_thumb_chooses_walks_and_asks_who_that_is() {
    let Some(browser) = Browser::open("play-phone", Screen::Phone, Light::Day) else { return };
    let host = Host::start();
    let key = host.street();
    browser.go(&host.url(&format!("/seat/{key}")));
    let before = number(&browser);
    let person =
        browser.wait_until("document.querySelector('#ask button[data-then=person]')?.dataset.anchor");
    let person = person.as_str().unwrap().to_owned();
    tap_at(&browser, middle(&browser, &format!("#{person}")), 40);
    moves_on(&browser, &before);
    let question = number(&browser);
    let at = beside(&browser, &person);
    tap_at(&browser, at, 40);
    browser.wait_until(GO);
    browser.tap("#go");
    moves_on(&browser, &question);
    tap_at(&browser, middle(&browser, &format!("#{person}")), 900);
    browser.wait_until("document.querySelector('.whocard')");
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

/// A finger on the glass for so long.
fn tap_at(browser: &Browser, (x, y): (f64, f64), milliseconds: u64) {
    let points = json!([{ "x": x, "y": y }]);
    browser.protocol("Input.dispatchTouchEvent", &json!({ "type": "touchStart", "touchPoints": points }));
    std::thread::sleep(std::time::Duration::from_millis(milliseconds));
    browser.protocol("Input.dispatchTouchEvent", &json!({ "type": "touchEnd", "touchPoints": [] }));
}

#[test]
fn keys_alone_choose_walk_and_open_the_fan() {
    let Some(browser) = Browser::open("play-keys", Screen::Desk, Light::Night) else { return };
    let host = Host::start();
    let key = host.street();
    browser.go(&host.url(&format!("/seat/{key}")));
    let before = number(&browser);
    browser.press("n");
    moves_on(&browser, &before);
    assert_eq!(decisions(&host, &key), 1, "the first of them is chosen");
    browser.press("n");
    browser.wait_until(&format!("document.querySelector('.fan button.opt') || {GO}"));
    browser.press(ESCAPE);
    browser.wait_until("!document.querySelector('.fan')");
    let question = number(&browser);
    browser.script("document.getElementById('stage').focus()", &[]);
    browser.press(&RIGHT.repeat(3));
    browser.wait_until(&format!("document.getElementById('cursor') && {GO}"));
    browser.press(ENTER);
    moves_on(&browser, &question);
    assert_eq!(decisions(&host, &key), 3);
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
fn escape_goes_back_to_who_acts_as_long_as_nothing_was_done() {
    let Some(browser) = Browser::open("play-back", Screen::Desk, Light::Day) else { return };
    let host = Host::start();
    let (key, person) = chosen(&browser, &host);
    let question = number(&browser);
    browser.press(ESCAPE);
    moves_on(&browser, &question);
    browser.wait_until("document.querySelector('#ask button[data-then=person]')");
    assert_eq!(decisions(&host, &key), 0);
    // Somebody else is clicked who may act instead.
    let (x, y) = middle(&browser, &format!("#{person}"));
    browser.click_at(x, y);
    browser.wait_until(&format!("document.querySelector('#{person}.sel')"));
    let other = "(() => { const led = document.getElementById('together').dataset.who.split(',');
        return led.map((it) => 'f-' + it).find((it) => !document.getElementById(it).classList.contains('sel')) })()";
    let other = browser.wait_until(other).as_str().unwrap().to_owned();
    let (x, y) = middle(&browser, &format!("#{other}"));
    browser.click_at(x, y);
    browser.wait_until(&format!("document.querySelector('#{other}.sel')"));
    assert_eq!(decisions(&host, &key), 1);
}

#[test]
fn an_enemy_on_a_map_gets_a_fan_with_weapon_target_and_odds_and_nothing_red_leads_anywhere() {
    let Some(browser) = Browser::open("play-hex-fan", Screen::Desk, Light::Day) else { return };
    let host = Host::start();
    let key = host.set(&json!({ "book": "atzr", "scenario": "tree-line", "seed": 2 })).0.remove(0);
    browser.go(&host.url(&format!("/seat/{key}")));
    let aimed = "document.querySelector('#ask .way[data-option$=\".0\"][data-anchor]')?.dataset.anchor";
    for _ in 0..40 {
        let before = number(&browser);
        // The red button and the key E are for the obvious and for an end, never for a place.
        let button = browser.script("return document.getElementById('default')?.innerText ?? ''", &[]);
        assert!(!button.as_str().unwrap().starts_with("Go to"), "{button}");
        if browser.script(&format!("return {aimed} ?? null"), &[]) != Value::Null {
            break;
        }
        assert!(super::pages::answer(&host, &key), "somebody fires before the game is over");
        moves_on(&browser, &before);
    }
    browser.wait_until("!document.getElementById('table').dataset.playing || (document.getElementById('skip')?.click(), false)");
    let target = browser.wait_until(aimed).as_str().unwrap().to_owned();
    let (question, taken) = (number(&browser), decisions(&host, &key));
    let (x, y) = middle(&browser, &format!("#{target}"));
    browser.click_at(x, y);
    browser.wait_until("document.querySelector('.fan button.opt')");
    let fan = browser.text(".fan");
    assert!(fan.contains("Fire the") && fan.contains("di"), "{fan}");
    assert_eq!(browser.script(UNREADABLE, &[]), json!([]), "{fan}");
    let nameless = "return [...document.querySelectorAll('.fan [data-of*=\".\"]')].filter((it) => !/ at (zombie|ganger|survivor|[A-Z])/i.test(it.innerText)).length";
    assert_eq!(browser.script(nameless, &[]), json!(0), "every row names whom it is aimed at: {fan}");
    assert!(
        browser.script("return document.querySelector('.fan .ob') !== null", &[]) == json!(true),
        "{fan}"
    );
    assert_eq!(decisions(&host, &key), taken, "a click on them does nothing yet");
    assert_eq!(browser.script("return document.querySelector('#ask [aria-current]')", &[]), Value::Null);
    browser.click(".fan [data-of$='.0']");
    moves_on(&browser, &question);
    assert!(taken < decisions(&host, &key));
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
fn homes_are_ticked_on_the_board_and_nothing_is_red_before() {
    let Some(browser) = Browser::open("play-homes", Screen::Desk, Light::Day) else { return };
    let host = Host::start();
    let key = host.set(&json!({ "book": "atzr", "scenario": "homestead", "seed": 7 })).0.remove(0);
    browser.go(&host.url(&format!("/seat/{key}")));
    number(&browser);
    for _ in 0..10 {
        let before = number(&browser);
        if browser.script("return document.getElementById('ask').dataset.shape", &[]) == json!("some") {
            break;
        }
        assert!(super::pages::answer(&host, &key), "homes are chosen before the game is over");
        moves_on(&browser, &before);
    }
    let red = "getComputedStyle(document.querySelector('.these')).backgroundColor";
    let plain = browser.script(&format!("return {red}"), &[]);
    let (x, y) = middle(&browser, "#stage [data-pick]");
    browser.click_at(x, y);
    browser.wait_until("document.querySelectorAll('#ask [name=some]:checked').length === 1");
    browser.wait_until(&format!("{red} !== {plain}"));
    browser.click_at(x, y);
    browser.wait_until("document.querySelectorAll('#ask [name=some]:checked').length === 0");
    assert_eq!(browser.complaints(), Vec::<String>::new());
}
