//! A game that has to be played before its rule can go on: a campaign's next battle.
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Value;

use super::{
    Answer,
    form::{FormFault, read},
};
use crate::{play::Answers, rule::RuleId};

/// A game that is due, and what its rule needs to know of its end.
pub trait Fixture {
    type Outcome: Serialize + DeserializeOwned + Clone + 'static;

    /// Which game of the campaign it is, from 1; a game that was abandoned counts.
    fn number(&self) -> u32;

    fn title(&self) -> String;

    /// The text of the scenario, as the book's scenario files have it.
    fn scenario(&self) -> String;

    /// What is wrong with an outcome.
    fn check(&self, outcome: &Self::Outcome) -> Result<(), FormFault>;

    /// Plays it to its end where nobody reads it, with one mind in every chair.
    fn play_out(&self, seed: u64, players: &mut dyn Answers) -> Result<Self::Outcome, String>;
}

/// What became of a game that was due.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum GameEnd<T = Value> {
    /// It was played to its end.
    Over {
        /// What the campaign calls the game; empty for one that was played out and never kept.
        game: String,
        outcome: T,
    },
    /// It was given up, and nothing of it counts.
    Abandoned,
}

/// All that may be said from outside of a game that is due.
pub(super) fn abandoned(_: &mut SchemaGenerator) -> Schema {
    json_schema!({ "type": "string", "const": "abandoned", "description": "The game is abandoned and does not count." })
}

impl From<GameEnd> for Answer {
    fn from(end: GameEnd) -> Self {
        Answer::Game(Box::new(end))
    }
}

/// A game that is due, with its type forgotten.
pub trait AnyFixture {
    fn number(&self) -> u32;
    fn title(&self) -> String;
    fn scenario(&self) -> String;
    fn check(&self, by: RuleId, outcome: &Value) -> Result<(), FormFault>;
    fn play_out(&self, seed: u64, players: &mut dyn Answers) -> Result<Value, String>;
}

impl<F: Fixture> AnyFixture for F {
    fn number(&self) -> u32 {
        Fixture::number(self)
    }

    fn title(&self) -> String {
        Fixture::title(self)
    }

    fn scenario(&self) -> String {
        Fixture::scenario(self)
    }

    fn check(&self, by: RuleId, outcome: &Value) -> Result<(), FormFault> {
        Fixture::check(self, &read(by, outcome)?)
    }

    fn play_out(&self, seed: u64, players: &mut dyn Answers) -> Result<Value, String> {
        let outcome = Fixture::play_out(self, seed, players)?;
        serde_json::to_value(outcome).map_err(|it| it.to_string())
    }
}

impl dyn AnyFixture + '_ {
    /// The game played out as an answer; one that does not end is given up.
    pub fn played(&self, seed: u64, players: &mut dyn Answers) -> GameEnd {
        match self.play_out(seed, players) {
            Ok(outcome) => GameEnd::Over { game: String::new(), outcome },
            Err(_) => GameEnd::Abandoned,
        }
    }
}
