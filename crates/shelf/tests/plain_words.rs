//! Whatever is wrong with what comes in, nobody has to read the words of the programming language.
#[path = "../../kernel/tests/jargon/mod.rs"]
mod jargon;

use jargon::{broken, jargon, spoiled};
use kernel::Procedure;
use serde_json::{Value, json};

fn is_plain(words: &str, of: &str, given: &str) {
    let head: String = given.chars().take(300).collect();
    assert!(jargon(words).is_none(), "{of}: `{}` in: {words}\n{head}", jargon(words).unwrap());
    assert!(!words.trim().is_empty(), "{of}: nothing is said of {head}");
}

/// What a procedure takes: nothing at all, or the example of its schema.
fn usual(it: &Procedure) -> Value {
    let schema = it.schema();
    let example = schema["examples"].as_array().and_then(|all| all.first().cloned());
    let mut whole = example.unwrap_or_else(|| json!({}));
    for (name, field) in schema["properties"].as_object().into_iter().flatten() {
        if let Some(usual) = field.get("default").filter(|_| whole.get(name).is_none()) {
            whole[name] = usual.clone();
        }
    }
    whole
}

#[test]
fn of_tests_and_lookups() {
    let mut refused = 0;
    for it in books::stock().iter().flat_map(|it| it.procedures) {
        for given in spoiled(&usual(it), 40) {
            if let Err(fault) = it.check(&given) {
                is_plain(&fault.to_string(), it.name, &given.to_string());
                refused += 1;
            }
        }
    }
    assert!(2_000 < refused, "{refused}");
}

#[test]
fn of_scenarios_with_line_and_column() {
    for book in books::stock() {
        let mut refused = 0;
        for (id, text) in (book.scenarios)().iter().take(4) {
            let whole: Value = serde_json::from_str(text).unwrap();
            let texts = spoiled(&whole, 40).into_iter().map(|it| format!("{it:#}")).chain(broken(text));
            for text in texts {
                if let Err(words) = (book.read)(&text, &[]) {
                    is_plain(&words, id, &text);
                    assert!(words.contains("line ") && words.contains("column "), "{id}: {words}");
                    refused += 1;
                }
            }
        }
        assert!(500 < refused, "{}: {refused}", book.id);
    }
}

#[test]
fn of_generators() {
    for book in books::stock() {
        let schema: Value = serde_json::from_str(&(book.generator_schema)()).unwrap();
        let mut values = json!({});
        for (name, field) in schema["properties"].as_object().into_iter().flatten() {
            values[name] = field.get("default").cloned().unwrap_or(json!(1));
        }
        let texts = spoiled(&values, 20).into_iter().map(|it| it.to_string()).chain(broken("{\"seed\": 3}"));
        let refused = texts.filter_map(|it| Some(((book.generate)(&it).err()?, it)));
        let count = refused.map(|(fault, text)| is_plain(&fault.to_string(), book.id, &text)).count();
        assert!(20 < count, "{count}");
    }
}

#[test]
fn of_campaigns() {
    for campaigns in books::stock().iter().filter_map(|it| it.campaigns) {
        let mut texts = vec![(campaigns.new)("Somebody").unwrap()];
        texts.extend(campaigns.ready.iter().map(|it| (it.new)("Somebody").unwrap()));
        let mut refused = 0;
        for text in texts {
            let whole: Value = serde_json::from_str(&text).unwrap();
            for text in spoiled(&whole, 60).into_iter().map(|it| it.to_string()).chain(broken(&text)) {
                let source = shelf::Source::Seeded(kernel::dice::SeededDice::new(1));
                if let Err(words) = (campaigns.start)(&text, shelf::Players::people(), source) {
                    is_plain(&words, "a campaign", &text);
                    refused += 1;
                }
            }
        }
        assert!(100 < refused, "{refused}");
    }
}

#[test]
fn of_tables_of_ones_own() {
    for own in books::stock().iter().filter_map(|it| it.own) {
        let schema: Value = serde_json::from_str(&(own.schema)()).unwrap();
        let tables: Vec<String> = schema["properties"].as_object().unwrap().keys().cloned().collect();
        let mut refused = 0;
        let single = tables.iter().flat_map(|it| {
            [json!(3), json!("x"), json!([]), json!({ "nonsense": 1 }), json!(true)]
                .map(|value| json!({ it.as_str(): value }).to_string())
        });
        let toml = [
            "x",
            "x =",
            "[counters]\npistol = 3",
            "[counters.pistol]\nrange = \"far\"",
            "a = 1979-05-27",
            "\u{0}",
            "[[counters]]",
        ];
        for text in single.chain(broken("{\"counters\": {}}")).chain(toml.map(str::to_owned)) {
            for words in (own.check)("mine", &text).err().unwrap_or_default() {
                is_plain(&words, "own tables", &text);
                refused += 1;
            }
        }
        assert!(20 < refused, "{refused}");
    }
}

/// The texts of a schema or a file that people read.
fn texts(value: &Value, said: &mut Vec<String>) {
    match value {
        Value::Object(all) => {
            for (key, value) in all {
                match value {
                    Value::String(it)
                        if matches!(key.as_str(), "description" | "title" | "about" | "teaches") =>
                    {
                        said.push(it.clone());
                    }
                    _ => texts(value, said),
                }
            }
        }
        Value::Array(all) => all.iter().for_each(|it| texts(it, said)),
        _ => (),
    }
}

#[test]
fn nobody_of_unknown_sex_is_called_he() {
    let mut said = Vec::new();
    for book in books::stock() {
        let schemas = [(book.scenario_schema)(), (book.generator_schema)()].into_iter();
        let campaigns = book.campaigns.iter().map(|it| (it.schema)());
        let own = book.own.iter().map(|it| (it.schema)());
        let scenarios = (book.scenarios)().iter().map(|it| it.1.to_owned());
        for text in schemas.chain(campaigns).chain(own).chain(scenarios) {
            texts(&serde_json::from_str(&text).unwrap(), &mut said);
        }
        book.procedures.iter().for_each(|it| texts(&it.schema(), &mut said));
    }
    assert!(500 < said.len(), "{}", said.len());
    let he = |word: &str| matches!(word.to_lowercase().as_str(), "he" | "his" | "him" | "himself");
    said.retain(|it| it.split(|letter: char| !letter.is_alphabetic()).any(he));
    assert!(said.is_empty(), "{said:#?}");
}

/// The street as its text stands, with one piece of it replaced.
fn street(from: &str, to: &str) -> (String, String) {
    let text = (books::book("dwa").unwrap().scenarios)()[0].1;
    assert!(text.contains(from), "{from}");
    let text = text.replacen(from, to, 1);
    let words = (books::book("dwa").unwrap().read)(&text, &[]).unwrap_err();
    (text, words)
}

/// Where in a text something stands, as it is said.
fn place(text: &str, at: usize) -> String {
    let (line, column) = kernel::written::line_and_column(text, at);
    format!("line {line}, column {column}: ")
}

#[test]
fn of_a_flaw_that_stands_elsewhere_in_the_position_than_in_the_file() {
    let long = "x".repeat(201);
    for (field, of) in [("title", "\"Down the street\""), ("humans/0/name", "\"Lawless\"")] {
        let (text, words) = street(of, &format!("\"{long}\""));
        let said = format!("/{field}: it has 201 letters; a name has 200 at most");
        assert_eq!(words, place(&text, text.find(&long).unwrap() - 1) + &said);
    }
}

#[test]
fn of_texts_in_which_something_cannot_be_seen() {
    let hostile = "\\u001b[2J";
    for (field, before) in [
        ("about", "\"about\": \""),
        ("teaches", "\"teaches\": \""),
        ("title", "\"title\": \""),
        ("humans/0/name", "\"name\": \"Lawless"),
        ("goal/reach/place/named/name", "\"name\": \"the sandbags"),
        ("buildings/0/rooms/0/name", "\"rooms\": [{ \"name\": \""),
        ("parameters/turns/about", "\"about\": \"How many turns"),
    ] {
        let (text, words) = street(before, &format!("{before}{hostile}"));
        let at = text[..text.find(hostile).unwrap()].rfind(": \"").unwrap() + 2;
        let said =
            format!("/{field}: found \\u001b, a control character, expected letters, digits and signs");
        assert_eq!(words, place(&text, at) + &said);
    }
    let (_, words) = street("\"title\"", "\"\\u001b]0;owned\\u0007\"");
    assert!(!words.contains('\u{1b}') && !words.contains('\u{7}'), "{words:?}");
    assert!(words.contains("\\u001b]0;owned\\u0007"), "{words:?}");
}

#[test]
fn of_numbers_of_a_generator_by_the_limits_of_its_schema() {
    let said =
        |book: &str, given: &str| (books::book(book).unwrap().generate)(given).unwrap_err().to_string();
    for (given, words) in [
        (r#"{"zombies":-1}"#, "zombies: takes 0 to 500"),
        (r#"{"zombies":70000}"#, "zombies: takes 0 to 500"),
        (r#"{"humans":1000}"#, "humans: takes 1 to 12"),
        (r#"{"humans":0}"#, "humans: takes 1 to 12"),
        (r#"{"size_cm":[59,60]}"#, "size_cm[0]: takes 60 to 300"),
        (r#"{"buildings":101}"#, "buildings: takes 0 to 100"),
        (r#"{"last_turn":0}"#, "last_turn: takes 1 to 1000"),
    ] {
        assert_eq!(said("dwa", given), words, "{given}");
    }
    assert_eq!(said("atzr", r#"{"people":-1}"#), "people: takes 1 to 4");
    assert_eq!(said("atzr", r#"{"people":300}"#), "people: takes 1 to 4");
}
