//! Campaigns, whatever the book: the text of the file goes in, the changed text and what changed come out.
use kernel::{Dice, RuleId};
use serde::Serialize;
use serde_json::Value;

use crate::Prepared;

/// A campaign's text, a scenario's, the parameters to set in it, the name of the game's file.
type Begin = fn(&str, &str, &[(&str, u16)], &str) -> Result<Begun, String>;

/// What a book does with its campaigns. The errors are in plain words, and say where a file is wrong.
#[derive(Clone, Copy, Debug)]
pub struct Campaigns {
    /// The JSON Schema of a campaign file.
    pub schema: fn() -> String,
    /// The JSON Schema of what a new character is made of.
    pub schema_of_new: fn() -> String,
    /// The text of a new campaign of this name.
    pub new: fn(&str) -> Result<String, String>,
    pub look: fn(&str) -> Result<Look, String>,
    /// Does something between the games.
    pub change: fn(&str, &Order, &mut dyn Dice) -> Result<Changed, String>,
    /// Puts the team into a scenario, given with its parameters; the game is to lie in the file of this name.
    pub begin: Begin,
    /// Settles the game of this name that has ended with this position.
    pub settle: fn(&str, &str, &str) -> Result<Changed, String>,
}

/// What can be done between the games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Order {
    /// A new character, as JSON.
    Add(String),
    Learn {
        name: String,
        skill: String,
    },
    Treat {
        medic: String,
        patient: String,
    },
    /// Takes in somebody whom the last game found.
    TakeIn {
        name: String,
        rename: Option<String>,
    },
    Dismiss(String),
    /// Gives the game under way up.
    Abandon,
}

/// A campaign to look at.
#[derive(Debug)]
pub struct Look {
    pub name: String,
    /// All of it.
    pub value: Value,
    pub sheets: Vec<Sheet>,
    /// What there is to say besides the sheets.
    pub remarks: Vec<String>,
    /// The number of the game under way or of the next one, from 1.
    pub number: usize,
    pub under_way: Option<UnderWay>,
    /// The files of the games that are over.
    pub games: Vec<String>,
}

/// One character as people read it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    pub name: String,
    pub lines: Vec<(&'static str, String)>,
}

/// The game that is being played.
#[derive(Debug)]
pub struct UnderWay {
    pub game: String,
    pub scenario: Box<dyn Prepared>,
}

/// A campaign after a change.
#[derive(Debug)]
pub struct Changed {
    pub text: String,
    pub told: Vec<Told>,
}

/// One thing that changed, and the rule that changed it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Told {
    pub name: String,
    pub rule: RuleId,
    pub what: Value,
    pub words: String,
}

/// A game that begins.
#[derive(Debug)]
pub struct Begun {
    pub text: String,
    pub scenario: Box<dyn Prepared>,
}
