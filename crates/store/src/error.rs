//! What can go wrong with a file, in words for the person in front of it.
use std::{io, path::PathBuf};

use kernel::written::short_name;

use crate::line::FORMAT;

#[derive(Debug, thiserror::Error)]
pub enum Error {
    #[error("the disk is full; make room, then try again (everything kept before is safe)")]
    DiskFull,
    #[error(
        "the disk is full, or the system limits the size of files (`ulimit -f`); make room or raise the limit, then try again \
         (everything kept before is safe)"
    )]
    FileLimit,
    #[error("{} is open in another program", path.display())]
    Locked { path: PathBuf },
    #[error("{} already exists", path.display())]
    Exists { path: PathBuf },
    #[error("{} cannot be written here", path.display())]
    NotAllowed { path: PathBuf },
    #[error("{}: {}", path.display(), of_system(source))]
    Io { path: PathBuf, source: io::Error },
    #[error("this is not a game of shamble: {why}")]
    NotAGame { why: String },
    #[error(
        "the file has format {found}, and this program reads up to {FORMAT}; a newer shamble will open it"
    )]
    NewerFormat { found: u64 },
    #[error("the game was saved by a newer {book} (schema {found}, this one reads up to {known})")]
    NewerBook { book: String, found: u32, known: u32 },
    #[error("the game is of the book {}, not `{wanted}`", short_name(found))]
    OtherBook { found: String, wanted: &'static str },
    #[error("line {line} is damaged: expected {expected}")]
    Damaged { line: usize, expected: String },
    #[error("the position in line {line} cannot be read: {why}")]
    Position { line: usize, why: String },
    #[error("the position in line {line} cannot be played: {flaw}")]
    Unplayable { line: usize, flaw: kernel::Flaw },
    #[error("the game cannot be written: {why}")]
    Unwritable { why: String },
    #[error("somebody else has continued this game; open it again to see where it is")]
    GoneOn,
    #[error("there is no game {}", short_name(id))]
    NoGame { id: String },
    #[error("there is a game or a campaign {} already", short_name(id))]
    Taken { id: String },
    #[error("{} cannot be its name; use letters, digits and dashes", short_name(id))]
    NotPlain { id: String },
    #[error("shamble.db is not a Shamble library; move it away and a new one will be created")]
    NotALibrary,
    #[error("shamble.db is damaged; put back a copy of it, or move it away and a new one is made")]
    DamagedLibrary,
    #[error(
        "shamble.db-wal is damaged, and no copy of it could be made before it is written over: {why}; make room beside it, then try \
         again"
    )]
    UnkeptLog { why: String },
    #[error(
        "shamble.db is of version {found}, this program knows up to {known}; a newer shamble will open it"
    )]
    NewerLibrary { found: usize, known: usize },
    #[error("{} is the library itself; name another file", path.display())]
    LibraryItself { path: PathBuf },
    #[error(
        "shamble.db cannot be written here; allow writing to the file and its folder, or name another folder with --data \
         (everything kept before is safe)"
    )]
    LibraryNotAllowed,
    #[error(
        "the disk reported an error while writing shamble.db, and nothing was saved; check the disk, then try again"
    )]
    DiskTrouble,
    #[error("another program is writing to shamble.db; try again")]
    Busy,
    #[error("shamble.db: {why}; nothing was saved")]
    Library { why: String },
}

impl Error {
    /// Names what is behind a failed system call, where there are words for it.
    pub(crate) fn of(source: io::Error, path: &std::path::Path) -> Self {
        let path = path.to_owned();
        match source.kind() {
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Error::DiskFull,
            io::ErrorKind::FileTooLarge => Error::FileLimit,
            io::ErrorKind::AlreadyExists => Error::Exists { path },
            io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => Error::NotAllowed { path },
            _ => Error::Io { path, source },
        }
    }
}

impl Error {
    /// Whether the library or the disk is behind it, whatever was to be kept.
    pub fn is_of_the_disk(&self) -> bool {
        match self {
            Error::DiskFull
            | Error::FileLimit
            | Error::Locked { .. }
            | Error::NotAllowed { .. }
            | Error::Io { .. }
            | Error::NotALibrary
            | Error::DamagedLibrary
            | Error::UnkeptLog { .. }
            | Error::NewerLibrary { .. }
            | Error::LibraryNotAllowed
            | Error::DiskTrouble
            | Error::Busy
            | Error::Library { .. } => true,
            Error::Exists { .. }
            | Error::NotAGame { .. }
            | Error::NewerFormat { .. }
            | Error::NewerBook { .. }
            | Error::OtherBook { .. }
            | Error::Damaged { .. }
            | Error::Position { .. }
            | Error::Unplayable { .. }
            | Error::Unwritable { .. }
            | Error::GoneOn
            | Error::NoGame { .. }
            | Error::Taken { .. }
            | Error::NotPlain { .. }
            | Error::LibraryItself { .. } => false,
        }
    }

    /// Names what the database says, where there are words for it.
    pub(crate) fn of_library(error: &rusqlite::Error) -> Self {
        use rusqlite::ErrorCode as Code;
        let extended = error.sqlite_error().map(|it| it.extended_code);
        match error.sqlite_error_code() {
            Some(Code::DiskFull) => Error::DiskFull,
            Some(Code::SystemIoFailure) if extended.is_some_and(|it| GROWS.contains(&it)) => Error::FileLimit,
            Some(Code::SystemIoFailure) => Error::DiskTrouble,
            Some(Code::NotADatabase) => Error::NotALibrary,
            Some(Code::DatabaseCorrupt) => Error::DamagedLibrary,
            Some(Code::DatabaseBusy | Code::DatabaseLocked) => Error::Busy,
            Some(Code::ReadOnly | Code::PermissionDenied | Code::CannotOpen) => Error::LibraryNotAllowed,
            Some(_) | None => Error::Library { why: plain(error) },
        }
    }
}

/// What SQLite calls it when the system did not let one of its files grow: to write, to shorten, and to make room for the log's index.
const GROWS: [i32; 4] = [
    rusqlite::ffi::SQLITE_IOERR_WRITE,
    rusqlite::ffi::SQLITE_IOERR_TRUNCATE,
    rusqlite::ffi::SQLITE_IOERR_SHMSIZE,
    rusqlite::ffi::SQLITE_IOERR_SHMMAP,
];

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

/// What the system says of a file, an address or a folder, in plain words.
pub fn of_system(error: &io::Error) -> String {
    let words = match error.kind() {
        io::ErrorKind::NotFound => "there is no such file or folder",
        io::ErrorKind::PermissionDenied => "this is not allowed; look at the permissions",
        io::ErrorKind::IsADirectory => "this is a folder, not a file",
        io::ErrorKind::NotADirectory => "a part of this path is a file, not a folder",
        io::ErrorKind::AddrInUse => "another program uses this port already",
        io::ErrorKind::AddrNotAvailable => "this machine does not have that address",
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => "the disk is full",
        io::ErrorKind::FileTooLarge => "the system does not let this file grow",
        io::ErrorKind::ReadOnlyFilesystem => "this disk can only be read",
        io::ErrorKind::InvalidFilename => "no file can have this name",
        _ => return without_number(&error.to_string()),
    };
    words.to_owned()
}

/// A longer word was typed by somebody who does not need to read it again; no path that is used is that long.
const LONGEST_WORD: usize = 240;
/// Of such a word so much is said.
const SAID: usize = 40;
/// No message is longer than this, whatever it repeats.
const LONGEST: usize = 2000;

/// A message in which nothing is repeated in full that is longer than anybody reads.
pub fn bounded(message: &str) -> String {
    let words = message.split(' ').map(|word| cut(word, LONGEST_WORD, SAID));
    let words = words.collect::<Vec<_>>().join(" ");
    cut(&words, LONGEST, LONGEST)
}

/// The first letters of a text that is longer than allowed; its last one stays if it closes or ends something.
fn cut(text: &str, longest: usize, said: usize) -> String {
    if text.chars().count() <= longest {
        return text.to_owned();
    }
    let end: String = text.chars().rev().take_while(|it| "`\"”’):;,.".contains(*it)).take(3).collect();
    let end: String = end.chars().rev().collect();
    text.chars().take(said).chain("…".chars()).chain(end.chars()).collect()
}

/// The system's own words without the number that it has for them.
pub fn without_number(text: &str) -> String {
    let mut words = text.to_owned();
    while let Some(at) = words.find(" (os error ") {
        let end = words[at..].find(')').map_or(words.len(), |it| at + it + 1);
        words.replace_range(at..end, "");
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of_library(code: i32) -> String {
        Error::of_library(&rusqlite::Error::SqliteFailure(rusqlite::ffi::Error::new(code), None)).to_string()
    }

    /// Whatever SQLite may say of its files is said without its codes, with what to do, and that nothing is lost.
    #[test]
    fn what_the_database_says_of_the_disk_is_said_in_words() {
        use rusqlite::ffi;
        let full = [ffi::SQLITE_FULL, ffi::SQLITE_IOERR_WRITE, ffi::SQLITE_IOERR_TRUNCATE];
        for code in full {
            assert!(of_library(code).starts_with("the disk is full"), "{code}: {}", of_library(code));
        }
        assert!(of_library(ffi::SQLITE_IOERR_WRITE).contains("`ulimit -f`"));
        for code in [ffi::SQLITE_READONLY, ffi::SQLITE_READONLY_DIRECTORY, ffi::SQLITE_CANTOPEN] {
            assert!(of_library(code).starts_with("shamble.db cannot be written here"), "{code}");
        }
        assert!(of_library(ffi::SQLITE_IOERR_READ).starts_with("the disk reported an error"));
        for code in [&full[..], &[ffi::SQLITE_READONLY]].concat() {
            let words = of_library(code);
            assert!(words.ends_with("(everything kept before is safe)"), "{words}");
        }
        // Of a disk that fails nobody can promise that.
        for code in [ffi::SQLITE_IOERR_READ, ffi::SQLITE_IOERR_FSYNC] {
            let words = of_library(code);
            assert!(words.contains("nothing was saved") && !words.contains("code"), "{words}");
        }
    }

    #[test]
    fn a_message_repeats_no_more_than_somebody_reads() {
        let path = format!("/home/{}: gone", "x/".repeat(100));
        assert_eq!(bounded(&path), path, "a path of a usual length is said in full");
        let long = "n".repeat(10_000);
        let said = bounded(&format!("there is no game `{long}`; `shamble play` lists games"));
        assert_eq!(said, format!("there is no game `{}…`; `shamble play` lists games", &long[..39]));
        let letters = bounded(&"no ".repeat(10_000)).chars().count();
        assert_eq!(letters, LONGEST + 1, "many short words are bounded too");
        let most = "é".repeat(LONGEST_WORD);
        assert_eq!(bounded(&most), most);
        assert_eq!(bounded(&format!("{most}é")).chars().count(), SAID + 1);
    }

    #[test]
    fn what_the_system_says_has_no_number() {
        assert_eq!(of_system(&io::Error::from_raw_os_error(2)), "there is no such file or folder");
        assert_eq!(of_system(&io::Error::from_raw_os_error(21)), "this is a folder, not a file");
        let other = of_system(&io::Error::from_raw_os_error(71));
        assert!(!other.is_empty() && !other.contains("os error"), "{other}");
        assert_eq!(without_number("a: gone (os error 2); b: gone (os error 13)"), "a: gone; b: gone");
    }
}
