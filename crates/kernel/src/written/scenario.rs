//! A scenario of any book: its file, the position it begins with, and what of it can be set from outside.
use std::fmt::Debug;

use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;

use crate::flaw::is_unseen;

use super::{Choice, Fault, Parameter, Settable, Wrong, choices, fit, json, parameters, semantic, set_all};

/// A scenario as a book has it written down.
pub trait Written: Serialize + DeserializeOwned {
    /// The position a game begins with.
    type Battle: Clone + Debug;

    /// The position, or what is wrong with the file.
    fn build(&self) -> Result<Self::Battle, Fault>;
    /// What of it can be set from outside.
    fn settable(&self) -> Settable<'_>;
    /// What somebody reads who looks for a game.
    fn card(&self) -> Card<'_>;

    /// The file with what its text leaves to be understood.
    fn understood(self, _text: &str) -> Self {
        self
    }

    /// The file as text.
    fn text(&self) -> String {
        serde_json::to_string_pretty(self).unwrap_or_default()
    }
}

/// What somebody reads of a scenario who looks for a game.
#[derive(Clone, Copy, Debug)]
pub struct Card<'a> {
    pub title: &'a str,
    pub about: &'a str,
    /// What a player learns by playing it; empty where nobody has said.
    pub teaches: &'a str,
    pub minutes: Option<u16>,
}

/// Holds that whoever reads a file sees all that its texts and names say: a terminal obeys some letters that cannot be seen.
fn seen(path: &str, value: &Value) -> Result<(), Fault> {
    match value {
        Value::String(words) => visible(path, words),
        Value::Array(these) => {
            these.iter().enumerate().try_for_each(|(at, it)| seen(&format!("{path}/{at}"), it))
        }
        Value::Object(these) => these.iter().try_for_each(|(name, it)| {
            visible(path, name)?;
            seen(&format!("{path}/{name}"), it)
        }),
        Value::Null | Value::Bool(_) | Value::Number(_) => Ok(()),
    }
}

fn visible(path: &str, words: &str) -> Result<(), Fault> {
    match words.chars().find(|&it| it != '\n' && is_unseen(it)) {
        Some(it) => {
            let found = format!("\\u{:04x}, a control character", u32::from(it));
            Err(Fault::new(path, found, "letters, digits and signs"))
        }
        None => Ok(()),
    }
}

/// A scenario that can be played.
#[derive(Clone, Debug)]
pub struct Scenario<F: Written> {
    file: F,
    battle: F::Battle,
    parameters: Vec<Parameter>,
    choices: Vec<Choice>,
}

impl<F: Written> Scenario<F> {
    /// Reads and checks a scenario; the error says where it is wrong.
    pub fn read(text: &str) -> Result<Self, Wrong> {
        let whole = json(text, "scenario")?;
        let file: F = fit(&whole).map_err(|it| semantic(text, it.fault("scenario")))?;
        seen("", &whole).map_err(|it| semantic(text, it))?;
        let file = file.understood(text);
        let battle = file.build().map_err(|it| semantic(text, it))?;
        let settable = file.settable();
        let (parameters, choices) = (parameters(settable.0, text)?, choices(settable.1, text)?);
        Ok(Scenario { file, battle, parameters, choices })
    }

    /// The text of a scenario with parameters and choices set, as they are typed.
    pub fn set(text: &str, set: &[(&str, &str)]) -> Result<String, Wrong> {
        set_all(text, set, Scenario::<F>::read, |it| it.file.settable())
    }

    /// Reads a scenario with some of its parameters set.
    pub fn read_with(text: &str, set: &[(&str, u16)]) -> Result<Self, Wrong> {
        let set: Vec<(&str, String)> = set.iter().map(|&(name, value)| (name, value.to_string())).collect();
        let set: Vec<(&str, &str)> = set.iter().map(|(name, value)| (*name, value.as_str())).collect();
        Scenario::read(&Scenario::<F>::set(text, &set)?)
    }

    /// A scenario made by a program, checked as one that is read.
    pub fn of(file: &F) -> Result<Self, Wrong> {
        Scenario::read(&file.text())
    }

    pub fn file(&self) -> &F {
        &self.file
    }

    /// The position the game begins with.
    pub fn battle(&self) -> F::Battle {
        self.battle.clone()
    }

    /// The same, to look at.
    pub fn begins(&self) -> &F::Battle {
        &self.battle
    }

    /// What can be set from outside, with the values of the file.
    pub fn parameters(&self) -> &[Parameter] {
        &self.parameters
    }

    /// What can be chosen from outside by name.
    pub fn choices(&self) -> &[Choice] {
        &self.choices
    }
}
