//! The line round a set of hexes.
use std::collections::{BTreeMap, BTreeSet};

use kernel::Point;

use super::{cell::Hex, drawing::corners, side::Side};

/// The lines round these hexes, each closed: clockwise round the set, the other way round a hole in it.
pub fn outline(hexes: impl IntoIterator<Item = Hex>) -> Vec<Vec<Point>> {
    let within: BTreeSet<Hex> = hexes.into_iter().collect();
    // At a corner three hexes meet, so that at most one stretch of the line begins there.
    let mut next: BTreeMap<(i32, i32), Point> = BTreeMap::new();
    for &hex in &within {
        let round = corners(hex);
        for (i, side) in Side::ALL.into_iter().enumerate() {
            if !within.contains(&hex.step(side)) {
                next.insert((round[i].x, round[i].y), round[(i + 1) % 6]);
            }
        }
    }
    let mut lines = Vec::new();
    while let Some((&first, _)) = next.first_key_value() {
        let mut line = Vec::new();
        let mut at = first;
        while let Some(to) = next.remove(&at) {
            line.push(Point::new(at.0, at.1));
            at = (to.x, to.y);
        }
        lines.push(line);
    }
    lines
}
