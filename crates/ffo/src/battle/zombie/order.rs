//! Who of the dead is active, and in which order they do what they do (p. 47).
use ground::open::measure::dist2;
use kernel::{Dice, Pause, Play, RuleId};

use super::senses::Senses;
use crate::{
    battle::{Battle, FigureId, ZombieId, change, melee},
    table::zombie::{Activation, Came},
};

/// All whom the die lets act, looked at before any of them moves.
pub(super) fn eligible(battle: &Battle, play: &mut Play<'_>) -> Vec<ZombieId> {
    let Some(die) = battle.dead_die.map(i32::from) else { return Vec::new() };
    let senses = Senses::new(battle);
    let mut active = Vec::new();
    play.cite(rule!("ffo.ruling.zombie-sight"));
    for (which, zombie) in battle.undead() {
        let activation = Activation {
            human_die: human_die(battle, die),
            zombie_die: die,
            sees_human: !senses.humans(battle, which).is_empty(),
            came: match zombie.placed {
                0 => Came::AtStart,
                it if it < battle.turn => Came::InEarlierTurn,
                _ => Came::ThisTurn,
            },
        };
        if activation.activates(play) {
            active.push(which);
        }
    }
    active
}

/// The die of the side that doubles are looked for with: they have been looked for, so it is another one.
fn human_die(battle: &Battle, dead: i32) -> i32 {
    let nominated = battle.side(battle.scene.nominated).die.map(i32::from);
    nominated.filter(|it| *it != dead).unwrap_or(7 - dead)
}

/// Those who fought somebody when they became active, and whom.
pub(super) fn bouts(battle: &Battle, active: &[ZombieId]) -> Vec<(ZombieId, FigureId)> {
    let foes = |&which: &ZombieId| battle.foes(which.into()).into_iter().map(move |it| (which, it));
    active.iter().flat_map(foes).collect()
}

/// Whoever has been charged at a feast feeds no longer.
pub(super) fn leave_feasts(battle: &mut Battle, play: &mut Play<'_>, fighting: &[(ZombieId, FigureId)]) {
    for &(which, _) in fighting {
        if battle.zombie(which).feasts.is_some() {
            play.cite(rule!("ffo.zombie.charge-pass-one"));
            play.cite(rule!("ffo.ruling.feasting-targets"));
            change::dine(battle, which, None);
        }
    }
}

/// Those who lie get up, and do not move in this activation.
pub(super) fn stand_up(battle: &mut Battle, play: &mut Play<'_>, active: &[ZombieId]) -> Vec<ZombieId> {
    const RULE: RuleId = rule!("ffo.zombie.move-knocked-down");
    let lie: Vec<ZombieId> = active.iter().copied().filter(|&it| battle.zombie(it).prone).collect();
    for &which in &lie {
        change::rise(battle, play, RULE, which.into());
        let at = battle.zombie(which).at;
        let nearest = battle.functioning().min_by_key(|it| (dist2(at, it.1.at), it.0));
        if let Some(to) = nearest.map(|it| it.1.at) {
            change::turn_to(battle, which.into(), to);
        }
    }
    lie
}

/// The nearest to any human first, of equals those who came first.
pub(super) fn nearest_first(battle: &Battle, active: &[ZombieId]) -> Vec<ZombieId> {
    let away = |which: &ZombieId| {
        let at = battle.zombie(*which).at;
        battle.functioning().map(|it| dist2(at, it.1.at)).min().unwrap_or(i64::MAX)
    };
    let mut ordered = active.to_vec();
    ordered.sort_by_cached_key(|it| (away(it), *it));
    ordered
}

/// Melees from before go on, as far as both are still in them.
pub(super) fn fight_on(
    battle: &mut Battle,
    play: &mut Play<'_>,
    fighting: &[(ZombieId, FigureId)],
) -> Result<(), Pause> {
    for &(which, whom) in fighting {
        if battle.foes(which.into()).contains(&whom) {
            play.cite(rule!("ffo.zombie.act-never-breaks-off"));
            melee::round(battle, play, which.into(), whom)?;
        }
    }
    Ok(())
}
