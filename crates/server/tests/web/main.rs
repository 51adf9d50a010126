//! The server without a network: its routes are asked directly.
#![allow(clippy::unwrap_used)]
mod exchange;
mod kept;
mod pages;
mod play;
mod preview;
mod support;
mod table;
