//! How dice are read (p. 2 and 3).
use ffo::{
    rule,
    table::dice::{
        HowMany, PassDice, Passed, SuccessDice, TableDice, half_d6, happens, passes, read, successes,
    },
};
use kernel::{Given, Proof, Ratio, odds, scripted};

#[test]
fn each_die_is_held_against_the_target_number_by_itself() {
    let _proof = Proof::of(rule!("ffo.dice.pass")).facts([1, 2, 3, 4]);
    let passed = |faces: &[u16]| passes(rule!("ffo.dice.pass"), 4, 2, &mut scripted(faces));
    // 3 and 4 are 7 together.
    assert_eq!(passed(&[3, 4]), 2);
    assert_eq!(passed(&[4, 5]), 1);
    assert_eq!(passed(&[5, 6]), 0);
    assert_eq!(PassDice { rep: 4, dice: 2 }.resolve(&mut scripted(&[5, 1])), Passed::One);
}

#[test]
fn more_than_two_passed_dice_are_two_and_fewer_than_no_dice_pass_none() {
    let _proof = Proof::of(rule!("ffo.ruling.pass-cap"));
    assert_eq!(PassDice { rep: 4, dice: 3 }.resolve(&mut scripted(&[1, 2, 4])), Passed::Two);
    assert_eq!(passes(rule!("ffo.dice.pass"), 4, -1, &mut scripted(&[])), 0);
    assert_eq!(PassDice { rep: 4, dice: 0 }.resolve(&mut scripted(&[])), Passed::None);
}

#[test]
fn one_to_three_is_a_success_whatever_the_rep_and_all_of_them_count() {
    let _proof = Proof::of(rule!("ffo.dice.successes")).facts([1, 2, 3]);
    let count =
        |faces: &[u16]| successes(rule!("ffo.dice.successes"), faces.len() as i32, &mut scripted(faces));
    assert_eq!([count(&[1]), count(&[2]), count(&[3])], [1, 1, 1]);
    assert_eq!([count(&[4]), count(&[5]), count(&[6])], [0, 0, 0]);
    assert_eq!(count(&[1, 4, 6, 6]), 1);
    assert_eq!(SuccessDice { dice: 5 }.resolve(&mut scripted(&[1, 2, 3, 3, 1])), 5);
}

#[test]
fn a_chance_of_one_to_two_is_one_die_that_shows_two_at_most() {
    let _proof = Proof::of(rule!("ffo.dice.possibility")).facts([1, 2]);
    let chance = |face| happens(rule!("ffo.dice.possibility"), 2, &mut scripted(&[face]));
    assert_eq!([1, 2, 3, 5, 6].map(chance), [true, true, false, false, false]);
}

#[test]
fn dice_read_as_rolled_are_added() {
    let _proof = Proof::of(rule!("ffo.dice.sum")).facts([1, 2]);
    let total = |faces: &[u16]| read(rule!("ffo.dice.sum"), faces.len() as u16, &mut scripted(faces));
    assert_eq!([total(&[6]), total(&[5, 6]), total(&[3, 4, 6])], [6, 11, 13]);
}

#[test]
fn half_a_die_is_rounded_up() {
    let _proof = Proof::of(rule!("ffo.dice.half-d6")).facts([1, 2]);
    let half = |face| half_d6(rule!("ffo.dice.half-d6"), &mut scripted(&[face]));
    assert_eq!([1, 2, 3, 4, 5, 6].map(half), [1, 1, 2, 2, 3, 3]);
    assert_eq!(1 + half(3), 3);
}

#[test]
fn the_corner_of_a_table_says_how_many_dice_it_rolls() {
    let _proof = Proof::of(rule!("ffo.dice.how-many")).facts([1, 2, 3]);
    let of = |table: TableDice| {
        let HowMany { dice, value } = table.resolve(&mut scripted(&[]));
        (dice, value)
    };
    let two = TableDice { value: 5, ..TableDice::default() };
    let rep = TableDice { number: None, ..two };
    assert_eq!([of(two), of(rep)], [(2, 5), (5, 5)]);
    let fewer = |table| TableDice { dice_modifier: -1, ..table };
    assert_eq!([of(fewer(two)), of(fewer(rep))], [(1, 5), (4, 5)]);
    let weaker = |table| TableDice { value_modifier: -1, ..table };
    assert_eq!([of(weaker(two)), of(weaker(rep))], [(2, 4), (4, 4)]);
    assert_eq!(of(TableDice { dice_modifier: -3, ..two }), (0, 5));
}

#[test]
fn odds_of_two_dice_against_rep_four() {
    let odds = odds(|dice| PassDice::default().resolve(dice));
    let ninths = Passed::ALL.map(|it| odds[&it].clone());
    assert_eq!(ninths, [Ratio::new(1, 9), Ratio::new(4, 9), Ratio::new(4, 9)]);
}
