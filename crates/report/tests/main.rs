//! Every test of `report` from outside, in one program: it is linked once.
#![allow(clippy::unwrap_used)]

#[path = "../../shelf/tests/other_words/mod.rs"]
mod other_words;
mod report;
mod reworded;
