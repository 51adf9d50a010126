//! Vehicles that go on by themselves as another side begins (p. 41).
use kernel::{Dice, Pause, Play};

use super::{
    run::{Manner, Run, Stretch, Went, advance, be_heard},
    turn,
};
use crate::battle::{Battle, SideId, VehicleId, change, place::VehicleFate};

/// All those of a side that have moved, one after the other.
pub fn inactive_moves(battle: &mut Battle, play: &mut Play<'_>, side: SideId) -> Result<(), Pause> {
    let rule = rule!("ffo.vehicle.inactive-move");
    if battle.vehicles.iter().any(|it| it.driver.is_some()) {
        play.cite(rule);
        play.cite(rule!("ffo.ruling.vehicle-phases"));
    }
    for vehicle in (0..battle.vehicles.len() as u8).map(VehicleId) {
        if owes(battle, vehicle, side) {
            go_on(battle, play, vehicle)?;
        }
    }
    Ok(())
}

/// Whether a side has vehicles whose inactive move of this turn is still to come.
pub fn owes_inactive_move(battle: &Battle, side: SideId) -> bool {
    (0..battle.vehicles.len() as u8).map(VehicleId).any(|it| owes(battle, it, side))
}

fn owes(battle: &Battle, vehicle: VehicleId, side: SideId) -> bool {
    let it = battle.vehicle(vehicle);
    let drives = it.driver.is_some_and(|driver| battle.person(driver).side == side);
    it.fate == VehicleFate::Sound && !it.moved_inactive && it.active_mm != 0 && drives
}

/// As far as in its latest active move, straight on but to avoid a crash.
fn go_on(battle: &mut Battle, play: &mut Play<'_>, vehicle: VehicleId) -> Result<(), Pause> {
    let rule = rule!("ffo.vehicle.inactive-move");
    play.cite(rule!("ffo.vehicle.enter-table"));
    let active_mm = battle.vehicle(vehicle).active_mm;
    let (mm, back) = (active_mm.abs(), active_mm < 0);
    be_heard(battle, play, vehicle);
    change::count_move(battle, vehicle, mm, false);
    let mut run = Run::new(battle, vehicle, mm, rule, Manner::Carried);
    if !back && turn::evade(battle, play, &mut run, mm)? == Went::Over {
        return Ok(());
    }
    let facing = i32::from(battle.vehicle(vehicle).facing);
    let bearing = if back { facing + 180 } else { facing };
    advance(battle, play, &mut run, Stretch { bearing, mm, last: true })?;
    Ok(())
}
