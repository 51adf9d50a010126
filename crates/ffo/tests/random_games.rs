//! Whole games in which everything that may be answered is answered by chance: each comes to its end, or goes on as long as it is
//! watched.
use ffo::{
    battle::{
        Battle, Ffo, Person, PersonId, Vehicle, VehicleId,
        person::{SeatPlace, Seated},
        place::VehicleFate,
        scene::{PieceKind, Region, RegionKind},
        turn,
        vehicle::VehicleKind,
    },
    setup::{Scenario, write},
    table::weapon::Gun,
};
use ground::open::{Piece, Polygon, Shape, Table};
use kernel::{Answer, Answers, Conformance, Flow, LiveQuestion, Play, Point, Whim, dice::SeededDice};

use crate::{
    board::{BAND, Board, board, board_on, gun, house},
    setup_scenario::town,
};

/// So many decisions of a game are watched, and so many turns it lasts.
const DECISIONS: usize = 400;
const TURNS: u16 = 12;

/// Each position that so many steps are between is written down and read again.
const WRITTEN: usize = 5;

/// More steps than so many decisions and turns take.
const STEPS: usize = 4_000;

struct Counted(Whim, usize);

impl Answers for Counted {
    fn answer(&mut self, asked: &LiveQuestion<'_>) -> Option<Answer> {
        self.1 += 1;
        self.0.answer(asked)
    }
}

/// Two bands who shoot at each other, with nothing between them.
fn shoot_out() -> Board {
    let band = board().armed("Ann", 560, 900, Gun::Pistol).armed("Bob", 620, 900, Gun::Shotgun);
    let gang = band.enemy("Eve", 560, 420).enemy("Fay", 640, 420);
    gang.who(|it| it.facing = 180).zombie(200, 200).zombie(1000, 700)
}

/// A band that has to hold a house against the dead, and one who is inside it already.
fn siege() -> Board {
    let band =
        house().armed("Ann", 600, 540, Gun::AssaultRifle).person("Bob", 640, 560).enemy("Eve", 550, 400);
    let dead = band.zombie(560, 640).zombie(600, 660).zombie(640, 680);
    dead.zombie(300, 400).zombie(320, 420).zombie(900, 400).zombie(600, 200)
}

/// Two bands who come to blows with each other and the dead.
fn hand_to_hand() -> Board {
    let band = board().person("Ann", 600, 600).who(|it| it.star = true).person("Bob", 650, 600);
    let more = band.who(|it| it.zed_proof = true).enemy("Eve", 600, 480).enemy("Fay", 650, 480);
    more.zombie(600, 680).zombie(560, 700).zombie(700, 700).zombie(700, 480).zombie(400, 500)
}

/// Three vehicles on a road with a wall across its end: two that chase each other, and one that was found.
fn car_chase() -> Board {
    let wall = Piece {
        name: "wall".to_owned(),
        shape: Shape::Wall { line: vec![Point::new(450, 60), Point::new(750, 60)], thickness: 4 },
        height_mm: 60,
        blocks_sight: true,
        blocks_move: true,
        solid: true,
        crossing: None,
        roof_mm: None,
        stands_on: None,
    };
    let table = Table { width: 1200, height: 1200, pieces: vec![wall], ..Table::default() };
    let area = Polygon::rectangle(450, 0, 300, 1200);
    let road = Region { kind: RegionKind::Road, area, crest: Vec::new() };
    let ground = board_on(table).scene(|it| {
        it.pieces = vec![PieceKind::Wall];
        it.regions.push(road);
    });
    let runs = |kind, x, y, driver: u16, facing| Vehicle {
        running: true,
        driver: Some(PersonId(driver)),
        of: Some(BAND),
        facing,
        speed_mm: 200,
        active_mm: 200,
        ..Vehicle::new("car", kind, Point::new(x, y), facing)
    };
    let armed = |it: &mut Person| {
        it.arms.push(gun(Gun::Pistol));
        it.held.push(0);
    };
    let seated = |vehicle: u8, place| {
        move |it: &mut Person| it.seated = Some(Seated { vehicle: VehicleId(vehicle), place })
    };
    let band = ground.person("Ann", 520, 900).who(seated(0, SeatPlace::Wheel)).who(|it| it.star = true);
    let band = band.person("Bob", 520, 900).who(seated(0, SeatPlace::Inside)).who(armed);
    let gang = band.enemy("Eve", 680, 400).who(seated(1, SeatPlace::Wheel)).who(armed);
    let gang = gang.enemy("Fay", 680, 400).who(seated(1, SeatPlace::Bed)).who(armed);
    let foot = gang.armed("Cat", 300, 700, Gun::Shotgun).enemy("Gil", 900, 600).who(armed);
    let cars = foot
        .vehicle(runs(VehicleKind::Sedan, 520, 900, 0, 0))
        .vehicle(runs(VehicleKind::Pickup, 680, 400, 2, 180))
        .vehicle(Vehicle::new("found", VehicleKind::SportsCar, Point::new(330, 700), 90));
    cars.zombie(600, 600).zombie(560, 560).zombie(640, 640).zombie(200, 200).zombie(1000, 700)
}

/// A position is the same once it has been written down as a scenario and read from it.
fn reads_back(battle: &Battle) {
    let text = serde_json::to_string(&write::file(battle)).unwrap();
    let read = Scenario::read(&text).unwrap_or_else(|it| panic!("{it}"));
    assert!(read.battle() == *battle, "{:?} of turn {}", battle.phase, battle.turn);
}

/// Plays it by chance.
fn play(mut battle: Battle, seed: u64) {
    let (mut dice, mut whim) = (SeededDice::new(seed), Counted(Whim::new(seed), 0));
    let mut steps = 0;
    for _ in 0..STEPS {
        let mut play = Play::new(Vec::new(), &mut dice, &mut whim);
        let flow = turn::step(&mut battle, &mut play).expect("whatever may be answered is taken");
        steps += 1;
        if steps % WRITTEN == 0 {
            reads_back(&battle);
        }
        in_their_places(&battle);
        if flow == Flow::Ends || DECISIONS <= whim.1 {
            return;
        }
    }
    panic!("game {seed} goes on without end: turn {}, {:?}", battle.turn, battle.phase);
}

/// No vehicle on the table stands in another, and whoever sits in one is where it is.
fn in_their_places(battle: &Battle) {
    let is_here = |it: &Vehicle| it.fate != VehicleFate::Gone;
    let all = || battle.vehicles.iter().enumerate().filter(|it| is_here(it.1));
    for (at, one) in all() {
        let (body, outline) = (one.body(), one.outline());
        let overlaps =
            |it: &Vehicle| body.overlaps_polygon(&it.outline()) || outline.contains_strictly(it.at);
        let inside = all().find(|it| it.0 != at && overlaps(it.1));
        assert!(inside.is_none(), "turn {}: {one:?} in {inside:?}", battle.turn);
    }
    for (_, person) in battle.on_table() {
        if let Some(vehicle) = person.vehicle() {
            assert_eq!(person.at, battle.vehicle(vehicle).at);
        }
    }
}

fn last_turn(board: Board) -> Battle {
    board.scene(|it| it.last_turn = Some(TURNS)).done()
}

#[test]
fn games_on_every_board_come_to_their_end() {
    for seed in 0..10 {
        for board in [shoot_out(), siege(), hand_to_hand()] {
            play(last_turn(board), seed);
        }
    }
}

#[test]
fn a_car_chase_comes_to_its_end() {
    for seed in 0..20 {
        play(last_turn(car_chase()), seed);
    }
}

#[test]
fn a_car_chase_conforms() {
    let chase = |_| car_chase().scene(|it| it.last_turn = Some(4)).done();
    Conformance::<Ffo>::of(&chase).games(3).most_steps(2_000).check();
}

#[test]
fn games_in_a_town_come_to_their_end() {
    for seed in 0..10 {
        play(Scenario::read(&town().to_string()).unwrap().battle(), seed);
    }
}
