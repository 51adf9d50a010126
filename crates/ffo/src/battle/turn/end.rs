//! Where the Encounter and its turns begin and end.
use kernel::{Dice, Pause, Play};

use super::{Phase, dice};
use crate::{
    battle::{Battle, PersonId, SideId, captive, change, goal, person::Turn, sight::light, zombie},
    journal::Happened,
};

/// Before the first turn: those come who have no place yet, and the zombies that are there already.
pub(super) fn begin(battle: &mut Battle, play: &mut Play<'_>) -> Result<Phase, Pause> {
    light::rise(battle, play);
    if battle.scene.zombies_at_start {
        let people: Vec<PersonId> = battle.functioning().map(|it| it.0).collect();
        zombie::start(battle, play, &people);
    }
    Ok(Phase::Morning)
}

pub(super) fn begin_turn(battle: &mut Battle, play: &mut Play<'_>) {
    dice::count(battle, play);
    for who in battle.person_ids() {
        *battle.turn_mut(who) = Turn::default();
    }
    change::forget_moves(battle);
}

/// All reactions are done: what counts turns counts this one.
pub(super) fn end(battle: &mut Battle, play: &mut Play<'_>) -> Result<Phase, Pause> {
    play.cite(rule!("ffo.turn.end"));
    battle.order.clear();
    battle.groups.clear();
    zombie::end_turn(battle, play)?;
    captive::look_after(battle, play);
    Ok(Phase::Morning)
}

/// Whether the Encounter is over: as a turn ends, or as soon as nobody is left.
pub(super) fn judge(battle: &mut Battle, play: &mut Play<'_>) {
    if battle.result.is_none() && battle.phase == Phase::Morning && battle.turn != 0 {
        battle.result = goal::decided(battle);
        tell(battle, play);
    }
    if battle.result.is_some() && battle.phase != Phase::Over {
        zombie::last_tests(battle, play);
        battle.phase = Phase::Over;
    }
}

/// For each side that is after something, whether it has got it.
fn tell(battle: &Battle, play: &mut Play<'_>) {
    let Some(result) = &battle.result else { return };
    let mut sides: Vec<SideId> = battle.scene.goals.iter().map(|it| it.0).collect();
    sides.dedup();
    for side in sides {
        let named = (1 < battle.sides.len()).then(|| battle.side(side).name.clone().into());
        let note = Happened::Ends { success: result.successes.contains(&side), side: named };
        play.note(rule!("ffo.turn.end"), None, note);
    }
}
