//! What a book says is wrong, put beside the field that it is about.
use kernel::written::{FaultReason, ValueFault};

use super::{
    FieldFault,
    kind::{Field, FieldKind, Holds, Unit},
};

/// What is wrong with a value, beside the field it is about; about the whole form where that has no such field.
pub fn at(root: &Field, start: &str, fault: &ValueFault) -> FieldFault {
    beside(root, start, fault).unwrap_or_else(|| match &fault.reason {
        FaultReason::Missing => of_the_whole(&fault.to_string()),
        reason @ (FaultReason::Bounds(_) | FaultReason::Words(_)) => of_the_whole(&reason.to_string()),
    })
}

/// What is wrong with all of a form.
pub fn of_the_whole(words: &str) -> FieldFault {
    FieldFault { path: String::new(), label: String::new(), words: sentence(words.trim_end_matches('.')) }
}

/// The same beside the field that its steps lead to; nothing if the form has no such field.
fn beside(root: &Field, start: &str, fault: &ValueFault) -> Option<FieldFault> {
    let (mut path, mut field) = (start.to_owned(), root);
    if fault.steps().is_empty() {
        return None;
    }
    for step in fault.steps() {
        let (name, inner) = within(field, &step.to_string())?;
        path = format!("{path}.{name}");
        field = inner;
    }
    Some(FieldFault { path, label: field.label.clone(), words: sentence(&words(field, &fault.reason)) })
}

/// A reason as its field says it: what is missing can be filled in, and lengths are in the unit of the field.
fn words(field: &Field, reason: &FaultReason) -> String {
    let length = match &field.kind {
        FieldKind::Number { unit: Unit::Length(length), .. } => Some(*length),
        _ => None,
    };
    match reason {
        FaultReason::Missing => "fill this in".to_owned(),
        FaultReason::Bounds(_) | FaultReason::Words(_) => {
            let words = reason.words(|mm| length.map_or_else(|| mm.to_string(), |it| it.number(mm)));
            words.trim_end_matches('.').to_owned()
        }
    }
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

fn sentence(words: &str) -> String {
    let mut letters = words.chars();
    let first: String = letters.next().map_or(String::new(), |it| it.to_uppercase().collect());
    let end = if words.ends_with(['.', '?']) { "" } else { "." };
    format!("{first}{}{end}", letters.as_str())
}
