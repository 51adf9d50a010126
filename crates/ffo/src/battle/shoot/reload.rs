//! Reloading (p. 24): an activation, at the end of which the weapon is ready.
use kernel::{Dice, Given, Play};

use super::aim;
use crate::{
    battle::{
        Battle, Person, PersonId, act, change, item,
        person::{Arm, ArmKind, Main, Reloads},
    },
    journal,
    table::ammo::{Reload, Reloaded},
};

/// Begins to reload; whether there is anything to load it with is rolled for now.
pub fn reload(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, arm: u8) {
    let Some(it) = battle.person(who).arms.get(usize::from(arm)) else { return };
    let ArmKind::Gun(weapon) = it.what else { return };
    let really_tight = battle.rules.really_tight_ammo;
    let given = Reload {
        weapon,
        really_tight,
        stockpiled: really_tight && it.reloads == Reloads::Stockpiled,
        last_reload_used: really_tight && matches!(it.reloads, Reloads::Last | Reloads::None),
    };
    play.cite(rule!("ffo.action.reload-move"));
    battle.turn_mut(who).main = Some(Main::Reload);
    let named = || item::called(battle, who, arm);
    let came = given.resolve(&mut play.by(who.token()).with(named));
    match came {
        Reloaded::Out => return change::leave_reloads(battle, who, arm, Reloads::None),
        Reloaded::ForTheLastTime => change::leave_reloads(battle, who, arm, Reloads::Last),
        Reloaded::Loaded => (),
    }
    battle.turn_mut(who).reloads = Some(arm);
}

/// The weapon that was reloaded in an activation is ready as it ends. A Grunt with nothing but empty weapons has reloaded.
pub fn finish_reloading(battle: &mut Battle, play: &mut Play<'_>, who: PersonId) {
    if let Some(arm) = owed(battle, who) {
        reload(battle, play, who, arm);
    }
    complete(battle, play, who);
}

/// What they have begun to reload is ready.
pub fn complete(battle: &mut Battle, play: &mut Play<'_>, who: PersonId) {
    let Some(arm) = battle.turn_mut(who).reloads.take() else { return };
    change::load(battle, play, rule!("ffo.ammo.reload"), who, arm, true);
    let thing = item::called(battle, who, arm).into();
    play.note(rule!("ffo.ammo.reload"), who.token(), journal::Fire::Reloads { thing });
}

/// What a Grunt has to reload who has not done so.
fn owed(battle: &Battle, who: PersonId) -> Option<u8> {
    let person = battle.person(who);
    let free = person.carries_on() && person.turn.active && battle.foes(who.into()).is_empty();
    if person.star || !free || act::forbids(person, Main::Reload).is_some() {
        return None;
    }
    if person.arms.iter().any(|it| it.loaded && aim::weapon(battle, it).is_some()) {
        return None;
    }
    empty(person)
}

/// Whether a Grunt can do nothing now that leaves no time to reload: nothing of theirs is loaded.
pub fn owes(person: &Person) -> bool {
    let guns = || person.arms.iter().filter(|it| matches!(it.what, ArmKind::Gun(_)));
    let waits = !person.star && person.turn.active && person.turn.main.is_none();
    waits && guns().all(|it| !it.loaded) && empty(person).is_some()
}

/// The empty gun that they can load, in hand if possible.
fn empty(person: &Person) -> Option<u8> {
    let suits = |it: &(u8, &Arm)| is_empty(it.1) && can_be_loaded(it.1);
    let carried = (0..).zip(person.arms.iter());
    person.in_hand().find(suits).or_else(|| carried.into_iter().find(suits)).map(|it| it.0)
}

pub fn is_empty(arm: &Arm) -> bool {
    !arm.loaded && matches!(arm.what, ArmKind::Gun(_))
}

pub fn can_be_loaded(arm: &Arm) -> bool {
    arm.reloads != Reloads::None
}
