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
    Board, NOBODY,
    acting::{acts, offers, refused, within},
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

/// Ann sits at the wheel of a sedan in the country of this day.
fn at_wheel(day: u16, change: impl FnOnce(&mut Vehicle)) -> Board {
    let mut car =
        Vehicle { driver: Some(ANN), ..Vehicle::new("car", VehicleKind::Sedan, Point::new(600, 600), 0) };
    change(&mut car);
    let ann = Person {
        seated: Some(Seated { vehicle: v(0), place: SeatPlace::Wheel }),
        ..survivor("Ann", 600, 600)
    };
    board().scene(|it| it.day = day).add(ann).vehicle(car)
}

fn keys(it: &mut Vehicle) {
    it.keys_of = Some(ANN);
}

/// With a noise that draws nobody.
fn heard(dice: &[u16]) -> Vec<u16> {
    [dice, &NOBODY].concat()
}

const START: &str = "Start the car";
const HOTWIRE: &str = "Hotwire the car";

#[test]
fn the_owner_starts_with_the_keys_and_others_have_to_hotwire() {
    let _proof = Proof::of(rule!("ffo.vehicle.keys")).facts([1]);
    let mut owned = at_wheel(20, keys).done();
    assert!(
        of_vehicles(&owned).iter().any(|it| it == START)
            && !of_vehicles(&owned).iter().any(|it| it == HOTWIRE)
    );
    acts(&mut owned, 0, &heard(&[]), &[START]);
    assert!(owned.vehicle(v(0)).running && owned.vehicle(v(0)).just_started);
    let found = at_wheel(20, |_| ()).done();
    assert!(
        !of_vehicles(&found).iter().any(|it| it == START)
            && of_vehicles(&found).iter().any(|it| it == HOTWIRE)
    );
}

#[test]
fn one_roll_says_for_good_whether_a_found_vehicle_has_fuel() {
    let _proof = Proof::of(rule!("ffo.vehicle.fuel-check")).facts([5, 6]);
    let mut dry = at_wheel(21, keys).done();
    acts(&mut dry, 0, &heard(&[5]), &[START]);
    assert!(!dry.vehicle(v(0)).running && dry.vehicle(v(0)).fuel == Some(false));
    dry.turn += 1;
    assert_eq!(refused(&dry, 0, START), Some(rule!("ffo.vehicle.fuel-check")));
    let mut known = at_wheel(21, |it| (it.keys_of, it.fuel) = (Some(ANN), Some(true))).done();
    acts(&mut known, 0, &heard(&[]), &[START]);
    assert!(known.vehicle(v(0)).running);
    let mut own = at_wheel(21, |it| (it.keys_of, it.of) = (Some(ANN), Some(crate::board::BAND))).done();
    acts(&mut own, 0, &heard(&[]), &[START]);
    assert!(own.vehicle(v(0)).running);
}

#[test]
fn with_zombies_coming_from_twelve_inches_it_may_not_start_and_is_tried_once_a_turn() {
    let _proof = Proof::of(rule!("ffo.vehicle.wont-start")).facts([1, 2, 3]);
    let _noise = Proof::of(rule!("ffo.vehicle.noise")).facts([2, 4]);
    // It looks north, at the rear of the car.
    let rear = 600 + VehicleKind::Sedan.hull().length / 2;
    let with = |y: i32| at_wheel(1, keys).zombie(600, y).done();
    let mut near = with(rear + 300);
    acts(&mut near, 0, &heard(&[4]), &[START]);
    assert!(!near.vehicle(v(0)).running);
    assert_eq!(refused(&near, 0, START), Some(rule!("ffo.vehicle.wont-start")));
    assert_eq!((near.noises[0].at, near.noises[0].shots), (Point::new(600, 600), 6));
    near.turn += 1;
    acts(&mut near, 0, &heard(&[3]), &[START]);
    assert!(near.vehicle(v(0)).running);
    let mut far = with(rear + 302);
    acts(&mut far, 0, &heard(&[]), &[START]);
    assert!(far.vehicle(v(0)).running);
    let mut away = with(200);
    acts(&mut away, 0, &heard(&[]), &[START]);
    assert!(away.vehicle(v(0)).running, "it looks the other way");
}

#[test]
fn whoever_fails_to_hotwire_never_can_and_doubles_set_off_the_alarm() {
    let _proof = Proof::of(rule!("ffo.vehicle.hotwire")).facts([4]);
    let _alarm = Proof::of(rule!("ffo.vehicle.hotwire-alarm")).facts([1]);
    let mut battle = at_wheel(1, |_| ()).done();
    acts(&mut battle, 0, &heard(&[5, 4]), &[HOTWIRE]);
    assert_eq!((battle.vehicle(v(0)).running, battle.vehicle(v(0)).alarm), (false, 0));
    battle.turn += 1;
    battle.turn_mut(ANN).main = None;
    assert_eq!(refused(&battle, 0, HOTWIRE), Some(rule!("ffo.vehicle.hotwire")));
    battle.arrange().vehicles[0].tried = [PersonId(7)].into_iter().collect();
    assert_eq!(refused(&battle, 0, HOTWIRE), None, "another may");
    // The alarm, and then the engine.
    acts(&mut battle, 0, &heard(&heard(&[2, 2])), &[HOTWIRE]);
    assert_eq!((battle.vehicle(v(0)).running, battle.vehicle(v(0)).alarm), (true, 0));
}

#[test]
fn an_alarm_is_rolled_for_as_it_goes_off_and_not_again() {
    let _proof = Proof::of(rule!("ffo.vehicle.hotwire-alarm")).facts([1, 2]);
    let mut battle = at_wheel(1, |_| ()).done();
    // It fails, and neither the alarm nor the attempt is heard any more in the next turn.
    acts(&mut battle, 0, &heard(&heard(&[5, 5])), &[HOTWIRE]);
    assert_eq!(battle.noises.iter().map(|it| it.shots).collect::<Vec<_>>(), [6, 6]);
    within(&mut battle, &[], &[], ffo::battle::zombie::morning);
}

#[test]
fn a_window_is_left_to_whoever_has_too_little_for_the_door_and_ends_the_move() {
    let _proof = Proof::of(rule!("ffo.vehicle.enter-exit")).facts([2, 3]);
    let mut battle = beside(VehicleKind::Sedan).done();
    let spent = left_mm(&battle, ANN) - 49;
    battle.turn_mut(ANN).spent_mm = spent;
    acts(&mut battle, 0, &[], &["Climb through the window of the car"]);
    assert_eq!((left_mm(&battle, ANN), battle.person(ANN).seated.is_some()), (0, true));
    assert!(can_act(&battle, ANN) && act::forbids(battle.person(ANN), Main::Fire).is_none());
    assert!(!of_vehicles(&battle).iter().any(|it| it.starts_with("Climb out")), "no move is left");
    battle.turn_mut(ANN).spent_mm = spent;
    acts(&mut battle, 0, &[], &["Climb out of the window of the car"]);
    assert_eq!((left_mm(&battle, ANN), battle.person(ANN).seated.is_none()), (0, true));
    let mut fresh = beside(VehicleKind::Sedan).done();
    assert!(!of_vehicles(&fresh).iter().any(|it| it.starts_with("Climb")), "there is a door");
    // A dive onto a bed and off it ends the move as well.
    fresh = beside(VehicleKind::Pickup).done();
    acts(&mut fresh, 0, &[], &["Climb on the bed of the car"]);
    assert_eq!(left_mm(&fresh, ANN), 0);
}

#[test]
fn no_seventh_rides_in_a_sedan() {
    let _proof = Proof::of(rule!("ffo.vehicle.table")).facts([3]);
    let with = |n: usize| {
        let full = (0..n).fold(beside(VehicleKind::Sedan), |it, n| it.add(rider(n, SeatPlace::Inside)));
        of_vehicles(&full.done())
    };
    assert_eq!(with(4), ["Get in at the wheel of the car", "Get in the car"]);
    assert_eq!(with(5), ["Get in at the wheel of the car"]);
}
