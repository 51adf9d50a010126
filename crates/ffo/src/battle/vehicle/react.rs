//! What In Sights and Reaction Tests make of those in a vehicle (p. 43).
use ground::open::measure;
use kernel::{Dice, Pause, Play, RuleId};
use smallvec::SmallVec;

use super::{
    course,
    run::{self, Manner, Run, Stretch, advance},
    turn::{self, Turned, turn},
};
use crate::{
    battle::{
        Battle, FigureId, PersonId, State, VehicleId, change,
        person::{Duck, SeatPlace, Seated},
        place::VehicleFate,
    },
    journal::Driving,
    table::vehicle::{FastTurn, Occupant, Seat},
};

/// Somebody in a vehicle, for whoever fires or is fired at.
pub fn rider(battle: &Battle, who: PersonId) -> Option<Occupant> {
    let (_, it) = battle.vehicle_of(who)?;
    let seat = match super::exposure(battle, who) {
        super::Exposure::RidesInTheOpen => Seat::InTheOpen,
        super::Exposure::Inside | super::Exposure::OutOfSight => Seat::Inside,
    };
    Some(Occupant { seat, drives: it.driver == Some(who), moved_mm: it.speed_mm })
}

/// The one who drives a vehicle that is on its way.
fn drives(battle: &Battle, who: PersonId) -> Option<VehicleId> {
    let Seated { vehicle, place } = battle.person(who).seated?;
    let it = battle.vehicle(vehicle);
    let moves = it.speed_mm != 0 && it.fate == VehicleFate::Sound;
    (place == SeatPlace::Wheel && it.driver == Some(who) && moves).then_some(vehicle)
}

/// A passenger keeps their head down inside; a driver turns away.
pub fn duck_back(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    from: &[FigureId],
) -> Result<(), Pause> {
    match drives(battle, who) {
        Some(vehicle) => turn_away(battle, play, (vehicle, who), from),
        None => {
            hide(battle, play, who, from);
            Ok(())
        }
    }
}

/// Out of sight until they recover from it.
fn hide(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, from: &[FigureId]) {
    let before = battle.person(who).ducked.as_ref().map(|it| it.from.clone()).unwrap_or_default();
    let mut all: SmallVec<[FigureId; 2]> = before;
    for &it in from {
        if !all.contains(&it) {
            all.push(it);
        }
    }
    let rule = rule!("ffo.vehicle.react-duck-back-passenger");
    change::duck(battle, play, rule, who, Duck { from: all, in_place: false });
    if battle.person(who).turn.active {
        battle.turn_mut(who).end();
    }
}

/// At once 45 degrees away from the cause, and on for half the current speed; or a skid and then the turn.
fn turn_away(
    battle: &mut Battle,
    play: &mut Play<'_>,
    (vehicle, driver): (VehicleId, PersonId),
    from: &[FigureId],
) -> Result<(), Pause> {
    let rule = rule!("ffo.vehicle.react-duck-back-driver");
    play.cite(rule);
    let it = battle.vehicle(vehicle);
    let (at, facing, speed_mm) = (it.at, i32::from(it.facing), it.speed_mm);
    let nearest = from.iter().copied().min_by_key(|&it| (measure::dist2(at, battle.at(it)), it));
    let cause = nearest.and_then(|it| measure::bearing(at, battle.at(it))).unwrap_or(facing);
    let mut run = Run::new(battle, vehicle, speed_mm, rule, Manner::Carried);
    let on_road = course::on_road(battle, it.parked().front());
    let fast = FastTurn { on_road, ducks_back: true, tries_again: true, ..FastTurn::default() };
    let by = turn::away(facing, cause);
    match turn(battle, play, &mut run, (by, fast))? {
        Turned::Over => (),
        Turned::Late => run::finish(battle, play, &mut run)?,
        Turned::AtOnce | Turned::Straight => {
            let bearing = battle.vehicle(vehicle).facing.into();
            advance(battle, play, &mut run, Stretch { bearing, mm: speed_mm / 2, last: true })?;
        }
    }
    if battle.person(driver).turn.active {
        battle.turn_mut(driver).end();
    }
    Ok(())
}

/// A passenger hides inside for the rest of the Encounter; a driver is off the table with the vehicle and all in it.
pub fn run_away(battle: &mut Battle, play: &mut Play<'_>, who: PersonId) {
    let rule: RuleId = rule!("ffo.vehicle.react-runaway");
    let Some(Seated { vehicle, place }) = battle.person(who).seated else { return };
    let it = battle.vehicle(vehicle);
    let facing = it.facing.into();
    if place == SeatPlace::Wheel && it.running && it.fate == VehicleFate::Sound {
        change::remove(battle, play, rule, who, State::RanAway);
        run::leave(battle, play, rule, vehicle, facing);
    } else {
        play.note(rule, who.token(), Driving::HidesInside { vehicle: vehicle.token() });
        change::hide_for_good(battle, who);
    }
}
