//! Zombies (15) on the board: senses, movement, attacks, doors, and where new ones come from.
mod attack;
mod doors;
pub mod entry;
mod lurch;
pub(crate) mod place;
mod reach;
mod senses;
mod stairs;
mod walk;
mod way;

use kernel::{Dice, Pause, Play};

pub use self::entry::{LoudKind, draw, gunshot, noise};
use self::senses::Senses;
pub(crate) use self::senses::{SIGHT_MM, SMELL_MM};
pub(crate) use self::walk::MOVE_MM;
use super::{Battle, FigureId, change, skill};

/// Entry method B, as the turn begins.
pub fn arrive(battle: &mut Battle, play: &mut Play<'_>) -> Result<(), Pause> {
    entry::at_edges(battle, play);
    Ok(())
}

/// Entry method C, when a human comes into a room nobody has been in.
pub fn explore(battle: &mut Battle, play: &mut Play<'_>, human: u16) {
    entry::in_new_room(battle, play, human);
}

/// The zombie phase begins, and fallen zombies stand up (15.1.6).
pub fn stand_up(battle: &mut Battle, play: &mut Play<'_>) -> Result<(), Pause> {
    begin_phase(battle);
    let covered = battle.rules.skills && battle.humans.iter().any(|it| it.is_alive() && 0 < it.turn.cover_ap);
    // Those who come while this goes on wait for the next turn.
    for zombie in 0..battle.zombies.len() as u32 {
        let figure = &battle.zombies[zombie as usize];
        if figure.out || !figure.fallen || figure.stunned {
            continue;
        }
        change::rise(battle, play, rule!("dwa.zombie.stand-up"), FigureId::Zombie(zombie));
        // Cover fire may have felled it in this very step: its AP are spent all the same.
        change::spend_on_standing_up(battle, zombie);
        if battle.rules.lurch {
            play.cite(rule!("dwa.zombie.fallen-no-lurch"));
        }
        if covered {
            skill::cover_fire(battle, play, zombie)?;
        }
    }
    Ok(())
}

/// Notes what the rest of the phase depends on: who is down, and who is in contact.
fn begin_phase(battle: &mut Battle) {
    let mut senses = Senses::new(battle);
    let mut touched = Vec::new();
    for zombie in 0..battle.zombies.len() as u32 {
        if battle.zombies[zombie as usize].out {
            continue;
        }
        senses.touching(battle, zombie, &mut touched);
        change::begin_phase(battle, zombie, !touched.is_empty());
    }
}

/// All others move, lurches included.
pub fn move_all(battle: &mut Battle, play: &mut Play<'_>) -> Result<(), Pause> {
    walk::all(battle, play)?;
    skill::cover_ends(battle, play);
    Ok(())
}

/// All attacks, human by human.
pub fn attack_all(battle: &mut Battle, play: &mut Play<'_>) -> Result<(), Pause> {
    attack::all(battle, play)
}

/// Doors, windows and barricades give way.
pub fn break_doors(battle: &mut Battle, play: &mut Play<'_>) -> Result<(), Pause> {
    doors::roll_all(battle, play);
    Ok(())
}
