//! What can be seen from a place, and how much of it.
//!
//! Seen from the eye a base fills an angle. What stands in front of it hides stretches of that angle. The stretches are
//! measured from the line between eye and centre in the integer units of [`angle`](super::angle), so a corner exactly on that line
//! hides exactly half. Whether something stands in front or behind is decided without angles.

use super::angle::{TURN, of, wrapped};
use super::body::{Body, Bounds, Edge, Ground, Obstacle, Passages, half_up};
use super::measure::{dist2, root, rounded, turn, vector};
use super::shape::{Circle, Segment};
use super::terrain::Piece;
use kernel::Point;
use smallvec::SmallVec;

/// How much of the angle that a base fills is hidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Share {
    pub hidden: u64,
    pub of: u64,
}

impl Share {
    pub const NOTHING: Share = Share { hidden: 0, of: 1 };

    pub const fn nothing(self) -> bool {
        self.hidden == 0
    }

    pub const fn more_than_half(self) -> bool {
        self.of < 2 * self.hidden
    }

    pub const fn all(self) -> bool {
        self.hidden == self.of
    }
}

/// Whether a straight line from the eye to any point of the base is free of the pieces that `blocks` names.
pub fn sees(
    ground: &Ground,
    state: Passages,
    eye: Point,
    base: Circle,
    blocks: &dyn Fn(&Piece) -> bool,
) -> bool {
    clear(ground, state, eye, base.at, blocks) || !hidden(ground, state, eye, base, blocks, &[]).all()
}

/// The share of the base hidden by the pieces that `blocks` names, where their openings let no sight through, and by
/// other bases. Leave out of `figures` who looks and who is looked at.
pub fn hidden(
    ground: &Ground,
    state: Passages,
    eye: Point,
    base: Circle,
    blocks: &dyn Fn(&Piece) -> bool,
    figures: &[Circle],
) -> Share {
    gaze(ground, state, eye, base, blocks, figures).map_or(Share::NOTHING, Gaze::share)
}

/// A part of a look at a base, drawn out to the line across its middle: both ends there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stretch {
    pub from: Point,
    pub to: Point,
    pub hidden: bool,
}

/// What [`hidden`] measures, part by part: nothing if the eye is over the base.
pub fn stretches(
    ground: &Ground,
    state: Passages,
    eye: Point,
    base: Circle,
    blocks: &dyn Fn(&Piece) -> bool,
    figures: &[Circle],
) -> Vec<Stretch> {
    gaze(ground, state, eye, base, blocks, figures).map_or(Vec::new(), Gaze::stretches)
}

fn gaze(
    ground: &Ground,
    state: Passages,
    eye: Point,
    base: Circle,
    blocks: &dyn Fn(&Piece) -> bool,
    figures: &[Circle],
) -> Option<Gaze> {
    let mut gaze = Gaze::new(eye, base)?;
    let bounds = gaze.bounds;
    // What hides something of the base reaches into the triangle between eye and base; 2 mm are for rounded angles.
    let own = ground.edges_along(eye, base.at, half_up(base.diameter) + 2).map(|it| (it.1, it.2));
    let near = state.extra.iter().filter(move |it| bounds.meets(it.bounds));
    let extra = near.flat_map(|body| body.edges.iter().map(move |edge| (body, edge)));
    for (body, edge) in own.chain(extra) {
        if bounds.meets(edge.bounds()) && blocks(&body.piece) && stops_sight(ground, state, edge) {
            gaze.hide_edge(edge);
        }
    }
    for &figure in figures {
        gaze.hide_circle(figure);
    }
    Some(gaze)
}

/// Whether no piece that `blocks` names cuts the line; grazing a corner or an outline is not cutting.
pub fn clear(ground: &Ground, state: Passages, a: Point, b: Point, blocks: &dyn Fn(&Piece) -> bool) -> bool {
    let (line, bounds) = (Segment::new(a, b), Bounds::new(a, b));
    let stops = |body: &Body| {
        bounds.meets(body.bounds)
            && blocks(&body.piece)
            && cuts(body, line, |edge| stops_sight(ground, state, edge))
    };
    !ground.bodies_along(a, b, 0).any(|it| stops(it.1)) && !state.extra.iter().any(stops)
}

/// What the line cuts, of the pieces that `counts` names and of their openings whatever their state; nearest to `a` first.
pub fn cut(
    ground: &Ground,
    state: Passages,
    a: Point,
    b: Point,
    counts: &dyn Fn(&Piece) -> bool,
) -> Vec<Obstacle> {
    let (line, bounds) = (Segment::new(a, b), Bounds::new(a, b));
    let mut found = Vec::new();
    for (thing, body) in ground.things(state) {
        if !bounds.meets(body.bounds) || !counts(&body.piece) {
            continue;
        }
        if cuts(body, line, |edge| edge.opening.is_none()) {
            let solid = body.edges.iter().filter(|edge| edge.opening.is_none());
            found.push((solid.filter_map(|edge| reached_at(line, edge)).min(), thing));
        }
        for edge in &body.edges {
            if let Some(id) = edge.opening.filter(|_| edge_cuts(edge, line)) {
                found.push((reached_at(line, edge), Obstacle::Opening(id)));
            }
        }
    }
    found.sort();
    found.into_iter().map(|(_, thing)| thing).collect()
}

/// Whether the line passes over a base; touching its edge is not enough.
pub fn passes_base(a: Point, b: Point, base: Circle) -> bool {
    Segment::new(a, b).nearer_than_half(base.at, base.diameter)
}

fn stops_sight(ground: &Ground, state: Passages, edge: &Edge) -> bool {
    edge.opening.is_none_or(|id| !ground.passage(state, id).sees)
}

pub(super) fn cuts(body: &Body, line: Segment, counts: impl Fn(&Edge) -> bool) -> bool {
    match body.polygon() {
        Some(polygon) => polygon.is_cut_by(line),
        None => body.edges.iter().any(|edge| counts(edge) && edge_cuts(edge, line)),
    }
}

/// Whether the line cuts a stretch of wall or a round piece. A shut opening has no ends to graze past: wall goes on there.
pub(super) fn edge_cuts(edge: &Edge, line: Segment) -> bool {
    if 0 < edge.thickness {
        return line.passes_within_half(edge.line, edge.thickness);
    }
    if edge.opening.is_some() {
        return line.meets(edge.line);
    }
    let joint = edge.line.b;
    edge.line.crosses(line)
        || edge.next.is_some_and(|next| {
            line.contains(joint) && {
                let sides = turn(line.a, line.b, edge.line.a).signum() * turn(line.a, line.b, next).signum();
                sides < 0
            }
        })
}

/// How far along the line the edge is met, for sorting: in 1/1024 of the line.
fn reached_at(line: Segment, edge: &Edge) -> Option<i64> {
    let (from, to) = (turn(edge.line.a, edge.line.b, line.a), turn(edge.line.a, edge.line.b, line.b));
    if from == to {
        let near = super::measure::dot(line.a, line.b, edge.line.a).max(0);
        return Some(rounded(1024 * i128::from(near), i128::from(dist2(line.a, line.b)).max(1)));
    }
    if !line.passes_within_half(edge.line, edge.thickness.max(1)) {
        return None;
    }
    let part = rounded(1024 * i128::from(from), i128::from((from - to).abs()));
    Some(if from < to { -part } else { part })
}

/// One look at one base. Vectors start at the eye and are doubled, so that a radius is a whole number.
struct Gaze {
    eye: Point,
    base: Circle,
    centre: (i64, i64),
    /// The square of the length of the tangents from the eye to the base.
    tangent2: i64,
    half: i64,
    bounds: Bounds,
    hidden: SmallVec<[(i64, i64); 16]>,
}

impl Gaze {
    /// Nothing if the eye is over the base.
    fn new(eye: Point, base: Circle) -> Option<Self> {
        let centre = doubled(eye, base.at);
        let tangent2 = power(centre, base.diameter);
        if tangent2 <= 0 {
            return None;
        }
        let round = Bounds::new(base.at, base.at).grown(half_up(base.diameter));
        let bounds = Bounds::new(eye, eye).and(round);
        let half = half_angle(tangent2, base.diameter);
        Some(Gaze { eye, base, centre, tangent2, half, bounds, hidden: SmallVec::new() })
    }

    fn hide_edge(&mut self, edge: &Edge) {
        let Segment { a, b } = edge.line;
        if 0 < edge.thickness {
            self.hide_circle(Circle::new(a, edge.thickness));
            self.hide_circle(Circle::new(b, edge.thickness));
        }
        if a == b {
            return;
        }
        if edge.line.nearer_than_half(self.base.at, self.base.diameter) {
            for part in outside(edge.line, self.base).into_iter().flatten() {
                self.hide_segment(part);
            }
        } else {
            self.hide_segment(edge.line);
        }
    }

    fn hide_circle(&mut self, circle: Circle) {
        // What hides something of the base reaches into the triangle between eye and base; 2 mm are for rounded angles.
        let round = Bounds::new(circle.at, circle.at).grown(half_up(circle.diameter) + 2);
        if !self.bounds.meets(round) {
            return;
        }
        let to = doubled(self.eye, circle.at);
        let tangent2 = power(to, circle.diameter);
        // The line of equal tangents parts the two circles: who has the shorter tangents is on the eye's side of it.
        if tangent2 <= 0 || self.tangent2 <= tangent2 {
            return;
        }
        let (middle, half) = (self.angle(to), half_angle(tangent2, circle.diameter));
        self.hide(middle - half, middle + half);
    }

    fn hide_segment(&mut self, line: Segment) {
        let (a, b) = (doubled(self.eye, line.a), doubled(self.eye, line.b));
        let (from, to) = (self.angle(a), self.angle(b));
        let across = wrapped(to - from);
        if across == 0 || across == TURN / 2 {
            return;
        }
        let (low, high) = if across < 0 { (from + across, from) } else { (from, from + across) };
        if self.in_front(line, [(a, from), (b, to)]) {
            self.hide(low, high);
        }
    }

    /// Base and segment do not overlap, so where both are met the same one is met first. It shows at an end within the
    /// angle; without such an end the segment goes right across and so across the line to the centre.
    fn in_front(&self, line: Segment, ends: [((i64, i64), i64); 2]) -> bool {
        for (end, angle) in ends {
            if -self.half < angle && angle < self.half {
                return power(end, 0) <= self.tangent2;
            }
        }
        line.meets(Segment::new(self.eye, self.base.at))
    }

    /// The angle of a vector against the line to the centre.
    fn angle(&self, to: (i64, i64)) -> i64 {
        let (x, y) = self.centre;
        of(x * to.1 - y * to.0, x * to.0 + y * to.1)
    }

    fn hide(&mut self, low: i64, high: i64) {
        for shift in [-TURN, 0, TURN] {
            let (low, high) = ((low + shift).max(-self.half), (high + shift).min(self.half));
            if low < high {
                self.hidden.push((low, high));
            }
        }
    }

    fn share(mut self) -> Share {
        self.hidden.sort_unstable();
        let (mut hidden, mut up_to) = (0, -self.half);
        for (low, high) in self.hidden {
            if up_to < high {
                hidden += high - low.max(up_to);
                up_to = high;
            }
        }
        Share { hidden: hidden as u64, of: 2 * self.half as u64 }
    }

    /// The hidden parts in order, those that overlap as one.
    fn merged(&mut self) -> SmallVec<[(i64, i64); 16]> {
        self.hidden.sort_unstable();
        let mut merged: SmallVec<[(i64, i64); 16]> = SmallVec::new();
        for &(low, high) in &self.hidden {
            match merged.last_mut() {
                Some(last) if low <= last.1 => last.1 = last.1.max(high),
                _ => merged.push((low, high)),
            }
        }
        merged
    }

    fn stretches(mut self) -> Vec<Stretch> {
        let mut found = Vec::new();
        let mut up_to = -self.half;
        for (low, high) in self.merged() {
            found.push((up_to, low, false));
            found.push((low, high, true));
            up_to = high;
        }
        found.push((up_to, self.half, false));
        let whole = found.into_iter().filter(|it| it.0 < it.1);
        whole
            .map(|(from, to, hidden)| Stretch { from: self.across(from), to: self.across(to), hidden })
            .collect()
    }

    /// Where the line at an angle meets the line across the middle of the base, near enough for a drawing.
    fn across(&self, angle: i64) -> Point {
        let (x, y) = self.centre;
        let by = i128::from(angle) * i128::from(self.base.diameter) * 128;
        let of = i128::from(self.half) * i128::from(root(self.tangent2 << 16));
        let part = |it: i64| rounded(by * i128::from(it), of.max(1)) as i32;
        Point::new(self.base.at.x - part(y), self.base.at.y + part(x))
    }
}

fn doubled(eye: Point, p: Point) -> (i64, i64) {
    let (x, y) = vector(eye, p);
    (2 * x, 2 * y)
}

/// The square of the tangent to a circle at the end of a doubled vector; negative inside.
fn power((x, y): (i64, i64), diameter: i32) -> i64 {
    x * x + y * y - i64::from(diameter) * i64::from(diameter)
}

fn half_angle(tangent2: i64, diameter: i32) -> i64 {
    of(i64::from(diameter) << 8, root(tangent2 << 16))
}

/// What is left of a segment on either side of a circle that it passes through.
fn outside(line: Segment, circle: Circle) -> [Option<Segment>; 2] {
    let part = |from: Point, to: Point| {
        if circle.contains(from) {
            return None;
        }
        // The farthest place from `from` on the way that is still outside.
        let (mut free, mut taken) = (0, super::measure::distance(from, line.nearest_point(circle.at)));
        while free + 1 < taken {
            let middle = free.midpoint(taken);
            let at = super::measure::towards(from, to, middle);
            if circle.contains_strictly(at) { taken = middle } else { free = middle }
        }
        (0 < free).then(|| Segment::new(from, super::measure::towards(from, to, free)))
    };
    [part(line.a, line.b), part(line.b, line.a)]
}
