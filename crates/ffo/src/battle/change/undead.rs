//! Zombies: placed, destroyed, risen from people, at their feasts, and what they remember.
use ground::open::PieceId;
use kernel::{Gone, Play, Point, RuleId, Token, What};

use super::part_all;
use crate::battle::{Battle, Feast, PersonId, VehicleId, Zombie, ZombieId};

/// Puts a zombie on the table, whoever called it or whoever it was.
pub fn place_zombie(
    battle: &mut Battle,
    play: &mut Play<'_>,
    rule: RuleId,
    zombie: Zombie,
    called_by: Option<Token>,
) -> ZombieId {
    let which = ZombieId(battle.zombies.len() as u16);
    let (at, was) = (zombie.at, zombie.was.map(PersonId::token));
    battle.zombies.open().push(zombie);
    play.tell(rule, What::Placed { token: which.token(), at, was, called_by });
    which
}

/// Destroys a zombie.
pub fn kill_zombie(
    battle: &mut Battle,
    play: &mut Play<'_>,
    rule: RuleId,
    which: ZombieId,
    by: Option<Token>,
) {
    take_away(battle, which);
    play.removed(rule, which.token(), Gone::Out, by);
}

/// It has wandered off the table.
pub fn stray(battle: &mut Battle, play: &mut Play<'_>, rule: RuleId, which: ZombieId) {
    take_away(battle, which);
    play.removed(rule, which.token(), Gone::Strayed, None);
}

fn take_away(battle: &mut Battle, which: ZombieId) {
    part_all(battle, which.into());
    let zombie = zombie_mut(battle, which);
    (zombie.out, zombie.clings, zombie.feasts) = (true, None, None);
}

/// Where it last saw a human, and the noise it is after.
pub fn remember(battle: &mut Battle, which: ZombieId, last_seen: Option<Point>, heard: Option<Point>) {
    let zombie = zombie_mut(battle, which);
    (zombie.last_seen, zombie.heard) = (last_seen, heard);
}

/// The floor on which it last saw a human.
pub fn remember_floor(battle: &mut Battle, which: ZombieId, level: Option<PieceId>) {
    zombie_mut(battle, which).seen_on = level;
}

/// Hangs on to a vehicle, or lets go.
pub fn cling(battle: &mut Battle, which: ZombieId, vehicle: Option<VehicleId>) {
    zombie_mut(battle, which).clings = vehicle;
}

/// A feast begins at a body; who was still alive is not any more by another door.
pub fn begin_feast(battle: &mut Battle, body: PersonId, left: Option<u8>) -> u8 {
    let feasts = battle.feasts.open();
    feasts.push(Feast { body, left });
    feasts.len() as u8 - 1
}

/// Turns until a feast is over.
pub fn count_feast(battle: &mut Battle, feast: u8, left: Option<u8>) {
    if let Some(it) = battle.feasts.open().get_mut(usize::from(feast)) {
        it.left = left;
    }
}

/// Sits down to a feast, or gets up from it.
pub fn dine(battle: &mut Battle, which: ZombieId, feast: Option<u8>) {
    zombie_mut(battle, which).feasts = feast;
}

fn zombie_mut(battle: &mut Battle, which: ZombieId) -> &mut Zombie {
    &mut battle.zombies.open()[usize::from(which.0)]
}
