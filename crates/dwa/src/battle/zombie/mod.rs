//! Zombies (15) on the board: senses, movement, attacks, doors, and where new ones come from.
pub mod entry;
pub(crate) mod place;

use kernel::{Pause, Play};

pub use self::entry::{LoudKind, gunshot, noise};
use super::Battle;

/// Entry method B, as the turn begins.
pub fn arrive(battle: &mut Battle, play: &mut Play<'_>) -> Result<(), Pause> {
    entry::at_edges(battle, play);
    Ok(())
}

/// Entry method C, when a human comes into a room nobody has been in.
pub fn explore(battle: &mut Battle, play: &mut Play<'_>, human: u16) {
    entry::in_new_room(battle, play, human);
}

/// Fallen zombies stand up.
pub fn stand_up(battle: &mut Battle, play: &mut Play<'_>) -> Result<(), Pause> {
    let _ = (battle, play);
    Ok(())
}

/// All others move, lurches included.
pub fn move_all(battle: &mut Battle, play: &mut Play<'_>) -> Result<(), Pause> {
    let _ = (battle, play);
    Ok(())
}

/// All attacks, human by human.
pub fn attack_all(battle: &mut Battle, play: &mut Play<'_>) -> Result<(), Pause> {
    let _ = (battle, play);
    Ok(())
}

/// Doors, windows and barricades give way.
pub fn break_doors(battle: &mut Battle, play: &mut Play<'_>) -> Result<(), Pause> {
    let _ = (battle, play);
    Ok(())
}
