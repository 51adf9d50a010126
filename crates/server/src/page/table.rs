//! The table: spine, board, question, journal and sheets; each part can be drawn alone.
use kernel::{Token, question::Shape};
use maud::{Markup, html};
use serde_json::{Map, Value, json};
use view::{Panel, telling::Phrases};

use super::{bar, icon, journal, question, whole};
use crate::{
    board,
    look::{Look, Now},
    seat::Who,
    table::Table,
};

const UNDO: &str = "M4 8h8a4.5 4.5 0 0 1 0 9H8M4 8l4-4M4 8l4 4";
const CLOSER: &str = "M10 4v12M4 10h12";
const FARTHER: &str = "M4 10h12";
const FIT: &str = "M4 8V4h4M12 4h4v4M16 12v4h-4M8 16H4v-4";

/// A table and who looks at it.
#[derive(Debug)]
pub struct Shown<'a> {
    pub table: &'a Table,
    pub look: &'a Look,
    pub who: Who,
    /// The address of the seat.
    pub here: &'a str,
}

pub fn page(it: &Shown<'_>) -> Markup {
    let inner = html! {
        div #table .table data-here=(it.here) {
            (top(it)) (spine(it)) (stage(it))
            aside .side { (asking(it)) (journal::latest(&it.look.told, &format!("{}/story", it.here))) }
            (party(it))
        }
    };
    whole(&it.look.view.title, "tabled", &inner)
}

/// Every part by its id, for the script to put in place.
pub fn parts(it: &Shown<'_>) -> Value {
    let mut parts = Map::new();
    let all = [
        ("bar", top(it)),
        ("spine", spine(it)),
        ("stage", stage(it)),
        ("ask", asking(it)),
        ("journal", journal::latest(&it.look.told, &format!("{}/story", it.here))),
        ("party", party(it)),
    ];
    for (id, markup) in all {
        parts.insert(id.to_owned(), json!(markup.into_string()));
    }
    json!({ "number": it.look.number, "parts": parts })
}

fn asking(it: &Shown<'_>) -> Markup {
    question::panel(it.look, it.here, &it.table.book.phrases)
}

fn top(it: &Shown<'_>) -> Markup {
    let who = match it.who {
        Who::Watches => "you watch".to_owned(),
        Who::Sits(seat) => {
            let chair = it.table.seats.chairs.iter().find(|it| it.seat == seat);
            chair.map_or(String::new(), |it| format!("you play {}", it.plays))
        }
    };
    let place = html! { h1 { (it.look.view.title) } span { (it.table.book.title) " · " (who) } };
    let can_undo = it.who != Who::Watches && it.look.decisions != 0;
    let tools = html! {
        @if can_undo {
            form .inline method="post" action={ (it.here) "/undo" } {
                input type="hidden" name="question" value=(it.look.number);
                button #undo .tool type="submit" data-key="u" { (icon(UNDO)) "Undo " kbd { "U" } }
            }
        }
        span .tool .on { (kept(it.look.decisions)) }
    };
    bar(&place, &tools)
}

fn kept(decisions: usize) -> String {
    match decisions {
        0 => "Nothing decided yet".to_owned(),
        1 => "1 decision kept".to_owned(),
        n => format!("{n} decisions kept"),
    }
}

fn spine(it: &Shown<'_>) -> Markup {
    let clock = &it.look.view.clock;
    html! {
        nav #spine .spine .paper aria-label="How far the game is" {
            @for (at, line) in clock.iter().enumerate() {
                p .turnno[at == 0] .tick[at != 0] { span .lab { (line.name) } (reading(&line.value)) }
            }
            div .zoom {
                button type="button" data-zoom="in" aria-label="Closer" { (icon(CLOSER)) }
                button type="button" data-zoom="out" aria-label="Farther" { (icon(FARTHER)) }
                button type="button" data-zoom="fit" aria-label="Whole table" { (icon(FIT)) }
            }
        }
    }
}

/// A value of the clock: the number it begins with large.
fn reading(value: &str) -> Markup {
    let counted = value.starts_with(|it: char| it.is_ascii_digit()) && !value.contains(',');
    let (first, rest) = value.split_once(' ').filter(|_| counted).unwrap_or((value, ""));
    html! { b { (first) } @if !rest.is_empty() { " " small { (rest) } } }
}

fn stage(it: &Shown<'_>) -> Markup {
    let clicks =
        matches!(&it.look.now, Now::Asked(question) if matches!(question.shape, Shape::Point { .. }));
    html! {
        main #stage .stage .clicks[clicks] aria-label="The table" tabindex="0" {
            (board::board(&it.look.view, about(it.look)))
            @for remark in &it.look.remarks { p .slip { (remark) } }
        }
    }
}

/// The figure that the question is about.
fn about(look: &Look) -> Option<Token> {
    match &look.now {
        Now::Asked(question) => question.about,
        Now::Waiting | Now::Dice(_) | Now::Over(_) | Now::Stuck(_) => None,
    }
}

fn party(it: &Shown<'_>) -> Markup {
    let acts = about(it.look);
    html! {
        section #party .party aria-label="Sheets" {
            @for panel in &it.look.view.panels { (sheet(panel, panel.about.is_some() && panel.about == acts)) }
        }
    }
}

fn sheet(panel: &Panel, acts: bool) -> Markup {
    html! {
        article .dossier .paper .on[acts] {
            h3 { (panel.title) }
            dl { @for line in &panel.lines {
                div {
                    dt { @match line.rule {
                        Some(rule) => a href={ "/why/" (rule) } title=(rule) { (line.name) },
                        None => (line.name),
                    } }
                    dd { (line.value) }
                }
            } }
        }
    }
}

/// The whole journal on a page of its own.
pub fn story(it: &Shown<'_>) -> Markup {
    let place = html! { h1 { "The story of " (it.look.view.title) } };
    let tools = html! { a .tool href=(it.here) { "Back to the table" } };
    let inner = html! { (bar(&place, &tools)) main .leaf { (journal::whole(&it.look.told)) } };
    whole("The story", "leafed", &inner)
}

/// What a game is called where its words are needed without a table.
pub fn phrases(book: &str) -> Phrases {
    shelf::book(book).map_or(Phrases::NONE, |it| it.phrases)
}
