//! Vehicles that run into something (p. 42, 43 and 51): people, the dead, walls and each other.
use ffo::{
    battle::{
        Battle, FigureId, PersonId, State, Vehicle,
        person::SeatPlace,
        place::VehicleFate,
        scene::{BuildingKind, BuildingState, PieceKind},
        vehicle::VehicleKind,
    },
    rule,
    table::{class::Class, weapon::Gun},
};
use ground::open::{Piece, PieceId, Polygon, Shape, Table};
use kernel::{Point, Proof};

use crate::{
    board::{BAND, Board, GANG, board_on, gun, p, survivor, v, z},
    vehicle_drive_battle::{AHEAD, ANN, at, car, driven, drives, goes_on, place},
};

const EVE: PersonId = PersonId(1);

/// Eve stands on its way and looks at it.
fn against(kind: VehicleKind) -> Board {
    driven(kind).enemy("Eve", 600, 700).who(|it| it.facing = 180)
}

const STRAIGHT: [&str; 3] = ["Drive 8 inches", AHEAD, AHEAD];

#[test]
fn a_driver_who_passes_more_hits_whoever_is_in_the_way() {
    let _proof = Proof::of(rule!("ffo.vehicle.charge-person")).facts([1, 2]);
    let _bash = Proof::of(rule!("ffo.vehicle.bash-roll")).facts([1, 2]);
    let _higher = Proof::of(rule!("ffo.vehicle.bash-win-higher")).facts([2]);
    let mut battle = against(VehicleKind::Sedan).done();
    // Ann passes two, Eve one; five dice against one.
    drives(&mut battle, &[1, 1, 6, 1, 6, 3, 4, 4, 4, 4, 4], &STRAIGHT);
    assert!(matches!(battle.person(EVE).state, State::ObviouslyDead { .. }));
    assert_eq!(place(&battle), (Point::new(600, 700), 0), "and it goes on over them");
    assert_eq!(battle.person(ANN).deeds.humans, 1);
}

#[test]
fn whoever_passes_more_than_the_driver_dodges_and_lies_there() {
    let _proof = Proof::of(rule!("ffo.vehicle.charge-person")).facts([3]);
    let dodges = |die: u16| {
        let mut battle = against(VehicleKind::Sedan).done();
        drives(&mut battle, &[6, 6, 6, 1, 6, die], &STRAIGHT);
        assert!(battle.person(EVE).carries_on() && battle.person(EVE).prone);
        assert_eq!(place(&battle), (Point::new(600, 700), 0));
        battle.at(p(1))
    };
    assert_eq!([dodges(3), dodges(4)], [Point::new(525, 700), Point::new(675, 700)]);
}

#[test]
fn with_equal_dice_the_target_fires_once_and_is_hit() {
    let _proof = Proof::of(rule!("ffo.vehicle.charge-person")).facts([4]);
    let armed = |it: &mut ffo::battle::Person| {
        it.arms.push(gun(Gun::Pistol));
        it.held.push(0);
    };
    let mut battle = against(VehicleKind::Sedan).who(armed).done();
    // The shot is heard by nobody and misses; then the Bash.
    let dice = [1, 6, 6, 1, 6, 1, 1, 3, 3, 4, 4, 4, 4];
    let answers = ["Drive 8 inches", AHEAD, "Fire the pistol, 1 shot at Ann", AHEAD];
    drives(&mut battle, &dice, &answers);
    assert!(matches!(battle.person(EVE).state, State::ObviouslyDead { .. }));
}

#[test]
fn on_a_tie_nobody_is_hurt_and_it_drives_on_half_its_speed() {
    let _proof = Proof::of(rule!("ffo.vehicle.bash-tie")).facts([1, 2]);
    let _ruling = Proof::of(rule!("ffo.ruling.bash-person"));
    let mut battle = against(VehicleKind::Sedan).done();
    drives(&mut battle, &[1, 1, 6, 1, 6, 3, 4, 4, 4, 4, 3], &STRAIGHT);
    assert!(battle.person(EVE).carries_on() && !battle.person(EVE).prone);
    // It came to her after 114 mm, and has gone half of 200 from there.
    assert_eq!(place(&battle).0, Point::new(600, 900 - 114 - 100));
}

#[test]
fn a_person_who_wins_wrecks_a_car_and_destroys_a_motorcycle() {
    let _lower = Proof::of(rule!("ffo.vehicle.bash-win-lower")).facts([1, 2]);
    let _higher = Proof::of(rule!("ffo.vehicle.bash-win-higher")).facts([1, 4]);
    let _zero = Proof::of(rule!("ffo.vehicle.bash-roll")).facts([4]);
    let _loud = Proof::of(rule!("ffo.ruling.explosion-size"));
    let mut battle = against(VehicleKind::Sedan).done();
    // No success against one; then three dice of noise, and Ann's damage, which leaves her Out of the Fight.
    drives(&mut battle, &[1, 1, 6, 1, 6, 4, 4, 4, 4, 4, 1, 1, 1, 1, 3], &STRAIGHT[..2]);
    assert_eq!(battle.vehicle(v(0)).fate, VehicleFate::Wreck);
    assert_eq!(battle.person(ANN).state, State::OutOfTheFight);
    assert_eq!(place(&battle).0, Point::new(600, 700), "it completes its move");
    assert!(battle.person(EVE).carries_on());
    let mut bike = against(VehicleKind::Motorcycle).done();
    let answers = ["Drive 8 inches", AHEAD, AHEAD];
    drives(&mut bike, &[1, 1, 6, 1, 6, 1, 1, 1, 1, 2, 3, 4], &answers);
    assert_eq!(bike.vehicle(v(0)).fate, VehicleFate::Exploded);
    assert!(matches!(bike.person(ANN).state, State::ObviouslyDead { .. }));
}

#[test]
fn zombies_on_its_way_are_in_one_bash_at_the_last_of_them() {
    let _down = Proof::of(rule!("ffo.zombie.vehicle-run-down")).facts([1, 2, 4]);
    let _bash = Proof::of(rule!("ffo.zombie.vehicle-bash")).facts([1, 2]);
    let _ruling = Proof::of(rule!("ffo.ruling.vehicle-zombie-charge"));
    // The third is touched by its side alone, the fourth is not.
    let spread =
        driven(VehicleKind::Sedan).zombie(600, 780).zombie(590, 720).zombie(642, 740).zombie(644, 760);
    let mut battle = spread.done();
    // One test of the driver, and five dice against three.
    drives(&mut battle, &[1, 6, 6, 3, 4, 4, 4, 4, 4, 4, 4], &STRAIGHT);
    assert_eq!(battle.zombies.iter().map(|it| it.out).collect::<Vec<_>>(), [true, true, true, false]);
    assert_eq!(place(&battle).0, Point::new(600, 700));
}

#[test]
fn zombies_beat_a_car_by_the_value_of_one_of_them() {
    let _bash = Proof::of(rule!("ffo.zombie.vehicle-bash")).facts([2]);
    let mut battle = driven(VehicleKind::Sedan).zombie(600, 780).zombie(590, 720).done();
    drives(&mut battle, &[1, 6, 6, 4, 4, 4, 4, 4, 3, 4, 1, 1, 1, 5, 1, 1], &STRAIGHT[..2]);
    assert_eq!(battle.vehicle(v(0)).fate, VehicleFate::Wreck, "it does not explode");
}

#[test]
fn if_the_driver_passes_none_each_zombie_dodges_with_its_own_die() {
    let _down = Proof::of(rule!("ffo.zombie.vehicle-run-down")).facts([3]);
    let _person = Proof::of(rule!("ffo.vehicle.charge-person")).facts([5]);
    let mut battle = driven(VehicleKind::Sedan).zombie(600, 780).zombie(600, 720).done();
    drives(&mut battle, &[6, 6, 6, 1, 6], &STRAIGHT);
    let all: Vec<_> = battle.zombies.iter().map(|it| (it.at, it.prone, it.out)).collect();
    assert_eq!(all, [(Point::new(525, 780), true, false), (Point::new(675, 720), true, false)]);
}

/// A thing of this kind across the way, so far ahead of its front.
fn across(kind: PieceKind, mm: i32) -> Board {
    across_to(kind, mm, 660)
}

/// The same as far to the east as that.
fn across_to(kind: PieceKind, mm: i32, east: i32) -> Board {
    let y = 900 - VehicleKind::Sedan.hull().length / 2 - mm;
    let line = vec![Point::new(540, y), Point::new(east, y)];
    let wall = Piece {
        name: "wall".to_owned(),
        shape: Shape::Wall { line, thickness: 2 },
        height_mm: 15,
        blocks_sight: false,
        blocks_move: false,
        solid: true,
        crossing: None,
        roof_mm: None,
        stands_on: None,
    };
    let table = Table { width: 1200, height: 1200, pieces: vec![wall], ..Table::default() };
    let board = board_on(table).scene(|it| it.pieces = vec![kind]);
    board.add(at(survivor("Ann", 600, 900), 0, SeatPlace::Wheel)).vehicle(car(
        VehicleKind::Sedan,
        600,
        900,
        0,
    ))
}

fn on_its_way(board: Board, mm: i32) -> Battle {
    board
        .with(|it| {
            let moved = &mut it.arrange().vehicles[0];
            (moved.speed_mm, moved.active_mm) = (mm, mm);
        })
        .done()
}

/// 45 degrees to the right.
const ASIDE: &str = "1000,500";

#[test]
fn an_inactive_driver_turns_aside_from_a_crash_or_does_not() {
    let _proof = Proof::of(rule!("ffo.vehicle.crash-avoid")).facts([1, 2, 3]);
    let mut turns = on_its_way(across(PieceKind::Wall, 150), 200);
    // Rep 3 counts: a 3 is passed.
    goes_on(&mut turns, &[3, 3], &[ASIDE]);
    assert_eq!(place(&turns).1, 45);
    let mut again = on_its_way(across(PieceKind::Wall, 150), 200);
    goes_on(&mut again, &[3, 4, 1, 1], &[ASIDE]);
    assert_eq!(place(&again).1, 45, "one die passed is rolled again");
    let mut fails = on_its_way(across(PieceKind::Wall, 150), 200);
    // With one passed again it is a crash: five dice against six.
    goes_on(&mut fails, &[3, 4, 3, 4, 1, 4, 4, 4, 4, 1, 4, 4, 4, 4, 4], &[ASIDE]);
    assert_eq!(place(&fails), (Point::new(600, 900 - 149), 0), "a tie: it stops short");
    assert_eq!(fails.vehicle(v(0)).active_mm, 0);
}

#[test]
fn a_wall_that_loses_is_breached_and_the_car_stops_in_it() {
    let _proof = Proof::of(rule!("ffo.vehicle.bash-roll")).facts([5, 6, 7]);
    let _ruling = Proof::of(rule!("ffo.ruling.bash-building"));
    let mut through = on_its_way(across(PieceKind::LowWall, 150), 200);
    goes_on(&mut through, &[1, 4, 4, 4, 4, 4, 4, 4, 1, 1, 1], &[AHEAD]);
    assert_eq!(through.vehicle(v(0)).fate, VehicleFate::Sound);
    assert_eq!(through.vehicle(v(0)).speed_mm, 0);
    assert!(through.vehicle(v(0)).at.y < 900 - 150);
    let mut beaten = on_its_way(across(PieceKind::Wall, 150), 200);
    // Six against five: it explodes.
    goes_on(&mut beaten, &[4, 4, 4, 4, 4, 1, 4, 4, 4, 4, 4, 1, 1, 1, 2, 3, 4], &[AHEAD]);
    assert_eq!(beaten.vehicle(v(0)).fate, VehicleFate::Exploded);
}

#[test]
fn a_skid_may_force_another_turn_to_avoid_a_crash() {
    let _proof = Proof::of(rule!("ffo.vehicle.turn-fast")).facts([5]);
    let mut battle = across_to(PieceKind::Wall, 230, 595).done();
    // After 8 inches it loses control and skids 2 more, the wall before it: it turns aside, a Challenge of its own.
    let answers = ["Drive 8 inches", AHEAD, "200,300", "yes", "1000,300"];
    drives(&mut battle, &[5, 5, 2, 1, 1], &answers);
    assert_eq!(place(&battle).1, 0, "45 degrees to the right, and then to the left");
}

/// Two sedans that meet: Ann's goes north, and Eve's looks this way.
fn rammed(facing: i16, change: impl FnOnce(&mut ffo::battle::Person)) -> Board {
    let theirs = Vehicle { facing, of: Some(GANG), ..car(VehicleKind::Sedan, 600, 640, 1) };
    let eve = ffo::battle::Person { side: GANG, class: Class::Ganger, ..survivor("Eve", 600, 640) };
    driven(VehicleKind::Sedan).add(at(eve, 1, SeatPlace::Wheel)).who(change).vehicle(theirs)
}

#[test]
fn whoever_passes_more_rams_the_other_vehicle() {
    let _proof = Proof::of(rule!("ffo.vehicle.ram")).facts([1]);
    let _lower = Proof::of(rule!("ffo.vehicle.bash-win-lower")).facts([3]);
    let mut battle = rammed(90, |_| ()).done();
    // Ann passes two and Eve one; five dice against five; noise, and Eve's damage.
    let dice = [1, 1, 6, 1, 6, 1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 1, 1, 1, 3];
    drives(&mut battle, &dice, &STRAIGHT[..2]);
    assert_eq!(battle.vehicle(v(1)).fate, VehicleFate::Wreck);
    assert_eq!(battle.person(EVE).state, State::OutOfTheFight);
    assert_eq!(battle.vehicle(v(0)).fate, VehicleFate::Sound);
}

#[test]
fn equal_dice_ram_from_head_to_side_alone_and_otherwise_it_goes_on_past() {
    let _proof = Proof::of(rule!("ffo.vehicle.ram")).facts([3, 4]);
    let mut side = rammed(90, |_| ()).done();
    let dice = [1, 6, 6, 1, 6, 1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 1, 1, 1, 3];
    drives(&mut side, &dice, &STRAIGHT[..2]);
    assert_eq!(side.vehicle(v(1)).fate, VehicleFate::Wreck);
    let mut head = rammed(180, |_| ()).done();
    drives(&mut head, &[1, 6, 6, 1, 6], &STRAIGHT[..2]);
    assert_eq!(head.vehicle(v(1)).fate, VehicleFate::Sound);
    assert!(head.vehicle(v(0)).at.y < 640 - 149, "past it: {:?}", head.vehicle(v(0)).at);
}

#[test]
fn a_star_at_the_other_wheel_may_answer_a_ram() {
    let _proof = Proof::of(rule!("ffo.vehicle.ram")).facts([2]);
    let mut battle = rammed(90, |it| it.star = true).done();
    // Eve's five dice come first, and wreck Ann's car.
    let dice = [1, 1, 6, 1, 6, 1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 1, 1, 1, 3];
    drives(&mut battle, &dice, &["Drive 8 inches", AHEAD, "yes"]);
    assert_eq!([v(0), v(1)].map(|it| battle.vehicle(it).fate), [VehicleFate::Wreck, VehicleFate::Sound]);
    assert_eq!(battle.person(ANN).state, State::OutOfTheFight);
}

#[test]
fn what_is_near_an_explosion_is_not_hurt_by_it() {
    let _proof = Proof::of(rule!("ffo.vehicle.bash-win-higher")).facts([1, 3]);
    let mut battle = driven(VehicleKind::Motorcycle)
        .person("Bob", 640, 740)
        .enemy("Eve", 600, 700)
        .who(|it| it.facing = 180)
        .done();
    let dice = [1, 1, 6, 1, 6, 1, 1, 1, 1, 2, 3, 4];
    drives(&mut battle, &dice, &STRAIGHT);
    assert!(battle.person(PersonId(1)).carries_on() && battle.person(PersonId(2)).carries_on());
    assert!(!battle.person(ANN).carries_on());
}

/// A house of this Defensive Value whose south wall is 150 mm ahead of it.
fn before_a_house(dv: u8) -> Board {
    let area = Polygon::rectangle(500, 475, 200, 200);
    let line = [(500, 475), (700, 475), (700, 675), (500, 675), (500, 475)].map(|it| Point::new(it.0, it.1));
    let walls = Piece {
        name: "house".to_owned(),
        shape: Shape::Wall { line: line.to_vec(), thickness: 2 },
        height_mm: 75,
        blocks_sight: true,
        blocks_move: true,
        solid: true,
        crossing: None,
        roof_mm: None,
        stands_on: None,
    };
    let table = Table { width: 1200, height: 1200, pieces: vec![walls], ..Table::default() };
    let house = BuildingKind {
        name: "house".to_owned(),
        dv,
        area,
        floors: [None].into_iter().collect(),
        walls: PieceId(0),
    };
    let board = board_on(table).scene(|it| {
        it.pieces = vec![PieceKind::Building];
        it.buildings = vec![house];
    });
    let board = board.with(|it| it.arrange().buildings.push(BuildingState::default()));
    board.add(at(survivor("Ann", 600, 900), 0, SeatPlace::Wheel)).vehicle(car(
        VehicleKind::Sedan,
        600,
        900,
        0,
    ))
}

#[test]
fn a_building_rolls_three_dice_for_each_point_and_those_inside_are_hit() {
    let _proof = Proof::of(rule!("ffo.vehicle.bash-roll")).facts([3, 5, 6]);
    let mut battle = before_a_house(2).enemy("Eve", 600, 640).who(|it| it.facing = 180).done();
    // Five dice against six; noise; then five against Eve's one.
    let dice = [1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 1, 1, 1, 1, 4, 4, 4, 4, 4];
    drives(&mut battle, &dice, &STRAIGHT[..2]);
    assert_eq!((battle.vehicle(v(0)).fate, battle.vehicle(v(0)).speed_mm), (VehicleFate::Sound, 0));
    assert!(matches!(battle.person(EVE).state, State::ObviouslyDead { .. }));
}

#[test]
fn one_that_goes_over_the_edge_takes_those_inside_off_the_table() {
    let mut battle =
        on_its_way(driven(VehicleKind::Sedan).with(|it| it.arrange().vehicles[0].at.y = 150), 200);
    battle.refresh_ground();
    goes_on(&mut battle, &[], &[]);
    assert_eq!((battle.person(ANN).state, battle.vehicle(v(0)).fate), (State::Left, VehicleFate::Gone));
}

#[test]
fn nobody_is_hit_who_is_not_touched() {
    let _proof = Proof::of(rule!("ffo.vehicle.table")).facts([4]);
    let beside = VehicleKind::Sedan.hull().width / 2 + 13;
    let mut battle =
        driven(VehicleKind::Sedan).person("Bob", 600 + beside, 700).zombie(600 - beside, 700).done();
    drives(&mut battle, &[], &STRAIGHT);
    assert!(battle.person(EVE).carries_on() && !battle.zombies[0].out && battle.at(z(0)).y == 700);
    assert_eq!(battle.person(EVE).side, BAND);
    assert!(battle.figures().any(|it| it == FigureId::Person(EVE)));
}

#[test]
fn an_atv_that_beats_somebody_hits_them_with_impact_3() {
    let _proof = Proof::of(rule!("ffo.vehicle.bash-win-lower")).facts([4]);
    let hit = |damage: &[u16]| {
        let mut battle = against(VehicleKind::Atv).done();
        // One die against one, and the damage.
        let answers = ["Drive 8 inches", AHEAD, AHEAD, AHEAD];
        drives(&mut battle, &[&[1, 1, 6, 1, 6, 3, 4], damage].concat(), &answers);
        battle.person(EVE).state
    };
    assert_eq!(hit(&[3]), State::OutOfTheFight);
    // On a 4 she is knocked down, and tests for it.
    assert!(matches!(hit(&[4, 1, 1]), State::Stunned(_)));
}

#[test]
fn vehicles_that_tie_move_half_their_speed_away_and_nobody_is_hurt() {
    let _proof = Proof::of(rule!("ffo.vehicle.bash-tie")).facts([1, 2]);
    let mut battle = rammed(90, |_| ())
        .with(|it| {
            let theirs = &mut it.arrange().vehicles[1];
            (theirs.speed_mm, theirs.active_mm) = (100, 100);
        })
        .done();
    let dice = [1, 1, 6, 1, 6, 1, 4, 4, 4, 4, 1, 4, 4, 4, 4];
    drives(&mut battle, &dice, &STRAIGHT[..2]);
    assert!([v(0), v(1)].map(|it| battle.vehicle(it).fate).iter().all(|it| *it == VehicleFate::Sound));
    assert!(battle.person(ANN).carries_on() && battle.person(EVE).carries_on());
    let theirs = battle.vehicle(v(1)).at;
    assert_eq!(ground::open::measure::distance(theirs, Point::new(600, 640)), 50);
    // They met with 106 mm between their middles.
    assert_eq!(ground::open::measure::distance(place(&battle).0, Point::new(600, 640 + 106)), 100);
}

#[test]
fn a_wreck_is_as_strong_as_the_vehicle_was() {
    let _proof = Proof::of(rule!("ffo.vehicle.bash-roll")).facts([7]);
    let mut battle = rammed(90, |_| ()).with(|it| it.arrange().vehicles[1].fate = VehicleFate::Wreck).done();
    // Five dice against five, and no test; it stops in what it has pushed aside.
    drives(&mut battle, &[1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 1, 1, 1], &STRAIGHT[..2]);
    assert_eq!((battle.vehicle(v(0)).fate, battle.vehicle(v(0)).speed_mm), (VehicleFate::Sound, 0));
}

/// A wall so far ahead of Ann's front that a turn to the right leads past.
pub fn wall_ahead(mm: i32) -> Board {
    across_to(PieceKind::Wall, mm, 595)
}

#[test]
fn what_stands_behind_a_wall_keeps_a_car_from_coming_all_the_way_through() {
    let _ruling = Proof::of(rule!("ffo.ruling.bash-building"));
    // Its front is at 825, the wall at 675, and the other vehicle begins at 655.
    let behind = Vehicle::new("found", VehicleKind::Sedan, Point::new(600, 655 - 75), 0);
    let mut battle = on_its_way(across(PieceKind::LowWall, 150).vehicle(behind), 200);
    goes_on(&mut battle, &[1, 4, 4, 4, 4, 4, 4, 4, 1, 1, 1], &[AHEAD]);
    assert_eq!(battle.vehicle(v(0)).speed_mm, 0);
    let front = battle.vehicle(v(0)).at.y - 75;
    assert!((655..=657).contains(&front), "{front}");
}
