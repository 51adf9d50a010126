//! What a table waits for: the five states that terminal, pages and programs all show in their own words.
use std::{
    hash::{DefaultHasher, Hash, Hasher},
    sync::Arc,
};

use kernel::{
    CrashReport, Question, Viewer,
    dice::Missing,
    question::{Anchor, Shape},
};

/// What a table waits for, as far as whoever looks may know.
#[derive(Clone, Debug)]
pub enum TableState {
    /// Somebody is asked.
    Asking(Arc<Question>),
    /// Somebody else is at it: another player, or a bot.
    Waiting,
    /// People have to roll.
    NeedsDice(Missing),
    Over,
    /// A bug in the rules; nothing is lost, the last decision can be taken back.
    Broken(Box<CrashReport>),
}

impl TableState {
    /// The same as these eyes may know it: a question is for the seat that is asked, dice are for those who play.
    pub fn seen_by(&self, viewer: Viewer) -> TableState {
        match (self, viewer) {
            (TableState::Asking(question), Viewer::Seat(seat)) if question.seat == seat => self.clone(),
            (TableState::Asking(_), _) | (TableState::NeedsDice(_), Viewer::Watcher) => TableState::Waiting,
            (
                TableState::Waiting | TableState::NeedsDice(_) | TableState::Over | TableState::Broken(_),
                _,
            ) => self.clone(),
        }
    }

    pub fn question(&self) -> Option<&Arc<Question>> {
        match self {
            TableState::Asking(question) => Some(question),
            TableState::Waiting | TableState::NeedsDice(_) | TableState::Over | TableState::Broken(_) => None,
        }
    }

    /// Stands for what is waited for in a game that has come to `mark` with so many dice, after so many take-backs.
    pub(super) fn mark(&self, mark: u64, dice: u64, taken_back: usize) -> u64 {
        let mut hasher = DefaultHasher::new();
        (mark, taken_back).hash(&mut hasher);
        match self {
            // Under other rules the same game may ask something else.
            TableState::Asking(question) => mark_question(question, &mut hasher),
            // Two tests in a row may want the same dice of the same table.
            TableState::NeedsDice(it) => (it.why, it.n, it.sides, it.impossible, dice).hash(&mut hasher),
            TableState::Waiting | TableState::Over | TableState::Broken(_) => (),
        }
        hasher.finish()
    }
}

fn mark_question(question: &Question, mark: &mut DefaultHasher) {
    (question.why, question.seat.0, question.about, &question.default).hash(mark);
    let (kind, options, least, most) = match &question.shape {
        Shape::One { options } => (0, &options[..], 0, 0),
        Shape::Some { options, least, most } => (1, &options[..], *least as i64, *most as i64),
        Shape::YesNo => (2, &[][..], 0, 0),
        Shape::Number { least, most } => (3, &[][..], i64::from(*least), i64::from(*most)),
        Shape::Point { proposed } => (4, &proposed[..], 0, 0),
        Shape::Order { options } => (5, &options[..], 0, 0),
        Shape::Form { schema } => {
            schema.hash(mark);
            (6, &[][..], 0, 0)
        }
        Shape::Game { number, title, scenario } => {
            (title, scenario).hash(mark);
            (7, &[][..], i64::from(*number), 0)
        }
    };
    (kind, options.len(), least, most).hash(mark);
    for it in options {
        let at = it.at.map(|it| match it {
            Anchor::Token(token) => (Some(token), None),
            Anchor::Place(place) => (None, Some(place)),
        });
        (&it.label, at, it.cost, it.refused).hash(mark);
    }
}
