//! Moving a round base in a straight line: what is in the way, what is crossed, how far it goes.

use super::body::{Body, Bounds, Edge, Ground, Obstacle, Passages, half_up};
use super::crowd::Crowd;
use super::lattice::{self, Rows};
use super::measure::{Ray, dist2, dot, overlap, turn};
use super::shape::{Circle, Segment};
use super::terrain::{Passage, Piece, PieceId, Walks};
use kernel::Point;
use smallvec::SmallVec;

/// Everything a moving base has to heed.
#[derive(Clone, Copy)]
pub struct Walk<'a> {
    pub ground: &'a Ground,
    pub state: Passages<'a>,
    pub diameter: i32,
    /// The piece on whose top it moves; the table itself if none. It does not leave the top.
    pub level: Option<PieceId>,
    /// Whether the edge of the table stops it.
    pub stays_on_table: bool,
    /// The standing bases, by their index; those that `passes` names are no hindrance (itself among them).
    pub crowd: &'a Crowd,
    pub passes: &'a dyn Fn(usize) -> bool,
    /// The pieces that stop it; usually [`Piece::blocks_move`].
    pub blocks: &'a dyn Fn(&Piece) -> bool,
}

/// What stops a moving base.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Hindrance {
    Thing(Obstacle),
    /// A base, by its index in the crowd.
    Base(usize),
    /// The edge of the table, or of the roof it stands on.
    Brink,
}

/// A hindrance as the sweep of a base sees it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bar {
    pub what: Hindrance,
    pub line: Segment,
    /// How wide base and hindrance are together; 0 for a brink that only the centre may not cross.
    pub width: i32,
}

pub(crate) type Bars = SmallVec<[Bar; 8]>;

impl std::fmt::Debug for Walk<'_> {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.debug_struct("Walk").field("diameter", &self.diameter).field("level", &self.level).finish()
    }
}

impl Walk<'_> {
    /// Whether the base can be at a place: on the table (or roof), overlapping nothing that stops it.
    pub fn free_at(&self, p: Point) -> bool {
        let base = Circle::new(p, self.diameter);
        self.is_ground_at(p) && !self.crowd.any_overlapping(base, self.passes)
    }

    /// The same without the crowd.
    pub fn is_ground_at(&self, p: Point) -> bool {
        self.on_surface(p) && !self.bodies().any(|(thing, body)| self.holds(thing, body, p))
    }

    /// What [`Walk::is_ground_at`] says of each place of a lattice; bodies are only asked about the places near them.
    pub fn ground_rows(&self, middle: Point) -> Rows {
        if self.level.is_some() || !self.stays_on_table {
            return lattice::rows_where(middle, |it| self.is_ground_at(it));
        }
        let (table, half) = (self.ground.table(), half_up(self.diameter));
        let high = Point::new(table.width - half, table.height - half);
        let mut rows = lattice::rows_between(middle, Point::new(half, half), high);
        let round = lattice::bounds(middle);
        for (thing, body) in self.bodies() {
            if !body.bounds.grown(half).meets(round) || !(self.blocks)(&body.piece) {
                continue;
            }
            lattice::clear(&mut rows, middle, body.bounds, |it| body.inside_strictly(it));
            for bar in self.bars_of(thing, body) {
                lattice::clear(&mut rows, middle, bar.bounds(), |it| bar.holds(it));
            }
        }
        rows
    }

    /// Whether the base can go straight from one place to the other. Where it overlaps something already, it may
    /// only go away from it.
    pub fn free(&self, from: Point, to: Point) -> bool {
        let mut free = self.on_surface(to);
        if free {
            self.each_stopping(from, to, |_| free = false);
        }
        free
    }

    /// Makes ready to ask for `free` from one place to many that lie in a circle: the crowd is looked through once.
    pub fn sweep(&self, from: Point, to: Circle) -> Sweep<'_> {
        let mut bases = Bars::new();
        let bare = self.level.is_none() && self.bodies().next().is_none();
        if bare {
            let ends = Bounds::new(to.at, to.at).grown(half_up(to.diameter)).and(Bounds::new(from, from));
            self.crowd.each_near_way(ends.low, ends.high, self.diameter, |index, base| {
                if !(self.passes)(index) {
                    bases.push(self.bar_of_base(index, base));
                }
            });
        }
        // Whoever stands in the middle of where the ways lead is in most of them.
        bases.sort_by_key(|bar| dist2(bar.line.a, to.at));
        Sweep { walk: self, from, bare, bases }
    }

    /// What stops the base on the straight way, in no order of distance; each thing once.
    pub fn hindrances(&self, from: Point, to: Point) -> Vec<Hindrance> {
        let mut found: Vec<Hindrance> = self.stopping(from, to).iter().map(|bar| bar.what).collect();
        found.sort();
        found.dedup();
        found
    }

    /// The farthest place that the base can reach on the straight way.
    pub fn farthest(&self, from: Point, to: Point) -> Point {
        let bars = self.stopping(from, to);
        if bars.is_empty() {
            return to;
        }
        self.halve_in(Ray::new(from, to), &bars, &|at| self.free(from, at)).0
    }

    /// The farthest place that the base can reach on the straight way, and what stops it there.
    pub fn stop(&self, from: Point, to: Point) -> (Point, Option<Hindrance>) {
        let bars = self.stopping(from, to);
        if bars.is_empty() {
            return (to, None);
        }
        let (end, beyond) = self.halve_in(Ray::new(from, to), &bars, &|at| self.free(from, at));
        let by = self.what_stops(from, beyond, &bars);
        (end, by.or_else(|| bars.iter().map(|bar| bar.what).min()))
    }

    /// How far a way goes that something stops, and the next place, which it does not get to.
    fn halve_in(&self, ray: Ray, bars: &Bars, is_free: &dyn Fn(Point) -> bool) -> (Point, Point) {
        // What is free as far as one place is free up to each nearer place, so the limit can be halved in on.
        let from = ray.from;
        let is_stopped = |at: Point| bars.iter().any(|bar| bar.stops(from, at)) || !self.on_surface(at);
        let (mut free, mut taken) = (0, ray.mm);
        while free + 1 < taken {
            let middle = free.midpoint(taken);
            if is_stopped(ray.at(middle)) { taken = middle } else { free = middle }
        }
        // A place is rounded, so something beside the way may be brushed after all.
        while 0 < free && !is_free(ray.at(free)) {
            free -= 1;
        }
        (if free == 0 { from } else { ray.at(free) }, ray.at(taken))
    }

    fn what_stops(&self, from: Point, at: Point, bars: &Bars) -> Option<Hindrance> {
        let by = bars.iter().filter(|bar| bar.stops(from, at)).map(|bar| bar.what).min();
        by.or_else(|| (!self.on_surface(at)).then_some(Hindrance::Brink))
    }

    /// What counts as a crossing on the straight way and for how much, in the order of the table.
    pub fn crossed(&self, from: Point, to: Point) -> SmallVec<[(Obstacle, u32); 4]> {
        let mut found = SmallVec::new();
        let (line, bounds) = (Segment::new(from, to), Bounds::new(from, to));
        for (thing, body) in self.bodies() {
            if !bounds.meets(body.bounds) {
                continue;
            }
            let blocks = (self.blocks)(&body.piece);
            if let Some(weight) = body.piece.crossing.filter(|_| !blocks) {
                let times = times_crossed(body, line);
                if 0 < times {
                    found.push((thing, times * u32::from(weight)));
                }
            }
            if !blocks {
                continue;
            }
            for edge in &body.edges {
                let Some(id) = edge.opening else { continue };
                if let Walks::Crossing(weight) = self.ground.passage(self.state, id).walks
                    && goes_over(edge, line)
                {
                    found.push((Obstacle::Opening(id), u32::from(weight)));
                }
            }
        }
        found
    }

    /// How many crossings the straight way counts.
    pub fn crossings(&self, from: Point, to: Point) -> u32 {
        self.crossed(from, to).iter().map(|it| it.1).sum()
    }

    /// The things that a base at the place would overlap.
    pub(crate) fn held_by(&self, p: Point) -> SmallVec<[Obstacle; 4]> {
        self.bodies().filter(|(thing, body)| self.holds(*thing, body, p)).map(|it| it.0).collect()
    }

    fn holds(&self, thing: Obstacle, body: &Body, p: Point) -> bool {
        body.bounds.meets(around(p, self.diameter))
            && (self.blocks)(&body.piece)
            && (body.inside_strictly(p) || self.bars_of(thing, body).any(|bar| bar.holds(p)))
    }

    pub(crate) fn on_surface(&self, p: Point) -> bool {
        let table = self.ground.table();
        let whole = table.contains(p) && {
            let to_side = p.x.min(table.width - p.x).min(p.y).min(table.height - p.y);
            self.diameter <= 2 * to_side
        };
        (whole || !self.stays_on_table) && self.level.is_none_or(|id| self.ground.body(id).contains(p))
    }

    pub(crate) fn stopping(&self, from: Point, to: Point) -> Bars {
        let mut bars = Bars::new();
        self.each_stopping(from, to, |bar| bars.push(bar));
        if bars.is_empty() && !self.on_surface(to) {
            bars.push(Bar { what: Hindrance::Brink, line: Segment::new(to, to), width: 0 });
        }
        bars
    }

    /// The bodies on this level.
    pub(crate) fn bodies(&self) -> impl Iterator<Item = (Obstacle, &Body)> {
        self.ground.things(self.state).filter(|(_, body)| body.piece.stands_on == self.level)
    }

    /// The edges of a body that stop the base now.
    pub(crate) fn bars_of<'b>(&'b self, thing: Obstacle, body: &'b Body) -> impl Iterator<Item = Bar> + 'b {
        let shut = |edge: &&Edge| {
            edge.opening.is_none_or(|id| {
                matches!(self.ground.passage(self.state, id), Passage { walks: Walks::Closed, .. })
            })
        };
        body.edges.iter().filter(shut).map(move |edge| Bar {
            what: Hindrance::Thing(edge.opening.map_or(thing, Obstacle::Opening)),
            line: edge.line,
            width: self.diameter + edge.thickness,
        })
    }

    /// Shows what stops the base on the straight way.
    fn each_stopping(&self, from: Point, to: Point, mut each: impl FnMut(Bar)) {
        let swept = Bounds::new(from, to).grown(half_up(self.diameter));
        for (thing, body) in self.bodies() {
            if swept.meets(body.bounds) && (self.blocks)(&body.piece) {
                self.bars_of(thing, body).filter(|bar| bar.stops(from, to)).for_each(&mut each);
                // One who starts on the outline crosses no edge on the way in.
                if body.inside_strictly(to) && !body.inside_strictly(from) {
                    each(Bar { what: Hindrance::Thing(thing), line: Segment::new(to, to), width: 1 });
                }
            }
        }
        if let Some(level) = self.level {
            let edges = self.ground.body(level).edges.iter();
            let brinks = edges.map(|edge| Bar { what: Hindrance::Brink, line: edge.line, width: 0 });
            brinks.filter(|bar| bar.stops(from, to)).for_each(&mut each);
        }
        self.crowd.each_near_way(from, to, self.diameter, |index, base| {
            let bar = self.bar_of_base(index, base);
            // Whether somebody is passed takes longer to find out than whether he is beside the way.
            if bar.stops(from, to) && !(self.passes)(index) {
                each(bar);
            }
        });
    }

    pub(crate) fn bar_of_base(&self, index: usize, base: Circle) -> Bar {
        let line = Segment::new(base.at, base.at);
        Bar { what: Hindrance::Base(index), line, width: self.diameter + base.diameter }
    }
}

/// Straight ways from one place to others near each other: see [`Walk::sweep`].
#[derive(Debug)]
pub struct Sweep<'a> {
    walk: &'a Walk<'a>,
    from: Point,
    /// Nothing but the crowd can be in the way.
    bare: bool,
    bases: Bars,
}

impl Sweep<'_> {
    /// What [`Walk::free`] says of the way to this place.
    pub fn free(&self, to: Point) -> bool {
        if !self.bare {
            return self.walk.free(self.from, to);
        }
        self.walk.on_surface(to) && !self.bases.iter().any(|bar| bar.stops(self.from, to))
    }

    /// What [`Walk::farthest`] says of the way to this place.
    pub fn farthest(&self, to: Point) -> Point {
        if !self.bare {
            return self.walk.farthest(self.from, to);
        }
        let stopping = self.bases.iter().filter(|bar| bar.stops(self.from, to));
        let bars: Bars = stopping.copied().collect();
        if bars.is_empty() && self.walk.on_surface(to) {
            return to;
        }
        self.walk.halve_in(Ray::new(self.from, to), &bars, &|at| self.free(at)).0
    }
}

impl Bar {
    /// Whether a base at the place overlaps it.
    pub fn holds(&self, p: Point) -> bool {
        self.line.nearer_than_half(p, self.width)
    }

    /// Where the centre of a base may not simply be.
    pub fn bounds(&self) -> Bounds {
        Bounds::new(self.line.a, self.line.b).grown(half_up(self.width))
    }

    /// Whether a base cannot go straight from one place to the other for it.
    pub fn stops(&self, from: Point, to: Point) -> bool {
        let way = Segment::new(from, to);
        if self.width == 0 {
            return self.line.crosses(way) || (self.line.a == self.line.b && self.line.a == to);
        }
        // For a base it is as fast to measure at once.
        if self.line.a != self.line.b && !self.bounds().meets(Bounds::new(from, to)) {
            return false;
        }
        way.passes_within_half(self.line, self.width) && !(self.holds(from) && self.is_left(way))
    }

    /// Whether the way leads away from it from the first step on, and not through it.
    fn is_left(&self, way: Segment) -> bool {
        let Segment { a, b } = self.line;
        let along = dot(a, b, way.a);
        let away = if along <= 0 {
            -dot(way.a, a, way.b)
        } else if dist2(a, b) <= along {
            -dot(way.a, b, way.b)
        } else {
            let side = turn(a, b, way.a);
            side.signum() * (turn(a, b, way.b) - side)
        };
        0 <= away && !self.line.crosses(way)
    }
}

fn around(p: Point, diameter: i32) -> Bounds {
    Bounds::new(p, p).grown(half_up(diameter))
}

/// How often the centre goes over a piece: over each stretch of a line, into an area once.
fn times_crossed(body: &Body, line: Segment) -> u32 {
    match body.polygon() {
        Some(polygon) => {
            let inside = polygon.contains_strictly(line.a);
            u32::from(!inside && polygon.is_cut_by(line))
        }
        None if body.edges.len() == 1 && body.edges[0].line.a == body.edges[0].line.b => {
            let trunk = Circle::new(body.edges[0].line.a, body.edges[0].thickness);
            let starts_in = overlap(trunk, Circle::new(line.a, 0));
            u32::from(!starts_in && line.nearer_than_half(trunk.at, trunk.diameter))
        }
        None => body.edges.iter().filter(|edge| goes_over(edge, line)).count() as u32,
    }
}

/// Whether the way leads from one side of a stretch to the other. A way that ends on the stretch has not crossed it, one that
/// starts on it crosses it.
fn goes_over(edge: &Edge, way: Segment) -> bool {
    let side = |p: Point| turn(edge.line.a, edge.line.b, p).signum();
    let (from, to) = (side(way.a), side(way.b));
    if to == 0 || from == to {
        return false;
    }
    // The first end belongs to the stretch and the last does not, so that a joint is crossed once.
    let ends = |p: Point| 0 <= turn(way.a, way.b, p);
    ends(edge.line.a) != ends(edge.line.b)
}
