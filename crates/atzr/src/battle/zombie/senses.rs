//! What zombies see, remember and hear (13.1.2, 13.5).
use ground::hex::Hex;
use kernel::{Dice, Play, Roll, What};

use super::{super::Battle, Stack, ZombieId};
use crate::battle::{PersonId, State, building};

/// How far noise carries, and how far a body smells (13.5, 13.5.2).
const NOISE: u8 = 12;
const BODY: u8 = 6;

/// Turns every counter to the side that it shows in this phase: a zombie that sees a human is frenzied.
pub fn frenzy(battle: &mut Battle, play: &mut Play<'_>) {
    play.cite(rule!("atzr.zombie.rep"));
    for at in 0..battle.zombies.len() {
        let which = ZombieId(at as u16);
        if battle.zombies[at].out {
            continue;
        }
        let frenzied = battle.functioning().any(|it| battle.zombie_sees(which, it.0));
        if battle.zombies[at].frenzied != frenzied {
            battle.zombies[at].frenzied = frenzied;
            let mark = "frenzied".into();
            play.tell(rule!("atzr.zombie.frenzy"), What::Marked { token: which.token(), mark, on: frenzied });
        }
    }
}

/// The human whom a stack goes for: in sight and nearest, of equals the one it reaches for fewer Movement Points, then by
/// lot (ruling on the choice of targets).
pub fn nearest(battle: &Battle, play: &mut Play<'_>, stack: &Stack) -> Option<PersonId> {
    let first = *stack.zombies.first()?;
    let seen = battle.functioning().filter(|it| battle.zombie_sees(first, it.0));
    let seen: Vec<(PersonId, Hex)> = seen.map(|it| (it.0, it.1.at)).collect();
    let least = seen.iter().map(|it| stack.at.distance(it.1)).min()?;
    let near: Vec<(PersonId, Hex)> = seen.into_iter().filter(|it| stack.at.distance(it.1) == least).collect();
    if near.len() == 1 {
        return Some(near[0].0);
    }
    play.cite(rule!("atzr.ruling.zombie-target-choice"));
    let far = |hex: Hex| super::way::Way::to(battle, first, hex).cost(stack.at).unwrap_or(u16::MAX);
    let costs: Vec<u16> = near.iter().map(|it| far(it.1)).collect();
    let cheapest = costs.iter().copied().min().unwrap_or_default();
    let near: Vec<PersonId> = near.iter().zip(costs).filter(|it| it.1 == cheapest).map(|it| it.0.0).collect();
    Some(near[play.one_of(rule!("atzr.ruling.zombie-target-choice"), near.len())])
}

/// The body that draws a stack: in sight, near enough, the closest (13.5.2).
pub fn body(battle: &Battle, play: &mut Play<'_>, stack: &Stack) -> Option<Hex> {
    let smells = |it: &&crate::battle::Person| match it.state {
        State::OutOfTheFight => true,
        State::ObviouslyDead { fresh, .. } => fresh,
        State::Waiting
        | State::Functioning
        | State::TakenOff
        | State::RanAway
        | State::Left
        | State::Captive { .. }
        | State::LetGo
        | State::Turned { .. } => false,
    };
    let carried = |who: PersonId| battle.functioning().any(|it| it.1.carries == Some(who));
    let lie = battle.everybody().filter(|it| smells(&it.1) && !carried(it.0)).map(|it| it.1.at);
    let near = lie.filter(|&hex| stack.at.distance(hex) <= BODY && battle.line(stack.at, hex));
    let mut near: Vec<Hex> = near.collect();
    near.sort_unstable();
    near.dedup();
    let least = near.iter().map(|&it| stack.at.distance(it)).min()?;
    near.retain(|&it| stack.at.distance(it) == least);
    Some(near[play.one_of(rule!("atzr.feast.attract"), near.len())])
}

/// Where the most noise came from within earshot in this turn or the last, unless the stack has been there already.
pub fn loudest(battle: &Battle, play: &mut Play<'_>, stack: &Stack) -> Option<Hex> {
    let been = battle.zombie(*stack.zombies.first()?).heard;
    let mut heard: Vec<(Hex, u16)> = Vec::new();
    for noise in &battle.noises {
        if NOISE < stack.at.distance(noise.at) || been == Some(noise.at) {
            continue;
        }
        match heard.iter_mut().find(|it| it.0 == noise.at) {
            Some(it) => it.1 += noise.dice,
            None => heard.push((noise.at, noise.dice)),
        }
    }
    let most = heard.iter().map(|it| it.1).max().filter(|it| 0 < *it)?;
    heard.retain(|it| it.1 == most);
    let least = heard.iter().map(|it| stack.at.distance(it.0)).min()?;
    heard.retain(|it| stack.at.distance(it.0) == least);
    play.cite(rule!("atzr.ruling.zombie-noise-target"));
    Some(heard[play.one_of(rule!("atzr.ruling.zombie-noise-target"), heard.len())].0)
}

/// Zombies that see somebody know where he is as long as they do (13.5).
pub fn watch(battle: &mut Battle, who: PersonId) {
    let at = battle.person(who).at;
    for index in 0..battle.zombies.len() {
        if battle.zombie_sees(ZombieId(index as u16), who) {
            battle.zombies[index].last_seen = Some(at);
        }
    }
}

/// Zombies that see somebody go into a building will follow him through the same hex (13.6.1).
pub fn saw_enter(battle: &mut Battle, who: PersonId) {
    let at = battle.person(who).at;
    let Some(_) = battle.scene.board.building_at(at) else { return };
    for index in 0..battle.zombies.len() {
        if battle.zombie_sees(ZombieId(index as u16), who) {
            battle.zombies[index].follows = Some(at);
        }
    }
}

/// After their phase zombies know where those are whom they see, and forget a spot they have come to.
pub fn remember(battle: &mut Battle) {
    for index in 0..battle.zombies.len() {
        let which = ZombieId(index as u16);
        if battle.zombies[index].out {
            continue;
        }
        let here = battle.zombies[index].at;
        let seen = battle.functioning().filter(|it| battle.zombie_sees(which, it.0));
        let nearest = seen.map(|it| it.1.at).min_by_key(|it| here.distance(*it));
        let zombie = &mut battle.zombies[index];
        zombie.last_seen = nearest.or(zombie.last_seen.filter(|it| *it != here));
        zombie.follows = zombie.follows.filter(|it| *it != here);
    }
}

/// Whether a zombie could go into a building hex because somebody is in there whom it saw go in.
pub fn may_follow(battle: &Battle, which: ZombieId, hex: Hex) -> bool {
    let Some(entrance) = battle.scene.board.entrance(hex) else { return false };
    battle.zombie(which).follows == Some(hex) && !building::is_shut(battle, entrance)
}
