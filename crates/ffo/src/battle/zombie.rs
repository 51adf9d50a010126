//! Zombies (p. 45 to 52): noise that draws them, what they are after, their charges and feasts.
use kernel::{Pause, Play, Point, Ratio, Token};

use super::{Battle, PersonId, ZombieId};

/// Those who come for a noise of so many shots. It never asks.
pub fn hear(
    battle: &mut Battle,
    play: &mut Play<'_>,
    at: Point,
    shots: u16,
    by: Option<Token>,
) -> Vec<ZombieId> {
    let _ = (battle, play, at, shots, by);
    Vec::new()
}

/// Those who are there as the Encounter begins, called by these.
pub fn start(battle: &mut Battle, play: &mut Play<'_>, people: &[PersonId]) {
    let _ = (battle, play, people);
}

/// Before the activation dice: alarms sound.
pub fn morning(battle: &mut Battle, play: &mut Play<'_>) -> Result<(), Pause> {
    let _ = (battle, play);
    Ok(())
}

/// The phase of the dead.
pub fn activate(battle: &mut Battle, play: &mut Play<'_>) -> Result<(), Pause> {
    let _ = play;
    battle.dead_turns = battle.dead_turns.saturating_add(1);
    Ok(())
}

/// A turn is over: feasts go on, or end.
pub fn end_turn(battle: &mut Battle, play: &mut Play<'_>) -> Result<(), Pause> {
    let _ = (battle, play);
    Ok(())
}

/// Zed or No Zed? for somebody.
pub fn zed(battle: &mut Battle, play: &mut Play<'_>, who: PersonId) -> Result<(), Pause> {
    let _ = (battle, play, who);
    Ok(())
}

/// See the Feast for somebody who comes upon this one.
pub fn see_feast(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, feast: u8) -> Result<(), Pause> {
    let _ = (battle, play, who, feast);
    Ok(())
}

/// What waits on a floor for those who enter it first.
pub fn surprise(
    battle: &mut Battle,
    play: &mut Play<'_>,
    (building, floor): (u16, u8),
    entrants: &[PersonId],
) -> Result<(), Pause> {
    let _ = (battle, play, building, floor, entrants);
    Ok(())
}

/// The Infection Test of somebody who activates.
pub fn infection(battle: &mut Battle, play: &mut Play<'_>, who: PersonId) -> Result<(), Pause> {
    let _ = (battle, play, who);
    Ok(())
}

/// How many a noise draws on average.
pub fn expected(battle: &Battle, shots: u16) -> Ratio {
    let _ = (battle, shots);
    Ratio::new(0, 1)
}
