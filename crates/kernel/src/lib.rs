//! What every rulebook needs and no rulebook owns: dice, questions, citations, re-execution.
mod intern;
mod guarded;
pub mod rule;
pub mod origin;
pub mod sum;
pub mod ratio;
pub mod place;
pub mod person;
pub mod dice;
pub mod explain;
pub mod odds;
pub mod procedure;
pub mod event;
pub mod note;
pub mod question;
pub mod log;
pub mod play;
pub mod session;
pub mod crew;
pub mod search;
pub mod written;
pub mod flaw;
#[cfg(feature = "proof")]
pub mod conformance;

#[cfg(feature = "proof")]
pub use conformance::{Conformance, conforms};
pub use crew::{Alone, Crew};
pub use dice::{Dice, Faces, Roll, scripted};
pub use event::{Audience, Event, Gone, Need, Pick, Text, Token, What};
pub use explain::{ExplainingDice, Explanation};
pub use flaw::Flaw;
pub use log::{Divergence, Input, Tape};
pub use note::{Note, Term};
pub use odds::{Estimate, How, Likely, Odds, Stop, Within, estimate, fold, merged, odds, odds_within, until};
pub use origin::{Origin, OwnTables};
pub use person::Pronoun;
pub use place::Point;
pub use play::{Answers, Defaults, Nobody, Pause, Play, SoFar, Throw, Thrower, Told, Whim, Witness, script};
pub use procedure::{Given, Procedure};
pub use question::{
    Answer, Choice, Field, Fixture, Form, FormFault, GameEnd, Interrupt, LiveQuestion, Menu, OptionGroup,
    OptionView, Question, Refusal, Seat, Variant, Viewer, ask,
};
pub use ratio::Ratio;
#[cfg(feature = "proof")]
pub use rule::Proof;
pub use rule::{Ledger, RuleId};
pub use session::{
    Ahead, AnswerQueue, Book, CrashReport, Earlier, Flow, Foresight, STACK, Session, Status, TakenBack,
    play_out, what_if,
};
pub use sum::Sum;
