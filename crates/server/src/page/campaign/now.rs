//! What a campaign waits for: an answer, a form, dice, or a game to be played.
use kernel::{Answer, OptionView, Question, question::Shape};
use maud::{Markup, html};
use serde_json::Value;
use shelf::{Due, Sitting, TableState};

use super::CampaignPage;
use crate::{
    board,
    campaign::Open,
    drawn,
    form::FormData,
    page::{
        field::{self, Field, FilledForm},
        option::capital,
        question, rule_link, table, tray,
    },
};

/// The question with whatever answers it, and the way back.
pub fn now(it: &CampaignPage<'_>, here: &str) -> Markup {
    let look = &it.open.look;
    let lesson = look.now.question().and_then(|asked| it.open.book.phrases.rules.lesson(asked.why));
    html! {
        (tray::symbols())
        @match (&look.now, &it.open.due) {
            (TableState::Asking(_), Some((due, sitting))) => (game(it, due, sitting, here)),
            (TableState::Asking(question), None) => @match &question.shape {
                Shape::Form { schema } => (form(it, question, schema, here)),
                Shape::Game { title, .. } => (stuck(it, title, here)),
                _ => (panel(it, here)),
            },
            (TableState::Over, _) => (over(it, here)),
            _ => (panel(it, here)),
        }
        @if look.back_to.is_some() {
            form .back method="post" action={ (here) "/undo" } {
                input type="hidden" name="question" value=(look.number);
                button .btn type="submit" { "Undo the last answer" }
            }
        }
        @if let Some(lesson) = lesson { p .hint { (lesson) } }
    }
}

/// As at any table.
fn panel(it: &CampaignPage<'_>, here: &str) -> Markup {
    let open = it.open;
    let (table, look, said) = (&open.table, &open.look, Some(it.form));
    question::panel(&table::TablePage { table, look, who: open.who, here, host: "", said })
}

/// A form, with what was filled in and what is wrong with it.
fn form(it: &CampaignPage<'_>, question: &Question, schema: &Value, here: &str) -> Markup {
    let mut schema = schema.clone();
    if let Answer::Form(proposed) = &question.default {
        schema["examples"] = Value::Array(vec![proposed.clone()]);
    }
    let asked = Field::of(&schema, it.open.book.units.length);
    let filled = FilledForm { form: it.form, wrong: it.wrong, again: here };
    html! {
        section #ask .paper .ask aria-labelledby="q" {
            h2 #q { (capital(&it.open.look.prompt)) }
            p .lead { (rule_link(question.why.as_str())) }
            form .new .setting .asked method="post" action={ (here) "/answer" } novalidate {
                button .vh type="submit" tabindex="-1" aria-hidden="true" { "Confirm" }
                input type="hidden" name="question" value=(it.open.look.number);
                fieldset { (field::drawn(&asked, field::START, &filled)) }
                div .acts {
                    button .btn .go type="submit" { "Confirm" }
                    @if it.open.look.back_to.is_some() {
                        button .btn type="submit" formaction={ (here) "/undo" } formnovalidate { "Cancel" }
                    }
                }
            }
        }
    }
}

/// The board of a game that nobody has sat down to yet, or those to choose from.
pub fn map(it: &CampaignPage<'_>, here: &str) -> Markup {
    let open = it.open;
    let Some((due, Sitting::Unbegun)) = &open.due else { return places(open, here) };
    html! {
        section aria-labelledby="map" {
            h2 .sec #map { "The map " small { (due.title) } }
            (board::symbols())
            div .paper .view { (board::picture(due.scenario.as_ref())) }
        }
    }
}

/// The scenarios that can be chosen, as cards of the start page show them.
fn places(open: &Open, here: &str) -> Markup {
    let options = match open.look.now.question().map(|it| &it.shape) {
        Some(Shape::One { options }) => options.as_slice(),
        Some(_) | None => &[],
    };
    let is_place = |it: &(usize, &OptionView)| !it.1.scenario.is_empty() && it.1.refused.is_none();
    let places: Vec<(usize, &OptionView)> = options.iter().enumerate().filter(is_place).collect();
    html! {
        @if !places.is_empty() {
            section aria-labelledby="places" {
                h2 .sec #places { "The maps" }
                form method="post" action={ (here) "/answer" } {
                    input type="hidden" name="question" value=(open.look.number);
                    ul .scns { @for (at, it) in places {
                        li .paper .scn { button type="submit" name="one" value=(at) {
                            (drawn::card(&drawn::of_scenario(open.book.id, &it.scenario, &FormData::default())))
                            h3 { (capital(&it.label)) }
                        } }
                    } }
                }
            }
        }
    }
}

/// The game that is due: on with it, hand it in, or abandon it.
fn game(it: &CampaignPage<'_>, due: &Due, sitting: &Sitting, here: &str) -> Markup {
    let seats = due.scenario.seats();
    html! {
        section #ask .paper .new .setting .under-way aria-labelledby="q" {
            @if let Sitting::Playing { game } | Sitting::Over { game } = sitting { div .top { (drawn::card(&drawn::of_game(game))) } }
            div .tl { h2 #q { @match sitting {
                Sitting::Unbegun => { "Next: " (due.title) },
                Sitting::Playing { .. } => { (due.title) " is being played" },
                Sitting::Over { .. } => { (due.title) " is over" },
            } } p .about { (due.scenario.about()) } }
            @if 1 < seats.len() { p .lead { "Played by " (seats.join(", ")) } }
            @match sitting {
                Sitting::Unbegun => form method="post" action={ (here) "/begin" } { div .acts {
                    button .btn .go type="submit" { "Start game" }
                    a .btn href={ (here) "/set" } { "Players and dice" }
                } },
                Sitting::Playing { .. } => form method="post" action={ (here) "/go-on" } { div .acts { button .btn .go type="submit" { "Continue" } } },
                Sitting::Over { .. } => form method="post" action={ (here) "/settle" } { div .acts { button .btn .go type="submit" { "Record the result" } } },
            }
            (abandon(it, here))
        }
    }
}

/// A game that is due and cannot be set up: what is wrong, and the way past it.
fn stuck(it: &CampaignPage<'_>, title: &str, here: &str) -> Markup {
    html! {
        section #ask .paper .new .setting .under-way aria-labelledby="q" {
            div .tl { h2 #q { "Next: " (title) } }
            p .said role="alert" { (it.open.stuck.as_deref().unwrap_or_default()) }
            (abandon(it, here))
        }
    }
}

fn abandon(it: &CampaignPage<'_>, here: &str) -> Markup {
    html! {
        details .ask-first { summary { "Abandon this game" }
            form method="post" action={ (here) "/answer" } {
                input type="hidden" name="question" value=(it.open.look.number);
                input type="hidden" name="abandon" value="yes";
                p { "The game will not count: nobody gains or loses anything. You can still read its journal under Games." }
                button .btn type="submit" name="sure" value="yes" { "Abandon the game" }
            }
        }
    }
}

/// Nobody goes on from here; what there was to tell is still there.
fn over(it: &CampaignPage<'_>, here: &str) -> Markup {
    let games = it.open.desk.games.len();
    html! {
        section #ask .paper .text aria-labelledby="q" {
            h2 #q { "The end" }
            p .about { "It lasted " (games) (if games == 1 { " game." } else { " games." }) " You can still read what happened." }
            div .acts {
                a .btn .go href={ (here) "/story" } { "Read the whole story" }
                a .btn href="/campaigns#new" { "Start another campaign" }
            }
        }
    }
}
