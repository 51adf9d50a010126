//! Vehicles (16.3) on the board.
use crate::board;
use crate::board::{
    acting::{acts, offers, refused, says, tells},
    board, board_on, human, z,
};
use crate::telling::told;
use dwa::{
    battle::{
        Battle, Phase, Vehicle, act,
        board::VehicleKind,
        figure::{CarriedWeapon, Life, Malfunction},
        turn,
    },
    rule,
    rules::PassengerFire,
    table::{search::Item, skill::Skill, weapons::Weapon},
};
use ground::open::{Piece, Polygon, Shape, Table, measure};
use kernel::{Answer, Play, Point, Proof, play::Defaults, scripted};

/// A car in the middle of the table that faces north: 4 cm wide, 9 cm long.
pub fn car() -> Vehicle {
    Vehicle {
        name: "car".to_owned(),
        kind: VehicleKind::Car,
        at: Point::new(600, 600),
        facing: 0,
        speed_cm: 0,
        running: false,
        has_keys: false,
        keys_of: None,
        new_battery: false,
        out_of_gas: false,
        wrecked: false,
        searched: false,
        driven_this_turn: false,
        broken_open: false,
        attacked_turns: 0,
        driver: None,
    }
}

fn with_car(mut battle: Battle, change: impl FnOnce(&mut Vehicle)) -> Battle {
    let mut car = car();
    change(&mut car);
    battle.arrange().vehicles.push(car);
    battle.refresh_ground();
    battle.rules.vehicles = true;
    battle.rules.skills = true;
    battle
}

/// Somebody next to the car.
fn beside() -> Battle {
    with_car(board().human("Ann", 633, 600).done(), |_| ())
}

/// Ann at the wheel of a running car, Bob behind her.
fn driving(speed_cm: u8, battle: Battle) -> Battle {
    let mut battle = with_car(battle, |it| {
        it.speed_cm = speed_cm;
        it.running = true;
        it.has_keys = true;
        it.driver = Some(0);
    });
    for human in &mut battle.arrange().humans[..2] {
        human.vehicle = Some(0);
        human.at = Point::new(600, 600);
    }
    battle
}

fn two() -> board::Board {
    board().human("Ann", 0, 0).human("Bob", 0, 0)
}

/// Whether these answers are taken; the battle is left alone.
fn can(battle: &Battle, human: u16, dice: &[u16], answers: &[&str]) -> bool {
    let mut battle = battle.clone();
    battle.phase = Phase::Humans { acting: Some(human) };
    let (mut dice, mut said) = (scripted(dice), says(answers));
    let mut play = Play::new(Vec::new(), &mut dice, &mut said);
    act::act(&mut battle, &mut play, human).is_ok()
}

fn next_turn(battle: &mut Battle) {
    for human in battle.arrange().humans {
        human.turn = dwa::battle::figure::HumanTurn { ap: 4, ..Default::default() };
    }
    battle.arrange().vehicles[0].driven_this_turn = false;
}

#[test]
fn a_vehicle_is_scenery_unless_the_scenario_says_otherwise() {
    let _proof = Proof::of(rule!("dwa.vehicle.scenario-only")).facts([1, 2]);
    let mut battle = beside();
    assert!(offers(&battle, 0).contains(&"get into the car, at the wheel".to_owned()));
    battle.rules.vehicles = false;
    assert_eq!(refused(&battle, 0, "get into the car"), Some(rule!("dwa.vehicle.scenario-only")));
    assert!(!offers(&battle, 0).iter().any(|it| it.starts_with("get into")));
}

#[test]
fn getting_in_takes_contact_and_two_ap_and_so_does_getting_out() {
    let _proof = Proof::of(rule!("dwa.ruling.vehicle-start"));
    let mut battle = beside();
    battle.arrange().humans[0].at = Point::new(634, 600);
    assert!(!offers(&battle, 0).contains(&"get into the car".to_owned()), "2 mm are no contact");
    battle.arrange().humans[0].at = Point::new(633, 600);
    acts(&mut battle, 0, &[], &["get into the car"]);
    assert_eq!((battle.humans[0].turn.ap, battle.humans[0].at), (2, Point::new(600, 600)));
    assert_eq!(battle.vehicles[0].driver, None);
    assert!(!battle.humans[0].is_on_table());
    assert!(!can(&battle, 0, &[], &["get out", "634,600"]), "not 2 mm away from it");
    acts(&mut battle, 0, &[], &["get out", "567,600"]);
    assert_eq!((battle.humans[0].turn.ap, battle.humans[0].at), (0, Point::new(567, 600)));
    assert!(battle.humans[0].is_on_table());
}

#[test]
fn who_sits_in_a_vehicle_takes_a_free_wheel_for_two_ap() {
    let _proof = Proof::of(rule!("dwa.ruling.vehicle-start"));
    let mut battle = beside();
    acts(&mut battle, 0, &[], &["get into the car"]);
    next_turn(&mut battle);
    acts(&mut battle, 0, &[], &["take the wheel"]);
    assert_eq!((battle.vehicles[0].driver, battle.humans[0].turn.ap), (Some(0), 2));
    battle.arrange().vehicles[0].driver = None;
    battle.arrange().humans[0].turn.ap = 1;
    assert_eq!(refused(&battle, 0, "take the wheel"), Some(rule!("dwa.ap.complete-in-turn")));
}

#[test]
fn nobody_walks_or_searches_in_a_vehicle_and_the_wheel_has_one_place() {
    let mut battle = beside();
    acts(&mut battle, 0, &[], &["get into the car, at the wheel"]);
    assert!(!offers(&battle, 0).contains(&"walk".to_owned()));
    assert_eq!(battle.vehicles[0].driver, Some(0));
    battle.arrange().humans.push(human("Bob", 633, 600));
    assert!(offers(&battle, 1).contains(&"get into the car".to_owned()));
    assert!(!offers(&battle, 1).contains(&"get into the car, at the wheel".to_owned()));
}

#[test]
fn hotwiring_takes_four_ap_and_keys_two() {
    let _proof = Proof::of(rule!("dwa.vehicle.battery")).facts([2, 3]);
    let _proof = Proof::of(rule!("dwa.vehicle.start")).facts([1, 2]);
    let at_wheel = |change: fn(&mut Battle)| {
        let mut battle = driving(0, two().done());
        battle.arrange().vehicles[0].running = false;
        battle.arrange().vehicles[0].has_keys = false;
        change(&mut battle);
        battle
    };
    let mut battle = at_wheel(|_| ());
    acts(&mut battle, 0, &[3], &["hotwire"]);
    assert_eq!(battle.humans[0].turn.ap, 0);
    assert!(
        battle.vehicles[0].running && battle.vehicles[0].has_keys,
        "from now on it counts as having keys"
    );
    let mut battle = at_wheel(|it| it.arrange().vehicles[0].keys_of = Some(0));
    battle.arrange().humans[0].items.push(Item::CarKeys);
    acts(&mut battle, 0, &[2, 3], &["start with the keys", "start with the keys"]);
    assert_eq!(battle.humans[0].turn.ap, 0, "the battery failed once, so he tried twice");
    assert!(battle.vehicles[0].running);
    let battle = at_wheel(|it| it.arrange().humans[0].turn.ap = 3);
    assert_eq!(refused(&battle, 0, "hotwire"), Some(rule!("dwa.ap.complete-in-turn")));
    let battle = at_wheel(|it| it.arrange().humans[0].turn.afraid = true);
    assert_eq!(refused(&battle, 0, "hotwire"), Some(rule!("dwa.ap.complete-in-turn")));
    let battle = at_wheel(|it| it.arrange().vehicles[0].out_of_gas = true);
    assert_eq!(refused(&battle, 0, "hotwire"), Some(rule!("dwa.item.gas-can")));
    assert!(offers(&battle, 1).iter().all(|it| !it.starts_with("hotwire")), "passengers do not start it");
}

#[test]
fn a_failed_battery_leaves_it_hotwired_and_a_new_one_needs_no_die() {
    let _proof = Proof::of(rule!("dwa.ruling.vehicle-start"));
    let mut battle = driving(0, two().done());
    battle.arrange().vehicles[0].running = false;
    battle.arrange().vehicles[0].has_keys = false;
    acts(&mut battle, 0, &[2], &["hotwire"]);
    assert!(!battle.vehicles[0].running && battle.vehicles[0].has_keys);
    next_turn(&mut battle);
    battle.arrange().vehicles[0].new_battery = true;
    acts(&mut battle, 0, &[], &["start with the keys"]);
    assert!(battle.vehicles[0].running && !battle.vehicles[0].new_battery);
    assert_eq!(battle.humans[0].turn.ap, 2);
}

#[test]
fn a_mechanic_hotwires_for_two_ap_once_a_turn() {
    let _proof = Proof::of(rule!("dwa.skill.mechanics")).facts([1, 2, 3]);
    let mut battle = driving(0, two().done());
    battle.arrange().vehicles[0].running = false;
    battle.arrange().vehicles[0].has_keys = false;
    assert!(!offers(&battle, 0).contains(&"hotwire with Mechanics".to_owned()));
    battle.arrange().humans[0].skills.push(Skill::Mechanics);
    let mut afraid = battle.clone();
    afraid.arrange().humans[0].turn.afraid = true;
    acts(&mut battle, 0, &[2], &["hotwire with Mechanics"]);
    assert_eq!(battle.humans[0].turn.ap, 2);
    assert!(!battle.vehicles[0].running, "the battery is rolled for as ever");
    acts(&mut afraid, 0, &[3], &["hotwire with Mechanics"]);
    assert_eq!((afraid.humans[0].turn.ap, afraid.vehicles[0].running), (0, true), "halved, then doubled");
    assert!(
        !offers(&battle, 0).contains(&"hotwire with Mechanics".to_owned()),
        "it is the skill of this turn"
    );
    battle.rules.skills = false;
    next_turn(&mut battle);
    assert!(!offers(&battle, 0).contains(&"hotwire with Mechanics".to_owned()));
}

#[test]
fn driving_takes_the_whole_turn() {
    let _proof = Proof::of(rule!("dwa.vehicle.driver-ap")).facts([1]);
    let mut battle = driving(0, two().done());
    battle.arrange().humans[0].turn.begun = true;
    assert_eq!(
        refused(&battle, 0, "drive"),
        Some(rule!("dwa.vehicle.driver-ap")),
        "he has done something else"
    );
    battle.arrange().humans[0].turn.begun = false;
    battle.arrange().humans[0].turn.ap_not_for_movement = 2;
    acts(&mut battle, 0, &[], &["drive", "5 cm", "600,550"]);
    let turn = &battle.humans[0].turn;
    assert_eq!((turn.ap, turn.ap_not_for_movement, turn.done), (0, 0, true));
    assert!(!offers(&battle, 1).contains(&"drive".to_owned()), "and only the driver drives");
}

#[test]
fn the_engine_has_to_run_first() {
    let mut battle = driving(0, two().done());
    battle.arrange().vehicles[0].running = false;
    assert_eq!(refused(&battle, 0, "drive"), Some(rule!("dwa.vehicle.start")));
}

#[test]
fn it_moves_exactly_its_speed_up_to_forty_a_turn() {
    let _proof = Proof::of(rule!("dwa.vehicle.speed")).facts([2]);
    let mut battle = driving(20, two().done());
    assert!(!can(&battle, 0, &[], &["drive", "40 cm", "600,199"]), "not a millimetre more");
    acts(&mut battle, 0, &[], &["drive", "40 cm", "600,300", "600,200"]);
    assert_eq!(battle.vehicles[0].at, Point::new(600, 200));
    assert_eq!((battle.humans[0].at, battle.humans[1].at), (Point::new(600, 200), Point::new(600, 200)));
    assert_eq!(battle.bodies[0], battle.vehicles[0].body());
    next_turn(&mut battle);
    battle.arrange().vehicles[0].facing = 180;
    acts(&mut battle, 0, &[], &["drive", "40 cm", "600,600"]);
    assert_eq!(battle.vehicles[0].speed_cm, 40, "there is no 45");
}

fn speeds(battle: &Battle) -> Vec<String> {
    let mut asked = Vec::new();
    let mut battle = battle.clone();
    battle.phase = Phase::Humans { acting: Some(0) };
    let mut answers = |it: &kernel::LiveQuestion<'_>| {
        let kernel::question::AskedFor::One(options) = it.shape else { return Some(it.default()) };
        let labels: Vec<String> = (0..options.open()).map(|at| options.describe(at).label).collect();
        if let Some(at) = labels.iter().position(|it| it == "drive") {
            return Some(Answer::One(at));
        }
        asked = labels;
        Some(it.default())
    };
    let mut dice = scripted(&[]);
    act::act(&mut battle, &mut Play::new(Vec::new(), &mut dice, &mut answers), 0).unwrap();
    asked
}

#[test]
fn each_ap_makes_it_five_centimetres_faster() {
    let _proof = Proof::of(rule!("dwa.vehicle.accelerate")).facts([1, 2, 3]);
    let mut battle = driving(0, two().done());
    assert_eq!(speeds(&battle), ["0 cm", "5 cm", "10 cm", "15 cm", "20 cm"]);
    battle.arrange().humans[0].turn.ap = 3;
    assert_eq!(speeds(&battle), ["0 cm", "5 cm", "10 cm", "15 cm"]);
    battle.arrange().humans[0].turn.ap = 4;
    battle.arrange().humans[0].turn.afraid = true;
    assert_eq!(speeds(&battle), ["0 cm", "5 cm", "10 cm"], "fear leaves two steps");
    battle.arrange().humans[0].turn.afraid = false;
    let told = acts(&mut battle, 0, &[], &["drive", "20 cm", "600,400"]);
    assert!(tells(&told, rule!("dwa.vehicle.accelerate")) && !tells(&told, rule!("dwa.vehicle.decelerate")));
}

#[test]
fn each_ap_makes_it_five_centimetres_slower() {
    let _proof = Proof::of(rule!("dwa.vehicle.decelerate")).facts([1, 2]);
    let mut battle = driving(30, two().done());
    assert_eq!(speeds(&battle), ["10 cm", "15 cm", "20 cm", "25 cm", "30 cm", "35 cm", "40 cm"]);
    let told = acts(&mut battle, 0, &[], &["drive", "10 cm", "600,500"]);
    assert!(tells(&told, rule!("dwa.vehicle.decelerate")) && !tells(&told, rule!("dwa.vehicle.accelerate")));
    assert_eq!(speeds(&driving(40, two().done()))[0], "20 cm", "it does not stop in one turn");
    next_turn(&mut battle);
    acts(&mut battle, 0, &[], &["drive", "0 cm"]);
    assert_eq!((battle.vehicles[0].speed_cm, battle.vehicles[0].at), (0, Point::new(600, 500)));
}

#[test]
fn at_slow_speed_it_turns_up_to_ninety_degrees_without_a_roll() {
    let _proof = Proof::of(rule!("dwa.vehicle.speed")).facts([1]);
    let _proof = Proof::of(rule!("dwa.vehicle.turn-slow")).facts([1, 2]);
    let mut battle = driving(20, two().done());
    assert!(!can(&battle, 0, &[], &["drive", "20 cm", "700,602"]), "91 degrees");
    acts(&mut battle, 0, &[], &["drive", "20 cm", "600,500", "700,500"]);
    assert_eq!((battle.vehicles[0].at, battle.vehicles[0].facing), (Point::new(700, 500), 90));
}

#[test]
fn at_fast_speed_each_turn_of_up_to_forty_five_degrees_is_a_roll() {
    let _proof = Proof::of(rule!("dwa.vehicle.turn-fast")).facts([2, 3, 4]);
    let _proof = Proof::of(rule!("dwa.ruling.vehicle-turning"));
    let battle = driving(25, two().done());
    assert!(!can(&battle, 0, &[], &["drive", "25 cm", "672,530"]), "46 degrees");
    let mut safe = battle.clone();
    acts(&mut safe, 0, &[3], &["drive", "25 cm", "600,500", "670,430", "706,394"]);
    assert_eq!((safe.vehicles[0].facing, safe.vehicles[0].speed_cm), (45, 25), "straight on is no turn");
    let mut twice = battle.clone();
    acts(&mut twice, 0, &[3, 4], &["drive", "25 cm", "670,530", "700,530", "821,530"]);
    assert_eq!(twice.vehicles[0].facing, 90, "a die for each of two turns");
    let mut left = battle.clone();
    acts(&mut left, 0, &[1, 3, 4], &["drive", "25 cm", "670,530"]);
    assert_eq!((left.vehicles[0].at, left.vehicles[0].facing), (Point::new(530, 600), 0));
    assert_eq!(left.vehicles[0].speed_cm, 20, "and stops for this turn");
    let mut right = battle;
    acts(&mut right, 0, &[2, 1, 1], &["drive", "25 cm", "600,500", "670,430"]);
    assert_eq!(right.vehicles[0].at, Point::new(620, 500), "from where the roll is made");
}

/// A wall from west to east, its south face 200 mm north of the car's front.
fn walled(y: i32) -> board::Board {
    let wall = Piece {
        name: "wall".to_owned(),
        shape: Shape::Polygon(Polygon::rectangle(300, y - 10, 600, 10)),
        height_mm: 60,
        blocks_sight: true,
        blocks_move: true,
        solid: true,
        crossing: None,
        roof_mm: None,
        stands_on: None,
    };
    let table = Table { width: 1200, height: 1200, pieces: vec![wall], ..Table::default() };
    board_on(table).human("Ann", 0, 0).human("Bob", 0, 0)
}

#[test]
fn who_drives_into_a_wall_is_wrecked_and_everybody_inside_is_hurt() {
    let _proof = Proof::of(rule!("dwa.vehicle.crash")).facts([2, 3]);
    let mut touches = driving(15, walled(355).done());
    acts(&mut touches, 0, &[], &["drive", "20 cm", "600,400"]);
    assert!(!touches.vehicles[0].wrecked, "it stops right before the wall");
    let mut crashes = driving(15, walled(356).done());
    acts(&mut crashes, 0, &[5, 2], &["drive", "20 cm", "600,400"]);
    let car = &crashes.vehicles[0];
    assert!(car.wrecked && !car.running && car.speed_cm == 0);
    assert_eq!(car.at, Point::new(600, 401));
    assert_eq!((crashes.humans[0].wounds, crashes.humans[1].wounds), (5, 2));
    next_turn(&mut crashes);
    assert_eq!(refused(&crashes, 0, "drive"), Some(rule!("dwa.vehicle.crash")));
}

#[test]
fn a_slide_into_another_vehicle_is_a_crash_too() {
    let mut battle = driving(25, two().done());
    battle.arrange().vehicles.push(Vehicle { name: "bus".to_owned(), at: Point::new(690, 600), ..car() });
    battle.refresh_ground();
    let mut short = battle.clone();
    acts(&mut short, 0, &[2, 1, 4], &["drive", "25 cm", "530,530"]);
    assert!(!short.vehicles[0].wrecked, "5 cm end where they touch");
    acts(&mut battle, 0, &[2, 2, 4, 1, 1], &["drive", "25 cm", "530,530"]);
    assert!(battle.vehicles[0].wrecked && !battle.vehicles[1].wrecked);
    assert_eq!(battle.vehicles[0].at.x, 650);
}

fn rammed(speed_cm: u8, die: u16) -> Battle {
    let to = if speed_cm == 20 { "600,400" } else { "600,300" };
    let battle = two().zombie(605, 450).fallen_zombie(590, 420).done();
    let mut battle = driving(speed_cm, battle);
    acts(&mut battle, 0, &[die], &["drive", if speed_cm == 20 { "20 cm" } else { "30 cm" }, to]);
    battle
}

#[test]
fn one_die_decides_for_all_zombies_that_a_slow_vehicle_meets() {
    let _proof = Proof::of(rule!("dwa.vehicle.ram-slow")).facts([2, 3, 4, 7]);
    let _proof = Proof::of(rule!("dwa.ruling.vehicle-ram"));
    let flung = rammed(20, 4);
    assert_eq!(flung.zombies[0].at, Point::new(655, 450), "5 cm to the nearer side");
    assert_eq!(flung.zombies[1].at, Point::new(540, 420));
    assert!(flung.zombies.iter().all(|it| it.fallen && !it.out));
    assert_eq!(flung.vehicles[0].at, Point::new(600, 400), "the vehicle goes on");
    let killed = rammed(20, 5);
    assert!(killed.zombies.iter().all(|it| it.out));
    assert_eq!((killed.humans[0].deeds.kills, killed.humans[0].deeds.kills_in_close_combat), (2, 0));
}

#[test]
fn whoever_is_flung_off_lands_five_centimetres_from_where_they_stood_if_there_is_room() {
    let _proof = Proof::of(rule!("dwa.ruling.vehicle-ram"));
    let from = Point::new(605, 450);
    // One who stands where it would land, and one beside that.
    let mut battle = driving(20, two().zombie(605, 450).zombie(655, 450).zombie(655, 425).done());
    acts(&mut battle, 0, &[4], &["drive", "20 cm", "600,400"]);
    let to = battle.zombies[0].at;
    assert_eq!(measure::distance(from, to), 50, "{to:?}");
    assert!(605 < to.x, "still to the nearer side: {to:?}");
    let overlaps = (1..3).any(|it| measure::overlap(battle.base(z(0)), battle.base(z(it))));
    assert!(battle.zombies[0].fallen && !overlaps);
}

#[test]
fn a_stall_is_told_of_the_first_zombie_alone_and_a_slide_says_how_far() {
    let lines = |battle: &mut Battle, dice: &[u16], answers: &[&str]| -> Vec<String> {
        let events = acts(battle, 0, dice, answers);
        told(battle, &events).into_iter().map(|it| it.text).collect()
    };
    let mut stalls = driving(20, two().zombie(605, 450).zombie(590, 420).done());
    let stalled = lines(&mut stalls, &[1], &["drive", "20 cm", "600,400"]);
    assert!(stalled.iter().any(|it| it.contains("drives the car into zombie 1")), "{stalled:?}");
    assert!(!stalled.iter().any(|it| it.contains("zombie 2")), "{stalled:?}");
    let mut rams = driving(20, two().zombie(605, 450).zombie(590, 420).done());
    let rammed = lines(&mut rams, &[4], &["drive", "20 cm", "600,400"]);
    assert!(rammed.iter().any(|it| it.contains("drives the car into zombie 2")), "{rammed:?}");
    let mut slides = driving(40, two().done());
    let slid = lines(&mut slides, &[1, 3, 4], &["drive", "40 cm", "740,400"]);
    assert!(slid.iter().any(|it| it.contains("he car slides 7 cm to the left")), "{slid:?}");
    assert!(!slid.iter().any(|it| it.contains("he car moves")), "{slid:?}");
}

#[test]
fn a_fast_vehicle_kills_on_a_four() {
    let _proof = Proof::of(rule!("dwa.vehicle.ram-fast"));
    assert!(rammed(30, 3).zombies.iter().all(|it| it.fallen && !it.out));
    assert!(rammed(30, 4).zombies.iter().all(|it| it.out));
}

#[test]
fn a_stalled_vehicle_stands_at_the_first_zombie_and_has_to_be_started_again() {
    let _proof = Proof::of(rule!("dwa.vehicle.ram-slow")).facts([5]);
    let _proof = Proof::of(rule!("dwa.vehicle.stall")).facts([1, 2]);
    let mut battle = rammed(20, 1);
    let car = &battle.vehicles[0];
    assert!(!car.running && car.speed_cm == 0 && !car.wrecked);
    assert!((506..=508).contains(&car.at.y), "it touches the zombie: {:?}", car.at);
    assert!(battle.zombies[0].stands() && !battle.zombies[1].out);
    next_turn(&mut battle);
    assert_eq!(refused(&battle, 0, "drive"), Some(rule!("dwa.vehicle.start")));
    acts(&mut battle, 0, &[3], &["start with the keys"]);
    assert!(battle.vehicles[0].running && battle.humans[0].turn.ap == 2);
}

#[test]
fn a_human_in_the_way_falls_or_is_killed_and_one_beside_it_is_safe() {
    let _proof = Proof::of(rule!("dwa.vehicle.ram-slow")).facts([6]);
    let street = || driving(20, two().human("Cal", 600, 450).human("Dee", 633, 500).done());
    let mut flung = street();
    acts(&mut flung, 0, &[2], &["drive", "20 cm", "600,400"]);
    assert_eq!(flung.humans[2].wounds, 1);
    assert!(!flung.humans[2].stands() && flung.humans[2].at == Point::new(650, 450));
    assert_eq!((flung.humans[3].wounds, flung.humans[3].stands()), (0, true), "it only brushed past him");
    let mut killed = street();
    acts(&mut killed, 0, &[6], &["drive", "20 cm", "600,400"]);
    assert_eq!(killed.humans[2].life, Life::Eliminated { turn: 1 });
}

#[test]
fn without_a_driver_it_loses_twenty_each_turn_and_rolls_on() {
    let _proof = Proof::of(rule!("dwa.vehicle.speed")).facts([3]);
    let _proof = Proof::of(rule!("dwa.ruling.vehicle-speed"));
    let mut battle = driving(40, two().done());
    let end_phase = |battle: &mut Battle| {
        battle.phase = Phase::Humans { acting: None };
        battle.arrange().vehicles[0].driven_this_turn = false;
        battle.arrange().humans.iter_mut().for_each(|it| it.turn.done = true);
        let mut dice = scripted(&[]);
        turn::step(battle, &mut Play::new(Vec::new(), &mut dice, &mut Defaults)).unwrap();
    };
    end_phase(&mut battle);
    assert_eq!((battle.vehicles[0].speed_cm, battle.vehicles[0].at), (20, Point::new(600, 400)));
    end_phase(&mut battle);
    assert_eq!((battle.vehicles[0].speed_cm, battle.vehicles[0].at), (0, Point::new(600, 400)));
    assert!(refused(&driving(5, two().done()), 1, "get out").is_some(), "nobody gets out while it rolls");
}

#[test]
fn over_the_edge_it_is_gone_with_all_inside() {
    let mut battle = driving(20, two().zombie(100, 100).done());
    battle.arrange().vehicles[0].at = Point::new(600, 150);
    acts(&mut battle, 0, &[], &["drive", "15 cm", "600,0"]);
    assert_eq!(battle.humans[0].life, Life::Alive, "the middle is still on the table");
    next_turn(&mut battle);
    acts(&mut battle, 0, &[], &["drive", "5 cm", "600,-50"]);
    assert_eq!((battle.humans[0].life, battle.humans[1].life), (Life::Left, Life::Left));
    assert_eq!(battle.humans[0].at, Point::new(600, 0));
    assert!(battle.vehicles[0].at.y < -500 && battle.is_standing(z(0)));
}

#[test]
fn a_passenger_fires_out_of_his_vehicle_as_if_it_were_not_there() {
    let _proof = Proof::of(rule!("dwa.vehicle.passenger-fire")).facts([1, 3, 4]);
    let _proof = Proof::of(rule!("dwa.ruling.vehicle-fire"));
    let fires = |speed_cm: u8, sign: PassengerFire, die: u16| {
        let mut battle = driving(speed_cm, two().zombie(600, 450).done());
        battle.rules.passenger_fire = sign;
        battle.arrange().humans[1].weapons.push(CarriedWeapon {
            weapon: Weapon::Pistol,
            loaded: 12,
            pieces: 0,
            trouble: Malfunction::None,
            grenade: None,
        });
        battle.arrange().humans[1].in_hand.push(0);
        (battle.arrange().humans[1].turn.ap, battle.arrange().humans[1].turn.activated) = (1, true);
        acts(&mut battle, 1, &[die], &["fire the pistol at zombie 1"]);
        battle.zombies[0].fallen
    };
    // Between 10 and 20 cm a 4 is a Fall: his own car is no cover for the zombie.
    assert_eq!([fires(20, PassengerFire::Bonus, 4), fires(20, PassengerFire::Bonus, 3)], [true, false]);
    assert_eq!([fires(25, PassengerFire::Bonus, 3), fires(25, PassengerFire::Bonus, 2)], [true, false]);
    assert_eq!([fires(25, PassengerFire::Penalty, 5), fires(25, PassengerFire::Penalty, 4)], [true, false]);
}

#[test]
fn a_vehicle_is_searched_from_inside_and_a_survivor_stands_beside_it() {
    let _proof = Proof::of(rule!("dwa.ruling.search-scope"));
    let mut battle = with_car(board().human("Ann", 600, 600).done(), |_| ());
    battle.arrange().humans[0].vehicle = Some(0);
    assert!(!offers(&battle, 0).contains(&"search the car".to_owned()), "only where searching is played");
    battle.rules.search = true;
    acts(&mut battle, 0, &[2, 3, 4, 1, 13], &["search the car"]);
    assert!(battle.vehicles[0].searched && battle.humans[0].turn.ap == 0);
    let found = &battle.humans[1];
    assert!(!found.member && found.turn.done && found.vehicle.is_none());
    assert!(!battle.bodies[0].overlaps(found.base()), "{:?}", found.at);
}

#[test]
fn a_slide_is_told_apart_from_the_die_of_the_turn_and_from_whom_it_meets() {
    let mut battle = driving(25, two().zombie(560, 600).done());
    let told_of = acts(&mut battle, 0, &[1, 3, 3, 4], &["drive", "25 cm", "640,500"]);
    let rolls: Vec<String> =
        told(&battle, &told_of).into_iter().filter(|it| it.roll.is_some()).map(|it| it.text).collect();
    assert!(rolls[0].contains("rolls 1,") && rolls[0].ends_with("slides to the left"), "{rolls:?}");
    assert!(rolls[1].contains("3 and 3") && rolls[1].ends_with("slides 6 cm"), "{rolls:?}");
    assert!(rolls[2].contains("rolls 4"), "{rolls:?}");
}
