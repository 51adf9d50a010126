//! Zombies (13): what one is on the map, and their activation.
mod feast;
pub mod infected;
mod place;
mod senses;
mod walk;
mod way;

use ground::hex::{Hex, Side};
use kernel::{Dice, Pause, Play};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub use self::{
    feast::sit_down,
    place::{come, draw, noise, place_card},
    senses::{saw_enter, watch},
    way::{enters, step_cost},
};
use super::{Battle, FigureId, PersonId, charge};
use crate::table;

/// A zombie by its place in the battle.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
pub struct ZombieId(pub u16);

impl ZombieId {
    pub const fn token(self) -> kernel::Token {
        FigureId::Zombie(self).token()
    }
}

/// One zombie; those in one hex are a stack and go together (13.5.1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Zombie {
    pub at: Hex,
    /// The number in the corner of its counter: the hex side it comes from and goes to.
    pub number: u8,
    /// The turn it was placed in; it does not move in it.
    pub placed: u16,
    /// Its counter shows the frenzied side.
    pub frenzied: bool,
    /// Where it last saw a human whom it has lost.
    pub last_seen: Option<Hex>,
    /// The building hex that it saw a human enter.
    pub follows: Option<Hex>,
    /// The way it last went.
    pub heading: Option<Side>,
    /// The noise it has walked to already.
    pub heard: Option<Hex>,
    /// The feast it takes part in.
    pub feasts: Option<u8>,
    /// Who it was.
    pub was: Option<PersonId>,
    pub out: bool,
}

impl Zombie {
    pub const fn new(at: Hex, number: u8, placed: u16) -> Zombie {
        Zombie {
            at,
            number,
            placed,
            frenzied: false,
            last_seen: None,
            follows: None,
            heading: None,
            heard: None,
            feasts: None,
            was: None,
            out: false,
        }
    }
}

/// The most zombies in one hex (13.5.1).
pub const STACK: usize = 4;

/// The zombies' phase (13.4): all who can are moved in one go, and only then do those who charge attack.
pub fn activate(battle: &mut Battle, play: &mut Play<'_>) -> Result<(), Pause> {
    senses::frenzy(battle, play);
    let stacks = walk::stacks(battle, play);
    play.cite(rule!("atzr.zombie.activation"));
    let mut charges = Vec::new();
    for stack in walk::in_order(battle, play, stacks) {
        charges.extend(walk::go(battle, play, stack)?);
    }
    charge::by_zombies(battle, play, charges)?;
    sit_down(battle, play);
    senses::remember(battle);
    Ok(())
}

/// The Rep a zombie activates on (13.1): 3, or 4 if it is frenzied.
pub fn activation_rep(battle: &Battle, which: ZombieId) -> u8 {
    table::zombie::activation_rep(battle.zombie(which).frenzied, &mut kernel::scripted(&[])) as u8
}

/// What counts turns counts one more: feasts go on, noise fades (13.5).
pub fn end_turn(battle: &mut Battle, play: &mut Play<'_>) -> Result<(), Pause> {
    feast::count_down(battle, play);
    let turn = battle.turn;
    battle.noises.retain(|it| turn <= it.turn);
    Ok(())
}

/// A band of zombies that goes together: all of one hex (13.5.1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stack {
    pub at: Hex,
    pub zombies: smallvec::SmallVec<[ZombieId; 4]>,
}

/// Zombies that have come up to somebody and charge him.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Charging {
    pub target: PersonId,
    pub zombies: smallvec::SmallVec<[ZombieId; 4]>,
}
