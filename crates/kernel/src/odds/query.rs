//! What all enumerations of one question share: the work that is left, and what was worked out on the way.
use std::{
    any::{Any, TypeId},
    cell::{Cell, RefCell},
    collections::BTreeMap,
    rc::Rc,
};

use super::{stop::Stop, ways::Ways};

thread_local! {
    static WORK: Cell<u64> = const { Cell::new(0) };
}

/// How much work odds have taken on this thread so far, counted in runs: what tests and benchmarks hold against a budget.
pub fn work() -> u64 {
    WORK.get()
}

/// One question for odds, with everything that is enumerated to answer it.
#[derive(Debug)]
pub(super) struct Query {
    /// Work is counted in runs; what else takes time is told as so many of them.
    left: Cell<u64>,
    stop: Option<Stop>,
    known: RefCell<BTreeMap<(usize, TypeId), Box<dyn Any>>>,
}

impl Query {
    pub(super) fn new(runs: u64) -> Rc<Self> {
        Rc::new(Query { left: Cell::new(runs), stop: Stop::current(), known: RefCell::default() })
    }

    /// How many runs are left.
    pub(super) fn left(&self) -> u64 {
        self.left.get()
    }

    /// Takes so much off what is left; false if that was all. Where nobody waits any more, nothing is left.
    pub(super) fn spend(&self, work: u64) -> bool {
        WORK.set(WORK.get() + work);
        let stopped = self.stop.as_ref().is_some_and(Stop::is_set);
        let left = if stopped { 0 } else { self.left.get().saturating_sub(work) };
        self.left.set(left);
        left != 0
    }

    /// Keeps this share of what is left for what comes after `part`.
    pub(super) fn sparing<T>(&self, one_in: u64, part: impl FnOnce() -> T) -> T {
        let kept = self.left.get() / one_in;
        self.left.set(self.left.get() - kept);
        let done = part();
        self.left.set(self.left.get() + kept);
        // What was kept is gone too where nobody waits any more.
        self.spend(0);
        done
    }

    /// What `roll` can come to with `given`, worked out once. Functions that share an address do the same.
    pub(super) fn known<K: Ord + Clone + 'static, R: 'static>(
        &self,
        given: &K,
        roll: R,
        address: impl FnOnce(&R) -> usize,
        ways: impl FnOnce() -> Ways,
    ) -> Rc<Ways> {
        let key = (address(&roll), TypeId::of::<(K, R)>());
        let find = |it: &Box<dyn Any>| it.downcast_ref::<BTreeMap<K, Rc<Ways>>>()?.get(given).cloned();
        if let Some(known) = self.known.borrow().get(&key).and_then(find) {
            return known;
        }
        let ways = Rc::new(ways());
        let mut known = self.known.borrow_mut();
        let kept = known.entry(key).or_insert_with(|| Box::new(BTreeMap::<K, Rc<Ways>>::new()));
        if let Some(kept) = kept.downcast_mut::<BTreeMap<K, Rc<Ways>>>() {
            kept.insert(given.clone(), Rc::clone(&ways));
        }
        ways
    }
}
