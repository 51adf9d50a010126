//! One option: what it is, what it costs, how it may end; or why it cannot be chosen.
use kernel::{
    Question, RuleId,
    question::{Anchor, Chance, OptionView, Shape, Then},
};
use maud::{Markup, html};

use super::{
    odds::{self, Key},
    why_link,
};
use crate::rule;

/// Costs are drawn as dots up to this many.
const MOST_DOTS: i32 = 6;

/// Letters of the reason for a refusal.
const REASON: usize = 120;

/// The options of a question, whatever its shape.
pub fn all(question: &Question) -> &[OptionView] {
    match &question.shape {
        Shape::One { options } | Shape::Some { options, .. } | Shape::Order { options } => options,
        Shape::Point { proposed } => proposed,
        Shape::YesNo | Shape::Number { .. } | Shape::Form { .. } | Shape::Game { .. } => &[],
    }
}

/// The odds that are shown with an option: its own, and those of each way of doing it.
pub fn odds(it: &OptionView) -> impl Iterator<Item = &[Chance]> {
    let own = std::iter::once(it.odds.as_slice()).chain(it.variants.iter().map(|it| it.odds.as_slice()));
    own.filter(|_| it.refused.is_none())
}

/// An option that a rule forbids: in its place, grey, with the reason.
pub fn refused(at: usize, it: &OptionView, rule: RuleId, key: &Key) -> Markup {
    html! {
        div .opt aria-disabled="true" data-option=(at) data-anchor=[anchor(it)] data-spot=[spot(it)] tabindex="-1" {
            span .n aria-hidden="true" { (lock()) }
            (told(&OptionView { odds: Vec::new(), ..it.clone() }, key))
            span .no { (capital(&reason(&it.reason, rule))) " " (why_link(rule.as_str())) }
        }
    }
}

fn lock() -> Markup {
    html! { svg .lock viewBox="0 0 14 14" { rect x="2" y="6" width="10" height="7" rx="1" {} path d="M4 6V4a3 3 0 0 1 6 0v2" {} } }
}

/// Why it cannot be as things stand; else what the book says of such a refusal, or the first sentence of the rule.
pub fn reason(told: &str, rule: RuleId) -> String {
    if !told.is_empty() {
        return told.to_owned();
    }
    if let Some(words) = rule::refusal(rule) {
        return words.to_owned();
    }
    let text = rule::text(rule.as_str());
    let end = text.find(". ").map_or(text.len(), |it| it + 1);
    let first = &text[..end];
    if first.chars().count() <= REASON {
        return first.to_owned();
    }
    let cut: String = first.chars().take(REASON).collect();
    format!("{}…", cut.rsplit_once(' ').map_or(cut.as_str(), |it| it.0))
}

/// What an option is, what it costs, and how it may end.
pub fn told(it: &OptionView, key: &Key) -> Markup {
    html! {
        span .t { b { (capital(&it.label)) } @if let Some(cost) = it.cost { (price(cost)) } }
        @if !it.note.is_empty() { span .says { (it.note) } }
        @if !it.odds.is_empty() { (odds::bar(&it.odds, key)) }
    }
}

fn price(cost: i32) -> Markup {
    html! {
        span .ap {
            @if (0..=MOST_DOTS).contains(&cost) { @for _ in 0..cost { i {} } }
            span .vh { "costs " } (if cost == 0 { "free".to_owned() } else { cost.to_string() })
        }
    }
}

pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |it| it.to_uppercase().chain(letters).collect())
}

/// The place that an option is about, as the board places figures.
pub fn spot(it: &OptionView) -> Option<String> {
    match it.at? {
        Anchor::Place(at) => Some(format!("{},{}", at.x, at.y)),
        Anchor::Token(_) => None,
    }
}

/// What is sent for an option: it, and the plain way of doing it where that leaves nothing to be asked.
pub fn plain(at: usize, it: &OptionView) -> String {
    let is_plain = it.variants.first().is_some_and(|it| it.at.is_none());
    if is_plain { format!("{at}.0") } else { at.to_string() }
}

/// What an option leads to, for the script.
pub fn then(it: &OptionView) -> Option<&'static str> {
    it.then.map(|it| match it {
        Then::Place => "place",
        Then::Person => "person",
    })
}

/// The figure that an option is about, as the board names it.
pub fn anchor(it: &OptionView) -> Option<String> {
    match it.at? {
        Anchor::Token(token) => Some(format!("f-{}", token.0)),
        Anchor::Place(_) => None,
    }
}
