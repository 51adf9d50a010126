//! Every test of `report` from outside, in one program: it is linked once.
#![allow(clippy::unwrap_used)]

mod report;
mod reworded;
