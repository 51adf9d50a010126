//! The turn (p. 13): activation dice, one phase for each side from the highest die to the lowest, doubles.
mod dice;
mod end;
mod groups;

use kernel::{Dice, Flow, Pause, Play};
use serde::{Deserialize, Serialize};

pub use self::groups::{Turns, can_act};

use super::{
    Battle, PersonId, act, change, fire, greedy, insight, melee, reaction, side::SideId, vehicle, zombie,
};

/// Where in the turn the next step begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Before the first turn.
    Begin,
    /// What comes before the dice: fires spread, alarms sound.
    Morning,
    /// The activation dice.
    Dice,
    /// Doubles: nobody activates.
    Doubles,
    /// Whoever is next by the dice.
    Next,
    /// The vehicles of a side that is not active go on by themselves.
    InactiveVehicles {
        of: SideId,
    },
    /// The vehicles of the side that is active, before its groups.
    Vehicles {
        side: SideId,
    },
    /// Which group activates next.
    Groups {
        side: SideId,
    },
    /// A group acts, one thing at a time.
    Active {
        side: SideId,
        leader: PersonId,
        acting: Option<PersonId>,
    },
    Zombies,
    End,
    Over,
}

/// Who has a die of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mover {
    Side(SideId),
    Zombies,
}

/// Plays the next step of the turn.
pub fn step(battle: &mut Battle, play: &mut Play<'_>) -> Result<Flow, Pause> {
    battle.phase = match battle.phase {
        Phase::Begin => end::begin(battle, play)?,
        Phase::Morning => {
            end::begin_turn(battle, play);
            fire::morning(battle, play)?;
            zombie::morning(battle, play)?;
            melee::morning(battle, play);
            vehicle::morning(battle, play);
            Phase::Dice
        }
        Phase::Dice => dice::roll(battle, play),
        Phase::Doubles => {
            play.cite(rule!("ffo.vehicle.active-move"));
            for side in battle.side_ids() {
                vehicle::inactive_moves(battle, play, side)?;
            }
            Phase::End
        }
        Phase::Next => next(battle, play),
        Phase::InactiveVehicles { of } => {
            vehicle::inactive_moves(battle, play, of)?;
            change::go_on_without(battle, of);
            Phase::Next
        }
        Phase::Vehicles { side } => {
            vehicle::active_moves(battle, play, side)?;
            Phase::Groups { side }
        }
        Phase::Groups { side } => groups::choose(battle, play, side)?,
        Phase::Active { side, leader, acting: None } => match act::choose(battle, play, leader)? {
            Some(who) => Phase::Active { side, leader, acting: Some(who) },
            None => {
                groups::finish(battle, play);
                Phase::Groups { side }
            }
        },
        Phase::Active { side, leader, acting: Some(who) } => {
            let acting = act::act(battle, play, who)?;
            Phase::Active { side, leader, acting }
        }
        Phase::Zombies => {
            zombie::activate(battle, play)?;
            Phase::Next
        }
        Phase::End => end::end(battle, play)?,
        Phase::Over => return Ok(Flow::Ends),
    };
    // Whoever saw a friend go down in another way than by fire or in a charge tests now, and whoever has come to see a zombie.
    reaction::man_down(battle, play)?;
    zombie::notice(battle, play)?;
    greedy::call_off(battle, play);
    end::judge(battle, play);
    Ok(Flow::Goes)
}

/// Begins the phase of whoever is next, once the vehicles of all others have gone on.
fn next(battle: &mut Battle, play: &mut Play<'_>) -> Phase {
    let Some(&mover) = battle.order.first() else { return Phase::End };
    let others = battle.side_ids().filter(|&it| Mover::Side(it) != mover);
    if let Some(of) = others.into_iter().find(|&it| vehicle::owes_inactive_move(battle, it)) {
        return Phase::InactiveVehicles { of };
    }
    battle.order.remove(0);
    insight::forget(battle);
    match mover {
        Mover::Side(side) => {
            groups::tell_stuck(battle, play, side);
            Phase::Vehicles { side }
        }
        Mover::Zombies => Phase::Zombies,
    }
}
