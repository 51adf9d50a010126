//! Every place of a position, and what somebody could write there.
use std::collections::BTreeSet;

use serde_json::{Value, json};

/// The way to every value of a position.
pub fn places(position: &Value) -> Vec<String> {
    let mut all = Vec::new();
    walk(position, String::new(), &mut all);
    all
}

fn walk(value: &Value, path: String, all: &mut Vec<String>) {
    match value {
        Value::Array(these) => {
            these.iter().enumerate().for_each(|(i, it)| walk(it, format!("{path}/{i}"), all));
        }
        Value::Object(these) => {
            these.iter().for_each(|(name, it)| walk(it, format!("{path}/{}", escaped(name)), all));
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => (),
    }
    all.push(path);
}

fn escaped(name: &str) -> String {
    name.replace('~', "~0").replace('/', "~1")
}

/// A place without its numbers: all zombies stand at the same.
pub fn pattern(place: &str) -> String {
    let part = |it: &str| if it.parse::<usize>().is_ok() { "*".to_owned() } else { it.to_owned() };
    place.split('/').map(part).collect::<Vec<_>>().join("/")
}

/// What could stand in the place of a value.
pub fn others(value: &Value) -> Vec<Value> {
    match value {
        Value::Number(number) => {
            let n = number.as_i64().unwrap_or(0);
            let mut all: BTreeSet<i128> = [0, 1, -1, 7, 200].into();
            all.extend::<[i128; 5]>([-128, 127, 255, i16::MIN.into(), i16::MAX.into()]);
            all.extend::<[i128; 4]>([u16::MAX.into(), i32::MIN.into(), i32::MAX.into(), u32::MAX.into()]);
            all.extend::<[i128; 3]>([i64::MIN.into(), i64::MAX.into(), u64::MAX.into()]);
            all.extend::<[i128; 2]>([i128::from(n) - 1, i128::from(n) + 1]);
            all.remove(&i128::from(n));
            all.into_iter()
                .map(|it| u64::try_from(it).map_or_else(|_| json!(it as i64), |it| json!(it)))
                .collect()
        }
        Value::String(text) => {
            let long = json!("x".repeat(10_000));
            vec![long, json!(""), json!(format!("{text}{text}")), json!("9999"), json!("0101"), json!("0000")]
        }
        Value::Array(these) => {
            let doubled: Vec<&Value> = these.iter().chain(these).collect();
            let shorter = &these[..these.len().saturating_sub(1)];
            vec![json!([]), json!(doubled), json!(shorter)]
        }
        Value::Bool(yes) => vec![json!(!yes)],
        Value::Null => [0_i64, 1, 5, 254, 255, 65_535, i64::MAX].map(|it| json!(it)).into(),
        Value::Object(_) => vec![json!(null)],
    }
}

/// The position with another value in one place.
pub fn with(position: &Value, place: &str, other: Value) -> Value {
    let mut changed = position.clone();
    *changed.pointer_mut(place).unwrap() = other;
    changed
}
