//! Starting an engine (p. 39 and 40): with the keys or without, if there is Fuel, and before the dead are there.
use ground::open::measure::is_in_front;
use kernel::{Dice, Given, Menu, Play, RuleId};

use super::{
    Means, VehicleAction,
    run::{be_heard, make_noise},
};
use crate::{
    battle::{
        Battle, PersonId, Vehicle, VehicleId, Zombie,
        act::{self, Action},
        change,
        person::{BASE_MM, Main, SeatPlace},
        place::VehicleFate,
    },
    journal::Driving,
    table::{
        vehicle::{Alarm, FuelCheck, Hotwire, Start},
        zombie::Source,
    },
};

/// For whoever sits at the wheel of one that does not run.
pub(super) fn offer(battle: &Battle, who: PersonId, menu: &mut Menu<Action>) {
    let at_wheel = battle.person(who).seated.is_some_and(|it| it.place == SeatPlace::Wheel);
    let Some((_, it)) = battle.vehicle_of(who).filter(|_| at_wheel) else { return };
    if it.running || it.fate != VehicleFate::Sound {
        return;
    }
    let means = if it.keys_of == Some(who) { Means::Keys } else { Means::Hotwire };
    menu.offer_unless(forbids(battle, who, it, means), Action::Vehicle(VehicleAction::Start(means)));
}

fn forbids(battle: &Battle, who: PersonId, it: &Vehicle, means: Means) -> Option<RuleId> {
    let by_means = match means {
        Means::Keys => None,
        Means::Hotwire if it.tried.contains(&who) => Some(rule!("ffo.vehicle.hotwire")),
        Means::Hotwire => act::forbids(battle.person(who), Main::Challenge),
    };
    let no_fuel = it.fuel == Some(false);
    let tried = it.tried_in == battle.turn;
    by_means
        .or_else(|| no_fuel.then_some(rule!("ffo.vehicle.fuel-check")))
        .or_else(|| tried.then_some(rule!("ffo.vehicle.wont-start")))
}

pub(super) fn start(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, means: Means) {
    let Some(vehicle) = battle.person(who).vehicle() else { return };
    change::try_to_start(battle, vehicle);
    let starts = match means {
        Means::Keys => {
            kernel::rule::hit(rule!("ffo.vehicle.keys"));
            true
        }
        Means::Hotwire => hotwire(battle, play, who, vehicle),
    };
    if starts && has_fuel(battle, play, who, vehicle) && turns_over(battle, play, who, vehicle) {
        change::start_engine(battle, vehicle);
        let note = Driving::Starts { vehicle: vehicle.token() };
        play.note(rule!("ffo.vehicle.wont-start"), who.token(), note);
        be_heard(battle, play, vehicle);
    } else {
        change::count_noise(battle, vehicle);
        make_noise(battle, play, vehicle, Source::Vehicle);
    }
}

/// Engines that run are heard as a turn begins, if they have not moved.
pub fn morning(battle: &mut Battle, play: &mut Play<'_>) {
    for vehicle in (0..battle.vehicles.len() as u8).map(VehicleId) {
        let it = battle.vehicle(vehicle);
        if it.running && it.speed_mm == 0 && it.fate == VehicleFate::Sound {
            play.cite(rule!("ffo.ruling.vehicle-noise-frequency"));
            be_heard(battle, play, vehicle);
        }
    }
}

/// One roll for each that was found; what it says stays.
fn has_fuel(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, vehicle: VehicleId) -> bool {
    let it = battle.vehicle(vehicle);
    if let Some(known) = it.fuel {
        return known;
    }
    let (area, day) = (battle.scene.area, battle.scene.day);
    let check = FuelCheck { area, day, found: it.of.is_none() };
    let fuel = check.has_fuel(&mut play.by(who.token()));
    change::find_fuel(battle, vehicle, fuel);
    fuel
}

fn hotwire(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, vehicle: VehicleId) -> bool {
    let person = battle.person(who);
    let wires = Hotwire {
        rep: person.rep.into(),
        class: person.class,
        attributes: person.attributes.to_vec(),
        tool: false,
        vehicle: battle.vehicle(vehicle).kind.listed(),
        on_road: false,
        // Whoever gives up can never try again either.
        tries_again: true,
    };
    let came = wires.attempt(&mut play.by(who.token()));
    battle.turn_mut(who).main = Some(Main::Challenge);
    match came.alarm {
        Alarm::Silent => (),
        Alarm::Sounds => {
            // It is over when this turn is: nobody hears it in the next.
            make_noise(battle, play, vehicle, Source::CarAlarm);
        }
    }
    if came.may_drive_in.is_none() {
        change::fail_hotwire(battle, vehicle, who);
    }
    came.may_drive_in.is_some()
}

/// Whether the engine comes to life.
fn turns_over(battle: &Battle, play: &mut Play<'_>, who: PersonId, vehicle: VehicleId) -> bool {
    let it = battle.vehicle(vehicle);
    let body = it.body();
    let comes = |zombie: &&Zombie| zombie.stands() && is_in_front(zombie.at, zombie.facing.into(), it.at);
    let coming = battle.undead().map(|it| it.1).filter(comes);
    let start = Start {
        vehicle: it.kind.listed(),
        on_road: false,
        zombie_mm: coming.map(|it| body.gap(it.base()) + BASE_MM / 2).min(),
        after_failed_challenge: it.stalled,
    };
    start.resolve(&mut play.by(who.token())).is_some()
}
