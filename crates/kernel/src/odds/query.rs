//! What all enumerations of one question share: the runs that are left, and what was worked out on the way.
use std::{
    any::{Any, TypeId},
    cell::{Cell, RefCell},
    collections::BTreeMap,
    rc::Rc,
};

use super::ways::Ways;

/// One question for odds, with everything that is enumerated to answer it.
#[derive(Debug)]
pub(super) struct Query {
    left: Cell<u64>,
    known: RefCell<BTreeMap<(usize, TypeId), Box<dyn Any>>>,
}

impl Query {
    pub(super) fn new(runs: u64) -> Rc<Self> {
        Rc::new(Query { left: Cell::new(runs), known: RefCell::default() })
    }

    /// How many runs are left.
    pub(super) fn left(&self) -> u64 {
        self.left.get()
    }

    pub(super) fn run(&self) {
        self.left.set(self.left.get().saturating_sub(1));
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
