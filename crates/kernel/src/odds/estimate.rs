//! Odds that are enumerated where there are few enough ways, and simulated with an error where there are not; they always say which.
use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Odds, odds_within, stop};
use crate::{
    dice::{Dice, SeededDice},
    ratio::Ratio,
};

/// Nobody reads so many digits of a chance that less than this could matter.
const NEGLIGIBLE: Ratio = Ratio::raw(1, 1 << 32);

/// How much may be done to know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Within {
    /// No more ways than these are enumerated.
    pub ways: u64,
    /// Otherwise so many are rolled, with dice from this seed.
    pub games: u32,
    pub seed: u64,
}

/// How something is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum How {
    /// Every way the dice can fall was played, but for what is told as unexplored.
    Enumerated,
    /// So many were rolled.
    Simulated { games: u32, seed: u64 },
}

/// How likely something is.
#[derive(Clone, Debug, PartialEq)]
pub struct Likely {
    pub p: f64,
    /// The standard error; none where it is exact.
    pub error: f64,
    pub exact: Option<Ratio>,
}

/// What can come out, how likely each is, and how that is known.
#[derive(Clone, Debug, PartialEq)]
pub struct Estimate<T> {
    pub how: How,
    pub outcomes: BTreeMap<T, Likely>,
    /// The share of all ways that was not looked at; none where dice were rolled.
    pub unexplored: Ratio,
}

impl Likely {
    pub fn exactly(p: Ratio) -> Self {
        Likely { p: p.value(), error: 0.0, exact: Some(p) }
    }

    /// So many of so many.
    pub fn about(n: u32, of: u32) -> Self {
        let p = f64::from(n) / f64::from(of.max(1));
        Likely { p, error: (p * (1.0 - p) / f64::from(of.max(1))).sqrt(), exact: None }
    }
}

impl<T: Ord> Estimate<T> {
    /// What is known for certain.
    pub fn enumerated(outcomes: BTreeMap<T, Ratio>) -> Self {
        let outcomes = outcomes.into_iter().map(|it| (it.0, Likely::exactly(it.1))).collect();
        Estimate { how: How::Enumerated, outcomes, unexplored: Ratio::zero() }
    }

    /// Enumerated odds, unless so much was left out that it could matter; where hardly anything was, no fraction is exact.
    pub fn of(odds: Odds<T>) -> Option<Self> {
        if odds.unexplored.is_zero() {
            return Some(Estimate::enumerated(odds.outcomes));
        }
        let nearly = |p: Ratio| Likely { p: p.value(), error: 0.0, exact: None };
        let outcomes = odds.outcomes.into_iter().map(|it| (it.0, nearly(it.1))).collect();
        let unexplored = odds.unexplored;
        (unexplored < NEGLIGIBLE).then_some(Estimate { how: How::Enumerated, outcomes, unexplored })
    }

    /// What was counted.
    pub fn simulated(counts: BTreeMap<T, u32>, seed: u64) -> Self {
        let games = counts.values().sum();
        let outcomes = counts.into_iter().map(|it| (it.0, Likely::about(it.1, games))).collect();
        Estimate { how: How::Simulated { games, seed }, outcomes, unexplored: Ratio::zero() }
    }

    /// How likely each thing is that may be part of an outcome.
    pub fn parts<U: Ord + Clone>(&self, of: impl Fn(&T) -> Vec<U>) -> Estimate<U> {
        let mut all: BTreeMap<U, Likely> = BTreeMap::new();
        for (outcome, likely) in &self.outcomes {
            let mut parts = of(outcome);
            parts.sort();
            parts.dedup();
            for part in parts {
                let none =
                    || Likely { p: 0.0, error: 0.0, exact: likely.exact.as_ref().map(|_| Ratio::zero()) };
                let sum = all.entry(part).or_insert_with(none);
                sum.p += likely.p;
                sum.exact = sum.exact.as_ref().zip(likely.exact.as_ref()).map(|it| it.0.plus(it.1));
            }
        }
        if let How::Simulated { games, .. } = self.how {
            let error = |p: f64| (p * (1.0 - p).max(0.0) / f64::from(games.max(1))).sqrt();
            all.values_mut().for_each(|it| it.error = error(it.p));
        }
        Estimate { how: self.how, outcomes: all, unexplored: self.unexplored.clone() }
    }
}

/// The distribution of what `procedure` returns: exact where that takes few enough ways, simulated where not.
pub fn estimate<T: Ord>(within: Within, mut procedure: impl FnMut(&mut dyn Dice) -> T) -> Estimate<T> {
    if let Some(known) = Estimate::of(odds_within(within.ways, &mut procedure)) {
        return known;
    }
    rolled(within, procedure)
}

/// Rolled so many times; fewer where nobody waits for it any more.
pub fn rolled<T: Ord>(within: Within, mut procedure: impl FnMut(&mut dyn Dice) -> T) -> Estimate<T> {
    let (mut dice, mut counts) = (SeededDice::new(within.seed), BTreeMap::new());
    for _ in 0..within.games {
        if stop::is_stopped() {
            break;
        }
        *counts.entry(procedure(&mut dice)).or_insert(0) += 1;
    }
    Estimate::simulated(counts, within.seed)
}
