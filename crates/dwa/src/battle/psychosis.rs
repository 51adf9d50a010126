//! Psychoses (16.7) on the board.
use kernel::{Pause, Play};

use super::Battle;

/// Despaired and Schizophrenic roll as the turn begins.
pub fn minds(battle: &mut Battle, play: &mut Play<'_>) -> Result<(), Pause> {
    let _ = (battle, play);
    Ok(())
}
