//! Words of the programming language that nobody should have to read, and input that is wrong in every way.
use serde_json::{Map, Value, json};

/// Words by themselves.
const WORDS: &[&str] = &[
    "struct",
    "enum",
    "variant",
    "variants",
    "untagged",
    "newtype",
    "tuple",
    "unit",
    "usize",
    "isize",
    "Option",
    "None",
    "Vec",
    "serde",
    "deserialize",
    "EOF",
    "u8",
    "u16",
    "u32",
    "u64",
    "i8",
    "i16",
    "i32",
    "i64",
    "f32",
    "f64",
    "bool",
    "str",
    "sequence",
    "TryFromIntError",
    "ParseIntError",
];

/// Phrases of the reader of JSON.
const PHRASES: &[&str] = &[
    "invalid type",
    "invalid value",
    "invalid length",
    "missing field",
    "unknown field",
    "unknown variant",
    "duplicate field",
    "floating point",
    "integer `",
    "string \"",
    "map with",
    "at line ",
    "data did not match",
    "expected value",
    "called `",
    "panicked",
    "trailing characters",
    "expected ident",
];

/// What of a text is not for people.
pub fn jargon(text: &str) -> Option<String> {
    let phrase = PHRASES.iter().find(|it| text.contains(**it));
    let is_word = |it: &&str| WORDS.contains(it);
    let word = text.split(|it: char| !it.is_alphanumeric() && it != '_').find(is_word);
    phrase.map(|it| (*it).to_owned()).or(word.map(str::to_owned))
}

/// A value with one thing wrong each time: something else in a place, a member too few or too many. Of many places only some.
pub fn spoiled(value: &Value, most: usize) -> Vec<Value> {
    let mut places = Vec::new();
    collect(value, String::new(), &mut places);
    let each = places.len().div_ceil(most.max(1)).max(1);
    let mut all = Vec::new();
    for place in places.iter().step_by(each) {
        let others = [
            json!(null),
            json!(true),
            json!(-1),
            json!(2.5),
            json!(1e30),
            json!("nonsense"),
            json!([]),
            json!({}),
        ];
        for other in
            others.into_iter().chain([json!([1, 2, 3, 4]), json!({ "nonsense": 1 }), json!(u64::MAX)])
        {
            let mut spoiled = value.clone();
            if let Some(at) = spoiled.pointer_mut(place) {
                *at = other;
            }
            all.push(spoiled);
        }
        all.extend(without_and_with(value, place));
    }
    all
}

fn without_and_with(value: &Value, place: &str) -> Vec<Value> {
    let Some(members) = value.pointer(place).and_then(Value::as_object) else { return Vec::new() };
    let changed = |members: Map<String, Value>| {
        let mut spoiled = value.clone();
        if let Some(at) = spoiled.pointer_mut(place) {
            *at = Value::Object(members);
        }
        spoiled
    };
    let mut more = members.clone();
    more.insert("nonsense".to_owned(), json!(1));
    let mut all = vec![changed(more)];
    for name in members.keys() {
        let mut fewer = members.clone();
        fewer.remove(name);
        all.push(changed(fewer));
    }
    all
}

fn collect(value: &Value, place: String, places: &mut Vec<String>) {
    match value {
        Value::Object(members) => {
            members.iter().for_each(|(name, it)| {
                collect(it, format!("{place}/{}", name.replace('~', "~0").replace('/', "~1")), places)
            });
        }
        Value::Array(list) => {
            list.iter().enumerate().for_each(|(at, it)| collect(it, format!("{place}/{at}"), places))
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => (),
    }
    places.push(place);
}

/// A text that breaks off, or has a sign too many.
pub fn broken(text: &str) -> Vec<String> {
    let mut all: Vec<String> = [
        "",
        "{",
        "[",
        "nul",
        "{\"a\" 1}",
        "{\"a\": 1, \"a\": 2}",
        "{a: 1}",
        "[1,]",
        "{} {}",
        "\u{7}",
        "\"\\x\"",
        "1e999",
        "{\"a\": tru}",
    ]
    .map(str::to_owned)
    .to_vec();
    all.push("[".repeat(300));
    for part in [3, 2] {
        let cut = text.char_indices().map(|it| it.0).nth(text.chars().count() / part).unwrap_or(0);
        all.push(text[..cut].to_owned());
        all.push(format!("{}§{}", &text[..cut], &text[cut..]));
    }
    all
}
