//! Vehicles, and who is in them.
use kernel::{Play, Point, RuleId, What};

use crate::battle::{
    Battle, PersonId, SideId, Vehicle, VehicleId,
    person::{SeatPlace, Seated},
    place::{Trailer, VehicleFate},
};

/// Puts a vehicle somewhere, and all that is in it.
pub fn place_vehicle(
    battle: &mut Battle,
    play: &mut Play<'_>,
    rule: RuleId,
    vehicle: VehicleId,
    (at, facing, trailer): (Point, i16, Option<Trailer>),
) {
    let moved = vehicle_mut(battle, vehicle);
    let from = moved.at;
    (moved.at, moved.facing, moved.trailer) = (at, facing, trailer);
    seat_all(battle, vehicle);
    battle.refresh_ground();
    if from != at {
        play.tell(rule, What::Moved { token: vehicle.token(), from, to: at });
    }
}

/// Somebody gets in; who takes the wheel drives.
pub fn board(battle: &mut Battle, who: PersonId, vehicle: VehicleId, place: SeatPlace) {
    let person = battle.person_mut(who);
    (person.seated, person.level) = (Some(Seated { vehicle, place }), None);
    if place == SeatPlace::Wheel {
        vehicle_mut(battle, vehicle).driver = Some(who);
    }
    seat_all(battle, vehicle);
}

/// Somebody gets out; who drove drives no longer. Where they stand is another door's.
pub fn alight(battle: &mut Battle, who: PersonId) {
    let Some(Seated { vehicle, .. }) = battle.person_mut(who).seated.take() else { return };
    leave_wheel(battle, who, vehicle);
}

/// Nobody is at the wheel if that was them.
pub fn leave_wheel(battle: &mut Battle, who: PersonId, vehicle: VehicleId) {
    let left = vehicle_mut(battle, vehicle);
    left.driver = left.driver.filter(|it| *it != who);
}

/// Those inside are where it is.
fn seat_all(battle: &mut Battle, vehicle: VehicleId) {
    let Vehicle { at, facing, .. } = *battle.vehicle(vehicle);
    for person in battle.people.open().iter_mut().filter(|it| it.vehicle() == Some(vehicle)) {
        (person.at, person.facing) = (at, facing);
    }
}

/// How far it has moved, and whether that was its active move of this turn.
pub fn count_move(battle: &mut Battle, vehicle: VehicleId, mm: i32, active: bool) {
    let moved = vehicle_mut(battle, vehicle);
    moved.speed_mm = mm;
    if active {
        (moved.active_mm, moved.moved_active, moved.just_started) = (mm, true, false);
    } else {
        moved.moved_inactive = true;
    }
}

/// The vehicles of a side have gone on by themselves in this turn, whether they moved or not.
pub fn go_on_without(battle: &mut Battle, side: SideId) {
    let drives = |it: &Vehicle| it.driver.is_some_and(|driver| battle.person(driver).side == side);
    let done: Vec<bool> = battle.vehicles.iter().map(drives).collect();
    for (vehicle, done) in battle.vehicles.open().iter_mut().zip(done) {
        vehicle.moved_inactive |= done;
    }
}

/// A turn begins: all its moves are still to come.
pub fn forget_moves(battle: &mut Battle) {
    for vehicle in battle.vehicles.open() {
        (vehicle.moved_active, vehicle.moved_inactive) = (false, false);
    }
}

pub fn start_engine(battle: &mut Battle, vehicle: VehicleId) {
    let started = vehicle_mut(battle, vehicle);
    (started.running, started.just_started) = (true, true);
}

/// It stands still and has to be started again.
pub fn stop_engine(battle: &mut Battle, vehicle: VehicleId) {
    let stopped = vehicle_mut(battle, vehicle);
    (stopped.running, stopped.just_started) = (false, false);
    (stopped.speed_mm, stopped.active_mm) = (0, 0);
}

/// Out of order for the rest of the Encounter.
pub fn wreck(battle: &mut Battle, vehicle: VehicleId, fate: VehicleFate) {
    stop_engine(battle, vehicle);
    vehicle_mut(battle, vehicle).fate = fate;
}

/// Whether there is Fuel in it is known from now on.
pub fn find_fuel(battle: &mut Battle, vehicle: VehicleId, fuel: bool) {
    vehicle_mut(battle, vehicle).fuel = Some(fuel);
}

pub fn give_keys(battle: &mut Battle, vehicle: VehicleId, who: PersonId) {
    vehicle_mut(battle, vehicle).keys_of = Some(who);
}

/// They can never hotwire it.
pub fn fail_hotwire(battle: &mut Battle, vehicle: VehicleId, who: PersonId) {
    vehicle_mut(battle, vehicle).tried.push(who);
}

/// Its alarm sounds for so many turns.
pub fn sound_alarm(battle: &mut Battle, vehicle: VehicleId, turns: u8) {
    vehicle_mut(battle, vehicle).alarm = turns;
}

/// It has been rolled for as noise in this turn.
pub fn count_noise(battle: &mut Battle, vehicle: VehicleId) {
    let turn = battle.turn;
    vehicle_mut(battle, vehicle).noisy = turn;
}

pub fn search_vehicle(battle: &mut Battle, vehicle: VehicleId) {
    vehicle_mut(battle, vehicle).searched = true;
}

fn vehicle_mut(battle: &mut Battle, vehicle: VehicleId) -> &mut Vehicle {
    &mut battle.vehicles.open()[usize::from(vehicle.0)]
}
