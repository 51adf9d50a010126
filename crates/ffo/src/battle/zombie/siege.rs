//! Doors that are locked or barricaded (p. 35 and 48): zombies that want to get through wear them down, three at one of them.
use ground::open::{Obstacle, OpeningId, Path, Walk, Walks};
use kernel::{Dice, Given, Play, Point};
use smallvec::SmallVec;

use super::floor::{Floor, PACE};
use crate::{
    battle::{Battle, ZombieId, change, scene::OpeningType},
    table::building::Besieged,
};

/// From the edge of its base to an opening that is within an inch of it.
const TOUCH_MM: i32 = 12;

/// So many have room at one opening.
const MOST: usize = 3;

/// Those at an opening.
pub(super) type Siege = (OpeningId, SmallVec<[ZombieId; MOST]>);

impl Floor<'_> {
    /// The same where what is barred lets through, as if nothing were in the way.
    fn unbarred(mut self) -> Self {
        let states = self.battle.openings.iter().zip(&self.battle.scene.openings);
        for (passage, (state, kind)) in self.openings.iter_mut().zip(states) {
            if is_large(kind.what) && kind.floor == 0 && state.is_barred(kind.what) {
                passage.walks = Walks::Crossing(1);
            }
        }
        self
    }
}

/// Whether zombies get through it at all.
const fn is_large(what: OpeningType) -> bool {
    match what {
        OpeningType::Door | OpeningType::ShopWindow | OpeningType::Gap => true,
        OpeningType::Window => false,
    }
}

/// What bars a zombie's way to a place that it cannot get to otherwise, and the way to it.
pub(super) fn barred(battle: &Battle, which: ZombieId, to: Point) -> Option<(OpeningId, Path)> {
    let zombie = battle.zombie(which);
    if zombie.level.is_some() || !battle.scene.openings.iter().any(|it| is_large(it.what)) {
        return None;
    }
    let is_shut = |walk: &Walk<'_>| walk.roads(PACE).way(walk, zombie.at, to).is_none();
    if !Floor::new(battle, None).bare(is_shut) {
        return None;
    }
    Floor::new(battle, None).unbarred().bare(|walk| {
        let path = walk.roads(PACE).way(walk, zombie.at, to)?;
        let leg = path.places.windows(2).position(|it| opening(battle, walk, it[0], it[1]).is_some())?;
        let (from, beyond) = (path.places[leg], path.places[leg + 1]);
        let id = opening(battle, walk, from, beyond)?;
        let mut before: Vec<Point> = path.places[..=leg].to_vec();
        before.push(beyond);
        Some((id, Path { places: before, length_mm: path.length_mm, crossings: path.crossings }))
    })
}

/// The first barred opening that a stretch leads through.
fn opening(battle: &Battle, walk: &Walk<'_>, from: Point, to: Point) -> Option<OpeningId> {
    let crossed = walk.crossed(from, to).into_iter().filter_map(|it| match it.0 {
        Obstacle::Opening(id) => Some(id),
        Obstacle::Piece(_) | Obstacle::Extra(_) => None,
    });
    let at = |id: &OpeningId| id.0 as usize;
    let is_barred = |id: &OpeningId| battle.openings[at(id)].is_barred(battle.scene.openings[at(id)].what);
    let base = ground::open::Circle::new(from, crate::battle::person::BASE_MM);
    crossed.filter(is_barred).min_by_key(|&id| battle.scene.ground.gap_to_opening(id, base))
}

/// A zombie at what bars its way spends its activation on it, where three others do not; whether it does.
pub(super) fn join(
    battle: &Battle,
    play: &mut Play<'_>,
    which: ZombieId,
    to: Point,
    sieges: &mut Vec<Siege>,
) -> bool {
    let Some((id, _)) = barred(battle, which, to) else { return false };
    if TOUCH_MM < battle.scene.ground.gap_to_opening(id, battle.zombie(which).base()) {
        return false;
    }
    play.cite(rule!("ffo.zombie.move-doors"));
    play.cite(rule!("ffo.ruling.doors-locked"));
    match sieges.iter_mut().find(|it| it.0 == id) {
        Some(siege) if siege.1.len() < MOST => siege.1.push(which),
        Some(_) => (),
        None => sieges.push((id, SmallVec::from_slice(&[which]))),
    }
    true
}

/// One roll for each opening.
pub(super) fn wear_down(battle: &mut Battle, play: &mut Play<'_>, sieges: &[Siege]) {
    for (id, zombies) in sieges {
        let Some(first) = zombies.first() else { continue };
        // A locked door that nobody has worked on is as good as a barricade of 1.
        let dv = battle.openings[id.0 as usize].dv.max(1);
        let besieged = Besieged { dv, attackers: zombies.len() as u8, with_tools: 0 };
        let dv = besieged.resolve(&mut play.by(first.token()));
        let next = battle.turn.saturating_add(1);
        change::set_dv(battle, *id, dv, dv == 0, next);
    }
}
