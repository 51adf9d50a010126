//! Ratings like those of chess players: who beats whom how often, as one number each with its error (Bradley and Terry).
use serde::Serialize;

/// How many points make ten to one.
const SCALE: f64 = 400.0;

/// The middle of all who are rated.
const MIDDLE: f64 = 1500.0;

/// Games of one against another: how many, and how many the first won; a draw is half a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Match {
    pub one: usize,
    pub other: usize,
    pub won: f64,
    pub games: f64,
}

/// A rating with its standard error.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Rating {
    pub value: f64,
    pub error: f64,
}

/// The ratings of `n` players, of whom the first `middle` have 1500 as their mean; one drawn game against each opponent keeps
/// a player finite who has won or lost all his games.
pub fn ratings(n: usize, middle: usize, games: &[Match]) -> Vec<Rating> {
    let held: Vec<Match> =
        games.iter().map(|it| Match { won: it.won + 0.5, games: it.games + 1.0, ..*it }).collect();
    let mut strength = vec![0.0; n];
    for _ in 0..200 {
        let (gradient, mut curvature) = slopes(&strength, &held);
        // Only differences count: a weak pull to 0 makes the whole definite.
        (0..n).for_each(|it| curvature[it][it] += 1e-9);
        let Some(inverse) = invert(&curvature) else { break };
        let step: Vec<f64> = (0..n).map(|i| dot(&inverse[i], &gradient)).collect();
        let longest = step.iter().fold(0.0_f64, |a, b| a.max(b.abs()));
        let share = if 1.0 < longest { 1.0 / longest } else { 1.0 };
        strength.iter_mut().zip(&step).for_each(|(it, by)| *it += share * by);
        if longest < 1e-10 {
            break;
        }
    }
    placed(&strength, middle.clamp(1, n.max(1)), &held)
}

/// Ratings around the middle, with the error of each against that middle.
fn placed(strength: &[f64], middle: usize, games: &[Match]) -> Vec<Rating> {
    let n = strength.len();
    let (_, mut curvature) = slopes(strength, games);
    (0..n).for_each(|it| curvature[it][it] += 1e-9);
    let points = SCALE / std::f64::consts::LN_10;
    let mean = strength.iter().take(middle).sum::<f64>() / middle as f64;
    let inverse = invert(&curvature);
    let error = |who: usize| {
        let Some(inverse) = &inverse else { return f64::INFINITY };
        let off =
            |it: usize| f64::from(u8::from(it == who)) - if it < middle { 1.0 / middle as f64 } else { 0.0 };
        let sum: f64 = (0..n)
            .flat_map(|i| (0..n).map(move |j| (i, j)))
            .map(|(i, j)| off(i) * inverse[i][j] * off(j))
            .sum();
        sum.max(0.0).sqrt() * points
    };
    (0..n).map(|it| Rating { value: MIDDLE + (strength[it] - mean) * points, error: error(it) }).collect()
}

/// The gradient of the likelihood, and how fast it changes.
fn slopes(strength: &[f64], games: &[Match]) -> (Vec<f64>, Vec<Vec<f64>>) {
    let n = strength.len();
    let (mut gradient, mut curvature) = (vec![0.0; n], vec![vec![0.0; n]; n]);
    for it in games {
        let p = 1.0 / (1.0 + (strength[it.other] - strength[it.one]).exp());
        let (over, weight) = (it.won - it.games * p, it.games * p * (1.0 - p));
        gradient[it.one] += over;
        gradient[it.other] -= over;
        curvature[it.one][it.one] += weight;
        curvature[it.other][it.other] += weight;
        curvature[it.one][it.other] -= weight;
        curvature[it.other][it.one] -= weight;
    }
    (gradient, curvature)
}

fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|it| it.0 * it.1).sum()
}

/// The inverse of a small matrix (Gauss and Jordan).
fn invert(matrix: &[Vec<f64>]) -> Option<Vec<Vec<f64>>> {
    let n = matrix.len();
    let unit = |i: usize| (0..n).map(move |j| f64::from(u8::from(i == j)));
    let mut rows: Vec<Vec<f64>> =
        matrix.iter().enumerate().map(|(i, it)| it.iter().copied().chain(unit(i)).collect()).collect();
    for column in 0..n {
        let pivot = (column..n).max_by(|a, b| rows[*a][column].abs().total_cmp(&rows[*b][column].abs()))?;
        rows.swap(column, pivot);
        let by = rows[column][column];
        if by.abs() < 1e-300 {
            return None;
        }
        rows[column].iter_mut().for_each(|it| *it /= by);
        let pivot = rows[column].clone();
        for (_, row) in rows.iter_mut().enumerate().filter(|it| it.0 != column) {
            let by = row[column];
            row.iter_mut().zip(&pivot).for_each(|(it, of)| *it -= by * of);
        }
    }
    Some(rows.into_iter().map(|it| it[n..].to_vec()).collect())
}
