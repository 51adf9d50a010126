//! Where many are far from a few: most of a large crowd is, and need not look at each of the few to know it.

use kernel::Point;

/// Squares of a table, each with whether somebody may be near to a place in it. Of a square that says no the answer is certain, of one
/// that says yes it has to be looked for.
#[derive(Debug, Default)]
pub struct Far {
    low: Point,
    columns: i32,
    rows: i32,
    near: Vec<bool>,
}

/// A square is 2 to this power of millimetres wide.
const DOUBLED: u32 = 8;

/// On a small table nobody is far from anybody, and on none are so many squares worth their memory.
const SQUARES: std::ops::Range<i64> = 100..1_000_000;

impl Far {
    /// What is farther than `mm` from all these places.
    pub fn from(places: &[Point], mm: i32) -> Self {
        let least = |a: Point, b: Point| Point::new(a.x.min(b.x), a.y.min(b.y));
        let most = |a: Point, b: Point| Point::new(a.x.max(b.x), a.y.max(b.y));
        let all = || places.iter().copied();
        let (Some(low), Some(high)) = (all().reduce(least), all().reduce(most)) else {
            return Far::default();
        };
        let low = Point::new(low.x - mm, low.y - mm);
        let columns = ((high.x + mm - low.x) >> DOUBLED) + 1;
        let rows = ((high.y + mm - low.y) >> DOUBLED) + 1;
        let squares = i64::from(columns) * i64::from(rows);
        if !SQUARES.contains(&squares) {
            return Far::default();
        }
        let mut far = Far { low, columns, rows, near: vec![false; squares as usize] };
        all().for_each(|it| far.mark_round(it, mm));
        far
    }

    fn mark_round(&mut self, at: Point, mm: i32) {
        let square = |at: i32, low: i32| (at - low) >> DOUBLED;
        let columns = square(at.x - mm, self.low.x)..=square(at.x + mm, self.low.x);
        for row in square(at.y - mm, self.low.y)..=square(at.y + mm, self.low.y) {
            columns.clone().for_each(|column| self.near[(row * self.columns + column) as usize] = true);
        }
    }

    /// Whether a place is certainly that far from all.
    pub fn holds(&self, at: Point) -> bool {
        if self.near.is_empty() {
            return false;
        }
        let (column, row) = ((at.x - self.low.x) >> DOUBLED, (at.y - self.low.y) >> DOUBLED);
        let inside = (0..self.columns).contains(&column) && (0..self.rows).contains(&row);
        !inside || !self.near[(row * self.columns + column) as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::super::measure::dist2;
    use super::*;
    use kernel::dice::SeededDice;

    #[test]
    fn nobody_is_near_to_a_place_that_is_said_to_be_far() {
        let mut dice = SeededDice::new(3);
        let mut place = || Point::new((dice.bits() >> 20) as i32 % 9_000, (dice.bits() >> 20) as i32 % 9_000);
        let few: Vec<Point> = (0..12).map(|_| place()).collect();
        let far = Far::from(&few, 426);
        let (mut said, mut is) = (0, 0);
        for at in (0..3_000).map(|_| place()) {
            let near = few.iter().any(|&it| dist2(it, at) <= 426 * 426);
            assert!(!near || !far.holds(at), "{at:?}");
            (said, is) = (said + i32::from(far.holds(at)), is + i32::from(!near));
        }
        assert!(is / 2 < said && said < 3_000, "{said} of {is} places are known to be far");
    }
}
