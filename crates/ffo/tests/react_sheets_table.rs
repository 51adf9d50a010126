//! The sheets of the Classes, column by column (Quick Reference Sheets).
use ffo::{
    rule,
    table::{
        class::Class,
        dice::Passed,
        leader::LeaderDie,
        react::{
            Friends, KnockDownTest,
            Reaction::{self, CarryOn, ChargeIntoMelee, DuckBack, Fire, RemainDuckedBack, Runaway, RushShot},
            ReactionTest,
        },
        status::Status::{self, ObviouslyDead, OutOfTheFight, Stunned},
    },
};
use kernel::{Given, Proof, scripted};

/// Dice that pass two, one and none at Rep 4.
const COLUMNS: [&[u16]; 3] = [&[1, 4], &[4, 5], &[5, 6]];

fn take(test: ReactionTest, faces: &[u16]) -> Reaction {
    test.resolve(&mut scripted(faces))
}

/// For each column: Outgunned; retrieving wounded; the same with an empty gun; able to fire; not able to, but in reach of a charge;
/// neither.
fn received_fire(class: Class) -> [[Reaction; 6]; 3] {
    let loaded = ReactionTest { class, enemy_in_reach: true, ..ReactionTest::default() };
    let empty = ReactionTest { able_to_fire: false, ..loaded };
    let situations = [
        ReactionTest { outgunned: true, ..loaded },
        ReactionTest { retrieving_wounded: true, ..loaded },
        ReactionTest { retrieving_wounded: true, ..empty },
        loaded,
        empty,
        ReactionTest { enemy_in_reach: false, ..empty },
    ];
    COLUMNS.map(|faces| situations.map(|it| take(it, faces)))
}

fn man_down_of(class: Class) -> ReactionTest {
    ReactionTest { class, received_fire: false, man_down: true, ..ReactionTest::default() }
}

/// For each column: of six friends three, four and five are down.
fn man_down(class: Class) -> [[Reaction; 3]; 3] {
    let down = |down| ReactionTest { friends: Friends { all: 6, down }, ..man_down_of(class) };
    COLUMNS.map(|faces| [3, 4, 5].map(|it| take(down(it), faces)))
}

fn knocked_down(class: Class, protected: bool) -> [Status; 3] {
    let test = KnockDownTest { class, protected, ..KnockDownTest::default() };
    COLUMNS.map(|faces| test.take(&mut scripted(faces)))
}

fn ducked_of(class: Class) -> ReactionTest {
    ReactionTest { class, received_fire: false, recover_duck_back: true, ..ReactionTest::default() }
}

fn ducked_back(class: Class) -> [Reaction; 3] {
    COLUMNS.map(|faces| take(ducked_of(class), faces))
}

fn led(test: ReactionTest) -> ReactionTest {
    ReactionTest { leader: Some(LeaderDie::default()), ..test }
}

/// A Leader Die makes two passed dice of one, cover is a third die, and a Star chooses.
fn has_leader_die_cover_die_and_free_will(test: ReactionTest) {
    let best = take(test, &[1, 1]);
    assert_eq!(take(led(test), &[1, 4, 5]), best);
    let (one, none) = (take(test, &[4, 5]), take(test, &[5, 6]));
    assert_eq!([take(led(test), &[1, 5, 6]), take(led(test), &[6, 4, 5])], [one, one]);
    assert!(one != best || none != one, "a Leader Die tells in one column at least");
    let in_cover = ReactionTest { cover_from_shooter: true, cover_from_cause: true, ..test };
    assert_eq!(take(in_cover, &[5, 1, 1]), best);
    assert_eq!(take(ReactionTest { free_will: Some(Passed::Two), ..test }, &[]), best);
    assert_ne!(take(test, &[5, 5]), best);
}

fn marks_of_received_fire(class: Class) {
    has_leader_die_cover_die_and_free_will(ReactionTest { class, ..ReactionTest::default() });
}

fn marks_of_man_down(class: Class) {
    let friends = Friends { all: 6, down: 5 };
    has_leader_die_cover_die_and_free_will(ReactionTest { friends, ..man_down_of(class) });
}

fn marks_of_recover_duck_back(class: Class) {
    let passes_less = if class == Class::Police || class == Class::Army { [5, 5] } else { [4, 5] };
    let [one, other] = passes_less;
    let without = take(ducked_of(class), &[one, other]);
    assert_eq!(without, RemainDuckedBack);
    assert_eq!(take(led(ducked_of(class)), &[1, one, other]), CarryOn);
}

#[test]
fn military_received_fire() {
    let _proof = Proof::of(rule!("ffo.react.military.received-fire")).facts([1, 2, 3, 4, 5, 6, 7]);
    assert_eq!(
        received_fire(Class::Army),
        [
            [DuckBack, CarryOn, CarryOn, Fire, ChargeIntoMelee, DuckBack],
            [DuckBack, CarryOn, CarryOn, Fire, ChargeIntoMelee, DuckBack],
            [DuckBack, CarryOn, CarryOn, RushShot, DuckBack, DuckBack],
        ]
    );
    marks_of_received_fire(Class::Army);
}

#[test]
fn citizen_received_fire() {
    let _proof = Proof::of(rule!("ffo.react.citizen.received-fire")).facts([1, 2, 3, 4, 5, 6, 7]);
    assert_eq!(
        received_fire(Class::Citizen),
        [
            [DuckBack, DuckBack, DuckBack, RushShot, DuckBack, DuckBack],
            [DuckBack, DuckBack, DuckBack, DuckBack, DuckBack, DuckBack],
            [Runaway, Runaway, Runaway, Runaway, Runaway, Runaway],
        ]
    );
    marks_of_received_fire(Class::Citizen);
}

#[test]
fn ganger_received_fire() {
    let _proof = Proof::of(rule!("ffo.react.ganger.received-fire")).facts([1, 2, 3, 4, 5, 6, 7, 8]);
    let _ruling = Proof::of(rule!("ffo.ruling.cannot-shoot-back"));
    // Whoever has no gun is Outgunned by every gun.
    let unarmed = ffo::table::outgun::Outgunned { own: None, ..Default::default() };
    let outgunned = unarmed.resolve(&mut scripted(&[]));
    let bare = ReactionTest {
        class: Class::Ganger,
        outgunned,
        able_to_fire: false,
        enemy_in_reach: true,
        ..ReactionTest::default()
    };
    assert_eq!(take(bare, &[1, 1]), DuckBack);
    assert_eq!(
        received_fire(Class::Ganger),
        [
            [DuckBack, CarryOn, CarryOn, RushShot, ChargeIntoMelee, DuckBack],
            [DuckBack, DuckBack, DuckBack, DuckBack, DuckBack, DuckBack],
            [Runaway, Runaway, Runaway, Runaway, Runaway, Runaway],
        ]
    );
    marks_of_received_fire(Class::Ganger);
}

#[test]
fn police_received_fire() {
    let _proof = Proof::of(rule!("ffo.react.police.received-fire")).facts([1, 2, 3, 4, 5, 6, 7, 8]);
    assert_eq!(
        received_fire(Class::Police),
        [
            [DuckBack, CarryOn, CarryOn, Fire, ChargeIntoMelee, DuckBack],
            [DuckBack, CarryOn, CarryOn, RushShot, ChargeIntoMelee, DuckBack],
            [DuckBack, CarryOn, CarryOn, RushShot, DuckBack, DuckBack],
        ]
    );
    marks_of_received_fire(Class::Police);
}

#[test]
fn survivor_received_fire() {
    let _proof = Proof::of(rule!("ffo.react.survivor.received-fire")).facts([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    let _ruling = Proof::of(rule!("ffo.ruling.cannot-shoot-back"));
    assert_eq!(
        received_fire(Class::Survivor),
        [
            [DuckBack, CarryOn, CarryOn, Fire, ChargeIntoMelee, DuckBack],
            [DuckBack, CarryOn, CarryOn, RushShot, DuckBack, DuckBack],
            [DuckBack, DuckBack, DuckBack, DuckBack, DuckBack, DuckBack],
        ]
    );
    marks_of_received_fire(Class::Survivor);
}

#[test]
fn military_man_down() {
    let _proof = Proof::of(rule!("ffo.react.military.man-down")).facts([1, 2, 3, 4, 5]);
    assert_eq!(man_down(Class::NationalGuard), [[CarryOn; 3], [CarryOn, DuckBack, DuckBack], [Runaway; 3]]);
    marks_of_man_down(Class::NationalGuard);
}

#[test]
fn citizen_man_down() {
    let _proof = Proof::of(rule!("ffo.react.citizen.man-down")).facts([2, 3, 4, 5]);
    assert_eq!(man_down(Class::Citizen), [[CarryOn; 3], [Runaway, Runaway, Runaway], [Runaway; 3]]);
    assert_eq!(take(led(man_down_of(Class::Citizen)), &[4, 5]), Runaway);
    let in_cover = ReactionTest { cover_from_cause: true, ..man_down_of(Class::Citizen) };
    assert_eq!(take(in_cover, &[5, 1, 1]), CarryOn);
    let star = ReactionTest { free_will: Some(Passed::Two), ..man_down_of(Class::Citizen) };
    assert_eq!(take(star, &[]), CarryOn);
}

#[test]
fn ganger_man_down() {
    let _proof = Proof::of(rule!("ffo.react.ganger.man-down")).facts([1, 2, 3, 4, 5]);
    assert_eq!(man_down(Class::Ganger), [[CarryOn; 3], [CarryOn, Runaway, Runaway], [Runaway; 3]]);
    marks_of_man_down(Class::Ganger);
}

#[test]
fn police_man_down() {
    let _proof = Proof::of(rule!("ffo.react.police.man-down")).facts([1, 2, 3, 4, 5]);
    assert_eq!(man_down(Class::Police), [[CarryOn; 3], [CarryOn, Runaway, Runaway], [Runaway; 3]]);
    marks_of_man_down(Class::Police);
}

#[test]
fn survivor_man_down() {
    let _proof = Proof::of(rule!("ffo.react.survivor.man-down")).facts([1, 2, 3, 4, 5]);
    assert_eq!(man_down(Class::Survivor), [[CarryOn; 3], [CarryOn, Runaway, Runaway], [Runaway; 3]]);
    marks_of_man_down(Class::Survivor);
}

#[test]
fn more_friends_down_are_not_twice_as_many() {
    let _ruling = Proof::of(rule!("ffo.ruling.friends-count"));
    let of = |class, all, down| {
        take(ReactionTest { friends: Friends { all, down }, ..man_down_of(class) }, &[4, 5])
    };
    // Three of five: more than the others, but not twice as many.
    assert_eq!([Class::Ganger, Class::Survivor].map(|it| of(it, 5, 3)), [Runaway; 2]);
    assert_eq!([Class::Police, Class::Army].map(|it| of(it, 5, 3)), [CarryOn; 2]);
    assert_eq!([Class::Police, Class::Army].map(|it| of(it, 3, 2)), [Runaway, DuckBack]);
}

#[test]
fn military_recover_knock_down() {
    let _proof = Proof::of(rule!("ffo.react.military.recover-knock-down")).facts([2, 3, 4, 5]);
    assert_eq!(knocked_down(Class::Army, true), [Status::CarryOn, OutOfTheFight, ObviouslyDead]);
    assert_eq!(knocked_down(Class::Army, false), [Status::CarryOn, OutOfTheFight, ObviouslyDead]);
}

#[test]
fn citizen_recover_knock_down() {
    let _proof = Proof::of(rule!("ffo.react.citizen.recover-knock-down")).facts([1, 2, 3, 4, 5]);
    assert_eq!(knocked_down(Class::Citizen, true), [Status::CarryOn, OutOfTheFight, ObviouslyDead]);
    assert_eq!(knocked_down(Class::Citizen, false), [Stunned, OutOfTheFight, ObviouslyDead]);
}

#[test]
fn ganger_recover_knock_down() {
    let _proof = Proof::of(rule!("ffo.react.ganger.recover-knock-down")).facts([1, 2, 3, 4]);
    assert_eq!(knocked_down(Class::Ganger, true), [Status::CarryOn, OutOfTheFight, ObviouslyDead]);
    assert_eq!(knocked_down(Class::Ganger, false), [Stunned, OutOfTheFight, ObviouslyDead]);
}

#[test]
fn police_recover_knock_down() {
    let _proof = Proof::of(rule!("ffo.react.police.recover-knock-down")).facts([3, 4, 5]);
    assert_eq!(knocked_down(Class::Police, true), [Status::CarryOn, OutOfTheFight, ObviouslyDead]);
    assert_eq!(knocked_down(Class::Police, false), [Stunned, OutOfTheFight, ObviouslyDead]);
}

#[test]
fn survivor_recover_knock_down() {
    let _proof = Proof::of(rule!("ffo.react.survivor.recover-knock-down")).facts([1, 2, 3, 4]);
    assert_eq!(knocked_down(Class::Survivor, true), [Status::CarryOn, OutOfTheFight, ObviouslyDead]);
    assert_eq!(knocked_down(Class::Survivor, false), [Stunned, OutOfTheFight, ObviouslyDead]);
}

#[test]
fn military_recover_duck_back() {
    let _proof = Proof::of(rule!("ffo.react.military.recover-duck-back")).facts([1, 2, 3]);
    assert_eq!(ducked_back(Class::Army), [CarryOn, CarryOn, RemainDuckedBack]);
    marks_of_recover_duck_back(Class::Army);
}

#[test]
fn citizen_recover_duck_back() {
    let _proof = Proof::of(rule!("ffo.react.citizen.recover-duck-back")).facts([2, 3, 4]);
    assert_eq!(ducked_back(Class::Citizen), [CarryOn, RemainDuckedBack, Runaway]);
    marks_of_recover_duck_back(Class::Citizen);
}

#[test]
fn ganger_recover_duck_back() {
    let _proof = Proof::of(rule!("ffo.react.ganger.recover-duck-back")).facts([2, 3, 4]);
    assert_eq!(ducked_back(Class::Ganger), [CarryOn, RemainDuckedBack, Runaway]);
    marks_of_recover_duck_back(Class::Ganger);
}

#[test]
fn police_recover_duck_back() {
    let _proof = Proof::of(rule!("ffo.react.police.recover-duck-back")).facts([1, 2, 3]);
    assert_eq!(ducked_back(Class::Police), [CarryOn, CarryOn, RemainDuckedBack]);
    marks_of_recover_duck_back(Class::Police);
}

#[test]
fn survivor_recover_duck_back() {
    let _proof = Proof::of(rule!("ffo.react.survivor.recover-duck-back")).facts([2, 3, 4]);
    assert_eq!(ducked_back(Class::Survivor), [CarryOn, RemainDuckedBack, Runaway]);
    marks_of_recover_duck_back(Class::Survivor);
}

#[test]
fn army_and_national_guard_have_one_sheet() {
    let _proof = Proof::of(rule!("ffo.react.military.received-fire"));
    assert_eq!(received_fire(Class::Army), received_fire(Class::NationalGuard));
    assert_eq!(man_down(Class::Army), man_down(Class::NationalGuard));
    assert_eq!(ducked_back(Class::Army), ducked_back(Class::NationalGuard));
}
