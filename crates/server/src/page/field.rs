//! Forms made from a JSON Schema, and what was filled in read back by it.
use maud::{Markup, html};
use serde_json::{Map, Value, json};

use crate::form::Form;

/// What a field of a form takes.
enum Kind<'a> {
    Choice(Vec<&'a str>),
    Several(Vec<&'a str>),
    Yes,
    Number,
    Text,
    Inside(&'a Value),
    /// So many numbers in a row.
    Numbers(usize),
    /// A list of things, each with fields of its own.
    Rows(&'a Value),
    /// One of several things by name, each with the fields it takes, if any.
    Shapes(Vec<(&'a str, Option<&'a Value>)>),
    /// Too rich for a control of its own.
    Json,
}

/// How many things a list in a form has room for.
const ROWS: usize = 3;

/// One control for each property of an object; those within it have dotted names.
pub fn fields(object: &Value, schema: &Value, form: &Form, start: &str) -> Markup {
    within(object, schema, form, start, true)
}

/// The same; what stands in a list can all be left empty.
fn within(object: &Value, schema: &Value, form: &Form, start: &str, strict: bool) -> Markup {
    let none = Map::new();
    let properties = object["properties"].as_object().unwrap_or(&none);
    let drawn = |needed: bool| {
        let these = properties.iter().filter(move |it| needs(object, it.0) == needed);
        html! { @for (name, field) in these {
            (control(&format!("{start}{name}"), name, field, schema, form, needed && strict))
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
    let label = field["title"].as_str().map_or_else(|| label(name), str::to_owned);
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
            Kind::Numbers(count) => p .row { span { (label) small { (about) } }
                span .several { @for at in 0..count {
                    input type="number" name={ (path) "." (at) } aria-label={ (label) ", " (at + 1) } min="0"
                        value=(form.field(&format!("{path}.{at}")).unwrap_or_default()) placeholder=[field["default"][at].as_i64()];
                } } },
            Kind::Rows(inner) => fieldset { legend .lab { (label) }
                @for at in 0..ROWS {
                    details open[at == 0 || form.under(&format!("{path}.{at}.")).any(|it| !it.1.is_empty())] {
                        summary { (at + 1) }
                        (within(inner, schema, form, &format!("{path}.{at}."), false))
                    }
                } },
            Kind::Shapes(shapes) => {
                p .row { label for=(id) { (label) small { (about) } }
                    select #(id) name=(path) {
                        @if !needed { option value="" { "–" } }
                        @for (name, _) in &shapes { option value=(name) selected[value == Some(name)] { (name.replace('-', " ")) } }
                    }
                }
                @for (name, inner) in &shapes { @if let Some(inner) = inner {
                    details open[value == Some(name)] { summary { "If it is “" (name.replace('-', " ")) "”" }
                        (within(inner, schema, form, &format!("{path}.{name}."), false)) }
                } }
            },
            Kind::Several(words) => fieldset { legend .lab { (label) }
                @for word in words { label .tickbox {
                    input type="checkbox" name=(path) value=(word) checked[form.all(path).any(|it| it == word)];
                    " " (word.replace('-', " "))
                } } },
            Kind::Yes => p .row { label for=(id) { (label) small { (about) } }
                input #(id) type="checkbox" name=(path) value="true" checked[value == Some("true")]; },
            Kind::Choice(words) => p .row { label for=(id) { (label) small { (about) } }
                select #(id) name=(path) {
                    @if !needed { option value="" { (usual(field)) } }
                    @for word in words { option value=(word) selected[value == Some(word)] { (read(field, schema, word)) } }
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

/// What a choice is if nobody makes it.
fn usual(field: &Value) -> String {
    field["default"]
        .as_str()
        .map_or_else(|| "–".to_owned(), |it| format!("{} (as usual)", it.replace('-', " ")))
}

/// A word to choose as people read it: by the title that a schema gives it, if it does.
fn read(field: &Value, schema: &Value, word: &str) -> String {
    let options = resolved(field, schema)["oneOf"].as_array();
    let option = options.and_then(|it| it.iter().find(|it| it["const"] == word));
    let title = option.and_then(|it| it["title"].as_str());
    title.map_or_else(|| word.replace('-', " "), str::to_owned)
}

/// The name of a field as people read it: `range_mm` is `Range (mm)`.
fn label(name: &str) -> String {
    let (name, unit) = match name.rsplit_once('_') {
        Some((name, unit @ ("mm" | "cm"))) => (name, format!(" ({unit})")),
        Some(_) | None => (name, String::new()),
    };
    let words = name.replace('_', " ");
    let mut letters = words.chars();
    let first: String = letters.next().map_or(String::new(), |it| it.to_uppercase().collect());
    format!("{first}{}{unit}", letters.as_str())
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
    if let Some(options) = field["oneOf"].as_array() {
        return words(field).map_or_else(|| shapes(options).map_or(Kind::Json, Kind::Shapes), Kind::Choice);
    }
    if field["type"] == "array" {
        return list(field, schema);
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

fn list<'a>(field: &'a Value, schema: &'a Value) -> Kind<'a> {
    let item = resolved(&field["items"], schema);
    if let Some(words) = words(item) {
        return Kind::Several(words);
    }
    let fixed = field["maxItems"].as_u64().filter(|it| field["minItems"].as_u64() == Some(*it) && *it <= 4);
    match (fixed, item["type"].as_str()) {
        (Some(count), Some("integer")) => Kind::Numbers(count as usize),
        (_, Some("object")) if item["properties"].is_object() => Kind::Rows(item),
        _ => Kind::Json,
    }
}

/// Things by name: a bare word, or an object with the one property of that name.
fn shapes(options: &[Value]) -> Option<Vec<(&str, Option<&Value>)>> {
    let mut all = Vec::new();
    for it in options {
        if let Some(bare) = words(it) {
            all.extend(bare.into_iter().map(|it| (it, None)));
            continue;
        }
        let name = it["required"][0].as_str()?;
        let inner = &it["properties"][name];
        all.push((name, Some(inner.get("properties").map(|_| inner)?)));
    }
    Some(all)
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
            (Kind::Numbers(count), _) => numbers(count, form, &path)?,
            (Kind::Rows(inner), _) => Some(rows(inner, schema, form, &path)?),
            (Kind::Shapes(shapes), Some(text)) => match shapes.iter().find(|it| it.0 == text) {
                Some((name, Some(inner))) => {
                    Some(json!({ *name: filled(inner, schema, form, &format!("{path}.{name}."))? }))
                }
                Some((name, None)) => Some(json!(name)),
                None => return Err(format!("{path}: there is no `{text}`")),
            },
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

/// All numbers of a row, or none of them.
fn numbers(count: usize, form: &Form, path: &str) -> Result<Option<Value>, String> {
    let texts: Vec<&str> = (0..count).filter_map(|at| form.filled(&format!("{path}.{at}"))).collect();
    if texts.is_empty() {
        return Ok(None);
    }
    let each: Result<Vec<i64>, _> = texts.iter().map(|it| it.parse()).collect();
    let wrong = || format!("{path}: {count} whole numbers are wanted");
    let each = each.map_err(|_| wrong())?;
    if each.len() == count { Ok(Some(json!(each))) } else { Err(wrong()) }
}

/// The rows of a list in which something was filled in.
fn rows(inner: &Value, schema: &Value, form: &Form, path: &str) -> Result<Value, String> {
    let mut all = Vec::new();
    for at in 0..ROWS {
        let start = format!("{path}.{at}.");
        if form.under(&start).any(|it| !it.1.is_empty()) {
            all.push(filled(inner, schema, form, &start)?);
        }
    }
    Ok(Value::Array(all))
}

/// A value as the fields of a form would have it.
pub fn flat(value: &Value, start: &str) -> Vec<(String, String)> {
    let name = start.trim_end_matches('.').to_owned();
    match value {
        Value::Object(all) => all.iter().flat_map(|(key, it)| shape(it, key, start)).collect(),
        Value::Array(all) if all.iter().all(Value::is_string) => {
            all.iter().filter_map(Value::as_str).map(|it| (name.clone(), it.to_owned())).collect()
        }
        Value::Array(all) => {
            all.iter().enumerate().flat_map(|(at, it)| flat(it, &format!("{start}{at}."))).collect()
        }
        Value::Null => Vec::new(),
        Value::String(text) => vec![(name, text.clone())],
        Value::Bool(_) | Value::Number(_) => vec![(name, value.to_string())],
    }
}

/// A field of an object; a thing that is chosen by name says its name too.
fn shape(value: &Value, key: &str, start: &str) -> Vec<(String, String)> {
    let mut all = flat(value, &format!("{start}{key}."));
    if let Some((only, inner)) = value.as_object().filter(|it| it.len() == 1).and_then(|it| it.iter().next())
        && inner.is_object()
    {
        all.push((format!("{start}{key}"), only.clone()));
    }
    all
}
