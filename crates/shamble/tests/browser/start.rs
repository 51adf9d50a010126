//! Before a game: the shelf with its drawn maps, how even a setting is, and the links to hand out.
use serde_json::json;

use super::{
    host::Host,
    window::{Browser, Light, Screen},
};

#[test]
fn the_shelf_draws_its_maps_and_tells_how_even_it_is() {
    let Some(browser) = Browser::open("even", Screen::Desk, Light::Day) else { return };
    let host = Host::start();
    browser.go(&host.url("/set/dwa/supermarket"));
    browser.wait_until(
        "[...document.querySelectorAll('.setting img, .scn.on img')].every((it) => it.complete && it.naturalWidth)",
    );
    browser.wait_until("/ of \\d+ game/.test(document.querySelector('.even').innerText)");
    // On a busy machine its time may be over before anybody stops it; then it has settled.
    browser.wait_until(
        "(document.querySelector('.even button[value=stop]')?.click(), !document.querySelector('.even').innerText.includes('Still playing'))",
    );
    browser.wait_until("/seeds 1 to \\d+\\./.test(document.querySelector('.even').innerText)");
    assert_eq!(browser.script("return location.pathname", &[]), json!("/set/dwa/supermarket"));
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
fn a_number_that_is_changed_is_another_question_on_a_phone_too() {
    let Some(browser) = Browser::open("even-phone", Screen::Phone, Light::Night) else { return };
    let host = Host::start();
    browser.go(&host.url("/set/dwa/street#new"));
    browser.wait_until("/ of \\d+ game/.test(document.querySelector('.even').innerText)");
    browser.fill("#set-zombies", "3000");
    browser.press("\u{e004}");
    browser.wait_until("document.querySelector('.even .said')?.innerText.includes('30')");
    browser.fill("#set-zombies", "30");
    browser.press("\u{e004}");
    browser.wait_until("/ of \\d+ game/.test(document.querySelector('.even').innerText)");
    assert_eq!(browser.script("return document.documentElement.scrollWidth", &[]), json!(390));
}

#[test]
fn what_is_chosen_for_a_new_game_is_still_chosen_when_the_page_is_loaded_again() {
    let Some(browser) = Browser::open("choice", Screen::Phone, Light::Day) else { return };
    let host = Host::start();
    browser.go(&host.url("/set/dwa/farmhouse#new"));
    browser.wait_until("document.getElementById('set-weapons')?.value === 'their-own'");
    let choose = "const it = document.getElementById('set-weapons'); it.value = 'pistols'; \
        it.dispatchEvent(new Event('change', { bubbles: true }));";
    // The script may still be on its way.
    browser.wait_until("document.documentElement.classList.contains('js')");
    browser.script(choose, &[]);
    browser.wait_until("location.search.includes('set.weapons=pistols')");
    browser.reload();
    browser.wait_until(
        "document.readyState === 'complete' && document.getElementById('set-weapons')?.value === 'pistols'",
    );
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
fn the_table_and_the_page_of_its_chairs_show_the_same_links() {
    let Some(browser) = Browser::open("links", Screen::Desk, Light::Day) else { return };
    let host = Host::start();
    let (keys, _) = host.set(&json!({ "scenario": "church", "friends": [1] }));
    let links = "[...document.querySelectorAll('#friends input')].map((it) => it.value).join(' ')";
    browser.go(&host.url("/chairs/church-1"));
    let handed = browser.wait_until(links);
    assert!(handed.as_str().unwrap().contains(&host.url(&format!("/seat/{}", keys[1]))), "{handed}");
    browser.go(&host.url(&format!("/seat/{}", keys[0])));
    browser.click("#menu summary");
    assert_eq!(browser.wait_until(links), handed);
    browser.click("#friends [data-copy]");
    browser.wait_until("/Copied|Ctrl/.test(document.querySelector('#friends [data-copy]').innerText)");
    assert_eq!(browser.complaints(), Vec::<String>::new());
}
