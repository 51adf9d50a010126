//! Cover and concealment as the board has them (p. 27).
use ffo::{
    battle::{
        Battle, PersonId, Vehicle, cover,
        person::{SeatPlace, Seated},
        scene::{Region, RegionKind},
        vehicle::VehicleKind,
    },
    rule,
    table::cover::{Place, Position},
};
use ground::open::{Piece, Polygon, Shape, Table};
use kernel::{Point, Proof};

use crate::board::{Board, board, board_on, house, p, v};

const FROM: Point = Point::new(600, 900);

fn position(board: Board) -> Position {
    cover::position(&board.done(), p(0), FROM)
}

/// Ann, whom somebody looks at from the south, behind a low wall so far from her.
fn behind_wall(mm: i32) -> Board {
    let line = vec![Point::new(500, 600 + mm), Point::new(700, 600 + mm)];
    let wall = Piece {
        name: "wall".to_owned(),
        shape: Shape::Wall { line, thickness: 0 },
        height_mm: 15,
        blocks_sight: false,
        blocks_move: false,
        solid: true,
        crossing: None,
        roof_mm: None,
        stands_on: None,
    };
    let table = Table { width: 1200, height: 1200, pieces: vec![wall], ..Table::default() };
    board_on(table).person("Ann", 600, 600)
}

#[test]
fn what_the_line_crosses_within_an_inch_of_somebody_is_measured() {
    let _ruling = Proof::of(rule!("ffo.ruling.cover-geometry"));
    let at = |mm| position(behind_wall(mm)).obstacle_mm;
    assert_eq!([at(10), at(25), at(26)], [Some(10), Some(25), None]);
    let aside = cover::position(&behind_wall(10).done(), p(0), Point::new(600, 300));
    assert_eq!(aside.obstacle_mm, None, "the wall is behind her");
}

#[test]
fn whoever_moves_in_their_activation_is_moving_until_the_turn_ends() {
    let _ruling = Proof::of(rule!("ffo.ruling.stationary-moving"));
    let moved = |battle: &Battle| cover::position(battle, p(0), FROM).has_moved;
    let mut battle = board().person("Ann", 600, 600).done();
    assert!(!moved(&battle));
    crate::board::acting::acts(&mut battle, 0, &[], &["Walk", "600,500"]);
    assert!(moved(&battle));
    let sedan =
        Vehicle { speed_mm: 100, ..Vehicle::new("sedan", VehicleKind::Sedan, Point::new(600, 600), 0) };
    let rides = board().person("Ann", 600, 600).vehicle(sedan);
    let seated = Seated { vehicle: v(0), place: SeatPlace::Inside };
    assert!(moved(&rides.with(|it| it.arrange().people[0].seated = Some(seated)).done()));
}

#[test]
fn each_place_is_told_apart() {
    let place = |board: Board| position(board).place;
    assert_eq!(place(board().person("Ann", 600, 600)), Place::Open);
    assert_eq!(place(house().person("Ann", 600, 400)), Place::InBuilding);
    let woods =
        Region { kind: RegionKind::Woods, area: Polygon::rectangle(500, 500, 200, 200), crest: Vec::new() };
    assert_eq!(place(board().person("Ann", 600, 600).scene(|it| it.regions.push(woods))), Place::InWoods);
    let car = |y| {
        board().person("Ann", 600, 600).vehicle(Vehicle::new(
            "car",
            VehicleKind::Sedan,
            Point::new(600, y),
            90,
        ))
    };
    assert_eq!(place(car(650)), Place::BehindVehicle);
    assert_eq!(place(car(700)), Place::Open, "too far behind it");
    let crest = |y| {
        let crest = vec![Point::new(500, y), Point::new(700, y)];
        let area = Polygon::rectangle(500, 500, 200, 200);
        let hill = Region { kind: RegionKind::Hill, area, crest };
        place(board().person("Ann", 600, 600).scene(|it| it.regions.push(hill)))
    };
    assert_eq!([crest(612), crest(613), crest(590)], [Place::OnCrest, Place::Open, Place::Open]);
    let seat = |place| {
        let board = board().person("Ann", 600, 600).vehicle(Vehicle::new(
            "truck",
            VehicleKind::Pickup,
            Point::new(600, 600),
            0,
        ));
        board.with(move |it| it.arrange().people[0].seated = Some(Seated { vehicle: v(0), place }))
    };
    assert_eq!(place(seat(SeatPlace::Inside)), Place::InVehicle);
    assert_eq!(place(seat(SeatPlace::Bed)), Place::RidesInTheOpen);
}

#[test]
fn whoever_is_on_the_crest_has_cover_and_concealment_from_beyond() {
    let _proof = Proof::of(rule!("ffo.terrain.hill")).facts([1]);
    let crest = vec![Point::new(500, 610), Point::new(700, 610)];
    let hill = Region { kind: RegionKind::Hill, area: Polygon::rectangle(500, 500, 200, 200), crest };
    let battle =
        board().person("Ann", 600, 600).person("Bob", 600, 900).scene(|it| it.regions.push(hill)).done();
    assert!(battle.line(p(1), p(0)), "she is seen across it");
    let protection = cover::position(&battle, p(0), FROM).protection(&mut kernel::scripted(&[]));
    assert!(protection.cover && protection.concealment);
}

#[test]
fn a_crowd_stands_on_both_sides_of_the_line() {
    let _ruling = Proof::of(rule!("ffo.ruling.crowd-geometry"));
    let with = |one: (i32, i32), other: (i32, i32)| {
        board().person("Ann", 600, 600).person("Bob", one.0, one.1).enemy("Eve", other.0, other.1)
    };
    let place = |board: Board| position(board).place;
    assert_eq!(place(with((550, 600), (650, 600))), Place::InCrowd);
    assert_eq!(place(with((549, 600), (650, 600))), Place::Open, "two inches and a millimetre");
    assert_eq!(place(with((640, 620), (650, 600))), Place::Open, "both on one side");
    let crowd = |board: Board| cover::crowd(&board.done(), p(0), FROM).to_vec();
    assert_eq!(crowd(with((550, 600), (650, 600))), [p(1), p(2)]);
    assert!(crowd(with((549, 600), (650, 600))).is_empty());
    assert!(crowd(with((550, 600), (650, 600)).with(|it| it.turn_mut(PersonId(0)).moved = true)).is_empty());
}

#[test]
fn whoever_is_carried_may_be_hit_instead() {
    let carries =
        board().person("Ann", 600, 600).who(|it| it.carries = Some(PersonId(1))).person("Bob", 600, 600);
    let battle = carries.who(|it| it.state = ffo::battle::State::OutOfTheFight).done();
    assert_eq!(cover::crowd(&battle, p(0), FROM).to_vec(), [p(1)]);
}
