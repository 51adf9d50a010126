//! Keyframes: a whole position and what was told since the one before, packed.
use std::io::{Read, Write};

use base64::{Engine, engine::general_purpose::STANDARD_NO_PAD};
use flate2::{Compression, read::DeflateDecoder, write::DeflateEncoder};
use kernel::{Book, Event, Flow, Session};
use serde::{
    Deserialize, Serialize,
    de::{DeserializeOwned, IgnoredAny},
};

use crate::{
    Error,
    read::{Body, Frame},
};

/// No keyframe unpacks to more. The largest position that a scenario can set (20,000 zombies) is 8 MB of JSON, and the journal between
/// two keyframes of such a game is about as much again; the usual one is 100 KB.
const MOST_BYTES: u64 = 32 << 20;

/// All keyframes of one file together. Real ones unpack to about fifteen times their size, so this is a game of a million inputs; deflate
/// itself goes to a thousand times, which would turn a file of a megabyte into a gigabyte of memory.
const MOST_BYTES_IN_ALL: u64 = 128 << 20;

/// What the keyframes of a file may still unpack to.
struct Budget(u64);

impl Budget {
    fn of_a_file() -> Budget {
        Budget(MOST_BYTES_IN_ALL)
    }

    /// Unpacks as far as it may: what is packed grows no further than that, whatever it claims to come to.
    fn unpack(&mut self, packed: &[u8]) -> Result<String, String> {
        let most = MOST_BYTES.min(self.0);
        let mut json = String::new();
        let unpacked = DeflateDecoder::new(packed).take(most + 1).read_to_string(&mut json);
        if most < json.len() as u64 {
            return Err(match most {
                MOST_BYTES => {
                    format!("it unpacks to more than {} MB, which no position does", MOST_BYTES >> 20)
                }
                _ => format!(
                    "the positions of this file unpack to more than {} MB together",
                    MOST_BYTES_IN_ALL >> 20
                ),
            });
        }
        unpacked.map_err(|_| "it cannot be unpacked".to_owned())?;
        self.0 -= json.len() as u64;
        Ok(json)
    }
}

#[derive(Serialize)]
struct Written<'a, P> {
    over: bool,
    position: &'a P,
    journal: &'a [Event],
}

#[derive(Deserialize)]
struct Kept<P> {
    over: bool,
    position: P,
    journal: Vec<Event>,
}

/// The session's checkpoint and its journal after the first `told` events, as a line.
pub fn pack<B: Book>(session: &Session<B>, told: usize) -> Result<String, Error> {
    let unwritable = |why: String| Error::Unwritable { why };
    let journal = &session.journal()[told..];
    let written = Written { over: session.is_over(), position: session.checkpoint(), journal };
    let json = serde_json::to_vec(&written).map_err(|it| unwritable(it.to_string()))?;
    let mut deflate = DeflateEncoder::new(Vec::new(), Compression::default());
    let packed = deflate.write_all(&json).and_then(|()| deflate.finish());
    let packed = STANDARD_NO_PAD.encode(packed.map_err(|it| unwritable(it.to_string()))?);
    Ok(format!("k {} {packed}", session.steps().len()))
}

/// Where keyframes come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum From {
    Outside,
    /// This program's own library, into which nothing comes unchecked. Positions that were played here are never refused: a limit that is
    /// too tight must not cost anybody a game.
    Library,
}

/// A session at the last of these keyframes, with the journals of all.
pub fn take_up<B: Book>(frames: &[&Frame], from: From) -> Result<Session<B>, Error> {
    let mut journal = Vec::new();
    let (mut last, mut budget) = (None, Budget::of_a_file());
    for (at, frame) in frames.iter().enumerate() {
        // Positions in between may be of older rules; only the last one is read.
        if at + 1 == frames.len() {
            let mut kept: Kept<B::Battle> = unpack(frame, &mut budget)?;
            if from == From::Outside || matches!(frame.body, Body::Start(_)) {
                B::check(&kept.position).map_err(|flaw| Error::Unplayable { line: frame.line, flaw })?;
            }
            journal.append(&mut kept.journal);
            last = Some((kept.position, kept.over));
        } else {
            journal.append(&mut unpack::<IgnoredAny>(frame, &mut budget)?.journal);
        }
    }
    let (position, over) = last.ok_or_else(|| Error::NotAGame { why: "it has no position".to_owned() })?;
    Ok(Session::taken_up(position, journal, if over { Flow::Ends } else { Flow::Goes }))
}

/// Whether a keyframe is of a game that was over, and playing it again has come to something else. One of older rules that cannot
/// be read any more is of no help.
pub fn is_another_end<B: Book>(frame: &Frame, session: &Session<B>) -> bool {
    let kept: Result<Kept<B::Battle>, _> = unpack(frame, &mut Budget::of_a_file());
    kept.is_ok_and(|it| it.over && !(session.is_over() && *session.checkpoint() == it.position))
}

/// Goes through keyframes that nothing is taken up from as yet. A position of older rules need not be readable; one that can be read must
/// be one that can be played.
pub fn check_all<B: Book>(frames: &[Frame]) -> Result<(), Error> {
    let mut budget = Budget::of_a_file();
    for frame in frames {
        let Body::Packed(packed) = &frame.body else { continue };
        let json = unpacked(frame.line, packed, &mut budget)?;
        let Ok(kept) = serde_json::from_str::<Kept<B::Battle>>(&json) else {
            // Of older rules, that is; what it tells has to be readable all the same.
            let older = serde_json::from_str::<Kept<IgnoredAny>>(&json).map(drop);
            older.map_err(|_| Error::Position { line: frame.line, why: amiss::<Kept<IgnoredAny>>(&json) })?;
            continue;
        };
        B::check(&kept.position).map_err(|flaw| Error::Unplayable { line: frame.line, flaw })?;
    }
    Ok(())
}

fn unpack<P: DeserializeOwned>(frame: &Frame, budget: &mut Budget) -> Result<Kept<P>, Error> {
    let unread = |why: String| Error::Position { line: frame.line, why };
    match &frame.body {
        Body::Start(json) => {
            let position = serde_json::from_str(json).map_err(|_| unread(amiss::<P>(json)))?;
            Ok(Kept { over: false, position, journal: Vec::new() })
        }
        Body::Packed(packed) => {
            let json = unpacked(frame.line, packed, budget)?;
            serde_json::from_str(&json).map_err(|_| unread(amiss::<Kept<P>>(&json)))
        }
    }
}

fn unpacked(line: usize, packed: &str, budget: &mut Budget) -> Result<String, Error> {
    let unread = |why: &str| Error::Position { line, why: why.to_owned() };
    let packed = STANDARD_NO_PAD.decode(packed).map_err(|_| unread("it is not packed as positions are"))?;
    budget.unpack(&packed).map_err(|why| unread(&why))
}

/// What is wrong with a position, in words for people; only worked out where it cannot be read.
fn amiss<P: DeserializeOwned>(json: &str) -> String {
    let read = kernel::written::read::<P>(json, "position");
    read.err().map_or_else(|| "it cannot be read".to_owned(), |it| it.to_string())
}
