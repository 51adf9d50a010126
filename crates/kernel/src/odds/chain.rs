//! Rounds with no limit: where a chain of states ends, solved exactly while its loops are small.
use std::collections::VecDeque;

use super::{
    graph::{Graph, Row},
    loops,
    tally::Tally,
    ways::Ways,
};
use crate::ratio::Ratio;

/// A state less likely to be reached than this is not followed.
const FLOOR: f64 = 1.0 / (1u128 << 127) as f64;
/// How many states are followed at most.
const STATES: usize = 20_000;

/// Where a round leads: to another round or to the end.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Next<S, T> {
    Go(S),
    End(T),
}

/// The distribution of where rounds of `step` from `start` end.
pub(super) fn ends<S: Ord + Clone, T: Ord + Clone + 'static>(
    start: S,
    step: impl FnMut(S) -> Tally<Next<S, T>>,
) -> Ways {
    let graph = explored(start, step);
    let mut mass = vec![Ratio::zero(); graph.rows.len()];
    mass[0] = Ratio::one();
    // Tarjan's loops come out last ones first.
    for states in loops::of(&graph.rows).into_iter().rev() {
        let passes = match states[..] {
            [only] => vec![once(only, &mass[only], &graph.rows)],
            _ => loops::passes(&states, &mass, &graph.rows),
        };
        for (&from, passes) in states.iter().zip(&passes) {
            for (to, chance) in graph.rows[from].iter().flat_map(Row::chances) {
                if !states.contains(&to) {
                    mass[to] = mass[to].plus(&passes.times(&chance));
                }
            }
        }
    }
    let ends = graph.states.into_iter().zip(mass).filter_map(|(state, share)| match state {
        Next::End(end) if !share.is_zero() => Some((end, share)),
        Next::End(_) | Next::Go(_) => None,
    });
    Ways::of_ratios(ends.collect())
}

/// How often a state is passed that leads nowhere but to itself and onward.
fn once(state: usize, mass: &Ratio, rows: &[Option<Row>]) -> Ratio {
    let mut stays = rows[state].iter().flat_map(Row::chances).filter(|it| it.0 == state).map(|it| it.1);
    match stays.next() {
        None => mass.clone(),
        Some(all) if all == Ratio::one() => Ratio::zero(),
        Some(some) => mass.over(&Ratio::one().minus(&some)),
    }
}

/// The states that can be reached, with the steps from each that is likely enough to matter.
fn explored<S: Ord + Clone, T: Ord + Clone>(
    start: S,
    mut step: impl FnMut(S) -> Tally<Next<S, T>>,
) -> Graph<Next<S, T>> {
    let mut graph = Graph::new(Next::Go(start));
    let mut mass = vec![1.0];
    let mut open = VecDeque::from([0]);
    let mut followed = 0;
    while let Some(from) = open.pop_front() {
        let Next::Go(state) = graph.states[from].clone() else { continue };
        if mass[from] < FLOOR || STATES <= followed {
            continue;
        }
        followed += 1;
        let known = graph.rows.len();
        graph.set(from, step(state));
        open.extend(known..graph.rows.len());
        mass.resize(graph.rows.len(), 0.0);
        for (at, &to) in graph.rows[from].iter().flat_map(|row| row.to.iter().enumerate()) {
            let chance = graph.rows[from].as_ref().map_or(0.0, |row| row.weights.chance(at));
            mass[to] += mass[from] * chance;
        }
    }
    graph
}
