//! Leaving the table (p. 33): unseen, or under the eyes of enemies.
use kernel::{Pause, Play};

use super::{Battle, PersonId};

/// Whether somebody may leave now, by the move that is left to them.
pub fn may_leave(battle: &Battle, who: PersonId) -> bool {
    let _ = (battle, who);
    false
}

/// They leave, or are hindered.
pub fn leave(battle: &mut Battle, play: &mut Play<'_>, who: PersonId) -> Result<(), Pause> {
    let _ = (battle, play, who);
    Ok(())
}
