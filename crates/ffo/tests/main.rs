//! Every test of `ffo` from outside, in one program: it is linked once.
#![allow(clippy::unwrap_used)]

mod applied;
mod examples;
