//! Starting an engine (p. 39 and 40): with the keys or without, if there is Fuel, and before the dead are there.
use ground::open::measure::is_in_front;
use kernel::{Given, Menu, Play, RuleId};

use super::{Means, VehicleAction};
use crate::{
    battle::{
        Battle, PersonId, Vehicle, VehicleId, Zombie,
        act::{self, Action},
        change,
        person::{BASE_MM, Main, SeatPlace},
        place::VehicleFate,
        zombie,
    },
    journal::Driving,
    table::vehicle::{Alarm, FuelCheck, Hotwire, Start},
};

/// How many shots an engine or an alarm is as loud as.
const SHOTS: u16 = 6;

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
    // Whoever fails to start it makes it heard, which happens once a turn.
    let tried = it.noisy == battle.turn;
    by_means
        .or_else(|| no_fuel.then_some(rule!("ffo.vehicle.fuel-check")))
        .or_else(|| tried.then_some(rule!("ffo.vehicle.wont-start")))
}

pub(super) fn start(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, means: Means) {
    let Some(vehicle) = battle.person(who).vehicle() else { return };
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
    }
    if battle.vehicle(vehicle).noisy != battle.turn {
        change::count_noise(battle, vehicle);
        be_heard(battle, play, vehicle);
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
            change::sound_alarm(battle, vehicle, 1);
            be_heard(battle, play, vehicle);
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
        after_failed_challenge: false,
    };
    start.resolve(&mut play.by(who.token())).is_some()
}

fn be_heard(battle: &mut Battle, play: &mut Play<'_>, vehicle: VehicleId) {
    let at = battle.vehicle(vehicle).at;
    zombie::hear(battle, play, at, SHOTS, Some(vehicle.token()));
}
