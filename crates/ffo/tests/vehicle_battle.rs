//! Vehicles on the board (p. 39 to 44): who gets in and out, and where they sit.
use ffo::{
    battle::{
        Battle, Person, PersonId, Vehicle, act,
        r#move::left_mm,
        person::{Main, SeatPlace, Seated},
        turn::can_act,
        vehicle::{Exposure, VehicleKind, exposure},
    },
    rule,
};
use kernel::{Point, Proof};

use crate::board::{
    Board,
    acting::{acts, offers, refused},
    board, survivor, v,
};

const ANN: PersonId = PersonId(0);

/// Ann stands 30 mm from the middle of the left side of a vehicle that looks north.
fn beside(kind: VehicleKind) -> Board {
    let x = 600 - kind.hull().width / 2 - 15;
    board().person("Ann", x, 600).vehicle(Vehicle::new("car", kind, Point::new(600, 600), 0))
}

fn rider(n: usize, place: SeatPlace) -> Person {
    let seated = Some(Seated { vehicle: v(0), place });
    Person { seated, ..survivor(&format!("rider {n}"), 600, 600) }
}

fn of_vehicles(battle: &Battle) -> Vec<String> {
    offers(battle, 0).into_iter().filter(|it| it.contains("car")).collect()
}

#[test]
fn a_door_costs_two_inches_in_and_two_out() {
    let _proof = Proof::of(rule!("ffo.vehicle.enter-exit")).facts([1, 3]);
    let mut battle = beside(VehicleKind::Sedan).done();
    let before = left_mm(&battle, ANN);
    acts(&mut battle, 0, &[], &["Get in at the wheel of the car"]);
    assert_eq!((left_mm(&battle, ANN), battle.vehicle(v(0)).driver), (before - 50, Some(ANN)));
    acts(&mut battle, 0, &[], &["Get out of the car"]);
    assert_eq!((left_mm(&battle, ANN), battle.vehicle(v(0)).driver), (before - 100, None));
    assert!(battle.person(ANN).seated.is_none());
    assert!(battle.at(crate::board::p(0)).x < 600 - VehicleKind::Sedan.hull().width / 2, "by their own door");
    assert!(can_act(&battle, ANN) && act::forbids(battle.person(ANN), Main::Fire).is_none());
}

#[test]
fn a_millimetre_less_than_two_inches_is_too_little_for_a_door() {
    let _proof = Proof::of(rule!("ffo.vehicle.enter-exit")).facts([1]);
    let left = |mm: i32| {
        let mut battle = beside(VehicleKind::Sedan).done();
        let spent = left_mm(&battle, ANN) - mm;
        battle.turn_mut(ANN).spent_mm = spent;
        battle
    };
    let label = "Get in the car";
    assert_eq!(
        (refused(&left(50), 0, label), refused(&left(49), 0, label)),
        (None, Some(rule!("ffo.vehicle.enter-exit")))
    );
    assert!(of_vehicles(&left(50)).contains(&label.to_owned()));
}

#[test]
fn a_pickup_takes_three_in_the_cab_and_eight_behind_in_the_open() {
    let _proof = Proof::of(rule!("ffo.vehicle.pickup-rear")).facts([1, 4]);
    let with = |inside: usize, behind: usize| {
        let mut board = beside(VehicleKind::Pickup);
        for n in 0..inside + behind {
            board = board.add(rider(n, if n < inside { SeatPlace::Inside } else { SeatPlace::Bed }));
        }
        board.done()
    };
    let (wheel, cab, bed) =
        ("Get in at the wheel of the car", "Get in the car", "Climb on the bed of the car");
    assert_eq!(of_vehicles(&with(1, 7)), [wheel, cab, bed]);
    assert_eq!(of_vehicles(&with(2, 7)), [wheel, bed]);
    assert_eq!(of_vehicles(&with(2, 8)), [wheel]);
    assert_eq!(exposure(&with(0, 1), PersonId(1)), Exposure::RidesInTheOpen);
    assert_eq!(exposure(&with(1, 0), PersonId(1)), Exposure::Inside);
}

#[test]
fn whoever_dives_onto_a_bed_has_no_move_left_but_may_shoot() {
    let _proof = Proof::of(rule!("ffo.vehicle.enter-exit")).facts([3]);
    let mut battle = beside(VehicleKind::Pickup).done();
    acts(&mut battle, 0, &[], &["Climb on the bed of the car"]);
    assert_eq!(left_mm(&battle, ANN), 0);
    assert!(can_act(&battle, ANN) && act::forbids(battle.person(ANN), Main::Fire).is_none());
    assert_eq!(refused(&battle, 0, "Get out of the car"), Some(rule!("ffo.vehicle.enter-exit")));
}

#[test]
fn those_on_a_saddle_ride_in_the_open_and_those_in_a_closed_van_out_of_sight() {
    let _proof = Proof::of(rule!("ffo.ruling.vehicle-exposed"));
    let rides = |kind, place| exposure(&beside(kind).add(rider(1, place)).done(), PersonId(1));
    assert_eq!(rides(VehicleKind::Motorcycle, SeatPlace::Wheel), Exposure::RidesInTheOpen);
    assert_eq!(rides(VehicleKind::Atv, SeatPlace::Inside), Exposure::RidesInTheOpen);
    assert_eq!(rides(VehicleKind::Sedan, SeatPlace::Wheel), Exposure::Inside);
    assert_eq!(rides(VehicleKind::ClosedVan, SeatPlace::ClosedBed), Exposure::OutOfSight);
}

#[test]
fn nobody_gets_into_what_they_do_not_touch_nor_to_enemies() {
    let far = beside(VehicleKind::Sedan).who(|it| it.at.x -= 40).done();
    assert!(of_vehicles(&far).is_empty());
    let driver = Person { side: crate::board::GANG, ..rider(1, SeatPlace::Inside) };
    assert!(of_vehicles(&beside(VehicleKind::Sedan).add(driver).done()).is_empty());
}
