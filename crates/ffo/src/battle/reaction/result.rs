//! What people do whose Reaction Tests have come out: those who get away first, and what the others go on to do.
use kernel::{Dice, Pause, Play};
use smallvec::SmallVec;

use super::testers::{self, Tester};
use crate::{
    battle::{
        Battle, FigureId, PersonId, change,
        exchange::{Exchange, Rush, RushManner},
        r#move, shoot, vehicle,
    },
    table::react::{Reaction, Stage},
};

pub(super) fn carry_out(
    battle: &mut Battle,
    play: &mut Play<'_>,
    testers: &[Tester],
    results: &[Reaction],
    fired: &[PersonId],
) -> Result<Exchange, Pause> {
    let each = || testers.iter().zip(results.iter().copied());
    for (it, result) in each() {
        play.cite(rule!("ffo.react.immediate"));
        if let Some(&shooter) = it.shooters.first() {
            play.cite(rule!("ffo.ruling.facing-change"));
            change::turn_to(battle, it.who.into(), battle.at(shooter));
        }
        if result.stage(play) == Stage::Away {
            get_away(battle, play, it, result)?;
        }
    }
    let mut next = Exchange::default();
    for (it, result) in each().filter(|it| battle_goes_on(it.1)) {
        answer(battle, play, it, (result, fired), &mut next)?;
    }
    Ok(next)
}

const fn battle_goes_on(result: Reaction) -> bool {
    matches!(result, Reaction::Fire | Reaction::RushShot | Reaction::ChargeIntoMelee)
}

fn get_away(battle: &mut Battle, play: &mut Play<'_>, it: &Tester, result: Reaction) -> Result<(), Pause> {
    if result == Reaction::Runaway {
        r#move::run_away(battle, play, rule!("ffo.move.runaway"), it.who);
        return Ok(());
    }
    if result == Reaction::RemainDuckedBack {
        return Ok(());
    }
    r#move::duck_back(battle, play, it.who, &it.fears())
}

/// What they fire, or whom they charge; whoever finds nobody to fire at any more does nothing. Where all who have fired at them are gone
/// it goes at others who have fired in the same step.
fn answer(
    battle: &mut Battle,
    play: &mut Play<'_>,
    it: &Tester,
    (result, fired): (Reaction, &[PersonId]),
    next: &mut Exchange,
) -> Result<(), Pause> {
    let manner = match result {
        Reaction::Fire => shoot::Manner::Answer,
        Reaction::RushShot => shoot::Manner::RushShot,
        Reaction::ChargeIntoMelee => {
            next.charges.extend(rush(battle, it));
            return Ok(());
        }
        Reaction::CarryOn | Reaction::RemainDuckedBack | Reaction::DuckBack | Reaction::Runaway => {
            return Ok(());
        }
    };
    let able = battle.person(it.who).carries_on() && shoot::can_fire(battle, it.who);
    let stands = |by: FigureId| by.person().is_some_and(|by| battle.person(by).carries_on());
    let can = |by: &FigureId| able && stands(*by) && shoot::reaches(battle, it.who, *by);
    let mut reached: SmallVec<[FigureId; 2]> = it.shooters.iter().copied().filter(can).collect();
    if reached.is_empty() {
        let enemies = fired.iter().map(|&by| FigureId::from(by)).filter(|&by| battle.are_enemies(it.who, by));
        reached = enemies.filter(can).collect();
        reached.sort_by_key(|&by| (battle.distance(it.who.into(), by), by));
        reached.dedup();
    }
    let first =
        if battle.person(it.who).star { reached.as_slice() } else { &reached[..reached.len().min(1)] };
    if !first.is_empty() {
        next.fires.extend(shoot::declare_at(battle, play, it.who, manner, first)?);
    }
    Ok(())
}

/// At whoever they can reach: the nearest of those who have fired, or else the nearest enemy.
fn rush(battle: &Battle, it: &Tester) -> Option<Rush> {
    let run_over = |by: &FigureId| vehicle::can_run_at(battle, it.who, *by);
    let by_vehicle = || it.shooters.iter().copied().find(run_over);
    let whom = testers::prey(battle, it.who, &it.shooters).or_else(by_vehicle)?;
    Some(Rush { who: it.who, whom, manner: RushManner::Reaction })
}
