//! A window as a person has it: it is clicked, tapped and typed into, and waited for.
use std::{
    io::Write,
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

use serde_json::{Value, json};

use super::driver::{self, Driver};

/// How long to wait for what must come.
const PATIENCE: Duration = Duration::from_secs(60);
/// How long between two looks.
const PAUSE: Duration = Duration::from_millis(15);

/// The name of an element in WebDriver's JSON.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// Keys that are not characters.
pub const ENTER: &str = "\u{e007}";
pub const TAB: &str = "\u{e004}";
pub const ESCAPE: &str = "\u{e00c}";

/// What the window is like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Screen {
    Desk,
    /// 390 pixels wide, with a finger instead of a mouse.
    Phone,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Light {
    Day,
    Night,
}

#[derive(Debug)]
pub struct Browser {
    driver: Driver,
    session: String,
    name: &'static str,
    _profile: tempfile::TempDir,
}

impl Browser {
    /// A window for the test of this name; nothing where there is no browser and none is demanded.
    pub fn open(name: &'static str, screen: Screen, light: Light) -> Option<Browser> {
        let Some((browser, driver)) = driver::found() else {
            assert!(
                std::env::var("SHAMBLE_BROWSER").as_deref() != Ok("must"),
                "SHAMBLE_BROWSER=must, and chromium or chromedriver is not there"
            );
            skipped(name);
            return None;
        };
        let profile = tempfile::tempdir().unwrap();
        let driver = Driver::start(&driver);
        let session = driver.open(&options(&browser, screen, profile.path())).unwrap();
        let browser = Browser { driver, session, name, _profile: profile };
        let night = if light == Light::Night { "dark" } else { "light" };
        let features = json!([
            { "name": "prefers-color-scheme", "value": night },
            { "name": "prefers-reduced-motion", "value": "reduce" },
        ]);
        browser.protocol("Emulation.setEmulatedMedia", &json!({ "features": features }));
        // What happens is not played, unless a test wants to see it.
        let at_once = "if (location.protocol.startsWith('http') && !localStorage.getItem('shamble.pace')) localStorage.setItem('shamble.pace', 'instant')";
        browser.protocol("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": at_once }));
        Some(browser)
    }

    /// Every moment that is shown from now on stays until the test leads on: how quick the machine is makes no difference.
    pub fn hold_moments(&self) {
        let held = "{
            const usual = window.setTimeout.bind(window);
            window.setTimeout = (then, ms, ...more) => (600 < ms ? -1 : usual(then, ms, ...more));
        }";
        self.protocol("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": held }));
    }

    fn ask(&self, method: &str, path: &str, body: &Value) -> Result<Value, String> {
        self.driver.ask(method, &format!("/session/{}/{path}", self.session), body)
    }

    /// A command of the browser's own protocol.
    pub fn protocol(&self, command: &str, parameters: &Value) -> Value {
        self.ask("POST", "goog/cdp/execute", &json!({ "cmd": command, "params": parameters })).unwrap()
    }

    pub fn go(&self, url: &str) {
        self.ask("POST", "url", &json!({ "url": url })).unwrap();
    }

    pub fn reload(&self) {
        self.ask("POST", "refresh", &json!({})).unwrap();
    }

    /// What a script in the page returns.
    pub fn script(&self, script: &str, arguments: &[Value]) -> Value {
        self.try_script(script, arguments).unwrap_or_else(|error| panic!("{error}\n{script}"))
    }

    fn try_script(&self, script: &str, arguments: &[Value]) -> Result<Value, String> {
        self.ask("POST", "execute/sync", &json!({ "script": script, "args": arguments }))
    }

    /// Waits until an expression in the page is true, and gives it.
    pub fn wait_until(&self, expression: &str) -> Value {
        let start = Instant::now();
        loop {
            // While a page is being replaced there may be none to ask.
            let last = self.try_script(&format!("return {expression}"), &[]);
            if let Ok(it) = &last
                && !matches!(it, Value::Null | Value::Bool(false))
                && *it != json!("")
            {
                return it.clone();
            }
            assert!(
                start.elapsed() < PATIENCE,
                "never came about: {expression}; last: {last:?}\n{}",
                self.said()
            );
            std::thread::sleep(PAUSE);
        }
    }

    /// What the page shows, for whoever reads of a failure.
    pub fn said(&self) -> String {
        let said =
            self.try_script("return location.pathname + '\\n' + document.body.innerText.slice(0, 1500)", &[]);
        said.map_or_else(|it| it, |it| it.as_str().unwrap_or_default().to_owned())
    }

    pub fn text(&self, css: &str) -> String {
        let text = self.script("return document.querySelector(arguments[0])?.innerText ?? ''", &[json!(css)]);
        text.as_str().unwrap_or_default().to_owned()
    }

    /// Waits until the page shows these words, in letters of any size.
    pub fn reads(&self, words: &str) {
        let words = json!(words.to_lowercase());
        self.wait_until(&format!("document.body.innerText.toLowerCase().includes({words})"));
    }

    fn element(&self, css: &str) -> String {
        let query = json!({ "using": "css selector", "value": css });
        let found =
            self.ask("POST", "element", &query).unwrap_or_else(|it| panic!("{css}: {it}\n{}", self.said()));
        found[ELEMENT].as_str().unwrap().to_owned()
    }

    /// Scrolls the list or page that an element is in until it is in its middle, as a person does.
    fn bring(&self, css: &str) {
        self.script(
            "const it = document.querySelector(arguments[0]);
             for (let box = it?.parentElement; box; box = box.parentElement) {
               const whole = box === document.documentElement;
               if (box.scrollHeight <= box.clientHeight || !(whole || /auto|scroll/.test(getComputedStyle(box).overflowY))) continue;
               const [at, of] = [it.getBoundingClientRect(), whole ? { y: 0 } : box.getBoundingClientRect()];
               box.scrollBy({ top: at.y + at.height / 2 - of.y - box.clientHeight / 2, behavior: 'instant' });
               break;
             }",
            &[json!(css)],
        );
    }

    /// Clicks as a mouse does: what is covered or off the screen cannot be.
    pub fn click(&self, css: &str) {
        for left in (0..5).rev() {
            self.bring(css);
            let id = self.element(css);
            let clicked = self.ask("POST", &format!("element/{id}/click"), &json!({}));
            // The page may be drawn anew between the look and the click: a person clicks what is there then.
            if clicked.as_ref().is_err_and(|it| it.to_string().contains("stale element")) && 0 < left {
                continue;
            }
            clicked.unwrap_or_else(|it| panic!("{css}: {it}"));
            return;
        }
    }

    /// Clicks the button, link or other control of this visible name.
    pub fn click_named(&self, name: &str) {
        let found = self.script(
            "const name = arguments[0];
             const all = [...document.querySelectorAll('button, a, summary, label, [role=button]')]
               .filter((it) => it.ariaHidden !== 'true');
             const said = (it) => it.getAttribute('aria-label') ?? it.innerText.replace(/\\s+/g, ' ').trim();
             const it = all.filter((it) => it.checkVisibility()).find((it) => said(it) === name)
               ?? all.filter((it) => it.checkVisibility()).find((it) => said(it).startsWith(name));
             if (!it) return null;
             it.dataset.clicked = '1';
             return true",
            &[json!(name)],
        );
        assert_eq!(found, json!(true), "nothing is called {name:?}\n{}", self.said());
        self.click("[data-clicked]");
        let _ =
            self.try_script("document.querySelector('[data-clicked]')?.removeAttribute('data-clicked')", &[]);
    }

    /// Taps with a finger in the middle of an element.
    pub fn tap(&self, css: &str) {
        self.bring(css);
        let origin = json!({ ELEMENT: self.element(css) });
        self.touch(&json!([
            { "type": "pointerMove", "duration": 0, "origin": origin, "x": 0, "y": 0 },
            { "type": "pointerDown", "button": 0 },
            { "type": "pointerUp", "button": 0 },
        ]));
    }

    fn touch(&self, actions: &Value) {
        let finger = json!({ "type": "pointer", "id": "finger", "parameters": { "pointerType": "touch" }, "actions": actions });
        self.ask("POST", "actions", &json!({ "actions": [finger] })).unwrap();
    }

    /// Moves the mouse to a place of the window and clicks there.
    pub fn click_at(&self, x: f64, y: f64) {
        let actions = json!([
            { "type": "pointerMove", "duration": 0, "origin": "viewport", "x": x.round() as i64, "y": y.round() as i64 },
            { "type": "pointerDown", "button": 0 },
            { "type": "pointerUp", "button": 0 },
        ]);
        let mouse = json!({ "type": "pointer", "id": "mouse", "parameters": { "pointerType": "mouse" }, "actions": actions });
        self.ask("POST", "actions", &json!({ "actions": [mouse] })).unwrap();
    }

    /// Presses keys one after the other, wherever the focus is.
    pub fn press(&self, keys: &str) {
        let mut actions = Vec::new();
        for key in keys.chars() {
            actions.push(json!({ "type": "keyDown", "value": key }));
            actions.push(json!({ "type": "keyUp", "value": key }));
        }
        let board = json!({ "type": "key", "id": "keys", "actions": actions });
        self.ask("POST", "actions", &json!({ "actions": [board] })).unwrap();
    }

    /// Types into a field.
    pub fn fill(&self, css: &str, text: &str) {
        let id = self.element(css);
        self.ask("POST", &format!("element/{id}/clear"), &json!({})).unwrap();
        self.ask("POST", &format!("element/{id}/value"), &json!({ "text": text })).unwrap();
    }

    /// Chooses a file of this machine, as a person does.
    pub fn attach(&self, css: &str, file: &Path) {
        let id = self.element(css);
        self.ask("POST", &format!("element/{id}/value"), &json!({ "text": file })).unwrap();
    }

    /// Chooses in a list, as a person does.
    pub fn choose(&self, css: &str, value: &str) {
        self.click(&format!("{css} option[value={}]", json!(value)));
    }

    /// What the console has against the page since the last look: errors, refused scripts and styles.
    pub fn complaints(&self) -> Vec<String> {
        let log = self.ask("POST", "se/log", &json!({ "type": "browser" })).unwrap();
        let all = log.as_array().cloned().unwrap_or_default();
        let bad = |it: &&Value| {
            let words = it["message"].as_str().unwrap_or_default();
            // A preview that comes too late for its question is refused, and nobody misses it.
            let late =
                ["/preview?", "/foresee?"].iter().any(|it| words.contains(it)) && words.contains("409");
            !late && (it["level"] == "SEVERE" || it["source"] == "security" || it["level"] == "WARNING")
        };
        all.iter().filter(bad).map(|it| it["message"].as_str().unwrap_or_default().to_owned()).collect()
    }

    /// Keeps a picture of the window under this name.
    pub fn picture(&self, name: &str) -> Option<PathBuf> {
        let told = self.ask("GET", "screenshot", &Value::Null).ok()?;
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).parent()?.join("browser");
        std::fs::create_dir_all(&folder).ok()?;
        let path = folder.join(format!("{name}.png"));
        std::fs::write(&path, unpacked(told.as_str()?)).ok()?;
        Some(path)
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        if std::thread::panicking()
            && let Some(path) = self.picture(self.name)
        {
            eprintln!("the window when it failed: {}", path.display());
        }
        let _ = self.driver.ask("DELETE", &format!("/session/{}", self.session), &Value::Null);
    }
}

fn options(browser: &Path, screen: Screen, profile: &Path) -> Value {
    let mut arguments = vec![
        "--headless=new".to_owned(),
        "--no-sandbox".to_owned(),
        "--disable-gpu".to_owned(),
        "--disable-dev-shm-usage".to_owned(),
        "--disable-background-networking".to_owned(),
        "--disable-component-update".to_owned(),
        "--disable-sync".to_owned(),
        "--disable-extensions".to_owned(),
        "--no-first-run".to_owned(),
        "--window-size=1400,900".to_owned(),
    ];
    arguments.push(format!("--user-data-dir={}", profile.display()));
    let mut options = json!({ "binary": browser, "args": arguments });
    if screen == Screen::Phone {
        let metrics =
            json!({ "width": 390, "height": 844, "pixelRatio": 1.0, "touch": true, "mobile": true });
        options["mobileEmulation"] = json!({ "deviceMetrics": metrics });
    }
    options
}

/// Says so where even captured output is seen: the test's own output is not printed if it passes.
fn skipped(name: &str) {
    let words =
        format!("SKIPPED: {name} needs chromium and chromedriver (Debian: chromium, chromium-driver)\n");
    let _ = std::io::stderr().write_all(words.as_bytes());
}

/// Base64 as the driver sends pictures.
fn unpacked(text: &str) -> Vec<u8> {
    let digit = |it: u8| match it {
        b'A'..=b'Z' => Some(it - b'A'),
        b'a'..=b'z' => Some(it - b'a' + 26),
        b'0'..=b'9' => Some(it - b'0' + 52),
        b'+' => Some(62),
        b'/' => Some(63),
        _ => None,
    };
    let digits: Vec<u8> = text.bytes().filter_map(digit).collect();
    let four = |it: &[u8]| {
        let bits = it.iter().fold(0u32, |all, &digit| all << 6 | u32::from(digit)) << (6 * (4 - it.len()));
        bits.to_be_bytes()[1..it.len()].to_vec()
    };
    digits.chunks(4).flat_map(four).collect()
}
