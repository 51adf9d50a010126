//! What every rulebook needs and no rulebook owns: dice, questions, citations, re-execution.
pub mod dice;
pub mod event;
pub mod odds;
pub mod place;
pub mod play;
pub mod procedure;
pub mod question;
pub mod ratio;
pub mod rule;
pub mod session;
pub mod sum;

pub use dice::{Dice, Faces, Roll, scripted};
pub use event::{Event, Text, Token, What};
pub use odds::{Odds, fold, odds, until};
pub use place::Point;
pub use play::{Answers, Pause, Play};
pub use procedure::{Given, Procedure};
pub use question::{Answer, Asked, Choice, Field, Menu, Offered, Question, Refusal, Seat, ask};
pub use ratio::Ratio;
#[cfg(feature = "proof")]
pub use rule::Proof;
pub use rule::{Ledger, RuleId};
pub use session::{Book, Flow, Session};
pub use sum::Sum;

pub mod log;
pub use event::Audience;
pub use log::{Diverged, Input, Tape};
pub use play::{Defaults, Nobody, Whim, script};
pub use session::{Report, Status};
#[cfg(feature = "proof")]
pub mod conformance;
#[cfg(feature = "proof")]
pub use conformance::{Conformance, conforms};
