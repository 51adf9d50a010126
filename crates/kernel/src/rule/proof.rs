//! Which rules a test has applied, and what it claims to prove of them.
mod example;
mod record;

use std::{
    cell::{Cell, RefCell},
    collections::{BTreeMap, BTreeSet},
};

pub use example::ExampleDice;

use super::RuleId;

thread_local! {
    /// How often each rule was applied by this thread.
    static HITS: RefCell<BTreeMap<RuleId, u64>> = const { RefCell::new(BTreeMap::new()) };
    /// Whether something is being set up that the test is not about.
    static SETTING_UP: Cell<bool> = const { Cell::new(false) };
}

pub(super) fn hit(rule: RuleId) {
    if !SETTING_UP.get() {
        HITS.with_borrow_mut(|it| *it.entry(rule).or_insert(0) += 1);
    }
}

/// Builds what a test begins with: rules that are applied on the way prove nothing.
pub fn set_up<T>(build: impl FnOnce() -> T) -> T {
    /// Counts again even if `build` panics and the test catches that.
    struct Before(bool);
    impl Drop for Before {
        fn drop(&mut self) {
            SETTING_UP.set(self.0);
        }
    }
    let _before = Before(SETTING_UP.replace(true));
    build()
}

/// A test's claim to prove rules: it fails on drop unless each was applied since it was made. What it saw is written beside the
/// test program, where `cargo xtask ledger` reads it.
#[derive(Debug)]
#[must_use = "a proof counts while it is held: `let _proof = …`"]
pub struct Proof {
    claims: BTreeMap<RuleId, BTreeSet<u8>>,
    /// How often each rule had been applied when the claims were made.
    before: BTreeMap<RuleId, u64>,
}

impl Proof {
    pub fn of(rule: RuleId) -> Self {
        Proof::of_all(&[rule])
    }

    pub fn of_all(rules: &[RuleId]) -> Self {
        let claims = rules.iter().map(|&it| (it, BTreeSet::new())).collect();
        Proof { claims, before: HITS.with_borrow(BTreeMap::clone) }
    }

    /// The facts of the rule that the test would fail without, by their numbers in `facts.toml`.
    ///
    /// # Panics
    /// If the rule has no such fact, or if there is not one rule whose facts they could be.
    pub fn facts<const N: usize>(mut self, facts: [u8; N]) -> Self {
        assert_eq!(self.claims.len(), 1, "facts are those of one rule: claim each with `Proof::of`");
        for (rule, claimed) in &mut self.claims {
            for fact in facts {
                let stated = rule.facts();
                assert!((1..=stated).contains(&fact), "{rule} has no fact {fact}; it has {stated}");
                assert!(claimed.insert(fact), "fact {fact} of {rule} is named twice");
            }
        }
        self
    }

    /// The rules applied since it was made.
    fn applied(&self) -> BTreeSet<RuleId> {
        let since = |rule: &RuleId, n: u64| self.before.get(rule).copied().unwrap_or(0) < n;
        HITS.with_borrow(|all| all.iter().filter(|(rule, n)| since(rule, **n)).map(|it| *it.0).collect())
    }
}

impl Drop for Proof {
    fn drop(&mut self) {
        if std::thread::panicking() {
            return record::failed();
        }
        let applied = self.applied();
        if let Some(rule) = self.claims.keys().find(|rule| !applied.contains(rule)) {
            record::failed();
            panic!("the test names {rule} but never applied it");
        }
        record::passed(&self.claims, &applied);
    }
}

/// The rules that are applied while this is done.
pub fn applied_in(done: impl FnOnce()) -> BTreeSet<RuleId> {
    let before = HITS.take();
    done();
    let applied = HITS.replace(before);
    HITS.with_borrow_mut(|all| {
        applied.iter().for_each(|(rule, n)| *all.entry(*rule).or_insert(0) += n);
    });
    applied.into_keys().collect()
}
