//! What somebody who is locked in melee may do in their own activation: fight, or try to get away.
use kernel::{Dice, Menu, Pause, Play};

use super::{
    MeleeAction,
    bout::round,
    break_off,
    break_off::{has_way, measure_break_off},
};
use crate::battle::{Battle, FigureId, PersonId, act::Action, person::Main};

pub fn offer(battle: &Battle, who: PersonId, menu: &mut Menu<Action>) {
    let person = battle.person(who);
    let foes = battle.foes(who.into());
    // Whoever has come into it in this activation has fought their round of it.
    if foes.is_empty() || person.turn.main.is_some() || !person.turn.locked {
        return;
    }
    for foe in foes {
        menu.offer(Action::Melee(MeleeAction::Fight(foe)));
    }
    // A Grunt does not choose: the die says whether they try.
    if person.star {
        let blocked = (!has_way(battle, who)).then_some(rule!("ffo.breakoff.when"));
        menu.offer_unless(blocked, Action::Melee(MeleeAction::BreakOff));
    }
}

/// Whether they have still to fight, or to get away.
pub fn must_fight(battle: &Battle, who: PersonId) -> bool {
    let turn = &battle.person(who).turn;
    turn.locked && turn.main.is_none() && !battle.foes(who.into()).is_empty()
}

/// Whoever has broken off moves away, and does nothing else.
pub fn bar_others(battle: &Battle, who: PersonId, menu: &mut Menu<Action>) {
    if battle.person(who).turn.main != Some(Main::BreakOff) {
        return;
    }
    let (stays, barred) = std::mem::take(&mut menu.open).into_iter().partition(|it| match it {
        Action::Move(_) | Action::Join(_) | Action::Switch(_) | Action::Done => true,
        Action::Building(_)
        | Action::Fire(_)
        | Action::Shoot(_)
        | Action::Charge(_)
        | Action::Melee(_)
        | Action::Captive(_)
        | Action::Item(_)
        | Action::Retrieve(_)
        | Action::Challenge(_)
        | Action::Vehicle(_) => false,
    });
    menu.open = stays;
    menu.closed.extend(barred.into_iter().map(|it: Action| (it, rule!("ffo.action.choice"))));
}

pub fn perform(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    action: &MeleeAction,
) -> Result<(), Pause> {
    battle.turn_mut(who).main = Some(Main::BreakOff);
    match action {
        MeleeAction::Fight(foe) if loses_nerve(battle, play, who) => {
            let _ = foe;
            tries(battle, play, who)
        }
        MeleeAction::Fight(foe) => {
            play.cite(rule!("ffo.ruling.melee-rounds"));
            round(battle, play, who.into(), *foe)?;
            end(battle, who);
            Ok(())
        }
        MeleeAction::BreakOff => tries(battle, play, who),
        MeleeAction::PopTheWeasel(_) => Ok(()),
    }
}

/// Whether a Grunt tries to get away instead.
fn loses_nerve(battle: &Battle, play: &mut Play<'_>, who: PersonId) -> bool {
    if battle.person(who).star || !has_way(battle, who) {
        return false;
    }
    let foes = battle.foes(FigureId::from(who));
    measure_break_off(battle, who, &foes).tries(&mut play.by(who.token()))
}

fn tries(battle: &mut Battle, play: &mut Play<'_>, who: PersonId) -> Result<(), Pause> {
    if !break_off(battle, play, who)? {
        end(battle, who);
    }
    Ok(())
}

fn end(battle: &mut Battle, who: PersonId) {
    battle.turn_mut(who).end();
}
