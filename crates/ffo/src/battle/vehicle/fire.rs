//! Fire at a vehicle itself, to stop it (p. 44).
use ground::open::Circle;
use kernel::{Given, Menu, Pause, Play, Throw};
use smallvec::smallvec;
use stage::Tabletop;

use super::{VehicleAction, fate, occupants};
use crate::{
    battle::{
        Battle, FigureId, PersonId, VehicleId,
        act::{self, Action},
        exchange::{Exchange, exchange},
        harm::By,
        item,
        person::Main,
        place::VehicleFate,
        reaction::ShotAt,
        shoot::{self, AimAt, Firing, Manner, Target},
        sight::Stand,
    },
    journal,
    table::{
        outgun::Guns,
        vehicle::{Disable, Disabled},
        weapon::{self, INCH_MM, Weapon},
    },
};

/// At those of enemies, with any one weapon that reaches them.
pub(super) fn offer(battle: &Battle, who: PersonId, menu: &mut Menu<Action>) {
    if battle.vehicles.is_empty() || !shoot::can_fire(battle, who) {
        return;
    }
    let refused = act::forbids(battle.person(who), Main::Fire);
    for vehicle in (0..battle.vehicles.len() as u8).map(VehicleId) {
        if !is_target(battle, who, vehicle) {
            continue;
        }
        for (arm, _) in shoot::ready(battle, who).filter(|it| reaches(battle, who, vehicle, it.1)) {
            menu.offer_unless(refused, Action::Vehicle(VehicleAction::FireAt { vehicle, arm }));
        }
    }
}

/// Whether enemies sit in it, and nothing is in between.
fn is_target(battle: &Battle, who: PersonId, vehicle: VehicleId) -> bool {
    let it = battle.vehicle(vehicle);
    let side = battle.person(who).side;
    let own = battle.person(who).vehicle() == Some(vehicle);
    it.fate == VehicleFate::Sound
        && !own
        && occupants(battle, vehicle).any(|it| battle.hostile(it.1.side, side))
        && sees(battle, who, vehicle)
}

/// Its own body hides nothing of it.
fn sees(battle: &Battle, who: PersonId, vehicle: VehicleId) -> bool {
    let me = FigureId::from(who);
    let there = Stand { at: battle.vehicle(vehicle).at, facing: None, level: None, vehicle: Some(vehicle) };
    battle.looks((me, battle.stand(me)), (me, there), &battle.standing())
}

fn reaches(battle: &Battle, who: PersonId, vehicle: VehicleId, weapon: Weapon) -> bool {
    let range = i32::from(weapon.numbers().range_in) * INCH_MM;
    battle.vehicle(vehicle).body().gap(Circle::new(battle.person(who).at, 0)) <= range
}

/// All shots of one weapon.
pub(super) fn fire(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    (vehicle, arm): (VehicleId, u8),
) -> Result<(), Pause> {
    let Some((_, weapon)) = shoot::ready(battle, who).find(|it| it.0 == arm) else { return Ok(()) };
    let aim = AimAt { at: Target::Vehicle(vehicle), of: 0, shots: weapon.numbers().ratings.highest() };
    let firing = Firing { who, arms: smallvec![arm], manner: Manner::Active, aims: smallvec![aim] };
    let turn = battle.turn_mut(who);
    (turn.main, turn.fired) = (Some(Main::Fire), true);
    exchange(battle, play, Exchange { fires: vec![firing], ..Exchange::default() })
}

/// A vehicle itself is fired at; the test of its driver, if that is due.
pub fn fired_at(
    battle: &mut Battle,
    play: &mut Play<'_>,
    firing: &Firing,
    vehicle: VehicleId,
) -> Result<Option<ShotAt>, Pause> {
    let aim = firing.aims.iter().find(|it| it.at == Target::Vehicle(vehicle));
    let arm = aim.and_then(|it| Some((*firing.arms.get(usize::from(it.of))?, it.shots)));
    let fired = arm.and_then(|(arm, shots)| Some((shoot::weapon_at(battle, firing.who, arm)?, arm, shots)));
    let Some((weapon, arm, shots)) = fired else { return Ok(None) };
    if battle.vehicle(vehicle).fate != VehicleFate::Sound {
        return Ok(None);
    }
    let rated = weapon::Firing { weapon, rating: Some(shots), one_shot_each: None };
    let given = Disable { vehicle: battle.vehicle(vehicle).kind.listed(), firing: rated };
    let (me, it) = (firing.who.token(), vehicle.token());
    let parties = || vec![Throw::by(me).at(it).with(item::called(battle, firing.who, arm)), Throw::by(it)];
    match given.resolve(&mut play.by(me).at(it).parties(parties)) {
        Disabled::Missed => {
            play.note(rule!("ffo.vehicle.shoot-at-vehicle"), me, journal::Fire::Misses { whom: it });
            Ok(None)
        }
        Disabled::Unharmed => Ok(driver_fired_at(battle, firing, vehicle, weapon)),
        Disabled::Hit(met) => {
            fate::destroy(battle, play, vehicle, (met, By::Person(firing.who)))?;
            Ok(None)
        }
    }
}

fn driver_fired_at(battle: &Battle, firing: &Firing, vehicle: VehicleId, weapon: Weapon) -> Option<ShotAt> {
    let who = battle.vehicle(vehicle).driver?;
    let guns = vec![Guns::of(weapon.numbers().ratings)];
    let in_sight = firing.manner == Manner::InSight;
    Some(ShotAt { who, by: smallvec![firing.who], guns, hit: None, in_sight })
}
