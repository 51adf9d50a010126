//! How far somebody gets, step by step.
use ground::open::{Pace, Polygon, Walk};
use kernel::Point;

/// The costs are worked out for places at the most so far apart.
const GRID_MM: i32 = 10;

/// The lines round what each of these lengths pays for, the longest line first; a line within another goes round what cannot be
/// reached. None of them is longer than `limit_mm`.
pub fn outlines(
    walk: &Walk<'_>,
    from: Point,
    pace: Pace,
    limit_mm: i32,
    lengths: impl IntoIterator<Item = i32>,
) -> Vec<Vec<Polygon>> {
    let grid = (limit_mm / 10).clamp(2, GRID_MM);
    let costs = walk.costs(from, pace, limit_mm, grid);
    lengths.into_iter().map(|it| costs.outlines(it)).collect()
}
