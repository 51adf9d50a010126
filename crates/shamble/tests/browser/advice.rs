//! Advice at a table and the laboratory, by clicking.
use super::{
    host::Host,
    window::{Browser, Light, Screen},
};

#[test]
fn advice_is_switched_on_in_the_menu_asked_for_and_stopped() {
    let Some(browser) = Browser::open("advice", Screen::Desk, Light::Day) else { return };
    let host = Host::start();
    let key = host.street();
    browser.go(&host.url(&format!("/seat/{key}")));
    let hidden = "getComputedStyle(document.getElementById('advice')).display === 'none'";
    browser.wait_until(hidden);
    browser.click("#menu > summary");
    browser.click("#advises");
    browser.wait_until(&format!("!({hidden})"));
    assert_eq!(browser.text("#advises"), "Advice: on");
    browser.click("#menu > summary");
    browser.script("document.querySelector('#ask button.opt').click()", &[]);
    browser.wait_until("document.querySelector('#ask button.opt:nth-of-type(1)') && 10 < document.querySelectorAll('#ask button.opt').length");
    let below = "(() => { const box = (it) => document.querySelector(it).getBoundingClientRect(); \
        const last = [...document.querySelectorAll('#ask .opt')].at(-1).getBoundingClientRect(); \
        return last.bottom <= box('#advice').top && box('#ask .foot').bottom <= box('#advice').top + 1 })()";
    browser.script("document.getElementById('ask').scrollTop = 1e6", &[]);
    browser.wait_until(below);
    browser.click("#advice button[value=go]");
    browser.wait_until("document.querySelector('#advice .seen tbody tr')");
    browser.wait_until("document.querySelector('#advice [role=status]').innerText.includes('game')");
    browser.script("document.querySelector('#advice button[value=stop]')?.click()", &[]);
    browser.wait_until("!document.querySelector('#advice button[value=stop]')");
    browser.reload();
    browser.wait_until(&format!("!({hidden}) && document.querySelector('#advice .seen')"));
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
fn a_slider_of_the_laboratory_is_moved_and_games_are_played() {
    let Some(browser) = Browser::open("lab", Screen::Phone, Light::Night) else { return };
    let host = Host::start();
    browser.go(&host.url("/lab?what=dwa/farmhouse"));
    browser.wait_until("document.querySelector('#lab input[type=range]')");
    let move_it = "const it = document.querySelector('#lab input[type=range]'); it.value = it.max; \
        it.dispatchEvent(new Event('input', { bubbles: true })); \
        it.dispatchEvent(new Event('change', { bubbles: true }));";
    browser.script(move_it, &[]);
    browser.wait_until(
        "document.querySelector('#lab output').value === document.querySelector('#lab input[type=range]').max",
    );
    browser.wait_until("document.querySelector('#lab-told button[value=stop]')");
    browser.wait_until("document.querySelector('#lab-told .facts')");
    browser.script("document.querySelector('#lab-told button[value=stop]')?.click()", &[]);
    browser.wait_until("!document.querySelector('#lab-told button[value=stop]')");
    assert_eq!(browser.script("return document.documentElement.scrollWidth", &[]), 390);
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
fn a_choice_of_the_laboratory_is_played_kept_and_stands_beside_another() {
    let Some(browser) = Browser::open("lab-choice", Screen::Desk, Light::Day) else { return };
    let host = Host::start();
    browser.go(&host.url("/lab?what=dwa/farmhouse&set.turns=3"));
    let choose = |name: &str| {
        let script = "const it = document.getElementById('set-weapons'); it.value = arguments[0]; \
            it.dispatchEvent(new Event('change', { bubbles: true }));";
        browser.script(script, &[name.into()]);
        let told = format!(
            "[...document.querySelectorAll('.facts code')].some((it) => it.innerText.includes('weapons={name}'))"
        );
        browser.wait_until(&told);
        browser.script("document.querySelector('#lab-told button[value=stop]')?.click()", &[]);
        browser.wait_until("!document.querySelector('#lab-told button[value=stop]')");
    };
    choose("pistols");
    browser.reload();
    browser.wait_until("document.getElementById('set-weapons')?.value === 'pistols'");
    browser.wait_until("document.querySelector('.facts')");
    choose("one-shotgun");
    browser.wait_until("document.querySelectorAll('.beside li').length === 2");
    assert!(browser.text(".beside .on").contains("one pump shotgun"));
    assert_eq!(browser.complaints(), Vec::<String>::new());
}
