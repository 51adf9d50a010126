//! Which things are near a place or a way: a table cut into squares, each with a bit for everything that reaches into it.
//!
//! What is found is never too little, and what is found too much whoever asks finds out by measuring. Things come in their order.

use super::body::Bounds;
use kernel::Point;
use smallvec::SmallVec;

/// A square is at least 2 to this power of millimetres wide: about as far as somebody walks in a turn.
const LEAST_DOUBLED: u32 = 7;

/// Slopes are reckoned with so many binary places, which is exact to a millimetre across any table.
const FINER: u32 = 20;

/// So many words for all squares together are enough for any table that people play on; larger ones get larger squares.
const MOST_WORDS: usize = 1 << 14;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Squares {
    low: Point,
    doubled: u32,
    columns: i32,
    rows: i32,
    /// So many words hold the bits of one square.
    words: usize,
    bits: Vec<u64>,
}

/// Things that may be near, in their order.
#[derive(Clone, Debug, Default)]
pub(super) struct Near(SmallVec<[u64; 4]>);

impl Squares {
    /// Squares over things that lie within these bounds.
    pub fn new(things: &[Bounds]) -> Self {
        let Some(all) = things.iter().copied().reduce(Bounds::and) else { return Squares::default() };
        let words = things.len().div_ceil(64);
        let (width, height) = (all.high.x - all.low.x, all.high.y - all.low.y);
        let sides = |doubled: u32| ((width >> doubled) + 1, (height >> doubled) + 1);
        let fits = |doubled: &u32| {
            let (columns, rows) = sides(*doubled);
            columns as usize * rows as usize * words <= MOST_WORDS
        };
        let doubled = (LEAST_DOUBLED..30).find(fits).unwrap_or(30);
        let (columns, rows) = sides(doubled);
        let bits = vec![0; columns as usize * rows as usize * words];
        let mut squares = Squares { low: all.low, doubled, columns, rows, words, bits };
        for (index, bounds) in things.iter().enumerate() {
            squares.mark(index, *bounds);
        }
        squares
    }

    fn mark(&mut self, index: usize, bounds: Bounds) {
        let ((left, top), (right, bottom)) = (self.square_of(bounds.low), self.square_of(bounds.high));
        for row in top..=bottom {
            for column in left..=right {
                let first = (row * self.columns + column) as usize * self.words;
                self.bits[first + index / 64] |= 1 << (index % 64);
            }
        }
    }

    /// What may reach into these bounds.
    pub fn within(&self, bounds: Bounds) -> Near {
        let mut near = self.nothing();
        if self.words != 0 {
            let ((left, top), (right, bottom)) = (self.square_of(bounds.low), self.square_of(bounds.high));
            (top..=bottom).for_each(|row| self.add(&mut near, row, left, right));
        }
        near
    }

    /// What may come as near as this to the straight way from place to place.
    pub fn along(&self, from: Point, to: Point, mm: i32) -> Near {
        let bounds = Bounds::new(from, to).grown(mm);
        let mut near = self.nothing();
        if self.words == 0 {
            return near;
        }
        let ((left, top), (right, bottom)) = (self.square_of(bounds.low), self.square_of(bounds.high));
        // Where it goes through few squares all of them are as good.
        if bottom - top < 2 || right - left < 2 {
            (top..=bottom).for_each(|row| self.add(&mut near, row, left, right));
            return near;
        }
        let (upper, lower) = if from.y <= to.y { (from, to) } else { (to, from) };
        // How far the way goes across for each millimetre down, finer than anybody measures.
        let slope = (i64::from(lower.x - upper.x) << FINER) / i64::from(lower.y - upper.y).max(1);
        let across = |y: i32| upper.x + ((slope * i64::from(y - upper.y)) >> FINER) as i32;
        for row in top..=bottom {
            // What lies beyond the squares belongs to those at the rim.
            let first = if row == 0 { bounds.low.y } else { self.low.y + (row << self.doubled) };
            let last =
                if row == self.rows - 1 { bounds.high.y } else { self.low.y + ((row + 1) << self.doubled) };
            let (first, last) = ((first - mm).clamp(upper.y, lower.y), (last + mm).clamp(upper.y, lower.y));
            let (one, other) =
                if upper.y == lower.y { (from.x, to.x) } else { (across(first), across(last)) };
            let (left, right) =
                (self.column_of(one.min(other) - mm - 2), self.column_of(one.max(other) + mm + 2));
            self.add(&mut near, row, left, right);
        }
        near
    }

    fn nothing(&self) -> Near {
        Near(SmallVec::from_elem(0, self.words))
    }

    fn add(&self, near: &mut Near, row: i32, left: i32, right: i32) {
        for column in left..=right {
            let first = (row * self.columns + column) as usize * self.words;
            near.0
                .iter_mut()
                .zip(&self.bits[first..first + self.words])
                .for_each(|(near, bits)| *near |= bits);
        }
    }

    fn square_of(&self, at: Point) -> (i32, i32) {
        let row = ((at.y - self.low.y) >> self.doubled).clamp(0, self.rows - 1);
        (self.column_of(at.x), row)
    }

    fn column_of(&self, x: i32) -> i32 {
        ((x - self.low.x) >> self.doubled).clamp(0, self.columns - 1)
    }
}

impl Near {
    /// The numbers of the things.
    pub fn numbers(self) -> Numbers {
        let left = self.0.first().copied().unwrap_or(0);
        Numbers { near: self, word: 0, left }
    }
}

/// See [`Near::numbers`].
#[derive(Clone, Debug)]
pub(super) struct Numbers {
    near: Near,
    word: usize,
    /// The bits of this word that are still to come.
    left: u64,
}

impl Iterator for Numbers {
    type Item = usize;

    fn next(&mut self) -> Option<usize> {
        while self.left == 0 {
            self.word += 1;
            self.left = *self.near.0.get(self.word)?;
        }
        let bit = self.left.trailing_zeros() as usize;
        self.left &= self.left - 1;
        Some(64 * self.word + bit)
    }
}
