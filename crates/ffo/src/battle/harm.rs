//! Damage (p. 27) as it befalls somebody on the board: whatever makes people or zombies worse goes through here.
use kernel::{Pause, Play, RuleId, Token};
use smallvec::SmallVec;

use super::{Battle, FigureId, PersonId, VehicleId, ZombieId};
use crate::table::status::{Hit, Status};

/// Who or what has done it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    Person(PersonId),
    /// One of them, where one can be named.
    Zombies(Option<ZombieId>),
    Driver(PersonId, VehicleId),
    /// A crash, glass, a fall, fire.
    Nobody(RuleId),
}

impl By {
    pub fn token(self) -> Option<Token> {
        match self {
            By::Person(it) | By::Driver(it, _) => Some(it.token()),
            By::Zombies(it) => it.map(ZombieId::token),
            By::Nobody(_) => None,
        }
    }
}

/// One hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Blow {
    pub whom: FigureId,
    pub hit: Hit,
    pub by: By,
    pub in_melee: bool,
}

/// Where each victim is left.
pub type Left = SmallVec<[(FigureId, Status); 4]>;

/// Somebody's group activates: an activation that a stun takes begins.
pub fn activate(battle: &mut Battle, who: PersonId) {
    let _ = (battle, who);
}

/// The activation of somebody's group is over, and a stun with it perhaps.
pub fn finish(battle: &mut Battle, play: &mut Play<'_>, who: PersonId) {
    let _ = (battle, play, who);
}

/// All damage of one step: the worst of it for each victim.
pub fn suffer(battle: &mut Battle, play: &mut Play<'_>, blows: &[Blow]) -> Result<Left, Pause> {
    let _ = (battle, play, blows);
    Ok(Left::new())
}
