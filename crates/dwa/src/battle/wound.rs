//! Wounds (12.5) on the board.
use kernel::{Pause, Play};

use super::Battle;

/// The wound test step of phase 1.
pub fn test_all(battle: &mut Battle, play: &mut Play<'_>) -> Result<(), Pause> {
    let _ = (battle, play);
    Ok(())
}
