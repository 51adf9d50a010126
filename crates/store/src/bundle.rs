//! A campaign with all its games as one file: a header, the campaign's text, then the games one after the other.
//!
//! ```text
//! {"shamble-campaign":1,"book":"dwa","name":"Home","games":[{"name":"home-1","lines":40}]}    the header
//! "{ … }"                                                                                     the text, as JSON
//! {"shamble":1,…                                                                              the lines of `home-1`
//! ```
//!
//! The first two lines have checksums like those of a game.
use serde::{Deserialize, Serialize};

use crate::{
    Error,
    line::{seal, unseal},
};

/// Goes up when older programs can no longer read the file.
const FORMAT: u64 = 1;

/// A campaign and its games, each by the name that the text has for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bundle {
    pub book: String,
    pub name: String,
    pub text: String,
    pub games: Vec<(String, Vec<u8>)>,
}

/// What a file to be taken in holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Game,
    Campaign,
}

#[derive(Serialize, Deserialize)]
struct Head {
    #[serde(rename = "shamble-campaign")]
    format: u64,
    book: String,
    name: String,
    games: Vec<Part>,
}

#[derive(Serialize, Deserialize)]
struct Part {
    name: String,
    lines: usize,
}

impl Kind {
    /// Looks at the first line.
    pub fn of(bytes: &[u8]) -> Option<Kind> {
        let line = bytes.split(|it| *it == b'\n').next()?;
        let json = line.rsplitn(2, |it| *it == b'\t').last()?;
        let value: serde_json::Value = serde_json::from_slice(json).ok()?;
        match (value.get("shamble"), value.get("shamble-campaign")) {
            (Some(_), _) => Some(Kind::Game),
            (None, Some(_)) => Some(Kind::Campaign),
            (None, None) => None,
        }
    }
}

impl Bundle {
    /// The whole file.
    pub fn write(&self) -> Result<Vec<u8>, Error> {
        let json = |it: Result<String, serde_json::Error>| {
            it.map_err(|error| Error::Unwritable { why: error.to_string() })
        };
        let lines = |it: &[u8]| it.iter().filter(|it| **it == b'\n').count();
        let games = self.games.iter().map(|it| Part { name: it.0.clone(), lines: lines(&it.1) }).collect();
        let head = Head { format: FORMAT, book: self.book.clone(), name: self.name.clone(), games };
        let mut text = String::new();
        let sum = seal(&mut text, 0, &json(serde_json::to_string(&head))?);
        seal(&mut text, sum, &json(serde_json::to_string(&self.text))?);
        let mut bytes = text.into_bytes();
        self.games.iter().for_each(|it| bytes.extend_from_slice(&it.1));
        Ok(bytes)
    }

    pub fn read(bytes: &[u8]) -> Result<Bundle, Error> {
        let mut lines = bytes.split_inclusive(|it| *it == b'\n');
        let damaged = |line: usize, expected: &str| Error::Damaged { line, expected: expected.to_owned() };
        let mut next = || lines.next().and_then(|it| it.strip_suffix(b"\n"));
        let first = next().ok_or_else(|| damaged(1, "a whole first line"))?;
        let (head, sum) = head(first)?;
        let second = next().and_then(|it| unseal(sum, it)).ok_or_else(|| damaged(2, "the campaign"))?;
        let text = serde_json::from_str(second.0).map_err(|_| damaged(2, "the campaign as a JSON string"))?;
        let (mut games, mut at) = (Vec::new(), 2);
        for part in head.games {
            let mut game = Vec::new();
            for _ in 0..part.lines {
                at += 1;
                let whole = lines.next().filter(|it| it.ends_with(b"\n"));
                let whole = whole.ok_or_else(|| damaged(at, &format!("more of the game {}", part.name)))?;
                game.extend_from_slice(whole);
            }
            games.push((part.name, game));
        }
        if lines.next().is_some() {
            return Err(damaged(at + 1, "the end after the last game"));
        }
        Ok(Bundle { book: head.book, name: head.name, text, games })
    }
}

/// The format is looked at first: a newer one may have other checksums.
fn head(line: &[u8]) -> Result<(Head, u32), Error> {
    let text = String::from_utf8_lossy(line);
    let json = text.rsplit_once('\t').map_or(&*text, |it| it.0);
    let not = |why: &str| Error::NotAGame { why: why.to_owned() };
    let value: serde_json::Value =
        serde_json::from_str(json).map_err(|_| not("its first line is not JSON"))?;
    let found = value.get("shamble-campaign").and_then(serde_json::Value::as_u64);
    let found = found.ok_or_else(|| not("its first line does not say so"))?;
    if FORMAT < found {
        return Err(Error::NewerFormat { found });
    }
    let damaged = |expected: String| Error::Damaged { line: 1, expected };
    let (text, sum) = unseal(0, line).ok_or_else(|| damaged("a header that fits its checksum".to_owned()))?;
    let head = kernel::written::read(text, "header")
        .map_err(|it| damaged(format!("{} and not {} in the header", it.expected, it.found)))?;
    Ok((head, sum))
}
