//! Roads: the ways over the ground for a base that no figure hinders, worked out once and asked many times.

use super::body::{Body, Bounds};
use super::measure::{dist2, vector};
use super::path::{Pace, Path};
use super::search::{Search, finer, length};
use super::terrain::{Passage, PieceId, Table};
use super::walk::Walk;
use kernel::Point;
use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::sync::{Arc, Mutex, PoisonError};

/// The places beside corners and the straight ways between them. A way found on them is the shortest of those that turn at such
/// places only.
#[derive(Debug)]
pub struct Roads {
    pace: Pace,
    turns: Vec<Turn>,
    /// From each place: the others that a taut straight way leads to, and what it costs.
    links: Vec<Vec<(usize, i64)>>,
    /// Which part of the ground a place belongs to; no way leads from part to part.
    parts: Vec<usize>,
}

/// A place to turn at, and the corner that is turned, if it is just one.
#[derive(Clone, Copy, Debug)]
struct Turn {
    at: Point,
    corner: Option<Point>,
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
        let blocked = || self.ground.things(self.state).map(|it| (self.blocks)(&it.1.piece));
        let matches = |it: &Layout| {
            it.level == self.level
                && (it.diameter, it.pace) == (self.diameter, pace)
                && it.openings == self.state.openings
                && it.extra == self.state.extra
                && blocked().eq(it.blocked.iter().copied())
        };
        let mut kept = self.ground.roads.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(found) = kept.iter().position(|it| matches(&it.0)) {
            kept[..=found].rotate_right(1);
            return Arc::clone(&kept[0].1);
        }
        let layout = Layout {
            openings: self.state.openings.to_vec(),
            extra: self.state.extra.to_vec(),
            level: self.level,
            diameter: self.diameter,
            pace,
            blocked: blocked().collect(),
        };
        let everybody = |_: usize| true;
        let bare = Walk { stays_on_table: true, passes: &everybody, ..*self };
        let roads = Arc::new(Roads::new(&bare, pace));
        kept.truncate(MOST_KEPT - 1);
        kept.insert(0, (layout, Arc::clone(&roads)));
        roads
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

impl Roads {
    fn new(walk: &Walk<'_>, pace: Pace) -> Self {
        let table = walk.ground.table();
        let nowhere = Point::new(0, 0);
        let mut search = Search::new(walk, pace, nowhere, nowhere, i64::MAX);
        search.heed_all(Bounds::new(nowhere, Point::new(table.width, table.height)));
        let turns: Vec<Turn> = search.places().map(|(at, corner)| Turn { at, corner }).collect();
        let mut links = vec![Vec::new(); turns.len()];
        let mut parts: Vec<usize> = (0..turns.len()).collect();
        let mut slack = Vec::new();
        for (i, a) in turns.iter().enumerate() {
            for (j, b) in turns.iter().enumerate().skip(i + 1) {
                if !a.is_taut(b.at) || !b.is_taut(a.at) {
                    slack.push((i, j));
                } else if search.is_free(a.at, b.at) {
                    let mm = length(a.at, b.at);
                    links[i].push((j, mm + crossing_cost(walk, pace, a.at, b.at)));
                    links[j].push((i, mm + crossing_cost(walk, pace, b.at, a.at)));
                    join(&mut parts, i, j);
                }
            }
        }
        // What no taut way joins may still be joined by another, through a squeeze.
        for (i, j) in slack {
            if part(&mut parts, i) != part(&mut parts, j) && search.is_free(turns[i].at, turns[j].at) {
                join(&mut parts, i, j);
            }
        }
        let parts = (0..turns.len()).map(|it| part(&mut parts, it)).collect();
        Roads { pace, turns, links, parts }
    }

    /// The cheapest way from place to place; figures do not count.
    pub fn way(&self, walk: &Walk<'_>, from: Point, to: Point) -> Option<Path> {
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
        let mut near: Vec<(i64, usize)> =
            self.turns.iter().enumerate().map(|(i, it)| (dist2(at, it.at), i)).collect();
        // Nearly always one of the nearest is seen.
        let few = near.len().min(16);
        if few < near.len() {
            near.select_nth_unstable(few);
        }
        near[..few].sort_unstable();
        let seen = near.into_iter().find(|it| walk.free(at, self.turns[it.1].at));
        seen.map(|it| self.parts[it.1])
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
        open.push(Leg { estimate: 0, to: start, from: start, cost: 0, sure: true });
        while let Some(leg) = open.pop() {
            let at = leg.to;
            if before[at].is_some() {
                continue;
            }
            let (a, b) = (place(leg.from), place(at));
            if !leg.sure {
                // Only a way that is about to be taken is looked at.
                if walk.free(a, b) {
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
            for &(next, mm) in self.links[at].iter().filter(|it| before[it.0].is_none()) {
                push(next, mm, true);
            }
        }
        None
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
