//! A player in a browser: looks at the question and answers it, by mouse, by keys or with a finger.
use serde_json::{Value, json};

use super::window::{Browser, ENTER, TAB};

/// More decisions than any of these games takes.
const MOST: usize = 1500;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    Mouse,
    Keys,
    Finger,
}

/// Who plays, and how it chooses: the same each time.
#[derive(Debug)]
pub struct Hand<'a> {
    browser: &'a Browser,
    way: Way,
    whim: u64,
    /// The question that was answered last.
    last: String,
    /// Answers given by what lies on the board.
    pub on_board: usize,
    /// Answers given by the list.
    pub in_list: usize,
}

/// What the page shows of the question.
#[derive(Debug)]
struct Asked {
    number: String,
    shape: String,
    /// The options that can be chosen, as they are numbered.
    open: Vec<u64>,
}

impl<'a> Hand<'a> {
    pub fn new(browser: &'a Browser, way: Way, whim: u64) -> Self {
        Hand { browser, way, whim, last: String::new(), on_board: 0, in_list: 0 }
    }

    fn any(&mut self, of: usize) -> usize {
        self.whim = self.whim.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.whim >> 33) as usize % of.max(1)
    }

    /// Waits for a question that was not answered yet.
    fn asked(&self) -> Asked {
        let told = self.browser.wait_until(&format!(
            "(() => {{
               const ask = document.getElementById('ask');
               if (!ask || document.getElementById('table').dataset.playing || ask.dataset.number === {}) return null;
               const open = [...ask.querySelectorAll('[data-option]:not([aria-disabled])')].map((it) => Number(it.dataset.option));
               return {{ number: ask.dataset.number, shape: ask.dataset.shape, open }};
             }})()",
            json!(self.last)
        ));
        Asked {
            number: told["number"].as_str().unwrap().to_owned(),
            shape: told["shape"].as_str().unwrap().to_owned(),
            open: told["open"].as_array().unwrap().iter().filter_map(Value::as_u64).collect(),
        }
    }

    /// Plays until the page says that the game is over; gives the number of decisions.
    pub fn play(&mut self) -> usize {
        let mut decisions = 0;
        while self.decide() {
            decisions += 1;
            assert!(decisions < MOST, "the game does not end");
        }
        decisions
    }

    /// Answers one question and waits until the page has what comes of it; false if there is none any more.
    pub fn decide(&mut self) -> bool {
        let asked = self.asked();
        self.read_slips();
        match asked.shape.as_str() {
            "over" => return false,
            "one" | "place" => self.pick(&asked),
            "yes-no" => self.yes_or_no(),
            "number" => self.count(),
            "order" => self.submit(),
            "some" => self.tick(),
            "dice" => self.roll(),
            other => panic!("nobody can answer {other}\n{}", self.browser.said()),
        }
        self.last = asked.number;
        // The click is done before the server has the answer; who asks the server now would be told of the old question.
        self.browser.wait_until(&format!(
            "document.getElementById('ask') && document.getElementById('ask').dataset.number !== {}",
            json!(self.last)
        ));
        true
    }

    /// Puts away what the page teaches the first time.
    fn read_slips(&self) {
        let open = "#coach details[open] [data-close]";
        while self
            .browser
            .script("return document.querySelector(arguments[0])?.checkVisibility()", &[json!(open)])
            == json!(true)
        {
            match self.way {
                Way::Mouse => self.browser.click(open),
                // Escape would go back a question as well.
                Way::Keys => {
                    self.browser.script("document.querySelector(arguments[0]).focus()", &[json!(open)]);
                    self.browser.press(ENTER);
                }
                Way::Finger => self.browser.tap(open),
            }
        }
    }

    fn pick(&mut self, asked: &Asked) {
        let at = self.any(asked.open.len());
        let option = asked.open[at];
        let listed = format!("#ask button[data-option=\"{option}\"]");
        match self.way {
            Way::Mouse if self.on_board <= self.in_list && self.pick_on_board(option) => self.on_board += 1,
            Way::Mouse => {
                self.unfold(&listed);
                self.browser.click(&listed);
                self.in_list += 1;
            }
            Way::Keys => {
                self.unfold(&listed);
                let key = self
                    .browser
                    .script("return document.querySelector(arguments[0]).dataset.key", &[json!(listed)]);
                match key.as_str() {
                    Some(key) => self.browser.press(key),
                    // It asks once more, with a button of its own.
                    None => self.browser.click(&listed),
                }
            }
            Way::Finger => {
                self.unfold(&listed);
                self.browser.tap(&listed);
                self.browser.wait_until("(() => { const go = document.getElementById('go'); return go && !go.hidden && !go.disabled })()");
                self.browser.tap("#go");
            }
        }
    }

    /// Opens the part of the list that an option is kept in, if it is closed.
    fn unfold(&self, listed: &str) {
        let closed = format!("#ask details:not([open]):has({}) > summary", &listed["#ask ".len()..]);
        let find = "return document.querySelector(arguments[0]) !== null";
        // One fold may lie in another.
        while self.browser.script(find, &[json!(closed)]) == json!(true) {
            match self.way {
                Way::Finger => self.browser.tap(&closed),
                // The page opens again by itself what was open before: then there is nothing left to click.
                Way::Mouse | Way::Keys => {
                    self.browser.script("document.querySelector(arguments[0])?.click()", &[json!(closed)]);
                }
            }
        }
    }

    /// Clicks what stands for an option on the board, then the button that takes it; false if nothing stands there.
    fn pick_on_board(&self, option: u64) -> bool {
        let at = self.browser.script(
            "const option = document.querySelector(`#ask button[data-option=\"${arguments[0]}\"]`);
             const it = document.querySelector(`#stage [data-pick=\"${arguments[0]}\"]`)
               ?? (option?.dataset.anchor && document.getElementById(option.dataset.anchor));
             const owner = it?.id && document.querySelector(`#ask button[data-anchor=\"${it.id}\"]`);
             if (!it || (owner && owner !== option)) return null;
             const box = it.getBoundingClientRect();
             const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
             const top = document.elementFromPoint(x, y);
             const hit = top && (top.closest('[data-pick]') ?? top.closest('.fig'));
             // A figure stands over the mark of its own option.
             return hit && (hit === it || hit.id === it.dataset.at) ? [x, y] : null",
            &[json!(option)],
        );
        let (Some(x), Some(y)) = (at[0].as_f64(), at[1].as_f64()) else { return false };
        let number = self.browser.script("return document.getElementById('ask').dataset.number", &[]);
        self.browser.click_at(x, y);
        // Somebody who only has to be chosen needs no second click.
        let same = format!("document.getElementById('ask')?.dataset.number === {number}");
        self.browser.wait_until(&format!(
            "!({same}) || document.querySelector('.fan') || (() => {{ const go = document.getElementById('go'); return go && !go.hidden && !go.disabled }})()",
        ));
        let fanned = format!(".fan [data-of=\"{option}\"]");
        if self.browser.script("return document.querySelector(arguments[0]) !== null", &[json!(fanned)])
            == json!(true)
        {
            self.browser.click(&fanned);
            return true;
        }
        if self.browser.script(&format!("return {same}"), &[]) == json!(true) {
            self.browser.click("#go");
        }
        true
    }

    /// Takes the least of a few numbers, or what stands in the field.
    fn count(&self) {
        let button = "#ask button[name=number]";
        let find = "return document.querySelector(arguments[0]) !== null";
        if self.browser.script(find, &[json!(button)]) != json!(true) {
            return self.submit();
        }
        match self.way {
            Way::Mouse => self.browser.click(button),
            Way::Keys => {
                self.tab_to(button);
                self.browser.press(ENTER);
            }
            Way::Finger => self.browser.tap(button),
        }
    }

    fn yes_or_no(&mut self) {
        let key = if self.any(2) == 0 { "y" } else { "n" };
        match self.way {
            Way::Mouse => self.browser.click(&format!("#ask [data-key={key}]")),
            Way::Keys => self.browser.press(key),
            Way::Finger => self.browser.tap(&format!("#ask [data-key={key}]")),
        }
    }

    /// Ticks as many as must be, if fewer are, and takes them.
    fn tick(&self) {
        let missing = self.browser.script(
            "const list = document.querySelector('#ask .ticks');
             const boxes = [...list.querySelectorAll('[name=some]')];
             const missing = Number(list.dataset.least) - boxes.filter((it) => it.checked).length;
             return boxes.filter((it) => !it.checked).slice(0, Math.max(0, missing)).map((it) => it.value)",
            &[],
        );
        for value in missing.as_array().unwrap() {
            let label = format!("#ask label:has([name=some][value='{}'])", value.as_str().unwrap());
            match self.way {
                Way::Mouse => self.browser.click(&label),
                Way::Keys => {
                    self.tab_to(&format!("#ask [name=some][value='{}']", value.as_str().unwrap()));
                    self.browser.press(" ");
                }
                Way::Finger => self.browser.tap(&label),
            }
        }
        self.submit();
    }

    /// Takes what the form holds.
    fn submit(&self) {
        let button = "#ask form.answer .btn.go[type=submit]";
        match self.way {
            Way::Mouse => self.browser.click(button),
            Way::Keys => {
                self.tab_to(button);
                self.browser.press(ENTER);
            }
            Way::Finger => self.browser.tap(button),
        }
    }

    /// Says a low number for each die that is wanted.
    fn roll(&self) {
        let n = self
            .browser
            .script("return Number(document.querySelector('#ask [data-dice]').dataset.dice)", &[]);
        let rolled = vec!["2"; n.as_u64().unwrap() as usize].join(" ");
        self.browser.fill("#dice", &rolled);
        self.submit();
    }

    /// Goes from control to control until it is reached.
    pub fn tab_to(&self, css: &str) {
        for _ in 0..200 {
            if self.browser.script("return document.activeElement?.matches(arguments[0])", &[json!(css)])
                == json!(true)
            {
                return;
            }
            self.browser.press(TAB);
        }
        panic!("{css} cannot be reached by keys\n{}", self.browser.said());
    }
}
