//! The commands, run over small trees with a book `toy` of five rules.

#![allow(clippy::unwrap_used)]

mod coverage;
mod generating;
mod tidying;
mod toy;
