//! The table: spine, board, question, tray, journal and sheets; each part can be drawn alone.
use kernel::Token;
use maud::{Markup, PreEscaped, html};
use serde_json::{Map, Value, json};
use view::{Length, View, telling::Phrases};

use super::{
    DICE, PEOPLE, bar, coach, friends, icon, journal::Journal, moments, question, request, sheet, spine,
    tray, whole,
};
use crate::{board, form::FormData, frames, look::TableView, news, seat::Who, table::Table};

const UNDO: &str = "M4 8h8a4.5 4.5 0 0 1 0 9H8M4 8l4-4M4 8l4 4";
const PACE: &str = "M4 5l6 5-6 5zM11 5l6 5-6 5z";
const KEPT: &str = "M5 10l4 4 7-8";
const HELP: &str = "M7.5 7.5a2.6 2.6 0 1 1 3.6 2.4c-.8.4-1.1.9-1.1 1.9M10 15h.1";
const BOOK: &str =
    "M4 4h5a2 2 0 0 1 1 .6A2 2 0 0 1 11 4h5v11h-5a1.5 1.5 0 0 0-1 .6A1.5 1.5 0 0 0 9 15H4zM10 4.6V15";
const FLAG: &str = "M5 17V4h9l-2 3 2 3H5";

/// A table and who looks at it.
#[derive(Debug)]
pub struct TablePage<'a> {
    pub table: &'a Table,
    pub look: &'a TableView,
    pub who: Who,
    /// The address of the seat.
    pub here: &'a str,
    /// Under which name and port the reader has found this server.
    pub host: &'a str,
    /// An answer that was refused, to be mended.
    pub said: Option<&'a FormData>,
}

pub fn page(it: &TablePage<'_>) -> Markup {
    let inner = html! {
        a .skip href="#ask" { "To the question" }
        a .skip href="#stage" { "To the board" }
        (PreEscaped(picture::defs())) (tray::symbols())
        div #table .table .boardless[!it.look.view.ground.is_board()] data-here=(it.here) data-heard=(it.look.journal.heard_len()) data-change=(it.look.change) data-tab="ask" {
            (top(it))
            p #said .said role="status" aria-live="polite" {}
            p #voice .vh aria-live="polite" {}
            (request::slips(it))
            (spine(it)) (stage(it)) (moments::caption())
            aside .side aria-label="Question and journal" { (moments::panel()) (recap(it)) (asking(it)) (tray::tray(it.look.journal.rolled.as_deref())) (slips(it)) (journal(it).latest()) }
            (party(it)) (tabs())
        }
    };
    whole(&it.look.view.title, "tabled", &inner)
}

/// Every part by its id, for the script to put in place, and what its reader has not been shown yet.
pub fn parts(it: &TablePage<'_>) -> Value {
    let mut parts = Map::new();
    let all = [
        ("bar", top(it)),
        ("spine", spine(it)),
        ("stage", stage(it)),
        ("coach", slips(it)),
        ("request", request::slips(it)),
        ("recap", recap(it)),
        ("ask", asking(it)),
        ("tray", tray::tray(it.look.journal.rolled.as_deref())),
        ("journal", journal(it).latest()),
        ("party", party(it)),
    ];
    for (id, markup) in all {
        parts.insert(id.to_owned(), json!(markup.into_string()));
    }
    let (look, mut news) = (it.look, it.look.news.clone());
    frames::hang(look, &mut news);
    let heard = look.journal.heard_len();
    json!({
        "number": look.number,
        "change": look.change,
        "heard": heard,
        "news": news,
        "slip": request::has_slip(it),
        "parts": parts,
    })
}

fn asking(it: &TablePage<'_>) -> Markup {
    question::panel(it)
}

fn recap(it: &TablePage<'_>) -> Markup {
    news::slip(it.look, it.table, it.who)
}

fn slips(it: &TablePage<'_>) -> Markup {
    coach::slips(it.look, &it.table.book.phrases)
}

fn spine(it: &TablePage<'_>) -> Markup {
    spine::spine(&it.look.view, about(it.look))
}

fn party(it: &TablePage<'_>) -> Markup {
    sheet::party(&it.look.view, about(it.look))
}

fn journal<'a>(it: &'a TablePage<'_>) -> Journal<'a> {
    Journal { look: it.look, here: it.here, takes_back: it.look.back_to }
}

fn top(it: &TablePage<'_>) -> Markup {
    let who = match it.who {
        Who::Watches => "you are watching".to_owned(),
        Who::Sits(seat) => {
            let chair = it.table.seats.chairs.iter().find(|it| it.seat == seat);
            chair.map_or(String::new(), |it| format!("you play {}", few(&it.plays)))
        }
    };
    let place = html! {
        h1 { (it.look.view.title) }
        span .of title=(it.table.book.title) { (it.table.book.short) " · " (who) }
        (clock(&it.look.view))
    };
    bar(&place, &tools(it))
}

/// How far the game is, in a line below the title where the spine has no room.
pub fn clock(view: &View) -> Markup {
    let phase = view.phases.iter().find(|it| it.now).map(|it| format!("{} {}", it.name, it.note));
    let lines = view.clock.iter().take(if phase.is_some() { 1 } else { 2 });
    let clock: Vec<String> = lines.map(|it| format!("{} {}", it.name, it.value)).chain(phase).collect();
    html! { span #clock .clock { (clock.join(" · ")) } }
}

/// More names than these are counted.
const FEW: usize = 4;

/// Names that have room in the bar, or how many they are.
fn few(names: &str) -> String {
    match names.split(", ").count() {
        n if n <= FEW => names.to_owned(),
        n => format!("{n} people"),
    }
}

fn tools(it: &TablePage<'_>) -> Markup {
    let dice = if it.look.own_dice { "Dice: your own" } else { "Dice: the program's" };
    html! {
        @if it.look.back_to.is_some() {
            form .inline method="post" action={ (it.here) "/undo" } {
                input type="hidden" name="question" value=(it.look.number);
                button #undo .tool type="submit" data-key="u" aria-label="Undo" { (icon(UNDO)) span .w { "Undo " kbd { "U" } } }
            }
        }
        button #pace .tool .scripted type="button" { (icon(PACE)) span .w { "Pace: calm" } }
        span .tool .quiet { (icon(DICE)) span .w { (dice) } }
        span .tool .on .quiet { (icon(KEPT)) span .w { (kept(it.look.decisions)) } }
        button #help .tool .scripted type="button" data-key="?" aria-label="Help" { (icon(HELP)) }
        (friends::menu(it))
    }
}

fn kept(decisions: usize) -> String {
    match decisions {
        0 => "Nothing decided yet".to_owned(),
        1 => "1 decision saved".to_owned(),
        n => format!("{n} decisions saved"),
    }
}

fn stage(it: &TablePage<'_>) -> Markup {
    if !it.look.view.ground.is_board() {
        return sheet::desk(&it.look.view, &it.look.remarks);
    }
    let question = it.look.now.question().map(|it| &**it);
    let clicks = question::shape(it.look) == "place";
    html! {
        main #stage .stage .clicks[clicks] aria-label="The table" tabindex="0" {
            (board::table(&it.look.view, question))
            (board::small(&it.look.view))
            @for remark in &it.look.remarks { p .remark { (remark) } }
        }
    }
}

/// The figure that the question is about.
fn about(look: &TableView) -> Option<Token> {
    look.now.question()?.about
}

/// On a phone one panel is seen at a time.
fn tabs() -> Markup {
    let all = [
        ("ask", DICE, "Decide"),
        ("people", PEOPLE, "People"),
        ("journal", BOOK, "Journal"),
        ("aims", FLAG, "Aims"),
    ];
    html! {
        nav #tabs .tabs aria-label="Parts of the table" {
            @for (tab, sign, words) in all {
                button type="button" data-tab=(tab) aria-pressed=(if tab == "ask" { "true" } else { "false" }) { (icon(sign)) (words) }
            }
        }
    }
}

/// The whole journal on a page of its own.
pub fn story(it: &TablePage<'_>) -> Markup {
    let place = html! { h1 { "The story of " (it.look.view.title) } };
    let tools = html! { a .tool href=(it.here) { "Back to the table" } };
    let inner = html! { (bar(&place, &tools)) main .leaf { (journal(it).whole()) } };
    whole("The story", "leafed", &inner)
}

/// Lines of the journal from before this one, for the script to put above those it has.
pub fn earlier(it: &TablePage<'_>, before: usize) -> Value {
    let journal = Journal { takes_back: None, ..journal(it) };
    let first = journal.shown(before).map(|it| it.0).next().unwrap_or(before);
    json!({ "first": first, "lines": journal.earlier(before).into_string() })
}

/// What a game is called where its words are needed without a table.
pub fn phrases(book: &str) -> Phrases {
    shelf::book(book).map_or(Phrases::NONE, |it| it.phrases)
}

/// What the book of a procedure measures in.
pub fn length(procedure: &str) -> Length {
    let book = procedure.split('.').next().and_then(shelf::book);
    book.map_or_else(Length::default, |it| it.units.length)
}
