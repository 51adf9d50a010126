//! What stands in a file and what should, in words that people who write such files know.
use serde::de::Unexpected;
use serde_json::Value;

use crate::flaw::is_unseen;

/// Longer texts are not said again in full.
const LONGEST: usize = 40;
/// Nor are our own words beside them: most of these list what would do.
const LONGEST_LIST: usize = 600;

/// What the reader found.
pub fn found(it: Unexpected<'_>) -> String {
    match it {
        Unexpected::Unit | Unexpected::Option => "null".to_owned(),
        Unexpected::Bool(it) => it.to_string(),
        Unexpected::Unsigned(it) => it.to_string(),
        Unexpected::Signed(it) => it.to_string(),
        Unexpected::Float(it) => it.to_string(),
        Unexpected::Char(it) => text(&it.to_string()),
        Unexpected::Str(it) => text(it),
        Unexpected::Seq => "a list".to_owned(),
        Unexpected::Map => "an object".to_owned(),
        Unexpected::UnitVariant | Unexpected::Enum => "a bare name".to_owned(),
        _ => "something else".to_owned(),
    }
}

/// The same of a value.
pub fn value(it: &Value) -> String {
    match it {
        Value::Null => "null".to_owned(),
        Value::Bool(it) => it.to_string(),
        Value::Number(it) => it.to_string(),
        Value::String(it) => text(it),
        Value::Array(_) => "a list".to_owned(),
        Value::Object(_) => "an object".to_owned(),
    }
}

fn text(it: &str) -> String {
    format!("\"{}\"", cut(it, LONGEST))
}

/// A name that none of those is that would do.
pub fn name(it: &str) -> String {
    format!("`{}`", cut(it, LONGEST))
}

/// A sentence in which every long name in backquotes is cut, as [`name`] cuts one.
pub fn sentence(it: &str) -> String {
    let most = |at: usize| if at % 2 == 1 { LONGEST } else { LONGEST_LIST };
    let parts = it.split('`').enumerate().map(|(at, part)| cut(part, most(at)));
    parts.collect::<Vec<_>>().join("`")
}

/// A path in which every long name is cut.
pub fn path(it: &str) -> String {
    it.split('/').map(|part| cut(part, LONGEST)).collect::<Vec<_>>().join("/")
}

/// The first letters; what cannot be seen is written as JSON writes it, for a terminal would do what it says.
fn cut(it: &str, most: usize) -> String {
    let mut letters = it.chars();
    let mut head = String::new();
    for letter in letters.by_ref().take(most) {
        if is_unseen(letter) {
            head.push_str(&format!("\\u{:04x}", u32::from(letter)));
        } else {
            head.push(letter);
        }
    }
    let rest = if letters.next().is_some() { "…" } else { "" };
    head + rest
}

/// So many elements.
pub fn so_many(len: usize) -> String {
    match len {
        0 => "an empty list".to_owned(),
        len => format!("a list of {len}"),
    }
}

/// What would do in place of a value of the right kind.
pub fn instead(found: Unexpected<'_>, it: &str) -> String {
    match found {
        Unexpected::Unsigned(n) if i32::MAX as u64 <= n && !it.ends_with('8') && !it.ends_with("16") => {
            "a number closer to 0".to_owned()
        }
        Unexpected::Signed(n) if n <= i64::from(i32::MIN) && it.starts_with('i') => {
            "a number closer to 0".to_owned()
        }
        _ => expected(it),
    }
}

/// What the reader says it expects, as people would say it.
pub fn expected(it: &str) -> String {
    let whole = |least: &str, most: &str| format!("a whole number from {least} to {most}");
    match it {
        "u8" => whole("0", "255"),
        "i8" => whole("-128", "127"),
        "u16" => whole("0", "65535"),
        "i16" => whole("-32768", "32767"),
        "u32" | "u64" | "usize" | "u128" => "a whole number, 0 or more".to_owned(),
        "i32" | "i64" | "isize" | "i128" => "a whole number".to_owned(),
        "f32" | "f64" => "a number".to_owned(),
        "a boolean" => "true or false".to_owned(),
        "a string" | "a borrowed string" | "a str" => "text in quotes".to_owned(),
        "a character" => "one letter in quotes".to_owned(),
        "a sequence" | "sequence" => "a list".to_owned(),
        "a map" | "map" => "an object".to_owned(),
        "unit" | "option" => "nothing".to_owned(),
        "variant identifier" | "field identifier" => "a name".to_owned(),
        it => of_kind(it),
    }
}

/// What the reader says of types, each of which is one of a few forms for people; other words come from the books.
fn of_kind(it: &str) -> String {
    let starts = |kinds: &[&str]| kinds.iter().any(|kind| it.starts_with(kind));
    let number = || it.split(' ').find(|it| it.parse::<usize>().is_ok());
    if starts(&["a tuple", "tuple ", "an array of length"]) {
        return number().map_or_else(|| "a list".to_owned(), |it| format!("a list of {it}"));
    }
    if starts(&["struct ", "internally tagged", "adjacently tagged", "unit struct"]) {
        return "an object".to_owned();
    }
    if starts(&["enum ", "newtype ", "unit variant"]) {
        return "one of the names that the schema lists".to_owned();
    }
    it.strip_prefix("takes ").unwrap_or(it).to_owned()
}

/// What a reader says in words of its own; one of several forms says only that none of them is there.
pub fn own(it: String) -> String {
    let none = it.starts_with("data did not match any variant") || it.starts_with("no variant of");
    if none { "fits none of the forms that the schema lists".to_owned() } else { sentence(&it) }
}

/// Names as a list with `or`.
pub fn or(names: &[&str]) -> String {
    joined(names, "or")
}

pub fn and(names: &[&str]) -> String {
    joined(names, "and")
}

fn joined(names: &[&str], word: &str) -> String {
    match names {
        [] => "nothing".to_owned(),
        [one] => (*one).to_owned(),
        [all @ .., last] => format!("{} {word} {last}", all.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_seen_is_written_out_wherever_it_is_said_again() {
        let hostile = "a\u{1b}[31mb\u{202e}c\u{9b}d";
        let tame = "a\\u001b[31mb\\u202ec\\u009bd";
        assert_eq!(name(hostile), format!("`{tame}`"));
        assert_eq!(value(&hostile.into()), format!("\"{tame}\""));
        assert_eq!(path(&format!("/x/{hostile}/0")), format!("/x/{tame}/0"));
        assert_eq!(sentence(&format!("no `{hostile}`; {hostile}")), format!("no `{tame}`; {tame}"));
        assert_eq!(own(hostile.to_owned()), tame);
        assert_eq!(name("Zoë O'Neill"), "`Zoë O'Neill`");
    }

    #[test]
    fn long_names_are_cut_wherever_they_are_said_again() {
        let (fits, long) = ("ö".repeat(40), "ö".repeat(41));
        assert_eq!(name(&fits), format!("`{fits}`"));
        assert_eq!(name(&long), format!("`{fits}…`"));
        assert_eq!(sentence(&format!("no `{long}` of `{fits}`")), format!("no `{fits}…` of `{fits}`"));
        assert_eq!(path(&format!("/a/{long}/0")), format!("/a/{fits}…/0"));
        let list = "one of ".to_owned() + &"a name, ".repeat(70);
        assert_eq!(sentence(&list), list);
        assert_eq!(sentence(&list.repeat(2)).chars().count(), 601);
    }
}
