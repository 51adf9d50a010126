//! Zombies with nothing to go for (13.5): on in the direction of the last move, until something is in the way.
use ground::hex::{Hex, Side};
use kernel::{Dice, Play, Roll};

use super::{
    super::Battle,
    POINTS, Stack, leads, senses,
    walk::move_stack,
    way::{enters, room, step_cost},
};
use crate::{
    journal::Happened,
    table::zombie::{Turn, turn},
};

/// The other five sides of a hex: who has tried them all stays where it is.
const TURNS: u8 = 5;

/// On in the direction of the last move; a dead end turns it left or right (13.5, ruling on drifting).
pub fn drift(battle: &mut Battle, play: &mut Play<'_>, stack: &Stack, heading: Option<Side>) {
    play.cite(rule!("atzr.zombie.move-full"));
    let rolled = |play: &mut Play<'_>| {
        let mut dice = leads(play, stack);
        let side = dice.d6(rule!("atzr.zombie.action-drift")) as u8;
        dice.came(rule!("atzr.zombie.action-drift"), &|| Happened::Drifts { side }.into());
        Side::numbered(side)
    };
    let Some(mut heading) = heading.or_else(|| rolled(play)) else { return };
    let mut here = stack.clone();
    let mut points = POINTS;
    while 0 < points {
        let Some(free) = turn_to_a_way_on(battle, play, &here, heading) else { break };
        heading = free;
        let next = here.at.step(heading);
        let Some(left) = points.checked_sub(step_cost(battle, next)) else { break };
        points = left;
        move_stack(battle, play, rule!("atzr.zombie.action-drift"), &here, &[next]);
        here.at = next;
    }
    for &which in &stack.zombies {
        *battle.memory_mut(which).heading = Some(heading);
    }
}

/// The way on: straight, or where one die turns them to, always the same way round until there is one.
fn turn_to_a_way_on(battle: &Battle, play: &mut Play<'_>, stack: &Stack, mut heading: Side) -> Option<Side> {
    if is_free(battle, stack, stack.at.step(heading)) {
        return Some(heading);
    }
    play.cite(rule!("atzr.ruling.zombie-drift-turn"));
    let way = turn(&mut leads(play, stack));
    for _ in 0..TURNS {
        heading = match way {
            Turn::Left => heading.counter_clockwise(),
            Turn::Right => heading.clockwise(),
        };
        if is_free(battle, stack, stack.at.step(heading)) {
            return Some(heading);
        }
    }
    None
}

fn is_free(battle: &Battle, stack: &Stack, to: Hex) -> bool {
    battle.scene.board.grid().contains(to)
        && enters(battle, senses::door(battle, stack), stack.at, to)
        && stack.zombies.len() <= room(battle, to)
}
