//! The server without a network, its routes asked directly; and once more over real sockets.
#![allow(clippy::unwrap_used)]
mod after;
mod exchange;
mod hostile;
mod kept;
mod openapi;
mod pages;
mod play;
mod preview;
mod sample;
mod support;
mod table;
mod wire;
