//! The search for a way: from corner to corner of what has to be gone round.
//!
//! It starts with nothing in the way but the straight line; what a way it finds runs into is then heeded too, until a way is
//! free. A way found so is the shortest of those that turn only at the places offered beside the corners, and an unhindered
//! walk costs one look. In a throng (more than [`MANY`] things heeded) bases that crowd the corners are heeded only when there
//! is no way without them, and the way found may not be the very shortest.

use super::Obstacle;
use super::body::{Body, Bounds, Edge};
use super::measure::{dist2, distance, overlap, polar, root, towards, vector};
use super::path::Pace;
use super::roads::Roads;
use super::shape::{Circle, Segment};
use super::terrain::{PieceId, Walks};
use super::walk::{Bar, Hindrance, Walk};
use kernel::Point;
use smallvec::SmallVec;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// Lengths are added up in 1/256 mm.
pub(super) const FINE: i64 = 256;

pub(super) fn finer(mm: i32) -> i64 {
    i64::from(mm) * FINE
}

pub(super) fn length(a: Point, b: Point) -> i64 {
    root(dist2(a, b) << 16)
}

/// From here on a search goes for any way rather than for the shortest.
const MANY: usize = 60;

pub(super) struct Search<'a> {
    walk: &'a Walk<'a>,
    /// The roads over the same ground, if they are known: they know more of it.
    roads: Option<&'a Roads>,
    pace: Pace,
    limit: i64,
    /// No way within the limit leads out of this, if there is a limit.
    bounds: Option<Bounds>,
    /// The start, the goal, and the places beside corners.
    nodes: Vec<Point>,
    /// The corner that each of them is a place to turn at, if it is just one.
    corners: Vec<Option<Point>>,
    /// How far it is at least from each of them to the goal.
    ahead: Vec<i64>,
    /// Whoever can be in a way within the limit, by his number; nothing if there is no limit.
    near: Option<SmallVec<[(usize, Circle); 16]>>,
    /// What is in the way, and where the middle of a base must be for that.
    bars: Vec<(Bounds, Bar)>,
    /// So many more are too far off to be in any way.
    far_bars: usize,
    heeded: Vec<Hindrance>,
    /// Where what is heeded can be crossed.
    crossed: Vec<Bounds>,
    /// Places beside corners where a base stands.
    taken: Vec<Point>,
    /// What is known of the straight ways from each place; places and bars are only ever added.
    known: Vec<Vec<Straight>>,
}

/// What is known of a straight way from place to place.
#[derive(Clone, Copy, Default)]
struct Straight {
    /// 0 if it has not been measured.
    length: i64,
    /// So many bars have been looked at.
    looked_at: u32,
    /// One of them stops it.
    stopped: bool,
}

impl Straight {
    fn is_stopped(&mut self, bars: &[(Bounds, Bar)], a: Point, b: Point) -> bool {
        if !self.stopped {
            self.stopped = is_stopped(&bars[self.looked_at as usize..], a, b);
            self.looked_at = bars.len() as u32;
        }
        self.stopped
    }
}

fn is_stopped(bars: &[(Bounds, Bar)], a: Point, b: Point) -> bool {
    let way = Bounds::new(a, b);
    bars.iter().any(|(bounds, bar)| bounds.meets(way) && bar.stops(a, b))
}

/// Where ways from place to place of at most this length lead; whoever comes back to where he started goes so far out at the most.
fn within(from: Point, to: Point, limit: i64) -> Option<Bounds> {
    const FAR_MM: i64 = 1 << 20;
    let mm = limit / FINE + 2;
    if FAR_MM < mm {
        return None;
    }
    // An ellipse is half as wide as the root of the difference of the squares.
    let aside = if from == to { mm } else { root((mm * mm - dist2(from, to)).max(0)) / 2 + 2 };
    Some(Bounds::new(from, to).grown(aside as i32))
}

/// Who is not passed and whom a base within these bounds might overlap.
fn who_is_near(walk: &Walk<'_>, bounds: Bounds) -> SmallVec<[(usize, Circle); 16]> {
    let mut near = SmallVec::new();
    walk.crowd.each_near_way(bounds.low, bounds.high, walk.diameter, |index, base| {
        if !(walk.passes)(index) {
            near.push((index, base));
        }
    });
    near.sort_unstable_by_key(|it: &(usize, Circle)| it.0);
    near
}

impl<'a> Search<'a> {
    pub(super) fn new(walk: &'a Walk<'a>, pace: Pace, from: Point, to: Point, limit: i64) -> Self {
        let (nodes, corners) = (vec![from, to], vec![None, None]);
        let (bars, heeded, taken, known) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        let bounds = within(from, to, limit);
        let near = bounds.map(|it| who_is_near(walk, it));
        let ahead = vec![length(from, to), 0];
        let mut search = Search {
            walk,
            roads: None,
            pace,
            limit,
            bounds,
            nodes,
            corners,
            ahead,
            near,
            bars,
            far_bars: 0,
            heeded,
            crossed: Vec::new(),
            taken,
            known,
        };
        if let Some(level) = walk.level {
            search.heed_brink(level);
        }
        search
    }

    /// The same over ground of which these are the roads.
    pub(super) fn over(mut self, roads: Option<&'a Roads>) -> Self {
        self.roads = roads;
        self
    }

    /// The cheapest way from place to place, heeding only what is heeded so far.
    pub(super) fn run(&mut self) -> Option<Vec<Point>> {
        let (costs, before) = self.explore(Some(1));
        costs[1]?;
        Some(self.way_to(1, &before))
    }

    /// The way to every place that can be reached within the limit, and what is left of the limit there.
    pub(super) fn flood(&mut self) -> Vec<(Vec<Point>, i64)> {
        let (costs, before) = self.explore(None);
        let places = (0..self.nodes.len()).filter(|&it| it != 1);
        let left = places.filter_map(|it| Some((it, self.limit - costs[it]?)));
        left.filter(|it| FINE <= it.1).map(|(it, left)| (self.way_to(it, &before), left)).collect()
    }

    fn way_to(&self, mut at: usize, before: &[Option<usize>]) -> Vec<Point> {
        let mut way = vec![self.nodes[at]];
        while let Some(previous) = before[at] {
            way.push(self.nodes[previous]);
            at = previous;
        }
        way.reverse();
        way
    }

    /// A* with a goal, Dijkstra without: the cost of each place and the place before it.
    fn explore(&mut self, goal: Option<usize>) -> (Vec<Option<i64>>, Vec<Option<usize>>) {
        let count = self.nodes.len();
        let (mut costs, mut before, mut done) = (vec![None; count], vec![None; count], vec![false; count]);
        let mut open = BinaryHeap::from([Reverse((0, 0usize))]);
        costs[0] = Some(0);
        self.known.resize(count, Vec::new());
        while let Some(Reverse((_, at))) = open.pop() {
            if done[at] {
                continue;
            }
            done[at] = true;
            if goal == Some(at) {
                break;
            }
            let Some(so_far): Option<i64> = costs[at] else { continue };
            let mut known = std::mem::take(&mut self.known[at]);
            known.resize(count, Straight::default());
            for next in 1..count {
                if done[next] || known[next].stopped {
                    continue;
                }
                let (a, b) = (self.nodes[at], self.nodes[next]);
                let ahead = if goal.is_some() { self.ahead[next] } else { 0 };
                if self.limit < so_far.saturating_add(ahead) {
                    continue;
                }
                if known[next].length == 0 {
                    known[next].length = length(a, b);
                }
                let bare = so_far + known[next].length;
                if costs[next].is_some_and(|it| it <= bare) {
                    continue;
                }
                let better = |cost: i64| {
                    costs[next].is_none_or(|it| cost < it) && cost.saturating_add(ahead) <= self.limit
                };
                if !better(bare) || known[next].is_stopped(&self.bars, a, b) {
                    continue;
                }
                let cost = bare + self.crossing_cost(a, b);
                if better(cost) {
                    costs[next] = Some(cost);
                    before[next] = Some(at);
                    open.push(Reverse((cost + ahead, next)));
                }
            }
            self.known[at] = known;
        }
        (costs, before)
    }

    fn crossing_cost(&self, a: Point, b: Point) -> i64 {
        let way = Bounds::new(a, b);
        if self.pace.points_per_crossing == 0 || !self.crossed.iter().any(|it| it.meets(way)) {
            return 0;
        }
        let crossed = self.walk.crossed(a, b);
        let heeded = crossed.iter().filter(|it| self.heeded.contains(&Hindrance::Thing(it.0)));
        heeded.map(|it| i64::from(it.1) * finer(self.pace.crossing_mm())).sum()
    }

    /// Heeds what a way runs into or crosses; whether that was anything new. Nothing if it cannot be gone round at all.
    pub(super) fn heed(&mut self, way: &[Point]) -> Option<bool> {
        let mut found: SmallVec<[Hindrance; 16]> = SmallVec::new();
        let mut free = true;
        for pair in way.windows(2) {
            let bars = self.walk.stopping(pair[0], pair[1]);
            free &= bars.is_empty();
            found.extend(bars.iter().map(|bar| bar.what));
            if 0 < self.pace.points_per_crossing {
                found.extend(self.walk.crossed(pair[0], pair[1]).iter().map(|it| Hindrance::Thing(it.0)));
            }
        }
        found.sort_unstable();
        found.dedup();
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
                self.heeded.push(what);
                let bar = walk.bar_of_base(index, base);
                self.add_bar(bar);
                self.offer_round(base.at, bar.width);
            }
            Hindrance::Thing(Obstacle::Piece(id)) => self.heed_body(Obstacle::Piece(id), ground.body(id)),
            Hindrance::Thing(Obstacle::Opening(id)) => {
                let wall = ground.opening(id).wall;
                self.heed_body(Obstacle::Piece(wall), ground.body(wall));
                if !self.heeded.contains(&what) {
                    self.heeded.push(what);
                }
            }
            Hindrance::Thing(Obstacle::Extra(i)) => {
                let Some(body) = walk.state.extra.get(i as usize) else { return false };
                self.heed_body(Obstacle::Extra(i), body);
            }
        }
        true
    }

    fn heed_body(&mut self, thing: Obstacle, body: &Body) {
        if self.heeded.contains(&Hindrance::Thing(thing)) {
            return;
        }
        self.heeded.push(Hindrance::Thing(thing));
        let openings = body.edges.iter().filter_map(|edge| edge.opening);
        self.heeded.extend(openings.map(|id| Hindrance::Thing(Obstacle::Opening(id))));
        self.crossed.extend(self.walk.where_crossed(body));
        if !(self.walk.blocks)(&body.piece) {
            for edge in &body.edges {
                self.offer_round(edge.line.a, edge.thickness + 2);
                self.offer_round(edge.line.b, edge.thickness + 2);
            }
            return;
        }
        let walk = self.walk;
        for bar in walk.bars_of(thing, body) {
            if !self.matters(bar.bounds()) {
                self.far_bars += 1;
                continue;
            }
            self.add_bar(bar);
            let goes_on = |end: Point, other: Point| {
                // Farther than a solid stretch is cut short beside an opening, nearer than the far side of the narrowest one.
                let beyond = towards(other, end, distance(other, end) + bar.width - walk.diameter + 4);
                walk.bars_of(thing, body).any(|it| it.line.nearer_than_half(beyond, 2))
            };
            self.offer_ends(bar.line, bar.width, &goes_on);
        }
        for edge in &body.edges {
            let shut = |id| walk.ground.passage(walk.state, id).walks == Walks::Closed;
            if edge.opening.is_some_and(|id| !shut(id)) && self.matters(edge.bounds()) {
                self.offer_gap(edge);
            }
        }
    }

    /// Whether a stretch can be in a way within the limit, or one can turn there: farther off than three bases no place is offered for it.
    fn matters(&self, stretch: Bounds) -> bool {
        self.bounds.is_none_or(|it| it.grown(3 * self.walk.diameter).meets(stretch))
    }

    /// Whoever can be in a way within the limit, if there is one.
    pub(super) fn who_is_near(&self) -> Option<&[(usize, Circle)]> {
        self.near.as_deref()
    }

    /// The places offered beside corners, and the corner of each.
    pub(super) fn places(&self) -> impl Iterator<Item = (Point, Option<Point>)> {
        self.nodes.iter().copied().zip(self.corners.iter().copied()).skip(2)
    }

    /// Whether nothing heeded stops a straight way.
    pub(super) fn is_free(&self, a: Point, b: Point) -> bool {
        !is_stopped(&self.bars, a, b)
    }

    fn heed_brink(&mut self, level: PieceId) {
        let walk = self.walk;
        for edge in &walk.ground.body(level).edges {
            let bar = Bar { what: Hindrance::Brink, line: edge.line, width: 0 };
            self.bars.push((bar.bounds(), bar));
            self.offer_round(edge.line.a, 2);
        }
    }

    pub(super) fn heed_all(&mut self, bounds: Bounds) {
        let walk = self.walk;
        for (thing, body) in walk.bodies() {
            let matters = (walk.blocks)(&body.piece) || body.piece.crossing.is_some();
            if matters && bounds.meets(body.bounds) {
                self.heed_body(thing, body);
            }
        }
        let mut near = Vec::new();
        walk.crowd.each_near_way(bounds.low, bounds.high, walk.diameter, |index, _| near.push(index));
        near.sort_unstable();
        for index in near.into_iter().filter(|&it| !(walk.passes)(it)) {
            self.heed_one(Hindrance::Base(index));
        }
    }

    /// Places round a corner, so far out that the straight ways between them pass it.
    fn offer_round(&mut self, corner: Point, width: i32) {
        // A ring of n sides touches the circle inside it if its corners lie 1 / cos(half a turn / n) radii out.
        let (step, out) = match width {
            ..80 => (45, width * 5412 / 10_000 + 2),
            _ => (15, width * 5044 / 10_000 + 2),
        };
        for degrees in (0..360).step_by(step) {
            self.offer(polar(corner, degrees, out), Some(corner));
        }
    }

    /// Places round the ends of a bar, but for an end where another bar goes on straight: nobody turns there.
    fn offer_ends(&mut self, line: Segment, width: i32, goes_on: &dyn Fn(Point, Point) -> bool) {
        if line.a == line.b {
            return self.offer_round(line.a, width);
        }
        for (end, other) in [(line.a, line.b), (line.b, line.a)] {
            if goes_on(end, other) {
                continue;
            }
            self.offer_round(end, width);
            // Close beside the ends, for passages hardly wider than the base.
            let (x, y) = vector(line.a, line.b);
            let aside = |sign: i64| Point::new(end.x - (sign * y) as i32, end.y + (sign * x) as i32);
            for sign in [1, -1] {
                self.offer(towards(end, aside(sign), width / 2 + 1), None);
            }
        }
    }

    /// Places before and behind a passage between two bars that is hardly wider than the base.
    fn offer_between(&mut self, one: Bar, other: Bar) {
        let diameter = self.walk.diameter;
        let ends = [
            (one, one.line.a, other),
            (one, one.line.b, other),
            (other, other.line.a, one),
            (other, other.line.b, one),
        ];
        for (near, end, far) in ends {
            let across = far.line.nearest_point(end);
            let wide = distance(end, across) - (near.width + far.width - 2 * diameter) / 2;
            if wide < diameter || diameter + diameter / 2 < wide {
                continue;
            }
            let middle = towards(end, across, (near.width - diameter + wide) / 2);
            let (x, y) = vector(end, across);
            for sign in [1, -1] {
                let aside = Point::new(middle.x - sign * y as i32, middle.y + sign * x as i32);
                self.offer(towards(middle, aside, diameter), None);
            }
        }
    }

    fn add_bar(&mut self, bar: Bar) {
        let near = bar.bounds().grown(self.walk.diameter);
        for i in 0..self.bars.len() {
            let (bounds, other) = self.bars[i];
            if 0 < other.width && near.meets(bounds) {
                self.offer_between(bar, other);
            }
        }
        self.bars.push((bar.bounds(), bar));
    }

    /// Places on both sides of the middle of an opening.
    fn offer_gap(&mut self, edge: &Edge) {
        let Segment { a, b } = edge.line;
        let middle = Point::new(a.x.midpoint(b.x), a.y.midpoint(b.y));
        let (x, y) = vector(a, b);
        let out = (self.walk.diameter + edge.thickness) / 2 + 1;
        for sign in [1, -1] {
            let aside = Point::new(middle.x - sign * y as i32, middle.y + sign * x as i32);
            self.offer(towards(middle, aside, out), None);
        }
    }

    fn offer(&mut self, place: Point, corner: Option<Point>) {
        if self.bounds.is_some_and(|it| !it.contains(place)) {
            return;
        }
        let (start, goal) = (self.nodes[0], self.nodes[1]);
        // Whoever floods comes back from nowhere: start and goal are one.
        let back = if start == goal { 0 } else { length(place, goal) };
        if self.limit < length(start, place).saturating_add(back) || self.nodes.contains(&place) {
            return;
        }
        let held = match self.roads {
            Some(roads) => roads.held_by(self.walk, place),
            None => self.walk.held_by(place),
        };
        if !held.is_empty() {
            // To go round this corner the neighbour's corners are needed too.
            for thing in held {
                self.heed_one(Hindrance::Thing(thing));
            }
            return;
        }
        let there = self.bases_at(place);
        if there.is_empty() {
            if self.walk.on_surface(place) {
                self.nodes.push(place);
                self.corners.push(corner);
                self.ahead.push(back);
            }
        } else if self.bars.len() + self.far_bars < MANY {
            for index in there {
                self.heed_one(Hindrance::Base(index));
            }
        } else {
            self.taken.push(place);
        }
    }

    /// Heeds the bases that stand where a way round something would turn; whether there were any new ones.
    pub(super) fn heed_crowding(&mut self) -> bool {
        let before = self.heeded.len();
        for place in std::mem::take(&mut self.taken) {
            self.heed_bases_at(place);
        }
        before < self.heeded.len()
    }

    fn heed_bases_at(&mut self, place: Point) {
        for index in self.bases_at(place) {
            self.heed_one(Hindrance::Base(index));
        }
    }

    /// The bases in the way that another at the place would overlap.
    fn bases_at(&self, place: Point) -> SmallVec<[usize; 8]> {
        let (walk, base) = (self.walk, Circle::new(place, self.walk.diameter));
        if let Some(near) = &self.near {
            return near.iter().filter(|it| overlap(base, it.1)).map(|it| it.0).collect();
        }
        let mut found = SmallVec::new();
        walk.crowd.each_near_way(place, place, walk.diameter, |index, other| {
            if overlap(base, other) && !(walk.passes)(index) {
                found.push(index);
            }
        });
        found.sort_unstable();
        found
    }
}
