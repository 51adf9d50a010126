//! The game turn (8): tests, then humans, then zombies.
use kernel::{Dice, Flow, Pause, Play, Term};
use serde::{Deserialize, Serialize};

use super::{Battle, act, fear, flame, psychosis, vehicle, victory, wound, zombie, zombification};
use crate::setup;

/// Where in the turn the next step begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Before the first turn: what the scenario leaves to the dice.
    Setup,
    /// Phase 1, in the order of the ruling: arrivals, fire, minds, fear, zombification, wounds.
    Arrivals,
    Burning,
    Minds,
    Fear,
    Zombification,
    Wounds,
    /// Phase 2: nobody acts yet, or this human does.
    Humans {
        acting: Option<u16>,
    },
    /// Phase 3: all stand up, all move, all attack, doors, armed zombies.
    ZombiesStandUp,
    ZombiesMove,
    ZombiesAttack,
    Doors,
    ZombiesFire,
    End,
}

/// Plays the next step of the turn.
pub fn step(battle: &mut Battle, play: &mut Play<'_>) -> Result<Flow, Pause> {
    battle.phase = match battle.phase {
        Phase::Setup => {
            setup::begin(battle, play)?;
            begin_turn(battle, play);
            Phase::Arrivals
        }
        Phase::Arrivals => {
            play.cite(rule!("dwa.ruling.phase-one-order"));
            zombie::arrive(battle, play)?;
            Phase::Burning
        }
        Phase::Burning => {
            flame::burn(battle, play)?;
            Phase::Minds
        }
        Phase::Minds => {
            psychosis::minds(battle, play)?;
            Phase::Fear
        }
        Phase::Fear => {
            play.cite(rule!("dwa.turn.test-phase"));
            play.cite(rule!("dwa.turn.test-order"));
            fear::test_all(battle, play)?;
            Phase::Zombification
        }
        Phase::Zombification => {
            zombification::test_all(battle, play)?;
            Phase::Wounds
        }
        Phase::Wounds => {
            wound::test_all(battle, play)?;
            Phase::Humans { acting: None }
        }
        Phase::Humans { acting: None } => match act::choose(battle, play)? {
            Some(human) => Phase::Humans { acting: Some(human) },
            None => {
                vehicle::roll_on(battle, play);
                Phase::ZombiesStandUp
            }
        },
        Phase::Humans { acting: Some(human) } => {
            act::act(battle, play, human)?;
            let goes_on = !battle.humans[usize::from(human)].turn.done;
            Phase::Humans { acting: goes_on.then_some(human) }
        }
        Phase::ZombiesStandUp => {
            play.cite(rule!("dwa.turn.zombie-activation"));
            zombie::stand_up(battle, play)?;
            Phase::ZombiesMove
        }
        Phase::ZombiesMove => {
            zombie::move_all(battle, play)?;
            Phase::ZombiesAttack
        }
        Phase::ZombiesAttack => {
            zombie::attack_all(battle, play)?;
            Phase::Doors
        }
        Phase::Doors => {
            zombie::break_doors(battle, play)?;
            Phase::ZombiesFire
        }
        Phase::ZombiesFire => {
            zombification::fire_all(battle, play)?;
            Phase::End
        }
        Phase::End => {
            if victory::is_over(battle, play)? {
                return Ok(Flow::Ends);
            }
            begin_turn(battle, play);
            Phase::Arrivals
        }
    };
    Ok(Flow::Goes)
}

/// Gives out the AP and forgets what belonged to the last turn.
fn begin_turn(battle: &mut Battle, play: &mut Play<'_>) {
    battle.turn = battle.turn.saturating_add(1);
    let n = i32::from(battle.turn);
    play.counted(rule!("dwa.turn.phases"), None, Term::TURN, n);
    super::ap::begin_turn(battle, play);
}
