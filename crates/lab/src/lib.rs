//! Many games: how often what happens, what changes it, and who plays better; the same seed gives the same game, whatever the
//! number of threads.
pub mod balance;
pub mod compare;
pub mod file;
pub mod origin;
pub mod plot;
pub mod rating;
pub mod run;
pub mod setting;
pub mod statistics;
pub mod summary;
pub mod sweep;
mod threads;

pub use origin::{Origin, Seeds};
pub use run::{Run, simulate};
pub use setting::{Knob, Range, Setting};
pub use statistics::{Mean, PairedDifference, Share};
pub use summary::{Summary, summary};
pub use threads::Threads;
