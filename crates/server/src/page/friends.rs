//! The menu of the table: links for friends and for those who watch, and where else to go.
use maud::{Markup, html};

use super::{icon, table::Shown};
use crate::seat::{Chair, Who};

const MENU: &str = "M4 6h12M4 10h12M4 14h12";

pub fn menu(it: &Shown<'_>) -> Markup {
    html! {
        details #menu .menu {
            summary .tool aria-label="Friends and more" { (icon(MENU)) }
            div .paper .sheet {
                (links(it))
                p .lab { "This table" }
                ul {
                    li { a href={ (it.here) "/story" } { "The whole story" } }
                    li .scripted { button #teach .lnk type="button" data-teach="switch" { "Lessons: on" } }
                    li { a href="/companion" { "Single tests" } }
                    li { a href="/" { "To the shelf" } }
                }
            }
        }
    }
}

/// Whoever set the table hands out the chairs; everybody who sits may let others watch.
fn links(it: &Shown<'_>) -> Markup {
    let seats = &it.table.seats;
    html! {
        @if it.who != Who::Watches {
            p .lab { "Who sits where" }
            ul #friends .friends {
                @for chair in &seats.chairs { (sits(it, chair, it.who == seats.own())) }
                li {
                    span { b { "Those who watch" } small { (follow(it.table.present(Who::Watches))) } }
                    (link(seats.watch.as_str(), "watch"))
                }
            }
        }
    }
}

fn sits(it: &Shown<'_>, chair: &Chair, host: bool) -> Markup {
    let own = it.who == Who::Sits(chair.seat);
    let who = match &chair.bot {
        Some(bot) => format!("the bot {bot}"),
        None if own => "you".to_owned(),
        None => follow(it.table.present(Who::Sits(chair.seat))),
    };
    html! {
        li {
            span { b { (chair.plays) } small { (who) } }
            @if host && chair.bot.is_none() { (link(chair.key.as_str(), &format!("chair-{}", chair.seat.0))) }
        }
    }
}

fn follow(n: usize) -> String {
    match n {
        0 => "nobody is there".to_owned(),
        1 => "somebody is there".to_owned(),
        n => format!("{n} pages are open"),
    }
}

fn link(key: &str, name: &str) -> Markup {
    html! {
        span .link {
            a #{ "link-" (name) } href={ "/seat/" (key) } { "Link" }
            button .btn .scripted type="button" data-copy={ "/seat/" (key) } { "Copy" }
        }
    }
}
