//! Slips on the question: what interrupts, lists by groups, orders by tapping, and one question back.
use serde_json::{Value, json};

use super::{
    host::Host,
    pages::answer,
    window::{Browser, Light, Screen},
};

/// Plays by the proposals until a question interrupts something.
fn interrupted(host: &Host, key: &str) -> Value {
    for _ in 0..400 {
        let asked = host.api(&format!("/api/seats/{key}/question"), None);
        if asked["slip"].is_object() {
            return asked;
        }
        assert!(answer(host, key), "the game ended before anything interrupted: {asked}");
    }
    panic!("nothing interrupts in 400 questions");
}

#[test]
fn an_interrupt_says_who_did_what_to_whom_and_points_at_it() {
    let Some(browser) = Browser::open("slip", Screen::Desk, Light::Day) else { return };
    let host = Host::start();
    let (keys, _) = host.set(&json!({ "book": "atzr", "scenario": "tree-line", "seed": 3 }));
    let asked = interrupted(&host, &keys[0]);
    browser.go(&host.url(&format!("/seat/{}", keys[0])));
    browser.wait_until("document.querySelector('html.js #cause')");
    assert_eq!(browser.text("#cause .what"), asked["slip"]["what"].as_str().unwrap());
    let by = asked["question"]["interrupt"]["by"].as_u64().unwrap();
    let seen = browser.script(&format!("return document.getElementById('f-{by}') !== null"), &[]);
    let arrow = browser.script("return document.querySelector('#cause-arrow .head') !== null", &[]);
    assert_eq!(arrow, seen, "an arrow from whoever did it, if they are to be seen");
    if let Some(then) = asked["slip"]["then"].as_str() {
        assert!(browser.text("#ask .then").contains(&then[1..]));
    }
    let above = "document.querySelector('#cause').getBoundingClientRect().bottom <= document.getElementById('q').getBoundingClientRect().top + 1";
    assert_eq!(browser.script(&format!("return {above}"), &[]), json!(true), "the cause comes first");
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

/// Whether a page shows a card that was drawn.
fn drawn(browser: &Browser, host: &Host, key: &str) -> bool {
    browser.go(&host.url(&format!("/seat/{key}")));
    browser.wait_until("document.querySelector('html.js #ask')?.dataset.number");
    browser.script("return document.querySelector('#ask .card-slip') !== null", &[]) == json!(true)
}

/// A card on the page: its title lies on a band of another colour that goes across, its text below, and it has an edge of ink.
const CARD: &str = "(() => {
    const card = document.querySelector('#ask .card-slip');
    card.closest('details')?.setAttribute('open', '');
    const [band, says] = ['.band', '.says'].map((it) => card.querySelector(it));
    const [of, over, below] = [card, band, says].map((it) => it.getBoundingClientRect());
    const style = getComputedStyle(card);
    return {
        title: band.innerText, says: says.innerText,
        edge: parseFloat(style.borderTopWidth) + parseFloat(style.borderTopLeftRadius),
        told: getComputedStyle(band).backgroundColor !== style.backgroundColor,
        across: of.width - over.width < 12,
        order: over.bottom <= below.top + 1 && below.bottom <= of.bottom + 1,
    };
})()";

fn a_card_is_drawn_as_one(name: &'static str, screen: Screen, light: Light) {
    let Some(browser) = Browser::open(name, screen, light) else { return };
    let host = Host::start();
    let key = host.set(&json!({ "book": "atzr", "scenario": "alley", "seed": 3 })).0.remove(0);
    for _ in 0..26 {
        assert!(answer(&host, &key));
    }
    let mut left = 60;
    while !drawn(&browser, &host, &key) {
        left -= 1;
        assert!(0 < left && answer(&host, &key), "no card was drawn");
    }
    let card = browser.script(&format!("return {CARD}"), &[]);
    assert!(card["title"].as_str().unwrap().starts_with("Card E"), "{card}");
    assert!(card["says"].as_str().unwrap().ends_with("Why?"), "{card}");
    assert!(4.0 < card["edge"].as_f64().unwrap(), "{card}");
    for it in ["told", "across", "order"] {
        assert_eq!(card[it], json!(true), "{it}: {card}");
    }
    // The rule is behind a tap, and is read over the table.
    match screen {
        Screen::Desk => browser.click("#ask .card-slip .rule"),
        Screen::Phone => browser.tap("#ask .card-slip .rule"),
    }
    browser
        .wait_until("document.querySelector('#ruleslip[open] .ruleslip')?.dataset.rule.startsWith('atzr.')");
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
fn a_card_is_drawn_as_one_on_a_desk() {
    a_card_is_drawn_as_one("card", Screen::Desk, Light::Day);
}

#[test]
fn a_card_is_drawn_as_one_on_a_phone_by_night() {
    a_card_is_drawn_as_one("card-phone", Screen::Phone, Light::Night);
}

#[test]
fn gear_is_one_line_and_opens_by_its_number_before_it_is_chosen() {
    let Some(browser) = Browser::open("folds", Screen::Phone, Light::Night) else { return };
    let host = Host::start();
    let key = host.street();
    answer(&host, &key);
    browser.go(&host.url(&format!("/seat/{key}")));
    browser.wait_until("document.querySelector('html.js #ask .grp')");
    let hidden = "[...document.querySelectorAll('#ask .fold:not([open]) .opt')].filter((it) => it.checkVisibility()).length";
    assert_eq!(browser.script(&format!("return {hidden}"), &[]), json!(0));
    let number = browser.script("return document.querySelector('#ask')?.dataset.number", &[]);
    let folded = browser.script("return document.querySelector('#ask .fold [data-key]')?.dataset.key", &[]);
    if let Some(folded) = folded.as_str() {
        browser.press(folded);
        browser.wait_until("document.activeElement?.closest('.fold[open]')");
        assert_eq!(browser.script("return document.querySelector('#ask').dataset.number", &[]), number);
    }
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
fn giving_up_asks_first() {
    let Some(browser) = Browser::open("give-up", Screen::Desk, Light::Day) else { return };
    let host = Host::start();
    let (keys, _) = host.set(&json!({ "book": "atzr", "scenario": "maple-heights", "seed": 5 }));
    let find = "document.querySelector('#ask .risky')";
    browser.go(&host.url(&format!("/seat/{}", keys[0])));
    for _ in 0..60 {
        browser.wait_until("document.querySelector('html.js #ask')?.dataset.number");
        if browser.script(&format!("return {find} !== null"), &[]) == json!(true) {
            break;
        }
        answer(&host, &keys[0]);
        browser.reload();
    }
    let number = browser.script("return document.querySelector('#ask').dataset.number", &[]);
    browser.script(&format!("{find}.closest('.fold')?.setAttribute('open', '')"), &[]);
    browser.click("#ask .risky > summary");
    browser.wait_until("document.querySelector('#ask .risky[open] .sure p').checkVisibility()");
    assert_eq!(browser.script("return document.querySelector('#ask').dataset.number", &[]), number);
    browser.click("#ask .risky .sure button");
    browser.wait_until(&format!("document.querySelector('#ask').dataset.number !== {number}"));
}

#[test]
fn escape_goes_back_one_question_where_nothing_was_rolled() {
    let Some(browser) = Browser::open("escape", Screen::Desk, Light::Day) else { return };
    let host = Host::start();
    let key = host.street();
    browser.go(&host.url(&format!("/seat/{key}")));
    browser.wait_until("document.querySelector('html.js #ask')?.dataset.number");
    // The first question that follows a choice alone.
    let mut before = String::new();
    for _ in 0..20 {
        if browser.script("return document.getElementById('back') !== null", &[]) == json!(true) {
            break;
        }
        before = browser.text("#q");
        answer(&host, &key);
        browser.reload();
        browser.wait_until("document.querySelector('html.js #ask')?.dataset.number");
    }
    assert_ne!(browser.text("#q"), before);
    browser.press("\u{e00c}");
    // The note that teaches is closed first.
    browser.press("\u{e00c}");
    let words = json!(before);
    browser.wait_until(&format!("document.getElementById('q').innerText === {words}"));
}

#[test]
fn an_order_is_chosen_by_taps_by_keys_and_by_dragging() {
    let Some(browser) = Browser::open("order", Screen::Desk, Light::Day) else { return };
    let host = Host::start();
    browser.go(&host.url(&format!("/seat/{}", host.street())));
    browser.wait_until("document.querySelector('html.js #ask form.answer')");
    // The rows as the server draws them.
    browser.script(
        "const row = (name, at) => `<li><label class=opt><input type=number name='order.${at}' value=${at + 1}><span class=t><b>${name}</b></span></label></li>`;
         document.querySelector('#ask form.answer').innerHTML = `<ol class='opts order'>${['Ann', 'Bob', 'Cy'].map(row).join('')}</ol><p id=placed></p>`;
         import('/order.js').then((it) => it.update())",
        &[],
    );
    browser.wait_until("document.querySelector('#ask .order .n')");
    let fields = "['order.0', 'order.1', 'order.2'].map((it) => document.querySelector(`[name='${it}']`).value).join('')";
    browser.click("#ask .order li:nth-child(3) .opt");
    browser.click("#ask .order li:nth-child(2) .opt");
    browser.wait_until(&format!("{fields} === '231'"));
    assert_eq!(browser.text("#placed"), "Ann: 2 of 3");
    // By keys: the row that has the focus goes up.
    browser.script("document.querySelector('#ask .order li:nth-child(3) .opt').focus(); document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', altKey: true, bubbles: true }))", &[]);
    browser.wait_until(&format!("{fields} === '321'"));
    // By dragging the first below the last.
    browser.script(
        "const rows = [...document.querySelectorAll('#ask .order li')];
         const middle = (it) => { const box = it.getBoundingClientRect(); return { clientX: box.x + 20, clientY: box.y + box.height / 2 } };
         const send = (type, at) => rows[0].dispatchEvent(new PointerEvent(type, { pointerId: 1, button: 0, bubbles: true, ...at }));
         const low = middle(rows[2]);
         rows[0].setPointerCapture = () => {};
         send('pointerdown', middle(rows[0])); send('pointermove', { ...low, clientY: low.clientY + 12 }); send('pointerup', low)",
        &[],
    );
    browser.wait_until(&format!("{fields} === '213'"));
}
