//! Places a few millimetres apart round a middle, and which of them a base can get to from which.
//!
//! A row of places is the bits of one number, so that a row spreads to the next in a few operations. What can be got to does not
//! depend on the order in which places are looked at, therefore one look answers for every goal; only a list of the places in the
//! order of a search that goes for its goal ([`Reached::ways_out`]) takes that search.

use super::body::{Bounds, half_up};
use super::measure::{self, at_most, dist2, distance, overlap};
use super::shape::Circle;
use super::walk::Walk;
use kernel::Point;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// From one place to the next of its row or column.
pub const STEP_MM: i32 = 5;

/// A place this near is one step away.
const NEAR_MM: i32 = 8;

/// Places to either side of the middle.
const SIDE: i32 = 26;

const ROWS: usize = (2 * SIDE + 1) as usize;

/// The places of a row.
const ALL: u64 = (1 << ROWS) - 1;

/// A bit for each place, row by row.
pub type Rows = [u64; ROWS];

/// Every place of a lattice.
pub const EVERYWHERE: Rows = [ALL; ROWS];

/// The places round a middle that a base may take. Those farther than `ROUND_MM` from it, which is at most 130, lead nowhere.
#[derive(Clone, Debug)]
pub struct Lattice<const ROUND_MM: i32> {
    middle: Point,
    free: Rows,
}

/// The places that can be got to from some others.
#[derive(Clone, Debug)]
pub struct ReachArea<const ROUND_MM: i32> {
    middle: Point,
    first: Rows,
    all: Rows,
}

impl<const ROUND_MM: i32> Lattice<ROUND_MM> {
    /// The places that lead on.
    const INNER: Rows = inner(ROUND_MM);

    /// A lattice on which all is free that `ground` says.
    pub fn new(middle: Point, ground: &Rows) -> Self {
        Lattice { middle, free: *ground }
    }

    /// Takes the places at which a base of this diameter would overlap another.
    pub fn take(&mut self, other: Circle, diameter: i32) {
        let sum = other.diameter + diameter;
        let square = (sum * sum - 1) / 4;
        let (x, y) = (other.at.x - self.middle.x, other.at.y - self.middle.y);
        let reach = sum / 2;
        for row in at_least(y - reach).max(-SIDE)..=at_most_at(y + reach).min(SIDE) {
            let off = STEP_MM * row - y;
            let Some(half) = root(square - off * off) else { continue };
            self.free[(row + SIDE) as usize] &= !run(at_least(x - half), at_most_at(x + half));
        }
    }

    /// Takes the places farther than so many millimetres aside of the line from the middle to a place.
    fn narrow(&mut self, to: Point, mm: i32) {
        let (x, y) = (to.x - self.middle.x, to.y - self.middle.y);
        let most = mm * (distance(self.middle, to) + 1);
        for (free, row) in self.free.iter_mut().zip(-SIDE..) {
            // A place is |x * down - y * right| / distance aside.
            let down = STEP_MM * row * x * y.signum();
            let each = STEP_MM * y.abs();
            if each == 0 {
                *free &= if (STEP_MM * row * x).abs() <= most { ALL } else { 0 };
            } else {
                *free &= run(-(most - down).div_euclid(each), (down + most).div_euclid(each));
            }
        }
    }

    /// What can be got to from some places, those beside them first.
    pub fn reached(&self, from: &[Point]) -> ReachArea<ROUND_MM> {
        let mut first = [0; ROWS];
        for &place in from {
            let (column, row) = (nearest(self.middle.x, place.x), nearest(self.middle.y, place.y));
            let (x, y) =
                (place.x - self.middle.x - STEP_MM * column, place.y - self.middle.y - STEP_MM * row);
            let pattern = BESIDE[(y + 2) as usize][(x + 2) as usize];
            for (bits, row) in pattern.into_iter().zip(row - 1..) {
                if row.abs() <= SIDE {
                    first[(row + SIDE) as usize] |= shifted(u64::from(bits), column - 1 + SIDE);
                }
            }
        }
        first.iter_mut().zip(&self.free).for_each(|(row, free)| *row &= free);
        ReachArea { middle: self.middle, first, all: self.spread(first) }
    }

    fn spread(&self, mut all: Rows) -> Rows {
        for (row, bits) in all.iter_mut().enumerate() {
            *bits = self.fill(row, *bits);
        }
        loop {
            let mut grows = false;
            for row in 1..ROWS {
                grows |= self.step(&mut all, row - 1, row);
            }
            for row in (1..ROWS).rev() {
                grows |= self.step(&mut all, row, row - 1);
            }
            if !grows {
                return all;
            }
        }
    }

    /// From one row to the next; whether anything is new there.
    fn step(&self, all: &mut Rows, from: usize, to: usize) -> bool {
        let leads = all[from] & Self::INNER[from];
        let new = (leads | leads << 1 | leads >> 1) & self.free[to] & !all[to];
        if new == 0 {
            return false;
        }
        all[to] = self.fill(to, all[to] | new);
        true
    }

    /// Spreads within a row: over whole stretches of free places that lead on, and one place beyond.
    fn fill(&self, row: usize, bits: u64) -> u64 {
        let open = self.free[row] & Self::INNER[row];
        let leads = bits & open;
        if leads == 0 {
            return bits;
        }
        let up = carried(leads, open);
        let both = carried(up.reverse_bits(), open.reverse_bits()).reverse_bits();
        bits | both | ((both << 1 | both >> 1) & self.free[row])
    }
}

impl<const ROUND_MM: i32> ReachArea<ROUND_MM> {
    /// Whether one of them is a step from the goal.
    pub fn comes_to(&self, goal: Point) -> bool {
        let (column, row) = (nearest(self.middle.x, goal.x), nearest(self.middle.y, goal.y));
        (-2..=2).flat_map(|y| (-2..=2).map(move |x| (column + x, row + y))).any(|(x, y)| {
            is_set(&self.all, x, y) && dist2(goal, self.place(x, y)) <= i64::from(NEAR_MM * NEAR_MM)
        })
    }

    /// Whether the one nearest to a place is among them.
    pub fn covers(&self, place: Point) -> bool {
        is_set(&self.all, nearest(self.middle.x, place.x), nearest(self.middle.y, place.y))
    }

    /// Whether any of them lies beyond the round.
    fn leads_out(&self) -> bool {
        self.all.iter().zip(&Lattice::<ROUND_MM>::INNER).any(|(all, inner)| all & !inner != 0)
    }

    /// Those that lie beyond the round, in the order in which a search finds them that always goes on from the place nearest to the
    /// goal; it goes no farther than it is asked for.
    pub fn ways_out(&self, goal: Point) -> WaysOut<'_, ROUND_MM> {
        let mut out = WaysOut { reached: self, goal, left: self.all, open: BinaryHeap::new() };
        if self.leads_out() {
            each(&self.first, |x, y| out.show(x, y));
        }
        out
    }

    fn place(&self, x: i32, y: i32) -> Point {
        Point::new(self.middle.x + STEP_MM * x, self.middle.y + STEP_MM * y)
    }
}

/// How far a lattice reaches at the most.
pub const WIDEST_MM: i32 = STEP_MM * SIDE;

impl Walk<'_> {
    /// Where ways of at most so many millimetres to somewhere in a circle may lead: none leads to what is not
    /// [covered](Reached::covers).
    ///
    /// A way keeps off everybody by both radii. So the places of the lattice nearest to it, which are never farther off than 3.54 mm, are
    /// free of bases that much smaller, and each is beside the one before. Nor does a way of this length lead far aside of the straight line.
    pub fn room(&self, from: Point, limit_mm: i32, to: Circle) -> ReachArea<WIDEST_MM> {
        let (middle, whole) = (to.at, limit_mm + 1 + half_up(to.diameter));
        let apart = distance(from, middle);
        if 2 * (WIDEST_MM - LESS_MM) < whole + apart + 1 {
            return ReachArea { middle, first: EVERYWHERE, all: EVERYWHERE };
        }
        let mut lattice = Lattice::new(middle, &EVERYWHERE);
        let aside = half_up(measure::root(i64::from((whole + apart) * (whole - apart + 1))) as i32 + 1);
        lattice.narrow(from, aside + LESS_MM);
        let own = Circle::new(from, self.diameter);
        self.crowd.each_near(middle, WIDEST_MM + self.diameter, |index, base| {
            // Whom it overlaps already it may leave.
            if !overlap(own, base) && !(self.passes)(index) {
                lattice.take(base, self.diameter - 2 * LESS_MM);
            }
        });
        lattice.reached(&[from])
    }

    /// What the others leave round a middle for ways from this place, over ground that bears [somewhat smaller bases](Walk::smaller_rows)
    /// there. Nothing if the base is where it could not have come.
    pub fn nook(&self, from: Point, middle: Point, ground: &Rows) -> Option<Nook> {
        if self.level.is_some() || !self.is_ground_at(from) {
            return None;
        }
        let mut lattice = Lattice::new(middle, ground);
        let own = Circle::new(from, self.diameter);
        self.crowd.each_near(middle, WIDEST_MM + self.diameter, |index, base| {
            // Whom it overlaps already it may leave.
            if !overlap(own, base) && !(self.passes)(index) {
                lattice.take(base, self.diameter - 2 * LESS_MM);
            }
        });
        Some(Nook { lattice, from })
    }

    /// Where round a middle the ground bears bases so much smaller that a place of the lattice near to any way is among them.
    pub fn smaller_rows(&self, middle: Point) -> Rows {
        Walk { diameter: self.diameter - 2 * LESS_MM, ..*self }.ground_rows(middle)
    }
}

/// How much a place of the lattice may be nearer to somebody than a way that leads past it.
const LESS_MM: i32 = 4;

/// A nook reaches so far from its middle.
const NOOK_MM: i32 = 120;

/// The places round a middle, and one from which ways come: see [`Walk::nook`].
#[derive(Clone, Debug)]
pub struct Nook {
    lattice: Lattice<NOOK_MM>,
    from: Point,
}

impl Nook {
    /// Whether certainly no way leads to a place near the middle: all that it can be come to from lies round it, and is left by none.
    pub fn shuts_in(&self, place: Point) -> bool {
        let reached = self.lattice.reached(&[place]);
        !reached.leads_out() && !reached.covers(self.from)
    }
}

/// The search for ways out: see [`Reached::ways_out`].
#[derive(Debug)]
pub struct WaysOut<'a, const ROUND_MM: i32> {
    reached: &'a ReachArea<ROUND_MM>,
    goal: Point,
    /// What has not been shown yet.
    left: Rows,
    open: BinaryHeap<Reverse<Shown>>,
}

/// A place by how far it is from the goal, with its column and row.
type Shown = (i64, Point, (i32, i32));

impl<const ROUND_MM: i32> WaysOut<'_, ROUND_MM> {
    fn show(&mut self, x: i32, y: i32) {
        if is_set(&self.left, x, y) {
            self.left[(y + SIDE) as usize] &= !(1 << (x + SIDE));
            let place = self.reached.place(x, y);
            self.open.push(Reverse((dist2(self.goal, place), place, (x, y))));
        }
    }
}

impl<const ROUND_MM: i32> Iterator for WaysOut<'_, ROUND_MM> {
    type Item = Point;

    fn next(&mut self) -> Option<Point> {
        while let Some(Reverse((_, at, (x, y)))) = self.open.pop() {
            if !at_most(self.reached.middle, at, ROUND_MM) {
                return Some(at);
            }
            for (x, y) in (-1..=1).flat_map(|down| (-1..=1).map(move |right| (x + right, y + down))) {
                self.show(x, y);
            }
        }
        None
    }
}

/// Asks for each place of a lattice round a middle.
pub fn rows_where(middle: Point, holds: impl Fn(Point) -> bool) -> Rows {
    let mut rows = [0; ROWS];
    for (row, y) in rows.iter_mut().zip(-SIDE..) {
        for x in -SIDE..=SIDE {
            let place = Point::new(middle.x + STEP_MM * x, middle.y + STEP_MM * y);
            *row |= u64::from(holds(place)) << (x + SIDE);
        }
    }
    rows
}

/// Takes the places between two corners that are shut.
pub(super) fn clear(rows: &mut Rows, middle: Point, within: Bounds, is_shut: impl Fn(Point) -> bool) {
    let mut there = rows_between(middle, within.low, within.high);
    there.iter_mut().zip(&*rows).for_each(|(there, row)| *there &= row);
    each(&there, |x, y| {
        if is_shut(Point::new(middle.x + STEP_MM * x, middle.y + STEP_MM * y)) {
            rows[(y + SIDE) as usize] &= !(1 << (x + SIDE));
        }
    });
}

/// How far a lattice reaches.
pub(super) fn bounds(middle: Point) -> Bounds {
    Bounds::new(middle, middle).grown(STEP_MM * SIDE)
}

/// The places of a lattice round a middle between two corners, both included.
pub fn rows_between(middle: Point, low: Point, high: Point) -> Rows {
    let mut rows = [0; ROWS];
    let columns = run(at_least(low.x - middle.x), at_most_at(high.x - middle.x));
    for row in at_least(low.y - middle.y).max(-SIDE)..=at_most_at(high.y - middle.y).min(SIDE) {
        rows[(row + SIDE) as usize] = columns;
    }
    rows
}

/// Whether a place is among some; one outside of the lattice is not.
fn is_set(rows: &Rows, x: i32, y: i32) -> bool {
    x.abs().max(y.abs()) <= SIDE && rows[(y + SIDE) as usize] >> (x + SIDE) & 1 == 1
}

fn each(rows: &Rows, mut show: impl FnMut(i32, i32)) {
    for (&row, y) in rows.iter().zip(-SIDE..) {
        let mut bits = row;
        while bits != 0 {
            show(bits.trailing_zeros() as i32 - SIDE, y);
            bits &= bits - 1;
        }
    }
}

/// The places of a row from one column to another, as far as there are any.
fn run(from: i32, to: i32) -> u64 {
    let (from, to) = (from.max(-SIDE) + SIDE, to.min(SIDE) + SIDE);
    if to < from { 0 } else { (ALL >> (ROWS as i32 - 1 - (to - from))) << from }
}

/// The root of a square, rounded down; nothing of a negative number.
fn root(square: i32) -> Option<i32> {
    let square = usize::try_from(square).ok()?;
    Some(ROOTS.get(square).map_or_else(|| square.isqrt() as i32, |&it| i32::from(it)))
}

/// The roots of what the usual two bases of 25 mm ask for.
const ROOTS: [u8; 625] = {
    let mut roots = [0; 625];
    let mut square = 0;
    while square < roots.len() {
        roots[square] = square.isqrt() as u8;
        square += 1;
    }
    roots
};

const fn shifted(bits: u64, by: i32) -> u64 {
    match by {
        ..=-64 | 64.. => 0,
        0.. => (bits << by) & ALL,
        _ => bits >> -by,
    }
}

/// The stretches of `open` from each of its places in `from` upwards: adding carries as far as a stretch goes.
const fn carried(from: u64, open: u64) -> u64 {
    ((open.wrapping_add(from) ^ open) & open) | from
}

/// The first column or row that is not nearer to the low end than so many millimetres from the middle.
const fn at_least(mm: i32) -> i32 {
    (mm + STEP_MM - 1).div_euclid(STEP_MM)
}

/// The last one that is not farther.
const fn at_most_at(mm: i32) -> i32 {
    mm.div_euclid(STEP_MM)
}

const fn nearest(from: i32, to: i32) -> i32 {
    (to - from + STEP_MM / 2).div_euclid(STEP_MM)
}

const fn inner(round_mm: i32) -> Rows {
    let mut rows = [0; ROWS];
    let mut y = -SIDE;
    while y <= SIDE {
        let mut x = -SIDE;
        while x <= SIDE {
            let place = Point::new(STEP_MM * x, STEP_MM * y);
            if at_most(Point::new(0, 0), place, round_mm) {
                rows[(y + SIDE) as usize] |= 1 << (x + SIDE);
            }
            x += 1;
        }
        y += 1;
    }
    rows
}

/// Which of the nine places round the nearest one are a step from a place, by how far below and right of the nearest it is: rows from
/// the top, the left column first.
const BESIDE: [[[u8; 3]; 5]; 5] = {
    let mut all = [[[0; 3]; 5]; 5];
    let mut number = 0;
    while number < 25 * 9 {
        let (y, x, row, column) = (number / 45, number / 9 % 5, number / 3 % 3, number % 3);
        let at = Point::new(x as i32 - 2, y as i32 - 2);
        let place = Point::new(STEP_MM * (column as i32 - 1), STEP_MM * (row as i32 - 1));
        if at_most(at, place, NEAR_MM) {
            all[y][x][row] |= 1 << column;
        }
        number += 1;
    }
    all
};
