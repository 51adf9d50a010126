//! Lines of sight from point to point, which things and figures block, and what a line crosses close to its end.

use super::body::{Body, Edge, Ground, Obstacle, Passages};
use super::crowd::Crowd;
use super::measure::{dist2, distance, dot, root, rounded, towards, vector};
use super::shape::{Circle, Segment};
use super::sight::{clear, cuts, edge_cuts};
use super::terrain::Piece;
use kernel::Point;

/// Everything that may be in the way of a line of sight.
#[derive(Clone, Copy)]
pub struct LineOfSight<'a> {
    pub ground: &'a Ground,
    pub state: Passages<'a>,
    /// The pieces that block it; usually [`Piece::blocks_sight`].
    pub blocks: &'a dyn Fn(&Piece) -> bool,
    /// The figures, by their index; those that `passes` names block nothing: both ends, whoever lies, whoever the viewer touches.
    pub figures: &'a Crowd,
    pub passes: &'a dyn Fn(usize) -> bool,
}

impl std::fmt::Debug for LineOfSight<'_> {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.debug_struct("LineOfSight").field("figures", &self.figures.len()).finish_non_exhaustive()
    }
}

impl LineOfSight<'_> {
    /// Whether nothing blocks the line. Grazing a corner does not block it, touching a figure does.
    pub fn is_clear(&self, from: Point, to: Point) -> bool {
        clear(self.ground, self.state, from, to, self.blocks) && !self.is_blocked_by_figures(from, to)
    }

    /// Whether anybody stands in the line.
    pub fn is_blocked_by_figures(&self, from: Point, to: Point) -> bool {
        let mut any = false;
        self.each_in_line(from, to, |_, _| any = true);
        any
    }

    /// Who stands in the line, the nearest to `from` first.
    pub fn figures_between(&self, from: Point, to: Point) -> Vec<usize> {
        let mut found = Vec::new();
        self.each_in_line(from, to, |index, base| found.push((dot(from, to, base.at), index)));
        found.sort_unstable();
        found.into_iter().map(|it| it.1).collect()
    }

    fn each_in_line(&self, from: Point, to: Point, mut each: impl FnMut(usize, Circle)) {
        let line = Segment::new(from, to);
        self.figures.each_on_line(from, to, |index, base| {
            if line.touches_circle(base) && !(self.passes)(index) {
                each(index, base);
            }
        });
    }
}

/// What a line crosses at most so many millimetres before its end `b`, of the pieces that `counts` names and of their openings
/// whatever their state; in the order of the table.
pub fn cut_near(
    ground: &Ground,
    state: Passages,
    (a, b): (Point, Point),
    mm: i32,
    counts: &dyn Fn(&Piece) -> bool,
) -> Vec<Obstacle> {
    let end = LineEnd::new(a, b, mm);
    let mut found = Vec::new();
    let near = towards(b, a, distance(a, b).min(mm + 1));
    let own = ground.bodies_along(near, b, 1).map(|(id, it)| (Obstacle::Piece(id), it));
    let extra = state.extra.iter().enumerate().map(|(i, it)| (Obstacle::Extra(i as u32), it));
    for (thing, body) in own.chain(extra).filter(|it| counts(it.1.piece())) {
        if end.cuts(body) {
            found.push(thing);
        }
        let doors = body.edges.iter().filter(|it| edge_cuts(it, end.line) && end.reaches(it));
        found.extend(doors.filter_map(|it| it.opening).map(Obstacle::Opening));
    }
    found.sort_unstable();
    found
}

/// Whether a line crosses one thing at most so many millimetres before its end `b`. A wall is crossed where it is no opening.
pub fn cuts_near(ground: &Ground, state: Passages, thing: Obstacle, (a, b): (Point, Point), mm: i32) -> bool {
    let end = LineEnd::new(a, b, mm);
    match thing {
        Obstacle::Piece(id) => end.cuts(ground.body(id)),
        Obstacle::Extra(number) => state.extra.get(number as usize).is_some_and(|it| end.cuts(it)),
        Obstacle::Opening(id) => {
            let wall = ground.body(ground.opening(id).wall);
            let own = wall.edges.iter().filter(|it| it.opening == Some(id));
            own.into_iter().any(|it| edge_cuts(it, end.line) && end.reaches(it))
        }
    }
}

/// The last stretch of a line, as fine as this many parts of a millimetre. It is one part longer than asked for, so that what lies just
/// as far off is never lost by rounding.
const FINER: i32 = 64;

struct LineEnd {
    line: Segment,
    /// In parts of a millimetre.
    last: Segment,
}

impl LineEnd {
    fn new(a: Point, b: Point, mm: i32) -> Self {
        let (x, y) = vector(b, a);
        let length = root(dist2(a, b) << 16).max(1);
        let reach = i128::from(FINER) * i128::from(mm) + 1;
        let part = |it: i64| {
            let whole = i64::from(FINER) * it;
            let part = rounded(256 * i128::from(it) * reach, i128::from(length));
            (if part.abs() < whole.abs() { part } else { whole }) as i32
        };
        let end = finer(b);
        let last = Segment::new(end, Point::new(end.x + part(x), end.y + part(y)));
        LineEnd { line: Segment::new(a, b), last }
    }

    fn cuts(&self, body: &Body) -> bool {
        let counts = |edge: &Edge| edge.opening.is_none();
        cuts(body, self.line, counts)
            && (body.inside_strictly(self.line.b)
                || body.edges.iter().any(|edge| counts(edge) && self.reaches(edge)))
    }

    fn reaches(&self, edge: &Edge) -> bool {
        let line = Segment::new(finer(edge.line.a), finer(edge.line.b));
        match edge.thickness {
            0 => self.last.meets(line),
            thickness => self.last.passes_within_half(line, FINER * thickness),
        }
    }
}

const fn finer(at: Point) -> Point {
    Point::new(FINER * at.x, FINER * at.y)
}
