//! People who charge a vehicle that is on its way (p. 43): they jump on and fight through the window, or it hits them.
use ground::open::{Path, measure};
use kernel::{Dice, Given, Menu, Pause, Play, Throw, ask};
use smallvec::{SmallVec, smallvec};

use super::{
    Exposure, VehicleAction, aboard, exposure, people,
    run::{Manner, Run, riders},
};
use crate::{
    battle::{
        Battle, FigureId, PersonId, VehicleId,
        act::{self, Action},
        change,
        charge::contender,
        group::NamedPerson,
        melee,
        r#move::{self, Purpose, Went},
        person::{BASE_MM, Extra, SeatPlace},
        place::VehicleFate,
    },
    journal::Driving,
    table::{
        action::Gait,
        charge::Met,
        vehicle::{Boarding, ChargeVehicle},
        weapon::INCH_MM,
    },
};

/// At those of enemies that they get to.
pub(super) fn offer(battle: &Battle, who: PersonId, menu: &mut Menu<Action>) {
    let person = battle.person(who);
    let free = person.stands() && person.seated.is_none() && person.carries.is_none();
    if !free || person.ducked.is_some() || !battle.foes(who.into()).is_empty() {
        return;
    }
    let refused = act::forbids_extra(person, Extra::Charge, Gait::NormalMove);
    for vehicle in (0..battle.vehicles.len() as u8).map(VehicleId) {
        if driver(battle, who, vehicle).is_some() && way(battle, who, vehicle).is_some() {
            menu.offer_unless(refused, Action::Vehicle(VehicleAction::JumpOn(vehicle)));
        }
    }
}

/// The enemy who drives it, if it is on its way.
fn driver(battle: &Battle, who: PersonId, vehicle: VehicleId) -> Option<PersonId> {
    let it = battle.vehicle(vehicle);
    let moves = it.fate == VehicleFate::Sound && it.speed_mm != 0;
    let enemy = |it: &PersonId| battle.person(*it).carries_on() && battle.are_enemies(who, (*it).into());
    it.driver.filter(|_| moves).filter(enemy)
}

/// Beside it, with what is left of their move.
fn way(battle: &Battle, who: PersonId, vehicle: VehicleId) -> Option<Path> {
    let (from, left) = (battle.person(who).at, r#move::left_mm(battle, who));
    let body = battle.vehicle(vehicle).body();
    if body.gap(battle.person(who).base()) <= 1 {
        return Some(Path { places: vec![from, from], length_mm: 0, crossings: 0 });
    }
    let mut places = body.places_beside(BASE_MM, INCH_MM);
    places.retain(|&it| measure::at_most(from, it, left) && !r#move::is_taken(battle, who.into(), it));
    places.sort_by_key(|&it| measure::dist2(from, it));
    places.into_iter().find_map(|it| r#move::route(battle, who.into(), it, left))
}

/// Up to it, and the test with its driver.
pub(super) fn jump_on(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    vehicle: VehicleId,
) -> Result<(), Pause> {
    battle.turn_mut(who).extra = Some(Extra::Charge);
    let (Some(path), Some(_)) = (way(battle, who, vehicle), driver(battle, who, vehicle)) else {
        return Ok(());
    };
    if path.length_mm != 0 && r#move::go(battle, play, who, &path, Purpose::Active)? != Went::Arrived {
        return Ok(());
    }
    let Some(driver) = driver(battle, who, vehicle) else { return Ok(()) };
    let given = ChargeVehicle {
        driver: contender(battle, driver.into()),
        chargers: vec![contender(battle, who.into())],
        moved_mm: battle.vehicle(vehicle).speed_mm,
    };
    let parties =
        || vec![Throw::by(driver.token()).at(who.token()), Throw::by(who.token()).at(driver.token())];
    let came = given.resolve(&mut play.by(who.token()).at(driver.token()).parties(parties));
    match came.first() {
        Some(Boarding::JumpsOn) => fight(battle, play, who, vehicle),
        Some(Boarding::Bash) => hit(battle, play, who, vehicle),
        Some(Boarding::StaysBack | Boarding::Evaded | Boarding::StopsShort) | None => Ok(()),
    }
}

/// The vehicle hits whoever was not quick enough.
fn hit(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, vehicle: VehicleId) -> Result<(), Pause> {
    let speed = battle.vehicle(vehicle).speed_mm;
    let mut run = Run::new(battle, vehicle, speed, rule!("ffo.vehicle.charged"), Manner::Carried);
    let bearing = battle.vehicle(vehicle).facing.into();
    people::bash(battle, play, &mut run, who, (bearing, &mut 0))?;
    Ok(())
}

/// With an occupant, through the window.
fn fight(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, vehicle: VehicleId) -> Result<(), Pause> {
    let rule = rule!("ffo.vehicle.charged");
    play.cite(rule!("ffo.ruling.vehicle-jump-on"));
    let reached = |it: &PersonId| {
        exposure(battle, *it) != Exposure::OutOfSight && battle.are_enemies(who, (*it).into())
    };
    let foes: SmallVec<[NamedPerson; 4]> =
        riders(battle, vehicle).into_iter().filter(reached).map(NamedPerson).collect();
    let whom = match foes.as_slice() {
        [] => return Ok(()),
        [only] => only.0,
        [..] => play.pick(&*battle, ask(rule, battle.seat_for(who)).about(who.token()), &foes)?.0,
    };
    change::board(battle, who, vehicle, SeatPlace::Outside);
    play.note(rule, who.token(), Driving::JumpsOn { vehicle: vehicle.token() });
    let fights: SmallVec<[(FigureId, Met); 4]> = smallvec![(who.into(), Met::ChargerMore)];
    melee::begin(battle, play, &fights, whom.into())
}

/// Whoever hangs on to a vehicle and is beaten falls off, and lies beside it.
pub fn fall_off(battle: &mut Battle, play: &mut Play<'_>, who: PersonId) {
    let rule = rule!("ffo.vehicle.charged");
    let Some(seated) = battle.person(who).seated else { return };
    let to = aboard::way_out(battle, who, seated);
    change::part_all(battle, who.into());
    change::alight(battle, who);
    play.note(rule, who.token(), Driving::LetsGo);
    if let Some(to) = to {
        change::enter(battle, play, rule, who.into(), to);
    }
    change::fall(battle, play, rule, who.into(), None);
}
