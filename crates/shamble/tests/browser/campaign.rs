//! A campaign's own page: what it asks is seen at once, on a desk and on a phone, by day and by night.
use serde_json::{Value, json};

use super::{
    host::Host,
    month::choose,
    window::{Browser, Light, Screen},
};

/// A campaign that comes with the program.
fn begin(browser: &Browser, host: &Host) {
    browser.go(&host.url("/campaigns"));
    browser.click("button[name=ready]");
    browser.wait_until("location.pathname.startsWith('/campaign/')");
    browser.wait_until("document.readyState === 'complete'");
}

/// Where an element begins and ends on the first screen, and how high that is.
fn place(browser: &Browser, css: &str) -> [i64; 3] {
    let found = browser.script(
        "scrollTo(0, 0); const it = document.querySelector(arguments[0]).getBoundingClientRect();
         return [it.top, it.bottom, innerHeight].map(Math.round)",
        &[json!(css)],
    );
    [0, 1, 2].map(|at| found[at].as_i64().unwrap_or_else(|| panic!("{css}: {found}")))
}

/// Holds that the question stands at the top, with its first options on the first screen and nothing empty within it.
fn stands_first(browser: &Browser) {
    let [top, bottom, height] = place(browser, "#ask");
    assert!(top < 160 && top < height / 4, "it stands at {top} of {height}");
    let [_, last, _] = place(browser, "#ask > :last-child");
    assert!((bottom - last).abs() < 24, "nothing is left empty below it: {bottom} and {last}");
    let options = browser.script("return document.querySelectorAll('#ask .opt').length", &[]);
    if options != 0 {
        let [_, third, _] = place(browser, "#ask .opts > :nth-child(3)");
        assert!(third < height, "the options are on the first screen: {third} of {height}");
    }
    let [team, _, _] = place(browser, "#team");
    assert!(team < height * 3, "the team is not far");
    let wide = browser.script("return document.documentElement.scrollWidth <= innerWidth", &[]);
    assert_eq!(wide, json!(true), "nothing stands out to the side");
}

/// The team is larger than the scenario: the first two go.
fn two_go(browser: &Browser) {
    browser.reads("Who goes?");
    let tick =
        "[...document.querySelectorAll('#ask input[type=checkbox]')].slice(0, 2).forEach((it) => it.click())";
    browser.script(tick, &[]);
    browser.click_named("Confirm these");
}

fn looks(name: &'static str, screen: Screen, light: Light) {
    let Some(browser) = Browser::open(name, screen, light) else { return };
    let host = Host::start();
    begin(&browser, &host);
    stands_first(&browser);
    choose(&browser, "Play a game");
    stands_first(&browser);
    // Every scenario that can be chosen has its map.
    browser.wait_until("document.querySelector('.scns img')");
    browser.script("document.querySelectorAll('.scns img').forEach((it) => { it.loading = 'eager' })", &[]);
    browser.wait_until(
        "[...document.querySelectorAll('.scns img')].every((it) => it.complete && 0 < it.naturalWidth)",
    );
    browser.click(".scn button");
    browser.wait_until("document.readyState === 'complete' && !document.querySelector('.scns')");
    stands_first(&browser);
    if browser.script("return !!document.querySelector('#ask .asked')", &[]) == json!(true) {
        browser.click_named("Confirm");
    }
    two_go(&browser);
    browser.reads("Start game");
    let [_, start, height] = place(&browser, "#ask .btn.go");
    assert!(start < height, "the button is on the first screen: {start} of {height}");
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
fn what_a_campaign_asks_stands_first_on_a_desk() {
    looks("campaign-desk", Screen::Desk, Light::Day);
}

#[test]
fn what_a_campaign_asks_stands_first_on_a_phone() {
    looks("campaign-phone", Screen::Phone, Light::Night);
}

#[test]
fn a_scenario_of_ones_own_is_a_file_to_choose_or_a_text() {
    let Some(browser) = Browser::open("campaign-own", Screen::Desk, Light::Day) else { return };
    let host = Host::start();
    begin(&browser, &host);
    choose(&browser, "Play a game");
    choose(&browser, "A scenario of your own");
    browser.reads("Choose a file");
    let text = browser.script("return document.querySelector('#ask textarea').value", &[]);
    let mut own: Value = serde_json::from_str(text.as_str().unwrap()).unwrap();
    own["title"] = json!("A street of my own");
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("own.json");
    std::fs::write(&file, own.to_string()).unwrap();
    browser.attach("#ask input[type=file]", &file);
    browser.wait_until("document.querySelector('#ask textarea').value.includes('A street of my own')");
    browser.click_named("Confirm");
    two_go(&browser);
    browser.reads("Next: A street of my own");
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

/// The link to a chair of a campaign, as its table has it.
fn link(browser: &Browser, host: &Host, key: &str) {
    browser.go(&host.url(&format!("/seat/{key}")));
    browser.wait_until("document.readyState === 'complete' && document.getElementById('ask')");
}

#[test]
fn a_campaigns_table_has_its_people_where_others_have_a_board() {
    for (name, screen, light) in
        [("boardless-desk", Screen::Desk, Light::Day), ("boardless-phone", Screen::Phone, Light::Night)]
    {
        let Some(browser) = Browser::open(name, screen, light) else { return };
        let host = Host::start();
        begin(&browser, &host);
        let campaigns = host.api("/api/campaigns", None);
        let key = campaigns["campaigns"][0]["chairs"]["seats"][0]["key"].as_str().unwrap();
        link(&browser, &host, key);
        let seen = |css: &str| {
            let script =
                "const it = document.querySelector(arguments[0]); return !!it && it.checkVisibility()";
            browser.script(script, &[json!(css)]) == json!(true)
        };
        assert!(!seen(".zoom") && !seen("#stage > .board"), "there is nothing to zoom");
        if screen == Screen::Phone {
            browser.tap("#tabs [data-tab=people]");
        }
        assert!(seen("#stage .person"), "everybody has a sheet");
        if screen == Screen::Desk {
            let number = browser.script("return document.getElementById('ask').dataset.number", &[]);
            browser.press("1");
            browser.wait_until(&format!("document.getElementById('ask').dataset.number !== {number}"));
        }
        let struck = "return [...document.querySelectorAll('#stage *, #spine *, #party *')].some((it) => it.checkVisibility() && \
                      getComputedStyle(it).textDecorationLine === 'line-through')";
        assert_eq!(browser.script(struck, &[]), json!(false), "nobody is dead");
        assert_eq!(browser.complaints(), Vec::<String>::new());
    }
}
