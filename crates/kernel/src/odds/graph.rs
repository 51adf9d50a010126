//! States and how a step leads from each to the next: every state's step is enumerated once.
use std::collections::BTreeMap;

use num_integer::Integer;

use super::{
    query::Query,
    tally::{Tally, Weights},
    ways::Ways,
};
use crate::ratio::Ratio;

/// States by number, in the order in which they were reached.
#[derive(Debug)]
pub(super) struct Graph<S> {
    numbers: BTreeMap<S, usize>,
    pub(super) states: Vec<S>,
    pub(super) rows: Vec<Option<Row>>,
}

/// Where one state leads. What the weights lack to their denominator is unexplored.
#[derive(Debug)]
pub(super) struct Row {
    pub(super) to: Vec<usize>,
    pub(super) weights: Weights,
}

impl Row {
    /// Each state this one leads to and how likely.
    pub(super) fn chances(&self) -> impl Iterator<Item = (usize, Ratio)> {
        self.to.iter().enumerate().map(|(at, &to)| (to, self.weights.ratio(at)))
    }
}

impl<S: Ord + Clone> Graph<S> {
    pub(super) fn new(start: S) -> Self {
        Graph { numbers: BTreeMap::from([(start.clone(), 0)]), states: vec![start], rows: vec![None] }
    }

    fn number(&mut self, state: S) -> usize {
        if let Some(&known) = self.numbers.get(&state) {
            return known;
        }
        let number = self.rows.len();
        self.numbers.insert(state.clone(), number);
        self.states.push(state);
        self.rows.push(None);
        number
    }

    /// Keeps where a step from state `from` leads.
    pub(super) fn set(&mut self, from: usize, step: Tally<S>) {
        let (states, weights) = step.into_weighed();
        let row = Row { to: states.into_iter().map(|it| self.number(it)).collect(), weights };
        self.rows[from] = Some(row);
    }
}

/// So many steps of machine integers from a state to a state take as long as a run.
pub(super) const STEPS: u64 = 32;

/// The distribution after `n` rounds of `step` from `start`; empty where that is too much work.
pub(super) fn rounds<S: Ord + Clone + 'static>(
    query: &Query,
    n: u16,
    start: S,
    mut step: impl FnMut(S) -> Tally<S>,
) -> Ways {
    let mut graph = Graph::new(start);
    let mut mass = Mass::Small { each: vec![1], of: 1 };
    for _ in 0..n {
        for from in 0..graph.rows.len() {
            if mass.comes_to(from) && graph.rows[from].is_none() {
                let to = step(graph.states[from].clone());
                graph.set(from, to);
            }
        }
        mass = mass.moved(&graph.rows);
        if !query.spend(mass.work(&graph.rows)) {
            return Ways::of_ratios::<S>(Vec::new());
        }
    }
    mass.ways(graph.states)
}

/// How much of all cases stands at each state.
#[derive(Debug)]
enum Mass {
    Small { each: Vec<u128>, of: u128 },
    Big { each: Vec<Ratio> },
}

impl Mass {
    fn comes_to(&self, state: usize) -> bool {
        match self {
            Mass::Small { each, .. } => each.get(state).is_some_and(|&it| it != 0),
            Mass::Big { each } => each.get(state).is_some_and(|it| !it.is_zero()),
        }
    }

    /// How much work the last round was.
    fn work(&self, rows: &[Option<Row>]) -> u64 {
        match self {
            Mass::Small { .. } => rows.iter().flatten().map(|it| it.to.len() as u64).sum::<u64>() / STEPS,
            Mass::Big { each } => each.iter().map(Ratio::work).sum(),
        }
    }

    fn moved(self, rows: &[Option<Row>]) -> Mass {
        match self {
            Mass::Small { each, of } => small(&each, of, rows).unwrap_or_else(|| {
                Mass::Big { each: each.iter().map(|&it| Ratio::of(it, of)).collect() }.moved(rows)
            }),
            Mass::Big { each } => {
                let mut next = vec![Ratio::zero(); rows.len()];
                for (share, row) in each.iter().zip(rows).filter(|it| !it.0.is_zero()) {
                    for (to, chance) in row.iter().flat_map(Row::chances) {
                        next[to] = next[to].plus(&share.times(&chance));
                    }
                }
                Mass::Big { each: next }
            }
        }
    }

    fn ways<S: 'static>(self, states: Vec<S>) -> Ways {
        match self {
            Mass::Small { each, of } => {
                let (states, each) = states.into_iter().zip(each).filter(|it| it.1 != 0).unzip();
                Ways::of_states(states, Weights::lowest(each, of))
            }
            Mass::Big { each } => {
                Ways::of_ratios(states.into_iter().zip(each).filter(|it| !it.1.is_zero()).collect())
            }
        }
    }
}

/// One round in machine integers; none if they are too small for it.
fn small(each: &[u128], of: u128, rows: &[Option<Row>]) -> Option<Mass> {
    let taken = || each.iter().zip(rows).filter(|it| *it.0 != 0);
    let mut common = 1u128;
    for (_, row) in taken() {
        let (_, of) = row.as_ref()?.weights.small()?;
        if of != common {
            common = common.checked_mul(of / common.gcd(&of))?;
        }
    }
    let of = of.checked_mul(common)?;
    let mut next = vec![0; rows.len()];
    for (share, row) in taken() {
        let row = row.as_ref()?;
        let (weights, of) = row.weights.small()?;
        let share = share * (common / of);
        for (&to, weight) in row.to.iter().zip(weights) {
            next[to] += share * weight;
        }
    }
    Some(Mass::Small { each: next, of })
}
