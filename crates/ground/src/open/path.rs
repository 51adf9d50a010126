//! Ways round what is in the way, and what they cost.

use super::angle::{self, TURN, wrapped};
use super::body::Bounds;
use super::measure::{dist2, distance, polar, root, rounded, towards, vector};
use super::search::{FINE, Search, finer, length};
use super::walk::{Bar, Walk};
use kernel::Point;

/// What walking costs: so many millimetres to a point, so many points for each crossing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace {
    pub mm_per_point: i32,
    pub points_per_crossing: i32,
}

/// A way from place to place, both ends included.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Path {
    pub places: Vec<Point>,
    pub length_mm: i32,
    pub crossings: u32,
}

/// What can be walked to in a straight line from one place of turning: the outline round it, every ten degrees from north.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fan {
    pub at: Point,
    /// How many millimetres are left there.
    pub left_mm: i32,
    pub outline: Vec<Point>,
}

impl Pace {
    /// What is crossed weighs as many millimetres as it costs: for books whose doors and windows cost each their own.
    pub const MILLIMETRES: Pace = Pace { mm_per_point: 1, points_per_crossing: 1 };

    /// How many millimetres a crossing costs.
    pub const fn crossing_mm(self) -> i32 {
        self.mm_per_point * self.points_per_crossing
    }

    /// What a way costs, a started point counting whole.
    pub fn points(self, path: &Path) -> i32 {
        let started = (path.length_mm + self.mm_per_point - 1) / self.mm_per_point.max(1);
        started + path.crossings as i32 * self.points_per_crossing
    }

    /// What a way costs, crossings turned into millimetres.
    pub fn cost_mm(self, path: &Path) -> i32 {
        path.length_mm + path.crossings as i32 * self.crossing_mm()
    }
}

impl Path {
    pub fn end(&self) -> Point {
        self.places.last().copied().unwrap_or_default()
    }

    /// The places of the way, each millimetre of it.
    pub fn every_mm(&self) -> impl Iterator<Item = Point> {
        let leg = |leg: &[Point]| {
            let (from, to) = (leg[0], leg[1]);
            (0..distance(from, to)).map(move |mm| towards(from, to, mm))
        };
        self.places.windows(2).flat_map(leg).chain(self.places.last().copied())
    }
}

impl Walk<'_> {
    /// The cheapest way to a place, if there is one that costs no more than `budget` points.
    pub fn path(&self, from: Point, to: Point, pace: Pace, budget: Option<i32>) -> Option<Path> {
        let limit_mm = budget.map(|points| points * pace.mm_per_point);
        self.path_mm(from, to, pace, limit_mm)
    }

    /// The same with the budget in millimetres, crossings turned into millimetres.
    pub fn path_mm(&self, from: Point, to: Point, pace: Pace, limit_mm: Option<i32>) -> Option<Path> {
        let limit = limit_mm.map(finer);
        // Half a millimetre more, because lengths are compared rounded.
        let limit = limit.map_or(i64::MAX, |it| it + FINE / 2 - 1);
        if !self.free_at(to) || limit < length(from, to) {
            return None;
        }
        let bars = self.stopping(from, to);
        let crosses = || 0 < pace.points_per_crossing && !self.crossed(from, to).is_empty();
        if self.level.is_none() && bars.is_empty() && !crosses() {
            return Some(self.measured(vec![from, to]));
        }
        let too_long = |bar: &Bar| limit < length_round(bar, from, to).saturating_sub(FINE);
        if bars.iter().any(too_long) {
            return None;
        }
        let roads = self.roads_if_known(pace);
        let search = Search::new(self, pace, from, to, limit).over(roads.as_deref());
        let near = search.who_is_near().map(|it| it.iter().map(|it| (it.1.at, it.1.diameter)).collect());
        match (limit_mm.zip(near), &roads) {
            (Some((mm, near)), Some(roads)) => roads.among((from, to, mm, near), || self.searched(search)),
            _ => self.searched(search),
        }
    }

    fn searched(&self, mut search: Search<'_>) -> Option<Path> {
        loop {
            match search.run() {
                Some(found) if !search.heed(&found)? => return Some(self.measured(found)),
                Some(_) => (),
                None if !search.heed_crowding() => return None,
                None => (),
            }
        }
    }

    /// A way as far as the first place of it that suits, looked at each millimetre; nothing if none does.
    pub fn until(&self, path: &Path, suits: &dyn Fn(Point) -> bool) -> Option<Path> {
        let mut places: Vec<Point> = path.places.first().copied().into_iter().collect();
        for leg in path.places.windows(2) {
            let along = (0..=distance(leg[0], leg[1])).map(|mm| towards(leg[0], leg[1], mm));
            if let Some(end) = along.into_iter().find(|&it| suits(it)) {
                places.push(end);
                places.dedup();
                return Some(self.measured(places));
            }
            places.push(leg[1]);
        }
        (places.len() == 1 && suits(places[0])).then(|| self.measured(places))
    }

    /// As much of a way as so many millimetres pay for, crossings turned into millimetres. A crossing that cannot be paid for
    /// ends it before the thing crossed.
    pub fn follow(&self, path: &Path, pace: Pace, mut left_mm: i32) -> Path {
        let mut places: Vec<Point> = path.places.first().copied().into_iter().collect();
        for pair in path.places.windows(2) {
            let end = self.affordable(pair[0], pair[1], pace, left_mm);
            if end != pair[0] {
                places.push(end);
            }
            if end != pair[1] {
                break;
            }
            left_mm -= distance(pair[0], end) + self.crossings(pair[0], end) as i32 * pace.crossing_mm();
        }
        self.measured(places)
    }

    /// The way to the place nearest to `to` that so many millimetres pay for, whether `to` itself can be reached or not; of equally
    /// near places the cheapest. Ways that lead away first are found as far as the budget goes.
    pub fn approach(&self, from: Point, to: Point, pace: Pace, left_mm: i32) -> Path {
        let straight = self.affordable(from, to, pace, left_mm);
        let done =
            straight == to || (left_mm <= distance(from, straight) && self.crossings(from, straight) == 0);
        if done {
            return self.measured(vec![from, straight]);
        }
        let mut search = Search::new(self, pace, from, from, finer(left_mm));
        search.heed_all(Bounds::new(from, from).grown(left_mm));
        let mut best = (dist2(straight, to), 0, vec![from, straight]);
        for (mut way, left) in search.flood() {
            let Some(&at) = way.last() else { continue };
            let end = self.affordable(at, to, pace, (left / FINE) as i32);
            let found = (dist2(end, to), finer(left_mm) - left + length(at, end));
            if found < (best.0, best.1) {
                way.push(end);
                best = (found.0, found.1, way);
            }
        }
        best.2.dedup();
        self.measured(best.2)
    }

    /// Everything that can be reached for so many points, as fans that overlap.
    pub fn reach(&self, from: Point, pace: Pace, budget: i32) -> Vec<Fan> {
        let mm = budget * pace.mm_per_point;
        let mut search = Search::new(self, pace, from, from, finer(mm));
        search.heed_all(Bounds::new(from, from).grown(mm));
        let mut fans: Vec<Fan> = Vec::new();
        for (way, left) in search.flood() {
            let Some(&at) = way.last() else { continue };
            let left_mm = (left / FINE) as i32;
            let outline = (0..36).map(|i| self.affordable(at, polar(at, 10 * i, left_mm), pace, left_mm));
            fans.push(Fan { at, left_mm, outline: outline.collect() });
        }
        fans
    }

    /// The farthest place on the straight way that can be reached and paid for.
    pub fn affordable(&self, from: Point, to: Point, pace: Pace, left_mm: i32) -> Point {
        self.paid_for(from, self.farthest(from, to), pace, left_mm)
    }

    /// The same where it is known how far the way is free: to `end`.
    pub fn paid_for(&self, from: Point, end: Point, pace: Pace, left_mm: i32) -> Point {
        let cost = |to: Point| distance(from, to) + self.crossings(from, to) as i32 * pace.crossing_mm();
        if cost(end) <= left_mm {
            return end;
        }
        let (mut paid, mut unpaid) = (0, distance(from, end));
        while paid + 1 < unpaid {
            let middle = paid.midpoint(unpaid);
            if cost(towards(from, end, middle)) <= left_mm { paid = middle } else { unpaid = middle }
        }
        // Rounding may put the place a hair aside of the way that was free.
        let at = towards(from, end, paid);
        if paid == 0 || cost(at) > left_mm { from } else { self.farthest(from, at) }
    }

    pub(super) fn measured(&self, places: Vec<Point>) -> Path {
        let legs = || places.windows(2).map(|pair| (pair[0], pair[1]));
        let fine: i64 = legs().map(|(a, b)| length(a, b)).sum();
        let straight = places.first().zip(places.last()).map_or(0, |(&a, &b)| distance(a, b));
        let length_mm = (rounded(i128::from(fine), i128::from(FINE)) as i32).max(straight);
        let crossings = legs().map(|(a, b)| self.crossings(a, b)).sum();
        Path { places, length_mm, crossings }
    }
}

/// How long a way is, give or take less than a millimetre, that goes round a base which stands in the straight one and round nothing
/// else: along both tangents and an arc.
fn length_round(bar: &Bar, from: Point, to: Point) -> i64 {
    let (middle, radius) = (bar.line.a, i64::from(bar.width) * FINE / 2);
    let (a, b) = (vector(middle, from), vector(middle, to));
    // Whoever overlaps it already may go away from it on the shortest way.
    if middle != bar.line.b || bar.holds(from) || bar.holds(to) {
        return 0;
    }
    let tangent = |(x, y): (i64, i64)| root(((x * x + y * y) << 16) - radius * radius);
    let (one, other) = (tangent(a), tangent(b));
    let between = wrapped(angle::of(a.1, a.0) - angle::of(b.1, b.0)).abs();
    let arc = between - angle::of(one, radius) - angle::of(other, radius);
    // A whole turn is 6.283 radii.
    one + other + (i128::from(arc.max(0)) * i128::from(radius) * 6283 / (1000 * i128::from(TURN))) as i64
}
