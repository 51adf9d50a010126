//! Reaction Tests (p. 18 to 23) on the board: who takes them, when, and what they make of it.
mod duck;
mod result;
mod testers;
mod will;

use kernel::{Interrupt, Pause, Play};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

pub use self::duck::recover_duck_back;
use super::{
    Battle, PersonId, Stance,
    exchange::{self, Exchange},
    place::Witness,
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

/// A test at zombies or what they do that waits until the In Sight is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Held {
    Zed(PersonId),
    /// By the place of the feast.
    Feast(PersonId, u8),
}

/// Those of a side who see somebody go down, and from how far.
pub fn witnesses(battle: &Battle, who: PersonId) -> SmallVec<[Witness; 4]> {
    let side = battle.person(who).side;
    let is_friend =
        |it: PersonId| it != who && battle.stance(battle.person(it).side, side) == Stance::Friends;
    let friends = battle.functioning().map(|it| it.0).filter(|&it| is_friend(it));
    let seen = friends.filter(|&it| battle.sees(it.into(), who.into()));
    seen.map(|it| Witness { who: it, distance_mm: battle.distance(it.into(), who.into()) }).collect()
}

/// Has all of them tested who were fired at or have seen a friend go down, each once, and says what they do then.
pub fn react(battle: &mut Battle, play: &mut Play<'_>, after: Aftermath) -> Result<Exchange, Pause> {
    let Aftermath { shot_at, held } = after;
    for it in held {
        match it {
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
    let fired: Vec<PersonId> = shot_at.iter().flat_map(|it| it.by.iter().copied()).collect();
    result::carry_out(battle, play, &testers, &results, &fired)
}

/// Those who saw a friend go down test now, and whatever comes of it is played.
pub fn man_down(battle: &mut Battle, play: &mut Play<'_>) -> Result<(), Pause> {
    if battle.fallen.is_empty() || battle.in_sight.is_some() {
        return Ok(());
    }
    let step = react(battle, play, Aftermath::default())?;
    exchange::exchange(battle, play, step)
}
