//! Firing and reloading in somebody's own activation.
use kernel::{Menu, Pause, Play, RuleId};

use super::{Manner, ShootAction, aim, declare, reload};
use crate::battle::{
    Battle, PersonId,
    act::{self, Action},
    exchange::{Exchange, exchange},
    person::Main,
};

pub fn offer(battle: &Battle, who: PersonId, menu: &mut Menu<Action>) {
    let person = battle.person(who);
    if person.in_hand().any(|it| aim::weapon(battle, it.1).is_some())
        && let Some(may) = may_fire(battle, who)
    {
        menu.offer_unless(may.err(), Action::Shoot(ShootAction::Fire));
    }
    let main = act::forbids(person, Main::Reload);
    let melee = (!battle.foes(who.into()).is_empty()).then_some(rule!("ffo.melee.result-even"));
    for (at, arm) in person.arms.iter().enumerate().filter(|it| reload::is_empty(it.1)) {
        let none = (!reload::can_be_loaded(arm)).then_some(rule!("ffo.ammo.really-tight"));
        menu.offer_unless(melee.or(main).or(none), Action::Shoot(ShootAction::Reload(at as u8)));
    }
}

/// Whether they may; nothing if there is nobody to fire at on the whole table.
fn may_fire(battle: &Battle, who: PersonId) -> Option<Result<(), RuleId>> {
    let nobody = aim::nobody(battle, who)?;
    if let Some(by) = act::forbids(battle.person(who), Main::Fire).or_else(|| aim::forbids_fire(battle, who))
    {
        return Some(Err(by));
    }
    let mut ready = aim::ready(battle, who);
    let reached = ready.any(|it| !aim::targets(battle, who, it.1, Manner::Active).is_empty());
    Some(if reached { Ok(()) } else { Err(nobody) })
}

pub fn perform(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    action: &ShootAction,
) -> Result<(), Pause> {
    match action {
        ShootAction::Reload(arm) => {
            reload::reload(battle, play, who, *arm);
            Ok(())
        }
        ShootAction::Fire => {
            let Some(firing) = declare(battle, play, who, Manner::Active)? else { return Ok(()) };
            let turn = battle.turn_mut(who);
            (turn.main, turn.fired) = (Some(Main::Fire), true);
            exchange(battle, play, Exchange { fires: vec![firing], ..Exchange::default() })
        }
    }
}
