//! Exact odds: the very code that plays, run once for every way its dice can fall.
mod branch;
mod chain;
pub mod estimate;
mod graph;
mod known;
mod loops;
mod made_up;
mod path;
mod query;
pub mod stop;
mod tally;
mod ways;

use std::{
    collections::BTreeMap,
    ops::{ControlFlow, Index},
    rc::Rc,
};

use crate::{dice::Dice, ratio::Ratio};
use chain::Next;
pub use estimate::{Estimate, How, Likely, Within, estimate};
pub use known::OddsCache;
pub use path::Enumerating;
use path::Floor;
use query::Query;
pub use query::work;
pub use stop::Stop;
use tally::{Counts, Outcomes, Tally};
use ways::Ways;

/// How much work [`odds`] takes at most, counted in runs.
pub const RUNS: u64 = 5_000_000;
/// How many runs are tried before the likeliest paths are looked for first.
const QUICK: u64 = 1 << 16;
/// The floors, as powers of a half, under which paths are cut, in the order in which they are tried.
const FLOORS: [i32; 7] = [8, 12, 16, 20, 24, 32, 64];

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

    /// The same odds for what matters of each outcome.
    pub fn map<U: Ord>(&self, mut what: impl FnMut(&T) -> U) -> Odds<U> {
        let mut res = Odds { outcomes: BTreeMap::new(), unexplored: self.unexplored.clone() };
        self.outcomes.iter().for_each(|(outcome, share)| res.add(what(outcome), share));
        res
    }

    fn add(&mut self, outcome: T, share: &Ratio) {
        let sum = self.outcomes.entry(outcome).or_insert_with(Ratio::zero);
        *sum = sum.plus(share);
    }
}

impl<T: Ord> Index<&T> for Odds<T> {
    type Output = Ratio;
    fn index(&self, outcome: &T) -> &Ratio {
        &self.outcomes[outcome]
    }
}

/// The distribution of what `procedure` returns.
pub fn odds<T: Ord>(procedure: impl FnMut(&mut dyn Dice) -> T) -> Odds<T> {
    odds_within(RUNS, procedure)
}

/// The distribution of what `procedure` returns, as far as that many runs tell.
pub fn odds_within<T: Ord>(runs: u64, procedure: impl FnMut(&mut dyn Dice) -> T) -> Odds<T> {
    let tally = enumerated(&Query::new(runs), procedure);
    let unexplored = tally.unexplored();
    Odds { outcomes: tally.into_shares(), unexplored }
}

/// The distribution of what is told of what `procedure` returns, as far as that many runs tell.
pub fn odds_told<T: Ord>(
    runs: u64,
    mut procedure: impl FnMut(&mut dyn Dice) -> T,
    tell: impl Fn(&T) -> String,
) -> Odds<String> {
    let mut outcomes = Outcomes::new();
    // There are hundreds of such procedures, each asked now and then: better one loop for all of them than a quick one each.
    let run: &mut dyn FnMut(&mut Enumerating) -> Option<usize> =
        &mut |path| outcomes.run(path, &mut procedure);
    let counts = counted(&Query::new(runs), &mut &mut *run);
    let tally = Tally::new(outcomes, counts);
    let mut told = Odds { outcomes: BTreeMap::new(), unexplored: tally.unexplored() };
    tally.shares().for_each(|(outcome, share)| told.add(tell(outcome), &share));
    told
}

/// `n` rounds of `step` on a state. While odds are worked out, equal states are merged after each round, so that
/// ten dice allotted to four targets are dozens of cases and not millions.
pub fn fold<S: Ord + Clone + 'static>(
    dice: &mut dyn Dice,
    n: u16,
    mut state: S,
    step: impl Fn(S, &mut dyn Dice) -> S,
) -> S {
    if let Some(path) = dice.enumerating() {
        if let Some(known) = path.known() {
            return known;
        }
        let query = path.query();
        let step = |from: S| enumerated(&query, |dice| step(from.clone(), dice));
        let cases = Rc::new(graph::rounds(&query, n, state.clone(), step));
        if let Some(one) = path.one_of(cases) {
            return one;
        }
    }
    for _ in 0..n {
        state = step(state, dice);
    }
    state
}

/// Rounds of `step` until it breaks off. While odds are worked out, equal states are merged and rounds that lead back to
/// where they began are summed up for good, so that a fight with no limit has exact odds.
pub fn until<S: Ord + Clone + 'static, T: Ord + Clone + 'static>(
    dice: &mut dyn Dice,
    mut state: S,
    step: impl Fn(S, &mut dyn Dice) -> ControlFlow<T, S>,
) -> T {
    if let Some(path) = dice.enumerating() {
        if let Some(known) = path.known() {
            return known;
        }
        let query = path.query();
        let next = |from: S, dice: &mut dyn Dice| match step(from, dice) {
            ControlFlow::Continue(state) => Next::Go(state),
            ControlFlow::Break(end) => Next::End(end),
        };
        let step = |from: S| enumerated(&query, |dice| next(from.clone(), dice));
        let cases = Rc::new(chain::ends(&query, state.clone(), step));
        if let Some(one) = path.one_of(cases) {
            return one;
        }
    }
    loop {
        match step(state, dice) {
            ControlFlow::Break(res) => return res,
            ControlFlow::Continue(next) => state = next,
        }
    }
}

/// A roll, or several, that depend on `given` alone and of which only the result matters. While odds are worked out,
/// equal results are merged, and what is rolled again with the same given is not worked out again.
pub fn merged<K: Ord + Clone + 'static, T: Ord + Clone + 'static>(
    dice: &mut dyn Dice,
    given: K,
    roll: fn(K, &mut dyn Dice) -> T,
) -> T {
    if let Some(path) = dice.enumerating() {
        if let Some(known) = path.known() {
            return known;
        }
        let query = path.query();
        let cases = || Ways::of_tally(enumerated(&query, |dice| roll(given.clone(), dice)));
        let cases = query.known(&given, roll, |it| *it as usize, cases);
        if let Some(one) = path.one_of(cases) {
            return one;
        }
    }
    roll(given, dice)
}

/// Runs `procedure` every way.
fn enumerated<T: Ord>(query: &Rc<Query>, mut procedure: impl FnMut(&mut dyn Dice) -> T) -> Tally<T> {
    let mut outcomes = Outcomes::new();
    let counts = counted(query, &mut |path| outcomes.run(path, &mut procedure));
    Tally::new(outcomes, counts)
}

/// Where running every way takes too long, the likeliest paths come first: with a high floor, then with lower ones while
/// runs are left. A run gives the number of its outcome, if it was not cut.
fn counted(query: &Rc<Query>, run: &mut impl FnMut(&mut Enumerating) -> Option<usize>) -> Counts {
    if query.left() == 0 {
        return Counts::new();
    }
    let most = QUICK.min(query.left() - query.left() / 4).max(1);
    let quick = pass(query, most, Floor { share: 0.5f64.powi(64), lenient: true }, run);
    if quick.all {
        return quick.counts;
    }
    let mut best = quick.counts;
    for bits in FLOORS {
        if query.left() == 0 {
            break;
        }
        let floor = Floor { share: 0.5f64.powi(bits), lenient: bits == 64 };
        let pass = pass(query, query.left(), floor, run);
        let whole = pass.all && !pass.cut;
        if whole || best.explored() <= pass.counts.explored() {
            best = pass.counts;
        }
        if whole {
            break;
        }
    }
    best
}

struct Pass {
    counts: Counts,
    /// Whether every path was run, to its end or to where it was cut.
    all: bool,
    cut: bool,
}

fn pass(
    query: &Rc<Query>,
    most: u64,
    floor: Floor,
    run: &mut impl FnMut(&mut Enumerating) -> Option<usize>,
) -> Pass {
    let mut path = Enumerating::new(floor, Rc::clone(query));
    let mut res = Pass { counts: Counts::new(), all: false, cut: false };
    for _ in 0..most {
        path.begin();
        match (run(&mut path), path.share()) {
            (None, _) => res.cut = true,
            (Some(outcome), Some((num, den))) => res.counts.add(outcome, num, den),
            (Some(outcome), None) => {
                let (num, den) = path.big_share();
                res.counts.add_big(outcome, &num, &den);
            }
        }
        if !path.next() {
            res.all = true;
            break;
        }
        if query.left() == 0 {
            break;
        }
    }
    res.counts.finish();
    res
}
