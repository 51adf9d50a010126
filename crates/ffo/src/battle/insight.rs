//! In Sight (p. 15 to 20): who comes into sight of whom, and who acts in which order.
use kernel::{Pause, Play};

use super::{Battle, PersonId, sight::Stand};
use crate::table::insight::InSightTest;

/// Those who came into sight, and the pairs that are new.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Occasion {
    pub movers: Vec<PersonId>,
    pub fresh: Vec<(PersonId, PersonId)>,
}

/// What a step into sight would bring: those who would see, those who would be seen, and the test.
#[derive(Clone, Debug, PartialEq)]
pub struct Foreseen {
    pub watchers: Vec<PersonId>,
    pub lookers: Vec<PersonId>,
    pub test: InSightTest,
}

/// A phase begins: whoever sees each other now has been seen.
pub fn forget(battle: &mut Battle) {
    battle.seen.clear();
}

/// Whether somebody has come into sight who was not before; then the test has been taken and all have acted.
pub fn come_into_sight(battle: &mut Battle, play: &mut Play<'_>, who: PersonId) -> Result<bool, Pause> {
    let _ = (battle, play, who);
    Ok(false)
}

/// The test that somebody would bring about there, if they would.
pub fn foreseen(battle: &Battle, who: PersonId, stand: Stand) -> Option<Foreseen> {
    let _ = (battle, who, stand);
    None
}
