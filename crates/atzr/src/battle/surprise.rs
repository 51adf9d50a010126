//! Zombie Surprise (13.3.1): what waits in a building.
use kernel::{Dice, Pause, Play};

use super::{Battle, FigureId, PersonId, ZombieId, change, charge, feast_at_once, melee, zombie};
use crate::table::surprise::Surprise;

/// So many zombies in the hex that these have just entered: who is quick enough fires, then they are on everybody.
pub fn surprise(
    battle: &mut Battle,
    play: &mut Play<'_>,
    entrants: &[PersonId],
    zombies: u16,
) -> Result<(), Pause> {
    play.cite(rule!("atzr.surprise.replaces-charge"));
    let Some(&first) = entrants.first() else { return Ok(()) };
    let hex = battle.person(first).at;
    let mut met = Vec::new();
    for _ in 0..zombies {
        let Some(number) = zombie::draw(battle, play) else { break };
        met.push(change::place_zombie(battle, play, rule!("atzr.zombie.in-building"), hex, number));
    }
    if met.is_empty() {
        return Ok(());
    }
    let reps = entrants.iter().map(|&it| battle.person(it).rep().into()).collect();
    let surprised = Surprise { zombies: met.len() as u16, reps }.roll(play);
    let mut rest = met.as_slice();
    let mut shares: Vec<(PersonId, Vec<ZombieId>, bool)> = Vec::new();
    for (&who, it) in entrants.iter().zip(&surprised) {
        let (mine, others) = rest.split_at(usize::from(it.zombies).min(rest.len()));
        rest = others;
        shares.push((who, mine.to_vec(), it.fires));
    }
    fire(battle, play, &shares)?;
    for (who, mine, _) in &shares {
        melee::against_swarm(battle, play, *who, mine)?;
    }
    feast_at_once(battle, play);
    Ok(())
}

/// Those who are quicker fire once with all they have, all at the same time (ruling on shooting in a surprise).
fn fire(
    battle: &mut Battle,
    play: &mut Play<'_>,
    shares: &[(PersonId, Vec<ZombieId>, bool)],
) -> Result<(), Pause> {
    let mut fires = Vec::new();
    for (who, mine, first) in shares {
        if !first {
            continue;
        }
        play.cite(rule!("atzr.ruling.surprise-shooting"));
        let figures: Vec<FigureId> = mine.iter().map(|&it| FigureId::Zombie(it)).collect();
        fires.extend(charge::fire_at_all(battle, play, *who, &figures)?);
    }
    charge::fire_now(battle, play, &fires)
}
