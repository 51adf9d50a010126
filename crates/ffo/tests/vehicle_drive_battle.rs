//! Vehicles that drive (p. 41 and 42): how far, where they turn, and what they do while others are active.
use ffo::{
    battle::{
        Battle, Person, PersonId, Phase, Vehicle, insight,
        person::{SeatPlace, Seated},
        place::Trailer,
        scene::{Region, RegionKind},
        vehicle::{VehicleKind, active_moves, inactive_moves, morning},
    },
    rule,
};
use ground::open::Polygon;
use kernel::{
    Answer, Answers, Event, LiveQuestion, Play, Point, Proof, dice::SeededDice, question::AskedFor,
    rule::set_up, scripted,
};

use crate::board::{
    BAND, Board, NOBODY,
    acting::{acts, offers, plays_until, refused, says, within},
    board, survivor, v,
};

pub const ANN: PersonId = PersonId(0);

/// One that runs and belongs to the band; it looks north.
pub fn car(kind: VehicleKind, x: i32, y: i32, driver: u16) -> Vehicle {
    let driver = Some(PersonId(driver));
    Vehicle { running: true, driver, of: Some(BAND), ..Vehicle::new("car", kind, Point::new(x, y), 0) }
}

pub fn at(person: Person, vehicle: u8, place: SeatPlace) -> Person {
    Person { seated: Some(Seated { vehicle: v(vehicle), place }), zed_proof: true, ..person }
}

/// Ann drives it north from the south of the table.
pub fn driven(kind: VehicleKind) -> Board {
    board().add(at(survivor("Ann", 600, 900), 0, SeatPlace::Wheel)).vehicle(car(kind, 600, 900, 0))
}

/// A road from there to the south edge, so wide about 600.
pub fn road(board: Board, from: i32, width: i32) -> Board {
    let area = Polygon::rectangle(600 - width / 2, from, width, 1200 - from);
    board.scene(|it| it.regions.push(Region { kind: RegionKind::Road, area, crest: Vec::new() }))
}

/// The active moves of the band, after everybody in sight has been seen.
pub fn moves(battle: &mut Battle, dice: &[u16], answers: &[&str]) -> Vec<Event> {
    set_up(|| insight::forget(battle));
    within(battle, dice, answers, |battle, play| active_moves(battle, play, BAND)).1
}

/// The same where the engine is heard by nobody.
pub fn drives(battle: &mut Battle, dice: &[u16], answers: &[&str]) -> Vec<Event> {
    moves(battle, &[&NOBODY, dice].concat(), answers)
}

pub fn goes_on(battle: &mut Battle, dice: &[u16], answers: &[&str]) -> Vec<Event> {
    set_up(|| insight::forget(battle));
    let dice = [&NOBODY, dice].concat();
    within(battle, &dice, answers, |battle, play| inactive_moves(battle, play, BAND)).1
}

pub const AHEAD: &str = "600,100";

pub fn place(battle: &Battle) -> (Point, i16) {
    (battle.vehicle(v(0)).at, battle.vehicle(v(0)).facing)
}

/// Hears what may be answered first, and says nothing.
struct Hears(Vec<String>);

impl Answers for Hears {
    fn answer(&mut self, asked: &LiveQuestion<'_>) -> Option<Answer> {
        self.0 = (0..asked.len()).filter_map(|it| asked.described(it)).map(|it| it.label).collect();
        None
    }
}

fn offered(battle: &Battle) -> Vec<String> {
    let (mut dice, mut hears) = (scripted(&[]), Hears(Vec::new()));
    let mut play = Play::new(Vec::new(), &mut dice, &mut hears);
    let _ = active_moves(&mut battle.clone(), &mut play, BAND);
    hears.0
}

fn farthest(battle: &Battle) -> usize {
    let inches = |it: &String| it.strip_prefix("Drive ")?.split(' ').next()?.parse().ok();
    offered(battle).iter().filter_map(inches).max().unwrap_or(0)
}

/// Whether the last of these answers is refused.
fn refuses(battle: &Battle, answers: &[&str]) -> bool {
    let (mut dice, mut said) = (SeededDice::new(1), says(answers));
    let mut play = Play::new(Vec::new(), &mut dice, &mut said);
    active_moves(&mut battle.clone(), &mut play, BAND).is_err() && said.left().is_empty()
}

#[test]
fn off_the_road_a_sedan_comes_8_inches_far_and_on_a_road_16() {
    let _table = Proof::of(rule!("ffo.vehicle.table")).facts([1]);
    let _speed = Proof::of(rule!("ffo.vehicle.speed")).facts([2]);
    let _active = Proof::of(rule!("ffo.vehicle.active-move")).facts([2]);
    assert_eq!(farthest(&driven(VehicleKind::Sedan).done()), 8);
    assert_eq!(farthest(&road(driven(VehicleKind::Sedan), 0, 400).done()), 16);
    // The road ends 13 inches before its front: farther than that it would not end on it.
    assert_eq!(farthest(&road(driven(VehicleKind::Sedan), 500, 40).done()), 13);
    assert_eq!(farthest(&road(driven(VehicleKind::Sedan), 850, 400).done()), 8, "its front is off the road");
    let mut battle = driven(VehicleKind::Sedan).done();
    drives(&mut battle, &[], &["Drive 8 inches", AHEAD, AHEAD]);
    assert_eq!(place(&battle), (Point::new(600, 700), 0));
    assert_eq!((battle.vehicle(v(0)).active_mm, battle.vehicle(v(0)).speed_mm), (200, 200));
}

#[test]
fn a_turn_in_the_middle_at_road_speed_may_not_lead_off_the_road() {
    let _proof = Proof::of(rule!("ffo.vehicle.speed")).facts([2]);
    let fast = road(driven(VehicleKind::Sedan), 0, 200).done();
    drives(&mut fast.clone(), &[], &["Drive 12 inches", AHEAD, AHEAD]);
    assert!(refuses(&fast, &["Drive 12 inches", "900,450"]), "45 degrees to the right");
    // Off-road speed is enough for that, and half of the road speed needs no Challenge.
    let mut slow = fast.clone();
    drives(&mut slow, &[], &["Drive 8 inches", "900,500", "1071,329"]);
    assert_eq!(place(&slow).1, 45);
}

#[test]
fn a_vehicle_moves_first_whatever_the_die_and_its_people_stay_inactive() {
    let _proof = Proof::of(rule!("ffo.vehicle.active-move")).facts([1, 4]);
    let _ruling = Proof::of(rule!("ffo.ruling.vehicle-occupants-active"));
    let mut battle = driven(VehicleKind::Sedan).with(|it| it.phase = Phase::Vehicles { side: BAND }).done();
    battle.side_mut(BAND).die = Some(6);
    let is_there = |it| matches!(it, Phase::Groups { .. });
    plays_until(&mut battle, &NOBODY, &["Drive 4 inches", AHEAD, AHEAD], is_there);
    assert_eq!(place(&battle).0, Point::new(600, 800));
    assert!(!battle.person(ANN).turn.active);
    plays_until(&mut battle, &[], &[], |it| it == Phase::Next);
    assert!(!battle.person(ANN).turn.done);
}

#[test]
fn the_rating_says_where_a_vehicle_turns() {
    let _proof = Proof::of(rule!("ffo.vehicle.turn-rating")).facts([1, 2]);
    let _active = Proof::of(rule!("ffo.vehicle.active-move")).facts([3]);
    let end = |kind, answers: &[&str]| {
        let mut battle = driven(kind).done();
        drives(&mut battle, &[], answers);
        place(&battle)
    };
    // 45 degrees to the right, at the end, in the middle and at the beginning.
    assert_eq!(end(VehicleKind::Bus, &["Drive 2 inches", "1000,450"]), (Point::new(600, 850), 45));
    let middle = end(VehicleKind::Sedan, &["Drive 4 inches", "1000,450", "635,0"]);
    assert_eq!((middle.0.x, middle.0.y, middle.1), (635, 815, 0));
    let (first, facing) = end(VehicleKind::Atv, &["Drive 4 inches", "1000,500", "1035,465", "1071,429"]);
    assert_eq!((first, facing), (Point::new(670, 830), 45));
}

#[test]
fn no_turn_is_wider_than_45_degrees() {
    let _proof = Proof::of(rule!("ffo.vehicle.turn-rating")).facts([1]);
    let bus = driven(VehicleKind::Bus).done();
    drives(&mut bus.clone(), &[], &["Drive 2 inches", "1000,450"]);
    assert!(refuses(&bus, &["Drive 2 inches", "1000,470"]));
}

#[test]
fn only_a_turn_at_more_than_half_the_top_speed_needs_a_challenge() {
    let _proof = Proof::of(rule!("ffo.vehicle.turn-fast")).facts([1, 2]);
    let _half = Proof::of(rule!("ffo.ruling.vehicle-half-speed"));
    let mut slow = driven(VehicleKind::Sedan).done();
    drives(&mut slow, &[], &["Drive 4 inches", "1000,450", "635,0"]);
    assert_eq!(place(&slow).1, 0, "turned twice without a die");
    let mut fast = driven(VehicleKind::Sedan).done();
    // Each turn has its own.
    drives(&mut fast, &[1, 1, 4, 4], &["Drive 5 inches", "1000,437", "yes", "645,0", "yes"]);
    assert_eq!(place(&fast).1, 0);
}

#[test]
fn whoever_loses_control_skids_on_and_then_turns() {
    let _proof = Proof::of(rule!("ffo.vehicle.turn-fast")).facts([3]);
    let mut battle = driven(VehicleKind::Sedan).done();
    drives(&mut battle, &[5, 5, 2], &["Drive 8 inches", AHEAD, "1000,300", "yes"]);
    assert_eq!(place(&battle), (Point::new(600, 650), 45));
}

#[test]
fn with_one_die_passed_a_driver_may_give_a_turn_up() {
    let _proof = Proof::of(rule!("ffo.vehicle.turn-fast")).facts([4]);
    let _ruling = Proof::of(rule!("ffo.ruling.challenge-driving"));
    let mut gives_up = driven(VehicleKind::Sedan).done();
    drives(&mut gives_up, &[1, 5], &["Drive 8 inches", AHEAD, "1000,300", "no"]);
    assert_eq!(place(&gives_up), (Point::new(600, 700), 0));
    let mut tries = driven(VehicleKind::Sedan).done();
    drives(&mut tries, &[1, 5, 1, 1], &["Drive 8 inches", AHEAD, "1000,300", "yes"]);
    assert_eq!(place(&tries), (Point::new(600, 700), 45));
}

#[test]
fn a_vehicle_goes_on_once_as_far_and_straight_ahead_while_others_are_active() {
    let _proof = Proof::of(rule!("ffo.vehicle.inactive-move")).facts([1, 2, 3, 4]);
    let _speed = Proof::of(rule!("ffo.vehicle.speed")).facts([1]);
    let _ruling = Proof::of(rule!("ffo.ruling.vehicle-phases"));
    let mut battle = driven(VehicleKind::Sedan).done();
    drives(&mut battle, &[], &["Drive 8 inches", AHEAD, AHEAD]);
    within(&mut battle, &[], &[], |battle, play| inactive_moves(battle, play, BAND));
    assert_eq!(place(&battle), (Point::new(600, 500), 0));
    within(&mut battle, &[], &[], |battle, play| inactive_moves(battle, play, BAND));
    assert_eq!(place(&battle), (Point::new(600, 500), 0), "once in a turn");
}

#[test]
fn one_that_stands_still_when_active_stands_still_when_inactive() {
    let _proof = Proof::of(rule!("ffo.vehicle.inactive-move")).facts([1]);
    let mut battle = driven(VehicleKind::Sedan).done();
    moves(&mut battle, &[], &["Stand still"]);
    within(&mut battle, &[], &[], |battle, play| inactive_moves(battle, play, BAND));
    assert_eq!(place(&battle), (Point::new(600, 900), 0));
}

#[test]
fn on_doubles_a_vehicle_makes_its_inactive_move_alone() {
    let _proof = Proof::of(rule!("ffo.vehicle.active-move")).facts([6]);
    let mut battle = driven(VehicleKind::Sedan)
        .with(|it| {
            it.phase = Phase::Doubles;
            let moved = &mut it.arrange().vehicles[0];
            (moved.speed_mm, moved.active_mm) = (100, 100);
        })
        .done();
    plays_until(&mut battle, &NOBODY, &[], |it| it == Phase::End);
    assert_eq!(place(&battle), (Point::new(600, 800), 0));
}

#[test]
fn one_that_comes_in_a_scenario_is_on_its_way_at_any_speed() {
    let _proof = Proof::of(rule!("ffo.vehicle.enter-table")).facts([1, 2]);
    // On its way before its first own phase.
    let mut battle = driven(VehicleKind::SportsCar)
        .with(|it| {
            let moved = &mut it.arrange().vehicles[0];
            (moved.speed_mm, moved.active_mm) = (200, 200);
        })
        .done();
    goes_on(&mut battle, &[], &[]);
    assert_eq!(place(&battle), (Point::new(600, 700), 0));
}

#[test]
fn a_stopped_vehicle_may_go_straight_back_half_its_off_road_speed() {
    let _proof = Proof::of(rule!("ffo.vehicle.active-move")).facts([5]);
    let _ruling = Proof::of(rule!("ffo.ruling.vehicle-reverse"));
    let mut battle = driven(VehicleKind::Sedan).done();
    let labels = offered(&battle);
    assert!(
        labels.iter().any(|it| it == "Reverse 4 inches") && !labels.iter().any(|it| it == "Reverse 5 inches")
    );
    drives(&mut battle, &[], &["Reverse 4 inches"]);
    assert_eq!(place(&battle), (Point::new(600, 1000), 0));
    within(&mut battle, &[], &[], |battle, play| inactive_moves(battle, play, BAND));
    assert_eq!(place(&battle), (Point::new(600, 1100), 0), "on as it went");
    assert!(!offered(&battle).iter().any(|it| it.starts_with("Reverse")), "it is on its way");
}

#[test]
fn an_engine_is_heard_once_a_turn_from_where_its_first_move_begins() {
    let _proof = Proof::of(rule!("ffo.vehicle.noise")).facts([1, 3]);
    let _ruling = Proof::of(rule!("ffo.ruling.vehicle-noise-frequency"));
    let mut battle = driven(VehicleKind::Sedan).done();
    drives(&mut battle, &[], &["Drive 4 inches", AHEAD, AHEAD]);
    within(&mut battle, &[], &[], |battle, play| inactive_moves(battle, play, BAND));
    let heard: Vec<(Point, u16)> = battle.noises.iter().map(|it| (it.at, it.shots)).collect();
    assert_eq!(heard, [(Point::new(600, 900), 6)]);
    // One that stands there with its engine on is heard as the turn begins.
    let mut idle = driven(VehicleKind::Sedan).done();
    within(&mut idle, &NOBODY, &[], |battle, play| {
        morning(battle, play);
        Ok(())
    });
    moves(&mut idle, &[], &["Drive 4 inches", AHEAD, AHEAD]);
    assert_eq!(idle.noises.len(), 1);
}

#[test]
fn one_that_has_just_been_started_is_driven_at_half_speed_at_once() {
    let _proof = Proof::of(rule!("ffo.vehicle.wont-start")).facts([4]);
    let _hotwire = Proof::of(rule!("ffo.vehicle.hotwire")).facts([3, 5]);
    let stands = |it: &mut Battle| {
        let it = &mut it.arrange().vehicles[0];
        (it.running, it.keys_of) = (false, Some(ANN));
    };
    let mut battle = driven(VehicleKind::Sedan).with(stands).done();
    acts(&mut battle, 0, &NOBODY, &["Start the car", "Drive the car", "Drive 4 inches", AHEAD, AHEAD]);
    assert_eq!(place(&battle), (Point::new(600, 800), 0));
    assert_eq!(refused(&battle, 0, "Drive the car"), None);
    // Hotwired it goes no faster; both dice are within Rep 3.
    let mut wired = driven(VehicleKind::Sedan).with(|it| it.arrange().vehicles[0].running = false).done();
    let answers = ["Hotwire the car", "Drive the car", "Drive 4 inches", AHEAD, AHEAD];
    acts(&mut wired, 0, &[&[3, 2], NOBODY.as_slice()].concat(), &answers);
    assert_eq!(place(&wired).0, Point::new(600, 800));
    let mut again =
        driven(VehicleKind::Sedan).with(stands).with(|it| it.arrange().vehicles[0].running = true);
    again.0.arrange().vehicles[0].just_started = true;
    assert_eq!(farthest(&again.done()), 4);
    let mut on_road = road(driven(VehicleKind::Sedan), 0, 200);
    on_road.0.arrange().vehicles[0].just_started = true;
    assert_eq!(farthest(&on_road.done()), 8);
}

fn on_two_lanes(kind: VehicleKind, width: i32) -> Board {
    let moves = |it: &mut Battle| {
        let it = &mut it.arrange().vehicles[0];
        (it.speed_mm, it.active_mm) = (200, 200);
    };
    road(driven(kind), 0, width).with(moves)
}

#[test]
fn a_bootlegger_turn_leads_into_the_next_lane_and_faces_back() {
    let _proof = Proof::of(rule!("ffo.vehicle.bootlegger")).facts([3, 4]);
    let mut battle = on_two_lanes(VehicleKind::Sedan, 300).done();
    drives(&mut battle, &[3, 3], &["Bootlegger turn to the left", "yes"]);
    assert_eq!(place(&battle), (Point::new(537, 800), 180));
    let it = battle.vehicle(v(0));
    assert_eq!((it.speed_mm, it.active_mm, it.running), (0, 0, true), "stopped, and ready for its next move");
}

#[test]
fn a_failed_bootlegger_turn_skids_to_the_left_and_stalls() {
    let _proof = Proof::of(rule!("ffo.vehicle.bootlegger")).facts([3, 5]);
    let mut battle = on_two_lanes(VehicleKind::Sedan, 300).done();
    // A 4 is too high for Rep 4 in a difficult Challenge.
    drives(&mut battle, &[4, 4], &["Bootlegger turn to the right", "yes"]);
    assert_eq!(place(&battle), (Point::new(600, 750), 270));
    assert!(!battle.vehicle(v(0)).running && battle.vehicle(v(0)).stalled);
    // It has to be restarted, which nobody has tried in this turn, and may not start.
    battle.arrange().vehicles[0].keys_of = Some(ANN);
    assert_eq!(refused(&battle, 0, "Start the car"), None);
    assert!(offers(&battle, 0).iter().any(|it| it == "Start the car"));
    battle.turn += 1;
    acts(&mut battle, 0, &[&[4], NOBODY.as_slice()].concat(), &["Start the car"]);
    assert!(!battle.vehicle(v(0)).running);
}

#[test]
fn with_one_die_passed_a_driver_may_give_a_bootlegger_turn_up() {
    let _proof = Proof::of(rule!("ffo.vehicle.bootlegger")).facts([6]);
    let mut battle = on_two_lanes(VehicleKind::Sedan, 300).done();
    drives(&mut battle, &[3, 4], &["Bootlegger turn to the right", "no"]);
    assert_eq!(place(&battle), (Point::new(600, 700), 0));
}

#[test]
fn only_some_vehicles_turn_around_and_only_between_two_lanes() {
    let _proof = Proof::of(rule!("ffo.vehicle.bootlegger")).facts([1, 2]);
    let can = |board: Board| offered(&board.done()).iter().any(|it| it.starts_with("Bootlegger"));
    let all = [
        VehicleKind::Motorcycle,
        VehicleKind::Pickup,
        VehicleKind::Sedan,
        VehicleKind::SportsCar,
        VehicleKind::Suv,
    ];
    assert!(all.into_iter().all(|it| can(on_two_lanes(it, 300))));
    let none = [VehicleKind::Atv, VehicleKind::BigRig, VehicleKind::Bus, VehicleKind::Rv];
    assert!(!none.into_iter().any(|it| can(on_two_lanes(it, 300))));
    assert!(!can(on_two_lanes(VehicleKind::Sedan, 100)), "no lane beside it");
}

#[test]
fn all_in_a_vehicle_are_one_group_and_so_are_vehicles_4_inches_apart() {
    let _proof = Proof::of(rule!("ffo.vehicle.groups")).facts([1, 2]);
    let groups = |gap: i32| {
        let other = 900 - VehicleKind::Sedan.hull().length - gap;
        let two = driven(VehicleKind::Sedan)
            .add(at(survivor("Bob", 600, 900), 0, SeatPlace::Inside))
            .add(at(survivor("Cat", 600, other), 1, SeatPlace::Wheel))
            .vehicle(car(VehicleKind::Sedan, 600, other, 2));
        ffo::battle::group::groups(&two.done(), BAND, &mut scripted(&[])).len()
    };
    assert_eq!((groups(100), groups(101)), (1, 2));
}

#[test]
fn a_trailer_follows_its_cab() {
    let _proof = Proof::of(rule!("ffo.ruling.vehicle-footprint"));
    let cab = car(VehicleKind::BigRig, 600, 500, 0);
    let behind = 500 + VehicleKind::BigRig.hull().length / 2 + VehicleKind::TRAILER.length / 2;
    let trailer = Some(Trailer { at: Point::new(600, behind), facing: 0 });
    let board = board().add(at(survivor("Ann", 600, 500), 0, SeatPlace::Wheel));
    let mut battle = board.vehicle(Vehicle { trailer, ..cab }).done();
    drives(&mut battle, &[], &["Drive 2 inches", "600,0"]);
    assert_eq!(battle.vehicle(v(0)).at, Point::new(600, 450));
    assert_eq!(battle.vehicle(v(0)).trailer.unwrap().at, Point::new(600, behind - 50));
}

/// Looks at what a turn to the right may come to, and turns nowhere.
struct Weighs(Vec<String>);

impl Answers for Weighs {
    fn answer(&mut self, asked: &LiveQuestion<'_>) -> Option<Answer> {
        let AskedFor::Point(field) = asked.shape else { return Some(asked.default()) };
        let right = Point::new(1000, 400);
        self.0.extend(field.odds(right).into_iter().map(|it| format!("{} {}", it.what, it.p)));
        Some(Answer::Point(Point::new(600, 100)))
    }
}

#[test]
fn a_turn_says_beforehand_what_it_risks() {
    let weighed = |mm: i32| {
        let mut battle = driven(VehicleKind::Bus).done();
        battle.arrange().vehicles[0].active_mm = mm;
        set_up(|| insight::forget(&mut battle));
        let (mut dice, mut weighs) = (SeededDice::new(1), Weighs(Vec::new()));
        let mut play = Play::new(Vec::new(), &mut dice, &mut weighs);
        active_moves(&mut battle, &mut play, BAND).unwrap();
        weighs.0
    };
    // Both dice within Rep 4, or one of them and then both: 4/9 + 4/9 x 4/9.
    assert_eq!(weighed(100), ["keeps control 52/81", "skids 29/81"]);
    assert!(weighed(50).is_empty(), "half the top speed risks nothing");
}
