//! The chairs of a table: links to hand out.
use maud::{Markup, html};

use super::top;
use crate::{
    page::{links, whole},
    table::Table,
};

pub fn page(table: &Table, host: &str) -> Markup {
    let inner = html! {
        (top("Hand out the chairs", &table.id))
        main .leaf {
            section .paper .text aria-labelledby="links" {
                h2 #links { "Links to the chairs" }
                p { "Whoever has a link sits in that chair and sees what it may see. Send each friend one of them." }
                (links::list(table, table.seats.own(), host))
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
