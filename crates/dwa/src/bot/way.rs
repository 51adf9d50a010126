//! Ways to the places that missions lead to, as if the doors on them were open.
use ground::open::{
    Circle, Crowd, OpeningId, Passage, Passages, PieceId, Walk,
    measure::distance,
    path::{Pace, Path},
};
use kernel::Point;
use smallvec::SmallVec;

use super::{errand, mission::Mission, threat::Memory};
use crate::{
    battle::{Battle, FigureId, ap, board::OpeningKind, r#move::walker},
    table::ap::Action as Priced,
};

/// What an AP of movement pays for.
pub const STEP_MM: i32 = 50;

/// The ways looked for last, one for each human; who goes along his way need not look for it again.
#[derive(Clone, Debug, Default)]
pub struct Ways {
    known: Vec<Option<Known>>,
    errand: Option<Mission>,
    pub memory: Memory,
}

#[derive(Clone, Debug)]
struct Known {
    turn: u16,
    from: Point,
    to: Point,
    path: Option<Path>,
}

/// So near to each other two places are the same goal.
const SAME_MM: i32 = 60;

impl Ways {
    /// The way to a place, as if every door that can be opened by hand were open and nobody stood in it.
    pub fn way(&mut self, battle: &Battle, human: u16, to: Point) -> Option<&Path> {
        let from = battle.at(FigureId::Human(human));
        if self.known.len() < battle.humans.len() {
            self.known.resize(battle.humans.len(), None);
        }
        let slot = &mut self.known[usize::from(human)];
        let level = battle.level(FigureId::Human(human));
        through_doors(battle, level, |walk| {
            let known = slot.take().filter(|it| distance(it.to, to) <= SAME_MM);
            let kept = known.and_then(|it| it.kept(battle.turn, from, walk));
            *slot = kept.or_else(|| {
                let path = walk.roads(pace(battle, human)).way(walk, from, to);
                Some(Known { turn: battle.turn, from, to, path })
            });
        });
        slot.as_ref().and_then(|it| it.path.as_ref())
    }

    /// What the team is after together, until it is done.
    pub fn errand(&mut self, battle: &Battle) -> Option<Mission> {
        let open = errand::prospects(battle, errand::wanted(&battle.scene.goal)?);
        if !open.iter().any(|it| Some(it.1) == self.errand) {
            self.errand = errand::best(battle, &open).map(|it| it.1);
        }
        self.errand
    }
}

impl Known {
    /// The rest of the way from another place, if it can be joined from there.
    fn kept(mut self, turn: u16, from: Point, walk: &Walk<'_>) -> Option<Known> {
        let Some(path) = &mut self.path else { return (self.turn == turn).then_some(self) };
        if self.from != from {
            let join = path.places.iter().rposition(|&it| walk.free(from, it))?;
            path.places.drain(..join);
            path.places.insert(0, from);
            path.length_mm = path.places.windows(2).map(|it| distance(it[0], it[1])).sum();
            path.crossings = path.places.windows(2).map(|it| walk.crossings(it[0], it[1])).sum();
            self.from = from;
        }
        Some(self)
    }
}

/// How far it is from one human to a place; none if no way leads there.
pub fn length(battle: &Battle, human: u16, to: Point) -> Option<i32> {
    let id = FigureId::Human(human);
    through_doors(battle, battle.level(id), |walk| {
        walk.roads(pace(battle, human)).way(walk, battle.at(id), to).map(|it| it.length_mm)
    })
}

/// Walks as if every door that can be opened by hand were open and nobody stood about.
pub fn through_doors<T>(battle: &Battle, level: Option<PieceId>, walks: impl FnOnce(&Walk<'_>) -> T) -> T {
    let (doors, nobody) = (all_open(battle), Crowd::default());
    let state = Passages { openings: &doors, extra: &battle.bodies };
    walks(&Walk { state, ..walker(battle, level, &nobody) })
}

/// What every opening lets through once the doors are open.
fn all_open(battle: &Battle) -> SmallVec<[Passage; 32]> {
    let mut open: SmallVec<[Passage; 32]> = battle.passages.iter().copied().collect();
    for (at, kind) in battle.scene.openings.iter().enumerate() {
        if matches!(kind, OpeningKind::Door | OpeningKind::Hatch) {
            open[at] = Passage::OPEN;
        }
    }
    open
}

/// The closed door that somebody touches there and that his way goes through.
pub fn door_ahead(battle: &Battle, base: Circle, way: &Path) -> Option<OpeningId> {
    let ground = &battle.scene.ground;
    let ids = (0..battle.openings.len() as u32).map(OpeningId);
    let closed = ids.filter(|it| {
        let state = battle.openings[it.0 as usize];
        let kind = battle.scene.openings.get(it.0 as usize);
        !state.open && !state.broken && matches!(kind, Some(OpeningKind::Door | OpeningKind::Hatch))
    });
    let mut touched = closed.filter(|&it| ground.gap_to_opening(it, base) <= 1);
    touched.find(|&it| {
        let opening = ground.opening(it);
        let line = ground::open::Segment::new(opening.from, opening.to);
        way.places.windows(2).any(|pair| line.meets(ground::open::Segment::new(pair[0], pair[1])))
    })
}

pub fn pace(battle: &Battle, human: u16) -> Pace {
    let free = ap::price(battle, human, Priced::CrossObstacle) == 0;
    Pace { mm_per_point: STEP_MM, points_per_crossing: i32::from(!free) }
}
