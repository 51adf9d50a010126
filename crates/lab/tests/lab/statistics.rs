//! Intervals, differences, curves and ratings against values that are known.
use kernel::dice::SeededDice;
use lab::{
    Mean, PairedDifference, Share,
    balance::wanted,
    rating::{Match, ratings},
    statistics::{Level, Logistic, below},
};
use proptest::prelude::*;

fn near(a: f64, b: f64, by: f64) {
    assert!((a - b).abs() <= by, "{a} is not {b}");
}

/// A number from 0 to 1.
fn unit(dice: &mut SeededDice) -> f64 {
    dice.bits() as f64 / u64::MAX as f64
}

#[test]
fn wilson_intervals_are_those_of_the_textbook() {
    let eight = Share::of(8, 10);
    near(eight.low, 0.490_162_5, 1e-6);
    near(eight.high, 0.943_317_8, 1e-6);
    let none = Share::of(0, 10);
    near(none.low, 0.0, 1e-12);
    near(none.high, 0.277_532_8, 1e-6);
    let half = Share::of(50, 100);
    near(half.low, 0.403_831_5, 1e-6);
    near(half.high, 0.596_168_5, 1e-6);
    assert_eq!(Share::of(0, 0), Share { value: 0.0, low: 0.0, high: 1.0 });
}

#[test]
fn the_normal_distribution_is_that_of_the_tables() {
    near(below(0.0), 0.5, 1e-15);
    near(below(1.959_963_984_540_054), 0.975, 1e-12);
    near(below(-3.0), 0.001_349_898_031_630_09, 1e-14);
    near(below(6.0), 1.0 - 9.865_876_45e-10, 1e-15);
    near(below(-8.0), 6.220_960_574_27e-16, 1e-22);
}

#[test]
fn a_mean_has_its_standard_error() {
    let it = Mean::of([2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0].into_iter());
    near(it.value, 5.0, 1e-12);
    near(it.error, (32.0_f64 / 7.0 / 8.0).sqrt(), 1e-12);
}

#[test]
fn the_same_games_tell_a_difference_early() {
    let it = PairedDifference::of([(0.0, 1.0), (0.0, 0.0), (1.0, 1.0), (0.0, 1.0)].into_iter());
    near(it.difference, 0.5, 1e-12);
    near(it.error, (1.0_f64 / 3.0 / 4.0).sqrt(), 1e-12);
    near(it.more, below(it.difference / it.error), 1e-12);
    assert!(!it.is_plain());
    let never = PairedDifference::of((0..100).map(|_| (1.0, 1.0)));
    assert_eq!((never.difference, never.more), (0.0, 0.5));
    assert!(never.low < 0.0 && 0.0 < never.high);
}

#[test]
fn a_curve_through_two_levels_passes_even_between_them() {
    let levels = [(0.0, 20.0), (10.0, 80.0)].map(|(at, won)| Level { at, won, games: 100.0 });
    let fit = Logistic::fit(&levels).unwrap();
    near(fit.passes(0.5), 5.0, 1e-6);
    near(fit.chance(5.0), 0.5, 1e-6);
    // Half a game won and lost at each end: 20.5 of 101.
    near(fit.slope, 2.0 * (80.5_f64 / 20.5).ln() / 10.0, 1e-6);
    let (low, high) = fit.passes_between(0.5).unwrap();
    near(low + high, 10.0, 1e-6);
    assert!(3.5 < low && high < 6.5, "{low} to {high}");
    let (low, high) = fit.chance_between(0.0);
    assert!(low < 0.2 && 0.2 < high && 0.12 < low && high < 0.3, "{low} to {high}");
    assert!(Logistic::fit(&levels[..1]).is_none());
}

#[test]
fn nineteen_of_twenty_intervals_hold_where_the_curve_truly_passes() {
    let (mut dice, mut held) = (SeededDice::new(3), 0);
    for _ in 0..400 {
        let levels = [6.0, 9.0, 12.0, 15.0, 18.0].map(|at| {
            let chance = 1.0 / (1.0 + (0.3 * (at - 13.0_f64)).exp());
            let won = (0..80).filter(|_| unit(&mut dice) < chance).count() as f64;
            Level { at, won, games: 80.0 }
        });
        let (low, high) = Logistic::fit(&levels).unwrap().passes_between(0.5).unwrap();
        held += usize::from((low..=high).contains(&13.0));
    }
    assert!((370..=392).contains(&held), "{held} of 400");
}

#[test]
fn three_games_in_four_are_some_190_points() {
    let it = ratings(2, 2, &[Match { one: 0, other: 1, won: 75.0, games: 100.0 }]);
    let odds = 75.5_f64 / 25.5;
    near(it[0].value - it[1].value, 400.0 * odds.log10(), 1e-6);
    near(it[0].value + it[1].value, 3000.0, 1e-6);
    let weight = 101.0 * (75.5 / 101.0) * (25.5 / 101.0);
    near(it[0].error, 400.0 / std::f64::consts::LN_10 / f64::sqrt(weight) / 2.0, 1e-3);
}

#[test]
fn who_loses_all_his_games_still_has_a_rating() {
    let games = [(0, 2, 0.0), (1, 2, 60.0)].map(|(one, other, won)| Match { one, other, won, games: 100.0 });
    let it = ratings(3, 2, &games);
    assert!(it.iter().all(|it| it.value.is_finite() && it.error.is_finite()), "{it:?}");
    assert!(it[0].value < it[2].value && it[2].value < it[1].value, "{it:?}");
    near(it[0].value + it[1].value, 3000.0, 1e-6);
}

#[test]
fn a_wanted_chance_is_read_as_people_say_it() {
    for (text, value) in [("even", 0.5), ("1/3", 1.0 / 3.0), ("0.4", 0.4), ("40%", 0.4)] {
        near(wanted(text).unwrap(), value, 1e-12);
    }
    for text in ["", "often", "0", "1", "3/2", "1/0", "NaN", "-0.5"] {
        assert!(wanted(text).is_err(), "{text}");
    }
}

#[test]
fn rounding_puts_no_share_outside_of_its_interval() {
    for (n, of) in [(0, 153), (153, 153), (0, 1), (1, 1)] {
        let it = Share::of(n, of);
        assert!(it.holds(it.value), "{n} of {of}: {it:?}");
    }
}

proptest! {
    #[test]
    fn a_share_lies_in_its_interval_and_more_games_make_it_narrower(n in 0_usize..500, more in 0_usize..500) {
        let of = n + more + 1;
        let (it, wide) = (Share::of(n, of), Share::of(4 * n, 4 * of));
        prop_assert!(0.0 <= it.low && it.low <= it.value && it.value <= it.high && it.high <= 1.0);
        prop_assert!(wide.high - wide.low < it.high - it.low);
    }

    #[test]
    fn the_other_way_round_a_difference_is_its_opposite(pairs in prop::collection::vec((0_u8..4, 0_u8..4), 1..50)) {
        let each = || pairs.iter().map(|it| (f64::from(it.0), f64::from(it.1)));
        let (there, back) = (PairedDifference::of(each()), PairedDifference::of(each().map(|it| (it.1, it.0))));
        prop_assert!((there.difference + back.difference).abs() < 1e-12);
        prop_assert!((there.more + back.more - 1.0).abs() < 1e-9);
    }

    #[test]
    fn a_curve_goes_the_way_of_its_games(low in 0_u32..=40, high in 0_u32..=40) {
        let levels = [(0.0, low), (5.0, high)].map(|(at, won)| Level { at, won: won.into(), games: 40.0 });
        let fit = Logistic::fit(&levels).unwrap();
        prop_assert!(fit.slope.is_finite() && fit.covariance.iter().all(|it| it.is_finite()));
        prop_assert_eq!(low.cmp(&high), 0.0_f64.total_cmp(&round(fit.slope)));
    }

    #[test]
    fn a_stronger_player_is_rated_higher(a in 0_u32..=50, b in 0_u32..=50) {
        let games = [(0, a), (1, b)].map(|(one, won)| Match { one, other: 2, won: won.into(), games: 50.0 });
        let it = ratings(3, 2, &games);
        prop_assert!((it[0].value - it[1].value) * (f64::from(a) - f64::from(b)) >= 0.0);
        prop_assert!((it[0].value + it[1].value - 3000.0).abs() < 1e-6);
    }
}

/// A slope that is nothing but rounding is none.
fn round(slope: f64) -> f64 {
    if slope.abs() < 1e-9 { 0.0 } else { slope }
}
