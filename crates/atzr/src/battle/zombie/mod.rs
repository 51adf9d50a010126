//! Zombies (13): what one is on the map, and their activation.
mod aim;
mod drift;
mod feast;
pub mod infected;
mod place;
mod reason;
mod senses;
mod walk;
mod way;

use ground::hex::{Hex, Side};
use kernel::{Dice, Pause, Play, Thrower};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use self::way::Paths;
pub use self::{
    feast::sit_down,
    place::{come, draw, heard, noise, place_card},
    senses::{saw_enter, watch},
};
use super::{Battle, FigureId, PersonId, charge};
use crate::{journal::Happened, table};

/// A zombie by its place in the battle.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
pub struct ZombieId(pub u16);

/// The dice of a stack, which are named by its first zombie.
fn leads<'p, 'a>(play: &'p mut Play<'a>, stack: &Stack) -> Thrower<'p, 'a> {
    match stack.zombies.first() {
        Some(first) => play.by(first.token()),
        None => play.thrown(),
    }
}

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
    /// Where it last saw a human whom it had in sight when it was active.
    pub last_seen: Option<Hex>,
    /// The building hex that it saw a human enter.
    pub follows: Option<Hex>,
    /// The way it last went.
    pub heading: Option<Side>,
    /// The noise it has walked to already, and in which turn it got there.
    pub heard: Option<(Hex, u16)>,
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

/// Movement Points, as printed on every counter (13.6).
const POINTS: u8 = 3;

/// Zombies that stand or come together, seldom more than a hex holds.
pub type Swarm = smallvec::SmallVec<[ZombieId; STACK]>;

/// The zombies' phase (13.4): all who can are moved in one go, and only then do those who charge attack.
pub fn activate(battle: &mut Battle, play: &mut Play<'_>) -> Result<(), Pause> {
    senses::frenzy(battle, play);
    let stacks = aim::stacks(battle, play);
    play.cite(rule!("atzr.zombie.activation"));
    if let Some(die) = battle.zombie_die.filter(|_| stacks.is_empty() && waits(battle)) {
        play.note(rule!("atzr.zombie.activation"), None, Happened::DeadStandStill { die });
    }
    let stood: Vec<Hex> = battle.zombies.iter().map(|it| it.at).collect();
    let mut paths = Paths::default();
    let mut charges = Vec::new();
    for (stack, aim) in aim::in_order(battle, play, &mut paths, stacks) {
        // Nobody takes an In Sight Test because of them, whoever sees them come.
        play.cite(rule!("atzr.zombie.no-insight"));
        walk::go(battle, play, &mut paths, &stack, aim, &mut charges);
    }
    charge::by_zombies(battle, play, &charges)?;
    senses::startle(battle, play, &stood);
    sit_down(battle, play);
    senses::remember(battle);
    Ok(())
}

/// Whether any of them could act but for the die.
fn waits(battle: &Battle) -> bool {
    battle.undead().any(|it| it.1.placed < battle.turn)
}

/// The Rep a zombie activates on (13.1): 3, or 4 if it is frenzied.
pub fn activation_rep(zombie: &Zombie) -> u8 {
    (if zombie.frenzied { table::zombie::FRENZIED } else { table::zombie::REP }) as u8
}

/// Where one could get in its activation, with the Movement Points that it has.
pub fn reach(battle: &Battle, which: ZombieId) -> (u8, Vec<Hex>) {
    let at = battle.zombie(which).at;
    let stack = Stack { at, zombies: Swarm::from_slice(&[which]) };
    let mut paths = way::Paths::default();
    (POINTS, paths.reach(battle, &stack, POINTS).hexes().collect())
}

/// Whether a zombie acts on this turn's die: not in the turn it was placed in.
fn acts(battle: &Battle, zombie: &Zombie) -> bool {
    let die = battle.zombie_die.unwrap_or_default();
    !zombie.out && zombie.placed < battle.turn && die <= activation_rep(zombie)
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
    pub zombies: Swarm,
}

/// Zombies that have come up to a hex with humans and charge them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Charging {
    pub hex: Hex,
    pub zombies: Swarm,
}
