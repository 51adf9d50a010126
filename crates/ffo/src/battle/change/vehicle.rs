//! Vehicles, and who is in them.
use ground::open::measure;
use kernel::{Gone, Play, Point, RuleId, What};

use crate::battle::{
    Battle, PersonId, SideId, Vehicle, VehicleId, ZombieId,
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
    let (from, faced) = (moved.at, moved.facing);
    (moved.at, moved.facing, moved.trailer) = (at, facing, trailer);
    moved.gone_mm += measure::distance(from, at);
    seat_all(battle, vehicle);
    let turned = i32::from(facing) - i32::from(faced);
    for zombie in battle.zombies.open().iter_mut().filter(|it| it.clings == Some(vehicle)) {
        let away = measure::bearing(from, zombie.at).unwrap_or(0);
        zombie.at = measure::polar(at, away + turned, measure::distance(from, zombie.at));
    }
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

/// Nobody is at the wheel any more of a vehicle that they drove.
pub(super) fn leave_all_wheels(battle: &mut Battle, who: PersonId) {
    for vehicle in battle.vehicles.open() {
        vehicle.driver = vehicle.driver.filter(|it| *it != who);
    }
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
    (moved.speed_mm, moved.gone_mm) = (mm, 0);
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
        (vehicle.moved_active, vehicle.moved_inactive, vehicle.just_started) = (false, false, false);
    }
}

/// How far it goes in a reaction, which is none of its moves of a turn.
pub fn count_reaction(battle: &mut Battle, vehicle: VehicleId, mm: i32) {
    vehicle_mut(battle, vehicle).speed_mm = mm;
}

/// Its active move of this turn was back, and so is the one that follows from it.
pub fn count_reverse(battle: &mut Battle, vehicle: VehicleId) {
    let moved = vehicle_mut(battle, vehicle);
    moved.active_mm = -moved.active_mm.abs();
}

/// It has stopped, and its engine runs on.
pub fn halt(battle: &mut Battle, vehicle: VehicleId) {
    let stopped = vehicle_mut(battle, vehicle);
    (stopped.speed_mm, stopped.active_mm) = (0, 0);
}

/// A failed Challenge has stopped its engine.
pub fn stall(battle: &mut Battle, vehicle: VehicleId) {
    stop_engine(battle, vehicle);
    vehicle_mut(battle, vehicle).stalled = true;
}

/// Somebody tries to start it in this turn.
pub fn try_to_start(battle: &mut Battle, vehicle: VehicleId) {
    let turn = battle.turn;
    vehicle_mut(battle, vehicle).tried_in = turn;
}

/// Whoever was at the wheel is not any more, and stays where they are.
pub fn slump(battle: &mut Battle, vehicle: VehicleId) {
    if let Some(driver) = vehicle_mut(battle, vehicle).driver.take() {
        let person = battle.person_mut(driver);
        person.seated = person.seated.map(|it| Seated { place: SeatPlace::Inside, ..it });
    }
}

/// They hide in it, and take no further part in the Encounter.
pub fn hide_for_good(battle: &mut Battle, who: PersonId) {
    let person = battle.person_mut(who);
    (person.hides, person.ducked) = (true, None);
    person.turn.end();
}

/// How far from the edge those are who have driven off the table.
const OFF_MM: i32 = 1000;

/// It is off the table at that bearing, and so is whoever hangs on to it.
pub fn drive_off(battle: &mut Battle, play: &mut Play<'_>, rule: RuleId, vehicle: VehicleId, bearing: i32) {
    stop_engine(battle, vehicle);
    let table = battle.scene.ground.table();
    let edge = table.edge_at(battle.vehicle(vehicle).at, bearing);
    let gone = vehicle_mut(battle, vehicle);
    gone.fate = VehicleFate::Gone;
    (gone.at, gone.trailer) = (measure::polar(edge, bearing, OFF_MM), None);
    seat_all(battle, vehicle);
    battle.refresh_ground();
    play.removed(rule, vehicle.token(), Gone::Left, None);
    let ids = (0..battle.zombies.len() as u16).map(ZombieId);
    let on = ids.filter(|&it| battle.zombie(it).clings == Some(vehicle)).collect::<Vec<_>>();
    for which in on {
        super::stray(battle, play, rule, which);
    }
}

pub fn start_engine(battle: &mut Battle, vehicle: VehicleId) {
    let started = vehicle_mut(battle, vehicle);
    (started.running, started.just_started, started.stalled) = (true, true, false);
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
