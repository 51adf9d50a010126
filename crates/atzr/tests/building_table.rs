//! Getting into buildings (7.1.3).
use atzr::{
    printed::{Area, Cards, DayPart, Row},
    rule,
    table::building::{
        Entry,
        Entry::{Entered, Failed},
        EntryRoll,
    },
};
use kernel::{Given, Proof, Ratio, odds, scripted};

fn triangle(triangle: Row) -> EntryRoll {
    EntryRoll { triangle, ..EntryRoll::default() }
}

#[test]
fn green_opens_to_five_yellow_to_four_and_red_to_three() {
    let _proof = Proof::of(rule!("atzr.building.entry-roll"));
    for (colour, most) in [(Row::Green, 5), (Row::Yellow, 4), (Row::Red, 3)] {
        assert_eq!(triangle(colour).over(&Cards::book().entry, &mut scripted(&[most])), 0);
        assert_eq!(triangle(colour).over(&Cards::book().entry, &mut scripted(&[most + 1])), 1);
    }
}

#[test]
fn a_building_of_one_hex_needs_no_roll() {
    let _proof = Proof::of(rule!("atzr.building.entry-row-dash"));
    assert_eq!(triangle(Row::Dash).resolve(&mut scripted(&[])), Entered);
}

#[test]
fn a_failure_is_heard_by_a_die_for_each_point_over() {
    let _proof = Proof::of(rule!("atzr.building.entry-fail-noise"));
    let fails = |colour, faces: &[u16]| -> Entry { triangle(colour).resolve(&mut scripted(faces)) };
    assert_eq!(fails(Row::Red, &[6, 4, 4, 3]), Failed { zombies: 2 });
    assert_eq!(fails(Row::Yellow, &[6, 3, 4]), Failed { zombies: 1 });
    assert_eq!(fails(Row::Green, &[6, 3]), Failed { zombies: 0 });
    let area = |area, face| EntryRoll { area, ..triangle(Row::Green) }.resolve(&mut scripted(&[6, face]));
    assert_eq!([4, 5].map(|it| area(Area::Suburbs, it)), [Failed { zombies: 0 }, Failed { zombies: 1 }]);
    assert_eq!([5, 6].map(|it| area(Area::Rural, it)), [Failed { zombies: 0 }, Failed { zombies: 1 }]);
}

#[test]
fn in_the_dark_more_of_them_hear_it() {
    let _proof = Proof::of_all(&[rule!("atzr.ruling.night-entry-noise"), rule!("atzr.daypart.noise")]);
    let at =
        |day_part, face| EntryRoll { day_part, ..triangle(Row::Green) }.resolve(&mut scripted(&[6, face]));
    assert_eq!([2, 3].map(|it| at(DayPart::Night, it)), [Failed { zombies: 0 }, Failed { zombies: 1 }]);
    assert_eq!(at(DayPart::Evening, 3), Failed { zombies: 1 });
    assert_eq!(at(DayPart::Morning, 3), Failed { zombies: 0 });
}

#[test]
fn a_red_door_in_town_brings_three_zombies_once_in_forty_eight() {
    let odds = odds(|dice| triangle(Row::Red).resolve(dice));
    assert_eq!(odds[&Entered], Ratio::new(1, 2));
    assert_eq!(odds[&Failed { zombies: 3 }], Ratio::new(1, 48));
}
