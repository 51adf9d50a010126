//! Which book a scenario file is of. Only that book reads it, so that a mistake is never answered with what another book wants.
use kernel::written::{Fault, Wrong, json, semantic};
use serde_json::{Map, Value};

use crate::{BOOKS, Shelved, book};

/// The book that a scenario's text names, or whose fields it has; the error says what is missing.
pub fn book_of(text: &str) -> Result<&'static Shelved, Wrong> {
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
    let all: Vec<String> = BOOKS.iter().map(|it| format!("\"book\": \"{}\"", it.id)).collect();
    all.join(" or ")
}

/// The book whose schema an editor is told to use: `../atzr.schema.json`.
fn by_schema(path: &str) -> Option<&'static Shelved> {
    let file = path.rsplit(['/', '\\']).next()?;
    book(file.strip_suffix(".schema.json")?)
}

/// The book that knows more of the file's fields than any other.
fn by_fields(file: &Map<String, Value>) -> Option<&'static Shelved> {
    let known = |it: &Shelved| {
        let fields = (it.scenario_fields)();
        file.keys().filter(|name| fields.contains(&name.as_str())).count()
    };
    let most = BOOKS.iter().map(known).max()?;
    let mut best = BOOKS.iter().filter(|it| known(it) == most);
    match (best.next(), best.next()) {
        (Some(only), None) => Some(only),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    fn said(text: &str) -> String {
        book_of(text).unwrap_err().to_string()
    }

    #[test]
    fn every_scenario_is_known_by_what_it_says_with_and_without_its_schema() {
        for shelved in BOOKS {
            for (id, text) in (shelved.scenarios)() {
                assert_eq!(book_of(text).unwrap().id, shelved.id, "{id}");
                let bare = text.replacen("\"$schema\"", "\"about_the_schema\"", 1);
                assert_eq!(book_of(&bare).unwrap().id, shelved.id, "{id}");
            }
        }
    }

    #[test]
    fn the_field_book_counts_for_more_than_all_others() {
        let text = r#"{"book": "atzr", "$schema": "dwa.schema.json", "humans": [], "size": [1, 2]}"#;
        assert_eq!(book_of(text).unwrap().id, "atzr");
        assert_eq!(
            said("{\n  \"book\": \"chess\"\n}"),
            "line 2, column 11: /book: found \"chess\", expected \"book\": \"dwa\" or \"book\": \"atzr\""
        );
        assert!(said(r#"{"book": 7}"#).contains("/book: found 7, expected"));
    }

    #[test]
    fn who_says_nothing_of_any_book_is_asked_for_it() {
        let expected = "found no `book`, expected \"book\": \"dwa\" or \"book\": \"atzr\"";
        for text in ["{}", r#"{"title": "Somewhere"}"#, r#"{"title": "", "$schema": "chess.schema.json"}"#] {
            assert_eq!(said(text), format!("line 1, column 1: {expected}"), "{text}");
        }
        assert!(said("[]").contains("found no object"));
        assert!(said("").contains("found the end of the text"));
    }

    #[test]
    fn a_mistake_is_answered_by_the_book_of_the_file_alone() {
        for shelved in BOOKS {
            for (id, text) in (shelved.scenarios)() {
                let spoilt = text.replacen("\"title\"", "\"titel\"", 1);
                assert_eq!(book_of(&spoilt).unwrap().id, shelved.id, "{id}");
                let error = (shelved.read)(&spoilt, &[]).unwrap_err();
                for other in BOOKS.iter().filter(|it| it.id != shelved.id) {
                    let own = (shelved.scenario_fields)();
                    let foreign = (other.scenario_fields)().iter().filter(|it| !own.contains(it));
                    for field in foreign {
                        assert!(!error.contains(&format!("`{field}`")), "{id}: {error}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_file_of_one_book_read_as_another_says_so() {
        for shelved in BOOKS {
            let (_, text) = (shelved.scenarios)()[0];
            let named = text.replacen('{', "{\"book\": \"chess\",", 1);
            let error = (shelved.read)(&named, &[]).unwrap_err();
            assert!(error.contains(&format!("/book: found `chess`, expected `{}`", shelved.id)), "{error}");
        }
    }
}
