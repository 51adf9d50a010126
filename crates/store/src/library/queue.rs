//! Lines that wait to be written: all that have gathered share one transaction and one sync.
use std::{
    sync::{Arc, atomic::Ordering},
    time::{Duration, Instant},
};

use rusqlite::Connection;

use super::{Library, row};
use crate::{
    Error, Note,
    writing::{Slot, Writing},
};

/// A disk that keeps something within this is quick.
const QUICK: Duration = Duration::from_micros(250);

/// In nanoseconds; what is quicker or slower still makes no difference, and is forgotten as fast.
const LEAST_PACE: u64 = 50_000;
pub(super) const MOST_PACE: u64 = 1_000_000;

/// One line for one game.
#[derive(Debug)]
pub(super) struct Job {
    pub number: i64,
    /// How many lines the game has and the checksum of the last, as far as is known.
    pub last: (i64, u32),
    /// How many of them are good.
    pub good: i64,
    /// The same once the line is there.
    pub next: (i64, u32),
    pub text: String,
    pub note: Note,
}

impl Library {
    /// Puts a line into the queue.
    pub(super) fn queue(&self, job: Job) -> Writing {
        let (writing, slot) = Writing::queued(self.clone());
        self.0.last.store(job.number, Ordering::Relaxed);
        self.jobs().push((job, slot));
        writing
    }

    /// Writes whatever waits: all of it is on disk then, or nothing of it.
    pub fn flush(&self) {
        self.flush_for(|| self.jobs().is_empty());
    }

    /// The same, unless somebody else has `done` it by the time it is our turn.
    pub(crate) fn flush_for(&self, done: impl Fn() -> bool) {
        let connection = self.connection();
        if done() {
            return;
        }
        let jobs = std::mem::take(&mut *self.jobs());
        let begun = Instant::now();
        write_all(&connection, jobs);
        self.note_pace(begun.elapsed());
    }

    /// Flushes until nothing is left. A concurrent caller leaves its jobs to the flush that is running.
    pub fn flush_all(&self) {
        while !self.jobs().is_empty() && !self.0.flushing.swap(true, Ordering::AcqRel) {
            while !self.jobs().is_empty() {
                self.flush();
            }
            self.0.flushing.store(false, Ordering::Release);
        }
    }

    /// Whether somebody is at it with [`Library::flush_all`].
    pub fn is_flushing(&self) -> bool {
        self.0.flushing.load(Ordering::Acquire)
    }

    /// Whether writing has of late taken no longer than it would to hand it to somebody else.
    pub fn is_quick(&self) -> bool {
        Duration::from_nanos(self.0.pace.load(Ordering::Relaxed)) < QUICK
    }

    /// The game that wrote last; where others write too, it is worth waiting for them.
    pub(super) fn last_writer(&self) -> i64 {
        self.0.last.load(Ordering::Relaxed)
    }

    /// Follows the median, so that one write that had to wait for something else does not count for much.
    fn note_pace(&self, took: Duration) {
        let took = u64::try_from(took.as_nanos()).unwrap_or(u64::MAX);
        let before = self.0.pace.load(Ordering::Relaxed);
        let now = if before < took { before + before / 8 } else { before - before / 8 };
        self.0.pace.store(now.clamp(LEAST_PACE, MOST_PACE), Ordering::Relaxed);
    }
}

type Waiting = (Job, Arc<Slot>);

fn write_all(connection: &Connection, jobs: Vec<Waiting>) {
    match transacted(connection, &jobs) {
        Ok(outcomes) => {
            for ((_, slot), outcome) in jobs.iter().zip(outcomes) {
                slot.fill(outcome);
            }
        }
        // Nothing of this stands, so everybody is told so.
        Err(error) => jobs.iter().for_each(|(_, slot)| slot.fill(Err(Error::of_library(&error)))),
    }
}

/// What became of each line; the error is of all of them.
fn transacted(connection: &Connection, jobs: &[Waiting]) -> rusqlite::Result<Vec<Result<(), Error>>> {
    connection.prepare_cached("BEGIN IMMEDIATE")?.execute([])?;
    let outcomes = jobs.iter().map(|it| row::add(connection, &it.0)).collect::<rusqlite::Result<Vec<_>>>();
    let done = outcomes.and_then(|it| connection.prepare_cached("COMMIT")?.execute([]).map(|_| it));
    if done.is_err() && !connection.is_autocommit() {
        // Where even this fails, the library is no longer written to and opens as it was.
        let _ = connection.execute_batch("ROLLBACK");
    }
    done
}
