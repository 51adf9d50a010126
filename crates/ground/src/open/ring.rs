//! The nearest place of all that suit, and places on a ring.

use super::measure::polar;
use super::walk::Walk;
use kernel::Point;

/// A ring is looked at in so many directions.
const DIRECTIONS: i32 = 24;

/// So far from each other are the rings beyond the near ones.
const COARSE_MM: i32 = 5;

/// The nearest place that suits, looked for in ever wider rings: each millimetre as far as `near_mm`, then in coarser steps as far
/// as `far_mm`.
pub fn nearest(at: Point, near_mm: i32, far_mm: i32, suits: &dyn Fn(Point) -> bool) -> Option<Point> {
    let ring = |mm: i32| (0..DIRECTIONS).map(move |i| polar(at, 360 / DIRECTIONS * i, mm));
    let near = (0..=near_mm).flat_map(ring);
    near.chain((near_mm..=far_mm).step_by(COARSE_MM as usize).flat_map(ring)).find(|&it| suits(it))
}

/// The places so far from a middle, from a bearing on clockwise, a degree apart, once round.
pub fn clockwise(middle: Point, degrees: i32, mm: i32) -> impl Iterator<Item = Point> {
    (0..360).map(move |turned| polar(middle, degrees + turned, mm))
}

impl Walk<'_> {
    /// The nearest place round `at` where the base can be, looked for in rings as far as 2 m; `at` itself where there is none.
    pub fn nearest_free(&self, at: Point) -> Point {
        if self.free_at(at) {
            return at;
        }
        let ring = |ring: i32| (0..36).map(move |part| polar(at, 10 * part, COARSE_MM * ring));
        (1..400).flat_map(ring).find(|&place| self.free_at(place)).unwrap_or(at)
    }
}
