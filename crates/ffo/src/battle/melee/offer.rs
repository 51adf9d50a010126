//! What somebody who is locked in melee may do in their own activation: fight, or try to get away.
use kernel::{Dice, Menu, Pause, Play, rule::hit};

use super::{
    MeleeAction,
    bout::round,
    break_off,
    break_off::{has_way, measure_break_off},
    saw, weasel,
};
use crate::battle::{
    Battle, FigureId, PersonId,
    act::Action,
    change, charge,
    r#move::{self, MoveAction},
    person::Main,
};

pub fn offer(battle: &Battle, who: PersonId, menu: &mut Menu<Action>) {
    weasel::offer(battle, who, menu);
    saw::offer(battle, who, menu);
    let person = battle.person(who);
    if may_come_to_blows(battle, who) {
        let other = if person.spares { MeleeAction::FightToKill } else { MeleeAction::Spare };
        menu.offer(Action::Melee(other));
    }
    let foes = battle.foes(who.into());
    // Whoever has come into it in this activation has fought their round of it.
    if foes.is_empty() || person.turn.main.is_some() || !person.turn.locked {
        return;
    }
    hit(rule!("ffo.melee.result-even"));
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
        // They go no farther than their move, and Leaving the Table is a deed of its own.
        Action::Move(it) => *it != MoveAction::Leave,
        Action::Join(_) | Action::Switch(_) | Action::Done => true,
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

/// Whether there are people whom they fight, or might charge.
fn may_come_to_blows(battle: &Battle, who: PersonId) -> bool {
    let far = r#move::left_mm(battle, who) + charge::spot_mm(who.into());
    let people = battle.functioning().map(|it| it.0).filter(|&it| battle.are_enemies(who, it.into()));
    let mut near = people.filter(|&it| battle.is_at_most(who.into(), it.into(), far));
    near.any(|it| battle.sees(who.into(), it.into()) || battle.foes(who.into()).contains(&it.into()))
}

pub fn perform(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    action: &MeleeAction,
) -> Result<(), Pause> {
    if matches!(action, MeleeAction::Fight(_) | MeleeAction::BreakOff) {
        battle.turn_mut(who).main = Some(Main::BreakOff);
    }
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
        MeleeAction::PopTheWeasel(which, how) => weasel::perform(battle, play, who, *which, *how),
        MeleeAction::Spare | MeleeAction::FightToKill => {
            play.cite(rule!("ffo.melee.non-lethal"));
            change::mean_to_spare(battle, who, *action == MeleeAction::Spare);
            Ok(())
        }
        MeleeAction::StartSaw(arm) => saw::start(battle, play, who, *arm),
        MeleeAction::StopSaw(arm) => {
            saw::stop(battle, play, who, *arm);
            Ok(())
        }
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
