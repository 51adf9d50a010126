//! The search for a way over roads: of all legs it takes up only those that can be part of a way no longer than one already known.

use super::roads::{Roads, crossing_cost};
use super::search::{FINE, length};
use super::walk::{Bar, Walk};
use kernel::Point;
use smallvec::SmallVec;
use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::sync::Arc;

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

/// What it costs over roads to come to one place from each of the others; [`NO_ROAD`] where none leads there, or a very long one.
pub(super) type CostsTo = Arc<[u32]>;

const NO_ROAD: u32 = u32::MAX;

/// What is known of a way before it is looked for: legs that only longer ways can take are left out.
pub(super) struct Bound {
    /// What a way costs that is known.
    most: i64,
    near: Option<NearGoal>,
}

/// A place from which the goal is seen.
struct NearGoal {
    costs: CostsTo,
    /// From there to the goal, and back.
    on: i64,
    back: i64,
}

impl Bound {
    /// Lengths are added up rounded.
    const ROUNDED: i64 = FINE;

    /// Roads go round a corner by the places beside it and leave out ways that hardly turn: past the goal they are at most so much
    /// longer than straight on to it and from it.
    const LONGER: i64 = 40 * FINE;

    /// A way is known that costs so much.
    pub const fn of(most: i64) -> Self {
        Bound { most, near: None }
    }

    pub const fn most(&self) -> i64 {
        self.most
    }

    /// What a way costs at least from a place on.
    pub fn ahead(&self, place: usize) -> i64 {
        match &self.near {
            Some(it) if it.costs[place] != NO_ROAD => i64::from(it.costs[place]) - it.back - Bound::LONGER,
            Some(_) | None => 0,
        }
    }

    fn leaves_out(&self, cost: i64) -> bool {
        self.most.saturating_add(Bound::ROUNDED) < cost
    }

    /// A way to this place has been found.
    fn found(&mut self, place: usize, cost: i64) {
        if let Some(it) = &self.near
            && it.costs[place] != NO_ROAD
        {
            self.most = self.most.min(cost + i64::from(it.costs[place]) + it.on);
        }
    }
}

impl Roads {
    /// What a way from place to place costs at the most, and what is left of it from anywhere at the least, if it is known to which
    /// of the places to turn at one can go from its start, and from which to its goal.
    pub(super) fn bound(
        &self,
        walk: &Walk<'_>,
        (from, first): (Point, usize),
        (to, last): (Point, usize),
    ) -> Bound {
        let costs = self.costs_to(last);
        if costs[first] == NO_ROAD {
            return Bound::of(i64::MAX);
        }
        let (near_start, near_goal) = (self.turns[first].at, self.turns[last].at);
        let (on, back) = (self.cost(walk, near_goal, to), self.cost(walk, to, near_goal));
        let most = self.cost(walk, from, near_start) + i64::from(costs[first]) + on;
        Bound { most, near: Some(NearGoal { costs, on, back }) }
    }

    fn costs_to(&self, place: usize) -> CostsTo {
        self.costs.kept(place, || self.work_out_costs_to(place))
    }

    fn work_out_costs_to(&self, place: usize) -> CostsTo {
        let mut costs = vec![NO_ROAD; self.turns.len()];
        costs[place] = 0;
        let mut open = BinaryHeap::from([Reverse((0, place as u32))]);
        while let Some(Reverse((so_far, at))) = open.pop() {
            if costs[at as usize] != so_far {
                continue;
            }
            for link in &self.links[at as usize] {
                let cost = u32::try_from(i64::from(so_far) + link.back).unwrap_or(NO_ROAD);
                if cost < costs[link.to as usize] {
                    costs[link.to as usize] = cost;
                    open.push(Reverse((cost, link.to)));
                }
            }
        }
        costs.into()
    }

    /// The cheapest way over roads, from places seen from its start to places that see its goal.
    pub(super) fn search(
        &self,
        walk: &Walk<'_>,
        from: Point,
        to: Point,
        mut bound: Bound,
    ) -> Option<Vec<Point>> {
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
            if at != start {
                bound.found(at, leg.cost);
            }
            let mut push = |next: usize, cost: i64, sure: bool| {
                let estimate = cost + open.ahead(next, || length(place(next), to));
                if next == goal || !bound.leaves_out(estimate) {
                    open.push(Leg { estimate, to: next, from: at, cost, sure });
                }
            };
            if at == start {
                for (next, turn) in self.turns.iter().enumerate() {
                    let ahead = bound.ahead(next);
                    if bound.leaves_out(ahead) || !turn.is_taut(from) {
                        continue;
                    }
                    let mm = length(from, turn.at);
                    if !bound.leaves_out(mm + ahead) {
                        push(next, mm, false);
                    }
                }
                push(goal, length(from, to), false);
                continue;
            }
            if self.turns[at].is_taut(to) {
                push(goal, leg.cost + length(b, to), false);
            }
            for link in self.links[at].iter().filter(|it| before[it.to as usize].is_none()) {
                let (next, cost) = (link.to as usize, leg.cost + link.out);
                if !bound.leaves_out(cost + bound.ahead(next)) {
                    push(next, cost, true);
                }
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

#[cfg(test)]
mod tests {
    use super::super::path::Pace;
    use super::super::{Crowd, Ground, Opening, Passage, Passages, Piece, PieceId, Shape, Table};
    use super::*;
    use kernel::dice::SeededDice;

    const PACE: Pace = Pace { mm_per_point: 50, points_per_crossing: 1 };

    fn wall(name: String, line: &[(i32, i32)]) -> Piece {
        let line = line.iter().map(|&(x, y)| Point::new(x, y)).collect();
        let shape = Shape::Wall { line, thickness: 4 };
        let (blocks_sight, blocks_move, solid) = (true, true, true);
        let (crossing, roof_mm, stands_on) = (None, None, None);
        Piece { name, shape, height_mm: 60, blocks_sight, blocks_move, solid, crossing, roof_mm, stands_on }
    }

    /// Nine rooms with a door or a window in each of their walls.
    fn rooms() -> Ground {
        let lines = [100, 350, 600, 850];
        let across = lines.map(|y| wall(format!("across {y}"), &[(100, y), (850, y)]));
        let down = lines.map(|x| wall(format!("down {x}"), &[(x, 100), (x, 850)]));
        let mut openings = Vec::new();
        for (wall, at) in lines.into_iter().enumerate() {
            for middle in [180, 430, 760] {
                let mut open = |wall: usize, from: Point, to: Point| {
                    let (name, wall) = (format!("{wall} {middle}"), PieceId(wall as u32));
                    openings.push(Opening { name, wall, from, to, passage: Passage::OPEN });
                };
                open(wall, Point::new(middle, at), Point::new(middle + 40, at));
                open(4 + wall, Point::new(at, middle), Point::new(at, middle + 30));
            }
        }
        let pieces = across.into_iter().chain(down).collect();
        Ground::new(Table { width: 1000, height: 1000, pieces, openings, ..Table::default() })
            .expect("a table")
    }

    #[test]
    fn what_is_left_out_is_part_of_no_shortest_way() {
        let (ground, crowd) = (rooms(), Crowd::default());
        let mut dice = SeededDice::new(7);
        let mut below = |most: i32| (dice.bits() as i32).rem_euclid(most);
        let mut bounded = 0;
        for _ in 0..12 {
            let kinds = [Passage::OPEN, Passage::CLOSED, Passage::SILL];
            let openings: Vec<Passage> = (0..24).map(|_| kinds[below(3) as usize]).collect();
            let (passes, blocks) = (|_: usize| true, |it: &Piece| it.blocks_move);
            let state = Passages { openings: &openings, extra: &[] };
            let (ground, crowd, passes, blocks) = (&ground, &crowd, &passes, &blocks);
            let (diameter, level, stays_on_table) = (25, None, true);
            let walk = Walk { ground, state, diameter, level, stays_on_table, crowd, passes, blocks };
            let roads = walk.roads(PACE);
            for _ in 0..60 {
                let mut place = || Point::new(20 + below(960), 20 + below(960));
                let (from, to) = (place(), place());
                if !walk.free_at(from) || !walk.free_at(to) || walk.free(from, to) {
                    continue;
                }
                let near = |at: Point| roads.seen(&walk, at)?.taut;
                let (Some(first), Some(last)) = (near(from), near(to)) else {
                    continue;
                };
                let bound = roads.bound(&walk, (from, first), (to, last));
                bounded += usize::from(bound.most < i64::MAX);
                let whole = roads.search(&walk, from, to, Bound::of(i64::MAX));
                assert_eq!(roads.search(&walk, from, to, bound), whole, "{from:?} {to:?} {openings:?}");
            }
        }
        assert!(200 < bounded, "{bounded} ways");
    }
}
