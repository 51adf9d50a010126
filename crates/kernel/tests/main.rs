//! Every test of `kernel` from outside, in one program: it is linked once.
#![allow(clippy::unwrap_used)]

mod ahead;
mod campaign;
mod conformance;
mod dice;
mod effort;
mod fit;
mod foresee;
mod odds;
mod play;
mod preview;
mod procedure;
mod queries;
mod question;
mod ratio;
mod rule;
mod search;
mod session;
mod taken_back;
mod toy;
mod what_if;
mod written;
