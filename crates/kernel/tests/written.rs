//! Files that people write: parameters and choices set from outside.
use std::collections::BTreeMap;

use kernel::written::{ChoiceFile, ParameterFile, choices, set_words};
use serde_json::json;

const TEXT: &str = r#"{ "count": 4, "arms": ["rifle", "axe"] }"#;

fn numbers() -> BTreeMap<String, ParameterFile> {
    let it = json!({ "sets": ["/count"], "least": 1, "most": 9 });
    BTreeMap::from([("count".to_owned(), serde_json::from_value(it).unwrap())])
}

fn arms(of: serde_json::Value) -> BTreeMap<String, ChoiceFile> {
    BTreeMap::from([("arms".to_owned(), serde_json::from_value(json!({ "of": of })).unwrap())])
}

fn usual() -> BTreeMap<String, ChoiceFile> {
    arms(json!({ "own": {}, "pistols": { "/arms/0": "pistol", "/arms/1": "pistol" } }))
}

#[test]
fn a_choice_puts_all_its_values_in_place() {
    let text = set_words(TEXT, &numbers(), &usual(), "arms", "pistols").unwrap();
    assert_eq!(text, r#"{ "count": 4, "arms": ["pistol", "pistol"] }"#);
    assert_eq!(set_words(TEXT, &numbers(), &usual(), "arms", "own").unwrap(), TEXT);
    let value = |text: &str| choices(&usual(), text).unwrap()[0].value.clone();
    assert_eq!((value(TEXT).as_str(), value(&text).as_str()), ("own", "pistols"));
}

#[test]
fn numbers_are_set_as_they_are_typed() {
    let text = set_words(TEXT, &numbers(), &usual(), "count", "7").unwrap();
    assert_eq!(text, r#"{ "count": 7, "arms": ["rifle", "axe"] }"#);
}

#[test]
fn what_cannot_be_set_is_said_with_what_can() {
    let said =
        |name: &str, value: &str| set_words(TEXT, &numbers(), &usual(), name, value).unwrap_err().expected;
    assert_eq!(said("moons", "3"), "one of these: count, arms");
    assert_eq!(said("arms", "lasers"), "one of these: own, pistols");
    assert_eq!(said("count", "many"), "a whole number from 1 to 9");
    assert_eq!(said("count", "10"), "1 to 9");
    let nothing = set_words(TEXT, &BTreeMap::new(), &BTreeMap::new(), "count", "3").unwrap_err();
    assert_eq!(nothing.expected, "nothing: this file has no parameters");
}

#[test]
fn a_choice_that_is_wrong_in_the_file_is_found() {
    let wrong = |of: serde_json::Value| choices(&arms(of), TEXT).unwrap_err().found;
    assert_eq!(wrong(json!({ "own": {}, "bows": { "/arms/2": "bow" } })), "`/arms/2`");
    assert_eq!(wrong(json!({ "pistols": { "/arms/0": "pistol" } })), "none or several");
    assert_eq!(wrong(json!({ "own": {}, "mine": {} })), "none or several");
}

#[test]
fn a_choice_is_told_in_plain_words() {
    let with = |words: serde_json::Value| {
        let it = json!({ "of": { "own": {}, "two-axes": { "/arms/0": "axe" } }, "words": words });
        BTreeMap::from([("arms".to_owned(), serde_json::from_value::<ChoiceFile>(it).unwrap())])
    };
    let told = choices(&with(json!({ "own": "what they have" })), TEXT).unwrap().remove(0);
    assert_eq!(
        (told.words, told.own),
        (vec!["what they have".to_owned(), "two axes".to_owned()], "own".to_owned())
    );
    let wrong = choices(&with(json!({ "bows": "bows" })), TEXT).unwrap_err();
    assert_eq!((wrong.found.as_str(), wrong.expected.as_str()), ("`bows`", "one of these: own, two-axes"));
}
