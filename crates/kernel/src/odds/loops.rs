//! The loops in a graph of states, and how often each state of a loop is passed before it is left.
use std::collections::BTreeMap;

use super::{
    graph::{Row, STEPS},
    query::Query,
};
use crate::ratio::Ratio;

/// Loops of more states than this are played round by round.
const SOLVED: usize = 2_000;
/// One, where rounds are played in fixed point, rounded down.
pub(super) const ONE: u32 = 96;

/// The states in groups that can be reached from each other, every group before those that it leads to.
#[derive(Debug)]
pub(super) struct Loops {
    pub(super) groups: Vec<Vec<usize>>,
    /// The group of each state, and where in it the state stands.
    place: Vec<(usize, usize)>,
}

impl Loops {
    /// By Tarjan (1972), whose groups come out last ones first.
    pub(super) fn of(rows: &[Option<Row>]) -> Self {
        let mut search =
            Search { rows, seen: vec![None; rows.len()], stack: Vec::new(), done: Vec::new(), clock: 0 };
        search.from(0);
        let groups: Vec<Vec<usize>> = search.done.into_iter().rev().collect();
        let mut place = vec![(usize::MAX, 0); rows.len()];
        for (number, group) in groups.iter().enumerate() {
            group.iter().enumerate().for_each(|(at, &state)| place[state] = (number, at));
        }
        Loops { groups, place }
    }

    /// Where in a group a state stands, if it is one of the group.
    pub(super) fn place(&self, group: usize, state: usize) -> Option<usize> {
        let (of, at) = self.place[state];
        (of == group).then_some(at)
    }
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

/// How often each state of a group is passed, if `mass` comes in from outside. By elimination: each state in turn is struck out,
/// and the steps through it become steps past it. None if that is too much work.
pub(super) fn solved(
    query: &Query,
    (loops, group): (&Loops, usize),
    mass: &[Ratio],
    rows: &[Option<Row>],
) -> Option<Vec<Ratio>> {
    let states = &loops.groups[group];
    if SOLVED < states.len() {
        return None;
    }
    let mut into: Vec<Ratio> = states.iter().map(|&it| mass[it].clone()).collect();
    let within = |&state: &usize| {
        let chances = rows[state].iter().flat_map(Row::chances);
        chances.filter_map(|(to, chance)| Some((loops.place(group, to)?, chance))).collect()
    };
    let mut step: Vec<BTreeMap<usize, Ratio>> = states.iter().map(within).collect();
    for k in 0..states.len() {
        // All the others are looked through.
        query.spend(1 + states.len() as u64 / STEPS).then_some(())?;
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
                query.spend(sum.work()).then_some(())?;
            }
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

/// The same, round by round, until hardly anything is left in the loop.
pub(super) fn played(
    query: &Query,
    (loops, group): (&Loops, usize),
    mass: &[u128],
    rows: &[Option<Row>],
) -> Vec<u128> {
    let states = &loops.groups[group];
    let mut now: Vec<u128> = states.iter().map(|&it| mass[it]).collect();
    let mut passes = now.clone();
    while 1 << (ONE - 64) < now.iter().sum::<u128>() {
        let (mut next, mut steps) = (vec![0; now.len()], 0);
        for (share, &state) in now.iter().zip(states).filter(|it| *it.0 != 0) {
            let Some(row) = &rows[state] else { continue };
            steps += row.to.len() as u64;
            let back = |(at, &to): (usize, &usize)| Some((at, loops.place(group, to)?));
            for (at, to) in row.to.iter().enumerate().filter_map(back) {
                next[to] += row.weights.part(*share, at);
            }
        }
        passes.iter_mut().zip(&next).for_each(|(sum, it)| *sum += it);
        now = next;
        if !query.spend(1 + steps / STEPS) {
            break;
        }
    }
    passes
}
