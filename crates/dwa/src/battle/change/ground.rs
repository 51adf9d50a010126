//! Doors and windows, rooms, and vehicles.
use ground::open::RoomId;
use kernel::Point;

use crate::battle::{Battle, Vehicle, board::OpeningKind};

/// Opens or shuts a door, hatch or window by hand; whoever broke at it begins anew.
pub fn open_or_shut(battle: &mut Battle, opening: usize, open: bool) {
    let state = &mut battle.openings.open()[opening];
    state.open = open;
    state.attacked_turns = 0;
    let_through(battle, opening);
}

/// An opening gives way: nothing shuts it again.
pub fn break_open(battle: &mut Battle, opening: usize) {
    let state = &mut battle.openings.open()[opening];
    (state.broken, state.open, state.attacked_turns) = (true, true, 0);
    let_through(battle, opening);
}

/// So many turns in a row it has been attacked.
pub fn count_attacks(battle: &mut Battle, opening: usize, turns: u16) {
    battle.openings.open()[opening].attacked_turns = turns;
}

fn let_through(battle: &mut Battle, opening: usize) {
    let kind = battle.scene.openings.get(opening).copied().unwrap_or(OpeningKind::Gap);
    let state = battle.openings[opening];
    if let Some(now) = battle.passages.open().get_mut(opening) {
        *now = kind.passage(state);
    }
}

/// Somebody has been in a room; `rolled` says whether the dice were asked what waits there.
pub fn explore(battle: &mut Battle, room: RoomId, rolled: bool) {
    let state = &mut battle.rooms.open()[room.0 as usize];
    state.explored = true;
    state.rolled |= rolled;
}

/// A room has been searched.
pub fn search_room(battle: &mut Battle, room: RoomId) {
    battle.rooms.open()[room.0 as usize].searched = true;
}

/// Puts a vehicle somewhere, and all that is in it.
pub fn place_vehicle(battle: &mut Battle, vehicle: u8, at: Point, facing: i16) {
    let moved = the_vehicle(battle, vehicle);
    (moved.at, moved.facing) = (at, facing);
    let body = moved.body();
    battle.bodies.open()[usize::from(vehicle)] = body;
    let inside = battle.humans.open().iter_mut();
    for human in inside.filter(|it| it.vehicle == Some(vehicle) && it.is_alive()) {
        (human.at, human.facing) = (at, facing);
    }
}

/// Somebody gets into a vehicle, at its wheel or not.
pub fn board(battle: &mut Battle, human: u16, vehicle: u8, driver: bool) {
    battle.humans.open()[usize::from(human)].vehicle = Some(vehicle);
    if driver {
        take_wheel(battle, human, vehicle);
    }
    let Vehicle { at, facing, .. } = battle.vehicles[usize::from(vehicle)];
    place_vehicle(battle, vehicle, at, facing);
}

/// Somebody gets out; who drove drives no longer.
pub fn alight(battle: &mut Battle, human: u16, vehicle: u8) {
    battle.humans.open()[usize::from(human)].vehicle = None;
    let left = the_vehicle(battle, vehicle);
    if left.driver == Some(human) {
        left.driver = None;
    }
}

pub fn take_wheel(battle: &mut Battle, human: u16, vehicle: u8) {
    the_vehicle(battle, vehicle).driver = Some(human);
}

/// Centimetres a turn; `driven` if it moves by that in this turn.
pub fn set_speed(battle: &mut Battle, vehicle: u8, speed_cm: u8, driven: bool) {
    let target = the_vehicle(battle, vehicle);
    target.speed_cm = speed_cm;
    target.driven_this_turn |= driven;
}

/// It stands still and has to be started again.
pub fn stop_engine(battle: &mut Battle, vehicle: u8) {
    let target = the_vehicle(battle, vehicle);
    (target.speed_cm, target.running) = (0, false);
}

/// Out of order for the rest of the game.
pub fn wreck(battle: &mut Battle, vehicle: u8) {
    stop_engine(battle, vehicle);
    the_vehicle(battle, vehicle).wrecked = true;
}

/// Its wires are joined: it needs no keys any more.
pub fn hotwire(battle: &mut Battle, vehicle: u8) {
    the_vehicle(battle, vehicle).has_keys = true;
}

pub fn start_engine(battle: &mut Battle, vehicle: u8) {
    let target = the_vehicle(battle, vehicle);
    (target.running, target.has_keys) = (true, true);
}

/// A new battery is put in, or put to the test and old.
pub fn set_new_battery(battle: &mut Battle, vehicle: u8, new: bool) {
    the_vehicle(battle, vehicle).new_battery = new;
}

pub fn refuel(battle: &mut Battle, vehicle: u8) {
    the_vehicle(battle, vehicle).out_of_gas = false;
}

/// Who carries its keys.
pub fn give_keys(battle: &mut Battle, vehicle: usize, human: u16) {
    battle.vehicles.open()[vehicle].keys_of = Some(human as u8);
}

pub fn search_vehicle(battle: &mut Battle, vehicle: u8) {
    the_vehicle(battle, vehicle).searched = true;
}

/// So many turns in a row it has been attacked; `broken` if it gives way.
pub fn attack_vehicle(battle: &mut Battle, vehicle: usize, turns: u16, broken: bool) {
    let target = &mut battle.vehicles.open()[vehicle];
    target.attacked_turns = turns;
    target.broken_open |= broken;
}

fn the_vehicle(battle: &mut Battle, vehicle: u8) -> &mut Vehicle {
    &mut battle.vehicles.open()[usize::from(vehicle)]
}
