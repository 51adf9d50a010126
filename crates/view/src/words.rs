//! Results in words: what JSON has without its quotes and braces, and nothing of what did not happen.
use serde_json::Value;

use crate::telling::Phrases;

pub fn of(result: &Value, phrases: &Phrases) -> String {
    match result {
        Value::Null => "nothing".to_owned(),
        Value::Bool(it) => if *it { "yes" } else { "no" }.to_owned(),
        Value::Number(it) => it.to_string(),
        Value::String(it) => (phrases.outcome)(it).map_or_else(|| it.replace('-', " "), str::to_owned),
        Value::Array(all) if all.is_empty() => "none".to_owned(),
        Value::Array(all) => all.iter().map(|it| of(it, phrases)).collect::<Vec<_>>().join(", "),
        Value::Object(all) => {
            let said: Vec<String> =
                all.iter().filter_map(|(name, it)| field(&name.replace('_', " "), it, phrases)).collect();
            if said.is_empty() { "nothing".to_owned() } else { said.join(", ") }
        }
    }
}

/// One field of a result, unless it says that something did not happen.
fn field(name: &str, value: &Value, phrases: &Phrases) -> Option<String> {
    match value {
        Value::Null | Value::Bool(false) => None,
        Value::Bool(true) => Some(name.to_owned()),
        Value::Array(all) if all.is_empty() => None,
        // What a hit did needs no name before it.
        value if matches!(name, "hit" | "hits") => Some(of(value, phrases)),
        value => Some(format!("{name} {}", of(value, phrases))),
    }
}
