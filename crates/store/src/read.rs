//! A game file read back, line by line.
use std::{
    fs::File,
    io::{BufRead, BufReader, Read},
    path::Path,
};

use kernel::{TakenBack, Tape};

use crate::{
    Error, Header,
    code::{LogWord, Words},
    line::{FORMAT, unseal},
    past,
};

/// What a file holds, nothing of it played yet.
#[derive(Debug)]
pub struct Record {
    pub header: Header,
    /// The position the game goes on from, and the keyframes before it: their journals are kept, not their positions.
    pub base: Vec<Frame>,
    /// Keyframes since.
    pub frames: Vec<Frame>,
    pub tapes: Vec<Tape>,
    pub open: Tape,
    pub dice_at: u64,
    /// The decisions before which advice was asked.
    pub advised: Vec<usize>,
    /// Every take-back so far, those from before the base too.
    pub taken_back: Vec<TakenBack>,
    pub words: Words,
    /// How many bytes and lines are good, and the checksum of the last of them.
    pub good: u64,
    pub lines: usize,
    pub sum: u32,
    /// How many bytes came since the last keyframe, and how many that took.
    pub since_frame: usize,
    pub frame_bytes: usize,
    /// Something after the good bytes was cut off or garbled.
    pub tail: Tail,
}

/// What stands after the last good line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tail {
    Nothing,
    /// A line that was never finished, and so never acknowledged.
    Torn,
    /// A last line that has an end but not its checksum: a crash of the whole machine, or a damaged disk.
    Garbled,
}

/// A position kept whole.
#[derive(Clone, Debug)]
pub struct Frame {
    pub line: usize,
    /// After how many steps since the base.
    pub step: usize,
    pub body: Body,
}

#[derive(Clone, Debug)]
pub enum Body {
    /// The start, as JSON.
    Start(String),
    Packed(String),
}

/// No header is longer, whatever file it is that somebody names.
const MOST_HEADER: u64 = 1 << 20;

/// The first line of a file, to know which book opens it.
pub fn peek(path: &Path) -> Result<Header, Error> {
    let file = File::open(path).map_err(|it| Error::of(it, path))?;
    let mut line = Vec::new();
    BufReader::new(file.take(MOST_HEADER)).read_until(b'\n', &mut line).map_err(|it| Error::of(it, path))?;
    first(&line)
}

/// The header of a game that begins with these bytes.
pub fn first(bytes: &[u8]) -> Result<Header, Error> {
    header(bytes.split(|it| *it == b'\n').next().unwrap_or(bytes)).map(|it| it.0)
}

impl Record {
    pub fn read(bytes: &[u8]) -> Result<Record, Error> {
        let mut lines = bytes.split_inclusive(|it| *it == b'\n');
        let whole = |line: Option<&'_ [u8]>| line.and_then(|it| it.strip_suffix(b"\n")).map(<[u8]>::to_vec);
        let first = whole(lines.next()).ok_or_else(|| not_a_game("it ends in its first line"))?;
        let (header, sum) = header(&first)?;
        let second = whole(lines.next()).ok_or_else(|| not_a_game("it ends before its start position"))?;
        let (start, sum) = unseal(sum, &second).ok_or_else(|| damaged(2, "the start position"))?;
        let start = Frame { line: 2, step: 0, body: Body::Start(start.to_owned()) };
        let mut record = Record {
            header,
            base: vec![start],
            frames: Vec::new(),
            tapes: Vec::new(),
            open: Vec::new(),
            dice_at: 0,
            advised: Vec::new(),
            taken_back: Vec::new(),
            words: Words::default(),
            good: (first.len() + second.len() + 2) as u64,
            lines: 2,
            sum,
            since_frame: 0,
            frame_bytes: first.len() + second.len(),
            tail: Tail::Nothing,
        };
        record.rest(lines.enumerate().map(|(at, line)| (at + 3, line)))?;
        Ok(record)
    }

    fn rest<'a>(&mut self, lines: impl Iterator<Item = (usize, &'a [u8])>) -> Result<(), Error> {
        let mut lines = lines.peekable();
        while let Some((number, line)) = lines.next() {
            let Some((text, sum)) = line.strip_suffix(b"\n").and_then(|it| unseal(self.sum, it)) else {
                let last = lines.peek().is_none();
                self.tail = bad_line(number, line, self.sum, last)?;
                return Ok(());
            };
            self.since_frame += line.len();
            self.line(number, text)?;
            self.good += line.len() as u64;
            self.lines += 1;
            self.sum = sum;
        }
        Ok(())
    }

    fn line(&mut self, number: usize, text: &str) -> Result<(), Error> {
        if let Some(inputs) = text.strip_prefix('i') {
            let words =
                self.words.read(inputs).map_err(|expected| Error::Damaged { line: number, expected })?;
            self.dice_at = self.dice_at.wrapping_add(past::dice(&words));
            return words.into_iter().try_for_each(|it| self.word(number, it));
        }
        if let Some(frame) = text.strip_prefix("k ").and_then(|it| keyframe(number, it)) {
            if frame.step != self.tapes.len() {
                return Err(damaged(number, "a keyframe of the step before it"));
            }
            self.frame_bytes = std::mem::take(&mut self.since_frame).min(text.len());
            self.frames.push(frame);
            return Ok(());
        }
        Err(damaged(number, "inputs or a keyframe"))
    }

    fn word(&mut self, number: usize, word: LogWord) -> Result<(), Error> {
        match word {
            LogWord::Input(input) => self.open.push(input),
            LogWord::End => self.tapes.push(std::mem::take(&mut self.open)),
            LogWord::Dice(at) => self.dice_at = at,
            LogWord::Advised(decision) => self.advised.push(decision),
            LogWord::Unadvised(decision) => self.advised.retain(|it| *it <= decision),
            LogWord::TookBack(it) => self.taken_back.push(it),
            LogWord::Rebased => {
                self.advised.clear();
                self.base.append(&mut self.frames);
                self.tapes.clear();
                self.open.clear();
            }
            LogWord::Cut { steps, inputs } if steps < self.tapes.len() => {
                self.tapes.truncate(steps + 1);
                self.open = self.tapes.pop().unwrap_or_default();
                self.open.truncate(inputs);
                self.frames.retain(|it| it.step <= steps);
            }
            LogWord::Cut { steps, inputs } if steps == self.tapes.len() && inputs <= self.open.len() => {
                self.open.truncate(inputs);
            }
            LogWord::Cut { .. } => return Err(damaged(number, "something to take back")),
        }
        Ok(())
    }
}

/// What to make of a line that does not hold: the last one may be a write that a crash cut short.
fn bad_line(number: usize, line: &[u8], before: u32, last: bool) -> Result<Tail, Error> {
    if !last {
        return Err(damaged(number, "text that fits its checksum and the line before"));
    }
    let seal = line.iter().position(|it| *it == b'\t').map_or(0, |it| it + 9);
    let sealed = line.get(..seal).is_some_and(|it| unseal(before, it).is_some());
    match line.len() - seal.min(line.len()) {
        0 if sealed => Ok(Tail::Torn),
        1 if sealed => Ok(Tail::Garbled),
        // More than one line was run together: these had been acknowledged.
        _ if sealed => Err(damaged(number, "a line end after the checksum")),
        _ if line.ends_with(b"\n") => Ok(Tail::Garbled),
        _ => Ok(Tail::Torn),
    }
}

/// The header of a line and its checksum. The format is looked at first: a newer one may have other checksums.
fn header(line: &[u8]) -> Result<(Header, u32), Error> {
    let text = String::from_utf8_lossy(line);
    let json = text.rsplit_once('\t').map_or(&*text, |it| it.0);
    let value: serde_json::Value =
        serde_json::from_str(json).map_err(|_| not_a_game("its first line is not JSON"))?;
    let Some(found) = value.get("shamble").and_then(serde_json::Value::as_u64) else {
        return Err(not_a_game("its first line does not say so"));
    };
    if FORMAT < found {
        return Err(Error::NewerFormat { found });
    }
    let (text, sum) = unseal(0, line).ok_or_else(|| damaged(1, "a header that fits its checksum"))?;
    let header = kernel::written::read(text, "header").map_err(|it| Error::Damaged {
        line: 1,
        expected: format!("{} and not {} in the header", it.expected, it.found),
    })?;
    Ok((header, sum))
}

fn keyframe(line: usize, text: &str) -> Option<Frame> {
    let (step, packed) = text.split_once(' ')?;
    Some(Frame { line, step: step.parse().ok()?, body: Body::Packed(packed.to_owned()) })
}

fn not_a_game(why: &str) -> Error {
    Error::NotAGame { why: why.to_owned() }
}

fn damaged(line: usize, expected: &str) -> Error {
    Error::Damaged { line, expected: expected.to_owned() }
}
