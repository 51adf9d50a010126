//! How dice are read (2.4).
use atzr::{
    printed::FightTables,
    rule,
    table::dice::{PassDice, Passed, ReadDice, SuccessDice, passes, read, successes},
};
use kernel::{Given, Proof, Ratio, odds, scripted};

fn passed(rep: i32, faces: &[u16]) -> u16 {
    passes(rule!("atzr.dice.pass"), rep, faces.len() as i32, &mut scripted(faces))
}

#[test]
fn a_die_that_shows_the_rep_is_passed_and_one_more_is_not() {
    let _proof = Proof::of(rule!("atzr.dice.pass")).facts([1, 2, 3]);
    assert_eq!(passed(4, &[4, 5]), 1);
    assert_eq!(passed(4, &[1, 4]), 2);
    assert_eq!(passed(3, &[4, 6]), 0);
    assert_eq!(passed(6, &[6, 6]), 2);
    assert_eq!(passed(9, &[6, 6]), 2);
    assert_eq!(passed(0, &[1, 1]), 0);
    assert_eq!(passed(-1, &[1]), 0);
}

#[test]
fn three_passed_dice_count_as_two() {
    let _proof = Proof::of(rule!("atzr.dice.pass-result-classes")).facts([2, 3]);
    let classes = [0, 1, 2, 3, 4].map(|it| Passed::of(it, &mut scripted(&[])));
    use Passed::{None, One, TwoOrMore};
    assert_eq!(classes, [None, One, TwoOrMore, TwoOrMore, TwoOrMore]);
    let odds = odds(|dice| PassDice { rep: 4, dice: 2 }.resolve(dice));
    assert_eq!(odds[&TwoOrMore], Ratio::new(4, 9));
    assert_eq!(odds[&One], Ratio::new(4, 9));
    assert_eq!(odds[&None], Ratio::new(1, 9));
}

#[test]
fn one_to_three_is_a_success_whatever_the_rep() {
    let _proof = Proof::of(rule!("atzr.dice.success")).facts([1, 2]);
    assert_eq!(successes(rule!("atzr.dice.success"), 6, &mut scripted(&[1, 2, 3, 4, 5, 6])), 3);
    assert_eq!(odds(|dice| SuccessDice { dice: 4 }.resolve(dice))[&2], Ratio::new(3, 8));
}

#[test]
fn fewer_than_no_dice_are_no_successes() {
    let _proof = Proof::of(rule!("atzr.dice.success"));
    assert_eq!(successes(rule!("atzr.dice.success"), -2, &mut scripted(&[])), 0);
}

#[test]
fn two_dice_are_added_and_one_is_read() {
    let _proof = Proof::of(rule!("atzr.dice.read-and-add")).facts([1]);
    assert_eq!(read(rule!("atzr.dice.read-and-add"), 1, &mut scripted(&[5])), 5);
    assert_eq!(read(rule!("atzr.dice.read-and-add"), 2, &mut scripted(&[5, 6])), 11);
    assert_eq!(odds(|dice| ReadDice { dice: 2 }.resolve(dice))[&7], Ratio::new(1, 6));
}

#[test]
fn the_corner_of_a_table_is_a_number_or_a_die_for_each_point() {
    let _proof = Proof::of(rule!("atzr.dice.how-many")).facts([2]);
    let tables = FightTables::book();
    assert_eq!([3, 5].map(|rep| tables.melee.roll.dice(rep).total()), [3, 5]);
    assert_eq!([3, 5].map(|rep| tables.charge.roll.dice(rep).total()), [2, 2]);
}

#[test]
fn impossible_contexts_are_refused_by_name() {
    assert!(PassDice { rep: -1, dice: 2 }.check().unwrap_err().to_string().starts_with("rep: takes 0 to"));
    assert!(PassDice { rep: 3, dice: 21 }.check().unwrap_err().to_string().starts_with("dice: takes 0 to"));
    assert!(ReadDice { dice: 3 }.check().unwrap_err().to_string().starts_with("dice: takes 1 to 2"));
}
