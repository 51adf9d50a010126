//! Pieces of work that do not depend on each other. Rules and searches have no threads: they hand their pieces to a crew, and what
//! these come to is the same however many hands it has.
use std::sync::{Mutex, PoisonError};

/// Who does pieces of work.
pub trait Crew: Sync {
    /// How many are done at a time.
    fn hands(&self) -> usize;

    /// Does the pieces from 0 up to this number, in any order, and returns when all are done.
    fn each(&self, pieces: usize, work: &(dyn Fn(usize) + Sync));
}

/// Nobody but the caller.
#[derive(Clone, Copy, Debug, Default)]
pub struct Alone;

impl Crew for Alone {
    fn hands(&self) -> usize {
        1
    }

    fn each(&self, pieces: usize, work: &(dyn Fn(usize) + Sync)) {
        (0..pieces).for_each(work);
    }
}

/// What all pieces come to, in the order of their numbers.
pub fn gather<T: Send>(crew: &dyn Crew, pieces: usize, work: impl Fn(usize) -> T + Sync) -> Vec<T> {
    let came: Vec<Mutex<Option<T>>> = (0..pieces).map(|_| Mutex::default()).collect();
    crew.each(pieces, &|at| {
        let done = work(at);
        *came[at].lock().unwrap_or_else(PoisonError::into_inner) = Some(done);
    });
    let left_out = |(at, it): (usize, Mutex<Option<T>>)| {
        it.into_inner().unwrap_or_else(PoisonError::into_inner).unwrap_or_else(|| work(at))
    };
    came.into_iter().enumerate().map(left_out).collect()
}

/// How many pieces are best handed over at once where somebody may say stop after each: a few for each hand, so that none waits long
/// for the others.
pub fn at_once(crew: &dyn Crew) -> usize {
    match crew.hands() {
        0 | 1 => 1,
        hands => 4 * hands,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Does the pieces backwards, and leaves every third one out.
    struct Backwards;

    impl Crew for Backwards {
        fn hands(&self) -> usize {
            2
        }

        fn each(&self, pieces: usize, work: &(dyn Fn(usize) + Sync)) {
            (0..pieces).rev().filter(|it| it % 3 != 0).for_each(work);
        }
    }

    #[test]
    fn what_pieces_come_to_is_in_their_order_whoever_does_them() {
        let squares: Vec<usize> = (0..10).map(|it| it * it).collect();
        assert_eq!(gather(&Alone, 10, |it| it * it), squares);
        assert_eq!(gather(&Backwards, 10, |it| it * it), squares);
        assert_eq!((at_once(&Alone), at_once(&Backwards)), (1, 8));
    }
}
