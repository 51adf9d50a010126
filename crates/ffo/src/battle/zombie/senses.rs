//! What zombies see, remember and hear (p. 45 to 48).
use ground::open::measure::{at_most, dist2};
use kernel::Point;
use smallvec::SmallVec;
use stage::{StandingFigures, Tabletop};

use super::walk;
use crate::{
    battle::{
        Battle, FigureId, Person, PersonId, State, ZombieId, change,
        scene::RegionKind,
        sight::Stand,
        vehicle::{Exposure, exposure},
    },
    table::{status::Status, weapon::INCH_MM},
};

/// From how far noise draws them, and a body that they see.
const NOISE_MM: i32 = 24 * INCH_MM;
const BODY_MM: i32 = 12 * INCH_MM;

/// Noises so near to each other are one.
const ONE_SOURCE_MM: i32 = 3 * INCH_MM;

/// Who stands in the lines of sight, listed once for many looks.
#[derive(Debug)]
pub(super) struct Senses {
    standing: StandingFigures<FigureId>,
}

impl Senses {
    pub fn new(battle: &Battle) -> Senses {
        Senses { standing: battle.standing() }
    }

    /// Whether a zombie sees somebody; whom it touches it has in sight whichever way it faces.
    pub fn sees(&self, battle: &Battle, which: ZombieId, who: PersonId) -> bool {
        let (zombie, human) = (FigureId::from(which), FigureId::from(who));
        exposure(battle, who) != Exposure::OutOfSight
            && (battle.in_contact(zombie, human) || battle.sees_among(zombie, human, &self.standing))
    }

    /// The humans in Carry On whom a zombie sees, the nearest first.
    pub fn humans(&self, battle: &Battle, which: ZombieId) -> SmallVec<[PersonId; 4]> {
        let at = battle.zombie(which).at;
        let wades = is_in_water(battle, at);
        let fit = |it: &(PersonId, &Person)| !wades || is_in_water(battle, it.1.at);
        let seen = battle.functioning().filter(fit).filter(|it| self.sees(battle, which, it.0));
        let mut seen: SmallVec<[PersonId; 4]> = seen.map(|it| it.0).collect();
        seen.sort_by_key(|&it| (dist2(at, battle.person(it).at), it));
        seen
    }

    /// The bodies that draw a zombie.
    pub fn bodies(&self, battle: &Battle, which: ZombieId) -> SmallVec<[PersonId; 4]> {
        let at = battle.zombie(which).at;
        let near = |it: &(PersonId, &Person)| at_most(at, it.1.at, BODY_MM) && draws(battle, it.0);
        let seen = battle.on_table().filter(near).filter(|it| self.sees(battle, which, it.0));
        seen.map(|it| it.0).collect()
    }
}

/// Whether zombies would feast on somebody who lies there: not on a body that they have left, and not on whoever is carried.
pub(super) fn draws(battle: &Battle, who: PersonId) -> bool {
    let down = match battle.person(who).state {
        State::Stunned(_) | State::OutOfTheFight => true,
        State::ObviouslyDead { fresh, .. } => fresh,
        State::Captive { hurt, .. } => hurt != Status::CarryOn,
        State::Waiting | State::Functioning | State::RanAway | State::Left | State::Turned { .. } => false,
    };
    let over = battle.feasts.iter().any(|it| it.body == who && it.left == Some(0));
    down && !over && !battle.people.iter().any(|it| it.carries == Some(who))
}

pub(super) fn is_in_water(battle: &Battle, at: Point) -> bool {
    battle.scene.regions.iter().any(|it| it.kind == RegionKind::Water && it.area.contains(at))
}

/// Where it was loudest within reach of a zombie since the dead were last active; of equals the nearest.
pub(super) fn loudest(battle: &Battle, which: ZombieId) -> Option<Point> {
    let at = battle.zombie(which).at;
    if is_in_water(battle, at) {
        return None;
    }
    let mut sources: SmallVec<[(Point, u32); 4]> = SmallVec::new();
    for noise in battle.noises.iter().filter(|it| it.heard_in <= battle.dead_turns) {
        let shots = u32::from(noise.shots);
        match sources.iter_mut().find(|it| at_most(it.0, noise.at, ONE_SOURCE_MM)) {
            Some(source) => source.1 += shots,
            None => sources.push((noise.at, shots)),
        }
    }
    let near = sources.into_iter().filter(|it| at_most(at, it.0, NOISE_MM));
    near.max_by_key(|it| (it.1, std::cmp::Reverse(dist2(at, it.0)))).map(|it| it.0)
}

/// Those who were active keep in mind where they see a human as they stop, or that they see nobody.
pub(super) fn remember(battle: &mut Battle, active: &[ZombieId]) {
    let senses = Senses::new(battle);
    for &which in active {
        if battle.zombie(which).out {
            continue;
        }
        let seen =
            senses.humans(battle, which).first().map(|&it| (battle.person(it).at, battle.person(it).level));
        let heard = battle.zombie(which).heard;
        change::remember(battle, which, seen.map(|it| it.0), heard);
        change::remember_floor(battle, which, seen.and_then(|it| it.1));
    }
}

/// Somebody has come straight from a place: zombies that had a human in sight when last active keep in mind where they have
/// seen them last.
pub fn watch(battle: &mut Battle, who: PersonId, from: Point) {
    let minds = battle.undead().filter(|it| it.1.last_seen.is_some()).map(|it| it.0);
    let minds: SmallVec<[ZombieId; 8]> = minds.collect();
    if exposure(battle, who) == Exposure::OutOfSight {
        return;
    }
    let stand = battle.stand(who.into());
    for which in minds {
        let (me, me_stand) = (FigureId::from(which), battle.stand(which.into()));
        let sees = |at: &Point| battle.would_see(me, me_stand, who.into(), Stand { at: *at, ..stand });
        let places: SmallVec<[Point; 64]> = walk::steps(from, stand.at).collect();
        if let Some(at) = places.into_iter().rev().find(sees) {
            let heard = battle.zombie(which).heard;
            change::remember(battle, which, Some(at), heard);
            change::remember_floor(battle, which, stand.level);
        }
    }
}

/// Somebody has just died: the body is fresh only if a zombie saw it.
pub fn witness(battle: &mut Battle, who: PersonId) {
    let senses = Senses::new(battle);
    if !battle.undead().any(|it| senses.sees(battle, it.0, who)) {
        change::go_stale(battle, who);
    }
}
