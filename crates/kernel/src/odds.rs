//! Exact odds: the very code that plays, run once for every way its dice can fall.
use std::{collections::BTreeMap, ops::ControlFlow, ops::Index, ops::RangeInclusive};

use crate::{
    dice::{Dice, Faces},
    ratio::Ratio,
    rule::{self, RuleId},
};

/// A distribution: what can come out and how likely each is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Odds<T> {
    pub outcomes: BTreeMap<T, Ratio>,
    /// The share of all cases that was not looked at, because each of them was too unlikely.
    pub unexplored: Ratio,
}

impl<T: Ord> Odds<T> {
    /// How likely `outcome` is; zero if it cannot happen.
    pub fn of(&self, outcome: &T) -> Ratio {
        self.outcomes.get(outcome).cloned().unwrap_or_else(Ratio::zero)
    }

    fn add(&mut self, outcome: T, share: &Ratio) {
        let sum = self.outcomes.get(&outcome).map_or_else(|| share.clone(), |it| it.plus(share));
        self.outcomes.insert(outcome, sum);
    }

    /// The same odds for what matters of each outcome.
    pub fn map<U: Ord>(&self, mut what: impl FnMut(&T) -> U) -> Odds<U> {
        let mut res = Odds { outcomes: BTreeMap::new(), unexplored: self.unexplored.clone() };
        for (outcome, share) in &self.outcomes {
            res.add(what(outcome), share);
        }
        res
    }
}

impl<T: Ord> Index<&T> for Odds<T> {
    type Output = Ratio;
    fn index(&self, outcome: &T) -> &Ratio {
        &self.outcomes[outcome]
    }
}

/// The distribution of what `procedure` returns.
pub fn odds<T: Ord>(mut procedure: impl FnMut(&mut dyn Dice) -> T) -> Odds<T> {
    let mut res = Odds { outcomes: BTreeMap::new(), unexplored: Ratio::zero() };
    let mut path = Enumerating::default();
    loop {
        path.at = 0;
        let outcome = procedure(&mut path);
        let share = path.share();
        res.add(outcome, &share);
        if !path.next() {
            return res;
        }
    }
}

/// `n` rounds of `step` on a state. While odds are worked out, equal states are merged after each round, so that
/// ten dice allotted to four targets are dozens of cases and not millions.
pub fn fold<S: Ord + Clone>(
    dice: &mut dyn Dice,
    n: u16,
    mut state: S,
    mut step: impl FnMut(S, &mut dyn Dice) -> S,
) -> S {
    if let Some(path) = dice.enumerating() {
        return path.branch_on(|| {
            let mut cases = BTreeMap::from([(state.clone(), Ratio::one())]);
            for _ in 0..n {
                let mut next = Odds { outcomes: BTreeMap::new(), unexplored: Ratio::zero() };
                for (state, share) in cases {
                    for (to, chance) in odds(|dice| step(state.clone(), dice)).outcomes {
                        next.add(to, &share.times(&chance));
                    }
                }
                cases = next.outcomes;
            }
            cases
        });
    }
    for _ in 0..n {
        state = step(state, dice);
    }
    state
}

/// Rounds of `step` until it breaks off; see [`fold`].
pub fn until<S: Ord + Clone, T: Ord + Clone>(
    dice: &mut dyn Dice,
    mut state: S,
    mut step: impl FnMut(S, &mut dyn Dice) -> ControlFlow<T, S>,
) -> T {
    loop {
        match step(state, dice) {
            ControlFlow::Break(res) => return res,
            ControlFlow::Continue(next) => state = next,
        }
    }
}

/// Dice that go every way they can, one run at a time.
#[derive(Debug, Default)]
pub struct Enumerating {
    rolled: Vec<Branch>,
    at: usize,
}

/// One place where chance had several ways to go.
#[derive(Debug)]
struct Branch {
    now: usize,
    chances: Vec<Ratio>,
}

impl Enumerating {
    fn share(&self) -> Ratio {
        self.rolled.iter().fold(Ratio::one(), |acc, it| acc.times(&it.chances[it.now]))
    }

    fn next(&mut self) -> bool {
        while let Some(mut last) = self.rolled.pop() {
            if last.now + 1 < last.chances.len() {
                last.now += 1;
                self.rolled.push(last);
                return true;
            }
        }
        false
    }

    fn branch(&mut self, chances: impl FnOnce() -> Vec<Ratio>) -> usize {
        if self.at == self.rolled.len() {
            self.rolled.push(Branch { now: 0, chances: chances() });
        }
        self.at += 1;
        self.rolled[self.at - 1].now
    }

    fn branch_on<S: Ord + Clone>(&mut self, cases: impl FnOnce() -> BTreeMap<S, Ratio>) -> S {
        let (states, chances): (Vec<S>, Vec<Ratio>) = cases().into_iter().unzip();
        let now = self.branch(|| chances);
        states[now].clone()
    }
}

impl Dice for Enumerating {
    fn die(&mut self, why: RuleId, sides: u16) -> u16 {
        rule::hit(why);
        self.branch(|| vec![Ratio::new(1, i128::from(sides)); usize::from(sides)]) as u16 + 1
    }

    fn pool(&mut self, why: RuleId, n: u16, sides: u16) -> Faces {
        rule::hit(why);
        let ways = multisets(n, sides);
        let of = i128::from(sides).pow(u32::from(n));
        let now = self.branch(|| ways.iter().map(|it| Ratio::new(arrangements(it), of)).collect());
        ways[now].clone()
    }

    fn count(&mut self, why: RuleId, n: u16, sides: u16, scores: RangeInclusive<u16>) -> u16 {
        rule::hit(why);
        let good = (1..=sides).filter(|it| scores.contains(it)).count() as i128;
        let bad = i128::from(sides) - good;
        let of = i128::from(sides).pow(u32::from(n));
        let chance = |k: u32| {
            let rest = u32::from(n) - k;
            Ratio::new(choose(u128::from(n), u128::from(k)) * good.pow(k) * bad.pow(rest), of)
        };
        self.branch(|| (0..=u32::from(n)).map(chance).collect()) as u16
    }

    fn enumerating(&mut self) -> Option<&mut Enumerating> {
        Some(self)
    }
}

fn multisets(n: u16, sides: u16) -> Vec<Faces> {
    let mut res = vec![Faces::new()];
    for _ in 0..n {
        let mut next = Vec::new();
        for head in &res {
            for face in head.last().copied().unwrap_or(1)..=sides {
                let mut more = head.clone();
                more.push(face);
                next.push(more);
            }
        }
        res = next;
    }
    res
}

/// In how many orders these faces can have come up.
fn arrangements(faces: &[u16]) -> i128 {
    let factorial = |n: usize| (1..=n as i128).product::<i128>();
    faces.chunk_by(|a, b| a == b).fold(factorial(faces.len()), |acc, same| acc / factorial(same.len()))
}

fn choose(n: u128, k: u128) -> i128 {
    (0..k).fold(1u128, |acc, i| acc * (n - i) / (i + 1)) as i128
}
