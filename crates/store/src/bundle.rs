//! A campaign with all its games as one file: a header, the campaign's lines, then those of the games one after the other.
//!
//! ```text
//! {"shamble-campaign":2,"book":"dwa","name":"Home","lines":9,"games":[{"name":"home-1","lines":40}]}    the header
//! {"shamble":1,"book":"dwa.campaign",…                                                                  the lines of the campaign
//! {"shamble":1,…                                                                                        the lines of `home-1`
//! ```
//!
//! The header has a checksum like the first line of a game. Format 1 had the campaign as one text, a JSON string with a checksum.
use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::{
    Error,
    line::{seal, unseal},
};

/// Goes up when older programs can no longer read the file.
const FORMAT: u64 = 2;

/// A campaign and its games, each by the name that the text has for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bundle {
    pub book: String,
    pub name: String,
    pub body: Body,
    pub games: Vec<(String, Vec<u8>)>,
}

/// The campaign itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Body {
    /// Its lines, as those of a game.
    Lines(Vec<u8>),
    /// The text that an earlier version kept.
    Text(String),
}

/// What a file to be taken in holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BundleKind {
    Game,
    Campaign,
}

#[derive(Serialize, Deserialize)]
struct Head {
    #[serde(rename = "shamble-campaign")]
    format: u64,
    book: String,
    name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    lines: Option<usize>,
    games: Vec<Part>,
}

#[derive(Serialize, Deserialize)]
struct Part {
    name: String,
    lines: usize,
}

impl BundleKind {
    /// What the library calls it.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            BundleKind::Game => "game",
            BundleKind::Campaign => "campaign",
        }
    }

    /// Looks at the first line.
    pub fn of(bytes: &[u8]) -> Option<BundleKind> {
        let line = bytes.split(|it| *it == b'\n').next()?;
        let json = line.rsplitn(2, |it| *it == b'\t').last()?;
        let value: serde_json::Value = serde_json::from_slice(json).ok()?;
        match (value.get("shamble"), value.get("shamble-campaign")) {
            (Some(_), _) => Some(BundleKind::Game),
            (None, Some(_)) => Some(BundleKind::Campaign),
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
        let (format, of_campaign) = match &self.body {
            Body::Lines(bytes) => (FORMAT, Some(lines(bytes))),
            Body::Text(_) => (1, None),
        };
        let head =
            Head { format, book: self.book.clone(), name: self.name.clone(), lines: of_campaign, games };
        let mut text = String::new();
        let sum = seal(&mut text, 0, &json(serde_json::to_string(&head))?);
        let mut bytes = match &self.body {
            Body::Lines(lines) => [text.as_bytes(), lines].concat(),
            Body::Text(old) => {
                seal(&mut text, sum, &json(serde_json::to_string(old))?);
                text.into_bytes()
            }
        };
        self.games.iter().for_each(|it| bytes.extend_from_slice(&it.1));
        Ok(bytes)
    }

    pub fn read(bytes: &[u8]) -> Result<Bundle, Error> {
        let mut lines = bytes.split_inclusive(|it| *it == b'\n');
        let damaged = |line: usize, expected: &str| Error::Damaged { line, expected: expected.to_owned() };
        let first = lines.next().and_then(|it| it.strip_suffix(b"\n"));
        let (head, sum) = head(first.ok_or_else(|| damaged(1, "a whole first line"))?)?;
        let mut at = 1;
        let mut take = |n: usize, what: &str| {
            let mut taken = Vec::new();
            for _ in 0..n {
                at += 1;
                let whole = lines.next().filter(|it| it.ends_with(b"\n"));
                taken.extend_from_slice(whole.ok_or_else(|| damaged(at, what))?);
            }
            Ok::<_, Error>(taken)
        };
        let body = match head.lines {
            Some(n) => Body::Lines(take(n, "more of the campaign")?),
            None => {
                let second = take(1, "the campaign")?;
                let second = second.strip_suffix(b"\n").and_then(|it| unseal(sum, it));
                let second = second.ok_or_else(|| damaged(2, "the campaign"))?;
                let text = serde_json::from_str(second.0);
                Body::Text(text.map_err(|_| damaged(2, "the campaign as a JSON string"))?)
            }
        };
        let (mut games, mut names) = (Vec::new(), BTreeSet::new());
        for part in head.games {
            if !names.insert(part.name.clone()) {
                return Err(damaged(1, "a name of its own for each game"));
            }
            let game = take(part.lines, &format!("more of the game {}", part.name))?;
            games.push((part.name, game));
        }
        if lines.next().is_some() {
            return Err(damaged(at + 1, "the end after the last game"));
        }
        Ok(Bundle { book: head.book, name: head.name, body, games })
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
