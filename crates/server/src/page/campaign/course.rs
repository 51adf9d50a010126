//! A campaign with a course of its own: what it asks, what is to be rolled, the game that is due, and who carries what.
use kernel::Question;
use maud::{Markup, html};
use shelf::{Carried, Course, Due, Wants};

use super::Shown;
use crate::{
    board,
    campaign::Open,
    page::{
        odds::Key,
        option::{self, capital},
        question, rule_link,
    },
};

/// Stands for the question that is open: an answer to another is not taken.
pub fn number(open: &Open) -> String {
    let asks = open.look.course.as_ref().and_then(|it| it.asks.as_ref());
    asks.map_or_else(String::new, |(question, _)| {
        format!("{}-{}-{}", question.why, open.look.number, open.text.len())
    })
}

/// How things stand, and what has to be done now; nothing where there is nothing to say.
pub fn now(it: &Shown<'_>, course: &Course, here: &str) -> Markup {
    let waits = course.asks.is_some() || course.due.is_some() || course.rolls || course.over;
    let remarks = &it.open.look.remarks;
    html! { @if waits || !remarks.is_empty() {
        section .paper .text .course #month aria-labelledby="course" {
            @if !remarks.is_empty() { ul .remarks { @for line in remarks { li { (capital(line)) } } } }
            h2 #course .vh[!waits] { (heading(course)) }
            @if !course.so_far.is_empty() {
                ul .so-far aria-label="So far" { @for line in &course.so_far { li { (capital(line)) } } }
            }
            @if let Some((question, _)) = &course.asks { (asked(it, question, here)) }
            @if course.rolls { (rolls(course.wants, here)) }
            @if let Some(due) = &course.due { (play(due, here)) }
            @if course.over { (over(it.open.look.played.len(), here)) }
            @if course.may_undo {
                form .back method="post" action={ (here) "/undo" } { button .btn type="submit" { "Undo the last answer" } }
            }
        }
    } }
}

fn heading(course: &Course) -> String {
    match (&course.asks, &course.due) {
        (Some((_, prompt)), _) => capital(prompt),
        (None, Some(due)) => format!("Next: {}", due.scenario.title()),
        (None, None) if course.rolls => "Roll for the aftermath".to_owned(),
        (None, None) if course.over => "The end".to_owned(),
        (None, None) => "So far".to_owned(),
    }
}

fn asked(it: &Shown<'_>, question: &Question, here: &str) -> Markup {
    let key = Key::of(&[], option::all(question).iter().map(|it| it.odds.as_slice()));
    let lesson = (it.open.book.phrases.lesson)(question.why);
    html! {
        p .lead { @if let Some(lesson) = lesson { (lesson) " " } (rule_link(question.why.as_str())) }
        form .answer method="post" action={ (here) "/answer" } {
            input type="hidden" name="question" value=(number(it.open));
            (question::chosen(question, &key, it.open.book))
            (own_dice(it.form.field("dice").unwrap_or_default()))
        }
    }
}

fn own_dice(rolled: &str) -> Markup {
    html! {
        details .own-dice open[!rolled.is_empty()] { summary { "Your own dice" }
            p { label for="rolled" { "What you rolled, if anything; leave it empty and the program rolls" } " "
                input #rolled name="dice" inputmode="numeric" autocomplete="off" value=(rolled); }
        }
    }
}

fn rolls(wants: Option<Wants>, here: &str) -> Markup {
    html! {
        @if let Some(it) = wants {
            p .lead { "Next: " (it.n) "d" (it.sides) " " (rule_link(it.rule.as_str())) ". Dice you entered earlier are kept." }
        }
        form .answer method="post" action={ (here) "/roll" } {
            (own_dice(""))
            div .acts { button .btn .go type="submit" { "Roll" } }
        }
    }
}

/// Nobody goes on from here; what there was to tell is still there.
fn over(games: usize, here: &str) -> Markup {
    html! {
        p .about { "It lasted " (games) (if games == 1 { " game." } else { " games." }) " You can still read what happened." }
        div .acts {
            a .btn .go href={ (here) "/story" } { "Read the whole story" }
            a .btn href="/campaigns#new" { "Start another campaign" }
        }
    }
}

fn play(due: &Due, here: &str) -> Markup {
    html! {
        @let seats = due.scenario.seats();
        p .about { (due.scenario.about()) }
        @if 1 < seats.len() { p .lead { "Played by " (seats.join(", ")) } }
        details open { summary { "The map" } (board::symbols()) div .view { (board::picture(due.scenario.as_ref())) } }
        form method="post" action={ (here) "/begin" } { div .acts {
            button .btn .go type="submit" { "Start game" }
            a .btn href={ (here) "/set/due" } { "Players and dice" }
        } }
    }
}

/// What can be done beside it.
pub fn side(course: &Course, here: &str) -> Markup {
    html! {
        @for name in &course.to_cure {
            form .paper .new .setting method="post" action={ (here) "/cure" } {
                input type="hidden" name="name" value=(name);
                div .acts { button .btn type="submit" { "Cure " (name) } }
            }
        }
        @if !course.things.is_empty() { (hand(course, here)) }
    }
}

fn hand(course: &Course, here: &str) -> Markup {
    let by = |it: &Carried| it.by.clone().unwrap_or_else(|| "the store".to_owned());
    // Nobody hands to himself what stands first.
    let first = course.things.first().and_then(|it| it.by.as_ref());
    let to = course.carriers.iter().find(|it| Some(*it) != first);
    html! {
        form .paper .new .setting method="post" action={ (here) "/hand" } aria-labelledby="hand" {
            div .tl { h2 #hand { "Who carries what" } p { "Whatever is in the store stays at home during an Encounter." } }
            fieldset {
                p .row { label for="what" { "Hand" }
                    select #what name="what" { @for it in &course.things {
                        option value={ (it.by.as_deref().unwrap_or_default()) "|" (it.thing) } { (it.thing) " (" (by(it)) ")" }
                    } } }
                p .row { label for="to" { "to" }
                    select #to name="to" {
                        @for name in &course.carriers { option value=(name) selected[Some(name) == to] { (name) } }
                        option value="" selected[to.is_none()] { "the store" }
                    } }
            }
            div .acts { button .btn type="submit" { "Hand it over" } }
        }
    }
}
