//! The after-action report on the table's own pages.
use maud::{Markup, html};
use report::{PageParts, Report};

use super::{PEOPLE, bar, icon, whole};
use crate::after::WHOLE;

const FAST: &str = "M3 4l7 6-7 6zM10 4l7 6-7 6z";
const AGAIN: &str = "M5 4v5h5M5.4 9A6 6 0 1 1 4 13";
const KEEP: &str = "M4 10.5l4 4 8-9";

/// Where the report is read, and how much of it is worked out.
#[derive(Clone, Copy, Debug)]
pub struct ReportPlace<'a> {
    /// The address of the seat.
    pub here: &'a str,
    /// The address of the campaign, for whoever may go there.
    pub campaign: Option<&'a str>,
    /// Where the same scenario is set once more, for whoever may set it.
    pub again: Option<&'a str>,
    pub done: u32,
}

pub fn page(it: &Report, place: &ReportPlace<'_>) -> Markup {
    let here = place.here;
    let title = html! { b .placed { (it.title) } span { "after-action report" } };
    let tools = html! {
        a .tool href={ (here) "/replay?at=0" } { (icon(FAST)) "Replay" }
        a .tool href={ (here) "/report.html" } download { (icon(KEEP)) "Save as a page" }
        a .tool href={ (here) "/report.md" } download { "Markdown" }
        a .tool href=(here) { "The table" }
        @if let Some(campaign) = place.campaign { a .tool href=(campaign) { (icon(PEOPLE)) "The campaign" } }
        @else if let Some(again) = place.again { a .tool href=(again) { (icon(AGAIN)) "Play again" } }
    };
    let working = (place.done < WHOLE).then(|| format!("{here}/report/part"));
    let inner = html! {
        (bar(&title, &tools))
        div #after data-part=[working] { (part(it, place)) }
        script type="module" src="/replay.js" {}
    };
    whole(&format!("{}: {}", it.title, it.verdict), "reported", &inner)
}

/// The report by itself.
pub fn part(it: &Report, place: &ReportPlace<'_>) -> Markup {
    let part = PageParts {
        replay: Some(format!("{}/replay", place.here)),
        done: (place.done < WHOLE).then_some(place.done),
        rules: Some("/why/".to_owned()),
        campaign: place.campaign.map(str::to_owned),
    };
    report::article(it, &part)
}
