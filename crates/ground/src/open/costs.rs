//! What can be reached for what price: the cost of every place of a grid, and the outline of what a budget pays for.

use super::body::Bounds;
use super::path::Pace;
use super::search::{FINE, Search, finer, length};
use super::shape::{Polygon, Segment};
use super::walk::Walk;
use kernel::Point;
use std::collections::BTreeMap;

/// An outline keeps to what was worked out within so many millimetres.
const SMOOTH_MM: i32 = 2;

/// So many turns are tried for a place; in a throng a place behind more of them is left out.
const MOST_TRIED: usize = 10;

/// What it costs to walk to the places of a grid, in millimetres, crossings turned into millimetres.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Costs {
    low: Point,
    step: i32,
    /// So many places in a row, and so many rows.
    side: usize,
    costs: Vec<Option<i32>>,
}

/// A side between two neighbours of the grid that an outline goes through: from this place to the east or to the south.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Gate {
    row: usize,
    column: usize,
    south: bool,
}

impl Walk<'_> {
    /// The costs round a place as far as so many millimetres go, every `step` millimetres.
    pub fn costs(&self, from: Point, pace: Pace, limit_mm: i32, step: i32) -> Costs {
        // Somewhat farther than asked for, so that an outline lies between two places whose costs are known.
        let limit = limit_mm + 2 * step;
        let mut search = Search::new(self, pace, from, from, finer(limit));
        search.heed_all(Bounds::new(from, from).grown(limit));
        let ends = search.flood().into_iter();
        let turns: Vec<(i64, Point)> =
            ends.filter_map(|(way, left)| Some((finer(limit) - left, *way.last()?))).collect();
        let out = limit / step + 1;
        let low = Point::new(from.x - out * step, from.y - out * step);
        let side = 2 * out as usize + 1;
        let mut costs = Costs { low, step, side, costs: Vec::with_capacity(side * side) };
        for (row, column) in (0..side).flat_map(|row| (0..side).map(move |column| (row, column))) {
            let cost = self.cheapest(from, &turns, costs.place(row, column), pace, finer(limit));
            costs.costs.push(cost.map(|it| (it / FINE) as i32));
        }
        costs
    }

    /// The cheapest straight way to a place from any of those where a way turns.
    fn cheapest(
        &self,
        from: Point,
        turns: &[(i64, Point)],
        to: Point,
        pace: Pace,
        limit: i64,
    ) -> Option<i64> {
        let straight = length(from, to);
        // Where he stands he is, whatever he overlaps.
        if straight == 0 {
            return Some(0);
        }
        if limit < straight || !self.free_at(to) {
            return None;
        }
        let crossing = |at: Point| i64::from(self.crossings(at, to)) * finer(pace.crossing_mm());
        let mut best = None;
        if self.free(from, to) {
            let cost = straight + crossing(from);
            if cost == straight {
                return Some(cost);
            }
            best = Some(cost);
        }
        let mut near: Vec<(i64, Point)> =
            turns.iter().map(|&(cost, at)| (cost + length(at, to), at)).collect();
        near.retain(|it| it.0 <= limit);
        near.sort_unstable();
        for (least, at) in near.into_iter().take(MOST_TRIED) {
            if best.is_some_and(|it| it <= least) {
                break;
            }
            if self.free(at, to) {
                let cost = least + crossing(at);
                best = Some(best.map_or(cost, |it| it.min(cost)));
            }
        }
        best.filter(|&it| it <= limit)
    }
}

impl Costs {
    fn place(&self, row: usize, column: usize) -> Point {
        Point::new(self.low.x + column as i32 * self.step, self.low.y + row as i32 * self.step)
    }

    fn at(&self, row: usize, column: usize) -> Option<i32> {
        self.costs[row * self.side + column]
    }

    /// The lines round what so many millimetres pay for, the longest first; a line within another goes round what they do not
    /// pay for.
    pub fn outlines(&self, mm: i32) -> Vec<Polygon> {
        let mut steps = self.steps(mm);
        let mut found = Vec::new();
        while let Some((first, mut at)) = steps.pop_first() {
            let mut round = vec![self.point(first, mm)];
            while at != first {
                round.push(self.point(at, mm));
                match steps.remove(&at) {
                    Some(next) => at = next,
                    None => break,
                }
            }
            let polygon = Polygon::new(simpler(&round));
            if 3 <= polygon.corners.len() && i64::from(self.step).pow(2) <= polygon.doubled_area().abs() {
                found.push(polygon);
            }
        }
        found.sort_by_key(|it| -it.doubled_area().abs());
        found
    }

    /// From each gate of an outline the next one, with what is paid for on the left.
    fn steps(&self, mm: i32) -> BTreeMap<Gate, Gate> {
        let inside = |row, column| self.at(row, column).is_some_and(|it| it <= mm);
        let mut steps = BTreeMap::new();
        for (row, column) in (1..self.side).flat_map(|row| (1..self.side).map(move |column| (row, column))) {
            let (row, column) = (row - 1, column - 1);
            let gate = |row, column, south| Gate { row, column, south };
            let (north, south) = (gate(row, column, false), gate(row + 1, column, false));
            let (west, east) = (gate(row, column, true), gate(row, column + 1, true));
            // Round the square from the north-west, against the clock: each corner, and the gate that follows it.
            let round = [
                (inside(row, column), west),
                (inside(row + 1, column), south),
                (inside(row + 1, column + 1), east),
                (inside(row, column + 1), north),
            ];
            for at in 0..4 {
                // The line leaves where an inner corner is followed by an outer one, and came in where that began.
                if !round[at].0 || round[(at + 1) % 4].0 {
                    continue;
                }
                let first = (1..4).map(|back| (at + 4 - back) % 4).find(|&it| !round[it].0);
                if let Some(outer) = first {
                    steps.insert(round[at].1, round[outer].1);
                }
            }
        }
        steps
    }

    /// Where an outline goes through a gate: as far as the budget goes, or half way to what cannot be reached.
    fn point(&self, gate: Gate, mm: i32) -> Point {
        let Gate { row, column, south } = gate;
        let (other_row, other_column) = if south { (row + 1, column) } else { (row, column + 1) };
        let (a, b) = (self.place(row, column), self.place(other_row, other_column));
        let part = match (self.at(row, column), self.at(other_row, other_column)) {
            (Some(from), Some(to)) if from != to => self.step * (mm - from) / (to - from),
            _ => self.step / 2,
        };
        let part = part.clamp(0, self.step);
        Point::new(a.x + (b.x - a.x) * part / self.step, a.y + (b.y - a.y) * part / self.step)
    }
}

/// The same line round with as few corners as will do.
fn simpler(round: &[Point]) -> Vec<Point> {
    let Some(&first) = round.first() else { return Vec::new() };
    let far = |it: &usize| super::measure::dist2(first, round[*it]);
    let middle = (0..round.len()).max_by_key(far).unwrap_or(0);
    let mut whole = round.to_vec();
    whole.push(first);
    let mut kept = vec![first];
    keep(&whole[..=middle], &mut kept);
    keep(&whole[middle..], &mut kept);
    kept.pop();
    kept
}

/// Adds the corners after the first that a line through these places needs.
fn keep(places: &[Point], kept: &mut Vec<Point>) {
    let (Some(&a), Some(&b)) = (places.first(), places.last()) else { return };
    let line = Segment::new(a, b);
    let off = |it: &usize| super::measure::dist2(line.nearest_point(places[*it]), places[*it]);
    let farthest = (1..places.len().saturating_sub(1)).max_by_key(off);
    match farthest.filter(|it| i64::from(SMOOTH_MM).pow(2) <= off(it)) {
        Some(at) => {
            keep(&places[..=at], kept);
            keep(&places[at..], kept);
        }
        None if 1 < places.len() => kept.push(b),
        None => (),
    }
}
