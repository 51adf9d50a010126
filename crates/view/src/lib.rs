//! What a table shows: plain data, in the table's words. No rule is worked out here and no book is named.
pub mod account;
mod aim;
mod board;
pub mod cover;
pub mod hex;
pub mod lexicon;
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

use kernel::{Token, question::Chance};
use schemars::JsonSchema;
use serde::Serialize;

pub use aim::{Aim, Count, Standing};
pub use board::{Board, Edges, Ground, OpenTable};
pub use piece::{Absent, Badge, Face, Held, Piece, Side, State, WeaponShape, badges};
pub use terrain::{
    Barrier, Condition, Floor, Furniture, Mark, Opening, Outline, Prop, Surface, Terrain, TerrainKind,
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
    pub clock: Vec<Line>,
    /// What a turn goes through, in its order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub phases: Vec<Phase>,
    pub ground: Ground,
    pub tokens: Vec<Piece>,
    /// Those who were on the table and are no longer to be seen: what is told of them has their names.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub absent: Vec<Absent>,
    pub overlays: Vec<Overlay>,
    /// One sheet a figure, or whatever else can be read beside the board.
    pub panels: Vec<Panel>,
}

/// A part of the turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Phase {
    pub name: String,
    /// What of it is being done, or how far it is.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub note: String,
    pub now: bool,
}

/// What an option would come to, shown before it is chosen.
#[derive(Clone, Debug, Default, PartialEq, Serialize, JsonSchema)]
pub struct Preview {
    pub overlays: Vec<Overlay>,
    /// Distance, cover, modifiers, cost: each with its rule where it has one.
    pub lines: Vec<Line>,
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
    /// Whether the one it is about is well, though not to be seen on the table: still to come, or in something that is.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub awaited: bool,
    /// What its readers are after, if it is about that.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub aims: Vec<Aim>,
    pub lines: Vec<Line>,
}

impl Panel {
    /// All that stands on it: each aim with its counts, then the other lines.
    pub fn shown(&self) -> Vec<Line> {
        self.aims.iter().flat_map(Aim::lines).chain(self.lines.iter().cloned()).collect()
    }
}

/// A named value, with the rule behind it where there is one.
#[derive(Clone, Debug, Default, PartialEq, Serialize, JsonSchema)]
pub struct Line {
    pub name: String,
    pub value: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<kernel::RuleId>,
    /// What it is to every book, where it is more than words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub role: Option<Role>,
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
    Number(Side),
    /// How somebody fares.
    State,
    /// What somebody has left to spend, in the unit of effort.
    Effort,
}

/// The value of the line that has this role.
pub fn of_role(lines: &[Line], role: Role) -> Option<&str> {
    lines.iter().find(|it| it.role == Some(role)).map(|it| it.value.as_str())
}
