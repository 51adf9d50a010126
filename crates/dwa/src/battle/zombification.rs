//! The dead rise, and zombies with firearms shoot (12.7).
use kernel::{Pause, Play};

use super::Battle;

/// The zombification step of phase 1.
pub fn test_all(battle: &mut Battle, play: &mut Play<'_>) -> Result<(), Pause> {
    let _ = (battle, play);
    Ok(())
}

/// The armed zombies fire when all others have attacked.
pub fn fire_all(battle: &mut Battle, play: &mut Play<'_>) -> Result<(), Pause> {
    let _ = (battle, play);
    Ok(())
}
