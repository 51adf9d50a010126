//! The ways zombies take (13.6): what they can enter, and how far it is to where they want to be.
use std::{cmp::Reverse, collections::BinaryHeap};

use ground::hex::Hex;

use super::{super::Battle, STACK, ZombieId, senses};

/// What a zombie pays to enter a hex (13.6).
pub fn step_cost(battle: &Battle, hex: Hex) -> u8 {
    battle.scene.printed.tables.movement.zombie.of(battle.scene.board.terrain(hex)) as u8
}

/// Whether walls let a zombie step from one hex to the next: about in one building, out through any entrance, in only after
/// a human whom it saw enter (13.6.1).
pub fn enters(battle: &Battle, which: ZombieId, from: Hex, to: Hex) -> bool {
    let board = &battle.scene.board;
    if board.building_at(to).is_none() {
        return board.building_at(from).is_none() || board.entrance(from).is_some();
    }
    board.building_at(from) == board.building_at(to) || senses::may_follow(battle, which, to)
}

/// How far it is for a zombie from every hex to one target, in Movement Points.
#[derive(Clone, Debug)]
pub struct Way {
    costs: Vec<u16>,
    grid: ground::hex::Grid,
}

const NO_WAY: u16 = u16::MAX;

impl Way {
    /// Worked out from the target outwards. The target itself can always be entered if walls allow it.
    pub fn to(battle: &Battle, which: ZombieId, target: Hex) -> Way {
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
                if total < *known && enters(battle, which, from, to) {
                    *known = total;
                    open.push(Reverse((total, grid.index(from) as u16)));
                }
            }
        }
        Way { costs, grid }
    }

    /// Movement Points from here to the target, if there is a way.
    pub fn cost(&self, from: Hex) -> Option<u16> {
        Some(self.costs[self.grid.index(from)]).filter(|it| *it != NO_WAY)
    }
}

/// Whether so many zombies find room in a hex where no human stands.
pub fn has_room(battle: &Battle, hex: Hex, zombies: usize) -> bool {
    battle.zombies_at(hex).count() + zombies <= STACK && battle.standing_at(hex).next().is_none()
}
