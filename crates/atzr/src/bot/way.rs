//! Ways to where somebody wants to go: by Movement Points through doors, not as the crow flies.
use std::{cmp::Reverse, collections::BinaryHeap};

use ground::hex::Hex;

use crate::{
    battle::{Battle, building},
    printed::Terrain,
    setup::layout::{Road, Walker},
};

/// Farther than any way.
const FAR: u16 = 120;
/// What steps onto clear, rough and building hexes cost a human who is not overloaded.
const COSTS: [u8; 3] = [1, 2, 2];

/// The road to a goal; all games on a board share it.
pub fn road(battle: &Battle, goal: Hex) -> Road {
    battle.scene.board.road(Walker::Human, goal, COSTS, || costs(battle, goal))
}

/// What it takes to get from a hex to the goal of a road.
pub fn far(battle: &Battle, road: &Road, goal: Hex, from: Hex) -> i32 {
    let cost = road[battle.scene.board.grid().index(from)];
    i32::from(if cost < FAR { cost } else { FAR + u16::from(goal.distance(from)) })
}

/// Backwards from the goal: a step costs what the hex costs into which it leads.
fn costs(battle: &Battle, goal: Hex) -> Vec<u16> {
    let (board, grid) = (&battle.scene.board, battle.scene.board.grid());
    let mut costs = vec![u16::MAX; grid.len()];
    let mut open = BinaryHeap::from([Reverse((0, grid.index(goal)))]);
    costs[grid.index(goal)] = 0;
    while let Some(Reverse((spent, index))) = open.pop() {
        if costs[index] != spent {
            continue;
        }
        let to = grid.hex(index);
        let total = spent + price(board.terrain(to));
        for from in grid.neighbours(to) {
            let known = &mut costs[grid.index(from)];
            if total < *known && building::bars(battle, from, to).is_none() {
                *known = total;
                open.push(Reverse((total, grid.index(from))));
            }
        }
    }
    costs
}

fn price(terrain: Terrain) -> u16 {
    let [clear, rough, house] = COSTS;
    match terrain {
        Terrain::Clear => clear,
        Terrain::Rough => rough,
        Terrain::Building => house,
    }
    .into()
}
