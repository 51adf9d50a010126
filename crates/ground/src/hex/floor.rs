//! What never changes of a board, as floods over it need it.
use super::{cell::Hex, grid::Grid, side::Side};

/// Through which sides each hex of a board can be left, and of which kind it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Floor {
    grid: Grid,
    hexes: Vec<Hex>,
    /// A bit for each side, the first side the lowest. What leads off the board is shut.
    open: Vec<u8>,
    kinds: Vec<u8>,
    /// How much farther in the list of all hexes the one through each side is, from even columns and from odd ones.
    offsets: [[isize; 6]; 2],
}

impl Floor {
    /// `kind` is the place of a hex's price among those that a flood is told; `passes` says whether walls let one step from its first
    /// hex to its second, which is beside it.
    pub fn new(grid: Grid, kind: impl Fn(Hex) -> u8, passes: impl Fn(Hex, Hex) -> bool) -> Floor {
        let open = |hex: Hex| {
            let leads_on = |side: &Side| grid.contains(hex.step(*side)) && passes(hex, hex.step(*side));
            Side::ALL.into_iter().filter(leads_on).fold(0, |open, side| open | side.bit())
        };
        let hexes: Vec<Hex> = grid.hexes().collect();
        let (open, kinds) = (hexes.iter().map(|&it| open(it)), hexes.iter().map(|&it| kind(it)));
        Floor { grid, open: open.collect(), kinds: kinds.collect(), offsets: offsets(grid), hexes }
    }

    pub const fn grid(&self) -> Grid {
        self.grid
    }

    #[inline]
    pub(super) fn hex(&self, index: usize) -> Hex {
        self.hexes[index]
    }

    /// The sides through which a hex can be left, as bits.
    #[inline]
    pub(super) fn open(&self, index: usize) -> u8 {
        self.open[index]
    }

    #[inline]
    pub(super) fn kind(&self, index: usize) -> usize {
        usize::from(self.kinds[index])
    }

    /// The place of the hex through a side, where that is on the board.
    #[inline]
    pub(super) fn beside(&self, index: usize, side: usize) -> usize {
        index.wrapping_add_signed(self.offsets[usize::from(self.hexes[index].col as u8 & 1)][side])
    }
}

fn offsets(grid: Grid) -> [[isize; 6]; 2] {
    [Hex::new(0, 0), Hex::new(1, 0)].map(|from| {
        Side::ALL.map(|side| {
            let to = from.step(side);
            isize::from(to.row - from.row) * isize::from(grid.columns) + isize::from(to.col - from.col)
        })
    })
}
