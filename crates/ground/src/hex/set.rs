//! Some of the hexes of a board, a bit each.
use smallvec::SmallVec;

use super::{cell::Hex, grid::Grid};

/// A board of two maps fits in without memory of its own.
const WORDS: usize = 12;

/// Some of the hexes of a board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HexSet {
    grid: Grid,
    bits: SmallVec<[u64; WORDS]>,
}

impl HexSet {
    pub fn new(grid: Grid) -> HexSet {
        HexSet { grid, bits: SmallVec::from_elem(0, grid.len().div_ceil(64)) }
    }

    /// Those of these hexes that are on the board.
    pub fn of(grid: Grid, hexes: impl IntoIterator<Item = Hex>) -> HexSet {
        let mut set = HexSet::new(grid);
        for hex in hexes {
            set.insert(hex);
        }
        set
    }

    /// Says whether it is new; a hex that is not on the board is not taken in.
    #[inline]
    pub fn insert(&mut self, hex: Hex) -> bool {
        if !self.grid.contains(hex) {
            return false;
        }
        let at = self.grid.index(hex);
        let is_new = !self.has(at);
        self.bits[at / 64] |= 1 << (at % 64);
        is_new
    }

    #[inline]
    pub fn contains(&self, hex: Hex) -> bool {
        self.grid.contains(hex) && self.has(self.grid.index(hex))
    }

    /// Whether the hex with this place in the list of all is one of them.
    #[inline]
    pub fn has(&self, index: usize) -> bool {
        self.bits.get(index / 64).is_some_and(|it| it >> (index % 64) & 1 == 1)
    }
}
