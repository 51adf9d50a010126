//! Zombies use stairs (15.1.3): normal movement from one level to another.
use ground::open::{ClimbKind, PieceId, measure::distance};
use kernel::{Dice, Play, Point};

use super::walk::{MOVE_MM, Movement, Plan, Way};
use crate::battle::{Battle, FigureId, change};

/// Stairs as somebody on one level finds them.
#[derive(Clone, Copy)]
struct Stairs {
    near: Point,
    far: Point,
    leads_to: Option<PieceId>,
}

/// To the stairs that lead to another level; without any, as near as it can.
pub(super) fn to_level(
    battle: &Battle,
    play: &mut Play<'_>,
    movement: &Movement,
    zombie: u32,
    level: Option<PieceId>,
    goal: Point,
) -> Plan {
    let figure = &battle.zombies[zombie as usize];
    let detour = |it: &Stairs| distance(figure.at, it.near) + distance(it.far, goal);
    let leads = |it: &Stairs| it.leads_to == level || leads_on(battle, it.leads_to, level, 3);
    let Some(stairs) = stairs_from(battle, figure.level).filter(leads).min_by_key(detour) else {
        return movement.past_others(battle, zombie, goal);
    };
    play.cite(rule!("dwa.ruling.zombie-terrain"));
    if figure.at == stairs.near {
        return Plan::Stairs(Way::from_slice(&[figure.at]), stairs.leads_to, stairs.far);
    }
    match movement.towards(battle, play, zombie, stairs.near) {
        Plan::Go(_, way) if way.last() == Some(&stairs.near) => {
            Plan::Stairs(way, stairs.leads_to, stairs.far)
        }
        other => other,
    }
}

/// Up or down the stairs, if enough of the move is left and there is room at their end.
pub(super) fn climb(
    battle: &mut Battle,
    play: &mut Play<'_>,
    movement: &mut Movement,
    zombie: u32,
    way: &[Point],
    level: Option<PieceId>,
    to: Point,
) {
    let walked: i32 = way.windows(2).map(|leg| distance(leg[0], leg[1])).sum();
    let stairs = distance(battle.zombies[zombie as usize].at, to).min(MOVE_MM);
    let me = Some(movement.bases.of_zombie(zombie));
    if walked + stairs <= MOVE_MM && movement.bases.is_free(battle, me, level, to) {
        change::enter_level(battle, play, rule!("dwa.zombie.move"), FigureId::Zombie(zombie), level, to);
        movement.bases.moved_zombie(battle, zombie);
    }
}

fn stairs_from(battle: &Battle, level: Option<PieceId>) -> impl Iterator<Item = Stairs> {
    let climbs = battle.scene.ground.table().climbs.iter().filter(|it| it.kind == ClimbKind::Stairs);
    climbs.filter_map(move |it| {
        if it.foot_on == level {
            return Some(Stairs { near: it.foot, far: it.head, leads_to: it.head_on });
        }
        (it.head_on == level).then_some(Stairs { near: it.head, far: it.foot, leads_to: it.foot_on })
    })
}

/// Whether a few more flights of stairs lead from one level to the other.
fn leads_on(battle: &Battle, from: Option<PieceId>, to: Option<PieceId>, flights: u8) -> bool {
    flights != 0
        && stairs_from(battle, from)
            .any(|it| it.leads_to == to || leads_on(battle, it.leads_to, to, flights - 1))
}
