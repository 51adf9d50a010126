//! Before the first turn (7, 8): scenarios, forces, what the dice decide beforehand.
use kernel::{Pause, Play};

use crate::battle::Battle;

/// Rolls what the scenario leaves to the dice: starting clips, zombies placed at random.
pub fn begin(battle: &mut Battle, play: &mut Play<'_>) -> Result<(), Pause> {
    let _ = (battle, play);
    Ok(())
}
