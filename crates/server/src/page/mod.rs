//! Pages: every text in them is escaped, and no book is named but by the shelf.
pub mod advice;
pub mod api;
pub mod campaign;
pub mod coach;
pub mod card;
mod chances;
pub mod companion;
pub mod exchange;
pub mod field;
pub mod friends;
pub mod journal;
pub mod lab;
pub mod links;
pub(crate) mod list;
mod meter;
pub mod moments;
pub mod note;
mod obvious;
pub mod odds;
pub mod option;
pub mod question;
pub mod replay;
pub mod request;
pub mod report;
pub mod rule;
pub mod sheet;
pub mod slip;
pub mod spine;
pub mod start;
pub mod table;
pub mod together;
pub mod tray;
mod variant;

use axum::http::StatusCode;
use kernel::{Origin, OwnTables, RuleId};
use maud::{DOCTYPE, Markup, PreEscaped, html};
use view::story::{about, capital};

use crate::wrong::Wrong;

pub const DICE: &str = "M4 4h12v12H4zM8 8v.01M12 12v.01M8 12v.01M12 8v.01";
pub const PEOPLE: &str = "M7 9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM2.5 16c0-3 2-5 4.5-5s4.5 2 4.5 5M13 9.5a2.2 2.2 0 1 0-.6-4.3M13.5 11.2c2.3.2 4 2 4 4.8";
pub const FLASK: &str = "M8 3h4M9 3v5l-4.5 8h11L11 8V3M6.5 12.5h7";
pub const BOX: &str = "M3 4h14v3H3zM4.5 7v9h11V7M8 10h4";

/// A whole page.
pub fn whole(title: &str, class: &str, inner: &Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) " · shamble" }
                link rel="stylesheet" href="/style.css";
                link rel="icon" href="/icon.svg" type="image/svg+xml";
                script type="module" src="/table.js" {}
                script type="module" src="/start.js" {}
            }
            body class=(class) { (inner) }
        }
    }
}

/// The top bar: the word mark, where one is, and what stands at the right.
pub fn bar(place: &Markup, tools: &Markup) -> Markup {
    html! {
        header .bar #bar {
            a .home href="/" aria-label="shamble, home" { (mark()) }
            div .where { (place) }
            span .push {}
            (tools)
        }
    }
}

/// The bar of pages beside the table.
pub fn plain_bar(title: &str, about: &str) -> Markup {
    let place = html! { h1 { (title) } span { (about) } };
    bar(&place, &tools())
}

/// Where one can go from any page but the table.
pub fn tools() -> Markup {
    html! {
        a .tool href="/companion" { (icon(DICE)) "Companion" }
        a .tool href="/campaigns" { (icon(PEOPLE)) "Campaigns" }
        a .tool href="/games" { (icon(BOX)) "Games" }
        a .tool href="/lab" { (icon(FLASK)) "Lab" }
    }
}

fn mark() -> Markup {
    html! {
        svg .mark viewBox="0 0 118 26" aria-hidden="true" {
            // The middle part of every odds bar is hatched with this.
            defs { pattern #hatch width="3" height="3" patternUnits="userSpaceOnUse" patternTransform="rotate(30)" {
                rect .hatch-a width="3" height="3" {}
                rect .hatch-b width="1.5" height="3" {}
            } }
            text y="20" textLength="82" lengthAdjust="spacingAndGlyphs" { "shambl" }
            text .lag transform="translate(84.5,23) rotate(-19)" { "e" }
        }
    }
}

/// A drawn sign of one line.
pub fn icon(way: &str) -> Markup {
    html! { svg .ico viewBox="0 0 20 20" aria-hidden="true" { path d=(way) {} } }
}

/// A rule behind a tap, where its id would be louder than what is said; the id is its hint.
pub fn why_link(id: &str) -> Markup {
    html! { a .rule .quiet href={ "/why/" (id) } title=(id) { "Why?" } }
}

/// A rule by what it is about; the id is its hint.
pub fn named_rule(rule: RuleId) -> Markup {
    html! { a .rule .quiet href={ "/why/" (rule) } title=(rule) { (capital(&about(rule))) } }
}

/// A rule by its id, for whoever has asked why.
pub fn rule_link(id: &str) -> Markup {
    html! { a .rule href={ "/why/" (id) } { (id) } }
}

/// Whether a result of these rules is the book's, a ruling's or the player's own.
pub fn from(own: Option<&OwnTables>, rules: &[RuleId]) -> Markup {
    html! {
        span .from {
            @match (OwnTables::origin_of(own, rules), own) {
                (Origin::Book, _) => "From the book",
                (Origin::Ruling, _) | (Origin::Yours, None) => "From the book and a ruling on what it leaves open",
                (Origin::Yours, Some(own)) => { "From your own tables: " (own.name) },
            }
        }
    }
}

/// A number of parts in a hundred as a bar; its words stand beside it.
pub fn odds_bar(parts: &[(String, f64)]) -> Markup {
    let words: Vec<String> = parts.iter().map(|(what, p)| format!("{what} {}", percent(*p))).collect();
    let mut from = 0.0;
    let mut rects = String::new();
    for (at, (_, p)) in parts.iter().enumerate() {
        let kind = if at == 0 {
            "p0"
        } else if at + 1 == parts.len() {
            "p2"
        } else {
            "p1"
        };
        let (x, width) = (from * 100.0, p * 100.0);
        rects.push_str(&format!("<rect class=\"{kind}\" x=\"{x:.2}\" width=\"{width:.2}\" height=\"10\"/>"));
        from += p;
    }
    html! {
        span .odds {
            svg .ob viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" { (PreEscaped(rects)) }
            span .ow { (words.join(" · ")) }
        }
    }
}

/// A chance as people say it.
pub fn percent(p: f64) -> String {
    let parts = p * 100.0;
    match parts {
        it if it <= 0.0 => "0 %".to_owned(),
        it if it < 0.1 => "under 0.1 %".to_owned(),
        it if it < 10.0 => format!("{it:.1} %"),
        it => format!("{it:.0} %"),
    }
}

/// What cannot be done, and the way back.
pub fn wrong(it: &Wrong) -> Markup {
    let inner = html! {
        (plain_bar("That did not work", ""))
        main .leaf {
            section .paper .wrong role="alert" {
                (dead_end())
                div .text {
                    p .big { (it.words) }
                    @if let Some(more) = more(it.status) { p { (more) } }
                    @if it.status != StatusCode::FORBIDDEN {
                        p { a href="/" { "Home" } " · " a href="/games" { "Games" } " · " a href="/campaigns" { "Campaigns" } }
                    }
                }
            }
        }
    };
    whole("That did not work", "leafed", &inner)
}

/// What helps with a kind of mistake.
fn more(status: StatusCode) -> Option<&'static str> {
    match status {
        StatusCode::NOT_FOUND => Some("The address may be incomplete or out of date. Your games are safe."),
        StatusCode::BAD_REQUEST | StatusCode::UNPROCESSABLE_ENTITY | StatusCode::CONFLICT => {
            Some("Nothing was changed. Go back and try again.")
        }
        _ => None,
    }
}

/// A street that ends at a barrier.
fn dead_end() -> Markup {
    html! {
        svg .dead-end viewBox="0 0 120 120" aria-hidden="true" {
            rect .lawn width="120" height="120" {}
            path .road d="M34 120V40h52v80z" {}
            path .line d="M60 120V58" {}
            path .kerb d="M34 120V40h52v80" {}
            path .posts d="M30 50v-16M90 50v-16" {}
            rect .plank x="24" y="34" width="72" height="11" {}
            path .stripes d="M32 45l8-11M48 45l8-11M64 45l8-11M80 45l8-11" {}
        }
    }
}
