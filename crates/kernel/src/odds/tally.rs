//! Adding up shares as integers over one common denominator: no fraction is reduced before the end.
use std::collections::{BTreeMap, btree_map::Entry};

use num_bigint::BigUint;
use num_integer::Integer;
use num_traits::{CheckedMul, One, Zero};

use crate::ratio::Ratio;

/// A share of all cases: a numerator and a denominator that need not be in lowest terms.
#[derive(Clone, Debug)]
pub(super) enum Share {
    Small(u128, u128),
    Big(BigUint, BigUint),
}

impl Share {
    fn big(self) -> (BigUint, BigUint) {
        match self {
            Share::Small(num, den) => (num.into(), den.into()),
            Share::Big(num, den) => (num, den),
        }
    }
}

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

    pub(super) fn add(&mut self, outcome: T, share: Share) {
        if let (Tally::Small(it), Share::Small(num, den)) = (&mut *self, &share)
            && it.meet(den)
        {
            return it.put(outcome, num);
        }
        self.promote();
        if let Tally::Big(it) = self {
            let (num, den) = share.big();
            it.meet(&den);
            it.put(outcome, &num);
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
            });
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
        match self {
            Tally::Small(Common { shares, of, .. }) => {
                shares.into_iter().map(|(outcome, share)| (outcome, Ratio::of(share, of))).collect()
            }
            Tally::Big(Common { shares, of, .. }) => shares
                .into_iter()
                .map(|(outcome, share)| (outcome, Ratio::of_big(share, of.clone())))
                .collect(),
        }
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
}

impl<T: Ord, N: Integer + CheckedMul + Clone> Common<T, N> {
    fn new() -> Self {
        Common { shares: BTreeMap::new(), of: N::one(), den: N::one(), factor: N::one() }
    }

    /// Makes room for shares over `den`; false if the integers are too small for it.
    fn meet(&mut self, den: &N) -> bool {
        if *den == self.den {
            return true;
        }
        let up = den.clone() / self.of.gcd(den);
        if !up.is_one() {
            let Some(of) = self.of.checked_mul(&up) else { return false };
            for share in self.shares.values_mut() {
                *share = share.clone() * up.clone();
            }
            self.of = of;
        }
        self.factor = self.of.clone() / den.clone();
        self.den = den.clone();
        true
    }

    /// Adds `num` over the denominator that was met last. All shares together are at most one, so nothing overflows.
    fn put(&mut self, outcome: T, num: &N) {
        let more = num.clone() * self.factor.clone();
        match self.shares.entry(outcome) {
            Entry::Vacant(it) => drop(it.insert(more)),
            Entry::Occupied(mut it) => {
                let sum = it.get().clone() + more;
                it.insert(sum);
            }
        }
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
        let parts: Vec<(BigUint, BigUint)> = ratios.iter().map(Ratio::parts).collect();
        let of = parts.iter().fold(BigUint::one(), |acc, (_, den)| acc.lcm(den));
        Weights::fitting(parts.iter().map(|(num, den)| num * (&of / den)).collect(), of)
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
