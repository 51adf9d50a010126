//! Rounds with no limit: where a chain of states ends, solved exactly while its loops are small.
use std::collections::VecDeque;

use super::{
    graph::{Graph, Row},
    loops::{self, Loops, ONE},
    query::Query,
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
    query: &Query,
    start: S,
    step: impl FnMut(S) -> Tally<Next<S, T>>,
) -> Ways {
    let graph = query.sparing(2, || explored(start, step));
    let loops = Loops::of(&graph.rows);
    let mass = query.sparing(2, || in_fractions(query, &graph.rows, &loops));
    let mass = mass.unwrap_or_else(|| in_fixed_point(query, &graph.rows, &loops));
    let ends = graph.states.into_iter().zip(mass).filter_map(|(state, share)| match state {
        Next::End(end) if !share.is_zero() => Some((end, share)),
        Next::End(_) | Next::Go(_) => None,
    });
    Ways::of_ratios(ends.collect())
}

/// How much of all cases comes to each state, exactly; none if that is too much work.
fn in_fractions(query: &Query, rows: &[Option<Row>], loops: &Loops) -> Option<Vec<Ratio>> {
    let mut mass = vec![Ratio::zero(); rows.len()];
    mass[0] = Ratio::one();
    for (group, states) in loops.groups.iter().enumerate() {
        let passes = match states[..] {
            [only] => vec![once(only, &mass[only], rows)],
            _ => loops::solved(query, (loops, group), &mass, rows)?,
        };
        for (&from, passes) in states.iter().zip(&passes) {
            for (to, chance) in rows[from].iter().flat_map(Row::chances) {
                if loops.place(group, to).is_none() {
                    mass[to] = mass[to].plus(&passes.times(&chance));
                    query.spend(mass[to].work()).then_some(())?;
                }
            }
        }
    }
    Some(mass)
}

/// The same, rounded down: what is lost that way is unexplored.
fn in_fixed_point(query: &Query, rows: &[Option<Row>], loops: &Loops) -> Vec<Ratio> {
    let mut mass = vec![0_u128; rows.len()];
    mass[0] = 1 << ONE;
    for (group, states) in loops.groups.iter().enumerate() {
        let passes = loops::played(query, (loops, group), &mass, rows);
        for (&from, passes) in states.iter().zip(&passes) {
            let Some(row) = &rows[from] else { continue };
            for (at, &to) in row.to.iter().enumerate().filter(|it| loops.place(group, *it.1).is_none()) {
                mass[to] += row.weights.part(*passes, at);
            }
        }
    }
    mass.into_iter().map(|it| Ratio::of(it, 1 << ONE)).collect()
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
