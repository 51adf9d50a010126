//! A board of hexes: flat-topped, in columns, every second column shoved down by half a hex.
//!
//! Columns and rows are counted from 0 in the upper left corner; sides are numbered 1 to 6 clockwise from the top one. Every
//! decision is made in whole numbers; millimetres are for drawing alone.

mod cell;
mod drawing;
mod floor;
mod grid;
mod lines;
mod outline;
mod reach;
mod set;
mod side;
mod sight;

pub use cell::{Hex, NoHex};
pub use drawing::{ACROSS_MM, COLUMN_MM, WIDTH_MM, at, centre, corners};
pub use floor::Floor;
pub use grid::{Edge, Edges, Grid};
pub use outline::outline;
pub use reach::{Flood, Path, Reach};
pub use set::HexSet;
pub use side::Side;
pub use sight::Sights;
