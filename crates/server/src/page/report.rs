//! The after-action report on the table's own pages.
use maud::{Markup, html};
use report::{Part, Report};

use super::{bar, icon, whole};
use crate::after::WHOLE;

const FAST: &str = "M3 4l7 6-7 6zM10 4l7 6-7 6z";
const KEEP: &str = "M4 10.5l4 4 8-9";

/// The page; `here` is the address of the seat, `done` how much is worked out.
pub fn page(it: &Report, here: &str, done: u32) -> Markup {
    let place = html! { b .placed { (it.title) } span { "after-action report" } };
    let tools = html! {
        a .tool href={ (here) "/replay?at=0" } { (icon(FAST)) "Replay" }
        a .tool href={ (here) "/report.html" } download { (icon(KEEP)) "Keep as a page" }
        a .tool href={ (here) "/report.md" } download { "Markdown" }
        a .tool href=(here) { "The table" }
        a .tool href="/" { "Play again" }
    };
    let working = (done < WHOLE).then(|| format!("{here}/report/part"));
    let inner = html! {
        (bar(&place, &tools))
        div #after data-part=[working] { (part(it, here, done)) }
        script type="module" src="/replay.js" {}
    };
    whole(&format!("{}: {}", it.title, it.verdict), "reported", &inner)
}

/// The report by itself.
pub fn part(it: &Report, here: &str, done: u32) -> Markup {
    let part =
        Part { replay: Some(format!("{here}/replay")), done: (done < WHOLE).then_some(done), carried: None };
    report::article(it, &part)
}
