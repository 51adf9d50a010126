//! The normal distribution.

/// So many standard errors to each side are the 95 % interval.
pub const SURE: f64 = 1.959_963_984_540_054;

/// The chance of a standard normal value below `z`.
pub fn below(z: f64) -> f64 {
    0.5 * complement(-z / std::f64::consts::SQRT_2)
}

/// The complementary error function: a series near 0, a continued fraction farther off.
fn complement(x: f64) -> f64 {
    if x < 0.0 {
        return 2.0 - complement(-x);
    }
    if x < 2.0 {
        return 1.0 - series(x);
    }
    // From the inside out; 60 terms are past the precision of the machine from 2 on.
    let fraction = (1..=60).rev().fold(0.0, |inner, k| f64::from(k) / 2.0 / (x + inner));
    (-x * x).exp() / std::f64::consts::PI.sqrt() / (x + fraction)
}

fn series(x: f64) -> f64 {
    let (mut term, mut sum, mut n) = (x, x, 0.0);
    while 1e-17 < term.abs() {
        n += 1.0;
        term *= -x * x / n;
        sum += term / (2.0 * n + 1.0);
    }
    2.0 / std::f64::consts::PI.sqrt() * sum
}
