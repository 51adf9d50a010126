//! Ways round what is in the way, and what they cost.
//!
//! A way goes straight from corner to corner of what has to be gone round. The search starts with nothing in the way but the
//! straight line; what a way it finds runs into is then heeded too, until a way is free. A way found so is the shortest
//! of those that turn only at the places offered beside the corners, and an unhindered walk costs one look.

use super::body::{Body, Bounds, Edge};
use super::measure::{dist2, distance, polar, root, rounded, towards, vector};
use super::shape::Segment;
use super::terrain::Walks;
use super::walk::{Bar, Hindrance, Walk};
use super::{PieceId, Thing};
use kernel::Point;
use std::cmp::Reverse;
use std::collections::{BTreeSet, BinaryHeap};

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
        let mut search = Search::new(self, pace, from, to, limit);
        loop {
            let found = search.run()?;
            if !search.heed(&found)? {
                return Some(self.measured(found));
            }
        }
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

    /// Everything that can be reached for so many points, as fans that overlap.
    pub fn reach(&self, from: Point, pace: Pace, budget: i32) -> Vec<Fan> {
        let mm = budget * pace.mm_per_point;
        let mut search = Search::new(self, pace, from, from, finer(mm));
        search.heed_all(Bounds::new(from, from).grown(mm));
        let mut fans: Vec<Fan> = Vec::new();
        for (at, left) in search.flood() {
            let left_mm = (left / FINE) as i32;
            let outline = (0..36).map(|i| self.affordable(at, polar(at, 10 * i, left_mm), pace, left_mm));
            fans.push(Fan { at, left_mm, outline: outline.collect() });
        }
        fans
    }

    /// The farthest place on the straight way that can be reached and paid for.
    pub fn affordable(&self, from: Point, to: Point, pace: Pace, left_mm: i32) -> Point {
        let cost = |to: Point| distance(from, to) + self.crossings(from, to) as i32 * pace.crossing_mm();
        let end = self.farthest(from, to);
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

    fn measured(&self, places: Vec<Point>) -> Path {
        let legs = || places.windows(2).map(|pair| (pair[0], pair[1]));
        let fine: i64 = legs().map(|(a, b)| length(a, b)).sum();
        let straight = places.first().zip(places.last()).map_or(0, |(&a, &b)| distance(a, b));
        let length_mm = (rounded(i128::from(fine), i128::from(FINE)) as i32).max(straight);
        let crossings = legs().map(|(a, b)| self.crossings(a, b)).sum();
        Path { places, length_mm, crossings }
    }
}

/// Lengths are added up in 1/256 mm.
const FINE: i64 = 256;

fn finer(mm: i32) -> i64 {
    i64::from(mm) * FINE
}

fn length(a: Point, b: Point) -> i64 {
    root(dist2(a, b) << 16)
}

struct Search<'a> {
    walk: &'a Walk<'a>,
    pace: Pace,
    limit: i64,
    /// The start, the goal, and the places beside corners.
    nodes: Vec<Point>,
    bars: Vec<Bar>,
    heeded: BTreeSet<Hindrance>,
}

impl<'a> Search<'a> {
    fn new(walk: &'a Walk<'a>, pace: Pace, from: Point, to: Point, limit: i64) -> Self {
        let mut search =
            Search { walk, pace, limit, nodes: vec![from, to], bars: Vec::new(), heeded: BTreeSet::new() };
        if let Some(level) = walk.level {
            search.heed_brink(level);
        }
        search
    }

    /// The cheapest way from place to place, heeding only what is heeded so far.
    fn run(&self) -> Option<Vec<Point>> {
        let goal = self.nodes[1];
        let (costs, before) = self.explore(|at| length(at, goal), Some(1));
        costs[1]?;
        let mut way = vec![goal];
        let mut at = 1;
        while let Some(previous) = before[at] {
            way.push(self.nodes[previous]);
            at = previous;
        }
        way.reverse();
        Some(way)
    }

    /// Every place that can be reached within the limit, and what is left of the limit there.
    fn flood(&self) -> Vec<(Point, i64)> {
        let (costs, _) = self.explore(|_| 0, None);
        let reached = self.nodes.iter().zip(costs).enumerate().filter(|(i, _)| *i != 1);
        reached
            .filter_map(|(_, (&at, cost))| Some((at, self.limit - cost?)))
            .filter(|it| FINE <= it.1)
            .collect()
    }

    /// A* if `ahead` estimates, Dijkstra if it does not: the cost of each place and the place before it.
    fn explore(
        &self,
        ahead: impl Fn(Point) -> i64,
        goal: Option<usize>,
    ) -> (Vec<Option<i64>>, Vec<Option<usize>>) {
        let count = self.nodes.len();
        let (mut costs, mut before, mut done) = (vec![None; count], vec![None; count], vec![false; count]);
        let mut open = BinaryHeap::from([Reverse((ahead(self.nodes[0]), 0usize))]);
        costs[0] = Some(0);
        while let Some(Reverse((_, at))) = open.pop() {
            if done[at] {
                continue;
            }
            done[at] = true;
            if goal == Some(at) {
                break;
            }
            let Some(so_far) = costs[at] else { continue };
            for next in 1..count {
                let (a, b) = (self.nodes[at], self.nodes[next]);
                let better = |cost: i64| {
                    costs[next].is_none_or(|it| cost < it) && cost.saturating_add(ahead(b)) <= self.limit
                };
                let bare = so_far + length(a, b);
                if done[next] || !better(bare) || self.bars.iter().any(|bar| bar.stops(a, b)) {
                    continue;
                }
                let cost = bare + self.crossing_cost(a, b);
                if better(cost) {
                    costs[next] = Some(cost);
                    before[next] = Some(at);
                    open.push(Reverse((cost + ahead(b), next)));
                }
            }
        }
        (costs, before)
    }

    fn crossing_cost(&self, a: Point, b: Point) -> i64 {
        if self.pace.points_per_crossing == 0 {
            return 0;
        }
        let crossed = self.walk.crossed(a, b);
        let heeded = crossed.iter().filter(|it| self.heeded.contains(&Hindrance::Thing(it.0)));
        heeded.map(|it| i64::from(it.1) * finer(self.pace.crossing_mm())).sum()
    }

    /// Heeds what a way runs into or crosses; whether that was anything new. Nothing if it cannot be gone round at all.
    fn heed(&mut self, way: &[Point]) -> Option<bool> {
        let mut found = BTreeSet::new();
        let mut free = true;
        for pair in way.windows(2) {
            let bars = self.walk.stopping(pair[0], pair[1]);
            free &= bars.is_empty();
            found.extend(bars.iter().map(|bar| bar.what));
            if 0 < self.pace.points_per_crossing {
                found.extend(self.walk.crossed(pair[0], pair[1]).iter().map(|it| Hindrance::Thing(it.0)));
            }
        }
        let mut news = false;
        for what in found {
            news |= self.heed_one(what);
        }
        (news || free).then_some(news)
    }

    fn heed_one(&mut self, what: Hindrance) -> bool {
        if self.heeded.contains(&what) {
            return false;
        }
        let (ground, walk) = (self.walk.ground, self.walk);
        match what {
            Hindrance::Brink => return false,
            Hindrance::Base(index) => {
                let Some(base) = walk.crowd.base(index) else { return false };
                self.heeded.insert(what);
                let bar = walk.bar_of_base(index, base);
                self.bars.push(bar);
                self.offer_round(base.at, bar.width);
            }
            Hindrance::Thing(Thing::Piece(id)) => self.heed_body(Thing::Piece(id), ground.body(id)),
            Hindrance::Thing(Thing::Opening(id)) => {
                let wall = ground.opening(id).wall;
                self.heed_body(Thing::Piece(wall), ground.body(wall));
                self.heeded.insert(what);
            }
            Hindrance::Thing(Thing::Extra(i)) => {
                let Some(body) = walk.state.extra.get(i as usize) else { return false };
                self.heed_body(Thing::Extra(i), body);
            }
        }
        true
    }

    fn heed_body(&mut self, thing: Thing, body: &Body) {
        if !self.heeded.insert(Hindrance::Thing(thing)) {
            return;
        }
        let openings = body.edges.iter().filter_map(|edge| edge.opening);
        self.heeded.extend(openings.map(|id| Hindrance::Thing(Thing::Opening(id))));
        if !(self.walk.blocks)(&body.piece) {
            for edge in &body.edges {
                self.offer_round(edge.line.a, edge.thickness + 2);
                self.offer_round(edge.line.b, edge.thickness + 2);
            }
            return;
        }
        let walk = self.walk;
        for bar in walk.bars_of(thing, body) {
            self.bars.push(bar);
            self.offer_ends(bar.line, bar.width);
        }
        for edge in &body.edges {
            let shut = |id| walk.ground.passage(walk.state, id).walks == Walks::Closed;
            if edge.opening.is_some_and(|id| !shut(id)) {
                self.offer_gap(edge);
            }
        }
    }

    fn heed_brink(&mut self, level: PieceId) {
        let walk = self.walk;
        for edge in &walk.ground.body(level).edges {
            self.bars.push(Bar { what: Hindrance::Brink, line: edge.line, width: 0 });
            self.offer_round(edge.line.a, 2);
        }
    }

    fn heed_all(&mut self, bounds: Bounds) {
        let walk = self.walk;
        for (thing, body) in walk.bodies() {
            let matters = (walk.blocks)(&body.piece) || body.piece.crossing.is_some();
            if matters && bounds.meets(body.bounds) {
                self.heed_body(thing, body);
            }
        }
        let mut near = Vec::new();
        walk.crowd.each_near_way(bounds.low, bounds.high, walk.diameter, &mut |index, _| near.push(index));
        near.sort_unstable();
        for index in near.into_iter().filter(|&it| !(walk.passes)(it)) {
            self.heed_one(Hindrance::Base(index));
        }
    }

    /// Places round a corner, so far out that the straight ways between them pass it.
    fn offer_round(&mut self, corner: Point, width: i32) {
        // An eight-sided ring touches the circle inside it if its corners lie 1.0824 radii out.
        let out = width * 5412 / 10_000 + 2;
        for i in 0..8 {
            self.offer(polar(corner, 45 * i, out));
        }
    }

    fn offer_ends(&mut self, line: Segment, width: i32) {
        self.offer_round(line.a, width);
        if line.a == line.b {
            return;
        }
        self.offer_round(line.b, width);
        // Close beside the ends, for passages hardly wider than the base.
        for end in [line.a, line.b] {
            let (x, y) = vector(line.a, line.b);
            let aside = |sign: i64| Point::new(end.x - (sign * y) as i32, end.y + (sign * x) as i32);
            for sign in [1, -1] {
                self.offer(towards(end, aside(sign), width / 2 + 1));
            }
        }
    }

    /// Places on both sides of the middle of an opening.
    fn offer_gap(&mut self, edge: &Edge) {
        let Segment { a, b } = edge.line;
        let middle = Point::new(a.x.midpoint(b.x), a.y.midpoint(b.y));
        let (x, y) = vector(a, b);
        let out = (self.walk.diameter + edge.thickness) / 2 + 1;
        for sign in [1, -1] {
            let aside = Point::new(middle.x - sign * y as i32, middle.y + sign * x as i32);
            self.offer(towards(middle, aside, out));
        }
    }

    fn offer(&mut self, place: Point) {
        let (start, goal) = (self.nodes[0], self.nodes[1]);
        let too_far = self.limit < length(start, place).saturating_add(length(place, goal));
        let flooding = start == goal;
        if (!too_far || (flooding && length(start, place) <= self.limit))
            && !self.nodes.contains(&place)
            && self.walk.free_at(place)
        {
            self.nodes.push(place);
        }
    }
}
