//! What a table shows: plain data, in the table's words. No rule is worked out here and no book is named.
pub mod account;
pub mod cover;
pub mod hex;
pub mod roll;
pub mod sketch;
pub mod story;
pub mod switch;
pub mod telling;
pub mod text;
pub mod words;

use ground::open::Polygon;
use kernel::{Point, Token, question::Chance};
use schemars::JsonSchema;
use serde::Serialize;

/// The table as one seat sees it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, JsonSchema)]
pub struct View {
    pub title: String,
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

/// What the figures stand on.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum Ground {
    /// Millimetres.
    Open {
        width: i32,
        height: i32,
        terrain: Vec<Terrain>,
        /// Roads, pavements, lamps: what no rule knows of.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        scenery: Vec<Terrain>,
    },
    /// A printed map of hexes, in millimetres as well.
    Hex(Box<hex::Hexes>),
}

impl Ground {
    /// Width and height in millimetres.
    pub fn size(&self) -> (i32, i32) {
        match self {
            Ground::Open { width, height, .. } => (*width, *height),
            Ground::Hex(map) => (map.width, map.height),
        }
    }

    /// How large names, numbers and marks are drawn on it, in hundredths: a printed map is smaller than a table.
    pub fn grain(&self) -> i32 {
        match self {
            Ground::Open { .. } => 100,
            Ground::Hex(_) => 43,
        }
    }
}

impl Default for Ground {
    fn default() -> Self {
        Ground::Open { width: 0, height: 0, terrain: Vec::new(), scenery: Vec::new() }
    }
}

/// A piece of terrain as it stands now.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Terrain {
    pub name: String,
    /// In the table's words: building, wall, hedge, door.
    pub kind: String,
    pub outline: Outline,
    /// Open, broken, on fire, unexplored.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Outline {
    Area(Polygon),
    Line { points: Vec<Point>, thickness: i32 },
    Circle { at: Point, diameter: i32 },
}

/// The badge of a figure that has had its turn: no trouble, only over.
pub const ACTED: &str = "has acted";

/// A figure or marker.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Piece {
    pub id: Token,
    pub name: String,
    pub side: String,
    pub at: Point,
    pub diameter: i32,
    /// Whole degrees, clockwise from north.
    pub facing: Option<i32>,
    pub lies: bool,
    /// How many wounds it has.
    #[serde(skip_serializing_if = "is_none")]
    pub wounds: u8,
    /// What it holds, in the book's word.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub in_hand: Option<String>,
    /// States that a reader must see at a glance.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub badges: Vec<String>,
    /// What is printed on it, if it is a counter and no figure.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub face: Option<Face>,
}

/// Somebody who has left the table, by name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Absent {
    pub id: Token,
    pub name: String,
}

/// The print of a counter.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Face {
    /// A value that everybody reads off it.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub number: String,
    /// Whether it has the star of those who matter most.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub star: bool,
}

fn is_none(count: &u8) -> bool {
    *count == 0
}

/// What an option would come to, shown before it is chosen.
#[derive(Clone, Debug, Default, PartialEq, Serialize, JsonSchema)]
pub struct Preview {
    pub overlays: Vec<Overlay>,
    /// Distance, cover, modifiers, cost: each with its rule where it has one.
    pub lines: Vec<Line>,
    /// Those whom it is aimed at, each with its letter, and those whom something hides from it.
    pub under: Vec<Under>,
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
    pub kind: String,
    pub outline: Outline,
    /// What is written beside it: a distance, a share, a cost.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub label: Option<String>,
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
    pub lines: Vec<Line>,
}

/// A named value, with the rule behind it where there is one.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Line {
    pub name: String,
    pub value: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<kernel::RuleId>,
}
