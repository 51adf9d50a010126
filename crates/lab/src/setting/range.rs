//! What a thing is varied over: `zombies=5..60:5`, `weapons=pistols,shotguns`, `switch:moan=on,off`.
use std::num::IntErrorKind;

use super::{Knob, SWITCH, Setting};

/// More values than these are not played.
const MOST_VALUES: usize = 1000;

/// One thing and the values it takes one after the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Range {
    pub name: String,
    pub values: Vec<String>,
}

impl Range {
    /// Reads a range as it is typed; the error says what would be right.
    pub fn read(text: &str) -> Result<Range, String> {
        let form = "takes NAME=FROM..TO, NAME=FROM..TO:STEP or NAME=ONE,ANOTHER";
        let (name, values) = text.split_once('=').ok_or_else(|| form.to_owned())?;
        let (name, values) = (name.trim().to_owned(), values.trim());
        if name.is_empty() || values.is_empty() {
            return Err(form.to_owned());
        }
        let values = match values.split_once("..") {
            Some((from, rest)) => numbers(from, rest).ok_or_else(|| form.to_owned())?,
            None => values.split(',').map(|it| it.trim().to_owned()).collect(),
        };
        if values.iter().any(String::is_empty) {
            return Err(form.to_owned());
        }
        if values.is_empty() || MOST_VALUES < values.len() {
            return Err(format!("takes 1 to {MOST_VALUES} values, the lower end first"));
        }
        Ok(Range { name, values })
    }

    /// Whether this can be varied at all; the error says what can.
    pub fn check(&self, setting: &Setting) -> Result<(), String> {
        for value in &self.values {
            setting.with(&self.name, value).lay().map_err(|it| self.wrong(setting, it))?;
        }
        Ok(())
    }

    fn wrong(&self, setting: &Setting, error: String) -> String {
        let knobs = setting.knobs().unwrap_or_default();
        if self.name.starts_with(SWITCH) || knobs.iter().any(|it| it.name() == self.name) {
            return error;
        }
        let names: Vec<&str> = knobs.iter().map(Knob::name).collect();
        let there_is = match names.is_empty() {
            true => "only optional rules, as switch:NAME".to_owned(),
            false => format!("{}, and optional rules as switch:NAME", names.join(", ")),
        };
        format!("`{}` cannot be varied here; you can vary {there_is}", self.name)
    }

    /// The values as numbers, where all are.
    pub fn numbers(&self) -> Option<Vec<f64>> {
        self.values.iter().map(|it| it.parse::<u32>().ok().map(f64::from)).collect()
    }
}

impl std::fmt::Display for Range {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}={}", self.name, self.values.join(","))
    }
}

/// `5..60` or `5..60:5`, both ends with it.
fn numbers(from: &str, rest: &str) -> Option<Vec<String>> {
    let (to, step) = rest.split_once(':').unwrap_or((rest, "1"));
    let (from, to, step) = (number(from)?, number(to)?, number(step).filter(|it| *it != 0)?);
    Some((from..=to).step_by(step as usize).take(MOST_VALUES + 1).map(|it| it.to_string()).collect())
}

/// A number; one beyond all numbers is the largest, so that what is said of it is the limit and not the form.
fn number(text: &str) -> Option<u32> {
    match text.trim().parse() {
        Ok(number) => Some(number),
        Err(error) => (*error.kind() == IntErrorKind::PosOverflow).then_some(u32::MAX),
    }
}
