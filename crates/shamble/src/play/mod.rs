//! A game at the terminal: for people, and line by line for programs.
pub mod json;
pub mod reading;
pub mod terminal;
