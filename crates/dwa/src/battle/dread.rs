//! What dread of zombies forbids on a way (16.6, 16.7): every place on it counts, not its end alone.
use std::ptr;

use ground::open::{
    Circle, Piece, PieceId,
    measure::{self, distance},
    sight,
};
use kernel::{Point, RuleId, rule::hit};

use super::{
    Battle, FigureId,
    board::blocks_sight,
    figure::{BASE_MM, Zombie},
    psychosis::{self, TERROR_MM},
    quirk,
};
use crate::table::{psychosis::Psychosis, quirk::Quirk};

/// How far apart the places are at which somebody looks round on a way.
const LOOK_MM: i32 = 5;

/// A way that somebody chooses: its places, where they are first, and how it ends.
#[derive(Clone, Copy, Debug)]
pub struct Way<'a> {
    pub places: &'a [Point],
    /// What they stand on at its end.
    pub level: Option<PieceId>,
    /// The vehicle they sit in at its end.
    pub vehicle: Option<u8>,
}

impl<'a> Way<'a> {
    /// On the level where they are.
    pub fn on_foot(battle: &Battle, human: u16, places: &'a [Point]) -> Self {
        Way { places, level: battle.level(FigureId::Human(human)), vehicle: None }
    }
}

/// The psychosis or quirk that keeps somebody from choosing a way.
pub fn forbids(battle: &Battle, human: u16, way: Way<'_>) -> Option<RuleId> {
    let look = Look { battle, human, way };
    forbids_terrified(battle, human, way).or_else(|| scares(&look, || look.ends_near() || look.passes()))
}

/// The same for a walk along these places.
pub fn forbids_walk(battle: &Battle, human: u16, places: &[Point]) -> Option<RuleId> {
    forbids(battle, human, Way::on_foot(battle, human, places))
}

/// The same for a dodge: it is never out of reach of the zombie that came, so it must only lead no nearer.
pub fn forbids_dodge(battle: &Battle, human: u16, way: Way<'_>) -> Option<RuleId> {
    let look = Look { battle, human, way };
    forbids_terrified(battle, human, way).or_else(|| scares(&look, || look.passes()))
}

fn scares(look: &Look<'_>, near: impl FnOnce() -> bool) -> Option<RuleId> {
    let afraid = quirk::has(look.battle, look.human, Quirk::ScaryPants);
    (afraid && near()).then(|| applied(rule!("dwa.quirk.scary-pants")))
}

/// A way may be refused before anybody answers, so that nothing else says that a rule was applied.
fn applied(rule: RuleId) -> RuleId {
    hit(rule!("dwa.ruling.dread-of-zombies"));
    hit(rule);
    rule
}

/// What no compulsion overcomes either: no way towards a zombie in sight.
pub fn forbids_terrified(battle: &Battle, human: u16, way: Way<'_>) -> Option<RuleId> {
    let terrified = psychosis::suffers(battle, human, Psychosis::Terrified);
    let towards = || Look { battle, human, way }.goes_towards();
    (terrified && towards()).then(|| applied(rule!("dwa.psychosis.terrified")))
}

/// Somebody who looks round on a way.
struct Look<'a> {
    battle: &'a Battle,
    human: u16,
    way: Way<'a>,
}

impl Look<'_> {
    /// Whether a step leads nearer to a zombie that is in sight within 30 cm where it begins.
    fn goes_towards(&self) -> bool {
        let legs = || self.way.places.windows(2);
        self.battle.zombies().any(|(_, zombie)| {
            legs().any(|leg| {
                let nearing = approach_mm(leg[0], leg[1], zombie.at);
                let within = |mm: i32| self.is_near(measure::towards(leg[0], leg[1], mm), zombie, TERROR_MM);
                let Some(first) = (0..nearing).find(|&it| within(it)) else { return false };
                looks(first, nearing - 1).any(|mm| self.sees(measure::towards(leg[0], leg[1], mm), zombie))
            })
        })
    }

    /// Whether a zombie is in sight within 10 cm at the end.
    fn ends_near(&self) -> bool {
        let Some(&end) = self.way.places.last() else { return false };
        let Way { level, vehicle, .. } = self.way;
        self.battle.zombies().any(|(_, it)| {
            self.is_near(end, it, quirk::NEAR_MM) && sees(self.battle, (end, level, vehicle), it)
        })
    }

    /// Whether a step leads to within 10 cm of a zombie in sight, or nearer to one that is as near already.
    fn passes(&self) -> bool {
        self.battle.zombies().any(|(_, zombie)| {
            let near = |at: Point| self.is_near(at, zombie, quirk::NEAR_MM) && self.sees(at, zombie);
            let mut was = self.way.places.first().is_some_and(|&it| near(it));
            self.way.places.windows(2).any(|leg| {
                let (nearing, length) = (approach_mm(leg[0], leg[1], zombie.at), distance(leg[0], leg[1]));
                // The end is looked at from where it is.
                let to_foot = looks(1, nearing).map(|it| (it, true));
                let beyond = looks(nearing + 1, length - 1).map(|it| (it, false));
                to_foot.chain(beyond).any(|(mm, nearer)| {
                    let before = was;
                    was = near(measure::towards(leg[0], leg[1], mm));
                    was && (nearer || !before)
                })
            })
        })
    }

    fn is_near(&self, at: Point, zombie: &Zombie, mm: i32) -> bool {
        measure::within(Circle::new(at, BASE_MM), zombie.base(), mm)
    }

    /// Whether they see a zombie from a place on the way.
    fn sees(&self, from: Point, zombie: &Zombie) -> bool {
        let figure = &self.battle.humans[usize::from(self.human)];
        sees(self.battle, (from, figure.level, figure.vehicle), zombie)
    }
}

/// How much of a straight way leads nearer to a place, in whole millimetres begun.
fn approach_mm(from: Point, to: Point, near: Point) -> i32 {
    let length = distance(from, to);
    let along = |a: Point, b: Point| (i64::from(b.x - a.x), i64::from(b.y - a.y));
    let ((x, y), (u, v)) = (along(from, to), along(from, near));
    let dot = x * u + y * v;
    if dot <= 0 || length == 0 {
        return 0;
    }
    let foot = (dot + i64::from(length) - 1) / i64::from(length);
    i32::try_from(foot).unwrap_or(length).min(length)
}

/// The first and the last of a stretch, and places between them.
fn looks(first: i32, last: i32) -> impl Iterator<Item = i32> {
    (first..last).step_by(LOOK_MM as usize).chain((first <= last).then_some(last))
}

/// Whether a zombie is seen from a place, by somebody who stands on or sits in something there.
fn sees(battle: &Battle, eye: (Point, Option<PieceId>, Option<u8>), zombie: &Zombie) -> bool {
    let (from, level, vehicle) = eye;
    let ground = &battle.scene.ground;
    let own = vehicle.and_then(|it| battle.bodies.get(usize::from(it)));
    let blocks = |piece: &Piece| {
        let sits_in = own.is_some_and(|it| ptr::eq(it.piece(), piece));
        blocks_sight(piece) && !sits_in && !ground.bears(level, piece) && !ground.bears(zombie.level, piece)
    };
    sight::sees(ground, battle.state(), from, zombie.base(), &blocks)
}
