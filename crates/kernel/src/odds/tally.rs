//! Adding up shares as integers over one common denominator: no fraction is reduced before the end.
use std::collections::BTreeMap;

use num_bigint::BigUint;
use num_integer::Integer;
use num_traits::{CheckedMul, One, Zero};
use smallvec::SmallVec;

use super::Enumerating;
use crate::{dice::Dice, ratio::Ratio};

/// So many outcomes at most are looked through one by one.
const HANDFUL: usize = 16;

/// What came out and in how many cases. Everything but the outcomes themselves is the same code whatever they are: there are
/// hundreds of kinds of them.
#[derive(Debug)]
pub(super) struct Tally<T> {
    outcomes: Outcomes<T>,
    counts: Counts,
}

impl<T: Ord> Tally<T> {
    pub(super) fn new(outcomes: Outcomes<T>, counts: Counts) -> Self {
        Tally { outcomes, counts }
    }

    /// The share of all cases that has not been looked at.
    pub(super) fn unexplored(&self) -> Ratio {
        self.counts.unexplored()
    }

    /// Every outcome with its share, in the order of the outcomes.
    pub(super) fn shares(&self) -> impl Iterator<Item = (&T, Ratio)> {
        let came = self.outcomes.order.iter().map(|&it| it as usize).filter(|&it| self.counts.came(it));
        came.map(|it| (&self.outcomes.all[it], self.counts.ratio(it)))
    }

    pub(super) fn into_shares(self) -> BTreeMap<T, Ratio> {
        // Put in one by one: collecting sorts what is sorted, which takes longer for a handful.
        let mut res = BTreeMap::new();
        for (number, outcome) in self.outcomes.all.into_iter().enumerate() {
            if self.counts.came(number) {
                res.insert(outcome, self.counts.ratio(number));
            }
        }
        res
    }

    /// The outcomes in their order, and how much weight each has.
    pub(super) fn into_weighed(self) -> (Vec<T>, Weights) {
        let Outcomes { all, mut order, .. } = self.outcomes;
        order.retain(|it| self.counts.came(*it as usize));
        let mut all: Vec<Option<T>> = all.into_iter().map(Some).collect();
        let sorted = order.iter().filter_map(|&it| all[it as usize].take()).collect();
        (sorted, self.counts.into_weights(&order))
    }
}

/// What came out so far; each outcome has a number, in the order in which they first came.
#[derive(Debug)]
pub(super) struct Outcomes<T> {
    all: Vec<T>,
    /// The numbers of the outcomes in the order of the outcomes.
    order: SmallVec<[u32; 16]>,
    /// The number of the outcome that came last: neighbouring runs often end alike.
    last: usize,
}

impl<T: Ord> Outcomes<T> {
    pub(super) fn new() -> Self {
        Outcomes { all: Vec::new(), order: SmallVec::new(), last: 0 }
    }

    /// The number of what a run comes to, if it was not cut.
    #[inline]
    pub(super) fn run(
        &mut self,
        path: &mut Enumerating,
        procedure: &mut impl FnMut(&mut dyn Dice) -> T,
    ) -> Option<usize> {
        let outcome = procedure(path);
        (!path.was_cut()).then(|| self.number(outcome))
    }

    #[inline]
    fn number(&mut self, outcome: T) -> usize {
        if self.all.get(self.last).is_none_or(|it| *it != outcome) {
            self.last = self.found(outcome);
        }
        self.last
    }

    fn found(&mut self, outcome: T) -> usize {
        let all = &self.all;
        // A handful is looked through quicker than searched.
        if all.len() <= HANDFUL
            && let Some(known) = all.iter().position(|it| *it == outcome)
        {
            return known;
        }
        match self.order.binary_search_by(|&it| all[it as usize].cmp(&outcome)) {
            Ok(at) => self.order[at] as usize,
            Err(at) => {
                let number = self.all.len();
                self.order.insert(at, number as u32);
                self.all.push(outcome);
                number
            }
        }
    }
}

/// Cases by the number of their outcome: machine integers while they last, big ones after that.
#[derive(Debug)]
pub(super) enum Counts {
    Small(Common<u128>),
    Big(Common<BigUint>),
}

impl Counts {
    pub(super) fn new() -> Self {
        Counts::Small(Common { shares: SmallVec::new(), of: 1, den: 1, factor: 1, last: 0, more: 0 })
    }

    /// Adds `num` of `den` cases, which need not be in lowest terms.
    #[inline]
    pub(super) fn add(&mut self, outcome: usize, num: u128, den: u128) {
        if let Counts::Small(it) = self
            && it.meet(&den)
        {
            return it.put(outcome, &num);
        }
        self.add_big(outcome, &num.into(), &den.into());
    }

    #[cold]
    pub(super) fn add_big(&mut self, outcome: usize, num: &BigUint, den: &BigUint) {
        self.promote();
        if let Counts::Big(it) = self {
            it.meet(den);
            it.put(outcome, num);
        }
    }

    fn promote(&mut self) {
        if let Counts::Small(it) = self {
            *self = Counts::Big(Common {
                shares: it.shares.iter().map(|&share| share.into()).collect(),
                of: it.of.into(),
                den: it.den.into(),
                factor: it.factor.into(),
                last: it.last,
                more: it.more.into(),
            });
        }
    }

    /// To be called when everything has been added.
    pub(super) fn finish(&mut self) {
        match self {
            Counts::Small(it) => it.keep(),
            Counts::Big(it) => it.keep(),
        }
    }

    /// Whether an outcome came in this count and not only in another of the same outcomes.
    fn came(&self, outcome: usize) -> bool {
        match self {
            Counts::Small(it) => it.shares.get(outcome).is_some_and(|it| !it.is_zero()),
            Counts::Big(it) => it.shares.get(outcome).is_some_and(|it| !it.is_zero()),
        }
    }

    fn ratio(&self, outcome: usize) -> Ratio {
        match self {
            Counts::Small(it) => Ratio::of(it.shares[outcome], it.of),
            Counts::Big(it) => Ratio::of_big(it.shares[outcome].clone(), it.of.clone()),
        }
    }

    fn into_weights(self, order: &[u32]) -> Weights {
        match self {
            Counts::Small(it) => {
                Weights::lowest(order.iter().map(|&at| it.shares[at as usize]).collect(), it.of)
            }
            Counts::Big(it) => {
                Weights::fitting(order.iter().map(|&at| it.shares[at as usize].clone()).collect(), it.of)
            }
        }
    }

    fn unexplored(&self) -> Ratio {
        match self {
            Counts::Small(it) if it.shares.iter().sum::<u128>() == it.of => Ratio::zero(),
            Counts::Small(_) | Counts::Big(_) => Ratio::one().minus(&self.explored()),
        }
    }

    /// How much of all cases has been looked at.
    pub(super) fn explored(&self) -> Ratio {
        match self {
            Counts::Small(it) => Ratio::of(it.shares.iter().sum(), it.of),
            Counts::Big(it) => Ratio::of_big(it.shares.iter().sum(), it.of.clone()),
        }
    }
}

/// Numerators over one denominator, which grows to hold whatever is added.
#[derive(Debug)]
pub(super) struct Common<N> {
    shares: SmallVec<[N; 8]>,
    of: N,
    /// The denominator that was added last, and how often it goes into the common one.
    den: N,
    factor: N,
    /// The outcome that came last, with what is still to be added to its share: neighbouring runs often end alike.
    last: usize,
    more: N,
}

impl<N: Integer + CheckedMul + Clone> Common<N> {
    /// Makes room for shares over `den`; false if the integers are too small for it.
    #[inline]
    fn meet(&mut self, den: &N) -> bool {
        *den == self.den || self.widen(den)
    }

    fn widen(&mut self, den: &N) -> bool {
        let up = den.clone() / self.of.gcd(den);
        if !up.is_one() {
            let Some(of) = self.of.checked_mul(&up) else { return false };
            for share in self.shares.iter_mut().chain([&mut self.more]) {
                *share = share.clone() * up.clone();
            }
            self.of = of;
        }
        self.factor = self.of.clone() / den.clone();
        self.den = den.clone();
        true
    }

    /// Adds `num` over the denominator that was met last. All shares together are at most one, so nothing overflows.
    #[inline]
    fn put(&mut self, outcome: usize, num: &N) {
        let more = if self.factor.is_one() { num.clone() } else { num.clone() * self.factor.clone() };
        if outcome != self.last {
            self.keep();
            self.last = outcome;
        }
        self.more = self.more.clone() + more;
    }

    /// To be called when everything has been added, too.
    fn keep(&mut self) {
        if self.shares.len() <= self.last {
            self.shares.resize(self.last + 1, N::zero());
        }
        let share = &mut self.shares[self.last];
        *share = share.clone() + std::mem::replace(&mut self.more, N::zero());
    }
}

/// Shares of one denominator without their outcomes, as a place where chance branches keeps them.
#[derive(Clone, Debug)]
pub(super) enum Weights {
    Small { each: Vec<u128>, of: u128 },
    Big { each: Vec<BigUint>, of: BigUint },
}

impl Weights {
    /// Machine integers without their common factor.
    pub(super) fn lowest(mut each: Vec<u128>, of: u128) -> Self {
        let mut common = of;
        for share in &each {
            if common == 1 {
                return Weights::Small { each, of };
            }
            common = match (u64::try_from(common), u64::try_from(*share)) {
                (Ok(a), Ok(b)) => u128::from(a.gcd(&b)),
                _ => common.gcd(share),
            };
        }
        each.iter_mut().for_each(|it| *it /= common);
        Weights::Small { each, of: of / common }
    }

    /// The same shares as machine integers, where they fit.
    pub(super) fn fitting(each: Vec<BigUint>, of: BigUint) -> Self {
        let common = each.iter().fold(of.clone(), |acc, it| acc.gcd(it));
        let (each, of) = if common.is_one() || common.is_zero() {
            (each, of)
        } else {
            (each.iter().map(|it| it / &common).collect(), of / common)
        };
        match (each.iter().map(|it| u128::try_from(it).ok()).collect(), u128::try_from(&of)) {
            (Some(each), Ok(of)) => Weights::Small { each, of },
            _ => Weights::Big { each, of },
        }
    }

    /// Fractions brought to one denominator.
    pub(super) fn of_ratios(ratios: &[Ratio]) -> Self {
        if let Some(small) = Weights::of_small(ratios) {
            return small;
        }
        let parts: Vec<(BigUint, BigUint)> = ratios.iter().map(Ratio::parts).collect();
        let of = parts.iter().fold(BigUint::one(), |acc, (_, den)| acc.lcm(den));
        Weights::fitting(parts.iter().map(|(num, den)| num * (&of / den)).collect(), of)
    }

    fn of_small(ratios: &[Ratio]) -> Option<Self> {
        let mut of = 1u128;
        for ratio in ratios {
            let (_, den) = ratio.small()?;
            of = of.checked_mul(den / of.gcd(&den))?;
        }
        let each =
            ratios.iter().map(|it| it.small().map(|(num, den)| num * (of / den))).collect::<Option<_>>()?;
        Some(Weights::Small { each, of })
    }

    pub(super) fn len(&self) -> usize {
        match self {
            Weights::Small { each, .. } => each.len(),
            Weights::Big { each, .. } => each.len(),
        }
    }

    pub(super) fn small(&self) -> Option<(&[u128], u128)> {
        match self {
            Weights::Small { each, of } => Some((each, *of)),
            Weights::Big { .. } => None,
        }
    }

    pub(super) fn big(&self, at: usize) -> (BigUint, BigUint) {
        match self {
            Weights::Small { each, of } => (each[at].into(), (*of).into()),
            Weights::Big { each, of } => (each[at].clone(), of.clone()),
        }
    }

    pub(super) fn ratio(&self, at: usize) -> Ratio {
        match self {
            Weights::Small { each, of } => Ratio::of(each[at], *of),
            Weights::Big { each, of } => Ratio::of_big(each[at].clone(), of.clone()),
        }
    }

    pub(super) fn chance(&self, at: usize) -> f64 {
        match self {
            Weights::Small { each, of } => each[at] as f64 / *of as f64,
            Weights::Big { .. } => self.ratio(at).value(),
        }
    }

    /// That part of `mass`, rounded down.
    pub(super) fn part(&self, mass: u128, at: usize) -> u128 {
        if let Weights::Small { each, of } = self
            && let Some(rest) = (mass % of).checked_mul(each[at])
        {
            return mass / of * each[at] + rest / of;
        }
        let (num, of) = self.big(at);
        u128::try_from(num * mass / of).unwrap_or(0)
    }
}
