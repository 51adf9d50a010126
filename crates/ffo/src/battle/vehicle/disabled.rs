//! A vehicle whose driver is down (p. 44).
use kernel::{Given, Pause, Play, ask};
use smallvec::SmallVec;

use super::{
    run::{Manner, Run, Stretch, Went, advance, riders},
    turn,
};
use crate::{
    battle::{
        Battle, PersonId, VehicleId, change, group::NamedPerson, person::SeatPlace, place::VehicleFate,
    },
    journal::Driving,
    table::vehicle::{DriverDown, Hand, Runaway, Taker},
};

/// How far it veers off.
const VEERS: i32 = 45;

/// Somebody else may take the wheel at once; otherwise it veers off and stops.
pub fn driver_down(battle: &mut Battle, play: &mut Play<'_>, vehicle: VehicleId) -> Result<(), Pause> {
    let speed_mm = battle.vehicle(vehicle).speed_mm;
    change::slump(battle, vehicle);
    if battle.vehicle(vehicle).fate != VehicleFate::Sound || speed_mm == 0 {
        return Ok(());
    }
    let mut takers = riders(battle, vehicle);
    takers.retain(|it| battle.person(*it).seated.is_some_and(|it| it.place != SeatPlace::Outside));
    let named = name(battle, play, &takers)?;
    let given = DriverDown {
        occupants: takers.iter().map(|&it| taker(battle, it)).collect(),
        named: takers.iter().position(|it| Some(*it) == named).map(|it| it as u8),
        moves_mm: speed_mm,
    };
    let by = named.map_or(vehicle.token(), PersonId::token);
    match given.resolve(&mut play.by(by)) {
        Runaway::Driven { by, goes_on_mm } => {
            let Some(&by) = takers.get(usize::from(by)) else { return Ok(()) };
            change::board(battle, by, vehicle, SeatPlace::Wheel);
            play.note(rule!("ffo.vehicle.driver-disabled"), by.token(), Driving::TakesTheWheel);
            let rule = rule!("ffo.vehicle.driver-disabled");
            let mut run = Run::new(battle, vehicle, speed_mm, rule, Manner::Carried);
            if turn::evade(battle, play, &mut run, goes_on_mm)? == Went::Over {
                return Ok(());
            }
            let bearing = battle.vehicle(vehicle).facing.into();
            advance(battle, play, &mut run, Stretch { bearing, mm: goes_on_mm, last: true })?;
            Ok(())
        }
        Runaway::Veers { to, goes_on_mm } => veer(battle, play, vehicle, (to, goes_on_mm)),
    }
}

fn taker(battle: &Battle, who: PersonId) -> Taker {
    let place = battle.person(who).seated.map(|it| it.place);
    let in_rear = matches!(place, Some(SeatPlace::Bed | SeatPlace::ClosedBed));
    Taker { rep: battle.person(who).rep(), in_rear }
}

/// Of several the one whom their player names.
fn name(battle: &Battle, play: &mut Play<'_>, takers: &[PersonId]) -> Result<Option<PersonId>, Pause> {
    let options: SmallVec<[NamedPerson; 4]> = takers.iter().map(|&it| NamedPerson(it)).collect();
    match options.as_slice() {
        [] => Ok(None),
        [only] => Ok(Some(only.0)),
        [first, ..] => {
            let asking = ask(rule!("ffo.vehicle.driver-disabled"), battle.seat_for(first.0));
            Ok(Some(play.pick(battle, asking, &options)?.0))
        }
    }
}

/// 45 degrees to one side, and straight on into whatever is there; then it stands still.
fn veer(
    battle: &mut Battle,
    play: &mut Play<'_>,
    vehicle: VehicleId,
    (to, mm): (Hand, i32),
) -> Result<(), Pause> {
    let rule = rule!("ffo.vehicle.driver-disabled");
    let by = match to {
        Hand::Left => -VEERS,
        Hand::Right => VEERS,
    };
    let mut run = Run::new(battle, vehicle, mm, rule, Manner::Adrift);
    if turn::swing_into(battle, play, &mut run, by)? == Went::On {
        let bearing = battle.vehicle(vehicle).facing.into();
        advance(battle, play, &mut run, Stretch { bearing, mm, last: true })?;
    }
    if battle.vehicle(vehicle).fate == VehicleFate::Sound {
        change::halt(battle, vehicle);
    }
    Ok(())
}
