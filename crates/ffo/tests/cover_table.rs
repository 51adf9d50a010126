//! Cover and concealment (p. 28).
use ffo::{
    rule,
    table::{
        cover::{Beside, Place, Position, Protection, Side, Stray, is_crowd},
        shoot::{Shooter, Shot, Target, ToHit},
    },
};
use kernel::{Given, Proof, Ratio, odds, scripted};

const BOTH: Protection = Protection { cover: true, concealment: true };
const COVER: Protection = Protection { cover: true, concealment: false };
const CONCEALMENT: Protection = Protection { cover: false, concealment: true };
const NEITHER: Protection = Protection { cover: false, concealment: false };

fn at(position: Position) -> Protection {
    position.resolve(&mut scripted(&[]))
}

/// For somebody who has not moved and for somebody who has.
fn still_and_moving(place: Place) -> [Protection; 2] {
    [false, true].map(|has_moved| at(Position { place, has_moved, obstacle_mm: None }))
}

/// What a Rep 5 shooter's totals of 8 and 9 come to at somebody so protected.
fn fired_at(protection: Protection) -> [ToHit; 2] {
    let target = Target { in_cover: protection.cover, ..Target::default() };
    let shot = Shot { shooter: Shooter { rep: 5, ..Shooter::default() }, target, order: 1 };
    [3, 4].map(|face| shot.look_up(face, &mut scripted(&[])))
}

#[test]
fn concealment_costs_a_die_of_sight_and_stops_no_bullet() {
    let _proof = Proof::of(rule!("ffo.cover.difference")).facts([1, 2, 3, 4]);
    let woods = at(Position { place: Place::InWoods, has_moved: true, obstacle_mm: None });
    assert_eq!((woods, fired_at(woods)), (CONCEALMENT, [ToHit::Hit; 2]));
    let behind = at(Position { place: Place::BehindVehicle, ..Position::default() });
    assert_eq!((behind, fired_at(behind)), (COVER, [ToHit::Miss; 2]));
    let dice = [NEITHER, COVER, CONCEALMENT, BOTH].map(|it| it.in_sight().total());
    assert_eq!(dice, [0, 0, -1, -1]);
    assert_eq!(at(Position::default()), NEITHER);
    assert_eq!(at(Position { place: Place::InWoods, ..Position::default() }), BOTH);
}

#[test]
fn the_list_says_who_has_what() {
    let _proof = Proof::of(rule!("ffo.cover.table")).facts([1, 2, 3, 4, 5]);
    assert_eq!(still_and_moving(Place::InBuilding), [BOTH, CONCEALMENT]);
    assert_eq!(still_and_moving(Place::InCrowd), [COVER, CONCEALMENT]);
    assert_eq!(still_and_moving(Place::InVehicle), [CONCEALMENT; 2]);
    assert_eq!(still_and_moving(Place::BehindVehicle), [COVER; 2]);
    assert_eq!(still_and_moving(Place::InWoods), [BOTH, CONCEALMENT]);
    assert_eq!(still_and_moving(Place::Open), [NEITHER; 2]);
}

#[test]
fn whoever_has_moved_is_moving_though_they_stand_now() {
    let _proof = Proof::of(rule!("ffo.cover.table")).facts([6]);
    let _ruling = Proof::of(rule!("ffo.ruling.stationary-moving"));
    assert_eq!(still_and_moving(Place::InWoods), [BOTH, CONCEALMENT]);
}

#[test]
fn riders_in_the_open_have_neither() {
    let _proof = Proof::of(rule!("ffo.cover.table")).facts([8]);
    let _ruling = Proof::of(rule!("ffo.ruling.vehicle-exposed"));
    assert_eq!(still_and_moving(Place::RidesInTheOpen), [NEITHER; 2]);
}

#[test]
fn an_obstacle_covers_within_an_inch_and_not_beyond() {
    let _proof = Proof::of(rule!("ffo.cover.table")).facts([7]);
    let _ruling = Proof::of(rule!("ffo.ruling.cover-geometry"));
    let behind = |mm| at(Position { obstacle_mm: Some(mm), ..Position::default() });
    assert_eq!([0, 25, 26].map(behind), [COVER, COVER, NEITHER]);
    let in_woods = Position { place: Place::InWoods, has_moved: true, obstacle_mm: Some(25) };
    assert_eq!(at(in_woods), BOTH);
}

#[test]
fn a_crowd_has_somebody_within_an_inch_on_either_side() {
    let _proof = Proof::of(rule!("ffo.cover.crowd-definition")).facts([1, 2]);
    let _ruling = Proof::of(rule!("ffo.ruling.crowd-geometry"));
    let crowd = |around: &[(i32, Side)]| {
        let around: Vec<_> = around.iter().map(|&(mm, side)| Beside { mm, side }).collect();
        is_crowd(&around, &mut scripted(&[]))
    };
    assert!(crowd(&[(50, Side::Left), (50, Side::Right)]));
    assert!(!crowd(&[(51, Side::Left), (50, Side::Right)]));
    assert!(!crowd(&[(30, Side::Left)]));
    assert!(!crowd(&[(30, Side::Left), (30, Side::Left)]));
    assert!(!crowd(&[(30, Side::Left), (30, Side::Behind)]));
}

#[test]
fn the_highest_die_of_those_beside_is_hit_and_ties_roll_again() {
    let _proof = Proof::of(rule!("ffo.cover.crowd-stray")).facts([2]);
    let hit = |beside, faces: &[u16]| Stray { beside }.hit(&mut scripted(faces));
    assert_eq!(hit(3, &[2, 5, 4]), 1);
    assert_eq!(hit(3, &[5, 2, 5, /* again, the first and the third */ 3, 4]), 2);
    assert_eq!(hit(2, &[1, 1, 6, 6, 2, 1]), 0);
    assert_eq!(hit(1, &[]), 0);
}

#[test]
fn each_of_three_beside_a_target_is_hit_as_often() {
    let odds = odds(|dice| Stray { beside: 3 }.resolve(dice));
    assert_eq!([0, 1, 2].map(|it| odds[&it].clone()), [0, 1, 2].map(|_| Ratio::new(1, 3)));
    assert!(Stray { beside: 0 }.check().is_err() && Stray { beside: 9 }.check().is_err());
}
