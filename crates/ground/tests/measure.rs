//! Distances, steps and bearings.
use crate::common::{at, base};
use ground::open::angle::{TURN, apart, of};
use ground::open::{measure::*, ring};
use proptest::prelude::*;

#[test]
fn a_distance_is_rounded_to_the_nearest_millimetre() {
    assert_eq!(distance(at(0, 0), at(30, 40)), 50);
    assert_eq!(distance(at(0, 0), at(1, 1)), 1);
    assert_eq!(distance(at(0, 0), at(1, 2)), 2);
    assert_eq!(distance(at(0, 0), at(0, 0)), 0);
}

#[test]
fn the_gap_is_measured_from_edge_to_edge_and_never_negative() {
    assert_eq!(gap(base(0, 0), base(0, 125)), 100);
    assert_eq!(gap(base(0, 0), base(0, 25)), 0);
    assert_eq!(gap(base(0, 0), base(0, 3)), 0);
}

#[test]
fn bases_of_odd_sizes_together_round_half_a_millimetre_up() {
    let small = ground::open::Circle::new(at(0, 100), 20);
    assert_eq!(gap(base(0, 0), small), 78);
}

#[test]
fn contact_ends_where_the_gap_rounds_to_two() {
    assert!(contact(base(0, 0), base(0, 26)));
    assert!(!contact(base(0, 0), base(0, 27)));
    // 26.48 mm from centre to centre.
    assert!(contact(base(0, 0), base(10, 24)) && contact(base(0, 0), base(5, 26)));
}

#[test]
fn bases_that_touch_do_not_overlap() {
    assert!(!overlap(base(0, 0), base(15, 20)));
    assert!(overlap(base(0, 0), base(15, 19)));
}

#[test]
fn a_step_goes_as_far_as_asked_and_may_pass_the_goal() {
    assert_eq!(towards(at(0, 0), at(30, 40), 25), at(15, 20));
    assert_eq!(towards(at(0, 0), at(30, 40), 50), at(30, 40));
    assert_eq!(towards(at(0, 0), at(30, 40), 100), at(60, 80));
    assert_eq!(towards(at(7, 7), at(7, 7), 100), at(7, 7));
}

#[test]
fn north_is_up_and_bearings_go_clockwise() {
    assert_eq!(polar(at(100, 100), 0, 50), at(100, 50));
    assert_eq!(polar(at(100, 100), 90, 50), at(150, 100));
    assert_eq!(polar(at(100, 100), 180, 50), at(100, 150));
    assert_eq!(polar(at(100, 100), 270, 50), at(50, 100));
    assert_eq!(polar(at(100, 100), -30, 100), at(50, 13));
    assert_eq!(bearing(at(0, 0), at(0, -9)), Some(0));
    assert_eq!(bearing(at(0, 0), at(9, 9)), Some(135));
    assert_eq!(bearing(at(0, 0), at(-9, 0)), Some(270));
    assert_eq!(bearing(at(0, 0), at(0, 0)), None);
}

#[test]
fn what_is_exactly_abreast_is_neither_in_front_nor_behind() {
    assert_eq!(side(at(0, 0), 0, at(50, 0)), Bearing::Abreast);
    assert_eq!(side(at(0, 0), 0, at(50, -1)), Bearing::Front);
    assert_eq!(side(at(0, 0), 0, at(50, 1)), Bearing::Behind);
    assert_eq!(side(at(0, 0), 90, at(1, 40)), Bearing::Front);
}

#[test]
fn bearings_are_at_most_half_a_turn_apart() {
    assert_eq!((apart(350, 10), apart(10, 350), apart(0, 180), apart(90, 90)), (20, 20, 180, 0));
}

#[test]
fn the_edge_of_a_base_lies_half_its_diameter_out() {
    assert_eq!(edge_towards(base(0, 0), at(0, -300)), at(0, -13));
    assert_eq!(edge_towards(ground::open::Circle::new(at(0, 0), 50), at(30, 40)), at(15, 20));
}

proptest! {
    #[test]
    fn a_bearing_found_leads_back(degrees in 0..360, mm in 500..5000) {
        let there = polar(at(0, 0), degrees, mm);
        prop_assert_eq!(bearing(at(0, 0), there), Some(degrees));
        prop_assert!((distance(at(0, 0), there) - mm).abs() <= 1);
    }

    #[test]
    fn mirrored_vectors_have_mirrored_angles(x in 1i64..1 << 40, y in 1i64..1 << 40) {
        prop_assert_eq!(of(y, x), -of(-y, x));
        prop_assert_eq!(of(y, x) + of(y, -x), TURN / 2);
        prop_assert!((of(y, x) + of(x, y) - TURN / 4).abs() < 100);
    }
}

#[test]
fn a_bearing_is_the_angle_rounded_to_degrees_near_and_far() {
    let rounded = |it: i64| (2 * it * 360 + TURN).div_euclid(2 * TURN).rem_euclid(360) as i32;
    let places = (-130..=130).flat_map(|y| (-130..=130).map(move |x| at(x, y)));
    let far = (0..2_000).map(|i| at((i * 7_919) % 120_011 - 60_000, (i * 104_729) % 90_001 - 45_000));
    for to in places.chain(far).filter(|&it| it != at(0, 0)) {
        let angle = of(i64::from(to.x), -i64::from(to.y));
        assert_eq!(bearing(at(0, 0), to), Some(rounded(angle)), "to {to:?}");
    }
}

#[test]
fn the_nearest_place_that_suits_is_found_as_far_as_was_asked() {
    let from = at(500, 500);
    let east_of = |x: i32| ring::nearest(from, 50, 300, &|it| x <= it.x);
    assert_eq!(ring::nearest(from, 50, 300, &|_| true), Some(from));
    assert_eq!(east_of(530), Some(at(530, 500)));
    let coarse = east_of(613).unwrap();
    assert!((613..618).contains(&coarse.x), "beyond the near ones rings lie 5 mm apart: {coarse:?}");
    assert_eq!((east_of(800).map(|it| it.x), east_of(801)), (Some(800), None));
}
