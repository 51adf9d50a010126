//! Exact odds from the code that plays.
use std::{cell::Cell, collections::BTreeMap, ops::ControlFlow};

use kernel::{Dice, Odds, Ratio, Roll, RuleId, dice::SeededDice, fold, merged, odds, odds_within, until};
use proptest::prelude::*;

const DIE: RuleId = RuleId::in_ledger("test.roll.die");

fn total<T>(odds: &Odds<T>) -> Ratio {
    odds.outcomes.values().fold(Ratio::zero(), |acc, it| acc.plus(it))
}

fn whole<T>(odds: &Odds<T>) -> bool {
    odds.unexplored.is_zero() && total(odds) == Ratio::one()
}

#[test]
fn a_die_shows_each_face_equally_often() {
    let odds = odds(|dice| dice.die(DIE, 6));
    assert_eq!(odds.outcomes, (1..=6).map(|face| (face, Ratio::new(1, 6))).collect());
    assert!(odds.unexplored.is_zero());
}

#[test]
fn without_dice_the_outcome_is_certain() {
    let odds = odds(|dice| (dice.die(DIE, 1), dice.pool(DIE, 0, 6).len(), dice.count(DIE, 4, 6, 7..=9)));
    assert_eq!(odds[&(1, 0, 0)], Ratio::one());
    assert_eq!(odds.of(&(2, 0, 0)), Ratio::zero());
}

/// The number of runs is what makes odds affordable.
#[test]
fn five_dice_against_four_are_thirty_cases() {
    let runs = Cell::new(0);
    let odds = odds(|dice| {
        runs.set(runs.get() + 1);
        dice.count(DIE, 5, 6, 1..=3).cmp(&dice.count(DIE, 4, 6, 1..=3))
    });
    assert_eq!((runs.get(), &odds[&std::cmp::Ordering::Greater]), (30, &Ratio::new(1, 2)));
}

#[test]
fn rolls_that_differ_from_path_to_path_still_add_up() {
    let odds = odds(|dice| match dice.die(DIE, 6) {
        6 => dice.sum_of_d6(DIE, 2),
        5 => i32::from(dice.die(DIE, 10)),
        low => i32::from(dice.count(DIE, low, 4, 1..=1)),
    });
    assert!(whole(&odds));
    assert_eq!(odds[&12], Ratio::new(1, 6 * 36));
}

#[test]
fn more_dice_than_a_machine_integer_can_count() {
    let odds = odds(|dice| dice.count(DIE, 300, 6, 1..=5) + dice.count(DIE, 200, 10, 1..=3));
    assert!(whole(&odds));
    let mut sixth_to_300 = Ratio::one();
    (0..300).for_each(|_| sixth_to_300 = sixth_to_300.times(&Ratio::new(1, 6)));
    (0..200).for_each(|_| sixth_to_300 = sixth_to_300.times(&Ratio::new(7, 10)));
    assert_eq!(odds[&0], sixth_to_300);
}

#[test]
fn a_pool_too_big_to_list_goes_tier_by_tier() {
    let wide = odds(|dice| dice.pool(DIE, 3, 120).iter().map(|&it| it <= 40).collect::<Vec<_>>());
    assert!(whole(&wide));
    assert_eq!(wide[&vec![true, true, true]], Ratio::new(1, 27));
    assert_eq!(wide[&vec![true, false, false]], Ratio::new(4, 9));
    let many = odds(|dice| dice.pool(DIE, 150, 3).iter().filter(|&&it| it == 2).count());
    assert!(whole(&many));
    assert_eq!(many, odds(|dice| usize::from(dice.count(DIE, 150, 3, 2..=2))));
}

#[test]
fn equal_states_are_merged_and_each_step_is_taken_once() {
    let (calls, runs) = (Cell::new(0), Cell::new(0));
    let odds = odds(|dice| {
        runs.set(runs.get() + 1);
        fold(dice, 20, 0, |sum, dice| {
            calls.set(calls.get() + 1);
            sum + i32::from(dice.die(DIE, 2))
        })
    });
    assert!(whole(&odds));
    assert_eq!(odds[&20], Ratio::new(1, 1 << 20));
    assert_eq!(runs.get(), 21, "one run for each sum");
    assert_eq!(calls.get(), 2 * 39, "two faces from each sum that a round can begin with, 0 to 38");
}

#[test]
fn folds_within_folds_and_one_after_the_other() {
    let rule = |dice: &mut dyn Dice| {
        let first = dice.d6(DIE);
        let second = fold(dice, 2, first % 2, |sum, dice| {
            fold(dice, 2, sum, |sum, dice| (sum + dice.d6(DIE)).min(9)) - dice.d6(DIE) / 3
        });
        let third = fold(dice, 1, second, |sum, dice| sum + dice.d6(DIE));
        (first, third)
    };
    let plain = |dice: &mut dyn Dice| {
        let first = dice.d6(DIE);
        let mut sum = first % 2;
        for _ in 0..2 {
            for _ in 0..2 {
                sum = (sum + dice.d6(DIE)).min(9);
            }
            sum -= dice.d6(DIE) / 3;
        }
        (first, sum + dice.d6(DIE))
    };
    let got = odds(rule);
    assert!(whole(&got));
    assert_eq!(got, odds(plain));
}

/// Rounds whose denominators outgrow a machine integer.
#[test]
fn a_hundred_rounds_stay_exact() {
    let odds = odds(|dice| fold(dice, 100, 0, |most: u16, dice| most.max(dice.die(DIE, 6))));
    assert!(whole(&odds));
    let mut all_ones = Ratio::one();
    (0..100).for_each(|_| all_ones = all_ones.times(&Ratio::new(1, 6)));
    assert_eq!(odds[&1], all_ones);
}

#[test]
fn a_merged_roll_is_worked_out_once() {
    let calls = Cell::new(0);
    thread_local!(static INNER: Cell<u32> = const { Cell::new(0) });
    let odds = odds(|dice| {
        calls.set(calls.get() + 1);
        let roll = |sides: u16, dice: &mut dyn Dice| {
            INNER.set(INNER.get() + 1);
            (dice.die(DIE, sides) + dice.die(DIE, sides)) % 3
        };
        merged(dice, 6, roll) + merged(dice, 6, roll) + merged(dice, 4, roll)
    });
    assert!(whole(&odds));
    assert_eq!((calls.get(), INNER.get()), (27, 36 + 16));
    assert_eq!(odds[&0], Ratio::new(5, 9 * 16));
}

#[test]
fn a_fight_with_no_limit_has_exact_odds() {
    let odds = odds(|dice| {
        until(dice, (), |(), dice| match dice.d6(DIE).cmp(&dice.d6(DIE)) {
            std::cmp::Ordering::Equal => ControlFlow::Continue(()),
            other => ControlFlow::Break(other),
        })
    });
    assert!(whole(&odds));
    assert_eq!(odds[&std::cmp::Ordering::Less], Ratio::new(1, 2));
}

/// The gambler's ruin: from 3 of 10 with a chance of 1 in 3 a step, in closed form (2^3 - 1) / (2^10 - 1).
#[test]
fn a_walk_to_and_fro_has_exact_odds() {
    let walk = |of: u32, sides: u16| {
        odds(move |dice| {
            until(dice, 3, move |at: u32, dice| {
                let to = if dice.die(DIE, sides) == 1 { at + 1 } else { at - 1 };
                if to == 0 || to == of { ControlFlow::Break(to) } else { ControlFlow::Continue(to) }
            })
        })
    };
    let short = walk(10, 3);
    assert!(whole(&short));
    assert_eq!(short[&10], Ratio::new((1 << 3) - 1, (1 << 10) - 1));
    let fair = walk(100, 2);
    assert!(whole(&fair));
    assert_eq!(fair[&100], Ratio::new(3, 100));
    let long = walk(400, 3);
    assert_eq!(total(&long).plus(&long.unexplored), Ratio::one());
    assert!(!long.unexplored.is_zero() && long.unexplored < Ratio::new(1, 1 << 60));
}

/// Each of a hundred and fifty places leads to three others: too many loops within loops to solve.
#[test]
fn a_maze_is_walked_until_hardly_anybody_is_left_in_it() {
    let odds = odds(|dice| {
        until(dice, 1, |at: u32, dice| match dice.die(DIE, 4) {
            4 => ControlFlow::Break(at % 2),
            turn => ControlFlow::Continue((at * (u32::from(turn) + 1) + u32::from(turn)) % 151),
        })
    });
    assert_eq!(total(&odds).plus(&odds.unexplored), Ratio::one());
    assert!(odds.unexplored < Ratio::new(1, 1 << 60), "{}", odds.unexplored.value());
}

#[test]
fn a_chain_that_never_comes_back_is_exact_as_far_as_it_is_followed() {
    let odds = odds(|dice| {
        until(dice, 0, |sum: u32, dice| match dice.die(DIE, 10) {
            10 => ControlFlow::Continue(sum + 10),
            last => ControlFlow::Break(sum + u32::from(last)),
        })
    });
    assert_eq!(odds[&27], Ratio::new(1, 1000));
    assert!(!odds.unexplored.is_zero() && odds.unexplored < Ratio::new(1, 1 << 62));
    assert_eq!(total(&odds).plus(&odds.unexplored), Ratio::one());
}

#[test]
fn what_never_ends_for_some_dice_is_unexplored() {
    let odds = odds(|dice| {
        until(dice, 0, |state, dice| match (state, dice.die(DIE, 4)) {
            (0, 1) => ControlFlow::Continue(1),
            (0, 2) => ControlFlow::Break("out"),
            (0, _) => ControlFlow::Continue(0),
            (1, _) => ControlFlow::Continue(2),
            _ => ControlFlow::Continue(1),
        })
    });
    assert_eq!((&odds[&"out"], &odds.unexplored), (&Ratio::new(1, 2), &Ratio::new(1, 2)));
}

#[test]
fn a_plain_loop_that_explodes_ends_under_the_floor() {
    let odds = odds(|dice| {
        let mut sum = 0;
        loop {
            let face = dice.d6(DIE);
            sum += face;
            if face < 6 {
                return sum;
            }
        }
    });
    assert_eq!(odds[&8], Ratio::new(1, 36));
    assert!(!odds.unexplored.is_zero() && odds.unexplored < Ratio::new(1, 1 << 62));
    assert_eq!(total(&odds).plus(&odds.unexplored), Ratio::one());
}

/// Five faces of six go on, so that the paths multiply: the likeliest come first, and the rest is told.
#[test]
fn a_plain_loop_with_too_many_paths_ends_with_what_runs_there_were() {
    let runs = Cell::new(0);
    let odds = odds_within(200_000, |dice| {
        runs.set(runs.get() + 1);
        let mut rounds = 1;
        while dice.d6(DIE) != 6 {
            rounds += 1;
        }
        rounds
    });
    assert!(runs.get() <= 200_000);
    assert_eq!(odds[&3], Ratio::new(25, 216));
    assert!(odds.unexplored < Ratio::new(1, 2), "{}", odds.unexplored);
    assert_eq!(total(&odds).plus(&odds.unexplored), Ratio::one());
}

#[test]
fn a_cut_path_that_waits_for_many_faces_in_a_row_comes_to_its_end() {
    for wanted in [1, 6] {
        let odds = odds_within(3_000, |dice| {
            let mut row = 0;
            while row < 30 {
                row = if dice.d6(DIE) == wanted { row + 1 } else { 0 };
            }
        });
        assert_eq!(total(&odds).plus(&odds.unexplored), Ratio::one());
    }
}

#[test]
fn a_limit_of_runs_holds_for_what_is_merged_too() {
    let runs = Cell::new(0);
    let odds = odds_within(5_000, |dice| {
        fold(dice, 40, 0u64, |sum, dice| {
            runs.set(runs.get() + 1);
            sum.wrapping_mul(7) + u64::from(dice.die(DIE, 6))
        })
    });
    assert!(runs.get() < 20_000, "{}", runs.get());
    assert_eq!(total(&odds).plus(&odds.unexplored), Ratio::one());
}

/// Twenty thousand runs of `rule` from a seed come within five standard errors of its exact odds.
fn simulation_agrees<T: Ord + Clone + std::fmt::Debug>(rule: impl Fn(&mut dyn Dice) -> T) {
    const RUNS: u32 = 20_000;
    let exact = odds(&rule);
    let mut seen: BTreeMap<T, u32> = BTreeMap::new();
    let mut dice = SeededDice::new(7);
    (0..RUNS).for_each(|_| *seen.entry(rule(&mut dice)).or_default() += 1);
    for (outcome, share) in &exact.outcomes {
        let (p, n) = (share.value(), f64::from(RUNS));
        let off = (f64::from(seen.get(outcome).copied().unwrap_or(0)) - p * n).abs();
        assert!(off <= 5.0 * (p * (1.0 - p) * n).sqrt().max(1.0), "{outcome:?} is off by {off}");
    }
    assert!(seen.keys().all(|it| exact.outcomes.contains_key(it)));
}

#[test]
fn seeded_games_fall_as_the_odds_say() {
    simulation_agrees(|dice| dice.sum_of_d6(DIE, 3));
    simulation_agrees(|dice| dice.highest(DIE, 4, 6, 3).iter().sum::<u16>());
    simulation_agrees(|dice| dice.count(DIE, 5, 6, 1..=3).cmp(&dice.count(DIE, 4, 6, 2..=4)));
    simulation_agrees(|dice| fold(dice, 4, 0, |sum, dice| (sum + dice.d6(DIE)) % 5));
    simulation_agrees(|dice| {
        until(dice, 2, |left, dice| match dice.d6(DIE) {
            1 if left == 1 => ControlFlow::Break(true),
            1 | 2 => ControlFlow::Continue(left - i32::from(1 < left)),
            6 => ControlFlow::Break(false),
            _ => ControlFlow::Continue(left),
        })
    });
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_pool_is_so_many_dice(n in 0u16..5, sides in 1u16..7) {
        let pool = odds(|dice| dice.pool(DIE, n, sides));
        let single = odds(|dice| {
            let mut faces: kernel::Faces = (0..n).map(|_| dice.die(DIE, sides)).collect();
            faces.sort_unstable();
            faces
        });
        prop_assert!(whole(&pool));
        prop_assert_eq!(pool, single);
    }

    #[test]
    fn a_count_is_so_many_dice(n in 0u16..5, sides in 1u16..7, low in 0u16..8, high in 0u16..8) {
        let count = odds(|dice| dice.count(DIE, n, sides, low..=high));
        let single = odds(|dice| (0..n).filter(|_| (low..=high).contains(&dice.die(DIE, sides))).count() as u16);
        prop_assert!(whole(&count));
        prop_assert_eq!(count, single);
    }

    #[test]
    fn the_best_of_a_pool_are_its_ends(n in 0u16..6, sides in 1u16..7, keep in 0u16..7) {
        let kept = usize::from(keep.min(n));
        let highest = odds(|dice| dice.highest(DIE, n, sides, keep));
        let lowest = odds(|dice| dice.lowest(DIE, n, sides, keep));
        prop_assert!(whole(&highest) && whole(&lowest));
        let pool = odds(|dice| dice.pool(DIE, n, sides));
        prop_assert_eq!(highest, pool.map(|it| kernel::Faces::from(&it[usize::from(n) - kept..])));
        prop_assert_eq!(lowest, pool.map(|it| kernel::Faces::from(&it[..kept])));
    }

    #[test]
    fn a_fold_is_its_rounds(n in 0u16..5, sides in 1u16..6, modulus in 1u16..8, start in 0u16..8) {
        let step = move |state: u16, dice: &mut dyn Dice| match dice.die(DIE, sides) {
            1 => (state * 2 + dice.die(DIE, 3)) % modulus,
            face => (state + face) % modulus,
        };
        let folded = odds(|dice| (dice.die(DIE, 2), fold(dice, n, start, step)));
        let plain = odds(|dice| (dice.die(DIE, 2), (0..n).fold(start, |state, _| step(state, dice))));
        prop_assert!(whole(&folded));
        prop_assert_eq!(folded, plain);
    }

    /// Sum over the rounds of (stay^k * end) is end / (end + other).
    #[test]
    fn rounds_without_limit_are_a_geometric_series(sides in 2u16..30, end in 1u16..15, other in 1u16..15) {
        prop_assume!(end + other <= sides);
        let got = odds(|dice| until(dice, (), |(), dice| match dice.die(DIE, sides) {
            face if face <= end => ControlFlow::Break(true),
            face if face <= end + other => ControlFlow::Break(false),
            _ => ControlFlow::Continue(()),
        }));
        prop_assert!(whole(&got));
        prop_assert_eq!(got.of(&true), Ratio::new(end.into(), (end + other).into()));
    }

    #[test]
    fn what_is_told_and_what_is_not_make_one(runs in 1u64..400, deep in 1u16..8, sides in 1u16..7) {
        let got = odds_within(runs, |dice| {
            let (mut sum, mut n) = (0, 0);
            while n < deep && sum % 7 != 6 {
                sum += dice.die(DIE, sides);
                n += 1;
            }
            sum
        });
        prop_assert_eq!(total(&got).plus(&got.unexplored), Ratio::one());
        prop_assert!(Ratio::zero() <= got.unexplored);
    }
}
