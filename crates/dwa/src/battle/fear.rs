//! Fear and morale (13) on the board.
use kernel::{Pause, Play};

use super::Battle;

/// The fear step of phase 1: everybody tests from the same positions.
pub fn test_all(battle: &mut Battle, play: &mut Play<'_>) -> Result<(), Pause> {
    let _ = (battle, play);
    Ok(())
}

/// What a death costs the others (13.1, 13.2).
pub fn somebody_died(battle: &mut Battle, play: &mut Play<'_>, human: u16) {
    let _ = (battle, play, human);
}
