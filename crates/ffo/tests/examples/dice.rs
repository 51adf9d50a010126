//! The book's examples of reading dice (p. 2 and 3).
use super::example;
use ffo::{
    rule,
    table::{
        attribute::Attribute,
        dice::{HowMany, PassDice, SuccessDice, TableDice, half_d6, happens},
    },
};
use kernel::Given;

#[test]
fn pass_dice_rep4() {
    let mut example = example(rule!("ffo.example.pass-dice-rep4"));
    let passed = PassDice { rep: 4, dice: 2 }.resolve(&mut example);
    example.comes_to(passed);
}

#[test]
fn successes_six_dice() {
    let mut example = example(rule!("ffo.example.successes-six-dice"));
    let successes = SuccessDice { dice: 6 }.resolve(&mut example);
    example.comes_to(successes);
}

#[test]
fn possibility_night() {
    let mut example = example(rule!("ffo.example.possibility-night"));
    let night = happens(rule!("ffo.dice.possibility"), 2, &mut example);
    example.comes_to(night);
}

#[test]
fn sum_13() {
    let mut example = example(rule!("ffo.example.sum-13"));
    let attribute = Attribute::roll(&mut example);
    example.comes_to(attribute);
}

#[test]
fn half_d6_three() {
    let mut example = example(rule!("ffo.example.half-d6-three"));
    let gangers = 1 + half_d6(rule!("ffo.dice.half-d6"), &mut example);
    example.comes_to(gangers);
}

#[test]
fn dice_from_corner() {
    let mut example = example(rule!("ffo.example.dice-from-corner"));
    let of = |number| {
        let HowMany { dice, .. } =
            TableDice { number, ..TableDice::default() }.resolve(&mut kernel::scripted(&[]));
        dice
    };
    example.comes_to((of(Some(2)), of(None)));
}
