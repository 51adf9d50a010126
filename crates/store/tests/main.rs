//! Every test of `store` from outside, in one program: it is linked once.
#![allow(clippy::unwrap_used)]

mod advice;
mod bomb;
mod common;
mod game;
mod kill;
mod library;
mod log;
mod taken_back;
mod torn;
mod whole;
