//! Jumps and falls (9.1).
use dwa::{
    rule,
    table::{
        ap::Action,
        handling::Distraction,
        r#move::{Jump, Jumped, steps},
    },
};
use kernel::{Given, Proof, Ratio, odds, scripted};

fn jump(distance_mm: i32, height_mm: i32) -> Jump {
    Jump { distance_mm, height_mm, distraction: Distraction::default() }
}

#[test]
fn five_centimetres_are_a_short_jump_and_a_millimetre_more_is_a_long_one() {
    let _proof = Proof::of_all(&[rule!("dwa.move.jump-short"), rule!("dwa.ruling.jump")]);
    assert_eq!(jump(50, 200).leap(&mut scripted(&[])), Jumped::Lands);
    assert_eq!(jump(51, 0).leap(&mut scripted(&[3])), Jumped::Lands);
    let actions = [50, 51, 100, 101].map(|mm| jump(mm, 0).action());
    assert_eq!(actions, [Some(Action::JumpShort), Some(Action::JumpLong), Some(Action::JumpLong), None]);
    assert!(jump(101, 0).check().unwrap_err().starts_with("distance_mm:"));
}

#[test]
fn a_long_jump_fails_on_one_and_two() {
    let _proof = Proof::of(rule!("dwa.move.jump-long"));
    let landed = [1, 2, 3, 4, 5, 6].map(|face| jump(80, 100).leap(&mut scripted(&[face])) == Jumped::Lands);
    assert_eq!(landed, [false, false, true, true, true, true]);
    assert_eq!(odds(|dice| jump(80, 100).leap(dice))[&Jumped::Lands], Ratio::new(2, 3));
}

#[test]
fn each_full_five_centimetres_of_a_fall_are_a_wound() {
    let _proof = Proof::of(rule!("dwa.move.jump-fall"));
    let wounds = [0, 49, 50, 99, 100, 150].map(|height| jump(80, height).leap(&mut scripted(&[1])));
    assert_eq!(wounds, [0, 0, 1, 1, 2, 3].map(|wounds| Jumped::Falls { wounds }));
}

#[test]
fn a_distracted_jumper_needs_more() {
    let _proof = Proof::of(rule!("dwa.quirk.psycho"));
    let distraction = Distraction { psychos: 1, sexy: 0 };
    let jump = Jump { distraction, ..jump(80, 0) };
    assert_eq!(jump.leap(&mut scripted(&[3])), Jumped::Falls { wounds: 0 });
}

#[test]
fn a_started_five_centimetres_is_paid_in_full() {
    assert_eq!([0, 1, 50, 51, 200].map(steps), [0, 1, 1, 2, 4]);
}
