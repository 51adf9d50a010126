//! Where zombies go when they activate (13.5): the first priority that applies.
use ground::hex::{Hex, Reach, Side};
use kernel::{Dice, Pause, Play, Roll, RuleId};
use smallvec::SmallVec;

use super::{
    super::Battle,
    Charging, Stack, ZombieId, activation_rep, feast, senses,
    way::{Way, enters, has_room, step_cost},
};
use crate::battle::{PersonId, change};

/// Movement Points, as printed on every counter (13.6).
const POINTS: u8 = 3;
/// From how far a zombie charges (13.5).
const CHARGE: u8 = 3;

/// What a stack does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
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

impl Aim {
    const fn rule(self) -> RuleId {
        match self {
            Aim::Feast => rule!("atzr.zombie.action-feast"),
            Aim::Disperse => rule!("atzr.feast.end"),
            Aim::Charge(_) => rule!("atzr.zombie.action-charge"),
            Aim::Body(_) => rule!("atzr.feast.attract"),
            Aim::Seen(_) => rule!("atzr.zombie.action-seen"),
            Aim::LastSeen(_) => rule!("atzr.zombie.action-last-seen"),
            Aim::Noise(_) => rule!("atzr.zombie.action-noise"),
            Aim::Drift => rule!("atzr.zombie.action-drift"),
        }
    }

    fn target(self, battle: &Battle) -> Option<Hex> {
        match self {
            Aim::Charge(who) => Some(battle.person(who).at),
            Aim::Body(hex) | Aim::Seen(hex) | Aim::LastSeen(hex) | Aim::Noise(hex) => Some(hex),
            Aim::Feast | Aim::Disperse | Aim::Drift => None,
        }
    }
}

/// Those that activate on this turn's die, by the hexes they are in.
pub fn stacks(battle: &Battle, play: &mut Play<'_>) -> Vec<Stack> {
    let die = battle.zombie_die.unwrap_or_default();
    let mut stacks: Vec<Stack> = Vec::new();
    for (which, zombie) in battle.undead() {
        if battle.turn <= zombie.placed {
            play.cite(rule!("atzr.ruling.zombie-new-turn"));
            continue;
        }
        if activation_rep(battle, which) < die {
            continue;
        }
        match stacks.iter_mut().find(|it| it.at == zombie.at) {
            Some(it) => it.zombies.push(which),
            None => stacks.push(Stack { at: zombie.at, zombies: SmallVec::from_slice(&[which]) }),
        }
    }
    stacks
}

/// What each stack is after, the nearest to its target first (ruling on the choice of targets).
pub fn in_order(battle: &Battle, play: &mut Play<'_>, stacks: Vec<Stack>) -> Vec<(Stack, Aim)> {
    let mut aimed: Vec<(Stack, Aim)> = stacks
        .into_iter()
        .map(|stack| {
            let aim = aim(battle, play, &stack);
            (stack, aim)
        })
        .collect();
    aimed.sort_by_key(|it| it.1.target(battle).map_or(u8::MAX, |hex| it.0.at.distance(hex)));
    aimed
}

/// The first priority that applies (13.5, ruling on feasts).
pub fn aim(battle: &Battle, play: &mut Play<'_>, stack: &Stack) -> Aim {
    match feast::of(battle, stack) {
        Some(feast) if !feast.over => return Aim::Feast,
        Some(_) => return Aim::Disperse,
        None => (),
    }
    play.cite(rule!("atzr.ruling.feast-priority"));
    let human = senses::nearest(battle, play, stack);
    if let Some(who) = human.filter(|&it| can_charge(battle, stack, it)) {
        play.cite(rule!("atzr.ruling.zombie-charge-reach"));
        return Aim::Charge(who);
    }
    if let Some(hex) = senses::body(battle, play, stack) {
        return Aim::Body(hex);
    }
    if let Some(who) = human {
        return Aim::Seen(battle.person(who).at);
    }
    if let Some(hex) = stack.zombies.iter().find_map(|&it| battle.zombie(it).last_seen) {
        return Aim::LastSeen(hex);
    }
    senses::loudest(battle, play, stack).map_or(Aim::Drift, Aim::Noise)
}

/// Whether a stack that sees somebody gets to him with what it can move.
fn can_charge(battle: &Battle, stack: &Stack, who: PersonId) -> bool {
    let hex = battle.person(who).at;
    if CHARGE < stack.at.distance(hex) {
        return false;
    }
    let first = stack.zombies[0];
    let ways = reach(battle, stack, POINTS);
    let last = step_cost(battle, hex);
    let from =
        |it: Hex| ways.cost(it).is_some_and(|spent| spent + last <= POINTS) && enters(battle, first, it, hex);
    hex.neighbours().into_iter().filter(|it| battle.scene.board.grid().contains(*it)).any(from)
}

/// Where a stack can get: not through humans, not into full hexes.
fn reach(battle: &Battle, stack: &Stack, points: u8) -> Reach {
    let first = stack.zombies[0];
    Reach::new(battle.scene.board.grid(), stack.at, points, |from, to| {
        let free = has_room(battle, to, 1);
        (free && enters(battle, first, from, to)).then(|| step_cost(battle, to))
    })
}

/// Moves a stack; those that have come up to somebody charge him when all have moved.
pub fn go(
    battle: &mut Battle,
    play: &mut Play<'_>,
    (stack, aim): (Stack, Aim),
) -> Result<Option<Charging>, Pause> {
    play.cite(aim.rule());
    match aim {
        Aim::Feast => Ok(None),
        Aim::Disperse => {
            for &which in &stack.zombies {
                feast::leave(battle, which);
                let heading = Side::numbered(battle.zombie(which).number);
                drift(battle, play, &alone(battle, which), heading);
            }
            Ok(None)
        }
        Aim::Charge(who) => Ok(come_up(battle, play, &stack, who)),
        Aim::Body(hex) | Aim::Seen(hex) | Aim::LastSeen(hex) | Aim::Noise(hex) => {
            approach(battle, play, aim.rule(), &stack, hex);
            arrive(battle, &stack, aim);
            Ok(None)
        }
        Aim::Drift => {
            let heading = stack.zombies.iter().find_map(|&it| battle.zombie(it).heading);
            drift(battle, play, &stack, heading);
            Ok(None)
        }
    }
}

fn alone(battle: &Battle, which: ZombieId) -> Stack {
    Stack { at: battle.zombie(which).at, zombies: SmallVec::from_slice(&[which]) }
}

/// What they came for is no longer news when they are there.
fn arrive(battle: &mut Battle, stack: &Stack, aim: Aim) {
    for &which in &stack.zombies {
        let zombie = battle.zombie_mut(which);
        match aim {
            Aim::Noise(hex) if zombie.at == hex => zombie.heard = Some(hex),
            Aim::LastSeen(hex) if zombie.at == hex => zombie.last_seen = None,
            _ => (),
        }
    }
}

/// Goes to the hex beside somebody from which it will fall on him: where the way is cheapest (ruling on the position of a charge).
fn come_up(battle: &mut Battle, play: &mut Play<'_>, stack: &Stack, who: PersonId) -> Option<Charging> {
    play.cite(rule!("atzr.ruling.charge-position"));
    let hex = battle.person(who).at;
    let first = stack.zombies[0];
    let ways = reach(battle, stack, POINTS.saturating_sub(step_cost(battle, hex)));
    let beside: Vec<(u8, Hex)> = hex
        .neighbours()
        .into_iter()
        .filter(|&it| battle.scene.board.grid().contains(it) && enters(battle, first, it, hex))
        .filter(|&it| it == stack.at || has_room(battle, it, stack.zombies.len()))
        .filter_map(|it| Some((ways.cost(it)?, it)))
        .collect();
    let Some(least) = beside.iter().map(|it| it.0).min() else {
        approach(battle, play, rule!("atzr.zombie.action-seen"), stack, hex);
        return None;
    };
    let best: Vec<Hex> = beside.iter().filter(|it| it.0 == least).map(|it| it.1).collect();
    let from = best[play.one_of(rule!("atzr.ruling.zombie-target-choice"), best.len())];
    move_stack(battle, play, rule!("atzr.zombie.action-charge"), stack, &ways.path(from));
    Some(Charging { target: who, zombies: stack.zombies.clone() })
}

/// As near to a hex as this activation takes it: joining others where that costs nothing, then along the straight line, then by
/// lot (rulings on targets and stacks).
fn approach(battle: &mut Battle, play: &mut Play<'_>, rule: RuleId, stack: &Stack, target: Hex) {
    let first = stack.zombies[0];
    let way = Way::to(battle, first, target);
    let ways = reach(battle, stack, POINTS);
    let fits = |hex: Hex| hex == stack.at || has_room(battle, hex, stack.zombies.len());
    let ends: Vec<(u16, Hex)> =
        ways.hexes().filter(|&it| fits(it)).filter_map(|it| Some((way.cost(it)?, it))).collect();
    let Some(least) = ends.iter().map(|it| it.0).min() else { return };
    let joins = |hex: Hex| hex != stack.at && battle.zombies_at(hex).next().is_some();
    let off = |hex: Hex| (!joins(hex), off_line(stack.at, target, hex));
    let near: Vec<Hex> = ends.iter().filter(|it| it.0 == least).map(|it| it.1).collect();
    let Some(best) = near.iter().map(|&it| off(it)).min() else { return };
    let best: Vec<Hex> = near.into_iter().filter(|&it| off(it) == best).collect();
    play.cite(rule!("atzr.ruling.zombie-stack-moves"));
    let to = best[play.one_of(rule!("atzr.ruling.zombie-target-choice"), best.len())];
    move_stack(battle, play, rule, stack, &ways.path(to));
}

/// How far a hex is off the straight line between two others, times the length of that line.
fn off_line(from: Hex, to: Hex, hex: Hex) -> i64 {
    let point = |it: Hex| {
        let at = ground::hex::centre(it);
        (i64::from(at.x), i64::from(at.y))
    };
    let ((fx, fy), (tx, ty), (hx, hy)) = (point(from), point(to), point(hex));
    ((tx - fx) * (hy - fy) - (ty - fy) * (hx - fx)).abs()
}

fn move_stack(battle: &mut Battle, play: &mut Play<'_>, rule: RuleId, stack: &Stack, path: &[Hex]) {
    let mut from = stack.at;
    for &to in path {
        let side = from.side_to(to);
        for &which in &stack.zombies {
            change::shamble(battle, play, rule, which, to);
            battle.zombie_mut(which).heading = side;
        }
        from = to;
    }
}

/// On in the direction of the last move; a dead end turns it left or right (13.5, ruling on drifting).
fn drift(battle: &mut Battle, play: &mut Play<'_>, stack: &Stack, heading: Option<Side>) {
    let rolled = |play: &mut Play<'_>| Side::numbered(play.d6(rule!("atzr.zombie.action-drift")) as u8);
    let Some(mut heading) = heading.or_else(|| rolled(play)) else { return };
    let mut points = POINTS;
    let mut at = stack.at;
    let mut turn = None;
    loop {
        let next = at.step(heading);
        if is_free(battle, stack, at, next) {
            let Some(left) = points.checked_sub(step_cost(battle, next)) else { break };
            points = left;
            let here = Stack { at, zombies: stack.zombies.clone() };
            move_stack(battle, play, rule!("atzr.zombie.action-drift"), &here, &[next]);
            at = next;
            turn = None;
            continue;
        }
        let (left, turns) = *turn.get_or_insert_with(|| (turns_left(play), 0));
        if turns == 5 {
            break;
        }
        turn = Some((left, turns + 1));
        heading = if left { heading.counter_clockwise() } else { heading.clockwise() };
    }
    for &which in &stack.zombies {
        battle.zombie_mut(which).heading = Some(heading);
    }
}

fn turns_left(play: &mut Play<'_>) -> bool {
    play.cite(rule!("atzr.ruling.zombie-drift-turn"));
    play.d6(rule!("atzr.zombie.action-dead-end")) <= 3
}

fn is_free(battle: &Battle, stack: &Stack, from: Hex, to: Hex) -> bool {
    battle.scene.board.grid().contains(to)
        && enters(battle, stack.zombies[0], from, to)
        && has_room(battle, to, stack.zombies.len())
}
