//! Wound tests (12.5).
use dwa::{
    rule,
    table::{
        handling::Distraction,
        wound::{WoundResult, WoundTest},
    },
};
use kernel::{Given, Proof, Ratio, odds, scripted};

fn wounded(wounds: u8) -> WoundTest {
    WoundTest { wounds, ..WoundTest::default() }
}

#[test]
fn a_die_below_the_wounds_eliminates_and_one_equal_to_them_does_not() {
    let _proof = Proof::of(rule!("dwa.wound.test")).facts([2, 3]);
    assert_eq!(wounded(3).roll(&mut scripted(&[2])), WoundResult::Eliminated);
    assert_eq!(wounded(3).roll(&mut scripted(&[3])), WoundResult::NothingHappens);
    assert_eq!(wounded(3).roll(&mut scripted(&[6])), WoundResult::NothingHappens);
}

#[test]
fn one_wound_never_kills_and_seven_always_do() {
    let _test = Proof::of(rule!("dwa.wound.test")).facts([7]);
    let _proof = Proof::of(rule!("dwa.ruling.wound-timing"));
    let dead = |wounds: u8| odds(|dice| wounded(wounds).roll(dice)).of(&WoundResult::Eliminated);
    assert_eq!(dead(1), Ratio::zero());
    assert_eq!(dead(2), Ratio::new(1, 6));
    assert_eq!(dead(6), Ratio::new(5, 6));
    assert_eq!(dead(7), Ratio::one());
}

#[test]
fn someone_tough_rolls_a_failed_test_again_and_takes_the_second_result() {
    let _proof = Proof::of(rule!("dwa.skill.tough")).facts([2]);
    let test = WoundTest { tough: true, ..wounded(3) };
    assert_eq!(test.resolve(&mut scripted(&[1, 5])), WoundResult::NothingHappens);
    assert_eq!(test.resolve(&mut scripted(&[2, 1])), WoundResult::Eliminated);
    assert_eq!(test.resolve(&mut scripted(&[3])), WoundResult::NothingHappens);
    assert_eq!(odds(|dice| test.resolve(dice)).of(&WoundResult::Eliminated), Ratio::new(1, 9));
}

#[test]
fn the_second_roll_of_someone_tough_is_named_after_the_skill() {
    let _proof = Proof::of_all(&[rule!("dwa.skill.tough"), rule!("dwa.ruling.reroll-skills")]);
    assert_eq!(wounded(2).roll_again(&mut scripted(&[1])), WoundResult::Eliminated);
}

#[test]
fn each_distracting_character_takes_one_off_the_wound_die() {
    let _proof = Proof::of_all(&[rule!("dwa.quirk.psycho"), rule!("dwa.quirk.sexy")]);
    let test = WoundTest { distraction: Distraction { psychos: 1, sexy: 2 }, ..wounded(1) };
    assert_eq!(test.modifiers().total(), -3);
    assert_eq!(test.roll(&mut scripted(&[3])), WoundResult::Eliminated);
    assert_eq!(test.roll(&mut scripted(&[4])), WoundResult::NothingHappens);
}

#[test]
fn nobody_without_wounds_is_tested() {
    assert!(wounded(0).check().is_err_and(|it| it.path() == "/wounds"));
    assert!(wounded(1).check().is_ok());
}
