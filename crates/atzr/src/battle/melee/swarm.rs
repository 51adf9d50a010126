//! Humans against zombies (13.9.1): a swarm fights as one.
use std::ops::ControlFlow;

use ground::hex::Hex;
use kernel::{Dice, Pause, Play, Throw, Token};
use smallvec::SmallVec;

use super::{
    super::{
        Battle, PersonId, ZombieId,
        change::{self, By, Down},
        zombie::Swarm,
    },
    bout::{self, Bout},
};
use crate::table::melee::{Downed, FightResult, Foe, Melee, MeleeEnd, MeleeState, Zombies};

/// The zombies of a hex shared out among its humans: each fights those that are on him, and while both are left in the hex
/// it goes on (13.9.1).
pub fn swarms(
    battle: &mut Battle,
    play: &mut Play<'_>,
    hex: Hex,
    shares: &[(PersonId, Swarm)],
) -> Result<(), Pause> {
    let mut bout = Bout::default();
    for (who, zombies) in shares {
        against_swarm(battle, play, *who, zombies, &mut bout)?;
    }
    for (who, _) in shares {
        let rest: Swarm = battle.zombies_at(hex).map(|it| it.0).collect();
        against_swarm(battle, play, *who, &rest, &mut bout)?;
    }
    Ok(())
}

/// One human against all the zombies that are on him, until he is down or they are gone (13.9).
fn against_swarm(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    zombies: &[ZombieId],
    bout: &mut Bout,
) -> Result<(), Pause> {
    let mut left: Swarm = zombies.iter().copied().filter(|&it| !battle.zombie(it).out).collect();
    if left.is_empty() || !battle.person(who).functions() {
        return Ok(());
    }
    play.cite(rule!("atzr.melee.same-hex"));
    battle.deeds_mut(who).in_melee = true;
    let fighter = bout.fighter(battle, play, who)?;
    let others: SmallVec<[Token; 4]> = left.iter().map(|it| it.token()).collect();
    bout::begins(play, who, fighter.weapon, &others);
    let printed = battle.scene.printed.clone();
    let foe = Foe::Zombies(Zombies { zombies: left.len() as u16 });
    let mut state = MeleeState { melee: Melee { fighter, foe }, lingers: false };
    loop {
        let dead = "the dead";
        let both = || vec![Throw::by(who.token()).with(dead), first(&left).at(who.token()).with(dead)];
        match state.round(&printed.tables, &mut play.thrown().parties(both)) {
            ControlFlow::Continue(next) => {
                bout::shaken(play, who, state.melee.fighter, next.melee.fighter);
                state = next;
                kill_down_to(battle, play, who, &mut left, &state.melee);
            }
            ControlFlow::Break(end) => {
                bout.lose(who, state.melee.fighter.lost_rounds);
                settle(battle, play, who, &left, end);
                return Ok(());
            }
        }
    }
}

/// The dice of the swarm, which are named by the first of them.
fn first(left: &[ZombieId]) -> Throw {
    left.first().map_or_else(Throw::default, |it| Throw::by(it.token()))
}

/// As many are dead as the round says.
fn kill_down_to(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, left: &mut Swarm, melee: &Melee) {
    let Foe::Zombies(now) = melee.foe else { return };
    let dead = left.len().saturating_sub(usize::from(now.zombies));
    for which in left.drain(..dead) {
        change::kill_zombie(battle, play, rule!("atzr.melee.zombie-damage"), which, Some(who));
    }
}

/// The end of a melee with zombies; no Star Power helps against them (3.2.1).
fn settle(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, left: &[ZombieId], end: MeleeEnd) {
    battle.deeds_mut(who).bitten |= end.infection_test;
    let how = match end.outcome {
        FightResult::Won(_) => {
            for &which in left {
                change::kill_zombie(battle, play, rule!("atzr.melee.zombie-damage"), which, Some(who));
            }
            return;
        }
        FightResult::Parted => return,
        FightResult::Lost(Downed::OutOfTheFight | Downed::KnockedCold) => Down::OutOfTheFight,
        FightResult::Lost(Downed::ObviouslyDead) => Down::ObviouslyDead,
    };
    change::go_down(battle, play, rule!("atzr.melee.damage"), who, how, By::Zombies(left.first().copied()));
}
