//! Where chance comes from.
use kernel::{
    Dice, ExplainingDice, Nobody, Play, Roll, RuleId, Sum, Throw, Token,
    dice::{Missing, SeededDice, TypedDice},
    scripted,
};

const DIE: RuleId = RuleId::in_ledger("test.roll.die");
const AIM: RuleId = RuleId::in_ledger("test.roll.aim");
const COVER: RuleId = RuleId::in_ledger("test.roll.cover");

/// The stream is part of every saved game: a change of these numbers breaks replays. They were worked out
/// apart from this code, from the definition of the stream.
#[test]
fn the_stream_of_a_seed_never_changes() {
    let mut dice = SeededDice::new(42);
    let bits: Vec<u64> = (0..3).map(|_| dice.bits()).collect();
    assert_eq!(bits, GOLDEN_BITS);
    let mut dice = SeededDice::new(1);
    let faces: Vec<u16> = (0..20).map(|_| dice.die(DIE, 6)).collect();
    assert_eq!(faces, GOLDEN_FACES);
}

const GOLDEN_BITS: [u64; 3] = [0x989B_3F13_0A06_3869, 0x290D_B4BF_2570_DED7, 0x2A99_0BE6_3A01_B2D5];
const GOLDEN_FACES: [u16; 20] = [5, 3, 3, 6, 2, 4, 3, 2, 2, 6, 4, 4, 6, 2, 1, 4, 1, 4, 4, 3];

#[test]
fn a_stream_goes_on_from_any_position() {
    let mut dice = SeededDice::new(9);
    let all: Vec<u16> = (0..50).map(|_| dice.die(DIE, 20)).collect();
    for at in 0..50 {
        let mut later = SeededDice::at(9, at as u64);
        assert_eq!(later.position(), at as u64);
        let rest: Vec<u16> = (at..50).map(|_| later.die(DIE, 20)).collect();
        assert_eq!(rest, all[at..]);
        assert_eq!(later, dice);
    }
}

#[test]
fn a_stream_survives_its_saved_form() {
    let mut dice = SeededDice::at(u64::MAX, 7);
    let mut read: SeededDice = serde_json::from_str(&serde_json::to_string(&dice).unwrap()).unwrap();
    assert_eq!(read.bits(), dice.bits());
}

/// Pearson's statistic stays under its value for one in a hundred thousand.
#[test]
fn faces_come_up_equally_often() {
    for (sides, bound) in [(6u16, 30.9), (20, 55.2)] {
        for seed in 0..5 {
            const ROLLS: u32 = 60_000;
            let mut dice = SeededDice::new(seed);
            let mut seen = vec![0u32; sides.into()];
            (0..ROLLS).for_each(|_| seen[usize::from(dice.die(DIE, sides)) - 1] += 1);
            let expected = f64::from(ROLLS) / f64::from(sides);
            let chi: f64 = seen.iter().map(|&it| (f64::from(it) - expected).powi(2) / expected).sum();
            assert!(chi < bound, "d{sides} of seed {seed}: {chi}");
        }
    }
}

#[test]
fn one_of_more_than_a_die_has_faces() {
    let mut dice = SeededDice::new(3);
    let picks: Vec<usize> = (0..2_000).map(|_| dice.one_of(DIE, 100_000)).collect();
    assert!(picks.iter().all(|&it| it < 100_000));
    assert!(picks.iter().any(|&it| it < 10_000) && picks.iter().any(|&it| 90_000 <= it));
    assert_eq!(dice.one_of(DIE, 1), 0);
}

#[test]
fn typed_dice_that_fit_are_used_up() {
    let mut dice = TypedDice::new([5, 6, 1, 3]);
    assert_eq!(dice.die(DIE, 6), 5);
    assert_eq!(dice.pool(DIE, 2, 6).as_slice(), [1, 6]);
    assert_eq!(dice.count(DIE, 1, 6, 1..=3), 1);
    assert!(!dice.ran_out() && dice.left_over() == 0);
}

#[test]
fn typed_dice_that_run_out_say_which_is_wanted_first() {
    let mut dice = TypedDice::new([5]);
    dice.die(DIE, 6);
    assert!((1..=10).contains(&dice.die(AIM, 10)), "the step goes on with made-up faces");
    dice.die(DIE, 6);
    let missing = Missing { why: AIM, sides: 10, n: 1, impossible: None, throw: Box::default() };
    assert!(dice.ran_out());
    assert_eq!(dice.missing(), Some(missing));
    dice.add([7]);
    assert_eq!((dice.die(AIM, 10), dice.ran_out()), (7, false));
}

#[test]
fn people_who_roll_their_own_dice_are_told_whose_they_are() {
    let mut dice = TypedDice::new([]);
    let mut nobody = Nobody;
    let mut play = Play::new(Vec::new(), &mut dice, &mut nobody);
    let named = || vec!["north".to_owned(), "south".to_owned()];
    play.by(Token(3)).at(Token(5)).with(|| "a pistol".to_owned()).faces(named).one_of(AIM, 2);
    play.by(Token(7)).die(DIE, 6);
    let Some(Missing { throw, .. }) = dice.missing() else { panic!("dice are wanted") };
    assert_eq!((throw.who, throw.whom, throw.what.as_str()), (Some(Token(3)), Some(Token(5)), "a pistol"));
    assert_eq!(throw.faces, named());
}

#[test]
fn those_who_roll_by_turns_are_each_named_when_it_is_their_turn() {
    let mut dice = TypedDice::new([1]);
    let mut nobody = Nobody;
    let mut play = Play::new(Vec::new(), &mut dice, &mut nobody);
    let both = || vec![Throw::by(Token(1)).at(Token(2)), Throw::by(Token(2)).with("a bat")];
    let mut thrown = play.thrown().parties(both);
    thrown.turn_of(0);
    thrown.die(DIE, 6);
    thrown.turn_of(1);
    thrown.die(DIE, 6);
    assert_eq!(dice.missing().map(|it| it.throw), Some(Box::new(Throw::by(Token(2)).with("a bat"))));
}

#[test]
fn what_is_said_of_some_dice_is_not_said_of_the_next() {
    let mut dice = TypedDice::new([4]);
    let mut nobody = Nobody;
    let mut play = Play::new(Vec::new(), &mut dice, &mut nobody);
    assert_eq!(play.by(Token(3)).die(DIE, 6), 4);
    play.die(AIM, 6);
    assert_eq!(dice.missing().map(|it| it.throw), Some(Box::default()));
}

#[test]
fn nothing_is_said_where_nobody_is_asked_and_the_dice_fall_the_same() {
    let (mut plain, mut said) = (SeededDice::new(7), SeededDice::new(7));
    let mut nobody = Nobody;
    let mut play = Play::new(Vec::new(), &mut said, &mut nobody);
    let unheard = || unreachable!("nobody listens");
    let faces = play.by(Token(3)).with(unheard).reads(unheard).pool(DIE, 3, 6);
    assert_eq!(faces, plain.pool(DIE, 3, 6));
}

#[test]
fn dice_rolled_for_people_are_as_many_as_wanted_and_on_the_die() {
    let missing = Missing { why: AIM, sides: 875, n: 3, impossible: None, throw: Box::default() };
    let faces = missing.rolled(9);
    assert_eq!(faces.len(), 3);
    assert!(faces.iter().all(|it| (1..=875).contains(it)), "{faces:?}");
    assert_ne!(faces, missing.rolled(10));
}

#[test]
fn a_typed_pool_is_wanted_whole() {
    let mut dice = TypedDice::new([2, 3]);
    assert_eq!(dice.pool(DIE, 3, 6).len(), 3);
    assert_eq!(dice.missing().map(|it| (it.n, it.impossible)), Some((3, None)));
    assert_eq!(dice.left_over(), 2, "what was typed can be completed");
}

#[test]
fn a_face_that_the_die_does_not_have_is_refused() {
    let mut dice = TypedDice::new([7, 2]);
    assert!((1..=6).contains(&dice.die(DIE, 6)));
    assert_eq!(dice.missing().and_then(|it| it.impossible), Some(7));
    let mut zero = TypedDice::new([1, 0]);
    zero.count(DIE, 2, 6, 1..=3);
    assert_eq!(zero.missing().and_then(|it| it.impossible), Some(0));
}

#[test]
fn typed_dice_left_over_are_counted() {
    let mut dice = TypedDice::new([1, 2, 3]);
    dice.die(DIE, 6);
    assert_eq!(dice.left_over(), 2);
}

#[test]
#[should_panic(expected = "no die left for test.roll.die, which wants a d6")]
fn a_script_with_a_die_too_few_fails() {
    scripted(&[]).die(DIE, 6);
}

#[test]
#[should_panic(expected = "dice never rolled: [4]")]
fn a_script_with_a_die_left_over_fails() {
    scripted(&[2, 4]).die(DIE, 6);
}

#[test]
#[should_panic(expected = "8 is not on a d6")]
fn a_script_with_a_wrong_face_fails() {
    scripted(&[8]).die(DIE, 6);
}

#[test]
fn an_explanation_has_each_die_modifier_and_rule() {
    let mut inner = scripted(&[4, 6, 2, 1, 5]);
    let mut dice = ExplainingDice::new(&mut inner);
    let mut sum = Sum::default();
    sum.add(AIM, 1);
    sum.add(COVER, -2);
    assert_eq!(dice.d6(DIE) + dice.plus(&sum), 3);
    assert_eq!(dice.pool(AIM, 2, 6).as_slice(), [2, 6]);
    assert_eq!(dice.count(DIE, 2, 8, 1..=4), 1);
    dice.cite(COVER);
    let json = serde_json::to_value(dice.explanation()).unwrap();
    let (die, aim, cover) = (DIE.as_str(), AIM.as_str(), COVER.as_str());
    let expected = serde_json::json!({
        "dice": [
            { "rule": die, "sides": 6, "face": 4 },
            { "rule": aim, "sides": 6, "face": 6 },
            { "rule": aim, "sides": 6, "face": 2 },
            { "rule": die, "sides": 8, "face": 1 },
            { "rule": die, "sides": 8, "face": 5 },
        ],
        "modifiers": [{ "rule": aim, "value": 1 }, { "rule": cover, "value": -2 }],
        "rules": [die, aim, cover],
    });
    assert_eq!(json, expected);
}

#[test]
fn the_best_dice_are_explained_with_those_that_did_not_count() {
    let mut inner = scripted(&[4, 6, 2]);
    let mut dice = ExplainingDice::new(&mut inner);
    assert_eq!(dice.highest(DIE, 3, 6, 2).as_slice(), [4, 6]);
    assert_eq!(dice.explanation().dice.len(), 3);
}
