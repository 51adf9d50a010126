//! Jumps and falls (9.1).
use dwa::{
    rule,
    table::{
        ap::{Action, PriceSkill},
        handling::Distraction,
        r#move::{Jump, Jumped, Way, steps},
    },
};
use kernel::{Given, Proof, Ratio, odds, scripted};

fn jump(distance_mm: i32, height_mm: i32) -> Jump {
    Jump { distance_mm, height_mm, distraction: Distraction::default() }
}

#[test]
fn five_centimetres_are_a_short_jump_and_a_millimetre_more_is_a_long_one() {
    let _jump_short = Proof::of(rule!("dwa.move.jump-short")).facts([1, 2]);
    let _proof = Proof::of(rule!("dwa.ruling.jump"));
    assert_eq!(jump(50, 200).leap(&mut scripted(&[])), Jumped::Lands);
    assert_eq!(jump(51, 0).leap(&mut scripted(&[3])), Jumped::Lands);
    let actions = [50, 51, 100, 101].map(|mm| jump(mm, 0).action());
    assert_eq!(actions, [Some(Action::JumpShort), Some(Action::JumpLong), Some(Action::JumpLong), None]);
    assert!(jump(101, 0).check().unwrap_err().to_string().starts_with("distance_mm:"));
}

#[test]
fn a_long_jump_fails_on_one_and_two() {
    let _proof = Proof::of(rule!("dwa.move.jump-long")).facts([3]);
    let landed = [1, 2, 3, 4, 5, 6].map(|face| jump(80, 100).leap(&mut scripted(&[face])) == Jumped::Lands);
    assert_eq!(landed, [false, false, true, true, true, true]);
    assert_eq!(odds(|dice| jump(80, 100).leap(dice))[&Jumped::Lands], Ratio::new(2, 3));
}

#[test]
fn each_full_five_centimetres_of_a_fall_are_a_wound() {
    let _proof = Proof::of(rule!("dwa.move.jump-fall")).facts([1, 2]);
    let wounds = [0, 49, 50, 99, 100, 150].map(|height| jump(80, height).leap(&mut scripted(&[1])));
    assert_eq!(wounds, [0, 0, 1, 1, 2, 3].map(|wounds| Jumped::Falls { wounds }));
}

#[test]
fn a_distracted_jumper_needs_more() {
    let _proof = Proof::of_all(&[rule!("dwa.quirk.psycho"), rule!("dwa.ruling.distraction")]);
    let distraction = Distraction { psychos: 1, sexy: 0 };
    let jump = Jump { distraction, ..jump(80, 0) };
    assert_eq!(jump.leap(&mut scripted(&[3])), Jumped::Falls { wounds: 0 });
}

fn pays(way: Way) -> i32 {
    way.resolve(&mut scripted(&[]))
}

#[test]
fn a_started_five_centimetres_is_paid_in_full() {
    let _distance = Proof::of(rule!("dwa.move.distance")).facts([1]);
    let _proof = Proof::of(rule!("dwa.ruling.partial-move"));
    assert_eq!([0, 1, 50, 51, 200].map(steps), [0, 1, 1, 2, 4]);
    let walk = |distance_mm, afraid| pays(Way { distance_mm, afraid, ..Way::default() });
    assert_eq!([walk(200, false), walk(201, false), walk(51, true)], [4, 5, 4]);
}

#[test]
fn obstacles_and_heights_are_paid_on_top() {
    let _obstacle = Proof::of(rule!("dwa.move.obstacle")).facts([1, 2]);
    let _climb = Proof::of(rule!("dwa.move.climb")).facts([1, 2]);
    let _proof =
        Proof::of_all(&[rule!("dwa.move.obstacle"), rule!("dwa.move.climb"), rule!("dwa.ruling.obstacles")]);
    assert_eq!(pays(Way { distance_mm: 100, obstacles: 2, ..Way::default() }), 4);
    assert_eq!([50, 51, 100].map(|climb_mm| pays(Way { climb_mm, ..Way::default() })), [2, 4, 4]);
    let agile = Way { climb_mm: 100, distance_mm: 50, skill: Some(PriceSkill::Agile), ..Way::default() };
    assert_eq!(pays(Way { afraid: true, ..agile }), 2, "the climb is free, the step is doubled");
    assert!(Way { climb_mm: -1, ..Way::default() }.check().unwrap_err().to_string().starts_with("climb_mm:"));
}
