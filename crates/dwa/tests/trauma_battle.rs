//! Trauma points in play (16.7.1).
use crate::board::{acting::says, board};
use crate::steps::{roll, roll_and_answer};
use dwa::{
    battle::{Battle, fear},
    rule,
    rules::PsychosisChoice,
    table::psychosis::Psychosis,
};
use kernel::{Answer, Play, Proof, scripted};

fn afraid(points: u8) -> Battle {
    let board = board().human("Dawson", 600, 600).zombie(700, 600).rules(|it| it.trauma = true);
    board.with(|it| it.arrange().humans[0].trauma = points).done()
}

#[test]
fn a_failed_fear_test_leaves_a_point_and_a_passed_one_none() {
    let _proof = Proof::of(rule!("dwa.trauma.gain")).facts([1]);
    let mut battle = afraid(0);
    roll(&[6, 6], |play| fear::test_all(&mut battle, play).unwrap());
    assert_eq!(battle.humans[0].trauma, 1);
    roll(&[1, 1], |play| fear::test_all(&mut battle, play).unwrap());
    assert_eq!(battle.humans[0].trauma, 1);
    battle.rules.trauma = false;
    roll(&[6, 6], |play| fear::test_all(&mut battle, play).unwrap());
    assert_eq!(battle.humans[0].trauma, 1);
}

#[test]
fn the_sixth_point_brings_a_psychosis_from_the_table() {
    let _proof = Proof::of_all(&[rule!("dwa.trauma.sixth-point"), rule!("dwa.psychosis.table")]);
    let mut battle = afraid(5);
    roll(&[6, 6, 1, 1], |play| fear::test_all(&mut battle, play).unwrap());
    assert_eq!((battle.humans[0].trauma, &battle.humans[0].psychoses[..]), (0, &[Psychosis::Berserk][..]));
}

#[test]
fn the_player_may_choose_it_where_that_is_agreed() {
    let _proof = Proof::of(rule!("dwa.psychosis.choice")).facts([1]);
    let mut battle = afraid(5);
    battle.rules.psychosis_choice = PsychosisChoice::Choose;
    battle.arrange().humans[0].psychoses.push(Psychosis::Berserk);
    let mut asked = battle.clone();
    roll_and_answer(&[6, 6], [Answer::One(0)], |play| fear::test_all(&mut battle, play).unwrap());
    assert_eq!(battle.humans[0].psychoses[1], Psychosis::Charge);
    let (mut dice, mut said) = (scripted(&[6, 6]), says(&["Mental block"]));
    fear::test_all(&mut asked, &mut Play::new(Vec::new(), &mut dice, &mut said)).unwrap();
    assert_eq!(asked.humans[0].psychoses[1], Psychosis::MentalBlock, "by the name that the book has for it");
    let mut rolled = afraid(5);
    assert_eq!(rolled.rules.psychosis_choice, dwa::rules::Rules::CAMPAIGN.psychosis_choice);
    roll(&[6, 6, 1, 3], |play| fear::test_all(&mut rolled, play).unwrap());
    assert_eq!(rolled.humans[0].psychoses[..], [Psychosis::MentalBlock], "else it is rolled");
}
