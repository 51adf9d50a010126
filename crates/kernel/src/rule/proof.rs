//! Which rules a test has applied, and what it claims to prove of them.
use std::{
    cell::RefCell,
    collections::{BTreeMap, BTreeSet},
};

use super::RuleId;

thread_local! {
    /// How often each rule was applied by this thread.
    static HITS: RefCell<BTreeMap<RuleId, u64>> = const { RefCell::new(BTreeMap::new()) };
}

pub(super) fn hit(rule: RuleId) {
    HITS.with_borrow_mut(|it| *it.entry(rule).or_insert(0) += 1);
}

fn count(rule: RuleId) -> u64 {
    HITS.with_borrow(|it| it.get(&rule).copied().unwrap_or(0))
}

/// A test's claim to prove rules: it fails on drop unless each was applied since it was made.
#[derive(Debug)]
#[must_use = "a proof counts while it is held: `let _proof = …`"]
pub struct Proof(Vec<Claim>);

#[derive(Debug)]
struct Claim {
    rule: RuleId,
    /// How often it had been applied when the claim was made.
    before: u64,
    facts: BTreeSet<u8>,
}

impl Proof {
    pub fn of(rule: RuleId) -> Self {
        Proof::of_all(&[rule])
    }

    pub fn of_all(rules: &[RuleId]) -> Self {
        let claim = |&rule: &RuleId| Claim { rule, before: count(rule), facts: BTreeSet::new() };
        Proof(rules.iter().map(claim).collect())
    }

    /// The facts of the rule that the test would fail without, by their numbers in `facts.toml`.
    ///
    /// # Panics
    /// If the rule has no such fact, or if there is not one rule whose facts they could be.
    pub fn facts<const N: usize>(mut self, facts: [u8; N]) -> Self {
        assert_eq!(self.0.len(), 1, "facts are those of one rule: claim each with `Proof::of`");
        for claim in &mut self.0 {
            let (rule, stated) = (claim.rule, claim.rule.facts);
            for fact in facts {
                assert!((1..=stated).contains(&fact), "{rule} has no fact {fact}; it has {stated}");
                assert!(claim.facts.insert(fact), "fact {fact} of {rule} is named twice");
            }
        }
        self
    }
}

impl Drop for Proof {
    fn drop(&mut self) {
        if std::thread::panicking() {
            return;
        }
        for Claim { rule, before, .. } in &self.0 {
            assert!(*before < count(*rule), "the test names {rule} but never applied it");
        }
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
