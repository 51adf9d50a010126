//! Reaction Tests (p. 18 to 23) on the board: who takes them, when, and what they make of it.
use kernel::{Pause, Play};
use smallvec::SmallVec;

use super::{Battle, Group, PersonId, exchange::Exchange};
use crate::table::{outgun::Guns, status::Status};

/// What fire leaves to be tested.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Aftermath {
    pub shot_at: Vec<ShotAt>,
    pub held: Vec<Held>,
}

/// Somebody who was fired at.
#[derive(Clone, Debug, PartialEq)]
pub struct ShotAt {
    pub who: PersonId,
    pub by: SmallVec<[PersonId; 2]>,
    pub guns: Vec<Guns>,
    /// Where it has left them, if they were hit.
    pub hit: Option<Status>,
    pub in_sight: bool,
}

/// A test that waits until the In Sight is over.
#[derive(Clone, Debug, PartialEq)]
pub enum Held {
    ReceivedFire(ShotAt),
    ManDown(PersonId),
    Zed(PersonId),
    /// By the place of the feast.
    Feast(PersonId, u8),
}

/// Has all of them tested, and says what they do then.
pub fn react(battle: &mut Battle, play: &mut Play<'_>, after: Aftermath) -> Result<Exchange, Pause> {
    let _ = (battle, play, after);
    Ok(Exchange::default())
}

/// Plays something within an In Sight: the tests that fall due are held back.
pub fn hold<T>(
    battle: &mut Battle,
    play: &mut Play<'_>,
    within: impl FnOnce(&mut Battle, &mut Play<'_>) -> Result<T, Pause>,
) -> Result<(T, Vec<Held>), Pause> {
    battle.holding += 1;
    let came = within(battle, play)?;
    battle.holding -= 1;
    Ok((came, Vec::new()))
}

/// Those who saw a friend go down test now.
pub fn man_down(battle: &mut Battle, play: &mut Play<'_>) -> Result<(), Pause> {
    let _ = play;
    battle.fallen.clear();
    Ok(())
}

/// Those of a group who have Ducked Back test as it activates.
pub fn recover_duck_back(battle: &mut Battle, play: &mut Play<'_>, group: &Group) -> Result<(), Pause> {
    let _ = (battle, play, group);
    Ok(())
}
