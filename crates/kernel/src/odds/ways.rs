//! The ways in which several dice can fall at once, worked out once and kept.
use std::{any::Any, cell::RefCell, collections::BTreeMap, rc::Rc};

use num_bigint::BigUint;
use num_traits::One;

use super::tally::{Tally, Weights};
use crate::ratio::Ratio;

/// Pools with more ways than this are enumerated in tiers, so that no list of them has to be kept.
const LISTED: u128 = 1 << 18;
/// How many ways are kept per thread; past that the shelf is emptied.
const KEPT: usize = 1 << 19;

/// Everything that can happen at one place where chance branches. What the weights lack to their denominator is
/// unexplored.
#[derive(Debug)]
pub(super) struct Ways {
    pub(super) weights: Weights,
    /// The same as floating point, to tell what is too unlikely to look at.
    pub(super) chances: Vec<f64>,
    values: Values,
}

#[derive(Debug)]
enum Values {
    /// The way is its own number.
    Numbers,
    /// `n` faces for each way, one after the other.
    Faces {
        n: usize,
        faces: Vec<u16>,
    },
    States(Box<dyn Any>),
}

impl Ways {
    fn new(weights: Weights, values: Values) -> Self {
        let chances = (0..weights.len()).map(|it| weights.chance(it)).collect();
        Ways { weights, chances, values }
    }

    pub(super) fn of_states<S: 'static>(states: Vec<S>, weights: Weights) -> Self {
        Ways::new(weights, Values::States(Box::new(states)))
    }

    pub(super) fn of_ratios<S: 'static>(cases: Vec<(S, Ratio)>) -> Self {
        let (states, shares): (Vec<S>, Vec<Ratio>) = cases.into_iter().unzip();
        Ways::of_states(states, Weights::of_ratios(&shares))
    }

    pub(super) fn of_tally<S: Ord + 'static>(tally: Tally<S>) -> Self {
        let (states, weights) = tally.into_weighed();
        Ways::of_states(states, weights)
    }

    pub(super) fn faces(&self, way: usize) -> &[u16] {
        match &self.values {
            Values::Faces { n, faces } => &faces[way * n..][..*n],
            Values::Numbers | Values::States(_) => &[],
        }
    }

    pub(super) fn states<S: 'static>(&self) -> Option<&[S]> {
        match &self.values {
            Values::States(it) => it.downcast_ref::<Vec<S>>().map(Vec::as_slice),
            Values::Numbers | Values::Faces { .. } => None,
        }
    }
}

/// What was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Several {
    Pool {
        n: u16,
        sides: u16,
    },
    /// The `keep` lowest or highest of `n` dice; `keep` is less than `n`.
    Best {
        n: u16,
        sides: u16,
        keep: u16,
        lowest: bool,
    },
    /// The lowest face of `n` dice and how many of them show it.
    Tier {
        n: u16,
        sides: u16,
    },
    /// Of `n` dice, how many show one of `good` faces out of `sides`, in lowest terms.
    Count {
        n: u16,
        good: u16,
        sides: u16,
    },
}

thread_local! {
    static SHELF: RefCell<(usize, BTreeMap<Several, Rc<Ways>>)> = const { RefCell::new((0, BTreeMap::new())) };
}

impl Several {
    /// How many ones come up, where nothing else can.
    pub(super) fn certain(self) -> Option<u16> {
        match self {
            Several::Pool { n, sides } if n == 0 || sides <= 1 => Some(n),
            Several::Best { sides, keep, .. } if sides <= 1 => Some(keep),
            Several::Tier { sides, .. } if sides <= 1 => Some(2),
            Several::Pool { .. } | Several::Best { .. } | Several::Tier { .. } | Several::Count { .. } => {
                None
            }
        }
    }

    /// Whether the ways are few enough to list them and their number fits a machine integer.
    pub(super) fn listed(self) -> bool {
        match self {
            Several::Pool { n, sides } => few_multisets(n, sides) && fits(n, sides),
            Several::Best { n, sides, keep, .. } => few_multisets(keep, sides) && fits(n, sides),
            Several::Tier { .. } | Several::Count { .. } => true,
        }
    }

    pub(super) fn ways(self) -> Rc<Ways> {
        if let Some(known) = SHELF.with_borrow(|(_, kept)| kept.get(&self).cloned()) {
            return known;
        }
        let ways = Rc::new(match self {
            Several::Pool { n, sides } => pool(n, sides),
            Several::Best { n, sides, keep, lowest } => best(n, sides, keep, lowest),
            Several::Tier { n, sides } => tier(n, sides),
            Several::Count { n, good, sides } => count(n, good, sides),
        });
        SHELF.with_borrow_mut(|(size, kept)| {
            if KEPT < *size + ways.chances.len() {
                kept.clear();
                *size = 0;
            }
            *size += ways.chances.len();
            kept.insert(self, Rc::clone(&ways));
        });
        ways
    }
}

fn pool(n: u16, sides: u16) -> Ways {
    let mut list = Multisets { sides, each: Vec::new(), faces: Vec::new() };
    let mut head = Vec::with_capacity(n.into());
    list.extend(&mut head, n, 1, 1);
    let weights = Weights::Small { each: list.each, of: u128::from(sides).pow(n.into()) };
    Ways::new(weights, Values::Faces { n: n.into(), faces: list.faces })
}

/// Each way the best dice can fall stands for all the ways in which the others are no better than the worst of them.
fn best(n: u16, sides: u16, keep: u16, lowest: bool) -> Ways {
    let mut list = Multisets { sides, each: Vec::new(), faces: Vec::new() };
    list.extend(&mut Vec::with_capacity(keep.into()), keep, 1, 1);
    let (n, size) = (u32::from(n), usize::from(keep));
    let mut each = Vec::with_capacity(list.each.len());
    for faces in list.faces.chunks_exact(size) {
        let worst = if lowest { faces[size - 1] } else { faces[0] };
        let worse = u128::from(if lowest { sides - worst } else { worst - 1 });
        let tied = faces.iter().filter(|&&it| it == worst).count() as u32;
        let rest = n - u32::from(keep) + tied;
        let better = faces.chunk_by(|a, b| a == b).filter(|same| same[0] != worst);
        let mut left = n;
        let mut orders = 1;
        for same in better {
            orders *= choose(left, same.len() as u32);
            left -= same.len() as u32;
        }
        let others: u128 = (tied..=rest).map(|k| choose(rest, k) * worse.pow(rest - k)).sum();
        each.push(orders * others);
    }
    let weights = Weights::Small { each, of: u128::from(sides).pow(n) };
    Ways::new(weights, Values::Faces { n: size, faces: list.faces })
}

fn tier(n: u16, sides: u16) -> Ways {
    let (mut each, mut faces) = (Vec::new(), Vec::new());
    for face in 1..=sides {
        let mut choices = BigUint::one();
        for same in 1..=n {
            choices = choices * (n - same + 1) / same;
            if face < sides || same == n {
                each.push(&choices * BigUint::from(sides - face).pow(u32::from(n - same)));
                faces.extend([face, same]);
            }
        }
    }
    let weights = Weights::fitting(each, BigUint::from(sides).pow(n.into()));
    Ways::new(weights, Values::Faces { n: 2, faces })
}

fn choose(n: u32, k: u32) -> u128 {
    (0..u128::from(k)).fold(1, |acc, i| acc * (u128::from(n) - i) / (i + 1))
}

struct Multisets {
    sides: u16,
    each: Vec<u128>,
    faces: Vec<u16>,
}

impl Multisets {
    /// Lists what `left` dice of at least `face` can add to `head`, which can itself have come up in `orders` orders.
    fn extend(&mut self, head: &mut Vec<u16>, left: u16, face: u16, orders: u128) {
        if left == 0 {
            self.each.push(orders);
            self.faces.extend_from_slice(head);
            return;
        }
        let len = head.len();
        let mut choices = 1;
        for same in (1..=left).rev() {
            // The last face takes all that is left.
            choices = if same == left { 1 } else { choices * u128::from(same + 1) / u128::from(left - same) };
            if face < self.sides || same == left {
                head.extend(std::iter::repeat_n(face, same.into()));
                self.extend(head, left - same, (face + 1).min(self.sides), orders * choices);
                head.truncate(len);
            }
        }
        if face < self.sides {
            self.extend(head, left, face + 1, orders);
        }
    }
}

fn count(n: u16, good: u16, sides: u16) -> Ways {
    let (good, bad) = (u128::from(good), u128::from(sides - good));
    let small = || {
        let of = u128::from(sides).checked_pow(n.into())?;
        let mut each = vec![bad.checked_pow(n.into())?];
        for k in 1..=u128::from(n) {
            // From k - 1 to k good dice; the product fits wherever the denominator has room for it, which is checked.
            let last = *each.last()?;
            each.push((last / bad).checked_mul(good)?.checked_mul(u128::from(n) + 1 - k)? / k);
        }
        Some(Weights::Small { each, of })
    };
    let big = || {
        let (good, bad) = (BigUint::from(good), BigUint::from(bad));
        let mut choices = BigUint::one();
        let mut each = Vec::new();
        for k in 0..=u32::from(n) {
            each.push(&choices * good.pow(k) * bad.pow(u32::from(n) - k));
            choices = choices * (u32::from(n) - k) / (k + 1);
        }
        Weights::fitting(each, BigUint::from(sides).pow(n.into()))
    };
    Ways::new(small().unwrap_or_else(big), Values::Numbers)
}

/// Whether `n` dice can fall in few enough ways to list them, if their order does not matter.
fn few_multisets(n: u16, sides: u16) -> bool {
    let mut ways = 1;
    (1..u128::from(sides)).all(|i| {
        ways = ways * (u128::from(n) + i) / i;
        ways <= LISTED
    })
}

/// Whether all orders of `n` dice, and what is on the way to counting them, fit a machine integer.
fn fits(n: u16, sides: u16) -> bool {
    u128::from(sides).checked_pow(n.into()).is_some_and(|it| it.checked_mul(u128::from(n) + 1).is_some())
}
