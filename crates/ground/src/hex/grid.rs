//! How large a board is, and where it ends.
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::{cell::Hex, side::Side};

/// A board of so many columns and rows, at most 99 of each.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
pub struct Grid {
    pub columns: i8,
    pub rows: i8,
}

/// One of the four ends of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Edge {
    North,
    East,
    South,
    West,
}

impl Edge {
    pub const ALL: [Edge; 4] = [Edge::North, Edge::East, Edge::South, Edge::West];

    pub const fn opposite(self) -> Edge {
        match self {
            Edge::North => Edge::South,
            Edge::East => Edge::West,
            Edge::South => Edge::North,
            Edge::West => Edge::East,
        }
    }
}

/// The ends of the board that a hex lies at: two in a corner.
pub type Edges = SmallVec<[Edge; 2]>;

impl Grid {
    pub const fn new(columns: i8, rows: i8) -> Grid {
        Grid { columns, rows }
    }

    pub const fn contains(self, hex: Hex) -> bool {
        0 <= hex.col && hex.col < self.columns && 0 <= hex.row && hex.row < self.rows
    }

    /// The place of a hex of the board in a list of all of them, row by row.
    pub const fn index(self, hex: Hex) -> usize {
        debug_assert!(self.contains(hex));
        hex.row as usize * self.columns as usize + hex.col as usize
    }

    /// The hex with this place in the list.
    pub const fn hex(self, index: usize) -> Hex {
        debug_assert!(index < self.len());
        let columns = self.columns as usize;
        Hex { col: (index % columns) as i8, row: (index / columns) as i8 }
    }

    pub const fn len(self) -> usize {
        self.columns as usize * self.rows as usize
    }

    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// All hexes, row by row.
    pub fn hexes(self) -> impl ExactSizeIterator<Item = Hex> + Clone {
        (0..self.len()).map(move |index| self.hex(index))
    }

    /// The hexes around one that are on the board, in the order of its sides.
    pub fn neighbours(self, hex: Hex) -> impl Iterator<Item = Hex> {
        hex.neighbours().into_iter().filter(move |&it| self.contains(it))
    }

    pub const fn is_edge(self, hex: Hex) -> bool {
        self.to_edge(hex) == 0
    }

    pub fn edges_of(self, hex: Hex) -> Edges {
        Edge::ALL.into_iter().filter(|&edge| self.lies_at(hex, edge)).collect()
    }

    /// The hexes along one end of the board, from west to east or from north to south.
    pub fn edge(self, edge: Edge) -> impl Iterator<Item = Hex> {
        self.hexes().filter(move |&hex| self.lies_at(hex, edge))
    }

    pub const fn lies_at(self, hex: Hex, edge: Edge) -> bool {
        match edge {
            Edge::North => hex.row == 0,
            Edge::East => hex.col == self.columns - 1,
            Edge::South => hex.row == self.rows - 1,
            Edge::West => hex.col == 0,
        }
    }

    /// Steps to the nearest hex at the end of the board.
    pub const fn to_edge(self, hex: Hex) -> u8 {
        let across = least(hex.col, self.columns - 1 - hex.col);
        let down = least(hex.row, self.rows - 1 - hex.row);
        least(across, down) as u8
    }

    /// The hexes of the board that are exactly so far away: from the one straight up, clockwise.
    pub fn ring(self, centre: Hex, n: u8) -> impl Iterator<Item = Hex> + Clone {
        let corners = if n == 0 { 1 } else { 6 };
        let around = (0..corners).flat_map(move |corner| {
            let (out, along) = (Side::ALL[corner], Side::ALL[corner].turned(2));
            (0..n.max(1)).map(move |i| centre.steps(out, n).steps(along, i))
        });
        around.filter(move |&hex| self.contains(hex))
    }

    /// The hexes of the board up to so far away, the nearest first.
    pub fn within(self, centre: Hex, n: u8) -> impl Iterator<Item = Hex> + Clone {
        (0..=n).flat_map(move |far| self.ring(centre, far))
    }
}

const fn least(a: i8, b: i8) -> i8 {
    if a < b { a } else { b }
}
