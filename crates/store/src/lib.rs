//! Games and campaigns on disk. They live in a [`Library`]; a game may also lie in a file of its own, which is how games
//! are handed on. Either way it is lines that are only ever added to, and a crash at any moment leaves it whole up to the
//! last acknowledged decision.
//!
//! Each line is text, a tab, and a checksum over it and the checksum of the line before:
//!
//! ```text
//! {"shamble":1,"book":"dwa","schema":1,"name":"Mall"}    the header
//! {"turn":1,"figures":[…]}                               the start position
//! i !dwa.fear.test/6 0:4; !dwa.turn.humans 1=2           inputs: rules get numbers when first used (with their die's
//!                                                        sides); die 0 showed 4; the step ended; question 1 got option 2
//! i u3.0 1=0 p57                                         all after three steps was taken back; the dice stand at 57
//! i a12                                                  advice was asked before decision 12; b5 forgets what came after 5
//! k 12 7VtNb…                                            after 12 steps: position and journal since, deflated, base64;
//!                                                        the last one when the game is over
//! i r 1=2                                                the rules have changed: all goes on from the last keyframe
//! ```
//!
//! Answers: `=` one, `+` some, `y` and `n`, `#` number, `@` point, `>` order; `f` a form and `g` how a game ended, as JSON in base64.
mod bundle;
mod code;
mod error;
mod file;
mod frame;
mod library;
mod line;
mod past;
mod place;
mod read;
#[cfg(test)]
#[allow(dead_code)] // The games here need less of it than those of the kernel.
#[path = "../../kernel/tests/toy/mod.rs"]
mod toy;
mod whole;
mod writing;

pub use bundle::{Body, Bundle, BundleKind};
pub use error::{Error, bounded, of_system, without_number};
pub use file::{GameFile, LoadedGame, Rest, first_lines};
pub use library::{
    BackupSummary, CampaignRecord, End, GameRecord, Library, LibraryRow, NewGame, OldCampaign, is_plain,
    plain,
};
pub use line::Header;
pub use place::{GamePlace, Note};
pub use read::{first, peek};
pub use whole::{ago, create_whole, replace_atomically};
pub use writing::{WriteResult, Writing};
