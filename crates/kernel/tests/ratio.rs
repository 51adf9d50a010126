//! Exact fractions.
use kernel::Ratio;
use proptest::prelude::*;

fn power(base: &Ratio, n: u32) -> Ratio {
    (0..n).fold(Ratio::one(), |acc, _| acc.times(base))
}

#[test]
fn fractions_are_in_lowest_terms() {
    assert_eq!(Ratio::of(6, 36).to_string(), "1/6");
    assert_eq!(Ratio::new(-4, 8).to_string(), "-1/2");
    assert_eq!(serde_json::to_string(&Ratio::of(10, 5)).unwrap(), "\"2\"");
}

#[test]
fn what_outgrows_machine_words_is_still_exact_and_comes_back() {
    let tiny = power(&Ratio::new(1, 6), 200);
    let back = tiny.times(&power(&Ratio::new(6, 1), 199));
    assert_eq!(back, Ratio::new(1, 6));
    assert_eq!(back.to_string(), "1/6");
    assert!(Ratio::zero() < tiny && tiny < Ratio::of(1, u128::MAX));
    assert!((power(&Ratio::new(1, 10), 60).value() / 1e-60 - 1.0).abs() < 1e-12);
}

#[test]
fn the_largest_machine_integers_do_not_overflow() {
    assert_eq!(Ratio::of(u128::MAX, u128::MAX), Ratio::one());
    assert_eq!(Ratio::of(u128::MAX - 1, u128::MAX).plus(&Ratio::of(1, u128::MAX)), Ratio::one());
    let big = Ratio::new(i128::MAX, 1);
    assert_eq!(big.plus(&big).minus(&big), big);
    assert_eq!(big.times(&big).over(&big), big);
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn sums_and_products_undo(a in any::<i64>(), b in 1i64.., c in any::<i64>(), d in 1i64..) {
        let (x, y) = (Ratio::new(a.into(), b.into()), Ratio::new(c.into(), d.into()));
        prop_assert_eq!(x.plus(&y).minus(&y), x.clone());
        prop_assert_eq!(x.plus(&y), y.plus(&x));
        if !y.is_zero() {
            prop_assert_eq!(x.times(&y).over(&y), x.clone());
        }
        prop_assert_eq!(x.cmp(&y), (i128::from(a) * i128::from(d)).cmp(&(i128::from(c) * i128::from(b))));
    }

    #[test]
    fn shares_equal_signed_fractions(a in 0u64.., b in 1u64..) {
        prop_assert_eq!(Ratio::of(a.into(), b.into()), Ratio::new(a.into(), b.into()));
    }
}
