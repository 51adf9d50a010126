//! One place where chance had several ways to go, and the share of all cases that goes through it.
use std::rc::Rc;

use num_bigint::BigUint;
use num_traits::One;

use super::ways::{Several, Ways};

/// One place where chance had several ways to go.
#[derive(Debug)]
pub(super) struct Branch {
    pub(super) now: usize,
    pub(super) len: usize,
    pub(super) what: What,
    /// The numerator up to here, and the denominator with this branch, while machine integers hold them.
    pub(super) before: u128,
    pub(super) den: Option<u128>,
    /// The share of all cases that comes this far.
    pub(super) mass: f64,
}

#[derive(Debug)]
pub(super) enum What {
    Die,
    Several(Several, Rc<Ways>),
    Cases(Rc<Ways>),
}

impl Branch {
    /// The share of all cases up to and with the way taken here, while machine integers hold it.
    #[inline]
    pub(super) fn small(&self) -> Option<(u128, u128)> {
        let den = self.den?;
        match &self.what {
            What::Die => Some((self.before, den)),
            What::Several(_, ways) | What::Cases(ways) => {
                ways.weights.small().map(|(each, _)| (self.before * each[self.now], den))
            }
        }
    }

    pub(super) fn chance(&self) -> f64 {
        match &self.what {
            What::Die => 1.0 / self.len as f64,
            What::Several(_, ways) | What::Cases(ways) => ways.chances[self.now],
        }
    }

    pub(super) fn big(&self) -> (BigUint, BigUint) {
        match &self.what {
            What::Die => (BigUint::one(), self.len.into()),
            What::Several(_, ways) | What::Cases(ways) => ways.weights.big(self.now),
        }
    }

    pub(super) fn state<S: Clone + 'static>(&self) -> Option<S> {
        match &self.what {
            What::Cases(ways) => ways.states::<S>().and_then(|it| it.get(self.now)).cloned(),
            What::Die | What::Several(..) => None,
        }
    }
}
