//! Distances between places and between the edges of round bases; steps and bearings.

use super::angle;
use super::shape::Circle;
use kernel::Point;

/// Where something lies as seen by one who faces a certain way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Side {
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
pub fn contact(a: Circle, b: Circle) -> bool {
    gap(a, b) <= 1
}

/// Whether two bases lie on each other; bases that touch do not.
pub const fn overlap(a: Circle, b: Circle) -> bool {
    let sum = a.diameter as i64 + b.diameter as i64;
    4 * dist2(a.at, b.at) < sum * sum
}

/// The place `mm` from `from` in the direction of `to`, which it may pass. `from` itself if they are one place.
pub fn towards(from: Point, to: Point, mm: i32) -> Point {
    if distance(from, to) == mm {
        return to;
    }
    let (x, y) = vector(from, to);
    let d2 = x * x + y * y;
    if d2 == 0 {
        return from;
    }
    // The length with 8 binary places: its error is then far below a millimetre on any table.
    let length = root(d2 << 16);
    let part = |it: i64| rounded(i128::from(it) * i128::from(mm) * 256, i128::from(length)) as i32;
    Point::new(from.x + part(x), from.y + part(y))
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
    let degrees = rounded(i128::from(angle::of(x, -y)) * 360, i128::from(angle::TURN));
    Some((degrees as i32).rem_euclid(360))
}

/// On which side of somebody at `at`, who faces `degrees`, `what` lies.
pub fn side(at: Point, degrees: i32, what: Point) -> Side {
    let (x, y) = vector(at, what);
    match (x * angle::sin(degrees) - y * angle::cos(degrees)).signum() {
        1 => Side::Front,
        0 => Side::Abreast,
        _ => Side::Behind,
    }
}

/// The square root, rounded down.
pub fn root(it: i64) -> i64 {
    it.max(0).isqrt()
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
    let twice = 2 * number.abs() + by;
    let whole = (twice / (2 * by)) as i64;
    if number < 0 { -whole } else { whole }
}
