//! Exact fractions: machine words while they last, big integers after that.
use std::{borrow::Cow, cmp::Ordering, fmt};

use num_bigint::{BigInt, BigUint};
use num_integer::Integer;
use num_rational::{BigRational, Ratio as Plain};
use num_traits::{CheckedAdd, CheckedMul, CheckedSub, ToPrimitive, Zero};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Serialize, Serializer};

/// A chance, or any other exact fraction; always in lowest terms.
#[derive(Clone, Debug)]
pub struct Ratio(Inner);

#[derive(Clone, Debug)]
enum Inner {
    Small(Plain<i128>),
    Big(Box<BigRational>),
}

impl Ratio {
    /// `num` in `den`; a denominator of 0 is a bug of the caller.
    pub fn new(num: i128, den: i128) -> Self {
        Ratio(Inner::Small(Plain::new(num, den)))
    }

    /// `num` in `den`, which are in lowest terms already.
    pub(crate) const fn raw(num: i128, den: i128) -> Self {
        Ratio(Inner::Small(Plain::new_raw(num, den)))
    }

    /// `num` of `den` cases; a denominator of 0 is a bug of the caller.
    pub fn of(num: u128, den: u128) -> Self {
        if let (Ok(num), Ok(den)) = (u64::try_from(num), u64::try_from(den)) {
            let common = num.gcd(&den);
            return Ratio(Inner::Small(Plain::new_raw((num / common).into(), (den / common).into())));
        }
        let common = num.gcd(&den);
        match (i128::try_from(num / common), i128::try_from(den / common)) {
            (Ok(num), Ok(den)) => Ratio(Inner::Small(Plain::new_raw(num, den))),
            _ => Ratio::of_big(num.into(), den.into()),
        }
    }

    /// `num` of `den` cases, however many.
    pub(crate) fn of_big(num: BigUint, den: BigUint) -> Self {
        Ratio::from_big(BigRational::new(num.into(), den.into()))
    }

    pub const fn zero() -> Self {
        Ratio(Inner::Small(Plain::new_raw(0, 1)))
    }

    pub const fn one() -> Self {
        Ratio(Inner::Small(Plain::new_raw(1, 1)))
    }

    /// The numerator without its sign, and the denominator.
    pub(crate) fn parts(&self) -> (BigUint, BigUint) {
        let it = self.big();
        (it.numer().magnitude().clone(), it.denom().magnitude().clone())
    }

    pub fn is_zero(&self) -> bool {
        match &self.0 {
            Inner::Small(it) => it.is_zero(),
            Inner::Big(it) => it.is_zero(),
        }
    }

    pub fn value(&self) -> f64 {
        match &self.0 {
            Inner::Small(it) => it.to_f64(),
            Inner::Big(it) => it.to_f64(),
        }
        .unwrap_or(f64::NAN)
    }

    /// The numerator without its sign, and the denominator, while they are machine words.
    pub(crate) fn small(&self) -> Option<(u128, u128)> {
        match &self.0 {
            Inner::Small(it) => Some((it.numer().unsigned_abs(), it.denom().unsigned_abs())),
            Inner::Big(_) => None,
        }
    }

    /// How much work it is to reckon with this fraction, as runs of a procedure take it: reducing takes the square of its length.
    pub(crate) fn work(&self) -> u64 {
        match &self.0 {
            Inner::Small(_) => 1,
            Inner::Big(it) => 4 + (it.denom().bits() / 64).pow(2),
        }
    }

    fn big(&self) -> BigRational {
        match &self.0 {
            Inner::Small(it) => BigRational::new(BigInt::from(*it.numer()), BigInt::from(*it.denom())),
            Inner::Big(it) => (**it).clone(),
        }
    }

    fn from_big(it: BigRational) -> Self {
        match (it.numer().to_i128(), it.denom().to_i128()) {
            (Some(num), Some(den)) => Ratio(Inner::Small(Plain::new_raw(num, den))),
            _ => Ratio(Inner::Big(Box::new(it))),
        }
    }

    fn with(
        &self,
        other: &Ratio,
        small: impl FnOnce(&Plain<i128>, &Plain<i128>) -> Option<Plain<i128>>,
        big: impl FnOnce(BigRational, BigRational) -> BigRational,
    ) -> Ratio {
        if let (Inner::Small(a), Inner::Small(b)) = (&self.0, &other.0)
            && let Some(it) = small(a, b)
        {
            return Ratio(Inner::Small(it));
        }
        Ratio::from_big(big(self.big(), other.big()))
    }

    pub fn plus(&self, other: &Ratio) -> Ratio {
        self.with(other, CheckedAdd::checked_add, |a, b| a + b)
    }

    pub fn minus(&self, other: &Ratio) -> Ratio {
        self.with(other, CheckedSub::checked_sub, |a, b| a - b)
    }

    pub fn times(&self, other: &Ratio) -> Ratio {
        self.with(other, CheckedMul::checked_mul, |a, b| a * b)
    }

    /// `self / other`; dividing by zero is a bug of the caller.
    pub fn over(&self, other: &Ratio) -> Ratio {
        self.with(other, num_traits::CheckedDiv::checked_div, |a, b| a / b)
    }
}

impl PartialEq for Ratio {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Ratio {}

impl PartialOrd for Ratio {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Ratio {
    fn cmp(&self, other: &Self) -> Ordering {
        match (&self.0, &other.0) {
            (Inner::Small(a), Inner::Small(b)) => a.cmp(b),
            _ => self.big().cmp(&other.big()),
        }
    }
}

impl fmt::Display for Ratio {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Inner::Small(it) => fmt::Display::fmt(it, f),
            Inner::Big(it) => fmt::Display::fmt(it, f),
        }
    }
}

impl Serialize for Ratio {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_str(self)
    }
}

impl JsonSchema for Ratio {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "Ratio".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "string", "description": "An exact fraction.", "pattern": "^-?[0-9]+(/[0-9]+)?$" })
    }
}
