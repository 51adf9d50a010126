//! What figures stand on. A board answers for itself whatever is asked of it; that there are several kinds is known here alone.
mod hexes;
mod near;
mod open;

use std::borrow::Cow;

use kernel::Point;
use schemars::JsonSchema;
use serde::Serialize;

pub use self::{
    near::{the as with_article, within},
    open::OpenTable,
};
use crate::{Length, Terrain, hex::Hexes};

/// What the figures stand on.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum Ground {
    /// Millimetres.
    Open(OpenTable),
    /// A printed map of hexes, in millimetres as well.
    Hex(Box<Hexes>),
    /// No map: distances are told and not measured.
    None,
}

impl Default for Ground {
    fn default() -> Self {
        Ground::Open(OpenTable::default())
    }
}

/// What is asked of a board, of whatever it is made.
pub trait Board {
    /// Width and height in millimetres.
    fn size(&self) -> (i32, i32);

    /// What people stand on, in a sentence: the table, the map.
    fn word(&self) -> &'static str;

    /// How large names, numbers and marks are drawn on it, in hundredths: a printed map is smaller than a table.
    fn grain(&self) -> i32;

    /// Whether it is made of cells, of which somebody stands in one.
    fn has_cells(&self) -> bool;

    /// Its cells by their middles and names; none where places have no names.
    fn cells(&self) -> Vec<(Point, String)>;

    /// What stands on it, as far as a drawing in text has room for it.
    fn terrain(&self) -> Cow<'_, [Terrain]>;

    /// How far a character of such a drawing goes that is so many millimetres wide.
    fn scale(&self, character: i32, length: Length) -> String;

    /// What stands along the edges of such a drawing.
    fn edges(&self) -> Edges;

    /// How places are given on it, for a list of them: in cm from the west and from the north, by hex.
    fn places(&self, length: Length) -> String;

    /// Where that is, as such a list has it: at 12 4.5, in 0507.
    fn place(&self, at: Point, length: Length) -> String;

    /// Where that is by the names of what is there: in the living room, by the east window, on Main Street.
    fn whereabouts(&self, at: Point) -> Option<String>;
}

/// The numbers of columns and rows, where places are named by them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Edges {
    /// How far to the right the middle of each column is, and its name.
    pub columns: Vec<(i32, String)>,
    /// How far down the middle of each row is, and its name.
    pub rows: Vec<(i32, String)>,
    /// How a place is named by them.
    pub reads: Option<String>,
}

impl Edges {
    /// How many letters the names of rows have.
    pub fn margin(&self) -> usize {
        self.rows.iter().map(|it| it.1.len()).max().unwrap_or(0)
    }
}

impl Ground {
    /// The board; nothing where distances are only told.
    pub fn board(&self) -> Option<&dyn Board> {
        match self {
            Ground::Open(table) => Some(table),
            Ground::Hex(map) => Some(&**map),
            Ground::None => None,
        }
    }

    /// Whether there is anything to draw.
    pub fn is_board(&self) -> bool {
        self.board().is_some()
    }

    /// Width and height in millimetres.
    pub fn size(&self) -> (i32, i32) {
        self.board().map_or((0, 0), Board::size)
    }

    /// What people are on, in a sentence.
    pub fn word(&self) -> &'static str {
        self.board().map_or("scene", Board::word)
    }

    /// How large names, numbers and marks are drawn, in hundredths.
    pub fn grain(&self) -> i32 {
        self.board().map_or(100, Board::grain)
    }

    /// Its cells by their middles and names.
    pub fn cells(&self) -> Vec<(Point, String)> {
        self.board().map_or_else(Vec::new, Board::cells)
    }

    /// Whether it is made of cells, of which somebody stands in one.
    pub fn has_cells(&self) -> bool {
        self.board().is_some_and(Board::has_cells)
    }
}
