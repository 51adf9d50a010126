//! Asking people: what a question looks like from inside a rule, from a bot, and from the table.
mod asked;
mod check;
mod fixture;
mod form;
mod group;
mod interrupt;
mod told;

use std::any::Any;

pub(crate) use asked::ListedOptions;
pub use asked::{AskedFor, LiveQuestion, Options};
pub use check::{AnswerShape, Refusal};
pub use fixture::{AnyFixture, Fixture, GameEnd};
pub(crate) use form::read;
pub use form::{AnyForm, Form, FormFault, MOST_OF_A_FORM};
pub use group::OptionGroup;
pub use interrupt::Interrupt;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
pub use told::{Question, Shape};

use crate::{event::Token, note::Note, place::Point, ratio::Ratio, rule::RuleId};

/// A chair at the table; who sits there is no concern of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Seat(pub u8);

/// Whoever looks at the table and reads its journal. A watcher sits in no chair, so no event and no view can be meant for one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Viewer {
    Seat(Seat),
    Watcher,
}

impl From<Seat> for Viewer {
    fn from(seat: Seat) -> Self {
        Viewer::Seat(seat)
    }
}

/// What a rule says when it asks: by which rule, whom, and about which figure.
#[derive(Clone, Copy, Debug)]
pub struct Ask {
    pub why: RuleId,
    pub seat: Seat,
    pub about: Option<Token>,
    pub default: usize,
    /// What has happened that they are asked about it.
    pub interrupt: Option<Interrupt>,
}

/// A question to `seat` by the rule `why`.
pub const fn ask(why: RuleId, seat: Seat) -> Ask {
    Ask { why, seat, about: None, default: 0, interrupt: None }
}

impl Ask {
    pub const fn about(mut self, token: Token) -> Self {
        self.about = Some(token);
        self
    }

    /// They are asked because of this, in the middle of something.
    pub fn because(mut self, interrupt: impl Into<Option<Interrupt>>) -> Self {
        self.interrupt = interrupt.into();
        self
    }

    /// Which option stands if nobody cares; for yes or no, 1 is yes; for a number, how far from the least; for
    /// some of a list, how many of the first.
    pub const fn or(mut self, default: usize) -> Self {
        self.default = default;
        self
    }
}

/// What came back.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    One(usize),
    Some(Vec<usize>),
    YesNo(bool),
    Number(i32),
    Point(Point),
    Order(Vec<usize>),
    /// A form as it was filled in.
    Form(Value),
    /// What became of the game that was due. How it ended is said by whoever keeps the games, when it is handed in; an answer can only
    /// abandon it.
    Game(#[schemars(schema_with = "fixture::abandoned")] Box<GameEnd>),
}

/// Something that can be chosen, and how it is shown to a reader.
pub trait Choice: Clone + 'static {
    /// The position that a description is read from.
    type Table: 'static;
    fn offered(&self, table: &Self::Table) -> OptionView;

    /// What it is called, for the journal: worth telling apart where the rest of an offer takes long to work out.
    fn label(&self, table: &Self::Table) -> String {
        self.offered(table).label
    }

    /// What it is, for whoever reads the journal as data; nothing where only people read it.
    fn deed(&self, table: &Self::Table) -> Option<Note> {
        let _ = table;
        None
    }

    /// Why a rule forbids it as things stand, in a sentence; nothing where the rule's own words will do.
    fn forbidden(&self, table: &Self::Table, by: RuleId) -> Option<String> {
        let _ = (table, by);
        None
    }
}

/// An option as a reader sees it. Made only when somebody reads.
#[derive(Clone, Debug, Default, PartialEq, Serialize, JsonSchema)]
pub struct OptionView {
    pub label: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<Anchor>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cost: Option<i32>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub odds: Vec<Chance>,
    /// What else a reader should know of it, in a few words.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub note: String,
    /// The rule that forbids it; such an option is shown but cannot be chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refused: Option<RuleId>,
    /// Why it does so as things stand, where the rule alone would not tell.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub reason: String,
    /// What it belongs to in a long list.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub group: Option<OptionGroup>,
    /// What it is called together with all that have the same name here and come to the same: "strike a zombie". Such
    /// options differ in nothing but whom they are aimed at.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub alike: String,
    /// What is lost by it, as a sentence: whoever chooses it is asked first whether they are sure.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub confirm: String,
    /// The scenario that it leads to, by its id among those that come with the program.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub scenario: String,
    /// What it leads to at once, where that can be answered together with it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub then: Option<Then>,
    /// Ways of doing it that can be chosen at once, with all that would be asked next. The first is the plain one.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub variants: Vec<Variant>,
}

/// One way of doing what an option says: whoever takes it has answered what the option leads to.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Variant {
    pub label: String,
    /// Whom or where it is aimed at, where the option itself says nothing of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<Anchor>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub odds: Vec<Chance>,
    /// The answers to the questions after the option, in their order; no die is rolled before the last of them.
    pub answers: Vec<Answer>,
}

/// What an option leads to before any die is rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Then {
    /// A place that somebody goes to.
    Place,
    /// What the one it is about may do: it only says who acts.
    Person,
}

impl OptionView {
    pub fn new(label: impl Into<String>) -> Self {
        OptionView { label: label.into(), ..OptionView::default() }
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

    pub fn note(mut self, note: impl Into<String>) -> Self {
        self.note = note.into();
        self
    }

    pub fn group(mut self, group: OptionGroup) -> Self {
        self.group = Some(group);
        self
    }

    pub fn confirm(mut self, loss: impl Into<String>) -> Self {
        self.confirm = loss.into();
        self
    }

    pub fn alike(mut self, name: impl Into<String>) -> Self {
        self.alike = name.into();
        self
    }

    pub fn then(mut self, then: Then) -> Self {
        self.then = Some(then);
        self
    }

    pub fn scenario(mut self, id: impl Into<String>) -> Self {
        self.scenario = id.into();
        self
    }

    pub fn variants(mut self, ways: Vec<Variant>) -> Self {
        self.variants = ways;
        self
    }
}

/// Where on the board an option belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Anchor {
    Token(Token),
    Place(Point),
}

/// One way an option can end, and how likely it is.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Chance {
    /// What it is by the book's own name, with whomever it befalls: code compares and ranks this.
    pub end: Note,
    /// The same in words, for readers alone.
    pub what: String,
    pub p: Ratio,
}

impl Chance {
    pub fn new(end: impl Into<Note>, what: impl Into<String>, p: Ratio) -> Self {
        Chance { end: end.into(), what: what.into(), p }
    }
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
    /// Why this rule forbids a point, in a sentence; nothing where the rule's own words will do.
    fn reason(&self, point: Point, by: RuleId) -> Option<String> {
        let _ = (point, by);
        None
    }
    /// Candidates for bots and for people who would rather not click; the first is the default.
    fn propose(&self) -> Vec<Point>;
    /// What going there costs, where that has a price.
    fn cost(&self, point: Point) -> Option<i32> {
        let _ = point;
        None
    }
    /// How it may end, where that is rolled for at once.
    fn odds(&self, point: Point) -> Vec<Chance> {
        let _ = point;
        Vec::new()
    }
    /// What a point is chosen for, for a preview that knows the book.
    fn what(&self) -> Option<&dyn Any> {
        None
    }
    /// How a proposed point is shown.
    fn label(&self, point: Point) -> String {
        format!("{}, {}", point.x, point.y)
    }
}
