//! Whether the others shut a zombie off from a human (15.1.3.4). Only who is within one move of him counts, on a lattice round
//! him; farther off the ground decides.
use std::{cmp::Reverse, collections::BinaryHeap};

use ground::open::{
    Circle, Crowd,
    measure::{at_most, dist2, distance, overlap, towards},
    walk::Walk,
};
use kernel::Point;
use smallvec::SmallVec;

use super::{
    place::{Over, within},
    walk::{MOVE_MM, Movement, PACE, Way},
    way::spread,
};
use crate::battle::{Battle, figure::BASE_MM};

/// Zombies farther off find out as they come nearer.
const NOTICED_MM: i32 = 2 * MOVE_MM;

/// No way round is longer than this.
const LONGEST_MM: i32 = 5 * MOVE_MM;

/// The lattice reaches this far from the human.
const ROUND_MM: i32 = MOVE_MM + BASE_MM;

/// From one place of the lattice to the next.
const STEP_MM: i32 = 5;

/// Places of the lattice to either side of the middle.
const SIDE: i32 = ROUND_MM / STEP_MM + 1;

/// A place this near is one step away.
const NEAR_MM: i32 = 8;

/// How a zombie comes to a free place in contact with a human.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Access {
    /// Past the others, or not at all for other reasons than them.
    Open,
    /// From another side, by a longer way over the ground.
    Round(Way),
    /// There is none.
    Full,
    /// The others shut it off.
    Shut,
}

impl Movement {
    /// Whether the others leave a zombie a way to a human on its level.
    pub(super) fn access(&self, battle: &Battle, zombie: u32, human: u16) -> Access {
        let (from, target) = (battle.zombies[zombie as usize].at, &battle.humans[usize::from(human)]);
        if !within(from, target.at, NOTICED_MM) || self.is_beside(battle, zombie, human) {
            return Access::Open;
        }
        let me = Some(self.bases.of_zombie(zombie));
        let mut places = self.contact_places(battle, zombie, human);
        // Of the others the list has taken care.
        self.bases
            .walk(battle, me, target.level, Over::Nobody, |walk| places.retain(|&it| walk.is_ground_at(it)));
        let others = self.standing_round(battle, zombie, human);
        let leads_to = |goal: Point| {
            let lattice = Lattice::new(target.at, &others);
            self.bases.walk(battle, me, target.level, Over::Everybody, |walk| {
                ways_out(walk, lattice, &places, goal)
            })
        };
        let straight =
            if within(from, target.at, MOVE_MM) { from } else { towards(target.at, from, ROUND_MM) };
        let clear = |walk: &Walk<'_>| walk.free(from, straight);
        let clear = self.bases.walk(battle, me, target.level, Over::Everybody, clear);
        let from_straight = if clear { leads_to(straight) } else { None };
        if clear && from_straight.is_none() {
            return Access::Open;
        }
        let enters = |walk: &Walk<'_>| entry(walk, from, *places.first()?, target.at);
        let entry = self.bases.walk(battle, me, target.level, Over::Everybody, enters);
        let from_entry =
            if clear && entry == Some(straight) { from_straight } else { entry.and_then(leads_to) };
        match from_entry {
            None => Access::Open,
            Some(out) => self.bases.walk(battle, me, target.level, Over::Everybody, |walk| {
                way_round(walk, target.at, from, &out).map_or(Access::Shut, Access::Round)
            }),
        }
    }

    /// The bases of the others that stand round a human, his own among them.
    fn standing_round(&self, battle: &Battle, zombie: u32, human: u16) -> SmallVec<[Circle; 32]> {
        let (me, target) = (self.bases.of_zombie(zombie), &battle.humans[usize::from(human)]);
        let mut standing = SmallVec::new();
        self.bases.crowd.each_within(target.at, ROUND_MM + 2 * BASE_MM, |it| {
            if it != me && !self.bases.passed(battle, it, target.level, Over::Fallen) {
                standing.extend(self.bases.crowd.base(it));
            }
        });
        standing
    }

    /// Whether one straight move into contact is open to it.
    fn is_beside(&self, battle: &Battle, zombie: u32, human: u16) -> bool {
        let (from, target) = (battle.zombies[zombie as usize].at, &battle.humans[usize::from(human)]);
        within(from, target.at, MOVE_MM)
            && self.straight_contact(battle, zombie, human, 2 * MOVE_MM).is_some()
    }
}

/// Where the way over the ground comes into the round for the last time, if it begins out of it.
fn entry(walk: &Walk<'_>, from: Point, to: Point, middle: Point) -> Option<Point> {
    let way = walk.path_mm(from, to, PACE, Some(LONGEST_MM))?.places;
    let legs = way.windows(2).rev().flat_map(|leg| {
        let steps = distance(leg[0], leg[1]) / STEP_MM;
        (0..=steps).map(move |it| towards(leg[1], leg[0], STEP_MM * it))
    });
    legs.take_while(|&it| distance(middle, it) <= ROUND_MM).last()
}

/// Where the ways from some places lead out of the round; none if they lead to the goal.
fn ways_out(walk: &Walk<'_>, mut lattice: Lattice, from: &[Point], goal: Point) -> Option<Vec<Point>> {
    let middle = lattice.middle;
    let mut open: BinaryHeap<Reverse<(i64, Point)>> = BinaryHeap::new();
    let mut out = Vec::new();
    for &place in from {
        lattice.beside(place, |it| open.push(Reverse((dist2(goal, it), it))));
    }
    while let Some(Reverse((left, at))) = open.pop() {
        if !walk.is_ground_at(at) {
            continue;
        }
        if left <= i64::from(NEAR_MM * NEAR_MM) {
            return None;
        }
        if !at_most(middle, at, ROUND_MM) {
            out.push(at);
            continue;
        }
        lattice.beside(at, |it| open.push(Reverse((dist2(goal, it), it))));
    }
    Some(out)
}

/// A way over the ground to one of the places that does not come near the human before.
fn way_round(walk: &Walk<'_>, middle: Point, from: Point, to: &[Point]) -> Option<Way> {
    let human = Crowd::new([Circle::new(middle, 2 * ROUND_MM - BASE_MM)]);
    let walk = Walk { crowd: &human, passes: &|_| false, ..*walk };
    let path = spread(to).take(2).find_map(|to| walk.path_mm(from, to, PACE, Some(LONGEST_MM)))?;
    Some(walk.follow(&path, PACE, MOVE_MM).places.into())
}

/// Places a few millimetres apart round a middle, and which of them are out of the question: taken, or shown already.
struct Lattice {
    middle: Point,
    done: Vec<bool>,
}

impl Lattice {
    fn new(middle: Point, others: &[Circle]) -> Self {
        let mut lattice = Lattice { middle, done: vec![false; ((2 * SIDE + 1) * (2 * SIDE + 1)) as usize] };
        for &other in others {
            let (column, row) = lattice.nearest(other.at);
            let reach = (other.diameter + BASE_MM) / 2 / STEP_MM + 1;
            for (x, y) in (-reach..=reach).flat_map(|y| (-reach..=reach).map(move |x| (column + x, row + y)))
            {
                if is_inside(x, y) && overlap(other, Circle::new(lattice.place(x, y), BASE_MM)) {
                    lattice.done[index(x, y)] = true;
                }
            }
        }
        lattice
    }

    /// Shows the places one step from `at` that have not been shown yet.
    fn beside(&mut self, at: Point, mut show: impl FnMut(Point)) {
        let (column, row) = self.nearest(at);
        for (x, y) in (-1..=1).flat_map(|y| (-1..=1).map(move |x| (column + x, row + y))) {
            if !is_inside(x, y) || self.done[index(x, y)] {
                continue;
            }
            let place = self.place(x, y);
            if at_most(at, place, NEAR_MM) {
                self.done[index(x, y)] = true;
                show(place);
            }
        }
    }

    /// The column and row of the place nearest to `at`.
    fn nearest(&self, at: Point) -> (i32, i32) {
        let nearest = |from: i32, to: i32| (to - from + STEP_MM / 2).div_euclid(STEP_MM);
        (nearest(self.middle.x, at.x), nearest(self.middle.y, at.y))
    }

    fn place(&self, x: i32, y: i32) -> Point {
        Point::new(self.middle.x + STEP_MM * x, self.middle.y + STEP_MM * y)
    }
}

fn is_inside(x: i32, y: i32) -> bool {
    x.abs().max(y.abs()) <= SIDE
}

fn index(x: i32, y: i32) -> usize {
    ((y + SIDE) * (2 * SIDE + 1) + x + SIDE) as usize
}
