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
    if foes.is_empty() || person.turn.main.is_some() {
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
