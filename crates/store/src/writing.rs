//! A line on its way to the disk: to be waited for, or to be called back by.
use std::{
    fmt::Debug,
    future::Future,
    mem,
    pin::Pin,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    task::{Context, Poll, Waker},
};

use crate::{Error, Library};

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

#[derive(Debug, Default)]
enum State {
    #[default]
    Open,
    /// Whoever waits wants to be woken.
    Awaited(Waker),
    Done(Result<(), Error>),
    Taken,
}

impl Slot {
    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Leaves the outcome and wakes whoever waits for it.
    pub fn fill(&self, outcome: Result<(), Error>) {
        let before = mem::replace(&mut *self.state(), State::Done(outcome));
        if let State::Awaited(waker) = before {
            waker.wake();
        }
    }

    /// The outcome, if there is one by now.
    fn take(&self) -> Option<Result<(), Error>> {
        let mut state = self.state();
        match mem::replace(&mut *state, State::Taken) {
            State::Done(outcome) => Some(outcome),
            before @ (State::Open | State::Awaited(_) | State::Taken) => {
                *state = before;
                None
            }
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
    pub(crate) fn done(outcome: Result<(), Error>) -> Writing {
        let slot = Slot(Mutex::new(State::Done(outcome)));
        Writing { slot: Arc::new(slot), library: None }
    }

    /// Where it goes, if it is not there yet.
    pub fn library(&self) -> Option<&Library> {
        self.library.as_ref()
    }

    /// Sees to it that the line is on disk, together with whatever else waits to be written.
    pub fn wait(self) -> Result<(), Error> {
        if let (Some(library), None) = (&self.library, self.outcome_so_far()) {
            library.flush_for(|| self.outcome_so_far().is_some());
        }
        self.slot.take().unwrap_or_else(|| Err(lost()))
    }

    fn outcome_so_far(&self) -> Option<()> {
        matches!(*self.slot.state(), State::Done(_)).then_some(())
    }
}

/// Ready when somebody has flushed the library.
impl Future for Writing {
    type Output = Result<(), Error>;

    fn poll(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Self::Output> {
        if let Some(outcome) = self.slot.take() {
            return Poll::Ready(outcome);
        }
        let mut state = self.slot.state();
        if let State::Done(outcome) = mem::replace(&mut *state, State::Awaited(context.waker().clone())) {
            *state = State::Taken;
            return Poll::Ready(outcome);
        }
        Poll::Pending
    }
}

fn lost() -> Error {
    Error::Library { why: "a line was lost on its way".to_owned() }
}
