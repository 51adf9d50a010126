//! What changed for each character, with the rule behind each change.
use maud::{Markup, html};
use shelf::{Look, Played, Told};

use super::{top, whole};
use crate::{campaign::Open, page::rule_link};

/// What the last deed has brought.
pub fn just(told: &[Told]) -> Markup {
    html! {
        section .paper .text .just aria-labelledby="just" aria-live="polite" { h2 #just { "What has changed" } (by_name(told)) }
    }
}

fn by_name(told: &[Told]) -> Markup {
    let mut names: Vec<&str> = Vec::new();
    for it in told {
        if !names.contains(&it.name.as_str()) {
            names.push(&it.name);
        }
    }
    html! {
        @for name in names {
            h3 { (name) }
            ul .changes { @for it in told.iter().filter(|it| it.name == name) {
                li { (it.words) " " (rule_link(it.rule.as_str())) }
            } }
        }
        @if told.is_empty() { p { "Nothing has changed for anybody." } }
    }
}

/// The games that are over, the latest first.
pub fn past(look: &Look, here: &str) -> Markup {
    html! {
        @if !look.played.is_empty() {
            section aria-labelledby="past" {
                h2 .sec #past { "Games played" }
                ol .past { @for (at, it) in look.played.iter().enumerate().rev() {
                    li .paper { a href={ (here) "/game/" (at + 1) } { b { "Game " (at + 1) ": " (it.title) } span { (it.outcome) } } }
                } }
            }
        }
    }
}

/// What one game has changed; `key` opens its table.
pub fn game(open: &Open, number: usize, it: &Played, key: Option<&str>) -> Markup {
    let here = format!("/campaign/{}", open.id);
    let inner = html! {
        (top(&open.look.name, &format!("after game {number}")))
        main .leaf {
            section .paper .text aria-labelledby="settled" {
                h2 #settled { (it.title) ": " (it.outcome) }
                p .lab { "What changed for each" }
                (by_name(&it.told))
                @if let Some(key) = key {
                    p { a href={ "/seat/" (key) "/report" } { "Report" } " · " a href={ "/seat/" (key) "/replay?at=0" } { "Replay" }
                        " · " a href={ "/seat/" (key) } { "The table of " (it.title) } }
                }
                div .acts { a .btn .go href={ (here) "#next" } { "Choose the next scenario" } a .btn href=(here) { "To the team" } }
            }
        }
    };
    whole("What has changed", "leafed", &inner)
}
