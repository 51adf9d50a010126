//! Slips on a question: what it interrupts, the cards that were drawn before it, why somebody may not act.
use kernel::{Event, What};
use maud::{Markup, html};
use view::telling::{Notice, NoticeKind, led_to};

use super::{icon, option::capital, table::TablePage};

const BOLT: &str = "M11 2L4 11h5l-1 7 8-10h-5z";
const CARD: &str = "M5 3h10v14H5zM8 7h4M8 10h4";
const STOP: &str = "M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14M5 5l10 10";

/// More cards than these are counted.
const FEW: usize = 3;

/// Who did what to whom, with the lines of the journal that tell it, and why somebody has to react.
pub fn cause(it: &TablePage<'_>) -> Markup {
    let (look, Some(slip)) = (it.look, &it.look.slip) else { return notices(it) };
    let question = look.now.question();
    let lines = question.map(|it| led_to(it, &look.journal.told, &look.journal.heard)).unwrap_or_default();
    let phase = look.view.phases.iter().find(|it| it.now).map(|it| it.name.as_str());
    html! {
        div #cause .cause {
            p .lab { (icon(BOLT)) "Interrupt" @if let Some(phase) = phase { " · " (phase) } }
            p .what { (slip.what) }
            @if !lines.is_empty() { ul .saw { @for line in lines { li { (line.text) } } } }
            @if let Some(why) = &slip.why { p .why-asked { (why) } }
        }
        (notices(it))
    }
}

/// What waits until the question is answered.
pub fn then(it: &TablePage<'_>) -> Markup {
    let then = it.look.slip.as_ref().and_then(|it| it.then.as_deref());
    html! { @if let Some(then) = then { p .then { b { "Then: " } (then) } } }
}

/// What has a slip of its own, of all that happened since whoever is asked last decided.
fn notices(it: &TablePage<'_>) -> Markup {
    let notices = since_decision(it);
    let cards = notices.iter().filter(|it| it.kind == NoticeKind::Card).count();
    // Of many cards the last are shown.
    let mut older = cards.saturating_sub(FEW);
    let mut is_old = |it: &Notice| {
        let old = it.kind == NoticeKind::Card && older != 0;
        older -= usize::from(old);
        old
    };
    let shown: Vec<&Notice> = notices.iter().filter(|it| !is_old(it)).collect();
    html! {
        @if !shown.is_empty() {
            ul .notices aria-label="Since your last decision" {
                @for notice in &shown { (one(notice)) }
                @if FEW < cards { li .more { (cards - FEW) (if cards - FEW == 1 { " more card was" } else { " more cards were" }) " drawn earlier: see the journal." } }
            }
        }
    }
}

fn one(notice: &Notice) -> Markup {
    let (class, sign) = match notice.kind {
        NoticeKind::Card => ("card-slip", CARD),
        NoticeKind::Idle => ("idle-slip", STOP),
    };
    html! { li class=(class) { (icon(sign)) b { (capital(&notice.title)) } span { (notice.text) } } }
}

fn since_decision(it: &TablePage<'_>) -> Vec<Notice> {
    let Some(question) = it.look.now.question() else { return Vec::new() };
    let own = |it: &Event| matches!(it.what, What::Asked { seat, .. } if seat == question.seat);
    let heard = &it.look.journal.heard;
    let from = heard.iter().rposition(own).map_or(0, |it| it + 1);
    let notice = |event: &Event| (it.table.book.phrases.notice)(event, &it.look.names);
    heard[from..].iter().filter_map(notice).collect()
}
