//! Getting into buildings (7.1.3).
use atzr::{
    printed::{Area, Cards, DayPart, LootRow},
    rule,
    table::building::{
        EntryResult,
        EntryResult::{Entered, Failed},
        EntryRoll,
    },
};
use kernel::{Given, Proof, Ratio, odds, scripted};

fn triangle(triangle: LootRow) -> EntryRoll {
    EntryRoll { triangle, ..EntryRoll::default() }
}

#[test]
fn green_opens_to_five_yellow_to_four_and_red_to_three() {
    let _proof = Proof::of(rule!("atzr.building.entry-roll")).facts([1, 2, 3]);
    for (colour, most) in [(LootRow::Green, 5), (LootRow::Yellow, 4), (LootRow::Red, 3)] {
        assert_eq!(triangle(colour).over(&Cards::book().entry, &mut scripted(&[most])), 0);
        assert_eq!(triangle(colour).over(&Cards::book().entry, &mut scripted(&[most + 1])), 1);
    }
}

#[test]
fn a_building_of_one_hex_needs_no_roll() {
    let _proof = Proof::of(rule!("atzr.building.entry-row-dash")).facts([1]);
    assert_eq!(triangle(LootRow::Dash).resolve(&mut scripted(&[])), Entered);
}

#[test]
fn a_failure_is_heard_by_a_die_for_each_point_over() {
    let _proof = Proof::of(rule!("atzr.building.entry-fail-noise")).facts([1, 2]);
    let fails = |colour, faces: &[u16]| -> EntryResult { triangle(colour).resolve(&mut scripted(faces)) };
    assert_eq!(fails(LootRow::Red, &[6, 4, 4, 3]), Failed { zombies: 2 });
    assert_eq!(fails(LootRow::Yellow, &[6, 3, 4]), Failed { zombies: 1 });
    assert_eq!(fails(LootRow::Green, &[6, 3]), Failed { zombies: 0 });
    let area = |area, face| EntryRoll { area, ..triangle(LootRow::Green) }.resolve(&mut scripted(&[6, face]));
    assert_eq!([4, 5].map(|it| area(Area::Suburbs, it)), [Failed { zombies: 0 }, Failed { zombies: 1 }]);
    assert_eq!([5, 6].map(|it| area(Area::Rural, it)), [Failed { zombies: 0 }, Failed { zombies: 1 }]);
}

#[test]
fn in_the_dark_more_of_them_hear_it() {
    let _proof = Proof::of(rule!("atzr.daypart.noise")).facts([1]);
    let _night_entry_noise = Proof::of(rule!("atzr.ruling.night-entry-noise"));
    let at = |day_part, face| {
        EntryRoll { day_part, ..triangle(LootRow::Green) }.resolve(&mut scripted(&[6, face]))
    };
    assert_eq!([2, 3].map(|it| at(DayPart::Night, it)), [Failed { zombies: 0 }, Failed { zombies: 1 }]);
    assert_eq!(at(DayPart::Evening, 3), Failed { zombies: 1 });
    assert_eq!(at(DayPart::Morning, 3), Failed { zombies: 0 });
}

#[test]
fn a_red_door_in_town_brings_three_zombies_once_in_forty_eight() {
    let odds = odds(|dice| triangle(LootRow::Red).resolve(dice));
    assert_eq!(odds[&Entered], Ratio::new(1, 2));
    assert_eq!(odds[&Failed { zombies: 3 }], Ratio::new(1, 48));
}
