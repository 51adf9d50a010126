//! What every rulebook needs and no rulebook owns: dice, questions, citations, re-execution.
pub mod dice;
pub mod explain;
pub mod odds;
pub mod place;
pub mod procedure;
pub mod ratio;
pub mod rule;
pub mod sum;

pub use dice::{Dice, Faces, Roll, scripted};
pub use explain::{Explained, Explanation};
pub use odds::{Odds, fold, merged, odds, odds_within, until};
pub use place::Point;
pub use procedure::{Given, Procedure};
pub use ratio::Ratio;
#[cfg(feature = "proof")]
pub use rule::Proof;
pub use rule::{Ledger, RuleId};
pub use sum::Sum;
