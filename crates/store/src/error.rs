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
    #[error("the game cannot be written: {why}")]
    Unwritable { why: String },
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
