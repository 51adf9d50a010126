//! Odds that were worked out before: the same question has the same answer.
use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, PoisonError},
};

use super::{Odds, odds, stop};
use crate::dice::Dice;

/// More than this are not kept at once.
const MOST: usize = 4096;

/// Odds by what they depend on; each is worked out once.
#[derive(Debug)]
pub struct OddsCache<K, T>(Mutex<BTreeMap<K, Arc<Odds<T>>>>);

impl<K, T> Default for OddsCache<K, T> {
    fn default() -> Self {
        OddsCache::new()
    }
}

impl<K, T> OddsCache<K, T> {
    pub const fn new() -> Self {
        OddsCache(Mutex::new(BTreeMap::new()))
    }
}

impl<K: Ord, T: Ord> OddsCache<K, T> {
    /// The distribution of what `procedure` returns; `key` has to hold everything it depends on. Where rules are proved,
    /// it is worked out every time and compared.
    pub fn odds(&self, key: K, procedure: impl FnMut(&mut dyn Dice) -> T) -> Arc<Odds<T>> {
        let kept = self.0.lock().unwrap_or_else(PoisonError::into_inner).get(&key).cloned();
        if let Some(kept) = kept.as_ref().filter(|_| !cfg!(feature = "proof")) {
            return kept.clone();
        }
        let fresh = Arc::new(odds(procedure));
        if stop::is_stopped() {
            // Cut short for somebody who has gone: nothing that others may be told.
            return fresh;
        }
        if let Some(kept) = kept {
            assert!(
                kept.outcomes == fresh.outcomes,
                "the key of these odds does not hold all they depend on"
            );
            return kept;
        }
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if MOST <= all.len() {
            all.clear();
        }
        all.insert(key, fresh.clone());
        fresh
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ratio::Ratio, rule::RuleId};

    const TEST: RuleId = RuleId::in_ledger("toy.act.deed");

    #[test]
    fn odds_are_the_same_the_second_time() {
        let known = OddsCache::new();
        let at_least = |n: u16| known.odds(n, move |dice| n <= dice.die(TEST, 6));
        for n in [2, 5, 2, 5] {
            assert_eq!(at_least(n).of(&true), Ratio::new(i128::from(7 - n), 6));
        }
    }

    #[test]
    fn no_more_are_kept_than_there_is_room_for() {
        let known = OddsCache::new();
        for n in 0..3 * MOST {
            assert_eq!(known.odds(n, |_| n).of(&n), Ratio::new(1, 1));
        }
        assert!(known.0.lock().unwrap().len() <= MOST);
    }
}
