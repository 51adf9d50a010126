//! The straight lines between centres, as the hexes that they cross.
//!
//! A line is shifted by less than anything to its left or to its right, so it never runs along a side or through a corner. Which hexes
//! it then crosses depends only on how far the ends are apart and on whether the first column is shoved down.

use super::{cell::Hex, grid::Grid, side::Side};

/// To which side the line is shifted, seen along it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shift {
    Left,
    Right,
}

impl Shift {
    pub const BOTH: [Shift; 2] = [Shift::Left, Shift::Right];
}

/// Columns and rows from the first end.
pub(super) type Offset = (i8, i8);

/// The hexes strictly between any two of a board, for either shift; the ends of each line in their order as hexes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Lines {
    grid: Grid,
    /// Where the hexes of a line begin; those of the next line begin where they end.
    begins: Vec<u32>,
    crossed: Vec<Offset>,
}

impl Lines {
    pub fn new(grid: Grid) -> Lines {
        let mut lines = Lines { grid, begins: vec![0], crossed: Vec::new() };
        for parity in 0..2.min(grid.columns) {
            for cols in 0..grid.columns {
                for rows in 1 - grid.rows..grid.rows {
                    lines.add(Hex::new(parity, 0), Hex::new(parity + cols, rows));
                }
            }
        }
        lines
    }

    fn add(&mut self, a: Hex, b: Hex) {
        for shift in Shift::BOTH {
            if a < b {
                let crossed = Walk::new(a, b, shift).map(|hex| (hex.col - a.col, hex.row - a.row));
                self.crossed.extend(crossed);
            }
            self.begins.push(self.crossed.len() as u32);
        }
    }

    /// The hexes between `a` and `b` as offsets from `a`, the nearest first. `a` must be the smaller hex.
    #[inline]
    pub fn between(&self, a: Hex, b: Hex, shift: Shift) -> &[Offset] {
        let rows_of_grid = self.grid.rows as usize;
        let span = 2 * rows_of_grid - 1;
        let cols = (b.col - a.col) as usize;
        let rows = b.row as usize + rows_of_grid - 1 - a.row as usize;
        let parity = (a.col & 1) as usize;
        let line = ((parity * self.grid.columns as usize + cols) * span + rows) * 2 + shift as usize;
        &self.crossed[self.begins[line] as usize..self.begins[line + 1] as usize]
    }
}

/// Goes from hex to hex along a shifted line.
struct Walk {
    from: hexx::Hex,
    to: hexx::Hex,
    at: hexx::Hex,
    shift: Shift,
}

impl Walk {
    fn new(a: Hex, b: Hex, shift: Shift) -> Walk {
        let (from, to) = (a.axial(), b.axial());
        Walk { from, to, at: from, shift }
    }

    /// Whether the line goes through the inside of a hex: whether it has corners on both sides of it. What is exactly on the line
    /// between the centres is to the right of a line shifted to the left, and the other way round.
    fn crosses(&self, hex: hexx::Hex) -> bool {
        let along = self.to - self.from;
        // Three times how far the centre is to one side, in units in which the corners are whole numbers, too.
        let centre = 3 * across(along, hex - self.from);
        let [x, y, z] = along.to_cubic_array();
        let corner = (x - y).abs().max((y - z).abs()).max((z - x).abs());
        match self.shift {
            Shift::Left => -corner <= centre && centre < corner,
            Shift::Right => -corner < centre && centre <= corner,
        }
    }
}

impl Iterator for Walk {
    type Item = Hex;

    fn next(&mut self) -> Option<Hex> {
        let along = self.to - self.from;
        let next = Side::ALL.map(|side| side.direction().into_hex());
        let ahead = next.into_iter().filter(|&by| 0 < forward(along, by) && self.crosses(self.at + by));
        self.at += ahead.min_by_key(|&by| forward(along, by))?;
        (self.at != self.to).then(|| Hex::of_axial(self.at))
    }
}

/// Positive to the right of `along`, negative to the left: rows grow downwards.
fn across(along: hexx::Hex, to: hexx::Hex) -> i32 {
    along.x * to.y - along.y * to.x
}

/// How far `to` leads along `along`: hexes on a line are crossed in this order, because a hex is all that is nearest to its centre.
fn forward(along: hexx::Hex, to: hexx::Hex) -> i32 {
    2 * (along.x * to.x + along.y * to.y) + along.x * to.y + along.y * to.x
}
