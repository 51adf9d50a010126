//! Whether an answer may be given: one check, for questions live and told.
use std::fmt;

use serde::Serialize;

use super::{
    Answer, OptionView, Options, Seat,
    form::{self, FormFault, MOST_OF_A_FORM},
};
use crate::{place::FAR, rule::RuleId};

/// Why an answer was not taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Refusal {
    /// The rule forbids what was chosen.
    Forbidden {
        by: RuleId,
        /// Why it does so as things stand, where the rule alone would not tell.
        #[serde(skip_serializing_if = "String::is_empty")]
        reason: String,
    },
    /// The rule does not take what was filled in.
    Field(Box<FormFault>),
    /// The answer is not of the kind that was asked for.
    Shape { wanted: AnswerShape },
    /// It is somebody else's to answer.
    Seat { asked: Seat },
    /// Nothing is being asked.
    NothingAsked,
}

/// What would have been an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum AnswerShape {
    One { options: usize },
    Some { options: usize, least: usize, most: usize },
    YesNo,
    Number { least: i32, most: i32 },
    Point,
    Order { options: usize },
    Form,
    Game,
}

impl From<FormFault> for Refusal {
    fn from(unfit: FormFault) -> Self {
        Refusal::Field(Box::new(unfit))
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Forbidden { by, reason } if reason.is_empty() => write!(f, "forbidden by {by}"),
            Refusal::Forbidden { by, reason } => {
                write!(f, "forbidden by {by}: {}", reason.trim_end_matches('.'))
            }
            Refusal::Field(unfit) => {
                let FormFault { by, fault } = &**unfit;
                let at = if fault.steps().is_empty() { String::new() } else { format!("{}: ", fault.path()) };
                write!(f, "{at}{} ({by})", fault.reason.to_string().trim_end_matches('.'))
            }
            Refusal::Shape { wanted } => write!(f, "the question wants {wanted}"),
            Refusal::Seat { asked } => write!(f, "seat {} is asked, not this one", asked.0),
            Refusal::NothingAsked => f.write_str("nothing is being asked"),
        }
    }
}

impl std::error::Error for Refusal {}

impl fmt::Display for AnswerShape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AnswerShape::One { options } => {
                write!(f, "one option, numbered 0 to {}", options.saturating_sub(1))
            }
            AnswerShape::Some { options, least, most } => {
                let last = options.saturating_sub(1);
                write!(f, "{least} to {most} different options, numbered 0 to {last}")
            }
            AnswerShape::YesNo => f.write_str("yes or no"),
            AnswerShape::Number { least, most } => write!(f, "a number from {least} to {most}"),
            AnswerShape::Point => write!(f, "a point (x and y, each {FAR} at the most)"),
            AnswerShape::Order { options } => write!(f, "all {options} options in some order"),
            AnswerShape::Form => write!(f, "a filled-in form of at most {} KB", MOST_OF_A_FORM >> 10),
            AnswerShape::Game => f.write_str("its game to be played"),
        }
    }
}

/// The closed options, live from the rule or as they were told.
#[derive(Clone, Copy)]
pub(super) enum ClosedOptions<'a> {
    Live(&'a dyn Options),
    Told(&'a [OptionView]),
}

impl ClosedOptions<'_> {
    fn refuses(&self, at: usize, open: usize) -> Option<Refusal> {
        match self {
            ClosedOptions::Live(of) => {
                let closed = at.checked_sub(open)?;
                Some(Refusal::Forbidden { by: of.refused(closed)?, reason: of.reason(closed) })
            }
            ClosedOptions::Told(options) => {
                let told = options.get(at)?;
                Some(Refusal::Forbidden { by: told.refused?, reason: told.reason.clone() })
            }
        }
    }
}

/// The part of a question that an answer is checked against.
pub(super) enum Bounds<'a> {
    One(usize, ClosedOptions<'a>),
    Some(usize, usize, usize, ClosedOptions<'a>),
    YesNo,
    Number(i32, i32),
    Point,
    Order(usize),
    Form,
    Game,
}

impl Bounds<'_> {
    pub fn check(&self, answer: &Answer) -> Result<(), Refusal> {
        let fits = match (self, answer) {
            (Bounds::One(open, closed), Answer::One(at)) => {
                if let Some(refusal) = closed.refuses(*at, *open) {
                    return Err(refusal);
                }
                at < open
            }
            (Bounds::Some(open, least, most, closed), Answer::Some(these)) => {
                if let Some(refusal) = these.iter().find_map(|&it| closed.refuses(it, *open)) {
                    return Err(refusal);
                }
                distinct_below(these, *open) && (*least..=*most).contains(&these.len())
            }
            (Bounds::YesNo, Answer::YesNo(_)) => true,
            (Bounds::Point, Answer::Point(point)) => point.is_on_earth(),
            (Bounds::Number(least, most), Answer::Number(n)) => (least..=most).contains(&n),
            (Bounds::Order(options), Answer::Order(these)) => {
                distinct_below(these, *options) && these.len() == *options
            }
            (Bounds::Form, Answer::Form(value)) => form::is_small(value),
            (Bounds::Game, Answer::Game(_)) => true,
            _ => false,
        };
        if fits { Ok(()) } else { Err(Refusal::Shape { wanted: self.wanted() }) }
    }

    fn wanted(&self) -> AnswerShape {
        match *self {
            Bounds::One(options, _) => AnswerShape::One { options },
            Bounds::Some(options, least, most, _) => AnswerShape::Some { options, least, most },
            Bounds::YesNo => AnswerShape::YesNo,
            Bounds::Number(least, most) => AnswerShape::Number { least, most },
            Bounds::Point => AnswerShape::Point,
            Bounds::Order(options) => AnswerShape::Order { options },
            Bounds::Form => AnswerShape::Form,
            Bounds::Game => AnswerShape::Game,
        }
    }
}

fn distinct_below(these: &[usize], n: usize) -> bool {
    let mut seen = vec![false; n];
    these.iter().all(|&it| it < n && !std::mem::replace(&mut seen[it], true))
}
