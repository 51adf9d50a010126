//! Protection (p. 9).
use ffo::{
    rule,
    table::{
        class::Class,
        protection::Protection,
        react::KnockDownTest,
        status::Status::{self, CarryOn, ObviouslyDead, OutOfTheFight, Stunned},
    },
};
use kernel::{Given, Proof, scripted};

fn bare(class: Class) -> Protection {
    Protection { class, body_armor: 0, ..Protection::default() }
}

fn is(protection: Protection) -> bool {
    protection.resolve(&mut scripted(&[]))
}

fn recovers(protected: bool, faces: &[u16]) -> Status {
    KnockDownTest { protected, ..KnockDownTest::default() }.take(&mut scripted(faces))
}

#[test]
fn whoever_is_protected_and_passes_two_dice_carries_on() {
    let _proof = Proof::of(rule!("ffo.protection.effect")).facts([1, 2]);
    let columns: [&[u16]; 3] = [&[4, 4], &[4, 5], &[5, 5]];
    assert_eq!(columns.map(|it| recovers(true, it)), [CarryOn, OutOfTheFight, ObviouslyDead]);
    assert_eq!(columns.map(|it| recovers(false, it)), [Stunned, OutOfTheFight, ObviouslyDead]);
}

#[test]
fn one_suit_protects_against_all_and_two_no_better() {
    let _proof = Proof::of(rule!("ffo.protection.effect")).facts([3, 4]);
    let worn = |body_armor| is(Protection { body_armor, ..bare(Class::Citizen) });
    assert_eq!([0, 1, 2].map(worn), [false, true, true]);
    // It is not asked whether fire or melee has knocked them down.
    assert_eq!(recovers(worn(2), &[4, 5]), OutOfTheFight);
    assert_eq!(recovers(worn(2), &[5, 5]), ObviouslyDead);
}

#[test]
fn soldiers_are_always_protected() {
    let _proof = Proof::of(rule!("ffo.react.military.recover-knock-down")).facts([1]);
    let classes = Class::ALL.map(|it| is(bare(it)));
    assert_eq!(classes, [false, false, false, false, true, true]);
    let soldier = KnockDownTest { class: Class::Army, protected: false, ..KnockDownTest::default() };
    assert_eq!(soldier.take(&mut scripted(&[1, 1])), CarryOn);
}

#[test]
fn police_are_protected_after_day_ten_and_swat_before() {
    let _proof = Proof::of(rule!("ffo.react.police.recover-knock-down")).facts([1, 2]);
    let _police = Proof::of(rule!("ffo.police.protected")).facts([1, 2]);
    let on = |swat| move |day| is(Protection { swat, day, ..bare(Class::Police) });
    assert_eq!([1, 10, 11].map(on(false)), [false, false, true]);
    assert_eq!([1, 10, 11].map(on(true)), [true, true, true]);
}

#[test]
fn what_the_book_does_not_know_is_refused() {
    let swat = Protection { swat: true, ..bare(Class::Citizen) };
    assert!(swat.check().is_err() && Protection { day: 0, ..bare(Class::Police) }.check().is_err());
    assert!(Protection { swat: true, ..bare(Class::Police) }.check().is_ok());
}
