//! Many bases: who is near, who is nearest, where there is room.
//!
//! A few bases are scanned; more are kept in a grid of cells, in which one that moves is only put into another cell. Answers
//! never depend on the order in which bases came or moved, only on where they are and on their indices.

use super::body::Bounds;
use super::contact::Beside;
use super::measure::{dist2, overlap};
use super::shape::Circle;
use kernel::Point;

/// Up to here scanning all is faster than looking into cells.
const FEW: usize = 40;

const NOBODY: u32 = u32::MAX;

/// Fewer cells than this are near at hand anyway.
const LARGE: usize = 4_000;

/// Farther than any two places on a table are apart.
const FAR_MM: i32 = i32::MAX / 2;

/// The bases that stand on one level, by index.
#[derive(Clone, Debug, Default)]
pub struct Crowd {
    bases: Vec<Circle>,
    here: Vec<bool>,
    widest: i32,
    /// All are as wide as the widest.
    even: bool,
    grid: Grid,
}

/// Cells over the bounds of the bases. What lies outside belongs to the nearest cell; that never makes two places
/// farther apart, so searching by cells stays right.
#[derive(Clone, Debug, Default)]
struct Grid {
    low: Point,
    /// A cell is so many times doubled a millimetre wide, because shifting is many times faster than dividing.
    doubled: u32,
    columns: i32,
    rows: i32,
    heads: Vec<u32>,
    next: Vec<u32>,
}

impl Crowd {
    pub fn new(bases: impl IntoIterator<Item = Circle>) -> Self {
        let mut crowd = Crowd { bases: Vec::with_capacity(16), ..Crowd::default() };
        crowd.rebuild(bases);
        crowd
    }

    /// Takes other bases; the memory is used again.
    pub fn rebuild(&mut self, bases: impl IntoIterator<Item = Circle>) {
        self.bases.clear();
        self.bases.extend(bases);
        self.here.clear();
        self.here.resize(self.bases.len(), true);
        self.widest = self.bases.iter().map(|it| it.diameter).max().unwrap_or(0);
        self.even = self.bases.iter().all(|it| it.diameter == self.widest);
        self.grid.rebuild(&self.bases, &self.here, self.widest);
    }

    pub fn len(&self) -> usize {
        self.bases.len()
    }

    pub fn is_empty(&self) -> bool {
        self.bases.is_empty()
    }

    /// The base of this index, if it is still there.
    pub fn base(&self, index: usize) -> Option<Circle> {
        self.here.get(index).copied().unwrap_or(false).then(|| self.bases[index])
    }

    /// Adds a base and tells its index.
    pub fn add(&mut self, base: Circle) -> usize {
        let index = self.bases.len();
        self.bases.push(base);
        self.here.push(true);
        self.even = index == 0 || (self.even && base.diameter == self.widest);
        self.widest = self.widest.max(base.diameter);
        if self.grid.heads.is_empty() {
            self.grid.rebuild(&self.bases, &self.here, self.widest);
        } else {
            self.grid.next.push(NOBODY);
            self.grid.insert(index, base.at);
        }
        index
    }

    /// Puts a base somewhere else, or back if it was taken away.
    pub fn place(&mut self, index: usize, at: Point) {
        self.take(index);
        self.bases[index].at = at;
        self.here[index] = true;
        self.grid.insert(index, at);
    }

    /// Takes a base away; the other indices stay.
    pub fn take(&mut self, index: usize) {
        if self.here[index] {
            self.here[index] = false;
            self.grid.remove(index, self.bases[index].at);
        }
    }

    /// Everybody whose centre is at most `mm` from a place, nearest first, equals by index. Clears `found` first.
    pub fn within(&self, at: Point, mm: i32, skips: &dyn Fn(usize) -> bool, found: &mut Vec<usize>) {
        found.clear();
        let limit = i64::from(mm) * i64::from(mm);
        self.each_in(Bounds::new(at, at).grown(mm), |index, base| {
            if dist2(at, base.at) <= limit && !skips(index) {
                found.push(index);
            }
        });
        found.sort_unstable_by_key(|&it| (dist2(at, self.bases[it].at), it));
    }

    /// Shows everybody whose centre is at most `mm` from a place, in no order.
    pub fn each_within(&self, at: Point, mm: i32, mut each: impl FnMut(usize)) {
        let limit = i64::from(mm) * i64::from(mm);
        self.each_in(Bounds::new(at, at).grown(mm), |index, base| {
            if dist2(at, base.at) <= limit {
                each(index);
            }
        });
    }

    /// The one whose centre is nearest to a place, of equals the lowest index.
    pub fn nearest(&self, at: Point, skips: &dyn Fn(usize) -> bool) -> Option<usize> {
        let mut best: Option<(i64, usize)> = None;
        let mut look = |index: usize| {
            let found = (dist2(at, self.bases[index].at), index);
            if best.is_none_or(|it| found < it) && !skips(index) {
                best = Some(found);
            }
            best.map(|it| it.0)
        };
        if self.bases.len() <= FEW {
            for index in (0..self.bases.len()).filter(|&it| self.here[it]) {
                look(index);
            }
        } else {
            self.grid.outwards(at, &self.bases, &mut look);
        }
        best.map(|it| it.1)
    }

    /// Whether anybody not skipped overlaps a base.
    pub fn any_overlapping(&self, base: Circle, skips: &dyn Fn(usize) -> bool) -> bool {
        let reach = (base.diameter + self.widest + 1) / 2;
        let mut any = false;
        self.each_in(Bounds::new(base.at, base.at).grown(reach), |index, other| {
            any = any || (overlap(base, other) && !skips(index));
        });
        any
    }

    /// The places where a base of this diameter touches `around` and overlaps nobody, nearest to `near` first. Clears `places`
    /// first. Walls are not looked at.
    pub fn contact_places(
        &self,
        around: Circle,
        diameter: i32,
        near: Point,
        skips: &dyn Fn(usize) -> bool,
        places: &mut Vec<Point>,
    ) {
        self.beside(around, diameter, skips).all(near, FAR_MM, places);
    }

    /// Those of them that are at most `most_mm` from `near`.
    pub fn contact_places_within(
        &self,
        around: Circle,
        diameter: i32,
        (near, most_mm): (Point, i32),
        skips: &dyn Fn(usize) -> bool,
        places: &mut Vec<Point>,
    ) {
        self.beside(around, diameter, skips).all(near, most_mm, places);
    }

    /// All of them, in no order that depends on anything but `around`.
    pub fn each_contact_place(
        &self,
        around: Circle,
        diameter: i32,
        skips: &dyn Fn(usize) -> bool,
        each: impl FnMut(Point),
    ) {
        self.beside(around, diameter, skips).free().for_each(each);
    }

    /// The nearest of the contact places that `suits`.
    pub fn contact_place(
        &self,
        around: Circle,
        diameter: i32,
        near: Point,
        skips: &dyn Fn(usize) -> bool,
        suits: &dyn Fn(Point) -> bool,
    ) -> Option<Point> {
        self.beside(around, diameter, skips).nearest(near, FAR_MM, suits)
    }

    /// The same if it is at most `most_mm` from `near`.
    pub fn contact_place_within(
        &self,
        around: Circle,
        diameter: i32,
        (near, most_mm): (Point, i32),
        skips: &dyn Fn(usize) -> bool,
        suits: &dyn Fn(Point) -> bool,
    ) -> Option<Point> {
        self.beside(around, diameter, skips).nearest(near, most_mm, suits)
    }

    /// Whether there is any contact place that `suits`.
    pub fn has_contact_place(
        &self,
        around: Circle,
        diameter: i32,
        skips: &dyn Fn(usize) -> bool,
        suits: &dyn Fn(Point) -> bool,
    ) -> bool {
        self.beside(around, diameter, skips).any(suits)
    }

    fn beside(&self, around: Circle, diameter: i32, skips: &dyn Fn(usize) -> bool) -> Beside {
        let mut beside = Beside::new(around, diameter);
        let bounds = Bounds::new(around.at, around.at).grown(beside.reach(self.widest));
        self.each_in(bounds, |index, base| {
            if !skips(index) {
                beside.add(base);
            }
        });
        beside
    }

    /// Everybody whom a base of this diameter might meet on the straight way; some of them it does not.
    pub(crate) fn each_near_way(
        &self,
        from: Point,
        to: Point,
        diameter: i32,
        each: impl FnMut(usize, Circle),
    ) {
        self.each_in(Bounds::new(from, to).grown((diameter + self.widest + 1) / 2), each);
    }

    /// Looks ahead into the cells within `mm` of places that will soon be asked for. It changes no answer: many cells of a large crowd come
    /// out of memory at once as fast as one.
    pub fn expect(&self, places: impl Iterator<Item = Point>, mm: i32) {
        if self.grid.heads.len() < LARGE {
            return;
        }
        let corners = places.flat_map(|it| {
            let Bounds { low, high } = Bounds::new(it, it).grown(mm);
            [low, high, Point::new(low.x, high.y), Point::new(high.x, low.y)]
        });
        let heads = corners.map(|it| self.grid.heads[self.grid.slot(it)]);
        let first = heads.filter_map(|it| self.bases.get(it as usize));
        std::hint::black_box(first.fold(0, |sum: i32, it| sum.wrapping_add(it.at.x)));
    }

    /// Everybody whose edge may be at most `mm` from a place; some are farther off.
    pub(crate) fn each_near(&self, at: Point, mm: i32, each: impl FnMut(usize, Circle)) {
        self.each_in(Bounds::new(at, at).grown(mm + (self.widest + 1) / 2), each);
    }

    /// Everybody whose edge may be on a straight line; some are a little off it.
    pub(crate) fn each_on_line(&self, from: Point, to: Point, mut each: impl FnMut(usize, Circle)) {
        let reach = (self.widest + 1) / 2;
        let bounds = Bounds::new(from, to).grown(reach);
        if self.bases.len() <= FEW {
            return self.each_in(bounds, each);
        }
        self.grid.each_cell_along(from, to, reach, |column, row| {
            self.grid.each_of(column, row, &self.bases, |index, at| {
                if bounds.contains(at) {
                    each(index, self.bases[index]);
                }
            });
        });
    }

    /// Everybody whose centre lies in the bounds.
    fn each_in(&self, bounds: Bounds, mut each: impl FnMut(usize, Circle)) {
        if self.bases.len() <= FEW {
            for (index, &base) in self.bases.iter().enumerate() {
                if self.here[index] && bounds.contains(base.at) {
                    each(index, base);
                }
            }
            return;
        }
        let ((left, top), (right, bottom)) = (self.grid.cell_of(bounds.low), self.grid.cell_of(bounds.high));
        for row in top..=bottom {
            for column in left..=right {
                self.grid.each_of(column, row, &self.bases, |index, at| {
                    if bounds.contains(at) {
                        each(index, if self.even { Circle::new(at, self.widest) } else { self.bases[index] });
                    }
                });
            }
        }
    }
}

impl Grid {
    fn rebuild(&mut self, bases: &[Circle], here: &[bool], widest: i32) {
        self.heads.clear();
        self.next.clear();
        if bases.len() <= FEW {
            return;
        }
        let single = |it: &Circle| Bounds::new(it.at, it.at);
        let Some(bounds) = bases.iter().map(single).reduce(Bounds::and) else { return };
        let (width, height) = (bounds.high.x - bounds.low.x + 1, bounds.high.y - bounds.low.y + 1);
        // About two bases to a cell, or fewer.
        let area = 2 * i64::from(width) * i64::from(height) / bases.len() as i64;
        self.low = bounds.low;
        // A crowd in a line must not get more cells than it has bases, more or less.
        let longest = width.max(height) / bases.len() as i32;
        self.doubled = (area.isqrt() as i32).max(widest).max(longest).max(1).ilog2();
        self.columns = ((width - 1) >> self.doubled) + 1;
        self.rows = ((height - 1) >> self.doubled) + 1;
        self.heads.resize((self.columns * self.rows) as usize, NOBODY);
        self.next.resize(bases.len(), NOBODY);
        for (index, base) in bases.iter().enumerate().rev().filter(|(index, _)| here[*index]) {
            self.insert(index, base.at);
        }
    }

    fn insert(&mut self, index: usize, at: Point) {
        if self.heads.is_empty() {
            return;
        }
        let slot = self.slot(at);
        self.next[index] = self.heads[slot];
        self.heads[slot] = index as u32;
    }

    fn remove(&mut self, index: usize, at: Point) {
        if self.heads.is_empty() {
            return;
        }
        let slot = self.slot(at);
        let after = self.next[index];
        if self.heads[slot] == index as u32 {
            self.heads[slot] = after;
            return;
        }
        let mut before = self.heads[slot];
        while before != NOBODY {
            let follows = self.next[before as usize];
            if follows == index as u32 {
                self.next[before as usize] = after;
                return;
            }
            before = follows;
        }
    }

    fn slot(&self, at: Point) -> usize {
        let (column, row) = self.cell_of(at);
        (row * self.columns + column) as usize
    }

    fn cell_of(&self, at: Point) -> (i32, i32) {
        let column = ((at.x - self.low.x) >> self.doubled).clamp(0, self.columns - 1);
        let row = ((at.y - self.low.y) >> self.doubled).clamp(0, self.rows - 1);
        (column, row)
    }

    /// The cells that lie as near as this to a straight line, row by row.
    fn each_cell_along(&self, from: Point, to: Point, mm: i32, mut each: impl FnMut(i32, i32)) {
        let (upper, lower) = if from.y <= to.y { (from, to) } else { (to, from) };
        let (wide, high) = (i64::from(lower.x - upper.x), i64::from(lower.y - upper.y).max(1));
        let across = |y: i32| upper.x + (wide * i64::from(y - upper.y)).div_euclid(high) as i32;
        let cell = |x: i32, y: i32| self.cell_of(Point::new(x, y));
        let (top, bottom) = (cell(upper.x, upper.y - mm).1, cell(lower.x, lower.y + mm).1);
        for row in top..=bottom {
            // What lies beyond the cells belongs to those at the rim.
            let first = if row == top { upper.y } else { self.low.y + (row << self.doubled) - mm };
            let last = if row == bottom { lower.y } else { self.low.y + ((row + 1) << self.doubled) + mm };
            let (first, last) = (first.clamp(upper.y, lower.y), last.clamp(upper.y, lower.y));
            let (one, other) =
                if upper.y == lower.y { (from.x, to.x) } else { (across(first), across(last)) };
            let left = cell(one.min(other) - mm - 1, upper.y).0;
            let right = cell(one.max(other) + mm + 1, upper.y).0;
            (left..=right).for_each(|column| each(column, row));
        }
    }

    fn each_of(&self, column: i32, row: i32, bases: &[Circle], mut each: impl FnMut(usize, Point)) {
        let mut index = self.heads[(row * self.columns + column) as usize];
        while index != NOBODY {
            each(index as usize, bases[index as usize].at);
            index = self.next[index as usize];
        }
    }

    /// Shows the bases of ever farther cells to `look`, which answers the square of the best distance so far, until no
    /// better one can follow.
    fn outwards(&self, at: Point, bases: &[Circle], look: &mut dyn FnMut(usize) -> Option<i64>) {
        let (column, row) = self.cell_of(at);
        let last = column.max(self.columns - 1 - column).max(row).max(self.rows - 1 - row);
        let mut best = None;
        for ring in 0..=last {
            let (top, bottom) = (row - ring, row + ring);
            for y in top.max(0)..=bottom.min(self.rows - 1) {
                let whole = y == top || y == bottom;
                let step = if whole || ring == 0 { 1 } else { 2 * ring };
                let mut x = column - ring;
                while x <= column + ring {
                    if 0 <= x && x < self.columns {
                        self.each_of(x, y, bases, |index, _| best = look(index));
                    }
                    x += step;
                }
            }
            let seen = i64::from(ring) << self.doubled;
            if best.is_some_and(|it| it < seen * seen) {
                return;
            }
        }
    }
}
