//! Zombie Feasts (13.5.2).
use ground::hex::Hex;
use kernel::{Dice, Play, Roll};

use super::{super::Battle, Stack, ZombieId, senses};
use crate::battle::{PersonId, change, place::Feast};

/// The feast that a stack takes part in.
pub fn of<'a>(battle: &'a Battle, stack: &Stack) -> Option<&'a Feast> {
    let at = stack.zombies.iter().find_map(|&it| battle.zombie(it).feasts)?;
    battle.feasts.get(usize::from(at))
}

/// Zombies with a body in their hex and nobody standing there begin to feast, or join those who do.
pub fn sit_down(battle: &mut Battle, play: &mut Play<'_>) {
    for index in 0..battle.zombies.len() {
        let zombie = &battle.zombies[index];
        let here = zombie.at;
        if zombie.out || zombie.feasts.is_some() || battle.standing_at(here).next().is_some() {
            continue;
        }
        let feast = under_way(battle, here).or_else(|| begin(battle, play, here));
        if let Some(feast) = feast {
            play.cite(rule!("atzr.feast.stack"));
            change::dine(battle, ZombieId(index as u16), Some(feast));
        }
    }
}

/// The feast in a hex that somebody still takes part in.
fn under_way(battle: &Battle, here: Hex) -> Option<usize> {
    (0..battle.feasts.len()).find(|&it| {
        let feast = &battle.feasts[it];
        !feast.over && feast.at == here && is_fed_on(battle, it)
    })
}

fn is_fed_on(battle: &Battle, feast: usize) -> bool {
    battle.undead().any(|it| it.1.feasts == Some(feast as u8))
}

/// The first zombie at a body: the victim is dead for good, a die says for how many turns they feed on him.
fn begin(battle: &mut Battle, play: &mut Play<'_>, here: Hex) -> Option<usize> {
    let body = victim(battle, here)?;
    change::begin_feast(battle, play, body);
    let turns_left = play.by(body.token()).d6(rule!("atzr.feast.duration")) as u8;
    Some(change::feed(battle, play, body, turns_left))
}

/// A body that nobody has fed on yet.
fn victim(battle: &Battle, here: Hex) -> Option<PersonId> {
    let fed = |who: PersonId| battle.feasts.iter().any(|it| it.body == who);
    battle.everybody().find(|it| it.1.at == here && senses::smells(it.1) && !fed(it.0)).map(|it| it.0)
}

/// The die counts down at the end of every turn after the one the feast began in; when nobody is left to feed it is over.
pub fn count_down(battle: &mut Battle, play: &mut Play<'_>) {
    for at in 0..battle.feasts.len() {
        let feeding = is_fed_on(battle, at);
        if !battle.feasts[at].over {
            change::count_down(battle, play, at, feeding);
        }
    }
}

/// It has had enough.
pub fn leave(battle: &mut Battle, which: ZombieId) {
    change::dine(battle, which, None);
}
