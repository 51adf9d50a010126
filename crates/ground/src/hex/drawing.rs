//! Where a hex is drawn, and which one is clicked on.
use kernel::Point;

use super::{
    cell::Hex,
    grid::Grid,
    side::Side::{LowerLeft, UpperLeft},
};

/// From the flat top of a hex to its flat bottom.
pub const ACROSS_MM: i32 = 30;
/// From the left corner of a hex to its right one: whole millimetres that fit without gaps.
pub const WIDTH_MM: i32 = 34;
/// From the middle of a column to the middle of the next.
pub const COLUMN_MM: i32 = 26;
/// How far the middle of a flat side is from its ends.
const HALF_SIDE_MM: i32 = COLUMN_MM - WIDTH_MM / 2;
/// How far the corners at the left and the right stand out.
const TIP_MM: i32 = WIDTH_MM - COLUMN_MM;

/// The middle of a hex; the upper left corner of the board is at 0, 0.
pub const fn centre(hex: Hex) -> Point {
    let x = WIDTH_MM / 2 + COLUMN_MM * hex.col as i32;
    Point::new(x, top(hex.col as i32) + ACROSS_MM / 2 + ACROSS_MM * hex.row as i32)
}

/// The corners of a hex, clockwise from the left end of its top.
pub const fn corners(hex: Hex) -> [Point; 6] {
    let Point { x, y } = centre(hex);
    let (wide, narrow, up) = (WIDTH_MM / 2, HALF_SIDE_MM, ACROSS_MM / 2);
    [
        Point::new(x - narrow, y - up),
        Point::new(x + narrow, y - up),
        Point::new(x + wide, y),
        Point::new(x + narrow, y + up),
        Point::new(x - narrow, y + up),
        Point::new(x - wide, y),
    ]
}

/// The hex that a point is in: on a border the one to the right or below.
pub fn at(point: Point) -> Option<Hex> {
    let col = point.x.div_euclid(COLUMN_MM);
    let (right, down) = (point.x.rem_euclid(COLUMN_MM), point.y - top(col));
    let hex = Hex::new(col.try_into().ok()?, down.div_euclid(ACROSS_MM).try_into().ok()?);
    let below = down.rem_euclid(ACROSS_MM) - ACROSS_MM / 2;
    if TIP_MM * below.abs() <= ACROSS_MM / 2 * right {
        return Some(hex).filter(on_some_board);
    }
    Some(hex.step(if below < 0 { UpperLeft } else { LowerLeft })).filter(on_some_board)
}

fn on_some_board(hex: &Hex) -> bool {
    0 <= hex.col && 0 <= hex.row
}

/// How far down a column begins.
const fn top(col: i32) -> i32 {
    (col & 1) * ACROSS_MM / 2
}

impl Grid {
    /// Width and height of the drawn board.
    pub const fn size_mm(self) -> Point {
        let shoved = if 1 < self.columns { ACROSS_MM / 2 } else { 0 };
        let width = COLUMN_MM * (self.columns as i32 - 1) + WIDTH_MM;
        Point::new(width, ACROSS_MM * self.rows as i32 + shoved)
    }

    /// The hex of the board that a point is in.
    pub fn at(self, point: Point) -> Option<Hex> {
        at(point).filter(|&hex| self.contains(hex))
    }
}
