//! Zombies on stairs and ladders (p. 36): to another floor when what they are after is there, a floor in an activation.
use ground::open::{
    PieceId,
    measure::{at_most, dist2},
};
use kernel::{Pause, Play, Point};

use super::{
    aim::Aim,
    floor::{Floor, Past},
    walk, zed,
};
use crate::{
    battle::{Battle, ZombieId, change},
    table::weapon::INCH_MM,
};

/// A way to the next floor: where it begins, and where it ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Flight {
    from: Point,
    to: Point,
    level: Option<PieceId>,
}

/// Goes to the floor on which it wants to be, if it is on another one; whether it does.
pub(super) fn take(
    battle: &mut Battle,
    play: &mut Play<'_>,
    which: ZombieId,
    aim: Aim,
) -> Result<bool, Pause> {
    let Some(goal) = floor_wanted(battle, which, aim) else { return Ok(false) };
    let Some(flight) = next(battle, which, goal) else { return Ok(false) };
    let near = |at: Point| at_most(at, flight.from, INCH_MM);
    if !near(battle.zombie(which).at) {
        walk::towards(battle, play, which, flight.from, &near)?;
        return Ok(true);
    }
    let floor = Floor::new(battle, flight.level);
    let to = floor.walk(Some(which.into()), Past::Nobody, |walk| {
        if walk.free_at(flight.to) { flight.to } else { walk.nearest_free(flight.to) }
    });
    change::enter_level(battle, play, rule!("ffo.building.levels"), which.into(), (flight.level, to));
    zed::notice(battle, play)?;
    Ok(true)
}

/// The floor of what it is after, where that is another one.
fn floor_wanted(battle: &Battle, which: ZombieId, aim: Aim) -> Option<Option<PieceId>> {
    let own = battle.zombie(which).level;
    let wanted = match aim {
        Aim::Body(who) | Aim::Crowd(who) | Aim::Seen(who) => battle.person(who).level,
        Aim::LastSeen(_) => battle.zombie(which).seen_on,
        Aim::Noise(at) => battle.noises.iter().find(|it| it.at == at).map_or(own, |it| it.level),
        Aim::Feast | Aim::Disperse | Aim::Charge(_) | Aim::Vehicle(_) | Aim::Ahead => own,
    };
    (wanted != own).then_some(wanted)
}

/// The first flight of the way with the fewest of them; of equals the nearest.
fn next(battle: &Battle, which: ZombieId, goal: Option<PieceId>) -> Option<Flight> {
    let (at, own) = (battle.zombie(which).at, battle.zombie(which).level);
    let first =
        leading_from(battle, own).filter_map(|it| Some((floors_to(battle, it.level, goal, own)?, it)));
    first.min_by_key(|(floors, it)| (*floors, dist2(at, it.from))).map(|it| it.1)
}

/// How many more flights lead from one floor to another without coming back.
fn floors_to(
    battle: &Battle,
    from: Option<PieceId>,
    goal: Option<PieceId>,
    before: Option<PieceId>,
) -> Option<usize> {
    if from == goal {
        return Some(0);
    }
    let (mut reached, mut edge, mut floors) = (vec![before, from], vec![from], 0);
    while !edge.is_empty() {
        floors += 1;
        let mut further = Vec::new();
        for it in edge.iter().flat_map(|&it| leading_from(battle, it)) {
            if it.level == goal {
                return Some(floors);
            }
            if !reached.contains(&it.level) {
                reached.push(it.level);
                further.push(it.level);
            }
        }
        edge = further;
    }
    None
}

fn leading_from(battle: &Battle, level: Option<PieceId>) -> impl Iterator<Item = Flight> {
    let climbs = battle.scene.ground.table().climbs.iter();
    climbs.filter_map(move |it| {
        if it.foot_on == level {
            Some(Flight { from: it.foot, to: it.head, level: it.head_on })
        } else {
            let down = Flight { from: it.head, to: it.foot, level: it.foot_on };
            (it.head_on == level).then_some(down)
        }
    })
}
