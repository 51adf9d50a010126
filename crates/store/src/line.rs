//! A line of a game file: text, a tab, and a checksum that also covers the line before.
use kernel::Book;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::Error;

/// Goes up when older programs can no longer read the file.
pub const FORMAT: u64 = 1;

/// The first line: what game this is, for whoever lists files without playing them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Header {
    shamble: u64,
    pub book: String,
    pub schema: u32,
    /// Whatever the program keeps beside: the game's name, the seed of its dice, who sits where.
    #[serde(flatten)]
    pub about: Map<String, Value>,
}

impl Header {
    pub fn of<B: Book>(mut about: Map<String, Value>) -> Self {
        about.retain(|key, _| !["shamble", "book", "schema"].contains(&key.as_str()));
        Header { shamble: FORMAT, book: B::ID.to_owned(), schema: B::SCHEMA, about }
    }

    /// In place of one that cannot be read.
    pub(crate) fn unread(book: String, schema: u32) -> Self {
        Header { shamble: FORMAT, book, schema, about: Map::new() }
    }

    /// Whether this program and this book can read what follows.
    pub(crate) fn check<B: Book>(&self) -> Result<(), Error> {
        if self.book != B::ID {
            return Err(Error::OtherBook { found: self.book.clone(), wanted: B::ID });
        }
        if B::SCHEMA < self.schema {
            let book = self.book.clone();
            return Err(Error::NewerBook { book, found: self.schema, known: B::SCHEMA });
        }
        Ok(())
    }
}

/// Adds a line to `out`; `before` is the checksum of the line before it. Gives back its own.
pub fn seal(out: &mut String, before: u32, text: &str) -> u32 {
    let sum = checksum(before, text.as_bytes());
    out.push_str(text);
    out.push_str(&format!("\t{sum:08x}\n"));
    sum
}

/// The text of a line without its end, and its checksum, if both are what was written.
pub fn unseal(before: u32, line: &[u8]) -> Option<(&str, u32)> {
    let (text, sum) = std::str::from_utf8(line).ok()?.rsplit_once('\t')?;
    let plain = |it: u8| it.is_ascii_digit() || (b'a'..=b'f').contains(&it);
    if sum.len() != 8 || !sum.bytes().all(plain) {
        return None;
    }
    let sum = u32::from_str_radix(sum, 16).ok()?;
    (checksum(before, text.as_bytes()) == sum).then_some((text, sum))
}

fn checksum(before: u32, text: &[u8]) -> u32 {
    let mut hasher = crc32fast::Hasher::new_with_initial(before);
    hasher.update(text);
    hasher.finalize()
}
