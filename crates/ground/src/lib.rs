//! What a place is and how far, how free and how visible it is from another one: geometry without any rules.
//!
//! Every kind of ground is a module of its own: `open` is the table without a grid, `hex` a board of hexes.

pub mod hex;
pub mod open;

pub use kernel::Point;
