//! Moving a convex outline, a vehicle, straight ahead or sideways without turning it.

use super::body::{Ground, Obstacle, Passages};
use super::crowd::Crowd;
use super::measure::{polar, vector};
use super::shape::Polygon;
use super::terrain::Piece;
use kernel::Point;

/// How far an outline goes at a bearing before it runs into something that `blocks` names, and into what. `skips` leaves out
/// itself. What it overlaps at the start stops it at once.
pub fn stop(
    ground: &Ground,
    state: Passages,
    outline: &Polygon,
    degrees: i32,
    mm: i32,
    blocks: &dyn Fn(&Piece) -> bool,
    skips: &dyn Fn(Obstacle) -> bool,
) -> (i32, Option<Obstacle>) {
    let met = |mm: i32| {
        let swept = sweep(outline, degrees, mm);
        let mut things = ground.things(state).filter(|(thing, body)| blocks(&body.piece) && !skips(*thing));
        things.find(|(_, body)| body.overlaps_polygon(&swept)).map(|it| it.0)
    };
    let Some(mut by) = met(mm) else { return (mm, None) };
    let (mut free, mut taken) = (0, mm);
    while free + 1 < taken {
        let middle = free.midpoint(taken);
        match met(middle) {
            Some(thing) => (taken, by) = (middle, thing),
            None => free = middle,
        }
    }
    (free, Some(by))
}

/// The bases that an outline touches on its way at a bearing, each with how far it has gone by then, in that order.
pub fn run_into(
    crowd: &Crowd,
    outline: &Polygon,
    degrees: i32,
    mm: i32,
    skips: &dyn Fn(usize) -> bool,
) -> Vec<(i32, usize)> {
    let swept = sweep(outline, degrees, mm);
    let mut found = Vec::new();
    for index in (0..crowd.len()).filter(|&it| !skips(it)) {
        let Some(base) = crowd.base(index).filter(|&it| swept.touches_circle(it)) else { continue };
        let (mut before, mut after) = (-1, mm);
        while before + 1 < after {
            let middle = before + (after - before) / 2;
            if sweep(outline, degrees, middle).touches_circle(base) {
                after = middle
            } else {
                before = middle
            }
        }
        found.push((after, index));
    }
    found.sort_unstable();
    found
}

/// What an outline passes over on its way.
pub fn sweep(outline: &Polygon, degrees: i32, mm: i32) -> Polygon {
    let (x, y) = vector(Point::default(), polar(Point::default(), degrees, mm));
    outline.swept(x as i32, y as i32)
}
