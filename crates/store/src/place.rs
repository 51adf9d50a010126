//! Where a game is kept: in a file of its own, in a row of the library, or in text that is only looked at.
use std::{
    fs::{File, TryLockError},
    io::{BufRead, BufReader, Read, Seek, SeekFrom, Write},
    path::{Path, PathBuf},
    thread,
    time::Duration,
};

use crate::{
    Error, Header,
    library::{InLibrary, LibraryRow},
    read::{Record, Tail, first},
    whole::create_whole,
    writing::Writing,
};

/// A place for a game, by its name.
#[derive(Clone, Copy, Debug)]
pub enum GamePlace<'a> {
    File(&'a Path),
    Row(LibraryRow<'a>),
    /// A whole game, to be read and not gone on with.
    Text(&'a [u8]),
}

impl GamePlace<'_> {
    /// What the first line of what lies there says of it.
    pub fn header(&self) -> Result<Header, Error> {
        match self {
            GamePlace::File(path) => {
                let error = |it| Error::of(it, path);
                let mut line = Vec::new();
                let file = File::open(path).map_err(error)?;
                BufReader::new(file).take(MOST_OF_A_HEADER).read_until(b'\n', &mut line).map_err(error)?;
                first(&line)
            }
            GamePlace::Row(row) => row.header(),
            GamePlace::Text(bytes) => first(bytes),
        }
    }
}

/// Far more than any header has.
const MOST_OF_A_HEADER: u64 = 1 << 20;

impl<'a> From<&'a Path> for GamePlace<'a> {
    fn from(path: &'a Path) -> Self {
        GamePlace::File(path)
    }
}

impl<'a> From<&'a PathBuf> for GamePlace<'a> {
    fn from(path: &'a PathBuf) -> Self {
        GamePlace::File(path)
    }
}

impl<'a> From<LibraryRow<'a>> for GamePlace<'a> {
    fn from(row: LibraryRow<'a>) -> Self {
        GamePlace::Row(row)
    }
}

/// What a list of games says of one without playing it again.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Note {
    pub over: bool,
    pub decisions: usize,
    /// How it ended, as JSON.
    pub result: Option<String>,
}

/// A place that is open.
#[derive(Debug)]
pub enum OpenPlace {
    File(InFile),
    Row(InLibrary),
    Text,
}

impl OpenPlace {
    /// Puts the first lines of a game, whose last has this checksum, where no game is yet.
    pub fn create(place: GamePlace<'_>, header: &Header, text: &str, sum: u32) -> Result<OpenPlace, Error> {
        match place {
            GamePlace::File(path) => InFile::create(path, text).map(OpenPlace::File),
            GamePlace::Row(row) => InLibrary::create(row, header, text, sum).map(OpenPlace::Row),
            GamePlace::Text(_) => Err(to_look_at()),
        }
    }

    /// All that lies there.
    pub fn open(place: GamePlace<'_>) -> Result<(OpenPlace, Vec<u8>), Error> {
        match place {
            GamePlace::File(path) => InFile::open(path).map(|(file, bytes)| (OpenPlace::File(file), bytes)),
            GamePlace::Row(row) => InLibrary::open(row).map(|(row, bytes)| (OpenPlace::Row(row), bytes)),
            GamePlace::Text(bytes) => Ok((OpenPlace::Text, bytes.to_vec())),
        }
    }

    /// What of it is good; the next line comes after that.
    pub fn stands(&mut self, record: &Record) -> Result<(), Error> {
        match self {
            OpenPlace::File(file) => (file.good, file.tail) = (record.good, record.tail != Tail::Nothing),
            OpenPlace::Row(row) => row.stands(record)?,
            OpenPlace::Text => (),
        }
        Ok(())
    }

    /// Begins to add a sealed line that has this checksum. When its outcome is good, no crash can lose it; otherwise all
    /// is as it was.
    pub fn begin(&mut self, text: &str, sum: u32, note: &Note) -> Writing {
        match self {
            OpenPlace::File(file) => Writing::done(file.write(text)),
            OpenPlace::Row(row) => row.begin(text, sum, note),
            OpenPlace::Text => Writing::done(Err(to_look_at())),
        }
    }

    /// Whether nobody else has gone on with what lies there; a file is held against others.
    pub fn is_current(&self) -> Result<bool, Error> {
        match self {
            OpenPlace::Row(row) => row.is_current(),
            OpenPlace::File(_) | OpenPlace::Text => Ok(true),
        }
    }

    /// Whether a line is best written where one is, without waiting for others.
    pub fn is_quick(&self) -> bool {
        match self {
            OpenPlace::Row(row) => row.is_quick(),
            OpenPlace::File(_) | OpenPlace::Text => false,
        }
    }

    /// The line with this checksum is there.
    pub fn stands_with(&mut self, sum: u32) {
        if let OpenPlace::Row(row) = self {
            row.stands_with(sum);
        }
    }
}

fn to_look_at() -> Error {
    Error::Unwritable { why: "it was opened to be looked at only".to_owned() }
}

/// A game's file, held against other programs for as long as it is open.
#[derive(Debug)]
pub struct InFile {
    path: PathBuf,
    pub(crate) file: File,
    /// How many bytes of the file stand.
    good: u64,
    /// Something stands after them that the next line replaces.
    tail: bool,
}

impl InFile {
    fn create(path: &Path, text: &str) -> Result<InFile, Error> {
        let file = create_whole(path, text.as_bytes())?;
        lock(&file, path)?;
        Ok(InFile { path: path.to_owned(), file, good: text.len() as u64, tail: false })
    }

    fn open(path: &Path) -> Result<(InFile, Vec<u8>), Error> {
        let error = |it| Error::of(it, path);
        let both = File::options().read(true).write(true).open(path);
        // A game that may not be written to can still be read; going on with it fails when there is something to write.
        let mut file = both.or_else(|_| File::open(path)).map_err(error)?;
        lock(&file, path)?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).map_err(error)?;
        Ok((InFile { path: path.to_owned(), file, good: 0, tail: false }, bytes))
    }

    fn write(&mut self, text: &str) -> Result<(), Error> {
        let written = self.write_bytes(text.as_bytes());
        if let Err(error) = written {
            // What is there of it goes at the latest before the next write.
            self.tail = self.file.set_len(self.good).is_err();
            return Err(Error::of(error, &self.path));
        }
        self.good += text.len() as u64;
        Ok(())
    }

    fn write_bytes(&mut self, bytes: &[u8]) -> std::io::Result<()> {
        if self.tail {
            self.file.set_len(self.good)?;
            self.tail = false;
        }
        self.file.seek(SeekFrom::Start(self.good))?;
        self.file.write_all(bytes)?;
        self.file.sync_data()
    }
}

/// How often a file that is locked is tried again, and how long after each time: a program that is just being started by this one has
/// the file open for a moment too.
const TRIES: u32 = 20;
const BETWEEN: Duration = Duration::from_millis(5);

fn lock(file: &File, path: &Path) -> Result<(), Error> {
    for _ in 0..TRIES {
        match file.try_lock() {
            Ok(()) => return Ok(()),
            Err(TryLockError::WouldBlock) => thread::sleep(BETWEEN),
            Err(TryLockError::Error(error)) => return Err(Error::of(error, path)),
        }
    }
    Err(Error::Locked { path: path.to_owned() })
}
