//! The generator: a form made from its schema, and the place as it would be.
use maud::{Markup, html};
use serde_json::Value;
use shelf::{PlayableScenario, Rulebook};

use super::{
    set::{self, Setting},
    top,
};
use crate::{
    board, even,
    form::FormData,
    order::Order,
    page::{
        field::{self, Field, FieldFault, FilledForm},
        whole,
    },
};

/// A place that was made up, and the values it was made from.
#[derive(Debug)]
pub struct MadePlace {
    pub values: Value,
    pub laid: Box<dyn PlayableScenario>,
    pub order: Order,
}

/// What the page is about, and where its table would be set.
#[derive(Debug)]
pub struct Making<'a> {
    pub book: &'static Rulebook,
    pub asked: &'a Field,
    pub form: &'a FormData,
    pub made: Result<&'a MadePlace, &'a [FieldFault]>,
    /// The place of the last values that made one, if these do not.
    pub last: Option<&'a MadePlace>,
    pub even: Option<even::TallyView>,
    /// Why the table could not be set.
    pub said: Option<&'a str>,
    /// The address of this page; a campaign has one of its own.
    pub here: &'a str,
    pub to: &'a str,
    pub fixed_rules: bool,
    pub button: &'static str,
    /// The number for another place.
    pub other: u64,
}

pub fn page(it: &Making<'_>) -> Markup {
    let filled = FilledForm { form: it.form, wrong: it.made.err().unwrap_or_default(), again: it.here };
    let inner = html! {
        (board::symbols())
        (top("A random place", it.book.short))
        main .home .made {
            section .hall aria-label="The place" {
                @if let Err(wrong) = it.made { p .paper .text .said role="alert" { (field::together(wrong)) } }
                @if let Some(made) = it.made.ok().or(it.last) { div .paper .view { (board::picture(made.laid.as_ref())) } }
                @if it.made.is_err() && it.last.is_some() { p .hint { "The map below is the previous one." } }
            }
            div .side-forms {
                form .paper .new .asked method="get" action=(it.here) novalidate aria-labelledby="make" {
                    button .vh type="submit" tabindex="-1" aria-hidden="true" { "Draw it" }
                    @if let Some(made) = it.made.ok().or(it.last) { input type="hidden" name="last" value=(made.values.to_string()); }
                    div .tl { h2 #make { "Describe the place" } p { "The same settings make the same place." } }
                    fieldset { (field::drawn(it.asked, field::START, &filled)) }
                    div .acts {
                        button .btn type="submit" { "Draw it" }
                        a .btn href={ (it.here) "?given.seed=" (it.other) } { "Another one" }
                    }
                }
                @if let Ok(made) = it.made { (table(it, made)) }
            }
        }
    };
    whole("A random place", "started", &inner)
}

fn table(it: &Making<'_>, made: &MadePlace) -> Markup {
    let setting = Setting {
        book: it.book,
        laid: made.laid.as_ref(),
        form: it.form,
        said: it.said,
        drawn: None,
        even: it.even.as_ref(),
        to: it.to.to_owned(),
        again: it.here.to_owned(),
        hidden: vec![("book", it.book.id.to_owned()), ("made", made.values.to_string())],
        fixed_rules: it.fixed_rules,
        button: it.button,
    };
    html! {
        form .paper .new .setting method="post" action=(it.to) data-again=(it.here) aria-labelledby="new" {
            div .tl { h2 #new { (made.laid.title()) } p { (made.laid.about()) } }
            (set::inner(&setting))
        }
    }
}
