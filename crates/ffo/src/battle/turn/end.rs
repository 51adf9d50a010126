//! Where the Encounter and its turns begin and end.
use kernel::{Pause, Play};

use super::Phase;
use crate::battle::{Battle, PersonId, change, goal, person::Turn, zombie};

/// Before the first turn: those come who have no place yet, and the zombies that are there already.
pub(super) fn begin(battle: &mut Battle, play: &mut Play<'_>) -> Result<Phase, Pause> {
    if battle.scene.start.zombies {
        let people: Vec<PersonId> = battle.functioning().map(|it| it.0).collect();
        zombie::start(battle, play, &people);
    }
    Ok(Phase::Morning)
}

pub(super) fn begin_turn(battle: &mut Battle, play: &mut Play<'_>) {
    let _ = play;
    battle.turn = battle.turn.saturating_add(1);
    for who in battle.person_ids() {
        *battle.turn_mut(who) = Turn::default();
    }
    change::forget_moves(battle);
}

/// All reactions are done: what counts turns counts this one.
pub(super) fn end(battle: &mut Battle, play: &mut Play<'_>) -> Result<Phase, Pause> {
    battle.order.clear();
    battle.groups.clear();
    zombie::end_turn(battle, play)?;
    Ok(Phase::Morning)
}

/// Whether the Encounter is over, between two turns or as soon as nobody is left.
pub(super) fn judge(battle: &mut Battle, play: &mut Play<'_>) {
    let _ = play;
    if battle.result.is_none() && battle.phase == Phase::Morning && battle.turn != 0 {
        battle.result = goal::decided(battle);
    }
    if battle.result.is_some() {
        battle.phase = Phase::Over;
    }
}
