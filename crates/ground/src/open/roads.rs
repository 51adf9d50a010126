//! Roads: the ways over the ground for a base that no figure hinders, worked out once and asked many times.

use super::body::{Body, Bounds, Obstacle, Passages};
use super::measure::{dist2, vector};
use super::path::{Pace, Path};
use super::search::{Search, finer, length};
use super::seek::{Bound, CostsTo};
use super::shape::Segment;
use super::squares::Squares;
use super::terrain::{Opening, OpeningId, Passage, PieceId, Shape, Table};
use super::walk::Walk;
use kernel::Point;
use smallvec::SmallVec;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The places beside corners and the straight ways between them. A way found on them is the shortest of those that turn at such
/// places only.
#[derive(Debug)]
pub struct Roads {
    pub(super) pace: Pace,
    pub(super) turns: Vec<Turn>,
    /// From each place: the others that a taut straight way leads to.
    pub(super) links: Vec<Vec<Link>>,
    /// Which part of the ground a place belongs to; no way leads from part to part.
    parts: Vec<usize>,
    /// The ways asked for last: over the bare ground, and past others.
    ways: Kept<(Point, Point), Option<Path>>,
    among: Kept<AskedWay, Option<Path>>,
    /// Where the places to turn at are, and what is seen from places.
    turn_squares: Squares,
    seen: Kept<Point, Option<Seen>>,
    /// What bases would overlap beside the corners of things and round each other.
    held: Kept<Point, Held>,
    /// What it costs to come to a place, for those near which ways have ended.
    pub(super) costs: Kept<usize, CostsTo>,
}

/// What a base at a place overlaps.
pub(super) type Held = SmallVec<[Obstacle; 4]>;

/// A way past others: from where, to where, its limit in millimetres, and who is near, in their order.
pub(super) type AskedWay = (Point, Point, i32, Vec<(Point, i32)>);

/// What was looked for, and what was found. It is worked out from what it is kept by alone, so it makes no difference what is.
#[derive(Debug)]
pub(super) struct Kept<K, F> {
    known: Mutex<BTreeMap<K, F>>,
    most: usize,
}

impl<K: Ord, F: Clone> Kept<K, F> {
    fn new(most: usize) -> Self {
        Kept { known: Mutex::default(), most }
    }

    pub(super) fn kept(&self, asked: K, find: impl FnOnce() -> F) -> F {
        let known = || self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(found) = known().get(&asked) {
            return found.clone();
        }
        // Others may look for the same way meanwhile.
        let way = find();
        let mut known = known();
        if self.most <= known.len() {
            known.clear();
        }
        known.insert(asked, way.clone());
        way
    }
}

/// So many ways are kept: who stands in a throng asks for the same one every turn, and whoever plays again from the same start.
const MOST_WAYS: usize = 512;

/// Of so many places it is known what is there.
const MOST_PLACES: usize = 4096;

/// And so many goals near which ways end: people and what they are after stand near few corners at a time.
const MOST_GOALS: usize = 64;

/// A place to turn at, and the corner that is turned, if it is just one.
#[derive(Clone, Copy, Debug)]
pub(super) struct Turn {
    pub at: Point,
    corner: Option<Point>,
}

/// What is seen from a place: which part of the ground that is, and a place near by where a way from or to there can turn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Seen {
    part: usize,
    pub taut: Option<usize>,
}

/// So often it is looked for a place to turn at beyond the nearest that is seen.
const MOST_LOOKS: usize = 12;

/// A straight way to another place, and what it costs to go there and to come from there.
#[derive(Clone, Copy, Debug)]
pub(super) struct Link {
    pub to: u32,
    pub out: i64,
    pub back: i64,
}

/// The roads asked for last. They are worked out from the ground alone, so it makes no difference to anybody which are kept.
#[derive(Clone)]
pub(super) struct RoadCache(Arc<Mutex<Shelf>>);

type Shelf = Vec<(Layout, Arc<Roads>)>;

/// So many layouts of one table are kept: a door more or less open, a car here or there, in one game or in several.
const MOST_KEPT: usize = 32;

/// So many tables are remembered: games that are played on the same table share its roads.
const MOST_TABLES: usize = 16;

/// The tables laid out last, with their roads.
static TABLES: Mutex<Vec<(Table, RoadCache)>> = Mutex::new(Vec::new());

impl RoadCache {
    /// What is kept of a table that was laid out before, as far as it is remembered.
    pub(super) fn of(table: &Table) -> Self {
        let mut all = TABLES.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(found) = all.iter().position(|it| it.0 == *table) {
            all[..=found].rotate_right(1);
        } else {
            all.truncate(MOST_TABLES - 1);
            all.insert(0, (table.clone(), RoadCache(Arc::default())));
        }
        all[0].1.clone()
    }

    fn roads(&self) -> MutexGuard<'_, Shelf> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// All that roads depend on, the table aside.
#[derive(Debug, PartialEq, Eq)]
struct Layout {
    openings: Vec<Passage>,
    extra: Vec<Body>,
    level: Option<PieceId>,
    diameter: i32,
    pace: Pace,
    /// For each piece, those put on the table last, whether it stops the base.
    blocked: Vec<bool>,
}

impl Walk<'_> {
    /// The roads for a base on this level which no figure hinders.
    pub fn roads(&self, pace: Pace) -> Arc<Roads> {
        let mut kept = self.ground.roads.roads();
        if let Some(known) = self.known_roads(pace, &mut kept) {
            return known;
        }
        let layout = Layout {
            openings: self.state.openings.to_vec(),
            extra: self.state.extra.to_vec(),
            level: self.level,
            diameter: self.diameter,
            pace,
            blocked: self.blocked().collect(),
        };
        let everybody = |_: usize| true;
        let bare = Walk { stays_on_table: true, passes: &everybody, ..*self };
        let alike = kept.iter().find_map(|(it, roads)| {
            let same = it.level == layout.level && (it.diameter, it.pace) == (layout.diameter, pace);
            same.then(|| Known::new(&bare, roads, it, &layout.blocked)).flatten()
        });
        let roads = Arc::new(Roads::new(&bare, pace, alike.as_ref()));
        drop(alike);
        kept.truncate(MOST_KEPT - 1);
        kept.insert(0, (layout, Arc::clone(&roads)));
        roads
    }

    /// The roads over this ground, if they have been asked for.
    pub(super) fn roads_if_known(&self, pace: Pace) -> Option<Arc<Roads>> {
        if !self.stays_on_table {
            return None;
        }
        self.known_roads(pace, &mut self.ground.roads.roads())
    }

    fn known_roads(&self, pace: Pace, kept: &mut Shelf) -> Option<Arc<Roads>> {
        let matches = |it: &Layout| {
            it.level == self.level
                && (it.diameter, it.pace) == (self.diameter, pace)
                && it.openings == self.state.openings
                && it.extra == self.state.extra
                && self.blocked().eq(it.blocked.iter().copied())
        };
        let found = kept.iter().position(|it| matches(&it.0))?;
        kept[..=found].rotate_right(1);
        Some(Arc::clone(&kept[0].1))
    }

    /// For each piece, those put on the table last, whether it stops the base.
    fn blocked(&self) -> impl Iterator<Item = bool> {
        self.ground.things(self.state).map(|it| (self.blocks)(&it.1.piece))
    }
}

impl Turn {
    /// Whether a shortest way that turns here can go on to, or come from, a place: a string drawn tight round a corner leaves it
    /// about square to the line from the corner.
    pub fn is_taut(&self, other: Point) -> bool {
        let Some(corner) = self.corner else { return true };
        let ((ux, uy), (x, y)) = (vector(corner, self.at), vector(self.at, other));
        let along = ux * x + uy * y;
        let (out2, far2) = (ux * ux + uy * uy, x * x + y * y);
        // Near by, where several places stand round one corner, whole millimetres make any angle.
        if far2 <= 9 * out2 {
            return true;
        }
        // Nearly everything fits 64 bits.
        if out2 < 1 << 20 && far2 < 1 << 40 {
            return 5 * along * along <= out2 * far2;
        }
        let along = i128::from(along);
        5 * along * along <= i128::from(out2) * i128::from(far2)
    }
}

/// Roads over ground from which this differs by few things.
struct Known<'a> {
    roads: &'a Roads,
    numbers: BTreeMap<(Point, Option<Point>), usize>,
    /// The openings that let through something else, and the things that are not where they were.
    openings: Vec<(Segment, i32)>,
    moved: Vec<Bounds>,
}

impl<'a> Known<'a> {
    /// Of more things that differ little would be left.
    const MOST: usize = 8;

    fn new(walk: &Walk<'_>, roads: &'a Roads, layout: &Layout, blocked: &[bool]) -> Option<Known<'a>> {
        let (ground, state) = (walk.ground, walk.state);
        let before = Passages { openings: &layout.openings, extra: &layout.extra };
        let pieces = ground.table().pieces.len();
        if layout.blocked.get(..pieces) != blocked.get(..pieces) {
            return None;
        }
        let ids = (0..ground.table().openings.len() as u32).map(OpeningId);
        let changed = ids.filter(|&it| ground.passage(before, it).walks != ground.passage(state, it).walks);
        let width = |wall: PieceId| match ground.piece(wall).shape {
            Shape::Wall { thickness, .. } => walk.diameter + thickness,
            Shape::Polygon(_) | Shape::Circle(_) => walk.diameter,
        };
        let line = |it: &Opening| (Segment::new(it.from, it.to), 2 * width(it.wall));
        let openings: Vec<_> = changed.map(|it| line(ground.opening(it))).collect();
        let mut moved = Vec::new();
        for it in 0..layout.extra.len().max(state.extra.len()) {
            let (old, new) = (layout.extra.get(it), state.extra.get(it));
            if old != new || layout.blocked.get(pieces + it) != blocked.get(pieces + it) {
                moved.extend(old.into_iter().chain(new).map(|it| it.bounds));
            }
        }
        if Known::MOST < openings.len() + moved.len() {
            return None;
        }
        let numbers = roads.turns.iter().enumerate().map(|(i, it)| ((it.at, it.corner), i)).collect();
        Some(Known { roads, numbers, openings, moved })
    }

    fn number_of(&self, turn: &Turn) -> Option<usize> {
        self.numbers.get(&(turn.at, turn.corner)).copied()
    }

    /// Whether nothing that differs can be met or crossed on a straight way.
    fn holds_for(&self, walk: &Walk<'_>, a: Point, b: Point) -> bool {
        let (way, bounds) = (Segment::new(a, b), Bounds::new(a, b).grown(walk.diameter));
        let meets = |&(line, width): &(Segment, i32)| {
            Bounds::new(line.a, line.b).grown(width).meets(bounds) && way.passes_within_half(line, width)
        };
        !self.moved.iter().any(|it| it.meets(bounds)) && !self.openings.iter().any(meets)
    }
}

impl Roads {
    /// What is known of roads over ground that differs little is taken from there.
    fn new(walk: &Walk<'_>, pace: Pace, known: Option<&Known<'_>>) -> Self {
        let table = walk.ground.table();
        let nowhere = Point::new(0, 0);
        let mut search = Search::new(walk, pace, nowhere, nowhere, i64::MAX);
        search.heed_all(Bounds::new(nowhere, Point::new(table.width, table.height)));
        let turns: Vec<Turn> = search.places().map(|(at, corner)| Turn { at, corner }).collect();
        let mut links = vec![Vec::new(); turns.len()];
        let mut parts: Vec<usize> = (0..turns.len()).collect();
        let mut slack = Vec::new();
        // What each of these places is called there, and the ways that lead from one of them.
        let there: Vec<Option<usize>> = turns.iter().map(|it| known?.number_of(it)).collect();
        let mut ways: Vec<Option<Link>> = vec![None; known.map_or(0, |it| it.roads.turns.len())];
        for (i, a) in turns.iter().enumerate() {
            let from_there = known.zip(there[i]).map(|(known, number)| (known, &known.roads.links[number]));
            if let Some((_, links)) = from_there {
                links.iter().for_each(|it| ways[it.to as usize] = Some(*it));
            }
            for (j, b) in turns.iter().enumerate().skip(i + 1) {
                if !a.is_taut(b.at) || !b.is_taut(a.at) {
                    slack.push((i, j));
                    continue;
                }
                let same =
                    from_there.zip(there[j]).filter(|((known, _), _)| known.holds_for(walk, a.at, b.at));
                let link = match same {
                    Some((_, number)) => ways[number].map(|it| (it.out, it.back)),
                    None => search.is_free(a.at, b.at).then(|| {
                        let (mm, cost) = (length(a.at, b.at), |a, b| crossing_cost(walk, pace, a, b));
                        (mm + cost(a.at, b.at), mm + cost(b.at, a.at))
                    }),
                };
                if let Some((out, back)) = link {
                    links[i].push(Link { to: j as u32, out, back });
                    links[j].push(Link { to: i as u32, out: back, back: out });
                    join(&mut parts, i, j);
                }
            }
            if let Some((_, links)) = from_there {
                links.iter().for_each(|it| ways[it.to as usize] = None);
            }
        }
        // What no taut way joins may still be joined by another, through a squeeze.
        for (i, j) in slack {
            if part(&mut parts, i) != part(&mut parts, j) && search.is_free(turns[i].at, turns[j].at) {
                join(&mut parts, i, j);
            }
        }
        let parts = (0..turns.len()).map(|it| part(&mut parts, it)).collect();
        let (ways, among) = (Kept::new(MOST_WAYS), Kept::new(MOST_WAYS));
        let (seen, costs) = (Kept::new(MOST_WAYS), Kept::new(MOST_GOALS));
        let places: Vec<Bounds> = turns.iter().map(|it| Bounds::new(it.at, it.at)).collect();
        let (turn_squares, held) = (Squares::new(&places), Kept::new(MOST_PLACES));
        Roads { pace, turns, links, parts, ways, among, turn_squares, seen, held, costs }
    }

    /// The cheapest way from place to place; figures do not count.
    pub fn way(&self, walk: &Walk<'_>, from: Point, to: Point) -> Option<Path> {
        if !walk.crowd.is_empty() || !walk.stays_on_table {
            return self.found(walk, from, to);
        }
        self.ways.kept((from, to), || self.found(walk, from, to))
    }

    fn found(&self, walk: &Walk<'_>, from: Point, to: Point) -> Option<Path> {
        if !walk.free_at(to) {
            return None;
        }
        let bound = if walk.free(from, to) {
            if walk.crossings(from, to) == 0 {
                return Some(walk.measured(vec![from, to]));
            }
            Bound::of(self.cost(walk, from, to))
        } else {
            let (start, goal) = (self.seen(walk, from)?, self.seen(walk, to)?);
            if start.part != goal.part {
                return None;
            }
            match start.taut.zip(goal.taut) {
                Some((first, last)) => self.bound(walk, (from, first), (to, last)),
                None => Bound::of(i64::MAX),
            }
        };
        let found = self.search(walk, from, to, bound).map(|places| walk.measured(places));
        found.or_else(|| walk.path_mm(from, to, self.pace, None))
    }

    /// What is found if one looks for a way among those who are near enough to hinder it, in their order. Once looked for it is kept
    /// here: it depends on the ground and on them alone.
    pub(super) fn among(&self, asked: AskedWay, find: impl FnOnce() -> Option<Path>) -> Option<Path> {
        self.among.kept(asked, find)
    }

    /// What a base at a place would overlap, figures aside.
    pub(super) fn held_by(&self, walk: &Walk<'_>, place: Point) -> Held {
        self.held.kept(place, || walk.held_by(place))
    }

    /// Whether a way from place to place costs at most so many millimetres, crossings turned into millimetres. Mostly it is known
    /// without looking for the way.
    pub fn comes_within(&self, walk: &Walk<'_>, from: Point, to: Point, mm: i32) -> bool {
        self.reckoned(walk, from, to, mm).unwrap_or_else(|| {
            let way = self.way(walk, from, to);
            way.is_some_and(|it| self.pace.cost_mm(&it) <= mm)
        })
    }

    /// The same if it is plain; lengths are compared rounded.
    fn reckoned(&self, walk: &Walk<'_>, from: Point, to: Point, mm: i32) -> Option<bool> {
        let (enough, too_far) = (finer(mm), finer(mm + 1));
        let straight = length(from, to);
        if too_far < straight || !walk.free_at(to) {
            return Some(false);
        }
        if walk.free(from, to) {
            let cost = straight + crossing_cost(walk, self.pace, from, to);
            return (cost <= enough).then_some(true);
        }
        let (Some(start), Some(goal)) = (self.seen(walk, from), self.seen(walk, to)) else {
            return Some(false);
        };
        if start.part != goal.part {
            return Some(false);
        }
        let (first, last) = start.taut.zip(goal.taut)?;
        let bound = self.bound(walk, (from, first), (to, last));
        if bound.most() <= enough {
            return Some(true);
        }
        let back = self.cost(walk, self.turns[first].at, from);
        (too_far + back < bound.ahead(first)).then_some(false)
    }

    /// What a straight way costs that is free.
    pub(super) fn cost(&self, walk: &Walk<'_>, from: Point, to: Point) -> i64 {
        length(from, to) + crossing_cost(walk, self.pace, from, to)
    }

    /// What is seen from a place; nothing if no corner of anything can be.
    pub(super) fn seen(&self, walk: &Walk<'_>, at: Point) -> Option<Seen> {
        if !walk.crowd.is_empty() || !walk.stays_on_table {
            return self.look_round(walk, at);
        }
        self.seen.kept(at, || self.look_round(walk, at))
    }

    fn look_round(&self, walk: &Walk<'_>, at: Point) -> Option<Seen> {
        let (mut part, mut looks) = (None, 0);
        for it in self.nearest(at) {
            let turn = &self.turns[it];
            let is_taut = turn.is_taut(at);
            if MOST_LOOKS <= looks {
                break;
            }
            if part.is_some() && !is_taut {
                continue;
            }
            looks += usize::from(part.is_some());
            if walk.free(at, turn.at) {
                let part = *part.get_or_insert(self.parts[it]);
                if is_taut {
                    return Some(Seen { part, taut: Some(it) });
                }
            }
        }
        part.map(|part| Seen { part, taut: None })
    }

    /// The places to turn at, the nearest first.
    fn nearest(&self, at: Point) -> impl Iterator<Item = usize> {
        const NEAR_MM: i32 = 96;
        const FAR_MM: i32 = 1 << 20;
        let out = |mm: i32| (mm < FAR_MM).then_some(4 * mm);
        let rings = std::iter::successors(Some(NEAR_MM), move |&mm| out(mm));
        rings.flat_map(move |mm| {
            let (inner, outer) =
                (if mm == NEAR_MM { -1 } else { i64::from(mm / 4).pow(2) }, i64::from(mm).pow(2));
            let near = self.turn_squares.within(Bounds::new(at, at).grown(mm)).numbers();
            let far = near.map(|it| (dist2(at, self.turns[it].at), it));
            let mut ring: SmallVec<[(i64, usize); 64]> =
                far.filter(|it| inner < it.0 && it.0 <= outer).collect();
            ring.sort_unstable();
            ring.into_iter().map(|it| it.1)
        })
    }
}

pub(super) fn crossing_cost(walk: &Walk<'_>, pace: Pace, a: Point, b: Point) -> i64 {
    if pace.points_per_crossing == 0 {
        return 0;
    }
    i64::from(walk.crossings(a, b)) * finer(pace.crossing_mm())
}

/// The number of the part that a place belongs to: the lowest place in it.
fn part(parts: &mut [usize], mut at: usize) -> usize {
    while parts[at] != at {
        parts[at] = parts[parts[at]];
        at = parts[at];
    }
    at
}

fn join(parts: &mut [usize], a: usize, b: usize) {
    let (a, b) = (part(parts, a), part(parts, b));
    parts[a.max(b)] = a.min(b);
}

impl std::fmt::Debug for RoadCache {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("Kept")
    }
}

/// What is kept is no part of the ground.
impl PartialEq for RoadCache {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for RoadCache {}
