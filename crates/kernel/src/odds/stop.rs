//! A flag that ends work nobody waits for any more.
use std::{
    cell::RefCell,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
};

/// Ends the work that is done under it; whoever holds a copy can set it.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

thread_local! {
    /// Rules ask for odds in passing, deep inside what is worked out, and have nowhere to hand a flag down.
    static CURRENT: RefCell<Option<Stop>> = const { RefCell::new(None) };
}

impl Stop {
    pub fn set(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    pub fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    /// Does `work` under this flag. Once it is set, odds and rolls on this thread end early, and their result is worthless.
    /// Never put a step of a game under a flag: a bot that weighs odds would answer otherwise.
    pub fn during<T>(&self, work: impl FnOnce() -> T) -> T {
        let _before = Before(CURRENT.replace(Some(self.clone())));
        work()
    }

    /// The flag that this thread works under.
    pub(super) fn current() -> Option<Stop> {
        CURRENT.with_borrow(Clone::clone)
    }
}

/// Whether nobody waits any more for what this thread works out.
pub fn is_stopped() -> bool {
    CURRENT.with_borrow(|it| it.as_ref().is_some_and(Stop::is_set))
}

/// The flag to work under again, a panic in between included.
struct Before(Option<Stop>);

impl Drop for Before {
    fn drop(&mut self) {
        CURRENT.set(self.0.take());
    }
}
