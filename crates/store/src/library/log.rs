//! The write-ahead log: how what is in it gets into the library's one file.
use std::{
    sync::{Arc, Weak},
    thread,
    time::Duration,
};

use super::{Library, Shared, schema};
use crate::Error;

/// How often somebody looks whether anything was written; what nobody has added to between two looks is written back.
const LOOK: Duration = Duration::from_secs(1);

/// The thread that looks needs next to no stack.
const STACK: usize = 256 << 10;

impl Library {
    /// Writes the log back into the file and empties it; says whether that was done. Nobody is waited for: as long as
    /// another program reads or writes, the log stays, which is as safe.
    pub fn write_back(&self) -> Result<bool, Error> {
        let connection = self.connection();
        connection.busy_timeout(Duration::ZERO)?;
        let busy = connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |it| it.get::<_, i64>(0));
        connection.busy_timeout(schema::PATIENCE)?;
        Ok(busy? == 0)
    }

    /// Has the log written back whenever nothing was written for a while, as long as the library is open. Without a thread
    /// for it the log is written back when it is full and when the library is closed.
    pub fn write_back_when_quiet(&self) {
        let library = Arc::downgrade(&self.0);
        let thread = thread::Builder::new().name("write-back".to_owned()).stack_size(STACK);
        drop(thread.spawn(move || keep_looking(&library)));
    }
}

fn keep_looking(library: &Weak<Shared>) {
    let mut quiet = Quiet::default();
    loop {
        thread::sleep(LOOK);
        let Some(shared) = library.upgrade() else { return };
        quiet.look(&Library(shared));
    }
}

/// What was seen of a library's changes.
#[derive(Debug, Default)]
pub(super) struct Quiet {
    /// How many there were at the last look.
    seen: Option<u64>,
    /// How many are in the file.
    kept: Option<u64>,
}

impl Quiet {
    /// Writes the log back if nothing has changed since the last look, and something since it was last written back.
    pub fn look(&mut self, library: &Library) {
        let now = Some(library.connection().total_changes());
        let is_quiet = self.seen == now && self.kept != now;
        self.seen = now;
        // Where it fails, nothing is lost: the log stays, and the next look tries again.
        if is_quiet && library.write_back().unwrap_or(false) {
            self.kept = now;
        }
    }
}
