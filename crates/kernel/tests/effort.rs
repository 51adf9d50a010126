//! Odds take no more work than they are given, and end when nobody waits for them.
use std::{cell::Cell, collections::BTreeMap, ops::ControlFlow};

use kernel::{
    Dice, Estimate, How, Odds, Ratio, Roll, RuleId, Stop, fold, odds, odds::OddsCache, odds_within, until,
};

const DIE: RuleId = RuleId::in_ledger("test.roll.die");

fn is_one<T: Ord>(odds: &Odds<T>) -> bool {
    let told = odds.outcomes.values().fold(Ratio::zero(), |sum, it| sum.plus(it));
    told.plus(&odds.unexplored) == Ratio::one()
}

/// A long fight of two: every state leads back to itself and on, and its fractions grow with every round.
fn fight(dice: &mut dyn Dice, runs: &Cell<u64>, strength: u32) -> bool {
    until(dice, (strength, strength), |(a, b), dice| {
        runs.set(runs.get() + 1);
        let (hit, struck) = (dice.count(DIE, 7, 6, 1..=3), dice.count(DIE, 5, 6, 1..=4));
        let left = |of: u32, by: u16| of.saturating_sub(by.saturating_sub(3).into());
        match (left(a, struck), left(b, hit)) {
            (0, _) => ControlFlow::Break(false),
            (_, 0) => ControlFlow::Break(true),
            // Both are spent at once and recover: whatever was, comes again.
            (1, 1) => ControlFlow::Continue((strength, strength)),
            next => ControlFlow::Continue(next),
        }
    })
}

/// Solving its loops exactly took minutes, whatever the number of runs was.
#[test]
fn fractions_that_grow_beyond_the_budget_are_told_nearly() {
    let runs = Cell::new(0);
    let odds = odds_within(400_000, |dice| fight(dice, &runs, 24));
    assert!(runs.get() <= 400_000, "{}", runs.get());
    assert!(is_one(&odds));
    assert!(
        !odds.unexplored.is_zero() && odds.unexplored < Ratio::new(1, 1 << 40),
        "{}",
        odds.unexplored.value()
    );
    let known = Estimate::of(odds).unwrap();
    assert_eq!(known.how, How::Enumerated);
    assert!(known.outcomes.values().all(|it| it.exact.is_none() && it.error == 0.0));
}

#[test]
fn what_leaves_too_much_out_is_no_estimate() {
    let odds = odds_within(20, |dice| (0..6).map(|_| dice.d6(DIE)).sum::<i32>());
    assert!(is_one(&odds) && Estimate::of(odds).is_none());
}

#[test]
fn a_flag_that_is_set_ends_the_enumeration() {
    let (stop, runs) = (Stop::default(), Cell::new(0));
    let odds = stop.during(|| {
        odds(|dice| {
            runs.set(runs.get() + 1);
            if runs.get() == 1_000 {
                stop.set();
            }
            (0..12).map(|_| dice.d6(DIE)).sum::<i32>()
        })
    });
    assert!(runs.get() <= 1_001, "{}", runs.get());
    assert!(is_one(&odds) && !odds.unexplored.is_zero());
}

#[test]
fn it_ends_what_is_merged_and_solved_too() {
    let (stop, runs) = (Stop::default(), Cell::new(0));
    let odds = stop.during(|| {
        odds(|dice| {
            let lots = fold(dice, 30, 0u64, |sum, dice| {
                if runs.get() == 500 {
                    stop.set();
                }
                runs.set(runs.get() + 1);
                sum.wrapping_mul(31) + u64::from(dice.die(DIE, 6))
            });
            (lots, fight(dice, &runs, 30))
        })
    });
    assert!(runs.get() < 3_000, "{}", runs.get());
    assert!(is_one(&odds) && odds.unexplored == Ratio::one());
}

#[test]
fn a_flag_holds_for_its_own_work_alone() {
    let stop = Stop::default();
    stop.set();
    let sum = |dice: &mut dyn Dice| dice.sum_of_d6(DIE, 2);
    assert!(!stop.during(|| odds(sum)).unexplored.is_zero());
    assert_eq!(odds(sum).of(&7), Ratio::new(1, 6));
    let panicked = std::panic::catch_unwind(|| Stop::default().during(|| panic!("in the middle")));
    assert!(panicked.is_err() && odds(sum).unexplored.is_zero());
}

#[test]
fn what_was_cut_short_for_one_is_not_kept_for_others() {
    let (known, stop) = (OddsCache::new(), Stop::default());
    stop.set();
    let sum = |dice: &mut dyn Dice| dice.sum_of_d6(DIE, 3);
    assert!(!stop.during(|| known.odds(1, sum)).unexplored.is_zero());
    assert_eq!(known.odds(1, sum).of(&18), Ratio::new(1, 216));
}

#[test]
fn dice_are_explained_in_the_order_in_which_they_were_given() {
    let mut typed = kernel::dice::TypedDice::new([5, 1, 3]);
    let mut explained = kernel::ExplainingDice::new(&mut typed);
    assert_eq!(explained.pool(DIE, 3, 6).as_slice(), [1, 3, 5]);
    let shown: Vec<u16> = explained.explanation().dice.iter().map(|it| it.face).collect();
    assert_eq!(shown, [5, 1, 3]);
    let mut few = kernel::dice::TypedDice::new([5]);
    kernel::ExplainingDice::new(&mut few).pool(DIE, 3, 6);
    assert_eq!(few.missing().map(|it| it.n), Some(3));
}

#[test]
fn rolls_end_with_the_flag() {
    let (stop, mut rolls) = (Stop::default(), 0);
    let within = kernel::Within { ways: 1, games: 100_000, seed: 1 };
    let rolled: Estimate<i32> = stop.during(|| {
        kernel::odds::estimate::rolled(within, |dice| {
            rolls += 1;
            if rolls == 50 {
                stop.set();
            }
            dice.d6(DIE)
        })
    });
    assert_eq!(rolls, 50);
    let counted: BTreeMap<i32, f64> = rolled.outcomes.iter().map(|it| (*it.0, it.1.p)).collect();
    assert!((counted.values().sum::<f64>() - 1.0).abs() < 1e-9);
}
