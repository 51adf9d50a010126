//! Where somebody can go, and by which way.
use std::{cmp::Reverse, collections::BinaryHeap};

use smallvec::SmallVec;

use super::{cell::Hex, grid::Grid, side::Side};

/// The hexes of a way in order: without the first one, with the last.
pub type Path = SmallVec<[Hex; 16]>;

/// The cheapest ways from a hex to all that can be reached with so many points. Of equally cheap ways to a hex one is kept, always
/// the same.
#[derive(Clone, Debug, Default)]
pub struct Reach {
    grid: Grid,
    from: Hex,
    /// What it costs to get to each hex of the grid.
    costs: Vec<Option<u8>>,
    /// Through which side of the hex before it each was entered.
    through: Vec<Option<Side>>,
    /// What can be reached, the cheapest first.
    reached: Vec<Hex>,
    open: BinaryHeap<Reverse<(u8, u16)>>,
}

impl Reach {
    /// `cost` is what it takes to enter its second hex from its first; nothing if it cannot be entered from there.
    pub fn new(grid: Grid, from: Hex, points: u8, cost: impl FnMut(Hex, Hex) -> Option<u8>) -> Reach {
        let mut reach = Reach::default();
        reach.again(grid, from, points, cost);
        reach
    }

    /// The same for somebody else, in the memory that is there already.
    pub fn again(&mut self, grid: Grid, from: Hex, points: u8, mut cost: impl FnMut(Hex, Hex) -> Option<u8>) {
        self.begin(grid, from);
        while let Some(Reverse((spent, index))) = self.open.pop() {
            let at = grid.hex(usize::from(index));
            if self.costs[usize::from(index)] != Some(spent) {
                continue;
            }
            self.reached.push(at);
            for side in Side::ALL {
                let next = at.step(side);
                if !grid.contains(next) {
                    continue;
                }
                let total = cost(at, next).and_then(|it| spent.checked_add(it));
                if let Some(total) = total.filter(|&it| it <= points) {
                    self.enter(next, side, total);
                }
            }
        }
    }

    fn begin(&mut self, grid: Grid, from: Hex) {
        (self.grid, self.from) = (grid, from);
        self.costs.clear();
        self.costs.resize(grid.len(), None);
        self.through.clear();
        self.through.resize(grid.len(), None);
        self.reached.clear();
        self.open.clear();
        if grid.contains(from) {
            self.costs[grid.index(from)] = Some(0);
            self.open.push(Reverse((0, grid.index(from) as u16)));
        }
    }

    fn enter(&mut self, hex: Hex, side: Side, total: u8) {
        let index = self.grid.index(hex);
        if self.costs[index].is_some_and(|it| it <= total) {
            return;
        }
        self.costs[index] = Some(total);
        self.through[index] = Some(side);
        self.open.push(Reverse((total, index as u16)));
    }

    /// What it takes to get there; nothing if it cannot be reached. The hex it starts from costs 0.
    pub fn cost(&self, hex: Hex) -> Option<u8> {
        if !self.grid.contains(hex) {
            return None;
        }
        self.costs.get(self.grid.index(hex)).copied().flatten()
    }

    /// The way to a hex that can be reached; nothing if it cannot, or if it is where the way starts.
    pub fn path(&self, hex: Hex) -> Path {
        let mut path = Path::new();
        let mut at = hex;
        while at != self.from
            && self.grid.contains(at)
            && let Some(side) = self.through.get(self.grid.index(at)).copied().flatten()
        {
            path.push(at);
            at = at.step(side.opposite());
        }
        path.reverse();
        path
    }

    /// All that can be reached, the cheapest first, beginning with the hex it starts from.
    pub fn hexes(&self) -> impl ExactSizeIterator<Item = Hex> + Clone {
        self.reached.iter().copied()
    }
}
