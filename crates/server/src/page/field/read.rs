//! What was filled in, as the value that was meant; what is wrong is said field by field.
use std::collections::BTreeSet;

use serde_json::{Map, Value, json};

use super::kind::{Field, FieldKind, Holds, Unit, Variant, WordChoice};
use crate::form::FormData;

/// Behind the name of a length that is said as at the table; without it, it is in millimetres.
pub const SAID: &str = ".said";

/// How many rows of a list are read at the most.
const MOST_ROWS: usize = 100;

/// What is wrong with one field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FieldFault {
    /// The name of the field in the form; empty for the whole of it.
    pub path: String,
    /// What the field is called.
    pub label: String,
    pub words: String,
}

/// The value that a form means, or all that is wrong with it; what the form does not speak of is left out.
pub fn read(field: &Field, form: &FormData, path: &str) -> Result<Value, Vec<FieldFault>> {
    let mut reader = Reader { form, wrong: Vec::new() };
    let value = reader.value(field, path);
    if reader.wrong.is_empty() { Ok(value.unwrap_or_default()) } else { Err(reader.wrong) }
}

struct Reader<'a> {
    form: &'a FormData,
    wrong: Vec<FieldFault>,
}

impl Reader<'_> {
    /// What the form says of a field; nothing where it is silent.
    fn value(&mut self, field: &Field, path: &str) -> Option<Value> {
        let said = match &field.kind {
            FieldKind::Yes => self.yes(field, path),
            FieldKind::Number { least, most, unit } => self.number(field, path, (*least, *most), *unit),
            FieldKind::Text { longest } => self.text(field, path, *longest),
            FieldKind::Document => self.text(field, path, None),
            FieldKind::Choice(words) => self.choice(field, path, words),
            FieldKind::Ticks(words) => self.ticks(field, path, words),
            FieldKind::Numbers { count, least, most } => self.numbers(field, path, *count, (*least, *most)),
            FieldKind::Object(fields) => self.object(field, path, fields),
            FieldKind::List { item, .. } => self.list(item, path).map(|it| match it.as_array() {
                Some(all) if all.is_empty() && field.nullable => Value::Null,
                Some(_) | None => it,
            }),
            FieldKind::Variants(variants) => self.variant(field, path, variants),
            FieldKind::Fixed(it) => Some(it.clone()),
            FieldKind::Unknown => None,
        };
        said.filter(|it| !it.is_null() || (field.nullable && !field.needed))
    }

    fn refuse(&mut self, field: &Field, path: &str, words: impl Into<String>) -> Option<Value> {
        self.wrong.push(FieldFault {
            path: path.to_owned(),
            label: field.label.clone(),
            words: words.into(),
        });
        None
    }

    /// A field that is there and empty: nothing, if it may be, and otherwise what it usually is.
    fn empty(&mut self, field: &Field, path: &str, wanted: &str) -> Option<Value> {
        if field.nullable {
            return self.form.field(path).map(|_| Value::Null);
        }
        if field.needed {
            return self.refuse(field, path, wanted);
        }
        None
    }

    /// A box posts nothing when it is not ticked; a hidden field of its name says that it was there.
    fn yes(&self, field: &Field, path: &str) -> Option<Value> {
        let mut said = self.form.all(path).peekable();
        if said.peek().is_none() && !field.needed {
            return None;
        }
        Some(Value::Bool(said.any(|it| it == "true")))
    }

    fn number(
        &mut self,
        field: &Field,
        path: &str,
        (least, most): (Option<i64>, Option<i64>),
        unit: Unit,
    ) -> Option<Value> {
        let wanted = wanted(least, most, unit);
        let said = match unit {
            Unit::Length(length) => self.form.filled(&format!("{path}{SAID}")).map(|it| (it, length)),
            Unit::One => None,
        };
        let text = said.map_or_else(|| self.form.filled(path).unwrap_or_default(), |it| it.0);
        if text.is_empty() {
            return self.empty(field, path, &wanted);
        }
        let number = match said {
            Some((_, length)) => length.read(text),
            None => text.parse::<i64>().ok(),
        };
        let fits = |it: &i64| least.is_none_or(|least| least <= *it) && most.is_none_or(|most| *it <= most);
        match number.filter(fits) {
            Some(number) => Some(json!(number)),
            None => self.refuse(field, path, wanted),
        }
    }

    fn text(&mut self, field: &Field, path: &str, longest: Option<u64>) -> Option<Value> {
        let Some(text) = self.form.filled(path) else { return self.empty(field, path, "Fill this in.") };
        match longest.filter(|it| *it < text.chars().count() as u64) {
            Some(longest) => self.refuse(field, path, format!("At most {longest} characters.")),
            None => Some(json!(text)),
        }
    }

    fn choice(&mut self, field: &Field, path: &str, words: &[WordChoice]) -> Option<Value> {
        let Some(text) = self.form.filled(path) else { return self.empty(field, path, "Choose one.") };
        match words.iter().find(|it| it.word == text) {
            Some(word) => Some(json!(word.word)),
            None => self.refuse(field, path, no_such(text)),
        }
    }

    fn ticks(&mut self, field: &Field, path: &str, words: &[WordChoice]) -> Option<Value> {
        let said: Vec<&str> = self.form.all(path).filter(|it| !it.is_empty()).collect();
        if let Some(unknown) = said.iter().find(|it| !words.iter().any(|word| word.word == **it)) {
            let words = no_such(unknown);
            return self.refuse(field, path, words);
        }
        (self.form.field(path).is_some() || field.needed).then(|| json!(said))
    }

    fn numbers(
        &mut self,
        field: &Field,
        path: &str,
        count: usize,
        (least, most): (Option<i64>, Option<i64>),
    ) -> Option<Value> {
        let texts: Vec<&str> =
            (0..count).filter_map(|at| self.form.filled(&format!("{path}.{at}"))).collect();
        if texts.is_empty() {
            return None;
        }
        let fits = |it: &i64| least.is_none_or(|least| least <= *it) && most.is_none_or(|most| *it <= most);
        let each: Option<Vec<i64>> = texts.iter().map(|it| it.parse().ok().filter(fits)).collect();
        match each.filter(|it| it.len() == count) {
            Some(each) => Some(json!(each)),
            None => {
                self.refuse(field, path, format!("Enter {count} numbers. {}", wanted(least, most, Unit::One)))
            }
        }
    }

    fn object(&mut self, field: &Field, path: &str, fields: &[Field]) -> Option<Value> {
        if field.nullable && self.form.field(path).is_some() && !self.form.all(path).any(|it| it == "true") {
            return Some(Value::Null);
        }
        let start = format!("{path}.");
        if !field.needed && self.form.under(&start).next().is_none() {
            return None;
        }
        let mut all = Map::new();
        for it in fields {
            if let Some(value) = self.value(it, &format!("{start}{}", it.name)) {
                all.insert(it.name.clone(), value);
            }
        }
        Some(Value::Object(all))
    }

    fn list(&mut self, item: &Field, path: &str) -> Option<Value> {
        let rows = rows(self.form, path)?;
        let mut all = Vec::new();
        for at in rows {
            all.extend(self.value(item, &format!("{path}.{at}")));
        }
        Some(Value::Array(all))
    }

    fn variant(&mut self, field: &Field, path: &str, variants: &[Variant]) -> Option<Value> {
        let Some(text) = self.form.filled(path) else { return self.empty(field, path, "Choose one.") };
        let Some(it) = variants.iter().find(|it| it.word.word == text) else {
            return self.refuse(field, path, no_such(text));
        };
        let path = format!("{path}.{text}");
        match &it.holds {
            Holds::Nothing => Some(json!(text)),
            Holds::Under(inner) => Some(json!({ text: self.value(inner, &path)? })),
            Holds::Itself(inner) => self.value(inner, &path),
        }
    }
}

/// The places of a list in which a form has something; nothing if the form has no such list.
pub fn rows(form: &FormData, path: &str) -> Option<BTreeSet<usize>> {
    let start = format!("{path}.");
    let place = |(rest, _): (&str, &str)| rest.split('.').next()?.parse().ok();
    let rows: BTreeSet<usize> = form.under(&start).filter_map(place).filter(|it| *it < MOST_ROWS).collect();
    (!rows.is_empty() || form.field(path).is_some()).then_some(rows)
}

fn no_such(text: &str) -> String {
    format!("“{}” is not one of the choices.", text.replace('-', " "))
}

/// What a number has to be.
fn wanted(least: Option<i64>, most: Option<i64>, unit: Unit) -> String {
    let said = |it: i64| match unit {
        Unit::One => it.to_string(),
        Unit::Length(length) => length.number(it),
    };
    let what = match unit {
        Unit::One => "A whole number".to_owned(),
        Unit::Length(length) => format!("A length in {}, with at most one decimal", length.short()),
    };
    match (least, most) {
        (Some(least), Some(most)) => format!("{what}, from {} to {}.", said(least), said(most)),
        (Some(least), None) => format!("{what}, {} or more.", said(least)),
        (None, Some(most)) => format!("{what}, at most {}.", said(most)),
        (None, None) => format!("{what}."),
    }
}
