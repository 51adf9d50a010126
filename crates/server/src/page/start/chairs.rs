//! The chairs of a table: links to hand out.
use maud::{Markup, html};

use super::top;
use crate::{
    page::{links, whole},
    table::Table,
};

pub fn page(table: &Table, host: &str) -> Markup {
    let inner = html! {
        (top("Invite players", &table.id))
        main .leaf {
            section .paper .text aria-labelledby="links" {
                h2 #links { "One link for each player" }
                p { "Send each friend one link. It opens that player’s seat and shows what that player may see." }
                (links::list(table, table.seats.own(), host))
                @if host.starts_with("127.") || host.starts_with("localhost") {
                    p .hint { "Friends on your network can reach this computer only if you start the program with "
                        span .rule { "shamble serve --bind 0.0.0.0" } "; then replace this with your computer’s address: " (host) "." }
                }
                div .acts { a .btn .go href={ "/seat/" (table.seats.first().as_str()) } { "To the table" } }
            }
        }
    };
    whole("Invite players", "leafed", &inner)
}
