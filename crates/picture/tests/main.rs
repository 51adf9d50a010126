//! Every test of `picture` from outside, in one program: it is linked once.
#![allow(clippy::unwrap_used)]

mod board;
mod contrast;
mod cover;
mod hexes;
mod scene;
