//! The replay: the board of any moment, a slider, and what was told then. It works by links alone; a script makes it
//! smooth.
use maud::{Markup, PreEscaped, html};
use serde_json::{Value, json};
use view::telling::{JournalLine, JournalLineKind};

use super::{
    bar, icon,
    journal::{places, tokens},
    moments, named_rule, tray, whole,
};
use crate::after::Moment;

const PACE: &str = "M4 5l6 5-6 5zM11 5l6 5-6 5z";
const FIRST: &str = "M5 4v12M16 4l-8 6 8 6z";
const BACK: &str = "M14 4l-8 6 8 6z";
const ON: &str = "M6 4l8 6-8 6z";
const LAST: &str = "M15 4v12M4 4l8 6-8 6z";

/// The page; `here` is the address of the seat.
pub fn page(it: &Moment, book: &str, here: &str) -> Markup {
    let place = html! { h1 { (it.view.title) } span { (book) " · replay" } };
    let tools = html! {
        @if it.is_over { a .tool href={ (here) "/report" } { "Report" } }
        button #pace .tool .scripted type="button" { (icon(PACE)) span .w { "Pace: calm" } }
        a .tool href=(here) { "The table" }
    };
    let inner = html! {
        (tray::symbols())
        div #replay .replay data-here={ (here) "/replay" } data-at=(it.at) data-last=(it.last) {
            (bar(&place, &tools)) (stage(it)) (moments::caption())
            aside .r-side aria-label="What happened" { (tray::tray(None)) (said(it)) }
            (way(it, here))
            p #voice .vh aria-live="polite" {}
        }
        script type="module" src="/replay.js" {}
    };
    whole(&format!("Replay of {}", it.view.title), "replayed", &inner)
}

/// Every part that a moment changes, by its id.
pub fn parts(it: &Moment, here: &str) -> Value {
    json!({
        "at": it.at,
        "last": it.last,
        "news": it.news,
        "parts": {
            "r-stage": stage(it).into_string(),
            "r-said": said(it).into_string(),
            "r-links": links(it, here).into_string(),
        },
    })
}

fn stage(it: &Moment) -> Markup {
    html! { main #r-stage .stage aria-label="The table" { (PreEscaped(picture::board(&it.view, &picture::Look::default()))) } }
}

/// How far the game was, and what was told since the moment before.
fn said(it: &Moment) -> Markup {
    let clock: Vec<String> = it.view.clock.iter().map(|it| format!("{} {}", it.name, it.value)).collect();
    html! {
        section #r-said .paper .r-said aria-label="What happened" {
            div .head { h2 .lab { "Moment " (it.at) " of " (it.last) } span { (it.decisions) (if it.decisions == 1 { " decision" } else { " decisions" }) } }
            p .clock { (clock.join(" · ")) }
            div .scroll tabindex="0" role="group" aria-label="This turn so far" {
                ol .log {
                    @for (at, told) in it.earlier.iter().enumerate() { (line(at, told, false)) }
                    @for (at, told) in it.told.iter().enumerate() { (line(it.earlier.len() + at, told, true)) }
                    @if it.at == 0 { li .now { "The table at the start." } }
                }
            }
        }
    }
}

fn line(at: usize, it: &JournalLine, now: bool) -> Markup {
    html! {
        li #{ "l-" (at) } data-who=[tokens(&it.figures)] data-own=(it.own) data-at=[places(&it.points)] .turn[it.kind == JournalLineKind::Heading] .under[it.kind == JournalLineKind::Under] .now[now] aria-current=[now.then_some("step")] {
            (it.text)
            @if let Some(why) = it.why.as_ref().filter(|_| it.kind != JournalLineKind::Heading) {
                details .because { summary { "Why?" } p { (why) " " (named_rule(it.rule)) } }
            }
        }
    }
}

fn way(it: &Moment, here: &str) -> Markup {
    html! {
        nav .paper .r-way aria-label="Through the game" {
            @if it.is_over && it.goes_on {
                form method="post" action={ (here) "/again" } { button .btn .go type="submit" { "Continue the campaign" } }
            }
            (links(it, here))
            form .slide method="get" action={ (here) "/replay" } {
                label .vh for="r-at" { "Moment" }
                input #r-at type="range" name="at" min="0" max=(it.last) value=(it.at);
                button #r-go .btn type="submit" { "Go" }
            }
            div #r-play .play hidden {
                button #r-toggle .btn .go type="button" aria-pressed="false" { "Play" }
            }
        }
    }
}

/// To other moments, as plain links.
fn links(it: &Moment, here: &str) -> Markup {
    let to = |at: usize| format!("{here}/replay?at={at}");
    let back = it.at.checked_sub(1);
    let on = (it.at < it.last).then_some(it.at + 1);
    let now = it.turns.iter().rev().find(|turn| turn.1 <= it.at).map(|it| it.0);
    html! {
        div #r-links .r-links {
            (link("r-first", FIRST, "To the start", back.map(|_| to(0))))
            (link("r-back", BACK, "Previous moment", back.map(to)))
            (link("r-on", ON, "Next moment", on.map(to)))
            (link("r-last", LAST, "To the end", on.map(|_| to(it.last))))
            ol { @for (turn, at) in &it.turns {
                li { a #{ "r-turn-" (turn) } href=(to(*at)) aria-current=[(now == Some(*turn)).then_some("step")] {
                    span .vh { "turn " } (turn)
                } }
            } }
        }
    }
}

fn link(id: &str, sign: &str, words: &str, to: Option<String>) -> Markup {
    html! {
        @match to {
            Some(to) => a #(id) .btn href=(to) aria-label=(words) title=(words) { (icon(sign)) },
            None => span #(id) .btn aria-disabled="true" aria-label=(words) role="link" { (icon(sign)) },
        }
    }
}
