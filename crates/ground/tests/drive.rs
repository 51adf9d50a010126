//! Vehicles, and places beside things.
use crate::common::*;
use ground::open::drive::{Swing, run_into, stop, tow};
use ground::open::measure::{contact, distance, polar};
use ground::open::{Circle, Crowd, Obstacle, Pace, Passage, Passages, PieceId, Polygon, Walk};

#[test]
fn a_van_stops_where_it_touches_the_house() {
    let street = ground(vec![house("bar", 400, 100, 200, 100)]);
    let van = Polygon::facing(at(500, 500), 0, 100, 40);
    let drive = |mm| stop(&street, Passages::default(), &van, 0, mm, &|it| it.blocks_move, &|_| false);
    assert_eq!(drive(400), (250, Some(Obstacle::Piece(PieceId(0)))));
    assert_eq!(drive(250), (250, None));
}

#[test]
fn a_slide_goes_sideways_and_meets_a_trunk_or_a_wall() {
    let street = ground(vec![trunk("oak", 700, 500, 40), wall("wall", &[(300, 0), (300, 1000)], 6)]);
    let van = Polygon::facing(at(500, 500), 0, 100, 40);
    let slide = |degrees| stop(&street, Passages::default(), &van, degrees, 400, &|_| true, &|_| false);
    assert_eq!(slide(90), (160, Some(Obstacle::Piece(PieceId(0)))));
    assert_eq!(slide(270), (177, Some(Obstacle::Piece(PieceId(1)))));
}

#[test]
fn figures_in_the_way_are_met_in_order() {
    let crowd = Crowd::new([base(500, 200), base(510, 300), base(600, 300), base(500, 500)]);
    let van = Polygon::facing(at(500, 500), 0, 100, 40);
    assert_eq!(run_into(&crowd, &van, 0, 250, &|it| it == 3), [(138, 1), (238, 0)]);
}

#[test]
fn a_swept_outline_is_convex_and_holds_start_and_end() {
    let van = Polygon::facing(at(500, 500), 30, 100, 40);
    let swept = van.swept(70, -120);
    let ends = [van.clone(), van.moved(70, -120)];
    assert!(ends.iter().flat_map(|it| &it.corners).all(|&it| swept.contains(it)));
    assert!(swept.corners.len() <= 8 && 0 < swept.doubled_area());
}

#[test]
fn places_beside_a_house_touch_it_and_overlap_nothing() {
    let street = ground(vec![house("bar", 400, 400, 100, 100)]);
    let bar = street.body(PieceId(0));
    let places = bar.places_beside(25, 5);
    assert!(40 < places.len());
    let touching = |&it| bar.gap(Circle::new(it, 25)) <= 1 && !bar.overlaps(Circle::new(it, 25));
    assert!(places.iter().all(touching));
    assert!(places.iter().any(|it| it.y < 390) && places.iter().any(|it| 510 < it.y));
    assert!(bar.outline(20).iter().all(|&it| bar.contains(it)));
}

#[test]
fn a_door_is_touched_from_both_sides() {
    let street = split(Passage::CLOSED, 4);
    let gate = street.opening_named("gate").unwrap();
    let places = street.places_beside_opening(gate, 25, 5);
    assert!(places.iter().any(|it| it.y < 500) && places.iter().any(|it| 500 < it.y));
    assert!(places.iter().all(|&it| street.gap_to_opening(gate, Circle::new(it, 25)) <= 1));
}

#[test]
fn the_edge_of_the_table_is_found_at_any_bearing() {
    let street = table(vec![]);
    assert_eq!(street.edge_at(at(400, 300), 0), at(400, 0));
    assert_eq!(street.edge_at(at(400, 300), 90), at(1000, 300));
    assert_eq!(street.edge_at(at(400, 300), 225), at(0, 700));
}

#[test]
fn one_who_cannot_get_there_comes_as_near_as_it_can() {
    let ring =
        Crowd::new((0..6).map(|i| Circle::new(ground::open::measure::polar(at(500, 500), 60 * i, 26), 25)));
    let street = ground(vec![house("bar", 450, 560, 100, 20)]);
    let walk = Walk {
        ground: &street,
        state: Passages::default(),
        diameter: 25,
        level: None,
        stays_on_table: true,
        crowd: &ring,
        passes: &|_| false,
        blocks: &|it| it.blocks_move,
    };
    let pace = Pace { mm_per_point: 50, points_per_crossing: 1 };
    let far = walk.approach(at(500, 620), at(500, 500), pace, 200);
    assert!(far.end().y < 560 && far.length_mm <= 200, "{far:?}");
    assert!(
        (0..6).any(|i| ring.base(i).is_some_and(|it| contact(it, Circle::new(far.end(), 25)))),
        "{far:?}"
    );
    let near = walk.approach(at(500, 620), at(500, 500), pace, 20);
    assert!(near.length_mm <= 20, "{near:?}");
}

/// A van of four inches by two, in the middle of the table, that turns a quarter to the right.
const SWING: Swing = Swing { at: ground::Point::new(500, 500), length: 100, width: 50, from: 0, by: 90 };

#[test]
fn a_van_that_turns_sweeps_what_its_corners_pass_over() {
    let swept = |x: i32, y: i32| SWING.parts().any(|it| it.contains(at(x, y)));
    // Its corners are 56 mm from the middle.
    assert!(
        swept(500 + 39, 500 - 39) && !swept(500 + 41, 500 - 41),
        "between the bearings, as far as a corner reaches"
    );
    assert!(swept(524, 451) && swept(549, 524) && !swept(500 - 40, 500 - 40), "it turned to the right alone");
    let back = Swing { by: -90, ..SWING };
    assert!(back.parts().any(|it| it.contains(at(461, 461))));
    assert_eq!(SWING.outline(90), Polygon::facing(at(500, 500), 90, 100, 50));
}

#[test]
fn a_van_that_turns_meets_figures_in_order() {
    let near = |degrees, mm| Circle::new(polar(at(500, 500), degrees, mm), 25);
    // One touched before it turns, two on the way, one just out of reach, one on the side it turns away from.
    let crowd = Crowd::new([near(90, 37), near(70, 60), near(40, 62), near(45, 71), near(320, 62)]);
    let met = SWING.run_into(&crowd, &|_| false);
    assert_eq!(met.iter().map(|it| it.1).collect::<Vec<_>>(), [0, 2, 1]);
    assert!(met[0].0 == 0 && 0 < met[1].0 && met[1].0 < met[2].0, "{met:?}");
    assert_eq!(SWING.run_into(&crowd, &|it| it != 1), [met[2]]);
    let touches = |degrees: i32| SWING.outline(degrees).touches_circle(near(70, 60));
    assert!(touches(met[2].0) && !touches(met[2].0 - 2), "as it gets there");
}

#[test]
fn a_van_that_turns_stops_at_a_wall() {
    let street = ground(vec![wall("wall", &[(300, 440), (700, 440)], 0), trunk("oak", 300, 300, 40)]);
    let state = Passages::default();
    let turn = |by: i32| Swing { from: 90, by, ..SWING }.stop(&street, state, &|_| true, &|_| false);
    assert_eq!(turn(90), (90, None), "60 mm off it is farther than any corner");
    let street = ground(vec![wall("wall", &[(300, 450), (700, 450)], 0)]);
    let turn = |by: i32| Swing { from: 90, by, ..SWING }.stop(&street, state, &|_| true, &|_| false);
    let (degrees, by) = turn(90);
    assert!(20 < degrees && degrees < 60 && by == Some(Obstacle::Piece(PieceId(0))), "{degrees}");
    assert_eq!(turn(-90).0, degrees, "to both sides alike");
}

#[test]
fn a_trailer_follows_its_coupling() {
    let coupling = at(500, 500);
    assert_eq!(tow(350, 90, coupling, at(800, 500)), (at(625, 500), 90), "straight ahead it does not turn");
    let (middle, facing) = tow(350, 90, coupling, at(500, 200));
    assert!(20 < facing && facing < 60, "the long one has turned by half: {facing}");
    assert!((174..=176).contains(&distance(middle, at(500, 200))));
    let (_, shorter) = tow(150, 90, coupling, at(500, 200));
    assert!(shorter < facing, "a short one turns sooner");
    assert_eq!(tow(350, 90, coupling, coupling), (at(325, 500), 90));
}

#[test]
fn figures_off_the_way_are_not_looked_at_and_none_is_lost() {
    let crowd = Crowd::new((0..400).map(|i| base(25 * (i % 20) + 260, 25 * (i / 20) + 30)));
    let van = Polygon::facing(at(500, 700), 20, 100, 40);
    let swept = ground::open::drive::sweep(&van, 20, 400);
    let mut by_hand: Vec<usize> =
        (0..400).filter(|&it| swept.touches_circle(crowd.base(it).unwrap())).collect();
    let mut met: Vec<usize> =
        run_into(&crowd, &van, 20, 400, &|_| false).into_iter().map(|it| it.1).collect();
    by_hand.sort_unstable();
    met.sort_unstable();
    assert!(15 < met.len() && met == by_hand);
}
