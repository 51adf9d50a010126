//! Two browsers as two players of one game.
use serde_json::json;

use super::{
    hand::{Hand, Way},
    host::Host,
    window::{Browser, Light, Screen},
};

/// The first scenario with two chairs.
fn for_two(host: &Host) -> String {
    let told = host.api("/api/scenarios", None);
    let all = told["scenarios"].as_array().unwrap();
    let two = all.iter().find(|it| it["seats"].as_array().unwrap().len() == 2);
    two.expect("a scenario for two chairs")["id"].as_str().unwrap().to_owned()
}

#[test]
fn two_players_each_see_their_own_questions_only() {
    let Some(one) = Browser::open("two-first", Screen::Desk, Light::Day) else { return };
    let Some(two) = Browser::open("two-second", Screen::Desk, Light::Night) else { return };
    let host = Host::start();
    let (keys, _) = host.set(&json!({ "scenario": for_two(&host), "seed": 7 }));
    assert_eq!(keys.len(), 2);
    let browsers = [&one, &two];
    for (browser, key) in browsers.iter().zip(&keys) {
        browser.go(&host.url(&format!("/seat/{key}")));
    }
    let mut hands = [Hand::new(&one, Way::Mouse, 9), Hand::new(&two, Way::Mouse, 10)];
    let mut answered = [0, 0];
    for _ in 0..300 {
        let states = keys.each_state(&host);
        if states.iter().any(|it| it == "over") || (3 <= answered[0] && 3 <= answered[1]) {
            break;
        }
        let asked: Vec<usize> = (0..2).filter(|&it| states[it] == "asked").collect();
        assert_eq!(asked.len(), 1, "one is asked and the other waits: {states:?}");
        let at = asked[0];
        let number = host.api(&format!("/api/seats/{}/question", keys[1 - at]), None)["number"].clone();
        // What was just answered here may still be playing out: the page shows nothing to answer once it is there.
        browsers[1 - at].wait_until(&format!(
            "document.getElementById('ask').dataset.number === {number} && document.querySelector('#ask form') === null"
        ));
        assert!(hands[at].decide());
        answered[at] += 1;
    }
    assert!(answered.iter().all(|&it| 0 < it), "{answered:?}");
    assert_eq!(one.complaints(), Vec::<String>::new());
    assert_eq!(two.complaints(), Vec::<String>::new());
}

/// What each chair is told of the table.
trait States {
    fn each_state(&self, host: &Host) -> Vec<String>;
}

impl States for Vec<String> {
    fn each_state(&self, host: &Host) -> Vec<String> {
        let state = |key: &String| host.api(&format!("/api/seats/{key}/question"), None)["state"].clone();
        self.iter().map(state).map(|it| it.as_str().unwrap().to_owned()).collect()
    }
}

#[test]
fn two_pages_of_one_chair_do_not_answer_twice() {
    let Some(one) = Browser::open("tabs-first", Screen::Desk, Light::Day) else { return };
    let Some(two) = Browser::open("tabs-second", Screen::Desk, Light::Day) else { return };
    let host = Host::start();
    let key = host.street();
    for browser in [&one, &two] {
        browser.go(&host.url(&format!("/seat/{key}")));
        browser.wait_until("document.getElementById('ask')?.dataset.number");
    }
    let mut hand = Hand::new(&one, Way::Mouse, 11);
    assert!(hand.decide());
    // The page may have the next question before everything that came with it is done.
    let number = || host.api(&format!("/api/seats/{key}/question"), None)["number"].clone();
    for browser in [&one, &two] {
        let same =
            |it: &Browser| it.script("return document.getElementById('ask').dataset.number", &[]) == number();
        let start = std::time::Instant::now();
        while !same(browser) {
            assert!(
                start.elapsed() < std::time::Duration::from_secs(60),
                "a page stays behind: {}",
                browser.said()
            );
            std::thread::sleep(std::time::Duration::from_millis(50));
        }
    }
    assert_eq!(host.api(&format!("/api/seats/{key}/question"), None)["decisions"], 1);
}

#[test]
fn what_dice_have_come_of_is_taken_back_when_the_other_player_allows_it() {
    let Some(one) = Browser::open("consent-first", Screen::Desk, Light::Day) else { return };
    let Some(two) = Browser::open("consent-second", Screen::Phone, Light::Night) else { return };
    let host = Host::start();
    let (keys, _) = host.set(&json!({ "scenario": for_two(&host), "seed": 7 }));
    let browsers = [&one, &two];
    let asks = |key: &str| host.api(&format!("/api/seats/{key}/question"), None);
    // Whoever has decided last asks, as soon as that needs the other's consent.
    let mut by = None;
    for _ in 0..200 {
        let at = usize::from(asks(&keys[0])["state"] != "asked");
        let asked = asks(&keys[at]);
        let body = json!({ "number": asked["number"], "answer": asked["question"]["default"] });
        let next = host.api(&format!("/api/seats/{}/answer", keys[at]), Some(&body));
        let undo = json!({ "number": next["number"] });
        let wish = host.api(&format!("/api/seats/{}/undo", keys[at]), Some(&undo));
        if wish["take_back"].is_object() {
            let withdraw = json!({ "number": wish["take_back"]["number"], "allow": false });
            host.api(&format!("/api/seats/{}/consent", keys[at]), Some(&withdraw));
            by = Some(at);
            break;
        }
        let again = asks(&keys[at]);
        let body = json!({ "number": again["number"], "answer": again["question"]["default"] });
        host.api(&format!("/api/seats/{}/answer", keys[at]), Some(&body));
    }
    let by = by.expect("somebody rolls dice");
    for (browser, key) in browsers.iter().zip(&keys) {
        browser.go(&host.url(&format!("/seat/{key}")));
        browser.wait_until("document.getElementById('ask')?.dataset.number");
    }
    let (mine, other) = (browsers[by], browsers[1 - by]);
    let decisions = asks(&keys[by])["decisions"].as_u64().unwrap();
    mine.wait_until("document.getElementById('undo')");
    mine.click("#undo");
    mine.wait_until("document.querySelector('#request .wish')?.textContent.includes('Waiting for')");
    other.wait_until("document.querySelector('#request .wish')?.textContent.includes('wants to undo')");
    other.click("#request button[value=yes]");
    other.wait_until("!document.querySelector('#request .wish')");
    mine.wait_until("!document.querySelector('#request .wish')");
    assert_eq!(asks(&keys[by])["decisions"].as_u64(), Some(decisions - 1));
    other.wait_until("document.querySelector('#request .happened')?.textContent.includes('undid')");
    mine.wait_until("document.getElementById('journal').textContent.includes('undid')");
    assert_eq!(one.complaints(), Vec::<String>::new());
    assert_eq!(two.complaints(), Vec::<String>::new());
}
