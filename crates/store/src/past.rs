//! What a file holds so far, as far as it takes to know what is new.
use kernel::{Book, Input, Session, Tape, log::digest_after};

use crate::code::{LogWord, Words};

/// What has been written: digests of the finished steps, and the step under way.
#[derive(Clone, Debug, Default)]
pub struct Past {
    pub digests: Vec<u64>,
    pub open: Tape,
    /// Where the stream of dice stands.
    pub dice_at: u64,
    pub words: Words,
    /// After how many steps the keyframes that still hold were taken; the start is one.
    pub frames: Vec<usize>,
    /// The decisions before which advice was asked.
    pub advised: Vec<usize>,
    /// How many take-backs.
    pub taken_back: usize,
    /// The next line begins anew at the last keyframe.
    pub rebase: bool,
}

/// A line of new inputs, and what is past once it is written.
#[derive(Debug)]
pub struct Batch {
    pub text: String,
    keep: usize,
    digests: Vec<u64>,
    open: Tape,
    dice_at: u64,
    taken_back: usize,
}

impl Past {
    pub fn of(tapes: &[Tape], open: Tape) -> Self {
        let mut past = Past { open, ..Past::default() };
        for tape in tapes {
            past.digests.push(digest_after(past.digests.last().copied().unwrap_or(0), tape));
        }
        past
    }

    /// What of the session is not written yet; nothing if all is.
    pub fn news<B: Book>(&mut self, session: &Session<B>, dice_at: u64) -> Option<Batch> {
        let keep = self.common(session);
        let whole = keep == self.digests.len();
        let next = session.steps_from(keep).next().unwrap_or(session.tape());
        let kept = if whole { common_prefix(&self.open, next) } else { 0 };
        let mut words = Vec::new();
        if self.rebase {
            words.push(LogWord::Rebased);
        }
        if !whole || kept < self.open.len() {
            words.push(LogWord::Cut { steps: keep, inputs: kept });
        }
        let told = session.taken_back().iter().skip(self.taken_back);
        words.extend(told.cloned().map(LogWord::TookBack));
        let mut digests = Vec::new();
        let mut skip = kept;
        for (at, tape) in session.steps_from(keep).enumerate() {
            words.extend(tape[skip..].iter().cloned().map(LogWord::Input));
            words.push(LogWord::End);
            digests.push(session.digest(keep + at + 1));
            skip = 0;
        }
        words.extend(session.tape()[skip..].iter().cloned().map(LogWord::Input));
        if dice_at != self.dice_at.wrapping_add(dice(&words)) {
            words.push(LogWord::Dice(dice_at));
        }
        if words.is_empty() {
            return None;
        }
        let mut text = "i".to_owned();
        words.iter().for_each(|it| self.words.write(&mut text, it));
        let (open, taken_back) = (session.tape().to_vec(), session.taken_back().len());
        Some(Batch { text, keep, digests, open, dice_at, taken_back })
    }

    /// The line stands in the file.
    pub fn written(&mut self, batch: Batch) {
        self.digests.truncate(batch.keep);
        self.digests.extend(batch.digests);
        self.open = batch.open;
        (self.dice_at, self.taken_back) = (batch.dice_at, batch.taken_back);
        self.frames.retain(|it| *it <= batch.keep);
        if std::mem::take(&mut self.rebase) {
            self.advised.clear();
        }
    }

    /// How many finished steps file and session have in common.
    fn common<B: Book>(&self, session: &Session<B>) -> usize {
        let both = self.digests.len().min(session.steps().len());
        let (mut same, mut other) = (0, both + 1);
        while 1 < other - same {
            let middle = same + (other - same) / 2;
            match self.digests[middle - 1] == session.digest(middle) {
                true => same = middle,
                false => other = middle,
            }
        }
        same
    }
}

/// How many dice the words took.
pub fn dice(words: &[LogWord]) -> u64 {
    let dice = |it: &LogWord| match it {
        LogWord::Input(input) => input.dice(),
        LogWord::Rebased
        | LogWord::Cut { .. }
        | LogWord::Advised(_)
        | LogWord::Unadvised(_)
        | LogWord::TookBack(_)
        | LogWord::End
        | LogWord::Dice(_) => 0,
    };
    words.iter().map(dice).sum()
}

fn common_prefix(one: &[Input], other: &[Input]) -> usize {
    one.iter().zip(other).take_while(|(a, b)| a == b).count()
}
