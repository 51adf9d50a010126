//! Attacks under way: what was announced, and what more shots, bursts or aim would come to.
use kernel::{Asked, Earlier};

use super::{action, human, shot, sketch::Sketch};
use crate::{
    battle::{
        FigureId,
        act::Action,
        ap,
        cc::CcAction,
        shoot::{self, Pot, ShootAction, held},
        skill::CoverTarget,
    },
    table::{
        ap::Action as Priced,
        weapons::{Fire, Weapon},
    },
};

/// The attack that the open question is a part of, so many times aimed.
pub(super) fn announced(sketch: &mut Sketch<'_>, human: u16, earlier: &Earlier, aim: u8) {
    if let Some(CoverTarget { human, at: Some(at) }) = earlier.last() {
        return from_cover(sketch, *human, *at, aim);
    }
    let Some(action) = earlier.last::<Action>() else { return };
    // What he fired may be out of his hands by now.
    let weapons = sketch.battle.humans[usize::from(human)].weapons.len();
    if place(action).is_some_and(|it| weapons <= usize::from(it)) {
        return;
    }
    match action {
        Action::Shoot(ShootAction::Fire { place, target }) => {
            shot::single(sketch, human, *place, *target, aim)
        }
        Action::Shoot(ShootAction::FireAutomatic { place, target }) => {
            shot::burst(sketch, human, *place, *target, aim);
        }
        Action::Shoot(_) | Action::Cc(CcAction::Strike { .. } | CcAction::Fire { .. }) => {
            action::show(sketch, human, action);
        }
        Action::Cc(CcAction::Break | CcAction::RestartChainsaw { .. }) => (),
        Action::Move(_)
        | Action::Act(_)
        | Action::Ammo(_)
        | Action::Search(_)
        | Action::Item(_)
        | Action::Vehicle(_)
        | Action::Skill(_)
        | Action::Done => (),
    }
}

/// A shot in the zombie phase by the skill Cover.
pub(super) fn from_cover(sketch: &mut Sketch<'_>, human: u16, at: FigureId, aim: u8) {
    let Some(place) = shoot::can_fire_at(sketch.battle, human, at, Pot::Cover) else {
        return sketch.aims_at(at, Vec::new());
    };
    match held(sketch.battle, human, place).weapon.profile().fire {
        Fire::Single => shot::single(sketch, human, place, at, aim),
        Fire::Automatic => shot::burst(sketch, human, place, at, aim),
        Fire::Shotgun(_) | Fire::MachineGun | Fire::Throw(_) | Fire::Launch | Fire::Flame | Fire::None => {
            sketch.aims_at(at, Vec::new())
        }
    }
}

/// So many shots, bursts or times of aiming.
pub(super) fn number(sketch: &mut Sketch<'_>, asked: &Asked<'_>, earlier: &Earlier, n: i32) {
    let Some(human) = human(sketch.battle, asked) else { return };
    let why = asked.ask.why;
    let times = u8::try_from(n).unwrap_or(0);
    let aimed = if why == rule!("dwa.shoot.aim") { times } else { 0 };
    announced(sketch, human, earlier, aimed);
    let priced = if why == rule!("dwa.shoot.aim") {
        Some(Priced::Aim)
    } else if why == rule!("dwa.auto.sustained") {
        Some(Priced::SustainedBurst)
    } else if why == rule!("dwa.shoot.declare-repeat") {
        weapon(sketch, human, earlier).map(Priced::Fire)
    } else {
        None
    };
    if let Some(priced) = priced {
        let cost = i32::from(ap::price(sketch.battle, human, priced)) * i32::from(times);
        let kept =
            earlier.last::<CoverTarget>().map(|_| sketch.battle.humans[usize::from(human)].turn.cover_ap);
        sketch.costs_of(cost, kept.unwrap_or_else(|| ap::at_hand(sketch.battle, human, false)));
    }
}

/// The place of the weapon that an attack is made with.
fn place(action: &Action) -> Option<u8> {
    match *action {
        Action::Shoot(
            ShootAction::Fire { place, .. }
            | ShootAction::FireAutomatic { place, .. }
            | ShootAction::FireShotgun { place, .. }
            | ShootAction::FireMachineGun { place }
            | ShootAction::FireLikeMachineGun { place }
            | ShootAction::Brace { place }
            | ShootAction::Throw { place }
            | ShootAction::Launch { place }
            | ShootAction::Flame { place }
            | ShootAction::Finish { place, .. }
            | ShootAction::ClearJam { place },
        ) => Some(place),
        Action::Cc(CcAction::Fire { place, .. } | CcAction::RestartChainsaw { place }) => Some(place),
        Action::Cc(CcAction::Strike { place, .. }) => place,
        Action::Shoot(ShootAction::FireBoth { .. }) | Action::Cc(CcAction::Break) => None,
        Action::Move(_) | Action::Act(_) | Action::Ammo(_) | Action::Search(_) => None,
        Action::Item(_) | Action::Vehicle(_) | Action::Skill(_) | Action::Done => None,
    }
}

/// The weapon of the attack that was announced.
fn weapon(sketch: &Sketch<'_>, human: u16, earlier: &Earlier) -> Option<Weapon> {
    let place = place(earlier.last()?)?;
    sketch.battle.humans[usize::from(human)].weapons.get(usize::from(place)).map(|it| it.weapon)
}
