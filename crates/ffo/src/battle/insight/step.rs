//! The test and its steps: all of one step say what they do, then it happens.
use kernel::{Dice, Pause, Play, Throw};

use super::{
    Occasion, extra, occasion,
    wish::{self, Before, Wish},
};
use crate::{
    battle::{
        Battle, PersonId, change,
        exchange::{self, Exchange, Rush, RushManner},
        melee, r#move,
        reaction::{Aftermath, ShotAt},
        zombie,
    },
    journal::Sighted,
    table::insight::{Acts, Step},
};

/// The test of these, and what each of them does. The fire is still to be answered.
pub(super) fn play_out(
    battle: &mut Battle,
    play: &mut Play<'_>,
    occasion: &Occasion,
    figures: &[PersonId],
) -> Result<Aftermath, Pause> {
    play.cite(rule!("ffo.insight.who"));
    let parties = || figures.iter().map(|it| Throw::by(it.token())).collect();
    let roller = occasion.movers[0].token();
    let order = occasion::test(battle, figures).take(&mut play.by(roller).parties(parties));
    let mut after = Aftermath::default();
    for step in order {
        take(battle, play, figures, &step, &mut after)?;
        zombie::notice(battle, play)?;
    }
    Ok(after)
}

fn take(
    battle: &mut Battle,
    play: &mut Play<'_>,
    figures: &[PersonId],
    step: &Step,
    after: &mut Aftermath,
) -> Result<(), Pause> {
    let these: Vec<PersonId> = step.figures.iter().map(|&at| figures[at]).collect();
    if 1 < these.len() {
        play.cite(rule!("ffo.ruling.insight-simultaneous"));
    }
    let mut acting = Vec::new();
    for &who in &these {
        if !battle.person(who).is_on_table() {
            continue;
        }
        let before = before(after, who);
        face(battle, who, after);
        let (given, in_view) = wish::measure(battle, who, step.successes, &before);
        let acts = given.act(&mut play.by(who.token()));
        if given.hit.is_some_and(|it| it.is_down()) {
            play.note(rule!("ffo.insight.loss-of-action"), who.token(), Sighted::LosesAction);
        }
        acting.push((who, acts, in_view));
    }
    // Whoever loses their nerve is gone before anybody says at whom they fire.
    for (who, acts, _) in &acting {
        if *acts == Acts::LosesNerve {
            let from = wish::enemies_of(battle, *who);
            battle.in_sight.get_or_insert_default().out.push(*who);
            r#move::duck_back(battle, play, *who, &from)?;
        }
    }
    let mut wishes = Vec::new();
    for (who, acts, in_view) in acting {
        wishes.push((who, wish::wish(battle, play, who, (acts, &in_view))?));
    }
    carry_out(battle, play, wishes, after)
}

/// What they have been fired at with in the steps before.
fn before(after: &Aftermath, who: PersonId) -> Before {
    let all = || after.shot_at.iter().filter(|it| it.who == who);
    Before { fired_at: all().next().is_some(), guns: all().flat_map(|it| it.guns.clone()).collect() }
}

/// Whoever sees nobody and has been fired at turns to face it.
fn face(battle: &mut Battle, who: PersonId, after: &Aftermath) {
    let shooter = after.shot_at.iter().filter(|it| it.who == who).flat_map(|it| &it.by).next().copied();
    if let Some(it) = shooter.filter(|&it| !battle.sees(who.into(), it.into())) {
        change::turn_to(battle, who.into(), battle.at(it.into()));
    }
}

fn carry_out(
    battle: &mut Battle,
    play: &mut Play<'_>,
    wishes: Vec<(PersonId, Wish)>,
    after: &mut Aftermath,
) -> Result<(), Pause> {
    let (mut all, mut others) = (Exchange::default(), Vec::new());
    for (who, wish) in wishes {
        match wish {
            Wish::Fire(firing) => all.fires.push(firing),
            Wish::Charge(whom) => all.charges.push(Rush { who, whom, manner: RushManner::InSight }),
            Wish::DuckBack(from) => all.ducks.push((who, from)),
            Wish::Move | Wish::Runaway | Wish::Fight(_) => others.push((who, wish)),
            Wish::Nothing => (),
        }
    }
    let came = exchange::act(battle, play, &all)?;
    for (who, wish) in others {
        if battle.person(who).carries_on() {
            go(battle, play, who, &wish)?;
        }
    }
    for it in came.shot_at {
        join(&mut after.shot_at, it);
    }
    Ok(())
}

/// Somebody fired at in several steps tests once.
fn join(all: &mut Vec<ShotAt>, more: ShotAt) {
    match all.iter_mut().find(|it| it.who == more.who) {
        None => all.push(more),
        Some(it) => {
            it.by.extend(more.by);
            it.guns.extend(more.guns);
            it.hit = more.hit.or(it.hit);
        }
    }
}

fn go(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, wish: &Wish) -> Result<(), Pause> {
    match wish {
        Wish::Move => {
            battle.in_sight.get_or_insert_default().moved.push(who);
            if battle.person(who).turn.active && !battle.person(who).turn.fast {
                r#move::choose_gait(battle, play, rule!("ffo.ruling.insight-star-move"), who)?;
            }
            let most_mm = wish::limit_mm(battle, who);
            extra::star_move(battle, play, who, most_mm)
        }
        Wish::Runaway => {
            r#move::run_away(battle, play, rule!("ffo.move.runaway"), who);
            Ok(())
        }
        Wish::Fight(foe) => melee::round(battle, play, who.into(), *foe),
        Wish::Fire(_) | Wish::Charge(_) | Wish::DuckBack(_) | Wish::Nothing => Ok(()),
    }
}
