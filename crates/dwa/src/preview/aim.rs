//! Attacks under way: what was announced, and what more shots, bursts or aim would come to.
use kernel::{Earlier, LiveQuestion, RuleId};

use super::{action, area, human, shot, sketch::Sketch};
use crate::{
    battle::{
        FigureId,
        act::Action,
        ap,
        cc::CcAction,
        rolls::Rolls,
        shoot::{self, Announced, Pot, ShootAction, Using, for_a_shot, held},
        skill::CoverTarget,
    },
    table::{
        ap::Action as Priced,
        weapons::{Fire, Weapon},
    },
};

/// What has been announced of the attack that the open question is a part of.
fn so_far(earlier: &Earlier) -> Announced {
    let chosen = earlier.last::<Using>().and_then(|it| for_a_shot(it.skill));
    let said = |why: RuleId| match earlier.last::<CoverTarget>() {
        Some(_) => earlier.number::<CoverTarget>(why),
        None => earlier.number::<Action>(why),
    };
    let n = |why: RuleId| said(why).and_then(|it| u8::try_from(it).ok());
    let mut announced = Announced::with(chosen);
    if let Some(shots) = n(rule!("dwa.shoot.declare-repeat")) {
        announced.bursts = shots;
    }
    if let Some(more) = n(rule!("dwa.auto.sustained")) {
        announced.bursts = more.saturating_add(1);
    }
    announced.aim = n(rule!("dwa.shoot.aim")).unwrap_or(0);
    announced
}

/// The attack that the open question is a part of, as it has been announced so far.
pub(super) fn context(sketch: &mut Sketch<'_>, human: u16, earlier: &Earlier) {
    announced(sketch, human, earlier, so_far(earlier));
}

/// The same with a skill that may be used for it.
pub(super) fn with(sketch: &mut Sketch<'_>, human: u16, earlier: &Earlier, using: &Using) {
    if let Rolls::Circle(laid) = using.rolls {
        return area::best_circle(sketch, laid);
    }
    announced(sketch, human, earlier, Announced::with(for_a_shot(using.skill)));
}

fn announced(sketch: &mut Sketch<'_>, human: u16, earlier: &Earlier, manner: Announced) {
    if let Some(CoverTarget { human, at: Some(at) }) = earlier.last() {
        return from_cover(sketch, *human, *at, manner);
    }
    let Some(action) = earlier.last::<Action>() else { return };
    // What he fired may be out of his hands by now.
    let weapons = sketch.battle.humans[usize::from(human)].weapons.len();
    if place(action).is_some_and(|it| weapons <= usize::from(it)) {
        return;
    }
    match action {
        Action::Shoot(_) | Action::Cc(CcAction::Strike { .. } | CcAction::Fire { .. }) => {
            action::announced(sketch, human, action, manner);
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
pub(super) fn from_cover(sketch: &mut Sketch<'_>, human: u16, at: FigureId, manner: Announced) {
    let Some(place) = shoot::can_fire_at(sketch.battle, human, at, Pot::Cover) else {
        return sketch.aims_at(at, Vec::new());
    };
    match held(sketch.battle, human, place).weapon.profile().fire {
        Fire::Single => shot::single(sketch, human, place, at, manner),
        Fire::Automatic => shot::burst(sketch, human, place, at, manner),
        Fire::Shotgun(_) | Fire::MachineGun | Fire::Throw(_) | Fire::Launch | Fire::Flame | Fire::None => {
            sketch.aims_at(at, Vec::new())
        }
    }
}

/// So many shots, bursts or times of aiming.
pub(super) fn number(sketch: &mut Sketch<'_>, asked: &LiveQuestion<'_>, earlier: &Earlier, n: i32) {
    let Some(human) = human(sketch.battle, asked) else { return };
    let why = asked.ask.why;
    let times = u8::try_from(n).unwrap_or(0);
    let mut manner = so_far(earlier);
    if why == rule!("dwa.shoot.aim") {
        manner.aim = times;
    } else if why == rule!("dwa.auto.sustained") {
        manner.bursts = times.saturating_add(1);
    } else if why == rule!("dwa.shoot.declare-repeat") {
        manner.bursts = times;
    }
    announced(sketch, human, earlier, manner);
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
