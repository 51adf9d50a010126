//! Where a figure of the toy may go.
use kernel::{Field, Point, RuleId};

use super::{Cellar, rule};

/// The places within three squares of a figure that nobody stands on.
pub struct Reach<'a> {
    pub cellar: &'a Cellar,
    pub from: Point,
}

impl Field for Reach<'_> {
    fn check(&self, point: Point) -> Result<(), RuleId> {
        if !(0..8).contains(&point.x) || !(0..8).contains(&point.y) {
            return Err(rule("toy.move.wall"));
        }
        if 3 < distance(self.from, point) {
            return Err(rule("toy.move.reach"));
        }
        if self.cellar.figures.iter().any(|it| it.at == point && it.at != self.from) {
            return Err(rule("toy.move.taken"));
        }
        Ok(())
    }

    fn propose(&self) -> Vec<Point> {
        let around = (-1..=1).flat_map(|y| (-1..=1).map(move |x| (x, y)));
        let points = around.map(|(x, y)| Point::new(self.from.x + x, self.from.y + 2 * y));
        points.filter(|&it| self.check(it).is_ok()).collect()
    }
}

pub fn distance(a: Point, b: Point) -> i32 {
    a.x.saturating_sub(b.x).saturating_abs().saturating_add(a.y.saturating_sub(b.y).saturating_abs())
}
