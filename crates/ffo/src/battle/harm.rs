//! Damage (p. 27) as it befalls somebody on the board: whatever makes people or zombies worse goes through here.
mod person;
mod stun;

use kernel::{Dice, Pause, Play, RuleId, Token};
use smallvec::SmallVec;

pub use self::{
    person::would_leave,
    stun::{activate, finish},
};
use super::{Battle, FigureId, PersonId, VehicleId, ZombieId, change};
use crate::table::{
    react::knock_down_is_due,
    status::{Hit, Status},
};

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

/// All damage of one step: the worst of it for each victim, and one victim after the other.
pub fn suffer(battle: &mut Battle, play: &mut Play<'_>, blows: &[Blow]) -> Result<Left, Pause> {
    let mut left = Left::new();
    for (at, blow) in blows.iter().enumerate() {
        let whom = blow.whom;
        if blows[..at].iter().any(|it| it.whom == whom) {
            continue;
        }
        let all = || blows.iter().filter(|it| it.whom == whom);
        let worst = all().copied().max_by_key(|it| it.hit).unwrap_or(*blow);
        if 1 < all().count() {
            play.cite(rule!("ffo.ruling.multiple-hits"));
        }
        let knock_downs = all().filter(|it| it.hit == Hit::KnockedDown).count();
        if worst.hit == Hit::KnockedDown {
            knock_down_is_due(whom.is_zombie(), knock_downs as u16, play);
        }
        let status = match whom {
            FigureId::Person(who) => person::suffer(battle, play, who, worst)?,
            FigureId::Zombie(it) => zombie(battle, play, it, worst),
        };
        left.push((whom, status));
    }
    Ok(left)
}

/// Zombies take no test: they fall, or are destroyed.
fn zombie(battle: &mut Battle, play: &mut Play<'_>, which: ZombieId, blow: Blow) -> Status {
    let by = blow.by.token();
    if battle.zombie(which).out {
        return Status::ObviouslyDead;
    }
    match blow.hit {
        Hit::KnockedDown => {
            change::fall(battle, play, rule!("ffo.damage.ranged"), which.into(), by);
            Status::CarryOn
        }
        Hit::OutOfTheFight | Hit::ObviouslyDead => {
            let rule = if blow.in_melee { rule!("ffo.melee.result-win") } else { rule!("ffo.damage.ranged") };
            change::kill_zombie(battle, play, rule, which, by);
            if let By::Person(it) | By::Driver(it, _) = blow.by {
                battle.deeds_mut(it).zombies += 1;
            }
            Status::ObviouslyDead
        }
    }
}
