//! Moving a base: straight, round things, over things.
use crate::common::*;
use ground::Point;
use ground::open::measure::{contact, distance};
use ground::open::path::{Pace, Path};
use ground::open::walk::{Hindrance, Walk};
use ground::open::{
    Body, Circle, Crowd, Ground, Obstacle, Passage, Passages, Piece, PieceId, Segment, Table,
};
use proptest::prelude::*;
use std::sync::Arc;

const PACE: Pace = Pace { mm_per_point: 50, points_per_crossing: 1 };

fn walk<'a>(ground: &'a Ground, crowd: &'a Crowd) -> Walk<'a> {
    Walk {
        ground,
        state: Passages::default(),
        diameter: 25,
        level: None,
        stays_on_table: true,
        crowd,
        passes: &|_| false,
        blocks: &|piece| piece.blocks_move,
    }
}

fn path(ground: &Ground, from: Point, to: Point) -> Option<Path> {
    walk(ground, &Crowd::default()).path(from, to, PACE, None)
}

#[test]
fn a_base_stops_where_it_touches_the_wall() {
    let street = ground(vec![wall("wall", &[(0, 500), (1000, 500)], 4)]);
    let crowd = Crowd::default();
    let walk = walk(&street, &crowd);
    let wall = Hindrance::Thing(Obstacle::Piece(PieceId(0)));
    // 12.5 mm of base and 2 mm of wall.
    assert_eq!(walk.stop(at(300, 700), at(300, 300)), (at(300, 515), Some(wall)));
    assert_eq!(walk.stop(at(300, 700), at(300, 515)), (at(300, 515), None));
    assert!(!walk.free(at(300, 700), at(300, 514)));
    assert!(walk.free_at(at(300, 515)) && !walk.free_at(at(300, 514)));
    assert_eq!(walk.hindrances(at(300, 700), at(300, 300)), [wall]);
}

#[test]
fn a_base_slides_along_a_wall_it_touches_and_leaves_one_it_overlaps() {
    let street = ground(vec![wall("wall", &[(0, 500), (1000, 500)], 5)]);
    let crowd = Crowd::default();
    let walk = walk(&street, &crowd);
    assert!(walk.free(at(300, 515), at(600, 515)));
    assert!(walk.free(at(300, 510), at(300, 600)), "away from what it overlaps");
    assert!(walk.free(at(300, 510), at(600, 510)), "and along it");
    assert!(!walk.free(at(300, 510), at(300, 509)) && !walk.free(at(300, 510), at(300, 400)));
}

#[test]
fn tables_laid_out_alike_share_their_roads() {
    let laid = |y| ground(vec![wall("wall", &[(123, y), (877, y)], 4)]);
    let (one, alike, other) = (laid(501), laid(501), laid(502));
    let crowd = Crowd::default();
    let roads = |ground| walk(ground, &crowd).roads(PACE);
    assert!(Arc::ptr_eq(&roads(&one), &roads(&alike)));
    assert!(!Arc::ptr_eq(&roads(&one), &roads(&other)));
}

#[test]
fn roads_follow_the_doors() {
    let mut laid = table(vec![wall("wall", &[(0, 500), (1000, 500)], 4)]);
    laid.openings = vec![opening("door", 0, (800, 500), (840, 500), Passage::CLOSED)];
    let (street, crowd) = (Ground::new(laid).unwrap(), Crowd::default());
    let shut = walk(&street, &crowd);
    let (from, to) = (at(300, 700), at(300, 300));
    assert_eq!(shut.roads(PACE).way(&shut, from, to), None);
    let open = Walk { state: Passages { openings: &[Passage::OPEN], extra: &[] }, ..shut };
    let way = open.roads(PACE).way(&open, from, to).unwrap();
    assert!(way.places.iter().any(|it| (800..=840).contains(&it.x)), "{way:?}");
    assert_eq!(shut.roads(PACE).way(&shut, from, to), None, "shut again");
}

#[test]
fn the_edge_of_the_table_stops_only_those_who_stay() {
    let street = ground(vec![]);
    let crowd = Crowd::default();
    let stays = walk(&street, &crowd);
    assert_eq!(stays.stop(at(100, 100), at(100, -100)), (at(100, 13), Some(Hindrance::Brink)));
    let leaves = Walk { stays_on_table: false, ..stays };
    assert_eq!(leaves.stop(at(100, 100), at(100, -100)), (at(100, -100), None));
}

#[test]
fn a_base_stops_in_contact_with_another_and_passes_a_friend() {
    let street = ground(vec![]);
    let crowd = Crowd::new([base(500, 500)]);
    let walk = walk(&street, &crowd);
    let (end, by) = walk.stop(at(500, 900), at(500, 100));
    assert_eq!((end, by), (at(500, 525), Some(Hindrance::Base(0))));
    assert!(contact(Circle::new(end, 25), base(500, 500)));
    assert!(walk.free(at(475, 900), at(475, 100)), "exactly touching in passing");
    assert!(!walk.free(at(476, 900), at(476, 100)));
    let friend = Walk { passes: &|it| it == 0, ..walk };
    assert!(friend.free(at(500, 900), at(500, 100)));
}

#[test]
fn a_closed_door_stops_and_an_open_one_does_not() {
    for thickness in [0, 4, 7] {
        let street = split(Passage::CLOSED, thickness);
        let crowd = Crowd::default();
        let shut = walk(&street, &crowd);
        let gate = street.opening_named("gate").unwrap();
        let hit = shut.stop(at(500, 700), at(500, 300)).1;
        assert_eq!(hit, Some(Hindrance::Thing(Obstacle::Opening(gate))));
        let open = Walk { state: Passages { openings: &[Passage::OPEN], ..Passages::default() }, ..shut };
        assert!(open.free(at(500, 700), at(500, 300)));
        assert!(open.free(at(493, 700), at(493, 300)), "the whole width of the opening is free");
        assert!(!open.free(at(491, 700), at(491, 300)));
    }
}

#[test]
fn a_fence_is_crossed_once_and_a_window_sill_counts() {
    let street = ground(vec![fence("fence", &[(0, 500), (500, 500), (1000, 500)])]);
    let crowd = Crowd::default();
    let over = walk(&street, &crowd);
    assert_eq!(over.crossings(at(300, 700), at(300, 300)), 1);
    assert_eq!(over.crossings(at(500, 700), at(500, 300)), 1, "at a joint of the fence");
    assert_eq!(over.crossings(at(300, 700), at(300, 500)), 0, "not yet");
    assert_eq!(over.crossings(at(300, 500), at(300, 300)), 1);
    let street = split(Passage::SILL, 0);
    assert_eq!(walk(&street, &crowd).crossings(at(500, 700), at(500, 300)), 1);
}

#[test]
fn a_hedge_with_an_area_is_crossed_once() {
    let hedge = Piece { blocks_move: false, crossing: Some(1), ..house("hedge", 0, 480, 1000, 20) };
    let street = ground(vec![hedge]);
    let crowd = Crowd::default();
    let over = walk(&street, &crowd);
    assert_eq!(over.crossings(at(300, 700), at(300, 300)), 1);
    assert_eq!(over.crossings(at(300, 700), at(300, 490)), 1);
    assert_eq!(over.crossings(at(300, 490), at(300, 300)), 0, "out of it again");
}

#[test]
fn with_nothing_in_the_way_the_way_is_straight() {
    let found = path(&ground(vec![house("bar", 0, 0, 100, 100)]), at(500, 900), at(500, 400)).unwrap();
    assert_eq!(found, Path { places: vec![at(500, 900), at(500, 400)], length_mm: 500, crossings: 0 });
    assert_eq!(PACE.points(&found), 10);
}

#[test]
fn a_house_is_gone_round_by_the_shorter_side() {
    let street = ground(vec![house("bar", 400, 400, 300, 100)]);
    let found = path(&street, at(450, 600), at(450, 300)).unwrap();
    assert!(found.places.iter().all(|it| it.x <= 450), "{found:?}");
    assert!(300 < found.length_mm && found.length_mm < 360, "{found:?}");
}

#[test]
fn a_way_leads_through_the_open_door_and_not_through_the_shut_one() {
    let mut house = table(vec![wall("wall", &[(0, 500), (1000, 500)], 4)]);
    house.openings.push(opening("left", 0, (100, 500), (127, 500), Passage::OPEN));
    house.openings.push(opening("right", 0, (600, 500), (640, 500), Passage::CLOSED));
    let house = Ground::new(house).unwrap();
    let crowd = Crowd::default();
    let walk = walk(&house, &crowd);
    let (from, to) = (at(620, 600), at(620, 400));
    let by_left = walk.path(from, to, PACE, None).unwrap();
    assert!(by_left.places.iter().any(|it| it.x < 130), "{by_left:?}");
    assert_eq!(walk.path(from, to, PACE, Some(10)), None, "too far");
    let open = Walk { state: Passages { openings: &[Passage::OPEN; 2], ..Passages::default() }, ..walk };
    assert_eq!(open.path(from, to, PACE, Some(4)).unwrap().length_mm, 200);
    let shut = Walk { state: Passages { openings: &[Passage::CLOSED; 2], ..Passages::default() }, ..walk };
    assert_eq!(shut.path(from, to, PACE, None), None);
}

#[test]
fn a_fence_is_climbed_or_gone_round_whichever_is_cheaper() {
    let street = ground(vec![fence("fence", &[(300, 500), (700, 500)])]);
    let far = path(&street, at(500, 600), at(500, 400)).unwrap();
    assert_eq!((far.crossings, far.length_mm, PACE.points(&far)), (1, 200, 5));
    let near = path(&street, at(310, 600), at(310, 400)).unwrap();
    assert_eq!(near.crossings, 0);
    assert!(200 < near.length_mm && near.length_mm < 210, "{near:?}");
}

#[test]
fn a_budget_that_is_just_enough_is_enough() {
    let street = ground(vec![fence("fence", &[(0, 500), (1000, 500)])]);
    let crowd = Crowd::default();
    let walk = walk(&street, &crowd);
    assert!(walk.path(at(500, 600), at(500, 400), PACE, Some(5)).is_some());
    assert!(walk.path(at(500, 600), at(500, 400), PACE, Some(4)).is_none());
    assert!(walk.path(at(500, 600), at(500, 399), PACE, Some(5)).is_none());
}

#[test]
fn a_ring_of_bases_is_walked_round_and_a_closed_one_not_entered() {
    let street = ground(vec![]);
    let row = Crowd::new((0..9).map(|i| base(400 + 25 * i, 500)));
    let found = walk(&street, &row).path(at(500, 600), at(500, 400), PACE, None).unwrap();
    assert!(found.length_mm > 250 && found.places.len() > 2, "{found:?}");
    let ring = Crowd::new((0..24).map(|i| {
        let at = ground::open::measure::polar(at(500, 500), 15 * i, 100);
        Circle::new(at, 27)
    }));
    assert_eq!(walk(&street, &ring).path(at(500, 800), at(500, 500), PACE, None), None);
}

#[test]
fn a_vehicle_in_the_street_is_gone_round() {
    let street = ground(vec![]);
    let van = [Body::new(house("van", 450, 450, 100, 50))];
    let crowd = Crowd::default();
    let walk = Walk { state: Passages { extra: &van, ..Passages::default() }, ..walk(&street, &crowd) };
    let found = walk.path(at(500, 600), at(500, 300), PACE, None).unwrap();
    assert!(3 <= found.places.len());
}

#[test]
fn one_on_a_roof_stays_on_the_roof() {
    let bar = Piece { roof_mm: Some(60), ..house("bar", 300, 300, 200, 200) };
    let vent = Piece { stands_on: Some(PieceId(0)), ..house("vent", 380, 300, 20, 100) };
    let street = ground(vec![bar, vent]);
    let crowd = Crowd::default();
    let walk = Walk { level: Some(PieceId(0)), ..walk(&street, &crowd) };
    assert!(walk.free_at(at(330, 330)) && !walk.free_at(at(200, 200)) && !walk.free_at(at(390, 350)));
    assert_eq!(walk.stop(at(330, 450), at(100, 450)).1, Some(Hindrance::Brink));
    let found = walk.path(at(330, 330), at(450, 330), PACE, None).unwrap();
    assert!(found.places.len() > 2, "{found:?}");
    assert_eq!(walk.path(at(330, 330), at(600, 330), PACE, None), None);
}

#[test]
fn a_way_is_followed_as_far_as_it_can_be_paid_for() {
    let street = ground(vec![fence("fence", &[(0, 500), (1000, 500)])]);
    let crowd = Crowd::default();
    let walk = walk(&street, &crowd);
    let whole = walk.path(at(500, 600), at(500, 300), PACE, None).unwrap();
    assert_eq!(walk.follow(&whole, PACE, 90).end(), at(500, 510));
    assert_eq!(walk.follow(&whole, PACE, 120).end(), at(500, 500), "the fence cannot be paid for");
    assert_eq!(walk.follow(&whole, PACE, 200).end(), at(500, 450));
    assert_eq!(walk.follow(&whole, PACE, 350), whole);
}

#[test]
fn reach_goes_round_the_corner_with_what_is_left() {
    let street = ground(vec![house("bar", 400, 400, 100, 100)]);
    let crowd = Crowd::default();
    let fans = walk(&street, &crowd).reach(at(450, 520), PACE, 4);
    assert_eq!((fans[0].at, fans[0].left_mm, fans[0].outline.len()), (at(450, 520), 200, 36));
    let highest = fans.iter().flat_map(|fan| &fan.outline).map(|it| it.y).min();
    assert!(highest.is_some_and(|y| (350..400).contains(&y)), "{highest:?}");
    assert!(fans.iter().all(|fan| distance(at(450, 520), fan.at) + fan.left_mm <= 200));
}

fn pieces() -> impl Strategy<Value = Vec<Piece>> {
    let place = (50..900i32, 200..800i32, 5..200i32, 5..200i32, 0..3);
    let some = place.prop_map(|(x, y, w, h, kind)| match kind {
        0 => house("", x, y, w, h),
        1 => wall("", &[(x, y), (x + w, y + h), (x + w + h, y)], 3),
        _ => trunk("", x, y, w),
    });
    let name = |(i, piece): (usize, Piece)| Piece { name: format!("piece {i}"), ..piece };
    prop::collection::vec(some, 0..7).prop_map(move |all| all.into_iter().enumerate().map(name).collect())
}

/// The shortest way over a net of places 20 mm apart, in hundredths of a millimetre.
fn by_steps(walk: &Walk, from: Point, to: Point) -> Option<i64> {
    let place = |i: i32| at(i % 50 * 20, i / 50 * 20);
    let index = |p: Point| p.y / 20 * 50 + p.x / 20;
    let mut costs = vec![i64::MAX; 2500];
    let mut open = std::collections::BTreeSet::from([(0, index(from))]);
    costs[index(from) as usize] = 0;
    while let Some((cost, i)) = open.pop_first() {
        let here = place(i);
        if here == to {
            return Some(cost);
        }
        for (dx, dy, step) in [
            (1, 0, 2000),
            (0, 1, 2000),
            (-1, 0, 2000),
            (0, -1, 2000),
            (1, 1, 2829),
            (1, -1, 2829),
            (-1, 1, 2829),
            (-1, -1, 2829),
        ] {
            let there = at(here.x + 20 * dx, here.y + 20 * dy);
            let inside = (0..1000).contains(&there.x) && (0..1000).contains(&there.y);
            if inside && cost + step < costs[index(there) as usize] && walk.free(here, there) {
                costs[index(there) as usize] = cost + step;
                open.insert((cost + step, index(there)));
            }
        }
    }
    None
}

proptest! {
    #[test]
    fn where_a_slightly_wider_base_gets_by_small_steps_a_way_leads_and_is_hardly_longer(
        pieces in pieces(), x in 1..49i32, others in prop::collection::vec((0..1000i32, 180..900i32), 0..30),
    ) {
        let street = ground(pieces);
        let crowd = Crowd::new(others.into_iter().map(|(x, y)| base(x, y)));
        let (from, to) = (at(500, 980), at(20 * x, 20));
        for crowd in [&crowd, &Crowd::default()] {
            let walk = walk(&street, crowd);
            prop_assume!(walk.free_at(from) && walk.free_at(to));
            let wider = Walk { diameter: 28, ..walk };
            if let Some(steps) = by_steps(&wider, from, to) {
                let found = walk.path(from, to, PACE, None);
                prop_assert!(found.is_some());
                let length = i64::from(found.unwrap().length_mm);
                prop_assert!(length <= steps / 100 + 12, "{length} against {steps}");
            }
        }
    }

    #[test]
    fn roads_lead_wherever_a_way_does_and_cost_no_more(pieces in pieces(), x in 1..49i32) {
        let (street, crowd) = (ground(pieces), Crowd::default());
        let walk = walk(&street, &crowd);
        let (from, to) = (at(500, 980), at(20 * x, 20));
        prop_assume!(walk.free_at(from) && walk.free_at(to));
        let searched = walk.path(from, to, PACE, None);
        let by_road = walk.roads(PACE).way(&walk, from, to);
        prop_assert_eq!(searched.is_some(), by_road.is_some());
        if let (Some(searched), Some(by_road)) = (searched, by_road) {
            // Tight ways leave out some that hardly turn; they are at most a few millimetres shorter.
            prop_assert!(PACE.cost_mm(&by_road) <= PACE.cost_mm(&searched) + 5, "{by_road:?} against {searched:?}");
            for pair in by_road.places.windows(2) {
                prop_assert!(walk.free(pair[0], pair[1]));
            }
        }
    }

    #[test]
    fn a_way_passes_through_nothing_and_is_no_shorter_than_the_straight_line(
        pieces in pieces(), x in 20..980i32, others in prop::collection::vec((0..1000i32, 180..900i32), 0..30),
    ) {
        let street = ground(pieces);
        let crowd = Crowd::new(others.into_iter().map(|(x, y)| base(x, y)));
        let walk = walk(&street, &crowd);
        let (from, to) = (at(500, 980), at(x, 20));
        prop_assume!(walk.free_at(from) && walk.free_at(to));
        if let Some(found) = walk.path(from, to, PACE, None) {
            prop_assert!(distance(from, to) <= found.length_mm);
            prop_assert_eq!((found.places[0], found.end()), (from, to));
            for pair in found.places.windows(2) {
                prop_assert!(walk.free(pair[0], pair[1]));
                let leg = Segment::new(pair[0], pair[1]);
                for (_, body) in street.bodies() {
                    prop_assert!(!body.overlaps(Circle::new(pair[1], 25)), "{leg:?}");
                }
            }
            let budget = PACE.points(&found);
            prop_assert_eq!(walk.path(from, to, PACE, Some(budget)).map(|it| it.length_mm), Some(found.length_mm));
        }
    }

    #[test]
    fn the_farthest_free_place_is_free(pieces in pieces(), x in -100..1100i32, y in -100..1100i32) {
        let street = ground(pieces);
        let crowd = Crowd::new((0..60).map(|i| base(37 * i % 1000, 100 + 91 * i % 800)));
        let walk = walk(&street, &crowd);
        let from = at(500, 980);
        prop_assume!(walk.free_at(from));
        let end = walk.farthest(from, at(x, y));
        prop_assert!(end == from || walk.free(from, end));
        prop_assert!(end == from || walk.free_at(end));
        prop_assert!(distance(from, end) <= distance(from, at(x, y)) + 1);
    }

    #[test]
    fn what_is_followed_is_paid_for(pieces in pieces(), x in 20..980i32, left in 0..1500i32) {
        let fences = Table { pieces: pieces.into_iter().map(|it| Piece { blocks_move: false, crossing: Some(1), ..it }).collect(), ..table(vec![]) };
        let street = Ground::new(fences).unwrap();
        let crowd = Crowd::default();
        let walk = walk(&street, &crowd);
        let whole = walk.path(at(500, 980), at(x, 20), PACE, None).unwrap();
        let part = walk.follow(&whole, PACE, left);
        prop_assert!(PACE.cost_mm(&part) <= left + part.places.len() as i32);
    }
}
