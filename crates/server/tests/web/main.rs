//! The server without a network: its routes are asked directly.
#![allow(clippy::unwrap_used)]
mod campaign;
mod exchange;
mod kept;
mod pages;
mod play;
mod start;
mod support;
