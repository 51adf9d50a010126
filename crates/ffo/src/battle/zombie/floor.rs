//! The ground as zombies meet it (p. 48): who is in their way, which doors let them through, and where they are slow.
use ground::open::{Crowd, Passage, Passages, Path, Piece, PieceId, Walk, Walks, path::Pace};
use kernel::{Dice, Play, Point};

use super::walk::{MOVE_MM, SLOW_MM};
use crate::battle::{
    Battle, FigureId, building,
    person::BASE_MM,
    scene::{OpeningType, RegionKind},
    sight::Stand,
};

/// What is crossed weighs as many millimetres as it costs.
pub(super) const PACE: Pace = Pace::MILLIMETRES;

/// Who stands and lies on one level, and what the openings let through of zombies.
#[derive(Debug)]
pub(super) struct Floor<'a> {
    pub battle: &'a Battle,
    level: Option<PieceId>,
    figures: Vec<FigureId>,
    crowd: Crowd,
    pub openings: Vec<Passage>,
}

/// Whom a zombie on its way goes past.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Past {
    Nobody,
    /// Those who lie there.
    Fallen,
    /// Anybody: only the ground counts.
    Everybody,
}

impl<'a> Floor<'a> {
    pub fn new(battle: &'a Battle, level: Option<PieceId>) -> Floor<'a> {
        let on_foot = |it: FigureId| it.person().is_none_or(|it| battle.person(it).seated.is_none());
        let figures = battle.figures().filter(|&it| battle.level(it) == level && on_foot(it));
        let figures: Vec<FigureId> = figures.collect();
        let crowd = Crowd::new(figures.iter().map(|&it| battle.base(it)));
        let openings = building::zombie_passages(battle);
        Floor { battle, level, figures, crowd, openings }.shut(|it| it == OpeningType::Window)
    }

    /// The same where such openings let no zombie through, whoever else climbs there.
    fn shut(mut self, shuts: fn(OpeningType) -> bool) -> Floor<'a> {
        for (passage, kind) in self.openings.iter_mut().zip(&self.battle.scene.openings) {
            if shuts(kind.what) {
                passage.walks = Walks::Closed;
            }
        }
        self
    }

    /// The same where doors and windows let nobody through: whoever wanders uses none of them.
    pub fn without_doors(self) -> Floor<'a> {
        self.shut(|it| it != OpeningType::Gap)
    }

    /// Lets `look` at the ground as `me` meets it.
    pub fn walk<R>(&self, me: Option<FigureId>, past: Past, look: impl FnOnce(&Walk<'_>) -> R) -> R {
        let passes = |at: usize| {
            let other = self.figures[at];
            let over = match past {
                Past::Nobody => false,
                Past::Fallen => !self.battle.is_standing(other),
                Past::Everybody => true,
            };
            over || Some(other) == me
        };
        look(&Walk {
            ground: &self.battle.scene.ground,
            state: Passages { openings: &self.openings, extra: &self.battle.bodies },
            diameter: BASE_MM,
            level: self.level,
            stays_on_table: true,
            crowd: &self.crowd,
            passes: &passes,
            blocks: &|it: &Piece| it.blocks_move,
        })
    }

    /// The bare ground, for roads that all share: nobody is on it.
    pub fn bare<R>(&self, look: impl FnOnce(&Walk<'_>) -> R) -> R {
        let crowd = Crowd::default();
        self.walk(None, Past::Everybody, |walk| look(&Walk { crowd: &crowd, ..*walk }))
    }

    /// The free places in contact with somebody, the nearest to `me` first.
    pub fn contact_places(&self, me: FigureId, whom: FigureId, most_mm: i32) -> Vec<Point> {
        let mut places = Vec::new();
        let skips = |at: usize| self.figures[at] == me;
        let near = (self.battle.at(me), most_mm);
        self.crowd.contact_places_within(self.battle.base(whom), BASE_MM, near, &skips, &mut places);
        places
    }

    /// As much of a way as one activation takes a zombie that has gone so far in it: 6 inches, or 4 where the ground is slow.
    pub fn allowed(&self, walk: &Walk<'_>, path: &Path, gone_mm: i32) -> Path {
        let (least, most) = ((SLOW_MM - gone_mm).max(0), MOVE_MM - gone_mm);
        let slow = |mm: i32| self.is_slow(walk.follow(path, PACE, mm).end());
        let Some(beyond) = [least, least.midpoint(most), most].into_iter().find(|&it| slow(it)) else {
            return walk.follow(path, PACE, most);
        };
        let (mut quick, mut held) = (least - 1, beyond);
        while quick + 1 < held {
            let middle = quick.midpoint(held);
            if slow(middle) { held = middle } else { quick = middle }
        }
        walk.follow(path, PACE, held)
    }

    /// Inside a building, in woods or in water.
    fn is_slow(&self, at: Point) -> bool {
        let slow = |kind: RegionKind| matches!(kind, RegionKind::Woods | RegionKind::Water);
        is_inside(self.battle, at, self.level)
            || self.battle.scene.regions.iter().any(|it| slow(it.kind) && it.area.contains(at))
    }
}

/// Names what makes a zombie slow at a place.
pub(super) fn cite_slow(battle: &Battle, play: &mut Play<'_>, at: Point, level: Option<PieceId>) {
    if is_inside(battle, at, level) {
        play.cite(rule!("ffo.zombie.move-building"));
    }
    for region in battle.scene.regions.iter().filter(|it| it.area.contains(at)) {
        match region.kind {
            RegionKind::Woods => play.cite(rule!("ffo.zombie.move-woods")),
            RegionKind::Water => play.cite(rule!("ffo.zombie.move-water")),
            RegionKind::Road
            | RegionKind::Hill
            | RegionKind::SteepMountain
            | RegionKind::ImpassableMountain => (),
        }
    }
}

/// Whether a place is in a building that can be entered.
pub(super) fn is_inside(battle: &Battle, at: Point, level: Option<PieceId>) -> bool {
    building::floor_of(battle, &Stand { at, facing: None, level, vehicle: None }).is_some()
}
