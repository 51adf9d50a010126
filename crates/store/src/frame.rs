//! Keyframes: a whole position and what was told since the one before, packed.
use std::io::{Read, Write};

use base64::{Engine, engine::general_purpose::STANDARD_NO_PAD};
use flate2::{Compression, read::DeflateDecoder, write::DeflateEncoder};
use kernel::{Book, Event, Flow, Session};
use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::{
    Error,
    read::{Body, Frame},
};

/// More than any position comes to: what a hostile file could otherwise unpack to fills the memory.
const MOST_BYTES: u64 = 1 << 30;

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

/// A session at the last of these keyframes, with the journals of all.
pub fn take_up<B: Book>(frames: &[&Frame]) -> Result<Session<B>, Error> {
    let mut journal = Vec::new();
    let mut last = None;
    for (at, frame) in frames.iter().enumerate() {
        // Positions in between may be of older rules; only the last one is read.
        if at + 1 == frames.len() {
            let mut kept: Kept<B::Battle> = unpack(frame)?;
            journal.append(&mut kept.journal);
            last = Some((kept.position, kept.over));
        } else {
            journal.append(&mut unpack::<serde::de::IgnoredAny>(frame)?.journal);
        }
    }
    let (position, over) = last.ok_or_else(|| Error::NotAGame { why: "it has no position".to_owned() })?;
    Ok(Session::taken_up(position, journal, if over { Flow::Ends } else { Flow::Goes }))
}

fn unpack<P: DeserializeOwned>(frame: &Frame) -> Result<Kept<P>, Error> {
    let unread = |why: String| Error::Position { line: frame.line, why };
    match &frame.body {
        Body::Start(json) => {
            let position = serde_json::from_str(json).map_err(|_| unread(amiss::<P>(json)))?;
            Ok(Kept { over: false, position, journal: Vec::new() })
        }
        Body::Packed(packed) => {
            let packed = STANDARD_NO_PAD
                .decode(packed)
                .map_err(|_| unread("it is not packed as positions are".to_owned()))?;
            let mut json = String::new();
            let unpacked = DeflateDecoder::new(&*packed).take(MOST_BYTES).read_to_string(&mut json);
            unpacked.map_err(|_| unread("it cannot be unpacked".to_owned()))?;
            serde_json::from_str(&json).map_err(|_| unread(amiss::<Kept<P>>(&json)))
        }
    }
}

/// What is wrong with a position, in words for people; only worked out where it cannot be read.
fn amiss<P: DeserializeOwned>(json: &str) -> String {
    let read = kernel::written::read::<P>(json, "position");
    read.err().map_or_else(|| "it cannot be read".to_owned(), |it| it.to_string())
}
