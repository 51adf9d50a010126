//! Fire (11.2.9) on the board.
use kernel::{Pause, Play};

use super::Battle;

/// The burning step of phase 1: burn rolls, wounds, spread.
pub fn burn(battle: &mut Battle, play: &mut Play<'_>) -> Result<(), Pause> {
    let _ = (battle, play);
    Ok(())
}
