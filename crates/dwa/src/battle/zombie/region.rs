//! Which places can be walked between at all, figures aside: found out once a phase, as it is asked for.
use ground::open::{PieceId, walk::Walk};
use kernel::Point;

use super::walk::PACE;

/// So many places of a region are remembered.
const MOST_PLACES: usize = 24;

/// The parts of the ground that nothing joins.
#[derive(Debug, Default)]
pub(super) struct Regions(Vec<Region>);

#[derive(Debug)]
struct Region {
    level: Option<PieceId>,
    places: Vec<Point>,
}

impl Regions {
    /// Whether a way leads from one place to the other for somebody who passes all figures.
    pub fn joins(&mut self, walk: &Walk<'_>, from: Point, to: Point) -> bool {
        self.of(walk, from) == self.of(walk, to)
    }

    fn of(&mut self, walk: &Walk<'_>, at: Point) -> usize {
        let here = |it: &Region| it.level == walk.level;
        let sees = |it: &Region| it.places.iter().any(|&place| place == at || walk.free(at, place));
        if let Some(known) = self.0.iter().position(|it| here(it) && sees(it)) {
            return known;
        }
        let joined = |it: &Region| walk.path_mm(at, it.places[0], PACE, None).is_some();
        let known = self.0.iter().position(|it| here(it) && joined(it));
        match known {
            Some(known) if self.0[known].places.len() < MOST_PLACES => self.0[known].places.push(at),
            Some(_) => (),
            None => self.0.push(Region { level: walk.level, places: vec![at] }),
        }
        known.unwrap_or(self.0.len() - 1)
    }
}
