//! Psychoses (16.7) on the board.
use kernel::{Pause, Play, Point, RuleId};

use super::Battle;

/// Despaired and Schizophrenic roll as the turn begins.
pub fn minds(battle: &mut Battle, play: &mut Play<'_>) -> Result<(), Pause> {
    let _ = (battle, play);
    Ok(())
}

/// What a psychosis makes somebody do first in his activation.
pub fn compel(battle: &mut Battle, play: &mut Play<'_>, human: u16) -> Result<(), Pause> {
    let _ = (battle, play, human);
    Ok(())
}

/// The psychosis that keeps somebody from moving to a place.
pub fn forbids_move(battle: &Battle, human: u16, to: Point) -> Option<RuleId> {
    let _ = (battle, human, to);
    None
}
