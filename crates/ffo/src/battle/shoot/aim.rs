//! What can be fired at whom: guns in hand, sight and range (p. 23 and 25).
use kernel::{RuleId, rule::hit};
use smallvec::SmallVec;
use stage::Tabletop;

use super::Manner;
use crate::{
    battle::{
        Battle, FigureId, PersonId, State,
        person::{Arm, ArmKind},
    },
    table::{
        outgun::Guns,
        weapon::{Gun, INCH_MM, MeleeWeapon, Weapon},
    },
};

/// What an arm is when it is fired, or thrown, if it can be.
pub fn weapon(battle: &Battle, arm: &Arm) -> Option<Weapon> {
    let made = battle.rules.custom_weapons;
    match arm.what {
        ArmKind::Gun(Weapon::Listed(gun)) => (made || !gun.is_made()).then_some(Weapon::Listed(gun)),
        ArmKind::Gun(Weapon::Own(line)) => made.then_some(Weapon::Own(line)),
        ArmKind::Melee(MeleeWeapon::OneHand) => made.then_some(Weapon::Listed(Gun::ThrownWeapon)),
        ArmKind::Melee(_) | ArmKind::Chainsaw(_) => None,
    }
}

/// The same of one of somebody's arms, by its place.
pub fn weapon_at(battle: &Battle, who: PersonId, arm: u8) -> Option<Weapon> {
    weapon(battle, battle.person(who).arms.get(usize::from(arm))?)
}

/// Whether it can be fired now.
pub fn is_ready(arm: &Arm) -> bool {
    arm.loaded || matches!(arm.what, ArmKind::Melee(_))
}

/// The weapons that somebody can fire with what they have in hand, by their places.
pub fn ready(battle: &Battle, who: PersonId) -> impl Iterator<Item = (u8, Weapon)> {
    let in_hand = battle.person(who).in_hand().filter(|it| is_ready(it.1));
    in_hand.filter_map(|(at, arm)| Some((at, weapon(battle, arm)?)))
}

/// Whether somebody has something loaded in hand, and may fire it.
pub fn can_fire(battle: &Battle, who: PersonId) -> bool {
    forbids_fire(battle, who).is_none()
}

/// Why somebody can fire at nobody at all, if they cannot.
pub fn forbids_fire(battle: &Battle, who: PersonId) -> Option<RuleId> {
    let person = battle.person(who);
    if !person.carries_on() {
        return Some(rule!("ffo.status.stunned"));
    }
    if !battle.foes(who.into()).is_empty() {
        return Some(rule!("ffo.melee.result-even"));
    }
    if person.ducked.is_some() {
        return Some(rule!("ffo.move.prone-fire"));
    }
    ready(battle, who).next().is_none().then_some(rule!("ffo.ammo.tight"))
}

/// Whether they see somebody who is in the range of something that they can fire.
pub fn reaches(battle: &Battle, who: PersonId, whom: FigureId) -> bool {
    let near = |it: (u8, Weapon)| battle.is_at_most(who.into(), whom, range_mm(it.1));
    ready(battle, who).any(near) && battle.sees(who.into(), whom)
}

/// Whether somebody is in the range of something that they can fire, once they have turned to face them.
pub fn would_reach(battle: &Battle, who: PersonId, whom: FigureId) -> bool {
    let near = |it: (u8, Weapon)| battle.is_at_most(who.into(), whom, range_mm(it.1));
    ready(battle, who).any(near) && battle.line(who.into(), whom)
}

/// How far the farthest of what somebody can fire reaches.
pub fn reach_mm(battle: &Battle, who: PersonId) -> i32 {
    ready(battle, who).map(|it| range_mm(it.1)).max().unwrap_or(0)
}

fn range_mm(weapon: Weapon) -> i32 {
    i32::from(weapon.numbers().range_in) * INCH_MM
}

/// What is in their hands, loaded or not, for the Outgunned Rankings.
pub fn guns(battle: &Battle, who: PersonId) -> Option<Guns> {
    let guns = battle.person(who).in_hand().filter_map(|it| match it.1.what {
        ArmKind::Gun(weapon) => Some(weapon.numbers().ratings),
        ArmKind::Melee(_) | ArmKind::Chainsaw(_) => None,
    });
    let guns: SmallVec<[_; 2]> = guns.collect();
    match guns.as_slice() {
        [] => None,
        [one] => Some(Guns::of(*one)),
        [one, other, ..] => Some(Guns::both(*one, *other)),
    }
}

/// All at whom a weapon can be fired, the nearest first.
pub fn targets(battle: &Battle, who: PersonId, weapon: Weapon, manner: Manner) -> Vec<FigureId> {
    let (me, range, standing) = (FigureId::from(who), range_mm(weapon), battle.standing());
    let suits = |whom: &FigureId| {
        may_fire_at(battle, who, *whom, manner)
            && battle.is_at_most(me, *whom, range)
            && battle.sees_among(me, *whom, &standing)
    };
    let mut all: Vec<FigureId> = battle.figures().filter(suits).collect();
    all.sort_by_key(|&it| (battle.distance(me, it), it));
    all
}

/// Whether fire on such an occasion may go at somebody.
fn may_fire_at(battle: &Battle, who: PersonId, whom: FigureId, manner: Manner) -> bool {
    let FigureId::Person(it) = whom else {
        return manner != Manner::InSight || battle.person(who).star;
    };
    let out = manner == Manner::InSight && battle.is_out_of_in_sight(whom);
    battle.are_enemies(who, whom)
        && !out
        && match battle.person(it).state {
            State::Functioning => true,
            State::Stunned(_) | State::OutOfTheFight => {
                hit(rule!("ffo.status.out-of-the-fight"));
                hit(rule!("ffo.ruling.fire-at-downed"));
                manner == Manner::Active
            }
            State::Waiting
            | State::ObviouslyDead { .. }
            | State::Captive { .. }
            | State::RanAway
            | State::Left
            | State::Turned { .. } => false,
        }
}

/// Why somebody who could fire reaches nobody: the nearest enemy is out of sight, or out of range. Nothing if there is none.
pub fn nobody(battle: &Battle, who: PersonId) -> Option<RuleId> {
    let me = FigureId::from(who);
    let enemies = battle.figures().filter(|&it| may_fire_at(battle, who, it, Manner::Active));
    let nearest = enemies.min_by_key(|&it| (battle.distance(me, it), it))?;
    let seen = battle.sees(me, nearest);
    Some(if seen { rule!("ffo.weapon.characteristics") } else { rule!("ffo.shoot.los") })
}
