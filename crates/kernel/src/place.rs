//! Where something is, in the units of the ground it stands on.
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A place: whole millimetres on an open table, a cell of a grid of hexes or squares.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
pub struct Point {
    pub x: i32,
    pub y: i32,
}

/// No coordinate lies farther from 0 than this, so that no product of a geometry overflows.
pub const FAR: i32 = 1 << 18;

impl Point {
    /// Near enough to be on any table.
    pub const fn is_on_earth(self) -> bool {
        self.x.unsigned_abs() <= FAR.unsigned_abs() && self.y.unsigned_abs() <= FAR.unsigned_abs()
    }

    pub const fn new(x: i32, y: i32) -> Self {
        Point { x, y }
    }
}
