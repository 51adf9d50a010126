//! Ways to where somebody wants to go: by Movement Points through doors, not as the crow flies.
use ground::hex::{Hex, Reach};

use crate::{
    battle::{Battle, building},
    printed::Terrain,
};

/// The goals to which the ways are known; the ground does not change, so they are worked out once.
#[derive(Clone, Debug, Default)]
pub struct Ways(Vec<(Hex, Reach)>);

/// Farther than any way.
const FAR: u8 = 120;
/// So many goals are remembered.
const KEPT: usize = 6;

impl Ways {
    /// Makes sure that the ways to a goal are known.
    pub fn learn(&mut self, battle: &Battle, goal: Hex) {
        if self.0.iter().any(|it| it.0 == goal) {
            return;
        }
        if self.0.len() == KEPT {
            self.0.remove(0);
        }
        self.0.push((goal, ways(battle, goal)));
    }

    /// What it takes to get from a hex to a goal.
    pub fn far(&self, goal: Hex, from: Hex) -> i32 {
        let known = self.0.iter().find(|it| it.0 == goal);
        let cost = known.and_then(|it| it.1.cost(from));
        cost.map_or_else(|| i32::from(FAR) + i32::from(goal.distance(from)), i32::from)
    }
}

/// Backwards from the goal: a step costs what the hex costs into which it would lead.
fn ways(battle: &Battle, goal: Hex) -> Reach {
    let board = &battle.scene.board;
    Reach::new(board.grid(), goal, FAR, |to, from| {
        if building::bars(battle, from, to).is_some() {
            return None;
        }
        Some(match board.terrain(to) {
            Terrain::Clear => 1,
            Terrain::Rough | Terrain::Building => 2,
        })
    })
}
