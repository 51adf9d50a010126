//! Zed or No Zed? and See the Feast (p. 49).
use ffo::{
    rule,
    table::react::{
        Feast::{self, DucksBack, LosesActivation, Runaway},
        SeeTheFeast,
        Zed::{self, Identified, OneShot, SomeoneKnown, TooLate},
        ZedOrNoZed,
    },
};
use kernel::{Given, Proof, Ratio, odds, scripted};

fn zed(star: bool, faces: &[u16]) -> Zed {
    ZedOrNoZed { rep: 4, star }.resolve(&mut scripted(faces))
}

fn feast(faces: &[u16]) -> Feast {
    SeeTheFeast::default().resolve(&mut scripted(faces))
}

#[test]
fn whoever_passes_two_dice_sees_a_zombie_and_all_goes_on_as_usual() {
    let _proof = Proof::of(rule!("ffo.react.universal.zed-or-no-zed")).facts([1]);
    let _list = Proof::of(rule!("ffo.react.list")).facts([2]);
    assert_eq!([zed(false, &[3, 4]), zed(false, &[4, 1])], [Identified; 2]);
    assert_eq!(Identified.shots(), None);
}

#[test]
fn doubles_that_pass_are_somebody_known_and_no_dice_passed() {
    let _proof = Proof::of(rule!("ffo.react.universal.zed-or-no-zed")).facts([2, 6]);
    let _ruling = Proof::of(rule!("ffo.ruling.zed-test-timing"));
    assert_eq!([zed(false, &[4, 4]), zed(true, &[1, 1])], [SomeoneKnown; 2]);
    assert_eq!(SomeoneKnown.shots(), TooLate.shots());
    assert_eq!(zed(false, &[5, 5]), TooLate);
}

#[test]
fn one_passed_die_is_one_shot_and_none_is_too_late() {
    let _proof = Proof::of(rule!("ffo.react.universal.zed-or-no-zed")).facts([3, 4, 5]);
    assert_eq!([zed(false, &[4, 5]), zed(false, &[6, 5])], [OneShot, TooLate]);
    // Where a number of shots is told, there is no Charge into Melee Test.
    assert_eq!([OneShot.shots(), TooLate.shots()], [Some(1), Some(0)]);
}

#[test]
fn the_sight_of_a_feast_costs_an_activation_or_drives_people_away() {
    let _proof = Proof::of(rule!("ffo.react.universal.see-the-feast")).facts([1, 2, 3, 4]);
    let _pass = Proof::of(rule!("ffo.ruling.see-the-feast-pass"));
    let _stun = Proof::of(rule!("ffo.ruling.see-the-feast-stun"));
    assert_eq!([feast(&[4, 4]), feast(&[5, 5])], [LosesActivation, Runaway]);
    let stunned = [1, 2, 3, 4, 5, 6].map(|face| feast(&[4, 5, face]));
    assert_eq!(stunned, [1, 1, 2, 2, 3, 3].map(|stunned_turns| DucksBack { stunned_turns }));
    let again = [feast(&[4, 4]), feast(&[4, 5, 6]), feast(&[5, 5])].map(Feast::is_subject_to_more);
    assert_eq!(again, [false, false, true]);
}

#[test]
fn odds_of_both() {
    let zeds = odds(|dice| ZedOrNoZed::default().take(dice));
    let each = [Identified, OneShot, TooLate, SomeoneKnown].map(|it| zeds[&it].clone());
    assert_eq!(each, [Ratio::new(1, 3), Ratio::new(4, 9), Ratio::new(1, 9), Ratio::new(1, 9)]);
    let feasts = odds(|dice| SeeTheFeast::default().take(dice));
    assert_eq!(feasts[&DucksBack { stunned_turns: 2 }], Ratio::new(4, 27));
}
