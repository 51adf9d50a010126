//! Reaction Tests (p. 18 to 23) on the board: who takes them, when, and what they make of it.
mod duck;
mod result;
mod testers;
mod will;

use kernel::{Interrupt, Pause, Play};
use smallvec::SmallVec;

pub use self::duck::recover_duck_back;
use super::{
    Battle, PersonId,
    exchange::{self, Exchange},
    zombie,
};
use crate::{
    journal::Interruption,
    table::{outgun::Guns, status::Status},
};

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

/// Has all of them tested who were fired at or have seen a friend go down, each once, and says what they do then.
pub fn react(battle: &mut Battle, play: &mut Play<'_>, after: Aftermath) -> Result<Exchange, Pause> {
    let Aftermath { mut shot_at, held } = after;
    for it in held {
        match it {
            Held::ReceivedFire(it) => shot_at.push(it),
            Held::ManDown(_) => (),
            Held::Zed(who) => zombie::zed(battle, play, who)?,
            Held::Feast(who, feast) => zombie::see_feast(battle, play, who, feast)?,
        }
    }
    let fallen = std::mem::take(&mut battle.fallen);
    let mut testers = testers::due(battle, play, &shot_at, &fallen);
    for it in &mut testers {
        let kind = if it.test.received_fire { Interruption::IsShotAt } else { Interruption::SeesFriendFall };
        let because = Interrupt::new(kind).by_all(it.fears().into_iter().map(|it| it.token()));
        it.test.free_will = will::choose(battle, play, it.who, because)?;
    }
    let results = testers::take(battle, play, &testers);
    result::carry_out(battle, play, &testers, &results)
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

/// Those who saw a friend go down test now, and whatever comes of it is played.
pub fn man_down(battle: &mut Battle, play: &mut Play<'_>) -> Result<(), Pause> {
    if battle.fallen.is_empty() || battle.holding != 0 {
        return Ok(());
    }
    let step = react(battle, play, Aftermath::default())?;
    exchange::exchange(battle, play, step)
}
