//! The chairs of a table: links to hand out.
use maud::{Markup, html};

use super::top;
use crate::{page::whole, seat::Seats, table::Table};

pub fn page(table: &Table, host: &str) -> Markup {
    let inner = html! {
        (top("Hand out the chairs", &table.id))
        main .leaf {
            section .paper .text aria-labelledby="links" {
                h2 #links { "Links to the chairs" }
                p { "Whoever has a link sits in that chair and sees what it may see. Send each friend one of them." }
                (links(&table.seats, host))
                @if host.starts_with("127.") || host.starts_with("localhost") {
                    p .hint { "Friends on your network reach this machine only if the program was started with "
                        span .rule { "shamble serve --bind 0.0.0.0" } "; then put the address of this machine in place of " (host) "." }
                }
                div .acts { a .btn .go href={ "/seat/" (table.seats.first().as_str()) } { "To the table" } }
            }
        }
    };
    whole("Hand out the chairs", "leafed", &inner)
}

/// Every chair with its link, and the link for those who watch.
pub fn links(seats: &Seats, host: &str) -> Markup {
    html! {
        ul .chairs {
            @for (at, it) in seats.chairs.iter().enumerate() {
                @match &it.bot {
                    Some(bot) => li { b { (it.plays) } span { "the " (bot) " bot" } },
                    None => li {
                        b { (it.plays) } span { @if it.friend { "a friend" } @else { "me" } }
                        (link(&format!("chair-{at}"), &it.plays, it.key.as_str(), host))
                    },
                }
            }
            li { b { "Anybody" } span { "may watch" } (link("chair-watch", "those who watch", seats.watch.as_str(), host)) }
        }
    }
}

fn link(id: &str, whose: &str, key: &str, host: &str) -> Markup {
    html! {
        div .way {
            label .vh for=(id) { "Link for " (whose) }
            input #(id) readonly value={ "http://" (host) "/seat/" (key) };
            button .btn type="button" data-copy=(id) { "Copy" }
            a .btn href={ "/seat/" (key) } { "Sit down" }
        }
    }
}
