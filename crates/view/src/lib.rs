//! What a table shows: plain data, in the table's words. No rule is worked out here and no book is named.
pub mod account;
mod aim;
mod board;
pub mod clause;
pub mod conformance;
pub mod cover;
pub mod group;
pub mod hex;
pub mod lexicon;
pub mod moment;
mod piece;
pub mod roll;
pub mod sketch;
pub mod story;
pub mod switch;
pub mod telling;
mod terrain;
pub mod text;
pub mod unit;
pub mod words;

use kernel::{Pronoun, Token, question::Chance};
use schemars::JsonSchema;
use serde::Serialize;

pub use aim::{Aim, GoalProgress, Standing};
pub use board::{Board, Edges, Ground, OpenTable, with_article, within};
pub use piece::{AbsentFigure, Allegiance, Badge, Face, Health, HeldWeapon, Piece, WeaponShape, badges};
pub use terrain::{
    Barrier, Condition, DamageMark, Floor, Furniture, Opening, Outline, Prop, Surface, Terrain, TerrainKind,
    Vehicle, marks,
};
pub use unit::{Length, Units};

/// The table as one seat sees it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, JsonSchema)]
pub struct View {
    pub title: String,
    /// What lengths and effort are counted in.
    pub units: Units,
    /// Turn, phase and whatever else tells how far the game is.
    pub clock: Vec<NamedValue>,
    /// What a turn goes through, in its order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub phases: Vec<PhaseView>,
    pub ground: Ground,
    pub tokens: Vec<Piece>,
    /// Those who were on the table and are no longer to be seen: what is told of them has their names.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub absent: Vec<AbsentFigure>,
    /// The bodies of those who will not get up: they lie where they fell, and nothing can be done to them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub remains: Vec<Piece>,
    pub overlays: Vec<Overlay>,
    /// One sheet a figure, or whatever else can be read beside the board.
    pub panels: Vec<Panel>,
}

/// A part of the turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PhaseView {
    pub name: String,
    /// What of it is being done, or how far it is.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub note: String,
    pub now: bool,
    /// The die that settled when it comes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub die: Option<PhaseDie>,
}

/// A die that a part of the turn depends on, and whose it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PhaseDie {
    pub face: u16,
    pub sides: u16,
    pub side: Allegiance,
}

/// What an option would come to, shown before it is chosen.
#[derive(Clone, Debug, Default, PartialEq, Serialize, JsonSchema)]
pub struct Preview {
    pub overlays: Vec<Overlay>,
    /// Distance, cover, modifiers, cost: each with its rule where it has one.
    pub lines: Vec<NamedValue>,
    /// Those whom it is aimed at, each with its letter, those whom something hides from it, and whoever else fares by it.
    pub under: Vec<Under>,
    /// How the answer as a whole may end; the lines say the same in words.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub odds: Vec<Chance>,
    /// The rule that forbids it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refused: Option<kernel::RuleId>,
    /// Why it does so as things stand, where the rule alone would not tell.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub reason: String,
}

/// Somebody whom an option is aimed at or who is in its way.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Under {
    pub id: Token,
    /// What marks it, on the board and in the list; nothing for those who are hidden.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub letter: Option<String>,
    /// Whether something keeps it from being hit.
    pub hidden: bool,
    /// How it may fare.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub odds: Vec<Chance>,
}

/// Something drawn over the board: a reach, a line of sight, a template.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Overlay {
    pub kind: OverlayKind,
    pub outline: Outline,
    /// What is written beside it: a distance, a share, a cost.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub label: Option<String>,
}

/// What an overlay says of the ground below it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum OverlayKind {
    /// How far somebody can go.
    Reach,
    /// How far for less, within a reach.
    Step,
    Route,
    /// What is looked along, as far as nothing is in the way.
    Sight,
    /// The part of it that something hides.
    SightCut,
    /// What can be seen from somewhere.
    Vision,
    /// How far something can be sent.
    Range,
    Template,
    TemplateNear,
    TemplateFar,
    /// A place that the game is about.
    Goal,
    /// A place that an option is about.
    Mark,
    /// Where it cannot be.
    Refused,
}

/// A headed list of lines.
#[derive(Clone, Debug, Default, PartialEq, Serialize, JsonSchema)]
pub struct Panel {
    pub title: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub about: Option<Token>,
    /// Whose the one it is about is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<Allegiance>,
    /// Whether the one it is about is well, though not to be seen on the table: still to come, or in something that is.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub awaited: bool,
    /// That of the person it is about, where their sheet has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pronoun: Option<Pronoun>,
    /// What they are by trade, in the book's word for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub trade: Option<String>,
    /// What its readers are after, if it is about that.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub aims: Vec<Aim>,
    pub lines: Vec<NamedValue>,
}

impl Panel {
    /// All that stands on it: each aim with its counts, then the other lines.
    pub fn shown(&self) -> Vec<NamedValue> {
        self.aims.iter().flat_map(Aim::lines).chain(self.lines.iter().cloned()).collect()
    }
}

/// A named value, with the rule behind it where there is one.
#[derive(Clone, Debug, Default, PartialEq, Serialize, JsonSchema)]
pub struct NamedValue {
    pub name: String,
    pub value: String,
    /// The value as a number, where it is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub amount: Option<Amount>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<kernel::RuleId>,
    /// What it is to every book, where it is more than words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub role: Option<Role>,
}

impl NamedValue {
    pub fn new(name: impl Into<String>, value: impl Into<String>) -> Self {
        NamedValue { name: name.into(), value: value.into(), ..NamedValue::default() }
    }

    /// A count with what it is out of, which is said in words elsewhere: the value is the count alone.
    pub fn of_count(name: impl Into<String>, amount: Amount) -> Self {
        NamedValue { value: amount.n.to_string(), ..NamedValue::of_amount(name, amount) }
    }

    pub fn of_amount(name: impl Into<String>, amount: Amount) -> Self {
        NamedValue { name: name.into(), value: amount.words(), amount: Some(amount), ..NamedValue::default() }
    }
}

/// A number that is shown: alone, out of so many, or in a unit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Amount {
    pub n: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub of: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unit: Option<&'static str>,
}

impl Amount {
    pub fn plain(n: impl Into<u32>) -> Self {
        Amount { n: n.into(), of: None, unit: None }
    }

    /// So many of figures, lines, things.
    pub fn count(n: usize) -> Self {
        Amount::plain(u32::try_from(n).unwrap_or(u32::MAX))
    }

    pub fn of(self, most: Option<u32>) -> Self {
        Amount { of: most, ..self }
    }

    pub fn unit(self, unit: &'static str) -> Self {
        Amount { unit: Some(unit), ..self }
    }

    /// What stands after the number.
    pub fn rest(&self) -> String {
        let of = self.of.map(|it| format!("of {it}"));
        let rest: Vec<&str> = of.as_deref().into_iter().chain(self.unit).collect();
        rest.join(" ")
    }

    pub fn words(&self) -> String {
        match self.rest() {
            rest if rest.is_empty() => self.n.to_string(),
            rest => format!("{} {rest}", self.n),
        }
    }
}

/// What a line of the clock or of a sheet tells, whatever a book calls it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// Which part of the turn it is.
    Phase,
    /// How the game has ended.
    Result,
    /// How many of a side there are.
    Number(Allegiance),
    /// How somebody fares.
    State,
    /// What somebody has left to spend, in the unit of effort.
    Effort,
    /// How many wounds somebody has.
    Wounds,
    /// A weapon; its amount is what it is loaded with.
    Weapon,
}

/// The value of the line that has this role.
pub fn of_role(lines: &[NamedValue], role: Role) -> Option<&str> {
    lines.iter().find(|it| it.role == Some(role)).map(|it| it.value.as_str())
}
