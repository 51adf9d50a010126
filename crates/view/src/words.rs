//! Results in words: what JSON has without its quotes and braces, and nothing of what did not happen.
use std::fmt;

use kernel::dice::{Missing, TypedDice};
use serde_json::{Map, Value};

use crate::{telling::Phrases, unit::Length};

/// What nothing means, and what a number counts: one of them, and several.
#[derive(Clone, Copy, Debug)]
pub struct Plain<'a> {
    pub nothing: &'a str,
    pub counts: Option<(&'a str, &'a str)>,
}

/// A name of the rules as a reader writes it: `SmallFirstAidKit` is a small first aid kit.
pub fn spelled(name: &impl fmt::Debug) -> String {
    let mut res = String::new();
    for it in format!("{name:?}").chars() {
        if it.is_uppercase() && !res.is_empty() {
            res.push(' ');
        }
        res.extend(it.to_lowercase());
    }
    res
}

/// What a test or lookup has come to, by what it says of nothing and of numbers.
pub fn result(result: &Value, plain: &Plain<'_>, phrases: &Phrases, length: Length) -> String {
    match (result, plain.counts) {
        (Value::Null, _) => plain.nothing.to_owned(),
        (Value::Number(it), Some((one, _))) if it.as_i64() == Some(1) => format!("1 {one}"),
        (Value::Number(it), Some((_, several))) => format!("{it} {several}"),
        (Value::Object(all), _) if said(all, phrases, length).is_empty() => plain.nothing.to_owned(),
        (other, _) => of(other, phrases, length),
    }
}

pub fn of(result: &Value, phrases: &Phrases, length: Length) -> String {
    match result {
        Value::Null => "nothing".to_owned(),
        Value::Bool(it) => if *it { "yes" } else { "no" }.to_owned(),
        Value::Number(it) => it.to_string(),
        // The id of a rule is no word.
        Value::String(it) if phrases.is_rule(it) => it.clone(),
        Value::String(it) => (phrases.outcome)(it).map_or_else(|| it.replace('-', " "), |it| it.result()),
        Value::Array(all) if all.is_empty() => "none".to_owned(),
        Value::Array(all) => all.iter().map(|it| of(it, phrases, length)).collect::<Vec<_>>().join(", "),
        Value::Object(all) => {
            let said = said(all, phrases, length);
            if said.is_empty() { "nothing".to_owned() } else { said.join(", ") }
        }
    }
}

/// The fields of a result that say that something happened.
fn said(all: &Map<String, Value>, phrases: &Phrases, length: Length) -> Vec<String> {
    all.iter().filter_map(|(name, it)| field(name, it, phrases, length)).collect()
}

/// One field of a result, unless it says that something did not happen.
fn field(name: &str, value: &Value, phrases: &Phrases, length: Length) -> Option<String> {
    match value {
        Value::Null | Value::Bool(false) => None,
        Value::Bool(true) => Some(label(name, phrases)),
        Value::Array(all) if all.is_empty() => None,
        // What a hit did needs no name before it.
        value if matches!(name, "hit" | "hits") => Some(of(value, phrases, length)),
        value => Some(format!("{} {}", label(name, phrases), measured(name, value, phrases, length))),
    }
}

/// The name of a field of a result as people read it, without its unit.
pub fn label(name: &str, phrases: &Phrases) -> String {
    let is_length = |suffix: &str| suffix == "mm" || Length::of_suffix(suffix).is_some();
    let plain = name.rsplit_once('_').filter(|it| is_length(it.1)).map_or(name, |it| it.0);
    let known = phrases.labels.iter().find(|it| it.0 == name);
    known.map_or_else(|| plain.replace('_', " "), |it| it.1.to_owned())
}

/// So many of something: `1 die`, `2 dice`.
pub fn counted(n: usize, one: &str, several: &str) -> String {
    format!("{n} {}", if n == 1 { one } else { several })
}

/// Why dice that people gave do not do for one throw after the other; nothing if they do. `given` is how many there were.
pub fn not_these(typed: &TypedDice, given: usize) -> Option<String> {
    match typed.missing() {
        Some(Missing { why, sides, impossible: Some(face), .. }) => {
            Some(format!("{face} is not on the d{sides} that {why} rolls: it has 1 to {sides}"))
        }
        Some(Missing { why, sides, n, impossible: None, .. }) => {
            let given = counted(given, "die is", "dice are");
            Some(format!("{given} too few: roll {} next ({why})", thrown(n, sides)))
        }
        None if typed.left_over() != 0 => {
            let too_many = counted(given, "die is", "dice are");
            let used = given.saturating_sub(typed.left_over());
            let rolled = if used == 0 {
                "nothing is rolled".to_owned()
            } else {
                format!("only {} rolled", counted(used, "is", "are"))
            };
            Some(format!("{too_many} too many; {rolled}"))
        }
        None => None,
    }
}

/// Dice as they are written down: d6, 3d6.
fn thrown(n: u16, sides: u16) -> String {
    if n == 1 { format!("a d{sides}") } else { format!("{n}d{sides}") }
}

/// The value of a field of a result; lengths are in the book's unit, as at the table.
pub fn measured(name: &str, value: &Value, phrases: &Phrases, length: Length) -> String {
    let suffix = name.rsplit_once('_').map_or("", |it| it.1);
    let mm = value.as_i64().and_then(|it| i32::try_from(it).ok()).filter(|_| suffix == "mm");
    match (mm, value.as_i64(), Length::of_suffix(suffix)) {
        (Some(mm), _, _) => length.write(mm),
        (None, Some(number), Some(unit)) => format!("{number} {}", unit.short()),
        (None, _, _) => of(value, phrases, length),
    }
}

#[cfg(test)]
mod tests {
    use kernel::{
        Ledger,
        rule::{Layer, LedgerEntry},
    };
    use serde_json::json;

    use super::{Plain, of, result};
    use crate::{telling::Phrases, unit::Length};

    const CM: Length = Length::Centimetres;
    const TOY: Ledger = Ledger {
        book: "toy",
        chapters: &[],
        rules: &[LedgerEntry {
            id: "toy.ammo.carry-limit",
            section: "1",
            layer: Layer::Table,
            optional: false,
            text: "No more than that.",
            facts: &[],
        }],
        rulings: &[],
        examples: &[],
    };

    #[test]
    fn nothing_and_numbers_are_told_as_what_they_mean() {
        let sight = Plain { nothing: "no limit", counts: Some(("hex", "hexes")) };
        let told = [json!(null), json!(1), json!(6)].map(|it| result(&it, &sight, &Phrases::NONE, CM));
        assert_eq!(told, ["no limit", "1 hex", "6 hexes"]);
    }

    #[test]
    fn lengths_are_told_in_the_unit_of_the_book_and_rules_by_their_ids() {
        let astray = json!({ "degrees": 90, "distance_mm": 75 });
        assert_eq!(of(&astray, &Phrases::NONE, CM), "degrees 90, distance 7.5 cm");
        let inches = of(&json!({ "distance_mm": 75 }), &Phrases::NONE, Length::Inches);
        assert_eq!(inches, "distance 3 in");
        assert_eq!(of(&json!({ "range_cm": 20 }), &Phrases::NONE, CM), "range 20 cm");
        let toy = Phrases { ledger: Some(&TOY), ..Phrases::NONE };
        assert_eq!(of(&json!("toy.ammo.carry-limit"), &toy, CM), "toy.ammo.carry-limit");
        assert_eq!(of(&json!("v1.5-or-so"), &toy, CM), "v1.5 or so", "a dot makes no rule");
    }
}
