//! Slips on a question: what it interrupts, the cards that were drawn before it, why somebody may not act.
use kernel::{Event, RuleId, Term, What};
use maud::{Markup, html};
use view::telling::{Notice, NoticeKind, led_to};

use super::{icon, option::capital, table::TablePage, why_link};

const BOLT: &str = "M11 2L4 11h5l-1 7 8-10h-5z";
const CARD: &str = "M5 3h10v14H5zM8 7h4M8 10h4";
const STOP: &str = "M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14M5 5l10 10";

/// More of one turn than these are folded away.
const FEW: usize = 2;

/// A slip and the rule by which it came.
#[derive(Clone, Debug)]
struct Slip {
    notice: Notice,
    rule: RuleId,
}

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

/// What has a slip of its own, of all that happened since whoever is asked last decided: the latest lies open, and what came before
/// it is folded away behind a line. An interrupt is no place for what an earlier turn brought.
fn notices(it: &TablePage<'_>) -> Markup {
    let (earlier, of_turn) = since_decision(it);
    let latest = if it.look.slip.is_some() { 0 } else { 1 };
    let open = of_turn.len().min(FEW).max(latest.min(earlier.len() + of_turn.len()));
    let mut all = [earlier, of_turn].concat();
    let open = all.split_off(all.len() - open);
    html! {
        @if !open.is_empty() { ul .notices aria-label="Since your last decision" { @for notice in &open { (one(notice)) } } }
        @if !all.is_empty() {
            details #earlier-slips .earlier-slips {
                summary { "Earlier: " (counted(&all)) }
                ul .notices { @for notice in &all { (one(notice)) } }
            }
        }
    }
}

/// How many of which kind, in words.
fn counted(all: &[Slip]) -> String {
    let cards = all.iter().filter(|it| it.notice.kind == NoticeKind::Card).count();
    let number = |n: usize, one: &str, many: &str| match n {
        0 => None,
        1 => Some(format!("1 {one}")),
        n => Some(format!("{n} {many}")),
    };
    let idle = all.len() - cards;
    let parts = [number(idle, "turn without you", "turns without you"), number(cards, "card", "cards")];
    parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
}

fn one(slip: &Slip) -> Markup {
    match slip.notice.kind {
        NoticeKind::Card => card(slip),
        NoticeKind::Idle => html! {
            li .idle-slip { (icon(STOP)) b { (capital(&slip.notice.title)) } (said(slip)) }
        },
    }
}

/// A card as it is drawn: its title on a band, and what it says below.
fn card(slip: &Slip) -> Markup {
    html! {
        li .card-slip {
            p .band { (icon(CARD)) b { (capital(&slip.notice.title)) } }
            (said(slip))
        }
    }
}

/// What a slip says, and the rule behind a tap.
fn said(slip: &Slip) -> Markup {
    html! { p .says { span { (slip.notice.text) } " " (why_link(slip.rule.as_str())) } }
}

/// Those of earlier turns, and those of this one.
fn since_decision(it: &TablePage<'_>) -> (Vec<Slip>, Vec<Slip>) {
    let Some(question) = it.look.now.question() else { return Default::default() };
    let own = |it: &Event| matches!(it.what, What::Asked { seat, .. } if seat == question.seat);
    let begins = |it: &Event| matches!(it.what, What::Counted { token: None, what: Term::TURN, .. });
    let heard = &it.look.journal.heard;
    let from = heard.iter().rposition(own).map_or(0, |it| it + 1);
    let turn = heard.iter().rposition(begins).unwrap_or(0).max(from);
    let slip = |event: &Event| {
        let notice = (it.table.book.phrases.notice)(event, &it.look.names)?;
        Some(Slip { notice, rule: event.rule })
    };
    let notices = |of: &[Event]| -> Vec<Slip> { of.iter().filter_map(slip).collect() };
    (notices(&heard[from..turn]), notices(&heard[turn..]))
}
