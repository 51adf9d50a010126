//! Which option is best: every option is tried a little, and those that promise most are tried on against what the plain bot
//! would answer.
use super::{Root, Search, Worth};
use crate::{
    crew::{Crew, at_once, gather},
    dice::SeededDice,
    question::Answer,
    session::Book,
};

/// An option is only preferred to the plain bot's if it is better by so many standard errors of the difference.
const SURE: f64 = 1.5;
/// By so many it is taken without playing on.
const BEYOND_DOUBT: f64 = 4.0;
/// By so many it may be worse and is played on all the same.
const DOUBT: f64 = 0.5;
/// So many options are tried on, the plain bot's among them.
const FINALISTS: usize = 4;
/// A round plays no more than one in so many of all playouts for one option; after each, those that fall behind are left.
const ROUNDS: u32 = 20;

/// What was seen of one option: the worth of each playout, none where what was dealt anew did not fit.
#[derive(Clone, Debug, PartialEq)]
pub struct Seen {
    pub answer: Answer,
    playouts: Vec<Option<Worth>>,
}

/// Hears of what has been seen so far, and says whether to go on.
pub type Heard<'a> = dyn FnMut(&[Seen]) -> bool + 'a;

/// All options with what was seen of them, and which to take.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdicts {
    pub seen: Vec<Seen>,
    pub pick: usize,
}

impl Seen {
    /// How many games were played on from it.
    pub fn playouts(&self) -> usize {
        self.worths().count()
    }

    fn worths(&self) -> impl Iterator<Item = Worth> {
        self.playouts.iter().flatten().copied()
    }

    /// The chance of winning that was seen: 0 to 1.
    pub fn chance(&self) -> f64 {
        let all: u64 = self.worths().map(|it| u64::from(it.chance)).sum();
        all as f64 / 1_000.0 / self.playouts().max(1) as f64
    }

    /// How far the true chance may lie from that, in 95 of 100 cases: half of Wilson's interval.
    pub fn error(&self) -> f64 {
        let (n, p, z) = (self.playouts().max(1) as f64, self.chance(), 1.96_f64);
        z / (1.0 + z * z / n) * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt()
    }

    /// Chance and wellbeing together, by which options are compared.
    fn mean(&self) -> f64 {
        let all: u64 = self.worths().map(|it| u64::from(it.total())).sum();
        all as f64 / self.playouts().max(1) as f64
    }

    /// How much better it is than another in the same games, and the standard error of that.
    fn better_than(&self, other: &Seen) -> (f64, f64) {
        let pairs = self.playouts.iter().zip(&other.playouts);
        let differences: Vec<f64> = pairs
            .filter_map(|(one, other)| {
                Some(f64::from(one.as_ref()?.total()) - f64::from(other.as_ref()?.total()))
            })
            .collect();
        let n = differences.len() as f64;
        if n < 2.0 {
            return (0.0, f64::INFINITY);
        }
        let mean = differences.iter().sum::<f64>() / n;
        let spread = differences.iter().map(|it| (it - mean).powi(2)).sum::<f64>() / (n - 1.0);
        (mean, (spread / n).sqrt())
    }

    /// Whether it is better by so many standard errors.
    fn is_better_than(&self, other: &Seen, errors: f64) -> bool {
        let (by, error) = self.better_than(other);
        0.0 < by && errors * error < by
    }

    /// Whether it is worth playing on: what comes to the same in every game is not.
    fn may_be_better_than(&self, other: &Seen) -> bool {
        let (by, error) = self.better_than(other);
        0.0 < by + DOUBT * error
    }
}

/// A playout that is due: of which option, and its seed.
type Trial = (usize, u64);

/// Does some trials, in their order.
type Tries<'a> = dyn Fn(&[Trial]) -> Vec<Option<Worth>> + 'a;

impl<B: Book> Search<B> {
    /// Plays the options out and compares them, round by round, until all playouts are spent, nothing is left beside the plain
    /// bot's answer, or another is beyond doubt better; the same seed gives the same.
    pub fn weigh(&self, root: &Root<B>, seed: u64, heard: &mut Heard<'_>) -> Verdicts {
        let tries = |these: &[Trial]| these.iter().map(|&it| self.trial(root, it)).collect();
        self.weighed(root, seed, (1, &tries), heard)
    }

    /// The same with as many hands as a crew has; it comes to the same.
    pub fn weigh_by(&self, crew: &dyn Crew, root: &Root<B>, seed: u64, heard: &mut Heard<'_>) -> Verdicts
    where
        B::Battle: Send + Sync,
    {
        let tries = |these: &[Trial]| gather(crew, these.len(), |at| self.trial(root, these[at]));
        self.weighed(root, seed, (at_once(crew), &tries), heard)
    }

    fn trial(&self, root: &Root<B>, (option, seed): Trial) -> Option<Worth> {
        self.playout(root, &root.options[option], seed)
    }

    fn weighed(
        &self,
        root: &Root<B>,
        seed: u64,
        tries: (usize, &Tries<'_>),
        heard: &mut Heard<'_>,
    ) -> Verdicts {
        let mut seen: Vec<Seen> =
            root.options.iter().map(|it| Seen { answer: it.clone(), playouts: Vec::new() }).collect();
        let mut left: Vec<usize> = (0..seen.len()).collect();
        let mut budget = self.effort.playouts;
        let most = (budget / ROUNDS).max(1);
        let least = self.effort.least as usize;
        while 1 < left.len() && 0 < budget {
            let each = (budget / 3 / left.len() as u32).clamp(1, most);
            budget = budget.saturating_sub(each * left.len() as u32);
            if !round(&due(&seen, &left, seed, each), &mut seen, tries, heard) {
                break;
            }
            left = contenders(&seen, &left, least);
            let beyond_doubt =
                |it: &Seen| least <= it.playouts() && it.is_better_than(&seen[0], BEYOND_DOUBT);
            if left.iter().any(|&it| beyond_doubt(&seen[it])) {
                break;
            }
        }
        Verdicts { pick: pick(&seen, &left), seen }
    }
}

/// The trials of a round, in which each option that is left has as many.
fn due(seen: &[Seen], left: &[usize], seed: u64, each: u32) -> Vec<Trial> {
    // The same dice for every option, as far as they go the same way.
    let trial = |option: usize, nth: u64| {
        (option, SeededDice::at(seed, seen[option].playouts.len() as u64 + nth).bits())
    };
    (0..each.into()).flat_map(|nth| left.iter().map(move |&it| trial(it, nth))).collect()
}

/// Some playouts for each option that is left; whether to go on.
fn round(
    trials: &[Trial],
    seen: &mut [Seen],
    (at_once, tries): (usize, &Tries<'_>),
    heard: &mut Heard<'_>,
) -> bool {
    for these in trials.chunks(at_once) {
        for (&(option, _), worth) in these.iter().zip(tries(these)) {
            seen[option].playouts.push(worth);
            // What others have tried in the meantime does not count.
            if !heard(seen) {
                return false;
            }
        }
    }
    true
}

/// Those that may still be best: the better half of many, without those that are no better than the plain bot's answer as far as
/// can be told. That answer, which all are measured against, stays.
fn contenders(seen: &[Seen], left: &[usize], least: usize) -> Vec<usize> {
    let plain = &seen[0];
    let stays = |it: &Seen| it.playouts() < least || it.may_be_better_than(plain);
    let mut ranked: Vec<usize> = left.iter().copied().filter(|&it| it != 0 && stays(&seen[it])).collect();
    ranked.sort_by(|&a, &b| seen[b].mean().total_cmp(&seen[a].mean()).then(a.cmp(&b)));
    ranked.truncate((left.len() / 2).max(FINALISTS - 1));
    ranked.push(0);
    ranked.sort_unstable();
    ranked
}

/// The best of those that are left, if it is surely better than the plain bot's answer.
fn pick(seen: &[Seen], left: &[usize]) -> usize {
    let best =
        left.iter().copied().max_by(|&a, &b| seen[a].mean().total_cmp(&seen[b].mean()).then(b.cmp(&a)));
    best.filter(|&it| it != 0 && seen[it].is_better_than(&seen[0], SURE)).unwrap_or(0)
}
