//! The nearest place of all that suit.

use super::measure::polar;
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
