//! The ways zombies take (13.6): what they can enter, and how far it is to where they want to be.
use std::{cmp::Reverse, collections::BinaryHeap};

use ground::hex::{Grid, Hex, Reach};
use smallvec::SmallVec;

use super::{super::Battle, STACK, Stack, senses};
use crate::{
    printed::Terrain,
    setup::layout::{Road, Walker},
};

/// What a zombie pays to enter a hex (13.6).
#[inline]
pub fn step_cost(battle: &Battle, hex: Hex) -> u8 {
    battle.scene.printed.tables.movement.zombie.of(battle.scene.board.terrain(hex)) as u8
}

/// Whether walls let zombies step from one hex to the next: about in one building, out through any entrance, in only through the
/// open door that they saw somebody take (13.6.1).
#[inline]
pub fn enters(battle: &Battle, door: Option<Hex>, from: Hex, to: Hex) -> bool {
    let board = &battle.scene.board;
    match (board.building_at(from), board.building_at(to)) {
        (None, None) => true,
        (Some(_), None) => board.entrance(from).is_some(),
        (inside, other) => inside == other || door == Some(to),
    }
}

/// How many more zombies find room in a hex: none where a human stands.
pub fn room(battle: &Battle, hex: Hex) -> usize {
    if battle.standing_at(hex).next().is_some() {
        return 0;
    }
    room_for_zombies(battle, hex)
}

/// The same where nobody stands.
#[inline]
fn room_for_zombies(battle: &Battle, hex: Hex) -> usize {
    if battle.crowd[battle.scene.board.grid().index(hex)] == 0 {
        return STACK;
    }
    STACK.saturating_sub(battle.zombies_at(hex).count())
}

/// How far it is for zombies from every hex to one target, in Movement Points.
#[derive(Clone, Debug)]
pub struct Way {
    costs: Road,
    grid: Grid,
}

const NO_WAY: u16 = u16::MAX;

impl Way {
    /// Worked out from the target outwards. The target itself can always be entered if walls allow it.
    fn to(battle: &Battle, door: Option<Hex>, target: Hex) -> Way {
        let board = &battle.scene.board;
        let prices = [Terrain::Clear, Terrain::Rough, Terrain::Building];
        let prices = prices.map(|it| battle.scene.printed.tables.movement.zombie.of(it) as u8);
        let work_out = || Way::costs(battle, door, target);
        let costs = match door {
            // Only doors that somebody was seen to take change from game to game.
            None => board.road(Walker::Zombie, target, prices, work_out),
            Some(_) => work_out().into(),
        };
        Way { costs, grid: board.grid() }
    }

    fn costs(battle: &Battle, door: Option<Hex>, target: Hex) -> Vec<u16> {
        let grid = battle.scene.board.grid();
        let mut costs = vec![NO_WAY; grid.len()];
        let mut open = BinaryHeap::new();
        costs[grid.index(target)] = 0;
        open.push(Reverse((0_u16, grid.index(target) as u16)));
        while let Some(Reverse((spent, index))) = open.pop() {
            if costs[usize::from(index)] != spent {
                continue;
            }
            let to = grid.hex(usize::from(index));
            let total = spent + u16::from(step_cost(battle, to));
            for from in grid.neighbours(to) {
                let known = &mut costs[grid.index(from)];
                if total < *known && enters(battle, door, from, to) {
                    *known = total;
                    open.push(Reverse((total, grid.index(from) as u16)));
                }
            }
        }
        costs
    }

    /// Movement Points from here to the target, if there is a way.
    pub fn cost(&self, from: Hex) -> Option<u16> {
        Some(self.costs[self.grid.index(from)]).filter(|it| *it != NO_WAY)
    }
}

/// What one phase has worked out already: a way for each target and each door, and the memory for where a stack can get.
#[derive(Clone, Debug, Default)]
pub struct Paths {
    ways: Vec<(Hex, Option<Hex>, Way)>,
    reach: Reach,
}

impl Paths {
    /// The way to a target for a stack.
    pub fn way(&mut self, battle: &Battle, stack: &Stack, target: Hex) -> &Way {
        let door = senses::door(battle, stack);
        let known = self.ways.iter().position(|it| it.0 == target && it.1 == door);
        let at = known.unwrap_or_else(|| {
            self.ways.push((target, door, Way::to(battle, door, target)));
            self.ways.len() - 1
        });
        &self.ways[at].2
    }

    /// Where a stack can get: not through humans, not into full hexes.
    pub fn reach(&mut self, battle: &Battle, stack: &Stack, points: u8) -> &Reach {
        let door = senses::door(battle, stack);
        let people: SmallVec<[Hex; 32]> = battle.functioning().map(|it| it.1.at).collect();
        let has_room = |hex: Hex| !people.contains(&hex) && 0 < room_for_zombies(battle, hex);
        self.reach.again(battle.scene.board.grid(), stack.at, points, |from, to| {
            (enters(battle, door, from, to) && has_room(to)).then(|| step_cost(battle, to))
        });
        &self.reach
    }

    /// Both at once.
    pub fn both(&mut self, battle: &Battle, stack: &Stack, target: Hex, points: u8) -> (&Way, &Reach) {
        self.reach(battle, stack, points);
        self.way(battle, stack, target);
        let door = senses::door(battle, stack);
        let at = self.ways.iter().position(|it| it.0 == target && it.1 == door).unwrap_or_default();
        (&self.ways[at].2, &self.reach)
    }
}
