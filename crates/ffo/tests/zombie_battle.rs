//! The phase of the dead (p. 45 to 48): who is active, what they go for, and how far they come.
use ffo::{
    battle::{
        Battle, Noise, Vehicle, Zombie, change,
        person::{SeatPlace, Seated},
        scene::{BuildingKind, BuildingState, OpeningKind, OpeningState, OpeningType, Region, RegionKind},
        vehicle::VehicleKind,
        zombie::{activate, watch},
    },
    rule,
};
use ground::open::{Circle, Opening, Passage, Piece, PieceId, Polygon, Shape, Table, measure::distance};
use kernel::{Point, Proof, What, rule::set_up};

use crate::board::{
    BAND, Board,
    acting::{tells, whatever, within},
    board, board_on, house, p, v, z,
};

const fn at(x: i32, y: i32) -> Point {
    Point::new(x, y)
}

/// Somebody who has met zombies before.
fn veteran(board: Board, name: &str, x: i32, y: i32) -> Board {
    board.person(name, x, y).who(|it| it.zed_proof = true)
}

/// The phase of the dead on this die.
fn dead(battle: &mut Battle, die: u8, dice: &[u16]) {
    battle.dead_die = Some(die);
    battle.side_mut(BAND).die = Some(7 - die);
    within(battle, dice, &[], activate);
}

fn places(battle: &Battle) -> Vec<Point> {
    battle.zombies.iter().map(|it| it.at).collect()
}

/// Where one zombie ends that is active on a 1.
fn goes(board: Board, dice: &[u16]) -> Point {
    let mut battle = board.done();
    dead(&mut battle, 1, dice);
    places(&battle)[0]
}

/// Where a zombie is before the first charge is tested, or in the end if none is; whatever comes of it.
fn halts(board: Board, which: u16, dice: &[u16], answers: &[&str]) -> Point {
    let mut battle = board.done();
    battle.dead_die = Some(1);
    let start = battle.at(z(which));
    let (_, told) = whatever(&mut battle, dice, answers, activate);
    let before = told.iter().take_while(|it| it.rule != rule!("ffo.charge.roll"));
    let moved = before.filter_map(|it| match it.what {
        What::Moved { token, to, .. } if token == z(which).token() => Some(to),
        _ => None,
    });
    moved.last().unwrap_or(start)
}

fn facing(board: Board, degrees: i16) -> Board {
    board.with(|it| it.arrange().zombies.last_mut().unwrap().facing = degrees)
}

/// A wall from place to place, that stops whoever goes and, if it is high, whoever looks.
fn wall(line: &[Point], high: bool) -> Piece {
    Piece {
        name: "wall".to_owned(),
        shape: Shape::Wall { line: line.to_vec(), thickness: 5 },
        height_mm: 50,
        blocks_sight: high,
        blocks_move: true,
        solid: true,
        crossing: None,
        roof_mm: None,
        stands_on: None,
    }
}

fn walled(pieces: Vec<Piece>, openings: Vec<Opening>) -> Board {
    board_on(Table { width: 1200, height: 1200, pieces, openings, ..Table::default() })
}

fn with_door() -> Board {
    with_opening(OpeningType::Door)
}

/// A wall across the table with a door or a window in it, 40 mm wide.
fn with_opening(what: OpeningType) -> Board {
    let door = Opening {
        name: "door".to_owned(),
        wall: PieceId(0),
        from: at(580, 700),
        to: at(620, 700),
        passage: Passage::CLOSED,
    };
    let board = walled(vec![wall(&[at(0, 700), at(1200, 700)], true)], vec![door]);
    board.scene(|it| it.openings.push(OpeningKind { what, floor: 0 })).with(|it| {
        it.arrange().openings.push(OpeningState::new(what));
        it.refresh_ground();
    })
}

fn noise(x: i32, y: i32, shots: u16) -> Noise {
    Noise { at: at(x, y), shots, heard_in: 1, by: None, level: None }
}

fn loud(board: Board, noises: &[Noise]) -> Board {
    board.with(|it| it.noises = noises.to_vec())
}

#[test]
fn on_a_four_only_those_act_who_have_a_human_before_them() {
    let _proof = Proof::of(rule!("ffo.zombie.frenzy")).facts([3, 4, 5, 6]);
    let _sight = Proof::of(rule!("ffo.zombie.act-priority")).facts([4, 10]);
    let _ruling = Proof::of(rule!("ffo.ruling.zombie-sight"));
    let pair = || veteran(board(), "Ann", 600, 600).zombie(600, 900).zombie(600, 300);
    let after = |die| {
        let mut battle = pair().done();
        dead(&mut battle, die, &[]);
        places(&battle)
    };
    assert_eq!(after(3), [at(600, 750), at(600, 150)]);
    assert_eq!(after(4), [at(600, 750), at(600, 300)], "the other looks away");
    assert_eq!(after(5), [at(600, 900), at(600, 300)]);
    // It sees nobody any more, and a 4 is too much for it.
    let mut battle = pair().done();
    dead(&mut battle, 4, &[]);
    set_up(|| battle.arrange().people[0].at = at(600, 1100));
    dead(&mut battle, 4, &[]);
    assert_eq!(places(&battle), [at(600, 750), at(600, 300)]);
}

#[test]
fn a_zombie_has_whom_it_touches_in_sight_whichever_way_it_faces() {
    let _proof = Proof::of(rule!("ffo.zombie.act-priority")).facts([10]);
    let _ruling = Proof::of(rule!("ffo.ruling.zombie-sight"));
    let turned = |y| {
        let mut battle = veteran(board(), "Ann", 600, 600).zombie(600, y).done();
        battle.dead_die = Some(4);
        whatever(&mut battle, &[], &[], activate);
        battle.zombies[0].facing
    };
    assert_eq!((turned(575), turned(570)), (180, 0));
}

#[test]
fn of_several_humans_it_goes_for_the_nearest_that_it_sees() {
    let _proof = Proof::of(rule!("ffo.zombie.frenzy")).facts([3]);
    let two = veteran(veteran(board(), "Ann", 600, 300), "Bob", 900, 750);
    assert_eq!(goes(two.zombie(600, 750), &[]), at(750, 750));
}

#[test]
fn of_those_who_are_equally_near_it_goes_for_the_one_with_the_highest_die() {
    let _proof = Proof::of(rule!("ffo.zombie.frenzy")).facts([3]);
    let _ruling = Proof::of(rule!("ffo.ruling.ties-and-choices"));
    let two = |mm| veteran(veteran(board(), "Ann", 600 - mm, 600), "Bob", 600 + mm, 600).zombie(600, 600);
    assert_eq!(goes(two(300), &[5, 4]), at(450, 600));
    assert_eq!(goes(two(300), &[/* again */ 3, 3, 1, 6]), at(750, 600));
    let charges = |dice: &[u16]| halts(two(120), 0, dice, &[]);
    assert_eq!((charges(&[2, 1]), charges(&[1, 2])), (at(555, 600), at(645, 600)));
}

#[test]
fn the_dead_are_one_group_and_all_of_them_move() {
    let _proof = Proof::of(rule!("ffo.zombie.one-group")).facts([1]);
    let _activation = Proof::of(rule!("ffo.zombie.activation")).facts([3]);
    let _move = Proof::of(rule!("ffo.zombie.move")).facts([1, 2]);
    let mut battle = board().zombie(100, 900).zombie(1100, 900).zombie(600, 200).done();
    dead(&mut battle, 3, &[]);
    assert_eq!(places(&battle), [at(100, 750), at(1100, 750), at(600, 50)]);
}

#[test]
fn those_who_came_in_this_turn_do_nothing_in_it() {
    let _proof = Proof::of(rule!("ffo.zombie.place-no-activation")).facts([1]);
    let mut battle = board().zombie(600, 900).with(|it| it.arrange().zombies[0].placed = 1).done();
    dead(&mut battle, 1, &[]);
    assert_eq!(places(&battle), [at(600, 900)]);
    battle.turn = 2;
    dead(&mut battle, 1, &[]);
    assert_eq!(places(&battle), [at(600, 750)]);
}

#[test]
fn a_zombie_that_lies_gets_up_and_does_not_move() {
    let _proof = Proof::of(rule!("ffo.zombie.move-knocked-down")).facts([1, 2]);
    let prone = |it: &mut Battle| it.arrange().zombies[0].prone = true;
    let mut battle = veteran(board(), "Ann", 900, 600).zombie(600, 600).with(prone).done();
    dead(&mut battle, 1, &[]);
    let Zombie { at: here, facing, prone, .. } = battle.zombies[0];
    assert_eq!((here, facing, prone), (at(600, 600), 90, false));
    dead(&mut battle, 1, &[]);
    assert_eq!(places(&battle), [at(750, 600)]);
}

#[test]
fn from_six_inches_it_charges_and_from_farther_it_walks_up_and_stops_short() {
    let _proof = Proof::of(rule!("ffo.zombie.act-priority")).facts([3]);
    let _charge = Proof::of(rule!("ffo.zombie.act-charge")).facts([1, 2, 4]);
    let _ruling = Proof::of(rule!("ffo.ruling.zombie-charge-reach"));
    let ends = |mm| 600 + mm - halts(veteran(board(), "Ann", 600, 600).zombie(600, 600 + mm), 0, &[], &[]).y;
    assert_eq!(ends(150), 75, "it halts 3 inches short");
    assert_eq!(ends(76), 1);
    assert_eq!((ends(75), ends(40)), (0, 0), "it is tested where it stands");
    assert_eq!(ends(151), 113, "it stops an inch and a half short");
    assert_eq!((ends(188), ends(200)), (150, 150));
}

#[test]
fn it_does_not_charge_where_the_way_is_longer_than_its_move() {
    let _proof = Proof::of(rule!("ffo.zombie.act-charge")).facts([3]);
    let low = |from, to| walled(vec![wall(&[at(from, 680), at(to, 680)], false)], Vec::new());
    let near = |board| {
        let end = halts(veteran(board, "Ann", 600, 600).zombie(600, 740), 0, &[], &[]);
        distance(end, at(600, 600))
    };
    assert!(near(low(595, 605)) <= 75);
    assert!(75 < near(low(500, 700)));
    // Indoors its move is 4 inches.
    let house = || indoors(board(), Polygon::rectangle(400, 400, 400, 400));
    let inside = |mm| halts(veteran(house(), "Ann", 600, 600).zombie(600, 600 + mm), 0, &[], &[]);
    assert_eq!((inside(125), inside(130)), (at(600, 675), at(600, 638)));
}

fn indoors(board: Board, area: Polygon) -> Board {
    let name = "house".to_owned();
    let house = BuildingKind { name, dv: 3, area, floors: [None].into_iter().collect(), walls: PieceId(0) };
    board
        .scene(|it| it.buildings.push(house))
        .with(|it| it.arrange().buildings.push(BuildingState::default()))
}

#[test]
fn four_upon_somebody_are_enough_and_the_rest_crowd_up_to_two_inches() {
    let _proof = Proof::of(rule!("ffo.zombie.activation")).facts([6]);
    let _ruling = Proof::of(rule!("ffo.ruling.zombie-order"));
    let board = veteran(board(), "Ann", 600, 600).zombie(600, 740);
    let board = board.zombie(575, 600).zombie(625, 600).zombie(600, 575);
    let three = Board(board.0.clone());
    assert_eq!(halts(three, 0, &[], &[]), at(600, 675));
    assert_eq!(distance(halts(board.zombie(618, 618), 0, &[], &[]), at(600, 600)), 50);
}

#[test]
fn it_goes_to_where_it_last_saw_somebody_who_has_gone_round_a_corner() {
    let _proof = Proof::of(rule!("ffo.zombie.act-priority")).facts([5]);
    let corner = walled(vec![wall(&[at(650, 700), at(1200, 700)], true)], Vec::new());
    let mut battle = veteran(corner, "Ann", 600, 690).zombie(600, 900).done();
    dead(&mut battle, 1, &[]);
    assert_eq!(places(&battle), [at(600, 750)]);
    for (x, y) in [(620, 660), (800, 660)] {
        let from = battle.at(p(0));
        set_up(|| battle.arrange().people[0].at = at(x, y));
        watch(&mut battle, p(0).person().unwrap(), from);
    }
    dead(&mut battle, 1, &[]);
    // From there on the wall hides them.
    assert_eq!(places(&battle), [at(680, 660)]);
}

#[test]
fn the_loudest_place_within_two_feet_draws_it_and_of_equals_the_nearest() {
    let _proof = Proof::of(rule!("ffo.zombie.act-priority")).facts([6, 8]);
    let _ruling = Proof::of(rule!("ffo.ruling.noise-memory"));
    let hears = |noises: &[Noise]| goes(loud(board().zombie(600, 600), noises), &[]);
    assert_eq!(hears(&[noise(600, 1200, 1)]), at(600, 750));
    assert_eq!(hears(&[noise(0, 640, 9)]), at(600, 450), "601 mm are too far: it goes where it faces");
    // Two noises 3 inches apart are one.
    let (east, west) = (noise(900, 600, 3), [noise(300, 600, 2), noise(375, 600, 2)]);
    assert_eq!(hears(&[east, west[0], west[1]]), at(450, 600));
    assert_eq!(hears(&[east, west[0], Noise { at: at(376, 600), ..west[1] }]), at(750, 600));
    assert_eq!(hears(&[noise(300, 600, 3), noise(899, 600, 3)]), at(750, 600));
}

#[test]
fn noise_is_forgotten_once_the_dead_have_been_active() {
    let _proof = Proof::of(rule!("ffo.zombie.act-priority")).facts([7, 8]);
    let _ruling = Proof::of(rule!("ffo.ruling.noise-memory"));
    let mut battle = loud(board().zombie(600, 600), &[noise(1000, 600, 2)]).done();
    dead(&mut battle, 5, &[]);
    assert_eq!(battle.noises.len(), 1, "nobody was active on a 5");
    dead(&mut battle, 1, &[]);
    assert_eq!((places(&battle)[0], battle.noises.len()), (at(750, 600), 0));
    battle.noises.push(Noise { heard_in: 2, ..noise(750, 1000, 1) });
    dead(&mut battle, 1, &[]);
    assert_eq!(places(&battle), [at(750, 750)]);
    dead(&mut battle, 1, &[]);
    assert_eq!(places(&battle), [at(750, 900)], "on where it faces");
}

#[test]
fn whoever_it_sees_and_where_it_last_saw_somebody_come_before_noise() {
    let _proof = Proof::of(rule!("ffo.zombie.act-priority")).facts([4, 5]);
    let noisy = |board| loud(board, &[noise(900, 600, 9)]);
    assert_eq!(goes(noisy(veteran(board(), "Ann", 600, 300).zombie(600, 600)), &[]), at(600, 450));
    let saw = |it: &mut Battle| it.arrange().zombies[0].last_seen = Some(at(300, 600));
    assert_eq!(goes(noisy(board().zombie(600, 600)).with(saw), &[]), at(450, 600));
}

#[test]
fn at_a_dead_end_it_turns_left_on_three_and_right_on_four_and_goes_on() {
    let _proof = Proof::of(rule!("ffo.zombie.act-dead-end")).facts([1, 2]);
    let _ruling = Proof::of(rule!("ffo.ruling.zombie-facing-walk"));
    let edge = || board().zombie(600, 63);
    assert_eq!((goes(edge(), &[3]), goes(edge(), &[4])), (at(500, 13), at(700, 13)));
    let wall = || walled(vec![wall(&[at(0, 700), at(1200, 700)], true)], Vec::new()).zombie(600, 765);
    assert_eq!((goes(wall(), &[1]), goes(wall(), &[6])), (at(500, 715), at(700, 715)));
    assert_eq!(goes(board().zombie(13, 13), &[1]), at(163, 13), "the left is shut too");
}

#[test]
fn it_goes_through_a_door_only_to_somebody_or_something_beyond() {
    let _proof = Proof::of(rule!("ffo.zombie.act-priority")).facts([11]);
    let _doors = Proof::of(rule!("ffo.zombie.move-doors")).facts([1]);
    let _ruling = Proof::of(rule!("ffo.ruling.zombie-facing-walk"));
    assert_eq!(goes(with_door().zombie(600, 765), &[6]), at(700, 715));
    let mut battle = loud(with_door().zombie(600, 750), &[noise(600, 400, 2)]).done();
    dead(&mut battle, 1, &[]);
    assert_eq!((places(&battle)[0], battle.openings[0].open), (at(600, 650), true));
}

#[test]
fn indoors_and_in_woods_it_goes_four_inches() {
    let _building = Proof::of(rule!("ffo.zombie.move-building")).facts([1]);
    let _woods = Proof::of(rule!("ffo.zombie.move-woods")).facts([1]);
    let area = || Polygon::rectangle(400, 400, 400, 500);
    let woods = |kind| board().scene(|it| it.regions.push(Region { kind, area: area(), crest: Vec::new() }));
    assert_eq!(goes(indoors(board(), area()).zombie(600, 800), &[]), at(600, 700));
    assert_eq!(goes(woods(RegionKind::Woods).zombie(600, 800), &[]), at(600, 700));
    assert_eq!(goes(woods(RegionKind::Road).zombie(600, 800), &[]), at(600, 650));
    // Out of the woods it is as quick as ever, and it gets no farther into them than 4 inches in all.
    assert_eq!(goes(woods(RegionKind::Woods).zombie(600, 450), &[]), at(600, 300));
    assert_eq!(goes(woods(RegionKind::Woods).zombie(600, 960), &[]), at(600, 860));
}

#[test]
fn a_zombie_in_a_building_comes_out_to_the_noise_that_brought_it() {
    let _proof = Proof::of(rule!("ffo.zombie.place-building")).facts([2]);
    let placed = |it: &mut Battle| it.arrange().zombies[0].heard = Some(at(600, 1000));
    let board = facing(with_door().zombie(600, 640), 180).with(placed);
    assert_eq!(goes(board, &[]), at(600, 740));
}

#[test]
fn those_in_melee_stay_in_it() {
    let _proof = Proof::of(rule!("ffo.zombie.act-priority")).facts([2]);
    let _never = Proof::of(rule!("ffo.zombie.act-never-breaks-off")).facts([1]);
    let fight = |it: &mut Battle| change::lock(it, z(0), p(0), ffo::table::melee::Guard::Ready);
    let board = veteran(board(), "Ann", 600, 600).person("Bob", 600, 700).who(|it| {
        it.state = ffo::battle::State::OutOfTheFight;
        it.zed_proof = true;
    });
    let mut battle = facing(board.zombie(600, 625), 180).with(fight).done();
    // They come out even.
    dead(&mut battle, 1, &[/* the zombie */ 1, 1, 6, /* Ann */ 1, 6, 6]);
    assert_eq!((places(&battle), battle.feasts.len()), (vec![at(600, 625)], 0));
    assert!(battle.foes(z(0)).contains(&p(0)));
}

#[test]
fn three_at_a_locked_door_wear_it_down_with_one_die() {
    let _proof = Proof::of(rule!("ffo.zombie.move-doors")).facts([2]);
    let _ruling = Proof::of(rule!("ffo.ruling.doors-locked"));
    let locked = |it: &mut Battle| {
        it.arrange().openings[0].locked = true;
        it.refresh_ground();
    };
    let crowd = || {
        let board = loud(with_door(), &[noise(600, 400, 2)]).with(locked);
        board.zombie(600, 716).zombie(570, 716).zombie(630, 716).zombie(600, 745)
    };
    let mut battle = crowd().done();
    dead(&mut battle, 1, &[4]);
    assert_eq!(
        (battle.openings[0].dv, battle.openings[0].beaten),
        (1, false),
        "four of six is too much for three"
    );
    assert_eq!(places(&battle)[0], at(600, 716), "they spend the activation on it");
    let mut battle = crowd().done();
    dead(&mut battle, 1, &[3]);
    assert_eq!((battle.openings[0].dv, battle.openings[0].beaten), (0, true));
    // One that is not there yet comes up to it.
    let mut battle = loud(with_door(), &[noise(600, 400, 2)]).with(locked).zombie(600, 800).done();
    dead(&mut battle, 1, &[]);
    assert_eq!(places(&battle), [at(600, 715)]);
}

#[test]
fn players_say_whose_attackers_come_first() {
    let _proof = Proof::of(rule!("ffo.zombie.activation")).facts([5]);
    let _ruling = Proof::of(rule!("ffo.ruling.zombie-order"));
    let two = veteran(veteran(board(), "Ann", 300, 600), "Bob", 900, 600);
    let prone = |it: &mut Battle| it.arrange().zombies[2].prone = true;
    let board = || Board(two.0.clone()).zombie(300, 720).zombie(900, 740).zombie(600, 900).with(prone);
    let mut battle = board().done();
    battle.dead_die = Some(1);
    let (_, told) = whatever(&mut battle, &[], &["Bob"], activate);
    let rises = told.iter().position(|it| matches!(it.what, What::Rose { .. })).unwrap();
    let asked = told.iter().position(|it| matches!(it.what, What::Asked { .. })).unwrap();
    let comes_up = |it: &usize| told[*it].rule == rule!("ffo.zombie.act-charge");
    let charges: Vec<usize> = (0..told.len()).filter(comes_up).collect();
    assert_eq!(charges.len(), 2);
    assert!(charges.iter().all(|&it| rises < it && it < asked));
    let tests =
        told.iter().filter(|it| matches!(it.what, What::Noted { .. }) && it.rule == rule!("ffo.charge.roll"));
    assert_eq!(tests.count(), 2);
    assert_eq!([0, 1].map(|it| halts(board(), it, &[], &["Bob"])), [at(300, 675), at(900, 675)]);
}

#[test]
fn nobody_takes_a_test_because_a_zombie_comes_into_view() {
    let _insight = Proof::of(rule!("ffo.zombie.no-insight")).facts([1]);
    let corner = walled(vec![wall(&[at(650, 700), at(1200, 700)], true)], Vec::new());
    let mut battle = loud(veteran(corner, "Ann", 700, 500).zombie(640, 860), &[noise(600, 660, 2)]).done();
    battle.arrange().people[0].facing = 180;
    let hidden = !battle.sees(p(0), z(0));
    battle.dead_die = Some(1);
    let (_, told) = within(&mut battle, &[], &[], activate);
    assert!(hidden && battle.sees(p(0), z(0)) && !told.is_empty());
}

#[test]
fn a_zombie_charges_the_vehicle_that_somebody_sits_in_and_stops_an_inch_short_of_a_slow_one() {
    let _charge = Proof::of(rule!("ffo.zombie.vehicle-charge")).facts([1]);
    let _slow = Proof::of(rule!("ffo.zombie.vehicle-slow")).facts([1, 2]);
    let _ruling = Proof::of(rule!("ffo.ruling.vehicle-slow"));
    let gap = |speed_mm, away| {
        let mut car = Vehicle::new("car", VehicleKind::Sedan, at(600, 600), 0);
        car.speed_mm = speed_mm;
        let body = car.body();
        let far = (0..).find(|&mm| away <= body.gap(Circle::new(at(600, 600 + mm), 25))).unwrap();
        let board = veteran(board().vehicle(car), "Ann", 600, 600);
        let board = board.who(|it| it.seated = Some(Seated { vehicle: v(0), place: SeatPlace::Wheel }));
        body.gap(Circle::new(halts(board.zombie(600, 600 + far), 0, &[], &[]), 25))
    };
    assert_eq!((gap(0, 100), gap(150, 150)), (25, 25));
    assert!(gap(151, 100) <= 1, "a fast one it runs into");
    assert_eq!(gap(0, 20), 20, "it is there already");
}

#[test]
fn a_zombie_takes_the_stairs_to_what_it_is_after_and_a_floor_is_its_whole_move() {
    let _proof = Proof::of(rule!("ffo.building.levels")).facts([1]);
    let upstairs = Some(PieceId(1));
    let heard = Noise { level: upstairs, ..noise(600, 400, 3) };
    let near = |x: i32| house().zombie(x, 470).with(|it| it.noises.push(heard)).done();
    // An inch from the foot of the stairs it goes up; two millimetres farther it comes up to them first.
    let mut battle = near(645);
    dead(&mut battle, 1, &[]);
    assert_eq!((battle.zombies[0].level, battle.zombies[0].at), (upstairs, at(670, 470)));
    let mut battle = near(643);
    dead(&mut battle, 1, &[]);
    assert_eq!((battle.zombies[0].level, battle.zombies[0].at), (None, at(645, 470)));
    // And down again to a noise in the street.
    let street = noise(600, 700, 3);
    let mut battle = house().zombie(670, 470).with(|it| it.noises.push(street)).done();
    battle.arrange().zombies[0].level = upstairs;
    dead(&mut battle, 1, &[]);
    assert_eq!(battle.zombies[0].level, None);
    // Nobody uses stairs for what is on their own floor.
    let mut battle = house().zombie(645, 470).with(|it| it.noises.push(noise(600, 400, 3))).done();
    dead(&mut battle, 1, &[]);
    assert_eq!(battle.zombies[0].level, None);
}

#[test]
fn it_breaks_through_a_window_as_large_as_a_door_and_through_no_other() {
    let _proof = Proof::of(rule!("ffo.zombie.move-windows")).facts([1]);
    let after = |what| {
        let mut battle = loud(with_opening(what).zombie(600, 720), &[noise(600, 400, 2)]).done();
        dead(&mut battle, 1, &[]);
        (places(&battle)[0].y < 700, battle.openings[0].broken)
    };
    assert_eq!((after(OpeningType::ShopWindow), after(OpeningType::Window)), ((true, true), (false, false)));
}

#[test]
fn in_water_it_goes_four_inches_on_and_only_those_in_the_water_draw_it() {
    let _proof = Proof::of(rule!("ffo.zombie.move-water")).facts([1, 2]);
    let area = Polygon::rectangle(300, 300, 600, 600);
    let lake = Region { kind: RegionKind::Water, area, crest: Vec::new() };
    let board = || board().scene(|it| it.regions.push(lake.clone()));
    let noisy = |board| loud(board, &[noise(900, 600, 9)]);
    assert_eq!(goes(noisy(veteran(board(), "Ann", 1000, 500)).zombie(600, 600), &[]), at(600, 500));
    assert_eq!(goes(noisy(veteran(board(), "Ann", 850, 600)).zombie(600, 600), &[]), at(700, 600));
}

#[test]
fn two_zombies_reach_through_a_small_window_at_whoever_is_beside_it() {
    let _proof = Proof::of(rule!("ffo.zombie.move-windows")).facts([1, 2]);
    // Ann is inside, at the window of the north wall, and looks out.
    let ann = |y: i32| veteran(house(), "Ann", 600, y).with(|it| it.arrange().buildings[0].entered = u8::MAX);
    let outside = |board: Board, x: i32| facing(board.zombie(x, 230), 180);
    let attacks = |board: Board| {
        let mut battle = board.done();
        battle.dead_die = Some(1);
        let (_, told) = whatever(&mut battle, &[], &[], activate);
        let near = |it: &&Point| (280..300).contains(&it.y) && (556..=644).contains(&it.x);
        let beside = places(&battle).iter().filter(near).count();
        (tells(&told, rule!("ffo.melee.dice")), beside, battle.openings[1].broken)
    };
    assert_eq!(attacks(outside(ann(315), 600)), (true, 1, true), "it does not get in");
    // An inch from the window she is out of reach.
    let (fights, _, broken) = attacks(outside(ann(340), 600));
    assert!(!fights && !broken);
    // Three come, and two have room.
    let three = outside(outside(outside(ann(315), 570), 600), 630);
    assert_eq!(attacks(three), (true, 2, true));
    // Boards keep all of them out.
    let boarded = outside(ann(315), 600).with(|it| it.arrange().openings[1].dv = 1);
    assert!(!attacks(boarded).0);
}
