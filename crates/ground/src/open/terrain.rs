//! What stands on an open table, as plain data: the scenario's map. What changes in play is not here (see `State`).

use super::measure::polar;
use super::shape::{Circle, Polygon, Segment};
use kernel::Point;
use serde::{Deserialize, Serialize};
use std::{collections::BTreeSet, fmt};

pub use kernel::place::FAR;

/// More things of one kind, and more corners of one of them, than any table has; a hostile file could have the geometry work for hours.
const MOST_THINGS: usize = 20_000;
const MOST_CORNERS: usize = 300;

/// The place of a piece in [`Table::pieces`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PieceId(pub u32);

/// The place of an opening in [`Table::openings`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct OpeningId(pub u32);

/// The place of a room in [`Table::rooms`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct RoomId(pub u32);

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    pub width: i32,
    pub height: i32,
    #[serde(default)]
    pub pieces: Vec<Piece>,
    #[serde(default)]
    pub openings: Vec<Opening>,
    #[serde(default)]
    pub rooms: Vec<Room>,
    #[serde(default)]
    pub climbs: Vec<Climb>,
}

/// One thing that stands on the table, by its properties; what they mean is for the book to say.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Piece {
    pub name: String,
    pub shape: Shape,
    pub height_mm: i32,
    #[serde(default)]
    pub blocks_sight: bool,
    #[serde(default)]
    pub blocks_move: bool,
    /// Stops a bullet; otherwise it only hides.
    #[serde(default)]
    pub solid: bool,
    /// A low obstacle: how many crossings it counts as.
    #[serde(default)]
    pub crossing: Option<u8>,
    /// The height of the surface on top if one can stand there.
    #[serde(default)]
    pub roof_mm: Option<i32>,
    /// The piece on whose top this one stands; the table itself if none.
    #[serde(default)]
    pub stands_on: Option<PieceId>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Shape {
    Polygon(Polygon),
    /// A line from place to place, half of its thickness to either side, with round ends.
    Wall {
        line: Vec<Point>,
        thickness: i32,
    },
    Circle(Circle),
}

/// A door, window, hatch or barricade: a stretch of a wall that can let through.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Opening {
    pub name: String,
    pub wall: PieceId,
    pub from: Point,
    pub to: Point,
    /// What it lets through as long as the state of the game says nothing else.
    pub passage: Passage,
}

/// What an opening lets through.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Passage {
    pub sees: bool,
    pub walks: Walks,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Walks {
    Open,
    /// Passable as a low obstacle is: a window sill.
    Crossing(u8),
    Closed,
}

impl Passage {
    pub const OPEN: Passage = Passage { sees: true, walks: Walks::Open };
    pub const CLOSED: Passage = Passage { sees: false, walks: Walks::Closed };
    /// Seen through and not walked through.
    pub const PANE: Passage = Passage { sees: true, walks: Walks::Closed };
    /// Seen through and climbed through.
    pub const SILL: Passage = Passage { sees: true, walks: Walks::Crossing(1) };
}

/// An area with a name: a room, a corridor, an entry zone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Room {
    pub name: String,
    pub area: Polygon,
    /// Roofed and walled.
    #[serde(default)]
    pub confined: bool,
}

/// A way between levels.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Climb {
    pub name: String,
    pub kind: ClimbKind,
    pub foot: Point,
    #[serde(default)]
    pub foot_on: Option<PieceId>,
    pub head: Point,
    #[serde(default)]
    pub head_on: Option<PieceId>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ClimbKind {
    Ladder,
    Stairs,
}

/// What is wrong with a table, and with which thing on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableFault {
    pub what: String,
    pub wrong: &'static str,
}

impl fmt::Display for TableFault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}: {}", self.what, self.wrong)
    }
}

impl std::error::Error for TableFault {}

impl Piece {
    /// Whether a point lies on its roof.
    pub fn has_roof_at(&self, point: Point) -> bool {
        self.roof_mm.is_some() && matches!(&self.shape, Shape::Polygon(it) if it.contains(point))
    }
}

impl Room {
    /// The sides of the upright rectangle round the room.
    pub fn extent(&self) -> (i32, i32) {
        let span = |values: &mut dyn Iterator<Item = i32>| {
            let (mut low, mut high) = (i32::MAX, i32::MIN);
            for value in values {
                (low, high) = (low.min(value), high.max(value));
            }
            (high - low).max(0)
        };
        let corners = &self.area.corners;
        (span(&mut corners.iter().map(|it| it.x)), span(&mut corners.iter().map(|it| it.y)))
    }
}

impl Table {
    pub fn contains(&self, p: Point) -> bool {
        (0..=self.width).contains(&p.x) && (0..=self.height).contains(&p.y)
    }

    /// The place nearest to another that is so far from every edge.
    pub fn inside(&self, at: Point, mm: i32) -> Point {
        let within = |it: i32, side: i32| it.min(side - mm).max(mm);
        Point::new(within(at.x, self.width), within(at.y, self.height))
    }

    /// The corner farthest from a place.
    pub const fn farthest_corner(&self, from: Point) -> Point {
        const fn opposite(it: i32, side: i32) -> i32 {
            if 2 * it < side { side } else { 0 }
        }
        Point::new(opposite(from.x, self.width), opposite(from.y, self.height))
    }

    /// The last place of the table on the way from a place on it at a bearing.
    pub fn edge_at(&self, from: Point, degrees: i32) -> Point {
        let (mut on, mut off) = (0, self.width + self.height + 1);
        while on + 1 < off {
            let middle = on.midpoint(off);
            if self.contains(polar(from, degrees, middle)) { on = middle } else { off = middle }
        }
        polar(from, degrees, on)
    }

    /// Everything that is wrong with the table; it can be played on if this is empty.
    pub fn faults(&self) -> Vec<TableFault> {
        let mut faults = Faults::default();
        self.check_size(&mut faults);
        // What is too much or too far away is not measured: no product of the geometry may overflow.
        if !faults.found.is_empty() {
            return faults.found;
        }
        let (mut pieces, mut openings) = (BTreeSet::new(), BTreeSet::new());
        for (i, piece) in self.pieces.iter().enumerate() {
            if !pieces.insert(&piece.name) {
                faults.add(&piece.name, "another piece has this name");
            }
            self.check_piece(piece, i, &mut faults);
        }
        for (i, opening) in self.openings.iter().enumerate() {
            if !openings.insert(&opening.name) {
                faults.add(&opening.name, "another opening has this name");
            }
            self.check_opening(i, opening, &mut faults);
        }
        for room in &self.rooms {
            check_polygon(&room.name, &room.area, &mut faults);
        }
        for climb in &self.climbs {
            if climb.foot_on == climb.head_on {
                faults.add(&climb.name, "it leads to the level it starts from");
            }
            for (place, level) in [(climb.foot, climb.foot_on), (climb.head, climb.head_on)] {
                self.check_level(&climb.name, level, &mut faults);
                if !self.contains(place) {
                    faults.add(&climb.name, "it leads off the table");
                }
            }
        }
        faults.found
    }

    /// How many things there are, how large they are, and whether they are anywhere near.
    fn check_size(&self, faults: &mut Faults) {
        if !(1..=FAR).contains(&self.width) || !(1..=FAR).contains(&self.height) {
            faults.add("table", "its sides must be between 1 mm and 262 m");
        }
        let most = self.pieces.len().max(self.openings.len()).max(self.rooms.len()).max(self.climbs.len());
        if MOST_THINGS < most {
            return faults.add("table", "there are more than 20,000 things of one kind on it");
        }
        for piece in &self.pieces {
            check_extent(&piece.name, &piece.shape, faults);
        }
        for opening in &self.openings {
            check_near(&opening.name, &[opening.from, opening.to], faults);
        }
        for room in &self.rooms {
            check_near(&room.name, &room.area.corners, faults);
        }
    }

    fn check_piece(&self, piece: &Piece, index: usize, faults: &mut Faults) {
        let name = &piece.name;
        check_form(piece, faults);
        if piece.stands_on.is_some_and(|it| it.0 as usize == index) {
            faults.add(name, "it stands on itself");
        }
        self.check_level(name, piece.stands_on, faults);
    }

    fn check_opening(&self, index: usize, opening: &Opening, faults: &mut Faults) {
        let name = &opening.name;
        let Some(piece) = self.pieces.get(opening.wall.0 as usize) else {
            return faults.add(name, "its wall is not on the table");
        };
        let Shape::Wall { line, .. } = &piece.shape else {
            return faults.add(name, "only a wall can have openings");
        };
        if opening.from == opening.to {
            faults.add(name, "it has no width");
        }
        let within = |pair: &[Point]| {
            let stretch = Segment::new(pair[0], pair[1]);
            stretch.contains(opening.from) && stretch.contains(opening.to)
        };
        if !line.windows(2).any(within) {
            faults.add(name, "it does not lie exactly in one stretch of its wall");
        }
        let own = Segment::new(opening.from, opening.to);
        let overlaps = |other: &Opening| {
            let theirs = Segment::new(other.from, other.to);
            let inside = |s: Segment, p: Point| s.contains(p) && p != s.a && p != s.b;
            other.wall == opening.wall
                && (inside(own, other.from)
                    || inside(own, other.to)
                    || inside(theirs, own.a)
                    || inside(theirs, own.b)
                    || (own.contains(other.from) && own.contains(other.to)))
        };
        if self.openings[..index].iter().any(overlaps) {
            faults.add(name, "it overlaps another opening");
        }
    }

    fn check_level(&self, name: &str, level: Option<PieceId>, faults: &mut Faults) {
        let Some(level) = level else { return };
        match self.pieces.get(level.0 as usize) {
            None => faults.add(name, "what it stands on is not on the table"),
            Some(piece) if piece.roof_mm.is_none() => faults.add(name, "what it stands on has no roof"),
            Some(_) => (),
        }
    }
}

#[derive(Default)]
struct Faults {
    found: Vec<TableFault>,
}

impl Faults {
    fn add(&mut self, what: &str, wrong: &'static str) {
        self.found.push(TableFault { what: what.to_owned(), wrong });
    }
}

impl Piece {
    /// Everything that is wrong with a piece for itself, wherever it stands.
    pub fn faults(&self) -> Vec<TableFault> {
        let mut faults = Faults::default();
        check_extent(&self.name, &self.shape, &mut faults);
        if faults.found.is_empty() {
            check_form(self, &mut faults);
        }
        faults.found
    }
}

impl Shape {
    /// Everything that is wrong with a shape that is only looked at.
    pub fn faults(&self, name: &str) -> Vec<TableFault> {
        let mut faults = Faults::default();
        check_extent(name, self, &mut faults);
        faults.found
    }
}

/// Whether a shape is near enough and small enough to be measured at all.
fn check_extent(name: &str, shape: &Shape, faults: &mut Faults) {
    match shape {
        Shape::Polygon(polygon) => check_near(name, &polygon.corners, faults),
        Shape::Wall { line, thickness } => {
            if !(0..=FAR).contains(thickness) {
                faults.add(name, "the wall's thickness is negative or far too large");
            }
            check_near(name, line, faults);
        }
        Shape::Circle(circle) => {
            if !(1..=FAR).contains(&circle.diameter) {
                faults.add(name, "the diameter must be between 1 mm and 262 m");
            }
            check_near(name, &[circle.at], faults);
        }
    }
}

fn check_form(piece: &Piece, faults: &mut Faults) {
    let name = &piece.name;
    match &piece.shape {
        Shape::Polygon(polygon) => check_polygon(name, polygon, faults),
        Shape::Wall { line, .. } => {
            if line.len() < 2 {
                faults.add(name, "a wall needs two places");
            }
            if line.windows(2).any(|pair| pair[0] == pair[1]) {
                faults.add(name, "two places of the wall that follow each other are the same");
            }
        }
        Shape::Circle(_) => (),
    }
    if !(0..=FAR).contains(&piece.height_mm) {
        faults.add(name, "its height is negative or far too large");
    }
    if piece.roof_mm.is_some_and(|it| !(0..=FAR).contains(&it)) {
        faults.add(name, "the height of its roof is negative or far too large");
    }
    if piece.crossing == Some(0) {
        faults.add(name, "a crossing must count at least 1");
    }
    if piece.roof_mm.is_some() && !matches!(piece.shape, Shape::Polygon(_)) {
        faults.add(name, "only a polygon can be stood upon");
    }
}

fn check_polygon(name: &str, polygon: &Polygon, faults: &mut Faults) {
    if polygon.corners.len() < 3 {
        return faults.add(name, "a polygon needs three corners");
    }
    if polygon.doubled_area() == 0 {
        faults.add(name, "the polygon has no area");
    }
    let edges: Vec<Segment> = polygon.edges().collect();
    let crossing = |i: usize, j: usize| {
        let neighbours = j == i + 1 || (i == 0 && j + 1 == edges.len());
        if neighbours { edges[i].crosses(edges[j]) } else { edges[i].meets(edges[j]) }
    };
    if (0..edges.len()).any(|i| (i + 1..edges.len()).any(|j| crossing(i, j))) {
        faults.add(name, "the outline of the polygon meets itself");
    }
}

fn check_near(name: &str, places: &[Point], faults: &mut Faults) {
    if MOST_CORNERS < places.len() {
        faults.add(name, "it has more than 300 corners");
    }
    if places.iter().any(|it| !it.is_on_earth()) {
        faults.add(name, "a place of it lies farther than 262 m away");
    }
}
