//! Asking people: what a question looks like from inside a rule, from a bot, and from the table.
use std::{any::Any, fmt};

use serde::{Deserialize, Serialize};

use crate::{event::Token, place::Point, ratio::Ratio, rule::RuleId};

/// A chair at the table; who sits there is no concern of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Seat(pub u8);

/// What a rule says when it asks: by which rule, whom, and about which figure.
#[derive(Clone, Copy, Debug)]
pub struct Ask {
    pub why: RuleId,
    pub seat: Seat,
    pub about: Option<Token>,
    pub default: usize,
}

/// A question to `seat` by the rule `why`.
pub const fn ask(why: RuleId, seat: Seat) -> Ask {
    Ask { why, seat, about: None, default: 0 }
}

impl Ask {
    pub const fn about(mut self, token: Token) -> Self {
        self.about = Some(token);
        self
    }

    /// Which option stands if nobody cares; for yes or no, 1 is yes.
    pub const fn or(mut self, default: usize) -> Self {
        self.default = default;
        self
    }
}

/// What came back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    One(usize),
    Some(Vec<usize>),
    YesNo(bool),
    Number(i32),
    Point(Point),
    Order(Vec<usize>),
}

/// Something that can be chosen, and how it is shown to a reader.
pub trait Choice: Clone + 'static {
    /// The position that a description is read from.
    type Table: 'static;
    fn offered(&self, table: &Self::Table) -> Offered;
}

/// An option as a reader sees it. Made only when somebody reads.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Offered {
    pub label: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<Anchor>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cost: Option<i32>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub odds: Vec<Chance>,
    /// The rule that forbids it; such an option is shown but cannot be chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refused: Option<RuleId>,
}

impl Offered {
    pub fn new(label: impl Into<String>) -> Self {
        Offered { label: label.into(), ..Offered::default() }
    }

    pub fn at(mut self, at: Anchor) -> Self {
        self.at = Some(at);
        self
    }

    pub fn cost(mut self, cost: i32) -> Self {
        self.cost = Some(cost);
        self
    }

    pub fn odds(mut self, odds: Vec<Chance>) -> Self {
        self.odds = odds;
        self
    }
}

/// Where on the board an option belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Anchor {
    Token(Token),
    Place(Point),
}

/// One way an option can end, and how likely it is.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Chance {
    pub what: String,
    pub p: Ratio,
}

/// Options that may be chosen, and those that a rule forbids.
#[derive(Clone, Debug)]
pub struct Menu<T> {
    pub open: Vec<T>,
    pub closed: Vec<(T, RuleId)>,
}

impl<T> Default for Menu<T> {
    fn default() -> Self {
        Menu { open: Vec::new(), closed: Vec::new() }
    }
}

impl<T> Menu<T> {
    pub fn offer(&mut self, item: T) {
        self.open.push(item);
    }

    /// Shows an option grey, with the rule that forbids it.
    pub fn refuse(&mut self, by: RuleId, item: T) {
        crate::rule::hit(by);
        self.closed.push((item, by));
    }

    /// Offers `item` unless a rule forbids it.
    pub fn offer_unless(&mut self, forbidden: Option<RuleId>, item: T) {
        match forbidden {
            None => self.offer(item),
            Some(by) => self.refuse(by, item),
        }
    }
}

/// The places a point may be chosen from: any that passes `check`, of which some are proposed.
pub trait Field {
    fn check(&self, point: Point) -> Result<(), RuleId>;
    /// Candidates for bots and for people who would rather not click; the first is the default.
    fn propose(&self) -> Vec<Point>;
    /// What going there costs, where that has a price.
    fn cost(&self, point: Point) -> Option<i32> {
        let _ = point;
        None
    }
    /// How a proposed point is shown.
    fn label(&self, point: Point) -> String {
        format!("{}, {}", point.x, point.y)
    }
}

/// A list of options with its types forgotten.
pub trait Options {
    fn open(&self) -> usize;
    fn closed(&self) -> usize;
    fn refused(&self, closed: usize) -> Option<RuleId>;
    fn describe(&self, at: usize) -> Offered;
    fn item(&self, open: usize) -> &dyn Any;
}

pub(crate) struct Listed<'a, T: Choice> {
    pub open: &'a [T],
    pub closed: &'a [(T, RuleId)],
    pub table: &'a T::Table,
}

impl<T: Choice> Options for Listed<'_, T> {
    fn open(&self) -> usize {
        self.open.len()
    }

    fn closed(&self) -> usize {
        self.closed.len()
    }

    fn refused(&self, closed: usize) -> Option<RuleId> {
        self.closed.get(closed).map(|it| it.1)
    }

    fn describe(&self, at: usize) -> Offered {
        match self.open.get(at) {
            Some(item) => item.offered(self.table),
            None => {
                let (item, by) = &self.closed[at - self.open.len()];
                Offered { refused: Some(*by), ..item.offered(self.table) }
            }
        }
    }

    fn item(&self, open: usize) -> &dyn Any {
        &self.open[open]
    }
}

impl fmt::Debug for AskedFor<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            AskedFor::One(_) => "One",
            AskedFor::Some { .. } => "Some",
            AskedFor::YesNo => "YesNo",
            AskedFor::Number { .. } => "Number",
            AskedFor::Point(_) => "Point",
            AskedFor::Order(_) => "Order",
        })
    }
}

/// A question as whoever answers in place sees it: nothing is described until it is asked for.
#[derive(Clone, Copy)]
pub struct Asked<'a> {
    pub ask: Ask,
    pub shape: AskedFor<'a>,
    table: &'a dyn Any,
}

/// What kind of answer is wanted.
#[derive(Clone, Copy)]
pub enum AskedFor<'a> {
    One(&'a dyn Options),
    Some { of: &'a dyn Options, least: usize, most: usize },
    YesNo,
    Number { least: i32, most: i32 },
    Point(&'a dyn Field),
    Order(&'a dyn Options),
}

impl fmt::Debug for Asked<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.question())
    }
}

impl<'a> Asked<'a> {
    pub(crate) fn new(ask: Ask, shape: AskedFor<'a>, table: &'a dyn Any) -> Self {
        Asked { ask, shape, table }
    }

    /// The position the question is asked in, for a bot that knows the book.
    pub fn table<B: 'static>(&self) -> Option<&'a B> {
        self.table.downcast_ref()
    }

    /// How many options may be chosen from.
    pub fn len(&self) -> usize {
        match self.shape {
            AskedFor::One(of) | AskedFor::Order(of) | AskedFor::Some { of, .. } => of.open(),
            AskedFor::YesNo => 2,
            AskedFor::Number { least, most } => (most - least + 1).max(0) as usize,
            AskedFor::Point(_) => 0,
        }
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The option at `at`, if options of this question are `T`s.
    pub fn item<T: 'static>(&self, at: usize) -> Option<&'a T> {
        match self.shape {
            AskedFor::One(of) | AskedFor::Order(of) | AskedFor::Some { of, .. } if at < of.open() => {
                of.item(at).downcast_ref()
            }
            AskedFor::One(_) | AskedFor::Order(_) | AskedFor::Some { .. } => None,
            AskedFor::YesNo | AskedFor::Number { .. } | AskedFor::Point(_) => None,
        }
    }

    /// What stands if nobody cares.
    pub fn default(&self) -> Answer {
        match self.shape {
            AskedFor::One(_) => Answer::One(self.ask.default),
            AskedFor::Some { least, .. } => Answer::Some((0..least).collect()),
            AskedFor::YesNo => Answer::YesNo(self.ask.default == 1),
            AskedFor::Number { least, most } => Answer::Number((least + self.ask.default as i32).min(most)),
            AskedFor::Point(field) => Answer::Point(field.propose().first().copied().unwrap_or_default()),
            AskedFor::Order(of) => Answer::Order((0..of.open()).collect()),
        }
    }

    /// Whether this answer may be given.
    pub fn check(&self, answer: &Answer) -> Result<(), Refusal> {
        match (self.shape, answer) {
            (AskedFor::Point(field), Answer::Point(point)) => {
                field.check(*point).map_err(|by| Refusal::Forbidden { by })
            }
            (AskedFor::Point(_), _) => Err(Refusal::Shape { wanted: Wanted::Point }),
            _ => self.form().check(answer),
        }
    }

    fn form(&self) -> Form<'a> {
        match self.shape {
            AskedFor::One(of) => Form::One(of.open(), Closed::Live(of)),
            AskedFor::Some { of, least, most } => Form::Some(of.open(), least, most, Closed::Live(of)),
            AskedFor::YesNo => Form::YesNo,
            AskedFor::Number { least, most } => Form::Number(least, most),
            AskedFor::Point(_) => Form::Point,
            AskedFor::Order(of) => Form::Order(of.open()),
        }
    }

    /// The question as data, with everything described.
    pub fn question(&self) -> Question {
        let describe = |of: &dyn Options| (0..of.open() + of.closed()).map(|it| of.describe(it)).collect();
        let shape = match self.shape {
            AskedFor::One(of) => Shape::One { options: describe(of) },
            AskedFor::Some { of, least, most } => Shape::Some { options: describe(of), least, most },
            AskedFor::YesNo => Shape::YesNo,
            AskedFor::Number { least, most } => Shape::Number { least, most },
            AskedFor::Point(field) => Shape::Point { proposed: proposals(field) },
            AskedFor::Order(of) => Shape::Order { options: describe(of) },
        };
        Question {
            why: self.ask.why,
            seat: self.ask.seat,
            about: self.ask.about,
            shape,
            default: self.default(),
        }
    }

    /// The chosen option in words, for the journal.
    pub(crate) fn words(&self, answer: &Answer) -> String {
        let named = |of: &dyn Options, of_these: &[usize]| {
            of_these.iter().map(|&it| of.describe(it).label).collect::<Vec<_>>().join(", ")
        };
        match (self.shape, answer) {
            (AskedFor::One(of), Answer::One(at)) => of.describe(*at).label,
            (AskedFor::Some { of, .. }, Answer::Some(these)) => named(of, these),
            (AskedFor::Order(of), Answer::Order(these)) => named(of, these),
            (AskedFor::Point(field), Answer::Point(point)) => field.label(*point),
            (_, Answer::YesNo(yes)) => if *yes { "yes" } else { "no" }.to_owned(),
            (_, Answer::Number(n)) => n.to_string(),
            _ => String::new(),
        }
    }
}

fn proposals(field: &dyn Field) -> Vec<Offered> {
    let offered = |point: Point| Offered {
        cost: field.cost(point),
        ..Offered::new(field.label(point)).at(Anchor::Place(point))
    };
    field.propose().into_iter().map(offered).collect()
}

/// A question nobody has answered yet, as data for the table.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Question {
    pub why: RuleId,
    pub seat: Seat,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub about: Option<Token>,
    pub shape: Shape,
    pub default: Answer,
}

/// What kind of answer a question wants.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Shape {
    One { options: Vec<Offered> },
    Some { options: Vec<Offered>, least: usize, most: usize },
    YesNo,
    Number { least: i32, most: i32 },
    Point { proposed: Vec<Offered> },
    Order { options: Vec<Offered> },
}

impl Question {
    /// Whether this answer may be given. Points are only checked for their form: the rule that asks has the last word.
    pub fn check(&self, answer: &Answer) -> Result<(), Refusal> {
        let open = |options: &[Offered]| options.iter().filter(|it| it.refused.is_none()).count();
        match &self.shape {
            Shape::One { options } => Form::One(open(options), Closed::Told(options)),
            Shape::Some { options, least, most } => {
                Form::Some(open(options), *least, *most, Closed::Told(options))
            }
            Shape::YesNo => Form::YesNo,
            Shape::Number { least, most } => Form::Number(*least, *most),
            Shape::Point { .. } => Form::Point,
            Shape::Order { options } => Form::Order(open(options)),
        }
        .check(answer)
    }

    /// Every answer there is, where these can be listed.
    pub fn list(&self) -> Vec<Answer> {
        match &self.shape {
            Shape::One { options } => {
                (0..options.len()).filter(|&it| options[it].refused.is_none()).map(Answer::One).collect()
            }
            Shape::YesNo => vec![Answer::YesNo(false), Answer::YesNo(true)],
            Shape::Number { least, most } => (*least..=*most).map(Answer::Number).collect(),
            Shape::Point { proposed } => proposed
                .iter()
                .filter_map(|it| match it.at {
                    Some(Anchor::Place(point)) => Some(Answer::Point(point)),
                    Some(Anchor::Token(_)) | None => None,
                })
                .collect(),
            Shape::Some { .. } | Shape::Order { .. } => vec![self.default.clone()],
        }
    }
}

/// Why an answer was not taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Refusal {
    /// The rule forbids what was chosen.
    Forbidden { by: RuleId },
    /// The answer is not of the kind that was asked for.
    Shape { wanted: Wanted },
    /// It is somebody else's to answer.
    Seat { asked: Seat },
    /// Nothing is being asked.
    NothingAsked,
}

/// What would have been an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Wanted {
    One { options: usize },
    Some { options: usize, least: usize, most: usize },
    YesNo,
    Number { least: i32, most: i32 },
    Point,
    Order { options: usize },
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Forbidden { by } => write!(f, "forbidden by {by}"),
            Refusal::Shape { wanted } => write!(f, "the question wants {wanted}"),
            Refusal::Seat { asked } => write!(f, "seat {} is asked, not this one", asked.0),
            Refusal::NothingAsked => f.write_str("nothing is being asked"),
        }
    }
}

impl std::error::Error for Refusal {}

impl fmt::Display for Wanted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Wanted::One { options } => write!(f, "one option, numbered 0 to {}", options.saturating_sub(1)),
            Wanted::Some { options, least, most } => {
                let last = options.saturating_sub(1);
                write!(f, "{least} to {most} different options, numbered 0 to {last}")
            }
            Wanted::YesNo => f.write_str("yes or no"),
            Wanted::Number { least, most } => write!(f, "a number from {least} to {most}"),
            Wanted::Point => f.write_str("a point (x and y)"),
            Wanted::Order { options } => write!(f, "all {options} options in some order"),
        }
    }
}

/// The closed options, live from the rule or as they were told.
#[derive(Clone, Copy)]
enum Closed<'a> {
    Live(&'a dyn Options),
    Told(&'a [Offered]),
}

impl Closed<'_> {
    fn by(&self, at: usize, open: usize) -> Option<RuleId> {
        match self {
            Closed::Live(of) => of.refused(at.checked_sub(open)?),
            Closed::Told(options) => options.get(at)?.refused,
        }
    }
}

/// The part of a question that an answer is checked against.
enum Form<'a> {
    One(usize, Closed<'a>),
    Some(usize, usize, usize, Closed<'a>),
    YesNo,
    Number(i32, i32),
    Point,
    Order(usize),
}

impl Form<'_> {
    fn check(&self, answer: &Answer) -> Result<(), Refusal> {
        let fits = match (self, answer) {
            (Form::One(open, closed), Answer::One(at)) => {
                if let Some(by) = closed.by(*at, *open) {
                    return Err(Refusal::Forbidden { by });
                }
                at < open
            }
            (Form::Some(open, least, most, closed), Answer::Some(these)) => {
                if let Some(by) = these.iter().find_map(|&it| closed.by(it, *open)) {
                    return Err(Refusal::Forbidden { by });
                }
                distinct_below(these, *open) && (*least..=*most).contains(&these.len())
            }
            (Form::YesNo, Answer::YesNo(_)) | (Form::Point, Answer::Point(_)) => true,
            (Form::Number(least, most), Answer::Number(n)) => (least..=most).contains(&n),
            (Form::Order(options), Answer::Order(these)) => {
                distinct_below(these, *options) && these.len() == *options
            }
            _ => false,
        };
        if fits { Ok(()) } else { Err(Refusal::Shape { wanted: self.wanted() }) }
    }

    fn wanted(&self) -> Wanted {
        match *self {
            Form::One(options, _) => Wanted::One { options },
            Form::Some(options, least, most, _) => Wanted::Some { options, least, most },
            Form::YesNo => Wanted::YesNo,
            Form::Number(least, most) => Wanted::Number { least, most },
            Form::Point => Wanted::Point,
            Form::Order(options) => Wanted::Order { options },
        }
    }
}

fn distinct_below(these: &[usize], n: usize) -> bool {
    let mut seen = vec![false; n];
    these.iter().all(|&it| it < n && !std::mem::replace(&mut seen[it], true))
}
