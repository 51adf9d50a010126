//! Adding up shares as integers over one common denominator: no fraction is reduced before the end.
use std::collections::BTreeMap;

use num_bigint::BigUint;
use num_integer::Integer;
use num_traits::{CheckedMul, One, Zero};

use crate::ratio::Ratio;

/// What came out so far, and in how many cases: machine integers while they last, big ones after that.
#[derive(Debug)]
pub(super) enum Tally<T> {
    Small(Common<T, u128>),
    Big(Common<T, BigUint>),
}

impl<T: Ord> Tally<T> {
    pub(super) fn new() -> Self {
        Tally::Small(Common::new())
    }

    /// Adds `num` of `den` cases, which need not be in lowest terms.
    #[inline]
    pub(super) fn add(&mut self, outcome: T, num: u128, den: u128) {
        if let Tally::Small(it) = self
            && it.meet(&den)
        {
            return it.put(outcome, &num);
        }
        self.add_big(outcome, &num.into(), &den.into());
    }

    #[cold]
    pub(super) fn add_big(&mut self, outcome: T, num: &BigUint, den: &BigUint) {
        self.promote();
        if let Tally::Big(it) = self {
            it.meet(den);
            it.put(outcome, num);
        }
    }

    /// To be called when everything has been added.
    pub(super) fn finish(&mut self) {
        match self {
            Tally::Small(it) => it.finish(),
            Tally::Big(it) => it.finish(),
        }
    }

    fn promote(&mut self) {
        if let Tally::Small(it) = self {
            let shares = std::mem::take(&mut it.shares);
            *self = Tally::Big(Common {
                shares: shares.into_iter().map(|(outcome, share)| (outcome, share.into())).collect(),
                of: it.of.into(),
                den: it.den.into(),
                factor: it.factor.into(),
                last: it.last.take().map(|(outcome, share)| (outcome, share.into())),
            });
        }
    }

    /// The share of all cases that has not been looked at.
    pub(super) fn unexplored(&self) -> Ratio {
        match self {
            Tally::Small(it) if it.shares.values().sum::<u128>() == it.of => Ratio::zero(),
            Tally::Small(_) | Tally::Big(_) => Ratio::one().minus(&self.explored()),
        }
    }

    /// How much of all cases has been looked at.
    pub(super) fn explored(&self) -> Ratio {
        match self {
            Tally::Small(it) => Ratio::of(it.shares.values().sum(), it.of),
            Tally::Big(it) => Ratio::of_big(it.shares.values().sum(), it.of.clone()),
        }
    }

    pub(super) fn into_shares(self) -> BTreeMap<T, Ratio> {
        // Put in one by one: collecting sorts what is sorted, which takes longer for a handful.
        let mut res = BTreeMap::new();
        match self {
            Tally::Small(Common { shares, of, .. }) => {
                for (outcome, share) in shares {
                    res.insert(outcome, Ratio::of(share, of));
                }
            }
            Tally::Big(Common { shares, of, .. }) => {
                for (outcome, share) in shares {
                    res.insert(outcome, Ratio::of_big(share, of.clone()));
                }
            }
        }
        res
    }
}

/// Numerators over one denominator, which grows to hold whatever is added.
#[derive(Debug)]
pub(super) struct Common<T, N> {
    pub(super) shares: BTreeMap<T, N>,
    pub(super) of: N,
    /// The denominator that was added last, and how often it goes into the common one.
    den: N,
    factor: N,
    /// The outcome that came last, with what is still to be added to its share: neighbouring runs often end alike.
    last: Option<(T, N)>,
}

impl<T: Ord, N: Integer + CheckedMul + Clone> Common<T, N> {
    fn new() -> Self {
        Common { shares: BTreeMap::new(), of: N::one(), den: N::one(), factor: N::one(), last: None }
    }

    /// Makes room for shares over `den`; false if the integers are too small for it.
    #[inline]
    fn meet(&mut self, den: &N) -> bool {
        *den == self.den || self.widen(den)
    }

    fn widen(&mut self, den: &N) -> bool {
        let up = den.clone() / self.of.gcd(den);
        if !up.is_one() {
            let Some(of) = self.of.checked_mul(&up) else { return false };
            for share in self.shares.values_mut().chain(self.last.as_mut().map(|it| &mut it.1)) {
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
    fn put(&mut self, outcome: T, num: &N) {
        let more = if self.factor.is_one() { num.clone() } else { num.clone() * self.factor.clone() };
        match &mut self.last {
            Some((last, share)) if *last == outcome => *share = share.clone() + more,
            last => {
                let done = last.replace((outcome, more));
                self.keep(done);
            }
        }
    }

    fn keep(&mut self, done: Option<(T, N)>) {
        if let Some((outcome, more)) = done {
            let share = self.shares.entry(outcome).or_insert_with(N::zero);
            *share = share.clone() + more;
        }
    }

    fn finish(&mut self) {
        let done = self.last.take();
        self.keep(done);
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
