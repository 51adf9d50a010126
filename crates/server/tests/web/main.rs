//! The server without a network, its routes asked directly; and once more over real sockets.
#![allow(clippy::unwrap_used)]
mod advice;
mod after;
mod campaign;
mod course;
mod even;
mod exchange;
mod gesture;
mod hostile;
#[path = "../../../kernel/tests/jargon/mod.rs"]
mod jargon;
mod kept;
mod lab;
mod long_names;
mod names;
mod openapi;
mod outside;
mod own;
mod own_dice;
mod pages;
mod play;
mod preview;
mod reason;
mod sample;
mod secrets;
mod start;
mod support;
mod table;
mod take_back;
mod wire;
mod words;
