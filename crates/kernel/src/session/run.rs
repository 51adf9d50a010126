//! One step of a book, played as far as its tape, dice and answers carry it.
use std::panic::{AssertUnwindSafe, catch_unwind};

use super::{Book, Flow};
use crate::{
    event::Event,
    log::{Divergence, Expectation, Tape},
    play::{MadeUp, Nobody, Parts, Pause, Play, Spoilt, Stop},
    question::{Question, Refusal},
};

/// Where a step got to.
pub(super) enum End {
    Finished(Flow),
    Asking(Question),
    Refused(Refusal, Question),
    Dry(Expectation),
    Diverged(Divergence),
    Panicked(String),
}

/// A step as far as it got: the tape that fits, and what was told.
pub(super) struct Ran {
    pub end: End,
    pub tape: Tape,
    pub events: Vec<Event>,
}

pub(super) fn run<B: Book>(battle: &mut B::Battle, mut play: Play<'_>) -> Ran {
    let ended = catch_unwind(AssertUnwindSafe(|| B::step(battle, &mut play)));
    let Parts { mut tape, at, events, spoilt } = play.into_parts();
    let end = match spoilt {
        // Whatever followed these, it was played with made-up dice.
        Some(Spoilt::Diverged(diverged)) => End::Diverged(diverged),
        Some(Spoilt::Dry(expected)) => End::Dry(expected),
        Some(Spoilt::Paused { why, ignored }) => paused(ended, why, ignored, &mut tape),
        None => match ended {
            Err(panic) => End::Panicked(panic_message(&*panic)),
            Ok(Err(_)) => End::Panicked("a step stopped with a pause of another step".to_owned()),
            Ok(Ok(_)) if at < tape.len() => {
                End::Diverged(Divergence { at, wanted: Expectation::End, found: tape.get(at).cloned() })
            }
            Ok(Ok(flow)) => End::Finished(flow),
        },
    };
    if let End::Diverged(diverged) = &end {
        tape.truncate(diverged.at);
    }
    Ran { end, tape, events }
}

type Ended = std::thread::Result<Result<Flow, Pause>>;

fn paused(ended: Ended, why: crate::rule::RuleId, ignored: bool, tape: &mut Tape) -> End {
    match ended {
        Err(panic) => End::Panicked(panic_message(&*panic)),
        Ok(Err(pause)) if !ignored => match *pause.0 {
            Stop::Asking(question) => End::Asking(question),
            Stop::Refused { refusal, question, taped } => {
                // One from an answerer in place was never kept.
                if taped {
                    tape.pop();
                }
                End::Refused(refusal, question)
            }
            Stop::Spoilt => End::Panicked(format!("the pause at {why} was lost on its way up")),
        },
        Ok(_) => End::Panicked(format!("the pause at {why} was not passed on; a `?` is missing")),
    }
}

/// How a finished step no longer fits its tape, and what of the tape does.
pub(super) struct TapeMismatch {
    pub diverged: Divergence,
    pub fits: Tape,
}

/// Plays a finished step again over its tape.
pub(super) fn replay<B: Book>(battle: &mut B::Battle, tape: Tape) -> Result<(Flow, Ran), Box<TapeMismatch>> {
    let (mut dice, mut nobody) = (MadeUp::new(), Nobody);
    let settled = tape.len();
    let ran = run::<B>(battle, Play::new(tape, &mut dice, &mut nobody).settled(settled));
    let at = ran.tape.len();
    let ends_at = |wanted| Divergence { at, wanted, found: None };
    let diverged = match ran.end {
        End::Finished(flow) => return Ok((flow, ran)),
        End::Diverged(diverged) => diverged,
        End::Asking(question) => ends_at(Expectation::Answer { why: question.why, refusal: None }),
        End::Refused(refusal, question) => {
            ends_at(Expectation::Answer { why: question.why, refusal: Some(refusal) })
        }
        End::Dry(wanted) => ends_at(wanted),
        End::Panicked(message) => ends_at(Expectation::Bug { message }),
    };
    Err(Box::new(TapeMismatch { diverged, fits: ran.tape }))
}

fn panic_message(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|it| (*it).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_else(|| "no message".to_owned())
}
