//! Which book a scenario file is of. Only that book reads it, so that a mistake is never answered with what another book wants.
use kernel::written::{Fault, Wrong, json, semantic};
use serde_json::{Map, Value};

use crate::{Rulebook, book, books};

/// The book that a scenario's text names, or whose fields it has; the error says what is missing.
pub fn book_of(text: &str) -> Result<&'static Rulebook, Wrong> {
    let value = json(text, "scenario")?;
    let Value::Object(file) = &value else {
        return Err(semantic(
            text,
            Fault::new("", "no object", "a scenario: `{ \"book\": …, \"title\": … }`"),
        ));
    };
    if let Some(named) = file.get("book") {
        let known = named.as_str().and_then(book);
        return known.ok_or_else(|| semantic(text, Fault::new("/book", named.to_string(), ids())));
    }
    let of_schema = file.get("$schema").and_then(Value::as_str).and_then(by_schema);
    of_schema.or_else(|| by_fields(file)).ok_or_else(|| semantic(text, Fault::new("", "no `book`", ids())))
}

/// The books there are, as a file names them.
fn ids() -> String {
    if books().is_empty() {
        return "a book, of which there is none on this shelf".to_owned();
    }
    let all: Vec<String> = books().iter().map(|it| format!("\"book\": \"{}\"", it.id)).collect();
    all.join(" or ")
}

/// The book whose schema an editor is told to use: `../atzr.schema.json`.
fn by_schema(path: &str) -> Option<&'static Rulebook> {
    let file = path.rsplit(['/', '\\']).next()?;
    book(file.strip_suffix(".schema.json")?)
}

/// The book that knows more of the file's fields than any other.
fn by_fields(file: &Map<String, Value>) -> Option<&'static Rulebook> {
    let known = |it: &Rulebook| {
        let fields = (it.scenario_fields)();
        file.keys().filter(|name| fields.contains(&name.as_str())).count()
    };
    let most = books().iter().map(known).max()?;
    let mut best = books().iter().filter(|it| known(it) == most);
    match (best.next(), best.next()) {
        (Some(only), None) => Some(only),
        _ => None,
    }
}
