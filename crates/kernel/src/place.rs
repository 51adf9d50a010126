//! Where something is, in the units of the ground it stands on.
use serde::{Deserialize, Serialize};

/// A place: whole millimetres on an open table, a cell of a grid of hexes or squares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Point {
    pub x: i32,
    pub y: i32,
}

impl Point {
    pub const fn new(x: i32, y: i32) -> Self {
        Point { x, y }
    }
}
