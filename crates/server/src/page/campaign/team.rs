//! The team: its sheets, what each may do, and a form for one more.
use maud::{Markup, html};
use shelf::Sheet;

use super::{Shown, asked_of_new, field, people};
use crate::page::field::Filled;

pub fn roster(it: &Shown<'_>, here: &str) -> Markup {
    let look = &it.open.look;
    let living = look.sheets.iter().filter(|it| it.lives).count();
    let between = look.takes_in;
    html! {
        section aria-labelledby="team" {
            h2 .sec #team { "The team " @if !look.sheets.is_empty() { small { (people(living)) (when(look)) } } }
            @if look.sheets.is_empty() { p .paper .text { "Nobody is in the team yet. Make the first one." } }
            ul .persons { @for (at, sheet) in look.sheets.iter().enumerate() { (one(at, sheet, between, here)) } }
        }
    }
}

/// Between which games it is.
fn when(look: &shelf::Look) -> String {
    let over = look.course.as_ref().is_some_and(|it| it.over);
    match look.under_way {
        Some(_) => format!(" · in game {}", look.number),
        None if over => format!(" · after game {}", look.number.saturating_sub(1)),
        None => format!(" · before game {}", look.number),
    }
}

fn one(at: usize, sheet: &Sheet, between: bool, here: &str) -> Markup {
    html! {
        li .paper .person .lost[!sheet.lives] {
            h3 { (sheet.name) }
            dl { @for (name, value) in &sheet.lines {
                div .lead-line[name.is_empty()] { dt { (name) } dd { (value) } }
            } }
            @if between {
                div .do {
                    @if !sheet.may_learn.is_empty() { (learn(at, sheet, here)) }
                    details .ask-first { summary aria-label={ "Dismiss " (sheet.name) } { "Dismiss" }
                        form method="post" action={ (here) "/dismiss" } {
                            p { (sheet.name) " leaves the team for good and takes everything along." }
                            input type="hidden" name="name" value=(sheet.name);
                            button .btn type="submit" { "Dismiss " (sheet.name) }
                        }
                    }
                }
            }
        }
    }
}

fn learn(at: usize, sheet: &Sheet, here: &str) -> Markup {
    html! {
        form .line method="post" action={ (here) "/learn" } {
            input type="hidden" name="name" value=(sheet.name);
            label for={ "learn-" (at) } { "May learn" }
            select #{ "learn-" (at) } name="skill" { @for it in &sheet.may_learn { option value=(it) { (it) } } }
            button .btn type="submit" { "Learn" }
        }
    }
}

/// The form for a new character, made from what the book wants to know.
pub fn add(it: &Shown<'_>, here: &str) -> Markup {
    let filled = Filled { form: it.form, wrong: it.wrong, again: here };
    html! {
        form .paper .new .setting .asked method="post" action={ (here) "/add" } novalidate aria-labelledby="add" {
            button .vh type="submit" tabindex="-1" aria-hidden="true" { "Add to the team" }
            div .tl { h2 #add { "Somebody new" } p { "Leave a field empty to decide later; dice are rolled for you." } }
            fieldset { (field::drawn(&asked_of_new(it.open), field::START, &filled)) }
            @if it.open.look.course.is_none() {
                fieldset { legend .lab { "Dice" }
                    p .row { label for="dice" { "What you rolled" small { "leave it empty and the program rolls" } }
                        input #dice name="dice" inputmode="numeric" autocomplete="off" value=(it.form.field("dice").unwrap_or_default()); }
                }
            }
            div .acts { button .btn .go[it.open.look.sheets.is_empty()] type="submit" { "Add to the team" } }
        }
    }
}
