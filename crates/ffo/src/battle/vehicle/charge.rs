//! A driver who charges with the vehicle, in an In Sight or by a Reaction Test (p. 43).
use ground::open::measure;
use kernel::{Dice, Pause, Play};

use super::{
    course,
    drive::most_in,
    run::{self, Manner, Run, Stretch, advance},
    turn::{self, Turned, between},
};
use crate::{
    battle::{
        Battle, FigureId, PersonId, Phase, VehicleId, change,
        person::{SeatPlace, Seated},
        place::VehicleFate,
    },
    table::{vehicle::FastTurn, weapon::INCH_MM},
};

/// The widest turn.
const WIDEST: i32 = 45;

/// Whether somebody drives, and one turn and what is left of the move bring the front of the vehicle to somebody whom they see.
pub fn can_run_at(battle: &Battle, who: PersonId, whom: FigureId) -> bool {
    let Some((vehicle, by, mm)) = way(battle, who, whom) else { return false };
    // Whoever is beside the front already is not in the way.
    let near = 0 < mm && mm <= left_mm(battle, vehicle, who);
    near && by.abs() <= WIDEST && battle.are_enemies(who, whom) && battle.sees(who.into(), whom)
}

/// What somebody drives, how far it would have to turn, and how far its front would then be from somebody.
fn way(battle: &Battle, who: PersonId, whom: FigureId) -> Option<(VehicleId, i32, i32)> {
    let Seated { vehicle, place } = battle.person(who).seated?;
    let it = battle.vehicle(vehicle);
    let able = it.running && it.fate == VehicleFate::Sound && it.driver == Some(who);
    let on_foot = whom.person().is_none_or(|it| battle.person(it).seated.is_none());
    if place != SeatPlace::Wheel || !able || !on_foot || battle.level(whom).is_some() {
        return None;
    }
    let bearing = measure::bearing(it.at, battle.at(whom))?;
    let mm = measure::distance(it.at, battle.at(whom)) - it.kind.hull().length / 2;
    Some((vehicle, between(it.facing.into(), bearing), mm))
}

/// Up to its top speed; while its side's vehicles move, less what it has come already.
fn left_mm(battle: &Battle, vehicle: VehicleId, who: PersonId) -> i32 {
    let side = battle.person(who).side;
    let moves = match battle.phase {
        Phase::Vehicles { side: it } | Phase::InactiveVehicles { of: it } => it == side,
        Phase::Active { acting, .. } => acting == Some(who),
        Phase::Begin
        | Phase::Morning
        | Phase::Dice
        | Phase::Doubles
        | Phase::Next
        | Phase::Groups { .. }
        | Phase::Zombies
        | Phase::End
        | Phase::Over => false,
    };
    let gone = if moves { battle.vehicle(vehicle).gone_mm } else { 0 };
    (most_in(battle, vehicle) * INCH_MM - gone).max(0)
}

/// Towards them, and over them if they do not get out of the way.
pub fn charge(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, whom: FigureId) -> Result<(), Pause> {
    let rule = rule!("ffo.vehicle.react-insight");
    play.cite(rule);
    let Some((vehicle, by, mm)) = way(battle, who, whom) else { return Ok(()) };
    run::be_heard(battle, play, vehicle);
    change::count_reaction(battle, vehicle, mm);
    let mut run = Run::new(battle, vehicle, mm, rule, Manner::Active);
    let on_road = course::on_road(battle, battle.vehicle(vehicle).parked().front());
    let fast = FastTurn { on_road, ducks_back: false, tries_again: true, ..FastTurn::default() };
    match turn::turn(battle, play, &mut run, (by, fast))? {
        Turned::Over => Ok(()),
        Turned::AtOnce | Turned::Straight | Turned::Late => {
            let bearing = battle.vehicle(vehicle).facing.into();
            advance(battle, play, &mut run, Stretch { bearing, mm, last: true })?;
            Ok(())
        }
    }
}
