//! The loops in a graph of states, and how often each state of a loop is passed before it is left.
use std::collections::BTreeMap;

use super::graph::Row;
use crate::ratio::Ratio;

/// Loops that take more states or more fractions than this to solve are played round by round.
const SOLVED: usize = 2_000;
const FRACTIONS: usize = 40_000;
/// One, where rounds are played in fixed point, rounded down.
const ONE: u32 = 96;
/// How many steps from a state to a state are played at most.
const WORK: u64 = 100_000_000;

/// The states in groups that can be reached from each other, every group before those that lead to it (Tarjan 1972).
pub(super) fn of(rows: &[Option<Row>]) -> Vec<Vec<usize>> {
    let mut search =
        Search { rows, seen: vec![None; rows.len()], stack: Vec::new(), done: Vec::new(), clock: 0 };
    search.from(0);
    search.done
}

struct Search<'a> {
    rows: &'a [Option<Row>],
    /// When a state was first seen and the earliest state on the stack it leads back to.
    seen: Vec<Option<Seen>>,
    stack: Vec<usize>,
    done: Vec<Vec<usize>>,
    clock: usize,
}

#[derive(Clone, Copy)]
struct Seen {
    at: usize,
    back: usize,
    stacked: bool,
}

impl Search<'_> {
    /// Depth first with a stack of its own: chains are as long as they like.
    fn from(&mut self, start: usize) {
        let mut calls = vec![(start, 0)];
        self.enter(start);
        while let Some((state, edge)) = calls.pop() {
            let to = self.rows[state].as_ref().and_then(|row| row.to.get(edge).copied());
            let Some(to) = to else {
                self.leave(state);
                if let Some(&(parent, _)) = calls.last() {
                    self.lead_back(parent, self.back(state));
                }
                continue;
            };
            calls.push((state, edge + 1));
            match self.seen[to] {
                None => {
                    self.enter(to);
                    calls.push((to, 0));
                }
                Some(seen) if seen.stacked => self.lead_back(state, seen.at),
                Some(_) => {}
            }
        }
    }

    fn enter(&mut self, state: usize) {
        self.seen[state] = Some(Seen { at: self.clock, back: self.clock, stacked: true });
        self.clock += 1;
        self.stack.push(state);
    }

    fn back(&self, state: usize) -> usize {
        self.seen[state].map_or(usize::MAX, |it| if it.stacked { it.back } else { usize::MAX })
    }

    fn lead_back(&mut self, state: usize, to: usize) {
        if let Some(seen) = &mut self.seen[state] {
            seen.back = seen.back.min(to);
        }
    }

    fn leave(&mut self, state: usize) {
        if self.seen[state].is_none_or(|it| it.back != it.at) {
            return;
        }
        let from = self.stack.iter().rposition(|&it| it == state).unwrap_or(0);
        let group = self.stack.split_off(from);
        for &it in &group {
            if let Some(seen) = &mut self.seen[it] {
                seen.stacked = false;
            }
        }
        self.done.push(group);
    }
}

/// How often each of `states` is passed, if `mass` comes in from outside.
pub(super) fn passes(states: &[usize], mass: &[Ratio], rows: &[Option<Row>]) -> Vec<Ratio> {
    let mut place = vec![None; rows.len()];
    for (at, &state) in states.iter().enumerate() {
        place[state] = Some(at);
    }
    solved(states, &place, mass, rows).unwrap_or_else(|| played(states, &place, mass, rows))
}

/// By elimination: each state in turn is struck out, and the steps through it become steps past it. None if that takes
/// too long.
fn solved(
    states: &[usize],
    place: &[Option<usize>],
    mass: &[Ratio],
    rows: &[Option<Row>],
) -> Option<Vec<Ratio>> {
    if SOLVED < states.len() {
        return None;
    }
    let mut into: Vec<Ratio> = states.iter().map(|&it| mass[it].clone()).collect();
    let within = |&state: &usize| {
        let chances = rows[state].iter().flat_map(Row::chances);
        chances.filter_map(|(to, chance)| Some((place[to]?, chance))).collect()
    };
    let mut step: Vec<BTreeMap<usize, Ratio>> = states.iter().map(within).collect();
    let mut fractions = 0;
    for k in 0..states.len() {
        let leaves = Ratio::one().minus(&step[k].remove(&k).unwrap_or_else(Ratio::zero));
        if leaves.is_zero() {
            // Nothing that comes here ever ends.
            step.iter_mut().for_each(|row| drop(row.remove(&k)));
            into[k] = Ratio::zero();
            continue;
        }
        // From here on a step into k counts all the passes it brings.
        for chance in step.iter_mut().filter_map(|row| row.get_mut(&k)) {
            *chance = chance.over(&leaves);
        }
        into[k] = into[k].over(&leaves);
        let through = step[k].split_off(&k);
        for row in &mut step[k + 1..] {
            let Some(factor) = row.get(&k).cloned() else { continue };
            for (&to, chance) in &through {
                let sum = row.entry(to).or_insert_with(Ratio::zero);
                *sum = sum.plus(&factor.times(chance));
            }
            fractions += through.len();
        }
        if FRACTIONS < fractions {
            return None;
        }
        for (&to, chance) in &through {
            into[to] = into[to].plus(&into[k].times(chance));
        }
    }
    for k in (0..states.len()).rev() {
        for (&to, chance) in &step[k] {
            into[to] = into[to].plus(&into[k].times(chance));
        }
    }
    Some(into)
}

/// Round by round, until hardly anything is left in the loop.
fn played(states: &[usize], place: &[Option<usize>], mass: &[Ratio], rows: &[Option<Row>]) -> Vec<Ratio> {
    let mut now: Vec<u128> = states.iter().map(|&it| mass[it].fixed(ONE)).collect();
    let mut passes = now.clone();
    let mut work = 0;
    while 1 << (ONE - 64) < now.iter().sum::<u128>() && work < WORK {
        let mut next = vec![0; now.len()];
        for (share, &state) in now.iter().zip(states).filter(|it| *it.0 != 0) {
            let Some(row) = &rows[state] else { continue };
            work += row.to.len() as u64;
            for (at, to) in row.to.iter().enumerate().filter_map(|(at, &to)| Some((at, place[to]?))) {
                next[to] += row.weights.part(*share, at);
            }
        }
        passes.iter_mut().zip(&next).for_each(|(sum, it)| *sum += it);
        now = next;
    }
    passes.iter().map(|&it| Ratio::of(it, 1 << ONE)).collect()
}
