//! What players agree on before a game: the optional parts of a book as switches.
use kernel::RuleId;
use serde::Serialize;
use serde_json::{Map, Value, json};

/// One optional rule or setting of a book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Switch {
    pub id: &'static str,
    pub name: &'static str,
    /// What it does, in one short sentence.
    pub about: &'static str,
    /// The ledger's entries that it switches.
    pub rules: &'static [RuleId],
    pub kind: SwitchKind,
}

/// What a switch can be set to; every value is written as a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SwitchKind {
    /// `on` or `off`.
    OnOff,
    /// One of these values, each with its words.
    OneOf(&'static [(&'static str, &'static str)]),
    /// A whole number from `least` to `most`, or `none`.
    AtMost { least: u16, most: u16 },
}

impl Switch {
    /// Whether it can be set to this; the error says to what it can be.
    pub fn check(&self, value: &str) -> Result<(), String> {
        let refused = |wanted: String| Err(format!("{}: `{value}` is not among {wanted}", self.name));
        match self.kind {
            SwitchKind::OnOff if value == "on" || value == "off" => Ok(()),
            SwitchKind::OnOff => refused("on, off".to_owned()),
            SwitchKind::OneOf(values) if values.iter().any(|it| it.0 == value) => Ok(()),
            SwitchKind::OneOf(values) => refused(values.iter().map(|it| it.0).collect::<Vec<_>>().join(", ")),
            SwitchKind::AtMost { least, most } => {
                let number = value.parse().is_ok_and(|it: u16| (least..=most).contains(&it));
                if value == "none" || number { Ok(()) } else { refused(format!("{least} to {most}, none")) }
            }
        }
    }
}

/// What each switch is set to in a book's rules, whose fields have the switches' names.
pub fn values(switches: &[Switch], rules: &impl Serialize) -> Vec<(&'static str, String)> {
    let all = serde_json::to_value(rules).unwrap_or_default();
    let word = |it: &Value| match it {
        Value::Bool(on) => if *on { "on" } else { "off" }.to_owned(),
        Value::Null => "none".to_owned(),
        Value::String(word) => word.clone(),
        other => other.to_string(),
    };
    switches.iter().map(|it| (it.id, word(&all[it.id]))).collect()
}

/// The text of a file with some of the switches under its `rules` set; the error says which cannot be.
pub fn set(switches: &[Switch], text: &str, chosen: &[(&str, &str)]) -> Result<String, String> {
    if chosen.is_empty() {
        return Ok(text.to_owned());
    }
    let mut whole = kernel::written::json(text, "scenario").map_err(|it| it.to_string())?;
    let mut rules = whole["rules"].as_object().cloned().unwrap_or_else(Map::new);
    for (id, value) in chosen {
        let switch = switches.iter().find(|it| it.id == *id);
        let switch = switch.ok_or_else(|| format!("there is no optional rule `{id}`"))?;
        switch.check(value)?;
        rules.insert((*id).to_owned(), written(switch.kind, value));
    }
    whole["rules"] = Value::Object(rules);
    Ok(whole.to_string())
}

/// A value as the file has it; it has been checked.
fn written(kind: SwitchKind, value: &str) -> Value {
    match kind {
        SwitchKind::OnOff => Value::Bool(value == "on"),
        SwitchKind::OneOf(_) => json!(value),
        SwitchKind::AtMost { .. } => value.parse::<u16>().map_or(Value::Null, |it| json!(it)),
    }
}
