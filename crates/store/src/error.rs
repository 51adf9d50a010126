//! What can go wrong with a file, in words for the person in front of it.
use std::{io, path::PathBuf};

use crate::line::FORMAT;

#[derive(Debug, thiserror::Error)]
pub enum Error {
    #[error("the disk is full; nothing of this was kept")]
    DiskFull,
    #[error("{} is open in another program", path.display())]
    Locked { path: PathBuf },
    #[error("{} is there already", path.display())]
    Exists { path: PathBuf },
    #[error("{} may not be written here", path.display())]
    NotAllowed { path: PathBuf },
    #[error("{}: {source}", path.display())]
    Io { path: PathBuf, source: io::Error },
    #[error("this is not a game of shamble: {why}")]
    NotAGame { why: String },
    #[error("the file is of format {found}, this program reads up to {FORMAT}; a newer shamble will open it")]
    NewerFormat { found: u64 },
    #[error("the game was saved by a newer {book} (schema {found}, this one reads up to {known})")]
    NewerBook { book: String, found: u32, known: u32 },
    #[error("the game is of the book `{found}`, not `{wanted}`")]
    OtherBook { found: String, wanted: &'static str },
    #[error("line {line} is damaged: expected {expected}")]
    Damaged { line: usize, expected: String },
    #[error("the position in line {line} cannot be read: {why}")]
    Position { line: usize, why: String },
    #[error("the position in line {line} cannot be played: {flaw}")]
    Unplayable { line: usize, flaw: kernel::Flaw },
    #[error("the game cannot be written: {why}")]
    Unwritable { why: String },
    #[error("somebody else has gone on with this game; open it again to see how it stands")]
    GoneOn,
    #[error("somebody else has changed this campaign; look at it again and decide anew")]
    CampaignGoneOn,
    #[error("there is no game `{id}`")]
    NoGame { id: String },
    #[error("there is a game or a campaign `{id}` already")]
    Taken { id: String },
    #[error("`{id}` is no name for it; letters, digits and dashes make one")]
    NotPlain { id: String },
    #[error("shamble.db is no library of shamble; move it away and a new one is made")]
    NotALibrary,
    #[error("shamble.db is damaged; put back a copy of it, or move it away and a new one is made")]
    DamagedLibrary,
    #[error(
        "shamble.db is of version {found}, this program knows up to {known}; a newer shamble will open it"
    )]
    NewerLibrary { found: usize, known: usize },
    #[error("{} is the library itself; name another file", path.display())]
    LibraryItself { path: PathBuf },
    #[error("shamble.db may not be written here")]
    LibraryNotAllowed,
    #[error("another program is writing to shamble.db; try again")]
    Busy,
    #[error("shamble.db: {why}; nothing of this was kept")]
    Library { why: String },
}

impl Error {
    /// Names what is behind a failed system call, where there are words for it.
    pub(crate) fn of(source: io::Error, path: &std::path::Path) -> Self {
        let path = path.to_owned();
        match source.kind() {
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Error::DiskFull,
            io::ErrorKind::AlreadyExists => Error::Exists { path },
            io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => Error::NotAllowed { path },
            _ => Error::Io { path, source },
        }
    }
}

impl Error {
    /// Names what the database says, where there are words for it.
    pub(crate) fn of_library(error: &rusqlite::Error) -> Self {
        use rusqlite::ErrorCode as Code;
        match error.sqlite_error_code() {
            Some(Code::DiskFull) => Error::DiskFull,
            Some(Code::NotADatabase) => Error::NotALibrary,
            Some(Code::DatabaseCorrupt) => Error::DamagedLibrary,
            Some(Code::DatabaseBusy | Code::DatabaseLocked) => Error::Busy,
            Some(Code::ReadOnly | Code::PermissionDenied | Code::CannotOpen) => Error::LibraryNotAllowed,
            Some(_) | None => Error::Library { why: plain(error) },
        }
    }
}

impl From<rusqlite::Error> for Error {
    fn from(error: rusqlite::Error) -> Self {
        Error::of_library(&error)
    }
}

/// What the database says, without the statement it says it of.
fn plain(error: &rusqlite::Error) -> String {
    match error {
        rusqlite::Error::SqliteFailure(failure, _) => failure.to_string(),
        other => other.to_string(),
    }
}
