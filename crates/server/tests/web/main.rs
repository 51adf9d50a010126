//! The server without a network: its routes are asked directly.
#![allow(clippy::unwrap_used)]
mod after;
mod pages;
mod play;
mod support;
