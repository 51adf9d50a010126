//! The dice that go every way they can, one run at a time.
use std::{ops::RangeInclusive, rc::Rc};

use num_bigint::BigUint;
use num_integer::Integer;

use super::{
    branch::{Branch, What},
    made_up::MadeUp,
    query::Query,
    ways::{Several, Ways},
};
use crate::{
    dice::{Dice, Faces},
    rule::{self, RuleId},
};

/// A path this short is followed to its end, however unlikely a pool of many dice has made it.
const FOLLOWED: usize = 16;

/// Dice that go every way they can, one run at a time.
#[derive(Debug)]
pub struct Enumerating {
    /// The path of this run up to `live`; what stands after that is left from an earlier one.
    path: Vec<Branch>,
    live: usize,
    at: usize,
    floor: Floor,
    /// Set once this run is too unlikely to look at: it goes on with made-up faces and is not counted.
    cut: Option<MadeUp>,
    query: Rc<Query>,
}

/// Below which share of all cases a path is cut.
#[derive(Clone, Copy, Debug)]
pub(super) struct Floor {
    pub(super) share: f64,
    /// Whether short paths are followed nevertheless.
    pub(super) lenient: bool,
}

impl Enumerating {
    pub(super) fn new(floor: Floor, query: Rc<Query>) -> Self {
        Enumerating { path: Vec::new(), live: 0, at: 0, floor, cut: None, query }
    }

    /// What this run shares with whatever it enumerates on its way.
    pub(super) fn query(&self) -> Rc<Query> {
        Rc::clone(&self.query)
    }

    pub(super) fn begin(&mut self) {
        self.at = 0;
        self.cut = None;
        self.query.spend(1);
    }

    pub(super) fn was_cut(&self) -> bool {
        self.cut.is_some()
    }

    /// The share of all cases that this run stands for, while machine integers hold it.
    #[inline]
    pub(super) fn share(&self) -> Option<(u128, u128)> {
        match self.live.checked_sub(1) {
            None => Some((1, 1)),
            Some(last) => self.path[last].small(),
        }
    }

    pub(super) fn big_share(&self) -> (BigUint, BigUint) {
        let (nums, dens): (Vec<BigUint>, Vec<BigUint>) =
            self.path[..self.live].iter().map(Branch::big).unzip();
        (nums.iter().product(), dens.iter().product())
    }

    /// Turns the last branch that has another way to go; false if there is none.
    #[inline]
    pub(super) fn next(&mut self) -> bool {
        while 0 < self.live {
            let last = &mut self.path[self.live - 1];
            last.now += 1;
            if last.now < last.len {
                return true;
            }
            self.live -= 1;
        }
        false
    }

    /// The way that this run goes at a place where it has been before.
    #[inline]
    fn again(&mut self) -> Option<&Branch> {
        if self.at == self.live {
            return None;
        }
        self.at += 1;
        Some(&self.path[self.at - 1])
    }

    /// Goes the first way of a new branch, unless the path is too unlikely by now.
    fn branch(&mut self, len: usize, what: What) -> Option<&Branch> {
        let (share, mass) = match self.live.checked_sub(1).map(|it| &self.path[it]) {
            None => (Some((1, 1)), 1.0),
            Some(last) => (last.small(), last.mass * last.chance()),
        };
        if mass < self.floor.share && !(self.floor.lenient && self.live < FOLLOWED) || len == 0 {
            self.cut = Some(MadeUp::default());
            return None;
        }
        let of = match &what {
            What::Die => Some(len as u128),
            What::Several(_, ways) | What::Cases(ways) => ways.weights.small().map(|(_, of)| of),
        };
        let share = share.zip(of).and_then(|((num, den), of)| times(num, den, of));
        let (before, den) = share.unzip();
        let branch = Branch { now: 0, len, what, before: before.unwrap_or(0), den, mass };
        match self.path.get_mut(self.live) {
            Some(stale) => *stale = branch,
            None => self.path.push(branch),
        }
        self.live += 1;
        self.at += 1;
        Some(&self.path[self.at - 1])
    }

    fn several(&mut self, what: Several) -> Option<&Branch> {
        let ways = match self.path.get(self.live) {
            Some(Branch { what: What::Several(stale, ways), .. }) if *stale == what => Rc::clone(ways),
            _ => what.ways(),
        };
        self.branch(ways.chances.len(), What::Several(what, ways))
    }

    /// The state that this run goes to at a place where it has been before.
    #[inline]
    pub(super) fn known<S: Clone + 'static>(&mut self) -> Option<S> {
        self.again().and_then(Branch::state)
    }

    /// One of the states of a new place. None if the path ends here, and the caller has to go on with made-up faces.
    pub(super) fn one_of<S: Clone + 'static>(&mut self, cases: Rc<Ways>) -> Option<S> {
        self.branch(cases.chances.len(), What::Cases(cases)).and_then(Branch::state)
    }
}

/// `num / den` made ready for another factor `of` of the denominator.
fn times(num: u128, den: u128, of: u128) -> Option<(u128, u128)> {
    if let Some(den) = den.checked_mul(of) {
        return Some((num, den));
    }
    let common = num.gcd(&den);
    Some((num / common, (den / common).checked_mul(of)?))
}

impl Dice for Enumerating {
    fn die(&mut self, why: RuleId, sides: u16) -> u16 {
        if sides <= 1 {
            rule::hit(why);
            return 1;
        }
        if let Some(known) = self.again() {
            return known.now as u16 + 1;
        }
        rule::hit(why);
        if self.cut.is_none() && self.branch(sides.into(), What::Die).is_some() {
            return 1;
        }
        self.cut.get_or_insert_default().die(why, sides)
    }

    fn pool(&mut self, why: RuleId, n: u16, sides: u16) -> Faces {
        match self.faces(why, Several::Pool { n, sides }) {
            Some(faces) => faces,
            None => self.pool_by_tier(why, n, sides),
        }
    }

    fn highest(&mut self, why: RuleId, n: u16, sides: u16, keep: u16) -> Faces {
        if keep == 0 || n <= keep {
            return self.pool(why, if keep == 0 { 0 } else { n }, sides);
        }
        match self.faces(why, Several::Best { n, sides, keep, lowest: false }) {
            Some(faces) => faces,
            None => self.pool(why, n, sides)[usize::from(n - keep)..].into(),
        }
    }

    fn lowest(&mut self, why: RuleId, n: u16, sides: u16, keep: u16) -> Faces {
        if keep == 0 || n <= keep {
            return self.pool(why, if keep == 0 { 0 } else { n }, sides);
        }
        match self.faces(why, Several::Best { n, sides, keep, lowest: true }) {
            Some(faces) => faces,
            None => self.pool(why, n, sides)[..usize::from(keep)].into(),
        }
    }

    fn count(&mut self, why: RuleId, n: u16, sides: u16, scores: RangeInclusive<u16>) -> u16 {
        let (low, high) = (*scores.start().max(&1), *scores.end().min(&sides));
        let good = if high < low { 0 } else { high - low + 1 };
        if n == 0 || good == 0 || sides <= good {
            rule::hit(why);
            return if good == 0 { 0 } else { n };
        }
        if let Some(known) = self.again() {
            return known.now as u16;
        }
        rule::hit(why);
        let common = good.gcd(&sides);
        let what = Several::Count { n, good: good / common, sides: sides / common };
        if self.cut.is_none() && self.several(what).is_some() {
            return 0;
        }
        self.cut.get_or_insert_default().count(why, n, sides, scores)
    }

    fn enumerating(&mut self) -> Option<&mut Enumerating> {
        if self.cut.is_some() { None } else { Some(self) }
    }
}

impl Enumerating {
    /// Faces whose order does not matter; none if they can fall in too many ways to list them.
    fn faces(&mut self, why: RuleId, what: Several) -> Option<Faces> {
        if let Some(n) = what.certain() {
            rule::hit(why);
            return Some(Faces::from_elem(1, n.into()));
        }
        let branch = if self.at < self.live {
            match &self.path[self.at].what {
                What::Several(it, _) if *it == what => self.again(),
                _ => return None,
            }
        } else if self.cut.is_some() || !self.lists(what) {
            return None;
        } else {
            rule::hit(why);
            self.several(what)
        };
        match branch? {
            Branch { now, what: What::Several(_, ways), .. } => Some(Faces::from_slice(ways.faces(*now))),
            Branch { .. } => None,
        }
    }

    fn lists(&self, what: Several) -> bool {
        let stale = self.path.get(self.live).map(|it| &it.what);
        matches!(stale, Some(What::Several(it, _)) if *it == what) || what.listed()
    }

    /// A pool too big to list: the lowest face and how many dice show it, then the same of the others, and so on.
    fn pool_by_tier(&mut self, why: RuleId, n: u16, sides: u16) -> Faces {
        let mut res = Faces::new();
        let mut below = 0;
        while (res.len() as u16) < n {
            let (left, above) = (n - res.len() as u16, sides - below);
            match self.faces(why, Several::Tier { n: left, sides: above }).as_deref() {
                Some([face, same]) if 1 < above => {
                    below += face;
                    res.extend(std::iter::repeat_n(below, (*same).into()));
                }
                // A single face is left, or the path was cut.
                Some(_) => res.extend(std::iter::repeat_n(sides, left.into())),
                None => {
                    let rest = self.cut.get_or_insert_default().pool(why, left, above);
                    res.extend(rest.iter().map(|it| below + it));
                }
            }
        }
        res
    }
}
