//! What a book says is wrong, put beside the field that it is about.
use kernel::FormFault;
use view::Length;

use super::{
    FieldFault,
    kind::{Field, FieldKind, Holds, Unit},
};

/// What a rule refuses, beside the field it is about; about the whole form where it names none of it.
pub fn at(root: &Field, start: &str, unfit: &FormFault) -> FieldFault {
    let words = unfit.reason.trim_end_matches('.');
    let named = unfit.field.strip_prefix('/');
    let found = named.and_then(|it| beside(root, start, it.split('/'), words));
    found.unwrap_or_else(|| of_the_whole(words))
}

/// What is wrong with all of a form.
pub fn of_the_whole(words: &str) -> FieldFault {
    FieldFault { path: String::new(), label: String::new(), words: sentence(words) }
}

/// Words beside the field that these steps lead to; nothing if the form has no such field.
fn beside<'a>(
    root: &Field,
    start: &str,
    steps: impl Iterator<Item = &'a str>,
    words: &str,
) -> Option<FieldFault> {
    let (mut path, mut field) = (start.to_owned(), root);
    for step in steps {
        let (name, inner) = within(field, step)?;
        path = format!("{path}.{name}");
        field = inner;
    }
    let words = match &field.kind {
        FieldKind::Number { unit: Unit::Length(length), .. } => in_unit(words, *length),
        _ => words.to_owned(),
    };
    Some(FieldFault { path, label: field.label.clone(), words: sentence(&words) })
}

/// What a book refuses begins with the field's path, as in `targets[0].range_mm: 0 to 300`; other words are about the whole.
pub fn placed(root: &Field, start: &str, said: &str) -> FieldFault {
    let whole = || of_the_whole(said);
    let Some((place, words)) = said.split_once(": ") else {
        return missing(root, start, said).unwrap_or_else(whole);
    };
    if let Some(it) = missing(root, start, said) {
        return it;
    }
    // Of several fields the first will do.
    let first = place.split(", ").next().unwrap_or(place).replace('[', ".").replace(']', "");
    beside(root, start, first.split('.'), words).unwrap_or_else(whole)
}

/// The trouble of a field that was left out, in the reader's own words for it.
fn missing(root: &Field, start: &str, said: &str) -> Option<FieldFault> {
    let place = said.strip_suffix(" is missing")?;
    let it = placed(root, start, &format!("{place}: fill this in"));
    (!it.path.is_empty()).then_some(it)
}

/// The field that a step of a path leads to, and its name in the form.
fn within<'a>(field: &'a Field, step: &str) -> Option<(String, &'a Field)> {
    match &field.kind {
        FieldKind::Object(fields) => fields.iter().find(|it| it.name == step).map(|it| (step.to_owned(), it)),
        FieldKind::List { item, .. } => step.parse::<usize>().ok().map(|at| (at.to_string(), &**item)),
        FieldKind::Variants(variants) => variants.iter().find_map(|it| {
            let (Holds::Under(inner) | Holds::Itself(inner)) = &it.holds else { return None };
            if it.word.word == step {
                return Some((step.to_owned(), &**inner));
            }
            let (name, found) = within(inner, step)?;
            Some((format!("{}.{name}", it.word.word), found))
        }),
        FieldKind::Yes
        | FieldKind::Number { .. }
        | FieldKind::Text { .. }
        | FieldKind::Document
        | FieldKind::Choice(_)
        | FieldKind::Ticks(_)
        | FieldKind::Numbers { .. }
        | FieldKind::Fixed(_)
        | FieldKind::Unknown => None,
    }
}

/// All that is wrong as one line, for whoever cannot see the fields.
pub fn together(wrong: &[FieldFault]) -> String {
    let each = wrong.iter().map(|it| match it.label.is_empty() {
        true => it.words.clone(),
        false => format!("{}: {}", it.label, it.words),
    });
    each.collect::<Vec<_>>().join(" ")
}

/// The whole numbers of a text, which are millimetres, as they are said at the table.
fn in_unit(words: &str, length: Length) -> String {
    let mut out = String::new();
    for part in words.split_inclusive(|it: char| !it.is_ascii_digit()) {
        let digits = part.trim_end_matches(|it: char| !it.is_ascii_digit());
        match digits.parse::<i64>() {
            Ok(mm) => out.push_str(&format!("{}{}", length.number(mm), &part[digits.len()..])),
            Err(_) => out.push_str(part),
        }
    }
    out
}

fn sentence(words: &str) -> String {
    let mut letters = words.chars();
    let first: String = letters.next().map_or(String::new(), |it| it.to_uppercase().collect());
    let end = if words.ends_with(['.', '?']) { "" } else { "." };
    format!("{first}{}{end}", letters.as_str())
}
