//! Moving a convex outline, a vehicle: straight ahead or sideways without turning it, or turning about a place.

use super::body::{Body, Ground, Obstacle, Passages};
use super::crowd::Crowd;
use super::measure::{bearing, distance, polar, towards, vector};
use super::shape::{Circle, Polygon};
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
    each_touched(crowd, &swept, skips, |index, base| {
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
    });
    found.sort_unstable();
    found
}

/// Shows the bases that touch an outline, in no order.
fn each_touched(
    crowd: &Crowd,
    outline: &Polygon,
    skips: &dyn Fn(usize) -> bool,
    mut each: impl FnMut(usize, Circle),
) {
    let Some((low, high)) = outline.extent() else { return };
    crowd.each_near_way(low, high, 0, |index, base| {
        if outline.touches_circle(base) && !skips(index) {
            each(index, base);
        }
    });
}

/// What an outline passes over on its way.
pub fn sweep(outline: &Polygon, degrees: i32, mm: i32) -> Polygon {
    let (x, y) = vector(Point::default(), polar(Point::default(), degrees, mm));
    outline.swept(x as i32, y as i32)
}

/// A box that turns about its middle: so long and wide, from one bearing on by so many degrees, clockwise unless they are negative.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Swing {
    pub at: Point,
    pub length: i32,
    pub width: i32,
    pub from: i32,
    pub by: i32,
}

impl Swing {
    /// Its outline after so many degrees.
    pub fn outline(&self, degrees: i32) -> Polygon {
        Polygon::facing(self.at, self.from + self.by.signum() * degrees, self.length, self.width)
    }

    /// What it passes over, degree by degree; all of them together are what it sweeps.
    pub fn parts(&self) -> impl Iterator<Item = Polygon> {
        let part = |degrees: i32| {
            let mut places = self.outline(degrees).corners;
            places.extend(self.outline(degrees + 1).corners);
            Polygon::round(places)
        };
        (0..self.by.abs()).map(part)
    }

    /// How many degrees it turns before it runs into something that `blocks` names, and into what. `skips` leaves out itself. What it
    /// overlaps at the start stops it at once.
    pub fn stop(
        &self,
        ground: &Ground,
        state: Passages,
        blocks: &dyn Fn(&Piece) -> bool,
        skips: &dyn Fn(Obstacle) -> bool,
    ) -> (i32, Option<Obstacle>) {
        let things: Vec<(Obstacle, &Body)> =
            ground.things(state).filter(|(thing, body)| blocks(&body.piece) && !skips(*thing)).collect();
        let met = |part: &Polygon| things.iter().find(|it| it.1.overlaps_polygon(part)).map(|it| it.0);
        let first = self.parts().enumerate().find_map(|(degrees, part)| Some((degrees as i32, met(&part)?)));
        first.map_or((self.by.abs(), None), |(degrees, by)| (degrees, Some(by)))
    }

    /// The bases that it touches, each with how many degrees it has turned by then, in that order.
    pub fn run_into(&self, crowd: &Crowd, skips: &dyn Fn(usize) -> bool) -> Vec<(i32, usize)> {
        let mut found: Vec<(i32, usize)> = Vec::new();
        each_touched(crowd, &self.outline(0), skips, |index, _| found.push((0, index)));
        for (degrees, part) in (1..).zip(self.parts()) {
            let met: Vec<usize> = found.iter().map(|it| it.1).collect();
            each_touched(crowd, &part, &|it| skips(it) || met.contains(&it), |index, _| {
                found.push((degrees, index));
            });
        }
        found.sort_unstable();
        found
    }
}

/// Where a trailer is after its coupling has gone straight from one place to another: its middle, and which way it faces. It is so long
/// from coupling to tail, and its tail follows the coupling, looked at each centimetre.
pub fn tow(length: i32, facing: i32, from: Point, to: Point) -> (Point, i32) {
    const STEP_MM: i32 = 10;
    let mm = distance(from, to);
    let steps = (0..mm).step_by(STEP_MM as usize).skip(1).chain([mm]);
    let mut tail = polar(from, facing + 180, length);
    let mut ahead = facing;
    for at in steps.map(|it| towards(from, to, it)) {
        tail = towards(at, tail, length);
        ahead = bearing(tail, at).unwrap_or(ahead);
    }
    (polar(to, ahead + 180, length / 2), ahead)
}
