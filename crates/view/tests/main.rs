//! Every test of `view` from outside, in one program: it is linked once.
#![allow(clippy::unwrap_used)]

mod account;
mod board;
mod lexicon;
mod reason;
mod roll;
mod story;
mod telling;
mod telling_needs;
mod telling_open;
mod text;
