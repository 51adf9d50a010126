//! A table made ready for questions: outlines cut into edges, walls cut at their openings.

use super::measure::{distance, polar, towards, vector};
use super::roads::RoadCache;
use super::shape::{Circle, Polygon, Segment};
use super::squares::{Near, Squares};
use super::terrain::{Opening, OpeningId, Passage, Piece, PieceId, RoomId, Shape, Table, TableFault};
use kernel::Point;
use serde::{Deserialize, Serialize};
use std::{iter, ptr};

/// More pieces than anybody has put on top of each other.
const HIGHEST: usize = 16;

/// A table that can be played on; immutable, to be shared by `Arc`. It is saved and loaded as its [`Table`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Table", into = "Table")]
pub struct Ground {
    table: Table,
    bodies: Vec<Body>,
    /// Each edge of each body, in their order.
    edges: Vec<Listed>,
    /// Where these edges and these bodies are.
    edge_squares: Squares,
    body_squares: Squares,
    pub(super) roads: RoadCache,
}

/// The number of a body, which of its edges it is, and how far that reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Listed {
    body: u32,
    edge: u32,
    bounds: Bounds,
}

/// A piece with its edges: one of the table's, or one that moves, such as a vehicle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Piece", into = "Piece")]
pub struct Body {
    pub(crate) piece: Piece,
    pub(crate) bounds: Bounds,
    pub(crate) edges: Vec<Edge>,
}

/// What has changed since the table was laid out: openings by their id, and the things that move.
#[derive(Clone, Copy, Debug, Default)]
pub struct Passages<'a> {
    /// An opening beyond the end of the list lets through what the table says.
    pub openings: &'a [Passage],
    pub extra: &'a [Body],
}

/// Something on the ground that a line or a base can meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Obstacle {
    Piece(PieceId),
    Opening(OpeningId),
    /// The place in [`Passages::extra`].
    Extra(u32),
}

/// A straight stretch of an outline or wall; a circle is one without length.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Edge {
    pub line: Segment,
    pub thickness: i32,
    pub opening: Option<OpeningId>,
    /// The far end of the stretch that goes on from `line.b` without a gap.
    pub next: Option<Point>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Bounds {
    pub low: Point,
    pub high: Point,
}

impl Ground {
    pub fn new(table: Table) -> Result<Self, Vec<TableFault>> {
        let faults = table.faults();
        if !faults.is_empty() {
            return Err(faults);
        }
        let body = |(i, piece): (usize, &Piece)| {
            let id = PieceId(i as u32);
            let openings = table.openings.iter().enumerate().filter(|(_, it)| it.wall == id);
            let openings: Vec<_> = openings.map(|(i, it)| (OpeningId(i as u32), it)).collect();
            Body::with_openings(piece.clone(), &openings)
        };
        let bodies: Vec<Body> = table.pieces.iter().enumerate().map(body).collect();
        let roads = RoadCache::of(&table);
        let edges: Vec<Listed> = (0..).zip(&bodies).flat_map(|(number, it)| it.listed(number)).collect();
        let bounds: Vec<Bounds> = edges.iter().map(|it| it.bounds).collect();
        let edge_squares = Squares::new(&bounds);
        let bounds: Vec<Bounds> = bodies.iter().map(|it| it.bounds).collect();
        let body_squares = Squares::new(&bounds);
        Ok(Ground { table, bodies, edges, edge_squares, body_squares, roads })
    }

    pub fn table(&self) -> &Table {
        &self.table
    }

    pub fn piece(&self, id: PieceId) -> &Piece {
        &self.bodies[id.0 as usize].piece
    }

    pub fn body(&self, id: PieceId) -> &Body {
        &self.bodies[id.0 as usize]
    }

    pub fn bodies(&self) -> impl Iterator<Item = (PieceId, &Body)> {
        self.bodies.iter().enumerate().map(|(i, it)| (PieceId(i as u32), it))
    }

    pub fn piece_named(&self, name: &str) -> Option<PieceId> {
        self.table.pieces.iter().position(|it| it.name == name).map(|i| PieceId(i as u32))
    }

    pub fn opening_named(&self, name: &str) -> Option<OpeningId> {
        self.table.openings.iter().position(|it| it.name == name).map(|i| OpeningId(i as u32))
    }

    pub fn opening(&self, id: OpeningId) -> &Opening {
        &self.table.openings[id.0 as usize]
    }

    /// What the opening lets through now.
    pub fn passage(&self, state: Passages, id: OpeningId) -> Passage {
        let now = state.openings.get(id.0 as usize);
        now.copied().unwrap_or_else(|| self.opening(id).passage)
    }

    /// The gap between the edge of a base and an opening, rounded to whole millimetres.
    pub fn gap_to_opening(&self, id: OpeningId, base: Circle) -> i32 {
        let opening = self.opening(id);
        let Shape::Wall { thickness, .. } = self.piece(opening.wall).shape else { return 0 };
        let thick = Circle::new(base.at, base.diameter + thickness);
        Segment::new(opening.from, opening.to).gap(thick)
    }

    /// The gap between the edge of a base and whatever it is, rounded to whole millimetres; 0 for a thing that is not there.
    pub fn gap_to(&self, state: Passages, what: Obstacle, base: Circle) -> i32 {
        match what {
            Obstacle::Piece(it) => self.body(it).gap(base),
            Obstacle::Opening(it) => self.gap_to_opening(it, base),
            Obstacle::Extra(it) => state.extra.get(it as usize).map_or(0, |it| it.gap(base)),
        }
    }

    /// Places where a base touches the opening without overlapping its wall, about one every `step_mm`, on both sides.
    pub fn places_beside_opening(&self, id: OpeningId, diameter: i32, step_mm: i32) -> Vec<Point> {
        let wall = self.body(self.opening(id).wall);
        let mut places = wall.places_beside(diameter, step_mm);
        places.retain(|&it| self.gap_to_opening(id, Circle::new(it, diameter)) <= 1);
        places
    }

    /// Whether whoever stands on this level stands on a piece, or on something that stands on it.
    pub fn bears(&self, level: Option<PieceId>, piece: &Piece) -> bool {
        let under = iter::successors(level, |&it| self.piece(it).stands_on);
        under.take(HIGHEST).any(|it| ptr::eq(self.piece(it), piece))
    }

    /// The first room that a place lies in, its outline included.
    pub fn room_at(&self, p: Point) -> Option<RoomId> {
        self.table.rooms.iter().position(|it| it.area.contains(p)).map(|i| RoomId(i as u32))
    }

    /// The openings too narrow for a base of this size: the scenario's author wants to know.
    pub fn too_narrow(&self, diameter: i32) -> Vec<OpeningId> {
        let narrow = |it: &Opening| distance(it.from, it.to) < diameter + 2;
        let openings = self.table.openings.iter().enumerate();
        openings.filter(|(_, it)| narrow(it)).map(|(i, _)| OpeningId(i as u32)).collect()
    }

    /// The edges of the table's own bodies, body by body, that may come as near as this to the straight way.
    pub(crate) fn edges_along(
        &self,
        from: Point,
        to: Point,
        mm: i32,
    ) -> impl Iterator<Item = (PieceId, &Body, &Edge)> {
        self.near(self.edge_squares.along(from, to, mm), Bounds::new(from, to).grown(mm))
    }

    /// The table's own bodies that may come as near as this to the straight way.
    pub(crate) fn bodies_along(
        &self,
        from: Point,
        to: Point,
        mm: i32,
    ) -> impl Iterator<Item = (PieceId, &Body)> {
        self.body_squares.along(from, to, mm).numbers().map(|it| (PieceId(it as u32), &self.bodies[it]))
    }

    /// The same between the corners of a box.
    pub(crate) fn edges_within(&self, bounds: Bounds) -> impl Iterator<Item = (PieceId, &Body, &Edge)> {
        self.near(self.edge_squares.within(bounds), bounds)
    }

    /// The table's own bodies that a place may lie in.
    pub(crate) fn bodies_at(&self, p: Point) -> impl Iterator<Item = (PieceId, &Body)> {
        self.body_squares.within(Bounds::new(p, p)).numbers().map(|it| (PieceId(it as u32), &self.bodies[it]))
    }

    /// Of what may be near the edges that reach into these bounds.
    fn near(&self, near: Near, bounds: Bounds) -> impl Iterator<Item = (PieceId, &Body, &Edge)> {
        near.numbers().filter_map(move |number| {
            let it = &self.edges[number];
            let body = &self.bodies[it.body as usize];
            bounds.meets(it.bounds).then(|| (PieceId(it.body), body, &body.edges[it.edge as usize]))
        })
    }

    /// Every body on the table, the table's own first.
    pub(crate) fn things<'a>(&'a self, state: Passages<'a>) -> impl Iterator<Item = (Obstacle, &'a Body)> {
        let own = self.bodies().map(|(id, it)| (Obstacle::Piece(id), it));
        own.chain(state.extra.iter().enumerate().map(|(i, it)| (Obstacle::Extra(i as u32), it)))
    }
}

impl TryFrom<Table> for Ground {
    type Error = String;

    fn try_from(table: Table) -> Result<Self, String> {
        Ground::new(table).map_err(|faults| said(&faults))
    }
}

/// The first few faults; a file that is wrong everywhere is not told so at length.
fn said(faults: &[TableFault]) -> String {
    let lines: Vec<String> = faults.iter().take(3).map(TableFault::to_string).collect();
    lines.join("; ")
}

impl From<Ground> for Table {
    fn from(ground: Ground) -> Table {
        ground.table
    }
}

impl TryFrom<Piece> for Body {
    type Error = String;

    fn try_from(piece: Piece) -> Result<Body, String> {
        let faults = piece.faults();
        if faults.is_empty() { Ok(Body::new(piece)) } else { Err(said(&faults)) }
    }
}

impl From<Body> for Piece {
    fn from(body: Body) -> Piece {
        body.piece
    }
}

impl Body {
    pub fn new(piece: Piece) -> Self {
        Body::with_openings(piece, &[])
    }

    /// Its edges as a table lists them.
    fn listed(&self, body: u32) -> impl Iterator<Item = Listed> {
        (0..).zip(&self.edges).map(move |(edge, it)| Listed { body, edge, bounds: it.bounds() })
    }

    pub fn piece(&self) -> &Piece {
        &self.piece
    }

    /// The gap between the edge of a base and the piece, openings counted as wall; 0 if they overlap.
    pub fn gap(&self, base: Circle) -> i32 {
        if self.contains(base.at) {
            return 0;
        }
        let gaps = self.edges.iter().map(|edge| {
            let thick = Circle::new(base.at, base.diameter + edge.thickness);
            edge.line.gap(thick)
        });
        gaps.min().unwrap_or(0)
    }

    /// Whether the place lies in the piece or on its outline.
    pub fn contains(&self, p: Point) -> bool {
        match &self.piece.shape {
            Shape::Polygon(polygon) => self.bounds.contains(p) && polygon.contains(p),
            Shape::Wall { thickness, .. } => {
                let round = Circle::new(p, *thickness);
                self.edges.iter().any(|edge| edge.line.touches_circle(round))
            }
            Shape::Circle(circle) => circle.contains(p),
        }
    }

    /// Whether the base and the piece, openings counted as wall, overlap; touching is not overlapping.
    pub fn overlaps(&self, base: Circle) -> bool {
        self.inside_strictly(base.at)
            || self.edges.iter().any(|it| it.line.nearer_than_half(base.at, base.diameter + it.thickness))
    }

    /// Where the piece is to be touched by one who comes from `from`: the point of it nearest to that place.
    pub fn nearest_point(&self, from: Point) -> Point {
        let near = self.edges.iter().map(|edge| edge.line.nearest_point(from));
        near.min_by_key(|&it| (super::measure::dist2(from, it), it)).unwrap_or(from)
    }

    /// Places on the outline or line of the piece: its corners, and between them one every `step_mm`.
    pub fn outline(&self, step_mm: i32) -> Vec<Point> {
        let mut places = Vec::new();
        for edge in &self.edges {
            let Segment { a, b } = edge.line;
            if a == b {
                places.extend((0..360).step_by(10).map(|it| polar(a, it, edge.thickness / 2)));
            }
            places.extend(edge.line.places(step_mm));
        }
        places.sort_unstable();
        places.dedup();
        places
    }

    /// Places where a base touches the piece without overlapping it, about one every `step_mm`. Nothing else is looked at.
    pub fn places_beside(&self, diameter: i32, step_mm: i32) -> Vec<Point> {
        let mut places: Vec<Point> =
            self.edges.iter().flat_map(|it| beside(it.line, diameter + it.thickness, step_mm)).collect();
        let touches = |&it: &Point| {
            let base = Circle::new(it, diameter);
            self.gap(base) <= 1 && !self.overlaps(base)
        };
        places.retain(touches);
        places.sort_unstable();
        places.dedup();
        places
    }

    /// Whether the piece and a polygon overlap; touching is not overlapping.
    pub fn overlaps_polygon(&self, polygon: &Polygon) -> bool {
        let within = self.edges.first().is_some_and(|it| polygon.contains_strictly(it.line.a));
        within
            || polygon.corners.first().is_some_and(|&it| self.inside_strictly(it))
            || self.edges.iter().any(|edge| {
                let close = |side: Segment| side.passes_within_half(edge.line, edge.thickness);
                polygon.is_cut_by(edge.line) || polygon.edges().any(close)
            })
    }

    pub(crate) fn inside_strictly(&self, p: Point) -> bool {
        match &self.piece.shape {
            Shape::Polygon(polygon) => self.bounds.contains(p) && polygon.contains_strictly(p),
            Shape::Wall { .. } => false,
            Shape::Circle(circle) => circle.contains_strictly(p),
        }
    }

    pub(crate) fn polygon(&self) -> Option<&Polygon> {
        match &self.piece.shape {
            Shape::Polygon(polygon) => Some(polygon),
            Shape::Wall { .. } | Shape::Circle(_) => None,
        }
    }

    fn with_openings(piece: Piece, openings: &[(OpeningId, &Opening)]) -> Self {
        let plain = |line, thickness| Edge { line, thickness, opening: None, next: None };
        let edges = match &piece.shape {
            Shape::Polygon(polygon) => polygon.edges().map(|line| plain(line, 0)).collect(),
            Shape::Circle(circle) => vec![plain(Segment::new(circle.at, circle.at), circle.diameter)],
            Shape::Wall { line, thickness } => wall_edges(line, *thickness, openings),
        };
        let bounds = Bounds::of(&edges);
        Body { piece, bounds, edges }
    }
}

impl Edge {
    pub fn bounds(&self) -> Bounds {
        Bounds::new(self.line.a, self.line.b).grown(half_up(self.thickness))
    }
}

impl Bounds {
    pub fn new(a: Point, b: Point) -> Self {
        Bounds { low: Point::new(a.x.min(b.x), a.y.min(b.y)), high: Point::new(a.x.max(b.x), a.y.max(b.y)) }
    }

    pub fn grown(self, by: i32) -> Self {
        Bounds {
            low: Point::new(self.low.x - by, self.low.y - by),
            high: Point::new(self.high.x + by, self.high.y + by),
        }
    }

    pub fn and(self, other: Self) -> Self {
        Bounds {
            low: Point::new(self.low.x.min(other.low.x), self.low.y.min(other.low.y)),
            high: Point::new(self.high.x.max(other.high.x), self.high.y.max(other.high.y)),
        }
    }

    pub fn contains(self, p: Point) -> bool {
        self.low.x <= p.x && p.x <= self.high.x && self.low.y <= p.y && p.y <= self.high.y
    }

    pub fn meets(self, other: Self) -> bool {
        self.low.x <= other.high.x
            && other.low.x <= self.high.x
            && self.low.y <= other.high.y
            && other.low.y <= self.high.y
    }

    fn of(edges: &[Edge]) -> Self {
        let nothing = Bounds::new(Point::default(), Point::default());
        edges.iter().map(Edge::bounds).reduce(Bounds::and).unwrap_or(nothing)
    }
}

pub(crate) const fn half_up(it: i32) -> i32 {
    (it + 1) / 2
}

/// Places about half of `width` from a segment, to both sides and round its ends.
fn beside(line: Segment, width: i32, step_mm: i32) -> Vec<Point> {
    let out = half_up(width);
    let (x, y) = vector(line.a, line.b);
    let mut places = Vec::new();
    for at in line.places(step_mm) {
        for sign in [1, -1] {
            let aside = Point::new(at.x - sign * y as i32, at.y + sign * x as i32);
            places.extend((out..=out + 1).map(|out| towards(at, aside, out)));
        }
    }
    for end in [line.a, line.b] {
        places.extend((0..360).step_by(10).flat_map(|it| [polar(end, it, out), polar(end, it, out + 1)]));
    }
    places
}

/// The stretches of a wall from place to place and from opening to opening.
fn wall_edges(line: &[Point], thickness: i32, openings: &[(OpeningId, &Opening)]) -> Vec<Edge> {
    let mut edges: Vec<Edge> = Vec::new();
    let mut doors = Vec::new();
    let mut joined = false;
    for pair in line.windows(2) {
        let (start, end) = (pair[0], pair[1]);
        let stretch = Segment::new(start, end);
        let mut here: Vec<_> = openings
            .iter()
            .filter(|(_, it)| stretch.contains(it.from) && stretch.contains(it.to))
            .map(|&(id, it)| {
                let (near, far) = (distance(start, it.from), distance(start, it.to));
                if near <= far { (near, it.from, it.to, id) } else { (far, it.to, it.from, id) }
            })
            .collect();
        here.sort_by_key(|it| it.0);
        let mut at = start;
        // Solid stretches end half a thickness before an opening, so that their round ends leave it its whole width.
        let mut solid = |from: Point, to: Point, cut_from: bool, cut_to: bool, joined: bool| {
            let cut = half_up(thickness);
            if from == to || distance(from, to) <= cut * (i32::from(cut_from) + i32::from(cut_to)) {
                return false;
            }
            let a = if cut_from { towards(from, to, cut) } else { from };
            let b = if cut_to { towards(to, from, cut) } else { to };
            if let Some(last) = edges.last_mut().filter(|last| joined && last.line.b == a) {
                last.next = Some(b);
            }
            edges.push(Edge { line: Segment::new(a, b), thickness, opening: None, next: None });
            true
        };
        let mut cut_from = false;
        for (_, from, to, id) in here {
            solid(at, from, cut_from, true, joined);
            doors.push(Edge { line: Segment::new(from, to), thickness, opening: Some(id), next: None });
            (at, cut_from, joined) = (to, true, false);
        }
        joined = solid(at, end, cut_from, false, joined);
    }
    edges.extend(doors);
    edges
}
