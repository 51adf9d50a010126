//! What zombies see, remember and hear (13.1.2, 13.5).
use ground::hex::Hex;
use kernel::{Dice, Play, Roll};
use smallvec::SmallVec;

use super::{super::Battle, Stack, Zombie, ZombieId, acts, aim::StackAim, leads, way::Paths};
use crate::battle::{FigureId, Person, PersonId, State, building, change};

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
        change::frenzy(battle, play, which, frenzied);
    }
}

/// The humans whom a stack sees, one of each hex: those in one hex are charged together.
pub fn humans(battle: &Battle, stack: &Stack) -> SmallVec<[(PersonId, Hex); 4]> {
    let Some(&first) = stack.zombies.first() else { return SmallVec::new() };
    let seen = battle.functioning().filter(|it| battle.zombie_sees(first, it.0));
    let mut seen: SmallVec<[(PersonId, Hex); 4]> = seen.map(|it| (it.0, it.1.at)).collect();
    seen.sort_unstable_by_key(|it| (it.1, it.0));
    seen.dedup_by_key(|it| it.1);
    seen
}

/// The one of these whom a stack goes for: the nearest, of equals the one it reaches for fewer Movement Points, then by lot
/// (ruling on the choice of targets).
pub fn nearest(
    battle: &Battle,
    play: &mut Play<'_>,
    paths: &mut Paths,
    stack: &Stack,
    of: &[(PersonId, Hex)],
) -> Option<PersonId> {
    let least = of.iter().map(|it| stack.at.distance(it.1)).min()?;
    let near = of.iter().filter(|it| stack.at.distance(it.1) == least).copied();
    let near: SmallVec<[(PersonId, Hex); 4]> = near.collect();
    if near.len() == 1 {
        return Some(near[0].0);
    }
    play.cite(rule!("atzr.ruling.zombie-target-choice"));
    let mut far = |hex: Hex| paths.way(battle, stack, hex).cost(stack.at).unwrap_or(u16::MAX);
    let costs: SmallVec<[u16; 4]> = near.iter().map(|it| far(it.1)).collect();
    let cheapest = costs.iter().copied().min()?;
    let near: SmallVec<[PersonId; 4]> =
        near.iter().zip(costs).filter(|it| it.1 == cheapest).map(|it| it.0.0).collect();
    let names = || battle.names(near.iter().copied().map(FigureId::Person));
    Some(near[leads(play, stack).faces(names).one_of(rule!("atzr.ruling.zombie-target-choice"), near.len())])
}

/// The body that draws a stack: in sight, near enough, the closest (13.5.2).
pub fn body(battle: &Battle, play: &mut Play<'_>, stack: &Stack) -> Option<Hex> {
    let lie = battle.everybody().filter(|it| smells(it.1) && !is_carried(battle, it.0)).map(|it| it.1.at);
    let near = lie.filter(|&hex| stack.at.distance(hex) <= BODY && battle.line(stack.at, hex));
    let mut near: SmallVec<[Hex; 4]> = near.collect();
    near.sort_unstable();
    near.dedup();
    let least = near.iter().map(|&it| stack.at.distance(it)).min()?;
    play.cite(rule!("atzr.ruling.distance"));
    near.retain(|it| stack.at.distance(*it) == least);
    let hexes = || near.iter().map(|&it| it.to_string()).collect();
    Some(near[leads(play, stack).faces(hexes).one_of(rule!("atzr.feast.attract"), near.len())])
}

/// Out of the Fight, in captivity or not, or dead and fresh.
pub fn smells(person: &Person) -> bool {
    match person.state {
        State::OutOfTheFight | State::Captive { .. } => true,
        State::ObviouslyDead { fresh, .. } => fresh,
        State::Waiting
        | State::Functioning
        | State::TakenOff
        | State::RanAway
        | State::Left
        | State::LetGo
        | State::Turned { .. } => false,
    }
}

fn is_carried(battle: &Battle, who: PersonId) -> bool {
    battle.functioning().any(|it| it.1.carries == Some(who))
}

/// Where the most noise came from within earshot in this turn or the last, unless the stack has been there already.
pub fn loudest(battle: &Battle, play: &mut Play<'_>, stack: &Stack) -> Option<Hex> {
    let been = battle.zombie(*stack.zombies.first()?).heard;
    let mut heard: SmallVec<[(Hex, u16); 8]> = SmallVec::new();
    for noise in &battle.noises {
        let stale = been.is_some_and(|(at, turn)| at == noise.at && noise.turn <= turn);
        if NOISE < stack.at.distance(noise.at) || stale {
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
    let hexes = || heard.iter().map(|it| it.0.to_string()).collect();
    let mut dice = leads(play, stack).faces(hexes);
    Some(heard[dice.one_of(rule!("atzr.ruling.zombie-noise-target"), heard.len())].0)
}

/// Zombies that had somebody in sight when they were active know where he is as long as they see anybody (13.5).
pub fn watch(battle: &mut Battle, who: PersonId) {
    let at = battle.person(who).at;
    for index in 0..battle.zombies.len() {
        if battle.zombies[index].last_seen.is_some() && battle.zombie_sees(ZombieId(index as u16), who) {
            *battle.memory_mut(ZombieId(index as u16)).last_seen = Some(at);
        }
    }
}

/// Zombies that see somebody go into a building will follow him through the same hex (13.6.1).
pub fn saw_enter(battle: &mut Battle, who: PersonId) {
    let person = battle.person(who);
    let (at, board) = (person.at, &battle.scene.board);
    let from = person.turn.came_from.and_then(|it| board.building_at(it));
    if board.building_at(at).is_none() || board.building_at(at) == from {
        return;
    }
    for index in 0..battle.zombies.len() {
        if battle.zombie_sees(ZombieId(index as u16), who) {
            let memory = battle.memory_mut(ZombieId(index as u16));
            (*memory.follows, *memory.last_seen) = (Some(at), Some(at));
        }
    }
}

/// The door that a stack may go through, if somebody of it saw a human take it and it is not shut (13.6.2).
pub fn door(battle: &Battle, stack: &Stack) -> Option<Hex> {
    let mut seen = stack.zombies.iter().filter_map(|&it| battle.zombie(it).follows);
    seen.find(|&it| !is_shut(battle, it))
}

fn is_shut(battle: &Battle, hex: Hex) -> bool {
    battle.scene.board.entrance(hex).is_none_or(|it| building::is_shut(battle, it))
}

/// What a stack makes of its aim: it will know where it saw somebody, and who has lost a trail forgets the door it led to.
pub fn notice(battle: &mut Battle, play: &mut Play<'_>, stack: &Stack, aim: StackAim) {
    if stack.zombies.iter().filter_map(|&it| battle.zombie(it).follows).any(|it| is_shut(battle, it)) {
        play.cite(rule!("atzr.zombie.enter-needs-open"));
    }
    let seen = match aim {
        StackAim::Charge(who) => Some(battle.person(who).at),
        StackAim::Seen(hex) => Some(hex),
        StackAim::Feast
        | StackAim::Disperse
        | StackAim::Body(_)
        | StackAim::LastSeen(_)
        | StackAim::Noise(_)
        | StackAim::Drift => None,
    };
    for &which in &stack.zombies {
        let memory = battle.memory_mut(which);
        *memory.last_seen = seen.or(*memory.last_seen);
        if matches!(aim, StackAim::Disperse | StackAim::Noise(_) | StackAim::Drift) {
            *memory.follows = None;
        }
    }
}

/// What they came for is no longer news when they are there, nor a trail when they cannot get any nearer.
pub fn arrive(battle: &mut Battle, stack: &Stack, aim: StackAim) {
    let turn = battle.turn;
    for &which in &stack.zombies {
        let here = battle.zombie(which).at;
        let memory = battle.memory_mut(which);
        match aim {
            StackAim::Noise(hex) if here == hex => *memory.heard = Some((hex, turn)),
            StackAim::LastSeen(hex) if here == hex || here == stack.at => *memory.last_seen = None,
            StackAim::Feast
            | StackAim::Disperse
            | StackAim::Charge(_)
            | StackAim::Body(_)
            | StackAim::Seen(_)
            | StackAim::LastSeen(_)
            | StackAim::Noise(_)
            | StackAim::Drift => (),
        }
    }
}

/// After their phase those that were active know where the nearest is whom they see, and forget a door they are through.
pub fn remember(battle: &mut Battle) {
    for index in 0..battle.zombies.len() {
        if !acts(battle, &battle.zombies[index]) {
            continue;
        }
        let (which, here) = (ZombieId(index as u16), battle.zombies[index].at);
        let seen = battle.functioning().filter(|it| battle.zombie_sees(which, it.0));
        let nearest = seen.map(|it| it.1.at).min_by_key(|it| here.distance(*it));
        let memory = battle.memory_mut(which);
        *memory.last_seen = nearest.or(memory.last_seen.filter(|it| *it != here));
        *memory.follows = memory.follows.filter(|it| *it != here);
    }
}

/// A zombie that has come right up to somebody behind cover is seen, and sees him: his Duck Back is over (ruling on who is seen).
pub fn startle(battle: &mut Battle, play: &mut Play<'_>, stood: &[Hex]) {
    let ducked: Vec<PersonId> = battle.functioning().filter(|it| it.1.ducked).map(|it| it.0).collect();
    for who in ducked {
        let here = battle.person(who).at;
        let came = |(which, it): (ZombieId, &Zombie)| {
            let moved = stood.get(usize::from(which.0)).is_some_and(|was| *was != it.at);
            moved && it.at.distance(here) <= 1
        };
        if battle.undead().any(came) {
            change::pop_up(battle, play, rule!("atzr.ruling.duck-back-visibility"), who);
        }
    }
}
