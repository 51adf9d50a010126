//! A bootlegger turn (p. 42), and what a driver does who has passed one die.
use kernel::{Pause, Play, ask};

use super::{
    course,
    run::{self, Manner, Run, Stretch, Went, advance, be_heard},
    turn,
};
use crate::{
    battle::{Battle, PersonId, VehicleId, change, looking::Looking},
    journal::Driving,
    table::{
        vehicle::{Bootlegger, Fork, Hand},
        weapon::INCH_MM,
    },
};

/// To the left, after a skid.
const SKIDS_TO: i32 = -90;

/// Whether a driver means to roll again with one die passed, asked before the dice are rolled.
pub(super) fn tries_again(battle: &Battle, play: &mut Play<'_>, driver: PersonId) -> Result<bool, Pause> {
    let why = rule!("ffo.ruling.challenge-driving");
    play.yes_no(battle, ask(why, battle.seat_for(driver)).about(driver.token()))
}

/// Whether a driver can try it here: the lane beside it is a lane of the same road, from where it comes to turn.
pub(super) fn may_turn_around(battle: &Battle, vehicle: VehicleId, driver: PersonId, hand: Hand) -> bool {
    given(battle, vehicle, driver, hand).is_some_and(|it| it.may_be_tried(&mut Looking))
}

/// The turn as the board has it; none for one that hardly moves.
fn given(battle: &Battle, vehicle: VehicleId, driver: PersonId, hand: Hand) -> Option<Bootlegger> {
    let it = battle.vehicle(vehicle);
    let speed_in = it.active_mm / INCH_MM;
    let facing = i32::from(it.facing);
    let there = it.parked().moved(facing, speed_in * INCH_MM / 2);
    let beside = there.moved(facing + degrees(hand), it.kind.listed().width_mm());
    let lane = |it: stage::Parked| course::on_road(battle, it.at);
    let between_lanes = lane(it.parked()) && lane(there) && lane(beside);
    let rep = battle.person(driver).rep();
    let vehicle = it.kind.listed();
    (1 <= speed_in).then_some(Bootlegger { rep, vehicle, between_lanes, speed_in, tries_again: true })
}

const fn degrees(hand: Hand) -> i32 {
    match hand {
        Hand::Left => -90,
        Hand::Right => 90,
    }
}

/// Half the current speed ahead, and then around, or into a skid.
pub(super) fn bootlegger(
    battle: &mut Battle,
    play: &mut Play<'_>,
    (vehicle, driver): (VehicleId, PersonId),
    hand: Hand,
) -> Result<(), Pause> {
    let rule = rule!("ffo.vehicle.bootlegger");
    let Some(given) = given(battle, vehicle, driver, hand) else { return Ok(()) };
    let tries_again = tries_again(battle, play, driver)?;
    let mm = given.speed_in * INCH_MM;
    be_heard(battle, play, vehicle);
    change::count_move(battle, vehicle, mm, true);
    let mut run = Run::new(battle, vehicle, mm, rule, Manner::Active);
    let bearing = i32::from(battle.vehicle(vehicle).facing);
    let half = mm / 2;
    if advance(battle, play, &mut run, Stretch { bearing, mm: half, last: false })? == Went::Over {
        return Ok(());
    }
    match (Bootlegger { tries_again, ..given }).take(&mut play.by(driver.token())) {
        Fork::Cannot => Ok(()),
        Fork::GoesStraight => {
            advance(battle, play, &mut run, Stretch { bearing, mm: mm - half, last: true })?;
            Ok(())
        }
        Fork::Around { aside_mm, .. } => {
            let aside = Stretch { bearing: bearing + degrees(hand), mm: aside_mm, last: true };
            if advance(battle, play, &mut run, aside)? == Went::On
                && turn::swing_into(battle, play, &mut run, 2 * degrees(hand))? == Went::On
            {
                run::finish(battle, play, &mut run)?;
                change::halt(battle, vehicle);
            }
            Ok(())
        }
        Fork::Skids { skids_mm, .. } => {
            play.note(rule, driver.token(), Driving::Skids { mm: skids_mm });
            if advance(battle, play, &mut run, Stretch { bearing, mm: skids_mm, last: true })? == Went::On
                && turn::swing_into(battle, play, &mut run, SKIDS_TO)? == Went::On
            {
                run::finish(battle, play, &mut run)?;
                change::stall(battle, vehicle);
                play.note(rule, driver.token(), Driving::Stalls);
            }
            Ok(())
        }
    }
}
