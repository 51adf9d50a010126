//! The open table, with the things of a book that nobody plays: a table in inches whose doors have a value.
#![allow(clippy::unwrap_used)]

mod check;
mod hull;
mod kit;
mod layout;
mod place;
mod ruler;
mod show;
mod sketch;
mod tabletop;
mod town;
