//! What changed for each character, with the rule behind each change.
use kernel::Origin;
use maud::{Markup, html};
use shelf::{Entry, Look, Played, Told};

use super::{top, whole};
use crate::campaign::Open;

/// What the last deed has brought.
pub fn just(told: &[Told]) -> Markup {
    html! {
        section .paper .text .just aria-labelledby="just" aria-live="polite" { h2 #just { "What has changed" } (changed(told)) }
    }
}

/// The changes as the report tells them.
fn changed(told: &[Told]) -> Markup {
    html! {
        (report::changes(&report::people(told), Some("/why/")))
        @if told.iter().any(|it| it.origin == Origin::Yours) { p .from { "Some of it by your own tables" } }
    }
}

/// The games that are over and stand in no diary, the latest first.
pub fn past(look: &Look, here: &str) -> Markup {
    let told = |at: usize| look.diary.iter().any(|it| it.entries.contains(&Entry::Played(at)));
    let untold: Vec<(usize, &Played)> = look.played.iter().enumerate().filter(|it| !told(it.0)).collect();
    html! {
        @if !untold.is_empty() {
            section aria-labelledby="past" {
                h2 .sec #past { "Games played" }
                ol .past { @for (at, it) in untold.into_iter().rev() {
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
                (changed(&it.told))
                @if let Some(key) = key {
                    p { a href={ "/seat/" (key) "/report" } { "Report" } " · " a href={ "/seat/" (key) "/replay?at=0" } { "Replay" }
                        " · " a href={ "/seat/" (key) } { "The table of " (it.title) } }
                }
                div .acts { @match &open.look.course {
                    None => a .btn .go href={ (here) "#next" } { "Choose the next scenario" },
                    Some(it) if it.over => a .btn .go href={ (here) "#month" } { "How it ends" },
                    Some(_) => a .btn .go href={ (here) "#month" } { "Continue the month" },
                } " " a .btn href=(here) { "To the team" } }
            }
        }
    };
    whole("What has changed", "leafed", &inner)
}
