//! Every test of the program from outside, in one program: it is linked once.
#![allow(clippy::unwrap_used)]

mod arguments;
mod browser;
mod campaign;
mod course;
mod endure;
mod files;
mod kill;
mod lab;
mod own_dice;
mod own_tables;
mod play;
mod report;
mod scenarios;
mod serve;
mod support;
mod tables;
