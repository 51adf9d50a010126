//! Places that nobody sees, by the shortest way.

use super::body::Bounds;
use super::measure::dist2;
use super::path::{Pace, Path};
use super::search::{FINE, Search, finer, length};
use super::shape::Circle;
use super::terrain::OpeningId;
use super::walk::Walk;
use kernel::Point;
use std::collections::BTreeSet;

/// So far from each other are the places that are looked at first; what is hidden on fewer millimetres is not found.
const COARSE_MM: i32 = 5;

/// Round one of them that will do each millimetre is looked at, as far as the next.
const FINE_MM: i32 = 4;

/// So many turns are tried for a place, as costs are worked out.
const MOST_TRIED: usize = 10;

impl Walk<'_> {
    /// The nearest place that nobody sees, by the length of the way, and the way there; of equally near ones the first by its
    /// coordinates. `seen` says whether somebody sees a place. Nothing if there is none for so many millimetres, crossings turned into
    /// millimetres; the way itself may be seen.
    pub fn nearest_hidden(
        &self,
        from: Point,
        pace: Pace,
        limit_mm: i32,
        seen: &dyn Fn(Point) -> bool,
    ) -> Option<Path> {
        if !seen(from) {
            return Some(self.measured(vec![from]));
        }
        let mut hiding = Hiding::new(self, from, pace, limit_mm);
        let mut coarse = round(from, from, limit_mm + 2 * FINE_MM, COARSE_MM);
        coarse.sort_unstable_by_key(|&it| (dist2(from, it), it));
        let mut hidden = Vec::new();
        for place in coarse {
            if hiding.limit() + finer(2 * FINE_MM) < length(from, place) {
                break;
            }
            if !seen(place) && hiding.consider(place) {
                hidden.push(place);
            }
        }
        let mut looked: BTreeSet<Point> = BTreeSet::new();
        for middle in hidden {
            for place in round(middle, middle, FINE_MM, 1) {
                let nearer = length(from, place) < hiding.limit();
                if nearer && looked.insert(place) && !seen(place) {
                    hiding.consider(place);
                }
            }
        }
        hiding.best.map(|it| self.measured(it.2))
    }
}

/// The places of a lattice on `origin` at most so many millimetres from `middle`.
fn round(origin: Point, middle: Point, mm: i32, step: i32) -> Vec<Point> {
    let out = mm / step;
    let row = |y: i32| (-out..=out).map(move |x| Point::new(origin.x + x * step, origin.y + y * step));
    (-out..=out).flat_map(row).filter(|&it| dist2(middle, it) <= i64::from(mm + 1).pow(2)).collect()
}

/// Where ways from a place turn, and the best place found so far.
struct Hiding<'a> {
    walk: &'a Walk<'a>,
    pace: Pace,
    limit: i64,
    turns: Vec<(i64, Vec<Point>)>,
    best: Option<(i64, Point, Vec<Point>)>,
}

impl<'a> Hiding<'a> {
    fn new(walk: &'a Walk<'a>, from: Point, pace: Pace, limit_mm: i32) -> Self {
        let far_mm = limit_mm + 2 * FINE_MM;
        let mut search = Search::new(walk, pace, from, from, finer(far_mm));
        search.heed_all(Bounds::new(from, from).grown(far_mm));
        let turns = search.flood().into_iter().map(|(way, left)| (finer(far_mm) - left, way)).collect();
        // Half a millimetre more, because lengths are compared rounded.
        Hiding { walk, pace, limit: finer(limit_mm) + FINE / 2 - 1, turns, best: None }
    }

    /// No place that costs more is of any use.
    fn limit(&self) -> i64 {
        self.best.as_ref().map_or(self.limit, |it| it.0)
    }

    /// Takes a place that can be walked to, if it is the best so far; whether it or one near it can.
    fn consider(&mut self, to: Point) -> bool {
        if !self.walk.free_at(to) || self.is_in_shut_opening(to) {
            return false;
        }
        let far = self.limit + finer(2 * FINE_MM);
        let end = |it: &[Point]| it.last().copied().unwrap_or(to);
        let least = self.turns.iter().enumerate().map(|(i, it)| (it.0 + length(end(&it.1), to), i));
        let mut near: Vec<(i64, usize)> = least.filter(|it| it.0 <= far).collect();
        near.sort_unstable();
        let mut found: Option<(i64, usize)> = None;
        for (least, turn) in near.into_iter().take(MOST_TRIED) {
            let at = end(&self.turns[turn].1);
            if found.is_some_and(|it| it.0 <= least) || !self.walk.free(at, to) {
                continue;
            }
            let cost = least + i64::from(self.walk.crossings(at, to)) * finer(self.pace.crossing_mm());
            if cost <= far && found.is_none_or(|it| cost < it.0) {
                found = Some((cost, turn));
            }
        }
        let Some((cost, turn)) = found else { return false };
        if cost <= self.limit && self.best.as_ref().is_none_or(|it| (cost, to) < (it.0, it.1)) {
            let mut way = self.turns[turn].1.clone();
            way.push(to);
            way.dedup();
            self.best = Some((cost, to, way));
        }
        true
    }

    /// Nobody hides in the thickness of a door that he could go through.
    fn is_in_shut_opening(&self, at: Point) -> bool {
        let (ground, state) = (self.walk.ground, self.walk.state);
        let ids = (0..ground.table().openings.len() as u32).map(OpeningId);
        let mut shut = ids.filter(|&it| !ground.passage(state, it).sees);
        shut.any(|it| ground.gap_to_opening(it, Circle::new(at, 0)) == 0)
    }
}
