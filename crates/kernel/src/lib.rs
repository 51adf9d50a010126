//! What every rulebook needs and no rulebook owns: dice, questions, citations, re-execution.
pub mod place;
pub use place::Point;
