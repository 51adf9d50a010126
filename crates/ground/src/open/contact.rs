//! The places in contact with somebody.

use super::angle::{self, TURN};
use super::measure::{at_most, dist2, overlap, vector};
use super::shape::Circle;
use kernel::Point;
use smallvec::SmallVec;
use std::cell::Cell;
use std::sync::LazyLock;

/// The places where a base of this diameter touches `around`, and who stands on some of them.
pub(super) struct Beside {
    around: Circle,
    diameter: i32,
    others: SmallVec<[Circle; 16]>,
    /// Who stood on the last place that was not free: he often stands on the next one too.
    last: Cell<usize>,
}

impl Beside {
    pub fn new(around: Circle, diameter: i32) -> Self {
        Beside { around, diameter, others: SmallVec::new(), last: Cell::new(0) }
    }

    /// How far from the middle of `around` somebody of this diameter may be who stands on one of the places.
    pub fn reach(&self, widest: i32) -> i32 {
        (self.around.diameter + self.diameter + 3) / 2 + (self.diameter + widest + 1) / 2
    }

    /// Adds somebody who may be in the way; `around` itself is in the way of no place that touches it.
    pub fn add(&mut self, other: Circle) {
        if other != self.around {
            self.others.push(other);
        }
    }

    /// Whether a free place `suits`.
    pub fn any(&self, suits: &dyn Fn(Point) -> bool) -> bool {
        let is_there = |place: Point| self.is_free(place) && suits(place);
        self.with_ring(|ring| ring.iter().any(|&it| is_there(self.place(it))))
    }

    /// All free places at most `most_mm` from `near`, the nearest first.
    pub fn all(&self, near: Point, most_mm: i32, places: &mut Vec<Point>) {
        places.clear();
        self.with_ring(|ring| {
            let near_by = ring.iter().map(|&it| self.place(it)).filter(|&it| at_most(near, it, most_mm));
            places.extend(near_by.filter(|&it| self.is_free(it)));
        });
        places.sort_unstable_by_key(|&it| (dist2(near, it), it));
    }

    /// The free place nearest to `near` that `suits`, if one is at most `most_mm` away.
    pub fn nearest(&self, near: Point, most_mm: i32, suits: &dyn Fn(Point) -> bool) -> Option<Point> {
        let mut best: Option<(i64, Point)> = None;
        self.with_ring(|ring| {
            let towards = vector(self.around.at, near);
            // From the direction of `near` to both sides, as long as one of them may hold something nearer.
            let angle = full(angle::of(towards.1, towards.0));
            let first = ring.partition_point(|it| it.angle < angle) % ring.len().max(1);
            let mut sides = [true; 2];
            let mut enough = self.least_along(towards, (2 * i64::from(most_mm) + 1).pow(2));
            for number in 0..ring.len() {
                let (side, aside) = (number % 2, number.div_ceil(2));
                if !sides[side] {
                    if !sides[1 - side] {
                        break;
                    }
                    continue;
                }
                let index = if side == 0 { first + ring.len() - aside } else { first + aside };
                let spot = ring[if ring.len() <= index { index - ring.len() } else { index }];
                let place = self.place(spot);
                let found = (dist2(near, place), place);
                if best.is_none_or(|it| found < it)
                    && at_most(near, place, most_mm)
                    && self.is_free(place)
                    && suits(place)
                {
                    best = Some(found);
                    enough = self.least_along(towards, 4 * found.0);
                }
                sides[side] = enough <= spot.along(towards);
            }
        });
        best.map(|it| it.1)
    }

    /// How far along a direction a spot has to lie, if one farther aside may be as near to where the direction leads as this;
    /// `square` is four times the square of the distance.
    fn least_along(&self, (x, y): (i64, i64), square: i64) -> i64 {
        let sum = i128::from(self.around.diameter + self.diameter).max(1);
        let left = i128::from(4 * (x * x + y * y)) + sum * sum - i128::from(square);
        // Those farther aside may lie farther out, as far as a ring is wide.
        (left * sum / (8 * (sum + 3))) as i64 - 1
    }

    fn place(&self, spot: Spot) -> Point {
        Point::new(self.around.at.x + spot.x, self.around.at.y + spot.y)
    }

    /// Hands over where the places are, all round.
    fn with_ring<R>(&self, look: impl FnOnce(&[Spot]) -> R) -> R {
        static RING: LazyLock<Vec<Spot>> = LazyLock::new(|| ring(USUAL));
        match self.around.diameter + self.diameter {
            USUAL => look(&RING),
            sum => look(&ring(sum)),
        }
    }

    fn is_free(&self, place: Point) -> bool {
        let base = Circle::new(place, self.diameter);
        if self.others.get(self.last.get()).is_some_and(|&it| overlap(base, it)) {
            return false;
        }
        let Some(other) = self.others.iter().position(|&it| overlap(base, it)) else { return true };
        self.last.set(other);
        false
    }
}

/// How far aside of a base's middle another's is that touches it.
#[derive(Clone, Copy, Debug)]
struct Spot {
    x: i32,
    y: i32,
    angle: i64,
}

impl Spot {
    /// The product with a vector, which is the greater the less the spot lies aside of it; 0 if it lies behind.
    fn along(self, (x, y): (i64, i64)) -> i64 {
        (x * i64::from(self.x) + y * i64::from(self.y)).max(0)
    }
}

/// An angle from 0 to a whole turn.
const fn full(angle: i64) -> i64 {
    angle.rem_euclid(TURN)
}

/// The usual two bases of 25 mm.
const USUAL: i32 = 50;

/// All spots of two bases that are `sum` wide together, in the order of their directions.
fn ring(sum: i32) -> Vec<Spot> {
    // Twice the distance of the centres is at least the two diameters, and the gap is rounded to 1 mm or less.
    let reach = (sum + 3) / 2;
    let sum = i64::from(sum);
    let (least, beyond) = (sum * sum, (sum + 3) * (sum + 3));
    let mut ring = Vec::new();
    for y in -reach..=reach {
        let up = 4 * i64::from(y) * i64::from(y);
        let outer = ((beyond - up).max(0) / 4).isqrt() as i32;
        let inner = ((least - up).max(0) / 4).isqrt() as i32;
        let row = (-outer..=-inner).chain(inner.max(1 - inner)..=outer);
        let quadrupled = |x: i32| up + 4 * i64::from(x) * i64::from(x);
        let spot = |x: i32| Spot { x, y, angle: full(angle::of(i64::from(y), i64::from(x))) };
        ring.extend(row.filter(|&x| (least..beyond).contains(&quadrupled(x))).map(spot));
    }
    ring.sort_by_key(|it| it.angle);
    ring
}
