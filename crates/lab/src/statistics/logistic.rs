//! How a chance goes with a number: the logistic curve that fits best, and where it passes a wanted chance.
use super::normal::SURE;

/// Games at one value of a parameter.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Level {
    pub at: f64,
    pub won: f64,
    pub games: f64,
}

/// A fitted curve: the logarithm of the odds is `start + slope * (at - centre)`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Logistic {
    pub centre: f64,
    pub start: f64,
    pub slope: f64,
    /// Variances of start and slope, and how they go together.
    pub covariance: [f64; 3],
}

impl Logistic {
    /// The curve of greatest likelihood, held by as much as half a game won and half a game lost at each end.
    pub fn fit(levels: &[Level]) -> Option<Logistic> {
        let games: f64 = levels.iter().map(|it| it.games).sum();
        let first = levels.first()?;
        if games <= 0.0 || levels.iter().all(|it| it.at == first.at) {
            return None;
        }
        let centre = levels.iter().map(|it| it.at * it.games).sum::<f64>() / games;
        let held = held(levels);
        let mut fit = Logistic { centre, start: 0.0, slope: 0.0, covariance: [0.0; 3] };
        for _ in 0..100 {
            let (step, covariance) = fit.step(&held)?;
            // Newton's step, halved while it overshoots.
            let mut share = 1.0;
            let before = fit.likelihood(&held);
            loop {
                let next = Logistic {
                    start: fit.start + share * step[0],
                    slope: fit.slope + share * step[1],
                    covariance,
                    ..fit
                };
                if before <= next.likelihood(&held) || share < 1e-6 {
                    fit = next;
                    break;
                }
                share /= 2.0;
            }
            if step[0].abs() + step[1].abs() * 1e3 < 1e-12 {
                break;
            }
        }
        Some(Logistic { covariance: fit.step(&held)?.1, ..fit })
    }

    pub fn chance(&self, at: f64) -> f64 {
        1.0 / (1.0 + (-self.start - self.slope * (at - self.centre)).exp())
    }

    /// Where the chance is `wanted`.
    pub fn passes(&self, wanted: f64) -> f64 {
        self.centre + (logit(wanted) - self.start) / self.slope
    }

    /// The 95 % interval of where that is (Fieller); nothing where the slope might be none at all.
    pub fn passes_between(&self, wanted: f64) -> Option<(f64, f64)> {
        let [start, slope, both] = self.covariance;
        let (gap, z) = (self.start - logit(wanted), SURE * SURE);
        let a = self.slope * self.slope - z * slope;
        let b = self.slope * gap - z * both;
        let c = gap * gap - z * start;
        let root = b * b - a * c;
        if a <= 0.0 || root < 0.0 {
            return None;
        }
        let (low, high) = ((-b - root.sqrt()) / a, (-b + root.sqrt()) / a);
        Some((self.centre + low, self.centre + high))
    }

    /// The 95 % interval of the chance at a value.
    pub fn chance_between(&self, at: f64) -> (f64, f64) {
        let [start, slope, both] = self.covariance;
        let x = at - self.centre;
        let half = SURE * (start + 2.0 * x * both + x * x * slope).max(0.0).sqrt();
        let odds = self.start + self.slope * x;
        (1.0 / (1.0 + (half - odds).exp()), 1.0 / (1.0 + (-half - odds).exp()))
    }

    fn likelihood(&self, levels: &[Level]) -> f64 {
        let each = levels.iter().map(|it| {
            let odds = self.start + self.slope * (it.at - self.centre);
            // ln(1 + e^x) without overflow.
            it.won * odds - it.games * (odds.max(0.0) + (-odds.abs()).exp().ln_1p())
        });
        each.sum()
    }

    /// Newton's step, and the covariance at this point.
    fn step(&self, levels: &[Level]) -> Option<([f64; 2], [f64; 3])> {
        let (mut up, mut along, mut a, mut b, mut c) = (0.0, 0.0, 0.0, 0.0, 0.0);
        for it in levels {
            let (x, p) = (it.at - self.centre, self.chance(it.at));
            let (over, weight) = (it.won - it.games * p, (it.games * p * (1.0 - p)).max(1e-12));
            up += over;
            along += over * x;
            a += weight;
            b += weight * x;
            c += weight * x * x;
        }
        let whole = a * c - b * b;
        if !whole.is_finite() || whole <= 0.0 {
            return None;
        }
        let covariance = [c / whole, a / whole, -b / whole];
        let step = [(c * up - b * along) / whole, (a * along - b * up) / whole];
        Some((step, covariance))
    }
}

/// Half a game won and half a game lost at each end keep a curve finite where all games ended alike.
fn held(levels: &[Level]) -> Vec<Level> {
    let mut held = levels.to_vec();
    let ends = [f64::total_cmp as fn(&f64, &f64) -> std::cmp::Ordering, |a, b| b.total_cmp(a)];
    for order in ends {
        if let Some(end) = held.iter_mut().min_by(|a, b| order(&a.at, &b.at)) {
            end.won += 0.5;
            end.games += 1.0;
        }
    }
    held
}

fn logit(p: f64) -> f64 {
    (p / (1.0 - p)).ln()
}
