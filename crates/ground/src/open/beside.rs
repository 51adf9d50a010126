//! Places beside things and on their outlines, shown one after the other: millions of them are looked at, so none is kept.

use super::body::Body;
use super::measure::{dist2, distance, polar, towards};
use super::shape::{Circle, Segment};
use super::terrain::{Piece, Shape};
use super::walk::Walk;
use kernel::Point;

/// So far from each other are the places along a stretch.
const APART_MM: i32 = 5;

/// So many places are shown round an end.
const ROUND_ENDS: i32 = 24;

impl Walk<'_> {
    /// The free place in contact with a body that is nearest to `near`.
    pub fn nearest_beside(&self, body: &Body, near: Point) -> Option<Point> {
        let mut best: Option<(i64, Point)> = None;
        each_beside_piece(body.piece(), self.diameter, &mut |place| {
            let found = (dist2(near, place), place);
            if best.is_none_or(|it| found < it)
                && body.gap(Circle::new(place, self.diameter)) <= 1
                && self.free_at(place)
            {
                best = Some(found);
            }
        });
        best.map(|it| it.1)
    }
}

/// Shows places at which a base of this diameter touches a stretch of something, every few millimetres along it and round its ends.
pub fn each_beside(line: Segment, thickness: i32, diameter: i32, each: &mut dyn FnMut(Point)) {
    let out = (diameter + thickness) / 2 + 1;
    for end in [line.a, line.b] {
        (0..ROUND_ENDS).for_each(|part| each(polar(end, 360 / ROUND_ENDS * part, out)));
    }
    let (x, y) = (line.b.x - line.a.x, line.b.y - line.a.y);
    for at in along(line) {
        for sign in [1, -1] {
            let aside = Point::new(at.x - sign * y, at.y + sign * x);
            each(towards(at, aside, out));
        }
    }
}

/// Shows places at which a base may touch a piece; some are not free, and some are a hair too far.
pub fn each_beside_piece(piece: &Piece, diameter: i32, each: &mut dyn FnMut(Point)) {
    each_edge(piece, &mut |line, thickness| each_beside(line, thickness, diameter, each));
}

/// Shows places on the outline of a piece.
pub fn each_on_outline(piece: &Piece, each: &mut dyn FnMut(Point)) {
    each_edge(piece, &mut |line, thickness| {
        along(line).for_each(&mut *each);
        if line.a == line.b {
            (0..ROUND_ENDS).for_each(|part| each(polar(line.a, 360 / ROUND_ENDS * part, thickness / 2)));
        }
    });
}

fn each_edge(piece: &Piece, each: &mut dyn FnMut(Segment, i32)) {
    match &piece.shape {
        Shape::Polygon(polygon) => polygon.edges().for_each(|line| each(line, 0)),
        Shape::Wall { line, thickness } => {
            line.windows(2).for_each(|pair| each(Segment::new(pair[0], pair[1]), *thickness));
        }
        Shape::Circle(circle) => each(Segment::new(circle.at, circle.at), circle.diameter),
    }
}

/// Places along a stretch, both ends included.
fn along(line: Segment) -> impl Iterator<Item = Point> {
    let length = distance(line.a, line.b);
    let inner = (0..length / APART_MM).map(move |i| towards(line.a, line.b, APART_MM * i));
    inner.chain(std::iter::once(line.b))
}
