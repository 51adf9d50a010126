//! Chainsaws (p. 29): started, started again, switched off, and heard.
use kernel::{Dice, Given, Menu, Pause, Play, Text, rule::hit};

use super::MeleeAction;
use crate::{
    battle::{
        Battle, PersonId,
        act::{self, Action},
        change, item,
        person::{ArmKind, Main, Saw},
        zombie,
    },
    journal::Struggle,
    table::{melee::SawStart, zombie::Source},
};

/// To start it again takes the whole activation, like a Challenge.
const AGAIN: Main = Main::Challenge;

pub(super) fn offer(battle: &Battle, who: PersonId, menu: &mut Menu<Action>) {
    let person = battle.person(who);
    if person.seated.is_some() || !battle.foes(who.into()).is_empty() {
        return;
    }
    for (arm, it) in person.in_hand() {
        match it.what {
            ArmKind::Chainsaw(Saw::Off) => menu.offer(Action::Melee(MeleeAction::StartSaw(arm))),
            ArmKind::Chainsaw(Saw::Stalled) => {
                let spent = act::forbids(person, AGAIN);
                menu.offer_unless(spent, Action::Melee(MeleeAction::StartSaw(arm)));
            }
            ArmKind::Chainsaw(Saw::Runs) => menu.offer(Action::Melee(MeleeAction::StopSaw(arm))),
            ArmKind::Chainsaw(Saw::OutOfGas) => hit(rule!("ffo.melee.chainsaw-gas")),
            ArmKind::Gun(_) | ArmKind::Melee(_) => (),
        }
    }
}

/// The first start costs nothing; one that has stalled takes the activation.
pub(super) fn start(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, arm: u8) -> Result<(), Pause> {
    let is = battle.person(who).arms.get(usize::from(arm)).map(|it| it.what);
    let stalled = is == Some(ArmKind::Chainsaw(Saw::Stalled));
    if stalled {
        battle.turn_mut(who).main = Some(AGAIN);
    }
    let given = SawStart { stalled, zombie_mm: coming_mm(battle, who) };
    let named = || item::called(battle, who, arm);
    let starts = given.resolve(&mut play.by(who.token()).with(named));
    let thing: Text = item::called(battle, who, arm).into();
    let note = if starts { Struggle::Starts { thing } } else { Struggle::DoesNotStart { thing } };
    play.note(rule!("ffo.melee.chainsaw"), who.token(), note);
    if starts {
        change::set_saw(battle, who, arm, Saw::Runs);
        sound(battle, play, who);
    }
    Ok(())
}

pub(super) fn stop(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, arm: u8) {
    play.cite(rule!("ffo.ruling.chainsaw"));
    change::set_saw(battle, who, arm, Saw::Off);
}

/// How far the nearest zombie is that has them in sight, and comes for them.
fn coming_mm(battle: &Battle, who: PersonId) -> Option<i32> {
    let comes = |it: &crate::battle::Zombie| it.stands() && it.feasts.is_none();
    let coming = battle.undead().filter(|it| comes(it.1) && battle.sees(it.0.into(), who.into()));
    coming.map(|it| battle.distance(it.0.into(), who.into())).min()
}

/// A turn begins: those that run are heard.
pub fn morning(battle: &mut Battle, play: &mut Play<'_>) {
    for who in battle.person_ids() {
        sound(battle, play, who);
    }
}

/// Once a turn.
fn sound(battle: &mut Battle, play: &mut Play<'_>, who: PersonId) {
    let person = battle.person(who);
    let runs = person.is_on_table() && person.arms.iter().any(|it| it.what == ArmKind::Chainsaw(Saw::Runs));
    if runs && !person.turn.sawed {
        let at = person.at;
        battle.turn_mut(who).sawed = true;
        play.cite(rule!("ffo.melee.chainsaw-noise"));
        zombie::sound(battle, play, at, Source::Chainsaw, Some(who.token()));
    }
}
