//! A question while it is being asked: live options, nothing described yet.
use std::{any::Any, fmt};

use super::{
    Anchor, Answer, AnswerShape, AnyFixture, AnyForm, Ask, Choice, Field, GameEnd, OptionView, Question,
    Refusal, Shape,
    check::{Bounds, ClosedOptions},
};
use crate::{event::Pick, note::Note, place::Point, rule::RuleId};

/// A list of options with its types forgotten.
pub trait Options {
    fn open(&self) -> usize;
    fn closed(&self) -> usize;
    fn refused(&self, closed: usize) -> Option<RuleId>;
    /// Why a closed one cannot be chosen, where the rule alone would not tell.
    fn reason(&self, closed: usize) -> String;
    fn describe(&self, at: usize) -> OptionView;
    /// What an option is called, and nothing more of it.
    fn label(&self, at: usize) -> String;
    /// What an option is, for code to look at.
    fn deed(&self, at: usize) -> Option<Note>;
    /// The option itself; those that are closed come after the open ones.
    fn item(&self, at: usize) -> &dyn Any;
    /// The option itself, to keep.
    fn kept(&self, at: usize) -> Box<dyn Any>;
}

pub(crate) struct ListedOptions<'a, T: Choice> {
    pub open: &'a [T],
    pub closed: &'a [(T, RuleId)],
    pub table: &'a T::Table,
}

impl<T: Choice> Options for ListedOptions<'_, T> {
    fn open(&self) -> usize {
        self.open.len()
    }

    fn closed(&self) -> usize {
        self.closed.len()
    }

    fn refused(&self, closed: usize) -> Option<RuleId> {
        self.closed.get(closed).map(|it| it.1)
    }

    fn reason(&self, closed: usize) -> String {
        let told = self.closed.get(closed).and_then(|(item, by)| item.forbidden(self.table, *by));
        told.unwrap_or_default()
    }

    fn describe(&self, at: usize) -> OptionView {
        match self.open.get(at) {
            Some(item) => OptionView { refused: None, ..item.offered(self.table) },
            None => {
                let closed = at - self.open.len();
                let (item, by) = &self.closed[closed];
                let reason = self.reason(closed);
                OptionView { refused: Some(*by), reason, ..item.offered(self.table) }
            }
        }
    }

    fn label(&self, at: usize) -> String {
        self.at(at).label(self.table)
    }

    fn deed(&self, at: usize) -> Option<Note> {
        self.at(at).deed(self.table)
    }

    fn item(&self, at: usize) -> &dyn Any {
        self.at(at)
    }

    fn kept(&self, at: usize) -> Box<dyn Any> {
        Box::new(self.at(at).clone())
    }
}

impl<T: Choice> ListedOptions<'_, T> {
    fn at(&self, at: usize) -> &T {
        self.open.get(at).unwrap_or_else(|| &self.closed[at - self.open.len()].0)
    }
}

impl fmt::Debug for AskedFor<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            AskedFor::One(_) => "One",
            AskedFor::Some { .. } => "Some",
            AskedFor::YesNo(_) => "YesNo",
            AskedFor::Number { .. } => "Number",
            AskedFor::Point(_) => "Point",
            AskedFor::Order(_) => "Order",
            AskedFor::Form(_) => "Form",
            AskedFor::Game(_) => "Game",
        })
    }
}

/// A question as whoever answers in place sees it: nothing is described until it is asked for.
#[derive(Clone, Copy)]
pub struct LiveQuestion<'a> {
    pub ask: Ask,
    pub shape: AskedFor<'a>,
    table: &'a dyn Any,
}

/// What kind of answer is wanted.
#[derive(Clone, Copy)]
pub enum AskedFor<'a> {
    One(&'a dyn Options),
    Some {
        of: &'a dyn Options,
        least: usize,
        most: usize,
    },
    /// With what the answer leads to, for a preview that knows the book.
    YesNo(&'a dyn Any),
    Number {
        least: i32,
        most: i32,
    },
    Point(&'a dyn Field),
    Order(&'a dyn Options),
    Form(&'a dyn AnyForm),
    Game(&'a dyn AnyFixture),
}

impl fmt::Debug for LiveQuestion<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.question())
    }
}

impl<'a> LiveQuestion<'a> {
    pub(crate) fn new(ask: Ask, shape: AskedFor<'a>, table: &'a dyn Any) -> Self {
        LiveQuestion { ask, shape, table }
    }

    /// The position the question is asked in, for a bot that knows the book.
    pub fn table<B: 'static>(&self) -> Option<&'a B> {
        self.table.downcast_ref()
    }

    /// The list it is answered from; nothing where it wants something else.
    pub fn options(&self) -> Option<&'a dyn Options> {
        match self.shape {
            AskedFor::One(of) | AskedFor::Order(of) | AskedFor::Some { of, .. } => Some(of),
            AskedFor::YesNo(_)
            | AskedFor::Number { .. }
            | AskedFor::Point(_)
            | AskedFor::Form(_)
            | AskedFor::Game(_) => None,
        }
    }

    /// How many options may be chosen from.
    pub fn len(&self) -> usize {
        match self.shape {
            AskedFor::One(of) | AskedFor::Order(of) | AskedFor::Some { of, .. } => of.open(),
            AskedFor::YesNo(_) => 2,
            AskedFor::Number { least, most } => (i64::from(most) - i64::from(least) + 1).max(0) as usize,
            AskedFor::Point(_) | AskedFor::Form(_) | AskedFor::Game(_) => 0,
        }
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The option at `at`, if options of this question are `T`s.
    pub fn item<T: 'static>(&self, at: usize) -> Option<&'a T> {
        self.options().filter(|of| at < of.open())?.item(at).downcast_ref()
    }

    /// The same, and after the open options those that a rule forbids.
    pub fn shown<T: 'static>(&self, at: usize) -> Option<&'a T> {
        self.options().filter(|of| at < of.open() + of.closed())?.item(at).downcast_ref()
    }

    /// How the option at `at` is shown; those that a rule forbids come after the open ones.
    pub fn described(&self, at: usize) -> Option<OptionView> {
        Some(self.options().filter(|of| at < of.open() + of.closed())?.describe(at))
    }

    /// The rule that forbids an answer of the form asked for, and why in words.
    pub fn forbids(&self, answer: &Answer) -> Option<(RuleId, String)> {
        match self.check(answer) {
            Err(Refusal::Forbidden { by, reason }) => Some((by, reason)),
            Err(Refusal::Field(unfit)) => Some((unfit.by, unfit.fault.reason.to_string())),
            Ok(()) | Err(Refusal::Shape { .. } | Refusal::Seat { .. } | Refusal::NothingAsked) => None,
        }
    }

    /// What stands if nobody cares.
    pub fn default(&self) -> Answer {
        match self.shape {
            AskedFor::One(of) if of.open() <= self.ask.default => Answer::One(0),
            AskedFor::One(_) => Answer::One(self.ask.default),
            AskedFor::Some { least, most, .. } => {
                Answer::Some((0..self.ask.default.clamp(least, most.max(least))).collect())
            }
            AskedFor::YesNo(_) => Answer::YesNo(self.ask.default == 1),
            AskedFor::Number { least, most } => {
                let offset = i32::try_from(self.ask.default).unwrap_or(i32::MAX);
                Answer::Number(least.saturating_add(offset).min(most))
            }
            AskedFor::Point(field) => Answer::Point(field.propose().first().copied().unwrap_or_default()),
            AskedFor::Order(of) => Answer::Order((0..of.open()).collect()),
            AskedFor::Form(form) => Answer::Form(form.proposal()),
            // Nobody's game is played for them; a bot that wants it played plays it out.
            AskedFor::Game(_) => GameEnd::Abandoned.into(),
        }
    }

    /// Whether it can be answered at all; a rule that asks otherwise has a bug. Of points only the field knows.
    pub(crate) fn has_answer(&self) -> bool {
        match self.shape {
            AskedFor::One(of) => 0 < of.open(),
            AskedFor::Some { of, least, most } => least <= most && least <= of.open(),
            AskedFor::Number { least, most } => least <= most,
            AskedFor::YesNo(_)
            | AskedFor::Point(_)
            | AskedFor::Order(_)
            | AskedFor::Form(_)
            | AskedFor::Game(_) => true,
        }
    }

    /// Whether this answer may be given.
    pub fn check(&self, answer: &Answer) -> Result<(), Refusal> {
        match (self.shape, answer) {
            (AskedFor::Point(field), Answer::Point(point)) if point.is_on_earth() => {
                let reason = |by: RuleId| field.reason(*point, by).unwrap_or_default();
                field.check(*point).map_err(|by| Refusal::Forbidden { by, reason: reason(by) })
            }
            (AskedFor::Point(_), _) => Err(Refusal::Shape { wanted: AnswerShape::Point }),
            (AskedFor::Form(form), Answer::Form(value)) => {
                self.bounds().check(answer)?;
                Ok(form.check(self.ask.why, value)?)
            }
            (AskedFor::Game(game), Answer::Game(end)) => match &**end {
                GameEnd::Over { outcome, .. } => Ok(game.check(self.ask.why, outcome)?),
                GameEnd::Abandoned => Ok(()),
            },
            _ => self.bounds().check(answer),
        }
    }

    fn bounds(&self) -> Bounds<'a> {
        match self.shape {
            AskedFor::One(of) => Bounds::One(of.open(), ClosedOptions::Live(of)),
            AskedFor::Some { of, least, most } => {
                Bounds::Some(of.open(), least, most, ClosedOptions::Live(of))
            }
            AskedFor::YesNo(_) => Bounds::YesNo,
            AskedFor::Number { least, most } => Bounds::Number(least, most),
            AskedFor::Point(_) => Bounds::Point,
            AskedFor::Order(of) => Bounds::Order(of.open()),
            AskedFor::Form(_) => Bounds::Form,
            AskedFor::Game(_) => Bounds::Game,
        }
    }

    /// The question as data, with everything described.
    pub fn question(&self) -> Question {
        let describe = |of: &dyn Options| (0..of.open() + of.closed()).map(|it| of.describe(it)).collect();
        let shape = match self.shape {
            AskedFor::One(of) => Shape::One { options: describe(of) },
            AskedFor::Some { of, least, most } => Shape::Some { options: describe(of), least, most },
            AskedFor::YesNo(_) => Shape::YesNo,
            AskedFor::Number { least, most } => Shape::Number { least, most },
            AskedFor::Point(field) => Shape::Point { proposed: proposals(field) },
            AskedFor::Order(of) => Shape::Order { options: describe(of) },
            AskedFor::Form(form) => Shape::Form { schema: form.schema() },
            AskedFor::Game(game) => {
                Shape::Game { number: game.number(), title: game.title(), scenario: game.scenario() }
            }
        };
        Question {
            why: self.ask.why,
            seat: self.ask.seat,
            about: self.ask.about,
            interrupt: self.ask.interrupt,
            shape,
            default: self.default(),
        }
    }

    /// What was chosen, for code to look at.
    pub(crate) fn pick(&self, answer: &Answer) -> Pick {
        match (self.shape, answer) {
            (AskedFor::One(of), Answer::One(at)) => of.deed(*at).map_or(Pick::Unsaid, Pick::Deed),
            (_, Answer::YesNo(true)) => Pick::Yes,
            (_, Answer::YesNo(false)) => Pick::No,
            (_, Answer::Number(n)) => Pick::Number(*n),
            (_, Answer::Point(point)) => Pick::Place(*point),
            (_, Answer::One(_) | Answer::Some(_) | Answer::Order(_) | Answer::Form(_) | Answer::Game(_)) => {
                Pick::Unsaid
            }
        }
    }

    /// The chosen option in words, for the journal.
    pub(crate) fn words(&self, answer: &Answer) -> String {
        let named = |of: &dyn Options, of_these: &[usize]| {
            of_these.iter().map(|&it| of.label(it)).collect::<Vec<_>>().join(", ")
        };
        match (self.shape, answer) {
            (AskedFor::One(of), Answer::One(at)) => of.label(*at),
            (AskedFor::Some { of, .. }, Answer::Some(these)) => named(of, these),
            (AskedFor::Order(of), Answer::Order(these)) => named(of, these),
            (AskedFor::Point(field), Answer::Point(point)) => field.label(*point),
            (_, Answer::YesNo(yes)) => if *yes { "yes" } else { "no" }.to_owned(),
            (_, Answer::Number(n)) => n.to_string(),
            (AskedFor::Form(form), Answer::Form(value)) => form.label(value),
            (AskedFor::Game(game), Answer::Game(_)) => game.title(),
            _ => String::new(),
        }
    }
}

fn proposals(field: &dyn Field) -> Vec<OptionView> {
    let offered = |point: Point| OptionView {
        cost: field.cost(point),
        odds: field.odds(point),
        ..OptionView::new(field.label(point)).at(Anchor::Place(point))
    };
    field.propose().into_iter().map(offered).collect()
}
