//! Zombies at vehicles (p. 50 and 51): they charge whoever sits in one that they can get to.
use ground::open::{Circle, Path, measure::at_most};
use kernel::{Dice, Pause, Play};
use smallvec::SmallVec;

use super::{
    floor::{Floor, PACE, Past},
    walk,
};
use crate::{
    battle::{Battle, FigureId, PersonId, VehicleId, ZombieId, change, person::BASE_MM, vehicle::boarded},
    table::weapon::INCH_MM,
};

/// From so far they charge it.
const CHARGE_MM: i32 = 6 * INCH_MM;

/// Up to so fast it is as slow as one that stands still.
const SLOW_MM: i32 = 6 * INCH_MM;

/// From the edge of a base to a vehicle that is an inch away.
const SHORT_MM: i32 = INCH_MM;

/// A zombie that has come up to a vehicle.
pub(super) type Boarding = (VehicleId, ZombieId);

/// The vehicle in which somebody sits, if one activation takes a zombie there.
pub(super) fn to_charge(battle: &Battle, which: ZombieId, whom: PersonId) -> Option<VehicleId> {
    let vehicle = battle.person(whom).vehicle()?;
    let near = battle.vehicle(vehicle).body().gap(battle.zombie(which).base()) <= CHARGE_MM;
    (near && way(battle, which, vehicle).is_some()).then_some(vehicle)
}

/// A way to a vehicle: into contact, or an inch short of one that is slow.
fn way(battle: &Battle, which: ZombieId, vehicle: VehicleId) -> Option<Path> {
    let (zombie, body) = (battle.zombie(which), battle.vehicle(vehicle).body());
    let floor = Floor::new(battle, zombie.level);
    floor.walk(Some(FigureId::from(which)), Past::Nobody, |walk| {
        let path = match body.gap(zombie.base()) <= 1 {
            true => Path { places: vec![zombie.at, zombie.at], length_mm: 0, crossings: 0 },
            false => {
                let place = walk.nearest_beside(&body, zombie.at)?;
                walk.path_mm(zombie.at, place, PACE, Some(walk::MOVE_MM))?
            }
        };
        if !at_most(floor.allowed(walk, &path, 0).end(), path.end(), 0) {
            return None;
        }
        if SLOW_MM < battle.vehicle(vehicle).speed_mm {
            return Some(path);
        }
        walk.until(&path, &|at| body.gap(Circle::new(at, BASE_MM)) <= SHORT_MM)
    })
}

/// It comes up to the vehicle, and will do there what all do together.
pub(super) fn come_up(
    battle: &mut Battle,
    play: &mut Play<'_>,
    which: ZombieId,
    vehicle: VehicleId,
    boarding: &mut Vec<Boarding>,
) -> Result<(), Pause> {
    play.cite(rule!("ffo.zombie.vehicle-charge"));
    play.cite(rule!("ffo.ruling.vehicle-slow"));
    if let Some(path) = way(battle, which, vehicle) {
        walk::go(battle, play, rule!("ffo.zombie.vehicle-slow"), which, &path)?;
    }
    if walk::is_free(battle, which) {
        let at = battle.vehicle(vehicle).at;
        change::turn_to(battle, which.into(), at);
        boarding.push((vehicle, which));
    }
    Ok(())
}

/// All of them at once, one vehicle after the other.
pub(super) fn all(battle: &mut Battle, play: &mut Play<'_>, boarding: &[Boarding]) -> Result<(), Pause> {
    for vehicle in (0..battle.vehicles.len() as u8).map(VehicleId) {
        let upon = boarding.iter().filter(|it| it.0 == vehicle && walk::is_free(battle, it.1));
        let upon: SmallVec<[FigureId; 4]> = upon.map(|it| it.1.into()).collect();
        if !upon.is_empty() {
            boarded(battle, play, &upon, vehicle)?;
        }
    }
    Ok(())
}
