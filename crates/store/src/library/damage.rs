//! What can be known of a log that is damaged.
//!
//! SQLite reads a log up to the first frame whose checksum does not fit and passes over the rest without a word. For a
//! transaction that a crash cut short this is right: it was never acknowledged. What was acknowledged is lost the same way if
//! its place in the log is damaged. Two traces tell the one from the other:
//!
//! - A transaction is begun only after the one before is on disk. A single one behind the bad place may have been cut short;
//!   of two, the first was acknowledged.
//! - The index beside the log (`shamble.db-shm`) outlives a program that is killed. It says how far the log was on disk.
//!
//! A log with a sound head and nothing but zeros behind it may be a first transaction that was cut short, or a disk that lost what was
//! acknowledged. Without the index nobody can tell, so it is told that something may be lost.
//!
//! A log beside a library that is empty or missing is dropped by SQLite without a word. A library has its first page before it has
//! a log, so that something was lost. The same goes for a library that is empty and has no log, but for the one trace that its file
//! is there: a program that was killed as it made the file leaves the same, so it is told with an if.
//!
//! A log that was cut off, with its index lost too, looks like one that never was longer: that cannot be known.
use std::{
    fs::{self, File},
    io::Read,
    path::{Path, PathBuf},
};

use rusqlite::{Connection, ErrorCode};

use crate::{Error, error::of_system};

/// A log that is larger than this is not looked through.
const MOST_BYTES: u64 = 256 << 20;

const HEAD: usize = 32;
const FRAME_HEAD: usize = 24;
/// From so many bytes on a log holds something.
const FIRST_FRAME: u64 = (HEAD + FRAME_HEAD) as u64;
/// The version of the log's format, and of its index.
const VERSION: u32 = 3_007_000;
const MAGIC: u32 = 0x377f_0682;

/// What is wrong with a log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Damage {
    /// There are acknowledged changes that cannot be read.
    Unreadable,
    /// There is none, and there were changes in it.
    Missing,
    /// There is nothing but zeros behind its head; nobody can tell whether something was there.
    Blank,
}

/// What is said of a library in whose file there was nothing.
pub const EMPTIED: &str = "shamble.db was empty, and a new library is begun in it. If it held games before, they are lost: put a copy that \
    `shamble backup` made in its place.";

/// What is said of a library that opens but is damaged further in.
pub const WITHIN: &str = "shamble.db is damaged: some games or decisions in it cannot be read. Keep a copy of the file as it is, and put a \
    copy that `shamble backup` made in its place.";

/// A larger library is not looked through while somebody waits for the first page, but behind it: [`super::Library::look_through`].
const MOST_LOOKED_THROUGH: u64 = 64 << 20;

/// Whether a library is too large to be looked through while somebody waits.
pub fn is_large(library: &Connection) -> bool {
    library.path().and_then(|it| fs::metadata(it).ok()).is_none_or(|it| MOST_LOOKED_THROUGH < it.len())
}

/// Whether SQLite finds damage in the pages of a library, or cannot even look.
pub fn within(library: &Connection) -> bool {
    match library.query_row("PRAGMA quick_check(1)", [], |it| it.get::<_, String>(0)) {
        Ok(found) => found != "ok",
        // Another program that writes at the moment is no damage.
        Err(it) => it.sqlite_error_code() == Some(ErrorCode::DatabaseCorrupt),
    }
}

/// Whether the file of a library holds nothing but zeros where its first page should begin.
pub fn is_blank(library: &Path) -> bool {
    let mut first = Vec::new();
    let read = File::open(library).and_then(|it| it.take(100).read_to_end(&mut first));
    read.is_ok_and(|it| 0 < it) && first.iter().all(|it| *it == 0)
}

/// Looks for damage before anybody opens the library, and puts a copy of a damaged log aside; the words say what was found. A
/// damaged log of which no copy can be made is an error: opening the library would write over it.
pub fn found(library: &Path) -> Result<Option<String>, Error> {
    let log = beside(library, "-wal");
    if let Some(words) = orphaned(library, &log)? {
        return Ok(Some(words));
    }
    if is_foreign(library) && holds(&log) >= FIRST_FRAME {
        // SQLite folds the log into such a file before it finds out that it cannot read it.
        let kept = put_aside(&log)?;
        return Ok(Some(format!(
            "shamble.db cannot be read at its beginning. The log beside it is kept as {kept}."
        )));
    }
    let Some(damage) = inspect(&log, &beside(library, "-shm")) else { return Ok(None) };
    Ok(Some(match damage {
        Damage::Missing => "shamble.db-wal is missing; it held the newest decisions, and they are lost. The games stand as they \
            were before. `shamble backup` makes a copy that needs no other file."
            .to_owned(),
        Damage::Unreadable => format!(
            "shamble.db-wal is damaged; it held the newest decisions, and some of them are lost. The games stand as they were \
             before the damaged place.{}",
            kept(&log)?
        ),
        Damage::Blank => format!(
            "shamble.db-wal is damaged: it is blank where the newest decisions should be, and some of them may be lost. The games \
             stand as they were before.{}",
            kept(&log)?
        ),
    }))
}

/// How many bytes a file has.
fn holds(path: &Path) -> u64 {
    fs::metadata(path).map_or(0, |it| it.len())
}

/// Whether there is a file that does not begin as SQLite's do.
fn is_foreign(library: &Path) -> bool {
    let mut first = [0; 16];
    let read = File::open(library).and_then(|mut it| it.read_exact(&mut first));
    read.is_ok() && first != *b"SQLite format 3\0"
}

/// What is said of a log that holds something while its library holds nothing; the log is put aside.
fn orphaned(library: &Path, log: &Path) -> Result<Option<String>, Error> {
    // SQLite takes a file of one byte for an empty one.
    if 1 < holds(library) || holds(log) < FIRST_FRAME {
        return Ok(None);
    }
    let is = if library.exists() { "empty" } else { "missing" };
    let kept = put_aside(log)?;
    Ok(Some(format!(
        "shamble.db is {is}, but shamble.db-wal beside it belongs to a library with games: they are lost, and a new library is \
         begun. If you have a copy that `shamble backup` made, put it in place of shamble.db. The log is kept as {kept}."
    )))
}

/// Puts a damaged log aside, and says where it is.
fn kept(log: &Path) -> Result<String, Error> {
    Ok(format!(" The damaged file is kept as {}.", put_aside(log)?))
}

/// The name of a file that belongs to the library.
pub fn beside(library: &Path, end: &str) -> PathBuf {
    let name = library.file_name().map_or_else(String::new, |it| it.to_string_lossy().into_owned());
    library.with_file_name(name + end)
}

/// Copies a damaged log, which is about to be written over, under the first name that is free.
fn put_aside(log: &Path) -> Result<String, Error> {
    let free = (1..1000).map(|n| beside(log, &format!(".damaged-{n}"))).find(|it| !it.exists());
    let aside =
        free.ok_or_else(|| Error::UnkeptLog { why: "there are a thousand copies already".to_owned() })?;
    if let Err(why) = fs::copy(log, &aside) {
        // Half a copy would look like a whole one.
        let _ = fs::remove_file(&aside);
        return Err(Error::UnkeptLog { why: of_system(&why) });
    }
    Ok(aside.file_name().map_or_else(String::new, |it| it.to_string_lossy().into_owned()))
}

/// What is wrong with a log, if anything is. Another program may be at work: what changes while it is read is read again.
fn inspect(log: &Path, index: &Path) -> Option<Damage> {
    if fs::metadata(log).is_ok_and(|it| MOST_BYTES < it.len()) {
        return None;
    }
    for _ in 0..3 {
        let before = Index::read(index);
        let bytes = fs::read(log).unwrap_or_default();
        if Index::read(index) == before {
            return damage(&bytes, before.as_ref());
        }
    }
    None
}

fn damage(log: &[u8], index: Option<&Index>) -> Option<Damage> {
    let unwritten = index.is_some_and(|it| it.written_back < it.frames);
    if log.len() < HEAD + FRAME_HEAD {
        return unwritten.then_some(if log.is_empty() { Damage::Missing } else { Damage::Unreadable });
    }
    let Some(head) = Head::read(log) else {
        // Nothing at all can be read, not even whether it was acknowledged; only the index may say that nothing has to be.
        let all_written = index.is_some() && !unwritten;
        return (!all_written).then_some(Damage::Unreadable);
    };
    let readable = head.readable(log);
    let known = index.is_some_and(|it| unwritten && it.salts == head.salts && readable.committed < it.frames);
    let behind = HEAD + readable.frames as usize * head.frame;
    let rest = log.get(behind..).unwrap_or_default();
    if known || 2 <= commits(rest, &head) {
        return Some(Damage::Unreadable);
    }
    let is_blank = index.is_none() && readable.frames == 0 && head.frame <= rest.len();
    (is_blank && rest.iter().all(|it| *it == 0)).then_some(Damage::Blank)
}

/// How many transactions end in these frames.
fn commits(frames: &[u8], head: &Head) -> usize {
    let ends = |it: &&[u8]| big(it, 0) != 0 && big(it, 4) != 0 && it.get(8..16) == Some(&head.salts[..]);
    frames.chunks_exact(head.frame).filter(ends).count()
}

/// The head of a log.
struct Head {
    /// The size of a frame: a page with its own head.
    frame: usize,
    /// Every frame of this log begins with these; older ones have others.
    salts: [u8; 8],
    /// Whether sums are made of numbers with the large end first.
    is_big: bool,
    sum: [u32; 2],
}

/// How much of a log can be read.
struct Readable {
    frames: u32,
    /// How many of them are up to the end of the last transaction.
    committed: u32,
}

impl Head {
    fn read(log: &[u8]) -> Option<Head> {
        let magic = big(log, 0);
        let is_big = magic & 1 == 1;
        let page = big(log, 8) as usize;
        let sum = summed([0; 2], log.get(..24)?, is_big);
        let fits = magic & !1 == MAGIC
            && big(log, 4) == VERSION
            && page.is_power_of_two()
            && (512..=65536).contains(&page)
            && sum == [big(log, 24), big(log, 28)];
        fits.then_some(Head {
            frame: FRAME_HEAD + page,
            salts: log.get(16..24)?.try_into().ok()?,
            is_big,
            sum,
        })
    }

    fn readable(&self, log: &[u8]) -> Readable {
        let (mut sum, mut readable) = (self.sum, Readable { frames: 0, committed: 0 });
        for frame in log[HEAD..].chunks_exact(self.frame) {
            sum = summed(summed(sum, &frame[..8], self.is_big), &frame[FRAME_HEAD..], self.is_big);
            let fits =
                frame[8..16] == self.salts && big(frame, 0) != 0 && sum == [big(frame, 16), big(frame, 20)];
            if !fits {
                break;
            }
            readable.frames += 1;
            if big(frame, 4) != 0 {
                readable.committed = readable.frames;
            }
        }
        readable
    }
}

/// What the index beside a log says of it.
#[derive(Debug, PartialEq, Eq)]
struct Index {
    /// Counts transactions, so that two looks can tell that nothing happened between them.
    change: u32,
    /// How many frames of the log were on disk.
    frames: u32,
    /// How many of them are in the library's file.
    written_back: u32,
    salts: [u8; 8],
}

impl Index {
    /// The index, unless it was being changed.
    fn read(path: &Path) -> Option<Index> {
        let mut bytes = [0; 100];
        File::open(path).ok()?.read_exact(&mut bytes).ok()?;
        let (head, again) = (&bytes[..48], &bytes[48..96]);
        let own =
            |at: usize| bytes.get(at..at + 4).and_then(|it| it.try_into().ok()).map_or(0, u32::from_ne_bytes);
        let sum = summed([0; 2], &head[..40], cfg!(target_endian = "big"));
        let fits = head == again && own(0) == VERSION && bytes[12] == 1 && sum == [own(40), own(44)];
        let salts = bytes[32..40].try_into().ok()?;
        fits.then(|| Index { change: own(8), frames: own(16), written_back: own(96), salts })
    }
}

/// The checksum of pairs of numbers, from that of what came before.
fn summed(from: [u32; 2], bytes: &[u8], is_big: bool) -> [u32; 2] {
    let number = |it: &[u8]| {
        let four = it.try_into().unwrap_or_default();
        if is_big { u32::from_be_bytes(four) } else { u32::from_le_bytes(four) }
    };
    bytes.chunks_exact(8).fold(from, |[a, b], pair| {
        let a = a.wrapping_add(number(&pair[..4])).wrapping_add(b);
        [a, b.wrapping_add(number(&pair[4..])).wrapping_add(a)]
    })
}

fn big(bytes: &[u8], at: usize) -> u32 {
    bytes.get(at..at + 4).and_then(|it| it.try_into().ok()).map_or(0, u32::from_be_bytes)
}
