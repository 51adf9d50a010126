//! Roads: the ways over the ground for a base that no figure hinders, worked out once and asked many times.

use super::body::{Body, Bounds, Passages};
use super::measure::{dist2, vector};
use super::path::{Pace, Path};
use super::search::{Search, finer, length};
use super::shape::Segment;
use super::terrain::{Opening, OpeningId, Passage, PieceId, Shape, Table};
use super::walk::{Bar, Walk};
use kernel::Point;
use smallvec::SmallVec;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The places beside corners and the straight ways between them. A way found on them is the shortest of those that turn at such
/// places only.
#[derive(Debug)]
pub struct Roads {
    pace: Pace,
    turns: Vec<Turn>,
    /// From each place: the others that a taut straight way leads to.
    links: Vec<Vec<Link>>,
    /// Which part of the ground a place belongs to; no way leads from part to part.
    parts: Vec<usize>,
    /// The ways asked for last: over the bare ground, and past others.
    ways: Kept<(Point, Point)>,
    among: Kept<AskedWay>,
}

/// A way past others: from where, to where, its limit in millimetres, and who is near, in their order.
pub(super) type AskedWay = (Point, Point, i32, Vec<(Point, i32)>);

/// Ways that were looked for, and what was found. They are worked out from what they are kept by alone, so it makes no difference
/// which are.
#[derive(Debug)]
struct Kept<K>(Mutex<BTreeMap<K, Option<Path>>>);

impl<K: Ord> Kept<K> {
    fn new() -> Self {
        Kept(Mutex::default())
    }

    fn kept(&self, asked: K, find: impl FnOnce() -> Option<Path>) -> Option<Path> {
        let known = || self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(found) = known().get(&asked) {
            return found.clone();
        }
        // Others may look for the same way meanwhile.
        let way = find();
        let mut known = known();
        if MOST_WAYS <= known.len() {
            known.clear();
        }
        known.insert(asked, way.clone());
        way
    }
}

/// So many ways are kept: who stands in a throng asks for the same one every turn, and whoever plays again from the same start.
const MOST_WAYS: usize = 512;

/// A place to turn at, and the corner that is turned, if it is just one.
#[derive(Clone, Copy, Debug)]
struct Turn {
    at: Point,
    corner: Option<Point>,
}

/// A straight way to another place, and what it costs to go there and to come from there.
#[derive(Clone, Copy, Debug)]
struct Link {
    to: u32,
    out: i64,
    back: i64,
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

/// A straight way that may be taken next; the one with the lowest estimate is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Leg {
    /// Of the whole way that takes it.
    estimate: i64,
    to: usize,
    from: usize,
    /// From the start to its end.
    cost: i64,
    /// Whether it is known to be free, and what it crosses is in the cost.
    sure: bool,
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

    /// What this finds if it looks for a way among those who are near enough to hinder it, in their order. Once looked for it is kept
    /// where such roads are: it depends on the ground and on them alone.
    pub(super) fn among(
        &self,
        pace: Pace,
        asked: AskedWay,
        find: impl FnOnce() -> Option<Path>,
    ) -> Option<Path> {
        let known = || {
            let mut kept = self.ground.roads.roads();
            self.known_roads(pace, &mut kept)
        };
        let roads = if self.stays_on_table { known() } else { None };
        match roads {
            Some(roads) => roads.among.kept(asked, find),
            None => find(),
        }
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
    fn is_taut(&self, other: Point) -> bool {
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
        Roads { pace, turns, links, parts, ways: Kept::new(), among: Kept::new() }
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
        let straight = walk.free(from, to);
        if straight && walk.crossings(from, to) == 0 {
            return Some(walk.measured(vec![from, to]));
        }
        if !straight && self.part_of(walk, from)? != self.part_of(walk, to)? {
            return None;
        }
        let found = self.search(walk, from, to).map(|places| walk.measured(places));
        found.or_else(|| walk.path_mm(from, to, self.pace, None))
    }

    /// The part of the ground that a place is in; nothing if no corner of anything can be seen from there.
    fn part_of(&self, walk: &Walk<'_>, at: Point) -> Option<usize> {
        let far = |it: usize| (dist2(at, self.turns[it].at), it);
        // Nearly always the nearest or the next is seen.
        let next = |last: &(i64, usize)| (0..self.turns.len()).map(far).filter(|it| last < it).min();
        let mut near = std::iter::successors(next(&(-1, 0)), next);
        near.find(|it| walk.free(at, self.turns[it.1].at)).map(|it| self.parts[it.1])
    }

    fn search(&self, walk: &Walk<'_>, from: Point, to: Point) -> Option<Vec<Point>> {
        let (start, goal) = (self.turns.len(), self.turns.len() + 1);
        let place = |node: usize| match node {
            _ if node == start => from,
            _ if node == goal => to,
            _ => self.turns[node].at,
        };
        let mut before: Vec<Option<usize>> = vec![None; self.turns.len() + 2];
        let mut open = Open::new(self.turns.len() + 2);
        let (mut near_start, mut near_goal) = (Walls::default(), Walls::default());
        open.push(Leg { estimate: 0, to: start, from: start, cost: 0, sure: true });
        while let Some(leg) = open.pop() {
            let at = leg.to;
            if before[at].is_some() {
                continue;
            }
            let (a, b) = (place(leg.from), place(at));
            if !leg.sure {
                // Only a way that is about to be taken is looked at.
                let walls = if leg.from == start { &mut near_start } else { &mut near_goal };
                if walls.leave(walk, a, b) {
                    let crossing = crossing_cost(walk, self.pace, a, b);
                    let (estimate, cost) = (leg.estimate + crossing, leg.cost + crossing);
                    open.push(Leg { estimate, cost, sure: true, ..leg });
                }
                continue;
            }
            before[at] = Some(leg.from);
            if at == goal {
                return Some(way_back(&before, start, goal, place));
            }
            let mut push = |next: usize, mm: i64, sure: bool| {
                let cost = leg.cost + mm;
                let estimate = cost + open.ahead(next, || length(place(next), to));
                open.push(Leg { estimate, to: next, from: at, cost, sure });
            };
            if at == start {
                let taut = self.turns.iter().enumerate().filter(|it| it.1.is_taut(from));
                taut.for_each(|(next, turn)| push(next, length(from, turn.at), false));
                push(goal, length(from, to), false);
                continue;
            }
            if self.turns[at].is_taut(to) {
                push(goal, length(b, to), false);
            }
            for link in self.links[at].iter().filter(|it| before[it.to as usize].is_none()) {
                push(link.to as usize, link.out, true);
            }
        }
        None
    }
}

/// The walls that stopped the last ways from or to a place: most likely they stop the next one too, which is found out sooner than
/// what else there is.
#[derive(Default)]
struct Walls(SmallVec<[Bar; 8]>);

impl Walls {
    /// Whether they and everything else leave a straight way free.
    fn leave(&mut self, walk: &Walk<'_>, from: Point, to: Point) -> bool {
        if let Some(known) = self.0.iter().position(|it| it.stops(from, to)) {
            self.0[..=known].rotate_right(1);
            return false;
        }
        let mut wall = None;
        let is_free = walk.free_but_for(from, to, |bar| wall = Some(bar));
        if let Some(wall) = wall.filter(|it| it.line.a != it.line.b) {
            self.0.truncate(7);
            self.0.insert(0, wall);
        }
        is_free
    }
}

/// The straight ways that may be taken next.
struct Open {
    legs: BinaryHeap<Reverse<Leg>>,
    /// The best leg to each place that is known to be free: no other to the same place is taken before it, so that worse ones need
    /// not be kept.
    best: Vec<Option<(i64, usize)>>,
    /// How far it is at least from each place to the goal, as far as it was asked for.
    ahead: Vec<Option<i64>>,
}

impl Open {
    fn new(places: usize) -> Self {
        Open { legs: BinaryHeap::new(), best: vec![None; places], ahead: vec![None; places] }
    }

    fn ahead(&mut self, place: usize, measure: impl FnOnce() -> i64) -> i64 {
        *self.ahead[place].get_or_insert_with(measure)
    }

    fn push(&mut self, leg: Leg) {
        let rank = (leg.estimate, leg.from);
        if self.best[leg.to].is_some_and(|best| best < rank) {
            return;
        }
        if leg.sure {
            self.best[leg.to] = Some(rank);
        }
        self.legs.push(Reverse(leg));
    }

    fn pop(&mut self) -> Option<Leg> {
        self.legs.pop().map(|it| it.0)
    }
}

fn way_back(
    before: &[Option<usize>],
    start: usize,
    goal: usize,
    place: impl Fn(usize) -> Point,
) -> Vec<Point> {
    let mut way = vec![place(goal)];
    let mut at = goal;
    while at != start {
        at = before[at].unwrap_or(start);
        way.push(place(at));
    }
    way.reverse();
    way
}

fn crossing_cost(walk: &Walk<'_>, pace: Pace, a: Point, b: Point) -> i64 {
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
