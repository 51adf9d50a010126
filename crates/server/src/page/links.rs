//! Who sits where at a table, with the links to hand out: the same list on the table and on the page of its chairs.
use maud::{Markup, html};

use crate::{
    seat::{Chair, Who},
    table::Table,
};

/// The list as `who` may see it: whoever set the table has a link for every chair, everybody who sits may let others watch.
pub fn list(table: &Table, who: Who, host: &str) -> Markup {
    let seats = &table.seats;
    html! {
        ul #friends .chairs {
            @for chair in &seats.chairs { (chair_of(table, chair, who, host)) }
            li {
                b { "Spectators" } small { (there(table.present(Who::Watches))) }
                (link("spectators", seats.watch.as_str(), host, "Watch"))
            }
        }
    }
}

fn chair_of(table: &Table, chair: &Chair, who: Who, host: &str) -> Markup {
    let sits = match &chair.bot {
        Some(bot) => format!("the {bot} bot"),
        None if who == Who::Sits(chair.seat) => "you".to_owned(),
        None if chair.friend => format!("a friend; {}", there(table.present(Who::Sits(chair.seat)))),
        None => there(table.present(Who::Sits(chair.seat))),
    };
    let is_open = who == table.seats.own() && chair.bot.is_none();
    html! {
        li {
            b { (chair.plays) } small { (sits) }
            @if is_open { (link(&chair.plays, chair.key.as_str(), host, "Open")) }
        }
    }
}

fn there(pages: usize) -> String {
    match pages {
        0 => "nobody is there".to_owned(),
        1 => "somebody is there".to_owned(),
        n => format!("{n} pages are open"),
    }
}

fn link(whose: &str, key: &str, host: &str, go: &str) -> Markup {
    html! {
        div .way {
            input readonly aria-label={ "Link for " (whose) } value={ "http://" (host) "/seat/" (key) };
            button .btn .scripted type="button" data-copy={ "http://" (host) "/seat/" (key) } aria-label={ "Copy the link for " (whose) } { "Copy" }
            a .btn href={ "/seat/" (key) } aria-label={ (go) ": " (whose) } { (go) }
        }
    }
}
