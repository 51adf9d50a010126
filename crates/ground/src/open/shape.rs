//! Outlines and what lies in them, decided exactly.

use super::measure::{dist2, dot, root, rounded, turn, vector};
use kernel::Point;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use std::cmp::Ordering;

/// A round base, a blast, a tree trunk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Circle {
    pub at: Point,
    pub diameter: i32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Segment {
    pub a: Point,
    pub b: Point,
}

/// A simple polygon, its corners in either direction round.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Polygon {
    pub corners: Vec<Point>,
}

/// An isosceles triangle: the tip, a place its axis passes, its length and half its width at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Cone {
    pub tip: Point,
    pub through: Point,
    pub length: i32,
    pub half_width: i32,
}

/// An endless strip along the line from `from` through `through`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Corridor {
    pub from: Point,
    pub through: Point,
    pub half_width: i32,
}

/// A square of a distance as an exact fraction.
#[derive(Clone, Copy, Debug)]
pub struct Square {
    over: i128,
    under: i128,
}

impl Square {
    /// Compares the distance with half of `double_mm`.
    pub fn cmp_half(self, double_mm: i32) -> Ordering {
        (4 * self.over).cmp(&(i128::from(double_mm) * i128::from(double_mm) * self.under))
    }

    /// Twice the distance, rounded down.
    pub fn doubled_root(self) -> i64 {
        (4 * self.over / self.under).isqrt() as i64
    }
}

impl PartialEq for Square {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Square {}

impl PartialOrd for Square {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Square {
    // Only a distance to the inside of a segment has a divisor, and both sides then stay below 2^127: see `terrain::FAR`.
    fn cmp(&self, other: &Self) -> Ordering {
        (self.over * other.under).cmp(&(other.over * self.under))
    }
}

impl Circle {
    pub const fn new(at: Point, diameter: i32) -> Self {
        Circle { at, diameter }
    }

    /// Inside or on the outline.
    pub const fn contains(self, p: Point) -> bool {
        4 * dist2(self.at, p) <= self.diameter as i64 * self.diameter as i64
    }

    /// Inside and not on the outline.
    pub const fn contains_strictly(self, p: Point) -> bool {
        4 * dist2(self.at, p) < self.diameter as i64 * self.diameter as i64
    }

    /// Whether the two have a point in common.
    pub const fn touches(self, other: Circle) -> bool {
        let sum = self.diameter as i64 + other.diameter as i64;
        4 * dist2(self.at, other.at) <= sum * sum
    }
}

impl Segment {
    pub const fn new(a: Point, b: Point) -> Self {
        Segment { a, b }
    }

    /// The square of the distance from a place to the nearest point of the segment.
    pub fn square_to(self, p: Point) -> Square {
        let whole = |d2: i64| Square { over: i128::from(d2), under: 1 };
        let length2 = dist2(self.a, self.b);
        let along = dot(self.a, self.b, p);
        if along <= 0 {
            return whole(dist2(self.a, p));
        }
        if length2 <= along {
            return whole(dist2(self.b, p));
        }
        let aside = i128::from(turn(self.a, self.b, p));
        Square { over: aside * aside, under: i128::from(length2) }
    }

    /// Whether a place is nearer than half of `double_mm`.
    pub fn nearer_than_half(self, p: Point, double_mm: i32) -> bool {
        let limit = i64::from(double_mm) * i64::from(double_mm);
        let (along, length2) = (dot(self.a, self.b, p), dist2(self.a, self.b));
        if along <= 0 {
            return 4 * dist2(self.a, p) < limit;
        }
        if length2 <= along {
            return 4 * dist2(self.b, p) < limit;
        }
        let aside = turn(self.a, self.b, p);
        // Nearly everything fits 64 bits.
        const SMALL: i64 = 1 << 30;
        if aside.abs() < SMALL && limit < SMALL && length2 < SMALL {
            return 4 * aside * aside < limit * length2;
        }
        let aside = i128::from(aside);
        4 * aside * aside < i128::from(limit) * i128::from(length2)
    }

    pub fn touches_circle(self, circle: Circle) -> bool {
        self.square_to(circle.at).cmp_half(circle.diameter) != Ordering::Greater
    }

    /// On the segment, its ends included.
    pub fn contains(self, p: Point) -> bool {
        turn(self.a, self.b, p) == 0 && dot(p, self.a, self.b) <= 0
    }

    /// Whether the two have a point in common.
    pub fn meets(self, other: Segment) -> bool {
        self.crosses(other)
            || self.contains(other.a)
            || self.contains(other.b)
            || other.contains(self.a)
            || other.contains(self.b)
    }

    /// Whether each segment goes from one side of the other to its other side, no end on the other.
    pub fn crosses(self, other: Segment) -> bool {
        let sides = |s: Segment, t: Segment| turn(s.a, s.b, t.a).signum() * turn(s.a, s.b, t.b).signum();
        sides(self, other) < 0 && sides(other, self) < 0
    }

    /// Whether the two come nearer to each other than half of `double_mm`: the sweep of a base against a wall.
    pub fn passes_within_half(self, other: Segment, double_mm: i32) -> bool {
        if double_mm <= 0 {
            return false;
        }
        // A base that stands is a stretch without length: the nearest point of the way decides.
        if other.a == other.b {
            return self.nearer_than_half(other.a, double_mm);
        }
        // What lies wholly on one side, and farther off than this, is not met whatever its ends are.
        let (near, far) = (turn(self.a, self.b, other.a), turn(self.a, self.b, other.b));
        if 0 < near.signum() * far.signum() && self.is_line_off(near.abs().min(far.abs()), double_mm) {
            return false;
        }
        self.crosses(other)
            || self.nearer_than_half(other.a, double_mm)
            || self.nearer_than_half(other.b, double_mm)
            || other.nearer_than_half(self.a, double_mm)
            || other.nearer_than_half(self.b, double_mm)
    }

    /// Whether the endless line through both ends is at least half of `double_mm` from a place to which it turns so far.
    fn is_line_off(self, aside: i64, double_mm: i32) -> bool {
        const SMALL: i64 = 1 << 30;
        let (limit, length2) = (i64::from(double_mm) * i64::from(double_mm), dist2(self.a, self.b));
        aside < SMALL && limit < SMALL && length2 < SMALL && limit * length2 <= 4 * aside * aside
    }

    /// The gap between the edge of a base and the segment, rounded to whole millimetres; 0 if they overlap.
    pub fn gap(self, base: Circle) -> i32 {
        let twice = self.square_to(base.at).doubled_root() + 1 - i64::from(base.diameter);
        twice.div_euclid(2).max(0) as i32
    }

    /// Whether that gap is at most `mm`, which is not negative; without the root that the gap takes.
    pub fn is_within(self, base: Circle, mm: i32) -> bool {
        self.nearer_than_half(base.at, base.diameter + 2 * mm + 1)
    }

    /// Places on the segment, from one end to the other, one every `step_mm`.
    pub fn places(self, step_mm: i32) -> impl Iterator<Item = Point> {
        let length = super::measure::distance(self.a, self.b);
        let steps = (0..length).step_by(step_mm.max(1) as usize);
        steps.map(move |mm| super::measure::towards(self.a, self.b, mm)).chain([self.b])
    }

    /// The point of the segment nearest to a place, rounded to whole millimetres.
    pub fn nearest_point(self, p: Point) -> Point {
        let length2 = dist2(self.a, self.b);
        let along = dot(self.a, self.b, p).clamp(0, length2);
        if length2 == 0 {
            return self.a;
        }
        let (x, y) = vector(self.a, self.b);
        let part = |it: i64| rounded(i128::from(it) * i128::from(along), i128::from(length2)) as i32;
        Point::new(self.a.x + part(x), self.a.y + part(y))
    }
}

impl Polygon {
    pub fn new(corners: Vec<Point>) -> Self {
        Polygon { corners }
    }

    pub fn rectangle(x: i32, y: i32, width: i32, height: i32) -> Self {
        let (right, bottom) = (x + width, y + height);
        Polygon::new(vec![
            Point::new(x, y),
            Point::new(right, y),
            Point::new(right, bottom),
            Point::new(x, bottom),
        ])
    }

    /// A rectangle about its middle, `length` along the bearing it faces: a vehicle.
    pub fn facing(middle: Point, degrees: i32, length: i32, width: i32) -> Self {
        use super::angle::{ONE, cos, sin};
        let corner = |along: i32, aside: i32| {
            let (along, aside) = (i128::from(along), i128::from(aside));
            let (s, c) = (i128::from(sin(degrees)), i128::from(cos(degrees)));
            let half = 2 * i128::from(ONE);
            let (x, y) = (rounded(along * s + aside * c, half), rounded(aside * s - along * c, half));
            Point::new(middle.x + x as i32, middle.y + y as i32)
        };
        Polygon::new(vec![
            corner(length, -width),
            corner(length, width),
            corner(-length, width),
            corner(-length, -width),
        ])
    }

    pub fn moved(&self, x: i32, y: i32) -> Self {
        Polygon::new(self.corners.iter().map(|it| Point::new(it.x + x, it.y + y)).collect())
    }

    /// What a convex polygon sweeps over on a straight way, start and end included.
    pub fn swept(&self, x: i32, y: i32) -> Self {
        let mut places = self.corners.clone();
        places.extend(self.moved(x, y).corners);
        Polygon::round(places)
    }

    /// The smallest convex polygon that holds all these places.
    pub fn round(mut places: Vec<Point>) -> Self {
        places.sort_unstable();
        places.dedup();
        let mut lower = half_hull(places.iter().copied());
        let upper = half_hull(places.iter().rev().copied());
        lower.extend(upper);
        Polygon::new(lower)
    }

    pub fn edges(&self) -> impl Iterator<Item = Segment> + '_ {
        let next = self.corners.iter().cycle().skip(1);
        self.corners.iter().zip(next).map(|(&a, &b)| Segment { a, b })
    }

    /// Inside or on the outline.
    pub fn contains(&self, p: Point) -> bool {
        self.on_outline(p) || self.winds_round(p)
    }

    /// Inside and not on the outline.
    pub fn contains_strictly(&self, p: Point) -> bool {
        !self.on_outline(p) && self.winds_round(p)
    }

    pub fn on_outline(&self, p: Point) -> bool {
        self.edges().any(|edge| edge.contains(p))
    }

    /// Whether segment and polygon, outline and inside, have a point in common.
    pub fn meets(&self, segment: Segment) -> bool {
        self.winds_round(segment.a) || self.edges().any(|edge| edge.meets(segment))
    }

    /// Whether part of the segment lies strictly inside; a line that only grazes the outline does not cut.
    pub fn is_cut_by(&self, segment: Segment) -> bool {
        if self.edges().any(|edge| edge.crosses(segment)) {
            return true;
        }
        // Without a crossing the segment can go in and out through corners only, or by its ends.
        let corners = self.corners.iter().copied().filter(|&it| segment.contains(it));
        let mut stops: SmallVec<[Point; 8]> = corners.chain([segment.a, segment.b]).collect();
        stops.sort_unstable_by_key(|&it| dist2(segment.a, it));
        stops.windows(2).any(|pair| pair[0] != pair[1] && self.contains_middle(pair[0], pair[1]))
    }

    /// Whether circle and polygon, outline and inside, have a point in common.
    pub fn touches_circle(&self, circle: Circle) -> bool {
        self.winds_round(circle.at) || self.edges().any(|edge| edge.touches_circle(circle))
    }

    /// The gap between the edge of a base and the polygon, rounded to whole millimetres; 0 if they overlap.
    pub fn gap(&self, base: Circle) -> i32 {
        if self.contains(base.at) {
            return 0;
        }
        self.edges().map(|edge| edge.gap(base)).min().unwrap_or(0)
    }

    /// The upper left and lower right corners of the upright rectangle round it; nothing round nothing.
    pub fn extent(&self) -> Option<(Point, Point)> {
        let low = self.corners.iter().copied().reduce(|a, b| Point::new(a.x.min(b.x), a.y.min(b.y)));
        low.zip(self.corners.iter().copied().reduce(|a, b| Point::new(a.x.max(b.x), a.y.max(b.y))))
    }

    /// The places of the upright rectangle round it that are so far apart, row by row.
    pub fn places_round(&self, step_mm: usize) -> impl Iterator<Item = Point> {
        let (low, high) = self.extent().unwrap_or_default();
        let row = move |y: i32| (low.x..=high.x).step_by(step_mm).map(move |x| Point::new(x, y));
        (low.y..=high.y).step_by(step_mm).flat_map(row)
    }

    /// The area in square millimetres, doubled; positive if the corners go round clockwise as seen on the table.
    pub fn doubled_area(&self) -> i64 {
        self.edges().map(|e| i64::from(e.a.x) * i64::from(e.b.y) - i64::from(e.b.x) * i64::from(e.a.y)).sum()
    }

    /// Whether the middle between two places lies strictly inside; all is doubled, so that the middle is a whole place.
    fn contains_middle(&self, a: Point, b: Point) -> bool {
        let double = |it: Point| Point::new(2 * it.x, 2 * it.y);
        let edges = || self.edges().map(|it| Segment::new(double(it.a), double(it.b)));
        let middle = Point::new(a.x + b.x, a.y + b.y);
        !edges().any(|edge| edge.contains(middle)) && winds_round(edges(), middle)
    }

    fn winds_round(&self, p: Point) -> bool {
        winds_round(self.edges(), p)
    }
}

/// The places that the hull turns at, from the first to before the last.
fn half_hull(places: impl Iterator<Item = Point>) -> Vec<Point> {
    let mut hull: Vec<Point> = Vec::new();
    for place in places {
        while let [.., a, b] = hull[..]
            && turn(a, b, place) <= 0
        {
            hull.pop();
        }
        hull.push(place);
    }
    hull.pop();
    hull
}

fn winds_round(edges: impl Iterator<Item = Segment>, p: Point) -> bool {
    let crossed = edges.filter(|edge| {
        let (above, below) = (edge.a.y <= p.y, edge.b.y <= p.y);
        let side = turn(edge.a, edge.b, p);
        above != below && if above { 0 < side } else { side < 0 }
    });
    crossed.count() % 2 == 1
}

impl Cone {
    /// Inside or on the outline: 0 <= t <= length and s <= t * half_width / length.
    pub fn contains(self, p: Point) -> bool {
        let (t, s) = (self.along(p), self.aside(p));
        0 <= t
            && self.along_at_most(p, 2 * self.length)
            && i128::from(s) * i128::from(self.length) <= i128::from(t) * i128::from(self.half_width)
    }

    /// Whether the place is not farther along the axis than half of `double_mm`, counted from the tip.
    pub fn along_at_most(self, p: Point, double_mm: i32) -> bool {
        at_most(2 * self.along(p), double_mm, dist2(self.tip, self.through))
    }

    /// How far along the axis a place lies, in whole millimetres, negative behind the tip.
    pub fn along_mm(self, p: Point) -> i32 {
        over_length(self.along(p), dist2(self.tip, self.through))
    }

    /// Whether any part of a base is inside or on the outline.
    pub fn touches_circle(self, circle: Circle) -> bool {
        self.contains(circle.at) || self.sides().iter().any(|side| side.touches_circle(circle))
    }

    /// The triangle, its far corners rounded to whole millimetres: for drawing and for touching.
    pub fn outline(self) -> Polygon {
        let [first, second, _] = self.sides();
        Polygon::new(vec![first.a, first.b, second.b])
    }

    fn sides(self) -> [Segment; 3] {
        let (x, y) = vector(self.tip, self.through);
        let length = i128::from(root((x * x + y * y) << 16)).max(1);
        let corner = |half: i32| {
            let part = |along: i64, aside: i64| {
                let sum = i128::from(along) * i128::from(self.length) + i128::from(aside) * i128::from(half);
                rounded(256 * sum, length) as i32
            };
            Point::new(self.tip.x + part(x, -y), self.tip.y + part(y, x))
        };
        let (right, left) = (corner(self.half_width), corner(-self.half_width));
        [Segment::new(self.tip, right), Segment::new(right, left), Segment::new(left, self.tip)]
    }

    fn along(self, p: Point) -> i64 {
        dot(self.tip, self.through, p)
    }

    fn aside(self, p: Point) -> i64 {
        turn(self.tip, self.through, p).abs()
    }
}

impl Corridor {
    /// Whether a place is not farther from the line, to either side, than the half width.
    pub fn contains(self, p: Point) -> bool {
        at_most(turn(self.from, self.through, p).abs(), self.half_width, dist2(self.from, self.through))
    }

    /// Compares how far along the line `p` lies with how far `q` does plus half of `double_mm`.
    pub fn cmp_along(self, p: Point, q: Point, double_mm: i32) -> Ordering {
        let ahead = 2 * (dot(self.from, self.through, p) - dot(self.from, self.through, q));
        cmp_with_length(ahead, double_mm, dist2(self.from, self.through))
    }

    /// How far along the line a place lies, in whole millimetres, negative behind `from`.
    pub fn along_mm(self, p: Point) -> i32 {
        over_length(dot(self.from, self.through, p), dist2(self.from, self.through))
    }

    /// How far from the line a place lies, in whole millimetres; positive to the right of one who looks along it.
    pub fn aside_mm(self, p: Point) -> i32 {
        over_length(turn(self.from, self.through, p), dist2(self.from, self.through))
    }
}

/// A product with a vector against a number of millimetres: `product <= mm * sqrt(length2)`.
fn at_most(product: i64, mm: i32, length2: i64) -> bool {
    cmp_with_length(product, mm, length2) != Ordering::Greater
}

fn cmp_with_length(product: i64, mm: i32, length2: i64) -> Ordering {
    let signed_square = |it: i128| it * it * it.signum();
    let mm = i128::from(mm);
    signed_square(i128::from(product)).cmp(&(mm * mm * mm.signum() * i128::from(length2)))
}

fn over_length(product: i64, length2: i64) -> i32 {
    if length2 == 0 {
        return 0;
    }
    rounded(256 * i128::from(product), i128::from(root(length2 << 16)).max(1)) as i32
}
