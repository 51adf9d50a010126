//! What is measured: games, hordes, long sessions and odds, each laid out the same way every time.
pub mod table;
pub mod shooter;
pub mod skirmish;
pub mod encounter;
pub mod horde;
pub mod long;
pub mod procedures;
pub mod scenarios;
#[allow(missing_debug_implementations, reason = "the example is shown as it is")]
#[path = "../../crates/kernel/examples/queries/asked.rs"]
pub mod queries;
