//! Which weapons can be fired now, at whom, and what firing uses up.
use kernel::{Dice, Menu, Play, RuleId};
use stage::Tabletop;

use crate::{
    battle::{
        Battle, FigureId,
        act::Action,
        board::LooseThing,
        change,
        figure::{CarriedWeapon, Malfunction},
    },
    journal::Count,
    table::{
        ammo::Unit,
        skill::Skill,
        weapons::{Category, Weapon},
    },
};

pub(crate) fn held(battle: &Battle, human: u16, place: u8) -> &CarriedWeapon {
    &battle.humans[usize::from(human)].weapons[usize::from(place)]
}

/// Where a weapon is that somebody goes on firing: his own tank may have blown up meanwhile, with him or without him.
pub(crate) fn still_at(battle: &Battle, human: u16, place: u8, weapon: Weapon) -> Option<u8> {
    let figure = &battle.humans[usize::from(human)];
    let is_it = |it: u8| figure.weapons.get(usize::from(it)).is_some_and(|it| it.weapon == weapon);
    let found = is_it(place).then_some(place).or_else(|| place.checked_sub(1).filter(|&it| is_it(it)));
    found.filter(|_| figure.is_alive())
}

/// The bursts, shells or pieces that can be fired without a reload.
pub(crate) fn shots(held: &CarriedWeapon) -> u8 {
    match held.weapon.unit() {
        Unit::Clip | Unit::Single => held.loaded,
        Unit::Piece => held.pieces,
        Unit::Tank => u8::MAX,
        Unit::None => 0,
    }
}

/// The rule that keeps a weapon from being fired at all.
pub fn unusable(battle: &Battle, human: u16, place: u8) -> Option<RuleId> {
    let figure = &battle.humans[usize::from(human)];
    let held = held(battle, human, place);
    if is_driver(battle, human) {
        return Some(rule!("dwa.vehicle.passenger-fire"));
    }
    if let Some(skill) = Skill::needed_for(held.weapon)
        && battle.rules.weapon_skills
        && !figure.has(skill)
    {
        return Some(rule!("dwa.skill.weapon-needed"));
    }
    match held.trouble {
        Malfunction::Jammed => return Some(rule!("dwa.jam.clear")),
        Malfunction::OutOfFuel => return Some(rule!("dwa.flame.out-of-fuel")),
        Malfunction::None | Malfunction::Stalled | Malfunction::OutOfGas => (),
    }
    (shots(held) == 0).then_some(rule!("dwa.ammo.magazine"))
}

fn is_driver(battle: &Battle, human: u16) -> bool {
    let vehicle = battle.humans[usize::from(human)].vehicle;
    vehicle.is_some_and(|it| battle.vehicles[usize::from(it)].driver == Some(human))
}

/// Offers something that a weapon does, if nothing forbids it.
pub(super) fn offer(menu: &mut Menu<Action>, forbidden: Option<RuleId>, action: super::ShootAction) {
    menu.offer_unless(forbidden, Action::Shoot(action));
}

/// The rule that keeps somebody from being fired at with this weapon.
pub fn out_of_reach(battle: &Battle, human: u16, weapon: Weapon, target: FigureId) -> Option<RuleId> {
    let firer = FigureId::Human(human);
    if !weapon.is_shotgun() && battle.humans[usize::from(human)].turn.fired_at.contains(&target) {
        return Some(rule!("dwa.shoot.declare-repeat"));
    }
    if !battle.is_within(firer, target, weapon.range_mm()) {
        return Some(rule!("dwa.shoot.max-range"));
    }
    (!battle.sees(firer, target)).then_some(rule!("dwa.ruling.line-of-sight"))
}

/// One burst, shell, arrow or piece is gone; who throws his last one has an empty hand.
pub(crate) fn use_up(battle: &mut Battle, play: &mut Play<'_>, human: u16, place: u8, n: u8) {
    let gun = held(battle, human, place).weapon.is_gun();
    let turn = battle.turn_of(human);
    // Who fires at a circle and not at figures has nobody written down, and means zombies.
    let at_zombies = turn.fired_at.last().is_none_or(|it| it.is_zombie());
    if gun && at_zombies && !turn.fired_guns.contains(&place) {
        turn.fired_guns.push(place);
    }
    let CarriedWeapon { weapon, loaded, pieces, .. } = *held(battle, human, place);
    let left = match weapon.unit() {
        Unit::Clip | Unit::Single => loaded.saturating_sub(n),
        Unit::Piece => pieces.saturating_sub(n),
        Unit::Tank | Unit::None => return,
    };
    if weapon.unit() == Unit::Piece {
        change::stock(battle, human, place, left);
        play.cite(rule!("dwa.ruling.thrown-weapons"));
    } else {
        change::load(battle, human, place, left);
    }
    let token = FigureId::Human(human).token();
    play.counted(rule!("dwa.ammo.magazine"), token, Count::Bursts, i32::from(left));
}

/// What is left of a thrown stock after the attack: nothing, so the hand is empty.
pub(crate) fn tidy_hand(battle: &mut Battle, human: u16, place: u8) {
    let held = held(battle, human, place);
    if held.weapon.unit() == Unit::Piece && held.pieces == 0 {
        change::take_weapon(battle, human, place);
    }
}

/// A thrown knife or axe lies on the spot of its target; arrows are lost.
pub(super) fn leave_lying(battle: &mut Battle, play: &mut Play<'_>, weapon: Weapon, target: FigureId) {
    if weapon.profile().category != Category::HandThrown {
        return;
    }
    let what = LooseThing::Weapon(CarriedWeapon {
        weapon,
        loaded: 0,
        pieces: 1,
        trouble: Malfunction::None,
        grenade: None,
    });
    change::lay_down(battle, battle.at(target), what);
    play.cite(rule!("dwa.ruling.thrown-weapons"));
}

/// The firer turns to his target, and it is remembered whom he fired at.
pub(crate) fn fires_at(battle: &mut Battle, play: &mut Play<'_>, human: u16, targets: &[FigureId]) {
    if let Some(&first) = targets.first() {
        change::turn_to(battle, FigureId::Human(human), battle.at(first));
        play.cite(rule!("dwa.ruling.facing"));
    }
    let turn = battle.turn_of(human);
    turn.fired = true;
    for &target in targets {
        if !turn.fired_at.contains(&target) {
            turn.fired_at.push(target);
        }
    }
}
