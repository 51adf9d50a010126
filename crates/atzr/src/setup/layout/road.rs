//! How far it is over ground that never changes: worked out when it is first asked for, and shared by all games on the board.
use std::sync::{Arc, OnceLock};

/// Who goes there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Walker {
    Human,
    Zombie,
}

/// What it takes to get to a hex from each hex of the grid.
pub type Road = Arc<[u16]>;

/// What a step onto clear, rough and building hexes costs, and the road that it makes.
type Known = OnceLock<([u8; 3], Road)>;

/// The roads to every hex, for humans and for zombies.
pub struct Roads([Vec<Known>; 2]);

impl Roads {
    pub fn new(hexes: usize) -> Roads {
        let none = || std::iter::repeat_with(OnceLock::new).take(hexes).collect();
        Roads([none(), none()])
    }

    /// The road to the n-th hex for who pays so much; tables of a player's own may have other costs.
    pub fn to(&self, walker: Walker, hex: usize, costs: [u8; 3], work_out: impl Fn() -> Vec<u16>) -> Road {
        let [humans, zombies] = &self.0;
        let all = match walker {
            Walker::Human => humans,
            Walker::Zombie => zombies,
        };
        let known = all[hex].get_or_init(|| (costs, work_out().into()));
        if known.0 == costs { known.1.clone() } else { work_out().into() }
    }
}
