//! The shelf with its covers, and the scenarios of a book.
use maud::{Markup, PreEscaped, html};
use shelf::Rulebook;

use super::{ScenarioCard, people};
use crate::{drawn, form::FormData};

const CLOCK: &str = "M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM10 6v4l3 2";

/// The books: those that can be played first, then those to come.
pub fn shelf(on: Option<&str>) -> Markup {
    html! {
        section aria-labelledby="books" {
            h2 .sec #books { "The shelf " small { "every rule of a finished book is proved by a test" } }
            ul .bookshelf {
                @for book in shelf::books() {
                    li .book .on[on == Some(book.id)] {
                        a href={ "#b-" (book.id) } { (PreEscaped(picture::cover(&book.cover))) }
                        p .shelf-label {
                            b { (book.short) }
                            span { (book.ground) }
                            span .ok { (book.ledger.rules.len()) " rules, playable" }
                        }
                    }
                }
                @for book in shelf::to_come() {
                    li .book .later {
                        (PreEscaped(picture::cover(&book.cover)))
                        p .shelf-label { b { (book.title) } span { (book.ground) } span { "not yet playable" } }
                    }
                }
            }
        }
    }
}

/// The scenarios of a book as cards, and the way to one that nobody has drawn.
pub fn scenarios(
    book: &Rulebook,
    all: &[ScenarioCard],
    chosen: Option<&ScenarioCard>,
    first: Option<(&str, &str)>,
) -> Markup {
    let own = || all.iter().filter(|it| it.book.id == book.id);
    let is_chosen = |it: &ScenarioCard| chosen.is_some_and(|on| on.id == it.id && on.book.id == it.book.id);
    html! {
        section aria-labelledby={ "b-" (book.id) } {
            h2 .sec #{ "b-" (book.id) } { (book.short) " " small { (own().count()) " scenarios, or let the generator make one" } }
            ul .scns {
                @for it in own() { (card(it, is_chosen(it), first == Some((book.id, it.id)))) }
                li .paper .scn .make {
                    a href={ "/make/" (book.id) } {
                        (unknown())
                        h3 { "A random place" }
                        p { "Streets, houses, a team and the dead, generated to your settings. See the map before you start." }
                        p .meta { "the generator" }
                    }
                }
            }
            p .hint .maker { (book.title) " is by " (book.maker) ". It is their game: get your own copy of the book." }
        }
    }
}

fn card(it: &ScenarioCard, on: bool, first: bool) -> Markup {
    html! {
        li .paper .scn .on[on] {
            a href={ "/set/" (it.book.id) "/" (it.id) "#new" } aria-current=[on.then_some("true")] {
                (drawn::card(&drawn::of_scenario(it.book.id, it.id, &FormData::default())))
                @if first { span .ribbon { "Start here" } }
                h3 { (it.scenario.title()) }
                p { (it.scenario.about()) }
                @if !it.scenario.teaches().is_empty() {
                    p .teach { span .lab { "teaches" } " " (it.scenario.teaches()) }
                }
                p .meta {
                    (super::icon(CLOCK)) " "
                    @if let Some(minutes) = it.scenario.minutes() { (minutes) " min · " }
                    (people(it.scenario.people()))
                    @if 1 < it.scenario.seats().len() { " · " (it.scenario.seats().len()) " players" }
                }
            }
        }
    }
}

/// A map with nothing on it yet.
fn unknown() -> Markup {
    html! {
        svg .map .blank viewBox="0 0 240 126" role="img" aria-label="An empty map" {
            path .grid d="M0 21h240M0 42h240M0 63h240M0 84h240M0 105h240M24 0v126M48 0v126M72 0v126M96 0v126M120 0v126M144 0v126M168 0v126M192 0v126M216 0v126" {}
            text x="120" y="80" { "?" }
        }
    }
}
