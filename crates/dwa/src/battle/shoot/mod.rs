//! Range combat (11.2) on the board: measure, fire, apply.
mod apply;
mod measure;
mod offer;
mod pot;
mod propose;
mod single;
mod skills;
mod tell;
mod usable;
mod variants;

use kernel::{Pause, Play, RuleId};

pub(crate) use self::{
    apply::hit_friend,
    offer::{chances, described, either, endings, name, odds_at},
    propose::{candidates, distinct},
    single::{Announced, blow, cite_cover, how_much_aim, is_in_play, pay_for_aim},
    skills::{Using, asking, choose, for_a_shot, for_shots, offer_use},
    tell::tell_attack,
    usable::{fires_at, held, shots, still_at, tidy_hand, use_up},
};
pub use self::{
    apply::{Blow, harm, strike_down},
    measure::{
        cover, friends_in_contact, handling, is_behind_solid_cover, look, measure, measure_target, share,
    },
    offer::{offer, offered},
    pot::{Limits, Pot},
    usable::{out_of_reach, unusable},
};
use super::{
    Battle, FigureId, auto, flame, grenade, jam,
    mg::{self, Bound},
    psychosis::deed,
    shotgun, skill,
};
use crate::table::weapons::{Fire, Weapon};

/// What a human can do by the chapters on firing; `place` is that of the weapon among those he carries.
#[derive(Clone, Debug, PartialEq)]
pub enum ShootAction {
    Fire {
        place: u8,
        target: FigureId,
    },
    /// Both handguns at once (Ambidextrous).
    FireBoth {
        target: FigureId,
    },
    FireAutomatic {
        place: u8,
        target: FigureId,
    },
    /// One shell, or both barrels with the same cone.
    FireShotgun {
        place: u8,
        shells: u8,
    },
    FireMachineGun {
        place: u8,
    },
    /// An automatic weapon emptied like a machine gun (Killer).
    FireLikeMachineGun {
        place: u8,
    },
    Brace {
        place: u8,
    },
    Throw {
        place: u8,
    },
    Launch {
        place: u8,
    },
    Flame {
        place: u8,
    },
    /// A shot at a fallen figure in contact (12.6).
    Finish {
        place: u8,
        target: FigureId,
    },
    ClearJam {
        place: u8,
    },
}

/// Does it.
pub fn perform(
    battle: &mut Battle,
    play: &mut Play<'_>,
    human: u16,
    action: &ShootAction,
) -> Result<(), Pause> {
    if deed::is_shot(action) && deed::diverts(battle, play, human, true, Limits::OWN)? {
        return Ok(());
    }
    skill::knows_weapon(battle, play);
    match *action {
        ShootAction::Fire { place, target } => single::fire(battle, play, human, place, target, Limits::OWN),
        ShootAction::FireBoth { target } => single::fire_both(battle, play, human, target),
        ShootAction::FireAutomatic { place, target } => {
            auto::fire(battle, play, human, place, target, Limits::OWN)
        }
        ShootAction::FireShotgun { place, shells } => shotgun::perform(battle, play, human, place, shells),
        ShootAction::FireMachineGun { place } => mg::fire(battle, play, (human, place), None, Limits::OWN),
        ShootAction::FireLikeMachineGun { place } => mg::fire_like(battle, play, human, place),
        ShootAction::Throw { place } | ShootAction::Launch { place } => {
            grenade::perform(battle, play, human, place)
        }
        ShootAction::Flame { place } => flame::perform(battle, play, human, place),
        ShootAction::Finish { place, target } => single::finish(battle, play, human, place, target, Pot::Own),
        ShootAction::Brace { .. } => {
            mg::brace(battle, play, human);
            Ok(())
        }
        ShootAction::ClearJam { place } => {
            jam::clear(battle, play, human, place);
            Ok(())
        }
    }
}

/// An announced attack with the weapon in hand at one figure, by the rules of that weapon, for those whom a rule gives
/// this target and who do not choose it from the menu. False if nothing in his hands can be fired at it.
pub fn fire_at(
    battle: &mut Battle,
    play: &mut Play<'_>,
    human: u16,
    (target, by): (FigureId, RuleId),
    limits: Limits,
) -> Result<bool, Pause> {
    let Some(place) = can_fire_at(battle, human, target, limits.pot) else { return Ok(false) };
    let at = battle.at(target);
    let lies_here = battle.is_fallen(target) && battle.in_contact(FigureId::Human(human), target);
    if lies_here && held(battle, human, place).weapon.finishes_fallen() {
        single::finish(battle, play, human, place, target, limits.pot)?;
        return Ok(true);
    }
    match held(battle, human, place).weapon.profile().fire {
        Fire::Single => single::fire(battle, play, human, place, target, limits)?,
        Fire::Automatic => auto::fire(battle, play, human, place, target, limits)?,
        Fire::Shotgun(_) => shotgun::fire(battle, play, human, place, 1, at, limits.pot),
        Fire::MachineGun => mg::fire(battle, play, (human, place), Some(Bound { target, by }), limits)?,
        Fire::Throw(_) | Fire::Launch => grenade::throw(battle, play, human, place, at, limits.pot),
        Fire::Flame => flame::fire(battle, play, human, place, at, limits.pot),
        Fire::None => return Ok(false),
    }
    Ok(true)
}

/// The place of a weapon in hand that can be fired at this figure now and paid for.
pub fn can_fire_at(battle: &Battle, human: u16, target: FigureId, pot: Pot) -> Option<u8> {
    if battle.in_close_combat(human) {
        return None;
    }
    let in_hand = &battle.humans[usize::from(human)].in_hand;
    in_hand.iter().copied().find(|&place| {
        let weapon = held(battle, human, place).weapon;
        let price = match weapon.profile().fire {
            Fire::None => return false,
            Fire::Throw(_) | Fire::Launch if pot != Pot::Free => grenade::price(battle, human, weapon),
            _ => pot.price(battle, human, crate::table::ap::Action::Fire(weapon)),
        };
        price <= pot.at_hand(battle, human)
            && unusable(battle, human, place).is_none()
            && out_of_reach(battle, human, weapon, target).is_none()
            && (weapon != Weapon::MachineGun || mg::can_lay_on(battle, human, target))
    })
}
