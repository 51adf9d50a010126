//! Hands for work in pieces: as many threads as are wanted.
use std::{
    sync::atomic::{AtomicUsize, Ordering},
    thread,
};

use kernel::Crew;

/// So many threads, the caller's among them; 0 is as many as the machine has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Threads(pub usize);

impl Crew for Threads {
    fn hands(&self) -> usize {
        match self.0 {
            0 => thread::available_parallelism().map_or(1, usize::from),
            some => some,
        }
    }

    fn each(&self, pieces: usize, work: &(dyn Fn(usize) + Sync)) {
        let next = AtomicUsize::new(0);
        let take = || {
            while let Some(at) = Some(next.fetch_add(1, Ordering::Relaxed)).filter(|it| *it < pieces) {
                work(at);
            }
        };
        thread::scope(|scope| {
            for _ in 1..self.hands().min(pieces) {
                // Where the machine has no thread to give, the others do it.
                let _ = thread::Builder::new().stack_size(kernel::STACK).spawn_scoped(scope, take);
            }
            take();
        });
    }
}

#[cfg(test)]
mod tests {
    use std::{
        collections::BTreeSet,
        sync::{Barrier, Mutex},
    };

    use super::*;

    #[test]
    fn each_piece_is_done_once_and_several_at_a_time() {
        let (done, both) = (Mutex::new(Vec::new()), Barrier::new(2));
        Threads(2).each(40, &|at| {
            // The first two wait for each other, so they are never done by one alone.
            if at < 2 {
                both.wait();
            }
            done.lock().unwrap().push((at, thread::current().id()));
        });
        let done = done.into_inner().unwrap();
        let pieces: BTreeSet<usize> = done.iter().map(|it| it.0).collect();
        assert_eq!((done.len(), pieces.len()), (40, 40));
        assert!(done.iter().any(|it| it.1 != done[0].1));
    }

    #[test]
    fn one_hand_does_them_in_order_on_its_own_thread() {
        let here = thread::current().id();
        let done = Mutex::new(Vec::new());
        Threads(1).each(5, &|at| done.lock().unwrap().push((at, thread::current().id())));
        assert_eq!(done.into_inner().unwrap(), (0..5).map(|at| (at, here)).collect::<Vec<_>>());
    }
}
