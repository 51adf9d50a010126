//! A line on its way to the disk: to be waited for, or to be told of.
use std::{
    fmt::Debug,
    mem,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use crate::{Error, Library};

/// What became of a line.
pub type WriteResult = Result<(), Error>;

/// A line on its way. Somebody has to see to it that it gets there: [`Writing::wait`] does, and so does whoever
/// [flushes](Library::flush) the library it goes to.
#[derive(Debug)]
#[must_use = "nothing is on disk before it is waited for"]
pub struct Writing {
    slot: Arc<Slot>,
    /// Where it still has to go; nothing if it is there already.
    library: Option<Library>,
}

/// Where the outcome of one line is left.
#[derive(Debug, Default)]
pub(crate) struct Slot(Mutex<State>);

#[derive(Default)]
enum State {
    #[default]
    Open,
    /// Whoever is to be told.
    Wanted(Box<dyn FnOnce(WriteResult) + Send>),
    Done(WriteResult),
    Taken,
}

impl Debug for State {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            State::Open | State::Wanted(_) => "Open",
            State::Done(_) => "Done",
            State::Taken => "Taken",
        })
    }
}

impl Slot {
    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn is_done(&self) -> bool {
        matches!(*self.state(), State::Done(_))
    }

    /// Leaves the outcome, or tells whoever wants to be told.
    pub fn fill(&self, outcome: WriteResult) {
        let mut state = self.state();
        match mem::replace(&mut *state, State::Taken) {
            State::Wanted(tell) => {
                drop(state);
                tell(outcome);
            }
            State::Open | State::Done(_) | State::Taken => *state = State::Done(outcome),
        }
    }
}

impl Writing {
    /// One that the library has in its queue, with the place for its outcome.
    pub(crate) fn queued(library: Library) -> (Writing, Arc<Slot>) {
        let slot = Arc::new(Slot::default());
        (Writing { slot: slot.clone(), library: Some(library) }, slot)
    }

    /// One that has been seen to.
    pub(crate) fn done(outcome: WriteResult) -> Writing {
        let slot = Slot(Mutex::new(State::Done(outcome)));
        Writing { slot: Arc::new(slot), library: None }
    }

    /// Where it goes, if it is not there yet.
    pub fn library(&self) -> Option<&Library> {
        self.library.as_ref()
    }

    /// Sees to it that the line is on disk, together with whatever else waits to be written.
    pub fn wait(self) -> WriteResult {
        if let Some(library) = self.library.as_ref().filter(|_| !self.slot.is_done()) {
            library.flush_for(|| self.slot.is_done());
        }
        match mem::replace(&mut *self.slot.state(), State::Taken) {
            State::Done(outcome) => outcome,
            State::Open | State::Wanted(_) | State::Taken => {
                Err(Error::Library { why: "a line was lost on its way".to_owned() })
            }
        }
    }

    /// Tells the outcome when somebody has flushed the library, at once if that has happened.
    pub fn tell(self, tell: impl FnOnce(WriteResult) + Send + 'static) {
        let mut state = self.slot.state();
        match mem::replace(&mut *state, State::Taken) {
            State::Done(outcome) => {
                drop(state);
                tell(outcome);
            }
            State::Open | State::Wanted(_) | State::Taken => *state = State::Wanted(Box::new(tell)),
        }
    }
}
