//! What zombies are after when they activate (13.5): the first priority that applies.
use ground::hex::Hex;
use kernel::{Dice, Play, RuleId};
use smallvec::SmallVec;

use super::{
    super::Battle,
    POINTS, Stack, Swarm, acts, feast, senses,
    way::{Paths, enters, step_cost},
};
use crate::battle::PersonId;

/// From how far a zombie charges (13.5).
const CHARGE: u8 = 3;

/// What a stack does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StackAim {
    Feast,
    /// The feast is over: each goes off by the number on its counter.
    Disperse,
    Charge(PersonId),
    Body(Hex),
    Seen(Hex),
    LastSeen(Hex),
    Noise(Hex),
    Drift,
}

impl StackAim {
    pub const fn rule(self) -> RuleId {
        match self {
            StackAim::Feast => rule!("atzr.zombie.action-feast"),
            StackAim::Disperse => rule!("atzr.feast.end"),
            StackAim::Charge(_) => rule!("atzr.zombie.action-charge"),
            StackAim::Body(_) => rule!("atzr.feast.attract"),
            StackAim::Seen(_) => rule!("atzr.zombie.action-seen"),
            StackAim::LastSeen(_) => rule!("atzr.zombie.action-last-seen"),
            StackAim::Noise(_) => rule!("atzr.zombie.action-noise"),
            StackAim::Drift => rule!("atzr.zombie.action-drift"),
        }
    }

    fn target(self, battle: &Battle) -> Option<Hex> {
        match self {
            StackAim::Charge(who) => Some(battle.person(who).at),
            StackAim::Body(hex) | StackAim::Seen(hex) | StackAim::LastSeen(hex) | StackAim::Noise(hex) => {
                Some(hex)
            }
            StackAim::Feast | StackAim::Disperse | StackAim::Drift => None,
        }
    }
}

/// Those that activate on this turn's die, by the hexes they are in.
pub fn stacks(battle: &Battle, play: &mut Play<'_>) -> Vec<Stack> {
    let mut stacks: Vec<Stack> = Vec::new();
    for (which, zombie) in battle.undead() {
        if battle.turn <= zombie.placed {
            play.cite(rule!("atzr.zombie.place-inactive"));
            play.cite(rule!("atzr.ruling.zombie-new-turn"));
        }
        if !acts(battle, zombie) {
            continue;
        }
        match stacks.iter_mut().find(|it| it.at == zombie.at) {
            Some(it) => it.zombies.push(which),
            None => stacks.push(Stack { at: zombie.at, zombies: Swarm::from_slice(&[which]) }),
        }
    }
    stacks
}

/// What each stack is after, the nearest to its target first (ruling on the choice of targets).
pub fn in_order(
    battle: &Battle,
    play: &mut Play<'_>,
    paths: &mut Paths,
    stacks: Vec<Stack>,
) -> Vec<(Stack, StackAim)> {
    let mut aimed: Vec<(Stack, StackAim)> = Vec::with_capacity(stacks.len());
    for stack in stacks {
        let aim = aim(battle, play, paths, &stack);
        aimed.push((stack, aim));
    }
    aimed.sort_by_key(|it| it.1.target(battle).map_or(u8::MAX, |hex| it.0.at.distance(hex)));
    aimed
}

/// The first priority that applies (13.5, ruling on feasts).
fn aim(battle: &Battle, play: &mut Play<'_>, paths: &mut Paths, stack: &Stack) -> StackAim {
    match feast::of(battle, stack) {
        Some(feast) if !feast.over => return StackAim::Feast,
        Some(_) => return StackAim::Disperse,
        None => (),
    }
    play.cite(rule!("atzr.ruling.feast-priority"));
    let seen = senses::humans(battle, stack);
    if let Some(who) = to_charge(battle, play, paths, stack, &seen) {
        play.cite(rule!("atzr.ruling.zombie-charge-reach"));
        return StackAim::Charge(who);
    }
    if let Some(hex) = senses::body(battle, play, stack) {
        return StackAim::Body(hex);
    }
    if let Some(who) = senses::nearest(battle, play, paths, stack, &seen) {
        return StackAim::Seen(battle.person(who).at);
    }
    if let Some(hex) = stack.zombies.iter().find_map(|&it| battle.zombie(it).last_seen) {
        return StackAim::LastSeen(hex);
    }
    senses::loudest(battle, play, stack).map_or(StackAim::Drift, StackAim::Noise)
}

/// Of the humans whom a stack sees the nearest whom it can charge, whoever else is nearer behind walls (ruling on targets).
pub fn to_charge(
    battle: &Battle,
    play: &mut Play<'_>,
    paths: &mut Paths,
    stack: &Stack,
    seen: &[(PersonId, Hex)],
) -> Option<PersonId> {
    let able = |it: &&(PersonId, Hex)| can_charge(battle, paths, stack, it.1);
    let able: SmallVec<[(PersonId, Hex); 4]> = seen.iter().filter(able).copied().collect();
    let nearest = senses::nearest(battle, play, paths, stack, &able)?;
    let away = |hex: Hex| stack.at.distance(hex);
    if seen.iter().any(|it| away(it.1) < away(battle.person(nearest).at)) {
        play.cite(rule!("atzr.ruling.zombie-target-choice"));
    }
    Some(nearest)
}

/// Whether a stack gets to a hex with what it can move.
fn can_charge(battle: &Battle, paths: &mut Paths, stack: &Stack, hex: Hex) -> bool {
    if stack.at == hex {
        return true;
    }
    if CHARGE < stack.at.distance(hex) {
        return false;
    }
    let Some(left) = POINTS.checked_sub(step_cost(battle, hex)) else { return false };
    let door = senses::door(battle, stack);
    let ways = paths.reach(battle, stack, left);
    let mut beside = battle.scene.board.grid().neighbours(hex);
    beside.any(|it| ways.cost(it).is_some() && enters(battle, door, it, hex))
}
