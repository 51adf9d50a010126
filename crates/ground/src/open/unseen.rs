//! Ways on which nobody is seen.

use super::measure::{distance, towards};
use super::path::{Pace, Path};
use super::search::{FINE, finer, length};
use super::walk::Walk;
use kernel::Point;
use std::cmp::Reverse;
use std::collections::{BTreeSet, BinaryHeap};

/// From one place to the next of a way that is to stay hidden. Passages that leave a base less room aside are not found.
const STEP_MM: i32 = 10;

/// A way that turns out to be seen somewhere between the places looked at is looked for anew so many times.
const MOST_AGAIN: usize = 50;

/// Where so many corners in a row cannot be cut, farther ones are not tried.
const MOST_UNCUT: usize = 4;

impl Walk<'_> {
    /// A way on which nobody sees a place, to the nearest end of it, if there is one for so many millimetres: the shortest over places
    /// a centimetre apart, with its corners cut. Every millimetre of it is looked at. Ends should be a centimetre deep: places in
    /// between are not tried.
    pub fn hidden_path(
        &self,
        from: Point,
        pace: Pace,
        limit_mm: i32,
        seen: &dyn Fn(Point) -> bool,
        is_end: &dyn Fn(Point) -> bool,
    ) -> Option<Path> {
        if seen(from) {
            return None;
        }
        let mut unseen = Unseen::new(self, from, pace, limit_mm, seen);
        for _ in 0..MOST_AGAIN {
            let way = unseen.way(is_end)?;
            let known = unseen.closed.len();
            way.windows(2).for_each(|leg| unseen.close_if_seen(leg[0], leg[1]));
            if unseen.closed.len() == known {
                return Some(self.measured(unseen.straightened(&way)));
            }
        }
        None
    }
}

/// What is known of a place of the lattice.
#[derive(Clone, Copy, Default)]
struct Spot {
    /// Whether it can be stood on unseen, once that has been looked at.
    open: Option<bool>,
    cost: Option<i64>,
    before: Option<usize>,
    done: bool,
}

/// A lattice of places over what can be walked to, on which ways from place to place stay hidden.
struct Unseen<'a> {
    walk: &'a Walk<'a>,
    pace: Pace,
    limit: i64,
    seen: &'a dyn Fn(Point) -> bool,
    low: Point,
    side: [i32; 2],
    from: usize,
    spots: Vec<Spot>,
    /// Ways between neighbours that are seen after all.
    closed: BTreeSet<(Point, Point)>,
}

impl<'a> Unseen<'a> {
    fn new(
        walk: &'a Walk<'a>,
        from: Point,
        pace: Pace,
        limit_mm: i32,
        seen: &'a dyn Fn(Point) -> bool,
    ) -> Self {
        let table = walk.ground.table();
        // So many steps to the west, north, east and south, on the table and within the limit.
        let steps = |mm: i32| mm.clamp(0, limit_mm) / STEP_MM;
        let [west, north] = [from.x, from.y].map(steps);
        let [east, south] = [table.width - from.x, table.height - from.y].map(steps);
        let side = [west + east + 1, north + south + 1];
        let low = Point::new(from.x - west * STEP_MM, from.y - north * STEP_MM);
        let from = (north * side[0] + west) as usize;
        let spots = vec![Spot::default(); (side[0] * side[1]) as usize];
        let limit = finer(limit_mm) + FINE / 2 - 1;
        Unseen { walk, pace, limit, seen, low, side, from, spots, closed: BTreeSet::new() }
    }

    fn place(&self, spot: usize) -> Point {
        let (row, column) = (spot as i32 / self.side[0], spot as i32 % self.side[0]);
        Point::new(self.low.x + column * STEP_MM, self.low.y + row * STEP_MM)
    }

    /// The eight places round one, those beside it first.
    fn neighbours(&self, spot: usize) -> impl Iterator<Item = usize> {
        let [columns, rows] = self.side;
        let (row, column) = (spot as i32 / columns, spot as i32 % columns);
        let round = [(0, -1), (-1, 0), (1, 0), (0, 1), (-1, -1), (1, -1), (-1, 1), (1, 1)];
        let near = round.into_iter().map(move |(x, y)| (column + x, row + y));
        let inside = move |it: &(i32, i32)| (0..columns).contains(&it.0) && (0..rows).contains(&it.1);
        near.filter(inside).map(move |(column, row)| (row * columns + column) as usize)
    }

    fn is_open(&mut self, spot: usize) -> bool {
        if let Some(open) = self.spots[spot].open {
            return open;
        }
        let place = self.place(spot);
        let open = !(self.seen)(place) && self.walk.free_at(place);
        self.spots[spot].open = Some(open);
        open
    }

    /// The cheapest way to an end over the places that are open.
    fn way(&mut self, is_end: &dyn Fn(Point) -> bool) -> Option<Vec<Point>> {
        for spot in &mut self.spots {
            *spot = Spot { open: spot.open, ..Spot::default() };
        }
        self.spots[self.from].cost = Some(0);
        let mut open = BinaryHeap::from([Reverse((0, self.from))]);
        while let Some(Reverse((cost, at))) = open.pop() {
            if std::mem::replace(&mut self.spots[at].done, true) {
                continue;
            }
            if is_end(self.place(at)) {
                return Some(self.way_to(at));
            }
            let near: Vec<usize> = self.neighbours(at).collect();
            for next in near {
                if self.spots[next].done || !self.is_open(next) {
                    continue;
                }
                let Some(step) = self.step(self.place(at), self.place(next)) else { continue };
                let cost = cost + step;
                if cost <= self.limit && self.spots[next].cost.is_none_or(|it| cost < it) {
                    (self.spots[next].cost, self.spots[next].before) = (Some(cost), Some(at));
                    open.push(Reverse((cost, next)));
                }
            }
        }
        None
    }

    /// What a step between neighbours costs, if it can be taken. It is looked at half way: every millimetre of it would take too long.
    fn step(&self, from: Point, to: Point) -> Option<i64> {
        let middle = Point::new(from.x.midpoint(to.x), from.y.midpoint(to.y));
        if self.closed.contains(&(from.min(to), from.max(to)))
            || (self.seen)(middle)
            || !self.walk.free(from, to)
        {
            return None;
        }
        Some(self.cost(from, to))
    }

    fn cost(&self, from: Point, to: Point) -> i64 {
        length(from, to) + i64::from(self.walk.crossings(from, to)) * finer(self.pace.crossing_mm())
    }

    fn way_to(&self, mut at: usize) -> Vec<Point> {
        let mut way = vec![self.place(at)];
        while let Some(before) = self.spots[at].before {
            way.push(self.place(before));
            at = before;
        }
        way.reverse();
        way
    }

    fn is_hidden(&self, from: Point, to: Point) -> bool {
        (0..=distance(from, to)).all(|mm| !(self.seen)(towards(from, to, mm)))
    }

    fn close_if_seen(&mut self, from: Point, to: Point) {
        if !self.is_hidden(from, to) {
            self.closed.insert((from.min(to), from.max(to)));
        }
    }

    /// The same way with corners cut wherever that is as hidden and costs less.
    fn straightened(&self, way: &[Point]) -> Vec<Point> {
        let (mut straight, mut at) = (vec![way[0]], 0);
        while at + 1 < way.len() {
            let mut next = at + 1;
            let mut along = self.cost(way[at], way[next]);
            for far in at + 2..way.len() {
                if next + MOST_UNCUT < far {
                    break;
                }
                along += self.cost(way[far - 1], way[far]);
                let (from, to) = (way[at], way[far]);
                if self.walk.free(from, to) && self.cost(from, to) <= along && self.is_hidden(from, to) {
                    next = far;
                }
            }
            straight.push(way[next]);
            at = next;
        }
        straight
    }
}
