//! The companion: single tests without a board, each a form made from what it takes.
use kernel::{Explanation, Procedure};
use maud::{Markup, html};
use serde_json::Value;
use view::{telling::Phrases, words};

use super::{field, from, odds_bar, percent, plain_bar, rule_link, table::phrases, whole};
use crate::form::Form;

/// Outcomes that people read; the rest is summed up.
const MOST_ROWS: usize = 30;

/// What came of a test, and what could have.
#[derive(Debug)]
pub struct Done {
    pub result: Value,
    pub explanation: Explanation,
    /// The likeliest first.
    pub odds: Vec<(Value, String, f64)>,
}

/// Every procedure of every book.
pub fn list() -> Markup {
    let inner = html! {
        (plain_bar("Companion", "single tests and lookups, beside a real table"))
        main .leaf {
            @for book in shelf::BOOKS {
                h2 { (book.title) }
                @if let Some(own) = book.own.and_then(|it| (it.in_use)()) { p .lead { "By your own tables: " b { (own.name) } } }
                div .chapters { @for (chapter, procedures) in chapters(book.procedures) { (part(chapter, &procedures)) } }
            }
            p .lead { "Programs can ask for the same, and play whole games: " a href="/api" { "for programs" } "." }
        }
    };
    whole("Companion", "leafed", &inner)
}

/// Procedures by the part of the book that their names begin with, in the book's order.
fn chapters(procedures: &'static [Procedure]) -> Vec<(&'static str, Vec<&'static Procedure>)> {
    let mut all: Vec<(&str, Vec<&Procedure>)> = Vec::new();
    for it in procedures {
        let chapter = it.name.split('.').nth(1).unwrap_or_default();
        match all.iter_mut().find(|it| it.0 == chapter) {
            Some((_, known)) => known.push(it),
            None => all.push((chapter, vec![it])),
        }
    }
    all
}

fn part(chapter: &str, procedures: &[&Procedure]) -> Markup {
    // The books' own abbreviations are of two letters.
    let title = if chapter.len() < 3 { chapter.to_uppercase() } else { chapter.replace('-', " ") };
    html! {
        section .paper .text aria-label=(title) {
            h3 .lab { (title) }
            ul .procs { @for it in procedures {
                li { a href={ "/companion/" (it.name) } { (it.about) } " " span .rule { (it.name) } }
            } }
        }
    }
}

/// One procedure: its form, and what came of it if it was filled in.
pub fn page(it: &Procedure, form: &Form, done: Option<&Result<Done, String>>) -> Markup {
    let schema = it.schema();
    let phrases = phrases(it.name.split('.').next().unwrap_or_default());
    let inner = html! {
        (plain_bar("Companion", it.about))
        main .leaf .pair {
            form .paper .new method="get" action={ "/companion/" (it.name) } aria-labelledby="proc" {
                div .tl { h2 #proc { (it.about) } p .rule { (it.name) } }
                fieldset { legend .lab { "What is the case" } (field::fields(&schema, &schema, form, "given.")) }
                fieldset { legend .lab { "Dice" }
                    p .row {
                        label for="dice" { "What you rolled" small { "left empty, the program rolls" } }
                        input #dice name="dice" inputmode="numeric" autocomplete="off"
                            value=(form.field("dice").unwrap_or_default());
                    }
                }
                input type="hidden" name="go" value="1";
                div .acts { button .btn .go type="submit" { "Resolve" } }
            }
            section .paper .text aria-label="Result" aria-live="polite" {
                @match done {
                    None => p .lead { "Fill in what is the case; the result, each die and modifier and the exact odds stand here." },
                    Some(Err(words)) => p .said role="alert" { (words) },
                    Some(Ok(done)) => (result(done, &phrases)),
                }
            }
        }
    };
    whole(it.about, "leafed", &inner)
}

fn result(done: &Done, phrases: &Phrases) -> Markup {
    let own = done.explanation.rules.first().and_then(|it| shelf::own_tables(*it));
    let rows = done.odds.iter().take(MOST_ROWS);
    let rest: f64 = done.odds.iter().skip(MOST_ROWS).map(|it| it.2).sum();
    html! {
        h2 .big { (words::of(&done.result, phrases)) }
        table .sum { tbody {
            @for it in &done.explanation.dice {
                tr { td { (it.face) } td { "on a d" (it.sides) } td { (rule_link(it.rule.as_str())) } }
            }
            @for it in &done.explanation.modifiers {
                tr { td { (format!("{:+}", it.value)) } td { ((phrases.modifier)(it).unwrap_or("modifier")) }
                    td { (rule_link(it.rule.as_str())) } }
            }
        } }
        h3 .lab { "Odds" }
        table .chances { tbody {
            @for (what, p, value) in rows {
                tr { th scope="row" { (words::of(what, phrases)) } td { (p) }
                    td { (odds_bar(&[(String::new(), *value), (String::new(), 1.0 - value)])) } td { (percent(*value)) } }
            }
        } }
        @if 0.0 < rest { p { "and " (done.odds.len() - MOST_ROWS) " more, " (percent(rest)) " in all" } }
        p .lead { @for rule in &done.explanation.rules { (rule_link(rule.as_str())) " " } }
        p { (from(own, &done.explanation.rules)) }
    }
}
