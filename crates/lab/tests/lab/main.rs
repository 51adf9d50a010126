//! Many games: the numbers that are told of them, and how they are kept.
#![allow(clippy::unwrap_used)]

mod agree;
mod files;
mod games;
mod plots;
mod statistics;
