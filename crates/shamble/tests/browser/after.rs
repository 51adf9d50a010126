//! What stands beside a game: single tests at a real table.
use serde_json::json;

use crate::{
    browser::{Browser, Light, Screen},
    host::Host,
};

#[test]
fn the_companion_takes_a_form_and_shows_result_and_odds() {
    let Some(browser) = Browser::open("companion", Screen::Phone, Light::Day) else { return };
    let host = Host::start();
    browser.go(&host.url("/companion"));
    browser.click("a[href='/companion/dwa.shoot']");
    browser.wait_until("document.querySelector('[name=\"given.weapon\"]')");
    browser.choose("[name='given.weapon']", "pistol");
    browser.fill("[name='given.target.range_mm']", "150");
    browser.fill("#dice", "4");
    browser.click_named("Resolve");
    browser.reads("on a d6");
    let rows = browser.script("return document.querySelectorAll('.chances tr').length", &[]);
    assert!(1 < rows.as_u64().unwrap(), "{rows}");
    browser.fill("#dice", "9");
    browser.click_named("Resolve");
    browser.reads("9 is not on a d6");
    assert_eq!(browser.script("return document.documentElement.scrollWidth", &[]), json!(390));
    assert_eq!(browser.complaints(), Vec::<String>::new());
}
