//! Zombies that come on (p. 45 to 47): where, and whom they look at.
use ffo::{
    battle::{
        Battle, Side, Vehicle, Zombie, ZombieId,
        scene::{BuildingKind, BuildingState},
        vehicle::VehicleKind,
        zombie::{activate, end_turn, expected, hear, morning, start},
    },
    rule,
    table::area::Area,
};
use ground::open::{
    Circle, Piece, PieceId, Polygon, Shape, Table,
    measure::{distance, polar},
};
use kernel::{Point, Proof, Ratio, Token, rule::set_up};

use crate::board::{Board, GANG, acting::within, board, board_on};

const HERE: Point = Point::new(600, 600);

/// So many shots at a place: the noise dice, then one for the place of each zombie.
fn shots(battle: &mut Battle, at: Point, shots: u16, dice: &[u16]) -> Vec<ZombieId> {
    within(battle, dice, &[], |battle, play| Ok(hear(battle, play, at, shots, Some(Token(0))))).0
}

/// A shot that brings one zombie, at this hour.
fn comes(battle: &mut Battle, at: Point, hour: u16) -> Zombie {
    let came = shots(battle, at, 1, &[6, hour / 2]);
    battle.zombie(came[0]).clone()
}

fn building(area: Polygon) -> BuildingKind {
    let name = "house".to_owned();
    BuildingKind { name, dv: 3, area, floors: [None].into_iter().collect(), walls: PieceId(0) }
}

fn with_house(board: Board, x: i32, y: i32) -> Board {
    board.scene(|it| it.buildings.push(building(Polygon::rectangle(x, y, 200, 200)))).with(|it| {
        it.arrange().buildings.push(BuildingState::default());
    })
}

#[test]
fn zombies_come_on_twelve_inches_from_the_noise_by_the_clock_and_face_it() {
    let _proof = Proof::of(rule!("ffo.zombie.place-clock")).facts([2, 3, 4]);
    // Eve and Bob see them come, and nobody takes a test.
    let _test = Proof::of(rule!("ffo.zombie.gen-before-hits")).facts([2]);
    let mut battle = board().person("Ann", 600, 600).person("Bob", 600, 660).enemy("Eve", 640, 640).done();
    let came = shots(&mut battle, HERE, 3, &[5, 6, 6, /* 2, 8 and 12 o'clock */ 1, 4, 6]);
    let places: Vec<Point> = came.iter().map(|&it| battle.zombie(it).at).collect();
    // 12 o'clock is towards the far edge, which is that of y = 0.
    assert_eq!(places, [Point::new(860, 450), Point::new(340, 750), Point::new(600, 300)]);
    assert!(places.iter().all(|&it| distance(it, HERE) == 300));
    let facing: Vec<i16> = came.iter().map(|&it| battle.zombie(it).facing).collect();
    assert_eq!(facing, [240, 60, 180]);
}

#[test]
fn a_spot_that_somebody_stands_on_moves_clockwise_to_the_first_free_one() {
    let _proof = Proof::of(rule!("ffo.zombie.place-clock")).facts([6]);
    let _ruling = Proof::of(rule!("ffo.ruling.clock-orientation"));
    let mut battle = board().person("Ann", 600, 600).person("Bob", 600, 300).done();
    assert_eq!(comes(&mut battle, HERE, 12).at, polar(HERE, 5, 300));
    // So does one in a rock.
    let rock = Piece {
        name: "rock".to_owned(),
        shape: Shape::Circle(Circle::new(Point::new(600, 300), 50)),
        height_mm: 50,
        blocks_sight: false,
        blocks_move: true,
        solid: true,
        crossing: None,
        roof_mm: None,
        stands_on: None,
    };
    let mut battle =
        board_on(Table { width: 1200, height: 1200, pieces: vec![rock], ..Table::default() }).done();
    assert_eq!(comes(&mut battle, HERE, 12).at, polar(HERE, 8, 300));
}

#[test]
fn a_spot_off_the_table_moves_clockwise_onto_it() {
    let _proof = Proof::of(rule!("ffo.zombie.place-off-table")).facts([1]);
    let from = Point::new(100, 600);
    let zombie = comes(&mut board().done(), from, 8);
    assert_eq!((zombie.at, distance(zombie.at, from)), (polar(from, 344, 300), 300));
}

#[test]
fn where_no_spot_is_on_the_table_the_nearest_place_on_it_will_do() {
    let _proof = Proof::of(rule!("ffo.zombie.place-off-table")).facts([2]);
    let small = || board_on(Table { width: 200, height: 200, ..Table::default() }).done();
    let from = Point::new(100, 100);
    assert_eq!(comes(&mut small(), from, 12).at, Point::new(100, 13));
    assert_eq!(comes(&mut small(), from, 4).at, Point::new(187, 187));
}

#[test]
fn a_spot_in_a_building_is_in_the_building() {
    let _proof = Proof::of(rule!("ffo.zombie.place-building")).facts([1]);
    let mut battle = with_house(board(), 500, 200).done();
    let inside = comes(&mut battle, HERE, 12);
    assert_eq!((inside.at, inside.heard), (Point::new(600, 300), Some(HERE)));
    assert_eq!(comes(&mut battle, HERE, 6).heard, None);
}

#[test]
fn each_player_brings_zombies_from_their_own_place_and_others_bring_none() {
    let _proof = Proof::of(rule!("ffo.zombie.gen-start")).facts([3, 4, 6]);
    let _ruling = Proof::of(rule!("ffo.ruling.start-zombies"));
    let people = board().person("Ann", 400, 600).person("Bob", 800, 600).enemy("Eve", 600, 1000);
    let mut battle = people.with(|it| it.sides[usize::from(GANG.0)] = Side::new("strangers", &[])).done();
    battle.turn = 0;
    let all: Vec<_> = battle.person_ids().collect();
    within(&mut battle, &[2, 1, /* Ann's */ 6, 3, /* Bob's */ 3], &[], |battle, play| {
        start(battle, play, &all);
        Ok(())
    });
    let places: Vec<Point> = battle.zombies.iter().map(|it| it.at).collect();
    assert_eq!(places, [Point::new(400, 300), Point::new(400, 900), Point::new(800, 900)]);
}

#[test]
fn a_building_alarm_is_heard_every_turn_and_that_of_a_car_for_one() {
    let _proof = Proof::of(rule!("ffo.zombie.gen-alarm")).facts([1, 2]);
    let sounds = |battle: &mut Battle, dice: &[u16]| {
        within(battle, dice, &[], morning);
        battle.noises.last().map(|it| (it.at, it.shots))
    };
    let mut battle = with_house(board(), 500, 500).with(|it| it.arrange().buildings[0].alarm = 1).done();
    for _ in 0..3 {
        battle.noises.clear();
        assert_eq!(sounds(&mut battle, &[1; 6]), Some((HERE, 6)));
    }
    let car = Vehicle::new("car", VehicleKind::Sedan, Point::new(300, 300), 0);
    let mut battle = board().vehicle(car).with(|it| it.arrange().vehicles[0].alarm = 1).done();
    assert_eq!(sounds(&mut battle, &[1; 6]), Some((Point::new(300, 300), 6)));
    battle.noises.clear();
    assert_eq!(sounds(&mut battle, &[]), None);
}

#[test]
fn three_shots_draw_one_zombie_in_the_suburbs_on_average() {
    let of = |area, shots| expected(&board().scene(|it| it.area = area).done(), shots);
    assert_eq!(of(Area::Suburban, 3), Ratio::new(1, 1));
    assert_eq!((of(Area::Urban, 1), of(Area::Rural, 2)), (Ratio::new(1, 2), Ratio::new(1, 3)));
}

#[test]
fn where_nobody_is_loud_nobody_comes() {
    let _proof = Proof::of(rule!("ffo.zombie.gen-ways")).facts([1]);
    let mut battle = board().person("Ann", 600, 600).zombie(600, 900).done();
    set_up(|| battle.arrange().people[0].zed_proof = true);
    for turn in 2..6 {
        // Nothing is rolled but the dice of the turn.
        within(&mut battle, &[], &[], morning);
        battle.dead_die = Some(6);
        within(&mut battle, &[], &[], activate);
        within(&mut battle, &[], &[], end_turn);
        battle.turn = turn;
    }
    assert_eq!(battle.zombies.len(), 1);
    shots(&mut battle, HERE, 1, &[6, 1]);
    assert_eq!(battle.zombies.len(), 2);
}
