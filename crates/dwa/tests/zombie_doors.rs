//! Doors, windows and barricades under attack (15.1.3.3).
use crate::board::{
    Board,
    acting::{acts, offers, refused},
    board_on, h, z,
};
use crate::steps::{at, house, opening, roll, table, wall, zombies_act, zombies_move};
use dwa::{
    battle::{
        Phase, Vehicle,
        board::{OpeningKind, VehicleKind},
        figure::{Forced, Goal},
        turn,
    },
    rule,
    table::weapons::Weapon,
};
use ground::open::{Body, Passage, Piece, Polygon, Shape, Walks};
use kernel::{Event, Proof, What};

/// A shut house from 500 to 700 with one door of 40 mm in its west wall, Dawson behind it.
fn shut_house() -> Board {
    let walls = [(500, 500), (700, 500), (700, 700), (500, 700), (500, 500)];
    let mut town = table(vec![wall("house", &walls)]);
    town.openings.push(opening("door", 0, (500, 580), (500, 620), Passage::CLOSED));
    board_on(town).human("Dawson", 600, 600).scene(|it| it.openings = vec![OpeningKind::Door])
}

#[test]
fn two_zombies_at_a_door_roll_in_the_second_turn() {
    let _doors = Proof::of(rule!("dwa.zombie.doors")).facts([1, 3]);
    let _doors_time = Proof::of(rule!("dwa.zombie.doors-time")).facts([1]);
    let _doors_roll = Proof::of(rule!("dwa.zombie.doors-roll")).facts([1, 2, 4]);
    let _proof = Proof::of(rule!("dwa.ruling.door-details"));
    let mut battle = shut_house().zombie(487, 577).zombie(487, 623).done();
    zombies_act(&mut battle, &[]);
    assert_eq!(battle.zombies[0].forcing, Some(Forced::Opening(0)));
    assert_eq!(battle.openings[0].attacked_turns, 1);
    let places = [battle.zombies[0].at, battle.zombies[1].at];
    assert_eq!(places, [at(487, 577), at(487, 623)], "they do nothing else");
    zombies_act(&mut battle, &[5, 5]);
    zombies_act(&mut battle, &[5, 5, 6]);
    assert!(battle.openings[0].broken);
    assert_eq!(battle.passages[0].walks, Walks::Open);
    // Near enough to Dawson for a lurch, which fails.
    zombies_move(&mut battle, &[1]);
    let places = [battle.zombies[0].at, battle.zombies[1].at];
    assert!(places.iter().all(|it| 500 < it.x), "both go through, one past the other: {places:?}");
}

#[test]
fn one_zombie_alone_achieves_nothing_and_a_pause_starts_the_count_again() {
    let _doors = Proof::of(rule!("dwa.zombie.doors")).facts([2]);
    let _doors_time = Proof::of(rule!("dwa.zombie.doors-time")).facts([5]);
    let mut battle = shut_house().zombie(487, 600).done();
    zombies_act(&mut battle, &[]);
    assert_eq!((battle.zombies[0].forcing, battle.openings[0].attacked_turns), (Some(Forced::Opening(0)), 0));
    battle.arrange().openings[0].attacked_turns = 1;
    zombies_act(&mut battle, &[]);
    assert_eq!((battle.openings[0].attacked_turns, battle.openings[0].open), (0, false));
    battle.arrange().zombies[0].at = at(487, 587);
    battle.arrange().zombies.push(dwa::battle::Zombie::new(at(487, 613)));
    zombies_act(&mut battle, &[]);
    assert_eq!(battle.openings[0].attacked_turns, 1, "the first of two turns");
    zombies_act(&mut battle, &[6, 1]);
    assert!(battle.openings[0].broken);
}

#[test]
fn a_door_is_rolled_for_when_all_have_moved_and_attacked() {
    let _proof = Proof::of(rule!("dwa.zombie.doors-time")).facts([3]);
    let board = shut_house().human("Lawless", 100, 100).zombie(487, 587).zombie(487, 613).zombie(126, 100);
    let mut battle = board.zombie(400, 600).with(|it| it.arrange().openings[0].attacked_turns = 1).done();
    battle.phase = Phase::ZombiesStandUp;
    let told = roll(&[1, 1, 6, 1], |play| {
        while battle.phase != Phase::End {
            turn::step(&mut battle, play).unwrap();
        }
        play.journal().to_vec()
    });
    let last = |what: &dyn Fn(&Event) -> bool| told.iter().rposition(what).unwrap();
    let rolled = |it: &Event, rule| it.rule == rule && matches!(it.what, What::Rolled { .. });
    let moved = last(&|it| matches!(it.what, What::Moved { .. }));
    let attacked = last(&|it| rolled(it, rule!("dwa.zombie.attack-roll")));
    let forced = told.iter().position(|it| rolled(it, rule!("dwa.zombie.doors-roll"))).unwrap();
    assert!(moved < attacked && attacked < forced);
    assert!(battle.openings[0].broken);
}

#[test]
fn four_zombies_roll_in_the_first_turn() {
    let _proof = Proof::of(rule!("dwa.zombie.doors-time")).facts([2]);
    let walls = [(500, 400), (800, 400), (800, 800), (500, 800), (500, 400)];
    let mut town = table(vec![wall("house", &walls)]);
    town.openings.push(opening("gate", 0, (500, 540), (500, 660), Passage::CLOSED));
    let mut battle = board_on(town)
        .human("Dawson", 600, 600)
        .zombie(487, 550)
        .zombie(487, 580)
        .zombie(487, 610)
        .zombie(487, 640)
        .done();
    zombies_act(&mut battle, &[1, 2, 3, 6]);
    assert!(battle.openings[0].open);
}

#[test]
fn a_zombie_shut_off_goes_to_the_door_nearest_to_its_human_and_attacks_it_from_the_next_turn_on() {
    let _doors = Proof::of(rule!("dwa.zombie.doors")).facts([4]);
    let _around_obstacle = Proof::of(rule!("dwa.zombie.around-obstacle")).facts([2]);
    let _proof = Proof::of(rule!("dwa.ruling.zombie-terrain"));
    let mut battle = shut_house().zombie(440, 560).done();
    zombies_act(&mut battle, &[]);
    assert_eq!(battle.zombies[0].forcing, None);
    assert!(battle.scene.ground.gap_to_opening(ground::open::OpeningId(0), battle.base(z(0))) <= 1);
    zombies_move(&mut battle, &[]);
    assert_eq!(battle.zombies[0].forcing, Some(Forced::Opening(0)));
    let mut round = shut_house().zombie(530, 470).done();
    zombies_move(&mut round, &[]);
    let place = round.zombies[0].at;
    assert!(place.x < 490 && 490 < place.y, "round the corner to the door: {place:?}");
}

#[test]
fn a_zombie_with_another_way_in_leaves_the_door_alone() {
    let walls = [(500, 500), (700, 500), (700, 700), (500, 700), (500, 500)];
    let mut town = table(vec![wall("house", &walls)]);
    town.openings.push(opening("door", 0, (500, 580), (500, 620), Passage::CLOSED));
    town.openings.push(opening("gap", 0, (560, 700), (620, 700), Passage::OPEN));
    let mut battle = board_on(town).human("Dawson", 600, 600).zombie(487, 600).done();
    zombies_move(&mut battle, &[]);
    assert_eq!(battle.zombies[0].forcing, None);
    assert!(650 < battle.zombies[0].at.y, "{:?}", battle.zombies[0].at);
}

#[test]
fn a_broken_window_is_climbed_through() {
    let mut battle = shut_house()
        .zombie(487, 585)
        .zombie(487, 615)
        .scene(|it| it.openings = vec![OpeningKind::Window])
        .with(|it| it.arrange().openings[0].attacked_turns = 1)
        .done();
    zombies_act(&mut battle, &[6, 1]);
    assert_eq!(battle.passages[0], Passage::SILL);
}

fn car(moved: bool) -> (Vehicle, Body) {
    let outline = Shape::Polygon(Polygon::rectangle(550, 570, 100, 60));
    let car = Vehicle {
        name: "car".to_owned(),
        kind: VehicleKind::Car,
        at: at(600, 600),
        facing: 90,
        speed_cm: 0,
        running: false,
        has_keys: true,
        keys_of: None,
        new_battery: false,
        out_of_gas: false,
        wrecked: false,
        searched: false,
        driven_this_turn: moved,
        broken_open: false,
        attacked_turns: 0,
        driver: None,
    };
    (car, Body::new(Piece { shape: outline, ..house("car", 0, 0, 1, 1) }))
}

fn in_a_car(moved: bool) -> Board {
    let (car, body) = car(moved);
    board_on(table(vec![])).human("Dawson", 600, 600).with(|it| {
        it.arrange().humans[0].vehicle = Some(0);
        it.arrange().vehicles.push(car);
        it.arrange().bodies.push(body);
    })
}

#[test]
fn a_closed_vehicle_is_broken_open_like_a_door_and_then_those_inside_are_attacked() {
    let _doors = Proof::of(rule!("dwa.zombie.doors")).facts([5]);
    let _proof = Proof::of(rule!("dwa.ruling.vehicle-zombies"));
    let mut battle = in_a_car(false).zombie(537, 590).zombie(537, 616).done();
    zombies_act(&mut battle, &[]);
    assert_eq!(battle.zombies[0].forcing, Some(Forced::Vehicle(0)));
    zombies_act(&mut battle, &[1, 6]);
    assert!(battle.vehicles[0].broken_open);
    assert_eq!(battle.humans[0].wounds, 0);
    zombies_act(&mut battle, &[5, 5, 1, 1]);
    assert_eq!(battle.humans[0].wounds, 2);
}

#[test]
fn a_vehicle_that_has_moved_is_not_attacked_and_one_from_afar_is_walked_to() {
    let mut moved = in_a_car(true).zombie(537, 590).zombie(537, 616).done();
    zombies_act(&mut moved, &[]);
    assert_eq!((moved.zombies[0].forcing, moved.vehicles[0].attacked_turns), (None, 0));
    let mut afar = in_a_car(false).zombie(450, 600).done();
    zombies_act(&mut afar, &[]);
    assert_eq!(afar.zombies[0].goal, Goal::Human(0));
    assert!(afar.bodies[0].gap(afar.base(z(0))) <= 1, "{:?}", afar.zombies[0].at);
    assert!(!afar.in_contact(h(0), z(0)));
}

#[test]
fn those_in_a_vehicle_are_seen_up_to_40_cm_and_it_hides_others_behind_it() {
    let _sense_order = Proof::of(rule!("dwa.zombie.sense-order")).facts([6]);
    let _proof = Proof::of(rule!("dwa.ruling.senses"));
    let mut seen = in_a_car(false).zombie(175, 600).done();
    zombies_act(&mut seen, &[]);
    assert_eq!(seen.zombies[0].goal, Goal::Human(0));
    let mut beyond = in_a_car(false).zombie(174, 600).done();
    zombies_act(&mut beyond, &[1]);
    assert_eq!(beyond.zombies[0].goal, Goal::Wander(1));
    let mut behind = in_a_car(false).zombie(400, 600).done();
    (behind.arrange().humans[0].vehicle, behind.arrange().humans[0].at) = (None, at(720, 600));
    zombies_act(&mut behind, &[1]);
    assert_eq!(behind.zombies[0].goal, Goal::Wander(1));
}

#[test]
fn those_in_a_vehicle_that_is_broken_open_fight_whoever_touches_it() {
    let _proof = Proof::of(rule!("dwa.cc.allowed-actions"));
    let with = |x: i32, broken: bool, driven: bool| {
        let board = in_a_car(driven).armed("Lawless", 600, 600, Weapon::Pistol, 12).zombie(x, 600);
        let board = board.rules(|it| it.vehicles = true).with(|it| {
            let car = &mut it.arrange().vehicles[0];
            (car.broken_open, car.running, car.driver) = (broken, true, Some(0));
            it.arrange().humans[1].vehicle = Some(0);
        });
        board.done()
    };
    for (safe, why) in [
        (with(537, false, false), "closed"),
        (with(537, true, true), "it moved this turn"),
        (with(535, true, false), "not touched"),
    ] {
        assert!(!safe.in_close_combat(0) && !safe.in_close_combat(1), "{why}");
    }
    let mut battle = with(537, true, false);
    assert!(battle.in_close_combat(0) && battle.in_close_combat(1));
    assert_eq!(refused(&battle, 0, "drive"), Some(rule!("dwa.cc.allowed-actions")));
    assert_eq!(refused(&battle, 1, "get out"), Some(rule!("dwa.cc.allowed-actions")));
    assert!(refused(&battle, 1, "break away from close combat").is_some(), "no straight way leads out");
    assert_eq!(offers(&battle, 0), ["done"], "bare hands");
    let strike = "strike zombie 1 with the pistol";
    assert_eq!(offers(&battle, 1), [strike, "fire the pistol in close combat at zombie 1", "done"]);
    acts(&mut battle, 1, &[5], &[strike]);
    assert!(battle.zombies[0].fallen && !battle.in_close_combat(1));
    assert!(offers(&battle, 0).contains(&"drive".to_owned()), "the fallen hold nobody");
}
