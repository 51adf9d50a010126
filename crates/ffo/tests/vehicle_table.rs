//! Vehicles (p. 39 to 44): the list, starting, turning, charging, and fire from and at them.
use ffo::{
    rule,
    table::{
        area::Area::{self, Rural, Suburban, Urban},
        attribute::Attribute,
        class::Class,
        shoot::{Shooter, Shot, Target, ToHit},
        vehicle::{
            Alarm, Bootlegger, CrashTurn, Drive, DriverDown, FastTurn, Fork, FuelCheck, Hand, Hotwire,
            Hotwired, Keys, Numbers, Occupant, Riding, Runaway, Seat, Seats, Start, Swerve, Taker,
            TurnPoint::{Beginning, End, Middle},
            Vehicle::{self, Atv, BigRig, Bus, Motorcycle, Pickup, Rv, Sedan, SportsCar, Suv},
            Wheel,
        },
        zombie::{Noise, Source},
    },
};
use kernel::{Given, Proof, Ratio, odds, scripted};

fn numbers(vehicle: Vehicle) -> Numbers {
    let drive = Drive { vehicle, trailer: false, starts_on_road: true, ends_on_road: true };
    drive.resolve(&mut scripted(&[]))
}

fn off_road(vehicle: Vehicle) -> i32 {
    Drive { vehicle, ..Drive::default() }.resolve(&mut scripted(&[])).speed_in
}

#[test]
fn every_vehicle_has_its_line_in_the_list() {
    let _proof = Proof::of(rule!("ffo.vehicle.table")).facts([1, 2, 5, 6, 7]);
    let _ruling = Proof::of(rule!("ffo.ruling.vehicle-footprint"));
    let all = Vehicle::ALL;
    assert_eq!(all, [Atv, BigRig, Bus, Motorcycle, Pickup, Rv, Sedan, SportsCar, Suv]);
    assert_eq!(all.map(|it| numbers(it).speed_in), [16, 12, 12, 24, 16, 12, 16, 24, 16]);
    assert_eq!(all.map(off_road), [12, 4, 4, 12, 8, 4, 8, 8, 12]);
    assert_eq!(all.map(|it| numbers(it).bash), [1, 12, 9, 0, 5, 8, 5, 3, 6]);
    assert_eq!(all.map(|it| numbers(it).turns.len()), [3, 1, 1, 3, 2, 1, 2, 3, 2]);
    assert_eq!(all.map(|it| numbers(it).width_mm), [50, 88, 88, 25, 75, 88, 63, 63, 75]);
    assert_eq!(all.map(|it| numbers(it).length_mm), [75, 175, 350, 75, 163, 250, 150, 138, 163]);
    assert_eq!(all.map(|it| numbers(it).seats.front), [2, 6, 40, 2, 3, 20, 6, 2, 9]);
}

#[test]
fn only_a_big_rig_pulls_a_trailer_and_with_it_has_forty_seats_more() {
    let _proof = Proof::of(rule!("ffo.vehicle.big-rig")).facts([1]);
    let rig = Drive { vehicle: BigRig, ..Drive::default() };
    let with = Drive { trailer: true, ..rig };
    let seats = |drive: Drive| drive.resolve(&mut scripted(&[])).seats;
    assert_eq!([seats(rig), seats(with)], [Seats { front: 6, rear: 0 }, Seats { front: 6, rear: 40 }]);
    assert_eq!(numbers(Pickup).seats, Seats { front: 3, rear: 8 });
    assert!(with.check().is_ok() && Drive { vehicle: Bus, ..with }.check().is_err());
}

#[test]
fn the_road_counts_for_a_move_that_begins_and_ends_on_it() {
    let _speed = Proof::of(rule!("ffo.vehicle.speed")).facts([2]);
    let _road = Proof::of(rule!("ffo.terrain.road")).facts([3]);
    let speed = |starts_on_road, ends_on_road| {
        let drive = Drive { vehicle: Suv, trailer: false, starts_on_road, ends_on_road };
        drive.resolve(&mut scripted(&[])).speed_in
    };
    assert_eq!([speed(true, true), speed(true, false), speed(false, true)], [16, 12, 12]);
}

#[test]
fn a_turns_at_the_end_b_in_the_middle_too_and_c_at_once() {
    let _proof = Proof::of(rule!("ffo.vehicle.turn-rating")).facts([2]);
    let turns = |it| numbers(it).turns.to_vec();
    assert_eq!(turns(Bus), [End]);
    assert_eq!(turns(Sedan), [Middle, End]);
    assert_eq!(turns(Motorcycle), [Beginning, Middle, End]);
}

fn fuel(area: Area, day: u16) -> [bool; 6] {
    let check = FuelCheck { area, day, found: true };
    [1, 2, 3, 4, 5, 6].map(|face| check.resolve(&mut scripted(&[face])))
}

fn dry(day: u16) -> [usize; 3] {
    [Urban, Suburban, Rural].map(|area| fuel(area, day).iter().filter(|it| !**it).count())
}

#[test]
fn after_day_twenty_found_vehicles_run_out_of_fuel_and_after_day_thirty_more_do() {
    let _proof = Proof::of(rule!("ffo.vehicle.fuel-check")).facts([1, 2, 3, 4, 5]);
    let _ruling = Proof::of(rule!("ffo.ruling.fuel-check"));
    let early = |day| FuelCheck { day, ..FuelCheck::default() }.resolve(&mut scripted(&[]));
    assert!(early(1) && early(20));
    assert_eq!([dry(21), dry(30), dry(31)], [[3, 2, 1], [3, 2, 1], [4, 3, 2]]);
    assert_eq!(fuel(Urban, 21), [true, true, true, false, false, false]);
    let owned = FuelCheck { area: Urban, day: 40, found: false };
    assert!(owned.resolve(&mut scripted(&[])));
}

#[test]
fn the_owner_has_the_keys_and_others_find_them_on_a_one() {
    let _proof = Proof::of(rule!("ffo.vehicle.keys")).facts([1, 2]);
    assert!(Keys { owner: true }.resolve(&mut scripted(&[])));
    let finds = |face| Keys { owner: false }.resolve(&mut scripted(&[face]));
    assert_eq!([finds(1), finds(2)], [true, false]);
}

fn wire(hotwire: Hotwire, faces: &[u16]) -> Hotwired {
    hotwire.resolve(&mut scripted(faces))
}

fn starts(hotwire: Hotwire, faces: &[u16]) -> bool {
    wire(hotwire, faces).may_drive_in.is_some()
}

#[test]
fn hotwiring_is_a_challenge_at_rep_less_one_and_gangers_know_it_better_than_citizens() {
    let _proof = Proof::of(rule!("ffo.vehicle.hotwire")).facts([1, 2]);
    let by = |class| Hotwire { rep: 5, class, ..Hotwire::default() };
    assert!(starts(by(Class::Survivor), &[3, 4]) && !starts(by(Class::Survivor), &[5, 6]));
    assert!(starts(by(Class::Citizen), &[2, 3]) && !starts(by(Class::Citizen), &[4, 5]));
    assert!(starts(by(Class::Ganger), &[4, 5]));
    let targets = Class::ALL.map(|it| by(it).against(&mut scripted(&[])).total());
    assert_eq!(targets, [3, 5, 4, 4, 4, 4]);
    // A 6 is never passed, whatever the Rep.
    assert!(!starts(Hotwire { rep: 8, ..by(Class::Ganger) }, &[5, 6, 5, 6]));
}

#[test]
fn tools_and_attributes_of_a_savvy_challenge_help_to_hotwire() {
    let _proof = Proof::of(rule!("ffo.vehicle.hotwire")).facts([1]);
    let by = |attributes: &[Attribute], tool| {
        let hotwire = Hotwire { attributes: attributes.to_vec(), tool, ..Hotwire::default() };
        hotwire.against(&mut scripted(&[])).total()
    };
    assert_eq!([by(&[], false), by(&[], true)], [3, 4]);
    assert_eq!([by(&[Attribute::Logical], false), by(&[Attribute::Dim], false)], [4, 2]);
    assert_eq!(by(&[Attribute::Agile], false), 3);
}

#[test]
fn with_one_die_passed_they_try_again_once_or_give_up() {
    let _proof = Proof::of(rule!("ffo.vehicle.hotwire")).facts([1]);
    let tries = |tries_again| Hotwire { tries_again, ..Hotwire::default() };
    assert!(starts(tries(true), &[3, 4, 2, 3]) && !starts(tries(true), &[3, 4, 3, 5]));
    assert!(!starts(tries(false), &[3, 4]));
}

#[test]
fn a_vehicle_that_starts_may_be_driven_at_half_the_speed_of_the_ground() {
    let _hotwire = Proof::of(rule!("ffo.vehicle.hotwire")).facts([3, 5]);
    let _starts = Proof::of(rule!("ffo.vehicle.wont-start")).facts([4]);
    let _ruling = Proof::of(rule!("ffo.ruling.vehicle-half-speed"));
    let hotwire = |on_road| Hotwire { rep: 5, vehicle: SportsCar, on_road, ..Hotwire::default() };
    let driven = |on_road| wire(hotwire(on_road), &[1, 2]).may_drive_in;
    assert_eq!([driven(true), driven(false)], [Some(12), Some(4)]);
    let start = Start { vehicle: SportsCar, zombie_mm: None, ..Start::default() };
    let started = |on_road| Start { on_road, ..start }.resolve(&mut scripted(&[]));
    assert_eq!([started(true), started(false)], [Some(12), Some(4)]);
}

#[test]
fn doubles_set_off_the_alarm_whether_it_starts_or_not() {
    let _proof = Proof::of(rule!("ffo.vehicle.hotwire-alarm")).facts([1, 2]);
    let alarm = |faces: &[u16]| wire(Hotwire { rep: 4, ..Hotwire::default() }, faces).alarm;
    assert_eq!([alarm(&[2, 2]), alarm(&[5, 5])], [Alarm::Sounds; 2]);
    assert_eq!([alarm(&[1, 2]), alarm(&[5, 6])], [Alarm::Silent; 2]);
    assert_eq!([alarm(&[3, 4, 1, 1]), alarm(&[3, 4, 1, 2])], [Alarm::Sounds, Alarm::Silent]);
    assert_eq!(Noise::of(Urban, Source::CarAlarm).dice(&mut scripted(&[])), 6);
}

#[test]
fn with_zombies_coming_or_after_losing_control_a_vehicle_starts_on_three_or_less() {
    let _proof = Proof::of(rule!("ffo.vehicle.wont-start")).facts([1, 2]);
    let start = |zombie_mm, after_failed_challenge, faces: &[u16]| {
        let start = Start { zombie_mm, after_failed_challenge, ..Start::default() };
        start.resolve(&mut scripted(faces)).is_some()
    };
    assert!(start(None, false, &[]) && start(Some(301), false, &[]));
    assert!(start(Some(300), false, &[3]) && !start(Some(300), false, &[4]));
    assert!(start(None, true, &[3]) && !start(None, true, &[4]));
}

fn turn(moves_mm: i32, faces: &[u16]) -> Wheel {
    FastTurn { moves_mm, ..FastTurn::default() }.resolve(&mut scripted(faces))
}

#[test]
fn a_turn_at_more_than_half_speed_is_a_challenge_and_a_failed_one_skids_first() {
    let _proof = Proof::of(rule!("ffo.vehicle.turn-fast")).facts([2, 3]);
    let _ruling = Proof::of(rule!("ffo.ruling.vehicle-half-speed"));
    assert_eq!(turn(200, &[]), Wheel::Turns);
    assert_eq!([turn(201, &[4, 4]), turn(201, &[5, 5, 3])], [Wheel::Turns, Wheel::SkidsAndTurns(3)]);
    let off_road = FastTurn { on_road: false, moves_mm: 125, ..FastTurn::default() };
    assert_eq!(off_road.resolve(&mut scripted(&[5, 6, 6])), Wheel::SkidsAndTurns(6));
    let slow = FastTurn { moves_mm: 100, ..off_road };
    assert_eq!(slow.resolve(&mut scripted(&[])), Wheel::Turns);
    // A 6 is never passed, whatever the Rep.
    let ace = FastTurn { rep: 8, ..FastTurn::default() };
    assert_eq!(ace.resolve(&mut scripted(&[6, 6, 1])), Wheel::SkidsAndTurns(1));
}

#[test]
fn a_driver_may_give_up_a_turn_but_not_a_duck_back() {
    let _turn = Proof::of(rule!("ffo.vehicle.turn-fast")).facts([4]);
    let _duck = Proof::of(rule!("ffo.vehicle.react-duck-back-driver")).facts([3]);
    let _ruling = Proof::of(rule!("ffo.ruling.challenge-driving"));
    let fast = FastTurn::default();
    let take = |it: FastTurn, faces: &[u16]| it.resolve(&mut scripted(faces));
    assert_eq!(take(FastTurn { tries_again: false, ..fast }, &[4, 5]), Wheel::GoesStraight);
    assert_eq!(take(fast, &[4, 5, 4, 4]), Wheel::Turns);
    assert_eq!(take(fast, &[4, 5, 4, 5, 2]), Wheel::SkidsAndTurns(2));
    let ducks = FastTurn { ducks_back: true, tries_again: false, ..fast };
    assert_eq!(take(ducks, &[4, 5, 1, 1]), Wheel::Turns);
    assert_eq!(take(ducks, &[4, 5, 1, 5, 4]), Wheel::SkidsAndTurns(4));
}

#[test]
fn an_inactive_driver_turns_aside_at_rep_less_one_or_crashes() {
    let _proof = Proof::of(rule!("ffo.vehicle.crash-avoid")).facts([1, 2, 3]);
    let _ruling = Proof::of(rule!("ffo.ruling.challenge-driving"));
    let swerve = |faces: &[u16]| CrashTurn { rep: 4 }.resolve(&mut scripted(faces));
    assert_eq!([swerve(&[3, 3]), swerve(&[4, 4])], [Swerve::Turns, Swerve::Crashes]);
    assert_eq!([swerve(&[3, 4, 3, 3]), swerve(&[3, 4, 3, 4])], [Swerve::Turns, Swerve::Crashes]);
}

fn around(it: Bootlegger, faces: &[u16]) -> Fork {
    it.resolve(&mut scripted(faces))
}

#[test]
fn five_kinds_of_vehicles_turn_around_between_two_lanes() {
    let _proof = Proof::of(rule!("ffo.vehicle.bootlegger")).facts([1, 2]);
    let may = |vehicle, between_lanes| {
        Bootlegger { vehicle, between_lanes, ..Bootlegger::default() }.may_be_tried(&mut scripted(&[]))
    };
    let can: Vec<Vehicle> = Vehicle::ALL.into_iter().filter(|&it| may(it, true)).collect();
    assert_eq!(can, [Motorcycle, Pickup, Sedan, SportsCar, Suv]);
    assert!(Vehicle::ALL.into_iter().all(|it| !may(it, false)));
    assert_eq!(around(Bootlegger { vehicle: Rv, ..Bootlegger::default() }, &[]), Fork::Cannot);
}

#[test]
fn a_bootlegger_turn_is_tried_after_half_the_speed_at_rep_less_one() {
    let _proof = Proof::of(rule!("ffo.vehicle.bootlegger")).facts([3, 6]);
    let _ruling = Proof::of(rule!("ffo.ruling.vehicle-footprint"));
    let tries = Bootlegger::default();
    let turned = Fork::Around { after_mm: 200, aside_mm: 63 };
    let skidded = Fork::Skids { after_mm: 200, skids_mm: 100 };
    assert_eq!([around(tries, &[3, 3]), around(tries, &[4, 4])], [turned, skidded]);
    assert_eq!([around(tries, &[3, 4, 1, 3]), around(tries, &[3, 4, 1, 4])], [turned, skidded]);
    let gives_up = Bootlegger { tries_again: false, ..tries };
    assert_eq!(around(gives_up, &[3, 4]), Fork::GoesStraight);
}

fn taker(rep: i32, in_rear: bool) -> Taker {
    Taker { rep, in_rear }
}

fn run(occupants: &[Taker], named: Option<u8>, faces: &[u16]) -> Runaway {
    DriverDown { occupants: occupants.to_vec(), named, moves_mm: 300 }.resolve(&mut scripted(faces))
}

const LEFT: Runaway = Runaway::Veers { to: Hand::Left, goes_on_mm: 150 };
const RIGHT: Runaway = Runaway::Veers { to: Hand::Right, goes_on_mm: 150 };

fn driven(by: u8) -> Runaway {
    Runaway::Driven { by, goes_on_mm: 150 }
}

#[test]
fn another_may_take_the_wheel_at_rep_less_one_and_from_the_rear_at_less_two() {
    let _proof = Proof::of(rule!("ffo.vehicle.driver-disabled")).facts([2, 3, 6]);
    let _ruling = Proof::of(rule!("ffo.ruling.challenge-driving"));
    let front = [taker(4, false)];
    assert_eq!([run(&front, None, &[3, 3]), run(&front, None, &[4, 4, 1])], [driven(0), LEFT]);
    let rear = [taker(4, true)];
    assert_eq!([run(&rear, None, &[2, 2]), run(&rear, None, &[3, 3, 1])], [driven(0), LEFT]);
    assert_eq!([run(&front, None, &[3, 4, 3, 3]), run(&front, None, &[3, 4, 3, 4, 6])], [driven(0), RIGHT]);
}

#[test]
fn without_a_driver_a_vehicle_veers_for_half_its_move_and_only_one_tries_to_stop_that() {
    let _proof = Proof::of(rule!("ffo.vehicle.driver-disabled")).facts([1, 4, 5]);
    let _ruling = Proof::of(rule!("ffo.ruling.driver-gone-alone"));
    assert_eq!([run(&[], None, &[3]), run(&[], None, &[4])], [LEFT, RIGHT]);
    // NPCs leave it to the best, the player names one.
    let three = [taker(3, false), taker(5, true), taker(5, false)];
    assert_eq!(run(&three, None, &[4, 4]), driven(2));
    assert_eq!(run(&three, Some(1), &[4, 4, 2]), LEFT);
    assert_eq!(run(&three, Some(0), &[2, 2]), driven(0));
    assert_eq!(run(&[taker(4, false), taker(5, true)], None, &[3, 3]), driven(0));
}

fn riding(seat: Seat, drives: bool, moved_mm: i32) -> Riding {
    Occupant { seat, drives, moved_mm }.resolve(&mut scripted(&[]))
}

#[test]
fn whoever_rides_inside_is_concealed_and_moves_fast_above_eight_inches() {
    let _proof = Proof::of(rule!("ffo.vehicle.shoot-at-occupants")).facts([1, 2]);
    let _ruling = Proof::of(rule!("ffo.ruling.vehicle-exposed"));
    let inside = riding(Seat::Inside, false, 200);
    assert_eq!((inside.in_cover, inside.concealed, inside.moves_fast), (false, true, false));
    assert!(riding(Seat::Inside, false, 201).moves_fast);
    let open = riding(Seat::InTheOpen, false, 200);
    assert_eq!((open.in_cover, open.concealed), (false, false));
    let eight = |moved_mm| {
        let occupant = Occupant { moved_mm, ..Occupant::default() };
        let target = occupant.as_target(Target::default(), &mut scripted(&[]));
        Shot { shooter: Shooter { rep: 4, ..Shooter::default() }, target, order: 1 }
            .resolve(&mut scripted(&[4]))
    };
    assert_eq!([eight(200), eight(201)], [ToHit::Hit, ToHit::Miss]);
}

#[test]
fn fire_from_a_fast_vehicle_is_hasty_and_that_of_its_driver_always_is() {
    let _proof = Proof::of(rule!("ffo.vehicle.shoot-from")).facts([1, 2]);
    let shot = |drives, moved_mm, face| {
        let occupant = Occupant { seat: Seat::Inside, drives, moved_mm };
        let shooter = occupant.as_shooter(Shooter { rep: 4, ..Shooter::default() }, &mut scripted(&[]));
        Shot { shooter, target: Target::default(), order: 1 }.resolve(&mut scripted(&[face]))
    };
    assert_eq!([shot(false, 200, 4), shot(false, 201, 4)], [ToHit::Hit, ToHit::Miss]);
    assert_eq!([shot(false, 201, 5), shot(true, 25, 5)], [ToHit::Hit, ToHit::Miss]);
    assert_eq!([shot(true, 0, 4), shot(true, 25, 6)], [ToHit::Hit, ToHit::Hit]);
    assert!(riding(Seat::Inside, true, 25).rush_shot && !riding(Seat::Inside, true, 0).rush_shot);
}

#[test]
fn rep_four_keeps_control_in_fifty_two_of_eighty_one_fast_turns() {
    let odds = odds(|dice| FastTurn::default().resolve(dice));
    assert_eq!(odds[&Wheel::Turns], Ratio::new(52, 81));
}

#[test]
fn vehicles_that_cannot_be_are_refused() {
    assert!(FuelCheck { day: 0, ..FuelCheck::default() }.check().is_err());
    assert!(Start { zombie_mm: Some(1001), ..Start::default() }.check().is_err());
    assert!(FastTurn { moves_mm: -1, ..FastTurn::default() }.check().is_err());
    assert!(Bootlegger { speed_in: 25, ..Bootlegger::default() }.check().is_err());
    assert!(
        CrashTurn { rep: 11 }.check().is_err() && Hotwire { rep: -1, ..Hotwire::default() }.check().is_err()
    );
    assert!(DriverDown { named: Some(1), ..DriverDown::default() }.check().is_err());
    assert!(Occupant { moved_mm: 1001, ..Occupant::default() }.check().is_err());
}
