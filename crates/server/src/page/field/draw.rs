//! The controls of a form, with what was filled in or what it begins with, and what is wrong beside each.
use maud::{Markup, html};
use serde_json::Value;
use view::Length;

use super::{
    FieldFault,
    kind::{Field, FieldKind, Holds, Unit, Variant, WordChoice},
    read::{SAID, rows},
};
use crate::form::FormData;

/// A form as somebody has it before him.
#[derive(Clone, Copy, Debug)]
pub struct FilledForm<'a> {
    pub form: &'a FormData,
    pub wrong: &'a [FieldFault],
    /// Where the same form is drawn anew with a row more or less.
    pub again: &'a str,
}

/// All the controls of what is asked for.
pub fn drawn(root: &Field, start: &str, it: &FilledForm<'_>) -> Markup {
    let value = root.start();
    html! {
        @match &root.kind {
            FieldKind::Object(fields) if fields.is_empty() => p .lead { "There is nothing to fill in." },
            FieldKind::Object(fields) => (it.fields(fields, start, &value)),
            _ => (it.control(root, start, &value)),
        }
    }
}

impl FilledForm<'_> {
    fn fields(&self, fields: &[Field], path: &str, start: &Value) -> Markup {
        html! { @for it in fields { (self.control(it, &format!("{path}.{}", it.name), &start[&it.name])) } }
    }

    fn control(&self, field: &Field, path: &str, start: &Value) -> Markup {
        match &field.kind {
            FieldKind::Yes => self.yes(field, path, start),
            FieldKind::Number { .. } | FieldKind::Text { .. } | FieldKind::Choice(_) => {
                self.row(field, path, start)
            }
            FieldKind::Document => self.document(field, path, start),
            FieldKind::Ticks(words) => self.ticks(field, path, words, start),
            FieldKind::Numbers { count, least, most } => {
                self.numbers(field, path, *count, (*least, *most), start)
            }
            FieldKind::Object(fields) => self.object(field, path, fields, start),
            FieldKind::List { item, least, most } => self.list(field, path, item, (*least, *most), start),
            FieldKind::Variants(variants) => self.variants(field, path, variants, start),
            FieldKind::Fixed(_) => html! {},
            FieldKind::Unknown => html! { p .lead { (field.label) " cannot be set here." } },
        }
    }

    fn trouble(&self, path: &str) -> Option<&str> {
        self.wrong.iter().find(|it| it.path == path).map(|it| it.words.as_str())
    }

    /// What is wrong with a field, beside it.
    fn beside(&self, path: &str) -> Markup {
        html! { @if let Some(words) = self.trouble(path) { span .amiss #{ (path) ".amiss" } { (words) } } }
    }

    fn amiss(&self, path: &str) -> Option<String> {
        self.trouble(path).map(|_| format!("{path}.amiss"))
    }

    /// A label with its hint, and the control behind it.
    fn row(&self, field: &Field, path: &str, start: &Value) -> Markup {
        html! {
            p .row .bad[self.trouble(path).is_some()] {
                label for=(path) { (field.label) (hint(&field.about)) }
                (self.single(field, path, start, None))
                (self.beside(path))
            }
        }
    }

    /// The text of a file: chosen from the disk, which fills in the text, or typed there.
    fn document(&self, field: &Field, path: &str, start: &Value) -> Markup {
        let (amiss, file) = (self.amiss(path), format!("{path}.file"));
        let invalid = amiss.as_ref().map(|_| "true");
        html! {
            div .document .bad[self.trouble(path).is_some()] {
                p .pick { label for=(file) { "Choose a file" } " "
                    input #(file) type="file" accept=".json,application/json" data-file-for=(path); }
                label for=(path) { (field.label) (hint(&field.about)) }
                textarea #(path) name=(path) rows="14" spellcheck="false" autocomplete="off" aria-invalid=[invalid]
                    aria-describedby=[amiss] { "\n" (self.text(path, start)) }
                (self.beside(path))
            }
        }
    }

    /// The control alone; without a label beside it, it has a name of its own.
    fn single(&self, field: &Field, path: &str, start: &Value, named: Option<&str>) -> Markup {
        let (amiss, said) = (self.amiss(path), self.form.field(path));
        let invalid = amiss.as_ref().map(|_| "true");
        match &field.kind {
            FieldKind::Choice(words) => html! {
                select #(path) name=(path) aria-label=[named] aria-invalid=[invalid] aria-describedby=[amiss] {
                    @let now = said.unwrap_or_else(|| start.as_str().unwrap_or_default());
                    (options(words, field, now))
                }
            },
            FieldKind::Number { least, most, unit: Unit::One } => html! {
                input #(path) type="number" name=(path) min=[least] max=[most] aria-label=[named]
                    aria-invalid=[invalid] aria-describedby=[amiss] value=(self.text(path, start));
            },
            FieldKind::Number { least, most, unit: Unit::Length(length) } => html! {
                input #(path) type="number" name={ (path) (SAID) } step="0.1" min=[least.map(|it| length.number(it))]
                    max=[most.map(|it| length.number(it))] aria-label=[named] aria-invalid=[invalid] aria-describedby=[amiss]
                    value=(self.length(path, start, *length));
            },
            _ => html! {
                input #(path) name=(path) autocomplete="off" aria-label=[named] aria-invalid=[invalid] aria-describedby=[amiss]
                    value=(self.text(path, start));
            },
        }
    }

    /// What stands in a field.
    fn text(&self, path: &str, start: &Value) -> String {
        match (self.form.field(path), start) {
            (Some(said), _) => said.to_owned(),
            (None, Value::String(text)) => text.clone(),
            (None, Value::Null) => String::new(),
            (None, other) => other.to_string(),
        }
    }

    fn length(&self, path: &str, start: &Value, length: Length) -> String {
        let number = |kept: i64| length.number(kept);
        let kept = self.form.field(path).map(|it| it.parse::<i64>().map_or_else(|_| it.to_owned(), number));
        let said = self.form.field(&format!("{path}{SAID}")).map(str::to_owned);
        said.or(kept).unwrap_or_else(|| start.as_i64().map(number).unwrap_or_default())
    }

    fn yes(&self, field: &Field, path: &str, start: &Value) -> Markup {
        let said = self.form.field(path).map(|_| self.form.all(path).any(|it| it == "true"));
        html! {
            p .tick .bad[self.trouble(path).is_some()] {
                input type="hidden" name=(path) value="false";
                input #(path) type="checkbox" name=(path) value="true" checked[said.unwrap_or(start == true)] aria-describedby=[self.amiss(path)];
                label for=(path) { (field.label) (hint(&field.about)) }
                (self.beside(path))
            }
        }
    }

    fn ticks(&self, field: &Field, path: &str, words: &[WordChoice], start: &Value) -> Markup {
        let on = |word: &str| match self.form.field(path) {
            Some(_) => self.form.all(path).any(|it| it == word),
            None => start.as_array().is_some_and(|it| it.iter().any(|it| it == word)),
        };
        html! {
            fieldset .part #(path) { legend { (field.label) (hint(&field.about)) }
                div .boxes { @for (at, it) in words.iter().enumerate() { span .tickbox {
                    input #{ (path) "." (at) } type="checkbox" name=(path) value=(it.word) checked[on(&it.word)];
                    " " label for={ (path) "." (at) } { (it.read) }
                } } }
                input type="hidden" name=(path) value="";
                (self.beside(path))
            }
        }
    }

    fn numbers(
        &self,
        field: &Field,
        path: &str,
        count: usize,
        (least, most): (Option<i64>, Option<i64>),
        start: &Value,
    ) -> Markup {
        html! {
            p .row .bad[self.trouble(path).is_some()] { span { (field.label) (hint(&field.about)) }
                span .several { @for at in 0..count {
                    input type="number" name={ (path) "." (at) } aria-label={ (field.label) ", " (at + 1) } min=[least] max=[most]
                        value=(self.text(&format!("{path}.{at}"), &start[at])) aria-describedby=[self.amiss(path)];
                } }
                (self.beside(path))
            }
        }
    }

    /// A part with fields of its own; one that can be left out has a box to tick, one in which nothing is set is closed.
    fn object(&self, field: &Field, path: &str, fields: &[Field], start: &Value) -> Markup {
        let begin = format!("{path}.");
        let said = self.form.under(&begin).next().is_some();
        let amiss = self.wrong.iter().any(|it| it.path.starts_with(&begin));
        let plain = field.plainest();
        if field.nullable {
            let on = self
                .form
                .field(path)
                .map_or(!start.is_null(), |_| self.form.all(path).any(|it| it == "true"));
            let start = if start.is_null() { &plain } else { start };
            return html! {
                div .optional {
                    p .tick {
                        input type="hidden" name=(path) value="false";
                        input #(path) type="checkbox" name=(path) value="true" checked[on];
                        label for=(path) { (field.label) (hint(&field.about)) }
                    }
                    fieldset .part aria-label=(field.label) { (self.fields(fields, path, start)) }
                }
            };
        }
        if !field.needed && *start == plain && nothing_set(start) {
            let open = amiss || (said && self.set(fields, path));
            return html! {
                details .part open[open] { summary { (field.label) (hint(&field.about)) } (self.fields(fields, path, start)) }
            };
        }
        html! {
            fieldset .part { legend { (field.label) (hint(&field.about)) } (self.fields(fields, path, start)) (self.beside(path)) }
        }
    }

    /// Whether a form has set anything in a part.
    fn set(&self, fields: &[Field], path: &str) -> bool {
        fields.iter().any(|it| {
            let path = format!("{path}.{}", it.name);
            match &it.kind {
                FieldKind::Object(fields) => self.set(fields, &path),
                FieldKind::Yes => self.form.all(&path).any(|it| it == "true"),
                _ => self.form.filled(&path).is_some_and(|said| {
                    said != "0" && it.usual.as_ref().and_then(Value::as_str) != Some(said)
                }),
            }
        })
    }

    fn list(
        &self,
        field: &Field,
        path: &str,
        item: &Field,
        (least, most): (usize, Option<usize>),
        start: &Value,
    ) -> Markup {
        let begun = start.as_array().cloned().unwrap_or_default();
        let (rows, begun) = match rows(self.form, path) {
            Some(rows) => (rows.into_iter().collect::<Vec<usize>>(), Vec::new()),
            None => ((0..begun.len()).collect(), begun),
        };
        // Where the reader goes on: with the new row, or with the list it was taken from.
        let next = rows.last().map_or(0, |it| it + 1);
        let added = format!("{}#{}", self.again, first_control(item, &format!("{path}.{next}")));
        let to = format!("{}#{path}.add", self.again);
        html! {
            fieldset .part .list #(path) .bad[self.trouble(path).is_some()] { legend { (field.label) (hint(&field.about)) }
                @for (n, at) in rows.iter().enumerate() {
                    @let here = format!("{path}.{at}");
                    @let value = begun.get(*at).cloned().unwrap_or_else(|| item.start());
                    (self.one(item, &here, n + 1, &value, (least < rows.len()).then_some(&to)))
                }
                @if rows.is_empty() { p .none { "None." } }
                input type="hidden" name=(path) value="list";
                @if most.is_none_or(|most| rows.len() < most) {
                    button .btn .small #{ (path) ".add" } type="submit" formmethod="get" formaction=(added) formnovalidate name="add" value=(path) {
                        "Add" span .vh { " to " (field.label) }
                    }
                }
                (self.beside(path))
            }
        }
    }

    /// One row of a list.
    fn one(&self, item: &Field, path: &str, n: usize, start: &Value, to: Option<&String>) -> Markup {
        let named = if item.label.is_empty() { format!("{n}") } else { format!("{} {n}", item.label) };
        let remove = html! {
            @if let Some(to) = to {
                button .btn .small type="submit" formmethod="get" formaction=(to) formnovalidate name="remove" value=(path) {
                    "Remove" span .vh { " " (named) }
                }
            }
        };
        // A row whose boxes are all empty is a row still.
        let mark = html! { input type="hidden" name={ (path) "." } value="row"; };
        match &item.kind {
            FieldKind::Object(fields) => html! {
                fieldset .one { legend { (named) } (self.fields(fields, path, start)) (mark) (self.beside(path)) (remove) }
            },
            FieldKind::Number { .. } | FieldKind::Text { .. } | FieldKind::Choice(_) => html! {
                p .row .entry .bad[self.trouble(path).is_some()] { label for=(path) { (named) } (self.single(item, path, start, None)) (remove) (self.beside(path)) }
            },
            _ => html! { div .one { (self.control(item, path, start)) (remove) } },
        }
    }

    /// A choice of things, with the fields of each; the style sheet shows those of the one that is chosen.
    fn variants(&self, field: &Field, path: &str, variants: &[Variant], start: &Value) -> Markup {
        let first = variants.iter().find(|it| it.holding(start).is_some());
        let now = self.form.field(path).unwrap_or_else(|| first.map_or("", |it| it.word.word.as_str()));
        let amiss = self.amiss(path);
        let words: Vec<WordChoice> = variants.iter().map(|it| it.word.clone()).collect();
        // The first option of what may be nothing is nothing.
        let offset = if field.nullable { 2 } else { 1 };
        html! {
            div .variants {
                p .row .bad[amiss.is_some()] {
                    label for=(path) { (field.label) (hint(&field.about)) }
                    select #(path) name=(path) aria-describedby=[amiss] { (options(&words, field, now)) }
                    (self.beside(path))
                }
                @for (at, it) in variants.iter().enumerate() {
                    @if let Holds::Under(inner) | Holds::Itself(inner) = &it.holds {
                        div class={ "variant v" (at + offset) } {
                            (self.inner(inner, &format!("{path}.{}", it.word.word), it.holding(start).unwrap_or(&inner.start())))
                        }
                    }
                }
            }
        }
    }

    /// What a chosen thing has: its fields need no head of their own.
    fn inner(&self, field: &Field, path: &str, start: &Value) -> Markup {
        match &field.kind {
            FieldKind::Object(fields) => self.fields(fields, path, start),
            _ => self.control(field, path, start),
        }
    }
}

fn options(words: &[WordChoice], field: &Field, now: &str) -> Markup {
    html! {
        @if field.nullable { option value="" selected[now.is_empty()] { (field.none) } }
        @for it in words { option value=(it.word) selected[it.word == now] { (it.read) } }
    }
}

fn hint(about: &str) -> Markup {
    html! { @if !about.is_empty() { small { (about) } } }
}

/// Whether a value has nothing in it but noes, noughts and nothings.
fn nothing_set(value: &Value) -> bool {
    match value {
        Value::Null | Value::Bool(false) => true,
        Value::Bool(true) | Value::String(_) => false,
        Value::Number(it) => it.as_i64() == Some(0),
        Value::Array(all) => all.is_empty(),
        Value::Object(all) => all.values().all(nothing_set),
    }
}

/// The id of the first control of a row, which a link to it puts the reader into.
fn first_control(field: &Field, path: &str) -> String {
    match &field.kind {
        FieldKind::Object(fields) => {
            let drawn = fields.iter().find(|it| !matches!(it.kind, FieldKind::Fixed(_) | FieldKind::Unknown));
            drawn.map_or_else(|| path.to_owned(), |it| first_control(it, &format!("{path}.{}", it.name)))
        }
        FieldKind::Ticks(_) => format!("{path}.0"),
        FieldKind::Yes
        | FieldKind::Number { .. }
        | FieldKind::Text { .. }
        | FieldKind::Document
        | FieldKind::Choice(_)
        | FieldKind::Numbers { .. }
        | FieldKind::List { .. }
        | FieldKind::Variants(_)
        | FieldKind::Fixed(_)
        | FieldKind::Unknown => path.to_owned(),
    }
}
