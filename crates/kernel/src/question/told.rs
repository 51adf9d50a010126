//! A question as the table gets it: data, with everything described.
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;

use super::{
    Anchor, Answer, Interrupt, OptionView, Refusal, Seat,
    check::{Bounds, ClosedOptions},
};
use crate::{event::Token, rule::RuleId};

/// Ranges of more numbers than this are not written out.
const MOST_LISTED: i64 = 1000;

/// A question nobody has answered yet, as data for the table.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Question {
    pub why: RuleId,
    pub seat: Seat,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub about: Option<Token>,
    /// What has happened that this is asked in the middle of something.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub interrupt: Option<Interrupt>,
    pub shape: Shape,
    /// What stands if nobody cares. A game that is due has none to send: a program that answers by defaults would abandon it.
    #[serde(skip_serializing_if = "is_game")]
    pub default: Answer,
}

fn is_game(answer: &Answer) -> bool {
    matches!(answer, Answer::Game(_))
}

/// What kind of answer a question wants.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Shape {
    One {
        options: Vec<OptionView>,
    },
    Some {
        options: Vec<OptionView>,
        least: usize,
        most: usize,
    },
    YesNo,
    Number {
        least: i32,
        most: i32,
    },
    Point {
        proposed: Vec<OptionView>,
    },
    Order {
        options: Vec<OptionView>,
    },
    /// A value that this JSON Schema describes.
    Form {
        schema: Value,
    },
    /// A game that has to be played first: it is begun and handed in by calls of its own, or abandoned as the answer.
    Game {
        /// Which game it is, from 1.
        number: u32,
        title: String,
        /// The text of the scenario.
        scenario: String,
    },
}

impl Question {
    /// Whether this answer may be given. Points and forms are only checked for their kind and size: the rule that asks has the last word.
    pub fn check(&self, answer: &Answer) -> Result<(), Refusal> {
        let open = |options: &[OptionView]| options.iter().filter(|it| it.refused.is_none()).count();
        match &self.shape {
            Shape::One { options } => Bounds::One(open(options), ClosedOptions::Told(options)),
            Shape::Some { options, least, most } => {
                Bounds::Some(open(options), *least, *most, ClosedOptions::Told(options))
            }
            Shape::YesNo => Bounds::YesNo,
            Shape::Number { least, most } => Bounds::Number(*least, *most),
            Shape::Point { .. } => Bounds::Point,
            Shape::Order { options } => Bounds::Order(open(options)),
            Shape::Form { .. } => Bounds::Form,
            Shape::Game { .. } => Bounds::Game,
        }
        .check(answer)
    }

    /// Every answer there is, where these can be listed; otherwise a few that may be given.
    pub fn list(&self) -> Vec<Answer> {
        match &self.shape {
            Shape::One { options } => {
                (0..options.len()).filter(|&it| options[it].refused.is_none()).map(Answer::One).collect()
            }
            Shape::YesNo => vec![Answer::YesNo(false), Answer::YesNo(true)],
            Shape::Number { least, most } if i64::from(*most) - i64::from(*least) < MOST_LISTED => {
                (*least..=*most).map(Answer::Number).collect()
            }
            Shape::Number { least, most } => {
                vec![self.default.clone(), Answer::Number(*least), Answer::Number(*most)]
            }
            Shape::Point { proposed } => proposed
                .iter()
                .filter_map(|it| match it.at {
                    Some(Anchor::Place(point)) => Some(Answer::Point(point)),
                    Some(Anchor::Token(_)) | None => None,
                })
                .collect(),
            Shape::Some { .. } | Shape::Order { .. } | Shape::Form { .. } | Shape::Game { .. } => {
                vec![self.default.clone()]
            }
        }
    }
}
