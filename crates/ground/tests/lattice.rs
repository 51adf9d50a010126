//! Places a few millimetres apart: what can be got to.
use crate::common;
use std::cmp::Reverse;
use std::collections::{BTreeSet, BinaryHeap};

use crate::common::{at, base, house, table, trunk, wall};
use ground::Point;
use ground::open::lattice::EVERYWHERE;
use ground::open::measure::{at_most, dist2, overlap};
use ground::open::{Circle, Crowd, Ground, Lattice, Pace, Passages, Walk};
use proptest::prelude::*;

const MIDDLE: Point = Point::new(500, 500);
const ROUND_MM: i32 = 125;
const SIDE: i32 = 26;

/// The plain way: place after place, the one nearest to the goal first. Where the ways lead out; nothing if they lead to the goal.
fn flooded(free: &dyn Fn(Point) -> bool, from: &[Point], goal: Point) -> Option<Vec<Point>> {
    let mut shown: BTreeSet<Point> = BTreeSet::new();
    let mut beside = |at: Point, open: &mut BinaryHeap<Reverse<(i64, Point)>>| {
        let nearest = |from: i32, to: i32| (to - from + 2).div_euclid(5);
        let (column, row) = (nearest(MIDDLE.x, at.x), nearest(MIDDLE.y, at.y));
        for (x, y) in (-1..=1).flat_map(|y| (-1..=1).map(move |x| (column + x, row + y))) {
            let place = Point::new(MIDDLE.x + 5 * x, MIDDLE.y + 5 * y);
            let inside = x.abs().max(y.abs()) <= SIDE;
            if inside && at_most(at, place, 8) && free(place) && shown.insert(place) {
                open.push(Reverse((dist2(goal, place), place)));
            }
        }
    };
    let (mut open, mut out) = (BinaryHeap::new(), Vec::new());
    from.iter().for_each(|&it| beside(it, &mut open));
    while let Some(Reverse((left, at))) = open.pop() {
        if left <= 64 {
            return None;
        }
        if at_most(MIDDLE, at, ROUND_MM) {
            beside(at, &mut open);
        } else {
            out.push(at);
        }
    }
    Some(out)
}

fn walk<'a>(ground: &'a Ground, crowd: &'a Crowd) -> Walk<'a> {
    Walk {
        ground,
        state: Passages::default(),
        diameter: 25,
        level: None,
        stays_on_table: true,
        crowd,
        passes: &|_| false,
        blocks: &|it| it.blocks_move,
    }
}

fn near(mm: i32) -> impl Strategy<Value = Point> {
    (-mm..=mm, -mm..=mm).prop_map(|(x, y)| at(MIDDLE.x + x, MIDDLE.y + y))
}

proptest! {
    #[test]
    fn what_can_be_got_to_is_what_a_plain_search_finds(
        others in prop::collection::vec(near(180), 0..40),
        from in prop::collection::vec(near(40), 0..30),
        goals in prop::collection::vec(near(140), 1..5),
    ) {
        let others: Vec<Circle> = others.into_iter().map(|it| Circle::new(it, 25)).collect();
        let free = |it: Point| !others.iter().any(|&other| overlap(other, Circle::new(it, 25)));
        let mut lattice = Lattice::<ROUND_MM>::new(MIDDLE, &EVERYWHERE);
        others.iter().for_each(|&it| lattice.take(it, 25));
        let reached = lattice.reached(&from);
        for goal in goals {
            let plain = flooded(&free, &from, goal);
            prop_assert_eq!(reached.comes_to(goal), plain.is_none());
            if let Some(out) = plain {
                prop_assert_eq!(reached.ways_out(goal).collect::<Vec<_>>(), out);
            }
        }
    }

    #[test]
    fn no_way_leads_where_there_is_no_room_for_one(
        others in prop::collection::vec(near(150), 0..25),
        from in near(110),
        to in prop::collection::vec(near(27), 1..12),
        limit in 40..110,
    ) {
        let ground = common::ground(Vec::new());
        let crowd = Crowd::new(others.into_iter().map(|it| Circle::new(it, 25)));
        let walk = walk(&ground, &crowd);
        let room = walk.room(from, limit, Circle::new(MIDDLE, 78));
        let pace = Pace { mm_per_point: 50, points_per_crossing: 1 };
        for place in to {
            if let Some(way) = walk.path_mm(from, place, pace, Some(limit)) {
                prop_assert!(room.covers(place), "{:?}", way);
            }
        }
    }

    #[test]
    fn no_way_leads_into_a_nook_that_is_shut_in(
        others in prop::collection::vec(near(110), 0..25),
        from in near(260),
        to in prop::collection::vec(near(27), 1..8),
        (corner, ends) in ((400..600, 400..600), (near(150), near(150))),
    ) {
        let pieces = vec![
            house("house", corner.0, corner.1, 60, 40),
            wall("wall", &[(ends.0.x, ends.0.y), (ends.1.x, ends.1.y)], 3),
        ];
        let Ok(ground) = Ground::new(table(pieces)) else { return Ok(()) };
        let crowd = Crowd::new(others.into_iter().map(|it| Circle::new(it, 25)));
        let walk = walk(&ground, &crowd);
        let Some(nook) = walk.nook(from, MIDDLE, &walk.smaller_rows(MIDDLE)) else { return Ok(()) };
        let pace = Pace { mm_per_point: 50, points_per_crossing: 1 };
        for place in to {
            if let Some(way) = walk.path_mm(from, place, pace, None) {
                prop_assert!(!nook.shuts_in(place), "{:?}", way);
            }
        }
    }

    #[test]
    fn the_ground_of_a_lattice_is_what_each_of_its_places_says(
        (x, y) in (0..1000, 0..1000),
        corner in (0..900, 0..900),
        ends in ((0..1000, 0..1000), (0..1000, 0..1000)),
    ) {
        let pieces = vec![
            house("house", corner.0, corner.1, 90, 70),
            wall("wall", &[ends.0, (ends.1.0, ends.1.1)], 7),
            trunk("trunk", 500, 500, 30),
        ];
        let Ok(ground) = Ground::new(table(pieces)) else { return Ok(()) };
        let crowd = Crowd::default();
        let walk = walk(&ground, &crowd);
        let rows = walk.ground_rows(at(x, y));
        for (row, bits) in rows.iter().enumerate() {
            for column in 0..rows.len() {
                let place = at(x + 5 * (column as i32 - SIDE), y + 5 * (row as i32 - SIDE));
                prop_assert_eq!(bits >> column & 1 == 1, walk.is_ground_at(place), "at {:?}", place);
            }
        }
    }
}

#[test]
fn a_ring_of_bases_shuts_everything_in() {
    let mut lattice = Lattice::<ROUND_MM>::new(MIDDLE, &EVERYWHERE);
    let ring = [(60, 0), (43, 43), (0, 60), (-43, 43), (-60, 0), (-43, -43), (0, -60), (43, -43)];
    ring.iter().for_each(|&(x, y)| lattice.take(base(MIDDLE.x + x, MIDDLE.y + y), 25));
    let reached = lattice.reached(&[MIDDLE]);
    assert!(reached.comes_to(at(MIDDLE.x + 20, MIDDLE.y)));
    assert!(!reached.comes_to(at(MIDDLE.x + 100, MIDDLE.y)));
    assert_eq!(reached.ways_out(MIDDLE).next(), None);
}
