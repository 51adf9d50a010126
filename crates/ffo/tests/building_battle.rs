//! Doors, windows and barricades on the board (p. 35).
use ffo::{
    battle::{
        Battle, OpeningState, PersonId, Side, SideId, State, building,
        r#move::route,
        person::{Main, Tool},
    },
    rule,
};
use ground::open::Walks;
use kernel::{Point, Proof, Seat, rule::set_up};

use crate::board::{
    Board, NOBODY,
    acting::{acts, offers, refused},
    house, p,
};

const DOOR: usize = 0;
const WINDOW: usize = 1;
const UPPER: usize = 2;

fn is(battle: &mut Battle, which: usize, change: impl FnOnce(&mut OpeningState)) {
    set_up(|| {
        change(&mut battle.arrange().openings[which]);
        battle.refresh_ground();
    });
}

/// Ann inside the house, at the door; Bob and Cat beside her.
fn inside() -> Board {
    house().person("Ann", 600, 485).person("Bob", 570, 485).person("Cat", 630, 485)
}

/// Ann outside, at the door; Bob, Cat and Dot beside her.
fn outside() -> Board {
    house().person("Ann", 600, 514).person("Bob", 575, 514).person("Cat", 625, 514).person("Dot", 600, 520)
}

fn all_active(battle: &mut Battle) {
    for who in battle.person_ids() {
        battle.turn_mut(who).active = true;
    }
}

fn dv(battle: &Battle, which: usize) -> u8 {
    battle.openings[which].dv
}

#[test]
fn an_activation_raises_a_barricade_by_one_and_two_work_at_it() {
    let _build = Proof::of(rule!("ffo.building.barricade-build")).facts([1, 2]);
    let mut battle = inside().done();
    all_active(&mut battle);
    acts(&mut battle, 0, &[], &["Barricade the door"]);
    assert_eq!((dv(&battle, DOOR), battle.people[0].turn.main), (2, Some(Main::Barricade)));
    assert_eq!(refused(&battle, 0, "Walk"), Some(rule!("ffo.action.choice")));
    let mut again = battle.clone();
    again.turn_mut(PersonId(0)).main = None;
    again.turn_mut(PersonId(1)).moved = true;
    assert!(refused(&again, 1, "Barricade the door").is_some(), "the whole activation");
    acts(&mut battle, 1, &[], &["Barricade the door"]);
    assert_eq!(dv(&battle, DOOR), 3);
    is(&mut battle, DOOR, |it| it.dv = 2);
    assert_eq!(refused(&battle, 2, "Barricade the door"), Some(rule!("ffo.building.barricade-build")));
}

#[test]
fn doors_go_up_to_three_and_windows_to_two() {
    let _proof = Proof::of(rule!("ffo.building.barricade-dv")).facts([1, 2]);
    let mut battle = house().person("Ann", 600, 485).person("Bob", 600, 315).done();
    assert_eq!([DOOR, WINDOW].map(|it| dv(&battle, it)), [1, 0]);
    is(&mut battle, DOOR, |it| it.dv = 3);
    is(&mut battle, WINDOW, |it| it.dv = 1);
    assert_eq!(refused(&battle, 0, "Barricade the door"), Some(rule!("ffo.building.barricade-dv")));
    acts(&mut battle, 1, &[], &["Barricade the window"]);
    assert_eq!(dv(&battle, WINDOW), 2);
}

#[test]
fn what_is_taken_down_from_inside_is_open_next_turn_and_can_be_built_again() {
    let _down = Proof::of(rule!("ffo.building.barricade-remove-inside")).facts([1]);
    let _breach = Proof::of(rule!("ffo.building.barricade-breach")).facts([1, 3]);
    let mut battle = inside().done();
    is(&mut battle, DOOR, |it| it.dv = 2);
    acts(&mut battle, 0, &[], &["Take boards off the door"]);
    assert_eq!(dv(&battle, DOOR), 1);
    let way = |battle: &Battle| route(battle, p(1), Point::new(600, 530), 200).is_some();
    assert!(!way(&battle));
    battle.turn += 1;
    assert!(way(&battle));
    assert!(offers(&battle, 1).contains(&"Barricade the door".to_owned()));
}

#[test]
fn up_to_three_break_in_from_outside_with_one_die() {
    let _proof = Proof::of(rule!("ffo.building.barricade-destroy")).facts([1, 2, 3]);
    let _breach = Proof::of(rule!("ffo.building.barricade-breach")).facts([1, 2]);
    let locked = || {
        let mut battle = outside().done();
        is(&mut battle, DOOR, |it| (it.dv, it.locked) = (1, true));
        all_active(&mut battle);
        battle
    };
    let mut three = locked();
    acts(&mut three, 0, &[3], &["Destroy the barricade at the door", "Bob; Cat"]);
    assert_eq!((dv(&three, DOOR), three.openings[DOOR].beaten), (0, true));
    assert!([0, 1, 2].iter().all(|&it: &usize| three.people[it].turn.main == Some(Main::Barricade)));
    assert_eq!(three.people[3].turn.main, None);
    let way = |battle: &Battle| route(battle, p(3), Point::new(600, 470), 200).is_some();
    assert!(!way(&three));
    three.turn += 1;
    assert!(way(&three));
    let mut two = locked();
    acts(&mut two, 0, &[3], &["Destroy the barricade at the door", "Bob"]);
    assert_eq!(dv(&two, DOOR), 1);
    let mut tool = locked();
    set_up(|| tool.arrange().people[1].tools.push(Tool::Crowbar));
    acts(&mut tool, 0, &[3], &["Destroy the barricade at the door", "Bob"]);
    assert_eq!(dv(&tool, DOOR), 0);
    let mut beaten = house().person("Ann", 600, 485).done();
    is(&mut beaten, DOOR, |it| (it.dv, it.beaten) = (0, true));
    assert_eq!(refused(&beaten, 0, "Barricade the door"), Some(rule!("ffo.building.barricade-breach")));
}

#[test]
fn a_locked_door_keeps_people_out_until_it_is_worn_down() {
    let _doors = Proof::of(rule!("ffo.building.doors")).facts([3, 4]);
    let _ruling = Proof::of(rule!("ffo.ruling.doors-locked"));
    let mut battle = outside().done();
    assert!(!battle.openings[DOOR].open && !battle.openings[DOOR].locked, "shut, and not locked");
    is(&mut battle, DOOR, |it| it.locked = true);
    assert!(route(&battle, p(0), Point::new(600, 470), 200).is_none());
    let all = offers(&battle, 0);
    assert!(
        ["Pick the lock of the door", "Break down the door"].iter().all(|it| all.contains(&(*it).to_owned()))
    );
    all_active(&mut battle);
    acts(&mut battle, 0, &[1], &["Destroy the barricade at the door", ""]);
    assert_eq!(dv(&battle, DOOR), 0);
}

#[test]
fn somebody_crashes_through_glass_for_nothing() {
    let _proof = Proof::of(rule!("ffo.building.crash-window")).facts([1, 3, 5]);
    let _ruling = Proof::of(rule!("ffo.ruling.windows"));
    let mut battle = house().person("Ann", 600, 285).done();
    acts(&mut battle, 0, &[&[2], NOBODY.as_slice()].concat(), &["Crash through the window"]);
    let ann = &battle.people[0];
    assert!(300 < ann.at.y && ann.at.y < 330 && ann.state == State::Functioning);
    assert_eq!(ann.turn.spent_mm, 0);
    assert!(battle.openings[WINDOW].broken);
    let mut barred = house().person("Ann", 600, 285).done();
    is(&mut barred, WINDOW, |it| it.dv = 1);
    assert_eq!(refused(&barred, 0, "Crash through the window"), Some(rule!("ffo.building.windows")));
}

#[test]
fn on_a_one_the_glass_wounds() {
    let _proof = Proof::of(rule!("ffo.building.crash-window")).facts([2]);
    let mut battle = house().person("Ann", 600, 285).done();
    acts(&mut battle, 0, &[1, 6, 6, 6], &["Crash through the window"]);
    assert_ne!(battle.people[0].state, State::Functioning);
    assert!(battle.openings[WINDOW].broken);
}

#[test]
fn breaking_a_window_is_an_extra_and_shutting_a_door_is_nothing() {
    let _ruling = Proof::of(rule!("ffo.ruling.windows"));
    let mut battle = house().person("Ann", 600, 285).done();
    acts(&mut battle, 0, &[], &["Break the window"]);
    assert!(battle.openings[WINDOW].broken && battle.people[0].turn.extra.is_some());
    assert!(refused(&battle, 0, "Drop prone").is_some());
    let mut door = outside().done();
    is(&mut door, DOOR, |it| it.open = true);
    acts(&mut door, 0, &[], &["Shut the door"]);
    assert!(
        !door.openings[DOOR].open
            && door.people[0].turn
                == ffo::battle::person::Turn {
                    active: true,
                    began_at: door.people[0].at,
                    ..Default::default()
                }
    );
}

#[test]
fn nobody_works_at_a_window_of_another_floor() {
    let upstairs = house().done().scene.buildings[0].floors[1];
    let below = house().person("Ann", 485, 400).person("Bob", 515, 400).done();
    assert!(!offers(&below, 0).iter().any(|it| it.contains("window")));
    assert!(!offers(&below, 1).iter().any(|it| it.contains("window")));
    let above = house().person("Ann", 515, 400).who(|it| it.level = upstairs).done();
    assert!(offers(&above, 0).contains(&"Barricade the upper window".to_owned()));
    assert_eq!(dv(&above, UPPER), 0);
}

#[test]
fn zombies_go_through_doors_alone() {
    let _proof = Proof::of(rule!("ffo.zombie.move-doors")).facts([1]);
    let battle = house().done();
    let ways: Vec<Walks> = building::zombie_passages(&battle).iter().map(|it| it.walks).collect();
    assert_eq!(ways, [Walks::Crossing(50), Walks::Closed, Walks::Closed]);
}

#[test]
fn coming_onto_a_floor_is_told_once() {
    let mut battle = house().person("Ann", 600, 540).done();
    set_up(|| battle.sides.push(Side::new("others", &[Seat(2)])));
    assert_eq!(battle.person(PersonId(0)).side, SideId(0));
    acts(&mut battle, 0, &NOBODY, &["Walk", "600,460", "Walk", "600,510", "Walk", "600,490"]);
    assert_eq!(battle.buildings[0].entered, 1);
}
