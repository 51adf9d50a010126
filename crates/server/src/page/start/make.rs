//! The generator: a form made from its schema, and the place as it would be.
use maud::{Markup, html};
use serde_json::Value;
use shelf::{Prepared, Shelved};

use super::{
    set::{self, Setting},
    top,
};
use crate::{
    board, even,
    form::Form,
    order::Order,
    page::{field, whole},
};

/// A place that was made up, and the values it was made from.
#[derive(Debug)]
pub struct Made {
    pub values: Value,
    pub laid: Box<dyn Prepared>,
    pub order: Order,
}

/// What the page is about, and where its table would be set.
#[derive(Debug)]
pub struct Making<'a> {
    pub book: &'static Shelved,
    pub schema: &'a Value,
    pub form: &'a Form,
    pub made: Result<&'a Made, &'a str>,
    pub even: Option<even::Shown>,
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
    let inner = html! {
        (board::symbols())
        (top("A place nobody has drawn", it.book.short))
        main .home .made {
            section .hall aria-label="The place" {
                @match it.made {
                    Ok(made) => div .paper .view { (board::picture(made.laid.as_ref())) },
                    Err(words) => p .paper .text .said role="alert" { (words) },
                }
            }
            div .side-forms {
                form .paper .new method="get" action=(it.here) aria-labelledby="make" {
                    div .tl { h2 #make { "What it is to be like" } p { "The same values make the same place." } }
                    fieldset { (field::fields(it.schema, it.schema, it.form, "given.")) }
                    div .acts {
                        button .btn type="submit" { "Draw it" }
                        a .btn href={ (it.here) "?given.seed=" (it.other) } { "Another one" }
                    }
                }
                @if let Ok(made) = it.made { (table(it, made)) }
            }
        }
    };
    whole("A place nobody has drawn", "started", &inner)
}

fn table(it: &Making<'_>, made: &Made) -> Markup {
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
            div .tl { h2 #new { (it.button) ": " (made.laid.title()) } p { (made.laid.about()) } }
            (set::inner(&setting))
        }
    }
}
