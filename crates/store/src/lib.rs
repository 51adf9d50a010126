//! Games on disk: one append-only text file each, which a crash at any moment leaves whole up to the last
//! acknowledged decision.
mod code;
mod error;
mod file;
mod frame;
mod line;
mod past;
mod read;
mod whole;

pub use error::Error;
pub use file::{GameFile, Opened, Rest};
pub use line::Header;
pub use read::peek;
pub use whole::replace_atomically;
