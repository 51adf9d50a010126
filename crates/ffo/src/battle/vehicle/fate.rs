//! What becomes of a vehicle that has lost a Bash (p. 43): it explodes, or rolls over.
use kernel::{Pause, Play};
use smallvec::SmallVec;

use super::{
    VehicleKind, course, occupants,
    people::impact,
    run::{self, Run},
};
use crate::{
    battle::{
        Battle, FigureId, PersonId, VehicleId, ZombieId, change,
        harm::{self, Blow, By},
        place::VehicleFate,
    },
    journal::Driving,
    table::{status::Hit, vehicle::Met, zombie::Source},
};

/// Who has run somebody over.
pub(super) fn by(run: &Run) -> By {
    match run.driver {
        Some(driver) => By::Driver(driver, run.vehicle),
        None => By::Nobody(rule!("ffo.vehicle.bash-roll")),
    }
}

/// A vehicle on its way has lost: with an equal or lower value against it, it first completes what is left of its move.
pub(super) fn lose(
    battle: &mut Battle,
    play: &mut Play<'_>,
    run: &mut Run,
    (met, by): (Met, By),
    (bearing, left): (i32, i32),
) -> Result<(), Pause> {
    match met {
        Met::Destroyed => explode(battle, play, run.vehicle, by),
        Met::Wrecked => {
            slide(battle, play, run, bearing, left);
            roll_over(battle, play, run.vehicle, by)
        }
        Met::Breached => Ok(()),
    }
}

/// On as far as nothing and nobody is in the way.
pub(super) fn slide(battle: &mut Battle, play: &mut Play<'_>, run: &mut Run, bearing: i32, mm: i32) {
    let mut ahead = course::straight(battle, run.vehicle, (bearing, mm), &run.past);
    ahead.met.retain(|it| !run.dealt.contains(&it.1));
    let mm = ahead.met.first().map_or(ahead.mm, |it| it.0);
    run::step(battle, play, run, bearing, mm);
}

/// One that is not on its way, or whose move is over, has lost.
pub(super) fn destroy(
    battle: &mut Battle,
    play: &mut Play<'_>,
    vehicle: VehicleId,
    (met, by): (Met, By),
) -> Result<(), Pause> {
    match met {
        Met::Destroyed => explode(battle, play, vehicle, by),
        Met::Wrecked => roll_over(battle, play, vehicle, by),
        Met::Breached => Ok(()),
    }
}

/// Everyone inside or on it is Obviously Dead, and nobody else is hurt.
fn explode(battle: &mut Battle, play: &mut Play<'_>, vehicle: VehicleId, by: By) -> Result<(), Pause> {
    let rule = rule!("ffo.vehicle.bash-win-higher");
    change::wreck(battle, vehicle, VehicleFate::Exploded);
    play.note(rule, vehicle.token(), Driving::Explodes);
    let loud = match battle.vehicle(vehicle).kind {
        VehicleKind::Bus | VehicleKind::Rv | VehicleKind::BigRig => Source::LargeVehicleExplodes,
        VehicleKind::Atv
        | VehicleKind::Motorcycle
        | VehicleKind::Pickup
        | VehicleKind::Van
        | VehicleKind::ClosedVan
        | VehicleKind::Sedan
        | VehicleKind::SportsCar
        | VehicleKind::Suv => Source::VehicleExplodes,
    };
    run::make_noise(battle, play, vehicle, loud);
    let dies = |whom: FigureId| Blow { whom, hit: Hit::ObviouslyDead, by: by_or(by, rule), in_melee: false };
    let blows: Vec<Blow> = aboard(battle, vehicle).into_iter().map(dies).collect();
    harm::suffer(battle, play, &blows)?;
    Ok(())
}

/// Beyond repair, and everyone in or on it is hit.
fn roll_over(battle: &mut Battle, play: &mut Play<'_>, vehicle: VehicleId, by: By) -> Result<(), Pause> {
    let rule = rule!("ffo.vehicle.bash-win-lower");
    change::wreck(battle, vehicle, VehicleFate::Wreck);
    play.note(rule, vehicle.token(), Driving::IsWrecked);
    run::make_noise(battle, play, vehicle, Source::VehicleWrecked);
    let by = by_or(by, rule);
    let mut blows = Vec::new();
    for whom in aboard(battle, vehicle) {
        let hit = impact(battle, play, whom, (vehicle.token(), 0));
        blows.extend(hit.map(|hit| Blow { whom, hit, by, in_melee: false }));
    }
    for which in clinging(battle, vehicle) {
        change::cling(battle, which, None);
        change::part_all(battle, which.into());
    }
    harm::suffer(battle, play, &blows)?;
    Ok(())
}

/// Their own crash is nobody's doing.
const fn by_or(by: By, rule: kernel::RuleId) -> By {
    match by {
        By::Nobody(_) => By::Nobody(rule),
        By::Person(_) | By::Zombies(_) | By::Driver(..) => by,
    }
}

/// Everybody in it and on it.
fn aboard(battle: &Battle, vehicle: VehicleId) -> SmallVec<[FigureId; 8]> {
    let inside: SmallVec<[PersonId; 8]> = occupants(battle, vehicle).map(|it| it.0).collect();
    inside
        .into_iter()
        .map(FigureId::from)
        .chain(clinging(battle, vehicle).into_iter().map(FigureId::from))
        .collect()
}

/// The zombies that hang on to it.
pub(super) fn clinging(battle: &Battle, vehicle: VehicleId) -> SmallVec<[ZombieId; 4]> {
    battle.undead().filter(|it| it.1.clings == Some(vehicle)).map(|it| it.0).collect()
}
