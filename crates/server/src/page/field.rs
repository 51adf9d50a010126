//! Forms made from a JSON Schema, and what was filled in read back by it.
use maud::{Markup, html};
use serde_json::{Map, Value};

use crate::form::Form;

/// What a field of a form takes.
enum Kind<'a> {
    Choice(Vec<&'a str>),
    Several(Vec<&'a str>),
    Yes,
    Number,
    Text,
    Inside(&'a Value),
    /// Too rich for a control of its own.
    Json,
}

/// One control for each property of an object; those within it have dotted names.
pub fn fields(object: &Value, schema: &Value, form: &Form, start: &str) -> Markup {
    let none = Map::new();
    let properties = object["properties"].as_object().unwrap_or(&none);
    let drawn = |needed: bool| {
        let these = properties.iter().filter(move |it| needs(object, it.0) == needed);
        html! { @for (name, field) in these {
            (control(&format!("{start}{name}"), name, field, schema, form, needed))
        } }
    };
    html! {
        (drawn(true))
        (drawn(false))
        @if properties.is_empty() { p .lead { "It takes nothing." } }
    }
}

fn needs(object: &Value, name: &str) -> bool {
    object["required"].as_array().is_some_and(|it| it.iter().any(|it| it == name))
}

fn control(path: &str, name: &str, field: &Value, schema: &Value, form: &Form, needed: bool) -> Markup {
    let value = form.field(path);
    let about = field["description"].as_str().unwrap_or_default();
    let label = name.replace('_', " ");
    let id = format!("given-{path}");
    html! {
        @match kind(field, schema) {
            Kind::Inside(inner) if needed => {
                fieldset { legend .lab { (label) } (fields(inner, schema, form, &format!("{path}."))) }
            }
            Kind::Inside(inner) => {
                details open[form.under(&format!("{path}.")).any(|it| !it.1.is_empty())] {
                    summary { (label) }
                    (fields(inner, schema, form, &format!("{path}.")))
                }
            }
            Kind::Several(words) => fieldset { legend .lab { (label) }
                @for word in words { label .tickbox {
                    input type="checkbox" name=(path) value=(word) checked[form.all(path).any(|it| it == word)];
                    " " (word.replace('-', " "))
                } } },
            Kind::Yes => p .row { label for=(id) { (label) small { (about) } }
                input #(id) type="checkbox" name=(path) value="true" checked[value == Some("true")]; },
            Kind::Choice(words) => p .row { label for=(id) { (label) small { (about) } }
                select #(id) name=(path) {
                    @if !needed { option value="" { "–" } }
                    @for word in words { option value=(word) selected[value == Some(word)] { (word.replace('-', " ")) } }
                } },
            Kind::Number => p .row { label for=(id) { (label) small { (about) } }
                input #(id) type="number" name=(path) required[needed] value=(value.unwrap_or_default())
                    placeholder=[field["default"].as_i64()] min=[field["minimum"].as_i64()] max=[field["maximum"].as_i64()]; },
            Kind::Text => p .row { label for=(id) { (label) small { (about) } }
                input #(id) name=(path) required[needed] value=(value.unwrap_or_default()); },
            Kind::Json => p .row { label for=(id) { (label) small { (about) " (as JSON)" } }
                input #(id) name=(path) required[needed] value=(value.unwrap_or_default()) placeholder="[]"; },
        }
    }
}

/// What a reference stands for.
fn resolved<'a>(field: &'a Value, schema: &'a Value) -> &'a Value {
    let name = field["$ref"].as_str().and_then(|it| it.rsplit('/').next());
    name.map_or(field, |it| &schema["$defs"][it])
}

/// The words to choose from, if a field takes nothing else.
fn words(field: &Value) -> Option<Vec<&str>> {
    if let Some(word) = field["const"].as_str() {
        return Some(vec![word]);
    }
    if let Some(all) = field["enum"].as_array() {
        return all.iter().map(Value::as_str).collect();
    }
    let each: Option<Vec<_>> = field["oneOf"].as_array()?.iter().map(words).collect();
    each.map(|it| it.concat())
}

fn kind<'a>(field: &'a Value, schema: &'a Value) -> Kind<'a> {
    let field = resolved(field, schema);
    if field["enum"].is_array() {
        return words(field).map_or(Kind::Json, Kind::Choice);
    }
    if field["oneOf"].is_array() {
        return words(field).map_or(Kind::Json, Kind::Choice);
    }
    if field["type"] == "array" {
        return words(resolved(&field["items"], schema)).map_or(Kind::Json, Kind::Several);
    }
    if let Some(options) = field["anyOf"].as_array() {
        let mut real = options.iter().filter(|it| it["type"] != "null");
        return match (real.next(), real.next()) {
            (Some(one), None) => kind(one, schema),
            _ => Kind::Json,
        };
    }
    let named = |it: &Value| match it.as_str() {
        Some("boolean") => Some(Kind::Yes),
        Some("integer" | "number") => Some(Kind::Number),
        Some("string") => Some(Kind::Text),
        Some("object") if field["properties"].is_object() => Some(Kind::Inside(field)),
        _ => None,
    };
    match &field["type"] {
        Value::Array(several) => several.iter().find_map(named).unwrap_or(Kind::Json),
        one => named(one).unwrap_or(Kind::Json),
    }
}

/// What was filled in, as the procedure takes it; what was left empty is left out.
pub fn filled(object: &Value, schema: &Value, form: &Form, start: &str) -> Result<Value, String> {
    let mut given = Map::new();
    for (name, field) in object["properties"].as_object().into_iter().flatten() {
        let path = format!("{start}{name}");
        let text = form.filled(&path);
        let value = match (kind(field, schema), text) {
            (Kind::Inside(inner), _) => {
                let inner = filled(inner, schema, form, &format!("{path}."))?;
                let empty = inner.as_object().is_none_or(Map::is_empty);
                (!empty || needs(object, name)).then_some(inner)
            }
            (Kind::Several(_), _) => Some(Value::from_iter(form.all(&path))),
            (Kind::Yes, Some(text)) => Some(Value::Bool(text == "true")),
            (Kind::Yes, None) => needs(object, name).then_some(Value::Bool(false)),
            (_, None) => None,
            (Kind::Choice(_) | Kind::Text, Some(text)) => Some(Value::from(text)),
            (Kind::Number | Kind::Json, Some(text)) => {
                Some(serde_json::from_str(text).map_err(|_| format!("{path}: `{text}` cannot be read"))?)
            }
        };
        if let Some(value) = value {
            given.insert(name.clone(), value);
        }
    }
    Ok(Value::Object(given))
}
