//! Distances between places and between the edges of round bases; steps and bearings.

use super::angle;
use super::shape::Circle;
use kernel::Point;

/// Where something lies as seen by one who faces a certain way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Bearing {
    Front,
    Abreast,
    Behind,
}

/// The square of the distance between two places.
pub const fn dist2(a: Point, b: Point) -> i64 {
    let (x, y) = vector(a, b);
    x * x + y * y
}

/// The distance between two places, rounded to whole millimetres.
pub fn distance(a: Point, b: Point) -> i32 {
    root(4 * dist2(a, b)).midpoint(1) as i32
}

/// The gap between the edges of two bases, rounded to whole millimetres; 0 if they overlap.
pub fn gap(a: Circle, b: Circle) -> i32 {
    let twice = root(4 * dist2(a.at, b.at)) + 1 - i64::from(a.diameter) - i64::from(b.diameter);
    twice.div_euclid(2).max(0) as i32
}

/// Whether two bases touch: a gap of at most a millimetre, about what a hand can place.
pub const fn contact(a: Circle, b: Circle) -> bool {
    within(a, b, 1)
}

/// Whether the gap between two bases is at most `mm`, which is not negative; without the root that the gap takes.
pub const fn within(a: Circle, b: Circle, mm: i32) -> bool {
    let twice = 2 * mm as i64 + a.diameter as i64 + b.diameter as i64 + 1;
    4 * dist2(a.at, b.at) < twice * twice
}

/// Whether two places are at most `mm` apart, which is not negative; without the root that the distance takes.
pub const fn at_most(a: Point, b: Point, mm: i32) -> bool {
    let twice = 2 * mm as i64 + 1;
    4 * dist2(a, b) < twice * twice
}

/// Whether two bases lie on each other; bases that touch do not.
pub const fn overlap(a: Circle, b: Circle) -> bool {
    let sum = a.diameter as i64 + b.diameter as i64;
    4 * dist2(a.at, b.at) < sum * sum
}

/// The place `mm` from `from` in the direction of `to`, which it may pass. `from` itself if they are one place.
pub fn towards(from: Point, to: Point, mm: i32) -> Point {
    Ray::new(from, to).at(mm)
}

/// A direction in which several places are asked for: what [`towards`] says, the roots taken once.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ray {
    pub from: Point,
    to: Point,
    /// How far it is to the place that gave the direction.
    pub mm: i32,
    /// The length with 8 binary places: its error is then far below a millimetre on any table.
    length: i64,
}

impl Ray {
    pub fn new(from: Point, to: Point) -> Self {
        Ray { from, to, mm: distance(from, to), length: root(dist2(from, to) << 16) }
    }

    pub fn at(&self, mm: i32) -> Point {
        if self.mm == mm {
            return self.to;
        }
        if self.length == 0 {
            return self.from;
        }
        let (x, y) = vector(self.from, self.to);
        let part = |it: i64| rounded(i128::from(it) * i128::from(mm) * 256, i128::from(self.length)) as i32;
        Point::new(self.from.x + part(x), self.from.y + part(y))
    }
}

/// The point of the base's edge that lies in the direction of `to`.
pub fn edge_towards(base: Circle, to: Point) -> Point {
    let (x, y) = vector(base.at, to);
    let d2 = x * x + y * y;
    if d2 == 0 {
        return base.at;
    }
    let length = root(d2 << 16);
    let part =
        |it: i64| rounded(i128::from(it) * i128::from(base.diameter) * 256, 2 * i128::from(length)) as i32;
    Point::new(base.at.x + part(x), base.at.y + part(y))
}

/// The place `mm` from `from` at a bearing in whole degrees, clockwise from north.
pub fn polar(from: Point, degrees: i32, mm: i32) -> Point {
    let part = |it: i64| rounded(i128::from(it) * i128::from(mm), i128::from(angle::ONE)) as i32;
    Point::new(from.x + part(angle::sin(degrees)), from.y - part(angle::cos(degrees)))
}

/// The bearing of `to` from `from`, 0 to 359; nothing if they are one place.
pub fn bearing(from: Point, to: Point) -> Option<i32> {
    let (x, y) = vector(from, to);
    if x == 0 && y == 0 {
        return None;
    }
    if let Some(degrees) = angle::degrees(x, -y) {
        return Some(degrees.rem_euclid(360));
    }
    let degrees = rounded(i128::from(angle::of(x, -y)) * 360, i128::from(angle::TURN));
    Some((degrees as i32).rem_euclid(360))
}

/// On which side of somebody at `at`, who faces `degrees`, `what` lies.
pub fn side(at: Point, degrees: i32, what: Point) -> Bearing {
    let (x, y) = vector(at, what);
    match (x * angle::sin(degrees) - y * angle::cos(degrees)).signum() {
        1 => Bearing::Front,
        0 => Bearing::Abreast,
        _ => Bearing::Behind,
    }
}

/// Whether `what` lies in the half turn before somebody at `at` who faces `degrees`; the line across the shoulders lies in it.
pub fn is_in_front(at: Point, degrees: i32, what: Point) -> bool {
    side(at, degrees, what) != Bearing::Behind
}

/// The same for somebody who faces a place.
pub const fn is_in_front_facing(at: Point, faced: Point, what: Point) -> bool {
    0 <= dot(at, faced, what)
}

/// The place in the direction of `to` whose distance from `from`, rounded to whole millimetres, is `mm`. [`towards`] rounds it to the
/// nearest place, which may be a millimetre too far off; of those that will do it is one that is no nearer, if there is any.
pub fn exactly(from: Point, to: Point, mm: i32) -> Point {
    let near = towards(from, to, mm);
    let (full, fits) = (i64::from(mm) * i64::from(mm), |it: Point| distance(from, it) == mm);
    if fits(near) && full <= dist2(from, near) {
        return near;
    }
    let round = (-1..=1).flat_map(|y| (-1..=1).map(move |x| Point::new(near.x + x, near.y + y)));
    let off = |it: &Point| (dist2(from, *it) < full, turn(from, to, *it).abs(), dist2(near, *it), *it);
    round.filter(|it| fits(*it)).min_by_key(off).unwrap_or(near)
}

/// The square root, rounded down.
pub fn root(it: i64) -> i64 {
    match u32::try_from(it) {
        Ok(small) => i64::from(small.isqrt()),
        Err(_) => it.max(0).isqrt(),
    }
}

pub(crate) const fn vector(a: Point, b: Point) -> (i64, i64) {
    (b.x as i64 - a.x as i64, b.y as i64 - a.y as i64)
}

/// Twice the area of the triangle a, b, c: positive if c lies clockwise of the way from a to b (y grows downwards).
pub(crate) const fn turn(a: Point, b: Point, c: Point) -> i64 {
    let ((ux, uy), (vx, vy)) = (vector(a, b), vector(a, c));
    ux * vy - uy * vx
}

pub(crate) const fn dot(a: Point, b: Point, c: Point) -> i64 {
    let ((ux, uy), (vx, vy)) = (vector(a, b), vector(a, c));
    ux * vx + uy * vy
}

/// A quotient rounded to the nearest whole, halves away from zero; the divisor is positive.
pub(crate) const fn rounded(number: i128, by: i128) -> i64 {
    // Dividing 64 bits is many times faster, and nearly everything fits.
    const SMALL: i128 = 1 << 61;
    if -SMALL < number && number < SMALL && by < SMALL {
        let (number, by) = (number as i64, by as i64);
        let whole = (2 * number.abs() + by) / (2 * by);
        return if number < 0 { -whole } else { whole };
    }
    let twice = 2 * number.abs() + by;
    let whole = (twice / (2 * by)) as i64;
    if number < 0 { -whole } else { whole }
}
