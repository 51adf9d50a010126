//! Moving a round base in a straight line: what is in the way, what is crossed, how far it goes.

use super::body::{Body, Bounds, Edge, Ground, Obstacle, Passages, half_up};
use super::crowd::Crowd;
use super::lattice::{self, Rows};
use super::measure::{Ray, dist2, dot, overlap, turn};
use super::shape::{Circle, Segment};
use super::terrain::{Piece, PieceId, Walks};
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
        self.on_surface(p) && (self.is_bare() || self.holding(p).next().is_none())
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
            for bar in self.bars_of(thing, body).filter(|it| it.bounds().meets(round)) {
                lattice::clear(&mut rows, middle, bar.bounds(), |it| bar.holds(it));
            }
        }
        rows
    }

    /// Whether the base can go straight from one place to the other. Where it overlaps something already, it may
    /// only go away from it.
    pub fn free(&self, from: Point, to: Point) -> bool {
        self.on_surface(to) && self.all_stopping(from, to, |_| false)
    }

    /// What [`Walk::free`] says, and if something stops it one such thing.
    pub(super) fn free_but_for(&self, from: Point, to: Point, mut stopped: impl FnMut(Bar)) -> bool {
        let goes_on = |bar| {
            stopped(bar);
            false
        };
        self.on_surface(to) && self.all_stopping(from, to, goes_on)
    }

    /// Makes ready to ask for `free` from one place to many that lie in a circle: what is near is looked for once.
    pub fn sweep(&self, from: Point, to: Circle) -> Sweep<'_> {
        let mut sweep = Sweep { walk: self, from, bars: Bars::new(), areas: SmallVec::new() };
        if self.level.is_some() {
            return sweep;
        }
        let ends = Bounds::new(to.at, to.at).grown(half_up(to.diameter)).and(Bounds::new(from, from));
        self.crowd.each_near_way(ends.low, ends.high, self.diameter, |index, base| {
            if !(self.passes)(index) {
                sweep.bars.push(self.bar_of_base(index, base));
            }
        });
        // Whoever stands in the middle of where the ways lead is in most of them.
        sweep.bars.sort_by_key(|bar| dist2(bar.line.a, to.at));
        let near = ends.grown(half_up(self.diameter));
        let mut last = None;
        for (thing, body, edge) in self.edges_within(near).filter(|it| (self.blocks)(&it.1.piece)) {
            sweep.bars.extend(self.bar_of(thing, edge).filter(|bar| bar.bounds().meets(ends)));
            if last.replace(thing) != Some(thing) && !body.inside_strictly(from) {
                sweep.areas.push((thing, body));
            }
        }
        sweep
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
        let (mut found, mut last) = (SmallVec::new(), None);
        if self.is_bare() {
            return found;
        }
        let line = Segment::new(from, to);
        for (thing, body, edge) in self.edges_along(from, to, 0) {
            let is_new = last.replace(thing) != Some(thing);
            if (self.blocks)(&body.piece) {
                if let Some(id) = edge.opening
                    && let Walks::Crossing(weight) = self.ground.passage(self.state, id).walks
                    && goes_over(edge, line)
                {
                    found.push((Obstacle::Opening(id), u32::from(weight)));
                }
            } else if is_new && let Some(weight) = body.piece.crossing {
                let times = times_crossed(body, line);
                if 0 < times {
                    found.push((thing, times * u32::from(weight)));
                }
            }
        }
        found
    }

    /// Where a way can count as one that crosses this body: nowhere else does it.
    pub(super) fn where_crossed<'b>(&'b self, body: &'b Body) -> impl Iterator<Item = Bounds> + 'b {
        let is_area = !(self.blocks)(&body.piece);
        let area = (is_area && body.piece.crossing.is_some()).then_some(body.bounds);
        let counts = |id| matches!(self.ground.passage(self.state, id).walks, Walks::Crossing(_));
        let openings = body.edges.iter().filter(move |it| !is_area && it.opening.is_some_and(counts));
        openings.map(Edge::bounds).chain(area)
    }

    /// How many crossings the straight way counts.
    pub fn crossings(&self, from: Point, to: Point) -> u32 {
        self.crossed(from, to).iter().map(|it| it.1).sum()
    }

    /// The things that a base at the place would overlap.
    pub(crate) fn held_by(&self, p: Point) -> SmallVec<[Obstacle; 4]> {
        if self.is_bare() {
            return SmallVec::new();
        }
        let mut held: SmallVec<[Obstacle; 4]> = self.holding(p).collect();
        held.sort_unstable();
        held.dedup();
        held
    }

    /// Whether nothing stands on the table.
    fn is_bare(&self) -> bool {
        self.ground.table().pieces.is_empty() && self.state.extra.is_empty()
    }

    /// The same in no order, some of them more than once.
    fn holding(&self, p: Point) -> impl Iterator<Item = Obstacle> {
        let holds = move |it: &(Obstacle, &Body, &Edge)| {
            (self.blocks)(&it.1.piece) && self.bar_of(it.0, it.2).is_some_and(|bar| bar.holds(p))
        };
        let round = Bounds::new(p, p).grown(half_up(self.diameter));
        let over = self.edges_within(round).filter(holds).map(|it| it.0);
        let own = self.ground.bodies_at(p).map(|(id, it)| (Obstacle::Piece(id), it)).chain(self.extra());
        let within = move |it: &(Obstacle, &Body)| {
            it.1.piece.stands_on == self.level && (self.blocks)(&it.1.piece) && it.1.inside_strictly(p)
        };
        over.chain(own.filter(within).map(|it| it.0))
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
        self.all_stopping(from, to, |bar| {
            bars.push(bar);
            true
        });
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
        body.edges.iter().filter_map(move |edge| self.bar_of(thing, edge))
    }

    /// An edge, if it stops the base now.
    fn bar_of(&self, thing: Obstacle, edge: &Edge) -> Option<Bar> {
        let passes = |id| !matches!(self.ground.passage(self.state, id).walks, Walks::Closed);
        let stops = !edge.opening.is_some_and(passes);
        stops.then(|| Bar {
            what: Hindrance::Thing(edge.opening.map_or(thing, Obstacle::Opening)),
            line: edge.line,
            width: self.diameter + edge.thickness,
        })
    }

    /// The edges of the bodies on this level that may come as near as this to the straight way, body by body.
    fn edges_along(&self, from: Point, to: Point, mm: i32) -> impl Iterator<Item = (Obstacle, &Body, &Edge)> {
        let own = self.ground.edges_along(from, to, mm);
        self.with_extra(own, Bounds::new(from, to).grown(mm))
    }

    /// The same between the corners of a box.
    fn edges_within(&self, bounds: Bounds) -> impl Iterator<Item = (Obstacle, &Body, &Edge)> {
        self.with_extra(self.ground.edges_within(bounds), bounds)
    }

    fn with_extra<'b>(
        &'b self,
        own: impl Iterator<Item = (PieceId, &'b Body, &'b Edge)>,
        bounds: Bounds,
    ) -> impl Iterator<Item = (Obstacle, &'b Body, &'b Edge)> {
        let own = own.map(|(id, body, edge)| (Obstacle::Piece(id), body, edge));
        let near = self.extra().filter(move |it| bounds.meets(it.1.bounds));
        let extra = near.flat_map(|(thing, body)| body.edges.iter().map(move |edge| (thing, body, edge)));
        own.chain(extra).filter(|it| it.1.piece.stands_on == self.level)
    }

    /// What has been put on the table.
    fn extra(&self) -> impl Iterator<Item = (Obstacle, &Body)> {
        self.state.extra.iter().enumerate().map(|(i, it)| (Obstacle::Extra(i as u32), it))
    }

    /// Shows what stops the base on the straight way as long as `goes_on` says so; whether it did to the end.
    fn all_stopping(&self, from: Point, to: Point, mut goes_on: impl FnMut(Bar) -> bool) -> bool {
        let mut last = None;
        for (thing, body, edge) in self.edges_along(from, to, half_up(self.diameter)) {
            if !(self.blocks)(&body.piece) {
                continue;
            }
            let bar = self.bar_of(thing, edge).filter(|bar| bar.stops(from, to));
            if bar.is_some_and(|it| !goes_on(it)) {
                return false;
            }
            // One who starts on the outline crosses no edge on the way in.
            let enters =
                last.replace(thing) != Some(thing) && body.inside_strictly(to) && !body.inside_strictly(from);
            if enters && !goes_on(Bar::at_end(thing, to)) {
                return false;
            }
        }
        if !self.brinks().filter(|bar| bar.stops(from, to)).all(&mut goes_on) {
            return false;
        }
        let mut on = true;
        self.crowd.each_near_way(from, to, self.diameter, |index, base| {
            let bar = self.bar_of_base(index, base);
            // Whether somebody is passed takes longer to find out than whether he is beside the way.
            if on && bar.stops(from, to) && !(self.passes)(index) {
                on = goes_on(bar);
            }
        });
        on
    }

    /// The edge of the roof it stands on.
    fn brinks(&self) -> impl Iterator<Item = Bar> {
        let edges = self.level.into_iter().flat_map(|it| &self.ground.body(it).edges);
        edges.map(|edge| Bar { what: Hindrance::Brink, line: edge.line, width: 0 })
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
    /// What may be in the way.
    bars: Bars,
    /// What may be entered over its outline.
    areas: SmallVec<[(Obstacle, &'a Body); 4]>,
}

impl Sweep<'_> {
    /// What [`Walk::free`] says of the way to this place.
    pub fn free(&self, to: Point) -> bool {
        if self.walk.level.is_some() {
            return self.walk.free(self.from, to);
        }
        self.walk.on_surface(to) && self.stopping(to).next().is_none()
    }

    /// What [`Walk::farthest`] says of the way to this place.
    pub fn farthest(&self, to: Point) -> Point {
        if self.walk.level.is_some() {
            return self.walk.farthest(self.from, to);
        }
        let bars: Bars = self.stopping(to).collect();
        if bars.is_empty() && self.walk.on_surface(to) {
            return to;
        }
        self.walk.halve_in(Ray::new(self.from, to), &bars, &|at| self.free(at)).0
    }

    fn stopping(&self, to: Point) -> impl Iterator<Item = Bar> {
        let bars = self.bars.iter().copied().filter(move |bar| bar.stops(self.from, to));
        let entered = self.areas.iter().filter(move |it| it.1.inside_strictly(to));
        bars.chain(entered.map(move |it| Bar::at_end(it.0, to)))
    }
}

impl Bar {
    /// What is only met at the end of a way.
    fn at_end(thing: Obstacle, end: Point) -> Bar {
        Bar { what: Hindrance::Thing(thing), line: Segment::new(end, end), width: 1 }
    }

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
