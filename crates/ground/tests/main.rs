//! Every test of `ground` from outside, in one program: it is linked once.
#![allow(clippy::unwrap_used)]

mod common;
mod costs;
mod crowd;
mod drive;
mod hide;
mod hex_grid;
mod hex_reach;
mod hex_sight;
mod lattice;
mod line;
mod measure;
mod oracle;
mod ring;
mod shape;
mod squares;
mod roads;
mod sight;
mod terrain;
mod walk;
