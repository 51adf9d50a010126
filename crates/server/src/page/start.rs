//! The start page: games to go on with, the scenarios on the shelf, and setting a new table.
use maud::{Markup, html};
use shelf::{Prepared, Shelved};

use super::{plain_bar, whole};
use crate::{board, hall::Kept};

/// More games than this are not listed at once.
const MOST_LISTED: usize = 12;

/// A scenario of the shelf.
#[derive(Debug)]
pub struct Listed {
    pub book: &'static Shelved,
    pub id: &'static str,
    pub scenario: Box<dyn Prepared>,
}

/// Every scenario that can be read.
pub fn scenarios() -> Vec<Listed> {
    let mut all = Vec::new();
    for book in shelf::BOOKS {
        for (id, text) in (book.scenarios)() {
            if let Ok(scenario) = (book.read)(text, &[]) {
                all.push(Listed { book, id, scenario });
            }
        }
    }
    all
}

/// The page, with the table for `chosen` about to be set.
pub fn page(kept: &[Kept], all: &[Listed], chosen: Option<&Listed>) -> Markup {
    let inner = html! {
        (plain_bar("The shelf", "it knows the rules so that you can play"))
        main .start {
            div .shelf {
                (go_on(kept))
                @for book in shelf::BOOKS { (of_book(book, all, chosen)) }
            }
            @if let Some(it) = chosen { (set(it)) }
        }
    };
    whole("The shelf", "started", &inner)
}

fn go_on(kept: &[Kept]) -> Markup {
    html! {
        @if !kept.is_empty() {
            section aria-labelledby="go-on" {
                h2 #go-on { "Go on " small { "everything is kept after each answer" } }
                ul .runs { @for it in kept.iter().take(MOST_LISTED) {
                    li .paper .run {
                        form method="post" action={ "/go-on/" (it.id) } {
                            b { (it.name) }
                            span { (it.id) " · " (store::ago(it.written)) }
                            button .btn type="submit" aria-label={ "Go on with " (it.id) } { "Go on" }
                        }
                        @if let Some(seats) = &it.seats { (links(seats)) }
                    }
                } }
            }
        }
    }
}

/// The links to the chairs, for whoever hands them out.
fn links(seats: &crate::seat::Seats) -> Markup {
    html! {
        details .links { summary { "Links to the chairs" }
            ul {
                @for it in &seats.chairs { @match &it.bot {
                    None => li { a href={ "/seat/" (it.key.as_str()) } { (it.plays) } },
                    Some(bot) => li { (it.plays) ": the " (bot) " bot" },
                } }
                li { a href={ "/seat/" (seats.watch.as_str()) } { "for those who watch" } }
            }
        }
    }
}

fn of_book(book: &Shelved, all: &[Listed], chosen: Option<&Listed>) -> Markup {
    let own = || all.iter().filter(|it| it.book.id == book.id);
    let is_chosen =
        |it: &Listed| chosen.is_some_and(|other| other.id == it.id && other.book.id == it.book.id);
    html! {
        section aria-labelledby={ "b-" (book.id) } {
            h2 #{ "b-" (book.id) } { (book.title) " " small { (own().count()) " scenarios · by " (book.maker) } }
            ul .scns { @for it in own() {
                li .paper .scn .on[is_chosen(it)] {
                    a href={ "/set/" (book.id) "/" (it.id) } {
                        (board::map(it.scenario.as_ref()))
                        h3 { (it.scenario.title()) }
                        p { (it.scenario.about()) }
                        @if let Some(minutes) = it.scenario.minutes() { p .meta { "about " (minutes) " minutes" } }
                    }
                }
            } }
        }
    }
}

fn set(it: &Listed) -> Markup {
    let title = it.scenario.title();
    html! {
        form .paper .new method="post" action="/set" aria-labelledby="new" {
            div .tl { h2 #new { "Set the table: " (title) } p { (it.scenario.about()) } }
            input type="hidden" name="book" value=(it.book.id);
            input type="hidden" name="scenario" value=(it.id);
            fieldset { legend .lab { "Who sits where" }
                @for (at, plays) in it.scenario.seats().iter().enumerate() { (chair(it.book, at, plays)) }
            }
            fieldset .two-way { legend .lab { "Whose dice" }
                label { input type="radio" name="dice" value="program" checked; " The program rolls" }
                label { input type="radio" name="dice" value="own"; " I roll and type them in" }
            }
            @if !it.scenario.parameters().is_empty() {
                fieldset { legend .lab { "To set" } @for parameter in it.scenario.parameters() { (number(&parameter)) } }
            }
            details { summary { "For the curious" }
                p .row { label for="seed" { "Seed of the dice" } input #seed name="seed" inputmode="numeric" autocomplete="off"; }
            }
            div .acts { button .btn .go type="submit" { "Set the table" } }
        }
    }
}

fn chair(book: &Shelved, at: usize, plays: &str) -> Markup {
    html! {
        p .row {
            label for={ "bot-" (at) } { (plays) }
            select #{ "bot-" (at) } name={ "bot." (at) } {
                option value="" { "a person" }
                @for bot in book.bots { option value=(bot.name) { "a bot that " (bot.about) } }
            }
        }
    }
}

fn number(it: &shelf::Parameter) -> Markup {
    html! {
        p .row {
            label for={ "set-" (it.name) } { (it.about) " (" (it.least) " to " (it.most) ")" }
            input #{ "set-" (it.name) } type="number" name={ "set." (it.name) } min=(it.least) max=(it.most) value=(it.value);
        }
    }
}
