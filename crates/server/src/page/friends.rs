//! The menu of the table: links for friends and for those who watch, and where else to go.
use maud::{Markup, html};

use super::{icon, links, table::TablePage};
use crate::seat::Who;

const MENU: &str = "M4 6h12M4 10h12M4 14h12";

pub fn menu(it: &TablePage<'_>) -> Markup {
    html! {
        details #menu .menu {
            summary .tool aria-label="Menu" { (icon(MENU)) }
            div .paper .sheet {
                @if it.who != Who::Watches {
                    p .lab { "Players" }
                    (links::list(it.table, it.who, it.host))
                }
                p .lab { "This table" }
                @if let Some(own) = &it.look.own_tables { p .own { "Using your own tables: " b { (own.name) } } }
                ul {
                    @if let Some(campaign) = it.table.campaign() { li { a href={ "/campaign/" (campaign) } { "The campaign" } } }
                    li { a href={ (it.here) "/story" } { "The whole story" } }
                    li .scripted { button #teach .lnk type="button" data-teach="switch" { "Notes: on" } }
                    li .scripted { button #advises .lnk type="button" { "Advice: off" } }
                    li { a href="/companion" { "Companion: single tests" } }
                    li { a href="/" { "Home" } }
                }
            }
        }
    }
}
