//! Zombies that charge (13.4, 13.9.1): when the last has moved, hex by hex.
use ground::hex::Hex;
use kernel::{Dice, Pause, Play};

use super::{
    super::{Battle, FigureId, PersonId, change, feast_at_once, melee, reaction},
    fire, share, startle, tell, test,
};
use crate::{
    battle::{
        shoot::Manner,
        zombie::{self, Charging},
    },
    table::charge::Passed,
};

/// All zombies that charge in one phase; those that a hex cannot take stay beside it (ruling on the position of a charge).
pub fn by_zombies(battle: &mut Battle, play: &mut Play<'_>, charges: &[Charging]) -> Result<(), Pause> {
    let mut hexes: Vec<Hex> = charges.iter().map(|it| it.hex).collect();
    hexes.sort_unstable();
    hexes.dedup();
    for hex in hexes {
        let here = charges.iter().filter(|it| it.hex == hex).flat_map(|it| &it.zombies);
        let mut undead: Vec<zombie::ZombieId> = here.copied().filter(|&it| !battle.zombie(it).out).collect();
        undead.truncate(zombie::STACK);
        swarm(battle, play, hex, &undead)?;
    }
    feast_at_once(battle, play);
    reaction::man_down(battle, play)
}

/// Up to four zombies fall on the humans of one hex; two humans share them (13.9.1).
fn swarm(
    battle: &mut Battle,
    play: &mut Play<'_>,
    hex: Hex,
    undead: &[zombie::ZombieId],
) -> Result<(), Pause> {
    let humans: Vec<PersonId> = battle.standing_at(hex).map(|it| it.0).collect();
    if undead.is_empty() || humans.is_empty() {
        return Ok(());
    }
    let before = battle.fallen.len();
    play.cite(rule!("atzr.zombie.swarm-limit"));
    let shares = share(battle, play, &humans, undead);
    let mut fires = Vec::new();
    for (who, zombies) in shares.iter().filter(|it| !it.1.is_empty()) {
        let figures: Vec<FigureId> = zombies.iter().map(|&it| FigureId::Zombie(it)).collect();
        tell(play, &figures, &[FigureId::Person(*who)]);
        let allowed = test(battle, play, *who, &figures, &mut Passed::new());
        startle(battle, play, *who);
        fires.extend(fire::declare(battle, play, *who, &figures, &allowed, Manner::Charged)?);
    }
    fire::fire(battle, play, &fires)?;
    for &which in undead {
        if !battle.zombie(which).out {
            change::shamble(battle, play, rule!("atzr.zombie.no-weapons"), which, hex);
        }
    }
    melee::swarms(battle, play, hex, &shares)?;
    reaction::spare(battle, play, before, &humans);
    Ok(())
}
