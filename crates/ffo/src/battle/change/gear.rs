//! What people carry, and what lies on the table.
use kernel::{Play, RuleId};

use crate::{
    battle::{
        Battle, Lying, PersonId,
        person::{Arm, Reloads, Saw, Tool},
    },
    journal::Mark,
};

/// A weapon is loaded from now on, or empty.
pub fn load(battle: &mut Battle, play: &mut Play<'_>, rule: RuleId, who: PersonId, arm: u8, loaded: bool) {
    let Some(it) = arm_mut(battle, who, arm) else { return };
    it.loaded = loaded;
    play.mark(rule, who.token(), Mark::OutOfAmmo, !loaded);
}

/// What there is to load it with from now on.
pub fn leave_reloads(battle: &mut Battle, who: PersonId, arm: u8, reloads: Reloads) {
    if let Some(it) = arm_mut(battle, who, arm) {
        it.reloads = reloads;
    }
}

/// Whether they mean to spare whom they fight.
pub fn mean_to_spare(battle: &mut Battle, who: PersonId, spares: bool) {
    battle.person_mut(who).spares = spares;
}

/// A chainsaw is started, stalls or runs dry.
pub fn set_saw(battle: &mut Battle, who: PersonId, arm: u8, saw: Saw) {
    if let Some(it) = arm_mut(battle, who, arm) {
        it.what = crate::battle::person::ArmKind::Chainsaw(saw);
    }
}

/// Takes these arms in hand, the primary hand first.
pub fn hold(battle: &mut Battle, who: PersonId, arms: &[u8]) {
    battle.person_mut(who).held = arms.iter().copied().collect();
}

/// A weapon leaves the hands of its owner and lies where they are, or at another place if it was thrown.
pub fn drop_arm(battle: &mut Battle, who: PersonId, arm: u8, at: Option<kernel::Point>) {
    let Some(what) = take_arm(battle, who, arm) else { return };
    let person = battle.person(who);
    let (at, level) = (at.unwrap_or(person.at), person.level);
    battle.lying.open().push(Lying { at, level, what });
}

/// Picks up what lies there; it is not in hand yet.
pub fn pick_up(battle: &mut Battle, who: PersonId, lying: usize) {
    let Lying { what, .. } = battle.lying.open().remove(lying);
    give(battle, who, what);
}

pub fn give(battle: &mut Battle, who: PersonId, arm: Arm) {
    battle.person_mut(who).arms.push(arm);
}

/// Takes a weapon from somebody; those behind it in their list move up.
pub fn take_arm(battle: &mut Battle, who: PersonId, arm: u8) -> Option<Arm> {
    let person = battle.person_mut(who);
    let at = usize::from(arm);
    if person.arms.len() <= at {
        return None;
    }
    let what = person.arms.remove(at);
    person.held.retain(|it| *it != arm);
    for it in person.held.iter_mut().filter(|it| arm < **it) {
        *it -= 1;
    }
    person.turn.reloads = match person.turn.reloads {
        Some(it) if it == arm => None,
        Some(it) if arm < it => Some(it - 1),
        other => other,
    };
    Some(what)
}

pub fn use_up_tool(battle: &mut Battle, who: PersonId, tool: Tool) {
    let tools = &mut battle.person_mut(who).tools;
    if let Some(at) = tools.iter().position(|it| *it == tool) {
        tools.remove(at);
    }
}

fn arm_mut(battle: &mut Battle, who: PersonId, arm: u8) -> Option<&mut Arm> {
    battle.person_mut(who).arms.get_mut(usize::from(arm))
}
