//! Zombie Feasts (13.5.2).
use ground::hex::Hex;
use kernel::{Dice, Play, Roll};

use super::{super::Battle, Stack, ZombieId, senses};
use crate::{
    battle::{PersonId, State, place::Feast},
    journal::{Happened, Mark},
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
        let here = zombie.at;
        if zombie.out || zombie.feasts.is_some() || battle.standing_at(here).next().is_some() {
            continue;
        }
        let feast = under_way(battle, here).or_else(|| begin(battle, play, here));
        if let Some(feast) = feast {
            play.cite(rule!("atzr.feast.stack"));
            battle.zombies[index].feasts = Some(feast as u8);
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
    let (token, turn) = (body.token(), battle.turn);
    let person = battle.person_mut(body);
    person.deeds.eaten = true;
    if !matches!(person.state, State::ObviouslyDead { .. }) {
        play.mark(rule!("atzr.ruling.feast-victim"), token, Mark::Dead, true);
    }
    // Others smell it as long as it lasts.
    person.state = State::ObviouslyDead { turn, fresh: true };
    let turns_left = play.by(token).d6(rule!("atzr.feast.duration")) as u8;
    battle.feasts.push(Feast { at: here, body, began: turn, turns_left, over: false });
    play.note(rule!("atzr.feast.duration"), token, Happened::BeingEaten { turns: turns_left });
    Some(battle.feasts.len() - 1)
}

/// A body that nobody has fed on yet.
fn victim(battle: &Battle, here: Hex) -> Option<PersonId> {
    let fed = |who: PersonId| battle.feasts.iter().any(|it| it.body == who);
    battle.everybody().find(|it| it.1.at == here && senses::smells(it.1) && !fed(it.0)).map(|it| it.0)
}

/// The die counts down at the end of every turn after the one the feast began in; when nobody is left to feed it is over.
pub fn count_down(battle: &mut Battle, play: &mut Play<'_>) {
    let turn = battle.turn;
    for at in 0..battle.feasts.len() {
        let feeding = is_fed_on(battle, at);
        let feast = &mut battle.feasts[at];
        if feast.over {
            continue;
        }
        feast.turns_left = feast.turns_left.saturating_sub((feast.began < turn).into());
        feast.over = feast.turns_left == 0 || !feeding;
        if !feast.over {
            continue;
        }
        let body = feast.body;
        if let State::ObviouslyDead { fresh, .. } = &mut battle.person_mut(body).state {
            *fresh = false;
        }
        let note = Happened::NothingLeft { of: body.token() };
        play.note(rule!("atzr.ruling.feast-victim"), None, note);
    }
}

/// It has had enough.
pub fn leave(battle: &mut Battle, which: ZombieId) {
    battle.zombie_mut(which).feasts = None;
}
