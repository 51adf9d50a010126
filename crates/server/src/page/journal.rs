//! The journal: plain sentences, each of which opens to the rules behind it.
use maud::{Markup, html};
use view::telling::{Kind, Told};

use super::rule_link;
use crate::rule;

/// What the page of the table shows of a long journal.
const SHOWN: usize = 80;

/// Letters of a rule that are quoted.
const QUOTED: usize = 260;

/// The latest lines; `all` is the link to the whole story. The newest stands at the foot, where the list is scrolled to.
pub fn latest(told: &[Told], all: &str) -> Markup {
    let from = told.len().saturating_sub(SHOWN);
    html! {
        section #journal .paper .jour aria-labelledby="j-h" {
            div .head { h2 #j-h .lab { "Journal" } a .lnk href=(all) { "whole story" } }
            div .scroll tabindex="0" role="group" aria-label="The latest lines" {
                ol .log {
                    @for (at, it) in told.iter().enumerate().skip(from) { (line(at, it)) }
                    @if told.is_empty() { li .turn { "Nothing has happened yet" } }
                }
            }
        }
    }
}

/// Every line, the first first.
pub fn whole(told: &[Told]) -> Markup {
    html! { ol .log .paper { @for (at, it) in told.iter().enumerate() { (line(at, it)) } } }
}

fn line(at: usize, it: &Told) -> Markup {
    html! {
        @match it.kind {
            Kind::Heading => li #{ "l-" (at) } .turn { (it.text) },
            Kind::Line | Kind::Under | Kind::Aside => {
                li #{ "l-" (at) } .under[it.kind == Kind::Under] .aside[it.kind == Kind::Aside] {
                    details #{ "d-" (at) } { summary { span { (it.text) } } (why(it)) }
                }
            },
        }
    }
}

fn why(it: &Told) -> Markup {
    html! {
        div .why {
            @if let Some(text) = quoted(it.rule.as_str()) { q { (text) } }
            @for rule in &it.rules { (rule_link(rule.as_str())) " " }
        }
    }
}

/// The opening of a rule's text.
pub fn quoted(id: &str) -> Option<String> {
    let text = rule::text(id);
    let mut opening: String = text.chars().take(QUOTED).collect();
    if opening.len() < text.len() {
        opening.push('…');
    }
    (!text.is_empty()).then_some(opening)
}
