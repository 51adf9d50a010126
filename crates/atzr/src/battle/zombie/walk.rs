//! Where zombies go when they activate (13.5, 13.6).
use ground::hex::{Hex, Side};
use kernel::{Dice, Play, Roll, RuleId};
use smallvec::SmallVec;

use super::{
    super::Battle,
    Charging, POINTS, Stack, Swarm,
    aim::{self, StackAim},
    drift::drift,
    feast, leads, reason, senses,
    way::{Paths, enters, room, step_cost},
};
use crate::battle::change;

/// Moves a stack; those that have come up to somebody charge him when all have moved.
pub fn go(
    battle: &mut Battle,
    play: &mut Play<'_>,
    paths: &mut Paths,
    stack: &Stack,
    aim: StackAim,
    charges: &mut Vec<Charging>,
) {
    play.cite(aim.rule());
    reason::tell(battle, play, stack, aim);
    senses::notice(battle, play, stack, aim);
    match aim {
        StackAim::Feast => (),
        StackAim::Disperse => {
            for &which in &stack.zombies {
                feast::leave(battle, which);
                let heading = Side::numbered(battle.zombie(which).number);
                drift(battle, play, &Stack { at: stack.at, zombies: Swarm::from_slice(&[which]) }, heading);
            }
        }
        StackAim::Charge(who) => {
            let hex = battle.person(who).at;
            come_up(battle, play, paths, stack, hex, charges);
        }
        StackAim::Body(hex) | StackAim::Seen(hex) | StackAim::LastSeen(hex) | StackAim::Noise(hex) => {
            approach(battle, play, paths, aim.rule(), stack, hex);
            senses::arrive(battle, stack, aim);
        }
        StackAim::Drift => {
            let heading = stack.zombies.iter().find_map(|&it| battle.zombie(it).heading);
            drift(battle, play, stack, heading);
        }
    }
}

/// Goes to the hex beside somebody from which it will fall on him: where the way is cheapest. A hex that does not take all of
/// them takes as many as it can; those for whom others have left no room fall on the next whom they can charge (rulings on
/// the position of a charge, on stacks and on targets).
fn come_up(
    battle: &mut Battle,
    play: &mut Play<'_>,
    paths: &mut Paths,
    stack: &Stack,
    hex: Hex,
    charges: &mut Vec<Charging>,
) {
    play.cite(rule!("atzr.ruling.charge-position"));
    if stack.at == hex {
        charges.push(Charging { hex, zombies: stack.zombies.clone() });
        return;
    }
    let beside = beside(battle, paths, stack, hex);
    let fits = beside.iter().any(|it| stack.zombies.len() <= it.2);
    let wanted = if fits { stack.zombies.len() } else { 1 };
    let enough = |it: &&(u8, Hex, usize)| wanted <= it.2;
    let Some(least) = beside.iter().filter(enough).map(|it| it.0).min() else {
        play.cite(rule!("atzr.ruling.zombie-target-choice"));
        let seen = senses::humans(battle, stack);
        return match aim::to_charge(battle, play, paths, stack, &seen) {
            Some(other) => come_up(battle, play, paths, stack, battle.person(other).at, charges),
            None => approach(battle, play, paths, rule!("atzr.zombie.action-seen"), stack, hex),
        };
    };
    let best: SmallVec<[(Hex, usize); 6]> =
        beside.iter().filter(enough).filter(|it| it.0 == least).map(|it| (it.1, it.2)).collect();
    let hexes = || best.iter().map(|it| it.0.to_string()).collect();
    let mut dice = leads(play, stack).with(|| "charge from".to_owned()).faces(hexes);
    let (from, takes) = best[dice.one_of(rule!("atzr.ruling.zombie-target-choice"), best.len())];
    let path = paths.reach(battle, stack, POINTS).path(from);
    let (first, rest) = part(play, stack, takes);
    move_stack(battle, play, rule!("atzr.zombie.action-charge"), &first, &path);
    charges.push(Charging { hex, zombies: first.zombies });
    if !rest.zombies.is_empty() {
        come_up(battle, play, paths, &rest, hex, charges);
    }
}

/// The hexes beside a target that a stack can enter it from: what they cost, and how many find room there.
fn beside(battle: &Battle, paths: &mut Paths, stack: &Stack, hex: Hex) -> SmallVec<[(u8, Hex, usize); 6]> {
    let door = senses::door(battle, stack);
    let ways = paths.reach(battle, stack, POINTS.saturating_sub(step_cost(battle, hex)));
    let takes = |it: Hex| if it == stack.at { stack.zombies.len() } else { room(battle, it) };
    let near = battle.scene.board.grid().neighbours(hex).filter(|&it| enters(battle, door, it, hex));
    near.filter_map(|it| Some((ways.cost(it)?, it, takes(it)))).filter(|it| 0 < it.2).collect()
}

/// So many of a stack, and the rest of it.
fn part(play: &mut Play<'_>, stack: &Stack, takes: usize) -> (Stack, Stack) {
    let takes = takes.min(stack.zombies.len());
    if takes < stack.zombies.len() {
        play.cite(rule!("atzr.ruling.zombie-stack-moves"));
        play.cite(rule!("atzr.zombie.stack-limit"));
    }
    let of = |zombies: &[super::ZombieId]| Stack { at: stack.at, zombies: Swarm::from_slice(zombies) };
    (of(&stack.zombies[..takes]), of(&stack.zombies[takes..]))
}

/// As near to a hex as this activation takes it: joining others where that costs nothing, then along the straight line, then by
/// lot (rulings on targets and stacks). What it wants to get to and cannot hold all of it parts it.
fn approach(
    battle: &mut Battle,
    play: &mut Play<'_>,
    paths: &mut Paths,
    rule: RuleId,
    stack: &Stack,
    target: Hex,
) {
    play.cite(rule!("atzr.zombie.move-full"));
    let around = paths.around(battle, stack, target, POINTS);
    let (way, ways) = (around.way, around.reach);
    let takes = around.room(battle, target);
    if stack.at != target && 0 < takes && takes < stack.zombies.len() && ways.cost(target).is_some() {
        let path = ways.path(target);
        let (first, rest) = part(play, stack, takes);
        move_stack(battle, play, rule, &first, &path);
        return approach(battle, play, paths, rule, &rest, target);
    }
    // Where there is no way in, zombies crowd as close to it as they can.
    let far = |hex: Hex| match way.cost(stack.at) {
        Some(_) => way.cost(hex).unwrap_or(u16::MAX),
        None => hex.distance(target).into(),
    };
    let fits = |hex: Hex| hex == stack.at || stack.zombies.len() <= around.room(battle, hex);
    let crowded = |hex: Hex| battle.crowd[battle.scene.board.grid().index(hex)] != 0;
    let joins = |hex: Hex| hex != stack.at && crowded(hex) && battle.zombies_at(hex).next().is_some();
    let rank = |hex: Hex| (far(hex), !joins(hex), ways.cost(hex), off_line(stack.at, target, hex));
    let ends: SmallVec<[(Rank, Hex); 40]> =
        ways.hexes().filter(|&it| fits(it)).map(|it| (rank(it), it)).collect();
    let Some(best) = ends.iter().map(|it| it.0).min() else { return };
    if ways.hexes().any(|it| far(it) <= best.0 && !fits(it)) {
        play.cite(rule!("atzr.zombie.stack-limit"));
    }
    let best: SmallVec<[Hex; 6]> = ends.iter().filter(|it| it.0 == best).map(|it| it.1).collect();
    let hexes = || best.iter().map(|&it| it.to_string()).collect();
    let mut dice = leads(play, stack).with(|| "go to".to_owned()).faces(hexes);
    let to = best[dice.one_of(rule!("atzr.ruling.zombie-target-choice"), best.len())];
    if joins(to) {
        play.cite(rule!("atzr.zombie.stack-moving"));
        play.cite(rule!("atzr.ruling.zombie-stack-moves"));
    }
    let path = ways.path(to);
    move_stack(battle, play, rule, stack, &path);
}

/// How far a hex leaves a stack from its target, whether it would be alone there, what it costs to get there, how far it is off
/// the straight line.
type Rank = (u16, bool, Option<u8>, i64);

/// How far a hex is off the straight line between two others, times the length of that line.
fn off_line(from: Hex, to: Hex, hex: Hex) -> i64 {
    let point = |it: Hex| {
        let at = ground::hex::centre(it);
        (i64::from(at.x), i64::from(at.y))
    };
    let ((fx, fy), (tx, ty), (hx, hy)) = (point(from), point(to), point(hex));
    ((tx - fx) * (hy - fy) - (ty - fy) * (hx - fx)).abs()
}

/// Moves all of a stack along a way.
pub fn move_stack(battle: &mut Battle, play: &mut Play<'_>, rule: RuleId, stack: &Stack, path: &[Hex]) {
    if 1 < stack.zombies.len() && !path.is_empty() {
        play.cite(rule!("atzr.zombie.stack-moving"));
    }
    let mut from = stack.at;
    for &to in path {
        let side = from.side_to(to);
        let board = &battle.scene.board;
        if board.building_at(from).is_none() && board.building_at(to).is_some() {
            play.cite(rule!("atzr.zombie.enter-building"));
        }
        if board.building_at(from).or(board.building_at(to)).is_some() {
            play.cite(rule!("atzr.ruling.zombie-in-building"));
        }
        for &which in &stack.zombies {
            change::shamble(battle, play, rule, which, to);
            *battle.memory_mut(which).heading = side;
        }
        from = to;
    }
}
