//! A campaign by months: an Encounter played by a bot, and one lived through by hand with a power cut in its middle.
use serde_json::json;

use super::{
    hand::{Hand, Way},
    host::Host,
    window::{Browser, Light, Screen},
};

/// Answers what the campaign asks, as it stands if nobody cares, until an Encounter can be played.
fn until_it_is_due(browser: &Browser) {
    for _ in 0..30 {
        browser.wait_until("document.readyState === 'complete' && document.querySelector('#ask form')");
        let due = browser.script(
            "return [...document.querySelectorAll('button')].some((it) => it.innerText === 'Start game')",
            &[],
        );
        if due == json!(true) {
            return;
        }
        browser.script("document.body.dataset.old = '1'", &[]);
        browser.script(
            "const form = document.querySelector('#ask form');
             (form.querySelector('#default') ?? form.querySelector('button.opt') ?? form.querySelector('.btn.go') ?? form.querySelector('button')).click()",
            &[],
        );
        browser.wait_until("!document.body.dataset.old");
    }
    panic!("nothing is ever due\n{}", browser.said());
}

/// A campaign of a lone Survivor of Rep 5, with five things, before the first month.
fn lone_survivor(browser: &Browser, host: &Host) -> String {
    browser.go(&host.url("/campaigns"));
    browser.fill("#name", "A long winter");
    browser.choose("#book", "atzr");
    browser.click_named("Start the campaign");
    browser.wait_until("location.pathname.startsWith('/campaign/')");
    choose(browser, "Add a player");
    browser.choose("[name='given.class']", "survivor");
    browser.choose("[name='given.counter']", "Sooze");
    browser.click("[type=checkbox][name='given.alone']");
    browser.click_named("Confirm");
    choose(browser, "Begin the campaign");
    choose(browser, "One player alone");
    browser.reads("Which parts of the campaign do you leave out");
    browser.click_named("None");
    for (nth, thing) in ["Shotgun", "Ammo", "Medikit", "Supplies B", "Pistol"].into_iter().enumerate() {
        choose(browser, thing);
        if nth < 4 {
            browser.reads(&format!("Sooze takes {thing} ({} of 5)", nth + 1));
        }
    }
    browser.reads("Where do you spend the month");
    browser.script("return location.pathname", &[]).as_str().unwrap().to_owned()
}

/// Clicks the option of what the campaign asks that is called so.
pub fn choose(browser: &Browser, label: &str) {
    let find = format!(
        "[...document.querySelectorAll('#ask button.opt')].find((it) => it.querySelector('b')?.innerText === '{label}')"
    );
    browser.wait_until(&format!("document.readyState === 'complete' && {find} !== undefined"));
    browser.script("document.body.dataset.old = '1'", &[]);
    browser.script(&format!("{find}.click()"), &[]);
    browser.wait_until("document.readyState === 'complete' && !document.body.dataset.old");
}

/// Plays the game at this table on by clicking, to its end.
fn to_its_end(browser: &Browser, seed: u64) {
    browser.wait_until("document.getElementById('ask')");
    Hand::new(browser, Way::Mouse, seed).play();
    browser.reads("The game is over");
}

/// Goes home and brings in what the game has brought.
fn goes_home(browser: &Browser) {
    browser.click_named("Continue the campaign");
    browser.wait_until("location.pathname.startsWith('/campaign/') && document.getElementById('diary')");
}

#[test]
fn a_lone_survivor_lives_through_a_month_and_a_power_cut_in_the_middle_of_it() {
    let Some(browser) = Browser::open("long-month", Screen::Desk, Light::Night) else { return };
    let mut host = Host::start();
    let team = lone_survivor(&browser, &host);
    choose(&browser, "The suburbs");
    browser.reads("Supplies eaten: 1, left: 1");
    browser.reads("The meeting place is in the city, and you spend this month elsewhere");
    choose(&browser, "Search");
    choose(&browser, "By day");
    choose(&browser, "Set out");
    browser.click(&format!("a[href='{team}/set']"));
    browser.wait_until("document.getElementById('seed')");
    browser.script("document.getElementById('seed').closest('details')?.setAttribute('open', '')", &[]);
    browser.fill("#seed", "5");
    browser.click("form.setting .btn.go");
    browser.wait_until("location.pathname.startsWith('/seat/')");
    let mut hand = Hand::new(&browser, Way::Mouse, 31);
    for _ in 0..5 {
        assert!(hand.decide(), "five decisions end no Search");
    }
    let journal = browser.text("#journal");
    browser.go("about:blank");
    host.kill();
    host.start_again();
    // The next day: from the campaign's own page on to the table, where everything stands as it stood.
    browser.go(&host.url(&team));
    browser.reads("Search is being played");
    browser.click_named("Continue");
    browser.wait_until("location.pathname.startsWith('/seat/')");
    browser.wait_until("document.getElementById('journal')");
    assert_eq!(browser.text("#journal"), journal);
    to_its_end(&browser, 32);
    goes_home(&browser);
    // The rest of the month, whatever it holds, until the next one begins or nobody is left.
    for seed in 33..43 {
        until_it_is_due_or_another_month(&browser);
        if !browser.script("return document.body.innerText.includes('Start game')", &[]).as_bool().unwrap() {
            break;
        }
        browser.click_named("Start game");
        browser.wait_until("location.pathname.startsWith('/seat/')");
        to_its_end(&browser, seed);
        goes_home(&browser);
    }
    browser.go(&host.url(&format!("{team}/story")));
    for words in
        ["Month 1 of year 1", "The month is spent in the suburbs", "Search by day: Sooze", "Search: "]
    {
        browser.reads(words);
    }
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

/// Sets out if an Encounter is due in this month; the first question of the next one is left alone.
fn until_it_is_due_or_another_month(browser: &Browser) {
    browser.wait_until("document.readyState === 'complete' && document.getElementById('ask')");
    let due =
        "return [...document.querySelectorAll('#ask button.opt b')].some((it) => it.innerText === 'Set out')";
    if browser.script(due, &[]) == json!(true) {
        choose(browser, "Set out");
    }
}

#[test]
fn a_month_of_a_campaign_goes_through_an_encounter_to_its_report() {
    let Some(browser) = Browser::open("month", Screen::Desk, Light::Day) else { return };
    let host = Host::start();
    browser.go(&host.url("/campaigns"));
    browser.fill("#name", "One winter");
    browser.choose("#book", "atzr");
    browser.click_named("Start the campaign");
    browser.wait_until("location.pathname.startsWith('/campaign/')");
    choose(&browser, "Add a player");
    browser.fill("[name='given.name']", "June");
    browser.choose("[name='given.class']", "survivor");
    browser.click("[type=checkbox][name='given.alone']");
    browser.click_named("Confirm");
    choose(&browser, "Begin the campaign");
    browser.reads("Who plays with whom");
    until_it_is_due(&browser);
    // Roster, things and the month stand on one page.
    for words in ["June", "Rep", "Start game", "month 1 of year 1"] {
        browser.reads(words);
    }
    let team = browser.script("return location.pathname", &[]);
    let team = team.as_str().unwrap();
    browser.click(&format!("a[href='{team}/set']"));
    browser.wait_until("document.getElementById('seat-0')");
    browser.choose("#seat-0", "steady");
    browser.click("form.setting .btn.go");
    browser.wait_until("!location.pathname.endsWith('/set')");
    browser.go(&host.url(team));
    browser.click_named("Record the result");
    browser.reads("Games played");
    browser.go(&host.url(&format!("{team}/game/1")));
    browser.click_named("Report");
    browser.reads("After the game");
    assert_eq!(browser.complaints(), Vec::<String>::new());
}
