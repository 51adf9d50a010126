//! What can be said of chances and means from so many games, and how sure it is.
mod logistic;
mod normal;

use serde::Serialize;

pub use self::logistic::{Level, Logistic};
pub use self::normal::{SURE, below};

/// A share with its 95 % interval (Wilson).
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Share {
    pub value: f64,
    pub low: f64,
    pub high: f64,
}

impl Share {
    pub fn of(n: usize, of: usize) -> Self {
        if of == 0 {
            return Share { value: 0.0, low: 0.0, high: 1.0 };
        }
        let (n, of, z) = (n as f64, of as f64, SURE);
        let p = n / of;
        let middle = (p + z * z / (2.0 * of)) / (1.0 + z * z / of);
        let half = z / (1.0 + z * z / of) * (p * (1.0 - p) / of + z * z / (4.0 * of * of)).sqrt();
        // What is rounded must not put the share outside of its interval.
        Share { value: p, low: (middle - half).clamp(0.0, p), high: (middle + half).clamp(p, 1.0) }
    }

    pub fn holds(&self, value: f64) -> bool {
        (self.low..=self.high).contains(&value)
    }
}

/// A mean with its standard error.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Mean {
    pub value: f64,
    pub error: f64,
}

impl Mean {
    pub fn of(values: impl Iterator<Item = f64> + Clone) -> Self {
        let n = values.clone().count() as f64;
        if n == 0.0 {
            return Mean { value: 0.0, error: 0.0 };
        }
        let value = values.clone().sum::<f64>() / n;
        let spread = values.map(|it| (it - value).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
        Mean { value, error: (spread / n).sqrt() }
    }
}

/// By how much one thing is better than another, on the same games.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct PairedDifference {
    pub difference: f64,
    pub error: f64,
    /// The ends of its 95 % interval.
    pub low: f64,
    pub high: f64,
    /// How likely it is that there is more of it, after these games and without any opinion before them.
    pub more: f64,
    pub pairs: usize,
}

impl PairedDifference {
    /// Of each pair the second less the first.
    pub fn of(pairs: impl Iterator<Item = (f64, f64)>) -> Self {
        let differences: Vec<f64> = pairs.map(|it| it.1 - it.0).collect();
        let Mean { value, error } = Mean::of(differences.iter().copied());
        // Pairs that never differ still say little while there are few of them.
        let n = differences.len().max(1) as f64;
        let error = error.max(if value == 0.0 { 1.0 / n } else { 0.0 });
        let more = if error == 0.0 { f64::from(u8::from(0.0 < value)) } else { below(value / error) };
        let (low, high) = (value - SURE * error, value + SURE * error);
        PairedDifference { difference: value, error, low, high, more, pairs: differences.len() }
    }

    /// The same of chances, which differ by no more than 1.
    pub fn of_chances(pairs: impl Iterator<Item = (bool, bool)>) -> Self {
        let number = |it: bool| f64::from(u8::from(it));
        let it = PairedDifference::of(pairs.map(|it| (number(it.0), number(it.1))));
        PairedDifference { low: it.low.max(-1.0), high: it.high.min(1.0), ..it }
    }

    /// Whether the interval leaves out that there is no difference.
    pub fn is_plain(&self) -> bool {
        0.0 < self.low || self.high < 0.0
    }
}
