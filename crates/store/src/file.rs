//! One game in its place: made, opened again, added to.
use std::{fmt, marker::PhantomData};

use kernel::{Book, Divergence, Session};
use serde_json::{Map, Value};

use crate::{
    Error, GamePlace, Header, Note, Writing, frame,
    line::seal,
    past::{Batch, Past},
    place::OpenPlace,
    read::{Record, Tail},
};

/// Inputs come to this many bytes between two keyframes, and at least to what the last keyframe took.
const KEYFRAME_BYTES: usize = 4096;

/// A game as it is kept, in a file or in the library.
#[derive(Debug)]
pub struct GameFile<B: Book> {
    held: OpenPlace,
    header: Header,
    past: Past,
    /// The checksum of the last line.
    sum: u32,
    pub(crate) note: Note,
    /// The line whose outcome is not known yet.
    begun: Option<Begun>,
    since_frame: usize,
    frame_bytes: usize,
    book: PhantomData<fn() -> B>,
}

/// A game taken up again.
#[derive(Debug)]
pub struct LoadedGame<B: Book> {
    pub file: GameFile<B>,
    pub session: Session<B>,
    /// Where the stream of dice stands.
    pub dice_at: u64,
    pub rest: Rest,
    /// Whether the last line had lost its checksum and was left out: more than an unfinished write, so worth a word.
    pub lost_line: bool,
}

/// How much of the file the game could be taken up with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Rest {
    Whole,
    /// The rules have changed since: of `of` steps this many stand, played again by today's rules.
    Cut {
        steps: usize,
        of: usize,
        diverged: Divergence,
    },
    /// The rules have changed since: the game goes on from a position kept after `steps` of `of` steps; what came before
    /// it can be read but not taken back.
    Kept {
        steps: usize,
        of: usize,
        diverged: Divergence,
    },
    /// The rules have changed since: the game was over after `of` steps and still is, as it was kept then.
    Ended {
        of: usize,
    },
}

impl fmt::Display for Rest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Rest::Whole => f.write_str("all of it stands"),
            Rest::Cut { steps, of, diverged } => {
                write!(f, "of its {of} steps the first {steps} stand, played again ({diverged})")
            }
            Rest::Kept { steps, of, diverged } => write!(
                f,
                "it goes on from the position after step {steps} of {of}; what came before can be read but not taken back \
                 ({diverged})"
            ),
            Rest::Ended { of } => {
                write!(f, "it is over, as it was after its {of} steps; they can be read but not taken back")
            }
        }
    }
}

/// The lines of a game that begins in this position.
pub fn first_lines<B: Book>(about: Map<String, Value>, start: &B::Battle) -> Result<Vec<u8>, Error> {
    let (_, text, _) = opening::<B>(about, start)?;
    Ok(text.into_bytes())
}

/// The header, the first two lines and their checksum.
fn opening<B: Book>(about: Map<String, Value>, start: &B::Battle) -> Result<(Header, String, u32), Error> {
    let header = Header::of::<B>(about);
    let json = |it: Result<String, serde_json::Error>| {
        it.map_err(|error| Error::Unwritable { why: error.to_string() })
    };
    let mut text = String::new();
    let sum = seal(&mut text, 0, &json(serde_json::to_string(&header))?);
    let sum = seal(&mut text, sum, &json(serde_json::to_string(start))?);
    Ok((header, text, sum))
}

impl<B: Book> GameFile<B> {
    /// Makes a place for a game, under a name not yet taken; `about` is for whoever lists games.
    pub fn create<'a>(
        place: impl Into<GamePlace<'a>>,
        about: Map<String, Value>,
        session: &Session<B>,
    ) -> Result<Self, Error> {
        let (header, text, sum) = opening::<B>(about, session.start())?;
        let held = OpenPlace::create(place.into(), &header, &text, sum)?;
        let mut file = GameFile {
            held,
            header,
            past: Past::default(),
            sum,
            note: Note::default(),
            begun: None,
            since_frame: 0,
            frame_bytes: text.len(),
            book: PhantomData,
        };
        file.append(session, session.dice())?;
        Ok(file)
    }

    /// Opens a game and plays it again to where it stood. Nothing is written by that.
    pub fn open<'a>(place: impl Into<GamePlace<'a>>) -> Result<LoadedGame<B>, Error> {
        let (mut held, bytes) = OpenPlace::open(place.into())?;
        let record = Record::read(&bytes)?;
        record.header.check::<B>()?;
        held.stands(&record)?;
        // What comes in is gone through as a whole; what is kept already was.
        if matches!(held, OpenPlace::Text) {
            frame::check_all::<B>(&record.frames)?;
        }
        take_up(held, record)
    }

    pub fn header(&self) -> &Header {
        &self.header
    }

    /// Whether no other program has gone on with the game since it was opened here.
    pub fn is_current(&self) -> Result<bool, Error> {
        self.held.is_current()
    }

    /// Whether writing a line takes next to no time, and nobody else is writing whom it could be shared with.
    pub fn is_quick(&self) -> bool {
        self.held.is_quick()
    }

    /// How the game ended, as JSON; goes with the next line, for whoever lists games.
    pub fn result(&mut self, result: Option<String>) {
        self.note.result = result;
    }

    /// Writes what is new in the session, an undo too. When this returns, no crash can lose it; if it fails, the game is
    /// kept as it was and the next call tries again.
    pub fn append(&mut self, session: &Session<B>, dice_at: u64) -> Result<(), Error> {
        let mut writing = self.begin(session, dice_at);
        while let Some(it) = writing {
            writing = self.end(session, it.wait())?;
        }
        Ok(())
    }

    /// Begins to write what is new in the session; nothing if all is written. Its outcome has to be handed to
    /// [`GameFile::end`] before anything else is done here.
    pub fn begin(&mut self, session: &Session<B>, dice_at: u64) -> Option<Writing> {
        (self.note.over, self.note.decisions) = (session.is_over(), session.decisions());
        let known = self.past.words.len();
        let batch = self.past.news(session, dice_at)?;
        let mut text = String::with_capacity(batch.text.len() + 10);
        let sum = seal(&mut text, self.sum, &batch.text);
        self.begun = Some(Begun { what: What::Inputs { batch, known }, bytes: text.len(), sum });
        Some(self.held.begin(&text, sum, &self.note))
    }

    /// Takes note of what became of the line that was begun; if a keyframe is due after it, that is the next.
    pub fn end(
        &mut self,
        session: &Session<B>,
        outcome: Result<(), Error>,
    ) -> Result<Option<Writing>, Error> {
        let Some(Begun { what, bytes, sum }) = self.begun.take() else { return outcome.map(|()| None) };
        match (what, outcome) {
            (What::Inputs { known, .. }, Err(error)) => {
                self.past.words.truncate(known);
                Err(error)
            }
            (What::Inputs { batch, .. }, Ok(())) => {
                self.stands_with(sum);
                self.past.written(batch);
                self.since_frame += bytes;
                // Other rules may not come to the same end: it is kept as it is.
                let due = session.is_over() || KEYFRAME_BYTES.max(self.frame_bytes) < self.since_frame;
                Ok(due.then(|| self.begin_frame(session)).transpose().unwrap_or_default().flatten())
            }
            // The inputs are safe already; a keyframe that fails is tried again with the next ones.
            (What::Frame { .. }, Err(_)) => Ok(None),
            (What::Frame { steps }, Ok(())) => {
                self.frame_stands(steps, bytes, sum);
                Ok(None)
            }
        }
    }

    /// Appends, and keeps the position whole and what was told, so that they outlast a change of the rules. Done now and
    /// then by itself, and when a game is over.
    pub fn keyframe(&mut self, session: &Session<B>, dice_at: u64) -> Result<(), Error> {
        self.append(session, dice_at)?;
        let Some(writing) = self.begin_frame(session)? else { return Ok(()) };
        let outcome = writing.wait();
        if let Some(Begun { what: What::Frame { steps }, bytes, sum }) = self.begun.take()
            && outcome.is_ok()
        {
            self.frame_stands(steps, bytes, sum);
        }
        outcome
    }

    /// Begins to write a keyframe, if there has been a step since the last.
    fn begin_frame(&mut self, session: &Session<B>) -> Result<Option<Writing>, Error> {
        let (steps, last) = (session.steps().len(), self.past.frames.last().copied().unwrap_or(0));
        if steps <= last {
            return Ok(None);
        }
        let mut text = String::new();
        let sum = seal(&mut text, self.sum, &frame::pack(session, session.told_after(last))?);
        self.begun = Some(Begun { what: What::Frame { steps }, bytes: text.len(), sum });
        Ok(Some(self.held.begin(&text, sum, &self.note)))
    }

    fn frame_stands(&mut self, steps: usize, bytes: usize, sum: u32) {
        self.stands_with(sum);
        self.past.frames.push(steps);
        self.since_frame = 0;
        self.frame_bytes = bytes;
    }

    fn stands_with(&mut self, sum: u32) {
        self.held.stands_with(sum);
        self.sum = sum;
    }
}

/// A line that is on its way.
#[derive(Debug)]
struct Begun {
    what: What,
    bytes: usize,
    sum: u32,
}

#[derive(Debug)]
enum What {
    /// New inputs; `known` rules had numbers before.
    Inputs {
        batch: Batch,
        known: usize,
    },
    Frame {
        steps: usize,
    },
}

fn take_up<B: Book>(held: OpenPlace, record: Record) -> Result<LoadedGame<B>, Error> {
    let base: Vec<_> = record.base.iter().collect();
    let from = match held {
        OpenPlace::Row(_) => frame::From::Library,
        OpenPlace::File(_) | OpenPlace::Text => frame::From::Outside,
    };
    let mut session = frame::take_up::<B>(&base, from)?;
    let mut past = Past::of(&record.tapes, record.open.clone());
    let of = record.tapes.len();
    let diverged = session.replay(record.tapes.clone(), record.open.clone());
    let steps = session.steps().len();
    let kept = record.frames.last().filter(|it| steps < it.step);
    let end = record.frames.last().filter(|it| it.step == of && record.open.is_empty());
    let has_lost_its_end = end.is_some_and(|it| frame::is_another_end(it, &session));
    let all = || record.base.iter().chain(&record.frames).collect::<Vec<_>>();
    let rest = match (diverged, kept) {
        _ if has_lost_its_end => {
            session = frame::take_up::<B>(&all(), from)?;
            Rest::Ended { of }
        }
        (None, _) => Rest::Whole,
        (Some(diverged), None) => Rest::Cut { steps, of, diverged },
        (Some(diverged), Some(frame)) => {
            session = frame::take_up::<B>(&all(), from)?;
            let _ = session.replay(record.tapes[frame.step..].to_vec(), record.open.clone());
            Rest::Kept { steps: frame.step, of, diverged }
        }
    };
    if matches!(rest, Rest::Kept { .. } | Rest::Ended { .. }) {
        past = Past { rebase: true, ..Past::default() };
    }
    if !past.rebase {
        past.frames = record.frames.iter().map(|it| it.step).collect();
        past.advised = record.advised;
    }
    past.taken_back = record.taken_back.len();
    record.taken_back.into_iter().for_each(|it| session.record_take_back(it));
    past = Past { words: record.words, dice_at: record.dice_at, ..past };
    let file = GameFile {
        held,
        header: record.header,
        past,
        sum: record.sum,
        note: Note::default(),
        begun: None,
        since_frame: record.since_frame,
        frame_bytes: record.frame_bytes,
        book: PhantomData,
    };
    let lost_line = record.tail == Tail::Garbled;
    Ok(LoadedGame { file, session, dice_at: record.dice_at, rest, lost_line })
}

mod advice;
#[cfg(test)]
mod tests;
