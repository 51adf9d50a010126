//! Whole games by clicking, by keys, with a finger; and what a reload or a dead server does to one.
use serde_json::json;

use super::{
    hand::{Hand, Way},
    host::Host,
    window::{Browser, ENTER, Light, Screen},
};

/// The same as [`question`] gives, for the browser to wait for.
const QUESTION: &str =
    "document.getElementById('ask').dataset.number + document.getElementById('q').innerText";

/// What was said so often that it is the same game: the number of the question and its words.
fn question(browser: &Browser) -> String {
    browser.wait_until("document.getElementById('ask')?.dataset.number").as_str().unwrap().to_owned()
        + &browser.text("#q")
}

#[test]
fn a_street_game_is_played_by_clicking() {
    let Some(browser) = Browser::open("clicking", Screen::Desk, Light::Day) else { return };
    let host = Host::start();
    browser.go(&host.url("/"));
    set_the_table(&browser, "street");
    let mut hand = Hand::new(&browser, Way::Mouse, 1);
    let decisions = hand.play();
    browser.reads("The game is over");
    // A shot is one decision of the hand, however many answers it has.
    assert!(5 < decisions && 0 < hand.on_board && 0 < hand.in_list, "{decisions} {hand:?}");
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

/// From the shelf to a table: the card of a scenario, then the button that sets it.
fn set_the_table(browser: &Browser, scenario: &str) {
    browser.click(&format!("a[href*='/{scenario}']"));
    browser.wait_until("document.querySelector('form[action=\"/set\"]')");
    browser.click("details:has([name=seed]) > summary");
    browser.fill("[name=seed]", "7");
    browser.click("form[action='/set'] .btn.go");
    browser.wait_until("document.getElementById('ask')");
}

#[test]
fn a_street_game_is_played_with_keys_alone() {
    let Some(browser) = Browser::open("keys", Screen::Desk, Light::Night) else { return };
    let host = Host::start();
    let key = host.street();
    browser.go(&host.url(&format!("/seat/{key}")));
    let mut hand = Hand::new(&browser, Way::Keys, 2);
    let decisions = hand.play();
    browser.reads("The game is over");
    assert!(10 < decisions, "{decisions}");
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
fn a_street_game_is_played_on_a_phone() {
    let Some(browser) = Browser::open("phone", Screen::Phone, Light::Day) else { return };
    let host = Host::start();
    let key = host.street();
    browser.go(&host.url(&format!("/seat/{key}")));
    assert_eq!(browser.script("return innerWidth", &[]), json!(390));
    let mut hand = Hand::new(&browser, Way::Finger, 3);
    let decisions = hand.play();
    browser.reads("The game is over");
    assert!(10 < decisions, "{decisions}");
    assert_eq!(browser.script("return document.documentElement.scrollWidth", &[]), json!(390));
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
fn a_reload_in_the_middle_of_a_question_loses_nothing() {
    let Some(browser) = Browser::open("reload", Screen::Desk, Light::Day) else { return };
    let host = Host::start();
    let key = host.street();
    browser.go(&host.url(&format!("/seat/{key}")));
    let mut hand = Hand::new(&browser, Way::Mouse, 4);
    for _ in 0..6 {
        let last = question(&browser);
        assert!(hand.decide());
        browser.wait_until(&format!("{QUESTION} !== {}", json!(last)));
        let before = host.api(&format!("/api/seats/{key}/question"), None);
        browser
            .wait_until(&format!("document.getElementById('ask').dataset.number === {}", before["number"]));
        let shown = question(&browser);
        browser.reload();
        assert_eq!(question(&browser), shown);
        assert_eq!(host.api(&format!("/api/seats/{key}/question"), None), before);
    }
}

#[test]
fn a_decision_is_taken_back_by_a_key() {
    let Some(browser) = Browser::open("undo", Screen::Desk, Light::Day) else { return };
    let host = Host::start();
    let key = host.street();
    browser.go(&host.url(&format!("/seat/{key}")));
    let first = question(&browser);
    let words = browser.text("#q");
    let mut hand = Hand::new(&browser, Way::Keys, 5);
    assert!(hand.decide());
    browser.wait_until(&format!("{QUESTION} !== {}", json!(first)));
    let second = question(&browser);
    browser.press("u");
    // The number of a question never comes again.
    browser.wait_until(&format!("{QUESTION} !== {}", json!(second)));
    browser.wait_until(&format!("document.getElementById('q').innerText === {}", json!(words)));
    assert_ne!(question(&browser), first);
}

#[test]
fn a_dead_server_is_told_of_and_the_game_goes_on_when_it_is_back() {
    let Some(browser) = Browser::open("restart", Screen::Desk, Light::Day) else { return };
    let mut host = Host::start();
    let key = host.street();
    browser.go(&host.url(&format!("/seat/{key}")));
    let mut hand = Hand::new(&browser, Way::Mouse, 6);
    for _ in 0..3 {
        assert!(hand.decide());
    }
    let before = host.api(&format!("/api/seats/{key}/question"), None);
    browser.wait_until(&format!("document.getElementById('ask').dataset.number === {}", before["number"]));
    host.kill();
    browser.wait_until("document.getElementById('said').innerText.includes('cannot be reached')");
    host.start_again();
    browser.wait_until("!document.getElementById('said').innerText.includes('cannot be reached')");
    assert_eq!(host.api(&format!("/api/seats/{key}/question"), None), before);
    for _ in 0..3 {
        assert!(hand.decide());
    }
}

#[test]
fn people_roll_their_own_dice_and_say_what_they_rolled() {
    let Some(browser) = Browser::open("dice", Screen::Desk, Light::Day) else { return };
    let host = Host::start();
    let (keys, _) = host.set(&json!({ "scenario": "street", "own_dice": true }));
    browser.go(&host.url(&format!("/seat/{}", keys[0])));
    let mut hand = Hand::new(&browser, Way::Mouse, 7);
    let mut rolled = 0;
    for _ in 0..30 {
        browser.wait_until("document.getElementById('ask')?.dataset.shape");
        rolled += usize::from(browser.text("#ask").contains("Rolled"));
        if !hand.decide() {
            break;
        }
    }
    assert!(0 < rolled, "no dice were asked for");
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
fn dice_that_nobody_has_are_rolled_by_a_button_or_a_key() {
    let Some(browser) = Browser::open("rolled", Screen::Phone, Light::Day) else { return };
    let host = Host::start();
    let (keys, _) = host.set(&json!({ "scenario": "street", "own_dice": true }));
    browser.go(&host.url(&format!("/seat/{}", keys[0])));
    browser.reads("New arrivals: roll 2d6");
    browser.fill("#dice", "6 6");
    browser.press(ENTER);
    browser.reads("Which edge do the dead come over? Roll a d4");
    browser.click("[data-face='2']");
    browser.press(ENTER);
    browser.reads("1 is the north end of the east edge, each step is 1 mm.");
    let before = question(&browser);
    browser.tap("[name=roll]");
    browser.wait_until(&format!("{QUESTION} !== {}", json!(before)));
    browser.reads("Where on that edge does a zombie come on?");
    browser.press("r");
    browser.wait_until("document.getElementById('q').innerText.includes('fear test')");
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
fn a_table_is_set_with_keys_alone() {
    let Some(browser) = Browser::open("set-by-keys", Screen::Desk, Light::Day) else { return };
    let host = Host::start();
    browser.go(&host.url("/"));
    let hand = Hand::new(&browser, Way::Keys, 8);
    hand.tab_to("a[href*='/street']");
    browser.press(ENTER);
    browser.wait_until("document.querySelector('form[action=\"/set\"]')");
    hand.tab_to("form[action='/set'] .btn.go");
    browser.press(ENTER);
    browser.wait_until("document.getElementById('ask')");
}
