//! What is grave waits for whoever watches: deaths and risings at calm pace, on a desk and under a thumb.
use serde_json::json;

use super::{
    host::Host,
    moments::{PLAYING, SHOWN, STOPPED, at_pace, shown},
    pages::answer,
    window::{Browser, Light, Screen},
};

/// Whether the moment that is shown stays for three seconds, and waits for whoever watches.
fn stays(browser: &Browser) -> bool {
    let before = shown(browser);
    std::thread::sleep(std::time::Duration::from_secs(3));
    let after = shown(browser);
    let waits = "document.querySelector('#caption').matches('.waits.grave')";
    before["at"] == after["at"]
        && after["stopped"] == json!(true)
        && browser.script(&format!("return {waits}"), &[]) == json!(true)
}

/// Goes on from a stop, by whatever `lead_on` does.
fn leads_on(browser: &Browser, lead_on: impl Fn()) {
    let before = shown(browser);
    lead_on();
    browser.wait_until(&format!("!{STOPPED} || {SHOWN}.at !== {}", before["at"]));
}

/// A page at calm pace of a street where nobody defends themselves and the dead have got to them: the next answer costs Dawson's life.
fn beset(browser: &Browser, host: &Host) -> String {
    let key = host.set(&json!({ "scenario": "street", "seed": 8 })).0.remove(0);
    for _ in 0..5 {
        assert!(answer(host, &key));
    }
    at_pace(browser, host, &key, "calm");
    key
}

#[test]
fn a_death_and_a_rising_wait_for_a_click_at_calm_pace() {
    let Some(browser) = Browser::open("death", Screen::Desk, Light::Day) else { return };
    let host = Host::start();
    let key = beset(&browser, &host);
    let (mut died, mut rose) = (false, false);
    while !(died && rose) {
        assert!(answer(&host, &key), "the game is over: {died} {rose}");
        browser.wait_until(PLAYING);
        while browser.wait_until(&format!("{STOPPED} || !{PLAYING}")) == json!("true") {
            let words = shown(&browser)["words"].as_str().unwrap().to_owned();
            let dies = words.starts_with("Dawson: ") && words.ends_with(": eliminated");
            let rises = words.contains("zombie Dawson rises");
            if dies || rises {
                assert!(stays(&browser), "it does not go on by itself: {words}");
                assert_eq!(shown(&browser)["asks"], json!(false), "{words}");
            }
            (died, rose) = (died || dies, rose || rises);
            leads_on(&browser, || browser.click("#next"));
        }
    }
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

/// Whether the caption lies within the window of a phone, and its button can be met with a thumb.
const IN_HAND: &str = "(() => {
    const [around, words, next] = ['#caption', '#caption .what', '#next'].map((it) => document.querySelector(it).getBoundingClientRect());
    const inside = (it) => around.left <= it.left && it.right <= around.right + 1 && around.top <= it.top && it.bottom <= around.bottom + 1;
    const window = 0 <= around.left && around.right <= innerWidth && 0 <= around.top && around.bottom <= innerHeight;
    return { inside: inside(words) && inside(next), window, high: next.height, wide: next.width, page: document.documentElement.scrollWidth };
})()";

#[test]
fn moments_on_a_phone_come_in_order_and_a_finger_leads_on() {
    let Some(browser) = Browser::open("moments-phone", Screen::Phone, Light::Night) else { return };
    let host = Host::start();
    let key = beset(&browser, &host);
    assert!(answer(&host, &key));
    browser.wait_until(PLAYING);
    let (mut order, mut stops) = (Vec::new(), 0);
    loop {
        let now = shown(&browser);
        if now["playing"] != json!(true) {
            break;
        }
        assert_eq!(now["asks"], json!(false), "the next question is not there yet: {now}");
        let at = now["at"].as_u64().unwrap();
        if order.last() != Some(&at) {
            order.push(at);
        }
        if now["stopped"] != json!(true) {
            continue;
        }
        let hand = browser.script(&format!("return {IN_HAND}"), &[]);
        assert_eq!((&hand["inside"], &hand["window"]), (&json!(true), &json!(true)), "{hand} {now}");
        assert_eq!(hand["page"], json!(390), "{hand}");
        assert!(["high", "wide"].iter().all(|it| 44.0 <= hand[it].as_f64().unwrap()), "{hand}");
        // The button leads on, and so does the board.
        let place = if stops % 2 == 0 { "#next" } else { "#stage" };
        stops += 1;
        leads_on(&browser, || browser.tap(place));
    }
    assert!(order.windows(2).all(|it| it[0] < it[1]), "{order:?}");
    assert!(4 < order.len() && 1 < stops, "{order:?}, {stops} stops");
    browser.wait_until("document.getElementById('ask').checkVisibility()");
    assert!(browser.text("#recap").contains("moved."), "{}", browser.text("#recap"));
    assert_eq!(browser.complaints(), Vec::<String>::new());
}
