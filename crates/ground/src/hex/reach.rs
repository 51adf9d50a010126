//! Where somebody can go, and by which way.
use std::{cmp::Reverse, collections::BinaryHeap};

use smallvec::SmallVec;

use super::{cell::Hex, floor::Floor, grid::Grid, side::Side};

/// The hexes of a way in order: without the first one, with the last.
pub type Path = SmallVec<[Hex; 16]>;

/// More than any way costs.
const NONE: u16 = u16::MAX;

/// The cheapest ways from a hex to all that can be reached with so many points. Of equally cheap ways to a hex one is kept, always
/// the same.
#[derive(Clone, Debug, Default)]
pub struct Reach {
    grid: Grid,
    from: Hex,
    /// What it costs to get to each hex of the grid.
    costs: Vec<u16>,
    /// Through which side of the hex before it each was entered.
    through: Vec<Option<Side>>,
    /// What can be reached, the cheapest first.
    reached: Vec<Hex>,
    /// What is still to be left, a bit for each hex: for each number of points spent as many words as the grid needs.
    levels: Vec<u64>,
}

/// A flood over ground that never changes.
#[derive(Clone, Copy, Debug)]
pub struct Flood<'a> {
    pub floor: &'a Floor,
    pub from: Hex,
    pub points: u8,
    /// What it takes to enter a hex of each kind; nothing if none can be entered.
    pub prices: [Option<u8>; 3],
    /// A hex that can be entered from all around, whatever walls say.
    pub door: Option<Hex>,
}

impl Reach {
    /// `cost` is what it takes to enter its second hex from its first; nothing if it cannot be entered from there. The plain search,
    /// which asks about every step: [`Reach::flood`] finds the same where only some hexes change.
    pub fn new(grid: Grid, from: Hex, points: u8, mut cost: impl FnMut(Hex, Hex) -> Option<u8>) -> Reach {
        let mut reach = Reach::default();
        reach.begin(grid, from);
        let mut open = BinaryHeap::new();
        if grid.contains(from) {
            open.push(Reverse((0, grid.index(from))));
        }
        while let Some(Reverse((spent, index))) = open.pop() {
            if reach.costs[index] != spent {
                continue;
            }
            let at = grid.hex(index);
            reach.reached.push(at);
            for side in Side::ALL {
                let next = at.step(side);
                if !grid.contains(next) {
                    continue;
                }
                let Some(total) = cost(at, next).map(|it| spent + u16::from(it)) else { continue };
                let known = grid.index(next);
                if total <= u16::from(points) && total < reach.costs[known] {
                    (reach.costs[known], reach.through[known]) = (total, Some(side));
                    open.push(Reverse((total, known)));
                }
            }
        }
        reach
    }

    /// The same over ground that never changes, in the memory that is there already. A way ends in a hex that `ends` names, unless it
    /// begins there, and leads into none that `shut` names; both are told its place in the list of all hexes.
    pub fn flood(&mut self, of: &Flood<'_>, ends: impl Fn(usize) -> bool, shut: impl Fn(usize) -> bool) {
        let grid = of.floor.grid();
        self.begin(grid, of.from);
        if !grid.contains(of.from) {
            return;
        }
        let (words, start) = (grid.len().div_ceil(64), grid.index(of.from));
        self.levels.clear();
        self.levels.resize((usize::from(of.points) + 1) * words, 0);
        self.levels[start / 64] |= 1 << (start % 64);
        let (spread, doors) = (Spread::of(of, words), beside(of));
        let mut left = 1;
        for spent in 0..=usize::from(of.points) {
            let mut word = 0;
            while word < words && left != 0 {
                let level = &mut self.levels[spent * words + word];
                if *level == 0 {
                    word += 1;
                    continue;
                }
                let index = word * 64 + level.trailing_zeros() as usize;
                *level &= *level - 1;
                self.reached.push(of.floor.hex(index));
                left -= 1;
                if index != start && ends(index) {
                    continue;
                }
                let door = doors.iter().find(|it| it.0 == index).map_or(0, |it| it.1);
                let sides = of.floor.open(index) | door;
                let entered = self.spread(&spread, index, spent as u16, sides, &shut);
                left += entered.more;
                // What costs nothing to enter may lie before this hex.
                word = word.min(entered.first);
            }
        }
    }

    /// Enters the hexes around one as far as that is the cheapest way to them.
    #[inline]
    fn spread(
        &mut self,
        of: &Spread<'_>,
        index: usize,
        spent: u16,
        mut sides: u8,
        shut: &impl Fn(usize) -> bool,
    ) -> Entered {
        let mut entered = Entered { more: 0, first: usize::MAX };
        while sides != 0 {
            let side = sides.trailing_zeros() as usize;
            sides &= sides - 1;
            let next = of.floor.beside(index, side);
            let total = spent.saturating_add(of.prices[of.floor.kind(next)]);
            let known = self.costs[next];
            if of.points < total || known <= total || shut(next) {
                continue;
            }
            let (word, bit) = (next / 64, 1 << (next % 64));
            if known == NONE {
                entered.more += 1;
            } else {
                self.levels[usize::from(known) * of.words + word] &= !bit;
            }
            self.levels[usize::from(total) * of.words + word] |= bit;
            (self.costs[next], self.through[next]) = (total, Some(Side::ALL[side]));
            if total == spent {
                entered.first = entered.first.min(word);
            }
        }
        entered
    }

    fn begin(&mut self, grid: Grid, from: Hex) {
        (self.grid, self.from) = (grid, from);
        self.costs.clear();
        self.costs.resize(grid.len(), NONE);
        self.through.clear();
        self.through.resize(grid.len(), None);
        self.reached.clear();
        if grid.contains(from) {
            self.costs[grid.index(from)] = 0;
        }
    }

    /// What it takes to get there; nothing if it cannot be reached. The hex it starts from costs 0.
    #[inline]
    pub fn cost(&self, hex: Hex) -> Option<u8> {
        if !self.grid.contains(hex) {
            return None;
        }
        self.costs.get(self.grid.index(hex)).filter(|it| **it != NONE).map(|&it| it as u8)
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

/// What stays the same from hex to hex of a flood.
struct Spread<'a> {
    floor: &'a Floor,
    prices: [u16; 3],
    points: u16,
    words: usize,
}

impl Spread<'_> {
    fn of<'a>(of: &Flood<'a>, words: usize) -> Spread<'a> {
        Spread {
            floor: of.floor,
            prices: of.prices.map(|it| it.map_or(NONE, u16::from)),
            points: of.points.into(),
            words,
        }
    }
}

/// How many hexes were entered for the first time, and the first word among those that cost nothing.
struct Entered {
    more: usize,
    first: usize,
}

/// The hexes beside the door of a flood, each with the side that leads into it.
fn beside(of: &Flood<'_>) -> SmallVec<[(usize, u8); 6]> {
    let grid = of.floor.grid();
    let Some(door) = of.door.filter(|it| grid.contains(*it)) else { return SmallVec::new() };
    let before = Side::ALL.into_iter().map(|side| (door.step(side.opposite()), side.bit()));
    before.filter(|it| grid.contains(it.0)).map(|it| (grid.index(it.0), it.1)).collect()
}
