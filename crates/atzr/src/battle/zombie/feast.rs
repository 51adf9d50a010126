//! Zombie Feasts (13.5.2).
use kernel::{Dice, Play, Roll, What};

use super::{super::Battle, Stack, ZombieId};
use crate::battle::{
    PersonId, State,
    change::{self, By, Down},
    place::Feast,
};

/// The feast that a stack takes part in.
pub fn of<'a>(battle: &'a Battle, stack: &Stack) -> Option<&'a Feast> {
    let at = stack.zombies.iter().find_map(|&it| battle.zombie(it).feasts)?;
    battle.feasts.get(usize::from(at))
}

/// Zombies with a body in their hex and nobody standing there begin to feast, or join those who do.
pub fn sit_down(battle: &mut Battle, play: &mut Play<'_>) {
    for index in 0..battle.zombies.len() {
        let zombie = &battle.zombies[index];
        if zombie.out || zombie.feasts.is_some() || battle.standing_at(zombie.at).next().is_some() {
            continue;
        }
        let here = zombie.at;
        let under_way = battle.feasts.iter().position(|it| !it.over && it.at == here);
        let feast = under_way.or_else(|| begin(battle, play, here));
        if let Some(feast) = feast {
            play.cite(rule!("atzr.feast.stack"));
            battle.zombies[index].feasts = Some(feast as u8);
        }
    }
}

/// The first zombie at a body: the victim is dead for good, a die says for how many turns they feed on him.
fn begin(battle: &mut Battle, play: &mut Play<'_>, here: ground::hex::Hex) -> Option<usize> {
    let body = victim(battle, here)?;
    change::go_down(battle, play, rule!("atzr.ruling.feast-victim"), body, Down::ObviouslyDead, By::Zombies);
    let person = battle.person_mut(body);
    person.deeds.eaten = true;
    if let State::ObviouslyDead { fresh, .. } = &mut person.state {
        *fresh = false;
    }
    let turns_left = play.d6(rule!("atzr.feast.duration")) as u8;
    battle.feasts.push(Feast { at: here, body, began: battle.turn, turns_left, over: false });
    let text = "a feast begins".into();
    play.tell(rule!("atzr.feast.duration"), What::Noted { token: Some(body.token()), text });
    Some(battle.feasts.len() - 1)
}

/// A body that still feeds somebody: out of the fight, or freshly dead and never feasted on.
fn victim(battle: &Battle, here: ground::hex::Hex) -> Option<PersonId> {
    let fed = |who: PersonId| battle.feasts.iter().any(|it| it.body == who);
    let lies =
        |state: State| matches!(state, State::OutOfTheFight | State::ObviouslyDead { fresh: true, .. });
    battle.everybody().find(|it| it.1.at == here && lies(it.1.state) && !fed(it.0)).map(|it| it.0)
}

/// The die counts down at the end of every turn after the one the feast began in.
pub fn count_down(battle: &mut Battle, play: &mut Play<'_>) {
    let turn = battle.turn;
    for at in 0..battle.feasts.len() {
        let feeding = battle.undead().any(|it| it.1.feasts == Some(at as u8));
        let feast = &mut battle.feasts[at];
        if feast.over || turn <= feast.began {
            continue;
        }
        feast.turns_left = feast.turns_left.saturating_sub(1);
        feast.over = feast.turns_left == 0 || !feeding;
        if feast.over {
            let text = "the feast is over".into();
            let token = Some(feast.body.token());
            play.tell(rule!("atzr.ruling.feast-victim"), What::Noted { token, text });
        }
    }
}

/// It has had enough.
pub fn leave(battle: &mut Battle, which: ZombieId) {
    battle.zombie_mut(which).feasts = None;
}
