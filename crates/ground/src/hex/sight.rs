//! What can be seen from where.
//!
//! Between two centres runs a line. It is traced twice, shifted by less than anything to either side; there is sight if one of the two
//! crosses nothing that hides.

use super::{
    cell::Hex,
    grid::Grid,
    lines::{Lines, Offset, Shift},
};

/// What the ground of one board lets be seen, worked out once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sights {
    grid: Grid,
    lines: Lines,
    /// Two bits for each two hexes: whether the line shifted to the left is free, and the one shifted to the right.
    free: Vec<u64>,
}

impl Sights {
    /// `blocks` says of a hex whether nobody sees across it. The hexes at the ends of a line never hide.
    pub fn new(grid: Grid, mut blocks: impl FnMut(Hex) -> bool) -> Sights {
        let blocked: Vec<bool> = grid.hexes().map(&mut blocks).collect();
        let free = vec![0; (2 * grid.len() * grid.len()).div_ceil(64)];
        let mut sights = Sights { grid, lines: Lines::new(grid), free };
        for a in grid.hexes() {
            for b in grid.hexes().filter(|&b| a <= b) {
                for (shift, other) in [(Shift::Left, Shift::Right), (Shift::Right, Shift::Left)] {
                    let is_free = |hex| !grid.contains(hex) || !blocked[grid.index(hex)];
                    if sights.line(a, b, shift).all(is_free) {
                        sights.set_free(a, b, shift);
                        sights.set_free(b, a, other);
                    }
                }
            }
        }
        sights
    }

    pub const fn grid(&self) -> Grid {
        self.grid
    }

    /// Whether the ground lets be seen from one hex to the other, and back.
    #[inline]
    pub fn sees(&self, a: Hex, b: Hex) -> bool {
        self.free(a, b) != 0
    }

    /// Whether one of the two lines is free of ground that blocks and of whatever else is in the way between the two hexes.
    pub fn sees_past(&self, a: Hex, b: Hex, mut in_the_way: impl FnMut(Hex) -> bool) -> bool {
        let free = self.free(a, b);
        let mut clear = |shift: Shift| {
            free & (1 << shift as u64) != 0
                && self.line(a, b, shift).all(|hex| !self.grid.contains(hex) || !in_the_way(hex))
        };
        free != 0 && (clear(Shift::Left) || clear(Shift::Right))
    }

    /// The same where it is counted for each hex of the board, in the order of the list of all, what is in the way there.
    pub fn sees_over(&self, a: Hex, b: Hex, in_the_way: &[u8]) -> bool {
        let free = self.free(a, b);
        if free == 0 {
            return false;
        }
        let bit = |shift: Shift| 1 << shift as u64;
        // Lines are kept from the smaller of the two; the other way round left is right.
        let [left, right] = [Shift::Left, Shift::Right].map(bit);
        let (from, to, left, right) = if a <= b { (a, b, left, right) } else { (b, a, right, left) };
        let is_clear = |&(cols, rows): &Offset| {
            let hex = Hex::new(from.col + cols, from.row + rows);
            !self.grid.contains(hex) || in_the_way[self.grid.index(hex)] == 0
        };
        let clear = |shift: Shift| self.lines.between(from, to, shift).iter().all(is_clear);
        free & left != 0 && clear(Shift::Left) || free & right != 0 && clear(Shift::Right)
    }

    /// The hexes strictly between that the two lines cross, from `a` to `b`: of the line shifted to the left, then to the right.
    /// Hexes beyond the board are left out.
    pub fn between(&self, a: Hex, b: Hex) -> [impl Iterator<Item = Hex>; 2] {
        let grid = self.grid;
        Shift::BOTH.map(|shift| self.line(a, b, shift).filter(move |&hex| grid.contains(hex)))
    }

    #[inline]
    fn line(&self, a: Hex, b: Hex, shift: Shift) -> Between<'_> {
        if a <= b {
            let ahead = self.lines.between(a, b, shift).iter();
            return Between { from: a, ahead, back: false };
        }
        let shift = match shift {
            Shift::Left => Shift::Right,
            Shift::Right => Shift::Left,
        };
        Between { from: b, ahead: self.lines.between(b, a, shift).iter(), back: true }
    }

    #[inline]
    fn pair(&self, a: Hex, b: Hex) -> usize {
        2 * (self.grid.index(a) * self.grid.len() + self.grid.index(b))
    }

    #[inline]
    fn free(&self, a: Hex, b: Hex) -> u64 {
        let pair = self.pair(a, b);
        self.free[pair / 64] >> (pair % 64) & 0b11
    }

    fn set_free(&mut self, a: Hex, b: Hex, shift: Shift) {
        let pair = self.pair(a, b) + shift as usize;
        self.free[pair / 64] |= 1 << (pair % 64);
    }
}

/// The hexes that one line crosses, on the board and beyond it.
#[derive(Clone, Debug)]
struct Between<'a> {
    from: Hex,
    ahead: std::slice::Iter<'a, Offset>,
    back: bool,
}

impl Iterator for Between<'_> {
    type Item = Hex;

    #[inline]
    fn next(&mut self) -> Option<Hex> {
        let next = if self.back { self.ahead.next_back() } else { self.ahead.next() };
        next.map(|&(cols, rows)| Hex::new(self.from.col + cols, self.from.row + rows))
    }
}
