//! Where vehicles (16.3) end: who may not fire, what is not attacked, what nothing mends.
use crate::board::{
    Board,
    acting::{acts, offers, refused},
    board, human,
};
use crate::steps::zombies_act;
use crate::vehicle_battle::car;
use dwa::{
    battle::{
        Battle, Vehicle,
        figure::{CarriedWeapon, HumanTurn, Life, Malfunction},
    },
    rule,
    table::{search::Item, weapons::Weapon},
};
use kernel::{Point, Proof};

/// Ann at the wheel of a car in the middle that faces north, Bob beside her, both with a pistol.
fn two(board: Board, change: impl FnOnce(&mut Vehicle)) -> Battle {
    let mut board = board;
    for name in ["Ann", "Bob"] {
        let mut it = human(name, 600, 600);
        it.weapons.push(CarriedWeapon {
            weapon: Weapon::Pistol,
            loaded: 6,
            pieces: 0,
            trouble: Malfunction::None,
            grenade: None,
        });
        it.in_hand.push(0);
        it.vehicle = Some(0);
        board = board.add(it);
    }
    let mut car = Vehicle { running: true, has_keys: true, driver: Some(0), ..car() };
    change(&mut car);
    let mut battle = board.rules(|it| (it.vehicles, it.items) = (true, true)).done();
    battle.arrange().vehicles.push(car);
    battle.refresh_ground();
    battle
}

fn next_turn(battle: &mut Battle) {
    battle.turn += 1;
    for it in battle.arrange().humans {
        it.turn = HumanTurn { ap: 4, ..HumanTurn::default() };
    }
    battle.arrange().vehicles[0].driven_this_turn = false;
}

fn has(options: &[String], label: &str) -> bool {
    options.iter().any(|it| it == label)
}

#[test]
fn a_passenger_fires_and_the_driver_does_not_standing_or_moving() {
    let _proof = Proof::of(rule!("dwa.vehicle.passenger-fire")).facts([1, 2]);
    let fire = "fire the pistol at zombie 1";
    for speed_cm in [0, 20, 40] {
        let battle = two(board().zombie(600, 450), |it| it.speed_cm = speed_cm);
        assert!(has(&offers(&battle, 1), fire), "{speed_cm}");
        assert_eq!(refused(&battle, 0, fire), Some(rule!("dwa.vehicle.passenger-fire")), "{speed_cm}");
        assert!(!offers(&battle, 0).iter().any(|it| it.contains("zombie")), "{speed_cm}");
    }
    let mut moved = two(board().zombie(600, 450), |_| ());
    moved.arrange().vehicles[0].driver = None;
    assert!(has(&offers(&moved, 0), fire), "it is the wheel that forbids it");
}

#[test]
fn the_vehicle_moves_in_the_activation_after_it_was_started() {
    let _proof = Proof::of(rule!("dwa.vehicle.start")).facts([3, 5]);
    let mut battle = two(board(), |it| it.running = false);
    acts(&mut battle, 0, &[3], &["start with the keys"]);
    assert_eq!((battle.vehicles[0].running, battle.humans[0].turn.ap), (true, 2));
    assert_eq!(refused(&battle, 0, "drive"), Some(rule!("dwa.vehicle.driver-ap")));
    next_turn(&mut battle);
    assert!(has(&offers(&battle, 0), "drive"));
    let mut wired = two(board(), |it| (it.running, it.has_keys) = (false, false));
    acts(&mut wired, 0, &[2], &["hotwire"]);
    next_turn(&mut wired);
    acts(&mut wired, 0, &[3], &["start with the keys"]);
    assert_eq!(wired.humans[0].turn.ap, 2, "the wires are joined from then on");
}

#[test]
fn a_vehicle_that_moved_is_left_alone_and_a_closed_one_battered_before_anybody_in_it() {
    let _proof = Proof::of(rule!("dwa.vehicle.driver-ap")).facts([2, 3]);
    let mut battle = two(board().zombie(567, 550).zombie(633, 550), |_| ());
    battle.arrange().humans.truncate(1);
    acts(&mut battle, 0, &[], &["drive", "5 cm", "600,550"]);
    zombies_act(&mut battle, &[]);
    assert_eq!(battle.vehicles[0].attacked_turns, 0, "it drove this turn");
    next_turn(&mut battle);
    battle.arrange().vehicles[0].speed_cm = 0;
    zombies_act(&mut battle, &[]);
    assert_eq!(battle.vehicles[0].attacked_turns, 1);
    assert_eq!(battle.humans[0].wounds, 0, "nobody inside is attacked");
    next_turn(&mut battle);
    zombies_act(&mut battle, &[1, 6]);
    assert!(battle.vehicles[0].broken_open && battle.humans[0].wounds == 0);
}

#[test]
fn nothing_mends_a_wreck() {
    let _proof = Proof::of(rule!("dwa.vehicle.crash")).facts([1]);
    let bus = Vehicle { name: "bus".to_owned(), at: Point::new(690, 600), ..car() };
    let mut battle = two(board(), |it| it.speed_cm = 25);
    battle.arrange().vehicles.push(bus);
    battle.refresh_ground();
    // It slides 6 cm to the right, where the bus stands 5 cm off.
    acts(&mut battle, 0, &[2, 2, 4, 1, 1], &["drive", "25 cm", "530,530"]);
    assert!(battle.vehicles[0].wrecked && battle.vehicles[0].speed_cm == 0);
    battle.arrange().humans[1].items.push(Item::CarBattery);
    battle.arrange().humans[1].items.push(Item::GasCan);
    for _ in 0..2 {
        next_turn(&mut battle);
        for option in ["start with the keys", "drive"] {
            assert_eq!(refused(&battle, 0, option), Some(rule!("dwa.vehicle.crash")), "{option}");
        }
        assert!(!offers(&battle, 0).iter().any(|it| it.starts_with("start") || it == "drive"));
        battle.arrange().vehicles[0].new_battery = true;
        assert_eq!(refused(&battle, 0, "start with the keys"), Some(rule!("dwa.vehicle.crash")));
    }
}

#[test]
fn whoever_stands_in_the_way_of_a_slide_is_rammed_and_wrecks_nothing() {
    let _proof = Proof::of(rule!("dwa.vehicle.crash")).facts([4]);
    let mut slides = two(board().zombie(550, 600), |it| it.speed_cm = 25);
    // 7 cm to the left, and a ramming 5.
    acts(&mut slides, 0, &[1, 3, 4, 5], &["drive", "25 cm", "670,530"]);
    assert!(!slides.vehicles[0].wrecked && slides.zombies[0].out);
    assert_eq!((slides.humans[0].wounds, slides.vehicles[0].at), (0, Point::new(530, 600)));
    let mut crashes = two(board(), |it| it.speed_cm = 25);
    crashes.arrange().vehicles.push(Vehicle { name: "bus".to_owned(), at: Point::new(510, 600), ..car() });
    crashes.refresh_ground();
    acts(&mut crashes, 0, &[1, 3, 4, 1, 1], &["drive", "25 cm", "670,530"]);
    assert!(crashes.vehicles[0].wrecked, "a vehicle there does");
}

#[test]
fn a_new_battery_serves_one_start() {
    let _proof = Proof::of(rule!("dwa.item.car-battery")).facts([1, 2, 3]);
    let mut battle = two(board(), |it| it.running = false);
    battle.arrange().humans[0].items.push(Item::CarBattery);
    battle.arrange().vehicles[0].driver = None;
    battle.arrange().humans[0].vehicle = None;
    battle.arrange().humans[0].at = Point::new(633, 600);
    acts(&mut battle, 0, &[], &["replace the battery of the car"]);
    assert_eq!((battle.humans[0].turn.ap, battle.vehicles[0].running), (0, false));
    next_turn(&mut battle);
    acts(&mut battle, 0, &[], &["get into the car, at the wheel", "start with the keys"]);
    assert!(battle.vehicles[0].running, "without a die");
    next_turn(&mut battle);
    battle.arrange().vehicles[0].running = false;
    acts(&mut battle, 0, &[2], &["start with the keys"]);
    assert!(!battle.vehicles[0].running, "the next start is rolled for again");
}

#[test]
fn a_stall_at_the_first_zombie_harms_nobody() {
    let _proof = Proof::of(rule!("dwa.vehicle.ram-slow")).facts([5]);
    let mut battle = two(board().zombie(600, 450).zombie(600, 410), |it| it.speed_cm = 20);
    acts(&mut battle, 0, &[1], &["drive", "20 cm", "600,400"]);
    assert!(battle.zombies.iter().all(|it| it.stands()));
    assert_eq!((battle.zombies[0].at, battle.vehicles[0].speed_cm), (Point::new(600, 450), 0));
    assert!(506 <= battle.vehicles[0].at.y && battle.humans[0].life == Life::Alive);
}

#[test]
fn a_seat_the_wheel_and_the_way_out_cost_two_ap_each() {
    let _proof = Proof::of(rule!("dwa.vehicle.start")).facts([2, 4]);
    let mut battle = two(board(), |it| (it.running, it.driver) = (false, None));
    battle.arrange().humans[0].vehicle = None;
    battle.arrange().humans[0].at = Point::new(633, 600);
    let ap = |it: &Battle| it.humans[0].turn.ap;
    acts(&mut battle, 0, &[], &["get into the car"]);
    assert_eq!(ap(&battle), 2);
    acts(&mut battle, 0, &[], &["take the wheel"]);
    assert_eq!(ap(&battle), 0);
    next_turn(&mut battle);
    acts(&mut battle, 0, &[3], &["start with the keys"]);
    assert_eq!(ap(&battle), 2);
    acts(&mut battle, 0, &[], &["get out", "633,600"]);
    assert_eq!(ap(&battle), 0);
}
