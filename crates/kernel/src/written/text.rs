//! Text read as JSON: what is no JSON is said with line and column.
use std::fmt;

use serde::{
    Deserialize, Deserializer,
    de::{DeserializeSeed, Error, MapAccess, SeqAccess, Visitor},
};
use serde_json::{Map, Value};

use super::Wrong;

/// The JSON in the text of a `kind` of file. A name that comes twice in one object is refused: the first would be lost.
pub fn json(text: &str, kind: &str) -> Result<Value, Wrong> {
    serde_json::from_str::<Once>(text).map(|it| it.0).map_err(|it| syntax(text, &it, kind))
}

/// Why a text is not the JSON of a `kind` of file.
fn syntax(text: &str, error: &serde_json::Error, kind: &str) -> Wrong {
    let whole = error.to_string();
    let message = whole.rsplit_once(" at line ").map_or(whole.as_str(), |it| it.0);
    let (line, column) = (error.line().max(1), error.column().max(1));
    let rest = text.lines().nth(line - 1).unwrap_or("").chars().skip(column - 1);
    let letter = rest.take(1).fold("the end of the line".to_owned(), |_, it| format!("`{it}`"));
    let (found, expected) = match message {
        it if it.starts_with("EOF") => ("the end of the text".to_owned(), format!("the rest of the {kind}")),
        "trailing characters" => (letter, format!("nothing after the end of the {kind}")),
        "trailing comma" => ("a comma at the end".to_owned(), "another value, or no comma".to_owned()),
        "key must be a string" | "expected string" => (letter, "a name in quotes".to_owned()),
        "expected ident" => (letter, "true, false or null".to_owned()),
        "invalid number" => (letter, "a number such as 3, -3 or 0.3".to_owned()),
        "number out of range" => ("a number that is too large".to_owned(), "a smaller one".to_owned()),
        "recursion limit exceeded" => {
            ("more than a hundred nested brackets".to_owned(), "fewer of them".to_owned())
        }
        it if it.starts_with("control character") => {
            ("a line break or a tab within quotes".to_owned(), "\\n or \\t instead".to_owned())
        }
        it if it.starts_with(TWICE) => (it.to_owned(), "each name once".to_owned()),
        it => match it.strip_prefix("expected ") {
            Some("value") => (letter, "a value".to_owned()),
            Some(sign) => (letter, sign.to_owned()),
            None => (letter, format!("the JSON of a {kind}")),
        },
    };
    Wrong { line, column, field: String::new(), found, expected }
}

const TWICE: &str = "a second ";

/// A value in which no object has a name twice.
struct Once(Value);

impl<'de> Deserialize<'de> for Once {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_any(Reader).map(Once)
    }
}

#[derive(Clone, Copy)]
struct Reader;

impl<'de> DeserializeSeed<'de> for Reader {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<Value, D::Error> {
        from.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Reader {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, it: bool) -> Result<Value, E> {
        Ok(it.into())
    }

    fn visit_i64<E>(self, it: i64) -> Result<Value, E> {
        Ok(it.into())
    }

    fn visit_u64<E>(self, it: u64) -> Result<Value, E> {
        Ok(it.into())
    }

    fn visit_f64<E>(self, it: f64) -> Result<Value, E> {
        Ok(it.into())
    }

    fn visit_str<E>(self, it: &str) -> Result<Value, E> {
        Ok(it.into())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut elements: A) -> Result<Value, A::Error> {
        let mut all = Vec::new();
        while let Some(element) = elements.next_element_seed(self)? {
            all.push(element);
        }
        Ok(Value::Array(all))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut members: A) -> Result<Value, A::Error> {
        let mut all = Map::new();
        while let Some(name) = members.next_key::<String>()? {
            if all.contains_key(&name) {
                return Err(A::Error::custom(format!("{TWICE}{}", super::short_name(&name))));
            }
            all.insert(name, members.next_value_seed(self)?);
        }
        Ok(Value::Object(all))
    }
}
