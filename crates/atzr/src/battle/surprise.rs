//! Zombie Surprise (13.3.1): what waits in a building.
use kernel::{Dice, Pause, Play, Throw};

use super::{
    Battle, FigureId, PersonId,
    change::{self, ZombieOrigin},
    charge, feast_at_once, melee, reaction,
    zombie::{self, Swarm},
};
use crate::table::surprise::Surprise;

/// Those who have just entered, the zombies on each of them, and whether he is quick enough to fire first.
type Shares = Vec<(PersonId, Swarm, bool)>;

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
    // Whoever is in the hex already is in it with them: a hostage who was just set free.
    let others = battle.standing_at(hex).map(|it| it.0).filter(|it| !entrants.contains(it));
    let entrants: Vec<PersonId> = entrants.iter().copied().chain(others).collect();
    let mut met = Swarm::new();
    for _ in 0..zombies {
        play.cite(rule!("atzr.zombie.generate-when"));
        let Some(number) = zombie::draw(battle, play) else { break };
        let rule = rule!("atzr.zombie.in-building");
        met.push(change::place_zombie(battle, play, rule, hex, number, ZombieOrigin::Card));
    }
    if met.is_empty() {
        return Ok(());
    }
    let before = battle.fallen.len();
    let shares = share(battle, play, &entrants, &met);
    fire(battle, play, &shares)?;
    let shares: Vec<(PersonId, Swarm)> = shares.into_iter().map(|it| (it.0, it.1)).collect();
    melee::swarms(battle, play, hex, &shares)?;
    reaction::spare(battle, play, before, &entrants);
    feast_at_once(battle, play);
    reaction::man_down(battle, play)
}

/// Who faces which of them, and who is quicker than they are.
fn share(battle: &Battle, play: &mut Play<'_>, entrants: &[PersonId], met: &[zombie::ZombieId]) -> Shares {
    let reps = entrants.iter().map(|&it| battle.person(it).rep().into()).collect();
    let each = || {
        let them = entrants.iter().map(|it| Throw::by(it.token()));
        std::iter::once(Throw::default()).chain(them).collect()
    };
    let mut dice = play.thrown().reads(|| charge::in_order(battle, entrants)).parties(each);
    let surprised = Surprise { zombies: met.len() as u16, reps }.roll(&mut dice);
    let mut rest = met;
    let mut shares = Shares::new();
    for (&who, it) in entrants.iter().zip(&surprised) {
        let (mine, others) = rest.split_at(usize::from(it.zombies).min(rest.len()));
        rest = others;
        shares.push((who, Swarm::from_slice(mine), it.fires));
    }
    shares
}

/// Those who are quicker fire once with all they have, all at the same time (ruling on shooting in a surprise).
fn fire(battle: &mut Battle, play: &mut Play<'_>, shares: &Shares) -> Result<(), Pause> {
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
