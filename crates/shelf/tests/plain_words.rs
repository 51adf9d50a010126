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
