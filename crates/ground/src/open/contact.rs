//! The places in contact with somebody.

use super::angle::{self, TURN};
use super::measure::{at_most, dist2, vector};
use super::shape::Circle;
use kernel::Point;
use smallvec::SmallVec;
use std::sync::LazyLock;

/// The places where a base of this diameter touches `around`, and who stands on some of them.
pub(super) struct Beside {
    around: Circle,
    diameter: i32,
    ring: Round,
    /// For each place whether somebody stands on it.
    taken: SmallVec<[i16; 256]>,
}

/// The usual places, or those of other bases.
enum Round {
    Usual(&'static Ring),
    Other(Ring),
}

impl Beside {
    pub fn new(around: Circle, diameter: i32) -> Self {
        static USUALLY: LazyLock<Ring> = LazyLock::new(|| Ring::new(USUAL));
        let ring = match around.diameter + diameter {
            USUAL => Round::Usual(&USUALLY),
            sum => Round::Other(Ring::new(sum)),
        };
        let mut beside = Beside { around, diameter, ring, taken: SmallVec::new() };
        beside.taken.resize(beside.ring().spots.len(), 0);
        beside
    }

    /// How far from the middle of `around` somebody of this diameter may be who stands on one of the places.
    pub fn reach(&self, widest: i32) -> i32 {
        (self.around.diameter + self.diameter + 3) / 2 + (self.diameter + widest + 1) / 2
    }

    /// Adds somebody who may be in the way; `around` itself is in the way of no place that touches it.
    pub fn add(&mut self, other: Circle) {
        let wide = self.around.diameter + 2 * self.diameter + other.diameter + 3;
        let too_far = i64::from(wide) * i64::from(wide) <= 4 * dist2(self.around.at, other.at);
        if too_far || other == self.around {
            return;
        }
        let Beside { around, diameter, ring, taken } = self;
        ring.get().take(taken, other, (around.at, *diameter));
    }

    /// Whether a free place `suits`.
    pub fn any(&self, suits: &dyn Fn(Point) -> bool) -> bool {
        self.free().any(suits)
    }

    /// All free places at most `most_mm` from `near`, the nearest first.
    pub fn all(&self, near: Point, most_mm: i32, places: &mut Vec<Point>) {
        places.clear();
        places.extend(self.free().filter(|&it| at_most(near, it, most_mm)));
        places.sort_unstable_by_key(|&it| (dist2(near, it), it));
    }

    /// All free places, in the order of their directions.
    pub fn free(&self) -> impl Iterator<Item = Point> {
        let spots = self.ring().spots.iter().zip(&self.taken);
        spots.filter(|it| *it.1 == 0).map(|it| self.place(*it.0))
    }

    /// The free place nearest to `near` that `suits`, if one is at most `most_mm` away.
    pub fn nearest(&self, near: Point, most_mm: i32, suits: &dyn Fn(Point) -> bool) -> Option<Point> {
        let mut best: Option<(i64, Point)> = None;
        let spots = &self.ring().spots;
        let towards = vector(self.around.at, near);
        // From the direction of `near` to both sides, as long as one of them may hold something nearer.
        let first = spots.partition_point(|it| it.comes_before(towards)) % spots.len().max(1);
        let mut sides = [true; 2];
        let mut enough = self.least_along(towards, (2 * i64::from(most_mm) + 1).pow(2));
        for number in 0..spots.len() {
            let (side, aside) = (number % 2, number.div_ceil(2));
            if !sides[side] {
                if !sides[1 - side] {
                    break;
                }
                continue;
            }
            let index = if side == 0 { first + spots.len() - aside } else { first + aside };
            let index = if spots.len() <= index { index - spots.len() } else { index };
            let spot = spots[index];
            if self.taken[index] == 0 {
                let place = self.place(spot);
                let found = (dist2(near, place), place);
                if best.is_none_or(|it| found < it) && at_most(near, place, most_mm) && suits(place) {
                    best = Some(found);
                    enough = self.least_along(towards, 4 * found.0);
                }
            }
            sides[side] = enough <= spot.along(towards);
        }
        best.map(|it| it.1)
    }

    /// How far along a direction a spot has to lie, if one farther aside may be as near to where the direction leads as this;
    /// `square` is four times the square of the distance.
    fn least_along(&self, (x, y): (i64, i64), square: i64) -> i64 {
        let sum = i64::from(self.around.diameter + self.diameter).max(1);
        let length2 = 4 * (x * x + y * y);
        // Those farther aside may lie farther out, as far as a ring is wide.
        const SMALL: i64 = 1 << 45;
        if length2 < SMALL && square < SMALL && sum < 1 << 15 {
            return (length2 + sum * sum - square) * sum / (8 * (sum + 3)) - 1;
        }
        let (sum, left) = (i128::from(sum), i128::from(length2) - i128::from(square));
        ((left + sum * sum) * sum / (8 * (sum + 3))) as i64 - 1
    }

    fn place(&self, spot: Spot) -> Point {
        Point::new(self.around.at.x + spot.x, self.around.at.y + spot.y)
    }

    fn ring(&self) -> &Ring {
        self.ring.get()
    }
}

impl Round {
    fn get(&self) -> &Ring {
        match self {
            Round::Usual(ring) => ring,
            Round::Other(ring) => ring,
        }
    }
}

/// How far aside of a base's middle another's is that touches it.
#[derive(Clone, Copy, Debug)]
struct Spot {
    x: i32,
    y: i32,
    angle: i64,
}

/// All spots of two bases, in the order of their directions.
struct Ring {
    spots: Vec<Spot>,
    /// The same once more, for looking at many at once.
    x: Vec<i16>,
    y: Vec<i16>,
}

impl Ring {
    fn new(sum: i32) -> Self {
        let spots = ring(sum);
        let (x, y) = spots.iter().map(|it| (it.x as i16, it.y as i16)).unzip();
        Ring { spots, x, y }
    }

    /// Notes on which spots round `middle` a base of this diameter would overlap another.
    fn take(&self, taken: &mut [i16], other: Circle, (middle, diameter): (Point, i32)) {
        let (x, y) = (other.at.x - middle.x, other.at.y - middle.y);
        let sum = other.diameter + diameter;
        let limit = (sum * sum + 3) / 4;
        let spots = taken.iter_mut().zip(self.x.iter().zip(&self.y));
        // The squares of what is so near fit 16 bits, of which a machine looks at several at once.
        if x.abs().max(y.abs()) < 64 && self.reaches_less_than(64) {
            let (x, y, limit) = (x as i16, y as i16, limit.min(i32::from(i16::MAX)) as i16);
            for (taken, (&right, &down)) in spots {
                let (right, down) = (right - x, down - y);
                *taken |= i16::from(right * right + down * down < limit);
            }
            return;
        }
        for (taken, (&right, &down)) in spots {
            let (right, down) = (i32::from(right) - x, i32::from(down) - y);
            *taken |= i16::from(right * right + down * down < limit);
        }
    }

    /// Whether no spot is farther aside of the middle.
    fn reaches_less_than(&self, mm: i32) -> bool {
        self.spots.first().is_none_or(|it| it.x.abs() + 2 < mm)
    }
}

impl Spot {
    /// Whether its direction comes before another in a turn that begins along x.
    fn comes_before(self, (x, y): (i64, i64)) -> bool {
        let second_half = |x: i64, y: i64| y < 0 || (y == 0 && x <= 0);
        let (own_x, own_y) = (i64::from(self.x), i64::from(self.y));
        match (second_half(own_x, own_y), second_half(x, y)) {
            (false, true) => true,
            (true, false) => false,
            (false, false) | (true, true) => 0 < own_x * y - own_y * x,
        }
    }

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
