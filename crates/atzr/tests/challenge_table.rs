//! Challenges (3.2.3).
use atzr::{
    rule,
    table::{
        challenge::{
            Challenge, Challenged,
            Challenged::{Failure, Success, Withdrawn},
            Difficulty,
        },
        dice::Passed,
    },
};
use kernel::{Given, Proof, Ratio, odds, scripted};

fn rep_4() -> Challenge {
    Challenge { rep: 4, ..Challenge::default() }
}

#[test]
fn two_passed_dice_succeed_none_fail_and_one_leaves_a_choice() {
    let _proof = Proof::of(rule!("atzr.challenge.test")).facts([2, 3]);
    assert_eq!(rep_4().test(&mut scripted(&[4, 4])), Passed::TwoOrMore);
    assert_eq!(rep_4().test(&mut scripted(&[4, 5])), Passed::One);
    assert_eq!(rep_4().test(&mut scripted(&[5, 6])), Passed::None);
    let withdraws = Challenge { retakes: false, ..rep_4() };
    assert_eq!(withdraws.resolve(&mut scripted(&[4, 5])), Withdrawn);
}

#[test]
fn easy_is_a_rep_more_and_difficult_one_less() {
    let _proof = Proof::of(rule!("atzr.challenge.test")).facts([1]);
    let against = |difficulty| Challenge { difficulty, ..rep_4() }.against().total();
    assert_eq!([Difficulty::Easy, Difficulty::Average, Difficulty::Difficult].map(against), [5, 4, 3]);
}

#[test]
fn on_a_retake_one_passed_die_is_a_failure() {
    let _proof = Proof::of(rule!("atzr.challenge.retake")).facts([1, 2]);
    let retaken = |faces: &[u16]| -> Challenged { rep_4().resolve(&mut scripted(faces)) };
    assert_eq!(retaken(&[4, 5, 4, 4]), Success);
    assert_eq!(retaken(&[4, 5, 4, 5]), Failure);
    assert_eq!(retaken(&[4, 5, 5, 5]), Failure);
}

#[test]
fn a_modified_rep_of_six_passes_every_die() {
    let _proof = Proof::of(rule!("atzr.challenge.test")).facts([4]);
    let _challenge_six = Proof::of(rule!("atzr.ruling.challenge-six"));
    let easy = Challenge { rep: 5, difficulty: Difficulty::Easy, ..Challenge::default() };
    assert_eq!(easy.test(&mut scripted(&[6, 6])), Passed::TwoOrMore);
}

#[test]
fn an_agile_character_climbs_as_if_a_rep_better() {
    let _proof = Proof::of(rule!("atzr.ruling.table-attributes"));
    let agile = Challenge { agile: true, ..rep_4() };
    assert_eq!(agile.test(&mut scripted(&[5, 5])), Passed::TwoOrMore);
}

#[test]
fn a_rep_5_star_succeeds_in_575_of_648_cases() {
    let odds = odds(|dice| Challenge::default().resolve(dice));
    assert_eq!(odds[&Success], Ratio::new(575, 648));
}
