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

/// What somebody does who has chosen it: `fire the pistol` is "fires the pistol", `Search this place` "searches this place".
pub fn does(chosen: &str) -> String {
    let (verb, rest) = chosen.split_once(' ').unwrap_or((chosen, ""));
    let mut letters = verb.chars();
    let verb: String = letters.next().map_or(String::new(), |it| it.to_lowercase().chain(letters).collect());
    let (verb, comma) = verb.strip_suffix(',').map_or((verb.as_str(), ""), |it| (it, ","));
    let ends = |these: &[&str]| these.iter().any(|it| verb.ends_with(it));
    let verb = match verb.strip_suffix('y') {
        Some(stem) if !ends(&["ay", "ey", "oy", "uy"]) => format!("{stem}ies"),
        Some(_) | None if ends(&["s", "sh", "ch", "x", "z", "o"]) => format!("{verb}es"),
        Some(_) | None => format!("{verb}s"),
    };
    if rest.is_empty() { format!("{verb}{comma}") } else { format!("{verb}{comma} {rest}") }
}

#[cfg(test)]
mod tests {
    use super::does;

    #[test]
    fn what_was_chosen_is_told_as_what_somebody_does() {
        let told = [
            "fire the pistol at zombie 1",
            "Search this place",
            "walk",
            "Go to 1811",
            "carry it",
            "lie down",
        ];
        let does = told.map(does);
        let expected = [
            "fires the pistol at zombie 1",
            "searches this place",
            "walks",
            "goes to 1811",
            "carries it",
            "lies down",
        ];
        assert_eq!(does, expected);
    }
}
