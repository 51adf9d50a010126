//! People in vehicles under fire and in fear, and what becomes of a vehicle whose driver is down (p. 43, 44, 50 and 51).
use ffo::{
    battle::{
        Battle, PersonId, State, Vehicle,
        harm::{Blow, By, suffer},
        insight,
        r#move::{duck_back, run_away},
        person::SeatPlace,
        place::VehicleFate,
        vehicle::{Exposure, VehicleKind, active_moves, boarded, exposure, rider},
    },
    rule,
    table::{class::Class, status::Hit, weapon::Gun},
};
use kernel::{
    Event, Given, Play, Point, Proof, RuleId, Token, What, Whim, dice::SeededDice, rule::set_up, scripted,
};

use crate::{
    board::{
        BAND, Board, GANG,
        acting::{acts, offers, refused, tells, whatever, within},
        board, gun, p, survivor, v, z,
    },
    vehicle_drive_battle::{AHEAD, ANN, at, car, driven, drives, place},
};

const BOB: PersonId = PersonId(1);

/// Ann drives and Bob rides along, 8 inches in their latest move.
fn two(kind: VehicleKind, seat: SeatPlace) -> Board {
    speeding(driven(kind).add(at(survivor("Bob", 600, 900), 0, seat)), 200)
}

fn speeding(board: Board, mm: i32) -> Board {
    board.with(|it| {
        let moved = &mut it.arrange().vehicles[0];
        (moved.speed_mm, moved.active_mm) = (mm, mm);
    })
}

/// Who has rolled for a rule, each once.
fn rollers(told: &[Event], rule: RuleId) -> Vec<Token> {
    let mut all: Vec<Token> = Vec::new();
    for event in told.iter().filter(|it| it.rule == rule) {
        if let What::Rolled { by: Some(by), .. } = event.what
            && !all.contains(&by)
        {
            all.push(by);
        }
    }
    all
}

#[test]
fn driver_and_passengers_take_the_in_sight_test() {
    let _proof = Proof::of(rule!("ffo.vehicle.react-insight")).facts([1]);
    let mut battle = two(VehicleKind::Sedan, SeatPlace::Inside).enemy("Eve", 300, 300).done();
    let (mut dice, mut whim) = (SeededDice::new(1), Whim::new(1));
    let mut play = Play::new(Vec::new(), &mut dice, &mut whim);
    active_moves(&mut battle, &mut play, BAND).unwrap();
    let told = play.journal().to_vec();
    assert!(tells(&told, rule!("ffo.insight.trigger")));
    let rolled = rollers(&told, rule!("ffo.insight.dice"));
    assert!(rolled.contains(&ANN.token()) && rolled.contains(&BOB.token()), "{rolled:?}");
}

#[test]
fn those_in_a_vehicle_move_fast_with_more_than_8_inches_and_its_driver_fires_in_haste() {
    let _from = Proof::of(rule!("ffo.vehicle.shoot-from")).facts([1, 2]);
    let _at = Proof::of(rule!("ffo.vehicle.shoot-at-occupants")).facts([1, 2]);
    let riding = |mm: i32, who: PersonId| {
        let battle = speeding(two(VehicleKind::Sedan, SeatPlace::Inside), mm).done();
        rider(&battle, who).unwrap().resolve(&mut scripted(&[]))
    };
    assert_eq!(
        [riding(200, BOB), riding(201, BOB)].map(|it| (it.moves_fast, it.rush_shot)),
        [(false, false), (true, false)]
    );
    assert_eq!([riding(0, ANN), riding(25, ANN)].map(|it| it.rush_shot), [false, true]);
    assert!(riding(25, BOB).concealed && !riding(25, BOB).in_cover);
}

#[test]
fn a_passenger_fires_out_of_a_moving_vehicle() {
    let _proof = Proof::of(rule!("ffo.vehicle.shoot-from")).facts([1]);
    let armed = |it: &mut ffo::battle::Person| {
        it.arms.push(gun(Gun::Pistol));
        it.held.push(0);
    };
    let hits = |mm: i32| {
        let board = speeding(two(VehicleKind::Sedan, SeatPlace::Inside).who(armed), mm).zombie(600, 700);
        let mut battle = board.done();
        let shots = usize::from(ffo::table::weapon::Weapon::Listed(Gun::Pistol).numbers().ratings.highest());
        let noise = vec![1; shots];
        // 4 and Rep 4 make 8, which misses whoever moves fast.
        let told = whatever_acts(
            &mut battle,
            1,
            &[noise, vec![4; shots]].concat(),
            &["Fire", "Fire the pistol, 2 shots"],
        );
        !told.iter().any(|it| format!("{:?}", it.what).contains("misses"))
    };
    assert_eq!((hits(200), hits(201)), (true, false));
}

/// Somebody acts with these dice first.
fn whatever_acts(battle: &mut Battle, who: u16, dice: &[u16], answers: &[&str]) -> Vec<Event> {
    crate::board::acting::activate(battle, who);
    whatever(battle, dice, answers, |battle, play| ffo::battle::act::act(battle, play, PersonId(who))).1
}

#[test]
fn a_passenger_who_ducks_back_is_out_of_sight_inside() {
    let _proof = Proof::of(rule!("ffo.vehicle.react-duck-back-passenger")).facts([1]);
    let mut battle = two(VehicleKind::Sedan, SeatPlace::Inside).enemy("Eve", 700, 700).done();
    within(&mut battle, &[], &[], |battle, play| duck_back(battle, play, BOB, &[p(2)]));
    assert_eq!((exposure(&battle, BOB), exposure(&battle, ANN)), (Exposure::OutOfSight, Exposure::Inside));
    assert!(battle.person(BOB).seated.is_some() && battle.person(BOB).ducked.is_some());
    assert!(!battle.sees(p(2), p(1)) && battle.line(p(2), p(0)));
    assert_eq!(place(&battle), (Point::new(600, 900), 0));
}

fn ducks(board: Board, dice: &[u16]) -> (Point, i16) {
    let mut battle = board.enemy("Eve", 700, 700).done();
    set_up(|| insight::forget(&mut battle));
    within(&mut battle, dice, &[], |battle, play| duck_back(battle, play, ANN, &[p(1)]));
    assert!(battle.person(ANN).ducked.is_none(), "a driver turns away instead");
    place(&battle)
}

#[test]
fn a_driver_who_ducks_back_turns_away_and_drives_on_for_half_the_speed() {
    let _proof = Proof::of(rule!("ffo.vehicle.react-duck-back-driver")).facts([1, 2, 3]);
    let fast = || speeding(driven(VehicleKind::Sedan), 200);
    // Eve is to the right.
    assert_eq!(ducks(fast(), &[4, 4]), (Point::new(529, 829), 315));
    assert_eq!(ducks(fast(), &[4, 5, 4, 4]), (Point::new(529, 829), 315), "one die passed is rolled again");
    assert_eq!(ducks(fast(), &[5, 5, 2]), (Point::new(600, 850), 315), "2 inches, and then the turn");
    assert_eq!(ducks(speeding(driven(VehicleKind::Sedan), 100), &[]), (Point::new(565, 865), 315));
}

#[test]
fn a_passenger_who_runs_away_hides_inside_for_good() {
    let _proof = Proof::of(rule!("ffo.vehicle.react-runaway")).facts([1]);
    let mut battle = two(VehicleKind::Sedan, SeatPlace::Inside).enemy("Eve", 700, 700).done();
    within(&mut battle, &[], &[], |battle, play| {
        run_away(battle, play, rule!("ffo.move.runaway"), BOB);
        Ok(())
    });
    let bob = battle.person(BOB);
    assert!(bob.is_on_table() && bob.seated.is_some() && !bob.carries_on());
    assert!(!battle.line(p(2), p(1)));
    let groups = ffo::battle::group::groups(&battle, BAND, &mut scripted(&[]));
    assert!(groups.iter().all(|it| !it.members.contains(&BOB)));
}

#[test]
fn a_driver_who_runs_away_leaves_the_table_with_the_vehicle() {
    let _proof = Proof::of(rule!("ffo.vehicle.react-runaway")).facts([2]);
    let mut battle = two(VehicleKind::Sedan, SeatPlace::Inside).done();
    within(&mut battle, &[], &[], |battle, play| {
        run_away(battle, play, rule!("ffo.move.runaway"), ANN);
        Ok(())
    });
    assert_eq!((battle.person(ANN).state, battle.person(BOB).state), (State::RanAway, State::Left));
    assert_eq!(battle.vehicle(v(0)).fate, VehicleFate::Gone);
}

/// Something has put Ann Out of the Fight.
fn loses_its_driver(board: Board, dice: &[u16], answers: &[&str]) -> Battle {
    let mut battle = board.done();
    let by = By::Nobody(rule!("ffo.fire.hole"));
    let blow = Blow { whom: p(0), hit: Hit::OutOfTheFight, by, in_melee: false };
    within(&mut battle, dice, answers, |battle, play| suffer(battle, play, &[blow]));
    assert!(battle.person(ANN).seated.is_some_and(|it| it.place == SeatPlace::Inside));
    battle
}

#[test]
fn another_takes_the_wheel_from_a_driver_who_is_down() {
    let _proof = Proof::of(rule!("ffo.vehicle.driver-disabled")).facts([1, 3, 6]);
    let _alone = Proof::of(rule!("ffo.ruling.driver-gone-alone"));
    let inside = || two(VehicleKind::Sedan, SeatPlace::Inside);
    let battle = loses_its_driver(inside(), &[3, 3], &[]);
    assert_eq!((battle.vehicle(v(0)).driver, place(&battle)), (Some(BOB), (Point::new(600, 800), 0)));
    assert!(battle.vehicle(v(0)).running && battle.vehicle(v(0)).active_mm == 200);
    // Rolled again at once, and lost: to the left.
    let battle = loses_its_driver(inside(), &[3, 4, 3, 4, 1], &[]);
    assert_eq!((battle.vehicle(v(0)).driver, place(&battle)), (None, (Point::new(529, 829), 315)));
    assert_eq!(battle.vehicle(v(0)).speed_mm, 0, "it has stopped");
    // One of two makes the one attempt.
    let third = inside().add(at(survivor("Cat", 600, 900), 0, SeatPlace::Inside));
    let battle = loses_its_driver(third, &[4, 4, 4], &["Cat"]);
    assert_eq!((battle.vehicle(v(0)).driver, place(&battle).1), (None, 45));
}

#[test]
fn from_the_rear_the_wheel_is_harder_to_reach() {
    let _proof = Proof::of(rule!("ffo.vehicle.driver-disabled")).facts([2]);
    let pickup = |seat| two(VehicleKind::Pickup, seat);
    assert_eq!(loses_its_driver(pickup(SeatPlace::Bed), &[2, 2], &[]).vehicle(v(0)).driver, Some(BOB));
    assert_eq!(loses_its_driver(pickup(SeatPlace::Bed), &[3, 3, 1], &[]).vehicle(v(0)).driver, None);
    assert_eq!(loses_its_driver(pickup(SeatPlace::Inside), &[3, 3], &[]).vehicle(v(0)).driver, Some(BOB));
}

#[test]
fn with_nobody_else_inside_it_veers_off_and_crashes_into_what_is_there() {
    let _proof = Proof::of(rule!("ffo.vehicle.driver-disabled")).facts([4, 5]);
    let _alone = Proof::of(rule!("ffo.ruling.driver-gone-alone"));
    let alone = || speeding(driven(VehicleKind::Sedan), 200);
    let battle = loses_its_driver(alone(), &[3], &[]);
    assert_eq!((place(&battle), battle.vehicle(v(0)).speed_mm), ((Point::new(529, 829), 315), 0));
    // To the right there is somebody: no test, and five dice against one.
    let battle = loses_its_driver(alone().person("Bob", 680, 820), &[4, 1, 4, 4, 4, 4, 4], &[]);
    assert!(matches!(battle.person(BOB).state, State::ObviouslyDead { .. }));
    assert_eq!(place(&battle), (Point::new(671, 829), 45));
}

/// Ann with a rifle, and Eve in a sedan of the gang.
fn at_range() -> Board {
    let eve = ffo::battle::Person { side: GANG, class: Class::Ganger, ..survivor("Eve", 600, 600) };
    let car = Vehicle { of: Some(GANG), ..car(VehicleKind::Sedan, 600, 600, 1) };
    board().armed("Ann", 600, 900, Gun::AssaultRifle).add(at(eve, 0, SeatPlace::Wheel)).vehicle(car)
}

const FIRE: &str = "Fire the assault rifle at the car";

#[test]
fn a_weapon_may_be_fired_at_the_vehicle_itself() {
    let _proof = Proof::of(rule!("ffo.vehicle.shoot-at-vehicle")).facts([1, 2, 3, 5]);
    let mut missed = at_range().done();
    // Three shots are heard by nobody; a 4 is too low.
    let told = acts(&mut missed, 0, &[1, 1, 1, 4], &[FIRE]);
    assert!(
        !tells(&told, rule!("ffo.react.received-fire-when"))
            && missed.vehicle(v(0)).fate == VehicleFate::Sound
    );
    assert_eq!(refused(&missed, 0, FIRE), Some(rule!("ffo.action.active-fire")));
    assert!(missed.person(ANN).arms[0].loaded);
    let mut hit = at_range().done();
    // Six dice against five: twice the Impact is more than 5, and it explodes.
    acts(&mut hit, 0, &[1, 1, 1, 5, 1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 1, 1, 1, 2, 3, 4], &[FIRE]);
    assert_eq!(hit.vehicle(v(0)).fate, VehicleFate::Exploded);
}

#[test]
fn the_driver_of_a_vehicle_that_was_hit_and_not_harmed_tests() {
    let _proof = Proof::of(rule!("ffo.vehicle.shoot-at-vehicle")).facts([4, 6]);
    let mut battle = at_range().done();
    let dice = [1, 1, 1, 5, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4];
    crate::board::acting::activate(&mut battle, 0);
    let told =
        whatever(&mut battle, &dice, &[FIRE], |battle, play| ffo::battle::act::act(battle, play, ANN)).1;
    let dice_of_eve =
        told.iter().any(|it| matches!(it.what, What::Rolled { by: Some(by), .. } if by == BOB.token()));
    assert!(dice_of_eve, "Received Fire");
    assert_eq!(place(&battle).0, Point::new(600, 600));
}

#[test]
fn nobody_fires_at_the_vehicle_of_friends() {
    let mut battle = at_range().done();
    assert!(offers(&battle, 0).contains(&FIRE.to_owned()));
    battle.arrange().people[1].side = BAND;
    assert!(!offers(&battle, 0).contains(&FIRE.to_owned()));
}

fn zombies_at(board: Board, n: i32) -> Board {
    (0..n).fold(board, |board, at| board.zombie(555, 860 + 26 * at))
}

fn board_it(battle: &mut Battle, n: u16, dice: &[u16]) -> Vec<Event> {
    let by: Vec<_> = (0..n).map(z).collect();
    whatever(battle, dice, &[], |battle, play| boarded(battle, play, &by, v(0))).1
}

#[test]
fn at_a_slow_vehicle_zombies_are_tested_by_those_they_reach_and_two_get_at_each() {
    let _slow = Proof::of(rule!("ffo.zombie.vehicle-slow")).facts([1, 2, 3]);
    let _charge = Proof::of(rule!("ffo.zombie.vehicle-charge")).facts([2, 5]);
    let _ruling = Proof::of(rule!("ffo.ruling.vehicle-slow"));
    let inside = |mm: i32| zombies_at(speeding(two(VehicleKind::Sedan, SeatPlace::Inside), mm), 3);
    let mut battle = inside(150).done();
    let told = board_it(&mut battle, 3, &[]);
    assert_eq!(rollers(&told, rule!("ffo.charge.roll")), [ANN.token(), BOB.token()]);
    assert!(rollers(&told, rule!("ffo.vehicle.bash-roll")).is_empty());
    let mut alone = zombies_at(speeding(driven(VehicleKind::Sedan), 0), 3).done();
    let told = board_it(&mut alone, 3, &[1, 6, 6]);
    assert!(!rollers(&told, rule!("ffo.melee.dice")).contains(&z(2).token()), "the third stays beside it");
    assert!(alone.zombies[2].clings.is_none());
    let mut fast = inside(151).done();
    let told = board_it(&mut fast, 3, &[1, 1, 1, 1, 6, 6]);
    assert!(!rollers(&told, rule!("ffo.vehicle.bash-roll")).is_empty(), "a Bash");
}

#[test]
fn zombies_at_a_fast_vehicle_are_in_one_bash_if_the_driver_passes_a_die() {
    let _charge = Proof::of(rule!("ffo.zombie.vehicle-charge")).facts([3, 4]);
    let _bash = Proof::of(rule!("ffo.zombie.vehicle-bash")).facts([1]);
    let _charged = Proof::of(rule!("ffo.vehicle.charged")).facts([4]);
    let mut battle = zombies_at(speeding(driven(VehicleKind::Sedan), 200), 2).done();
    let by: Vec<_> = (0..2).map(z).collect();
    let dice = [1, 6, 6, 1, 4, 4, 4, 4, 4, 4];
    within(&mut battle, &dice, &[], |battle, play| boarded(battle, play, &by, v(0)));
    assert!(battle.zombies.iter().all(|it| it.out));
}

#[test]
fn if_the_driver_passes_none_two_jump_on_and_whoever_is_evenly_matched_is_carried_along() {
    let _charge = Proof::of(rule!("ffo.zombie.vehicle-charge")).facts([4]);
    let _charged = Proof::of(rule!("ffo.vehicle.charged")).facts([2, 5]);
    let _ruling = Proof::of(rule!("ffo.ruling.vehicle-jump-on"));
    let mut battle = zombies_at(speeding(driven(VehicleKind::Sedan), 200), 1).done();
    // One success, and the bonus against a zombie.
    let dice = [6, 6, 6, 1, 4, 4, 4, 4, 4];
    within(&mut battle, &dice, &[], |battle, play| boarded(battle, play, &[z(0)], v(0)));
    assert_eq!((battle.zombies[0].clings, battle.foes(p(0)).as_slice()), (Some(v(0)), [z(0)].as_slice()));
    let before = battle.at(z(0));
    drives(&mut battle, &[], &["Drive 8 inches", AHEAD, AHEAD]);
    assert_eq!(battle.at(z(0)), Point::new(before.x, before.y - 200));
}

#[test]
fn a_boarder_who_loses_falls_off() {
    let _proof = Proof::of(rule!("ffo.vehicle.charged")).facts([3]);
    let _ruling = Proof::of(rule!("ffo.ruling.vehicle-jump-on"));
    let mut battle = zombies_at(speeding(driven(VehicleKind::Sedan), 200), 1).done();
    board_it(&mut battle, 1, &[6, 6, 6, 4, 4, 4, 1, 1, 1]);
    let zombie = &battle.zombies[0];
    assert!(zombie.out || zombie.prone && zombie.clings.is_none());
    assert!(battle.foes(p(0)).is_empty() && battle.person(ANN).carries_on());
}

#[test]
fn a_driver_may_charge_whom_the_front_reaches_at_top_speed() {
    let _proof = Proof::of(rule!("ffo.vehicle.react-insight")).facts([2]);
    let front = 900 - VehicleKind::Sedan.hull().length / 2;
    let reaches = |x: i32, y: i32| {
        ffo::battle::vehicle::can_run_at(&driven(VehicleKind::Sedan).enemy("Eve", x, y).done(), ANN, p(1))
    };
    assert_eq!((reaches(600, front - 200), reaches(600, front - 201)), (true, false));
    assert_eq!((reaches(700, 800), reaches(704, 800)), (true, false), "one turn is not enough");
    assert!(!reaches(600 + 45, 900 - 45), "beside its front");
    let mut battle = driven(VehicleKind::Sedan)
        .who(|it| it.star = true)
        .enemy("Eve", 600, front - 180)
        .who(|it| it.facing = 0)
        .done();
    // Ann has three dice, and acts first.
    let told = whatever(&mut battle, &[1, 1, 1, 6, 6, 6, 6], &["Charge Eve"], |battle, play| {
        insight::come_into_sight(battle, play, ANN)
    })
    .1;
    assert!(rollers(&told, rule!("ffo.charge.roll")).contains(&ANN.token()));
    assert!(place(&battle).0.y < 900 - 150);
}

#[test]
fn a_passenger_charges_nobody_out_of_the_vehicle() {
    let board = two(VehicleKind::Sedan, SeatPlace::Inside).enemy("Eve", 600, 780);
    assert!(ffo::battle::charge::targets(&board.done(), BOB).is_empty());
}

#[test]
fn those_who_are_fired_at_in_a_vehicle_test_like_others() {
    let _proof = Proof::of(rule!("ffo.vehicle.shoot-at-occupants")).facts([3]);
    let mut battle = two(VehicleKind::Sedan, SeatPlace::Inside).enemy("Eve", 600, 700).done();
    let eve = battle.arrange();
    eve.people[2].arms.push(gun(Gun::Pistol));
    eve.people[2].held.push(0);
    eve.people[2].facing = 180;
    let told = whatever_acts(
        &mut battle,
        2,
        &[1, 1, 1, 1],
        &["Fire", "Fire the pistol, 2 shots", "Fire at Bob, all 2 shots"],
    );
    let tested =
        told.iter().any(|it| matches!(it.what, What::Rolled { by: Some(by), .. } if by == BOB.token()));
    assert!(tested);
}

#[test]
fn nobody_sees_into_the_back_of_a_van_without_windows_or_out_of_it() {
    let _proof = Proof::of(rule!("ffo.vehicle.pickup-rear")).facts([2, 3]);
    let _ruling = Proof::of(rule!("ffo.ruling.vehicle-exposed"));
    let lines = |kind, place| {
        let battle = two(kind, place).enemy("Eve", 600, 700).who(|it| it.facing = 180).done();
        (battle.sees(p(1), p(2)), battle.sees(p(2), p(1)), exposure(&battle, BOB))
    };
    assert_eq!(lines(VehicleKind::ClosedVan, SeatPlace::ClosedBed), (false, false, Exposure::OutOfSight));
    assert_eq!(lines(VehicleKind::Van, SeatPlace::Inside), (true, true, Exposure::Inside));
    assert_eq!(lines(VehicleKind::Pickup, SeatPlace::Bed), (true, true, Exposure::RidesInTheOpen));
}

#[test]
fn a_star_who_cheats_death_at_the_wheel_leaves_the_vehicle_without_a_driver() {
    let _proof = Proof::of(rule!("ffo.vehicle.driver-disabled")).facts([1, 4]);
    let mut battle = speeding(driven(VehicleKind::Sedan).who(|it| it.star = true), 200).done();
    let by = By::Nobody(rule!("ffo.fire.hole"));
    let blow = Blow { whom: p(0), hit: Hit::ObviouslyDead, by, in_melee: false };
    within(&mut battle, &[1], &["yes"], |battle, play| suffer(battle, play, &[blow]));
    assert_eq!((battle.person(ANN).state, battle.vehicle(v(0)).driver), (State::Left, None));
    assert_eq!((place(&battle), battle.vehicle(v(0)).speed_mm), ((Point::new(529, 829), 315), 0));
}

#[test]
fn a_driver_who_gets_out_leaves_it_standing() {
    let mut battle = speeding(driven(VehicleKind::Sedan), 200).done();
    acts(&mut battle, 0, &[], &["Get out of the car"]);
    assert_eq!((battle.vehicle(v(0)).driver, battle.vehicle(v(0)).speed_mm), (None, 0));
}

/// Eve drives a sedan of the gang, 4 inches in its latest move; Ann stands beside it with her move before her.
fn beside_eve() -> Board {
    let eve = ffo::battle::Person { side: GANG, class: Class::Ganger, ..survivor("Eve", 600, 600) };
    let theirs =
        Vehicle { of: Some(GANG), speed_mm: 100, active_mm: 100, ..car(VehicleKind::Sedan, 600, 600, 1) };
    board().person("Ann", 500, 600).add(at(eve, 0, SeatPlace::Wheel)).vehicle(theirs)
}

/// With everybody in sight seen before.
fn jumps(dice: &[u16]) -> Battle {
    let mut battle = beside_eve().done();
    set_up(|| insight::forget(&mut battle));
    acts(&mut battle, 0, dice, &["Jump onto the car"]);
    battle
}

#[test]
fn people_who_pass_more_dice_jump_on_and_fight_through_the_window() {
    let _proof = Proof::of(rule!("ffo.vehicle.charged")).facts([2, 3, 5]);
    let _ruling = Proof::of(rule!("ffo.ruling.vehicle-jump-on"));
    // Three dice of Ann's against two of Eve's; then three each, and one success each.
    let mut even = jumps(&[1, 1, 6, 1, 6, 1, 4, 4, 1, 4, 4]);
    assert_eq!(even.person(ANN).seated.map(|it| it.place), Some(SeatPlace::Outside));
    assert_eq!(even.foes(p(0)).as_slice(), [p(1)]);
    even.side_mut(GANG).die = Some(1);
    within(&mut even, &crate::board::NOBODY, &[], |battle, play| {
        ffo::battle::vehicle::inactive_moves(battle, play, GANG)
    });
    assert_eq!(even.person(ANN).at, Point::new(600, 500), "carried along");
    // Eve wins with two successes more, and Ann is knocked down.
    let lost = jumps(&[1, 1, 6, 1, 6, 4, 4, 4, 1, 1, 4, 6, 1, 1]);
    let ann = lost.person(ANN);
    assert!(ann.seated.is_none() && ann.prone && lost.foes(p(0)).is_empty(), "{:?}", ann.state);
    assert!(lost.vehicle(v(0)).body().gap(ann.base()) < 25);
}

#[test]
fn people_who_pass_no_more_dice_are_hit_by_the_vehicle() {
    let _proof = Proof::of(rule!("ffo.vehicle.charged")).facts([4]);
    let hit = jumps(&[1, 6, 6, 1, 6, 1, 4, 4, 4, 4, 4]);
    assert!(matches!(hit.person(ANN).state, State::ObviouslyDead { .. }));
    let near = jumps(&[1, 6, 6, 1, 1, 4, 4, 4, 4, 4, 4]);
    assert!(near.person(ANN).carries_on() && near.person(ANN).seated.is_none());
}

#[test]
fn one_that_stands_still_is_no_vehicle_to_jump_onto() {
    let battle = beside_eve().with(|it| it.arrange().vehicles[0].speed_mm = 0).done();
    assert!(!offers(&battle, 0).iter().any(|it| it == "Jump onto the car"));
    assert!(offers(&beside_eve().done(), 0).iter().any(|it| it == "Jump onto the car"));
}

#[test]
fn a_skid_before_something_to_duck_from_may_force_another_turn() {
    let _proof = Proof::of(rule!("ffo.vehicle.react-duck-back-driver")).facts([4]);
    let board = speeding(crate::vehicle_crash_battle::wall_ahead(30), 200);
    let mut battle = board.enemy("Eve", 700, 700).done();
    set_up(|| insight::forget(&mut battle));
    // It loses control and skids 2 inches, and the wall is 30 mm ahead: it turns aside to the right, and then to the left.
    within(&mut battle, &[5, 5, 2, 1, 1], &["1000,500"], |battle, play| {
        duck_back(battle, play, ANN, &[p(1)])
    });
    assert_eq!((place(&battle).1, battle.vehicle(v(0)).fate), (0, VehicleFate::Sound));
}

#[test]
fn a_zombie_that_hangs_on_falls_off_in_whichever_round_it_is_beaten() {
    let _proof = Proof::of(rule!("ffo.vehicle.charged")).facts([3]);
    let mut battle = zombies_at(speeding(driven(VehicleKind::Sedan), 200), 1).done();
    within(&mut battle, &[6, 6, 6, 1, 4, 4, 4, 4, 4], &[], |battle, play| {
        boarded(battle, play, &[z(0)], v(0))
    });
    assert_eq!(battle.zombies[0].clings, Some(v(0)));
    // In the next round it has no success, and Ann one and the bonus: it is knocked down or destroyed.
    whatever(&mut battle, &[4, 4, 4, 1, 4, 4], &[], |battle, play| {
        ffo::battle::melee::round(battle, play, z(0), p(0))
    });
    let zombie = &battle.zombies[0];
    assert!(zombie.clings.is_none() && battle.foes(p(0)).is_empty() && (zombie.out || zombie.prone));
}
