//! Why a line of the journal is so: it lights up its figures, opens to a sentence, and its rule opens over the table.
use serde_json::json;

use super::{
    figures::taught,
    host::Host,
    pages::answer,
    window::{Browser, Light, Screen},
};

/// A table some turns on.
fn table(browser: &Browser, host: &Host) {
    let key = host.set(&json!({ "scenario": "street", "seed": 7 })).0.remove(0);
    for _ in 0..2 {
        answer(host, &key);
    }
    taught(browser, host, &key);
}

/// A line about one and another who both stand on the board.
const LINE: &str = "[...document.querySelectorAll('.log li[data-who]')].findLast((it) => {
    const who = it.dataset.who.split(' ');
    return who.length === 2 && it.dataset.own === '1' && who.every((token) => document.querySelector(`#board [id=\"f-${token}\"]`));
  })";

#[test]
fn pointing_at_a_line_rings_its_figures_and_draws_a_line_between_them() {
    let Some(browser) = Browser::open("reason-points", Screen::Desk, Light::Day) else { return };
    let host = Host::start();
    table(&browser, &host);
    browser.wait_until(&format!("({LINE})?.id"));
    browser.script(
        &format!(
            "const it = {LINE}; it.scrollIntoView({{ block: 'center' }}); it.querySelector('summary').focus()"
        ),
        &[],
    );
    browser.wait_until("document.querySelectorAll('#board #pointing circle:not(.under)').length === 2");
    browser.wait_until("document.querySelectorAll('#board #pointing line:not(.under)').length === 1");
    browser.script("document.getElementById('q').focus()", &[]);
    browser.wait_until("!document.getElementById('pointing')");
}

#[test]
fn a_line_opens_to_its_reason_and_its_rule_is_read_over_the_table() {
    for screen in [Screen::Desk, Screen::Phone] {
        let Some(browser) = Browser::open("reason-slip", screen, Light::Night) else { return };
        let host = Host::start();
        table(&browser, &host);
        browser.script("document.querySelector('#tabs [data-tab=journal]')?.click()", &[]);
        // News may draw the line anew meanwhile.
        browser.wait_until(&format!(
            "((it) => {{ if (!it) return false; it.querySelector('details').open = true; return it.querySelector('.because')?.textContent.trim().endsWith('.'); }})({LINE})"
        ));
        let before = browser.script("return location.pathname", &[]);
        browser.script(&format!("({LINE}).querySelector('.named a').click()"), &[]);
        browser.wait_until("document.querySelector('#ruleslip[open] .quote')");
        assert!(!browser.text("#ruleslip h2").is_empty());
        assert_eq!(
            browser.script("return document.querySelector('#ruleslip [data-page]').target", &[]),
            "_blank"
        );
        browser.picture(if screen == Screen::Phone { "rule-slip-phone" } else { "rule-slip" });
        browser.press("\u{e00c}");
        browser.wait_until("!document.querySelector('#ruleslip[open]')");
        assert_eq!(browser.script("return location.pathname", &[]), before, "nobody leaves the table");
        assert_eq!(browser.complaints(), Vec::<String>::new());
    }
}
