//! What stands beside a game and comes after it: single tests, the report, the replay, a campaign.
use serde_json::json;

use super::{
    host::Host,
    month::choose,
    pages::answer,
    window::{Browser, Light, Screen},
};

#[test]
fn the_companion_takes_a_form_and_shows_result_and_odds() {
    let Some(browser) = Browser::open("companion", Screen::Phone, Light::Day) else { return };
    let host = Host::start();
    browser.go(&host.url("/companion"));
    browser.click("a[href='/companion/dwa.shoot']");
    browser.wait_until("document.querySelector('[name=\"given.weapon\"]')");
    browser.choose("[name='given.weapon']", "pistol");
    browser.fill("[name='given.target.range_mm.said']", "15");
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

#[test]
fn a_form_with_choices_of_several_kinds_needs_no_knowledge_of_json() {
    let Some(browser) = Browser::open("companion-forms", Screen::Phone, Light::Night) else { return };
    let host = Host::start();
    browser.go(&host.url("/companion/dwa.ap"));
    let seen = |name: &str| format!("document.querySelector(\"[name='{name}']\").checkVisibility()");
    assert_eq!(browser.script(&format!("return {}", seen("given.action.fire")), &[]), json!(false));
    browser.choose("[name='given.action']", "fire");
    browser.wait_until(&seen("given.action.fire"));
    browser.choose("[name='given.action.fire']", "machine-gun");
    browser.click_named("Resolve");
    browser.reads("AP");
    browser.reads("dwa.ap.cost-table");
    browser.go(&host.url("/companion/atzr.surprise"));
    browser.click("button[name=add]");
    browser.wait_until("document.querySelector(\"[name='given.reps.1']\")");
    browser.fill("[name='given.reps.1']", "5");
    browser.click("button[name=remove]");
    browser.wait_until("document.querySelectorAll('.entry').length === 1");
    assert_eq!(browser.wait_until("document.querySelector(\"[name='given.reps.0']\").value"), json!("5"));
    browser.click_named("Resolve");
    browser.reads("Odds");
    assert_eq!(browser.script("return document.documentElement.scrollWidth", &[]), json!(390));
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

/// Plays a street to its end as a program does, and gives its key.
fn over(host: &Host) -> String {
    let key = host.street();
    while answer(host, &key) {}
    key
}

#[test]
fn the_report_tells_the_game_and_can_be_kept() {
    let Some(browser) = Browser::open("report", Screen::Desk, Light::Day) else { return };
    let host = Host::start();
    let key = over(&host);
    browser.go(&host.url(&format!("/seat/{key}")));
    browser.reads("The game is over");
    browser.click(&format!("a[href='/seat/{key}/report']"));
    browser.wait_until("document.querySelectorAll('main svg.pic, main svg').length");
    for words in ["Turn", "Luck"] {
        browser.reads(words);
    }
    let kept = "[...document.querySelectorAll('a[href$=\"report.html\"], a[href$=\"report.md\"]')].length";
    assert_eq!(browser.wait_until(kept), json!(2));
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
fn the_replay_slides_through_the_game() {
    let Some(browser) = Browser::open("replay", Screen::Phone, Light::Night) else { return };
    let host = Host::start();
    let key = over(&host);
    browser.go(&host.url(&format!("/seat/{key}/replay?at=0")));
    browser.reads("The table at the start");
    let last = browser.wait_until("document.getElementById('replay').dataset.last");
    let first = browser.script("return document.getElementById('r-stage').innerHTML", &[]);
    browser.script(
        "const it = document.getElementById('r-at'); it.value = it.max; it.dispatchEvent(new Event('input', { bubbles: true })); it.dispatchEvent(new Event('change', { bubbles: true }))",
        &[],
    );
    browser.reads(&format!("Moment {} of {}", last.as_str().unwrap(), last.as_str().unwrap()));
    assert_ne!(browser.script("return document.getElementById('r-stage').innerHTML", &[]), first);
    assert_eq!(browser.script("return document.documentElement.scrollWidth", &[]), json!(390));
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

/// Takes somebody into the team, with the form as a person fills it.
fn join(browser: &Browser, name: &str, archetype: &str) {
    choose(browser, "Add a new character");
    browser.fill("[name='given.name']", name);
    browser.choose("[name='given.archetype']", archetype);
    browser.choose("[name='given.weapons.0.weapon']", "pistol");
    browser.fill("[name='given.quirks']", "0");
    browser.click_named("Confirm");
    browser.wait_until(&format!(
        "[...document.querySelectorAll('h3')].some((it) => it.innerText.includes({}))",
        json!(name)
    ));
}

#[test]
fn a_campaign_goes_through_a_game_to_the_next_scenario() {
    let Some(browser) = Browser::open("campaign", Screen::Desk, Light::Day) else { return };
    let host = Host::start();
    browser.go(&host.url("/campaigns"));
    browser.fill("#name", "The long way home");
    browser.click_named("Start the campaign");
    browser.wait_until("location.pathname.startsWith('/campaign/')");
    join(&browser, "Ann", "military");
    join(&browser, "Bob", "civilian");
    let team = browser.script("return location.pathname", &[]);
    let team = team.as_str().unwrap();
    for label in ["Play a game", "Down the street"] {
        choose(&browser, label);
    }
    browser.click_named("Confirm");
    browser.reads("Next: Down the street");
    browser.click(&format!("a[href='{team}/set']"));
    browser.wait_until("document.getElementById('seat-0')");
    browser.choose("#seat-0", "steady");
    browser.click("form.setting .btn.go");
    browser.wait_until("!location.pathname.endsWith('/set')");
    browser.go(&host.url(team));
    // The page is told of the record before its own form has led anywhere: going on at once would be overtaken by that.
    browser.script("window.before = true", &[]);
    browser.click_named("Record the result");
    browser.wait_until("!window.before && document.readyState === 'complete'");
    browser.reads("What changed");
    browser.go(&host.url(&format!("{team}/game/1")));
    browser.reads("What changed for each person");
    browser.click_named("Report");
    browser.reads("After the game");
    browser.click_named("On to the next game");
    browser.reads("before game 2");
    assert_eq!(browser.complaints(), Vec::<String>::new());
}
