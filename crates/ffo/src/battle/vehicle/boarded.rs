//! Zombies that have come up to a vehicle with people in it (p. 50 and 51).
use kernel::{Dice, Given, Pause, Play, Throw};
use smallvec::SmallVec;

use super::{
    Exposure, exposure, fate,
    run::{Manner, Run, riders},
    undead,
};
use crate::{
    battle::{
        Battle, FigureId, PersonId, VehicleId, ZombieId, change,
        charge::{self, contender, defend},
        harm::{self, By},
        melee,
    },
    journal::Driving,
    table::{
        charge::{Contender, Met},
        vehicle::{Bashed, Boarding, ChargeVehicle},
        weapon::INCH_MM,
    },
};

/// Up to so fast it is as slow as one that stands still.
const SLOW_MM: i32 = 6 * INCH_MM;

/// So many reach in by one window.
const AT_A_WINDOW: usize = 2;

/// All of them at once.
pub fn boarded(
    battle: &mut Battle,
    play: &mut Play<'_>,
    by: &[FigureId],
    vehicle: VehicleId,
) -> Result<(), Pause> {
    let zombies: SmallVec<[ZombieId; 4]> = by
        .iter()
        .filter_map(|it| match it {
            FigureId::Zombie(it) => Some(*it),
            FigureId::Person(_) => None,
        })
        .collect();
    let moved_mm = battle.vehicle(vehicle).speed_mm;
    let driver = battle.vehicle(vehicle).driver.filter(|&it| battle.person(it).carries_on());
    play.cite(rule!("ffo.zombie.vehicle-charge"));
    match driver {
        Some(driver) if SLOW_MM < moved_mm => fast(battle, play, (vehicle, driver), &zombies),
        Some(_) | None => slow(battle, play, vehicle, &zombies),
    }
}

/// The usual test with the occupant that each can reach; those who are left after the fire reach in.
fn slow(
    battle: &mut Battle,
    play: &mut Play<'_>,
    vehicle: VehicleId,
    zombies: &[ZombieId],
) -> Result<(), Pause> {
    play.cite(rule!("ffo.zombie.vehicle-slow"));
    play.cite(rule!("ffo.ruling.vehicle-slow"));
    for (whom, these) in windows(battle, vehicle, zombies) {
        hang_on(battle, play, vehicle, &these);
        if battle.person(whom).carries_on() {
            charge::by_zombies(battle, play, whom, &these)?;
        }
        let_go(battle, play, vehicle, &these);
    }
    Ok(())
}

/// The others in it test and fire first; then the driver's one test says whether there is a Bash, or they jump on.
fn fast(
    battle: &mut Battle,
    play: &mut Play<'_>,
    (vehicle, driver): (VehicleId, PersonId),
    zombies: &[ZombieId],
) -> Result<(), Pause> {
    play.cite(rule!("ffo.ruling.vehicle-zombie-charge"));
    for who in riders(battle, vehicle) {
        let left = standing(battle, zombies);
        if who != driver && exposure(battle, who) != Exposure::OutOfSight && !left.is_empty() {
            passenger(battle, play, who, &left)?;
        }
    }
    let left = standing(battle, zombies);
    if left.is_empty() || !battle.person(driver).carries_on() {
        return Ok(());
    }
    let moved_mm = battle.vehicle(vehicle).speed_mm;
    let chargers = left.iter().map(|_| Contender::zombie()).collect();
    let given = ChargeVehicle { driver: contender(battle, driver.into()), chargers, moved_mm };
    let parties = || {
        let each = left.iter().map(|it| Throw::by(it.token()).at(driver.token()));
        std::iter::once(Throw::by(driver.token())).chain(each).collect()
    };
    let came = given.resolve(&mut play.by(driver.token()).parties(parties));
    match came.first() {
        Some(Boarding::Bash) => bash(battle, play, vehicle, &left),
        Some(Boarding::JumpsOn) => jump_on(battle, play, vehicle, &left),
        Some(Boarding::StaysBack | Boarding::Evaded | Boarding::StopsShort) | None => Ok(()),
    }
}

fn standing(battle: &Battle, zombies: &[ZombieId]) -> SmallVec<[ZombieId; 4]> {
    zombies.iter().copied().filter(|&it| battle.zombie(it).stands()).collect()
}

/// The ordinary test of somebody who does not drive, and their fire by it.
fn passenger(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    zombies: &[ZombieId],
) -> Result<(), Pause> {
    let chargers: SmallVec<[FigureId; 4]> = zombies.iter().map(|&it| it.into()).collect();
    let given = charge::measure(battle, who.into(), &chargers);
    let parties = || {
        let each = chargers.iter().map(|it| Throw::by(it.token()).at(who.token()));
        std::iter::once(Throw::by(who.token())).chain(each).collect()
    };
    let met = given.test(&mut play.by(who.token()).parties(parties));
    let at: SmallVec<[_; 4]> = chargers.iter().copied().zip(met.iter().map(|it| it.allowed())).collect();
    defend(battle, play, who, &at)?;
    Ok(())
}

/// One Bash against all who are left.
fn bash(
    battle: &mut Battle,
    play: &mut Play<'_>,
    vehicle: VehicleId,
    zombies: &[ZombieId],
) -> Result<(), Pause> {
    let speed = battle.vehicle(vehicle).speed_mm;
    let run = Run::new(battle, vehicle, speed, rule!("ffo.zombie.vehicle-bash"), Manner::Carried);
    match undead::roll(battle, play, &run, zombies) {
        Bashed::Other(met) => {
            let blows = undead::blows(battle, play, &run, zombies, met);
            harm::suffer(battle, play, &blows)?;
            Ok(())
        }
        Bashed::Vehicle(met) => {
            fate::destroy(battle, play, vehicle, (met, By::Zombies(zombies.first().copied())))
        }
        Bashed::NearMiss | Bashed::StopsShort => Ok(()),
    }
}

/// Two to a window, who fight whom they find there; the others stay beside it.
fn jump_on(
    battle: &mut Battle,
    play: &mut Play<'_>,
    vehicle: VehicleId,
    zombies: &[ZombieId],
) -> Result<(), Pause> {
    play.cite(rule!("ffo.ruling.vehicle-jump-on"));
    for (whom, these) in windows(battle, vehicle, zombies) {
        hang_on(battle, play, vehicle, &these);
        if battle.person(whom).carries_on() {
            let fights: SmallVec<[(FigureId, Met); 4]> =
                these.iter().map(|&it| (it.into(), Met::ChargerMore)).collect();
            melee::begin(battle, play, &fights, whom.into())?;
        }
        let_go(battle, play, vehicle, &these);
    }
    Ok(())
}

/// Who gets at whom: the driver first, then the others.
fn windows(
    battle: &Battle,
    vehicle: VehicleId,
    zombies: &[ZombieId],
) -> Vec<(PersonId, SmallVec<[ZombieId; AT_A_WINDOW]>)> {
    let mut inside = riders(battle, vehicle);
    inside.retain(|it| exposure(battle, *it) != Exposure::OutOfSight);
    inside.sort_by_key(|it| (battle.vehicle(vehicle).driver != Some(*it), *it));
    let upon = |who: PersonId| battle.foes(who.into()).len();
    let mut left = standing(battle, zombies).into_iter();
    let mut all = Vec::new();
    for who in inside {
        let room = AT_A_WINDOW.saturating_sub(upon(who));
        let these: SmallVec<[ZombieId; AT_A_WINDOW]> = left.by_ref().take(room).collect();
        if !these.is_empty() {
            all.push((who, these));
        }
    }
    all
}

fn hang_on(battle: &mut Battle, play: &mut Play<'_>, vehicle: VehicleId, these: &[ZombieId]) {
    for &which in these {
        change::cling(battle, which, Some(vehicle));
        let note = Driving::JumpsOn { vehicle: vehicle.token() };
        play.note(rule!("ffo.zombie.vehicle-charge"), which.token(), note);
    }
}

/// Whoever fights nobody there any more holds on no longer.
fn let_go(battle: &mut Battle, play: &mut Play<'_>, vehicle: VehicleId, these: &[ZombieId]) {
    for &which in these {
        let zombie = battle.zombie(which);
        if zombie.out
            || zombie.clings != Some(vehicle)
            || !battle.foes(which.into()).is_empty() && zombie.stands()
        {
            continue;
        }
        change::cling(battle, which, None);
        change::part_all(battle, which.into());
        play.note(rule!("ffo.vehicle.charged"), which.token(), Driving::LetsGo);
    }
}
